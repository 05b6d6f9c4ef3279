; ModuleID = 'corpus/opencl/small_matrices.cl'
source_filename = "corpus/opencl/small_matrices.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_kernel void @lu8_solve(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef align 4 captures(none) %1) local_unnamed_addr #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #10
  %4 = trunc i64 %3 to i32
  %5 = shl i32 %4, 3
  %6 = shl nsw i32 %4, 6
  %7 = sext i32 %5 to i64
  %8 = shl nsw i64 %7, 2
  %9 = getelementptr i8, ptr addrspace(1) %1, i64 %8
  %10 = load float, ptr addrspace(1) %9, align 4, !tbaa !12
  %11 = getelementptr inbounds nuw i8, ptr addrspace(1) %9, i64 4
  %12 = getelementptr inbounds nuw i8, ptr addrspace(1) %9, i64 8
  %13 = load float, ptr addrspace(1) %12, align 4, !tbaa !12
  %14 = getelementptr inbounds nuw i8, ptr addrspace(1) %9, i64 12
  %15 = load float, ptr addrspace(1) %14, align 4, !tbaa !12
  %16 = getelementptr inbounds nuw i8, ptr addrspace(1) %9, i64 16
  %17 = load float, ptr addrspace(1) %16, align 4, !tbaa !12
  %18 = getelementptr inbounds nuw i8, ptr addrspace(1) %9, i64 20
  %19 = load float, ptr addrspace(1) %18, align 4, !tbaa !12
  %20 = getelementptr inbounds nuw i8, ptr addrspace(1) %9, i64 24
  %21 = load float, ptr addrspace(1) %20, align 4, !tbaa !12
  %22 = getelementptr inbounds nuw i8, ptr addrspace(1) %9, i64 28
  %23 = load float, ptr addrspace(1) %22, align 4, !tbaa !12
  %24 = sext i32 %6 to i64
  %25 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %24
  %26 = load float, ptr addrspace(1) %25, align 4, !tbaa !12
  %27 = sext i32 %6 to i64
  %28 = getelementptr float, ptr addrspace(1) %0, i64 %27
  %29 = getelementptr i8, ptr addrspace(1) %28, i64 4
  %30 = load float, ptr addrspace(1) %29, align 4, !tbaa !12
  %31 = sext i32 %6 to i64
  %32 = getelementptr float, ptr addrspace(1) %0, i64 %31
  %33 = getelementptr i8, ptr addrspace(1) %32, i64 8
  %34 = load float, ptr addrspace(1) %33, align 4, !tbaa !12
  %35 = sext i32 %6 to i64
  %36 = getelementptr float, ptr addrspace(1) %0, i64 %35
  %37 = getelementptr i8, ptr addrspace(1) %36, i64 12
  %38 = load float, ptr addrspace(1) %37, align 4, !tbaa !12
  %39 = sext i32 %6 to i64
  %40 = getelementptr float, ptr addrspace(1) %0, i64 %39
  %41 = getelementptr i8, ptr addrspace(1) %40, i64 16
  %42 = load float, ptr addrspace(1) %41, align 4, !tbaa !12
  %43 = sext i32 %6 to i64
  %44 = getelementptr float, ptr addrspace(1) %0, i64 %43
  %45 = getelementptr i8, ptr addrspace(1) %44, i64 20
  %46 = load float, ptr addrspace(1) %45, align 4, !tbaa !12
  %47 = sext i32 %6 to i64
  %48 = getelementptr float, ptr addrspace(1) %0, i64 %47
  %49 = getelementptr i8, ptr addrspace(1) %48, i64 24
  %50 = load float, ptr addrspace(1) %49, align 4, !tbaa !12
  %51 = sext i32 %6 to i64
  %52 = getelementptr float, ptr addrspace(1) %0, i64 %51
  %53 = getelementptr i8, ptr addrspace(1) %52, i64 28
  %54 = load float, ptr addrspace(1) %53, align 4, !tbaa !12
  %55 = sext i32 %6 to i64
  %56 = getelementptr float, ptr addrspace(1) %0, i64 %55
  %57 = getelementptr i8, ptr addrspace(1) %56, i64 40
  %58 = load float, ptr addrspace(1) %57, align 4, !tbaa !12
  %59 = sext i32 %6 to i64
  %60 = getelementptr float, ptr addrspace(1) %0, i64 %59
  %61 = getelementptr i8, ptr addrspace(1) %60, i64 44
  %62 = load float, ptr addrspace(1) %61, align 4, !tbaa !12
  %63 = sext i32 %6 to i64
  %64 = getelementptr float, ptr addrspace(1) %0, i64 %63
  %65 = getelementptr i8, ptr addrspace(1) %64, i64 48
  %66 = load float, ptr addrspace(1) %65, align 4, !tbaa !12
  %67 = sext i32 %6 to i64
  %68 = getelementptr float, ptr addrspace(1) %0, i64 %67
  %69 = getelementptr i8, ptr addrspace(1) %68, i64 52
  %70 = load float, ptr addrspace(1) %69, align 4, !tbaa !12
  %71 = sext i32 %6 to i64
  %72 = getelementptr float, ptr addrspace(1) %0, i64 %71
  %73 = getelementptr i8, ptr addrspace(1) %72, i64 56
  %74 = load float, ptr addrspace(1) %73, align 4, !tbaa !12
  %75 = sext i32 %6 to i64
  %76 = getelementptr float, ptr addrspace(1) %0, i64 %75
  %77 = getelementptr i8, ptr addrspace(1) %76, i64 60
  %78 = load float, ptr addrspace(1) %77, align 4, !tbaa !12
  %79 = sext i32 %6 to i64
  %80 = getelementptr float, ptr addrspace(1) %0, i64 %79
  %81 = getelementptr i8, ptr addrspace(1) %80, i64 64
  %82 = load float, ptr addrspace(1) %81, align 4, !tbaa !12
  %83 = sext i32 %6 to i64
  %84 = getelementptr float, ptr addrspace(1) %0, i64 %83
  %85 = getelementptr i8, ptr addrspace(1) %84, i64 68
  %86 = load float, ptr addrspace(1) %85, align 4, !tbaa !12
  %87 = sext i32 %6 to i64
  %88 = getelementptr float, ptr addrspace(1) %0, i64 %87
  %89 = getelementptr i8, ptr addrspace(1) %88, i64 72
  %90 = load float, ptr addrspace(1) %89, align 4, !tbaa !12
  %91 = sext i32 %6 to i64
  %92 = getelementptr float, ptr addrspace(1) %0, i64 %91
  %93 = getelementptr i8, ptr addrspace(1) %92, i64 76
  %94 = load float, ptr addrspace(1) %93, align 4, !tbaa !12
  %95 = sext i32 %6 to i64
  %96 = getelementptr float, ptr addrspace(1) %0, i64 %95
  %97 = getelementptr i8, ptr addrspace(1) %96, i64 80
  %98 = load float, ptr addrspace(1) %97, align 4, !tbaa !12
  %99 = sext i32 %6 to i64
  %100 = getelementptr float, ptr addrspace(1) %0, i64 %99
  %101 = getelementptr i8, ptr addrspace(1) %100, i64 84
  %102 = load float, ptr addrspace(1) %101, align 4, !tbaa !12
  %103 = sext i32 %6 to i64
  %104 = getelementptr float, ptr addrspace(1) %0, i64 %103
  %105 = getelementptr i8, ptr addrspace(1) %104, i64 88
  %106 = load float, ptr addrspace(1) %105, align 4, !tbaa !12
  %107 = sext i32 %6 to i64
  %108 = getelementptr float, ptr addrspace(1) %0, i64 %107
  %109 = getelementptr i8, ptr addrspace(1) %108, i64 92
  %110 = load float, ptr addrspace(1) %109, align 4, !tbaa !12
  %111 = sext i32 %6 to i64
  %112 = getelementptr float, ptr addrspace(1) %0, i64 %111
  %113 = getelementptr i8, ptr addrspace(1) %112, i64 96
  %114 = load float, ptr addrspace(1) %113, align 4, !tbaa !12
  %115 = sext i32 %6 to i64
  %116 = getelementptr float, ptr addrspace(1) %0, i64 %115
  %117 = getelementptr i8, ptr addrspace(1) %116, i64 100
  %118 = load float, ptr addrspace(1) %117, align 4, !tbaa !12
  %119 = sext i32 %6 to i64
  %120 = getelementptr float, ptr addrspace(1) %0, i64 %119
  %121 = getelementptr i8, ptr addrspace(1) %120, i64 104
  %122 = load float, ptr addrspace(1) %121, align 4, !tbaa !12
  %123 = sext i32 %6 to i64
  %124 = getelementptr float, ptr addrspace(1) %0, i64 %123
  %125 = getelementptr i8, ptr addrspace(1) %124, i64 108
  %126 = load float, ptr addrspace(1) %125, align 4, !tbaa !12
  %127 = sext i32 %6 to i64
  %128 = getelementptr float, ptr addrspace(1) %0, i64 %127
  %129 = getelementptr i8, ptr addrspace(1) %128, i64 112
  %130 = load float, ptr addrspace(1) %129, align 4, !tbaa !12
  %131 = sext i32 %6 to i64
  %132 = getelementptr float, ptr addrspace(1) %0, i64 %131
  %133 = getelementptr i8, ptr addrspace(1) %132, i64 116
  %134 = load float, ptr addrspace(1) %133, align 4, !tbaa !12
  %135 = sext i32 %6 to i64
  %136 = getelementptr float, ptr addrspace(1) %0, i64 %135
  %137 = getelementptr i8, ptr addrspace(1) %136, i64 120
  %138 = load float, ptr addrspace(1) %137, align 4, !tbaa !12
  %139 = sext i32 %6 to i64
  %140 = getelementptr float, ptr addrspace(1) %0, i64 %139
  %141 = getelementptr i8, ptr addrspace(1) %140, i64 124
  %142 = load float, ptr addrspace(1) %141, align 4, !tbaa !12
  %143 = sext i32 %6 to i64
  %144 = getelementptr float, ptr addrspace(1) %0, i64 %143
  %145 = getelementptr i8, ptr addrspace(1) %144, i64 128
  %146 = load float, ptr addrspace(1) %145, align 4, !tbaa !12
  %147 = sext i32 %6 to i64
  %148 = getelementptr float, ptr addrspace(1) %0, i64 %147
  %149 = getelementptr i8, ptr addrspace(1) %148, i64 132
  %150 = load float, ptr addrspace(1) %149, align 4, !tbaa !12
  %151 = sext i32 %6 to i64
  %152 = getelementptr float, ptr addrspace(1) %0, i64 %151
  %153 = getelementptr i8, ptr addrspace(1) %152, i64 136
  %154 = load float, ptr addrspace(1) %153, align 4, !tbaa !12
  %155 = sext i32 %6 to i64
  %156 = getelementptr float, ptr addrspace(1) %0, i64 %155
  %157 = getelementptr i8, ptr addrspace(1) %156, i64 140
  %158 = load float, ptr addrspace(1) %157, align 4, !tbaa !12
  %159 = sext i32 %6 to i64
  %160 = getelementptr float, ptr addrspace(1) %0, i64 %159
  %161 = getelementptr i8, ptr addrspace(1) %160, i64 144
  %162 = load float, ptr addrspace(1) %161, align 4, !tbaa !12
  %163 = sext i32 %6 to i64
  %164 = getelementptr float, ptr addrspace(1) %0, i64 %163
  %165 = getelementptr i8, ptr addrspace(1) %164, i64 148
  %166 = load float, ptr addrspace(1) %165, align 4, !tbaa !12
  %167 = sext i32 %6 to i64
  %168 = getelementptr float, ptr addrspace(1) %0, i64 %167
  %169 = getelementptr i8, ptr addrspace(1) %168, i64 152
  %170 = load float, ptr addrspace(1) %169, align 4, !tbaa !12
  %171 = sext i32 %6 to i64
  %172 = getelementptr float, ptr addrspace(1) %0, i64 %171
  %173 = getelementptr i8, ptr addrspace(1) %172, i64 156
  %174 = load float, ptr addrspace(1) %173, align 4, !tbaa !12
  %175 = sext i32 %6 to i64
  %176 = getelementptr float, ptr addrspace(1) %0, i64 %175
  %177 = getelementptr i8, ptr addrspace(1) %176, i64 160
  %178 = load float, ptr addrspace(1) %177, align 4, !tbaa !12
  %179 = sext i32 %6 to i64
  %180 = getelementptr float, ptr addrspace(1) %0, i64 %179
  %181 = getelementptr i8, ptr addrspace(1) %180, i64 164
  %182 = load float, ptr addrspace(1) %181, align 4, !tbaa !12
  %183 = sext i32 %6 to i64
  %184 = getelementptr float, ptr addrspace(1) %0, i64 %183
  %185 = getelementptr i8, ptr addrspace(1) %184, i64 168
  %186 = load float, ptr addrspace(1) %185, align 4, !tbaa !12
  %187 = sext i32 %6 to i64
  %188 = getelementptr float, ptr addrspace(1) %0, i64 %187
  %189 = getelementptr i8, ptr addrspace(1) %188, i64 172
  %190 = load float, ptr addrspace(1) %189, align 4, !tbaa !12
  %191 = sext i32 %6 to i64
  %192 = getelementptr float, ptr addrspace(1) %0, i64 %191
  %193 = getelementptr i8, ptr addrspace(1) %192, i64 176
  %194 = load float, ptr addrspace(1) %193, align 4, !tbaa !12
  %195 = sext i32 %6 to i64
  %196 = getelementptr float, ptr addrspace(1) %0, i64 %195
  %197 = getelementptr i8, ptr addrspace(1) %196, i64 180
  %198 = load float, ptr addrspace(1) %197, align 4, !tbaa !12
  %199 = sext i32 %6 to i64
  %200 = getelementptr float, ptr addrspace(1) %0, i64 %199
  %201 = getelementptr i8, ptr addrspace(1) %200, i64 184
  %202 = load float, ptr addrspace(1) %201, align 4, !tbaa !12
  %203 = sext i32 %6 to i64
  %204 = getelementptr float, ptr addrspace(1) %0, i64 %203
  %205 = getelementptr i8, ptr addrspace(1) %204, i64 188
  %206 = load float, ptr addrspace(1) %205, align 4, !tbaa !12
  %207 = sext i32 %6 to i64
  %208 = getelementptr float, ptr addrspace(1) %0, i64 %207
  %209 = getelementptr i8, ptr addrspace(1) %208, i64 192
  %210 = load float, ptr addrspace(1) %209, align 4, !tbaa !12
  %211 = sext i32 %6 to i64
  %212 = getelementptr float, ptr addrspace(1) %0, i64 %211
  %213 = getelementptr i8, ptr addrspace(1) %212, i64 196
  %214 = load float, ptr addrspace(1) %213, align 4, !tbaa !12
  %215 = sext i32 %6 to i64
  %216 = getelementptr float, ptr addrspace(1) %0, i64 %215
  %217 = getelementptr i8, ptr addrspace(1) %216, i64 200
  %218 = load float, ptr addrspace(1) %217, align 4, !tbaa !12
  %219 = sext i32 %6 to i64
  %220 = getelementptr float, ptr addrspace(1) %0, i64 %219
  %221 = getelementptr i8, ptr addrspace(1) %220, i64 204
  %222 = load float, ptr addrspace(1) %221, align 4, !tbaa !12
  %223 = sext i32 %6 to i64
  %224 = getelementptr float, ptr addrspace(1) %0, i64 %223
  %225 = getelementptr i8, ptr addrspace(1) %224, i64 208
  %226 = load float, ptr addrspace(1) %225, align 4, !tbaa !12
  %227 = sext i32 %6 to i64
  %228 = getelementptr float, ptr addrspace(1) %0, i64 %227
  %229 = getelementptr i8, ptr addrspace(1) %228, i64 212
  %230 = load float, ptr addrspace(1) %229, align 4, !tbaa !12
  %231 = sext i32 %6 to i64
  %232 = getelementptr float, ptr addrspace(1) %0, i64 %231
  %233 = getelementptr i8, ptr addrspace(1) %232, i64 216
  %234 = load float, ptr addrspace(1) %233, align 4, !tbaa !12
  %235 = sext i32 %6 to i64
  %236 = getelementptr float, ptr addrspace(1) %0, i64 %235
  %237 = getelementptr i8, ptr addrspace(1) %236, i64 220
  %238 = load float, ptr addrspace(1) %237, align 4, !tbaa !12
  %239 = sext i32 %6 to i64
  %240 = getelementptr float, ptr addrspace(1) %0, i64 %239
  %241 = getelementptr i8, ptr addrspace(1) %240, i64 224
  %242 = load float, ptr addrspace(1) %241, align 4, !tbaa !12
  %243 = sext i32 %6 to i64
  %244 = getelementptr float, ptr addrspace(1) %0, i64 %243
  %245 = getelementptr i8, ptr addrspace(1) %244, i64 228
  %246 = load float, ptr addrspace(1) %245, align 4, !tbaa !12
  %247 = sext i32 %6 to i64
  %248 = getelementptr float, ptr addrspace(1) %0, i64 %247
  %249 = getelementptr i8, ptr addrspace(1) %248, i64 232
  %250 = load float, ptr addrspace(1) %249, align 4, !tbaa !12
  %251 = sext i32 %6 to i64
  %252 = getelementptr float, ptr addrspace(1) %0, i64 %251
  %253 = getelementptr i8, ptr addrspace(1) %252, i64 236
  %254 = load float, ptr addrspace(1) %253, align 4, !tbaa !12
  %255 = sext i32 %6 to i64
  %256 = getelementptr float, ptr addrspace(1) %0, i64 %255
  %257 = getelementptr i8, ptr addrspace(1) %256, i64 240
  %258 = load float, ptr addrspace(1) %257, align 4, !tbaa !12
  %259 = sext i32 %6 to i64
  %260 = getelementptr float, ptr addrspace(1) %0, i64 %259
  %261 = getelementptr i8, ptr addrspace(1) %260, i64 244
  %262 = load float, ptr addrspace(1) %261, align 4, !tbaa !12
  %263 = sext i32 %6 to i64
  %264 = getelementptr float, ptr addrspace(1) %0, i64 %263
  %265 = getelementptr i8, ptr addrspace(1) %264, i64 248
  %266 = load float, ptr addrspace(1) %265, align 4, !tbaa !12
  %267 = sext i32 %6 to i64
  %268 = getelementptr float, ptr addrspace(1) %0, i64 %267
  %269 = getelementptr i8, ptr addrspace(1) %268, i64 252
  %270 = load float, ptr addrspace(1) %269, align 4, !tbaa !12
  %271 = sext i32 %6 to i64
  %272 = getelementptr float, ptr addrspace(1) %0, i64 %271
  %273 = getelementptr i8, ptr addrspace(1) %272, i64 36
  %274 = load float, ptr addrspace(1) %273, align 4, !tbaa !12
  %275 = sext i32 %6 to i64
  %276 = getelementptr float, ptr addrspace(1) %0, i64 %275
  %277 = getelementptr i8, ptr addrspace(1) %276, i64 32
  %278 = load float, ptr addrspace(1) %277, align 4, !tbaa !12
  %279 = load float, ptr addrspace(1) %11, align 4, !tbaa !12
  %280 = fadd float %54, 0.000000e+00
  %281 = fneg float %280
  %282 = fadd float %26, 4.000000e+00
  %283 = fdiv float -1.000000e+00, %282
  %284 = fadd float %278, 0.000000e+00
  %285 = fmul float %283, %284
  %286 = fadd float %30, 0.000000e+00
  %287 = fadd float %274, 4.000000e+00
  %288 = tail call float @llvm.fmuladd.f32(float %285, float %286, float %287)
  %289 = fdiv float -1.000000e+00, %288
  %290 = fadd float %82, 0.000000e+00
  %291 = fmul float %283, %290
  %292 = fadd float %86, 0.000000e+00
  %293 = tail call float @llvm.fmuladd.f32(float %291, float %286, float %292)
  %294 = fmul float %289, %293
  %295 = fadd float %34, 0.000000e+00
  %296 = fadd float %58, 0.000000e+00
  %297 = tail call float @llvm.fmuladd.f32(float %285, float %295, float %296)
  %298 = fadd float %90, 4.000000e+00
  %299 = tail call float @llvm.fmuladd.f32(float %291, float %295, float %298)
  %300 = tail call float @llvm.fmuladd.f32(float %294, float %297, float %299)
  %301 = fdiv float -1.000000e+00, %300
  %302 = fadd float %114, 0.000000e+00
  %303 = fmul float %283, %302
  %304 = fadd float %118, 0.000000e+00
  %305 = tail call float @llvm.fmuladd.f32(float %303, float %286, float %304)
  %306 = fmul float %289, %305
  %307 = fadd float %122, 0.000000e+00
  %308 = tail call float @llvm.fmuladd.f32(float %303, float %295, float %307)
  %309 = tail call float @llvm.fmuladd.f32(float %306, float %297, float %308)
  %310 = fmul float %301, %309
  %311 = fadd float %38, 0.000000e+00
  %312 = fadd float %62, 0.000000e+00
  %313 = tail call float @llvm.fmuladd.f32(float %285, float %311, float %312)
  %314 = fadd float %94, 0.000000e+00
  %315 = tail call float @llvm.fmuladd.f32(float %291, float %311, float %314)
  %316 = tail call float @llvm.fmuladd.f32(float %294, float %313, float %315)
  %317 = fadd float %126, 4.000000e+00
  %318 = tail call float @llvm.fmuladd.f32(float %303, float %311, float %317)
  %319 = tail call float @llvm.fmuladd.f32(float %306, float %313, float %318)
  %320 = tail call float @llvm.fmuladd.f32(float %310, float %316, float %319)
  %321 = fdiv float -1.000000e+00, %320
  %322 = fadd float %146, 0.000000e+00
  %323 = fmul float %283, %322
  %324 = fadd float %150, 0.000000e+00
  %325 = tail call float @llvm.fmuladd.f32(float %323, float %286, float %324)
  %326 = fmul float %289, %325
  %327 = fadd float %154, 0.000000e+00
  %328 = tail call float @llvm.fmuladd.f32(float %323, float %295, float %327)
  %329 = tail call float @llvm.fmuladd.f32(float %326, float %297, float %328)
  %330 = fmul float %301, %329
  %331 = fadd float %158, 0.000000e+00
  %332 = tail call float @llvm.fmuladd.f32(float %323, float %311, float %331)
  %333 = tail call float @llvm.fmuladd.f32(float %326, float %313, float %332)
  %334 = tail call float @llvm.fmuladd.f32(float %330, float %316, float %333)
  %335 = fmul float %321, %334
  %336 = fadd float %42, 0.000000e+00
  %337 = fadd float %66, 0.000000e+00
  %338 = tail call float @llvm.fmuladd.f32(float %285, float %336, float %337)
  %339 = fadd float %98, 0.000000e+00
  %340 = tail call float @llvm.fmuladd.f32(float %291, float %336, float %339)
  %341 = tail call float @llvm.fmuladd.f32(float %294, float %338, float %340)
  %342 = fadd float %130, 0.000000e+00
  %343 = tail call float @llvm.fmuladd.f32(float %303, float %336, float %342)
  %344 = tail call float @llvm.fmuladd.f32(float %306, float %338, float %343)
  %345 = tail call float @llvm.fmuladd.f32(float %310, float %341, float %344)
  %346 = fadd float %162, 4.000000e+00
  %347 = tail call float @llvm.fmuladd.f32(float %323, float %336, float %346)
  %348 = tail call float @llvm.fmuladd.f32(float %326, float %338, float %347)
  %349 = tail call float @llvm.fmuladd.f32(float %330, float %341, float %348)
  %350 = tail call float @llvm.fmuladd.f32(float %335, float %345, float %349)
  %351 = fdiv float -1.000000e+00, %350
  %352 = fadd float %178, 0.000000e+00
  %353 = fmul float %283, %352
  %354 = fadd float %182, 0.000000e+00
  %355 = tail call float @llvm.fmuladd.f32(float %353, float %286, float %354)
  %356 = fmul float %289, %355
  %357 = fadd float %186, 0.000000e+00
  %358 = tail call float @llvm.fmuladd.f32(float %353, float %295, float %357)
  %359 = tail call float @llvm.fmuladd.f32(float %356, float %297, float %358)
  %360 = fmul float %301, %359
  %361 = fadd float %190, 0.000000e+00
  %362 = tail call float @llvm.fmuladd.f32(float %353, float %311, float %361)
  %363 = tail call float @llvm.fmuladd.f32(float %356, float %313, float %362)
  %364 = tail call float @llvm.fmuladd.f32(float %360, float %316, float %363)
  %365 = fmul float %321, %364
  %366 = fadd float %194, 0.000000e+00
  %367 = tail call float @llvm.fmuladd.f32(float %353, float %336, float %366)
  %368 = tail call float @llvm.fmuladd.f32(float %356, float %338, float %367)
  %369 = tail call float @llvm.fmuladd.f32(float %360, float %341, float %368)
  %370 = tail call float @llvm.fmuladd.f32(float %365, float %345, float %369)
  %371 = fmul float %351, %370
  %372 = fadd float %46, 0.000000e+00
  %373 = fadd float %70, 0.000000e+00
  %374 = tail call float @llvm.fmuladd.f32(float %285, float %372, float %373)
  %375 = fadd float %102, 0.000000e+00
  %376 = tail call float @llvm.fmuladd.f32(float %291, float %372, float %375)
  %377 = tail call float @llvm.fmuladd.f32(float %294, float %374, float %376)
  %378 = fadd float %134, 0.000000e+00
  %379 = tail call float @llvm.fmuladd.f32(float %303, float %372, float %378)
  %380 = tail call float @llvm.fmuladd.f32(float %306, float %374, float %379)
  %381 = tail call float @llvm.fmuladd.f32(float %310, float %377, float %380)
  %382 = fadd float %166, 0.000000e+00
  %383 = tail call float @llvm.fmuladd.f32(float %323, float %372, float %382)
  %384 = tail call float @llvm.fmuladd.f32(float %326, float %374, float %383)
  %385 = tail call float @llvm.fmuladd.f32(float %330, float %377, float %384)
  %386 = tail call float @llvm.fmuladd.f32(float %335, float %381, float %385)
  %387 = fadd float %198, 4.000000e+00
  %388 = tail call float @llvm.fmuladd.f32(float %353, float %372, float %387)
  %389 = tail call float @llvm.fmuladd.f32(float %356, float %374, float %388)
  %390 = tail call float @llvm.fmuladd.f32(float %360, float %377, float %389)
  %391 = tail call float @llvm.fmuladd.f32(float %365, float %381, float %390)
  %392 = tail call float @llvm.fmuladd.f32(float %371, float %386, float %391)
  %393 = fdiv float -1.000000e+00, %392
  %394 = fadd float %210, 0.000000e+00
  %395 = fmul float %283, %394
  %396 = fadd float %214, 0.000000e+00
  %397 = tail call float @llvm.fmuladd.f32(float %395, float %286, float %396)
  %398 = fmul float %289, %397
  %399 = fadd float %218, 0.000000e+00
  %400 = tail call float @llvm.fmuladd.f32(float %395, float %295, float %399)
  %401 = tail call float @llvm.fmuladd.f32(float %398, float %297, float %400)
  %402 = fmul float %301, %401
  %403 = fadd float %222, 0.000000e+00
  %404 = tail call float @llvm.fmuladd.f32(float %395, float %311, float %403)
  %405 = tail call float @llvm.fmuladd.f32(float %398, float %313, float %404)
  %406 = tail call float @llvm.fmuladd.f32(float %402, float %316, float %405)
  %407 = fmul float %321, %406
  %408 = fadd float %226, 0.000000e+00
  %409 = tail call float @llvm.fmuladd.f32(float %395, float %336, float %408)
  %410 = tail call float @llvm.fmuladd.f32(float %398, float %338, float %409)
  %411 = tail call float @llvm.fmuladd.f32(float %402, float %341, float %410)
  %412 = tail call float @llvm.fmuladd.f32(float %407, float %345, float %411)
  %413 = fmul float %351, %412
  %414 = fadd float %230, 0.000000e+00
  %415 = tail call float @llvm.fmuladd.f32(float %395, float %372, float %414)
  %416 = tail call float @llvm.fmuladd.f32(float %398, float %374, float %415)
  %417 = tail call float @llvm.fmuladd.f32(float %402, float %377, float %416)
  %418 = tail call float @llvm.fmuladd.f32(float %407, float %381, float %417)
  %419 = tail call float @llvm.fmuladd.f32(float %413, float %386, float %418)
  %420 = fmul float %393, %419
  %421 = fadd float %50, 0.000000e+00
  %422 = fadd float %74, 0.000000e+00
  %423 = tail call float @llvm.fmuladd.f32(float %285, float %421, float %422)
  %424 = fadd float %106, 0.000000e+00
  %425 = tail call float @llvm.fmuladd.f32(float %291, float %421, float %424)
  %426 = tail call float @llvm.fmuladd.f32(float %294, float %423, float %425)
  %427 = fadd float %138, 0.000000e+00
  %428 = tail call float @llvm.fmuladd.f32(float %303, float %421, float %427)
  %429 = tail call float @llvm.fmuladd.f32(float %306, float %423, float %428)
  %430 = tail call float @llvm.fmuladd.f32(float %310, float %426, float %429)
  %431 = fadd float %170, 0.000000e+00
  %432 = tail call float @llvm.fmuladd.f32(float %323, float %421, float %431)
  %433 = tail call float @llvm.fmuladd.f32(float %326, float %423, float %432)
  %434 = tail call float @llvm.fmuladd.f32(float %330, float %426, float %433)
  %435 = tail call float @llvm.fmuladd.f32(float %335, float %430, float %434)
  %436 = fadd float %202, 0.000000e+00
  %437 = tail call float @llvm.fmuladd.f32(float %353, float %421, float %436)
  %438 = tail call float @llvm.fmuladd.f32(float %356, float %423, float %437)
  %439 = tail call float @llvm.fmuladd.f32(float %360, float %426, float %438)
  %440 = tail call float @llvm.fmuladd.f32(float %365, float %430, float %439)
  %441 = tail call float @llvm.fmuladd.f32(float %371, float %435, float %440)
  %442 = fadd float %234, 4.000000e+00
  %443 = tail call float @llvm.fmuladd.f32(float %395, float %421, float %442)
  %444 = tail call float @llvm.fmuladd.f32(float %398, float %423, float %443)
  %445 = tail call float @llvm.fmuladd.f32(float %402, float %426, float %444)
  %446 = tail call float @llvm.fmuladd.f32(float %407, float %430, float %445)
  %447 = tail call float @llvm.fmuladd.f32(float %413, float %435, float %446)
  %448 = tail call float @llvm.fmuladd.f32(float %420, float %441, float %447)
  %449 = fdiv float -1.000000e+00, %448
  %450 = fadd float %242, 0.000000e+00
  %451 = fmul float %283, %450
  %452 = fadd float %246, 0.000000e+00
  %453 = tail call float @llvm.fmuladd.f32(float %451, float %286, float %452)
  %454 = fmul float %289, %453
  %455 = fadd float %250, 0.000000e+00
  %456 = tail call float @llvm.fmuladd.f32(float %451, float %295, float %455)
  %457 = tail call float @llvm.fmuladd.f32(float %454, float %297, float %456)
  %458 = fmul float %301, %457
  %459 = fadd float %254, 0.000000e+00
  %460 = tail call float @llvm.fmuladd.f32(float %451, float %311, float %459)
  %461 = tail call float @llvm.fmuladd.f32(float %454, float %313, float %460)
  %462 = tail call float @llvm.fmuladd.f32(float %458, float %316, float %461)
  %463 = fmul float %321, %462
  %464 = fadd float %258, 0.000000e+00
  %465 = tail call float @llvm.fmuladd.f32(float %451, float %336, float %464)
  %466 = tail call float @llvm.fmuladd.f32(float %454, float %338, float %465)
  %467 = tail call float @llvm.fmuladd.f32(float %458, float %341, float %466)
  %468 = tail call float @llvm.fmuladd.f32(float %463, float %345, float %467)
  %469 = fmul float %351, %468
  %470 = fadd float %262, 0.000000e+00
  %471 = tail call float @llvm.fmuladd.f32(float %451, float %372, float %470)
  %472 = tail call float @llvm.fmuladd.f32(float %454, float %374, float %471)
  %473 = tail call float @llvm.fmuladd.f32(float %458, float %377, float %472)
  %474 = tail call float @llvm.fmuladd.f32(float %463, float %381, float %473)
  %475 = tail call float @llvm.fmuladd.f32(float %469, float %386, float %474)
  %476 = fmul float %393, %475
  %477 = fadd float %266, 0.000000e+00
  %478 = tail call float @llvm.fmuladd.f32(float %451, float %421, float %477)
  %479 = tail call float @llvm.fmuladd.f32(float %454, float %423, float %478)
  %480 = tail call float @llvm.fmuladd.f32(float %458, float %426, float %479)
  %481 = tail call float @llvm.fmuladd.f32(float %463, float %430, float %480)
  %482 = tail call float @llvm.fmuladd.f32(float %469, float %435, float %481)
  %483 = tail call float @llvm.fmuladd.f32(float %476, float %441, float %482)
  %484 = fmul float %449, %483
  %485 = tail call float @llvm.fmuladd.f32(float %285, float %10, float %279)
  %486 = tail call float @llvm.fmuladd.f32(float %291, float %10, float %13)
  %487 = tail call float @llvm.fmuladd.f32(float %294, float %485, float %486)
  %488 = tail call float @llvm.fmuladd.f32(float %303, float %10, float %15)
  %489 = tail call float @llvm.fmuladd.f32(float %306, float %485, float %488)
  %490 = tail call float @llvm.fmuladd.f32(float %310, float %487, float %489)
  %491 = tail call float @llvm.fmuladd.f32(float %323, float %10, float %17)
  %492 = tail call float @llvm.fmuladd.f32(float %326, float %485, float %491)
  %493 = tail call float @llvm.fmuladd.f32(float %330, float %487, float %492)
  %494 = tail call float @llvm.fmuladd.f32(float %335, float %490, float %493)
  %495 = tail call float @llvm.fmuladd.f32(float %353, float %10, float %19)
  %496 = tail call float @llvm.fmuladd.f32(float %356, float %485, float %495)
  %497 = tail call float @llvm.fmuladd.f32(float %360, float %487, float %496)
  %498 = tail call float @llvm.fmuladd.f32(float %365, float %490, float %497)
  %499 = tail call float @llvm.fmuladd.f32(float %371, float %494, float %498)
  %500 = tail call float @llvm.fmuladd.f32(float %395, float %10, float %21)
  %501 = tail call float @llvm.fmuladd.f32(float %398, float %485, float %500)
  %502 = tail call float @llvm.fmuladd.f32(float %402, float %487, float %501)
  %503 = tail call float @llvm.fmuladd.f32(float %407, float %490, float %502)
  %504 = tail call float @llvm.fmuladd.f32(float %413, float %494, float %503)
  %505 = tail call float @llvm.fmuladd.f32(float %420, float %499, float %504)
  %506 = tail call float @llvm.fmuladd.f32(float %451, float %10, float %23)
  %507 = tail call float @llvm.fmuladd.f32(float %454, float %485, float %506)
  %508 = tail call float @llvm.fmuladd.f32(float %458, float %487, float %507)
  %509 = tail call float @llvm.fmuladd.f32(float %463, float %490, float %508)
  %510 = tail call float @llvm.fmuladd.f32(float %469, float %494, float %509)
  %511 = tail call float @llvm.fmuladd.f32(float %476, float %499, float %510)
  %512 = tail call float @llvm.fmuladd.f32(float %484, float %505, float %511)
  %513 = fadd float %78, 0.000000e+00
  %514 = tail call float @llvm.fmuladd.f32(float %285, float %280, float %513)
  %515 = fadd float %110, 0.000000e+00
  %516 = tail call float @llvm.fmuladd.f32(float %291, float %280, float %515)
  %517 = tail call float @llvm.fmuladd.f32(float %294, float %514, float %516)
  %518 = fadd float %142, 0.000000e+00
  %519 = tail call float @llvm.fmuladd.f32(float %303, float %280, float %518)
  %520 = tail call float @llvm.fmuladd.f32(float %306, float %514, float %519)
  %521 = tail call float @llvm.fmuladd.f32(float %310, float %517, float %520)
  %522 = fadd float %174, 0.000000e+00
  %523 = tail call float @llvm.fmuladd.f32(float %323, float %280, float %522)
  %524 = tail call float @llvm.fmuladd.f32(float %326, float %514, float %523)
  %525 = tail call float @llvm.fmuladd.f32(float %330, float %517, float %524)
  %526 = tail call float @llvm.fmuladd.f32(float %335, float %521, float %525)
  %527 = fadd float %206, 0.000000e+00
  %528 = tail call float @llvm.fmuladd.f32(float %353, float %280, float %527)
  %529 = tail call float @llvm.fmuladd.f32(float %356, float %514, float %528)
  %530 = tail call float @llvm.fmuladd.f32(float %360, float %517, float %529)
  %531 = tail call float @llvm.fmuladd.f32(float %365, float %521, float %530)
  %532 = tail call float @llvm.fmuladd.f32(float %371, float %526, float %531)
  %533 = fadd float %238, 0.000000e+00
  %534 = tail call float @llvm.fmuladd.f32(float %395, float %280, float %533)
  %535 = tail call float @llvm.fmuladd.f32(float %398, float %514, float %534)
  %536 = tail call float @llvm.fmuladd.f32(float %402, float %517, float %535)
  %537 = tail call float @llvm.fmuladd.f32(float %407, float %521, float %536)
  %538 = tail call float @llvm.fmuladd.f32(float %413, float %526, float %537)
  %539 = tail call float @llvm.fmuladd.f32(float %420, float %532, float %538)
  %540 = fadd float %270, 4.000000e+00
  %541 = tail call float @llvm.fmuladd.f32(float %451, float %280, float %540)
  %542 = tail call float @llvm.fmuladd.f32(float %454, float %514, float %541)
  %543 = tail call float @llvm.fmuladd.f32(float %458, float %517, float %542)
  %544 = tail call float @llvm.fmuladd.f32(float %463, float %521, float %543)
  %545 = tail call float @llvm.fmuladd.f32(float %469, float %526, float %544)
  %546 = tail call float @llvm.fmuladd.f32(float %476, float %532, float %545)
  %547 = tail call float @llvm.fmuladd.f32(float %484, float %539, float %546)
  %548 = fdiv float %512, %547
  %549 = fneg float %421
  %550 = fneg float %539
  %551 = tail call float @llvm.fmuladd.f32(float %550, float %548, float %505)
  %552 = fdiv float %551, %448
  %553 = fneg float %372
  %554 = fneg float %532
  %555 = fneg float %441
  %556 = tail call float @llvm.fmuladd.f32(float %555, float %552, float %499)
  %557 = tail call float @llvm.fmuladd.f32(float %554, float %548, float %556)
  %558 = fdiv float %557, %392
  %559 = fneg float %336
  %560 = fneg float %526
  %561 = fneg float %435
  %562 = fneg float %386
  %563 = tail call float @llvm.fmuladd.f32(float %562, float %558, float %494)
  %564 = tail call float @llvm.fmuladd.f32(float %561, float %552, float %563)
  %565 = tail call float @llvm.fmuladd.f32(float %560, float %548, float %564)
  %566 = fdiv float %565, %350
  %567 = fneg float %311
  %568 = fneg float %521
  %569 = fneg float %430
  %570 = fneg float %381
  %571 = fneg float %345
  %572 = tail call float @llvm.fmuladd.f32(float %571, float %566, float %490)
  %573 = tail call float @llvm.fmuladd.f32(float %570, float %558, float %572)
  %574 = tail call float @llvm.fmuladd.f32(float %569, float %552, float %573)
  %575 = tail call float @llvm.fmuladd.f32(float %568, float %548, float %574)
  %576 = fdiv float %575, %320
  %577 = fneg float %295
  %578 = fneg float %517
  %579 = fneg float %426
  %580 = fneg float %377
  %581 = fneg float %341
  %582 = fneg float %316
  %583 = tail call float @llvm.fmuladd.f32(float %582, float %576, float %487)
  %584 = tail call float @llvm.fmuladd.f32(float %581, float %566, float %583)
  %585 = tail call float @llvm.fmuladd.f32(float %580, float %558, float %584)
  %586 = tail call float @llvm.fmuladd.f32(float %579, float %552, float %585)
  %587 = tail call float @llvm.fmuladd.f32(float %578, float %548, float %586)
  %588 = fdiv float %587, %300
  %589 = fneg float %286
  %590 = fneg float %514
  %591 = fneg float %423
  %592 = fneg float %374
  %593 = fneg float %338
  %594 = fneg float %313
  %595 = fneg float %297
  %596 = tail call float @llvm.fmuladd.f32(float %595, float %588, float %485)
  %597 = tail call float @llvm.fmuladd.f32(float %594, float %576, float %596)
  %598 = tail call float @llvm.fmuladd.f32(float %593, float %566, float %597)
  %599 = tail call float @llvm.fmuladd.f32(float %592, float %558, float %598)
  %600 = tail call float @llvm.fmuladd.f32(float %591, float %552, float %599)
  %601 = tail call float @llvm.fmuladd.f32(float %590, float %548, float %600)
  %602 = fdiv float %601, %288
  %603 = tail call float @llvm.fmuladd.f32(float %589, float %602, float %10)
  %604 = tail call float @llvm.fmuladd.f32(float %577, float %588, float %603)
  %605 = tail call float @llvm.fmuladd.f32(float %567, float %576, float %604)
  %606 = tail call float @llvm.fmuladd.f32(float %559, float %566, float %605)
  %607 = tail call float @llvm.fmuladd.f32(float %553, float %558, float %606)
  %608 = tail call float @llvm.fmuladd.f32(float %549, float %552, float %607)
  %609 = tail call float @llvm.fmuladd.f32(float %281, float %548, float %608)
  %610 = fdiv float %609, %282
  store float %610, ptr addrspace(1) %9, align 4, !tbaa !12
  store float %602, ptr addrspace(1) %11, align 4, !tbaa !12
  store float %588, ptr addrspace(1) %12, align 4, !tbaa !12
  store float %576, ptr addrspace(1) %14, align 4, !tbaa !12
  store float %566, ptr addrspace(1) %16, align 4, !tbaa !12
  store float %558, ptr addrspace(1) %18, align 4, !tbaa !12
  store float %552, ptr addrspace(1) %20, align 4, !tbaa !12
  store float %548, ptr addrspace(1) %22, align 4, !tbaa !12
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_lu8_solve(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef align 4 captures(none) %1) local_unnamed_addr #1 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #10
  %4 = trunc i64 %3 to i32
  %5 = shl i32 %4, 3
  %6 = shl nsw i32 %4, 6
  %7 = sext i32 %5 to i64
  %8 = shl nsw i64 %7, 2
  %9 = getelementptr i8, ptr addrspace(1) %1, i64 %8
  %10 = load float, ptr addrspace(1) %9, align 4, !tbaa !12
  %11 = getelementptr inbounds nuw i8, ptr addrspace(1) %9, i64 4
  %12 = getelementptr inbounds nuw i8, ptr addrspace(1) %9, i64 8
  %13 = load float, ptr addrspace(1) %12, align 4, !tbaa !12
  %14 = getelementptr inbounds nuw i8, ptr addrspace(1) %9, i64 12
  %15 = load float, ptr addrspace(1) %14, align 4, !tbaa !12
  %16 = getelementptr inbounds nuw i8, ptr addrspace(1) %9, i64 16
  %17 = load float, ptr addrspace(1) %16, align 4, !tbaa !12
  %18 = getelementptr inbounds nuw i8, ptr addrspace(1) %9, i64 20
  %19 = load float, ptr addrspace(1) %18, align 4, !tbaa !12
  %20 = getelementptr inbounds nuw i8, ptr addrspace(1) %9, i64 24
  %21 = load float, ptr addrspace(1) %20, align 4, !tbaa !12
  %22 = getelementptr inbounds nuw i8, ptr addrspace(1) %9, i64 28
  %23 = load float, ptr addrspace(1) %22, align 4, !tbaa !12
  %24 = sext i32 %6 to i64
  %25 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %24
  %26 = load float, ptr addrspace(1) %25, align 4, !tbaa !12
  %27 = sext i32 %6 to i64
  %28 = getelementptr float, ptr addrspace(1) %0, i64 %27
  %29 = getelementptr i8, ptr addrspace(1) %28, i64 4
  %30 = load float, ptr addrspace(1) %29, align 4, !tbaa !12
  %31 = sext i32 %6 to i64
  %32 = getelementptr float, ptr addrspace(1) %0, i64 %31
  %33 = getelementptr i8, ptr addrspace(1) %32, i64 8
  %34 = load float, ptr addrspace(1) %33, align 4, !tbaa !12
  %35 = sext i32 %6 to i64
  %36 = getelementptr float, ptr addrspace(1) %0, i64 %35
  %37 = getelementptr i8, ptr addrspace(1) %36, i64 12
  %38 = load float, ptr addrspace(1) %37, align 4, !tbaa !12
  %39 = sext i32 %6 to i64
  %40 = getelementptr float, ptr addrspace(1) %0, i64 %39
  %41 = getelementptr i8, ptr addrspace(1) %40, i64 16
  %42 = load float, ptr addrspace(1) %41, align 4, !tbaa !12
  %43 = sext i32 %6 to i64
  %44 = getelementptr float, ptr addrspace(1) %0, i64 %43
  %45 = getelementptr i8, ptr addrspace(1) %44, i64 20
  %46 = load float, ptr addrspace(1) %45, align 4, !tbaa !12
  %47 = sext i32 %6 to i64
  %48 = getelementptr float, ptr addrspace(1) %0, i64 %47
  %49 = getelementptr i8, ptr addrspace(1) %48, i64 24
  %50 = load float, ptr addrspace(1) %49, align 4, !tbaa !12
  %51 = sext i32 %6 to i64
  %52 = getelementptr float, ptr addrspace(1) %0, i64 %51
  %53 = getelementptr i8, ptr addrspace(1) %52, i64 28
  %54 = load float, ptr addrspace(1) %53, align 4, !tbaa !12
  %55 = sext i32 %6 to i64
  %56 = getelementptr float, ptr addrspace(1) %0, i64 %55
  %57 = getelementptr i8, ptr addrspace(1) %56, i64 40
  %58 = load float, ptr addrspace(1) %57, align 4, !tbaa !12
  %59 = sext i32 %6 to i64
  %60 = getelementptr float, ptr addrspace(1) %0, i64 %59
  %61 = getelementptr i8, ptr addrspace(1) %60, i64 44
  %62 = load float, ptr addrspace(1) %61, align 4, !tbaa !12
  %63 = sext i32 %6 to i64
  %64 = getelementptr float, ptr addrspace(1) %0, i64 %63
  %65 = getelementptr i8, ptr addrspace(1) %64, i64 48
  %66 = load float, ptr addrspace(1) %65, align 4, !tbaa !12
  %67 = sext i32 %6 to i64
  %68 = getelementptr float, ptr addrspace(1) %0, i64 %67
  %69 = getelementptr i8, ptr addrspace(1) %68, i64 52
  %70 = load float, ptr addrspace(1) %69, align 4, !tbaa !12
  %71 = sext i32 %6 to i64
  %72 = getelementptr float, ptr addrspace(1) %0, i64 %71
  %73 = getelementptr i8, ptr addrspace(1) %72, i64 56
  %74 = load float, ptr addrspace(1) %73, align 4, !tbaa !12
  %75 = sext i32 %6 to i64
  %76 = getelementptr float, ptr addrspace(1) %0, i64 %75
  %77 = getelementptr i8, ptr addrspace(1) %76, i64 60
  %78 = load float, ptr addrspace(1) %77, align 4, !tbaa !12
  %79 = sext i32 %6 to i64
  %80 = getelementptr float, ptr addrspace(1) %0, i64 %79
  %81 = getelementptr i8, ptr addrspace(1) %80, i64 64
  %82 = load float, ptr addrspace(1) %81, align 4, !tbaa !12
  %83 = sext i32 %6 to i64
  %84 = getelementptr float, ptr addrspace(1) %0, i64 %83
  %85 = getelementptr i8, ptr addrspace(1) %84, i64 68
  %86 = load float, ptr addrspace(1) %85, align 4, !tbaa !12
  %87 = sext i32 %6 to i64
  %88 = getelementptr float, ptr addrspace(1) %0, i64 %87
  %89 = getelementptr i8, ptr addrspace(1) %88, i64 72
  %90 = load float, ptr addrspace(1) %89, align 4, !tbaa !12
  %91 = sext i32 %6 to i64
  %92 = getelementptr float, ptr addrspace(1) %0, i64 %91
  %93 = getelementptr i8, ptr addrspace(1) %92, i64 76
  %94 = load float, ptr addrspace(1) %93, align 4, !tbaa !12
  %95 = sext i32 %6 to i64
  %96 = getelementptr float, ptr addrspace(1) %0, i64 %95
  %97 = getelementptr i8, ptr addrspace(1) %96, i64 80
  %98 = load float, ptr addrspace(1) %97, align 4, !tbaa !12
  %99 = sext i32 %6 to i64
  %100 = getelementptr float, ptr addrspace(1) %0, i64 %99
  %101 = getelementptr i8, ptr addrspace(1) %100, i64 84
  %102 = load float, ptr addrspace(1) %101, align 4, !tbaa !12
  %103 = sext i32 %6 to i64
  %104 = getelementptr float, ptr addrspace(1) %0, i64 %103
  %105 = getelementptr i8, ptr addrspace(1) %104, i64 88
  %106 = load float, ptr addrspace(1) %105, align 4, !tbaa !12
  %107 = sext i32 %6 to i64
  %108 = getelementptr float, ptr addrspace(1) %0, i64 %107
  %109 = getelementptr i8, ptr addrspace(1) %108, i64 92
  %110 = load float, ptr addrspace(1) %109, align 4, !tbaa !12
  %111 = sext i32 %6 to i64
  %112 = getelementptr float, ptr addrspace(1) %0, i64 %111
  %113 = getelementptr i8, ptr addrspace(1) %112, i64 96
  %114 = load float, ptr addrspace(1) %113, align 4, !tbaa !12
  %115 = sext i32 %6 to i64
  %116 = getelementptr float, ptr addrspace(1) %0, i64 %115
  %117 = getelementptr i8, ptr addrspace(1) %116, i64 100
  %118 = load float, ptr addrspace(1) %117, align 4, !tbaa !12
  %119 = sext i32 %6 to i64
  %120 = getelementptr float, ptr addrspace(1) %0, i64 %119
  %121 = getelementptr i8, ptr addrspace(1) %120, i64 104
  %122 = load float, ptr addrspace(1) %121, align 4, !tbaa !12
  %123 = sext i32 %6 to i64
  %124 = getelementptr float, ptr addrspace(1) %0, i64 %123
  %125 = getelementptr i8, ptr addrspace(1) %124, i64 108
  %126 = load float, ptr addrspace(1) %125, align 4, !tbaa !12
  %127 = sext i32 %6 to i64
  %128 = getelementptr float, ptr addrspace(1) %0, i64 %127
  %129 = getelementptr i8, ptr addrspace(1) %128, i64 112
  %130 = load float, ptr addrspace(1) %129, align 4, !tbaa !12
  %131 = sext i32 %6 to i64
  %132 = getelementptr float, ptr addrspace(1) %0, i64 %131
  %133 = getelementptr i8, ptr addrspace(1) %132, i64 116
  %134 = load float, ptr addrspace(1) %133, align 4, !tbaa !12
  %135 = sext i32 %6 to i64
  %136 = getelementptr float, ptr addrspace(1) %0, i64 %135
  %137 = getelementptr i8, ptr addrspace(1) %136, i64 120
  %138 = load float, ptr addrspace(1) %137, align 4, !tbaa !12
  %139 = sext i32 %6 to i64
  %140 = getelementptr float, ptr addrspace(1) %0, i64 %139
  %141 = getelementptr i8, ptr addrspace(1) %140, i64 124
  %142 = load float, ptr addrspace(1) %141, align 4, !tbaa !12
  %143 = sext i32 %6 to i64
  %144 = getelementptr float, ptr addrspace(1) %0, i64 %143
  %145 = getelementptr i8, ptr addrspace(1) %144, i64 128
  %146 = load float, ptr addrspace(1) %145, align 4, !tbaa !12
  %147 = sext i32 %6 to i64
  %148 = getelementptr float, ptr addrspace(1) %0, i64 %147
  %149 = getelementptr i8, ptr addrspace(1) %148, i64 132
  %150 = load float, ptr addrspace(1) %149, align 4, !tbaa !12
  %151 = sext i32 %6 to i64
  %152 = getelementptr float, ptr addrspace(1) %0, i64 %151
  %153 = getelementptr i8, ptr addrspace(1) %152, i64 136
  %154 = load float, ptr addrspace(1) %153, align 4, !tbaa !12
  %155 = sext i32 %6 to i64
  %156 = getelementptr float, ptr addrspace(1) %0, i64 %155
  %157 = getelementptr i8, ptr addrspace(1) %156, i64 140
  %158 = load float, ptr addrspace(1) %157, align 4, !tbaa !12
  %159 = sext i32 %6 to i64
  %160 = getelementptr float, ptr addrspace(1) %0, i64 %159
  %161 = getelementptr i8, ptr addrspace(1) %160, i64 144
  %162 = load float, ptr addrspace(1) %161, align 4, !tbaa !12
  %163 = sext i32 %6 to i64
  %164 = getelementptr float, ptr addrspace(1) %0, i64 %163
  %165 = getelementptr i8, ptr addrspace(1) %164, i64 148
  %166 = load float, ptr addrspace(1) %165, align 4, !tbaa !12
  %167 = sext i32 %6 to i64
  %168 = getelementptr float, ptr addrspace(1) %0, i64 %167
  %169 = getelementptr i8, ptr addrspace(1) %168, i64 152
  %170 = load float, ptr addrspace(1) %169, align 4, !tbaa !12
  %171 = sext i32 %6 to i64
  %172 = getelementptr float, ptr addrspace(1) %0, i64 %171
  %173 = getelementptr i8, ptr addrspace(1) %172, i64 156
  %174 = load float, ptr addrspace(1) %173, align 4, !tbaa !12
  %175 = sext i32 %6 to i64
  %176 = getelementptr float, ptr addrspace(1) %0, i64 %175
  %177 = getelementptr i8, ptr addrspace(1) %176, i64 160
  %178 = load float, ptr addrspace(1) %177, align 4, !tbaa !12
  %179 = sext i32 %6 to i64
  %180 = getelementptr float, ptr addrspace(1) %0, i64 %179
  %181 = getelementptr i8, ptr addrspace(1) %180, i64 164
  %182 = load float, ptr addrspace(1) %181, align 4, !tbaa !12
  %183 = sext i32 %6 to i64
  %184 = getelementptr float, ptr addrspace(1) %0, i64 %183
  %185 = getelementptr i8, ptr addrspace(1) %184, i64 168
  %186 = load float, ptr addrspace(1) %185, align 4, !tbaa !12
  %187 = sext i32 %6 to i64
  %188 = getelementptr float, ptr addrspace(1) %0, i64 %187
  %189 = getelementptr i8, ptr addrspace(1) %188, i64 172
  %190 = load float, ptr addrspace(1) %189, align 4, !tbaa !12
  %191 = sext i32 %6 to i64
  %192 = getelementptr float, ptr addrspace(1) %0, i64 %191
  %193 = getelementptr i8, ptr addrspace(1) %192, i64 176
  %194 = load float, ptr addrspace(1) %193, align 4, !tbaa !12
  %195 = sext i32 %6 to i64
  %196 = getelementptr float, ptr addrspace(1) %0, i64 %195
  %197 = getelementptr i8, ptr addrspace(1) %196, i64 180
  %198 = load float, ptr addrspace(1) %197, align 4, !tbaa !12
  %199 = sext i32 %6 to i64
  %200 = getelementptr float, ptr addrspace(1) %0, i64 %199
  %201 = getelementptr i8, ptr addrspace(1) %200, i64 184
  %202 = load float, ptr addrspace(1) %201, align 4, !tbaa !12
  %203 = sext i32 %6 to i64
  %204 = getelementptr float, ptr addrspace(1) %0, i64 %203
  %205 = getelementptr i8, ptr addrspace(1) %204, i64 188
  %206 = load float, ptr addrspace(1) %205, align 4, !tbaa !12
  %207 = sext i32 %6 to i64
  %208 = getelementptr float, ptr addrspace(1) %0, i64 %207
  %209 = getelementptr i8, ptr addrspace(1) %208, i64 192
  %210 = load float, ptr addrspace(1) %209, align 4, !tbaa !12
  %211 = sext i32 %6 to i64
  %212 = getelementptr float, ptr addrspace(1) %0, i64 %211
  %213 = getelementptr i8, ptr addrspace(1) %212, i64 196
  %214 = load float, ptr addrspace(1) %213, align 4, !tbaa !12
  %215 = sext i32 %6 to i64
  %216 = getelementptr float, ptr addrspace(1) %0, i64 %215
  %217 = getelementptr i8, ptr addrspace(1) %216, i64 200
  %218 = load float, ptr addrspace(1) %217, align 4, !tbaa !12
  %219 = sext i32 %6 to i64
  %220 = getelementptr float, ptr addrspace(1) %0, i64 %219
  %221 = getelementptr i8, ptr addrspace(1) %220, i64 204
  %222 = load float, ptr addrspace(1) %221, align 4, !tbaa !12
  %223 = sext i32 %6 to i64
  %224 = getelementptr float, ptr addrspace(1) %0, i64 %223
  %225 = getelementptr i8, ptr addrspace(1) %224, i64 208
  %226 = load float, ptr addrspace(1) %225, align 4, !tbaa !12
  %227 = sext i32 %6 to i64
  %228 = getelementptr float, ptr addrspace(1) %0, i64 %227
  %229 = getelementptr i8, ptr addrspace(1) %228, i64 212
  %230 = load float, ptr addrspace(1) %229, align 4, !tbaa !12
  %231 = sext i32 %6 to i64
  %232 = getelementptr float, ptr addrspace(1) %0, i64 %231
  %233 = getelementptr i8, ptr addrspace(1) %232, i64 216
  %234 = load float, ptr addrspace(1) %233, align 4, !tbaa !12
  %235 = sext i32 %6 to i64
  %236 = getelementptr float, ptr addrspace(1) %0, i64 %235
  %237 = getelementptr i8, ptr addrspace(1) %236, i64 220
  %238 = load float, ptr addrspace(1) %237, align 4, !tbaa !12
  %239 = sext i32 %6 to i64
  %240 = getelementptr float, ptr addrspace(1) %0, i64 %239
  %241 = getelementptr i8, ptr addrspace(1) %240, i64 224
  %242 = load float, ptr addrspace(1) %241, align 4, !tbaa !12
  %243 = sext i32 %6 to i64
  %244 = getelementptr float, ptr addrspace(1) %0, i64 %243
  %245 = getelementptr i8, ptr addrspace(1) %244, i64 228
  %246 = load float, ptr addrspace(1) %245, align 4, !tbaa !12
  %247 = sext i32 %6 to i64
  %248 = getelementptr float, ptr addrspace(1) %0, i64 %247
  %249 = getelementptr i8, ptr addrspace(1) %248, i64 232
  %250 = load float, ptr addrspace(1) %249, align 4, !tbaa !12
  %251 = sext i32 %6 to i64
  %252 = getelementptr float, ptr addrspace(1) %0, i64 %251
  %253 = getelementptr i8, ptr addrspace(1) %252, i64 236
  %254 = load float, ptr addrspace(1) %253, align 4, !tbaa !12
  %255 = sext i32 %6 to i64
  %256 = getelementptr float, ptr addrspace(1) %0, i64 %255
  %257 = getelementptr i8, ptr addrspace(1) %256, i64 240
  %258 = load float, ptr addrspace(1) %257, align 4, !tbaa !12
  %259 = sext i32 %6 to i64
  %260 = getelementptr float, ptr addrspace(1) %0, i64 %259
  %261 = getelementptr i8, ptr addrspace(1) %260, i64 244
  %262 = load float, ptr addrspace(1) %261, align 4, !tbaa !12
  %263 = sext i32 %6 to i64
  %264 = getelementptr float, ptr addrspace(1) %0, i64 %263
  %265 = getelementptr i8, ptr addrspace(1) %264, i64 248
  %266 = load float, ptr addrspace(1) %265, align 4, !tbaa !12
  %267 = sext i32 %6 to i64
  %268 = getelementptr float, ptr addrspace(1) %0, i64 %267
  %269 = getelementptr i8, ptr addrspace(1) %268, i64 252
  %270 = load float, ptr addrspace(1) %269, align 4, !tbaa !12
  %271 = sext i32 %6 to i64
  %272 = getelementptr float, ptr addrspace(1) %0, i64 %271
  %273 = getelementptr i8, ptr addrspace(1) %272, i64 36
  %274 = load float, ptr addrspace(1) %273, align 4, !tbaa !12
  %275 = sext i32 %6 to i64
  %276 = getelementptr float, ptr addrspace(1) %0, i64 %275
  %277 = getelementptr i8, ptr addrspace(1) %276, i64 32
  %278 = load float, ptr addrspace(1) %277, align 4, !tbaa !12
  %279 = load float, ptr addrspace(1) %11, align 4, !tbaa !12
  %280 = fadd float %54, 0.000000e+00
  %281 = fneg float %280
  %282 = fadd float %26, 4.000000e+00
  %283 = fdiv float -1.000000e+00, %282
  %284 = fadd float %278, 0.000000e+00
  %285 = fmul float %283, %284
  %286 = fadd float %30, 0.000000e+00
  %287 = fadd float %274, 4.000000e+00
  %288 = tail call float @llvm.fmuladd.f32(float %285, float %286, float %287)
  %289 = fdiv float -1.000000e+00, %288
  %290 = fadd float %82, 0.000000e+00
  %291 = fmul float %283, %290
  %292 = fadd float %86, 0.000000e+00
  %293 = tail call float @llvm.fmuladd.f32(float %291, float %286, float %292)
  %294 = fmul float %289, %293
  %295 = fadd float %34, 0.000000e+00
  %296 = fadd float %58, 0.000000e+00
  %297 = tail call float @llvm.fmuladd.f32(float %285, float %295, float %296)
  %298 = fadd float %90, 4.000000e+00
  %299 = tail call float @llvm.fmuladd.f32(float %291, float %295, float %298)
  %300 = tail call float @llvm.fmuladd.f32(float %294, float %297, float %299)
  %301 = fdiv float -1.000000e+00, %300
  %302 = fadd float %114, 0.000000e+00
  %303 = fmul float %283, %302
  %304 = fadd float %118, 0.000000e+00
  %305 = tail call float @llvm.fmuladd.f32(float %303, float %286, float %304)
  %306 = fmul float %289, %305
  %307 = fadd float %122, 0.000000e+00
  %308 = tail call float @llvm.fmuladd.f32(float %303, float %295, float %307)
  %309 = tail call float @llvm.fmuladd.f32(float %306, float %297, float %308)
  %310 = fmul float %301, %309
  %311 = fadd float %38, 0.000000e+00
  %312 = fadd float %62, 0.000000e+00
  %313 = tail call float @llvm.fmuladd.f32(float %285, float %311, float %312)
  %314 = fadd float %94, 0.000000e+00
  %315 = tail call float @llvm.fmuladd.f32(float %291, float %311, float %314)
  %316 = tail call float @llvm.fmuladd.f32(float %294, float %313, float %315)
  %317 = fadd float %126, 4.000000e+00
  %318 = tail call float @llvm.fmuladd.f32(float %303, float %311, float %317)
  %319 = tail call float @llvm.fmuladd.f32(float %306, float %313, float %318)
  %320 = tail call float @llvm.fmuladd.f32(float %310, float %316, float %319)
  %321 = fdiv float -1.000000e+00, %320
  %322 = fadd float %146, 0.000000e+00
  %323 = fmul float %283, %322
  %324 = fadd float %150, 0.000000e+00
  %325 = tail call float @llvm.fmuladd.f32(float %323, float %286, float %324)
  %326 = fmul float %289, %325
  %327 = fadd float %154, 0.000000e+00
  %328 = tail call float @llvm.fmuladd.f32(float %323, float %295, float %327)
  %329 = tail call float @llvm.fmuladd.f32(float %326, float %297, float %328)
  %330 = fmul float %301, %329
  %331 = fadd float %158, 0.000000e+00
  %332 = tail call float @llvm.fmuladd.f32(float %323, float %311, float %331)
  %333 = tail call float @llvm.fmuladd.f32(float %326, float %313, float %332)
  %334 = tail call float @llvm.fmuladd.f32(float %330, float %316, float %333)
  %335 = fmul float %321, %334
  %336 = fadd float %42, 0.000000e+00
  %337 = fadd float %66, 0.000000e+00
  %338 = tail call float @llvm.fmuladd.f32(float %285, float %336, float %337)
  %339 = fadd float %98, 0.000000e+00
  %340 = tail call float @llvm.fmuladd.f32(float %291, float %336, float %339)
  %341 = tail call float @llvm.fmuladd.f32(float %294, float %338, float %340)
  %342 = fadd float %130, 0.000000e+00
  %343 = tail call float @llvm.fmuladd.f32(float %303, float %336, float %342)
  %344 = tail call float @llvm.fmuladd.f32(float %306, float %338, float %343)
  %345 = tail call float @llvm.fmuladd.f32(float %310, float %341, float %344)
  %346 = fadd float %162, 4.000000e+00
  %347 = tail call float @llvm.fmuladd.f32(float %323, float %336, float %346)
  %348 = tail call float @llvm.fmuladd.f32(float %326, float %338, float %347)
  %349 = tail call float @llvm.fmuladd.f32(float %330, float %341, float %348)
  %350 = tail call float @llvm.fmuladd.f32(float %335, float %345, float %349)
  %351 = fdiv float -1.000000e+00, %350
  %352 = fadd float %178, 0.000000e+00
  %353 = fmul float %283, %352
  %354 = fadd float %182, 0.000000e+00
  %355 = tail call float @llvm.fmuladd.f32(float %353, float %286, float %354)
  %356 = fmul float %289, %355
  %357 = fadd float %186, 0.000000e+00
  %358 = tail call float @llvm.fmuladd.f32(float %353, float %295, float %357)
  %359 = tail call float @llvm.fmuladd.f32(float %356, float %297, float %358)
  %360 = fmul float %301, %359
  %361 = fadd float %190, 0.000000e+00
  %362 = tail call float @llvm.fmuladd.f32(float %353, float %311, float %361)
  %363 = tail call float @llvm.fmuladd.f32(float %356, float %313, float %362)
  %364 = tail call float @llvm.fmuladd.f32(float %360, float %316, float %363)
  %365 = fmul float %321, %364
  %366 = fadd float %194, 0.000000e+00
  %367 = tail call float @llvm.fmuladd.f32(float %353, float %336, float %366)
  %368 = tail call float @llvm.fmuladd.f32(float %356, float %338, float %367)
  %369 = tail call float @llvm.fmuladd.f32(float %360, float %341, float %368)
  %370 = tail call float @llvm.fmuladd.f32(float %365, float %345, float %369)
  %371 = fmul float %351, %370
  %372 = fadd float %46, 0.000000e+00
  %373 = fadd float %70, 0.000000e+00
  %374 = tail call float @llvm.fmuladd.f32(float %285, float %372, float %373)
  %375 = fadd float %102, 0.000000e+00
  %376 = tail call float @llvm.fmuladd.f32(float %291, float %372, float %375)
  %377 = tail call float @llvm.fmuladd.f32(float %294, float %374, float %376)
  %378 = fadd float %134, 0.000000e+00
  %379 = tail call float @llvm.fmuladd.f32(float %303, float %372, float %378)
  %380 = tail call float @llvm.fmuladd.f32(float %306, float %374, float %379)
  %381 = tail call float @llvm.fmuladd.f32(float %310, float %377, float %380)
  %382 = fadd float %166, 0.000000e+00
  %383 = tail call float @llvm.fmuladd.f32(float %323, float %372, float %382)
  %384 = tail call float @llvm.fmuladd.f32(float %326, float %374, float %383)
  %385 = tail call float @llvm.fmuladd.f32(float %330, float %377, float %384)
  %386 = tail call float @llvm.fmuladd.f32(float %335, float %381, float %385)
  %387 = fadd float %198, 4.000000e+00
  %388 = tail call float @llvm.fmuladd.f32(float %353, float %372, float %387)
  %389 = tail call float @llvm.fmuladd.f32(float %356, float %374, float %388)
  %390 = tail call float @llvm.fmuladd.f32(float %360, float %377, float %389)
  %391 = tail call float @llvm.fmuladd.f32(float %365, float %381, float %390)
  %392 = tail call float @llvm.fmuladd.f32(float %371, float %386, float %391)
  %393 = fdiv float -1.000000e+00, %392
  %394 = fadd float %210, 0.000000e+00
  %395 = fmul float %283, %394
  %396 = fadd float %214, 0.000000e+00
  %397 = tail call float @llvm.fmuladd.f32(float %395, float %286, float %396)
  %398 = fmul float %289, %397
  %399 = fadd float %218, 0.000000e+00
  %400 = tail call float @llvm.fmuladd.f32(float %395, float %295, float %399)
  %401 = tail call float @llvm.fmuladd.f32(float %398, float %297, float %400)
  %402 = fmul float %301, %401
  %403 = fadd float %222, 0.000000e+00
  %404 = tail call float @llvm.fmuladd.f32(float %395, float %311, float %403)
  %405 = tail call float @llvm.fmuladd.f32(float %398, float %313, float %404)
  %406 = tail call float @llvm.fmuladd.f32(float %402, float %316, float %405)
  %407 = fmul float %321, %406
  %408 = fadd float %226, 0.000000e+00
  %409 = tail call float @llvm.fmuladd.f32(float %395, float %336, float %408)
  %410 = tail call float @llvm.fmuladd.f32(float %398, float %338, float %409)
  %411 = tail call float @llvm.fmuladd.f32(float %402, float %341, float %410)
  %412 = tail call float @llvm.fmuladd.f32(float %407, float %345, float %411)
  %413 = fmul float %351, %412
  %414 = fadd float %230, 0.000000e+00
  %415 = tail call float @llvm.fmuladd.f32(float %395, float %372, float %414)
  %416 = tail call float @llvm.fmuladd.f32(float %398, float %374, float %415)
  %417 = tail call float @llvm.fmuladd.f32(float %402, float %377, float %416)
  %418 = tail call float @llvm.fmuladd.f32(float %407, float %381, float %417)
  %419 = tail call float @llvm.fmuladd.f32(float %413, float %386, float %418)
  %420 = fmul float %393, %419
  %421 = fadd float %50, 0.000000e+00
  %422 = fadd float %74, 0.000000e+00
  %423 = tail call float @llvm.fmuladd.f32(float %285, float %421, float %422)
  %424 = fadd float %106, 0.000000e+00
  %425 = tail call float @llvm.fmuladd.f32(float %291, float %421, float %424)
  %426 = tail call float @llvm.fmuladd.f32(float %294, float %423, float %425)
  %427 = fadd float %138, 0.000000e+00
  %428 = tail call float @llvm.fmuladd.f32(float %303, float %421, float %427)
  %429 = tail call float @llvm.fmuladd.f32(float %306, float %423, float %428)
  %430 = tail call float @llvm.fmuladd.f32(float %310, float %426, float %429)
  %431 = fadd float %170, 0.000000e+00
  %432 = tail call float @llvm.fmuladd.f32(float %323, float %421, float %431)
  %433 = tail call float @llvm.fmuladd.f32(float %326, float %423, float %432)
  %434 = tail call float @llvm.fmuladd.f32(float %330, float %426, float %433)
  %435 = tail call float @llvm.fmuladd.f32(float %335, float %430, float %434)
  %436 = fadd float %202, 0.000000e+00
  %437 = tail call float @llvm.fmuladd.f32(float %353, float %421, float %436)
  %438 = tail call float @llvm.fmuladd.f32(float %356, float %423, float %437)
  %439 = tail call float @llvm.fmuladd.f32(float %360, float %426, float %438)
  %440 = tail call float @llvm.fmuladd.f32(float %365, float %430, float %439)
  %441 = tail call float @llvm.fmuladd.f32(float %371, float %435, float %440)
  %442 = fadd float %234, 4.000000e+00
  %443 = tail call float @llvm.fmuladd.f32(float %395, float %421, float %442)
  %444 = tail call float @llvm.fmuladd.f32(float %398, float %423, float %443)
  %445 = tail call float @llvm.fmuladd.f32(float %402, float %426, float %444)
  %446 = tail call float @llvm.fmuladd.f32(float %407, float %430, float %445)
  %447 = tail call float @llvm.fmuladd.f32(float %413, float %435, float %446)
  %448 = tail call float @llvm.fmuladd.f32(float %420, float %441, float %447)
  %449 = fdiv float -1.000000e+00, %448
  %450 = fadd float %242, 0.000000e+00
  %451 = fmul float %283, %450
  %452 = fadd float %246, 0.000000e+00
  %453 = tail call float @llvm.fmuladd.f32(float %451, float %286, float %452)
  %454 = fmul float %289, %453
  %455 = fadd float %250, 0.000000e+00
  %456 = tail call float @llvm.fmuladd.f32(float %451, float %295, float %455)
  %457 = tail call float @llvm.fmuladd.f32(float %454, float %297, float %456)
  %458 = fmul float %301, %457
  %459 = fadd float %254, 0.000000e+00
  %460 = tail call float @llvm.fmuladd.f32(float %451, float %311, float %459)
  %461 = tail call float @llvm.fmuladd.f32(float %454, float %313, float %460)
  %462 = tail call float @llvm.fmuladd.f32(float %458, float %316, float %461)
  %463 = fmul float %321, %462
  %464 = fadd float %258, 0.000000e+00
  %465 = tail call float @llvm.fmuladd.f32(float %451, float %336, float %464)
  %466 = tail call float @llvm.fmuladd.f32(float %454, float %338, float %465)
  %467 = tail call float @llvm.fmuladd.f32(float %458, float %341, float %466)
  %468 = tail call float @llvm.fmuladd.f32(float %463, float %345, float %467)
  %469 = fmul float %351, %468
  %470 = fadd float %262, 0.000000e+00
  %471 = tail call float @llvm.fmuladd.f32(float %451, float %372, float %470)
  %472 = tail call float @llvm.fmuladd.f32(float %454, float %374, float %471)
  %473 = tail call float @llvm.fmuladd.f32(float %458, float %377, float %472)
  %474 = tail call float @llvm.fmuladd.f32(float %463, float %381, float %473)
  %475 = tail call float @llvm.fmuladd.f32(float %469, float %386, float %474)
  %476 = fmul float %393, %475
  %477 = fadd float %266, 0.000000e+00
  %478 = tail call float @llvm.fmuladd.f32(float %451, float %421, float %477)
  %479 = tail call float @llvm.fmuladd.f32(float %454, float %423, float %478)
  %480 = tail call float @llvm.fmuladd.f32(float %458, float %426, float %479)
  %481 = tail call float @llvm.fmuladd.f32(float %463, float %430, float %480)
  %482 = tail call float @llvm.fmuladd.f32(float %469, float %435, float %481)
  %483 = tail call float @llvm.fmuladd.f32(float %476, float %441, float %482)
  %484 = fmul float %449, %483
  %485 = tail call float @llvm.fmuladd.f32(float %285, float %10, float %279)
  %486 = tail call float @llvm.fmuladd.f32(float %291, float %10, float %13)
  %487 = tail call float @llvm.fmuladd.f32(float %294, float %485, float %486)
  %488 = tail call float @llvm.fmuladd.f32(float %303, float %10, float %15)
  %489 = tail call float @llvm.fmuladd.f32(float %306, float %485, float %488)
  %490 = tail call float @llvm.fmuladd.f32(float %310, float %487, float %489)
  %491 = tail call float @llvm.fmuladd.f32(float %323, float %10, float %17)
  %492 = tail call float @llvm.fmuladd.f32(float %326, float %485, float %491)
  %493 = tail call float @llvm.fmuladd.f32(float %330, float %487, float %492)
  %494 = tail call float @llvm.fmuladd.f32(float %335, float %490, float %493)
  %495 = tail call float @llvm.fmuladd.f32(float %353, float %10, float %19)
  %496 = tail call float @llvm.fmuladd.f32(float %356, float %485, float %495)
  %497 = tail call float @llvm.fmuladd.f32(float %360, float %487, float %496)
  %498 = tail call float @llvm.fmuladd.f32(float %365, float %490, float %497)
  %499 = tail call float @llvm.fmuladd.f32(float %371, float %494, float %498)
  %500 = tail call float @llvm.fmuladd.f32(float %395, float %10, float %21)
  %501 = tail call float @llvm.fmuladd.f32(float %398, float %485, float %500)
  %502 = tail call float @llvm.fmuladd.f32(float %402, float %487, float %501)
  %503 = tail call float @llvm.fmuladd.f32(float %407, float %490, float %502)
  %504 = tail call float @llvm.fmuladd.f32(float %413, float %494, float %503)
  %505 = tail call float @llvm.fmuladd.f32(float %420, float %499, float %504)
  %506 = tail call float @llvm.fmuladd.f32(float %451, float %10, float %23)
  %507 = tail call float @llvm.fmuladd.f32(float %454, float %485, float %506)
  %508 = tail call float @llvm.fmuladd.f32(float %458, float %487, float %507)
  %509 = tail call float @llvm.fmuladd.f32(float %463, float %490, float %508)
  %510 = tail call float @llvm.fmuladd.f32(float %469, float %494, float %509)
  %511 = tail call float @llvm.fmuladd.f32(float %476, float %499, float %510)
  %512 = tail call float @llvm.fmuladd.f32(float %484, float %505, float %511)
  %513 = fadd float %78, 0.000000e+00
  %514 = tail call float @llvm.fmuladd.f32(float %285, float %280, float %513)
  %515 = fadd float %110, 0.000000e+00
  %516 = tail call float @llvm.fmuladd.f32(float %291, float %280, float %515)
  %517 = tail call float @llvm.fmuladd.f32(float %294, float %514, float %516)
  %518 = fadd float %142, 0.000000e+00
  %519 = tail call float @llvm.fmuladd.f32(float %303, float %280, float %518)
  %520 = tail call float @llvm.fmuladd.f32(float %306, float %514, float %519)
  %521 = tail call float @llvm.fmuladd.f32(float %310, float %517, float %520)
  %522 = fadd float %174, 0.000000e+00
  %523 = tail call float @llvm.fmuladd.f32(float %323, float %280, float %522)
  %524 = tail call float @llvm.fmuladd.f32(float %326, float %514, float %523)
  %525 = tail call float @llvm.fmuladd.f32(float %330, float %517, float %524)
  %526 = tail call float @llvm.fmuladd.f32(float %335, float %521, float %525)
  %527 = fadd float %206, 0.000000e+00
  %528 = tail call float @llvm.fmuladd.f32(float %353, float %280, float %527)
  %529 = tail call float @llvm.fmuladd.f32(float %356, float %514, float %528)
  %530 = tail call float @llvm.fmuladd.f32(float %360, float %517, float %529)
  %531 = tail call float @llvm.fmuladd.f32(float %365, float %521, float %530)
  %532 = tail call float @llvm.fmuladd.f32(float %371, float %526, float %531)
  %533 = fadd float %238, 0.000000e+00
  %534 = tail call float @llvm.fmuladd.f32(float %395, float %280, float %533)
  %535 = tail call float @llvm.fmuladd.f32(float %398, float %514, float %534)
  %536 = tail call float @llvm.fmuladd.f32(float %402, float %517, float %535)
  %537 = tail call float @llvm.fmuladd.f32(float %407, float %521, float %536)
  %538 = tail call float @llvm.fmuladd.f32(float %413, float %526, float %537)
  %539 = tail call float @llvm.fmuladd.f32(float %420, float %532, float %538)
  %540 = fadd float %270, 4.000000e+00
  %541 = tail call float @llvm.fmuladd.f32(float %451, float %280, float %540)
  %542 = tail call float @llvm.fmuladd.f32(float %454, float %514, float %541)
  %543 = tail call float @llvm.fmuladd.f32(float %458, float %517, float %542)
  %544 = tail call float @llvm.fmuladd.f32(float %463, float %521, float %543)
  %545 = tail call float @llvm.fmuladd.f32(float %469, float %526, float %544)
  %546 = tail call float @llvm.fmuladd.f32(float %476, float %532, float %545)
  %547 = tail call float @llvm.fmuladd.f32(float %484, float %539, float %546)
  %548 = fdiv float %512, %547
  %549 = fneg float %421
  %550 = fneg float %539
  %551 = tail call float @llvm.fmuladd.f32(float %550, float %548, float %505)
  %552 = fdiv float %551, %448
  %553 = fneg float %372
  %554 = fneg float %532
  %555 = fneg float %441
  %556 = tail call float @llvm.fmuladd.f32(float %555, float %552, float %499)
  %557 = tail call float @llvm.fmuladd.f32(float %554, float %548, float %556)
  %558 = fdiv float %557, %392
  %559 = fneg float %336
  %560 = fneg float %526
  %561 = fneg float %435
  %562 = fneg float %386
  %563 = tail call float @llvm.fmuladd.f32(float %562, float %558, float %494)
  %564 = tail call float @llvm.fmuladd.f32(float %561, float %552, float %563)
  %565 = tail call float @llvm.fmuladd.f32(float %560, float %548, float %564)
  %566 = fdiv float %565, %350
  %567 = fneg float %311
  %568 = fneg float %521
  %569 = fneg float %430
  %570 = fneg float %381
  %571 = fneg float %345
  %572 = tail call float @llvm.fmuladd.f32(float %571, float %566, float %490)
  %573 = tail call float @llvm.fmuladd.f32(float %570, float %558, float %572)
  %574 = tail call float @llvm.fmuladd.f32(float %569, float %552, float %573)
  %575 = tail call float @llvm.fmuladd.f32(float %568, float %548, float %574)
  %576 = fdiv float %575, %320
  %577 = fneg float %295
  %578 = fneg float %517
  %579 = fneg float %426
  %580 = fneg float %377
  %581 = fneg float %341
  %582 = fneg float %316
  %583 = tail call float @llvm.fmuladd.f32(float %582, float %576, float %487)
  %584 = tail call float @llvm.fmuladd.f32(float %581, float %566, float %583)
  %585 = tail call float @llvm.fmuladd.f32(float %580, float %558, float %584)
  %586 = tail call float @llvm.fmuladd.f32(float %579, float %552, float %585)
  %587 = tail call float @llvm.fmuladd.f32(float %578, float %548, float %586)
  %588 = fdiv float %587, %300
  %589 = fneg float %286
  %590 = fneg float %514
  %591 = fneg float %423
  %592 = fneg float %374
  %593 = fneg float %338
  %594 = fneg float %313
  %595 = fneg float %297
  %596 = tail call float @llvm.fmuladd.f32(float %595, float %588, float %485)
  %597 = tail call float @llvm.fmuladd.f32(float %594, float %576, float %596)
  %598 = tail call float @llvm.fmuladd.f32(float %593, float %566, float %597)
  %599 = tail call float @llvm.fmuladd.f32(float %592, float %558, float %598)
  %600 = tail call float @llvm.fmuladd.f32(float %591, float %552, float %599)
  %601 = tail call float @llvm.fmuladd.f32(float %590, float %548, float %600)
  %602 = fdiv float %601, %288
  %603 = tail call float @llvm.fmuladd.f32(float %589, float %602, float %10)
  %604 = tail call float @llvm.fmuladd.f32(float %577, float %588, float %603)
  %605 = tail call float @llvm.fmuladd.f32(float %567, float %576, float %604)
  %606 = tail call float @llvm.fmuladd.f32(float %559, float %566, float %605)
  %607 = tail call float @llvm.fmuladd.f32(float %553, float %558, float %606)
  %608 = tail call float @llvm.fmuladd.f32(float %549, float %552, float %607)
  %609 = tail call float @llvm.fmuladd.f32(float %281, float %548, float %608)
  %610 = fdiv float %609, %282
  store float %610, ptr addrspace(1) %9, align 4, !tbaa !12
  store float %602, ptr addrspace(1) %11, align 4, !tbaa !12
  store float %588, ptr addrspace(1) %12, align 4, !tbaa !12
  store float %576, ptr addrspace(1) %14, align 4, !tbaa !12
  store float %566, ptr addrspace(1) %16, align 4, !tbaa !12
  store float %558, ptr addrspace(1) %18, align 4, !tbaa !12
  store float %552, ptr addrspace(1) %20, align 4, !tbaa !12
  store float %548, ptr addrspace(1) %22, align 4, !tbaa !12
  ret void
}

