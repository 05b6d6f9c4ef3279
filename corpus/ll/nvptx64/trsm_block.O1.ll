; ModuleID = 'corpus/opencl/trsm_block.cl'
source_filename = "corpus/opencl/trsm_block.cl"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@trsm_lower16.ls = internal unnamed_addr addrspace(3) global [16 x [16 x float]] undef, align 4
@invert_diagonal.lm = internal unnamed_addr addrspace(3) global [16 x [17 x float]] undef, align 4

; Function Attrs: convergent noinline norecurse nounwind
define dso_local ptx_kernel void @trsm_lower16(i32 noundef %0, ptr addrspace(1) noalias noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef align 4 captures(none) %2, i32 noundef %3, float noundef %4) local_unnamed_addr #0 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  tail call void @__clang_ocl_kern_imp_trsm_lower16(i32 noundef %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, i32 noundef %3, float noundef %4) #6
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind
define dso_local void @__clang_ocl_kern_imp_trsm_lower16(i32 noundef %0, ptr addrspace(1) noalias noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef align 4 captures(none) %2, i32 noundef %3, float noundef %4) local_unnamed_addr #1 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %6 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %7 = zext nneg i32 %6 to i64
  %8 = getelementptr inbounds nuw float, ptr addrspace(3) @trsm_lower16.ls, i64 %7
  br label %15

9:                                                ; preds = %15
  %10 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %11 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %12 = mul i32 %10, %11
  %13 = add i32 %12, %6
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %14 = icmp sgt i32 %0, %13
  br i1 %14, label %26, label %622

15:                                               ; preds = %5, %15
  %16 = phi i32 [ 0, %5 ], [ %24, %15 ]
  %17 = shl nuw nsw i32 %16, 4
  %18 = add nuw nsw i32 %17, %6
  %19 = zext nneg i32 %18 to i64
  %20 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %19
  %21 = load float, ptr addrspace(1) %20, align 4, !tbaa !14
  %22 = zext nneg i32 %16 to i64
  %23 = getelementptr inbounds nuw [16 x float], ptr addrspace(3) %8, i64 %22
  store float %21, ptr addrspace(3) %23, align 4, !tbaa !14
  %24 = add nuw nsw i32 %16, 1
  %25 = icmp eq i32 %24, 16
  br i1 %25, label %9, label %15, !llvm.loop !16

26:                                               ; preds = %9
  %27 = sext i32 %13 to i64
  %28 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %27
  %29 = load float, ptr addrspace(1) %28, align 4, !tbaa !14
  %30 = fmul float %4, %29
  %31 = add nsw i32 %0, %13
  %32 = sext i32 %31 to i64
  %33 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %32
  %34 = load float, ptr addrspace(1) %33, align 4, !tbaa !14
  %35 = fmul float %4, %34
  %36 = shl nsw i32 %0, 1
  %37 = add nsw i32 %36, %13
  %38 = sext i32 %37 to i64
  %39 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %38
  %40 = load float, ptr addrspace(1) %39, align 4, !tbaa !14
  %41 = fmul float %4, %40
  %42 = mul nsw i32 %0, 3
  %43 = add nsw i32 %42, %13
  %44 = sext i32 %43 to i64
  %45 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %44
  %46 = load float, ptr addrspace(1) %45, align 4, !tbaa !14
  %47 = fmul float %4, %46
  %48 = shl nsw i32 %0, 2
  %49 = add nsw i32 %48, %13
  %50 = sext i32 %49 to i64
  %51 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %50
  %52 = load float, ptr addrspace(1) %51, align 4, !tbaa !14
  %53 = fmul float %4, %52
  %54 = mul nsw i32 %0, 5
  %55 = add nsw i32 %54, %13
  %56 = sext i32 %55 to i64
  %57 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %56
  %58 = load float, ptr addrspace(1) %57, align 4, !tbaa !14
  %59 = fmul float %4, %58
  %60 = mul nsw i32 %0, 6
  %61 = add nsw i32 %60, %13
  %62 = sext i32 %61 to i64
  %63 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %62
  %64 = load float, ptr addrspace(1) %63, align 4, !tbaa !14
  %65 = fmul float %4, %64
  %66 = mul nsw i32 %0, 7
  %67 = add nsw i32 %66, %13
  %68 = sext i32 %67 to i64
  %69 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %68
  %70 = load float, ptr addrspace(1) %69, align 4, !tbaa !14
  %71 = fmul float %4, %70
  %72 = shl nsw i32 %0, 3
  %73 = add nsw i32 %72, %13
  %74 = sext i32 %73 to i64
  %75 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %74
  %76 = load float, ptr addrspace(1) %75, align 4, !tbaa !14
  %77 = fmul float %4, %76
  %78 = mul nsw i32 %0, 9
  %79 = add nsw i32 %78, %13
  %80 = sext i32 %79 to i64
  %81 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %80
  %82 = load float, ptr addrspace(1) %81, align 4, !tbaa !14
  %83 = fmul float %4, %82
  %84 = mul nsw i32 %0, 10
  %85 = add nsw i32 %84, %13
  %86 = sext i32 %85 to i64
  %87 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %86
  %88 = load float, ptr addrspace(1) %87, align 4, !tbaa !14
  %89 = fmul float %4, %88
  %90 = mul nsw i32 %0, 11
  %91 = add nsw i32 %90, %13
  %92 = sext i32 %91 to i64
  %93 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %92
  %94 = load float, ptr addrspace(1) %93, align 4, !tbaa !14
  %95 = fmul float %4, %94
  %96 = mul nsw i32 %0, 12
  %97 = add nsw i32 %96, %13
  %98 = sext i32 %97 to i64
  %99 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %98
  %100 = load float, ptr addrspace(1) %99, align 4, !tbaa !14
  %101 = fmul float %4, %100
  %102 = mul nsw i32 %0, 13
  %103 = add nsw i32 %102, %13
  %104 = sext i32 %103 to i64
  %105 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %104
  %106 = load float, ptr addrspace(1) %105, align 4, !tbaa !14
  %107 = fmul float %4, %106
  %108 = mul nsw i32 %0, 14
  %109 = add nsw i32 %108, %13
  %110 = sext i32 %109 to i64
  %111 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %110
  %112 = load float, ptr addrspace(1) %111, align 4, !tbaa !14
  %113 = fmul float %4, %112
  %114 = mul nsw i32 %0, 15
  %115 = add nsw i32 %114, %13
  %116 = sext i32 %115 to i64
  %117 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %116
  %118 = load float, ptr addrspace(1) %117, align 4, !tbaa !14
  %119 = fmul float %4, %118
  %120 = icmp eq i32 %3, 0
  br i1 %120, label %509, label %512

