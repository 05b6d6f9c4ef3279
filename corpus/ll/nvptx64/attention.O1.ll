; ModuleID = 'corpus/opencl/attention.cl'
source_filename = "corpus/opencl/attention.cl"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@attention_head.ks = internal unnamed_addr addrspace(3) global [16 x [4 x <4 x float>]] undef, align 16
@attention_head.vs = internal unnamed_addr addrspace(3) global [16 x [4 x <4 x float>]] undef, align 16

; Function Attrs: convergent noinline norecurse nounwind
define dso_local ptx_kernel void @attention_head(ptr addrspace(1) noalias noundef readonly align 16 captures(none) %0, ptr addrspace(1) noalias noundef readonly align 16 captures(none) %1, ptr addrspace(1) noalias noundef readonly align 16 captures(none) %2, ptr addrspace(1) noalias noundef writeonly align 16 captures(none) %3, i32 noundef %4, float noundef %5, i32 noundef %6) local_unnamed_addr #0 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !13 !kernel_arg_type_qual !14 !reqd_work_group_size !15 {
  tail call void @__clang_ocl_kern_imp_attention_head(ptr addrspace(1) noundef align 16 %0, ptr addrspace(1) noundef align 16 %1, ptr addrspace(1) noundef align 16 %2, ptr addrspace(1) noundef align 16 %3, i32 noundef %4, float noundef %5, i32 noundef %6) #7
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind
define dso_local void @__clang_ocl_kern_imp_attention_head(ptr addrspace(1) noalias noundef readonly align 16 captures(none) %0, ptr addrspace(1) noalias noundef readonly align 16 captures(none) %1, ptr addrspace(1) noalias noundef readonly align 16 captures(none) %2, ptr addrspace(1) noalias noundef writeonly align 16 captures(none) %3, i32 noundef %4, float noundef %5, i32 noundef %6) local_unnamed_addr #1 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !13 !kernel_arg_type_qual !14 !reqd_work_group_size !15 {
  %8 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %10 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %11 = mul i32 %10, %9
  %12 = add i32 %11, %8
  %13 = insertelement <4 x float> poison, float %5, i64 0
  %14 = shufflevector <4 x float> %13, <4 x float> poison, <4 x i32> zeroinitializer
  %15 = shl nsw i32 %12, 2
  %16 = sext i32 %15 to i64
  %17 = getelementptr inbounds <4 x float>, ptr addrspace(1) %0, i64 %16
  %18 = load <4 x float>, ptr addrspace(1) %17, align 16, !tbaa !16
  %19 = fmul <4 x float> %14, %18
  %20 = sext i32 %15 to i64
  %21 = getelementptr <4 x float>, ptr addrspace(1) %0, i64 %20
  %22 = getelementptr i8, ptr addrspace(1) %21, i64 16
  %23 = load <4 x float>, ptr addrspace(1) %22, align 16, !tbaa !16
  %24 = fmul <4 x float> %14, %23
  %25 = sext i32 %15 to i64
  %26 = getelementptr <4 x float>, ptr addrspace(1) %0, i64 %25
  %27 = getelementptr i8, ptr addrspace(1) %26, i64 32
  %28 = load <4 x float>, ptr addrspace(1) %27, align 16, !tbaa !16
  %29 = fmul <4 x float> %14, %28
  %30 = sext i32 %15 to i64
  %31 = getelementptr <4 x float>, ptr addrspace(1) %0, i64 %30
  %32 = getelementptr i8, ptr addrspace(1) %31, i64 48
  %33 = load <4 x float>, ptr addrspace(1) %32, align 16, !tbaa !16
  %34 = fmul <4 x float> %14, %33
  %35 = icmp sgt i32 %4, 0
  br i1 %35, label %36, label %262

36:                                               ; preds = %7
  %37 = zext nneg i32 %8 to i64
  %38 = getelementptr inbounds nuw [4 x <4 x float>], ptr addrspace(3) @attention_head.ks, i64 %37
  %39 = getelementptr inbounds nuw [4 x <4 x float>], ptr addrspace(3) @attention_head.vs, i64 %37
  %40 = icmp eq i32 %6, 0
  %41 = getelementptr inbounds nuw i8, ptr addrspace(3) %38, i64 16
  %42 = getelementptr inbounds nuw i8, ptr addrspace(3) %39, i64 16
  %43 = getelementptr inbounds nuw i8, ptr addrspace(3) %38, i64 32
  %44 = getelementptr inbounds nuw i8, ptr addrspace(3) %39, i64 32
  %45 = getelementptr inbounds nuw i8, ptr addrspace(3) %38, i64 48
  %46 = getelementptr inbounds nuw i8, ptr addrspace(3) %39, i64 48
  %47 = extractelement <4 x float> %19, i64 3
  %48 = extractelement <4 x float> %19, i64 2
  %49 = extractelement <4 x float> %19, i64 0
  %50 = extractelement <4 x float> %19, i64 1
  %51 = extractelement <4 x float> %24, i64 3
  %52 = extractelement <4 x float> %24, i64 2
  %53 = extractelement <4 x float> %24, i64 0
  %54 = extractelement <4 x float> %24, i64 1
  %55 = extractelement <4 x float> %29, i64 3
  %56 = extractelement <4 x float> %29, i64 2
  %57 = extractelement <4 x float> %29, i64 0
  %58 = extractelement <4 x float> %29, i64 1
  %59 = extractelement <4 x float> %34, i64 3
  %60 = extractelement <4 x float> %34, i64 2
  %61 = extractelement <4 x float> %34, i64 0
  %62 = extractelement <4 x float> %34, i64 1
  br label %63