; Function Attrs: convergent nofree norecurse nounwind memory(argmem: readwrite)
define dso_local spir_kernel void @cholesky8(ptr addrspace(1) noundef readonly align 8 captures(none) %0, ptr addrspace(1) noundef writeonly align 8 captures(none) %1) local_unnamed_addr #2 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !14 !kernel_arg_base_type !14 !kernel_arg_type_qual !11 {
  %3 = alloca [36 x double], align 8
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #10
  %5 = trunc i64 %4 to i32
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #11
  %6 = shl nsw i32 %5, 6
  %7 = sext i32 %6 to i64
  %8 = getelementptr inbounds double, ptr addrspace(1) %0, i64 %7
  br label %9

9:                                                ; preds = %2, %46
  %10 = phi i32 [ 0, %2 ], [ %12, %46 ]
  %11 = shl nuw nsw i32 %10, 3
  %12 = add nuw nsw i32 %10, 1
  %13 = mul nuw nsw i32 %12, %10
  %14 = lshr i32 %13, 1
  %15 = zext nneg i32 %11 to i64
  %16 = getelementptr inbounds nuw double, ptr addrspace(1) %8, i64 %15
  %17 = load double, ptr addrspace(1) %16, align 8, !tbaa !15
  %18 = zext nneg i32 %11 to i64
  %19 = getelementptr inbounds nuw double, ptr addrspace(1) %8, i64 %18
  %20 = getelementptr inbounds nuw i8, ptr addrspace(1) %19, i64 8
  %21 = load double, ptr addrspace(1) %20, align 8, !tbaa !15
  %22 = zext nneg i32 %11 to i64
  %23 = getelementptr inbounds nuw double, ptr addrspace(1) %8, i64 %22
  %24 = getelementptr inbounds nuw i8, ptr addrspace(1) %23, i64 16
  %25 = load double, ptr addrspace(1) %24, align 8, !tbaa !15
  %26 = zext nneg i32 %11 to i64
  %27 = getelementptr inbounds nuw double, ptr addrspace(1) %8, i64 %26
  %28 = getelementptr inbounds nuw i8, ptr addrspace(1) %27, i64 24
  %29 = load double, ptr addrspace(1) %28, align 8, !tbaa !15
  %30 = zext nneg i32 %11 to i64
  %31 = getelementptr inbounds nuw double, ptr addrspace(1) %8, i64 %30
  %32 = getelementptr inbounds nuw i8, ptr addrspace(1) %31, i64 32
  %33 = load double, ptr addrspace(1) %32, align 8, !tbaa !15
  %34 = zext nneg i32 %11 to i64
  %35 = getelementptr inbounds nuw double, ptr addrspace(1) %8, i64 %34
  %36 = getelementptr inbounds nuw i8, ptr addrspace(1) %35, i64 40
  %37 = load double, ptr addrspace(1) %36, align 8, !tbaa !15
  %38 = zext nneg i32 %11 to i64
  %39 = getelementptr inbounds nuw double, ptr addrspace(1) %8, i64 %38
  %40 = getelementptr inbounds nuw i8, ptr addrspace(1) %39, i64 48
  %41 = load double, ptr addrspace(1) %40, align 8, !tbaa !15
  %42 = zext nneg i32 %11 to i64
  %43 = getelementptr inbounds nuw double, ptr addrspace(1) %8, i64 %42
  %44 = getelementptr inbounds nuw i8, ptr addrspace(1) %43, i64 56
  %45 = load double, ptr addrspace(1) %44, align 8, !tbaa !15
  br label %48