121:                                              ; preds = %512
  %122 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 68), align 4, !tbaa !14
  %123 = fdiv float %516, %122
  br label %124

124:                                              ; preds = %121, %512
  %125 = phi float [ %516, %512 ], [ %123, %121 ]
  %126 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 132), align 4, !tbaa !14
  %127 = fneg float %126
  %128 = tail call float @llvm.fmuladd.f32(float %127, float %125, float %519)
  %129 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 196), align 4, !tbaa !14
  %130 = fneg float %129
  %131 = tail call float @llvm.fmuladd.f32(float %130, float %125, float %522)
  %132 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 260), align 4, !tbaa !14
  %133 = fneg float %132
  %134 = tail call float @llvm.fmuladd.f32(float %133, float %125, float %525)
  %135 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 324), align 4, !tbaa !14
  %136 = fneg float %135
  %137 = tail call float @llvm.fmuladd.f32(float %136, float %125, float %528)
  %138 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 388), align 4, !tbaa !14
  %139 = fneg float %138
  %140 = tail call float @llvm.fmuladd.f32(float %139, float %125, float %531)
  %141 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 452), align 4, !tbaa !14
  %142 = fneg float %141
  %143 = tail call float @llvm.fmuladd.f32(float %142, float %125, float %534)
  %144 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 516), align 4, !tbaa !14
  %145 = fneg float %144
  %146 = tail call float @llvm.fmuladd.f32(float %145, float %125, float %537)
  %147 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 580), align 4, !tbaa !14
  %148 = fneg float %147
  %149 = tail call float @llvm.fmuladd.f32(float %148, float %125, float %540)
  %150 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 644), align 4, !tbaa !14
  %151 = fneg float %150
  %152 = tail call float @llvm.fmuladd.f32(float %151, float %125, float %543)
  %153 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 708), align 4, !tbaa !14
  %154 = fneg float %153
  %155 = tail call float @llvm.fmuladd.f32(float %154, float %125, float %546)
  %156 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 772), align 4, !tbaa !14
  %157 = fneg float %156
  %158 = tail call float @llvm.fmuladd.f32(float %157, float %125, float %549)
  %159 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 836), align 4, !tbaa !14
  %160 = fneg float %159
  %161 = tail call float @llvm.fmuladd.f32(float %160, float %125, float %552)
  %162 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 900), align 4, !tbaa !14
  %163 = fneg float %162
  %164 = tail call float @llvm.fmuladd.f32(float %163, float %125, float %555)
  %165 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 964), align 4, !tbaa !14
  %166 = fneg float %165
  %167 = tail call float @llvm.fmuladd.f32(float %166, float %125, float %558)
  br i1 %120, label %168, label %171

168:                                              ; preds = %124
  %169 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 136), align 4, !tbaa !14
  %170 = fdiv float %128, %169
  br label %171

