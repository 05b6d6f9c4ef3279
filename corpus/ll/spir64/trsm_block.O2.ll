; ModuleID = 'corpus/opencl/trsm_block.cl'
source_filename = "corpus/opencl/trsm_block.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

@trsm_lower16.ls = internal unnamed_addr addrspace(3) global [16 x [16 x float]] undef, align 4
@invert_diagonal.lm = internal unnamed_addr addrspace(3) global [16 x [17 x float]] undef, align 4

; Function Attrs: convergent norecurse nounwind
define dso_local spir_kernel void @trsm_lower16(i32 noundef %0, ptr addrspace(1) noalias noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef align 4 captures(none) %2, i32 noundef %3, float noundef %4) local_unnamed_addr #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  tail call void @llvm.experimental.noalias.scope.decl(metadata !12)
  %6 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #7
  %7 = trunc i64 %6 to i32
  %8 = sext i32 %7 to i64
  %9 = getelementptr float, ptr addrspace(3) @trsm_lower16.ls, i64 %8
  %10 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %8
  %11 = load float, ptr addrspace(1) %10, align 4, !tbaa !15, !alias.scope !12
  store float %11, ptr addrspace(3) %9, align 4, !tbaa !15, !noalias !12
  %12 = sext i32 %7 to i64
  %13 = getelementptr float, ptr addrspace(1) %1, i64 %12
  %14 = getelementptr i8, ptr addrspace(1) %13, i64 64
  %15 = load float, ptr addrspace(1) %14, align 4, !tbaa !15, !alias.scope !12
  %16 = getelementptr i8, ptr addrspace(3) %9, i64 64
  store float %15, ptr addrspace(3) %16, align 4, !tbaa !15, !noalias !12
  %17 = sext i32 %7 to i64
  %18 = getelementptr float, ptr addrspace(1) %1, i64 %17
  %19 = getelementptr i8, ptr addrspace(1) %18, i64 128
  %20 = load float, ptr addrspace(1) %19, align 4, !tbaa !15, !alias.scope !12
  %21 = getelementptr i8, ptr addrspace(3) %9, i64 128
  store float %20, ptr addrspace(3) %21, align 4, !tbaa !15, !noalias !12
  %22 = sext i32 %7 to i64
  %23 = getelementptr float, ptr addrspace(1) %1, i64 %22
  %24 = getelementptr i8, ptr addrspace(1) %23, i64 192
  %25 = load float, ptr addrspace(1) %24, align 4, !tbaa !15, !alias.scope !12
  %26 = getelementptr i8, ptr addrspace(3) %9, i64 192
  store float %25, ptr addrspace(3) %26, align 4, !tbaa !15, !noalias !12
  %27 = sext i32 %7 to i64
  %28 = getelementptr float, ptr addrspace(1) %1, i64 %27
  %29 = getelementptr i8, ptr addrspace(1) %28, i64 256
  %30 = load float, ptr addrspace(1) %29, align 4, !tbaa !15, !alias.scope !12
  %31 = getelementptr i8, ptr addrspace(3) %9, i64 256
  store float %30, ptr addrspace(3) %31, align 4, !tbaa !15, !noalias !12
  %32 = sext i32 %7 to i64
  %33 = getelementptr float, ptr addrspace(1) %1, i64 %32
  %34 = getelementptr i8, ptr addrspace(1) %33, i64 320
  %35 = load float, ptr addrspace(1) %34, align 4, !tbaa !15, !alias.scope !12
  %36 = getelementptr i8, ptr addrspace(3) %9, i64 320
  store float %35, ptr addrspace(3) %36, align 4, !tbaa !15, !noalias !12
  %37 = sext i32 %7 to i64
  %38 = getelementptr float, ptr addrspace(1) %1, i64 %37
  %39 = getelementptr i8, ptr addrspace(1) %38, i64 384
  %40 = load float, ptr addrspace(1) %39, align 4, !tbaa !15, !alias.scope !12
  %41 = getelementptr i8, ptr addrspace(3) %9, i64 384
  store float %40, ptr addrspace(3) %41, align 4, !tbaa !15, !noalias !12
  %42 = sext i32 %7 to i64
  %43 = getelementptr float, ptr addrspace(1) %1, i64 %42
  %44 = getelementptr i8, ptr addrspace(1) %43, i64 448
  %45 = load float, ptr addrspace(1) %44, align 4, !tbaa !15, !alias.scope !12
  %46 = getelementptr i8, ptr addrspace(3) %9, i64 448
  store float %45, ptr addrspace(3) %46, align 4, !tbaa !15, !noalias !12
  %47 = sext i32 %7 to i64
  %48 = getelementptr float, ptr addrspace(1) %1, i64 %47
  %49 = getelementptr i8, ptr addrspace(1) %48, i64 512
  %50 = load float, ptr addrspace(1) %49, align 4, !tbaa !15, !alias.scope !12
  %51 = getelementptr i8, ptr addrspace(3) %9, i64 512
  store float %50, ptr addrspace(3) %51, align 4, !tbaa !15, !noalias !12
  %52 = sext i32 %7 to i64
  %53 = getelementptr float, ptr addrspace(1) %1, i64 %52
  %54 = getelementptr i8, ptr addrspace(1) %53, i64 576
  %55 = load float, ptr addrspace(1) %54, align 4, !tbaa !15, !alias.scope !12
  %56 = getelementptr i8, ptr addrspace(3) %9, i64 576
  store float %55, ptr addrspace(3) %56, align 4, !tbaa !15, !noalias !12
  %57 = sext i32 %7 to i64
  %58 = getelementptr float, ptr addrspace(1) %1, i64 %57
  %59 = getelementptr i8, ptr addrspace(1) %58, i64 640
  %60 = load float, ptr addrspace(1) %59, align 4, !tbaa !15, !alias.scope !12
  %61 = getelementptr i8, ptr addrspace(3) %9, i64 640
  store float %60, ptr addrspace(3) %61, align 4, !tbaa !15, !noalias !12
  %62 = sext i32 %7 to i64
  %63 = getelementptr float, ptr addrspace(1) %1, i64 %62
  %64 = getelementptr i8, ptr addrspace(1) %63, i64 704
  %65 = load float, ptr addrspace(1) %64, align 4, !tbaa !15, !alias.scope !12
  %66 = getelementptr i8, ptr addrspace(3) %9, i64 704
  store float %65, ptr addrspace(3) %66, align 4, !tbaa !15, !noalias !12
  %67 = sext i32 %7 to i64
  %68 = getelementptr float, ptr addrspace(1) %1, i64 %67
  %69 = getelementptr i8, ptr addrspace(1) %68, i64 768
  %70 = load float, ptr addrspace(1) %69, align 4, !tbaa !15, !alias.scope !12
  %71 = getelementptr i8, ptr addrspace(3) %9, i64 768
  store float %70, ptr addrspace(3) %71, align 4, !tbaa !15, !noalias !12
  %72 = sext i32 %7 to i64
  %73 = getelementptr float, ptr addrspace(1) %1, i64 %72
  %74 = getelementptr i8, ptr addrspace(1) %73, i64 832
  %75 = load float, ptr addrspace(1) %74, align 4, !tbaa !15, !alias.scope !12
  %76 = getelementptr i8, ptr addrspace(3) %9, i64 832
  store float %75, ptr addrspace(3) %76, align 4, !tbaa !15, !noalias !12
  %77 = sext i32 %7 to i64
  %78 = getelementptr float, ptr addrspace(1) %1, i64 %77
  %79 = getelementptr i8, ptr addrspace(1) %78, i64 896
  %80 = load float, ptr addrspace(1) %79, align 4, !tbaa !15, !alias.scope !12
  %81 = getelementptr i8, ptr addrspace(3) %9, i64 896
  store float %80, ptr addrspace(3) %81, align 4, !tbaa !15, !noalias !12
  %82 = sext i32 %7 to i64
  %83 = getelementptr float, ptr addrspace(1) %1, i64 %82
  %84 = getelementptr i8, ptr addrspace(1) %83, i64 960
  %85 = load float, ptr addrspace(1) %84, align 4, !tbaa !15, !alias.scope !12
  %86 = getelementptr i8, ptr addrspace(3) %9, i64 960
  store float %85, ptr addrspace(3) %86, align 4, !tbaa !15, !noalias !12
  %87 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #7
  %88 = trunc i64 %87 to i32
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #8, !noalias !12
  %89 = icmp sgt i32 %0, %88
  br i1 %89, label %90, label %627

90:                                               ; preds = %5
  %91 = sext i32 %88 to i64
  %92 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %91
  %93 = load float, ptr addrspace(1) %92, align 4, !tbaa !15, !noalias !12
  %94 = fmul float %4, %93
  %95 = add nsw i32 %0, %88
  %96 = sext i32 %95 to i64
  %97 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %96
  %98 = load float, ptr addrspace(1) %97, align 4, !tbaa !15, !noalias !12
  %99 = fmul float %4, %98
  %100 = shl nsw i32 %0, 1
  %101 = add nsw i32 %100, %88
  %102 = sext i32 %101 to i64
  %103 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %102
  %104 = load float, ptr addrspace(1) %103, align 4, !tbaa !15, !noalias !12
  %105 = fmul float %4, %104
  %106 = mul nsw i32 %0, 3
  %107 = add nsw i32 %106, %88
  %108 = sext i32 %107 to i64
  %109 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %108
  %110 = load float, ptr addrspace(1) %109, align 4, !tbaa !15, !noalias !12
  %111 = fmul float %4, %110
  %112 = shl nsw i32 %0, 2
  %113 = add nsw i32 %112, %88
  %114 = sext i32 %113 to i64
  %115 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %114
  %116 = load float, ptr addrspace(1) %115, align 4, !tbaa !15, !noalias !12
  %117 = fmul float %4, %116
  %118 = mul nsw i32 %0, 5
  %119 = add nsw i32 %118, %88
  %120 = sext i32 %119 to i64
  %121 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %120
  %122 = load float, ptr addrspace(1) %121, align 4, !tbaa !15, !noalias !12
  %123 = fmul float %4, %122
  %124 = mul nsw i32 %0, 6
  %125 = add nsw i32 %124, %88
  %126 = sext i32 %125 to i64
  %127 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %126
  %128 = load float, ptr addrspace(1) %127, align 4, !tbaa !15, !noalias !12
  %129 = fmul float %4, %128
  %130 = mul nsw i32 %0, 7
  %131 = add nsw i32 %130, %88
  %132 = sext i32 %131 to i64
  %133 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %132
  %134 = load float, ptr addrspace(1) %133, align 4, !tbaa !15, !noalias !12
  %135 = fmul float %4, %134
  %136 = shl nsw i32 %0, 3
  %137 = add nsw i32 %136, %88
  %138 = sext i32 %137 to i64
  %139 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %138
  %140 = load float, ptr addrspace(1) %139, align 4, !tbaa !15, !noalias !12
  %141 = fmul float %4, %140
  %142 = mul nsw i32 %0, 9
  %143 = add nsw i32 %142, %88
  %144 = sext i32 %143 to i64
  %145 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %144
  %146 = load float, ptr addrspace(1) %145, align 4, !tbaa !15, !noalias !12
  %147 = fmul float %4, %146
  %148 = mul nsw i32 %0, 10
  %149 = add nsw i32 %148, %88
  %150 = sext i32 %149 to i64
  %151 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %150
  %152 = load float, ptr addrspace(1) %151, align 4, !tbaa !15, !noalias !12
  %153 = fmul float %4, %152
  %154 = mul nsw i32 %0, 11
  %155 = add nsw i32 %154, %88
  %156 = sext i32 %155 to i64
  %157 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %156
  %158 = load float, ptr addrspace(1) %157, align 4, !tbaa !15, !noalias !12
  %159 = fmul float %4, %158
  %160 = mul nsw i32 %0, 12
  %161 = add nsw i32 %160, %88
  %162 = sext i32 %161 to i64
  %163 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %162
  %164 = load float, ptr addrspace(1) %163, align 4, !tbaa !15, !noalias !12
  %165 = fmul float %4, %164
  %166 = mul nsw i32 %0, 13
  %167 = add nsw i32 %166, %88
  %168 = sext i32 %167 to i64
  %169 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %168
  %170 = load float, ptr addrspace(1) %169, align 4, !tbaa !15, !noalias !12
  %171 = fmul float %4, %170
  %172 = mul nsw i32 %0, 14
  %173 = add nsw i32 %172, %88
  %174 = sext i32 %173 to i64
  %175 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %174
  %176 = load float, ptr addrspace(1) %175, align 4, !tbaa !15, !noalias !12
  %177 = fmul float %4, %176
  %178 = mul nsw i32 %0, 15
  %179 = add nsw i32 %178, %88
  %180 = sext i32 %179 to i64
  %181 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %180
  %182 = load float, ptr addrspace(1) %181, align 4, !tbaa !15, !noalias !12
  %183 = fmul float %4, %182
  %184 = icmp eq i32 %3, 0
  br i1 %184, label %624, label %185