46:                                               ; preds = %48
  %47 = icmp samesign ult i32 %10, 7
  br i1 %47, label %9, label %102

48:                                               ; preds = %9, %48
  %49 = phi i32 [ 0, %9 ], [ %95, %48 ]
  %50 = icmp eq i32 %10, %49
  %51 = select i1 %50, double 8.000000e+00, double 0.000000e+00
  %52 = shl nuw nsw i32 %49, 3
  %53 = zext nneg i32 %52 to i64
  %54 = getelementptr inbounds nuw double, ptr addrspace(1) %8, i64 %53
  %55 = load double, ptr addrspace(1) %54, align 8, !tbaa !15
  %56 = tail call double @llvm.fmuladd.f64(double %17, double %55, double %51)
  %57 = zext nneg i32 %52 to i64
  %58 = getelementptr inbounds nuw double, ptr addrspace(1) %8, i64 %57
  %59 = getelementptr inbounds nuw i8, ptr addrspace(1) %58, i64 8
  %60 = load double, ptr addrspace(1) %59, align 8, !tbaa !15
  %61 = tail call double @llvm.fmuladd.f64(double %21, double %60, double %56)
  %62 = zext nneg i32 %52 to i64
  %63 = getelementptr inbounds nuw double, ptr addrspace(1) %8, i64 %62
  %64 = getelementptr inbounds nuw i8, ptr addrspace(1) %63, i64 16
  %65 = load double, ptr addrspace(1) %64, align 8, !tbaa !15
  %66 = tail call double @llvm.fmuladd.f64(double %25, double %65, double %61)
  %67 = zext nneg i32 %52 to i64
  %68 = getelementptr inbounds nuw double, ptr addrspace(1) %8, i64 %67
  %69 = getelementptr inbounds nuw i8, ptr addrspace(1) %68, i64 24
  %70 = load double, ptr addrspace(1) %69, align 8, !tbaa !15
  %71 = tail call double @llvm.fmuladd.f64(double %29, double %70, double %66)
  %72 = zext nneg i32 %52 to i64
  %73 = getelementptr inbounds nuw double, ptr addrspace(1) %8, i64 %72
  %74 = getelementptr inbounds nuw i8, ptr addrspace(1) %73, i64 32
  %75 = load double, ptr addrspace(1) %74, align 8, !tbaa !15
  %76 = tail call double @llvm.fmuladd.f64(double %33, double %75, double %71)
  %77 = zext nneg i32 %52 to i64
  %78 = getelementptr inbounds nuw double, ptr addrspace(1) %8, i64 %77
  %79 = getelementptr inbounds nuw i8, ptr addrspace(1) %78, i64 40
  %80 = load double, ptr addrspace(1) %79, align 8, !tbaa !15
  %81 = tail call double @llvm.fmuladd.f64(double %37, double %80, double %76)
  %82 = zext nneg i32 %52 to i64
  %83 = getelementptr inbounds nuw double, ptr addrspace(1) %8, i64 %82
  %84 = getelementptr inbounds nuw i8, ptr addrspace(1) %83, i64 48
  %85 = load double, ptr addrspace(1) %84, align 8, !tbaa !15
  %86 = tail call double @llvm.fmuladd.f64(double %41, double %85, double %81)
  %87 = zext nneg i32 %52 to i64
  %88 = getelementptr inbounds nuw double, ptr addrspace(1) %8, i64 %87
  %89 = getelementptr inbounds nuw i8, ptr addrspace(1) %88, i64 56
  %90 = load double, ptr addrspace(1) %89, align 8, !tbaa !15
  %91 = tail call double @llvm.fmuladd.f64(double %45, double %90, double %86)
  %92 = add nuw nsw i32 %49, %14
  %93 = zext nneg i32 %92 to i64
  %94 = getelementptr inbounds nuw double, ptr %3, i64 %93
  store double %91, ptr %94, align 8, !tbaa !15
  %95 = add nuw nsw i32 %49, 1
  %96 = icmp samesign ult i32 %49, %10
  br i1 %96, label %48, label %46