171:                                              ; preds = %168, %124
  %172 = phi float [ %128, %124 ], [ %170, %168 ]
  %173 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 200), align 4, !tbaa !14
  %174 = fneg float %173
  %175 = tail call float @llvm.fmuladd.f32(float %174, float %172, float %131)
  %176 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 264), align 4, !tbaa !14
  %177 = fneg float %176
  %178 = tail call float @llvm.fmuladd.f32(float %177, float %172, float %134)
  %179 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 328), align 4, !tbaa !14
  %180 = fneg float %179
  %181 = tail call float @llvm.fmuladd.f32(float %180, float %172, float %137)
  %182 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 392), align 4, !tbaa !14
  %183 = fneg float %182
  %184 = tail call float @llvm.fmuladd.f32(float %183, float %172, float %140)
  %185 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 456), align 4, !tbaa !14
  %186 = fneg float %185
  %187 = tail call float @llvm.fmuladd.f32(float %186, float %172, float %143)
  %188 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 520), align 4, !tbaa !14
  %189 = fneg float %188
  %190 = tail call float @llvm.fmuladd.f32(float %189, float %172, float %146)
  %191 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 584), align 4, !tbaa !14
  %192 = fneg float %191
  %193 = tail call float @llvm.fmuladd.f32(float %192, float %172, float %149)
  %194 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 648), align 4, !tbaa !14
  %195 = fneg float %194
  %196 = tail call float @llvm.fmuladd.f32(float %195, float %172, float %152)
  %197 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 712), align 4, !tbaa !14
  %198 = fneg float %197
  %199 = tail call float @llvm.fmuladd.f32(float %198, float %172, float %155)
  %200 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 776), align 4, !tbaa !14
  %201 = fneg float %200
  %202 = tail call float @llvm.fmuladd.f32(float %201, float %172, float %158)
  %203 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 840), align 4, !tbaa !14
  %204 = fneg float %203
  %205 = tail call float @llvm.fmuladd.f32(float %204, float %172, float %161)
  %206 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 904), align 4, !tbaa !14
  %207 = fneg float %206
  %208 = tail call float @llvm.fmuladd.f32(float %207, float %172, float %164)
  %209 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 968), align 4, !tbaa !14
  %210 = fneg float %209
  %211 = tail call float @llvm.fmuladd.f32(float %210, float %172, float %167)
  br i1 %120, label %212, label %215

212:                                              ; preds = %171
  %213 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 204), align 4, !tbaa !14
  %214 = fdiv float %175, %213
  br label %215

215:                                              ; preds = %212, %171
  %216 = phi float [ %175, %171 ], [ %214, %212 ]
  %217 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 268), align 4, !tbaa !14
  %218 = fneg float %217
  %219 = tail call float @llvm.fmuladd.f32(float %218, float %216, float %178)
  %220 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 332), align 4, !tbaa !14
  %221 = fneg float %220
  %222 = tail call float @llvm.fmuladd.f32(float %221, float %216, float %181)
  %223 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 396), align 4, !tbaa !14
  %224 = fneg float %223
  %225 = tail call float @llvm.fmuladd.f32(float %224, float %216, float %184)
  %226 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 460), align 4, !tbaa !14
  %227 = fneg float %226
  %228 = tail call float @llvm.fmuladd.f32(float %227, float %216, float %187)
  %229 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 524), align 4, !tbaa !14
  %230 = fneg float %229
  %231 = tail call float @llvm.fmuladd.f32(float %230, float %216, float %190)
  %232 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 588), align 4, !tbaa !14
  %233 = fneg float %232
  %234 = tail call float @llvm.fmuladd.f32(float %233, float %216, float %193)
  %235 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 652), align 4, !tbaa !14
  %236 = fneg float %235
  %237 = tail call float @llvm.fmuladd.f32(float %236, float %216, float %196)
  %238 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 716), align 4, !tbaa !14
  %239 = fneg float %238
  %240 = tail call float @llvm.fmuladd.f32(float %239, float %216, float %199)
  %241 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 780), align 4, !tbaa !14
  %242 = fneg float %241
  %243 = tail call float @llvm.fmuladd.f32(float %242, float %216, float %202)
  %244 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 844), align 4, !tbaa !14
  %245 = fneg float %244
  %246 = tail call float @llvm.fmuladd.f32(float %245, float %216, float %205)
  %247 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 908), align 4, !tbaa !14
  %248 = fneg float %247
  %249 = tail call float @llvm.fmuladd.f32(float %248, float %216, float %208)
  %250 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 972), align 4, !tbaa !14
  %251 = fneg float %250
  %252 = tail call float @llvm.fmuladd.f32(float %251, float %216, float %211)
  br i1 %120, label %253, label %256

253:                                              ; preds = %215
  %254 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 272), align 4, !tbaa !14
  %255 = fdiv float %219, %254
  br label %256

256:                                              ; preds = %253, %215
  %257 = phi float [ %219, %215 ], [ %255, %253 ]
  %258 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 336), align 4, !tbaa !14
  %259 = fneg float %258
  %260 = tail call float @llvm.fmuladd.f32(float %259, float %257, float %222)
  %261 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 400), align 4, !tbaa !14
  %262 = fneg float %261
  %263 = tail call float @llvm.fmuladd.f32(float %262, float %257, float %225)
  %264 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 464), align 4, !tbaa !14
  %265 = fneg float %264
  %266 = tail call float @llvm.fmuladd.f32(float %265, float %257, float %228)
  %267 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 528), align 4, !tbaa !14
  %268 = fneg float %267
  %269 = tail call float @llvm.fmuladd.f32(float %268, float %257, float %231)
  %270 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 592), align 4, !tbaa !14
  %271 = fneg float %270
  %272 = tail call float @llvm.fmuladd.f32(float %271, float %257, float %234)
  %273 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 656), align 4, !tbaa !14
  %274 = fneg float %273
  %275 = tail call float @llvm.fmuladd.f32(float %274, float %257, float %237)
  %276 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 720), align 4, !tbaa !14
  %277 = fneg float %276
  %278 = tail call float @llvm.fmuladd.f32(float %277, float %257, float %240)
  %279 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 784), align 4, !tbaa !14
  %280 = fneg float %279
  %281 = tail call float @llvm.fmuladd.f32(float %280, float %257, float %243)
  %282 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 848), align 4, !tbaa !14
  %283 = fneg float %282
  %284 = tail call float @llvm.fmuladd.f32(float %283, float %257, float %246)
  %285 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 912), align 4, !tbaa !14
  %286 = fneg float %285
  %287 = tail call float @llvm.fmuladd.f32(float %286, float %257, float %249)
  %288 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 976), align 4, !tbaa !14
  %289 = fneg float %288
  %290 = tail call float @llvm.fmuladd.f32(float %289, float %257, float %252)
  br i1 %120, label %291, label %294

