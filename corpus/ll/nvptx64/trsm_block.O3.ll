; ModuleID = 'corpus/opencl/trsm_block.cl'
source_filename = "corpus/opencl/trsm_block.cl"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@trsm_lower16.ls = internal unnamed_addr addrspace(3) global [16 x [16 x float]] undef, align 4
@invert_diagonal.lm = internal unnamed_addr addrspace(3) global [16 x [17 x float]] undef, align 4

; Function Attrs: convergent noinline norecurse nounwind
define dso_local ptx_kernel void @trsm_lower16(i32 noundef %0, ptr addrspace(1) noalias noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef align 4 captures(none) %2, i32 noundef %3, float noundef %4) local_unnamed_addr #0 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  tail call void @__clang_ocl_kern_imp_trsm_lower16(i32 noundef %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, i32 noundef %3, float noundef %4) #7
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind
define dso_local void @__clang_ocl_kern_imp_trsm_lower16(i32 noundef %0, ptr addrspace(1) noalias noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef align 4 captures(none) %2, i32 noundef %3, float noundef %4) local_unnamed_addr #1 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %6 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %7 = zext nneg i32 %6 to i64
  %8 = getelementptr inbounds nuw float, ptr addrspace(3) @trsm_lower16.ls, i64 %7
  %9 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %7
  %10 = load float, ptr addrspace(1) %9, align 4, !tbaa !14
  store float %10, ptr addrspace(3) %8, align 4, !tbaa !14
  %11 = zext nneg i32 %6 to i64
  %12 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %11
  %13 = getelementptr inbounds nuw i8, ptr addrspace(1) %12, i64 64
  %14 = load float, ptr addrspace(1) %13, align 4, !tbaa !14
  %15 = getelementptr inbounds nuw i8, ptr addrspace(3) %8, i64 64
  store float %14, ptr addrspace(3) %15, align 4, !tbaa !14
  %16 = zext nneg i32 %6 to i64
  %17 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %16
  %18 = getelementptr inbounds nuw i8, ptr addrspace(1) %17, i64 128
  %19 = load float, ptr addrspace(1) %18, align 4, !tbaa !14
  %20 = getelementptr inbounds nuw i8, ptr addrspace(3) %8, i64 128
  store float %19, ptr addrspace(3) %20, align 4, !tbaa !14
  %21 = zext nneg i32 %6 to i64
  %22 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %21
  %23 = getelementptr inbounds nuw i8, ptr addrspace(1) %22, i64 192
  %24 = load float, ptr addrspace(1) %23, align 4, !tbaa !14
  %25 = getelementptr inbounds nuw i8, ptr addrspace(3) %8, i64 192
  store float %24, ptr addrspace(3) %25, align 4, !tbaa !14
  %26 = zext nneg i32 %6 to i64
  %27 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %26
  %28 = getelementptr inbounds nuw i8, ptr addrspace(1) %27, i64 256
  %29 = load float, ptr addrspace(1) %28, align 4, !tbaa !14
  %30 = getelementptr inbounds nuw i8, ptr addrspace(3) %8, i64 256
  store float %29, ptr addrspace(3) %30, align 4, !tbaa !14
  %31 = zext nneg i32 %6 to i64
  %32 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %31
  %33 = getelementptr inbounds nuw i8, ptr addrspace(1) %32, i64 320
  %34 = load float, ptr addrspace(1) %33, align 4, !tbaa !14
  %35 = getelementptr inbounds nuw i8, ptr addrspace(3) %8, i64 320
  store float %34, ptr addrspace(3) %35, align 4, !tbaa !14
  %36 = zext nneg i32 %6 to i64
  %37 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %36
  %38 = getelementptr inbounds nuw i8, ptr addrspace(1) %37, i64 384
  %39 = load float, ptr addrspace(1) %38, align 4, !tbaa !14
  %40 = getelementptr inbounds nuw i8, ptr addrspace(3) %8, i64 384
  store float %39, ptr addrspace(3) %40, align 4, !tbaa !14
  %41 = zext nneg i32 %6 to i64
  %42 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %41
  %43 = getelementptr inbounds nuw i8, ptr addrspace(1) %42, i64 448
  %44 = load float, ptr addrspace(1) %43, align 4, !tbaa !14
  %45 = getelementptr inbounds nuw i8, ptr addrspace(3) %8, i64 448
  store float %44, ptr addrspace(3) %45, align 4, !tbaa !14
  %46 = zext nneg i32 %6 to i64
  %47 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %46
  %48 = getelementptr inbounds nuw i8, ptr addrspace(1) %47, i64 512
  %49 = load float, ptr addrspace(1) %48, align 4, !tbaa !14
  %50 = getelementptr inbounds nuw i8, ptr addrspace(3) %8, i64 512
  store float %49, ptr addrspace(3) %50, align 4, !tbaa !14
  %51 = zext nneg i32 %6 to i64
  %52 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %51
  %53 = getelementptr inbounds nuw i8, ptr addrspace(1) %52, i64 576
  %54 = load float, ptr addrspace(1) %53, align 4, !tbaa !14
  %55 = getelementptr inbounds nuw i8, ptr addrspace(3) %8, i64 576
  store float %54, ptr addrspace(3) %55, align 4, !tbaa !14
  %56 = zext nneg i32 %6 to i64
  %57 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %56
  %58 = getelementptr inbounds nuw i8, ptr addrspace(1) %57, i64 640
  %59 = load float, ptr addrspace(1) %58, align 4, !tbaa !14
  %60 = getelementptr inbounds nuw i8, ptr addrspace(3) %8, i64 640
  store float %59, ptr addrspace(3) %60, align 4, !tbaa !14
  %61 = zext nneg i32 %6 to i64
  %62 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %61
  %63 = getelementptr inbounds nuw i8, ptr addrspace(1) %62, i64 704
  %64 = load float, ptr addrspace(1) %63, align 4, !tbaa !14
  %65 = getelementptr inbounds nuw i8, ptr addrspace(3) %8, i64 704
  store float %64, ptr addrspace(3) %65, align 4, !tbaa !14
  %66 = zext nneg i32 %6 to i64
  %67 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %66
  %68 = getelementptr inbounds nuw i8, ptr addrspace(1) %67, i64 768
  %69 = load float, ptr addrspace(1) %68, align 4, !tbaa !14
  %70 = getelementptr inbounds nuw i8, ptr addrspace(3) %8, i64 768
  store float %69, ptr addrspace(3) %70, align 4, !tbaa !14
  %71 = zext nneg i32 %6 to i64
  %72 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %71
  %73 = getelementptr inbounds nuw i8, ptr addrspace(1) %72, i64 832
  %74 = load float, ptr addrspace(1) %73, align 4, !tbaa !14
  %75 = getelementptr inbounds nuw i8, ptr addrspace(3) %8, i64 832
  store float %74, ptr addrspace(3) %75, align 4, !tbaa !14
  %76 = zext nneg i32 %6 to i64
  %77 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %76
  %78 = getelementptr inbounds nuw i8, ptr addrspace(1) %77, i64 896
  %79 = load float, ptr addrspace(1) %78, align 4, !tbaa !14
  %80 = getelementptr inbounds nuw i8, ptr addrspace(3) %8, i64 896
  store float %79, ptr addrspace(3) %80, align 4, !tbaa !14
  %81 = zext nneg i32 %6 to i64
  %82 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %81
  %83 = getelementptr inbounds nuw i8, ptr addrspace(1) %82, i64 960
  %84 = load float, ptr addrspace(1) %83, align 4, !tbaa !14
  %85 = getelementptr inbounds nuw i8, ptr addrspace(3) %8, i64 960
  store float %84, ptr addrspace(3) %85, align 4, !tbaa !14
  %86 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %87 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %88 = mul i32 %86, %87
  %89 = add i32 %88, %6
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %90 = icmp sgt i32 %0, %89
  br i1 %90, label %91, label %626