97:                                               ; preds = %112
  %98 = mul nsw i32 %5, 36
  %99 = sext i32 %98 to i64
  %100 = shl nsw i64 %99, 3
  %101 = getelementptr i8, ptr addrspace(1) %1, i64 %100
  call void @llvm.memcpy.p1.p0.i64(ptr addrspace(1) noundef align 8 dereferenceable(288) %101, ptr noundef nonnull align 8 dereferenceable(288) %3, i64 288, i1 false), !tbaa !15
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #11
  ret void

102:                                              ; preds = %136, %46
  %103 = phi i32 [ 0, %46 ], [ %104, %136 ]
  %104 = add nuw nsw i32 %103, 1
  %105 = mul nuw nsw i32 %104, %103
  %106 = lshr i32 %105, 1
  %107 = add nuw nsw i32 %106, %103
  %108 = zext nneg i32 %107 to i64
  %109 = getelementptr inbounds nuw double, ptr %3, i64 %108
  %110 = load double, ptr %109, align 8, !tbaa !15
  %111 = icmp eq i32 %103, 0
  br i1 %111, label %112, label %116

112:                                              ; preds = %116, %102
  %113 = phi double [ %110, %102 ], [ %124, %116 ]
  %114 = tail call spir_func double @_Z4sqrtd(double noundef %113) #10
  store double %114, ptr %109, align 8, !tbaa !15
  %115 = icmp samesign ult i32 %103, 7
  br i1 %115, label %127, label %97