291:                                              ; preds = %256
  %292 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 340), align 4, !tbaa !14
  %293 = fdiv float %260, %292
  br label %294

294:                                              ; preds = %291, %256
  %295 = phi float [ %260, %256 ], [ %293, %291 ]
  %296 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 404), align 4, !tbaa !14
  %297 = fneg float %296
  %298 = tail call float @llvm.fmuladd.f32(float %297, float %295, float %263)
  %299 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 468), align 4, !tbaa !14
  %300 = fneg float %299
  %301 = tail call float @llvm.fmuladd.f32(float %300, float %295, float %266)
  %302 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 532), align 4, !tbaa !14
  %303 = fneg float %302
  %304 = tail call float @llvm.fmuladd.f32(float %303, float %295, float %269)
  %305 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 596), align 4, !tbaa !14
  %306 = fneg float %305
  %307 = tail call float @llvm.fmuladd.f32(float %306, float %295, float %272)
  %308 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 660), align 4, !tbaa !14
  %309 = fneg float %308
  %310 = tail call float @llvm.fmuladd.f32(float %309, float %295, float %275)
  %311 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 724), align 4, !tbaa !14
  %312 = fneg float %311
  %313 = tail call float @llvm.fmuladd.f32(float %312, float %295, float %278)
  %314 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 788), align 4, !tbaa !14
  %315 = fneg float %314
  %316 = tail call float @llvm.fmuladd.f32(float %315, float %295, float %281)
  %317 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 852), align 4, !tbaa !14
  %318 = fneg float %317
  %319 = tail call float @llvm.fmuladd.f32(float %318, float %295, float %284)
  %320 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 916), align 4, !tbaa !14
  %321 = fneg float %320
  %322 = tail call float @llvm.fmuladd.f32(float %321, float %295, float %287)
  %323 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 980), align 4, !tbaa !14
  %324 = fneg float %323
  %325 = tail call float @llvm.fmuladd.f32(float %324, float %295, float %290)
  br i1 %120, label %326, label %329

326:                                              ; preds = %294
  %327 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 408), align 4, !tbaa !14
  %328 = fdiv float %298, %327
  br label %329

329:                                              ; preds = %326, %294
  %330 = phi float [ %298, %294 ], [ %328, %326 ]
  %331 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 472), align 4, !tbaa !14
  %332 = fneg float %331
  %333 = tail call float @llvm.fmuladd.f32(float %332, float %330, float %301)
  %334 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 536), align 4, !tbaa !14
  %335 = fneg float %334
  %336 = tail call float @llvm.fmuladd.f32(float %335, float %330, float %304)
  %337 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 600), align 4, !tbaa !14
  %338 = fneg float %337
  %339 = tail call float @llvm.fmuladd.f32(float %338, float %330, float %307)
  %340 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 664), align 4, !tbaa !14
  %341 = fneg float %340
  %342 = tail call float @llvm.fmuladd.f32(float %341, float %330, float %310)
  %343 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 728), align 4, !tbaa !14
  %344 = fneg float %343
  %345 = tail call float @llvm.fmuladd.f32(float %344, float %330, float %313)
  %346 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 792), align 4, !tbaa !14
  %347 = fneg float %346
  %348 = tail call float @llvm.fmuladd.f32(float %347, float %330, float %316)
  %349 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 856), align 4, !tbaa !14
  %350 = fneg float %349
  %351 = tail call float @llvm.fmuladd.f32(float %350, float %330, float %319)
  %352 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 920), align 4, !tbaa !14
  %353 = fneg float %352
  %354 = tail call float @llvm.fmuladd.f32(float %353, float %330, float %322)
  %355 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 984), align 4, !tbaa !14
  %356 = fneg float %355
  %357 = tail call float @llvm.fmuladd.f32(float %356, float %330, float %325)
  br i1 %120, label %358, label %361

358:                                              ; preds = %329
  %359 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 476), align 4, !tbaa !14
  %360 = fdiv float %333, %359
  br label %361