91:                                               ; preds = %5
  %92 = sext i32 %89 to i64
  %93 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %92
  %94 = load float, ptr addrspace(1) %93, align 4, !tbaa !14
  %95 = fmul float %4, %94
  %96 = add nsw i32 %0, %89
  %97 = sext i32 %96 to i64
  %98 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %97
  %99 = load float, ptr addrspace(1) %98, align 4, !tbaa !14
  %100 = fmul float %4, %99
  %101 = shl nsw i32 %0, 1
  %102 = add nsw i32 %101, %89
  %103 = sext i32 %102 to i64
  %104 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %103
  %105 = load float, ptr addrspace(1) %104, align 4, !tbaa !14
  %106 = fmul float %4, %105
  %107 = mul nsw i32 %0, 3
  %108 = add nsw i32 %107, %89
  %109 = sext i32 %108 to i64
  %110 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %109
  %111 = load float, ptr addrspace(1) %110, align 4, !tbaa !14
  %112 = fmul float %4, %111
  %113 = shl nsw i32 %0, 2
  %114 = add nsw i32 %113, %89
  %115 = sext i32 %114 to i64
  %116 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %115
  %117 = load float, ptr addrspace(1) %116, align 4, !tbaa !14
  %118 = fmul float %4, %117
  %119 = mul nsw i32 %0, 5
  %120 = add nsw i32 %119, %89
  %121 = sext i32 %120 to i64
  %122 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %121
  %123 = load float, ptr addrspace(1) %122, align 4, !tbaa !14
  %124 = fmul float %4, %123
  %125 = mul nsw i32 %0, 6
  %126 = add nsw i32 %125, %89
  %127 = sext i32 %126 to i64
  %128 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %127
  %129 = load float, ptr addrspace(1) %128, align 4, !tbaa !14
  %130 = fmul float %4, %129
  %131 = mul nsw i32 %0, 7
  %132 = add nsw i32 %131, %89
  %133 = sext i32 %132 to i64
  %134 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %133
  %135 = load float, ptr addrspace(1) %134, align 4, !tbaa !14
  %136 = fmul float %4, %135
  %137 = shl nsw i32 %0, 3
  %138 = add nsw i32 %137, %89
  %139 = sext i32 %138 to i64
  %140 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %139
  %141 = load float, ptr addrspace(1) %140, align 4, !tbaa !14
  %142 = fmul float %4, %141
  %143 = mul nsw i32 %0, 9
  %144 = add nsw i32 %143, %89
  %145 = sext i32 %144 to i64
  %146 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %145
  %147 = load float, ptr addrspace(1) %146, align 4, !tbaa !14
  %148 = fmul float %4, %147
  %149 = mul nsw i32 %0, 10
  %150 = add nsw i32 %149, %89
  %151 = sext i32 %150 to i64
  %152 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %151
  %153 = load float, ptr addrspace(1) %152, align 4, !tbaa !14
  %154 = fmul float %4, %153
  %155 = mul nsw i32 %0, 11
  %156 = add nsw i32 %155, %89
  %157 = sext i32 %156 to i64
  %158 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %157
  %159 = load float, ptr addrspace(1) %158, align 4, !tbaa !14
  %160 = fmul float %4, %159
  %161 = mul nsw i32 %0, 12
  %162 = add nsw i32 %161, %89
  %163 = sext i32 %162 to i64
  %164 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %163
  %165 = load float, ptr addrspace(1) %164, align 4, !tbaa !14
  %166 = fmul float %4, %165
  %167 = mul nsw i32 %0, 13
  %168 = add nsw i32 %167, %89
  %169 = sext i32 %168 to i64
  %170 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %169
  %171 = load float, ptr addrspace(1) %170, align 4, !tbaa !14
  %172 = fmul float %4, %171
  %173 = mul nsw i32 %0, 14
  %174 = add nsw i32 %173, %89
  %175 = sext i32 %174 to i64
  %176 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %175
  %177 = load float, ptr addrspace(1) %176, align 4, !tbaa !14
  %178 = fmul float %4, %177
  %179 = mul nsw i32 %0, 15
  %180 = add nsw i32 %179, %89
  %181 = sext i32 %180 to i64
  %182 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %181
  %183 = load float, ptr addrspace(1) %182, align 4, !tbaa !14
  %184 = fmul float %4, %183
  %185 = icmp eq i32 %3, 0
  br i1 %185, label %576, label %579

186:                                              ; preds = %579
  %187 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 68), align 4, !tbaa !14
  %188 = fdiv float %583, %187
  br label %189

189:                                              ; preds = %579, %186
  %190 = phi float [ %583, %579 ], [ %188, %186 ]
  %191 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 132), align 4, !tbaa !14
  %192 = fneg float %191
  %193 = tail call float @llvm.fmuladd.f32(float %192, float %190, float %586)
  %194 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 196), align 4, !tbaa !14
  %195 = fneg float %194
  %196 = tail call float @llvm.fmuladd.f32(float %195, float %190, float %589)
  %197 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 260), align 4, !tbaa !14
  %198 = fneg float %197
  %199 = tail call float @llvm.fmuladd.f32(float %198, float %190, float %592)
  %200 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 324), align 4, !tbaa !14
  %201 = fneg float %200
  %202 = tail call float @llvm.fmuladd.f32(float %201, float %190, float %595)
  %203 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 388), align 4, !tbaa !14
  %204 = fneg float %203
  %205 = tail call float @llvm.fmuladd.f32(float %204, float %190, float %598)
  %206 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 452), align 4, !tbaa !14
  %207 = fneg float %206
  %208 = tail call float @llvm.fmuladd.f32(float %207, float %190, float %601)
  %209 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 516), align 4, !tbaa !14
  %210 = fneg float %209
  %211 = tail call float @llvm.fmuladd.f32(float %210, float %190, float %604)
  %212 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 580), align 4, !tbaa !14
  %213 = fneg float %212
  %214 = tail call float @llvm.fmuladd.f32(float %213, float %190, float %607)
  %215 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 644), align 4, !tbaa !14
  %216 = fneg float %215
  %217 = tail call float @llvm.fmuladd.f32(float %216, float %190, float %610)
  %218 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 708), align 4, !tbaa !14
  %219 = fneg float %218
  %220 = tail call float @llvm.fmuladd.f32(float %219, float %190, float %613)
  %221 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 772), align 4, !tbaa !14
  %222 = fneg float %221
  %223 = tail call float @llvm.fmuladd.f32(float %222, float %190, float %616)
  %224 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 836), align 4, !tbaa !14
  %225 = fneg float %224
  %226 = tail call float @llvm.fmuladd.f32(float %225, float %190, float %619)
  %227 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 900), align 4, !tbaa !14
  %228 = fneg float %227
  %229 = tail call float @llvm.fmuladd.f32(float %228, float %190, float %622)
  %230 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 964), align 4, !tbaa !14
  %231 = fneg float %230
  %232 = tail call float @llvm.fmuladd.f32(float %231, float %190, float %625)
  br i1 %185, label %233, label %236

233:                                              ; preds = %189
  %234 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 136), align 4, !tbaa !14
  %235 = fdiv float %193, %234
  br label %236