185:                                              ; preds = %90, %624
  %186 = phi float [ %94, %90 ], [ %626, %624 ]
  %187 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 64), align 4, !tbaa !15, !noalias !12
  %188 = fneg float %187
  %189 = tail call float @llvm.fmuladd.f32(float %188, float %186, float %99)
  %190 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 128), align 4, !tbaa !15, !noalias !12
  %191 = fneg float %190
  %192 = tail call float @llvm.fmuladd.f32(float %191, float %186, float %105)
  %193 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 192), align 4, !tbaa !15, !noalias !12
  %194 = fneg float %193
  %195 = tail call float @llvm.fmuladd.f32(float %194, float %186, float %111)
  %196 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 256), align 4, !tbaa !15, !noalias !12
  %197 = fneg float %196
  %198 = tail call float @llvm.fmuladd.f32(float %197, float %186, float %117)
  %199 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 320), align 4, !tbaa !15, !noalias !12
  %200 = fneg float %199
  %201 = tail call float @llvm.fmuladd.f32(float %200, float %186, float %123)
  %202 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 384), align 4, !tbaa !15, !noalias !12
  %203 = fneg float %202
  %204 = tail call float @llvm.fmuladd.f32(float %203, float %186, float %129)
  %205 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 448), align 4, !tbaa !15, !noalias !12
  %206 = fneg float %205
  %207 = tail call float @llvm.fmuladd.f32(float %206, float %186, float %135)
  %208 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 512), align 4, !tbaa !15, !noalias !12
  %209 = fneg float %208
  %210 = tail call float @llvm.fmuladd.f32(float %209, float %186, float %141)
  %211 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 576), align 4, !tbaa !15, !noalias !12
  %212 = fneg float %211
  %213 = tail call float @llvm.fmuladd.f32(float %212, float %186, float %147)
  %214 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 640), align 4, !tbaa !15, !noalias !12
  %215 = fneg float %214
  %216 = tail call float @llvm.fmuladd.f32(float %215, float %186, float %153)
  %217 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 704), align 4, !tbaa !15, !noalias !12
  %218 = fneg float %217
  %219 = tail call float @llvm.fmuladd.f32(float %218, float %186, float %159)
  %220 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 768), align 4, !tbaa !15, !noalias !12
  %221 = fneg float %220
  %222 = tail call float @llvm.fmuladd.f32(float %221, float %186, float %165)
  %223 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 832), align 4, !tbaa !15, !noalias !12
  %224 = fneg float %223
  %225 = tail call float @llvm.fmuladd.f32(float %224, float %186, float %171)
  %226 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 896), align 4, !tbaa !15, !noalias !12
  %227 = fneg float %226
  %228 = tail call float @llvm.fmuladd.f32(float %227, float %186, float %177)
  %229 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 960), align 4, !tbaa !15, !noalias !12
  %230 = fneg float %229
  %231 = tail call float @llvm.fmuladd.f32(float %230, float %186, float %183)
  br i1 %184, label %232, label %235

232:                                              ; preds = %185
  %233 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 68), align 4, !tbaa !15, !noalias !12
  %234 = fdiv float %189, %233
  br label %235

235:                                              ; preds = %232, %185
  %236 = phi float [ %189, %185 ], [ %234, %232 ]
  %237 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 132), align 4, !tbaa !15, !noalias !12
  %238 = fneg float %237
  %239 = tail call float @llvm.fmuladd.f32(float %238, float %236, float %192)
  %240 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 196), align 4, !tbaa !15, !noalias !12
  %241 = fneg float %240
  %242 = tail call float @llvm.fmuladd.f32(float %241, float %236, float %195)
  %243 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 260), align 4, !tbaa !15, !noalias !12
  %244 = fneg float %243
  %245 = tail call float @llvm.fmuladd.f32(float %244, float %236, float %198)
  %246 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 324), align 4, !tbaa !15, !noalias !12
  %247 = fneg float %246
  %248 = tail call float @llvm.fmuladd.f32(float %247, float %236, float %201)
  %249 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 388), align 4, !tbaa !15, !noalias !12
  %250 = fneg float %249
  %251 = tail call float @llvm.fmuladd.f32(float %250, float %236, float %204)
  %252 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 452), align 4, !tbaa !15, !noalias !12
  %253 = fneg float %252
  %254 = tail call float @llvm.fmuladd.f32(float %253, float %236, float %207)
  %255 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 516), align 4, !tbaa !15, !noalias !12
  %256 = fneg float %255
  %257 = tail call float @llvm.fmuladd.f32(float %256, float %236, float %210)
  %258 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 580), align 4, !tbaa !15, !noalias !12
  %259 = fneg float %258
  %260 = tail call float @llvm.fmuladd.f32(float %259, float %236, float %213)
  %261 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 644), align 4, !tbaa !15, !noalias !12
  %262 = fneg float %261
  %263 = tail call float @llvm.fmuladd.f32(float %262, float %236, float %216)
  %264 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 708), align 4, !tbaa !15, !noalias !12
  %265 = fneg float %264
  %266 = tail call float @llvm.fmuladd.f32(float %265, float %236, float %219)
  %267 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 772), align 4, !tbaa !15, !noalias !12
  %268 = fneg float %267
  %269 = tail call float @llvm.fmuladd.f32(float %268, float %236, float %222)
  %270 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 836), align 4, !tbaa !15, !noalias !12
  %271 = fneg float %270
  %272 = tail call float @llvm.fmuladd.f32(float %271, float %236, float %225)
  %273 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 900), align 4, !tbaa !15, !noalias !12
  %274 = fneg float %273
  %275 = tail call float @llvm.fmuladd.f32(float %274, float %236, float %228)
  %276 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 964), align 4, !tbaa !15, !noalias !12
  %277 = fneg float %276
  %278 = tail call float @llvm.fmuladd.f32(float %277, float %236, float %231)
  br i1 %184, label %279, label %282

279:                                              ; preds = %235
  %280 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 136), align 4, !tbaa !15, !noalias !12
  %281 = fdiv float %239, %280
  br label %282

282:                                              ; preds = %279, %235
  %283 = phi float [ %239, %235 ], [ %281, %279 ]
  %284 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 200), align 4, !tbaa !15, !noalias !12
  %285 = fneg float %284
  %286 = tail call float @llvm.fmuladd.f32(float %285, float %283, float %242)
  %287 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 264), align 4, !tbaa !15, !noalias !12
  %288 = fneg float %287
  %289 = tail call float @llvm.fmuladd.f32(float %288, float %283, float %245)
  %290 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 328), align 4, !tbaa !15, !noalias !12
  %291 = fneg float %290
  %292 = tail call float @llvm.fmuladd.f32(float %291, float %283, float %248)
  %293 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 392), align 4, !tbaa !15, !noalias !12
  %294 = fneg float %293
  %295 = tail call float @llvm.fmuladd.f32(float %294, float %283, float %251)
  %296 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 456), align 4, !tbaa !15, !noalias !12
  %297 = fneg float %296
  %298 = tail call float @llvm.fmuladd.f32(float %297, float %283, float %254)
  %299 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 520), align 4, !tbaa !15, !noalias !12
  %300 = fneg float %299
  %301 = tail call float @llvm.fmuladd.f32(float %300, float %283, float %257)
  %302 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 584), align 4, !tbaa !15, !noalias !12
  %303 = fneg float %302
  %304 = tail call float @llvm.fmuladd.f32(float %303, float %283, float %260)
  %305 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 648), align 4, !tbaa !15, !noalias !12
  %306 = fneg float %305
  %307 = tail call float @llvm.fmuladd.f32(float %306, float %283, float %263)
  %308 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 712), align 4, !tbaa !15, !noalias !12
  %309 = fneg float %308
  %310 = tail call float @llvm.fmuladd.f32(float %309, float %283, float %266)
  %311 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 776), align 4, !tbaa !15, !noalias !12
  %312 = fneg float %311
  %313 = tail call float @llvm.fmuladd.f32(float %312, float %283, float %269)
  %314 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 840), align 4, !tbaa !15, !noalias !12
  %315 = fneg float %314
  %316 = tail call float @llvm.fmuladd.f32(float %315, float %283, float %272)
  %317 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 904), align 4, !tbaa !15, !noalias !12
  %318 = fneg float %317
  %319 = tail call float @llvm.fmuladd.f32(float %318, float %283, float %275)
  %320 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 968), align 4, !tbaa !15, !noalias !12
  %321 = fneg float %320
  %322 = tail call float @llvm.fmuladd.f32(float %321, float %283, float %278)
  br i1 %184, label %323, label %326

323:                                              ; preds = %282
  %324 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 204), align 4, !tbaa !15, !noalias !12
  %325 = fdiv float %286, %324
  br label %326

326:                                              ; preds = %323, %282
  %327 = phi float [ %286, %282 ], [ %325, %323 ]
  %328 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 268), align 4, !tbaa !15, !noalias !12
  %329 = fneg float %328
  %330 = tail call float @llvm.fmuladd.f32(float %329, float %327, float %289)
  %331 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 332), align 4, !tbaa !15, !noalias !12
  %332 = fneg float %331
  %333 = tail call float @llvm.fmuladd.f32(float %332, float %327, float %292)
  %334 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 396), align 4, !tbaa !15, !noalias !12
  %335 = fneg float %334
  %336 = tail call float @llvm.fmuladd.f32(float %335, float %327, float %295)
  %337 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 460), align 4, !tbaa !15, !noalias !12
  %338 = fneg float %337
  %339 = tail call float @llvm.fmuladd.f32(float %338, float %327, float %298)
  %340 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 524), align 4, !tbaa !15, !noalias !12
  %341 = fneg float %340
  %342 = tail call float @llvm.fmuladd.f32(float %341, float %327, float %301)
  %343 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 588), align 4, !tbaa !15, !noalias !12
  %344 = fneg float %343
  %345 = tail call float @llvm.fmuladd.f32(float %344, float %327, float %304)
  %346 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 652), align 4, !tbaa !15, !noalias !12
  %347 = fneg float %346
  %348 = tail call float @llvm.fmuladd.f32(float %347, float %327, float %307)
  %349 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 716), align 4, !tbaa !15, !noalias !12
  %350 = fneg float %349
  %351 = tail call float @llvm.fmuladd.f32(float %350, float %327, float %310)
  %352 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 780), align 4, !tbaa !15, !noalias !12
  %353 = fneg float %352
  %354 = tail call float @llvm.fmuladd.f32(float %353, float %327, float %313)
  %355 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 844), align 4, !tbaa !15, !noalias !12
  %356 = fneg float %355
  %357 = tail call float @llvm.fmuladd.f32(float %356, float %327, float %316)
  %358 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 908), align 4, !tbaa !15, !noalias !12
  %359 = fneg float %358
  %360 = tail call float @llvm.fmuladd.f32(float %359, float %327, float %319)
  %361 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 972), align 4, !tbaa !15, !noalias !12
  %362 = fneg float %361
  %363 = tail call float @llvm.fmuladd.f32(float %362, float %327, float %322)
  br i1 %184, label %364, label %367

364:                                              ; preds = %326
  %365 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 272), align 4, !tbaa !15, !noalias !12
  %366 = fdiv float %330, %365
  br label %367