361:                                              ; preds = %358, %329
  %362 = phi float [ %333, %329 ], [ %360, %358 ]
  %363 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 540), align 4, !tbaa !14
  %364 = fneg float %363
  %365 = tail call float @llvm.fmuladd.f32(float %364, float %362, float %336)
  %366 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 604), align 4, !tbaa !14
  %367 = fneg float %366
  %368 = tail call float @llvm.fmuladd.f32(float %367, float %362, float %339)
  %369 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 668), align 4, !tbaa !14
  %370 = fneg float %369
  %371 = tail call float @llvm.fmuladd.f32(float %370, float %362, float %342)
  %372 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 732), align 4, !tbaa !14
  %373 = fneg float %372
  %374 = tail call float @llvm.fmuladd.f32(float %373, float %362, float %345)
  %375 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 796), align 4, !tbaa !14
  %376 = fneg float %375
  %377 = tail call float @llvm.fmuladd.f32(float %376, float %362, float %348)
  %378 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 860), align 4, !tbaa !14
  %379 = fneg float %378
  %380 = tail call float @llvm.fmuladd.f32(float %379, float %362, float %351)
  %381 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 924), align 4, !tbaa !14
  %382 = fneg float %381
  %383 = tail call float @llvm.fmuladd.f32(float %382, float %362, float %354)
  %384 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 988), align 4, !tbaa !14
  %385 = fneg float %384
  %386 = tail call float @llvm.fmuladd.f32(float %385, float %362, float %357)
  br i1 %120, label %387, label %390

387:                                              ; preds = %361
  %388 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 544), align 4, !tbaa !14
  %389 = fdiv float %365, %388
  br label %390

390:                                              ; preds = %387, %361
  %391 = phi float [ %365, %361 ], [ %389, %387 ]
  %392 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 608), align 4, !tbaa !14
  %393 = fneg float %392
  %394 = tail call float @llvm.fmuladd.f32(float %393, float %391, float %368)
  %395 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 672), align 4, !tbaa !14
  %396 = fneg float %395
  %397 = tail call float @llvm.fmuladd.f32(float %396, float %391, float %371)
  %398 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 736), align 4, !tbaa !14
  %399 = fneg float %398
  %400 = tail call float @llvm.fmuladd.f32(float %399, float %391, float %374)
  %401 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 800), align 4, !tbaa !14
  %402 = fneg float %401
  %403 = tail call float @llvm.fmuladd.f32(float %402, float %391, float %377)
  %404 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 864), align 4, !tbaa !14
  %405 = fneg float %404
  %406 = tail call float @llvm.fmuladd.f32(float %405, float %391, float %380)
  %407 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 928), align 4, !tbaa !14
  %408 = fneg float %407
  %409 = tail call float @llvm.fmuladd.f32(float %408, float %391, float %383)
  %410 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 992), align 4, !tbaa !14
  %411 = fneg float %410
  %412 = tail call float @llvm.fmuladd.f32(float %411, float %391, float %386)
  br i1 %120, label %413, label %416

413:                                              ; preds = %390
  %414 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 612), align 4, !tbaa !14
  %415 = fdiv float %394, %414
  br label %416

416:                                              ; preds = %413, %390
  %417 = phi float [ %394, %390 ], [ %415, %413 ]
  %418 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 676), align 4, !tbaa !14
  %419 = fneg float %418
  %420 = tail call float @llvm.fmuladd.f32(float %419, float %417, float %397)
  %421 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 740), align 4, !tbaa !14
  %422 = fneg float %421
  %423 = tail call float @llvm.fmuladd.f32(float %422, float %417, float %400)
  %424 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 804), align 4, !tbaa !14
  %425 = fneg float %424
  %426 = tail call float @llvm.fmuladd.f32(float %425, float %417, float %403)
  %427 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 868), align 4, !tbaa !14
  %428 = fneg float %427
  %429 = tail call float @llvm.fmuladd.f32(float %428, float %417, float %406)
  %430 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 932), align 4, !tbaa !14
  %431 = fneg float %430
  %432 = tail call float @llvm.fmuladd.f32(float %431, float %417, float %409)
  %433 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 996), align 4, !tbaa !14
  %434 = fneg float %433
  %435 = tail call float @llvm.fmuladd.f32(float %434, float %417, float %412)
  br i1 %120, label %436, label %439

436:                                              ; preds = %416
  %437 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 680), align 4, !tbaa !14
  %438 = fdiv float %420, %437
  br label %439

439:                                              ; preds = %436, %416
  %440 = phi float [ %420, %416 ], [ %438, %436 ]
  %441 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 744), align 4, !tbaa !14
  %442 = fneg float %441
  %443 = tail call float @llvm.fmuladd.f32(float %442, float %440, float %423)
  %444 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 808), align 4, !tbaa !14
  %445 = fneg float %444
  %446 = tail call float @llvm.fmuladd.f32(float %445, float %440, float %426)
  %447 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 872), align 4, !tbaa !14
  %448 = fneg float %447
  %449 = tail call float @llvm.fmuladd.f32(float %448, float %440, float %429)
  %450 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 936), align 4, !tbaa !14
  %451 = fneg float %450
  %452 = tail call float @llvm.fmuladd.f32(float %451, float %440, float %432)
  %453 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 1000), align 4, !tbaa !14
  %454 = fneg float %453
  %455 = tail call float @llvm.fmuladd.f32(float %454, float %440, float %435)
  br i1 %120, label %456, label %459

456:                                              ; preds = %439
  %457 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 748), align 4, !tbaa !14
  %458 = fdiv float %443, %457
  br label %459