236:                                              ; preds = %189, %233
  %237 = phi float [ %193, %189 ], [ %235, %233 ]
  %238 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 200), align 4, !tbaa !14
  %239 = fneg float %238
  %240 = tail call float @llvm.fmuladd.f32(float %239, float %237, float %196)
  %241 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 264), align 4, !tbaa !14
  %242 = fneg float %241
  %243 = tail call float @llvm.fmuladd.f32(float %242, float %237, float %199)
  %244 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 328), align 4, !tbaa !14
  %245 = fneg float %244
  %246 = tail call float @llvm.fmuladd.f32(float %245, float %237, float %202)
  %247 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 392), align 4, !tbaa !14
  %248 = fneg float %247
  %249 = tail call float @llvm.fmuladd.f32(float %248, float %237, float %205)
  %250 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 456), align 4, !tbaa !14
  %251 = fneg float %250
  %252 = tail call float @llvm.fmuladd.f32(float %251, float %237, float %208)
  %253 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 520), align 4, !tbaa !14
  %254 = fneg float %253
  %255 = tail call float @llvm.fmuladd.f32(float %254, float %237, float %211)
  %256 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 584), align 4, !tbaa !14
  %257 = fneg float %256
  %258 = tail call float @llvm.fmuladd.f32(float %257, float %237, float %214)
  %259 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 648), align 4, !tbaa !14
  %260 = fneg float %259
  %261 = tail call float @llvm.fmuladd.f32(float %260, float %237, float %217)
  %262 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 712), align 4, !tbaa !14
  %263 = fneg float %262
  %264 = tail call float @llvm.fmuladd.f32(float %263, float %237, float %220)
  %265 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 776), align 4, !tbaa !14
  %266 = fneg float %265
  %267 = tail call float @llvm.fmuladd.f32(float %266, float %237, float %223)
  %268 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 840), align 4, !tbaa !14
  %269 = fneg float %268
  %270 = tail call float @llvm.fmuladd.f32(float %269, float %237, float %226)
  %271 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 904), align 4, !tbaa !14
  %272 = fneg float %271
  %273 = tail call float @llvm.fmuladd.f32(float %272, float %237, float %229)
  %274 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 968), align 4, !tbaa !14
  %275 = fneg float %274
  %276 = tail call float @llvm.fmuladd.f32(float %275, float %237, float %232)
  br i1 %185, label %277, label %280

277:                                              ; preds = %236
  %278 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 204), align 4, !tbaa !14
  %279 = fdiv float %240, %278
  br label %280

280:                                              ; preds = %236, %277
  %281 = phi float [ %240, %236 ], [ %279, %277 ]
  %282 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 268), align 4, !tbaa !14
  %283 = fneg float %282
  %284 = tail call float @llvm.fmuladd.f32(float %283, float %281, float %243)
  %285 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 332), align 4, !tbaa !14
  %286 = fneg float %285
  %287 = tail call float @llvm.fmuladd.f32(float %286, float %281, float %246)
  %288 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 396), align 4, !tbaa !14
  %289 = fneg float %288
  %290 = tail call float @llvm.fmuladd.f32(float %289, float %281, float %249)
  %291 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 460), align 4, !tbaa !14
  %292 = fneg float %291
  %293 = tail call float @llvm.fmuladd.f32(float %292, float %281, float %252)
  %294 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 524), align 4, !tbaa !14
  %295 = fneg float %294
  %296 = tail call float @llvm.fmuladd.f32(float %295, float %281, float %255)
  %297 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 588), align 4, !tbaa !14
  %298 = fneg float %297
  %299 = tail call float @llvm.fmuladd.f32(float %298, float %281, float %258)
  %300 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 652), align 4, !tbaa !14
  %301 = fneg float %300
  %302 = tail call float @llvm.fmuladd.f32(float %301, float %281, float %261)
  %303 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 716), align 4, !tbaa !14
  %304 = fneg float %303
  %305 = tail call float @llvm.fmuladd.f32(float %304, float %281, float %264)
  %306 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 780), align 4, !tbaa !14
  %307 = fneg float %306
  %308 = tail call float @llvm.fmuladd.f32(float %307, float %281, float %267)
  %309 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 844), align 4, !tbaa !14
  %310 = fneg float %309
  %311 = tail call float @llvm.fmuladd.f32(float %310, float %281, float %270)
  %312 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 908), align 4, !tbaa !14
  %313 = fneg float %312
  %314 = tail call float @llvm.fmuladd.f32(float %313, float %281, float %273)
  %315 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 972), align 4, !tbaa !14
  %316 = fneg float %315
  %317 = tail call float @llvm.fmuladd.f32(float %316, float %281, float %276)
  br i1 %185, label %318, label %321

318:                                              ; preds = %280
  %319 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 272), align 4, !tbaa !14
  %320 = fdiv float %284, %319
  br label %321

321:                                              ; preds = %280, %318
  %322 = phi float [ %284, %280 ], [ %320, %318 ]
  %323 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 336), align 4, !tbaa !14
  %324 = fneg float %323
  %325 = tail call float @llvm.fmuladd.f32(float %324, float %322, float %287)
  %326 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 400), align 4, !tbaa !14
  %327 = fneg float %326
  %328 = tail call float @llvm.fmuladd.f32(float %327, float %322, float %290)
  %329 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 464), align 4, !tbaa !14
  %330 = fneg float %329
  %331 = tail call float @llvm.fmuladd.f32(float %330, float %322, float %293)
  %332 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 528), align 4, !tbaa !14
  %333 = fneg float %332
  %334 = tail call float @llvm.fmuladd.f32(float %333, float %322, float %296)
  %335 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 592), align 4, !tbaa !14
  %336 = fneg float %335
  %337 = tail call float @llvm.fmuladd.f32(float %336, float %322, float %299)
  %338 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 656), align 4, !tbaa !14
  %339 = fneg float %338
  %340 = tail call float @llvm.fmuladd.f32(float %339, float %322, float %302)
  %341 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 720), align 4, !tbaa !14
  %342 = fneg float %341
  %343 = tail call float @llvm.fmuladd.f32(float %342, float %322, float %305)
  %344 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 784), align 4, !tbaa !14
  %345 = fneg float %344
  %346 = tail call float @llvm.fmuladd.f32(float %345, float %322, float %308)
  %347 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 848), align 4, !tbaa !14
  %348 = fneg float %347
  %349 = tail call float @llvm.fmuladd.f32(float %348, float %322, float %311)
  %350 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 912), align 4, !tbaa !14
  %351 = fneg float %350
  %352 = tail call float @llvm.fmuladd.f32(float %351, float %322, float %314)
  %353 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 976), align 4, !tbaa !14
  %354 = fneg float %353
  %355 = tail call float @llvm.fmuladd.f32(float %354, float %322, float %317)
  br i1 %185, label %356, label %359

356:                                              ; preds = %321
  %357 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 340), align 4, !tbaa !14
  %358 = fdiv float %325, %357
  br label %359

359:                                              ; preds = %321, %356
  %360 = phi float [ %325, %321 ], [ %358, %356 ]
  %361 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 404), align 4, !tbaa !14
  %362 = fneg float %361
  %363 = tail call float @llvm.fmuladd.f32(float %362, float %360, float %328)
  %364 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 468), align 4, !tbaa !14
  %365 = fneg float %364
  %366 = tail call float @llvm.fmuladd.f32(float %365, float %360, float %331)
  %367 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 532), align 4, !tbaa !14
  %368 = fneg float %367
  %369 = tail call float @llvm.fmuladd.f32(float %368, float %360, float %334)
  %370 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 596), align 4, !tbaa !14
  %371 = fneg float %370
  %372 = tail call float @llvm.fmuladd.f32(float %371, float %360, float %337)
  %373 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 660), align 4, !tbaa !14
  %374 = fneg float %373
  %375 = tail call float @llvm.fmuladd.f32(float %374, float %360, float %340)
  %376 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 724), align 4, !tbaa !14
  %377 = fneg float %376
  %378 = tail call float @llvm.fmuladd.f32(float %377, float %360, float %343)
  %379 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 788), align 4, !tbaa !14
  %380 = fneg float %379
  %381 = tail call float @llvm.fmuladd.f32(float %380, float %360, float %346)
  %382 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 852), align 4, !tbaa !14
  %383 = fneg float %382
  %384 = tail call float @llvm.fmuladd.f32(float %383, float %360, float %349)
  %385 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 916), align 4, !tbaa !14
  %386 = fneg float %385
  %387 = tail call float @llvm.fmuladd.f32(float %386, float %360, float %352)
  %388 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 980), align 4, !tbaa !14
  %389 = fneg float %388
  %390 = tail call float @llvm.fmuladd.f32(float %389, float %360, float %355)
  br i1 %185, label %391, label %394

391:                                              ; preds = %359
  %392 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 408), align 4, !tbaa !14
  %393 = fdiv float %363, %392
  br label %394