367:                                              ; preds = %364, %326
  %368 = phi float [ %330, %326 ], [ %366, %364 ]
  %369 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 336), align 4, !tbaa !15, !noalias !12
  %370 = fneg float %369
  %371 = tail call float @llvm.fmuladd.f32(float %370, float %368, float %333)
  %372 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 400), align 4, !tbaa !15, !noalias !12
  %373 = fneg float %372
  %374 = tail call float @llvm.fmuladd.f32(float %373, float %368, float %336)
  %375 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 464), align 4, !tbaa !15, !noalias !12
  %376 = fneg float %375
  %377 = tail call float @llvm.fmuladd.f32(float %376, float %368, float %339)
  %378 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 528), align 4, !tbaa !15, !noalias !12
  %379 = fneg float %378
  %380 = tail call float @llvm.fmuladd.f32(float %379, float %368, float %342)
  %381 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 592), align 4, !tbaa !15, !noalias !12
  %382 = fneg float %381
  %383 = tail call float @llvm.fmuladd.f32(float %382, float %368, float %345)
  %384 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 656), align 4, !tbaa !15, !noalias !12
  %385 = fneg float %384
  %386 = tail call float @llvm.fmuladd.f32(float %385, float %368, float %348)
  %387 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 720), align 4, !tbaa !15, !noalias !12
  %388 = fneg float %387
  %389 = tail call float @llvm.fmuladd.f32(float %388, float %368, float %351)
  %390 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 784), align 4, !tbaa !15, !noalias !12
  %391 = fneg float %390
  %392 = tail call float @llvm.fmuladd.f32(float %391, float %368, float %354)
  %393 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 848), align 4, !tbaa !15, !noalias !12
  %394 = fneg float %393
  %395 = tail call float @llvm.fmuladd.f32(float %394, float %368, float %357)
  %396 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 912), align 4, !tbaa !15, !noalias !12
  %397 = fneg float %396
  %398 = tail call float @llvm.fmuladd.f32(float %397, float %368, float %360)
  %399 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 976), align 4, !tbaa !15, !noalias !12
  %400 = fneg float %399
  %401 = tail call float @llvm.fmuladd.f32(float %400, float %368, float %363)
  br i1 %184, label %402, label %405

402:                                              ; preds = %367
  %403 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 340), align 4, !tbaa !15, !noalias !12
  %404 = fdiv float %371, %403
  br label %405

405:                                              ; preds = %402, %367
  %406 = phi float [ %371, %367 ], [ %404, %402 ]
  %407 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 404), align 4, !tbaa !15, !noalias !12
  %408 = fneg float %407
  %409 = tail call float @llvm.fmuladd.f32(float %408, float %406, float %374)
  %410 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 468), align 4, !tbaa !15, !noalias !12
  %411 = fneg float %410
  %412 = tail call float @llvm.fmuladd.f32(float %411, float %406, float %377)
  %413 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 532), align 4, !tbaa !15, !noalias !12
  %414 = fneg float %413
  %415 = tail call float @llvm.fmuladd.f32(float %414, float %406, float %380)
  %416 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 596), align 4, !tbaa !15, !noalias !12
  %417 = fneg float %416
  %418 = tail call float @llvm.fmuladd.f32(float %417, float %406, float %383)
  %419 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 660), align 4, !tbaa !15, !noalias !12
  %420 = fneg float %419
  %421 = tail call float @llvm.fmuladd.f32(float %420, float %406, float %386)
  %422 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 724), align 4, !tbaa !15, !noalias !12
  %423 = fneg float %422
  %424 = tail call float @llvm.fmuladd.f32(float %423, float %406, float %389)
  %425 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 788), align 4, !tbaa !15, !noalias !12
  %426 = fneg float %425
  %427 = tail call float @llvm.fmuladd.f32(float %426, float %406, float %392)
  %428 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 852), align 4, !tbaa !15, !noalias !12
  %429 = fneg float %428
  %430 = tail call float @llvm.fmuladd.f32(float %429, float %406, float %395)
  %431 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 916), align 4, !tbaa !15, !noalias !12
  %432 = fneg float %431
  %433 = tail call float @llvm.fmuladd.f32(float %432, float %406, float %398)
  %434 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 980), align 4, !tbaa !15, !noalias !12
  %435 = fneg float %434
  %436 = tail call float @llvm.fmuladd.f32(float %435, float %406, float %401)
  br i1 %184, label %437, label %440

437:                                              ; preds = %405
  %438 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 408), align 4, !tbaa !15, !noalias !12
  %439 = fdiv float %409, %438
  br label %440

440:                                              ; preds = %437, %405
  %441 = phi float [ %409, %405 ], [ %439, %437 ]
  %442 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 472), align 4, !tbaa !15, !noalias !12
  %443 = fneg float %442
  %444 = tail call float @llvm.fmuladd.f32(float %443, float %441, float %412)
  %445 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 536), align 4, !tbaa !15, !noalias !12
  %446 = fneg float %445
  %447 = tail call float @llvm.fmuladd.f32(float %446, float %441, float %415)
  %448 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 600), align 4, !tbaa !15, !noalias !12
  %449 = fneg float %448
  %450 = tail call float @llvm.fmuladd.f32(float %449, float %441, float %418)
  %451 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 664), align 4, !tbaa !15, !noalias !12
  %452 = fneg float %451
  %453 = tail call float @llvm.fmuladd.f32(float %452, float %441, float %421)
  %454 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 728), align 4, !tbaa !15, !noalias !12
  %455 = fneg float %454
  %456 = tail call float @llvm.fmuladd.f32(float %455, float %441, float %424)
  %457 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 792), align 4, !tbaa !15, !noalias !12
  %458 = fneg float %457
  %459 = tail call float @llvm.fmuladd.f32(float %458, float %441, float %427)
  %460 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 856), align 4, !tbaa !15, !noalias !12
  %461 = fneg float %460
  %462 = tail call float @llvm.fmuladd.f32(float %461, float %441, float %430)
  %463 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 920), align 4, !tbaa !15, !noalias !12
  %464 = fneg float %463
  %465 = tail call float @llvm.fmuladd.f32(float %464, float %441, float %433)
  %466 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 984), align 4, !tbaa !15, !noalias !12
  %467 = fneg float %466
  %468 = tail call float @llvm.fmuladd.f32(float %467, float %441, float %436)
  br i1 %184, label %469, label %472

469:                                              ; preds = %440
  %470 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 476), align 4, !tbaa !15, !noalias !12
  %471 = fdiv float %444, %470
  br label %472

472:                                              ; preds = %469, %440
  %473 = phi float [ %444, %440 ], [ %471, %469 ]
  %474 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 540), align 4, !tbaa !15, !noalias !12
  %475 = fneg float %474
  %476 = tail call float @llvm.fmuladd.f32(float %475, float %473, float %447)
  %477 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 604), align 4, !tbaa !15, !noalias !12
  %478 = fneg float %477
  %479 = tail call float @llvm.fmuladd.f32(float %478, float %473, float %450)
  %480 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 668), align 4, !tbaa !15, !noalias !12
  %481 = fneg float %480
  %482 = tail call float @llvm.fmuladd.f32(float %481, float %473, float %453)
  %483 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 732), align 4, !tbaa !15, !noalias !12
  %484 = fneg float %483
  %485 = tail call float @llvm.fmuladd.f32(float %484, float %473, float %456)
  %486 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 796), align 4, !tbaa !15, !noalias !12
  %487 = fneg float %486
  %488 = tail call float @llvm.fmuladd.f32(float %487, float %473, float %459)
  %489 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 860), align 4, !tbaa !15, !noalias !12
  %490 = fneg float %489
  %491 = tail call float @llvm.fmuladd.f32(float %490, float %473, float %462)
  %492 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 924), align 4, !tbaa !15, !noalias !12
  %493 = fneg float %492
  %494 = tail call float @llvm.fmuladd.f32(float %493, float %473, float %465)
  %495 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 988), align 4, !tbaa !15, !noalias !12
  %496 = fneg float %495
  %497 = tail call float @llvm.fmuladd.f32(float %496, float %473, float %468)
  br i1 %184, label %498, label %501

498:                                              ; preds = %472
  %499 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 544), align 4, !tbaa !15, !noalias !12
  %500 = fdiv float %476, %499
  br label %501

501:                                              ; preds = %498, %472
  %502 = phi float [ %476, %472 ], [ %500, %498 ]
  %503 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 608), align 4, !tbaa !15, !noalias !12
  %504 = fneg float %503
  %505 = tail call float @llvm.fmuladd.f32(float %504, float %502, float %479)
  %506 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 672), align 4, !tbaa !15, !noalias !12
  %507 = fneg float %506
  %508 = tail call float @llvm.fmuladd.f32(float %507, float %502, float %482)
  %509 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 736), align 4, !tbaa !15, !noalias !12
  %510 = fneg float %509
  %511 = tail call float @llvm.fmuladd.f32(float %510, float %502, float %485)
  %512 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 800), align 4, !tbaa !15, !noalias !12
  %513 = fneg float %512
  %514 = tail call float @llvm.fmuladd.f32(float %513, float %502, float %488)
  %515 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 864), align 4, !tbaa !15, !noalias !12
  %516 = fneg float %515
  %517 = tail call float @llvm.fmuladd.f32(float %516, float %502, float %491)
  %518 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 928), align 4, !tbaa !15, !noalias !12
  %519 = fneg float %518
  %520 = tail call float @llvm.fmuladd.f32(float %519, float %502, float %494)
  %521 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 992), align 4, !tbaa !15, !noalias !12
  %522 = fneg float %521
  %523 = tail call float @llvm.fmuladd.f32(float %522, float %502, float %497)
  br i1 %184, label %524, label %527

524:                                              ; preds = %501
  %525 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 612), align 4, !tbaa !15, !noalias !12
  %526 = fdiv float %505, %525
  br label %527

527:                                              ; preds = %524, %501
  %528 = phi float [ %505, %501 ], [ %526, %524 ]
  %529 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 676), align 4, !tbaa !15, !noalias !12
  %530 = fneg float %529
  %531 = tail call float @llvm.fmuladd.f32(float %530, float %528, float %508)
  %532 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 740), align 4, !tbaa !15, !noalias !12
  %533 = fneg float %532
  %534 = tail call float @llvm.fmuladd.f32(float %533, float %528, float %511)
  %535 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 804), align 4, !tbaa !15, !noalias !12
  %536 = fneg float %535
  %537 = tail call float @llvm.fmuladd.f32(float %536, float %528, float %514)
  %538 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 868), align 4, !tbaa !15, !noalias !12
  %539 = fneg float %538
  %540 = tail call float @llvm.fmuladd.f32(float %539, float %528, float %517)
  %541 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 932), align 4, !tbaa !15, !noalias !12
  %542 = fneg float %541
  %543 = tail call float @llvm.fmuladd.f32(float %542, float %528, float %520)
  %544 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 996), align 4, !tbaa !15, !noalias !12
  %545 = fneg float %544
  %546 = tail call float @llvm.fmuladd.f32(float %545, float %528, float %523)
  br i1 %184, label %547, label %550

547:                                              ; preds = %527
  %548 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 680), align 4, !tbaa !15, !noalias !12
  %549 = fdiv float %531, %548
  br label %550

550:                                              ; preds = %547, %527
  %551 = phi float [ %531, %527 ], [ %549, %547 ]
  %552 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 744), align 4, !tbaa !15, !noalias !12
  %553 = fneg float %552
  %554 = tail call float @llvm.fmuladd.f32(float %553, float %551, float %534)
  %555 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 808), align 4, !tbaa !15, !noalias !12
  %556 = fneg float %555
  %557 = tail call float @llvm.fmuladd.f32(float %556, float %551, float %537)
  %558 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 872), align 4, !tbaa !15, !noalias !12
  %559 = fneg float %558
  %560 = tail call float @llvm.fmuladd.f32(float %559, float %551, float %540)
  %561 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 936), align 4, !tbaa !15, !noalias !12
  %562 = fneg float %561
  %563 = tail call float @llvm.fmuladd.f32(float %562, float %551, float %543)
  %564 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 1000), align 4, !tbaa !15, !noalias !12
  %565 = fneg float %564
  %566 = tail call float @llvm.fmuladd.f32(float %565, float %551, float %546)
  br i1 %184, label %567, label %570

567:                                              ; preds = %550
  %568 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 748), align 4, !tbaa !15, !noalias !12
  %569 = fdiv float %554, %568
  br label %570

570:                                              ; preds = %567, %550
  %571 = phi float [ %554, %550 ], [ %569, %567 ]
  %572 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 812), align 4, !tbaa !15, !noalias !12
  %573 = fneg float %572
  %574 = tail call float @llvm.fmuladd.f32(float %573, float %571, float %557)
  %575 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 876), align 4, !tbaa !15, !noalias !12
  %576 = fneg float %575
  %577 = tail call float @llvm.fmuladd.f32(float %576, float %571, float %560)
  %578 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 940), align 4, !tbaa !15, !noalias !12
  %579 = fneg float %578
  %580 = tail call float @llvm.fmuladd.f32(float %579, float %571, float %563)
  %581 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 1004), align 4, !tbaa !15, !noalias !12
  %582 = fneg float %581
  %583 = tail call float @llvm.fmuladd.f32(float %582, float %571, float %566)
  br i1 %184, label %584, label %587