459:                                              ; preds = %456, %439
  %460 = phi float [ %443, %439 ], [ %458, %456 ]
  %461 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 812), align 4, !tbaa !14
  %462 = fneg float %461
  %463 = tail call float @llvm.fmuladd.f32(float %462, float %460, float %446)
  %464 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 876), align 4, !tbaa !14
  %465 = fneg float %464
  %466 = tail call float @llvm.fmuladd.f32(float %465, float %460, float %449)
  %467 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 940), align 4, !tbaa !14
  %468 = fneg float %467
  %469 = tail call float @llvm.fmuladd.f32(float %468, float %460, float %452)
  %470 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 1004), align 4, !tbaa !14
  %471 = fneg float %470
  %472 = tail call float @llvm.fmuladd.f32(float %471, float %460, float %455)
  br i1 %120, label %473, label %476

473:                                              ; preds = %459
  %474 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 816), align 4, !tbaa !14
  %475 = fdiv float %463, %474
  br label %476

476:                                              ; preds = %473, %459
  %477 = phi float [ %463, %459 ], [ %475, %473 ]
  %478 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 880), align 4, !tbaa !14
  %479 = fneg float %478
  %480 = tail call float @llvm.fmuladd.f32(float %479, float %477, float %466)
  %481 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 944), align 4, !tbaa !14
  %482 = fneg float %481
  %483 = tail call float @llvm.fmuladd.f32(float %482, float %477, float %469)
  %484 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 1008), align 4, !tbaa !14
  %485 = fneg float %484
  %486 = tail call float @llvm.fmuladd.f32(float %485, float %477, float %472)
  br i1 %120, label %487, label %490

487:                                              ; preds = %476
  %488 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 884), align 4, !tbaa !14
  %489 = fdiv float %480, %488
  br label %490

490:                                              ; preds = %487, %476
  %491 = phi float [ %480, %476 ], [ %489, %487 ]
  %492 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 948), align 4, !tbaa !14
  %493 = fneg float %492
  %494 = tail call float @llvm.fmuladd.f32(float %493, float %491, float %483)
  %495 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 1012), align 4, !tbaa !14
  %496 = fneg float %495
  %497 = tail call float @llvm.fmuladd.f32(float %496, float %491, float %486)
  br i1 %120, label %498, label %501

498:                                              ; preds = %490
  %499 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 952), align 4, !tbaa !14
  %500 = fdiv float %494, %499
  br label %501

501:                                              ; preds = %498, %490
  %502 = phi float [ %494, %490 ], [ %500, %498 ]
  %503 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 1016), align 4, !tbaa !14
  %504 = fneg float %503
  %505 = tail call float @llvm.fmuladd.f32(float %504, float %502, float %497)
  br i1 %120, label %506, label %559

506:                                              ; preds = %501
  %507 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 1020), align 4, !tbaa !14
  %508 = fdiv float %505, %507
  br label %559

509:                                              ; preds = %26
  %510 = load float, ptr addrspace(3) @trsm_lower16.ls, align 4, !tbaa !14
  %511 = fdiv float %30, %510
  br label %512

512:                                              ; preds = %509, %26
  %513 = phi float [ %30, %26 ], [ %511, %509 ]
  %514 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 64), align 4, !tbaa !14
  %515 = fneg float %514
  %516 = tail call float @llvm.fmuladd.f32(float %515, float %513, float %35)
  %517 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 128), align 4, !tbaa !14
  %518 = fneg float %517
  %519 = tail call float @llvm.fmuladd.f32(float %518, float %513, float %41)
  %520 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 192), align 4, !tbaa !14
  %521 = fneg float %520
  %522 = tail call float @llvm.fmuladd.f32(float %521, float %513, float %47)
  %523 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 256), align 4, !tbaa !14
  %524 = fneg float %523
  %525 = tail call float @llvm.fmuladd.f32(float %524, float %513, float %53)
  %526 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 320), align 4, !tbaa !14
  %527 = fneg float %526
  %528 = tail call float @llvm.fmuladd.f32(float %527, float %513, float %59)
  %529 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 384), align 4, !tbaa !14
  %530 = fneg float %529
  %531 = tail call float @llvm.fmuladd.f32(float %530, float %513, float %65)
  %532 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 448), align 4, !tbaa !14
  %533 = fneg float %532
  %534 = tail call float @llvm.fmuladd.f32(float %533, float %513, float %71)
  %535 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 512), align 4, !tbaa !14
  %536 = fneg float %535
  %537 = tail call float @llvm.fmuladd.f32(float %536, float %513, float %77)
  %538 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 576), align 4, !tbaa !14
  %539 = fneg float %538
  %540 = tail call float @llvm.fmuladd.f32(float %539, float %513, float %83)
  %541 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 640), align 4, !tbaa !14
  %542 = fneg float %541
  %543 = tail call float @llvm.fmuladd.f32(float %542, float %513, float %89)
  %544 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 704), align 4, !tbaa !14
  %545 = fneg float %544
  %546 = tail call float @llvm.fmuladd.f32(float %545, float %513, float %95)
  %547 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 768), align 4, !tbaa !14
  %548 = fneg float %547
  %549 = tail call float @llvm.fmuladd.f32(float %548, float %513, float %101)
  %550 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 832), align 4, !tbaa !14
  %551 = fneg float %550
  %552 = tail call float @llvm.fmuladd.f32(float %551, float %513, float %107)
  %553 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 896), align 4, !tbaa !14
  %554 = fneg float %553
  %555 = tail call float @llvm.fmuladd.f32(float %554, float %513, float %113)
  %556 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 960), align 4, !tbaa !14
  %557 = fneg float %556
  %558 = tail call float @llvm.fmuladd.f32(float %557, float %513, float %119)
  br i1 %120, label %121, label %124