63:                                               ; preds = %36, %253
  %64 = phi <4 x float> [ zeroinitializer, %36 ], [ %254, %253 ]
  %65 = phi <4 x float> [ zeroinitializer, %36 ], [ %255, %253 ]
  %66 = phi <4 x float> [ zeroinitializer, %36 ], [ %256, %253 ]
  %67 = phi <4 x float> [ zeroinitializer, %36 ], [ %257, %253 ]
  %68 = phi float [ 0xFFF0000000000000, %36 ], [ %259, %253 ]
  %69 = phi float [ 0.000000e+00, %36 ], [ %258, %253 ]
  %70 = phi i32 [ 0, %36 ], [ %260, %253 ]
  %71 = add nuw nsw i32 %70, %8
  %72 = shl nsw i32 %71, 2
  %73 = zext nneg i32 %72 to i64
  %74 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %1, i64 %73
  %75 = load <4 x float>, ptr addrspace(1) %74, align 16, !tbaa !16
  store <4 x float> %75, ptr addrspace(3) %38, align 16, !tbaa !16
  %76 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %2, i64 %73
  %77 = load <4 x float>, ptr addrspace(1) %76, align 16, !tbaa !16
  store <4 x float> %77, ptr addrspace(3) %39, align 16, !tbaa !16
  %78 = or disjoint i32 %72, 1
  %79 = zext nneg i32 %78 to i64
  %80 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %1, i64 %79
  %81 = load <4 x float>, ptr addrspace(1) %80, align 16, !tbaa !16
  store <4 x float> %81, ptr addrspace(3) %41, align 16, !tbaa !16
  %82 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %2, i64 %79
  %83 = load <4 x float>, ptr addrspace(1) %82, align 16, !tbaa !16
  store <4 x float> %83, ptr addrspace(3) %42, align 16, !tbaa !16
  %84 = or disjoint i32 %72, 2
  %85 = zext nneg i32 %84 to i64
  %86 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %1, i64 %85
  %87 = load <4 x float>, ptr addrspace(1) %86, align 16, !tbaa !16
  store <4 x float> %87, ptr addrspace(3) %43, align 16, !tbaa !16
  %88 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %2, i64 %85
  %89 = load <4 x float>, ptr addrspace(1) %88, align 16, !tbaa !16
  store <4 x float> %89, ptr addrspace(3) %44, align 16, !tbaa !16
  %90 = or disjoint i32 %72, 3
  %91 = zext nneg i32 %90 to i64
  %92 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %1, i64 %91
  %93 = load <4 x float>, ptr addrspace(1) %92, align 16, !tbaa !16
  store <4 x float> %93, ptr addrspace(3) %45, align 16, !tbaa !16
  %94 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %2, i64 %91
  %95 = load <4 x float>, ptr addrspace(1) %94, align 16, !tbaa !16
  store <4 x float> %95, ptr addrspace(3) %46, align 16, !tbaa !16
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %96 = sub nsw i32 %12, %70
  %97 = tail call i32 @llvm.smin.i32(i32 %96, i32 15)
  %98 = add nsw i32 %97, 1
  %99 = select i1 %40, i32 16, i32 %98
  %100 = icmp sgt i32 %99, 0
  br i1 %100, label %101, label %253