116:                                              ; preds = %102, %116
  %117 = phi i32 [ %125, %116 ], [ 0, %102 ]
  %118 = phi double [ %124, %116 ], [ %110, %102 ]
  %119 = add nuw nsw i32 %117, %106
  %120 = zext nneg i32 %119 to i64
  %121 = getelementptr inbounds nuw double, ptr %3, i64 %120
  %122 = load double, ptr %121, align 8, !tbaa !15
  %123 = fneg double %122
  %124 = tail call double @llvm.fmuladd.f64(double %123, double %122, double %118)
  %125 = add nuw nsw i32 %117, 1
  %126 = icmp samesign ult i32 %125, %103
  br i1 %126, label %116, label %112

127:                                              ; preds = %112, %136
  %128 = phi i32 [ %129, %136 ], [ %104, %112 ]
  %129 = add nuw nsw i32 %128, 1
  %130 = mul nuw nsw i32 %129, %128
  %131 = lshr i32 %130, 1
  %132 = add nuw nsw i32 %131, %103
  %133 = zext nneg i32 %132 to i64
  %134 = getelementptr inbounds nuw double, ptr %3, i64 %133
  %135 = load double, ptr %134, align 8, !tbaa !15
  br i1 %111, label %136, label %140

136:                                              ; preds = %140, %127
  %137 = phi double [ %135, %127 ], [ %152, %140 ]
  %138 = fdiv double %137, %114
  store double %138, ptr %134, align 8, !tbaa !15
  %139 = icmp samesign ult i32 %128, 7
  br i1 %139, label %127, label %102

140:                                              ; preds = %127, %140
  %141 = phi i32 [ %153, %140 ], [ 0, %127 ]
  %142 = phi double [ %152, %140 ], [ %135, %127 ]
  %143 = add nuw nsw i32 %141, %131
  %144 = zext nneg i32 %143 to i64
  %145 = getelementptr inbounds nuw double, ptr %3, i64 %144
  %146 = load double, ptr %145, align 8, !tbaa !15
  %147 = add nuw nsw i32 %141, %106
  %148 = zext nneg i32 %147 to i64
  %149 = getelementptr inbounds nuw double, ptr %3, i64 %148
  %150 = load double, ptr %149, align 8, !tbaa !15
  %151 = fneg double %146
  %152 = tail call double @llvm.fmuladd.f64(double %151, double %150, double %142)
  %153 = add nuw nsw i32 %141, 1
  %154 = icmp samesign ult i32 %153, %103
  br i1 %154, label %140, label %136
}

; Function Attrs: alwaysinline convergent nofree norecurse nounwind memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_cholesky8(ptr addrspace(1) noundef readonly align 8 captures(none) %0, ptr addrspace(1) noundef writeonly align 8 captures(none) %1) local_unnamed_addr #3 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !14 !kernel_arg_base_type !14 !kernel_arg_type_qual !11 {
  %3 = alloca [36 x double], align 8
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #10
  %5 = trunc i64 %4 to i32
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #11
  %6 = shl nsw i32 %5, 6
  %7 = sext i32 %6 to i64
  %8 = getelementptr inbounds double, ptr addrspace(1) %0, i64 %7
  br label %9

9:                                                ; preds = %2, %46
  %10 = phi i32 [ 0, %2 ], [ %12, %46 ]
  %11 = shl nuw nsw i32 %10, 3
  %12 = add nuw nsw i32 %10, 1
  %13 = mul nuw nsw i32 %12, %10
  %14 = lshr i32 %13, 1
  %15 = zext nneg i32 %11 to i64
  %16 = getelementptr inbounds nuw double, ptr addrspace(1) %8, i64 %15
  %17 = load double, ptr addrspace(1) %16, align 8, !tbaa !15
  %18 = zext nneg i32 %11 to i64
  %19 = getelementptr inbounds nuw double, ptr addrspace(1) %8, i64 %18
  %20 = getelementptr inbounds nuw i8, ptr addrspace(1) %19, i64 8
  %21 = load double, ptr addrspace(1) %20, align 8, !tbaa !15
  %22 = zext nneg i32 %11 to i64
  %23 = getelementptr inbounds nuw double, ptr addrspace(1) %8, i64 %22
  %24 = getelementptr inbounds nuw i8, ptr addrspace(1) %23, i64 16
  %25 = load double, ptr addrspace(1) %24, align 8, !tbaa !15
  %26 = zext nneg i32 %11 to i64
  %27 = getelementptr inbounds nuw double, ptr addrspace(1) %8, i64 %26
  %28 = getelementptr inbounds nuw i8, ptr addrspace(1) %27, i64 24
  %29 = load double, ptr addrspace(1) %28, align 8, !tbaa !15
  %30 = zext nneg i32 %11 to i64
  %31 = getelementptr inbounds nuw double, ptr addrspace(1) %8, i64 %30
  %32 = getelementptr inbounds nuw i8, ptr addrspace(1) %31, i64 32
  %33 = load double, ptr addrspace(1) %32, align 8, !tbaa !15
  %34 = zext nneg i32 %11 to i64
  %35 = getelementptr inbounds nuw double, ptr addrspace(1) %8, i64 %34
  %36 = getelementptr inbounds nuw i8, ptr addrspace(1) %35, i64 40
  %37 = load double, ptr addrspace(1) %36, align 8, !tbaa !15
  %38 = zext nneg i32 %11 to i64
  %39 = getelementptr inbounds nuw double, ptr addrspace(1) %8, i64 %38
  %40 = getelementptr inbounds nuw i8, ptr addrspace(1) %39, i64 48
  %41 = load double, ptr addrspace(1) %40, align 8, !tbaa !15
  %42 = zext nneg i32 %11 to i64
  %43 = getelementptr inbounds nuw double, ptr addrspace(1) %8, i64 %42
  %44 = getelementptr inbounds nuw i8, ptr addrspace(1) %43, i64 56
  %45 = load double, ptr addrspace(1) %44, align 8, !tbaa !15
  br label %48

46:                                               ; preds = %48
  %47 = icmp samesign ult i32 %10, 7
  br i1 %47, label %9, label %102

48:                                               ; preds = %9, %48
  %49 = phi i32 [ 0, %9 ], [ %95, %48 ]
  %50 = icmp eq i32 %10, %49
  %51 = select i1 %50, double 8.000000e+00, double 0.000000e+00
  %52 = shl nuw nsw i32 %49, 3
  %53 = zext nneg i32 %52 to i64
  %54 = getelementptr inbounds nuw double, ptr addrspace(1) %8, i64 %53
  %55 = load double, ptr addrspace(1) %54, align 8, !tbaa !15
  %56 = tail call double @llvm.fmuladd.f64(double %17, double %55, double %51)
  %57 = zext nneg i32 %52 to i64
  %58 = getelementptr inbounds nuw double, ptr addrspace(1) %8, i64 %57
  %59 = getelementptr inbounds nuw i8, ptr addrspace(1) %58, i64 8
  %60 = load double, ptr addrspace(1) %59, align 8, !tbaa !15
  %61 = tail call double @llvm.fmuladd.f64(double %21, double %60, double %56)
  %62 = zext nneg i32 %52 to i64
  %63 = getelementptr inbounds nuw double, ptr addrspace(1) %8, i64 %62
  %64 = getelementptr inbounds nuw i8, ptr addrspace(1) %63, i64 16
  %65 = load double, ptr addrspace(1) %64, align 8, !tbaa !15
  %66 = tail call double @llvm.fmuladd.f64(double %25, double %65, double %61)
  %67 = zext nneg i32 %52 to i64
  %68 = getelementptr inbounds nuw double, ptr addrspace(1) %8, i64 %67
  %69 = getelementptr inbounds nuw i8, ptr addrspace(1) %68, i64 24
  %70 = load double, ptr addrspace(1) %69, align 8, !tbaa !15
  %71 = tail call double @llvm.fmuladd.f64(double %29, double %70, double %66)
  %72 = zext nneg i32 %52 to i64
  %73 = getelementptr inbounds nuw double, ptr addrspace(1) %8, i64 %72
  %74 = getelementptr inbounds nuw i8, ptr addrspace(1) %73, i64 32
  %75 = load double, ptr addrspace(1) %74, align 8, !tbaa !15
  %76 = tail call double @llvm.fmuladd.f64(double %33, double %75, double %71)
  %77 = zext nneg i32 %52 to i64
  %78 = getelementptr inbounds nuw double, ptr addrspace(1) %8, i64 %77
  %79 = getelementptr inbounds nuw i8, ptr addrspace(1) %78, i64 40
  %80 = load double, ptr addrspace(1) %79, align 8, !tbaa !15
  %81 = tail call double @llvm.fmuladd.f64(double %37, double %80, double %76)
  %82 = zext nneg i32 %52 to i64
  %83 = getelementptr inbounds nuw double, ptr addrspace(1) %8, i64 %82
  %84 = getelementptr inbounds nuw i8, ptr addrspace(1) %83, i64 48
  %85 = load double, ptr addrspace(1) %84, align 8, !tbaa !15
  %86 = tail call double @llvm.fmuladd.f64(double %41, double %85, double %81)
  %87 = zext nneg i32 %52 to i64
  %88 = getelementptr inbounds nuw double, ptr addrspace(1) %8, i64 %87
  %89 = getelementptr inbounds nuw i8, ptr addrspace(1) %88, i64 56
  %90 = load double, ptr addrspace(1) %89, align 8, !tbaa !15
  %91 = tail call double @llvm.fmuladd.f64(double %45, double %90, double %86)
  %92 = add nuw nsw i32 %49, %14
  %93 = zext nneg i32 %92 to i64
  %94 = getelementptr inbounds nuw double, ptr %3, i64 %93
  store double %91, ptr %94, align 8, !tbaa !15
  %95 = add nuw nsw i32 %49, 1
  %96 = icmp samesign ult i32 %49, %10
  br i1 %96, label %48, label %46