584:                                              ; preds = %570
  %585 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 816), align 4, !tbaa !15, !noalias !12
  %586 = fdiv float %574, %585
  br label %587

587:                                              ; preds = %584, %570
  %588 = phi float [ %574, %570 ], [ %586, %584 ]
  %589 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 880), align 4, !tbaa !15, !noalias !12
  %590 = fneg float %589
  %591 = tail call float @llvm.fmuladd.f32(float %590, float %588, float %577)
  %592 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 944), align 4, !tbaa !15, !noalias !12
  %593 = fneg float %592
  %594 = tail call float @llvm.fmuladd.f32(float %593, float %588, float %580)
  %595 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 1008), align 4, !tbaa !15, !noalias !12
  %596 = fneg float %595
  %597 = tail call float @llvm.fmuladd.f32(float %596, float %588, float %583)
  br i1 %184, label %598, label %601

598:                                              ; preds = %587
  %599 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 884), align 4, !tbaa !15, !noalias !12
  %600 = fdiv float %591, %599
  br label %601

601:                                              ; preds = %598, %587
  %602 = phi float [ %591, %587 ], [ %600, %598 ]
  %603 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 948), align 4, !tbaa !15, !noalias !12
  %604 = fneg float %603
  %605 = tail call float @llvm.fmuladd.f32(float %604, float %602, float %594)
  %606 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 1012), align 4, !tbaa !15, !noalias !12
  %607 = fneg float %606
  %608 = tail call float @llvm.fmuladd.f32(float %607, float %602, float %597)
  br i1 %184, label %613, label %609

609:                                              ; preds = %601
  %610 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 1016), align 4, !tbaa !15, !noalias !12
  %611 = fneg float %610
  %612 = tail call float @llvm.fmuladd.f32(float %611, float %605, float %608)
  br label %621

613:                                              ; preds = %601
  %614 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 952), align 4, !tbaa !15, !noalias !12
  %615 = fdiv float %605, %614
  %616 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 1016), align 4, !tbaa !15, !noalias !12
  %617 = fneg float %616
  %618 = tail call float @llvm.fmuladd.f32(float %617, float %615, float %608)
  %619 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 1020), align 4, !tbaa !15, !noalias !12
  %620 = fdiv float %618, %619
  br label %621

621:                                              ; preds = %613, %609
  %622 = phi float [ %605, %609 ], [ %615, %613 ]
  %623 = phi float [ %612, %609 ], [ %620, %613 ]
  store float %186, ptr addrspace(1) %92, align 4, !tbaa !15, !noalias !12
  store float %236, ptr addrspace(1) %97, align 4, !tbaa !15, !noalias !12
  store float %283, ptr addrspace(1) %103, align 4, !tbaa !15, !noalias !12
  store float %327, ptr addrspace(1) %109, align 4, !tbaa !15, !noalias !12
  store float %368, ptr addrspace(1) %115, align 4, !tbaa !15, !noalias !12
  store float %406, ptr addrspace(1) %121, align 4, !tbaa !15, !noalias !12
  store float %441, ptr addrspace(1) %127, align 4, !tbaa !15, !noalias !12
  store float %473, ptr addrspace(1) %133, align 4, !tbaa !15, !noalias !12
  store float %502, ptr addrspace(1) %139, align 4, !tbaa !15, !noalias !12
  store float %528, ptr addrspace(1) %145, align 4, !tbaa !15, !noalias !12
  store float %551, ptr addrspace(1) %151, align 4, !tbaa !15, !noalias !12
  store float %571, ptr addrspace(1) %157, align 4, !tbaa !15, !noalias !12
  store float %588, ptr addrspace(1) %163, align 4, !tbaa !15, !noalias !12
  store float %602, ptr addrspace(1) %169, align 4, !tbaa !15, !noalias !12
  store float %622, ptr addrspace(1) %175, align 4, !tbaa !15, !noalias !12
  store float %623, ptr addrspace(1) %181, align 4, !tbaa !15, !noalias !12
  br label %627

624:                                              ; preds = %90
  %625 = load float, ptr addrspace(3) @trsm_lower16.ls, align 4, !tbaa !15, !noalias !12
  %626 = fdiv float %94, %625
  br label %185

627:                                              ; preds = %5, %621
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define dso_local spir_func void @__clang_ocl_kern_imp_trsm_lower16(i32 noundef %0, ptr addrspace(1) noalias noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef align 4 captures(none) %2, i32 noundef %3, float noundef %4) local_unnamed_addr #1 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %6 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #7
  %7 = trunc i64 %6 to i32
  %8 = sext i32 %7 to i64
  %9 = getelementptr float, ptr addrspace(3) @trsm_lower16.ls, i64 %8
  %10 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %8
  %11 = load float, ptr addrspace(1) %10, align 4, !tbaa !15
  store float %11, ptr addrspace(3) %9, align 4, !tbaa !15
  %12 = sext i32 %7 to i64
  %13 = getelementptr float, ptr addrspace(1) %1, i64 %12
  %14 = getelementptr i8, ptr addrspace(1) %13, i64 64
  %15 = load float, ptr addrspace(1) %14, align 4, !tbaa !15
  %16 = getelementptr i8, ptr addrspace(3) %9, i64 64
  store float %15, ptr addrspace(3) %16, align 4, !tbaa !15
  %17 = sext i32 %7 to i64
  %18 = getelementptr float, ptr addrspace(1) %1, i64 %17
  %19 = getelementptr i8, ptr addrspace(1) %18, i64 128
  %20 = load float, ptr addrspace(1) %19, align 4, !tbaa !15
  %21 = getelementptr i8, ptr addrspace(3) %9, i64 128
  store float %20, ptr addrspace(3) %21, align 4, !tbaa !15
  %22 = sext i32 %7 to i64
  %23 = getelementptr float, ptr addrspace(1) %1, i64 %22
  %24 = getelementptr i8, ptr addrspace(1) %23, i64 192
  %25 = load float, ptr addrspace(1) %24, align 4, !tbaa !15
  %26 = getelementptr i8, ptr addrspace(3) %9, i64 192
  store float %25, ptr addrspace(3) %26, align 4, !tbaa !15
  %27 = sext i32 %7 to i64
  %28 = getelementptr float, ptr addrspace(1) %1, i64 %27
  %29 = getelementptr i8, ptr addrspace(1) %28, i64 256
  %30 = load float, ptr addrspace(1) %29, align 4, !tbaa !15
  %31 = getelementptr i8, ptr addrspace(3) %9, i64 256
  store float %30, ptr addrspace(3) %31, align 4, !tbaa !15
  %32 = sext i32 %7 to i64
  %33 = getelementptr float, ptr addrspace(1) %1, i64 %32
  %34 = getelementptr i8, ptr addrspace(1) %33, i64 320
  %35 = load float, ptr addrspace(1) %34, align 4, !tbaa !15
  %36 = getelementptr i8, ptr addrspace(3) %9, i64 320
  store float %35, ptr addrspace(3) %36, align 4, !tbaa !15
  %37 = sext i32 %7 to i64
  %38 = getelementptr float, ptr addrspace(1) %1, i64 %37
  %39 = getelementptr i8, ptr addrspace(1) %38, i64 384
  %40 = load float, ptr addrspace(1) %39, align 4, !tbaa !15
  %41 = getelementptr i8, ptr addrspace(3) %9, i64 384
  store float %40, ptr addrspace(3) %41, align 4, !tbaa !15
  %42 = sext i32 %7 to i64
  %43 = getelementptr float, ptr addrspace(1) %1, i64 %42
  %44 = getelementptr i8, ptr addrspace(1) %43, i64 448
  %45 = load float, ptr addrspace(1) %44, align 4, !tbaa !15
  %46 = getelementptr i8, ptr addrspace(3) %9, i64 448
  store float %45, ptr addrspace(3) %46, align 4, !tbaa !15
  %47 = sext i32 %7 to i64
  %48 = getelementptr float, ptr addrspace(1) %1, i64 %47
  %49 = getelementptr i8, ptr addrspace(1) %48, i64 512
  %50 = load float, ptr addrspace(1) %49, align 4, !tbaa !15
  %51 = getelementptr i8, ptr addrspace(3) %9, i64 512
  store float %50, ptr addrspace(3) %51, align 4, !tbaa !15
  %52 = sext i32 %7 to i64
  %53 = getelementptr float, ptr addrspace(1) %1, i64 %52
  %54 = getelementptr i8, ptr addrspace(1) %53, i64 576
  %55 = load float, ptr addrspace(1) %54, align 4, !tbaa !15
  %56 = getelementptr i8, ptr addrspace(3) %9, i64 576
  store float %55, ptr addrspace(3) %56, align 4, !tbaa !15
  %57 = sext i32 %7 to i64
  %58 = getelementptr float, ptr addrspace(1) %1, i64 %57
  %59 = getelementptr i8, ptr addrspace(1) %58, i64 640
  %60 = load float, ptr addrspace(1) %59, align 4, !tbaa !15
  %61 = getelementptr i8, ptr addrspace(3) %9, i64 640
  store float %60, ptr addrspace(3) %61, align 4, !tbaa !15
  %62 = sext i32 %7 to i64
  %63 = getelementptr float, ptr addrspace(1) %1, i64 %62
  %64 = getelementptr i8, ptr addrspace(1) %63, i64 704
  %65 = load float, ptr addrspace(1) %64, align 4, !tbaa !15
  %66 = getelementptr i8, ptr addrspace(3) %9, i64 704
  store float %65, ptr addrspace(3) %66, align 4, !tbaa !15
  %67 = sext i32 %7 to i64
  %68 = getelementptr float, ptr addrspace(1) %1, i64 %67
  %69 = getelementptr i8, ptr addrspace(1) %68, i64 768
  %70 = load float, ptr addrspace(1) %69, align 4, !tbaa !15
  %71 = getelementptr i8, ptr addrspace(3) %9, i64 768
  store float %70, ptr addrspace(3) %71, align 4, !tbaa !15
  %72 = sext i32 %7 to i64
  %73 = getelementptr float, ptr addrspace(1) %1, i64 %72
  %74 = getelementptr i8, ptr addrspace(1) %73, i64 832
  %75 = load float, ptr addrspace(1) %74, align 4, !tbaa !15
  %76 = getelementptr i8, ptr addrspace(3) %9, i64 832
  store float %75, ptr addrspace(3) %76, align 4, !tbaa !15
  %77 = sext i32 %7 to i64
  %78 = getelementptr float, ptr addrspace(1) %1, i64 %77
  %79 = getelementptr i8, ptr addrspace(1) %78, i64 896
  %80 = load float, ptr addrspace(1) %79, align 4, !tbaa !15
  %81 = getelementptr i8, ptr addrspace(3) %9, i64 896
  store float %80, ptr addrspace(3) %81, align 4, !tbaa !15
  %82 = sext i32 %7 to i64
  %83 = getelementptr float, ptr addrspace(1) %1, i64 %82
  %84 = getelementptr i8, ptr addrspace(1) %83, i64 960
  %85 = load float, ptr addrspace(1) %84, align 4, !tbaa !15
  %86 = getelementptr i8, ptr addrspace(3) %9, i64 960
  store float %85, ptr addrspace(3) %86, align 4, !tbaa !15
  %87 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #7
  %88 = trunc i64 %87 to i32
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #8
  %89 = icmp sgt i32 %0, %88
  br i1 %89, label %90, label %627