101:                                              ; preds = %63, %101
  %102 = phi <4 x float> [ %249, %101 ], [ %64, %63 ]
  %103 = phi <4 x float> [ %245, %101 ], [ %65, %63 ]
  %104 = phi <4 x float> [ %241, %101 ], [ %66, %63 ]
  %105 = phi <4 x float> [ %237, %101 ], [ %67, %63 ]
  %106 = phi float [ %164, %101 ], [ %68, %63 ]
  %107 = phi float [ %250, %101 ], [ %69, %63 ]
  %108 = phi i32 [ %251, %101 ], [ 0, %63 ]
  %109 = zext nneg i32 %108 to i64
  %110 = getelementptr inbounds nuw [4 x <4 x float>], ptr addrspace(3) @attention_head.vs, i64 %109
  %111 = zext nneg i32 %108 to i64
  %112 = getelementptr inbounds nuw [4 x <4 x float>], ptr addrspace(3) @attention_head.ks, i64 %111
  %113 = getelementptr inbounds nuw i8, ptr addrspace(3) %112, i64 12
  %114 = load float, ptr addrspace(3) %113, align 4, !tbaa !16
  %115 = getelementptr inbounds nuw i8, ptr addrspace(3) %112, i64 8
  %116 = load float, ptr addrspace(3) %115, align 8, !tbaa !16
  %117 = load float, ptr addrspace(3) %112, align 16, !tbaa !16
  %118 = getelementptr inbounds nuw i8, ptr addrspace(3) %112, i64 4
  %119 = load float, ptr addrspace(3) %118, align 4, !tbaa !16
  %120 = fmul float %50, %119
  %121 = tail call float @llvm.fmuladd.f32(float %49, float %117, float %120)
  %122 = tail call float @llvm.fmuladd.f32(float %48, float %116, float %121)
  %123 = tail call noundef float @llvm.fmuladd.f32(float %47, float %114, float %122)
  %124 = fadd float %123, 0.000000e+00
  %125 = getelementptr inbounds nuw i8, ptr addrspace(3) %112, i64 16
  %126 = getelementptr inbounds nuw i8, ptr addrspace(3) %112, i64 28
  %127 = load float, ptr addrspace(3) %126, align 4, !tbaa !16
  %128 = getelementptr inbounds nuw i8, ptr addrspace(3) %112, i64 24
  %129 = load float, ptr addrspace(3) %128, align 8, !tbaa !16
  %130 = load float, ptr addrspace(3) %125, align 16, !tbaa !16
  %131 = getelementptr inbounds nuw i8, ptr addrspace(3) %112, i64 20
  %132 = load float, ptr addrspace(3) %131, align 4, !tbaa !16
  %133 = fmul float %54, %132
  %134 = tail call float @llvm.fmuladd.f32(float %53, float %130, float %133)
  %135 = tail call float @llvm.fmuladd.f32(float %52, float %129, float %134)
  %136 = tail call noundef float @llvm.fmuladd.f32(float %51, float %127, float %135)
  %137 = fadd float %124, %136
  %138 = getelementptr inbounds nuw i8, ptr addrspace(3) %112, i64 32
  %139 = getelementptr inbounds nuw i8, ptr addrspace(3) %112, i64 44
  %140 = load float, ptr addrspace(3) %139, align 4, !tbaa !16
  %141 = getelementptr inbounds nuw i8, ptr addrspace(3) %112, i64 40
  %142 = load float, ptr addrspace(3) %141, align 8, !tbaa !16
  %143 = load float, ptr addrspace(3) %138, align 16, !tbaa !16
  %144 = getelementptr inbounds nuw i8, ptr addrspace(3) %112, i64 36
  %145 = load float, ptr addrspace(3) %144, align 4, !tbaa !16
  %146 = fmul float %58, %145
  %147 = tail call float @llvm.fmuladd.f32(float %57, float %143, float %146)
  %148 = tail call float @llvm.fmuladd.f32(float %56, float %142, float %147)
  %149 = tail call noundef float @llvm.fmuladd.f32(float %55, float %140, float %148)
  %150 = fadd float %137, %149
  %151 = getelementptr inbounds nuw i8, ptr addrspace(3) %112, i64 48
  %152 = getelementptr inbounds nuw i8, ptr addrspace(3) %112, i64 60
  %153 = load float, ptr addrspace(3) %152, align 4, !tbaa !16
  %154 = getelementptr inbounds nuw i8, ptr addrspace(3) %112, i64 56
  %155 = load float, ptr addrspace(3) %154, align 8, !tbaa !16
  %156 = load float, ptr addrspace(3) %151, align 16, !tbaa !16
  %157 = getelementptr inbounds nuw i8, ptr addrspace(3) %112, i64 52
  %158 = load float, ptr addrspace(3) %157, align 4, !tbaa !16
  %159 = fmul float %62, %158
  %160 = tail call float @llvm.fmuladd.f32(float %61, float %156, float %159)
  %161 = tail call float @llvm.fmuladd.f32(float %60, float %155, float %160)
  %162 = tail call noundef float @llvm.fmuladd.f32(float %59, float %153, float %161)
  %163 = fadd float %150, %162
  %164 = tail call noundef float @llvm.maximumnum.f32(float %106, float %163)
  %165 = fsub float %163, %164
  %166 = fcmp ord float %165, 0.000000e+00
  %167 = fcmp olt float %165, 0x40562E4300000000
  %168 = fcmp olt float %165, 0xC055D589E0000000
  %169 = fcmp olt float %165, 0.000000e+00
  %170 = select i1 %169, float -5.000000e-01, float 5.000000e-01
  %171 = tail call noundef float @llvm.fmuladd.f32(float %165, float 0x3FF7154760000000, float %170)
  %172 = fptosi float %171 to i32
  %173 = shl i32 %172, 23
  %174 = sitofp i32 %172 to float
  %175 = tail call noundef float @llvm.fmuladd.f32(float %174, float 0xBFE62E3000000000, float %165)
  %176 = fmul float %174, 0xBEE2FEFA20000000
  %177 = fneg float %176
  %178 = fadd float %175, %176
  %179 = fmul float %178, %178
  %180 = tail call noundef float @llvm.fmuladd.f32(float %179, float 0x3E66376980000000, float 0xBEBBBD41C0000000)
  %181 = tail call noundef float @llvm.fmuladd.f32(float %179, float %180, float 0x3F11566AA0000000)
  %182 = tail call noundef float @llvm.fmuladd.f32(float %179, float %181, float 0xBF66C16C20000000)
  %183 = tail call noundef float @llvm.fmuladd.f32(float %179, float %182, float 0x3FC5555560000000)
  %184 = fneg float %183
  %185 = tail call noundef float @llvm.fmuladd.f32(float %179, float %184, float %178)
  %186 = fmul float %178, %185
  %187 = fsub float 2.000000e+00, %185
  %188 = fdiv float %186, %187, !fpmath !17
  %189 = fsub float %177, %188
  %190 = fsub float %175, %189
  %191 = fadd float %190, 1.000000e+00
  %192 = bitcast float %191 to i32
  %193 = add nsw i32 %173, %192
  %194 = bitcast i32 %193 to float
  %195 = select i1 %168, float 0.000000e+00, float %194
  %196 = select i1 %167, float %195, float 0x7FF0000000000000
  %197 = select i1 %166, float %196, float %165
  %198 = insertelement <4 x float> poison, float %197, i64 0
  %199 = shufflevector <4 x float> %198, <4 x float> poison, <4 x i32> zeroinitializer
  %200 = fsub float %106, %164
  %201 = fcmp ord float %200, 0.000000e+00
  %202 = fcmp olt float %200, 0x40562E4300000000
  %203 = fcmp olt float %200, 0xC055D589E0000000
  %204 = fcmp olt float %200, 0.000000e+00
  %205 = select i1 %204, float -5.000000e-01, float 5.000000e-01
  %206 = tail call noundef float @llvm.fmuladd.f32(float %200, float 0x3FF7154760000000, float %205)
  %207 = fptosi float %206 to i32
  %208 = shl i32 %207, 23
  %209 = sitofp i32 %207 to float
  %210 = tail call noundef float @llvm.fmuladd.f32(float %209, float 0xBFE62E3000000000, float %200)
  %211 = fmul float %209, 0xBEE2FEFA20000000
  %212 = fneg float %211
  %213 = fadd float %210, %211
  %214 = fmul float %213, %213
  %215 = tail call noundef float @llvm.fmuladd.f32(float %214, float 0x3E66376980000000, float 0xBEBBBD41C0000000)
  %216 = tail call noundef float @llvm.fmuladd.f32(float %214, float %215, float 0x3F11566AA0000000)
  %217 = tail call noundef float @llvm.fmuladd.f32(float %214, float %216, float 0xBF66C16C20000000)
  %218 = tail call noundef float @llvm.fmuladd.f32(float %214, float %217, float 0x3FC5555560000000)
  %219 = fneg float %218
  %220 = tail call noundef float @llvm.fmuladd.f32(float %214, float %219, float %213)
  %221 = fmul float %213, %220
  %222 = fsub float 2.000000e+00, %220
  %223 = fdiv float %221, %222, !fpmath !17
  %224 = fsub float %212, %223
  %225 = fsub float %210, %224
  %226 = fadd float %225, 1.000000e+00
  %227 = bitcast float %226 to i32
  %228 = add nsw i32 %208, %227
  %229 = bitcast i32 %228 to float
  %230 = select i1 %203, float 0.000000e+00, float %229
  %231 = select i1 %202, float %230, float 0x7FF0000000000000
  %232 = select i1 %201, float %231, float %200
  %233 = insertelement <4 x float> poison, float %232, i64 0
  %234 = shufflevector <4 x float> %233, <4 x float> poison, <4 x i32> zeroinitializer
  %235 = load <4 x float>, ptr addrspace(3) %110, align 16, !tbaa !16
  %236 = fmul <4 x float> %199, %235
  %237 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %105, <4 x float> %234, <4 x float> %236)
  %238 = getelementptr inbounds nuw i8, ptr addrspace(3) %110, i64 16
  %239 = load <4 x float>, ptr addrspace(3) %238, align 16, !tbaa !16
  %240 = fmul <4 x float> %199, %239
  %241 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %104, <4 x float> %234, <4 x float> %240)
  %242 = getelementptr inbounds nuw i8, ptr addrspace(3) %110, i64 32
  %243 = load <4 x float>, ptr addrspace(3) %242, align 16, !tbaa !16
  %244 = fmul <4 x float> %199, %243
  %245 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %103, <4 x float> %234, <4 x float> %244)
  %246 = getelementptr inbounds nuw i8, ptr addrspace(3) %110, i64 48
  %247 = load <4 x float>, ptr addrspace(3) %246, align 16, !tbaa !16
  %248 = fmul <4 x float> %199, %247
  %249 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %102, <4 x float> %234, <4 x float> %248)
  %250 = tail call float @llvm.fmuladd.f32(float %107, float %232, float %197)
  %251 = add nuw nsw i32 %108, 1
  %252 = icmp eq i32 %251, %99
  br i1 %252, label %253, label %101, !llvm.loop !18

253:                                              ; preds = %101, %63
  %254 = phi <4 x float> [ %64, %63 ], [ %249, %101 ]
  %255 = phi <4 x float> [ %65, %63 ], [ %245, %101 ]
  %256 = phi <4 x float> [ %66, %63 ], [ %241, %101 ]
  %257 = phi <4 x float> [ %67, %63 ], [ %237, %101 ]
  %258 = phi float [ %69, %63 ], [ %250, %101 ]
  %259 = phi float [ %68, %63 ], [ %164, %101 ]
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %260 = add nuw nsw i32 %70, 16
  %261 = icmp slt i32 %260, %4
  br i1 %261, label %63, label %262, !llvm.loop !20