97:                                               ; preds = %112
  %98 = mul nsw i32 %5, 36
  %99 = sext i32 %98 to i64
  %100 = shl nsw i64 %99, 3
  %101 = getelementptr i8, ptr addrspace(1) %1, i64 %100
  call void @llvm.memcpy.p1.p0.i64(ptr addrspace(1) noundef align 8 dereferenceable(288) %101, ptr noundef nonnull align 8 dereferenceable(288) %3, i64 288, i1 false), !tbaa !15
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #11
  ret void

102:                                              ; preds = %136, %46
  %103 = phi i32 [ 0, %46 ], [ %104, %136 ]
  %104 = add nuw nsw i32 %103, 1
  %105 = mul nuw nsw i32 %104, %103
  %106 = lshr i32 %105, 1
  %107 = add nuw nsw i32 %106, %103
  %108 = zext nneg i32 %107 to i64
  %109 = getelementptr inbounds nuw double, ptr %3, i64 %108
  %110 = load double, ptr %109, align 8, !tbaa !15
  %111 = icmp eq i32 %103, 0
  br i1 %111, label %112, label %116

112:                                              ; preds = %116, %102
  %113 = phi double [ %110, %102 ], [ %124, %116 ]
  %114 = tail call spir_func double @_Z4sqrtd(double noundef %113) #10
  store double %114, ptr %109, align 8, !tbaa !15
  %115 = icmp samesign ult i32 %103, 7
  br i1 %115, label %127, label %97

116:                                              ; preds = %102, %116
  %117 = phi i32 [ %125, %116 ], [ 0, %102 ]
  %118 = phi double [ %124, %116 ], [ %110, %102 ]
  %119 = add nuw nsw i32 %117, %106
  %120 = zext nneg i32 %119 to i64
  %121 = getelementptr inbounds nuw double, ptr %3, i64 %120
  %122 = load double, ptr %121, align 8, !tbaa !15
  %123 = fneg double %122
  %124 = tail call double @llvm.fmuladd.f64(double %123, double %122, double %118)
  %125 = add nuw nsw i32 %117, 1
  %126 = icmp samesign ult i32 %125, %103
  br i1 %126, label %116, label %112

127:                                              ; preds = %112, %136
  %128 = phi i32 [ %129, %136 ], [ %104, %112 ]
  %129 = add nuw nsw i32 %128, 1
  %130 = mul nuw nsw i32 %129, %128
  %131 = lshr i32 %130, 1
  %132 = add nuw nsw i32 %131, %103
  %133 = zext nneg i32 %132 to i64
  %134 = getelementptr inbounds nuw double, ptr %3, i64 %133
  %135 = load double, ptr %134, align 8, !tbaa !15
  br i1 %111, label %136, label %140

136:                                              ; preds = %140, %127
  %137 = phi double [ %135, %127 ], [ %152, %140 ]
  %138 = fdiv double %137, %114
  store double %138, ptr %134, align 8, !tbaa !15
  %139 = icmp samesign ult i32 %128, 7
  br i1 %139, label %127, label %102

140:                                              ; preds = %127, %140
  %141 = phi i32 [ %153, %140 ], [ 0, %127 ]
  %142 = phi double [ %152, %140 ], [ %135, %127 ]
  %143 = add nuw nsw i32 %141, %131
  %144 = zext nneg i32 %143 to i64
  %145 = getelementptr inbounds nuw double, ptr %3, i64 %144
  %146 = load double, ptr %145, align 8, !tbaa !15
  %147 = add nuw nsw i32 %141, %106
  %148 = zext nneg i32 %147 to i64
  %149 = getelementptr inbounds nuw double, ptr %3, i64 %148
  %150 = load double, ptr %149, align 8, !tbaa !15
  %151 = fneg double %146
  %152 = tail call double @llvm.fmuladd.f64(double %151, double %150, double %142)
  %153 = add nuw nsw i32 %141, 1
  %154 = icmp samesign ult i32 %153, %103
  br i1 %154, label %140, label %136
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_kernel void @inverse4(ptr addrspace(1) noundef readonly align 64 captures(none) %0, ptr addrspace(1) noundef writeonly align 64 captures(none) %1) local_unnamed_addr #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !17 !kernel_arg_base_type !18 !kernel_arg_type_qual !11 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #10
  %4 = shl i64 %3, 32
  %5 = ashr exact i64 %4, 32
  %6 = getelementptr inbounds <16 x float>, ptr addrspace(1) %0, i64 %5
  %7 = load <16 x float>, ptr addrspace(1) %6, align 64, !tbaa !19
  %8 = shufflevector <16 x float> %7, <16 x float> poison, <4 x i32> <i32 0, i32 5, i32 10, i32 15>
  %9 = fadd <4 x float> %8, splat (float 3.000000e+00)
  %10 = extractelement <4 x float> %9, i64 0
  %11 = extractelement <4 x float> %9, i64 1
  %12 = extractelement <16 x float> %7, i64 4
  %13 = extractelement <16 x float> %7, i64 1
  %14 = fneg float %13
  %15 = fmul float %12, %14
  %16 = tail call float @llvm.fmuladd.f32(float %10, float %11, float %15)
  %17 = extractelement <16 x float> %7, i64 6
  %18 = extractelement <16 x float> %7, i64 2
  %19 = fneg float %18
  %20 = fmul float %12, %19
  %21 = tail call float @llvm.fmuladd.f32(float %10, float %17, float %20)
  %22 = extractelement <16 x float> %7, i64 7
  %23 = extractelement <16 x float> %7, i64 3
  %24 = fneg float %23
  %25 = fmul float %12, %24
  %26 = tail call float @llvm.fmuladd.f32(float %10, float %22, float %25)
  %27 = fmul float %11, %19
  %28 = tail call float @llvm.fmuladd.f32(float %13, float %17, float %27)
  %29 = fmul float %11, %24
  %30 = tail call float @llvm.fmuladd.f32(float %13, float %22, float %29)
  %31 = fmul float %17, %24
  %32 = tail call float @llvm.fmuladd.f32(float %18, float %22, float %31)
  %33 = extractelement <4 x float> %9, i64 2
  %34 = extractelement <4 x float> %9, i64 3
  %35 = extractelement <16 x float> %7, i64 14
  %36 = extractelement <16 x float> %7, i64 11
  %37 = fneg float %36
  %38 = fmul float %35, %37
  %39 = tail call float @llvm.fmuladd.f32(float %33, float %34, float %38)
  %40 = extractelement <16 x float> %7, i64 9
  %41 = extractelement <16 x float> %7, i64 13
  %42 = fmul float %41, %37
  %43 = tail call float @llvm.fmuladd.f32(float %40, float %34, float %42)
  %44 = fneg float %33
  %45 = fmul float %41, %44
  %46 = tail call float @llvm.fmuladd.f32(float %40, float %35, float %45)
  %47 = extractelement <16 x float> %7, i64 8
  %48 = extractelement <16 x float> %7, i64 12
  %49 = fmul float %48, %37
  %50 = tail call float @llvm.fmuladd.f32(float %47, float %34, float %49)
  %51 = fmul float %48, %44
  %52 = tail call float @llvm.fmuladd.f32(float %47, float %35, float %51)
  %53 = fneg float %40
  %54 = fmul float %48, %53
  %55 = tail call float @llvm.fmuladd.f32(float %47, float %41, float %54)
  %56 = fneg float %43
  %57 = fmul float %21, %56
  %58 = tail call float @llvm.fmuladd.f32(float %16, float %39, float %57)
  %59 = tail call float @llvm.fmuladd.f32(float %26, float %46, float %58)
  %60 = tail call float @llvm.fmuladd.f32(float %28, float %50, float %59)
  %61 = fneg float %30
  %62 = tail call float @llvm.fmuladd.f32(float %61, float %52, float %60)
  %63 = tail call float @llvm.fmuladd.f32(float %32, float %55, float %62)
  %64 = fdiv float 1.000000e+00, %63
  %65 = fneg float %50
  %66 = fneg float %34
  %67 = fneg float %26
  %68 = fneg float %10
  %69 = fneg float %52
  %70 = fneg float %21
  %71 = shufflevector <4 x float> %9, <4 x float> poison, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %72 = shufflevector <16 x float> %7, <16 x float> %71, <16 x i32> <i32 6, i32 2, i32 14, i32 18, i32 6, i32 2, i32 14, i32 18, i32 17, i32 1, i32 13, i32 9, i32 17, i32 1, i32 13, i32 9>
  %73 = insertelement <16 x float> poison, float %56, i64 0
  %74 = insertelement <16 x float> %73, float %43, i64 1
  %75 = insertelement <16 x float> %74, float %61, i64 2
  %76 = insertelement <16 x float> %75, float %30, i64 3
  %77 = insertelement <16 x float> %76, float %50, i64 4
  %78 = insertelement <16 x float> %77, float %65, i64 5
  %79 = insertelement <16 x float> %78, float %26, i64 6
  %80 = insertelement <16 x float> %79, float %67, i64 7
  %81 = insertelement <16 x float> %80, float %52, i64 12
  %82 = insertelement <16 x float> %81, float %69, i64 13
  %83 = insertelement <16 x float> %82, float %21, i64 14
  %84 = insertelement <16 x float> %83, float %70, i64 15
  %85 = shufflevector <16 x float> %84, <16 x float> poison, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 5, i32 4, i32 7, i32 6, i32 12, i32 13, i32 14, i32 15>
  %86 = fmul <16 x float> %72, %85
  %87 = shufflevector <16 x float> %71, <16 x float> %7, <16 x i32> <i32 1, i32 poison, i32 29, i32 poison, i32 poison, i32 0, i32 poison, i32 24, i32 20, i32 poison, i32 28, i32 poison, i32 poison, i32 0, i32 poison, i32 24>
  %88 = insertelement <16 x float> %87, float %14, i64 1
  %89 = insertelement <16 x float> %88, float %53, i64 3
  %90 = fneg <16 x float> %7
  %91 = shufflevector <16 x float> %89, <16 x float> %90, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 20, i32 5, i32 poison, i32 7, i32 8, i32 poison, i32 10, i32 poison, i32 poison, i32 13, i32 poison, i32 15>
  %92 = fneg <16 x float> %7
  %93 = shufflevector <16 x float> %91, <16 x float> %92, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 28, i32 7, i32 8, i32 poison, i32 10, i32 poison, i32 poison, i32 13, i32 poison, i32 15>
  %94 = insertelement <16 x float> %93, float %68, i64 9
  %95 = fneg <16 x float> %7
  %96 = shufflevector <16 x float> %94, <16 x float> %95, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 24, i32 4, i32 13, i32 6, i32 15>
  %97 = insertelement <16 x float> poison, float %39, i64 0
  %98 = insertelement <16 x float> %97, float %32, i64 2
  %99 = insertelement <16 x float> %98, float %43, i64 8
  %100 = insertelement <16 x float> %99, float %30, i64 10
  %101 = insertelement <16 x float> %100, float %46, i64 12
  %102 = insertelement <16 x float> %101, float %28, i64 14
  %103 = shufflevector <16 x float> %102, <16 x float> poison, <16 x i32> <i32 0, i32 0, i32 2, i32 2, i32 0, i32 0, i32 2, i32 2, i32 8, i32 8, i32 10, i32 10, i32 12, i32 12, i32 14, i32 14>
  %104 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %96, <16 x float> %103, <16 x float> %86)
  %105 = shufflevector <16 x float> %7, <16 x float> %71, <16 x i32> <i32 7, i32 poison, i32 19, i32 poison, i32 poison, i32 3, i32 poison, i32 11, i32 7, i32 poison, i32 19, i32 poison, i32 poison, i32 2, i32 poison, i32 18>
  %106 = insertelement <16 x float> %105, float %24, i64 1
  %107 = insertelement <16 x float> %106, float %37, i64 3
  %108 = fneg <16 x float> %7
  %109 = shufflevector <16 x float> %107, <16 x float> %108, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 23, i32 5, i32 poison, i32 7, i32 8, i32 poison, i32 10, i32 poison, i32 poison, i32 13, i32 poison, i32 15>
  %110 = insertelement <16 x float> %109, float %66, i64 6
  %111 = fneg <16 x float> %7
  %112 = shufflevector <16 x float> %110, <16 x float> %111, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 poison, i32 10, i32 poison, i32 22, i32 13, i32 poison, i32 15>
  %113 = fneg <16 x float> %7
  %114 = shufflevector <16 x float> %112, <16 x float> %113, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 1, i32 10, i32 3, i32 12, i32 13, i32 30, i32 15>
  %115 = insertelement <16 x float> poison, float %46, i64 0
  %116 = insertelement <16 x float> %115, float %28, i64 2
  %117 = insertelement <16 x float> %116, float %52, i64 4
  %118 = insertelement <16 x float> %117, float %21, i64 6
  %119 = insertelement <16 x float> %118, float %55, i64 8
  %120 = insertelement <16 x float> %119, float %16, i64 10
  %121 = shufflevector <16 x float> %120, <16 x float> poison, <16 x i32> <i32 0, i32 0, i32 2, i32 2, i32 4, i32 4, i32 6, i32 6, i32 8, i32 8, i32 10, i32 10, i32 8, i32 8, i32 10, i32 10>
  %122 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %114, <16 x float> %121, <16 x float> %104)
  %123 = insertelement <16 x float> poison, float %64, i64 0
  %124 = shufflevector <16 x float> %123, <16 x float> poison, <16 x i32> zeroinitializer
  %125 = fmul <16 x float> %124, %122
  %126 = getelementptr inbounds <16 x float>, ptr addrspace(1) %1, i64 %5
  store <16 x float> %125, ptr addrspace(1) %126, align 64, !tbaa !19
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_inverse4(ptr addrspace(1) noundef readonly align 64 captures(none) %0, ptr addrspace(1) noundef writeonly align 64 captures(none) %1) local_unnamed_addr #1 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !17 !kernel_arg_base_type !18 !kernel_arg_type_qual !11 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #10
  %4 = shl i64 %3, 32
  %5 = ashr exact i64 %4, 32
  %6 = getelementptr inbounds <16 x float>, ptr addrspace(1) %0, i64 %5
  %7 = load <16 x float>, ptr addrspace(1) %6, align 64, !tbaa !19
  %8 = shufflevector <16 x float> %7, <16 x float> poison, <4 x i32> <i32 0, i32 5, i32 10, i32 15>
  %9 = fadd <4 x float> %8, splat (float 3.000000e+00)
  %10 = extractelement <4 x float> %9, i64 0
  %11 = extractelement <4 x float> %9, i64 1
  %12 = extractelement <16 x float> %7, i64 4
  %13 = extractelement <16 x float> %7, i64 1
  %14 = fneg float %13
  %15 = fmul float %12, %14
  %16 = tail call float @llvm.fmuladd.f32(float %10, float %11, float %15)
  %17 = extractelement <16 x float> %7, i64 6
  %18 = extractelement <16 x float> %7, i64 2
  %19 = fneg float %18
  %20 = fmul float %12, %19
  %21 = tail call float @llvm.fmuladd.f32(float %10, float %17, float %20)
  %22 = extractelement <16 x float> %7, i64 7
  %23 = extractelement <16 x float> %7, i64 3
  %24 = fneg float %23
  %25 = fmul float %12, %24
  %26 = tail call float @llvm.fmuladd.f32(float %10, float %22, float %25)
  %27 = fmul float %11, %19
  %28 = tail call float @llvm.fmuladd.f32(float %13, float %17, float %27)
  %29 = fmul float %11, %24
  %30 = tail call float @llvm.fmuladd.f32(float %13, float %22, float %29)
  %31 = fmul float %17, %24
  %32 = tail call float @llvm.fmuladd.f32(float %18, float %22, float %31)
  %33 = extractelement <4 x float> %9, i64 2
  %34 = extractelement <4 x float> %9, i64 3
  %35 = extractelement <16 x float> %7, i64 14
  %36 = extractelement <16 x float> %7, i64 11
  %37 = fneg float %36
  %38 = fmul float %35, %37
  %39 = tail call float @llvm.fmuladd.f32(float %33, float %34, float %38)
  %40 = extractelement <16 x float> %7, i64 9
  %41 = extractelement <16 x float> %7, i64 13
  %42 = fmul float %41, %37
  %43 = tail call float @llvm.fmuladd.f32(float %40, float %34, float %42)
  %44 = fneg float %33
  %45 = fmul float %41, %44
  %46 = tail call float @llvm.fmuladd.f32(float %40, float %35, float %45)
  %47 = extractelement <16 x float> %7, i64 8
  %48 = extractelement <16 x float> %7, i64 12
  %49 = fmul float %48, %37
  %50 = tail call float @llvm.fmuladd.f32(float %47, float %34, float %49)
  %51 = fmul float %48, %44
  %52 = tail call float @llvm.fmuladd.f32(float %47, float %35, float %51)
  %53 = fneg float %40
  %54 = fmul float %48, %53
  %55 = tail call float @llvm.fmuladd.f32(float %47, float %41, float %54)
  %56 = fneg float %43
  %57 = fmul float %21, %56
  %58 = tail call float @llvm.fmuladd.f32(float %16, float %39, float %57)
  %59 = tail call float @llvm.fmuladd.f32(float %26, float %46, float %58)
  %60 = tail call float @llvm.fmuladd.f32(float %28, float %50, float %59)
  %61 = fneg float %30
  %62 = tail call float @llvm.fmuladd.f32(float %61, float %52, float %60)
  %63 = tail call float @llvm.fmuladd.f32(float %32, float %55, float %62)
  %64 = fdiv float 1.000000e+00, %63
  %65 = fneg float %50
  %66 = fneg float %34
  %67 = fneg float %26
  %68 = fneg float %10
  %69 = fneg float %52
  %70 = fneg float %21
  %71 = shufflevector <4 x float> %9, <4 x float> poison, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %72 = shufflevector <16 x float> %7, <16 x float> %71, <16 x i32> <i32 6, i32 2, i32 14, i32 18, i32 6, i32 2, i32 14, i32 18, i32 17, i32 1, i32 13, i32 9, i32 17, i32 1, i32 13, i32 9>
  %73 = insertelement <16 x float> poison, float %56, i64 0
  %74 = insertelement <16 x float> %73, float %43, i64 1
  %75 = insertelement <16 x float> %74, float %61, i64 2
  %76 = insertelement <16 x float> %75, float %30, i64 3
  %77 = insertelement <16 x float> %76, float %50, i64 4
  %78 = insertelement <16 x float> %77, float %65, i64 5
  %79 = insertelement <16 x float> %78, float %26, i64 6
  %80 = insertelement <16 x float> %79, float %67, i64 7
  %81 = insertelement <16 x float> %80, float %52, i64 12
  %82 = insertelement <16 x float> %81, float %69, i64 13
  %83 = insertelement <16 x float> %82, float %21, i64 14
  %84 = insertelement <16 x float> %83, float %70, i64 15
  %85 = shufflevector <16 x float> %84, <16 x float> poison, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 5, i32 4, i32 7, i32 6, i32 12, i32 13, i32 14, i32 15>
  %86 = fmul <16 x float> %72, %85
  %87 = shufflevector <16 x float> %71, <16 x float> %7, <16 x i32> <i32 1, i32 poison, i32 29, i32 poison, i32 poison, i32 0, i32 poison, i32 24, i32 20, i32 poison, i32 28, i32 poison, i32 poison, i32 0, i32 poison, i32 24>
  %88 = insertelement <16 x float> %87, float %14, i64 1
  %89 = insertelement <16 x float> %88, float %53, i64 3
  %90 = fneg <16 x float> %7
  %91 = shufflevector <16 x float> %89, <16 x float> %90, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 20, i32 5, i32 poison, i32 7, i32 8, i32 poison, i32 10, i32 poison, i32 poison, i32 13, i32 poison, i32 15>
  %92 = fneg <16 x float> %7
  %93 = shufflevector <16 x float> %91, <16 x float> %92, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 28, i32 7, i32 8, i32 poison, i32 10, i32 poison, i32 poison, i32 13, i32 poison, i32 15>
  %94 = insertelement <16 x float> %93, float %68, i64 9
  %95 = fneg <16 x float> %7
  %96 = shufflevector <16 x float> %94, <16 x float> %95, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 24, i32 4, i32 13, i32 6, i32 15>
  %97 = insertelement <16 x float> poison, float %39, i64 0
  %98 = insertelement <16 x float> %97, float %32, i64 2
  %99 = insertelement <16 x float> %98, float %43, i64 8
  %100 = insertelement <16 x float> %99, float %30, i64 10
  %101 = insertelement <16 x float> %100, float %46, i64 12
  %102 = insertelement <16 x float> %101, float %28, i64 14
  %103 = shufflevector <16 x float> %102, <16 x float> poison, <16 x i32> <i32 0, i32 0, i32 2, i32 2, i32 0, i32 0, i32 2, i32 2, i32 8, i32 8, i32 10, i32 10, i32 12, i32 12, i32 14, i32 14>
  %104 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %96, <16 x float> %103, <16 x float> %86)
  %105 = shufflevector <16 x float> %7, <16 x float> %71, <16 x i32> <i32 7, i32 poison, i32 19, i32 poison, i32 poison, i32 3, i32 poison, i32 11, i32 7, i32 poison, i32 19, i32 poison, i32 poison, i32 2, i32 poison, i32 18>
  %106 = insertelement <16 x float> %105, float %24, i64 1
  %107 = insertelement <16 x float> %106, float %37, i64 3
  %108 = fneg <16 x float> %7
  %109 = shufflevector <16 x float> %107, <16 x float> %108, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 23, i32 5, i32 poison, i32 7, i32 8, i32 poison, i32 10, i32 poison, i32 poison, i32 13, i32 poison, i32 15>
  %110 = insertelement <16 x float> %109, float %66, i64 6
  %111 = fneg <16 x float> %7
  %112 = shufflevector <16 x float> %110, <16 x float> %111, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 poison, i32 10, i32 poison, i32 22, i32 13, i32 poison, i32 15>
  %113 = fneg <16 x float> %7
  %114 = shufflevector <16 x float> %112, <16 x float> %113, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 1, i32 10, i32 3, i32 12, i32 13, i32 30, i32 15>
  %115 = insertelement <16 x float> poison, float %46, i64 0
  %116 = insertelement <16 x float> %115, float %28, i64 2
  %117 = insertelement <16 x float> %116, float %52, i64 4
  %118 = insertelement <16 x float> %117, float %21, i64 6
  %119 = insertelement <16 x float> %118, float %55, i64 8
  %120 = insertelement <16 x float> %119, float %16, i64 10
  %121 = shufflevector <16 x float> %120, <16 x float> poison, <16 x i32> <i32 0, i32 0, i32 2, i32 2, i32 4, i32 4, i32 6, i32 6, i32 8, i32 8, i32 10, i32 10, i32 8, i32 8, i32 10, i32 10>
  %122 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %114, <16 x float> %121, <16 x float> %104)
  %123 = insertelement <16 x float> poison, float %64, i64 0
  %124 = shufflevector <16 x float> %123, <16 x float> poison, <16 x i32> zeroinitializer
  %125 = fmul <16 x float> %124, %122
  %126 = getelementptr inbounds <16 x float>, ptr addrspace(1) %1, i64 %5
  store <16 x float> %125, ptr addrspace(1) %126, align 64, !tbaa !19
  ret void
}