394:                                              ; preds = %359, %391
  %395 = phi float [ %363, %359 ], [ %393, %391 ]
  %396 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 472), align 4, !tbaa !14
  %397 = fneg float %396
  %398 = tail call float @llvm.fmuladd.f32(float %397, float %395, float %366)
  %399 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 536), align 4, !tbaa !14
  %400 = fneg float %399
  %401 = tail call float @llvm.fmuladd.f32(float %400, float %395, float %369)
  %402 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 600), align 4, !tbaa !14
  %403 = fneg float %402
  %404 = tail call float @llvm.fmuladd.f32(float %403, float %395, float %372)
  %405 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 664), align 4, !tbaa !14
  %406 = fneg float %405
  %407 = tail call float @llvm.fmuladd.f32(float %406, float %395, float %375)
  %408 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 728), align 4, !tbaa !14
  %409 = fneg float %408
  %410 = tail call float @llvm.fmuladd.f32(float %409, float %395, float %378)
  %411 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 792), align 4, !tbaa !14
  %412 = fneg float %411
  %413 = tail call float @llvm.fmuladd.f32(float %412, float %395, float %381)
  %414 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 856), align 4, !tbaa !14
  %415 = fneg float %414
  %416 = tail call float @llvm.fmuladd.f32(float %415, float %395, float %384)
  %417 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 920), align 4, !tbaa !14
  %418 = fneg float %417
  %419 = tail call float @llvm.fmuladd.f32(float %418, float %395, float %387)
  %420 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 984), align 4, !tbaa !14
  %421 = fneg float %420
  %422 = tail call float @llvm.fmuladd.f32(float %421, float %395, float %390)
  br i1 %185, label %423, label %426

423:                                              ; preds = %394
  %424 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 476), align 4, !tbaa !14
  %425 = fdiv float %398, %424
  br label %426

426:                                              ; preds = %394, %423
  %427 = phi float [ %398, %394 ], [ %425, %423 ]
  %428 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 540), align 4, !tbaa !14
  %429 = fneg float %428
  %430 = tail call float @llvm.fmuladd.f32(float %429, float %427, float %401)
  %431 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 604), align 4, !tbaa !14
  %432 = fneg float %431
  %433 = tail call float @llvm.fmuladd.f32(float %432, float %427, float %404)
  %434 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 668), align 4, !tbaa !14
  %435 = fneg float %434
  %436 = tail call float @llvm.fmuladd.f32(float %435, float %427, float %407)
  %437 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 732), align 4, !tbaa !14
  %438 = fneg float %437
  %439 = tail call float @llvm.fmuladd.f32(float %438, float %427, float %410)
  %440 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 796), align 4, !tbaa !14
  %441 = fneg float %440
  %442 = tail call float @llvm.fmuladd.f32(float %441, float %427, float %413)
  %443 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 860), align 4, !tbaa !14
  %444 = fneg float %443
  %445 = tail call float @llvm.fmuladd.f32(float %444, float %427, float %416)
  %446 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 924), align 4, !tbaa !14
  %447 = fneg float %446
  %448 = tail call float @llvm.fmuladd.f32(float %447, float %427, float %419)
  %449 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 988), align 4, !tbaa !14
  %450 = fneg float %449
  %451 = tail call float @llvm.fmuladd.f32(float %450, float %427, float %422)
  br i1 %185, label %452, label %455

452:                                              ; preds = %426
  %453 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 544), align 4, !tbaa !14
  %454 = fdiv float %430, %453
  br label %455

455:                                              ; preds = %426, %452
  %456 = phi float [ %430, %426 ], [ %454, %452 ]
  %457 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 608), align 4, !tbaa !14
  %458 = fneg float %457
  %459 = tail call float @llvm.fmuladd.f32(float %458, float %456, float %433)
  %460 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 672), align 4, !tbaa !14
  %461 = fneg float %460
  %462 = tail call float @llvm.fmuladd.f32(float %461, float %456, float %436)
  %463 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 736), align 4, !tbaa !14
  %464 = fneg float %463
  %465 = tail call float @llvm.fmuladd.f32(float %464, float %456, float %439)
  %466 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 800), align 4, !tbaa !14
  %467 = fneg float %466
  %468 = tail call float @llvm.fmuladd.f32(float %467, float %456, float %442)
  %469 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 864), align 4, !tbaa !14
  %470 = fneg float %469
  %471 = tail call float @llvm.fmuladd.f32(float %470, float %456, float %445)
  %472 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 928), align 4, !tbaa !14
  %473 = fneg float %472
  %474 = tail call float @llvm.fmuladd.f32(float %473, float %456, float %448)
  %475 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 992), align 4, !tbaa !14
  %476 = fneg float %475
  %477 = tail call float @llvm.fmuladd.f32(float %476, float %456, float %451)
  br i1 %185, label %478, label %481

478:                                              ; preds = %455
  %479 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 612), align 4, !tbaa !14
  %480 = fdiv float %459, %479
  br label %481

481:                                              ; preds = %455, %478
  %482 = phi float [ %459, %455 ], [ %480, %478 ]
  %483 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 676), align 4, !tbaa !14
  %484 = fneg float %483
  %485 = tail call float @llvm.fmuladd.f32(float %484, float %482, float %462)
  %486 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 740), align 4, !tbaa !14
  %487 = fneg float %486
  %488 = tail call float @llvm.fmuladd.f32(float %487, float %482, float %465)
  %489 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 804), align 4, !tbaa !14
  %490 = fneg float %489
  %491 = tail call float @llvm.fmuladd.f32(float %490, float %482, float %468)
  %492 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 868), align 4, !tbaa !14
  %493 = fneg float %492
  %494 = tail call float @llvm.fmuladd.f32(float %493, float %482, float %471)
  %495 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 932), align 4, !tbaa !14
  %496 = fneg float %495
  %497 = tail call float @llvm.fmuladd.f32(float %496, float %482, float %474)
  %498 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 996), align 4, !tbaa !14
  %499 = fneg float %498
  %500 = tail call float @llvm.fmuladd.f32(float %499, float %482, float %477)
  br i1 %185, label %501, label %504

501:                                              ; preds = %481
  %502 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 680), align 4, !tbaa !14
  %503 = fdiv float %485, %502
  br label %504

504:                                              ; preds = %481, %501
  %505 = phi float [ %485, %481 ], [ %503, %501 ]
  %506 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 744), align 4, !tbaa !14
  %507 = fneg float %506
  %508 = tail call float @llvm.fmuladd.f32(float %507, float %505, float %488)
  %509 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 808), align 4, !tbaa !14
  %510 = fneg float %509
  %511 = tail call float @llvm.fmuladd.f32(float %510, float %505, float %491)
  %512 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 872), align 4, !tbaa !14
  %513 = fneg float %512
  %514 = tail call float @llvm.fmuladd.f32(float %513, float %505, float %494)
  %515 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 936), align 4, !tbaa !14
  %516 = fneg float %515
  %517 = tail call float @llvm.fmuladd.f32(float %516, float %505, float %497)
  %518 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 1000), align 4, !tbaa !14
  %519 = fneg float %518
  %520 = tail call float @llvm.fmuladd.f32(float %519, float %505, float %500)
  br i1 %185, label %521, label %524

521:                                              ; preds = %504
  %522 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 748), align 4, !tbaa !14
  %523 = fdiv float %508, %522
  br label %524

524:                                              ; preds = %504, %521
  %525 = phi float [ %508, %504 ], [ %523, %521 ]
  %526 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 812), align 4, !tbaa !14
  %527 = fneg float %526
  %528 = tail call float @llvm.fmuladd.f32(float %527, float %525, float %511)
  %529 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 876), align 4, !tbaa !14
  %530 = fneg float %529
  %531 = tail call float @llvm.fmuladd.f32(float %530, float %525, float %514)
  %532 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 940), align 4, !tbaa !14
  %533 = fneg float %532
  %534 = tail call float @llvm.fmuladd.f32(float %533, float %525, float %517)
  %535 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 1004), align 4, !tbaa !14
  %536 = fneg float %535
  %537 = tail call float @llvm.fmuladd.f32(float %536, float %525, float %520)
  br i1 %185, label %538, label %541

538:                                              ; preds = %524
  %539 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 816), align 4, !tbaa !14
  %540 = fdiv float %528, %539
  br label %541