90:                                               ; preds = %5
  %91 = sext i32 %88 to i64
  %92 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %91
  %93 = load float, ptr addrspace(1) %92, align 4, !tbaa !15
  %94 = fmul float %4, %93
  %95 = add nsw i32 %0, %88
  %96 = sext i32 %95 to i64
  %97 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %96
  %98 = load float, ptr addrspace(1) %97, align 4, !tbaa !15
  %99 = fmul float %4, %98
  %100 = shl nsw i32 %0, 1
  %101 = add nsw i32 %100, %88
  %102 = sext i32 %101 to i64
  %103 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %102
  %104 = load float, ptr addrspace(1) %103, align 4, !tbaa !15
  %105 = fmul float %4, %104
  %106 = mul nsw i32 %0, 3
  %107 = add nsw i32 %106, %88
  %108 = sext i32 %107 to i64
  %109 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %108
  %110 = load float, ptr addrspace(1) %109, align 4, !tbaa !15
  %111 = fmul float %4, %110
  %112 = shl nsw i32 %0, 2
  %113 = add nsw i32 %112, %88
  %114 = sext i32 %113 to i64
  %115 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %114
  %116 = load float, ptr addrspace(1) %115, align 4, !tbaa !15
  %117 = fmul float %4, %116
  %118 = mul nsw i32 %0, 5
  %119 = add nsw i32 %118, %88
  %120 = sext i32 %119 to i64
  %121 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %120
  %122 = load float, ptr addrspace(1) %121, align 4, !tbaa !15
  %123 = fmul float %4, %122
  %124 = mul nsw i32 %0, 6
  %125 = add nsw i32 %124, %88
  %126 = sext i32 %125 to i64
  %127 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %126
  %128 = load float, ptr addrspace(1) %127, align 4, !tbaa !15
  %129 = fmul float %4, %128
  %130 = mul nsw i32 %0, 7
  %131 = add nsw i32 %130, %88
  %132 = sext i32 %131 to i64
  %133 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %132
  %134 = load float, ptr addrspace(1) %133, align 4, !tbaa !15
  %135 = fmul float %4, %134
  %136 = shl nsw i32 %0, 3
  %137 = add nsw i32 %136, %88
  %138 = sext i32 %137 to i64
  %139 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %138
  %140 = load float, ptr addrspace(1) %139, align 4, !tbaa !15
  %141 = fmul float %4, %140
  %142 = mul nsw i32 %0, 9
  %143 = add nsw i32 %142, %88
  %144 = sext i32 %143 to i64
  %145 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %144
  %146 = load float, ptr addrspace(1) %145, align 4, !tbaa !15
  %147 = fmul float %4, %146
  %148 = mul nsw i32 %0, 10
  %149 = add nsw i32 %148, %88
  %150 = sext i32 %149 to i64
  %151 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %150
  %152 = load float, ptr addrspace(1) %151, align 4, !tbaa !15
  %153 = fmul float %4, %152
  %154 = mul nsw i32 %0, 11
  %155 = add nsw i32 %154, %88
  %156 = sext i32 %155 to i64
  %157 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %156
  %158 = load float, ptr addrspace(1) %157, align 4, !tbaa !15
  %159 = fmul float %4, %158
  %160 = mul nsw i32 %0, 12
  %161 = add nsw i32 %160, %88
  %162 = sext i32 %161 to i64
  %163 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %162
  %164 = load float, ptr addrspace(1) %163, align 4, !tbaa !15
  %165 = fmul float %4, %164
  %166 = mul nsw i32 %0, 13
  %167 = add nsw i32 %166, %88
  %168 = sext i32 %167 to i64
  %169 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %168
  %170 = load float, ptr addrspace(1) %169, align 4, !tbaa !15
  %171 = fmul float %4, %170
  %172 = mul nsw i32 %0, 14
  %173 = add nsw i32 %172, %88
  %174 = sext i32 %173 to i64
  %175 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %174
  %176 = load float, ptr addrspace(1) %175, align 4, !tbaa !15
  %177 = fmul float %4, %176
  %178 = mul nsw i32 %0, 15
  %179 = add nsw i32 %178, %88
  %180 = sext i32 %179 to i64
  %181 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %180
  %182 = load float, ptr addrspace(1) %181, align 4, !tbaa !15
  %183 = fmul float %4, %182
  %184 = icmp eq i32 %3, 0
  br i1 %184, label %624, label %185

185:                                              ; preds = %90, %624
  %186 = phi float [ %94, %90 ], [ %626, %624 ]
  %187 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 64), align 4, !tbaa !15
  %188 = fneg float %187
  %189 = tail call float @llvm.fmuladd.f32(float %188, float %186, float %99)
  %190 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 128), align 4, !tbaa !15
  %191 = fneg float %190
  %192 = tail call float @llvm.fmuladd.f32(float %191, float %186, float %105)
  %193 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 192), align 4, !tbaa !15
  %194 = fneg float %193
  %195 = tail call float @llvm.fmuladd.f32(float %194, float %186, float %111)
  %196 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 256), align 4, !tbaa !15
  %197 = fneg float %196
  %198 = tail call float @llvm.fmuladd.f32(float %197, float %186, float %117)
  %199 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 320), align 4, !tbaa !15
  %200 = fneg float %199
  %201 = tail call float @llvm.fmuladd.f32(float %200, float %186, float %123)
  %202 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 384), align 4, !tbaa !15
  %203 = fneg float %202
  %204 = tail call float @llvm.fmuladd.f32(float %203, float %186, float %129)
  %205 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 448), align 4, !tbaa !15
  %206 = fneg float %205
  %207 = tail call float @llvm.fmuladd.f32(float %206, float %186, float %135)
  %208 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 512), align 4, !tbaa !15
  %209 = fneg float %208
  %210 = tail call float @llvm.fmuladd.f32(float %209, float %186, float %141)
  %211 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 576), align 4, !tbaa !15
  %212 = fneg float %211
  %213 = tail call float @llvm.fmuladd.f32(float %212, float %186, float %147)
  %214 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 640), align 4, !tbaa !15
  %215 = fneg float %214
  %216 = tail call float @llvm.fmuladd.f32(float %215, float %186, float %153)
  %217 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 704), align 4, !tbaa !15
  %218 = fneg float %217
  %219 = tail call float @llvm.fmuladd.f32(float %218, float %186, float %159)
  %220 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 768), align 4, !tbaa !15
  %221 = fneg float %220
  %222 = tail call float @llvm.fmuladd.f32(float %221, float %186, float %165)
  %223 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 832), align 4, !tbaa !15
  %224 = fneg float %223
  %225 = tail call float @llvm.fmuladd.f32(float %224, float %186, float %171)
  %226 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 896), align 4, !tbaa !15
  %227 = fneg float %226
  %228 = tail call float @llvm.fmuladd.f32(float %227, float %186, float %177)
  %229 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 960), align 4, !tbaa !15
  %230 = fneg float %229
  %231 = tail call float @llvm.fmuladd.f32(float %230, float %186, float %183)
  br i1 %184, label %232, label %235

232:                                              ; preds = %185
  %233 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 68), align 4, !tbaa !15
  %234 = fdiv float %189, %233
  br label %235

235:                                              ; preds = %232, %185
  %236 = phi float [ %189, %185 ], [ %234, %232 ]
  %237 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 132), align 4, !tbaa !15
  %238 = fneg float %237
  %239 = tail call float @llvm.fmuladd.f32(float %238, float %236, float %192)
  %240 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 196), align 4, !tbaa !15
  %241 = fneg float %240
  %242 = tail call float @llvm.fmuladd.f32(float %241, float %236, float %195)
  %243 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 260), align 4, !tbaa !15
  %244 = fneg float %243
  %245 = tail call float @llvm.fmuladd.f32(float %244, float %236, float %198)
  %246 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 324), align 4, !tbaa !15
  %247 = fneg float %246
  %248 = tail call float @llvm.fmuladd.f32(float %247, float %236, float %201)
  %249 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 388), align 4, !tbaa !15
  %250 = fneg float %249
  %251 = tail call float @llvm.fmuladd.f32(float %250, float %236, float %204)
  %252 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 452), align 4, !tbaa !15
  %253 = fneg float %252
  %254 = tail call float @llvm.fmuladd.f32(float %253, float %236, float %207)
  %255 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 516), align 4, !tbaa !15
  %256 = fneg float %255
  %257 = tail call float @llvm.fmuladd.f32(float %256, float %236, float %210)
  %258 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 580), align 4, !tbaa !15
  %259 = fneg float %258
  %260 = tail call float @llvm.fmuladd.f32(float %259, float %236, float %213)
  %261 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 644), align 4, !tbaa !15
  %262 = fneg float %261
  %263 = tail call float @llvm.fmuladd.f32(float %262, float %236, float %216)
  %264 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 708), align 4, !tbaa !15
  %265 = fneg float %264
  %266 = tail call float @llvm.fmuladd.f32(float %265, float %236, float %219)
  %267 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 772), align 4, !tbaa !15
  %268 = fneg float %267
  %269 = tail call float @llvm.fmuladd.f32(float %268, float %236, float %222)
  %270 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 836), align 4, !tbaa !15
  %271 = fneg float %270
  %272 = tail call float @llvm.fmuladd.f32(float %271, float %236, float %225)
  %273 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 900), align 4, !tbaa !15
  %274 = fneg float %273
  %275 = tail call float @llvm.fmuladd.f32(float %274, float %236, float %228)
  %276 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 964), align 4, !tbaa !15
  %277 = fneg float %276
  %278 = tail call float @llvm.fmuladd.f32(float %277, float %236, float %231)
  br i1 %184, label %279, label %282

279:                                              ; preds = %235
  %280 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 136), align 4, !tbaa !15
  %281 = fdiv float %239, %280
  br label %282

282:                                              ; preds = %279, %235
  %283 = phi float [ %239, %235 ], [ %281, %279 ]
  %284 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 200), align 4, !tbaa !15
  %285 = fneg float %284
  %286 = tail call float @llvm.fmuladd.f32(float %285, float %283, float %242)
  %287 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 264), align 4, !tbaa !15
  %288 = fneg float %287
  %289 = tail call float @llvm.fmuladd.f32(float %288, float %283, float %245)
  %290 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 328), align 4, !tbaa !15
  %291 = fneg float %290
  %292 = tail call float @llvm.fmuladd.f32(float %291, float %283, float %248)
  %293 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 392), align 4, !tbaa !15
  %294 = fneg float %293
  %295 = tail call float @llvm.fmuladd.f32(float %294, float %283, float %251)
  %296 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 456), align 4, !tbaa !15
  %297 = fneg float %296
  %298 = tail call float @llvm.fmuladd.f32(float %297, float %283, float %254)
  %299 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 520), align 4, !tbaa !15
  %300 = fneg float %299
  %301 = tail call float @llvm.fmuladd.f32(float %300, float %283, float %257)
  %302 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 584), align 4, !tbaa !15
  %303 = fneg float %302
  %304 = tail call float @llvm.fmuladd.f32(float %303, float %283, float %260)
  %305 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 648), align 4, !tbaa !15
  %306 = fneg float %305
  %307 = tail call float @llvm.fmuladd.f32(float %306, float %283, float %263)
  %308 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 712), align 4, !tbaa !15
  %309 = fneg float %308
  %310 = tail call float @llvm.fmuladd.f32(float %309, float %283, float %266)
  %311 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 776), align 4, !tbaa !15
  %312 = fneg float %311
  %313 = tail call float @llvm.fmuladd.f32(float %312, float %283, float %269)
  %314 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 840), align 4, !tbaa !15
  %315 = fneg float %314
  %316 = tail call float @llvm.fmuladd.f32(float %315, float %283, float %272)
  %317 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 904), align 4, !tbaa !15
  %318 = fneg float %317
  %319 = tail call float @llvm.fmuladd.f32(float %318, float %283, float %275)
  %320 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 968), align 4, !tbaa !15
  %321 = fneg float %320
  %322 = tail call float @llvm.fmuladd.f32(float %321, float %283, float %278)
  br i1 %184, label %323, label %326

323:                                              ; preds = %282
  %324 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 204), align 4, !tbaa !15
  %325 = fdiv float %286, %324
  br label %326

326:                                              ; preds = %323, %282
  %327 = phi float [ %286, %282 ], [ %325, %323 ]
  %328 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 268), align 4, !tbaa !15
  %329 = fneg float %328
  %330 = tail call float @llvm.fmuladd.f32(float %329, float %327, float %289)
  %331 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 332), align 4, !tbaa !15
  %332 = fneg float %331
  %333 = tail call float @llvm.fmuladd.f32(float %332, float %327, float %292)
  %334 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 396), align 4, !tbaa !15
  %335 = fneg float %334
  %336 = tail call float @llvm.fmuladd.f32(float %335, float %327, float %295)
  %337 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 460), align 4, !tbaa !15
  %338 = fneg float %337
  %339 = tail call float @llvm.fmuladd.f32(float %338, float %327, float %298)
  %340 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 524), align 4, !tbaa !15
  %341 = fneg float %340
  %342 = tail call float @llvm.fmuladd.f32(float %341, float %327, float %301)
  %343 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 588), align 4, !tbaa !15
  %344 = fneg float %343
  %345 = tail call float @llvm.fmuladd.f32(float %344, float %327, float %304)
  %346 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 652), align 4, !tbaa !15
  %347 = fneg float %346
  %348 = tail call float @llvm.fmuladd.f32(float %347, float %327, float %307)
  %349 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 716), align 4, !tbaa !15
  %350 = fneg float %349
  %351 = tail call float @llvm.fmuladd.f32(float %350, float %327, float %310)
  %352 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 780), align 4, !tbaa !15
  %353 = fneg float %352
  %354 = tail call float @llvm.fmuladd.f32(float %353, float %327, float %313)
  %355 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 844), align 4, !tbaa !15
  %356 = fneg float %355
  %357 = tail call float @llvm.fmuladd.f32(float %356, float %327, float %316)
  %358 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 908), align 4, !tbaa !15
  %359 = fneg float %358
  %360 = tail call float @llvm.fmuladd.f32(float %359, float %327, float %319)
  %361 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 972), align 4, !tbaa !15
  %362 = fneg float %361
  %363 = tail call float @llvm.fmuladd.f32(float %362, float %327, float %322)
  br i1 %184, label %364, label %367