; Function Attrs: convergent nofree norecurse nounwind memory(argmem: readwrite)
define dso_local spir_kernel void @qr4(ptr addrspace(1) noundef align 8 captures(none) %0, ptr addrspace(1) noundef writeonly align 8 captures(none) %1) local_unnamed_addr #2 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !14 !kernel_arg_base_type !14 !kernel_arg_type_qual !20 {
  %3 = alloca [4 x [4 x double]], align 8
  %4 = alloca [4 x [4 x double]], align 8
  %5 = alloca [4 x double], align 8
  %6 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #10
  %7 = trunc i64 %6 to i32
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #11
  %8 = shl i32 %7, 4
  %9 = sext i32 %8 to i64
  %10 = shl nsw i64 %9, 3
  %11 = getelementptr i8, ptr addrspace(1) %0, i64 %10
  call void @llvm.memcpy.p0.p1.i64(ptr noundef nonnull align 8 dereferenceable(128) %3, ptr addrspace(1) noundef align 8 dereferenceable(128) %11, i64 128, i1 false), !tbaa !15
  store double 1.000000e+00, ptr %4, align 8, !tbaa !15
  %12 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %13 = getelementptr inbounds nuw i8, ptr %4, i64 40
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %12, i8 0, i64 32, i1 false)
  store double 1.000000e+00, ptr %13, align 8, !tbaa !15
  %14 = getelementptr inbounds nuw i8, ptr %4, i64 48
  %15 = getelementptr inbounds nuw i8, ptr %4, i64 80
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %14, i8 0, i64 32, i1 false)
  store double 1.000000e+00, ptr %15, align 8, !tbaa !15
  %16 = getelementptr inbounds nuw i8, ptr %4, i64 88
  %17 = getelementptr inbounds nuw i8, ptr %4, i64 120
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %16, i8 0, i64 32, i1 false)
  store double 1.000000e+00, ptr %17, align 8, !tbaa !15
  br label %142

18:                                               ; preds = %224
  %19 = getelementptr inbounds nuw i8, ptr %4, i64 96
  %20 = getelementptr inbounds nuw i8, ptr %4, i64 64
  %21 = getelementptr inbounds nuw i8, ptr %4, i64 32
  %22 = getelementptr inbounds nuw i8, ptr %4, i64 24
  %23 = getelementptr inbounds nuw i8, ptr %4, i64 16
  %24 = load double, ptr %3, align 8, !tbaa !15
  %25 = getelementptr inbounds double, ptr addrspace(1) %0, i64 %9
  store double %24, ptr addrspace(1) %25, align 8, !tbaa !15
  %26 = load double, ptr %4, align 8, !tbaa !15
  %27 = getelementptr inbounds double, ptr addrspace(1) %1, i64 %9
  store double %26, ptr addrspace(1) %27, align 8, !tbaa !15
  %28 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %29 = load double, ptr %28, align 8, !tbaa !15
  %30 = or disjoint i32 %8, 1
  %31 = sext i32 %30 to i64
  %32 = getelementptr inbounds double, ptr addrspace(1) %0, i64 %31
  store double %29, ptr addrspace(1) %32, align 8, !tbaa !15
  %33 = load double, ptr %21, align 8, !tbaa !15
  %34 = getelementptr inbounds double, ptr addrspace(1) %1, i64 %31
  store double %33, ptr addrspace(1) %34, align 8, !tbaa !15
  %35 = getelementptr inbounds nuw i8, ptr %3, i64 16
  %36 = load double, ptr %35, align 8, !tbaa !15
  %37 = or disjoint i32 %8, 2
  %38 = sext i32 %37 to i64
  %39 = getelementptr inbounds double, ptr addrspace(1) %0, i64 %38
  store double %36, ptr addrspace(1) %39, align 8, !tbaa !15
  %40 = load double, ptr %20, align 8, !tbaa !15
  %41 = getelementptr inbounds double, ptr addrspace(1) %1, i64 %38
  store double %40, ptr addrspace(1) %41, align 8, !tbaa !15
  %42 = getelementptr inbounds nuw i8, ptr %3, i64 24
  %43 = load double, ptr %42, align 8, !tbaa !15
  %44 = or disjoint i32 %8, 3
  %45 = sext i32 %44 to i64
  %46 = getelementptr inbounds double, ptr addrspace(1) %0, i64 %45
  store double %43, ptr addrspace(1) %46, align 8, !tbaa !15
  %47 = load double, ptr %19, align 8, !tbaa !15
  %48 = getelementptr inbounds double, ptr addrspace(1) %1, i64 %45
  store double %47, ptr addrspace(1) %48, align 8, !tbaa !15
  %49 = getelementptr inbounds nuw i8, ptr %3, i64 32
  %50 = or disjoint i32 %8, 4
  %51 = load double, ptr %49, align 8, !tbaa !15
  %52 = sext i32 %50 to i64
  %53 = getelementptr inbounds double, ptr addrspace(1) %0, i64 %52
  store double %51, ptr addrspace(1) %53, align 8, !tbaa !15
  %54 = load double, ptr %12, align 8, !tbaa !15
  %55 = getelementptr inbounds double, ptr addrspace(1) %1, i64 %52
  store double %54, ptr addrspace(1) %55, align 8, !tbaa !15
  %56 = getelementptr inbounds nuw i8, ptr %3, i64 40
  %57 = load double, ptr %56, align 8, !tbaa !15
  %58 = or disjoint i32 %8, 5
  %59 = sext i32 %58 to i64
  %60 = getelementptr inbounds double, ptr addrspace(1) %0, i64 %59
  store double %57, ptr addrspace(1) %60, align 8, !tbaa !15
  %61 = getelementptr inbounds nuw i8, ptr %4, i64 40
  %62 = load double, ptr %61, align 8, !tbaa !15
  %63 = getelementptr inbounds double, ptr addrspace(1) %1, i64 %59
  store double %62, ptr addrspace(1) %63, align 8, !tbaa !15
  %64 = getelementptr inbounds nuw i8, ptr %3, i64 48
  %65 = load double, ptr %64, align 8, !tbaa !15
  %66 = or disjoint i32 %8, 6
  %67 = sext i32 %66 to i64
  %68 = getelementptr inbounds double, ptr addrspace(1) %0, i64 %67
  store double %65, ptr addrspace(1) %68, align 8, !tbaa !15
  %69 = getelementptr inbounds nuw i8, ptr %4, i64 72
  %70 = load double, ptr %69, align 8, !tbaa !15
  %71 = getelementptr inbounds double, ptr addrspace(1) %1, i64 %67
  store double %70, ptr addrspace(1) %71, align 8, !tbaa !15
  %72 = getelementptr inbounds nuw i8, ptr %3, i64 56
  %73 = load double, ptr %72, align 8, !tbaa !15
  %74 = or disjoint i32 %8, 7
  %75 = sext i32 %74 to i64
  %76 = getelementptr inbounds double, ptr addrspace(1) %0, i64 %75
  store double %73, ptr addrspace(1) %76, align 8, !tbaa !15
  %77 = getelementptr inbounds nuw i8, ptr %4, i64 104
  %78 = load double, ptr %77, align 8, !tbaa !15
  %79 = getelementptr inbounds double, ptr addrspace(1) %1, i64 %75
  store double %78, ptr addrspace(1) %79, align 8, !tbaa !15
  %80 = getelementptr inbounds nuw i8, ptr %3, i64 64
  %81 = or disjoint i32 %8, 8
  %82 = load double, ptr %80, align 8, !tbaa !15
  %83 = sext i32 %81 to i64
  %84 = getelementptr inbounds double, ptr addrspace(1) %0, i64 %83
  store double %82, ptr addrspace(1) %84, align 8, !tbaa !15
  %85 = load double, ptr %23, align 8, !tbaa !15
  %86 = getelementptr inbounds double, ptr addrspace(1) %1, i64 %83
  store double %85, ptr addrspace(1) %86, align 8, !tbaa !15
  %87 = getelementptr inbounds nuw i8, ptr %3, i64 72
  %88 = load double, ptr %87, align 8, !tbaa !15
  %89 = or disjoint i32 %8, 9
  %90 = sext i32 %89 to i64
  %91 = getelementptr inbounds double, ptr addrspace(1) %0, i64 %90
  store double %88, ptr addrspace(1) %91, align 8, !tbaa !15
  %92 = getelementptr inbounds nuw i8, ptr %4, i64 48
  %93 = load double, ptr %92, align 8, !tbaa !15
  %94 = getelementptr inbounds double, ptr addrspace(1) %1, i64 %90
  store double %93, ptr addrspace(1) %94, align 8, !tbaa !15
  %95 = getelementptr inbounds nuw i8, ptr %3, i64 80
  %96 = load double, ptr %95, align 8, !tbaa !15
  %97 = or disjoint i32 %8, 10
  %98 = sext i32 %97 to i64
  %99 = getelementptr inbounds double, ptr addrspace(1) %0, i64 %98
  store double %96, ptr addrspace(1) %99, align 8, !tbaa !15
  %100 = getelementptr inbounds nuw i8, ptr %4, i64 80
  %101 = load double, ptr %100, align 8, !tbaa !15
  %102 = getelementptr inbounds double, ptr addrspace(1) %1, i64 %98
  store double %101, ptr addrspace(1) %102, align 8, !tbaa !15
  %103 = getelementptr inbounds nuw i8, ptr %3, i64 88
  %104 = load double, ptr %103, align 8, !tbaa !15
  %105 = or disjoint i32 %8, 11
  %106 = sext i32 %105 to i64
  %107 = getelementptr inbounds double, ptr addrspace(1) %0, i64 %106
  store double %104, ptr addrspace(1) %107, align 8, !tbaa !15
  %108 = getelementptr inbounds nuw i8, ptr %4, i64 112
  %109 = load double, ptr %108, align 8, !tbaa !15
  %110 = getelementptr inbounds double, ptr addrspace(1) %1, i64 %106
  store double %109, ptr addrspace(1) %110, align 8, !tbaa !15
  %111 = getelementptr inbounds nuw i8, ptr %3, i64 96
  %112 = or disjoint i32 %8, 12
  %113 = load double, ptr %111, align 8, !tbaa !15
  %114 = sext i32 %112 to i64
  %115 = getelementptr inbounds double, ptr addrspace(1) %0, i64 %114
  store double %113, ptr addrspace(1) %115, align 8, !tbaa !15
  %116 = load double, ptr %22, align 8, !tbaa !15
  %117 = getelementptr inbounds double, ptr addrspace(1) %1, i64 %114
  store double %116, ptr addrspace(1) %117, align 8, !tbaa !15
  %118 = getelementptr inbounds nuw i8, ptr %3, i64 104
  %119 = load double, ptr %118, align 8, !tbaa !15
  %120 = or disjoint i32 %8, 13
  %121 = sext i32 %120 to i64
  %122 = getelementptr inbounds double, ptr addrspace(1) %0, i64 %121
  store double %119, ptr addrspace(1) %122, align 8, !tbaa !15
  %123 = getelementptr inbounds nuw i8, ptr %4, i64 56
  %124 = load double, ptr %123, align 8, !tbaa !15
  %125 = getelementptr inbounds double, ptr addrspace(1) %1, i64 %121
  store double %124, ptr addrspace(1) %125, align 8, !tbaa !15
  %126 = getelementptr inbounds nuw i8, ptr %3, i64 112
  %127 = load double, ptr %126, align 8, !tbaa !15
  %128 = or disjoint i32 %8, 14
  %129 = sext i32 %128 to i64
  %130 = getelementptr inbounds double, ptr addrspace(1) %0, i64 %129
  store double %127, ptr addrspace(1) %130, align 8, !tbaa !15
  %131 = getelementptr inbounds nuw i8, ptr %4, i64 88
  %132 = load double, ptr %131, align 8, !tbaa !15
  %133 = getelementptr inbounds double, ptr addrspace(1) %1, i64 %129
  store double %132, ptr addrspace(1) %133, align 8, !tbaa !15
  %134 = getelementptr inbounds nuw i8, ptr %3, i64 120
  %135 = load double, ptr %134, align 8, !tbaa !15
  %136 = or disjoint i32 %8, 15
  %137 = sext i32 %136 to i64
  %138 = getelementptr inbounds double, ptr addrspace(1) %0, i64 %137
  store double %135, ptr addrspace(1) %138, align 8, !tbaa !15
  %139 = getelementptr inbounds nuw i8, ptr %4, i64 120
  %140 = load double, ptr %139, align 8, !tbaa !15
  %141 = getelementptr inbounds double, ptr addrspace(1) %1, i64 %137
  store double %140, ptr addrspace(1) %141, align 8, !tbaa !15
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #11
  ret void

142:                                              ; preds = %2, %224
  %143 = phi i32 [ %225, %224 ], [ 0, %2 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #11
  %144 = zext nneg i32 %143 to i64
  %145 = getelementptr inbounds nuw double, ptr %3, i64 %144
  br label %157

146:                                              ; preds = %157
  %147 = tail call spir_func double @_Z4sqrtd(double noundef %163) #10
  %148 = getelementptr inbounds nuw [4 x double], ptr %3, i64 %144
  %149 = getelementptr inbounds nuw double, ptr %148, i64 %144
  %150 = load double, ptr %149, align 8, !tbaa !15
  %151 = fcmp ogt double %150, 0.000000e+00
  %152 = fneg double %147
  %153 = select i1 %151, double %152, double %147
  %154 = fsub double %150, %153
  %155 = getelementptr inbounds nuw double, ptr %5, i64 %144
  store double %154, ptr %155, align 8, !tbaa !15
  %156 = tail call double @llvm.fmuladd.f64(double %154, double %154, double 0.000000e+00)
  br label %168

157:                                              ; preds = %142, %157
  %158 = phi i32 [ %143, %142 ], [ %164, %157 ]
  %159 = phi double [ 0.000000e+00, %142 ], [ %163, %157 ]
  %160 = zext nneg i32 %158 to i64
  %161 = getelementptr inbounds nuw [4 x double], ptr %145, i64 %160
  %162 = load double, ptr %161, align 8, !tbaa !15
  %163 = tail call double @llvm.fmuladd.f64(double %162, double %162, double %159)
  %164 = add nuw nsw i32 %158, 1
  %165 = icmp samesign ult i32 %158, 3
  br i1 %165, label %157, label %146

166:                                              ; preds = %168
  %167 = fcmp oeq double %176, 0.000000e+00
  br i1 %167, label %224, label %178

168:                                              ; preds = %146, %168
  %169 = phi i32 [ %171, %168 ], [ %143, %146 ]
  %170 = phi double [ %176, %168 ], [ %156, %146 ]
  %171 = add nuw nsw i32 %169, 1
  %172 = zext nneg i32 %171 to i64
  %173 = getelementptr inbounds nuw [4 x double], ptr %145, i64 %172
  %174 = load double, ptr %173, align 8, !tbaa !15
  %175 = getelementptr inbounds nuw double, ptr %5, i64 %172
  store double %174, ptr %175, align 8, !tbaa !15
  %176 = tail call double @llvm.fmuladd.f64(double %174, double %174, double %170)
  %177 = icmp samesign ult i32 %169, 2
  br i1 %177, label %168, label %166, !llvm.loop !21

178:                                              ; preds = %166
  %179 = fdiv double 2.000000e+00, %176
  br label %180

180:                                              ; preds = %208, %178
  %181 = phi i32 [ 0, %178 ], [ %209, %208 ]
  %182 = zext nneg i32 %181 to i64
  %183 = getelementptr inbounds nuw double, ptr %3, i64 %182
  %184 = getelementptr inbounds nuw double, ptr %4, i64 %182
  br label %193

185:                                              ; preds = %193
  %186 = zext nneg i32 %181 to i64
  %187 = getelementptr inbounds nuw double, ptr %3, i64 %186
  %188 = fneg double %202
  %189 = fmul double %179, %188
  %190 = getelementptr inbounds nuw double, ptr %4, i64 %186
  %191 = fneg double %205
  %192 = fmul double %179, %191
  br label %211

193:                                              ; preds = %180, %193
  %194 = phi i32 [ %143, %180 ], [ %206, %193 ]
  %195 = phi double [ 0.000000e+00, %180 ], [ %205, %193 ]
  %196 = phi double [ 0.000000e+00, %180 ], [ %202, %193 ]
  %197 = zext nneg i32 %194 to i64
  %198 = getelementptr inbounds nuw double, ptr %5, i64 %197
  %199 = load double, ptr %198, align 8, !tbaa !15
  %200 = getelementptr inbounds nuw [4 x double], ptr %183, i64 %197
  %201 = load double, ptr %200, align 8, !tbaa !15
  %202 = tail call double @llvm.fmuladd.f64(double %199, double %201, double %196)
  %203 = getelementptr inbounds nuw [4 x double], ptr %184, i64 %197
  %204 = load double, ptr %203, align 8, !tbaa !15
  %205 = tail call double @llvm.fmuladd.f64(double %199, double %204, double %195)
  %206 = add nuw nsw i32 %194, 1
  %207 = icmp samesign ult i32 %194, 3
  br i1 %207, label %193, label %185

208:                                              ; preds = %211
  %209 = add nuw nsw i32 %181, 1
  %210 = icmp samesign ult i32 %181, 3
  br i1 %210, label %180, label %224

211:                                              ; preds = %185, %211
  %212 = phi i32 [ %143, %185 ], [ %222, %211 ]
  %213 = zext nneg i32 %212 to i64
  %214 = getelementptr inbounds nuw double, ptr %5, i64 %213
  %215 = load double, ptr %214, align 8, !tbaa !15
  %216 = getelementptr inbounds nuw [4 x double], ptr %187, i64 %213
  %217 = load double, ptr %216, align 8, !tbaa !15
  %218 = tail call double @llvm.fmuladd.f64(double %189, double %215, double %217)
  store double %218, ptr %216, align 8, !tbaa !15
  %219 = getelementptr inbounds nuw [4 x double], ptr %190, i64 %213
  %220 = load double, ptr %219, align 8, !tbaa !15
  %221 = tail call double @llvm.fmuladd.f64(double %192, double %215, double %220)
  store double %221, ptr %219, align 8, !tbaa !15
  %222 = add nuw nsw i32 %212, 1
  %223 = icmp samesign ult i32 %212, 3
  br i1 %223, label %211, label %208

224:                                              ; preds = %208, %166
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #11
  %225 = add nuw nsw i32 %143, 1
  %226 = icmp samesign ult i32 %143, 2
  br i1 %226, label %142, label %18
}