559:                                              ; preds = %506, %501
  %560 = phi float [ %505, %501 ], [ %508, %506 ]
  %561 = sext i32 %13 to i64
  %562 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %561
  store float %513, ptr addrspace(1) %562, align 4, !tbaa !14
  %563 = add nsw i32 %0, %13
  %564 = sext i32 %563 to i64
  %565 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %564
  store float %125, ptr addrspace(1) %565, align 4, !tbaa !14
  %566 = shl nsw i32 %0, 1
  %567 = add nsw i32 %566, %13
  %568 = sext i32 %567 to i64
  %569 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %568
  store float %172, ptr addrspace(1) %569, align 4, !tbaa !14
  %570 = mul nsw i32 %0, 3
  %571 = add nsw i32 %570, %13
  %572 = sext i32 %571 to i64
  %573 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %572
  store float %216, ptr addrspace(1) %573, align 4, !tbaa !14
  %574 = shl nsw i32 %0, 2
  %575 = add nsw i32 %574, %13
  %576 = sext i32 %575 to i64
  %577 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %576
  store float %257, ptr addrspace(1) %577, align 4, !tbaa !14
  %578 = mul nsw i32 %0, 5
  %579 = add nsw i32 %578, %13
  %580 = sext i32 %579 to i64
  %581 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %580
  store float %295, ptr addrspace(1) %581, align 4, !tbaa !14
  %582 = mul nsw i32 %0, 6
  %583 = add nsw i32 %582, %13
  %584 = sext i32 %583 to i64
  %585 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %584
  store float %330, ptr addrspace(1) %585, align 4, !tbaa !14
  %586 = mul nsw i32 %0, 7
  %587 = add nsw i32 %586, %13
  %588 = sext i32 %587 to i64
  %589 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %588
  store float %362, ptr addrspace(1) %589, align 4, !tbaa !14
  %590 = shl nsw i32 %0, 3
  %591 = add nsw i32 %590, %13
  %592 = sext i32 %591 to i64
  %593 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %592
  store float %391, ptr addrspace(1) %593, align 4, !tbaa !14
  %594 = mul nsw i32 %0, 9
  %595 = add nsw i32 %594, %13
  %596 = sext i32 %595 to i64
  %597 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %596
  store float %417, ptr addrspace(1) %597, align 4, !tbaa !14
  %598 = mul nsw i32 %0, 10
  %599 = add nsw i32 %598, %13
  %600 = sext i32 %599 to i64
  %601 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %600
  store float %440, ptr addrspace(1) %601, align 4, !tbaa !14
  %602 = mul nsw i32 %0, 11
  %603 = add nsw i32 %602, %13
  %604 = sext i32 %603 to i64
  %605 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %604
  store float %460, ptr addrspace(1) %605, align 4, !tbaa !14
  %606 = mul nsw i32 %0, 12
  %607 = add nsw i32 %606, %13
  %608 = sext i32 %607 to i64
  %609 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %608
  store float %477, ptr addrspace(1) %609, align 4, !tbaa !14
  %610 = mul nsw i32 %0, 13
  %611 = add nsw i32 %610, %13
  %612 = sext i32 %611 to i64
  %613 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %612
  store float %491, ptr addrspace(1) %613, align 4, !tbaa !14
  %614 = mul nsw i32 %0, 14
  %615 = add nsw i32 %614, %13
  %616 = sext i32 %615 to i64
  %617 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %616
  store float %502, ptr addrspace(1) %617, align 4, !tbaa !14
  %618 = mul nsw i32 %0, 15
  %619 = add nsw i32 %618, %13
  %620 = sext i32 %619 to i64
  %621 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %620
  store float %560, ptr addrspace(1) %621, align 4, !tbaa !14
  br label %622

622:                                              ; preds = %9, %559
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind
define dso_local ptx_kernel void @invert_diagonal(ptr addrspace(1) noalias noundef readonly align 4 captures(none) %0, ptr addrspace(1) noalias noundef writeonly align 4 captures(none) %1) local_unnamed_addr #0 !kernel_arg_addr_space !18 !kernel_arg_access_qual !19 !kernel_arg_type !20 !kernel_arg_base_type !20 !kernel_arg_type_qual !21 {
  tail call void @__clang_ocl_kern_imp_invert_diagonal(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1) #6
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind
define dso_local void @__clang_ocl_kern_imp_invert_diagonal(ptr addrspace(1) noalias noundef readonly align 4 captures(none) %0, ptr addrspace(1) noalias noundef writeonly align 4 captures(none) %1) local_unnamed_addr #1 !kernel_arg_addr_space !18 !kernel_arg_access_qual !19 !kernel_arg_type !20 !kernel_arg_base_type !20 !kernel_arg_type_qual !21 {
  %3 = alloca [16 x float], align 4
  %4 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = zext nneg i32 %4 to i64
  %6 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = shl i32 %6, 8
  %8 = getelementptr inbounds nuw float, ptr addrspace(3) @invert_diagonal.lm, i64 %5
  %9 = add i32 %7, %4
  br label %11