541:                                              ; preds = %524, %538
  %542 = phi float [ %528, %524 ], [ %540, %538 ]
  %543 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 880), align 4, !tbaa !14
  %544 = fneg float %543
  %545 = tail call float @llvm.fmuladd.f32(float %544, float %542, float %531)
  %546 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 944), align 4, !tbaa !14
  %547 = fneg float %546
  %548 = tail call float @llvm.fmuladd.f32(float %547, float %542, float %534)
  %549 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 1008), align 4, !tbaa !14
  %550 = fneg float %549
  %551 = tail call float @llvm.fmuladd.f32(float %550, float %542, float %537)
  br i1 %185, label %552, label %555

552:                                              ; preds = %541
  %553 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 884), align 4, !tbaa !14
  %554 = fdiv float %545, %553
  br label %555

555:                                              ; preds = %541, %552
  %556 = phi float [ %545, %541 ], [ %554, %552 ]
  %557 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 948), align 4, !tbaa !14
  %558 = fneg float %557
  %559 = tail call float @llvm.fmuladd.f32(float %558, float %556, float %548)
  %560 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 1012), align 4, !tbaa !14
  %561 = fneg float %560
  %562 = tail call float @llvm.fmuladd.f32(float %561, float %556, float %551)
  br i1 %185, label %563, label %566

563:                                              ; preds = %555
  %564 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 952), align 4, !tbaa !14
  %565 = fdiv float %559, %564
  br label %566

566:                                              ; preds = %555, %563
  %567 = phi float [ %559, %555 ], [ %565, %563 ]
  %568 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 1016), align 4, !tbaa !14
  %569 = fneg float %568
  %570 = tail call float @llvm.fmuladd.f32(float %569, float %567, float %562)
  br i1 %185, label %571, label %574

571:                                              ; preds = %566
  %572 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 1020), align 4, !tbaa !14
  %573 = fdiv float %570, %572
  br label %574

574:                                              ; preds = %566, %571
  %575 = phi float [ %570, %566 ], [ %573, %571 ]
  store float %580, ptr addrspace(1) %93, align 4, !tbaa !14
  store float %190, ptr addrspace(1) %98, align 4, !tbaa !14
  store float %237, ptr addrspace(1) %104, align 4, !tbaa !14
  store float %281, ptr addrspace(1) %110, align 4, !tbaa !14
  store float %322, ptr addrspace(1) %116, align 4, !tbaa !14
  store float %360, ptr addrspace(1) %122, align 4, !tbaa !14
  store float %395, ptr addrspace(1) %128, align 4, !tbaa !14
  store float %427, ptr addrspace(1) %134, align 4, !tbaa !14
  store float %456, ptr addrspace(1) %140, align 4, !tbaa !14
  store float %482, ptr addrspace(1) %146, align 4, !tbaa !14
  store float %505, ptr addrspace(1) %152, align 4, !tbaa !14
  store float %525, ptr addrspace(1) %158, align 4, !tbaa !14
  store float %542, ptr addrspace(1) %164, align 4, !tbaa !14
  store float %556, ptr addrspace(1) %170, align 4, !tbaa !14
  store float %567, ptr addrspace(1) %176, align 4, !tbaa !14
  store float %575, ptr addrspace(1) %182, align 4, !tbaa !14
  br label %626

576:                                              ; preds = %91
  %577 = load float, ptr addrspace(3) @trsm_lower16.ls, align 4, !tbaa !14
  %578 = fdiv float %95, %577
  br label %579

579:                                              ; preds = %91, %576
  %580 = phi float [ %95, %91 ], [ %578, %576 ]
  %581 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 64), align 4, !tbaa !14
  %582 = fneg float %581
  %583 = tail call float @llvm.fmuladd.f32(float %582, float %580, float %100)
  %584 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 128), align 4, !tbaa !14
  %585 = fneg float %584
  %586 = tail call float @llvm.fmuladd.f32(float %585, float %580, float %106)
  %587 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 192), align 4, !tbaa !14
  %588 = fneg float %587
  %589 = tail call float @llvm.fmuladd.f32(float %588, float %580, float %112)
  %590 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 256), align 4, !tbaa !14
  %591 = fneg float %590
  %592 = tail call float @llvm.fmuladd.f32(float %591, float %580, float %118)
  %593 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 320), align 4, !tbaa !14
  %594 = fneg float %593
  %595 = tail call float @llvm.fmuladd.f32(float %594, float %580, float %124)
  %596 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 384), align 4, !tbaa !14
  %597 = fneg float %596
  %598 = tail call float @llvm.fmuladd.f32(float %597, float %580, float %130)
  %599 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 448), align 4, !tbaa !14
  %600 = fneg float %599
  %601 = tail call float @llvm.fmuladd.f32(float %600, float %580, float %136)
  %602 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 512), align 4, !tbaa !14
  %603 = fneg float %602
  %604 = tail call float @llvm.fmuladd.f32(float %603, float %580, float %142)
  %605 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 576), align 4, !tbaa !14
  %606 = fneg float %605
  %607 = tail call float @llvm.fmuladd.f32(float %606, float %580, float %148)
  %608 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 640), align 4, !tbaa !14
  %609 = fneg float %608
  %610 = tail call float @llvm.fmuladd.f32(float %609, float %580, float %154)
  %611 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 704), align 4, !tbaa !14
  %612 = fneg float %611
  %613 = tail call float @llvm.fmuladd.f32(float %612, float %580, float %160)
  %614 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 768), align 4, !tbaa !14
  %615 = fneg float %614
  %616 = tail call float @llvm.fmuladd.f32(float %615, float %580, float %166)
  %617 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 832), align 4, !tbaa !14
  %618 = fneg float %617
  %619 = tail call float @llvm.fmuladd.f32(float %618, float %580, float %172)
  %620 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 896), align 4, !tbaa !14
  %621 = fneg float %620
  %622 = tail call float @llvm.fmuladd.f32(float %621, float %580, float %178)
  %623 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @trsm_lower16.ls, i64 960), align 4, !tbaa !14
  %624 = fneg float %623
  %625 = tail call float @llvm.fmuladd.f32(float %624, float %580, float %184)
  br i1 %185, label %186, label %189

626:                                              ; preds = %5, %574
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind
define dso_local ptx_kernel void @invert_diagonal(ptr addrspace(1) noalias noundef readonly align 4 captures(none) %0, ptr addrspace(1) noalias noundef writeonly align 4 captures(none) %1) local_unnamed_addr #0 !kernel_arg_addr_space !16 !kernel_arg_access_qual !17 !kernel_arg_type !18 !kernel_arg_base_type !18 !kernel_arg_type_qual !19 {
  tail call void @__clang_ocl_kern_imp_invert_diagonal(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1) #7
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind
define dso_local void @__clang_ocl_kern_imp_invert_diagonal(ptr addrspace(1) noalias noundef readonly align 4 captures(none) %0, ptr addrspace(1) noalias noundef writeonly align 4 captures(none) %1) local_unnamed_addr #1 !kernel_arg_addr_space !16 !kernel_arg_access_qual !17 !kernel_arg_type !18 !kernel_arg_base_type !18 !kernel_arg_type_qual !19 {
  %3 = alloca [16 x float], align 4
  %4 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = zext nneg i32 %4 to i64
  %6 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = shl i32 %6, 8
  %8 = getelementptr inbounds nuw float, ptr addrspace(3) @invert_diagonal.lm, i64 %5
  %9 = add i32 %7, %4
  %10 = icmp eq i32 %4, 0
  br i1 %10, label %11, label %15

11:                                               ; preds = %2
  %12 = sext i32 %9 to i64
  %13 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %12
  %14 = load float, ptr addrspace(1) %13, align 4, !tbaa !14
  br label %15

15:                                               ; preds = %2, %11
  %16 = phi float [ %14, %11 ], [ 0.000000e+00, %2 ]
  store float %16, ptr addrspace(3) %8, align 4, !tbaa !14
  %17 = icmp samesign ugt i32 %4, 1
  br i1 %17, label %23, label %18