364:                                              ; preds = %326
  %365 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 272), align 4, !tbaa !15
  %366 = fdiv float %330, %365
  br label %367

367:                                              ; preds = %364, %326
  %368 = phi float [ %330, %326 ], [ %366, %364 ]
  %369 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 336), align 4, !tbaa !15
  %370 = fneg float %369
  %371 = tail call float @llvm.fmuladd.f32(float %370, float %368, float %333)
  %372 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 400), align 4, !tbaa !15
  %373 = fneg float %372
  %374 = tail call float @llvm.fmuladd.f32(float %373, float %368, float %336)
  %375 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 464), align 4, !tbaa !15
  %376 = fneg float %375
  %377 = tail call float @llvm.fmuladd.f32(float %376, float %368, float %339)
  %378 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 528), align 4, !tbaa !15
  %379 = fneg float %378
  %380 = tail call float @llvm.fmuladd.f32(float %379, float %368, float %342)
  %381 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 592), align 4, !tbaa !15
  %382 = fneg float %381
  %383 = tail call float @llvm.fmuladd.f32(float %382, float %368, float %345)
  %384 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 656), align 4, !tbaa !15
  %385 = fneg float %384
  %386 = tail call float @llvm.fmuladd.f32(float %385, float %368, float %348)
  %387 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 720), align 4, !tbaa !15
  %388 = fneg float %387
  %389 = tail call float @llvm.fmuladd.f32(float %388, float %368, float %351)
  %390 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 784), align 4, !tbaa !15
  %391 = fneg float %390
  %392 = tail call float @llvm.fmuladd.f32(float %391, float %368, float %354)
  %393 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 848), align 4, !tbaa !15
  %394 = fneg float %393
  %395 = tail call float @llvm.fmuladd.f32(float %394, float %368, float %357)
  %396 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 912), align 4, !tbaa !15
  %397 = fneg float %396
  %398 = tail call float @llvm.fmuladd.f32(float %397, float %368, float %360)
  %399 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 976), align 4, !tbaa !15
  %400 = fneg float %399
  %401 = tail call float @llvm.fmuladd.f32(float %400, float %368, float %363)
  br i1 %184, label %402, label %405

402:                                              ; preds = %367
  %403 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 340), align 4, !tbaa !15
  %404 = fdiv float %371, %403
  br label %405

405:                                              ; preds = %402, %367
  %406 = phi float [ %371, %367 ], [ %404, %402 ]
  %407 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 404), align 4, !tbaa !15
  %408 = fneg float %407
  %409 = tail call float @llvm.fmuladd.f32(float %408, float %406, float %374)
  %410 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 468), align 4, !tbaa !15
  %411 = fneg float %410
  %412 = tail call float @llvm.fmuladd.f32(float %411, float %406, float %377)
  %413 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 532), align 4, !tbaa !15
  %414 = fneg float %413
  %415 = tail call float @llvm.fmuladd.f32(float %414, float %406, float %380)
  %416 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 596), align 4, !tbaa !15
  %417 = fneg float %416
  %418 = tail call float @llvm.fmuladd.f32(float %417, float %406, float %383)
  %419 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 660), align 4, !tbaa !15
  %420 = fneg float %419
  %421 = tail call float @llvm.fmuladd.f32(float %420, float %406, float %386)
  %422 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 724), align 4, !tbaa !15
  %423 = fneg float %422
  %424 = tail call float @llvm.fmuladd.f32(float %423, float %406, float %389)
  %425 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 788), align 4, !tbaa !15
  %426 = fneg float %425
  %427 = tail call float @llvm.fmuladd.f32(float %426, float %406, float %392)
  %428 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 852), align 4, !tbaa !15
  %429 = fneg float %428
  %430 = tail call float @llvm.fmuladd.f32(float %429, float %406, float %395)
  %431 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 916), align 4, !tbaa !15
  %432 = fneg float %431
  %433 = tail call float @llvm.fmuladd.f32(float %432, float %406, float %398)
  %434 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 980), align 4, !tbaa !15
  %435 = fneg float %434
  %436 = tail call float @llvm.fmuladd.f32(float %435, float %406, float %401)
  br i1 %184, label %437, label %440

437:                                              ; preds = %405
  %438 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 408), align 4, !tbaa !15
  %439 = fdiv float %409, %438
  br label %440

440:                                              ; preds = %437, %405
  %441 = phi float [ %409, %405 ], [ %439, %437 ]
  %442 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 472), align 4, !tbaa !15
  %443 = fneg float %442
  %444 = tail call float @llvm.fmuladd.f32(float %443, float %441, float %412)
  %445 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 536), align 4, !tbaa !15
  %446 = fneg float %445
  %447 = tail call float @llvm.fmuladd.f32(float %446, float %441, float %415)
  %448 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 600), align 4, !tbaa !15
  %449 = fneg float %448
  %450 = tail call float @llvm.fmuladd.f32(float %449, float %441, float %418)
  %451 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 664), align 4, !tbaa !15
  %452 = fneg float %451
  %453 = tail call float @llvm.fmuladd.f32(float %452, float %441, float %421)
  %454 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 728), align 4, !tbaa !15
  %455 = fneg float %454
  %456 = tail call float @llvm.fmuladd.f32(float %455, float %441, float %424)
  %457 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 792), align 4, !tbaa !15
  %458 = fneg float %457
  %459 = tail call float @llvm.fmuladd.f32(float %458, float %441, float %427)
  %460 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 856), align 4, !tbaa !15
  %461 = fneg float %460
  %462 = tail call float @llvm.fmuladd.f32(float %461, float %441, float %430)
  %463 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 920), align 4, !tbaa !15
  %464 = fneg float %463
  %465 = tail call float @llvm.fmuladd.f32(float %464, float %441, float %433)
  %466 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 984), align 4, !tbaa !15
  %467 = fneg float %466
  %468 = tail call float @llvm.fmuladd.f32(float %467, float %441, float %436)
  br i1 %184, label %469, label %472

469:                                              ; preds = %440
  %470 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 476), align 4, !tbaa !15
  %471 = fdiv float %444, %470
  br label %472

472:                                              ; preds = %469, %440
  %473 = phi float [ %444, %440 ], [ %471, %469 ]
  %474 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 540), align 4, !tbaa !15
  %475 = fneg float %474
  %476 = tail call float @llvm.fmuladd.f32(float %475, float %473, float %447)
  %477 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 604), align 4, !tbaa !15
  %478 = fneg float %477
  %479 = tail call float @llvm.fmuladd.f32(float %478, float %473, float %450)
  %480 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 668), align 4, !tbaa !15
  %481 = fneg float %480
  %482 = tail call float @llvm.fmuladd.f32(float %481, float %473, float %453)
  %483 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 732), align 4, !tbaa !15
  %484 = fneg float %483
  %485 = tail call float @llvm.fmuladd.f32(float %484, float %473, float %456)
  %486 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 796), align 4, !tbaa !15
  %487 = fneg float %486
  %488 = tail call float @llvm.fmuladd.f32(float %487, float %473, float %459)
  %489 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 860), align 4, !tbaa !15
  %490 = fneg float %489
  %491 = tail call float @llvm.fmuladd.f32(float %490, float %473, float %462)
  %492 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 924), align 4, !tbaa !15
  %493 = fneg float %492
  %494 = tail call float @llvm.fmuladd.f32(float %493, float %473, float %465)
  %495 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 988), align 4, !tbaa !15
  %496 = fneg float %495
  %497 = tail call float @llvm.fmuladd.f32(float %496, float %473, float %468)
  br i1 %184, label %498, label %501

498:                                              ; preds = %472
  %499 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 544), align 4, !tbaa !15
  %500 = fdiv float %476, %499
  br label %501

501:                                              ; preds = %498, %472
  %502 = phi float [ %476, %472 ], [ %500, %498 ]
  %503 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 608), align 4, !tbaa !15
  %504 = fneg float %503
  %505 = tail call float @llvm.fmuladd.f32(float %504, float %502, float %479)
  %506 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 672), align 4, !tbaa !15
  %507 = fneg float %506
  %508 = tail call float @llvm.fmuladd.f32(float %507, float %502, float %482)
  %509 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 736), align 4, !tbaa !15
  %510 = fneg float %509
  %511 = tail call float @llvm.fmuladd.f32(float %510, float %502, float %485)
  %512 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 800), align 4, !tbaa !15
  %513 = fneg float %512
  %514 = tail call float @llvm.fmuladd.f32(float %513, float %502, float %488)
  %515 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 864), align 4, !tbaa !15
  %516 = fneg float %515
  %517 = tail call float @llvm.fmuladd.f32(float %516, float %502, float %491)
  %518 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 928), align 4, !tbaa !15
  %519 = fneg float %518
  %520 = tail call float @llvm.fmuladd.f32(float %519, float %502, float %494)
  %521 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 992), align 4, !tbaa !15
  %522 = fneg float %521
  %523 = tail call float @llvm.fmuladd.f32(float %522, float %502, float %497)
  br i1 %184, label %524, label %527

524:                                              ; preds = %501
  %525 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 612), align 4, !tbaa !15
  %526 = fdiv float %505, %525
  br label %527

527:                                              ; preds = %524, %501
  %528 = phi float [ %505, %501 ], [ %526, %524 ]
  %529 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 676), align 4, !tbaa !15
  %530 = fneg float %529
  %531 = tail call float @llvm.fmuladd.f32(float %530, float %528, float %508)
  %532 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 740), align 4, !tbaa !15
  %533 = fneg float %532
  %534 = tail call float @llvm.fmuladd.f32(float %533, float %528, float %511)
  %535 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 804), align 4, !tbaa !15
  %536 = fneg float %535
  %537 = tail call float @llvm.fmuladd.f32(float %536, float %528, float %514)
  %538 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 868), align 4, !tbaa !15
  %539 = fneg float %538
  %540 = tail call float @llvm.fmuladd.f32(float %539, float %528, float %517)
  %541 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 932), align 4, !tbaa !15
  %542 = fneg float %541
  %543 = tail call float @llvm.fmuladd.f32(float %542, float %528, float %520)
  %544 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 996), align 4, !tbaa !15
  %545 = fneg float %544
  %546 = tail call float @llvm.fmuladd.f32(float %545, float %528, float %523)
  br i1 %184, label %547, label %550

547:                                              ; preds = %527
  %548 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 680), align 4, !tbaa !15
  %549 = fdiv float %531, %548
  br label %550

550:                                              ; preds = %547, %527
  %551 = phi float [ %531, %527 ], [ %549, %547 ]
  %552 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 744), align 4, !tbaa !15
  %553 = fneg float %552
  %554 = tail call float @llvm.fmuladd.f32(float %553, float %551, float %534)
  %555 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 808), align 4, !tbaa !15
  %556 = fneg float %555
  %557 = tail call float @llvm.fmuladd.f32(float %556, float %551, float %537)
  %558 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 872), align 4, !tbaa !15
  %559 = fneg float %558
  %560 = tail call float @llvm.fmuladd.f32(float %559, float %551, float %540)
  %561 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 936), align 4, !tbaa !15
  %562 = fneg float %561
  %563 = tail call float @llvm.fmuladd.f32(float %562, float %551, float %543)
  %564 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 1000), align 4, !tbaa !15
  %565 = fneg float %564
  %566 = tail call float @llvm.fmuladd.f32(float %565, float %551, float %546)
  br i1 %184, label %567, label %570

567:                                              ; preds = %550
  %568 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 748), align 4, !tbaa !15
  %569 = fdiv float %554, %568
  br label %570

