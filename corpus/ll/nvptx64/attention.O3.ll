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
  %13 = shl nsw i32 %12, 2
  %14 = sext i32 %13 to i64
  %15 = or disjoint i32 %13, 1
  %16 = sext i32 %15 to i64
  %17 = or disjoint i32 %13, 2
  %18 = sext i32 %17 to i64
  %19 = or disjoint i32 %13, 3
  %20 = sext i32 %19 to i64
  %21 = icmp sgt i32 %4, 0
  br i1 %21, label %22, label %101

22:                                               ; preds = %7
  %23 = insertelement <4 x float> poison, float %5, i64 0
  %24 = shufflevector <4 x float> %23, <4 x float> poison, <4 x i32> zeroinitializer
  %25 = getelementptr inbounds <4 x float>, ptr addrspace(1) %0, i64 %20
  %26 = load <4 x float>, ptr addrspace(1) %25, align 16, !tbaa !16
  %27 = fmul <4 x float> %24, %26
  %28 = getelementptr inbounds <4 x float>, ptr addrspace(1) %0, i64 %18
  %29 = load <4 x float>, ptr addrspace(1) %28, align 16, !tbaa !16
  %30 = fmul <4 x float> %24, %29
  %31 = getelementptr inbounds <4 x float>, ptr addrspace(1) %0, i64 %16
  %32 = load <4 x float>, ptr addrspace(1) %31, align 16, !tbaa !16
  %33 = fmul <4 x float> %24, %32
  %34 = getelementptr inbounds <4 x float>, ptr addrspace(1) %0, i64 %14
  %35 = load <4 x float>, ptr addrspace(1) %34, align 16, !tbaa !16
  %36 = fmul <4 x float> %24, %35
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
  %47 = extractelement <4 x float> %36, i64 0
  %48 = extractelement <4 x float> %36, i64 1
  %49 = extractelement <4 x float> %36, i64 2
  %50 = extractelement <4 x float> %36, i64 3
  %51 = extractelement <4 x float> %33, i64 0
  %52 = extractelement <4 x float> %33, i64 1
  %53 = extractelement <4 x float> %33, i64 2
  %54 = extractelement <4 x float> %33, i64 3
  %55 = extractelement <4 x float> %30, i64 0
  %56 = extractelement <4 x float> %30, i64 1
  %57 = extractelement <4 x float> %30, i64 2
  %58 = extractelement <4 x float> %30, i64 3
  %59 = extractelement <4 x float> %27, i64 0
  %60 = extractelement <4 x float> %27, i64 1
  %61 = extractelement <4 x float> %27, i64 2
  %62 = extractelement <4 x float> %27, i64 3
  br label %63

63:                                               ; preds = %22, %268
  %64 = phi <4 x float> [ zeroinitializer, %22 ], [ %269, %268 ]
  %65 = phi <4 x float> [ zeroinitializer, %22 ], [ %270, %268 ]
  %66 = phi <4 x float> [ zeroinitializer, %22 ], [ %271, %268 ]
  %67 = phi <4 x float> [ zeroinitializer, %22 ], [ %272, %268 ]
  %68 = phi float [ 0xFFF0000000000000, %22 ], [ %274, %268 ]
  %69 = phi float [ 0.000000e+00, %22 ], [ %273, %268 ]
  %70 = phi i32 [ 0, %22 ], [ %275, %268 ]
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
  br i1 %100, label %117, label %268

101:                                              ; preds = %268, %7
  %102 = phi <4 x float> [ zeroinitializer, %7 ], [ %269, %268 ]
  %103 = phi <4 x float> [ zeroinitializer, %7 ], [ %270, %268 ]
  %104 = phi <4 x float> [ zeroinitializer, %7 ], [ %271, %268 ]
  %105 = phi <4 x float> [ zeroinitializer, %7 ], [ %272, %268 ]
  %106 = phi float [ 0.000000e+00, %7 ], [ %273, %268 ]
  %107 = insertelement <4 x float> poison, float %106, i64 0
  %108 = shufflevector <4 x float> %107, <4 x float> poison, <4 x i32> zeroinitializer
  %109 = fdiv <4 x float> %105, %108, !fpmath !17
  %110 = getelementptr inbounds <4 x float>, ptr addrspace(1) %3, i64 %14
  store <4 x float> %109, ptr addrspace(1) %110, align 16, !tbaa !16
  %111 = fdiv <4 x float> %104, %108, !fpmath !17
  %112 = getelementptr inbounds <4 x float>, ptr addrspace(1) %3, i64 %16
  store <4 x float> %111, ptr addrspace(1) %112, align 16, !tbaa !16
  %113 = fdiv <4 x float> %103, %108, !fpmath !17
  %114 = getelementptr inbounds <4 x float>, ptr addrspace(1) %3, i64 %18
  store <4 x float> %113, ptr addrspace(1) %114, align 16, !tbaa !16
  %115 = fdiv <4 x float> %102, %108, !fpmath !17
  %116 = getelementptr inbounds <4 x float>, ptr addrspace(1) %3, i64 %20
  store <4 x float> %115, ptr addrspace(1) %116, align 16, !tbaa !16
  ret void