; Function Attrs: alwaysinline convergent nofree norecurse nounwind memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_qr4(ptr addrspace(1) noundef align 8 captures(none) %0, ptr addrspace(1) noundef writeonly align 8 captures(none) %1) local_unnamed_addr #3 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !14 !kernel_arg_base_type !14 !kernel_arg_type_qual !20 {
  %3 = alloca [4 x [4 x double]], align 8
  %4 = alloca [4 x [4 x double]], align 8
  %5 = alloca [4 x double], align 8
  %6 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #10
  %7 = trunc i64 %6 to i32
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #11
  %8 = shl i32 %7, 4
  %9 = sext i32 %8 to i64
  %10 = shl nsw i64 %9, 3
  %11 = getelementptr i8, ptr addrspace(1) %0, i64 %10
  call void @llvm.memcpy.p0.p1.i64(ptr noundef nonnull align 8 dereferenceable(128) %3, ptr addrspace(1) noundef align 8 dereferenceable(128) %11, i64 128, i1 false), !tbaa !15
  store double 1.000000e+00, ptr %4, align 8, !tbaa !15
  %12 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %13 = getelementptr inbounds nuw i8, ptr %4, i64 40
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %12, i8 0, i64 32, i1 false)
  store double 1.000000e+00, ptr %13, align 8, !tbaa !15
  %14 = getelementptr inbounds nuw i8, ptr %4, i64 48
  %15 = getelementptr inbounds nuw i8, ptr %4, i64 80
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %14, i8 0, i64 32, i1 false)
  store double 1.000000e+00, ptr %15, align 8, !tbaa !15
  %16 = getelementptr inbounds nuw i8, ptr %4, i64 88
  %17 = getelementptr inbounds nuw i8, ptr %4, i64 120
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %16, i8 0, i64 32, i1 false)
  store double 1.000000e+00, ptr %17, align 8, !tbaa !15
  br label %142

18:                                               ; preds = %224
  %19 = getelementptr inbounds nuw i8, ptr %4, i64 96
  %20 = getelementptr inbounds nuw i8, ptr %4, i64 64
  %21 = getelementptr inbounds nuw i8, ptr %4, i64 32
  %22 = getelementptr inbounds nuw i8, ptr %4, i64 24
  %23 = getelementptr inbounds nuw i8, ptr %4, i64 16
  %24 = load double, ptr %3, align 8, !tbaa !15
  %25 = getelementptr inbounds double, ptr addrspace(1) %0, i64 %9
  store double %24, ptr addrspace(1) %25, align 8, !tbaa !15
  %26 = load double, ptr %4, align 8, !tbaa !15
  %27 = getelementptr inbounds double, ptr addrspace(1) %1, i64 %9
  store double %26, ptr addrspace(1) %27, align 8, !tbaa !15
  %28 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %29 = load double, ptr %28, align 8, !tbaa !15
  %30 = or disjoint i32 %8, 1
  %31 = sext i32 %30 to i64
  %32 = getelementptr inbounds double, ptr addrspace(1) %0, i64 %31
  store double %29, ptr addrspace(1) %32, align 8, !tbaa !15
  %33 = load double, ptr %21, align 8, !tbaa !15
  %34 = getelementptr inbounds double, ptr addrspace(1) %1, i64 %31
  store double %33, ptr addrspace(1) %34, align 8, !tbaa !15
  %35 = getelementptr inbounds nuw i8, ptr %3, i64 16
  %36 = load double, ptr %35, align 8, !tbaa !15
  %37 = or disjoint i32 %8, 2
  %38 = sext i32 %37 to i64
  %39 = getelementptr inbounds double, ptr addrspace(1) %0, i64 %38
  store double %36, ptr addrspace(1) %39, align 8, !tbaa !15
  %40 = load double, ptr %20, align 8, !tbaa !15
  %41 = getelementptr inbounds double, ptr addrspace(1) %1, i64 %38
  store double %40, ptr addrspace(1) %41, align 8, !tbaa !15
  %42 = getelementptr inbounds nuw i8, ptr %3, i64 24
  %43 = load double, ptr %42, align 8, !tbaa !15
  %44 = or disjoint i32 %8, 3
  %45 = sext i32 %44 to i64
  %46 = getelementptr inbounds double, ptr addrspace(1) %0, i64 %45
  store double %43, ptr addrspace(1) %46, align 8, !tbaa !15
  %47 = load double, ptr %19, align 8, !tbaa !15
  %48 = getelementptr inbounds double, ptr addrspace(1) %1, i64 %45
  store double %47, ptr addrspace(1) %48, align 8, !tbaa !15
  %49 = getelementptr inbounds nuw i8, ptr %3, i64 32
  %50 = or disjoint i32 %8, 4
  %51 = load double, ptr %49, align 8, !tbaa !15
  %52 = sext i32 %50 to i64
  %53 = getelementptr inbounds double, ptr addrspace(1) %0, i64 %52
  store double %51, ptr addrspace(1) %53, align 8, !tbaa !15
  %54 = load double, ptr %12, align 8, !tbaa !15
  %55 = getelementptr inbounds double, ptr addrspace(1) %1, i64 %52
  store double %54, ptr addrspace(1) %55, align 8, !tbaa !15
  %56 = getelementptr inbounds nuw i8, ptr %3, i64 40
  %57 = load double, ptr %56, align 8, !tbaa !15
  %58 = or disjoint i32 %8, 5
  %59 = sext i32 %58 to i64
  %60 = getelementptr inbounds double, ptr addrspace(1) %0, i64 %59
  store double %57, ptr addrspace(1) %60, align 8, !tbaa !15
  %61 = getelementptr inbounds nuw i8, ptr %4, i64 40
  %62 = load double, ptr %61, align 8, !tbaa !15
  %63 = getelementptr inbounds double, ptr addrspace(1) %1, i64 %59
  store double %62, ptr addrspace(1) %63, align 8, !tbaa !15
  %64 = getelementptr inbounds nuw i8, ptr %3, i64 48
  %65 = load double, ptr %64, align 8, !tbaa !15
  %66 = or disjoint i32 %8, 6
  %67 = sext i32 %66 to i64
  %68 = getelementptr inbounds double, ptr addrspace(1) %0, i64 %67
  store double %65, ptr addrspace(1) %68, align 8, !tbaa !15
  %69 = getelementptr inbounds nuw i8, ptr %4, i64 72
  %70 = load double, ptr %69, align 8, !tbaa !15
  %71 = getelementptr inbounds double, ptr addrspace(1) %1, i64 %67
  store double %70, ptr addrspace(1) %71, align 8, !tbaa !15
  %72 = getelementptr inbounds nuw i8, ptr %3, i64 56
  %73 = load double, ptr %72, align 8, !tbaa !15
  %74 = or disjoint i32 %8, 7
  %75 = sext i32 %74 to i64
  %76 = getelementptr inbounds double, ptr addrspace(1) %0, i64 %75
  store double %73, ptr addrspace(1) %76, align 8, !tbaa !15
  %77 = getelementptr inbounds nuw i8, ptr %4, i64 104
  %78 = load double, ptr %77, align 8, !tbaa !15
  %79 = getelementptr inbounds double, ptr addrspace(1) %1, i64 %75
  store double %78, ptr addrspace(1) %79, align 8, !tbaa !15
  %80 = getelementptr inbounds nuw i8, ptr %3, i64 64
  %81 = or disjoint i32 %8, 8
  %82 = load double, ptr %80, align 8, !tbaa !15
  %83 = sext i32 %81 to i64
  %84 = getelementptr inbounds double, ptr addrspace(1) %0, i64 %83
  store double %82, ptr addrspace(1) %84, align 8, !tbaa !15
  %85 = load double, ptr %23, align 8, !tbaa !15
  %86 = getelementptr inbounds double, ptr addrspace(1) %1, i64 %83
  store double %85, ptr addrspace(1) %86, align 8, !tbaa !15
  %87 = getelementptr inbounds nuw i8, ptr %3, i64 72
  %88 = load double, ptr %87, align 8, !tbaa !15
  %89 = or disjoint i32 %8, 9
  %90 = sext i32 %89 to i64
  %91 = getelementptr inbounds double, ptr addrspace(1) %0, i64 %90
  store double %88, ptr addrspace(1) %91, align 8, !tbaa !15
  %92 = getelementptr inbounds nuw i8, ptr %4, i64 48
  %93 = load double, ptr %92, align 8, !tbaa !15
  %94 = getelementptr inbounds double, ptr addrspace(1) %1, i64 %90
  store double %93, ptr addrspace(1) %94, align 8, !tbaa !15
  %95 = getelementptr inbounds nuw i8, ptr %3, i64 80
  %96 = load double, ptr %95, align 8, !tbaa !15
  %97 = or disjoint i32 %8, 10
  %98 = sext i32 %97 to i64
  %99 = getelementptr inbounds double, ptr addrspace(1) %0, i64 %98
  store double %96, ptr addrspace(1) %99, align 8, !tbaa !15
  %100 = getelementptr inbounds nuw i8, ptr %4, i64 80
  %101 = load double, ptr %100, align 8, !tbaa !15
  %102 = getelementptr inbounds double, ptr addrspace(1) %1, i64 %98
  store double %101, ptr addrspace(1) %102, align 8, !tbaa !15
  %103 = getelementptr inbounds nuw i8, ptr %3, i64 88
  %104 = load double, ptr %103, align 8, !tbaa !15
  %105 = or disjoint i32 %8, 11
  %106 = sext i32 %105 to i64
  %107 = getelementptr inbounds double, ptr addrspace(1) %0, i64 %106
  store double %104, ptr addrspace(1) %107, align 8, !tbaa !15
  %108 = getelementptr inbounds nuw i8, ptr %4, i64 112
  %109 = load double, ptr %108, align 8, !tbaa !15
  %110 = getelementptr inbounds double, ptr addrspace(1) %1, i64 %106
  store double %109, ptr addrspace(1) %110, align 8, !tbaa !15
  %111 = getelementptr inbounds nuw i8, ptr %3, i64 96
  %112 = or disjoint i32 %8, 12
  %113 = load double, ptr %111, align 8, !tbaa !15
  %114 = sext i32 %112 to i64
  %115 = getelementptr inbounds double, ptr addrspace(1) %0, i64 %114
  store double %113, ptr addrspace(1) %115, align 8, !tbaa !15
  %116 = load double, ptr %22, align 8, !tbaa !15
  %117 = getelementptr inbounds double, ptr addrspace(1) %1, i64 %114
  store double %116, ptr addrspace(1) %117, align 8, !tbaa !15
  %118 = getelementptr inbounds nuw i8, ptr %3, i64 104
  %119 = load double, ptr %118, align 8, !tbaa !15
  %120 = or disjoint i32 %8, 13
  %121 = sext i32 %120 to i64
  %122 = getelementptr inbounds double, ptr addrspace(1) %0, i64 %121
  store double %119, ptr addrspace(1) %122, align 8, !tbaa !15
  %123 = getelementptr inbounds nuw i8, ptr %4, i64 56
  %124 = load double, ptr %123, align 8, !tbaa !15
  %125 = getelementptr inbounds double, ptr addrspace(1) %1, i64 %121
  store double %124, ptr addrspace(1) %125, align 8, !tbaa !15
  %126 = getelementptr inbounds nuw i8, ptr %3, i64 112
  %127 = load double, ptr %126, align 8, !tbaa !15
  %128 = or disjoint i32 %8, 14
  %129 = sext i32 %128 to i64
  %130 = getelementptr inbounds double, ptr addrspace(1) %0, i64 %129
  store double %127, ptr addrspace(1) %130, align 8, !tbaa !15
  %131 = getelementptr inbounds nuw i8, ptr %4, i64 88
  %132 = load double, ptr %131, align 8, !tbaa !15
  %133 = getelementptr inbounds double, ptr addrspace(1) %1, i64 %129
  store double %132, ptr addrspace(1) %133, align 8, !tbaa !15
  %134 = getelementptr inbounds nuw i8, ptr %3, i64 120
  %135 = load double, ptr %134, align 8, !tbaa !15
  %136 = or disjoint i32 %8, 15
  %137 = sext i32 %136 to i64
  %138 = getelementptr inbounds double, ptr addrspace(1) %0, i64 %137
  store double %135, ptr addrspace(1) %138, align 8, !tbaa !15
  %139 = getelementptr inbounds nuw i8, ptr %4, i64 120
  %140 = load double, ptr %139, align 8, !tbaa !15
  %141 = getelementptr inbounds double, ptr addrspace(1) %1, i64 %137
  store double %140, ptr addrspace(1) %141, align 8, !tbaa !15
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #11
  ret void

142:                                              ; preds = %2, %224
  %143 = phi i32 [ %225, %224 ], [ 0, %2 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #11
  %144 = zext nneg i32 %143 to i64
  %145 = getelementptr inbounds nuw double, ptr %3, i64 %144
  br label %157

146:                                              ; preds = %157
  %147 = tail call spir_func double @_Z4sqrtd(double noundef %163) #10
  %148 = getelementptr inbounds nuw [4 x double], ptr %3, i64 %144
  %149 = getelementptr inbounds nuw double, ptr %148, i64 %144
  %150 = load double, ptr %149, align 8, !tbaa !15
  %151 = fcmp ogt double %150, 0.000000e+00
  %152 = fneg double %147
  %153 = select i1 %151, double %152, double %147
  %154 = fsub double %150, %153
  %155 = getelementptr inbounds nuw double, ptr %5, i64 %144
  store double %154, ptr %155, align 8, !tbaa !15
  %156 = tail call double @llvm.fmuladd.f64(double %154, double %154, double 0.000000e+00)
  br label %168

157:                                              ; preds = %142, %157
  %158 = phi i32 [ %143, %142 ], [ %164, %157 ]
  %159 = phi double [ 0.000000e+00, %142 ], [ %163, %157 ]
  %160 = zext nneg i32 %158 to i64
  %161 = getelementptr inbounds nuw [4 x double], ptr %145, i64 %160
  %162 = load double, ptr %161, align 8, !tbaa !15
  %163 = tail call double @llvm.fmuladd.f64(double %162, double %162, double %159)
  %164 = add nuw nsw i32 %158, 1
  %165 = icmp samesign ult i32 %158, 3
  br i1 %165, label %157, label %146

166:                                              ; preds = %168
  %167 = fcmp oeq double %176, 0.000000e+00
  br i1 %167, label %224, label %178

168:                                              ; preds = %146, %168
  %169 = phi i32 [ %171, %168 ], [ %143, %146 ]
  %170 = phi double [ %176, %168 ], [ %156, %146 ]
  %171 = add nuw nsw i32 %169, 1
  %172 = zext nneg i32 %171 to i64
  %173 = getelementptr inbounds nuw [4 x double], ptr %145, i64 %172
  %174 = load double, ptr %173, align 8, !tbaa !15
  %175 = getelementptr inbounds nuw double, ptr %5, i64 %172
  store double %174, ptr %175, align 8, !tbaa !15
  %176 = tail call double @llvm.fmuladd.f64(double %174, double %174, double %170)
  %177 = icmp samesign ult i32 %169, 2
  br i1 %177, label %168, label %166, !llvm.loop !23

178:                                              ; preds = %166
  %179 = fdiv double 2.000000e+00, %176
  br label %180

180:                                              ; preds = %208, %178
  %181 = phi i32 [ 0, %178 ], [ %209, %208 ]
  %182 = zext nneg i32 %181 to i64
  %183 = getelementptr inbounds nuw double, ptr %3, i64 %182
  %184 = getelementptr inbounds nuw double, ptr %4, i64 %182
  br label %193

185:                                              ; preds = %193
  %186 = zext nneg i32 %181 to i64
  %187 = getelementptr inbounds nuw double, ptr %3, i64 %186
  %188 = fneg double %202
  %189 = fmul double %179, %188
  %190 = getelementptr inbounds nuw double, ptr %4, i64 %186
  %191 = fneg double %205
  %192 = fmul double %179, %191
  br label %211

193:                                              ; preds = %180, %193
  %194 = phi i32 [ %143, %180 ], [ %206, %193 ]
  %195 = phi double [ 0.000000e+00, %180 ], [ %205, %193 ]
  %196 = phi double [ 0.000000e+00, %180 ], [ %202, %193 ]
  %197 = zext nneg i32 %194 to i64
  %198 = getelementptr inbounds nuw double, ptr %5, i64 %197
  %199 = load double, ptr %198, align 8, !tbaa !15
  %200 = getelementptr inbounds nuw [4 x double], ptr %183, i64 %197
  %201 = load double, ptr %200, align 8, !tbaa !15
  %202 = tail call double @llvm.fmuladd.f64(double %199, double %201, double %196)
  %203 = getelementptr inbounds nuw [4 x double], ptr %184, i64 %197
  %204 = load double, ptr %203, align 8, !tbaa !15
  %205 = tail call double @llvm.fmuladd.f64(double %199, double %204, double %195)
  %206 = add nuw nsw i32 %194, 1
  %207 = icmp samesign ult i32 %194, 3
  br i1 %207, label %193, label %185

208:                                              ; preds = %211
  %209 = add nuw nsw i32 %181, 1
  %210 = icmp samesign ult i32 %181, 3
  br i1 %210, label %180, label %224

211:                                              ; preds = %185, %211
  %212 = phi i32 [ %143, %185 ], [ %222, %211 ]
  %213 = zext nneg i32 %212 to i64
  %214 = getelementptr inbounds nuw double, ptr %5, i64 %213
  %215 = load double, ptr %214, align 8, !tbaa !15
  %216 = getelementptr inbounds nuw [4 x double], ptr %187, i64 %213
  %217 = load double, ptr %216, align 8, !tbaa !15
  %218 = tail call double @llvm.fmuladd.f64(double %189, double %215, double %217)
  store double %218, ptr %216, align 8, !tbaa !15
  %219 = getelementptr inbounds nuw [4 x double], ptr %190, i64 %213
  %220 = load double, ptr %219, align 8, !tbaa !15
  %221 = tail call double @llvm.fmuladd.f64(double %192, double %215, double %220)
  store double %221, ptr %219, align 8, !tbaa !15
  %222 = add nuw nsw i32 %212, 1
  %223 = icmp samesign ult i32 %212, 3
  br i1 %223, label %211, label %208

224:                                              ; preds = %208, %166
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #11
  %225 = add nuw nsw i32 %143, 1
  %226 = icmp samesign ult i32 %143, 2
  br i1 %226, label %142, label %18
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #4

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #6

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #6

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func double @_Z4sqrtd(double noundef) local_unnamed_addr #5

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p1.i64(ptr noalias writeonly captures(none), ptr addrspace(1) noalias readonly captures(none), i64, i1 immarg) #7

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p1.p0.i64(ptr addrspace(1) noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #7

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #8

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <16 x float> @llvm.fmuladd.v16f32(<16 x float>, <16 x float>, <16 x float>) #9

attributes #0 = { convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #2 = { convergent nofree norecurse nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #3 = { alwaysinline convergent nofree norecurse nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #4 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #5 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #6 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #8 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #9 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #10 = { convergent nounwind willreturn memory(none) }
attributes #11 = { nounwind }

!llvm.module.flags = !{!0, !1}
!opencl.ocl.version = !{!2}
!opencl.spir.version = !{!2}
!llvm.ident = !{!3}
!llvm.errno.tbaa = !{!4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 7, !"frame-pointer", i32 2}
!2 = !{i32 2, i32 0}
!3 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!4 = !{!5, !5, i64 0}
!5 = !{!"int", !6, i64 0}
!6 = !{!"omnipotent char", !7, i64 0}
!7 = !{!"Simple C/C++ TBAA"}
!8 = !{i32 1, i32 1}
!9 = !{!"none", !"none"}
!10 = !{!"float*", !"float*"}
!11 = !{!"const", !""}
!12 = !{!13, !13, i64 0}
!13 = !{!"float", !6, i64 0}
!14 = !{!"double*", !"double*"}
!15 = !{!16, !16, i64 0}
!16 = !{!"double", !6, i64 0}
!17 = !{!"float16*", !"float16*"}
!18 = !{!"float __attribute__((ext_vector_type(16)))*", !"float __attribute__((ext_vector_type(16)))*"}
!19 = !{!6, !6, i64 0}
!20 = !{!"", !""}
!21 = distinct !{!21, !22}
!22 = !{!"llvm.loop.peeled.count", i32 1}
!23 = distinct !{!23, !22}