570:                                              ; preds = %567, %550
  %571 = phi float [ %554, %550 ], [ %569, %567 ]
  %572 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 812), align 4, !tbaa !15
  %573 = fneg float %572
  %574 = tail call float @llvm.fmuladd.f32(float %573, float %571, float %557)
  %575 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 876), align 4, !tbaa !15
  %576 = fneg float %575
  %577 = tail call float @llvm.fmuladd.f32(float %576, float %571, float %560)
  %578 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 940), align 4, !tbaa !15
  %579 = fneg float %578
  %580 = tail call float @llvm.fmuladd.f32(float %579, float %571, float %563)
  %581 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 1004), align 4, !tbaa !15
  %582 = fneg float %581
  %583 = tail call float @llvm.fmuladd.f32(float %582, float %571, float %566)
  br i1 %184, label %584, label %587

584:                                              ; preds = %570
  %585 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 816), align 4, !tbaa !15
  %586 = fdiv float %574, %585
  br label %587

587:                                              ; preds = %584, %570
  %588 = phi float [ %574, %570 ], [ %586, %584 ]
  %589 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 880), align 4, !tbaa !15
  %590 = fneg float %589
  %591 = tail call float @llvm.fmuladd.f32(float %590, float %588, float %577)
  %592 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 944), align 4, !tbaa !15
  %593 = fneg float %592
  %594 = tail call float @llvm.fmuladd.f32(float %593, float %588, float %580)
  %595 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 1008), align 4, !tbaa !15
  %596 = fneg float %595
  %597 = tail call float @llvm.fmuladd.f32(float %596, float %588, float %583)
  br i1 %184, label %598, label %601

598:                                              ; preds = %587
  %599 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 884), align 4, !tbaa !15
  %600 = fdiv float %591, %599
  br label %601

601:                                              ; preds = %598, %587
  %602 = phi float [ %591, %587 ], [ %600, %598 ]
  %603 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 948), align 4, !tbaa !15
  %604 = fneg float %603
  %605 = tail call float @llvm.fmuladd.f32(float %604, float %602, float %594)
  %606 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 1012), align 4, !tbaa !15
  %607 = fneg float %606
  %608 = tail call float @llvm.fmuladd.f32(float %607, float %602, float %597)
  br i1 %184, label %613, label %609

609:                                              ; preds = %601
  %610 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 1016), align 4, !tbaa !15
  %611 = fneg float %610
  %612 = tail call float @llvm.fmuladd.f32(float %611, float %605, float %608)
  br label %621

613:                                              ; preds = %601
  %614 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 952), align 4, !tbaa !15
  %615 = fdiv float %605, %614
  %616 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 1016), align 4, !tbaa !15
  %617 = fneg float %616
  %618 = tail call float @llvm.fmuladd.f32(float %617, float %615, float %608)
  %619 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 1020), align 4, !tbaa !15
  %620 = fdiv float %618, %619
  br label %621

621:                                              ; preds = %613, %609
  %622 = phi float [ %605, %609 ], [ %615, %613 ]
  %623 = phi float [ %612, %609 ], [ %620, %613 ]
  store float %186, ptr addrspace(1) %92, align 4, !tbaa !15
  store float %236, ptr addrspace(1) %97, align 4, !tbaa !15
  store float %283, ptr addrspace(1) %103, align 4, !tbaa !15
  store float %327, ptr addrspace(1) %109, align 4, !tbaa !15
  store float %368, ptr addrspace(1) %115, align 4, !tbaa !15
  store float %406, ptr addrspace(1) %121, align 4, !tbaa !15
  store float %441, ptr addrspace(1) %127, align 4, !tbaa !15
  store float %473, ptr addrspace(1) %133, align 4, !tbaa !15
  store float %502, ptr addrspace(1) %139, align 4, !tbaa !15
  store float %528, ptr addrspace(1) %145, align 4, !tbaa !15
  store float %551, ptr addrspace(1) %151, align 4, !tbaa !15
  store float %571, ptr addrspace(1) %157, align 4, !tbaa !15
  store float %588, ptr addrspace(1) %163, align 4, !tbaa !15
  store float %602, ptr addrspace(1) %169, align 4, !tbaa !15
  store float %622, ptr addrspace(1) %175, align 4, !tbaa !15
  store float %623, ptr addrspace(1) %181, align 4, !tbaa !15
  br label %627

624:                                              ; preds = %90
  %625 = load float, ptr addrspace(3) @trsm_lower16.ls, align 4, !tbaa !15
  %626 = fdiv float %94, %625
  br label %185

627:                                              ; preds = %5, %621
  ret void
}

; Function Attrs: convergent norecurse nounwind
define dso_local spir_kernel void @invert_diagonal(ptr addrspace(1) noalias noundef readonly align 4 captures(none) %0, ptr addrspace(1) noalias noundef writeonly align 4 captures(none) %1) local_unnamed_addr #0 !kernel_arg_addr_space !17 !kernel_arg_access_qual !18 !kernel_arg_type !19 !kernel_arg_base_type !19 !kernel_arg_type_qual !20 {
  %3 = alloca [16 x float], align 4
  tail call void @llvm.experimental.noalias.scope.decl(metadata !21)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !24)
  %4 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #7
  %5 = trunc i64 %4 to i32
  %6 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #7
  %7 = trunc i64 %6 to i32
  %8 = shl i32 %7, 8
  %9 = sext i32 %5 to i64
  %10 = getelementptr float, ptr addrspace(3) @invert_diagonal.lm, i64 %9
  %11 = add i32 %8, %5
  br label %13

12:                                               ; preds = %22
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #8, !noalias !26
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #9, !noalias !26
  br label %107

13:                                               ; preds = %2, %22
  %14 = phi i32 [ 0, %2 ], [ %26, %22 ]
  %15 = icmp slt i32 %14, %5
  br i1 %15, label %22, label %16

16:                                               ; preds = %13
  %17 = shl nuw nsw i32 %14, 4
  %18 = add i32 %11, %17
  %19 = sext i32 %18 to i64
  %20 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %19
  %21 = load float, ptr addrspace(1) %20, align 4, !tbaa !15, !alias.scope !21, !noalias !24
  br label %22

22:                                               ; preds = %16, %13
  %23 = phi float [ %21, %16 ], [ 0.000000e+00, %13 ]
  %24 = zext nneg i32 %14 to i64
  %25 = getelementptr [17 x float], ptr addrspace(3) %10, i64 %24
  store float %23, ptr addrspace(3) %25, align 4, !tbaa !15, !noalias !26
  %26 = add nuw nsw i32 %14, 1
  %27 = icmp samesign ult i32 %14, 15
  br i1 %27, label %13, label %12

28:                                               ; preds = %115
  %29 = load float, ptr %3, align 4, !tbaa !15, !noalias !26
  %30 = sext i32 %11 to i64
  %31 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %30
  store float %29, ptr addrspace(1) %31, align 4, !tbaa !15, !alias.scope !24, !noalias !21
  %32 = getelementptr inbounds nuw i8, ptr %3, i64 4
  %33 = load float, ptr %32, align 4, !tbaa !15, !noalias !26
  %34 = add i32 %11, 16
  %35 = sext i32 %34 to i64
  %36 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %35
  store float %33, ptr addrspace(1) %36, align 4, !tbaa !15, !alias.scope !24, !noalias !21
  %37 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %38 = load float, ptr %37, align 4, !tbaa !15, !noalias !26
  %39 = add i32 %11, 32
  %40 = sext i32 %39 to i64
  %41 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %40
  store float %38, ptr addrspace(1) %41, align 4, !tbaa !15, !alias.scope !24, !noalias !21
  %42 = getelementptr inbounds nuw i8, ptr %3, i64 12
  %43 = load float, ptr %42, align 4, !tbaa !15, !noalias !26
  %44 = add i32 %11, 48
  %45 = sext i32 %44 to i64
  %46 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %45
  store float %43, ptr addrspace(1) %46, align 4, !tbaa !15, !alias.scope !24, !noalias !21
  %47 = getelementptr inbounds nuw i8, ptr %3, i64 16
  %48 = load float, ptr %47, align 4, !tbaa !15, !noalias !26
  %49 = add i32 %11, 64
  %50 = sext i32 %49 to i64
  %51 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %50
  store float %48, ptr addrspace(1) %51, align 4, !tbaa !15, !alias.scope !24, !noalias !21
  %52 = getelementptr inbounds nuw i8, ptr %3, i64 20
  %53 = load float, ptr %52, align 4, !tbaa !15, !noalias !26
  %54 = add i32 %11, 80
  %55 = sext i32 %54 to i64
  %56 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %55
  store float %53, ptr addrspace(1) %56, align 4, !tbaa !15, !alias.scope !24, !noalias !21
  %57 = getelementptr inbounds nuw i8, ptr %3, i64 24
  %58 = load float, ptr %57, align 4, !tbaa !15, !noalias !26
  %59 = add i32 %11, 96
  %60 = sext i32 %59 to i64
  %61 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %60
  store float %58, ptr addrspace(1) %61, align 4, !tbaa !15, !alias.scope !24, !noalias !21
  %62 = getelementptr inbounds nuw i8, ptr %3, i64 28
  %63 = load float, ptr %62, align 4, !tbaa !15, !noalias !26
  %64 = add i32 %11, 112
  %65 = sext i32 %64 to i64
  %66 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %65
  store float %63, ptr addrspace(1) %66, align 4, !tbaa !15, !alias.scope !24, !noalias !21
  %67 = getelementptr inbounds nuw i8, ptr %3, i64 32
  %68 = load float, ptr %67, align 4, !tbaa !15, !noalias !26
  %69 = add i32 %11, 128
  %70 = sext i32 %69 to i64
  %71 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %70
  store float %68, ptr addrspace(1) %71, align 4, !tbaa !15, !alias.scope !24, !noalias !21
  %72 = getelementptr inbounds nuw i8, ptr %3, i64 36
  %73 = load float, ptr %72, align 4, !tbaa !15, !noalias !26
  %74 = add i32 %11, 144
  %75 = sext i32 %74 to i64
  %76 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %75
  store float %73, ptr addrspace(1) %76, align 4, !tbaa !15, !alias.scope !24, !noalias !21
  %77 = getelementptr inbounds nuw i8, ptr %3, i64 40
  %78 = load float, ptr %77, align 4, !tbaa !15, !noalias !26
  %79 = add i32 %11, 160
  %80 = sext i32 %79 to i64
  %81 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %80
  store float %78, ptr addrspace(1) %81, align 4, !tbaa !15, !alias.scope !24, !noalias !21
  %82 = getelementptr inbounds nuw i8, ptr %3, i64 44
  %83 = load float, ptr %82, align 4, !tbaa !15, !noalias !26
  %84 = add i32 %11, 176
  %85 = sext i32 %84 to i64
  %86 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %85
  store float %83, ptr addrspace(1) %86, align 4, !tbaa !15, !alias.scope !24, !noalias !21
  %87 = getelementptr inbounds nuw i8, ptr %3, i64 48
  %88 = load float, ptr %87, align 4, !tbaa !15, !noalias !26
  %89 = add i32 %11, 192
  %90 = sext i32 %89 to i64
  %91 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %90
  store float %88, ptr addrspace(1) %91, align 4, !tbaa !15, !alias.scope !24, !noalias !21
  %92 = getelementptr inbounds nuw i8, ptr %3, i64 52
  %93 = load float, ptr %92, align 4, !tbaa !15, !noalias !26
  %94 = add i32 %11, 208
  %95 = sext i32 %94 to i64
  %96 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %95
  store float %93, ptr addrspace(1) %96, align 4, !tbaa !15, !alias.scope !24, !noalias !21
  %97 = getelementptr inbounds nuw i8, ptr %3, i64 56
  %98 = load float, ptr %97, align 4, !tbaa !15, !noalias !26
  %99 = add i32 %11, 224
  %100 = sext i32 %99 to i64
  %101 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %100
  store float %98, ptr addrspace(1) %101, align 4, !tbaa !15, !alias.scope !24, !noalias !21
  %102 = getelementptr inbounds nuw i8, ptr %3, i64 60
  %103 = load float, ptr %102, align 4, !tbaa !15, !noalias !26
  %104 = add i32 %11, 240
  %105 = sext i32 %104 to i64
  %106 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %105
  store float %103, ptr addrspace(1) %106, align 4, !tbaa !15, !alias.scope !24, !noalias !21
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #9, !noalias !26
  ret void

107:                                              ; preds = %12, %115
  %108 = phi i32 [ 0, %12 ], [ %123, %115 ]
  %109 = icmp eq i32 %108, %5
  %110 = select i1 %109, float 1.000000e+00, float 0.000000e+00
  %111 = icmp eq i32 %108, 0
  br i1 %111, label %115, label %112