18:                                               ; preds = %15
  %19 = sext i32 %9 to i64
  %20 = getelementptr float, ptr addrspace(1) %0, i64 %19
  %21 = getelementptr i8, ptr addrspace(1) %20, i64 64
  %22 = load float, ptr addrspace(1) %21, align 4, !tbaa !14
  br label %23

23:                                               ; preds = %18, %15
  %24 = phi float [ %22, %18 ], [ 0.000000e+00, %15 ]
  %25 = getelementptr inbounds nuw i8, ptr addrspace(3) %8, i64 68
  store float %24, ptr addrspace(3) %25, align 4, !tbaa !14
  %26 = icmp samesign ugt i32 %4, 2
  br i1 %26, label %32, label %27

27:                                               ; preds = %23
  %28 = sext i32 %9 to i64
  %29 = getelementptr float, ptr addrspace(1) %0, i64 %28
  %30 = getelementptr i8, ptr addrspace(1) %29, i64 128
  %31 = load float, ptr addrspace(1) %30, align 4, !tbaa !14
  br label %32

32:                                               ; preds = %27, %23
  %33 = phi float [ %31, %27 ], [ 0.000000e+00, %23 ]
  %34 = getelementptr inbounds nuw i8, ptr addrspace(3) %8, i64 136
  store float %33, ptr addrspace(3) %34, align 4, !tbaa !14
  %35 = icmp samesign ugt i32 %4, 3
  br i1 %35, label %41, label %36

36:                                               ; preds = %32
  %37 = sext i32 %9 to i64
  %38 = getelementptr float, ptr addrspace(1) %0, i64 %37
  %39 = getelementptr i8, ptr addrspace(1) %38, i64 192
  %40 = load float, ptr addrspace(1) %39, align 4, !tbaa !14
  br label %41

41:                                               ; preds = %36, %32
  %42 = phi float [ %40, %36 ], [ 0.000000e+00, %32 ]
  %43 = getelementptr inbounds nuw i8, ptr addrspace(3) %8, i64 204
  store float %42, ptr addrspace(3) %43, align 4, !tbaa !14
  %44 = icmp samesign ugt i32 %4, 4
  br i1 %44, label %50, label %45

45:                                               ; preds = %41
  %46 = sext i32 %9 to i64
  %47 = getelementptr float, ptr addrspace(1) %0, i64 %46
  %48 = getelementptr i8, ptr addrspace(1) %47, i64 256
  %49 = load float, ptr addrspace(1) %48, align 4, !tbaa !14
  br label %50

50:                                               ; preds = %45, %41
  %51 = phi float [ %49, %45 ], [ 0.000000e+00, %41 ]
  %52 = getelementptr inbounds nuw i8, ptr addrspace(3) %8, i64 272
  store float %51, ptr addrspace(3) %52, align 4, !tbaa !14
  %53 = icmp samesign ugt i32 %4, 5
  br i1 %53, label %59, label %54

54:                                               ; preds = %50
  %55 = sext i32 %9 to i64
  %56 = getelementptr float, ptr addrspace(1) %0, i64 %55
  %57 = getelementptr i8, ptr addrspace(1) %56, i64 320
  %58 = load float, ptr addrspace(1) %57, align 4, !tbaa !14
  br label %59

59:                                               ; preds = %54, %50
  %60 = phi float [ %58, %54 ], [ 0.000000e+00, %50 ]
  %61 = getelementptr inbounds nuw i8, ptr addrspace(3) %8, i64 340
  store float %60, ptr addrspace(3) %61, align 4, !tbaa !14
  %62 = icmp samesign ugt i32 %4, 6
  br i1 %62, label %68, label %63

63:                                               ; preds = %59
  %64 = sext i32 %9 to i64
  %65 = getelementptr float, ptr addrspace(1) %0, i64 %64
  %66 = getelementptr i8, ptr addrspace(1) %65, i64 384
  %67 = load float, ptr addrspace(1) %66, align 4, !tbaa !14
  br label %68

68:                                               ; preds = %63, %59
  %69 = phi float [ %67, %63 ], [ 0.000000e+00, %59 ]
  %70 = getelementptr inbounds nuw i8, ptr addrspace(3) %8, i64 408
  store float %69, ptr addrspace(3) %70, align 4, !tbaa !14
  %71 = icmp samesign ugt i32 %4, 7
  br i1 %71, label %77, label %72

72:                                               ; preds = %68
  %73 = sext i32 %9 to i64
  %74 = getelementptr float, ptr addrspace(1) %0, i64 %73
  %75 = getelementptr i8, ptr addrspace(1) %74, i64 448
  %76 = load float, ptr addrspace(1) %75, align 4, !tbaa !14
  br label %77

77:                                               ; preds = %72, %68
  %78 = phi float [ %76, %72 ], [ 0.000000e+00, %68 ]
  %79 = getelementptr inbounds nuw i8, ptr addrspace(3) %8, i64 476
  store float %78, ptr addrspace(3) %79, align 4, !tbaa !14
  %80 = icmp samesign ugt i32 %4, 8
  br i1 %80, label %86, label %81

81:                                               ; preds = %77
  %82 = sext i32 %9 to i64
  %83 = getelementptr float, ptr addrspace(1) %0, i64 %82
  %84 = getelementptr i8, ptr addrspace(1) %83, i64 512
  %85 = load float, ptr addrspace(1) %84, align 4, !tbaa !14
  br label %86

86:                                               ; preds = %81, %77
  %87 = phi float [ %85, %81 ], [ 0.000000e+00, %77 ]
  %88 = getelementptr inbounds nuw i8, ptr addrspace(3) %8, i64 544
  store float %87, ptr addrspace(3) %88, align 4, !tbaa !14
  %89 = icmp samesign ugt i32 %4, 9
  br i1 %89, label %95, label %90

90:                                               ; preds = %86
  %91 = sext i32 %9 to i64
  %92 = getelementptr float, ptr addrspace(1) %0, i64 %91
  %93 = getelementptr i8, ptr addrspace(1) %92, i64 576
  %94 = load float, ptr addrspace(1) %93, align 4, !tbaa !14
  br label %95

95:                                               ; preds = %90, %86
  %96 = phi float [ %94, %90 ], [ 0.000000e+00, %86 ]
  %97 = getelementptr inbounds nuw i8, ptr addrspace(3) %8, i64 612
  store float %96, ptr addrspace(3) %97, align 4, !tbaa !14
  %98 = icmp samesign ugt i32 %4, 10
  br i1 %98, label %104, label %99

99:                                               ; preds = %95
  %100 = sext i32 %9 to i64
  %101 = getelementptr float, ptr addrspace(1) %0, i64 %100
  %102 = getelementptr i8, ptr addrspace(1) %101, i64 640
  %103 = load float, ptr addrspace(1) %102, align 4, !tbaa !14
  br label %104

104:                                              ; preds = %99, %95
  %105 = phi float [ %103, %99 ], [ 0.000000e+00, %95 ]
  %106 = getelementptr inbounds nuw i8, ptr addrspace(3) %8, i64 680
  store float %105, ptr addrspace(3) %106, align 4, !tbaa !14
  %107 = icmp samesign ugt i32 %4, 11
  br i1 %107, label %113, label %108

108:                                              ; preds = %104
  %109 = sext i32 %9 to i64
  %110 = getelementptr float, ptr addrspace(1) %0, i64 %109
  %111 = getelementptr i8, ptr addrspace(1) %110, i64 704
  %112 = load float, ptr addrspace(1) %111, align 4, !tbaa !14
  br label %113

113:                                              ; preds = %108, %104
  %114 = phi float [ %112, %108 ], [ 0.000000e+00, %104 ]
  %115 = getelementptr inbounds nuw i8, ptr addrspace(3) %8, i64 748
  store float %114, ptr addrspace(3) %115, align 4, !tbaa !14
  %116 = icmp samesign ugt i32 %4, 12
  br i1 %116, label %122, label %117

117:                                              ; preds = %113
  %118 = sext i32 %9 to i64
  %119 = getelementptr float, ptr addrspace(1) %0, i64 %118
  %120 = getelementptr i8, ptr addrspace(1) %119, i64 768
  %121 = load float, ptr addrspace(1) %120, align 4, !tbaa !14
  br label %122