117:                                              ; preds = %63, %117
  %118 = phi <4 x float> [ %264, %117 ], [ %64, %63 ]
  %119 = phi <4 x float> [ %260, %117 ], [ %65, %63 ]
  %120 = phi <4 x float> [ %256, %117 ], [ %66, %63 ]
  %121 = phi <4 x float> [ %252, %117 ], [ %67, %63 ]
  %122 = phi float [ %178, %117 ], [ %68, %63 ]
  %123 = phi float [ %265, %117 ], [ %69, %63 ]
  %124 = phi i32 [ %266, %117 ], [ 0, %63 ]
  %125 = zext nneg i32 %124 to i64
  %126 = getelementptr inbounds nuw [4 x <4 x float>], ptr addrspace(3) @attention_head.ks, i64 %125
  %127 = load float, ptr addrspace(3) %126, align 16, !tbaa !16
  %128 = getelementptr inbounds nuw i8, ptr addrspace(3) %126, i64 4
  %129 = load float, ptr addrspace(3) %128, align 4, !tbaa !16
  %130 = fmul float %48, %129
  %131 = tail call float @llvm.fmuladd.f32(float %47, float %127, float %130)
  %132 = getelementptr inbounds nuw i8, ptr addrspace(3) %126, i64 8
  %133 = load float, ptr addrspace(3) %132, align 8, !tbaa !16
  %134 = tail call float @llvm.fmuladd.f32(float %49, float %133, float %131)
  %135 = getelementptr inbounds nuw i8, ptr addrspace(3) %126, i64 12
  %136 = load float, ptr addrspace(3) %135, align 4, !tbaa !16
  %137 = tail call noundef float @llvm.fmuladd.f32(float %50, float %136, float %134)
  %138 = fadd float %137, 0.000000e+00
  %139 = getelementptr inbounds nuw i8, ptr addrspace(3) %126, i64 16
  %140 = load float, ptr addrspace(3) %139, align 16, !tbaa !16
  %141 = getelementptr inbounds nuw i8, ptr addrspace(3) %126, i64 20
  %142 = load float, ptr addrspace(3) %141, align 4, !tbaa !16
  %143 = fmul float %52, %142
  %144 = tail call float @llvm.fmuladd.f32(float %51, float %140, float %143)
  %145 = getelementptr inbounds nuw i8, ptr addrspace(3) %126, i64 24
  %146 = load float, ptr addrspace(3) %145, align 8, !tbaa !16
  %147 = tail call float @llvm.fmuladd.f32(float %53, float %146, float %144)
  %148 = getelementptr inbounds nuw i8, ptr addrspace(3) %126, i64 28
  %149 = load float, ptr addrspace(3) %148, align 4, !tbaa !16
  %150 = tail call noundef float @llvm.fmuladd.f32(float %54, float %149, float %147)
  %151 = fadd float %138, %150
  %152 = getelementptr inbounds nuw i8, ptr addrspace(3) %126, i64 32
  %153 = load float, ptr addrspace(3) %152, align 16, !tbaa !16
  %154 = getelementptr inbounds nuw i8, ptr addrspace(3) %126, i64 36
  %155 = load float, ptr addrspace(3) %154, align 4, !tbaa !16
  %156 = fmul float %56, %155
  %157 = tail call float @llvm.fmuladd.f32(float %55, float %153, float %156)
  %158 = getelementptr inbounds nuw i8, ptr addrspace(3) %126, i64 40
  %159 = load float, ptr addrspace(3) %158, align 8, !tbaa !16
  %160 = tail call float @llvm.fmuladd.f32(float %57, float %159, float %157)
  %161 = getelementptr inbounds nuw i8, ptr addrspace(3) %126, i64 44
  %162 = load float, ptr addrspace(3) %161, align 4, !tbaa !16
  %163 = tail call noundef float @llvm.fmuladd.f32(float %58, float %162, float %160)
  %164 = fadd float %151, %163
  %165 = getelementptr inbounds nuw i8, ptr addrspace(3) %126, i64 48
  %166 = load float, ptr addrspace(3) %165, align 16, !tbaa !16
  %167 = getelementptr inbounds nuw i8, ptr addrspace(3) %126, i64 52
  %168 = load float, ptr addrspace(3) %167, align 4, !tbaa !16
  %169 = fmul float %60, %168
  %170 = tail call float @llvm.fmuladd.f32(float %59, float %166, float %169)
  %171 = getelementptr inbounds nuw i8, ptr addrspace(3) %126, i64 56
  %172 = load float, ptr addrspace(3) %171, align 8, !tbaa !16
  %173 = tail call float @llvm.fmuladd.f32(float %61, float %172, float %170)
  %174 = getelementptr inbounds nuw i8, ptr addrspace(3) %126, i64 60
  %175 = load float, ptr addrspace(3) %174, align 4, !tbaa !16
  %176 = tail call noundef float @llvm.fmuladd.f32(float %62, float %175, float %173)
  %177 = fadd float %164, %176
  %178 = tail call noundef float @llvm.maximumnum.f32(float %122, float %177)
  %179 = fsub float %122, %178
  %180 = fcmp olt float %179, 0.000000e+00
  %181 = select i1 %180, float -5.000000e-01, float 5.000000e-01
  %182 = tail call noundef float @llvm.fmuladd.f32(float %179, float 0x3FF7154760000000, float %181)
  %183 = fptosi float %182 to i32
  %184 = sitofp i32 %183 to float
  %185 = tail call noundef float @llvm.fmuladd.f32(float %184, float 0xBFE62E3000000000, float %179)
  %186 = fmul float %184, 0xBEE2FEFA20000000
  %187 = fadd float %185, %186
  %188 = fmul float %187, %187
  %189 = tail call noundef float @llvm.fmuladd.f32(float %188, float 0x3E66376980000000, float 0xBEBBBD41C0000000)
  %190 = tail call noundef float @llvm.fmuladd.f32(float %188, float %189, float 0x3F11566AA0000000)
  %191 = tail call noundef float @llvm.fmuladd.f32(float %188, float %190, float 0xBF66C16C20000000)
  %192 = tail call noundef float @llvm.fmuladd.f32(float %188, float %191, float 0x3FC5555560000000)
  %193 = fneg float %192
  %194 = tail call noundef float @llvm.fmuladd.f32(float %188, float %193, float %187)
  %195 = fneg float %186
  %196 = fmul float %187, %194
  %197 = fsub float 2.000000e+00, %194
  %198 = fdiv float %196, %197, !fpmath !17
  %199 = fsub float %195, %198
  %200 = fsub float %185, %199
  %201 = fadd float %200, 1.000000e+00
  %202 = bitcast float %201 to i32
  %203 = shl i32 %183, 23
  %204 = add nsw i32 %203, %202
  %205 = bitcast i32 %204 to float
  %206 = fcmp olt float %179, 0xC055D589E0000000
  %207 = select i1 %206, float 0.000000e+00, float %205
  %208 = fcmp olt float %179, 0x40562E4300000000
  %209 = select i1 %208, float %207, float 0x7FF0000000000000
  %210 = fcmp ord float %179, 0.000000e+00
  %211 = select i1 %210, float %209, float %179
  %212 = fsub float %177, %178
  %213 = fcmp olt float %212, 0.000000e+00
  %214 = select i1 %213, float -5.000000e-01, float 5.000000e-01
  %215 = tail call noundef float @llvm.fmuladd.f32(float %212, float 0x3FF7154760000000, float %214)
  %216 = fptosi float %215 to i32
  %217 = sitofp i32 %216 to float
  %218 = tail call noundef float @llvm.fmuladd.f32(float %217, float 0xBFE62E3000000000, float %212)
  %219 = fmul float %217, 0xBEE2FEFA20000000
  %220 = fadd float %218, %219
  %221 = fmul float %220, %220
  %222 = tail call noundef float @llvm.fmuladd.f32(float %221, float 0x3E66376980000000, float 0xBEBBBD41C0000000)
  %223 = tail call noundef float @llvm.fmuladd.f32(float %221, float %222, float 0x3F11566AA0000000)
  %224 = tail call noundef float @llvm.fmuladd.f32(float %221, float %223, float 0xBF66C16C20000000)
  %225 = tail call noundef float @llvm.fmuladd.f32(float %221, float %224, float 0x3FC5555560000000)
  %226 = fneg float %225
  %227 = tail call noundef float @llvm.fmuladd.f32(float %221, float %226, float %220)
  %228 = fneg float %219
  %229 = fmul float %220, %227
  %230 = fsub float 2.000000e+00, %227
  %231 = fdiv float %229, %230, !fpmath !17
  %232 = fsub float %228, %231
  %233 = fsub float %218, %232
  %234 = fadd float %233, 1.000000e+00
  %235 = bitcast float %234 to i32
  %236 = shl i32 %216, 23
  %237 = add nsw i32 %236, %235
  %238 = bitcast i32 %237 to float
  %239 = fcmp olt float %212, 0xC055D589E0000000
  %240 = select i1 %239, float 0.000000e+00, float %238
  %241 = fcmp olt float %212, 0x40562E4300000000
  %242 = select i1 %241, float %240, float 0x7FF0000000000000
  %243 = fcmp ord float %212, 0.000000e+00
  %244 = select i1 %243, float %242, float %212
  %245 = insertelement <4 x float> poison, float %211, i64 0
  %246 = shufflevector <4 x float> %245, <4 x float> poison, <4 x i32> zeroinitializer
  %247 = insertelement <4 x float> poison, float %244, i64 0
  %248 = shufflevector <4 x float> %247, <4 x float> poison, <4 x i32> zeroinitializer
  %249 = getelementptr inbounds nuw [4 x <4 x float>], ptr addrspace(3) @attention_head.vs, i64 %125
  %250 = load <4 x float>, ptr addrspace(3) %249, align 16, !tbaa !16
  %251 = fmul <4 x float> %248, %250
  %252 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %121, <4 x float> %246, <4 x float> %251)
  %253 = getelementptr inbounds nuw i8, ptr addrspace(3) %249, i64 16
  %254 = load <4 x float>, ptr addrspace(3) %253, align 16, !tbaa !16
  %255 = fmul <4 x float> %248, %254
  %256 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %120, <4 x float> %246, <4 x float> %255)
  %257 = getelementptr inbounds nuw i8, ptr addrspace(3) %249, i64 32
  %258 = load <4 x float>, ptr addrspace(3) %257, align 16, !tbaa !16
  %259 = fmul <4 x float> %248, %258
  %260 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %119, <4 x float> %246, <4 x float> %259)
  %261 = getelementptr inbounds nuw i8, ptr addrspace(3) %249, i64 48
  %262 = load <4 x float>, ptr addrspace(3) %261, align 16, !tbaa !16
  %263 = fmul <4 x float> %248, %262
  %264 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %118, <4 x float> %246, <4 x float> %263)
  %265 = tail call float @llvm.fmuladd.f32(float %123, float %211, float %244)
  %266 = add nuw nsw i32 %124, 1
  %267 = icmp eq i32 %266, %99
  br i1 %267, label %268, label %117