10:                                               ; preds = %20
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #7
  br label %28

11:                                               ; preds = %2, %20
  %12 = phi i32 [ 0, %2 ], [ %24, %20 ]
  %13 = icmp samesign ult i32 %12, %4
  br i1 %13, label %20, label %14

14:                                               ; preds = %11
  %15 = shl nuw nsw i32 %12, 4
  %16 = add i32 %9, %15
  %17 = sext i32 %16 to i64
  %18 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %17
  %19 = load float, ptr addrspace(1) %18, align 4, !tbaa !14
  br label %20

20:                                               ; preds = %11, %14
  %21 = phi float [ %19, %14 ], [ 0.000000e+00, %11 ]
  %22 = zext nneg i32 %12 to i64
  %23 = getelementptr inbounds nuw [17 x float], ptr addrspace(3) %8, i64 %22
  store float %21, ptr addrspace(3) %23, align 4, !tbaa !14
  %24 = add nuw nsw i32 %12, 1
  %25 = icmp eq i32 %24, 16
  br i1 %25, label %10, label %11, !llvm.loop !22

26:                                               ; preds = %36
  %27 = add i32 %7, %4
  br label %59

28:                                               ; preds = %10, %36
  %29 = phi i32 [ 0, %10 ], [ %44, %36 ]
  %30 = icmp eq i32 %29, %4
  %31 = select i1 %30, float 1.000000e+00, float 0.000000e+00
  %32 = icmp eq i32 %29, 0
  br i1 %32, label %36, label %33

33:                                               ; preds = %28
  %34 = zext nneg i32 %29 to i64
  %35 = getelementptr inbounds nuw [17 x float], ptr addrspace(3) @invert_diagonal.lm, i64 %34
  br label %46

36:                                               ; preds = %46, %28
  %37 = phi float [ %31, %28 ], [ %55, %46 ]
  %38 = zext nneg i32 %29 to i64
  %39 = getelementptr inbounds nuw [17 x float], ptr addrspace(3) @invert_diagonal.lm, i64 %38
  %40 = getelementptr inbounds nuw float, ptr addrspace(3) %39, i64 %38
  %41 = load float, ptr addrspace(3) %40, align 4, !tbaa !14
  %42 = fdiv float %37, %41
  %43 = getelementptr inbounds nuw float, ptr %3, i64 %38
  store float %42, ptr %43, align 4, !tbaa !14
  %44 = add nuw nsw i32 %29, 1
  %45 = icmp eq i32 %44, 16
  br i1 %45, label %26, label %28, !llvm.loop !23

46:                                               ; preds = %33, %46
  %47 = phi i32 [ 0, %33 ], [ %56, %46 ]
  %48 = phi float [ %31, %33 ], [ %55, %46 ]
  %49 = zext nneg i32 %47 to i64
  %50 = getelementptr inbounds nuw float, ptr addrspace(3) %35, i64 %49
  %51 = load float, ptr addrspace(3) %50, align 4, !tbaa !14
  %52 = getelementptr inbounds nuw float, ptr %3, i64 %49
  %53 = load float, ptr %52, align 4, !tbaa !14
  %54 = fneg float %51
  %55 = tail call float @llvm.fmuladd.f32(float %54, float %53, float %48)
  %56 = add nuw nsw i32 %47, 1
  %57 = icmp eq i32 %56, %29
  br i1 %57, label %36, label %46, !llvm.loop !24

58:                                               ; preds = %59
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #7
  ret void

59:                                               ; preds = %26, %59
  %60 = phi i32 [ 0, %26 ], [ %68, %59 ]
  %61 = zext nneg i32 %60 to i64
  %62 = getelementptr inbounds nuw float, ptr %3, i64 %61
  %63 = load float, ptr %62, align 4, !tbaa !14
  %64 = shl nuw nsw i32 %60, 4
  %65 = add i32 %27, %64
  %66 = sext i32 %65 to i64
  %67 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %66
  store float %63, ptr addrspace(1) %67, align 4, !tbaa !14
  %68 = add nuw nsw i32 %60, 1
  %69 = icmp eq i32 %68, 16
  br i1 %69, label %58, label %59, !llvm.loop !25
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #3

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #5

attributes #0 = { convergent noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" "uniform-work-group-size"="false" }
attributes #1 = { convergent noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { convergent nocallback nounwind }
attributes #5 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { convergent nounwind }
attributes #7 = { nounwind }

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
!10 = !{i32 0, i32 1, i32 1, i32 0, i32 0}
!11 = !{!"none", !"none", !"none", !"none", !"none"}
!12 = !{!"int", !"float*", !"float*", !"int", !"float"}
!13 = !{!"", !"restrict const", !"", !"", !""}
!14 = !{!15, !15, i64 0}
!15 = !{!"float", !8, i64 0}
!16 = distinct !{!16, !17}
!17 = !{!"llvm.loop.unroll.disable"}
!18 = !{i32 1, i32 1}
!19 = !{!"none", !"none"}
!20 = !{!"float*", !"float*"}
!21 = !{!"restrict const", !"restrict"}
!22 = distinct !{!22, !17}
!23 = distinct !{!23, !17}
!24 = distinct !{!24, !17}
!25 = distinct !{!25, !17}