262:                                              ; preds = %253, %7
  %263 = phi <4 x float> [ zeroinitializer, %7 ], [ %254, %253 ]
  %264 = phi <4 x float> [ zeroinitializer, %7 ], [ %255, %253 ]
  %265 = phi <4 x float> [ zeroinitializer, %7 ], [ %256, %253 ]
  %266 = phi <4 x float> [ zeroinitializer, %7 ], [ %257, %253 ]
  %267 = phi float [ 0.000000e+00, %7 ], [ %258, %253 ]
  %268 = shl nsw i32 %12, 2
  %269 = insertelement <4 x float> poison, float %267, i64 0
  %270 = shufflevector <4 x float> %269, <4 x float> poison, <4 x i32> zeroinitializer
  %271 = fdiv <4 x float> %266, %270, !fpmath !17
  %272 = sext i32 %268 to i64
  %273 = getelementptr inbounds <4 x float>, ptr addrspace(1) %3, i64 %272
  store <4 x float> %271, ptr addrspace(1) %273, align 16, !tbaa !16
  %274 = fdiv <4 x float> %265, %270, !fpmath !17
  %275 = sext i32 %268 to i64
  %276 = getelementptr <4 x float>, ptr addrspace(1) %3, i64 %275
  %277 = getelementptr i8, ptr addrspace(1) %276, i64 16
  store <4 x float> %274, ptr addrspace(1) %277, align 16, !tbaa !16
  %278 = fdiv <4 x float> %264, %270, !fpmath !17
  %279 = sext i32 %268 to i64
  %280 = getelementptr <4 x float>, ptr addrspace(1) %3, i64 %279
  %281 = getelementptr i8, ptr addrspace(1) %280, i64 32
  store <4 x float> %278, ptr addrspace(1) %281, align 16, !tbaa !16
  %282 = fdiv <4 x float> %263, %270, !fpmath !17
  %283 = sext i32 %268 to i64
  %284 = getelementptr <4 x float>, ptr addrspace(1) %3, i64 %283
  %285 = getelementptr i8, ptr addrspace(1) %284, i64 48
  store <4 x float> %282, ptr addrspace(1) %285, align 16, !tbaa !16
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @rotary(ptr addrspace(1) noundef align 8 captures(none) %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #2 !kernel_arg_addr_space !21 !kernel_arg_access_qual !22 !kernel_arg_type !23 !kernel_arg_base_type !24 !kernel_arg_type_qual !25 {
  tail call void @__clang_ocl_kern_imp_rotary(ptr addrspace(1) noundef align 8 %0, i32 noundef %1, i32 noundef %2) #8
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local void @__clang_ocl_kern_imp_rotary(ptr addrspace(1) noundef align 8 captures(none) %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #3 !kernel_arg_addr_space !21 !kernel_arg_access_qual !22 !kernel_arg_type !23 !kernel_arg_base_type !24 !kernel_arg_type_qual !25 {
  %4 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %6 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %7 = mul i32 %5, %4
  %8 = add i32 %7, %6
  %9 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %10 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %11 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %12 = mul nuw nsw i32 %10, %9
  %13 = add nuw nsw i32 %12, %11
  %14 = sitofp i32 %8 to float
  %15 = fmul float %14, 2.000000e+00
  %16 = fmul float %15, 0xC02A934D60000000
  %17 = sitofp i32 %1 to float
  %18 = fdiv float %16, %17, !fpmath !17
  %19 = tail call noundef float @llvm.rint.f32(float %18)
  %20 = fptosi float %19 to i32
  %21 = fsub float %18, %19
  %22 = fmul float %21, 0x3FE62E3000000000
  %23 = fmul float %21, 0x3EE2FEFA20000000
  %24 = fadd float %22, %23
  %25 = fmul float %24, %24
  %26 = tail call noundef float @llvm.fmuladd.f32(float %25, float 0x3E66376980000000, float 0xBEBBBD41C0000000)
  %27 = tail call noundef float @llvm.fmuladd.f32(float %25, float %26, float 0x3F11566AA0000000)
  %28 = tail call noundef float @llvm.fmuladd.f32(float %25, float %27, float 0xBF66C16C20000000)
  %29 = tail call noundef float @llvm.fmuladd.f32(float %25, float %28, float 0x3FC5555560000000)
  %30 = fneg float %29
  %31 = tail call noundef float @llvm.fmuladd.f32(float %25, float %30, float %24)
  %32 = fneg float %23
  %33 = fmul float %24, %31
  %34 = fsub float 2.000000e+00, %31
  %35 = fdiv float %33, %34, !fpmath !17
  %36 = fsub float %32, %35
  %37 = fsub float %22, %36
  %38 = fadd float %37, 1.000000e+00
  %39 = bitcast float %38 to i32
  %40 = shl i32 %20, 23
  %41 = add nsw i32 %40, %39
  %42 = bitcast i32 %41 to float
  %43 = fcmp olt float %18, -1.260000e+02
  %44 = select i1 %43, float 0.000000e+00, float %42
  %45 = fcmp olt float %18, 1.280000e+02
  %46 = select i1 %45, float %44, float 0x7FF0000000000000
  %47 = fcmp ord float %18, 0.000000e+00
  %48 = select i1 %47, float %46, float %18
  %49 = add nsw i32 %2, %13
  %50 = sitofp i32 %49 to float
  %51 = fmul float %48, %50
  %52 = tail call noundef float @llvm.fabs.f32(float %51)
  %53 = fcmp olt float %52, 0x4160000000000000
  br i1 %53, label %54, label %82

54:                                               ; preds = %3
  %55 = tail call noundef float @llvm.fmuladd.f32(float %52, float 0x3FE45F3060000000, float 5.000000e-01)
  %56 = tail call noundef float @llvm.trunc.f32(float %55)
  %57 = fmul float %56, 0x3FF921FB40000000
  %58 = fneg float %57
  %59 = tail call noundef float @llvm.fma.f32(float %56, float 0x3FF921FB40000000, float %58)
  %60 = fsub float %52, %57
  %61 = fsub float %52, %60
  %62 = fsub float %61, %57
  %63 = fsub float %62, %59
  %64 = fadd float %60, %63
  %65 = fmul float %56, 0x3E74442D00000000
  %66 = fneg float %65
  %67 = tail call noundef float @llvm.fma.f32(float %56, float 0x3E74442D00000000, float %66)
  %68 = fsub float %64, %65
  %69 = fsub float %64, %68
  %70 = fsub float %69, %65
  %71 = fsub float %70, %67
  %72 = fadd float %68, %71
  %73 = fmul float %56, 0x3CF8469880000000
  %74 = fneg float %73
  %75 = tail call noundef float @llvm.fma.f32(float %56, float 0x3CF8469880000000, float %74)
  %76 = fsub float %72, %73
  %77 = fsub float %72, %76
  %78 = fsub float %77, %73
  %79 = fadd float %76, %78
  %80 = fneg float %75
  %81 = fptosi float %56 to i32
  br label %245

82:                                               ; preds = %3
  %83 = bitcast float %52 to i32
  %84 = lshr i32 %83, 23
  %85 = and i32 %83, 8388607
  %86 = or disjoint i32 %85, 8388608
  %87 = mul i32 %86, -28220501
  %88 = zext nneg i32 %86 to i64
  %89 = mul nuw nsw i64 %88, 4266746795
  %90 = lshr i64 %89, 32
  %91 = trunc nuw nsw i64 %90 to i32
  %92 = mul i32 %86, 1011060801
  %93 = add i32 %92, %91
  %94 = mul nuw nsw i64 %88, 1011060801
  %95 = lshr i64 %94, 32
  %96 = trunc nuw nsw i64 %95 to i32
  %97 = icmp ult i32 %93, %91
  %98 = zext i1 %97 to i32
  %99 = add nuw nsw i32 %98, %96
  %100 = mul i32 %86, -614296167
  %101 = add i32 %99, %100
  %102 = mul nuw nsw i64 %88, 3680671129
  %103 = lshr i64 %102, 32
  %104 = trunc nuw nsw i64 %103 to i32
  %105 = icmp ult i32 %101, %99
  %106 = zext i1 %105 to i32
  %107 = add nuw nsw i32 %106, %104
  %108 = mul i32 %86, -181084736
  %109 = add i32 %107, %108
  %110 = mul nuw nsw i64 %88, 4113882560
  %111 = lshr i64 %110, 32
  %112 = trunc nuw nsw i64 %111 to i32
  %113 = icmp ult i32 %109, %107
  %114 = zext i1 %113 to i32
  %115 = add nuw nsw i32 %114, %112
  %116 = mul i32 %86, -64530479
  %117 = add i32 %115, %116
  %118 = mul nuw nsw i64 %88, 4230436817
  %119 = lshr i64 %118, 32
  %120 = trunc nuw nsw i64 %119 to i32
  %121 = icmp ult i32 %117, %115
  %122 = zext i1 %121 to i32
  %123 = add nuw nsw i32 %122, %120
  %124 = mul i32 %86, 1313084713
  %125 = add i32 %123, %124
  %126 = mul nuw nsw i64 %88, 1313084713
  %127 = lshr i64 %126, 32
  %128 = trunc nuw nsw i64 %127 to i32
  %129 = icmp ult i32 %125, %123
  %130 = zext i1 %129 to i32
  %131 = add nuw nsw i32 %130, %128
  %132 = mul i32 %86, -1560706194
  %133 = add i32 %131, %132
  %134 = mul nuw nsw i64 %88, 2734261102
  %135 = lshr i64 %134, 32
  %136 = trunc nuw nsw i64 %135 to i32
  %137 = icmp ult i32 %133, %131
  %138 = zext i1 %137 to i32
  %139 = add nuw nsw i32 %138, %136
  %140 = add nsw i32 %84, -120
  %141 = icmp ugt i32 %140, 31
  %142 = select i1 %141, i32 %133, i32 %139
  %143 = select i1 %141, i32 %125, i32 %133
  %144 = select i1 %141, i32 %117, i32 %125
  %145 = select i1 %141, i32 %109, i32 %117
  %146 = select i1 %141, i32 %101, i32 %109
  %147 = select i1 %141, i32 %93, i32 %101
  %148 = select i1 %141, i32 %87, i32 %93
  %149 = select i1 %141, i32 -32, i32 0
  %150 = add nsw i32 %149, %140
  %151 = icmp ugt i32 %150, 31
  %152 = select i1 %151, i32 %143, i32 %142
  %153 = select i1 %151, i32 %144, i32 %143
  %154 = select i1 %151, i32 %145, i32 %144
  %155 = select i1 %151, i32 %146, i32 %145
  %156 = select i1 %151, i32 %147, i32 %146
  %157 = select i1 %151, i32 %148, i32 %147
  %158 = select i1 %151, i32 -32, i32 0
  %159 = add nsw i32 %158, %150
  %160 = icmp ugt i32 %159, 31
  %161 = select i1 %160, i32 %153, i32 %152
  %162 = select i1 %160, i32 %154, i32 %153
  %163 = select i1 %160, i32 %155, i32 %154
  %164 = select i1 %160, i32 %156, i32 %155
  %165 = select i1 %160, i32 %157, i32 %156
  %166 = select i1 %160, i32 -32, i32 0
  %167 = add nsw i32 %166, %159
  %168 = icmp ugt i32 %167, 31
  %169 = select i1 %168, i32 %162, i32 %161
  %170 = select i1 %168, i32 %163, i32 %162
  %171 = select i1 %168, i32 %164, i32 %163
  %172 = select i1 %168, i32 %165, i32 %164
  %173 = select i1 %168, i32 -32, i32 0
  %174 = sub nsw i32 0, %167
  %175 = icmp eq i32 %173, %174
  %176 = sub nsw i32 24, %84
  %177 = and i32 %140, 31
  %178 = shl i32 %169, %177
  %179 = and i32 %176, 31
  %180 = lshr i32 %170, %179
  %181 = or i32 %178, %180
  %182 = shl i32 %170, %177
  %183 = lshr i32 %171, %179
  %184 = or i32 %182, %183
  %185 = shl i32 %171, %177
  %186 = lshr i32 %172, %179
  %187 = or i32 %185, %186
  %188 = select i1 %175, i32 %169, i32 %181
  %189 = select i1 %175, i32 %170, i32 %184
  %190 = select i1 %175, i32 %171, i32 %187
  %191 = lshr i32 %188, 29
  %192 = tail call i32 @llvm.fshl.i32(i32 %188, i32 %189, i32 2)
  %193 = tail call i32 @llvm.fshl.i32(i32 %189, i32 %190, i32 2)
  %194 = shl i32 %190, 2
  %195 = and i32 %191, 1
  %196 = sub nsw i32 0, %195
  %197 = shl i32 %191, 31
  %198 = xor i32 %192, %196
  %199 = xor i32 %193, %196
  %200 = xor i32 %194, %196
  %201 = tail call range(i32 0, 33) i32 @llvm.ctlz.i32(i32 %198, i1 false)
  %202 = add nuw nsw i32 %201, 1
  %203 = and i32 %202, 31
  %204 = shl i32 %198, %203
  %205 = and i32 %201, 31
  %206 = xor i32 %205, 31
  %207 = lshr i32 %199, %206
  %208 = or i32 %204, %207
  %209 = shl i32 %199, %203
  %210 = lshr i32 %200, %206
  %211 = or i32 %209, %210
  %212 = lshr i32 %208, 9
  %213 = shl nuw nsw i32 %201, 23
  %214 = sub nsw i32 %212, %213
  %215 = add nsw i32 %214, 1056964608
  %216 = or i32 %215, %197
  %217 = bitcast i32 %216 to float
  %218 = tail call i32 @llvm.fshl.i32(i32 %208, i32 %211, i32 23)
  %219 = tail call range(i32 0, 33) i32 @llvm.ctlz.i32(i32 %218, i1 false)
  %220 = xor i32 %219, -1
  %221 = add nuw nsw i32 %219, 1
  %222 = and i32 %221, 31
  %223 = shl i32 %218, %222
  %224 = and i32 %219, 31
  %225 = xor i32 %224, 31
  %226 = lshr i32 %211, %225
  %227 = or i32 %223, %226
  %228 = sub nuw nsw i32 %220, %201
  %229 = shl nsw i32 %228, 23
  %230 = lshr i32 %227, 9
  %231 = add nsw i32 %229, 864026624
  %232 = or disjoint i32 %230, %231
  %233 = or i32 %232, %197
  %234 = bitcast i32 %233 to float
  %235 = fmul float %217, 0x3FF921FB40000000
  %236 = fneg float %235
  %237 = tail call noundef float @llvm.fma.f32(float %217, float 0x3FF921FB40000000, float %236)
  %238 = tail call noundef float @llvm.fma.f32(float %217, float 0x3E74442D00000000, float %237)
  %239 = tail call noundef float @llvm.fma.f32(float %234, float 0x3FF921FB40000000, float %238)
  %240 = fadd float %235, %239
  %241 = fsub float %240, %235
  %242 = fsub float %239, %241
  %243 = lshr i32 %188, 30
  %244 = add nuw nsw i32 %195, %243
  br label %245

245:                                              ; preds = %82, %54
  %246 = phi float [ %79, %54 ], [ %240, %82 ]
  %247 = phi float [ %80, %54 ], [ %242, %82 ]
  %248 = phi i32 [ %81, %54 ], [ %244, %82 ]
  br i1 %53, label %249, label %277

249:                                              ; preds = %245
  %250 = tail call noundef float @llvm.fmuladd.f32(float %52, float 0x3FE45F3060000000, float 5.000000e-01)
  %251 = tail call noundef float @llvm.trunc.f32(float %250)
  %252 = fmul float %251, 0x3FF921FB40000000
  %253 = fneg float %252
  %254 = tail call noundef float @llvm.fma.f32(float %251, float 0x3FF921FB40000000, float %253)
  %255 = fsub float %52, %252
  %256 = fsub float %52, %255
  %257 = fsub float %256, %252
  %258 = fsub float %257, %254
  %259 = fadd float %255, %258
  %260 = fmul float %251, 0x3E74442D00000000
  %261 = fneg float %260
  %262 = tail call noundef float @llvm.fma.f32(float %251, float 0x3E74442D00000000, float %261)
  %263 = fsub float %259, %260
  %264 = fsub float %259, %263
  %265 = fsub float %264, %260
  %266 = fsub float %265, %262
  %267 = fadd float %263, %266
  %268 = fmul float %251, 0x3CF8469880000000
  %269 = fneg float %268
  %270 = tail call noundef float @llvm.fma.f32(float %251, float 0x3CF8469880000000, float %269)
  %271 = fsub float %267, %268
  %272 = fsub float %267, %271
  %273 = fsub float %272, %268
  %274 = fadd float %271, %273
  %275 = fneg float %270
  %276 = fptosi float %251 to i32
  br label %440

277:                                              ; preds = %245
  %278 = bitcast float %52 to i32
  %279 = lshr i32 %278, 23
  %280 = and i32 %278, 8388607
  %281 = or disjoint i32 %280, 8388608
  %282 = mul i32 %281, -28220501
  %283 = zext nneg i32 %281 to i64
  %284 = mul nuw nsw i64 %283, 4266746795
  %285 = lshr i64 %284, 32
  %286 = trunc nuw nsw i64 %285 to i32
  %287 = mul i32 %281, 1011060801
  %288 = add i32 %287, %286
  %289 = mul nuw nsw i64 %283, 1011060801
  %290 = lshr i64 %289, 32
  %291 = trunc nuw nsw i64 %290 to i32
  %292 = icmp ult i32 %288, %286
  %293 = zext i1 %292 to i32
  %294 = add nuw nsw i32 %293, %291
  %295 = mul i32 %281, -614296167
  %296 = add i32 %294, %295
  %297 = mul nuw nsw i64 %283, 3680671129
  %298 = lshr i64 %297, 32
  %299 = trunc nuw nsw i64 %298 to i32
  %300 = icmp ult i32 %296, %294
  %301 = zext i1 %300 to i32
  %302 = add nuw nsw i32 %301, %299
  %303 = mul i32 %281, -181084736
  %304 = add i32 %302, %303
  %305 = mul nuw nsw i64 %283, 4113882560
  %306 = lshr i64 %305, 32
  %307 = trunc nuw nsw i64 %306 to i32
  %308 = icmp ult i32 %304, %302
  %309 = zext i1 %308 to i32
  %310 = add nuw nsw i32 %309, %307
  %311 = mul i32 %281, -64530479
  %312 = add i32 %310, %311
  %313 = mul nuw nsw i64 %283, 4230436817
  %314 = lshr i64 %313, 32
  %315 = trunc nuw nsw i64 %314 to i32
  %316 = icmp ult i32 %312, %310
  %317 = zext i1 %316 to i32
  %318 = add nuw nsw i32 %317, %315
  %319 = mul i32 %281, 1313084713
  %320 = add i32 %318, %319
  %321 = mul nuw nsw i64 %283, 1313084713
  %322 = lshr i64 %321, 32
  %323 = trunc nuw nsw i64 %322 to i32
  %324 = icmp ult i32 %320, %318
  %325 = zext i1 %324 to i32
  %326 = add nuw nsw i32 %325, %323
  %327 = mul i32 %281, -1560706194
  %328 = add i32 %326, %327
  %329 = mul nuw nsw i64 %283, 2734261102
  %330 = lshr i64 %329, 32
  %331 = trunc nuw nsw i64 %330 to i32
  %332 = icmp ult i32 %328, %326
  %333 = zext i1 %332 to i32
  %334 = add nuw nsw i32 %333, %331
  %335 = add nsw i32 %279, -120
  %336 = icmp ugt i32 %335, 31
  %337 = select i1 %336, i32 %328, i32 %334
  %338 = select i1 %336, i32 %320, i32 %328
  %339 = select i1 %336, i32 %312, i32 %320
  %340 = select i1 %336, i32 %304, i32 %312
  %341 = select i1 %336, i32 %296, i32 %304
  %342 = select i1 %336, i32 %288, i32 %296
  %343 = select i1 %336, i32 %282, i32 %288
  %344 = select i1 %336, i32 -32, i32 0
  %345 = add nsw i32 %344, %335
  %346 = icmp ugt i32 %345, 31
  %347 = select i1 %346, i32 %338, i32 %337
  %348 = select i1 %346, i32 %339, i32 %338
  %349 = select i1 %346, i32 %340, i32 %339
  %350 = select i1 %346, i32 %341, i32 %340
  %351 = select i1 %346, i32 %342, i32 %341
  %352 = select i1 %346, i32 %343, i32 %342
  %353 = select i1 %346, i32 -32, i32 0
  %354 = add nsw i32 %353, %345
  %355 = icmp ugt i32 %354, 31
  %356 = select i1 %355, i32 %348, i32 %347
  %357 = select i1 %355, i32 %349, i32 %348
  %358 = select i1 %355, i32 %350, i32 %349
  %359 = select i1 %355, i32 %351, i32 %350
  %360 = select i1 %355, i32 %352, i32 %351
  %361 = select i1 %355, i32 -32, i32 0
  %362 = add nsw i32 %361, %354
  %363 = icmp ugt i32 %362, 31
  %364 = select i1 %363, i32 %357, i32 %356
  %365 = select i1 %363, i32 %358, i32 %357
  %366 = select i1 %363, i32 %359, i32 %358
  %367 = select i1 %363, i32 %360, i32 %359
  %368 = select i1 %363, i32 -32, i32 0
  %369 = sub nsw i32 0, %362
  %370 = icmp eq i32 %368, %369
  %371 = sub nsw i32 24, %279
  %372 = and i32 %335, 31
  %373 = shl i32 %364, %372
  %374 = and i32 %371, 31
  %375 = lshr i32 %365, %374
  %376 = or i32 %373, %375
  %377 = shl i32 %365, %372
  %378 = lshr i32 %366, %374
  %379 = or i32 %377, %378
  %380 = shl i32 %366, %372
  %381 = lshr i32 %367, %374
  %382 = or i32 %380, %381
  %383 = select i1 %370, i32 %364, i32 %376
  %384 = select i1 %370, i32 %365, i32 %379
  %385 = select i1 %370, i32 %366, i32 %382
  %386 = lshr i32 %383, 29
  %387 = tail call i32 @llvm.fshl.i32(i32 %383, i32 %384, i32 2)
  %388 = tail call i32 @llvm.fshl.i32(i32 %384, i32 %385, i32 2)
  %389 = shl i32 %385, 2
  %390 = and i32 %386, 1
  %391 = sub nsw i32 0, %390
  %392 = shl i32 %386, 31
  %393 = xor i32 %387, %391
  %394 = xor i32 %388, %391
  %395 = xor i32 %389, %391
  %396 = tail call range(i32 0, 33) i32 @llvm.ctlz.i32(i32 %393, i1 false)
  %397 = add nuw nsw i32 %396, 1
  %398 = and i32 %397, 31
  %399 = shl i32 %393, %398
  %400 = and i32 %396, 31
  %401 = xor i32 %400, 31
  %402 = lshr i32 %394, %401
  %403 = or i32 %399, %402
  %404 = shl i32 %394, %398
  %405 = lshr i32 %395, %401
  %406 = or i32 %404, %405
  %407 = lshr i32 %403, 9
  %408 = shl nuw nsw i32 %396, 23
  %409 = sub nsw i32 %407, %408
  %410 = add nsw i32 %409, 1056964608
  %411 = or i32 %410, %392
  %412 = bitcast i32 %411 to float
  %413 = tail call i32 @llvm.fshl.i32(i32 %403, i32 %406, i32 23)
  %414 = tail call range(i32 0, 33) i32 @llvm.ctlz.i32(i32 %413, i1 false)
  %415 = xor i32 %414, -1
  %416 = add nuw nsw i32 %414, 1
  %417 = and i32 %416, 31
  %418 = shl i32 %413, %417
  %419 = and i32 %414, 31
  %420 = xor i32 %419, 31
  %421 = lshr i32 %406, %420
  %422 = or i32 %418, %421
  %423 = sub nuw nsw i32 %415, %396
  %424 = shl nsw i32 %423, 23
  %425 = lshr i32 %422, 9
  %426 = add nsw i32 %424, 864026624
  %427 = or disjoint i32 %425, %426
  %428 = or i32 %427, %392
  %429 = bitcast i32 %428 to float
  %430 = fmul float %412, 0x3FF921FB40000000
  %431 = fneg float %430
  %432 = tail call noundef float @llvm.fma.f32(float %412, float 0x3FF921FB40000000, float %431)
  %433 = tail call noundef float @llvm.fma.f32(float %412, float 0x3E74442D00000000, float %432)
  %434 = tail call noundef float @llvm.fma.f32(float %429, float 0x3FF921FB40000000, float %433)
  %435 = fadd float %430, %434
  %436 = fsub float %435, %430
  %437 = fsub float %434, %436
  %438 = lshr i32 %383, 30
  %439 = add nuw nsw i32 %390, %438
  br label %440

440:                                              ; preds = %249, %277
  %441 = phi float [ %274, %249 ], [ %435, %277 ]
  %442 = phi float [ %275, %249 ], [ %437, %277 ]
  %443 = phi i32 [ %276, %249 ], [ %439, %277 ]
  %444 = fcmp ord float %51, 0.000000e+00
  %445 = tail call float @llvm.nvvm.fabs.f32(float %51)
  %446 = fcmp une float %445, 0x7FF0000000000000
  %447 = select i1 %444, i1 %446, i1 false
  %448 = shl i32 %248, 30
  %449 = and i32 %448, -2147483648
  %450 = and i32 %248, 1
  %451 = icmp eq i32 %450, 0
  %452 = tail call float @llvm.fabs.f32(float %246)
  %453 = bitcast float %452 to i32
  %454 = icmp samesign ugt i32 %453, 1061683200
  %455 = add nsw i32 %453, -1050253722
  %456 = icmp ult i32 %455, 11429479
  %457 = add nsw i32 %453, -16777216
  %458 = bitcast i32 %457 to float
  %459 = select i1 %456, float %458, float 0.000000e+00
  %460 = select i1 %454, float 2.812500e-01, float %459
  %461 = fsub float 1.000000e+00, %460
  %462 = fmul float %246, %246
  %463 = tail call noundef float @llvm.fmuladd.f32(float %462, float 0xBDA8FAE9C0000000, float 0x3E21EE9EC0000000)
  %464 = tail call noundef float @llvm.fmuladd.f32(float %462, float %463, float 0xBE92524740000000)
  %465 = tail call noundef float @llvm.fmuladd.f32(float %462, float %464, float 0x3EFA015C40000000)
  %466 = tail call noundef float @llvm.fmuladd.f32(float %462, float %465, float 0xBF56C16C00000000)
  %467 = tail call noundef float @llvm.fmuladd.f32(float %462, float %466, float 0x3FA5555560000000)
  %468 = fmul float %462, %467
  %469 = fneg float %246
  %470 = fmul float %247, %469
  %471 = tail call noundef float @llvm.fmuladd.f32(float %462, float %468, float %470)
  %472 = fneg float %460
  %473 = tail call noundef float @llvm.fmuladd.f32(float %462, float 5.000000e-01, float %472)
  %474 = fsub float %471, %473
  %475 = fadd float %461, %474
  %476 = fmul float %246, %462
  %477 = tail call noundef float @llvm.fmuladd.f32(float %462, float 0x3DE5D93A60000000, float 0xBE5AE5E680000000)
  %478 = tail call noundef float @llvm.fmuladd.f32(float %462, float %477, float 0x3EC6DBE4A0000000)
  %479 = tail call noundef float @llvm.fmuladd.f32(float %462, float %478, float 0xBF2A013A80000000)
  %480 = tail call noundef float @llvm.fmuladd.f32(float %462, float %479, float 0x3F811110E0000000)
  %481 = fneg float %476
  %482 = fmul float %480, %481
  %483 = tail call noundef float @llvm.fmuladd.f32(float %247, float 5.000000e-01, float %482)
  %484 = fneg float %247
  %485 = tail call noundef float @llvm.fmuladd.f32(float %462, float %483, float %484)
  %486 = tail call noundef float @llvm.fmuladd.f32(float %476, float 0x3FC5555560000000, float %485)
  %487 = fsub float %246, %486
  %488 = fneg float %487
  %489 = select i1 %451, float %475, float %488
  %490 = bitcast float %489 to i32
  %491 = xor i32 %449, %490
  %492 = bitcast i32 %491 to float
  %493 = select i1 %447, float %492, float 0x7FF8000000000000
  %494 = tail call float @llvm.fabs.f32(float %441)
  %495 = bitcast float %494 to i32
  %496 = icmp samesign ugt i32 %495, 1061683200
  %497 = add nsw i32 %495, -1050253722
  %498 = icmp ult i32 %497, 11429479
  %499 = add nsw i32 %495, -16777216
  %500 = bitcast i32 %499 to float
  %501 = select i1 %498, float %500, float 0.000000e+00
  %502 = select i1 %496, float 2.812500e-01, float %501
  %503 = fsub float 1.000000e+00, %502
  %504 = fmul float %441, %441
  %505 = tail call noundef float @llvm.fmuladd.f32(float %504, float 0xBDA8FAE9C0000000, float 0x3E21EE9EC0000000)
  %506 = tail call noundef float @llvm.fmuladd.f32(float %504, float %505, float 0xBE92524740000000)
  %507 = tail call noundef float @llvm.fmuladd.f32(float %504, float %506, float 0x3EFA015C40000000)
  %508 = tail call noundef float @llvm.fmuladd.f32(float %504, float %507, float 0xBF56C16C00000000)
  %509 = tail call noundef float @llvm.fmuladd.f32(float %504, float %508, float 0x3FA5555560000000)
  %510 = fmul float %504, %509
  %511 = fneg float %441
  %512 = fmul float %442, %511
  %513 = tail call noundef float @llvm.fmuladd.f32(float %504, float %510, float %512)
  %514 = fneg float %502
  %515 = tail call noundef float @llvm.fmuladd.f32(float %504, float 5.000000e-01, float %514)
  %516 = fsub float %513, %515
  %517 = fadd float %503, %516
  %518 = fmul float %441, %504
  %519 = tail call noundef float @llvm.fmuladd.f32(float %504, float 0x3DE5D93A60000000, float 0xBE5AE5E680000000)
  %520 = tail call noundef float @llvm.fmuladd.f32(float %504, float %519, float 0x3EC6DBE4A0000000)
  %521 = tail call noundef float @llvm.fmuladd.f32(float %504, float %520, float 0xBF2A013A80000000)
  %522 = tail call noundef float @llvm.fmuladd.f32(float %504, float %521, float 0x3F811110E0000000)
  %523 = fneg float %518
  %524 = fmul float %522, %523
  %525 = tail call noundef float @llvm.fmuladd.f32(float %442, float 5.000000e-01, float %524)
  %526 = fneg float %442
  %527 = tail call noundef float @llvm.fmuladd.f32(float %504, float %525, float %526)
  %528 = tail call noundef float @llvm.fmuladd.f32(float %518, float 0x3FC5555560000000, float %527)
  %529 = fsub float %441, %528
  %530 = shl i32 %443, 30
  %531 = and i32 %530, -2147483648
  %532 = and i32 %443, 1
  %533 = icmp eq i32 %532, 0
  %534 = select i1 %533, float %529, float %517
  %535 = bitcast float %534 to i32
  %536 = bitcast float %51 to i32
  %537 = bitcast float %52 to i32
  %538 = xor i32 %537, %536
  %539 = xor i32 %538, %531
  %540 = xor i32 %539, %535
  %541 = bitcast i32 %540 to float
  %542 = select i1 %447, float %541, float 0x7FF8000000000000
  %543 = fcmp oeq float %51, 0.000000e+00
  %544 = select i1 %543, float %51, float %542
  %545 = sdiv i32 %1, 2
  %546 = mul nsw i32 %545, %13
  %547 = add nsw i32 %546, %8
  %548 = sext i32 %547 to i64
  %549 = getelementptr inbounds <2 x float>, ptr addrspace(1) %0, i64 %548
  %550 = load float, ptr addrspace(1) %549, align 8, !tbaa !16
  %551 = getelementptr inbounds nuw i8, ptr addrspace(1) %549, i64 4
  %552 = load float, ptr addrspace(1) %551, align 4, !tbaa !16
  %553 = fneg float %544
  %554 = fmul float %552, %553
  %555 = tail call float @llvm.fmuladd.f32(float %550, float %493, float %554)
  %556 = insertelement <2 x float> poison, float %555, i64 0
  %557 = fmul float %493, %552
  %558 = tail call float @llvm.fmuladd.f32(float %550, float %544, float %557)
  %559 = insertelement <2 x float> %556, float %558, i64 1
  store <2 x float> %559, ptr addrspace(1) %549, align 8, !tbaa !16
  ret void
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #4

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x float> @llvm.fmuladd.v4f32(<4 x float>, <4 x float>, <4 x float>) #4

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
declare float @llvm.rint.f32(float) #4

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.maximumnum.f32(float, float) #4

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fabs.f32(float) #4

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.trunc.f32(float) #4

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fma.f32(float, float, float) #4

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.fshl.i32(i32, i32, i32) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.ctlz.i32(i32, i1 immarg) #6

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smin.i32(i32, i32) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.nvvm.fabs.f32(float) #6

attributes #0 = { convergent noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" "uniform-work-group-size"="false" }
attributes #1 = { convergent noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #2 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" "uniform-work-group-size"="false" }
attributes #3 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #4 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { convergent nocallback nounwind }
attributes #6 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
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
!10 = !{i32 1, i32 1, i32 1, i32 1, i32 0, i32 0, i32 0}
!11 = !{!"none", !"none", !"none", !"none", !"none", !"none", !"none"}
!12 = !{!"float4*", !"float4*", !"float4*", !"float4*", !"int", !"float", !"int"}
!13 = !{!"float __attribute__((ext_vector_type(4)))*", !"float __attribute__((ext_vector_type(4)))*", !"float __attribute__((ext_vector_type(4)))*", !"float __attribute__((ext_vector_type(4)))*", !"int", !"float", !"int"}
!14 = !{!"restrict const", !"restrict const", !"restrict const", !"restrict", !"", !"", !""}
!15 = !{i32 16, i32 1, i32 1}
!16 = !{!8, !8, i64 0}
!17 = !{float 2.500000e+00}
!18 = distinct !{!18, !19}
!19 = !{!"llvm.loop.unroll.disable"}
!20 = distinct !{!20, !19}
!21 = !{i32 1, i32 0, i32 0}
!22 = !{!"none", !"none", !"none"}
!23 = !{!"float2*", !"int", !"int"}
!24 = !{!"float __attribute__((ext_vector_type(2)))*", !"int", !"int"}
!25 = !{!"", !"", !""}