122:                                              ; preds = %117, %113
  %123 = phi float [ %121, %117 ], [ 0.000000e+00, %113 ]
  %124 = getelementptr inbounds nuw i8, ptr addrspace(3) %8, i64 816
  store float %123, ptr addrspace(3) %124, align 4, !tbaa !14
  %125 = icmp samesign ugt i32 %4, 13
  br i1 %125, label %131, label %126

126:                                              ; preds = %122
  %127 = sext i32 %9 to i64
  %128 = getelementptr float, ptr addrspace(1) %0, i64 %127
  %129 = getelementptr i8, ptr addrspace(1) %128, i64 832
  %130 = load float, ptr addrspace(1) %129, align 4, !tbaa !14
  br label %131

131:                                              ; preds = %126, %122
  %132 = phi float [ %130, %126 ], [ 0.000000e+00, %122 ]
  %133 = getelementptr inbounds nuw i8, ptr addrspace(3) %8, i64 884
  store float %132, ptr addrspace(3) %133, align 4, !tbaa !14
  %134 = icmp samesign ugt i32 %4, 14
  br i1 %134, label %140, label %135

135:                                              ; preds = %131
  %136 = sext i32 %9 to i64
  %137 = getelementptr float, ptr addrspace(1) %0, i64 %136
  %138 = getelementptr i8, ptr addrspace(1) %137, i64 896
  %139 = load float, ptr addrspace(1) %138, align 4, !tbaa !14
  br label %140

140:                                              ; preds = %135, %131
  %141 = phi float [ %139, %135 ], [ 0.000000e+00, %131 ]
  %142 = getelementptr inbounds nuw i8, ptr addrspace(3) %8, i64 952
  store float %141, ptr addrspace(3) %142, align 4, !tbaa !14
  %143 = icmp samesign ugt i32 %4, 15
  br i1 %143, label %149, label %144

144:                                              ; preds = %140
  %145 = sext i32 %9 to i64
  %146 = getelementptr float, ptr addrspace(1) %0, i64 %145
  %147 = getelementptr i8, ptr addrspace(1) %146, i64 960
  %148 = load float, ptr addrspace(1) %147, align 4, !tbaa !14
  br label %149

149:                                              ; preds = %144, %140
  %150 = phi float [ %148, %144 ], [ 0.000000e+00, %140 ]
  %151 = getelementptr inbounds nuw i8, ptr addrspace(3) %8, i64 1020
  store float %150, ptr addrspace(3) %151, align 4, !tbaa !14
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #8
  br label %231

152:                                              ; preds = %263
  %153 = load float, ptr %3, align 4, !tbaa !14
  %154 = sext i32 %9 to i64
  %155 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %154
  store float %153, ptr addrspace(1) %155, align 4, !tbaa !14
  %156 = getelementptr inbounds nuw i8, ptr %3, i64 4
  %157 = load float, ptr %156, align 4, !tbaa !14
  %158 = add i32 %9, 16
  %159 = sext i32 %158 to i64
  %160 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %159
  store float %157, ptr addrspace(1) %160, align 4, !tbaa !14
  %161 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %162 = load float, ptr %161, align 4, !tbaa !14
  %163 = add i32 %9, 32
  %164 = sext i32 %163 to i64
  %165 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %164
  store float %162, ptr addrspace(1) %165, align 4, !tbaa !14
  %166 = getelementptr inbounds nuw i8, ptr %3, i64 12
  %167 = load float, ptr %166, align 4, !tbaa !14
  %168 = add i32 %9, 48
  %169 = sext i32 %168 to i64
  %170 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %169
  store float %167, ptr addrspace(1) %170, align 4, !tbaa !14
  %171 = getelementptr inbounds nuw i8, ptr %3, i64 16
  %172 = load float, ptr %171, align 4, !tbaa !14
  %173 = add i32 %9, 64
  %174 = sext i32 %173 to i64
  %175 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %174
  store float %172, ptr addrspace(1) %175, align 4, !tbaa !14
  %176 = getelementptr inbounds nuw i8, ptr %3, i64 20
  %177 = load float, ptr %176, align 4, !tbaa !14
  %178 = add i32 %9, 80
  %179 = sext i32 %178 to i64
  %180 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %179
  store float %177, ptr addrspace(1) %180, align 4, !tbaa !14
  %181 = getelementptr inbounds nuw i8, ptr %3, i64 24
  %182 = load float, ptr %181, align 4, !tbaa !14
  %183 = add i32 %9, 96
  %184 = sext i32 %183 to i64
  %185 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %184
  store float %182, ptr addrspace(1) %185, align 4, !tbaa !14
  %186 = getelementptr inbounds nuw i8, ptr %3, i64 28
  %187 = load float, ptr %186, align 4, !tbaa !14
  %188 = add i32 %9, 112
  %189 = sext i32 %188 to i64
  %190 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %189
  store float %187, ptr addrspace(1) %190, align 4, !tbaa !14
  %191 = getelementptr inbounds nuw i8, ptr %3, i64 32
  %192 = load float, ptr %191, align 4, !tbaa !14
  %193 = add i32 %9, 128
  %194 = sext i32 %193 to i64
  %195 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %194
  store float %192, ptr addrspace(1) %195, align 4, !tbaa !14
  %196 = getelementptr inbounds nuw i8, ptr %3, i64 36
  %197 = load float, ptr %196, align 4, !tbaa !14
  %198 = add i32 %9, 144
  %199 = sext i32 %198 to i64
  %200 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %199
  store float %197, ptr addrspace(1) %200, align 4, !tbaa !14
  %201 = getelementptr inbounds nuw i8, ptr %3, i64 40
  %202 = load float, ptr %201, align 4, !tbaa !14
  %203 = add i32 %9, 160
  %204 = sext i32 %203 to i64
  %205 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %204
  store float %202, ptr addrspace(1) %205, align 4, !tbaa !14
  %206 = getelementptr inbounds nuw i8, ptr %3, i64 44
  %207 = load float, ptr %206, align 4, !tbaa !14
  %208 = add i32 %9, 176
  %209 = sext i32 %208 to i64
  %210 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %209
  store float %207, ptr addrspace(1) %210, align 4, !tbaa !14
  %211 = getelementptr inbounds nuw i8, ptr %3, i64 48
  %212 = load float, ptr %211, align 4, !tbaa !14
  %213 = add i32 %9, 192
  %214 = sext i32 %213 to i64
  %215 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %214
  store float %212, ptr addrspace(1) %215, align 4, !tbaa !14
  %216 = getelementptr inbounds nuw i8, ptr %3, i64 52
  %217 = load float, ptr %216, align 4, !tbaa !14
  %218 = add i32 %9, 208
  %219 = sext i32 %218 to i64
  %220 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %219
  store float %217, ptr addrspace(1) %220, align 4, !tbaa !14
  %221 = getelementptr inbounds nuw i8, ptr %3, i64 56
  %222 = load float, ptr %221, align 4, !tbaa !14
  %223 = add i32 %9, 224
  %224 = sext i32 %223 to i64
  %225 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %224
  store float %222, ptr addrspace(1) %225, align 4, !tbaa !14
  %226 = getelementptr inbounds nuw i8, ptr %3, i64 60
  %227 = load float, ptr %226, align 4, !tbaa !14
  %228 = add i32 %9, 240
  %229 = sext i32 %228 to i64
  %230 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %229
  store float %227, ptr addrspace(1) %230, align 4, !tbaa !14
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #8
  ret void

231:                                              ; preds = %149, %263
  %232 = phi i32 [ 0, %149 ], [ %271, %263 ]
  %233 = icmp eq i32 %232, %4
  %234 = select i1 %233, float 1.000000e+00, float 0.000000e+00
  %235 = icmp eq i32 %232, 0
  br i1 %235, label %263, label %236