112:                                              ; preds = %107
  %113 = zext nneg i32 %108 to i64
  %114 = getelementptr inbounds nuw [17 x float], ptr addrspace(3) @invert_diagonal.lm, i64 %113
  br label %125

115:                                              ; preds = %125, %107
  %116 = phi i64 [ 0, %107 ], [ %113, %125 ]
  %117 = phi float [ %110, %107 ], [ %134, %125 ]
  %118 = getelementptr inbounds nuw [17 x float], ptr addrspace(3) @invert_diagonal.lm, i64 %116
  %119 = getelementptr inbounds nuw float, ptr addrspace(3) %118, i64 %116
  %120 = load float, ptr addrspace(3) %119, align 4, !tbaa !15, !noalias !26
  %121 = fdiv float %117, %120
  %122 = getelementptr inbounds nuw float, ptr %3, i64 %116
  store float %121, ptr %122, align 4, !tbaa !15, !noalias !26
  %123 = add nuw nsw i32 %108, 1
  %124 = icmp samesign ult i32 %108, 15
  br i1 %124, label %107, label %28

125:                                              ; preds = %112, %125
  %126 = phi i32 [ 0, %112 ], [ %135, %125 ]
  %127 = phi float [ %110, %112 ], [ %134, %125 ]
  %128 = zext nneg i32 %126 to i64
  %129 = getelementptr inbounds nuw float, ptr addrspace(3) %114, i64 %128
  %130 = load float, ptr addrspace(3) %129, align 4, !tbaa !15, !noalias !26
  %131 = getelementptr inbounds nuw float, ptr %3, i64 %128
  %132 = load float, ptr %131, align 4, !tbaa !15, !noalias !26
  %133 = fneg float %130
  %134 = tail call float @llvm.fmuladd.f32(float %133, float %132, float %127)
  %135 = add nuw nsw i32 %126, 1
  %136 = icmp samesign ult i32 %135, %108
  br i1 %136, label %125, label %115
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define dso_local spir_func void @__clang_ocl_kern_imp_invert_diagonal(ptr addrspace(1) noalias noundef readonly align 4 captures(none) %0, ptr addrspace(1) noalias noundef writeonly align 4 captures(none) %1) local_unnamed_addr #1 !kernel_arg_addr_space !17 !kernel_arg_access_qual !18 !kernel_arg_type !19 !kernel_arg_base_type !19 !kernel_arg_type_qual !20 {
  %3 = alloca [16 x float], align 4
  %4 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #7
  %5 = trunc i64 %4 to i32
  %6 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #7
  %7 = trunc i64 %6 to i32
  %8 = shl i32 %7, 8
  %9 = sext i32 %5 to i64
  %10 = getelementptr float, ptr addrspace(3) @invert_diagonal.lm, i64 %9
  %11 = add i32 %8, %5
  br label %13

12:                                               ; preds = %22
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #8
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #9
  br label %107

13:                                               ; preds = %2, %22
  %14 = phi i32 [ 0, %2 ], [ %26, %22 ]
  %15 = icmp slt i32 %14, %5
  br i1 %15, label %22, label %16

16:                                               ; preds = %13
  %17 = shl nuw nsw i32 %14, 4
  %18 = add i32 %11, %17
  %19 = sext i32 %18 to i64
  %20 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %19
  %21 = load float, ptr addrspace(1) %20, align 4, !tbaa !15
  br label %22

22:                                               ; preds = %13, %16
  %23 = phi float [ %21, %16 ], [ 0.000000e+00, %13 ]
  %24 = zext nneg i32 %14 to i64
  %25 = getelementptr [17 x float], ptr addrspace(3) %10, i64 %24
  store float %23, ptr addrspace(3) %25, align 4, !tbaa !15
  %26 = add nuw nsw i32 %14, 1
  %27 = icmp samesign ult i32 %14, 15
  br i1 %27, label %13, label %12

28:                                               ; preds = %115
  %29 = load float, ptr %3, align 4, !tbaa !15
  %30 = sext i32 %11 to i64
  %31 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %30
  store float %29, ptr addrspace(1) %31, align 4, !tbaa !15
  %32 = getelementptr inbounds nuw i8, ptr %3, i64 4
  %33 = load float, ptr %32, align 4, !tbaa !15
  %34 = add i32 %11, 16
  %35 = sext i32 %34 to i64
  %36 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %35
  store float %33, ptr addrspace(1) %36, align 4, !tbaa !15
  %37 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %38 = load float, ptr %37, align 4, !tbaa !15
  %39 = add i32 %11, 32
  %40 = sext i32 %39 to i64
  %41 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %40
  store float %38, ptr addrspace(1) %41, align 4, !tbaa !15
  %42 = getelementptr inbounds nuw i8, ptr %3, i64 12
  %43 = load float, ptr %42, align 4, !tbaa !15
  %44 = add i32 %11, 48
  %45 = sext i32 %44 to i64
  %46 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %45
  store float %43, ptr addrspace(1) %46, align 4, !tbaa !15
  %47 = getelementptr inbounds nuw i8, ptr %3, i64 16
  %48 = load float, ptr %47, align 4, !tbaa !15
  %49 = add i32 %11, 64
  %50 = sext i32 %49 to i64
  %51 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %50
  store float %48, ptr addrspace(1) %51, align 4, !tbaa !15
  %52 = getelementptr inbounds nuw i8, ptr %3, i64 20
  %53 = load float, ptr %52, align 4, !tbaa !15
  %54 = add i32 %11, 80
  %55 = sext i32 %54 to i64
  %56 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %55
  store float %53, ptr addrspace(1) %56, align 4, !tbaa !15
  %57 = getelementptr inbounds nuw i8, ptr %3, i64 24
  %58 = load float, ptr %57, align 4, !tbaa !15
  %59 = add i32 %11, 96
  %60 = sext i32 %59 to i64
  %61 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %60
  store float %58, ptr addrspace(1) %61, align 4, !tbaa !15
  %62 = getelementptr inbounds nuw i8, ptr %3, i64 28
  %63 = load float, ptr %62, align 4, !tbaa !15
  %64 = add i32 %11, 112
  %65 = sext i32 %64 to i64
  %66 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %65
  store float %63, ptr addrspace(1) %66, align 4, !tbaa !15
  %67 = getelementptr inbounds nuw i8, ptr %3, i64 32
  %68 = load float, ptr %67, align 4, !tbaa !15
  %69 = add i32 %11, 128
  %70 = sext i32 %69 to i64
  %71 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %70
  store float %68, ptr addrspace(1) %71, align 4, !tbaa !15
  %72 = getelementptr inbounds nuw i8, ptr %3, i64 36
  %73 = load float, ptr %72, align 4, !tbaa !15
  %74 = add i32 %11, 144
  %75 = sext i32 %74 to i64
  %76 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %75
  store float %73, ptr addrspace(1) %76, align 4, !tbaa !15
  %77 = getelementptr inbounds nuw i8, ptr %3, i64 40
  %78 = load float, ptr %77, align 4, !tbaa !15
  %79 = add i32 %11, 160
  %80 = sext i32 %79 to i64
  %81 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %80
  store float %78, ptr addrspace(1) %81, align 4, !tbaa !15
  %82 = getelementptr inbounds nuw i8, ptr %3, i64 44
  %83 = load float, ptr %82, align 4, !tbaa !15
  %84 = add i32 %11, 176
  %85 = sext i32 %84 to i64
  %86 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %85
  store float %83, ptr addrspace(1) %86, align 4, !tbaa !15
  %87 = getelementptr inbounds nuw i8, ptr %3, i64 48
  %88 = load float, ptr %87, align 4, !tbaa !15
  %89 = add i32 %11, 192
  %90 = sext i32 %89 to i64
  %91 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %90
  store float %88, ptr addrspace(1) %91, align 4, !tbaa !15
  %92 = getelementptr inbounds nuw i8, ptr %3, i64 52
  %93 = load float, ptr %92, align 4, !tbaa !15
  %94 = add i32 %11, 208
  %95 = sext i32 %94 to i64
  %96 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %95
  store float %93, ptr addrspace(1) %96, align 4, !tbaa !15
  %97 = getelementptr inbounds nuw i8, ptr %3, i64 56
  %98 = load float, ptr %97, align 4, !tbaa !15
  %99 = add i32 %11, 224
  %100 = sext i32 %99 to i64
  %101 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %100
  store float %98, ptr addrspace(1) %101, align 4, !tbaa !15
  %102 = getelementptr inbounds nuw i8, ptr %3, i64 60
  %103 = load float, ptr %102, align 4, !tbaa !15
  %104 = add i32 %11, 240
  %105 = sext i32 %104 to i64
  %106 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %105
  store float %103, ptr addrspace(1) %106, align 4, !tbaa !15
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #9
  ret void

107:                                              ; preds = %12, %115
  %108 = phi i32 [ 0, %12 ], [ %123, %115 ]
  %109 = icmp eq i32 %108, %5
  %110 = select i1 %109, float 1.000000e+00, float 0.000000e+00
  %111 = icmp eq i32 %108, 0
  br i1 %111, label %115, label %112

112:                                              ; preds = %107
  %113 = zext nneg i32 %108 to i64
  %114 = getelementptr inbounds nuw [17 x float], ptr addrspace(3) @invert_diagonal.lm, i64 %113
  br label %125

115:                                              ; preds = %125, %107
  %116 = phi i64 [ 0, %107 ], [ %113, %125 ]
  %117 = phi float [ %110, %107 ], [ %134, %125 ]
  %118 = getelementptr inbounds nuw [17 x float], ptr addrspace(3) @invert_diagonal.lm, i64 %116
  %119 = getelementptr inbounds nuw float, ptr addrspace(3) %118, i64 %116
  %120 = load float, ptr addrspace(3) %119, align 4, !tbaa !15
  %121 = fdiv float %117, %120
  %122 = getelementptr inbounds nuw float, ptr %3, i64 %116
  store float %121, ptr %122, align 4, !tbaa !15
  %123 = add nuw nsw i32 %108, 1
  %124 = icmp samesign ult i32 %108, 15
  br i1 %124, label %107, label %28

125:                                              ; preds = %112, %125
  %126 = phi i32 [ 0, %112 ], [ %135, %125 ]
  %127 = phi float [ %110, %112 ], [ %134, %125 ]
  %128 = zext nneg i32 %126 to i64
  %129 = getelementptr inbounds nuw float, ptr addrspace(3) %114, i64 %128
  %130 = load float, ptr addrspace(3) %129, align 4, !tbaa !15
  %131 = getelementptr inbounds nuw float, ptr %3, i64 %128
  %132 = load float, ptr %131, align 4, !tbaa !15
  %133 = fneg float %130
  %134 = tail call float @llvm.fmuladd.f32(float %133, float %132, float %127)
  %135 = add nuw nsw i32 %126, 1
  %136 = icmp samesign ult i32 %135, %108
  br i1 %136, label %125, label %115
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z12get_local_idj(i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #2

; Function Attrs: convergent nounwind
declare dso_local spir_func void @_Z7barrierj(i32 noundef) local_unnamed_addr #4

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #5

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z12get_group_idj(i32 noundef) local_unnamed_addr #3

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite)
declare void @llvm.experimental.noalias.scope.decl(metadata) #6

attributes #0 = { convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #4 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #5 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite) }
attributes #7 = { convergent nounwind willreturn memory(none) }
attributes #8 = { convergent nounwind }
attributes #9 = { nounwind }

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
!8 = !{i32 0, i32 1, i32 1, i32 0, i32 0}
!9 = !{!"none", !"none", !"none", !"none", !"none"}
!10 = !{!"int", !"float*", !"float*", !"int", !"float"}
!11 = !{!"", !"restrict const", !"", !"", !""}
!12 = !{!13}
!13 = distinct !{!13, !14, !"__clang_ocl_kern_imp_trsm_lower16: argument 0"}
!14 = distinct !{!14, !"__clang_ocl_kern_imp_trsm_lower16"}
!15 = !{!16, !16, i64 0}
!16 = !{!"float", !6, i64 0}
!17 = !{i32 1, i32 1}
!18 = !{!"none", !"none"}
!19 = !{!"float*", !"float*"}
!20 = !{!"restrict const", !"restrict"}
!21 = !{!22}
!22 = distinct !{!22, !23, !"__clang_ocl_kern_imp_invert_diagonal: argument 0"}
!23 = distinct !{!23, !"__clang_ocl_kern_imp_invert_diagonal"}
!24 = !{!25}
!25 = distinct !{!25, !23, !"__clang_ocl_kern_imp_invert_diagonal: argument 1"}
!26 = !{!22, !25}