268:                                              ; preds = %117, %63
  %269 = phi <4 x float> [ %64, %63 ], [ %264, %117 ]
  %270 = phi <4 x float> [ %65, %63 ], [ %260, %117 ]
  %271 = phi <4 x float> [ %66, %63 ], [ %256, %117 ]
  %272 = phi <4 x float> [ %67, %63 ], [ %252, %117 ]
  %273 = phi float [ %69, %63 ], [ %265, %117 ]
  %274 = phi float [ %68, %63 ], [ %178, %117 ]
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %275 = add nuw nsw i32 %70, 16
  %276 = icmp slt i32 %275, %4
  br i1 %276, label %63, label %101
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @rotary(ptr addrspace(1) noundef align 8 captures(none) %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #2 !kernel_arg_addr_space !18 !kernel_arg_access_qual !19 !kernel_arg_type !20 !kernel_arg_base_type !21 !kernel_arg_type_qual !22 {
  tail call void @__clang_ocl_kern_imp_rotary(ptr addrspace(1) noundef align 8 %0, i32 noundef %1, i32 noundef %2) #8
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local void @__clang_ocl_kern_imp_rotary(ptr addrspace(1) noundef align 8 captures(none) %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #3 !kernel_arg_addr_space !18 !kernel_arg_access_qual !19 !kernel_arg_type !20 !kernel_arg_base_type !21 !kernel_arg_type_qual !22 {
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
  br i1 %53, label %249, label %278

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
  %277 = bitcast float %52 to i32
  br label %441

278:                                              ; preds = %245
  %279 = bitcast float %52 to i32
  %280 = lshr i32 %279, 23
  %281 = and i32 %279, 8388607
  %282 = or disjoint i32 %281, 8388608
  %283 = mul i32 %282, -28220501
  %284 = zext nneg i32 %282 to i64
  %285 = mul nuw nsw i64 %284, 4266746795
  %286 = lshr i64 %285, 32
  %287 = trunc nuw nsw i64 %286 to i32
  %288 = mul i32 %282, 1011060801
  %289 = add i32 %288, %287
  %290 = mul nuw nsw i64 %284, 1011060801
  %291 = lshr i64 %290, 32
  %292 = trunc nuw nsw i64 %291 to i32
  %293 = icmp ult i32 %289, %287
  %294 = zext i1 %293 to i32
  %295 = add nuw nsw i32 %294, %292
  %296 = mul i32 %282, -614296167
  %297 = add i32 %295, %296
  %298 = mul nuw nsw i64 %284, 3680671129
  %299 = lshr i64 %298, 32
  %300 = trunc nuw nsw i64 %299 to i32
  %301 = icmp ult i32 %297, %295
  %302 = zext i1 %301 to i32
  %303 = add nuw nsw i32 %302, %300
  %304 = mul i32 %282, -181084736
  %305 = add i32 %303, %304
  %306 = mul nuw nsw i64 %284, 4113882560
  %307 = lshr i64 %306, 32
  %308 = trunc nuw nsw i64 %307 to i32
  %309 = icmp ult i32 %305, %303
  %310 = zext i1 %309 to i32
  %311 = add nuw nsw i32 %310, %308
  %312 = mul i32 %282, -64530479
  %313 = add i32 %311, %312
  %314 = mul nuw nsw i64 %284, 4230436817
  %315 = lshr i64 %314, 32
  %316 = trunc nuw nsw i64 %315 to i32
  %317 = icmp ult i32 %313, %311
  %318 = zext i1 %317 to i32
  %319 = add nuw nsw i32 %318, %316
  %320 = mul i32 %282, 1313084713
  %321 = add i32 %319, %320
  %322 = mul nuw nsw i64 %284, 1313084713
  %323 = lshr i64 %322, 32
  %324 = trunc nuw nsw i64 %323 to i32
  %325 = icmp ult i32 %321, %319
  %326 = zext i1 %325 to i32
  %327 = add nuw nsw i32 %326, %324
  %328 = mul i32 %282, -1560706194
  %329 = add i32 %327, %328
  %330 = mul nuw nsw i64 %284, 2734261102
  %331 = lshr i64 %330, 32
  %332 = trunc nuw nsw i64 %331 to i32
  %333 = icmp ult i32 %329, %327
  %334 = zext i1 %333 to i32
  %335 = add nuw nsw i32 %334, %332
  %336 = add nsw i32 %280, -120
  %337 = icmp ugt i32 %336, 31
  %338 = select i1 %337, i32 %329, i32 %335
  %339 = select i1 %337, i32 %321, i32 %329
  %340 = select i1 %337, i32 %313, i32 %321
  %341 = select i1 %337, i32 %305, i32 %313
  %342 = select i1 %337, i32 %297, i32 %305
  %343 = select i1 %337, i32 %289, i32 %297
  %344 = select i1 %337, i32 %283, i32 %289
  %345 = select i1 %337, i32 -32, i32 0
  %346 = add nsw i32 %345, %336
  %347 = icmp ugt i32 %346, 31
  %348 = select i1 %347, i32 %339, i32 %338
  %349 = select i1 %347, i32 %340, i32 %339
  %350 = select i1 %347, i32 %341, i32 %340
  %351 = select i1 %347, i32 %342, i32 %341
  %352 = select i1 %347, i32 %343, i32 %342
  %353 = select i1 %347, i32 %344, i32 %343
  %354 = select i1 %347, i32 -32, i32 0
  %355 = add nsw i32 %354, %346
  %356 = icmp ugt i32 %355, 31
  %357 = select i1 %356, i32 %349, i32 %348
  %358 = select i1 %356, i32 %350, i32 %349
  %359 = select i1 %356, i32 %351, i32 %350
  %360 = select i1 %356, i32 %352, i32 %351
  %361 = select i1 %356, i32 %353, i32 %352
  %362 = select i1 %356, i32 -32, i32 0
  %363 = add nsw i32 %362, %355
  %364 = icmp ugt i32 %363, 31
  %365 = select i1 %364, i32 %358, i32 %357
  %366 = select i1 %364, i32 %359, i32 %358
  %367 = select i1 %364, i32 %360, i32 %359
  %368 = select i1 %364, i32 %361, i32 %360
  %369 = select i1 %364, i32 -32, i32 0
  %370 = sub nsw i32 0, %363
  %371 = icmp eq i32 %369, %370
  %372 = sub nsw i32 24, %280
  %373 = and i32 %336, 31
  %374 = shl i32 %365, %373
  %375 = and i32 %372, 31
  %376 = lshr i32 %366, %375
  %377 = or i32 %374, %376
  %378 = shl i32 %366, %373
  %379 = lshr i32 %367, %375
  %380 = or i32 %378, %379
  %381 = shl i32 %367, %373
  %382 = lshr i32 %368, %375
  %383 = or i32 %381, %382
  %384 = select i1 %371, i32 %365, i32 %377
  %385 = select i1 %371, i32 %366, i32 %380
  %386 = select i1 %371, i32 %367, i32 %383
  %387 = lshr i32 %384, 29
  %388 = tail call i32 @llvm.fshl.i32(i32 %384, i32 %385, i32 2)
  %389 = tail call i32 @llvm.fshl.i32(i32 %385, i32 %386, i32 2)
  %390 = shl i32 %386, 2
  %391 = and i32 %387, 1
  %392 = sub nsw i32 0, %391
  %393 = shl i32 %387, 31
  %394 = xor i32 %388, %392
  %395 = xor i32 %389, %392
  %396 = xor i32 %390, %392
  %397 = tail call range(i32 0, 33) i32 @llvm.ctlz.i32(i32 %394, i1 false)
  %398 = add nuw nsw i32 %397, 1
  %399 = and i32 %398, 31
  %400 = shl i32 %394, %399
  %401 = and i32 %397, 31
  %402 = xor i32 %401, 31
  %403 = lshr i32 %395, %402
  %404 = or i32 %400, %403
  %405 = shl i32 %395, %399
  %406 = lshr i32 %396, %402
  %407 = or i32 %405, %406
  %408 = lshr i32 %404, 9
  %409 = shl nuw nsw i32 %397, 23
  %410 = sub nsw i32 %408, %409
  %411 = add nsw i32 %410, 1056964608
  %412 = or i32 %411, %393
  %413 = bitcast i32 %412 to float
  %414 = tail call i32 @llvm.fshl.i32(i32 %404, i32 %407, i32 23)
  %415 = tail call range(i32 0, 33) i32 @llvm.ctlz.i32(i32 %414, i1 false)
  %416 = xor i32 %415, -1
  %417 = add nuw nsw i32 %415, 1
  %418 = and i32 %417, 31
  %419 = shl i32 %414, %418
  %420 = and i32 %415, 31
  %421 = xor i32 %420, 31
  %422 = lshr i32 %407, %421
  %423 = or i32 %419, %422
  %424 = sub nuw nsw i32 %416, %397
  %425 = shl nsw i32 %424, 23
  %426 = lshr i32 %423, 9
  %427 = add nsw i32 %425, 864026624
  %428 = or disjoint i32 %426, %427
  %429 = or i32 %428, %393
  %430 = bitcast i32 %429 to float
  %431 = fmul float %413, 0x3FF921FB40000000
  %432 = fneg float %431
  %433 = tail call noundef float @llvm.fma.f32(float %413, float 0x3FF921FB40000000, float %432)
  %434 = tail call noundef float @llvm.fma.f32(float %413, float 0x3E74442D00000000, float %433)
  %435 = tail call noundef float @llvm.fma.f32(float %430, float 0x3FF921FB40000000, float %434)
  %436 = fadd float %431, %435
  %437 = fsub float %436, %431
  %438 = fsub float %435, %437
  %439 = lshr i32 %384, 30
  %440 = add nuw nsw i32 %391, %439
  br label %441

441:                                              ; preds = %249, %278
  %442 = phi i32 [ %279, %278 ], [ %277, %249 ]
  %443 = phi float [ %436, %278 ], [ %274, %249 ]
  %444 = phi float [ %438, %278 ], [ %275, %249 ]
  %445 = phi i32 [ %440, %278 ], [ %276, %249 ]
  %446 = fcmp ord float %51, 0.000000e+00
  %447 = tail call float @llvm.nvvm.fabs.f32(float %51)
  %448 = fcmp une float %447, 0x7FF0000000000000
  %449 = select i1 %446, i1 %448, i1 false
  %450 = shl i32 %248, 30
  %451 = and i32 %450, -2147483648
  %452 = and i32 %248, 1
  %453 = icmp eq i32 %452, 0
  %454 = tail call float @llvm.fabs.f32(float %246)
  %455 = bitcast float %454 to i32
  %456 = icmp samesign ugt i32 %455, 1061683200
  %457 = add nsw i32 %455, -1050253722
  %458 = icmp ult i32 %457, 11429479
  %459 = add nsw i32 %455, -16777216
  %460 = bitcast i32 %459 to float
  %461 = select i1 %458, float %460, float 0.000000e+00
  %462 = select i1 %456, float 2.812500e-01, float %461
  %463 = fsub float 1.000000e+00, %462
  %464 = fmul float %246, %246
  %465 = tail call noundef float @llvm.fmuladd.f32(float %464, float 0xBDA8FAE9C0000000, float 0x3E21EE9EC0000000)
  %466 = tail call noundef float @llvm.fmuladd.f32(float %464, float %465, float 0xBE92524740000000)
  %467 = tail call noundef float @llvm.fmuladd.f32(float %464, float %466, float 0x3EFA015C40000000)
  %468 = tail call noundef float @llvm.fmuladd.f32(float %464, float %467, float 0xBF56C16C00000000)
  %469 = tail call noundef float @llvm.fmuladd.f32(float %464, float %468, float 0x3FA5555560000000)
  %470 = fmul float %464, %469
  %471 = fneg float %246
  %472 = fmul float %247, %471
  %473 = tail call noundef float @llvm.fmuladd.f32(float %464, float %470, float %472)
  %474 = fneg float %462
  %475 = tail call noundef float @llvm.fmuladd.f32(float %464, float 5.000000e-01, float %474)
  %476 = fsub float %473, %475
  %477 = fadd float %463, %476
  %478 = fmul float %246, %464
  %479 = tail call noundef float @llvm.fmuladd.f32(float %464, float 0x3DE5D93A60000000, float 0xBE5AE5E680000000)
  %480 = tail call noundef float @llvm.fmuladd.f32(float %464, float %479, float 0x3EC6DBE4A0000000)
  %481 = tail call noundef float @llvm.fmuladd.f32(float %464, float %480, float 0xBF2A013A80000000)
  %482 = tail call noundef float @llvm.fmuladd.f32(float %464, float %481, float 0x3F811110E0000000)
  %483 = fneg float %478
  %484 = fmul float %482, %483
  %485 = tail call noundef float @llvm.fmuladd.f32(float %247, float 5.000000e-01, float %484)
  %486 = fneg float %247
  %487 = tail call noundef float @llvm.fmuladd.f32(float %464, float %485, float %486)
  %488 = tail call noundef float @llvm.fmuladd.f32(float %478, float 0x3FC5555560000000, float %487)
  %489 = fsub float %246, %488
  %490 = fneg float %489
  %491 = select i1 %453, float %477, float %490
  %492 = bitcast float %491 to i32
  %493 = xor i32 %451, %492
  %494 = bitcast i32 %493 to float
  %495 = select i1 %449, float %494, float 0x7FF8000000000000
  %496 = tail call float @llvm.fabs.f32(float %443)
  %497 = bitcast float %496 to i32
  %498 = icmp samesign ugt i32 %497, 1061683200
  %499 = add nsw i32 %497, -1050253722
  %500 = icmp ult i32 %499, 11429479
  %501 = add nsw i32 %497, -16777216
  %502 = bitcast i32 %501 to float
  %503 = select i1 %500, float %502, float 0.000000e+00
  %504 = select i1 %498, float 2.812500e-01, float %503
  %505 = fsub float 1.000000e+00, %504
  %506 = fmul float %443, %443
  %507 = tail call noundef float @llvm.fmuladd.f32(float %506, float 0xBDA8FAE9C0000000, float 0x3E21EE9EC0000000)
  %508 = tail call noundef float @llvm.fmuladd.f32(float %506, float %507, float 0xBE92524740000000)
  %509 = tail call noundef float @llvm.fmuladd.f32(float %506, float %508, float 0x3EFA015C40000000)
  %510 = tail call noundef float @llvm.fmuladd.f32(float %506, float %509, float 0xBF56C16C00000000)
  %511 = tail call noundef float @llvm.fmuladd.f32(float %506, float %510, float 0x3FA5555560000000)
  %512 = fmul float %506, %511
  %513 = fneg float %443
  %514 = fmul float %444, %513
  %515 = tail call noundef float @llvm.fmuladd.f32(float %506, float %512, float %514)
  %516 = fneg float %504
  %517 = tail call noundef float @llvm.fmuladd.f32(float %506, float 5.000000e-01, float %516)
  %518 = fsub float %515, %517
  %519 = fadd float %505, %518
  %520 = fmul float %443, %506
  %521 = tail call noundef float @llvm.fmuladd.f32(float %506, float 0x3DE5D93A60000000, float 0xBE5AE5E680000000)
  %522 = tail call noundef float @llvm.fmuladd.f32(float %506, float %521, float 0x3EC6DBE4A0000000)
  %523 = tail call noundef float @llvm.fmuladd.f32(float %506, float %522, float 0xBF2A013A80000000)
  %524 = tail call noundef float @llvm.fmuladd.f32(float %506, float %523, float 0x3F811110E0000000)
  %525 = fneg float %520
  %526 = fmul float %524, %525
  %527 = tail call noundef float @llvm.fmuladd.f32(float %444, float 5.000000e-01, float %526)
  %528 = fneg float %444
  %529 = tail call noundef float @llvm.fmuladd.f32(float %506, float %527, float %528)
  %530 = tail call noundef float @llvm.fmuladd.f32(float %520, float 0x3FC5555560000000, float %529)
  %531 = fsub float %443, %530
  %532 = shl i32 %445, 30
  %533 = and i32 %532, -2147483648
  %534 = and i32 %445, 1
  %535 = icmp eq i32 %534, 0
  %536 = select i1 %535, float %531, float %519
  %537 = bitcast float %536 to i32
  %538 = bitcast float %51 to i32
  %539 = xor i32 %442, %538
  %540 = xor i32 %539, %533
  %541 = xor i32 %540, %537
  %542 = bitcast i32 %541 to float
  %543 = select i1 %449, float %542, float 0x7FF8000000000000
  %544 = fcmp oeq float %51, 0.000000e+00
  %545 = select i1 %544, float %51, float %543
  %546 = sdiv i32 %1, 2
  %547 = mul nsw i32 %546, %13
  %548 = add nsw i32 %547, %8
  %549 = sext i32 %548 to i64
  %550 = getelementptr inbounds <2 x float>, ptr addrspace(1) %0, i64 %549
  %551 = load float, ptr addrspace(1) %550, align 8, !tbaa !16
  %552 = getelementptr inbounds nuw i8, ptr addrspace(1) %550, i64 4
  %553 = load float, ptr addrspace(1) %552, align 4, !tbaa !16
  %554 = fneg float %545
  %555 = fmul float %553, %554
  %556 = tail call float @llvm.fmuladd.f32(float %551, float %495, float %555)
  %557 = insertelement <2 x float> poison, float %556, i64 0
  %558 = fmul float %495, %553
  %559 = tail call float @llvm.fmuladd.f32(float %551, float %545, float %558)
  %560 = insertelement <2 x float> %557, float %559, i64 1
  store <2 x float> %560, ptr addrspace(1) %550, align 8, !tbaa !16
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
!18 = !{i32 1, i32 0, i32 0}
!19 = !{!"none", !"none", !"none"}
!20 = !{!"float2*", !"int", !"int"}
!21 = !{!"float __attribute__((ext_vector_type(2)))*", !"int", !"int"}
!22 = !{!"", !"", !""}