236:                                              ; preds = %231
  %237 = zext nneg i32 %232 to i64
  %238 = getelementptr inbounds nuw [17 x float], ptr addrspace(3) @invert_diagonal.lm, i64 %237
  %239 = and i32 %232, 7
  %240 = icmp samesign ult i32 %232, 8
  br i1 %240, label %245, label %241

241:                                              ; preds = %236
  %242 = and i32 %232, 2147483640
  br label %273

243:                                              ; preds = %273
  %244 = icmp eq i32 %239, 0
  br i1 %244, label %263, label %245

245:                                              ; preds = %243, %236
  %246 = phi i32 [ 0, %236 ], [ %340, %243 ]
  %247 = phi float [ %234, %236 ], [ %339, %243 ]
  %248 = icmp ne i32 %239, 0
  tail call void @llvm.assume(i1 %248)
  br label %249

249:                                              ; preds = %249, %245
  %250 = phi i32 [ %246, %245 ], [ %260, %249 ]
  %251 = phi float [ %247, %245 ], [ %259, %249 ]
  %252 = phi i32 [ 0, %245 ], [ %261, %249 ]
  %253 = zext nneg i32 %250 to i64
  %254 = getelementptr inbounds nuw float, ptr addrspace(3) %238, i64 %253
  %255 = load float, ptr addrspace(3) %254, align 4, !tbaa !14
  %256 = getelementptr inbounds nuw float, ptr %3, i64 %253
  %257 = load float, ptr %256, align 4, !tbaa !14
  %258 = fneg float %255
  %259 = tail call float @llvm.fmuladd.f32(float %258, float %257, float %251)
  %260 = add nuw nsw i32 %250, 1
  %261 = add i32 %252, 1
  %262 = icmp eq i32 %261, %239
  br i1 %262, label %263, label %249, !llvm.loop !20

263:                                              ; preds = %243, %249, %231
  %264 = phi i64 [ 0, %231 ], [ %237, %249 ], [ %237, %243 ]
  %265 = phi float [ %234, %231 ], [ %339, %243 ], [ %259, %249 ]
  %266 = getelementptr inbounds nuw [17 x float], ptr addrspace(3) @invert_diagonal.lm, i64 %264
  %267 = getelementptr inbounds nuw float, ptr addrspace(3) %266, i64 %264
  %268 = load float, ptr addrspace(3) %267, align 4, !tbaa !14
  %269 = fdiv float %265, %268
  %270 = getelementptr inbounds nuw float, ptr %3, i64 %264
  store float %269, ptr %270, align 4, !tbaa !14
  %271 = add nuw nsw i32 %232, 1
  %272 = icmp eq i32 %271, 16
  br i1 %272, label %152, label %231

273:                                              ; preds = %273, %241
  %274 = phi i32 [ 0, %241 ], [ %340, %273 ]
  %275 = phi float [ %234, %241 ], [ %339, %273 ]
  %276 = phi i32 [ 0, %241 ], [ %341, %273 ]
  %277 = zext nneg i32 %274 to i64
  %278 = getelementptr inbounds nuw float, ptr addrspace(3) %238, i64 %277
  %279 = load float, ptr addrspace(3) %278, align 4, !tbaa !14
  %280 = getelementptr inbounds nuw float, ptr %3, i64 %277
  %281 = load float, ptr %280, align 4, !tbaa !14
  %282 = fneg float %279
  %283 = tail call float @llvm.fmuladd.f32(float %282, float %281, float %275)
  %284 = or disjoint i32 %274, 1
  %285 = zext nneg i32 %284 to i64
  %286 = getelementptr inbounds nuw float, ptr addrspace(3) %238, i64 %285
  %287 = load float, ptr addrspace(3) %286, align 4, !tbaa !14
  %288 = getelementptr inbounds nuw float, ptr %3, i64 %285
  %289 = load float, ptr %288, align 4, !tbaa !14
  %290 = fneg float %287
  %291 = tail call float @llvm.fmuladd.f32(float %290, float %289, float %283)
  %292 = or disjoint i32 %274, 2
  %293 = zext nneg i32 %292 to i64
  %294 = getelementptr inbounds nuw float, ptr addrspace(3) %238, i64 %293
  %295 = load float, ptr addrspace(3) %294, align 4, !tbaa !14
  %296 = getelementptr inbounds nuw float, ptr %3, i64 %293
  %297 = load float, ptr %296, align 4, !tbaa !14
  %298 = fneg float %295
  %299 = tail call float @llvm.fmuladd.f32(float %298, float %297, float %291)
  %300 = or disjoint i32 %274, 3
  %301 = zext nneg i32 %300 to i64
  %302 = getelementptr inbounds nuw float, ptr addrspace(3) %238, i64 %301
  %303 = load float, ptr addrspace(3) %302, align 4, !tbaa !14
  %304 = getelementptr inbounds nuw float, ptr %3, i64 %301
  %305 = load float, ptr %304, align 4, !tbaa !14
  %306 = fneg float %303
  %307 = tail call float @llvm.fmuladd.f32(float %306, float %305, float %299)
  %308 = or disjoint i32 %274, 4
  %309 = zext nneg i32 %308 to i64
  %310 = getelementptr inbounds nuw float, ptr addrspace(3) %238, i64 %309
  %311 = load float, ptr addrspace(3) %310, align 4, !tbaa !14
  %312 = getelementptr inbounds nuw float, ptr %3, i64 %309
  %313 = load float, ptr %312, align 4, !tbaa !14
  %314 = fneg float %311
  %315 = tail call float @llvm.fmuladd.f32(float %314, float %313, float %307)
  %316 = or disjoint i32 %274, 5
  %317 = zext nneg i32 %316 to i64
  %318 = getelementptr inbounds nuw float, ptr addrspace(3) %238, i64 %317
  %319 = load float, ptr addrspace(3) %318, align 4, !tbaa !14
  %320 = getelementptr inbounds nuw float, ptr %3, i64 %317
  %321 = load float, ptr %320, align 4, !tbaa !14
  %322 = fneg float %319
  %323 = tail call float @llvm.fmuladd.f32(float %322, float %321, float %315)
  %324 = or disjoint i32 %274, 6
  %325 = zext nneg i32 %324 to i64
  %326 = getelementptr inbounds nuw float, ptr addrspace(3) %238, i64 %325
  %327 = load float, ptr addrspace(3) %326, align 4, !tbaa !14
  %328 = getelementptr inbounds nuw float, ptr %3, i64 %325
  %329 = load float, ptr %328, align 4, !tbaa !14
  %330 = fneg float %327
  %331 = tail call float @llvm.fmuladd.f32(float %330, float %329, float %323)
  %332 = or disjoint i32 %274, 7
  %333 = zext nneg i32 %332 to i64
  %334 = getelementptr inbounds nuw float, ptr addrspace(3) %238, i64 %333
  %335 = load float, ptr addrspace(3) %334, align 4, !tbaa !14
  %336 = getelementptr inbounds nuw float, ptr %3, i64 %333
  %337 = load float, ptr %336, align 4, !tbaa !14
  %338 = fneg float %335
  %339 = tail call float @llvm.fmuladd.f32(float %338, float %337, float %331)
  %340 = add nuw nsw i32 %274, 8
  %341 = add i32 %276, 8
  %342 = icmp eq i32 %341, %242
  br i1 %342, label %243, label %273
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

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #6

attributes #0 = { convergent noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" "uniform-work-group-size"="false" }
attributes #1 = { convergent noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { convergent nocallback nounwind }
attributes #5 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #7 = { convergent nounwind }
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
!10 = !{i32 0, i32 1, i32 1, i32 0, i32 0}
!11 = !{!"none", !"none", !"none", !"none", !"none"}
!12 = !{!"int", !"float*", !"float*", !"int", !"float"}
!13 = !{!"", !"restrict const", !"", !"", !""}
!14 = !{!15, !15, i64 0}
!15 = !{!"float", !8, i64 0}
!16 = !{i32 1, i32 1}
!17 = !{!"none", !"none"}
!18 = !{!"float*", !"float*"}
!19 = !{!"restrict const", !"restrict"}
!20 = distinct !{!20, !21}
!21 = !{!"llvm.loop.unroll.disable"}
