; ModuleID = 'corpus/opencl/eigen_svd3.cl'
source_filename = "corpus/opencl/eigen_svd3.cl"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @jacobi3(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2) local_unnamed_addr #0 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  tail call void @__clang_ocl_kern_imp_jacobi3(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2) #8
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @__clang_ocl_kern_imp_jacobi3(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2) local_unnamed_addr #1 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %4 = alloca [3 x [3 x float]], align 4
  %5 = alloca [3 x [3 x float]], align 4
  %6 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %7 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %8 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %9 = zext nneg i32 %7 to i64
  %10 = zext nneg i32 %8 to i64
  %11 = mul nuw nsw i64 %9, %10
  %12 = zext nneg i32 %6 to i64
  %13 = add nuw nsw i64 %11, %12
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #8
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #8
  %14 = mul i64 %13, 25769803776
  %15 = ashr exact i64 %14, 30
  %16 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %15
  %17 = load float, ptr addrspace(1) %16, align 4, !tbaa !14
  store float %17, ptr %4, align 4, !tbaa !14
  %18 = getelementptr inbounds nuw i8, ptr addrspace(1) %16, i64 4
  %19 = load float, ptr addrspace(1) %18, align 4, !tbaa !14
  %20 = getelementptr inbounds nuw i8, ptr %4, i64 12
  store float %19, ptr %20, align 4, !tbaa !14
  %21 = getelementptr inbounds nuw i8, ptr %4, i64 4
  store float %19, ptr %21, align 4, !tbaa !14
  %22 = getelementptr inbounds nuw i8, ptr addrspace(1) %16, i64 8
  %23 = load float, ptr addrspace(1) %22, align 4, !tbaa !14
  %24 = getelementptr inbounds nuw i8, ptr %4, i64 24
  store float %23, ptr %24, align 4, !tbaa !14
  %25 = getelementptr inbounds nuw i8, ptr %4, i64 8
  store float %23, ptr %25, align 4, !tbaa !14
  %26 = getelementptr inbounds nuw i8, ptr addrspace(1) %16, i64 12
  %27 = load float, ptr addrspace(1) %26, align 4, !tbaa !14
  %28 = getelementptr inbounds nuw i8, ptr %4, i64 16
  store float %27, ptr %28, align 4, !tbaa !14
  %29 = getelementptr inbounds nuw i8, ptr addrspace(1) %16, i64 16
  %30 = load float, ptr addrspace(1) %29, align 4, !tbaa !14
  %31 = getelementptr inbounds nuw i8, ptr %4, i64 28
  store float %30, ptr %31, align 4, !tbaa !14
  %32 = getelementptr inbounds nuw i8, ptr %4, i64 20
  store float %30, ptr %32, align 4, !tbaa !14
  %33 = getelementptr inbounds nuw i8, ptr addrspace(1) %16, i64 20
  %34 = load float, ptr addrspace(1) %33, align 4, !tbaa !14
  %35 = getelementptr inbounds nuw i8, ptr %4, i64 32
  store float %34, ptr %35, align 4, !tbaa !14
  store float 1.000000e+00, ptr %5, align 4, !tbaa !14
  %36 = getelementptr inbounds nuw i8, ptr %5, i64 4
  store float 0.000000e+00, ptr %36, align 4, !tbaa !14
  %37 = getelementptr inbounds nuw i8, ptr %5, i64 8
  store float 0.000000e+00, ptr %37, align 4, !tbaa !14
  %38 = getelementptr inbounds nuw i8, ptr %5, i64 12
  store float 0.000000e+00, ptr %38, align 4, !tbaa !14
  %39 = getelementptr inbounds nuw i8, ptr %5, i64 16
  store float 1.000000e+00, ptr %39, align 4, !tbaa !14
  %40 = getelementptr inbounds nuw i8, ptr %5, i64 20
  store float 0.000000e+00, ptr %40, align 4, !tbaa !14
  %41 = getelementptr inbounds nuw i8, ptr %5, i64 24
  store float 0.000000e+00, ptr %41, align 4, !tbaa !14
  %42 = getelementptr inbounds nuw i8, ptr %5, i64 28
  store float 0.000000e+00, ptr %42, align 4, !tbaa !14
  %43 = getelementptr inbounds nuw i8, ptr %5, i64 32
  store float 1.000000e+00, ptr %43, align 4, !tbaa !14
  %44 = getelementptr inbounds nuw i8, ptr %4, i64 16
  %45 = getelementptr inbounds nuw i8, ptr %4, i64 20
  %46 = getelementptr inbounds nuw i8, ptr %4, i64 28
  %47 = getelementptr inbounds nuw i8, ptr %4, i64 32
  %48 = load float, ptr %21, align 4, !tbaa !14
  %49 = load float, ptr %44, align 4
  %50 = load float, ptr %4, align 4
  %51 = load float, ptr %20, align 4
  %52 = load float, ptr %24, align 4
  %53 = load float, ptr %46, align 4
  %54 = load float, ptr %5, align 1
  %55 = load float, ptr %36, align 1
  %56 = load float, ptr %38, align 1
  %57 = load float, ptr %39, align 1
  %58 = load float, ptr %25, align 4, !tbaa !14
  %59 = load float, ptr %45, align 4, !tbaa !14
  %60 = load float, ptr %41, align 1
  %61 = load float, ptr %42, align 1
  %62 = load float, ptr %47, align 1
  %63 = load float, ptr %21, align 1
  %64 = load float, ptr %44, align 1
  br label %65

65:                                               ; preds = %3, %432
  %66 = phi float [ %433, %432 ], [ %64, %3 ]
  %67 = phi float [ %434, %432 ], [ %63, %3 ]
  %68 = phi float [ %435, %432 ], [ %62, %3 ]
  %69 = phi float [ %436, %432 ], [ %61, %3 ]
  %70 = phi float [ %349, %432 ], [ %60, %3 ]
  %71 = phi float [ %437, %432 ], [ %59, %3 ]
  %72 = phi float [ %438, %432 ], [ %58, %3 ]
  %73 = phi float [ %439, %432 ], [ %57, %3 ]
  %74 = phi float [ %352, %432 ], [ %56, %3 ]
  %75 = phi float [ %440, %432 ], [ %55, %3 ]
  %76 = phi float [ %353, %432 ], [ %54, %3 ]
  %77 = phi float [ %441, %432 ], [ %53, %3 ]
  %78 = phi float [ %442, %432 ], [ %52, %3 ]
  %79 = phi float [ %443, %432 ], [ %51, %3 ]
  %80 = phi float [ %357, %432 ], [ %50, %3 ]
  %81 = phi float [ %444, %432 ], [ %49, %3 ]
  %82 = phi float [ %445, %432 ], [ %48, %3 ]
  %83 = phi float [ %446, %432 ], [ 0.000000e+00, %3 ]
  %84 = phi float [ %359, %432 ], [ 0.000000e+00, %3 ]
  %85 = phi float [ %447, %432 ], [ 1.000000e+00, %3 ]
  %86 = phi float [ %360, %432 ], [ 0.000000e+00, %3 ]
  %87 = phi float [ %448, %432 ], [ 0.000000e+00, %3 ]
  %88 = phi float [ %361, %432 ], [ 1.000000e+00, %3 ]
  %89 = phi float [ %449, %432 ], [ 1.000000e+00, %3 ]
  %90 = phi float [ %450, %432 ], [ 0.000000e+00, %3 ]
  %91 = phi float [ %451, %432 ], [ 0.000000e+00, %3 ]
  %92 = phi float [ %452, %432 ], [ %30, %3 ]
  %93 = phi float [ %453, %432 ], [ 1.000000e+00, %3 ]
  %94 = phi float [ %454, %432 ], [ 0.000000e+00, %3 ]
  %95 = phi float [ %455, %432 ], [ 0.000000e+00, %3 ]
  %96 = phi float [ %456, %432 ], [ %34, %3 ]
  %97 = phi float [ %457, %432 ], [ %23, %3 ]
  %98 = phi i32 [ %458, %432 ], [ 0, %3 ]
  %99 = tail call noundef float @llvm.fabs.f32(float %82)
  %100 = fcmp olt float %99, 0x3D71979980000000
  br i1 %100, label %260, label %101

101:                                              ; preds = %65
  %102 = fsub float %81, %80
  %103 = fmul float %82, 2.000000e+00
  %104 = fdiv float %102, %103
  %105 = tail call noundef float @llvm.copysign.f32(float 1.000000e+00, float %104)
  %106 = tail call noundef float @llvm.fabs.f32(float %104)
  %107 = tail call float @llvm.fmuladd.f32(float %104, float %104, float 1.000000e+00)
  %108 = tail call float @llvm.nvvm.sqrt.approx.f(float %107) #8
  %109 = fadd float %108, %106
  %110 = fdiv float %105, %109
  %111 = tail call float @llvm.fmuladd.f32(float %110, float %110, float 1.000000e+00)
  %112 = tail call float @llvm.nvvm.sqrt.approx.f(float %111) #8
  %113 = fdiv float 1.000000e+00, %112
  %114 = fmul float %113, %110
  %115 = fneg float %82
  %116 = fmul float %114, %115
  %117 = tail call float @llvm.fmuladd.f32(float %113, float %80, float %116)
  %118 = fmul float %113, %82
  %119 = tail call float @llvm.fmuladd.f32(float %114, float %80, float %118)
  %120 = fneg float %81
  %121 = fmul float %114, %120
  %122 = tail call float @llvm.fmuladd.f32(float %113, float %79, float %121)
  %123 = fmul float %113, %81
  %124 = tail call float @llvm.fmuladd.f32(float %114, float %79, float %123)
  %125 = fneg float %92
  %126 = fmul float %114, %125
  %127 = tail call float @llvm.fmuladd.f32(float %113, float %97, float %126)
  %128 = fmul float %113, %92
  %129 = tail call float @llvm.fmuladd.f32(float %114, float %97, float %128)
  %130 = fneg float %122
  %131 = fmul float %114, %130
  %132 = tail call float @llvm.fmuladd.f32(float %113, float %117, float %131)
  %133 = fmul float %113, %122
  %134 = tail call float @llvm.fmuladd.f32(float %114, float %117, float %133)
  %135 = fneg float %87
  %136 = fmul float %114, %135
  %137 = tail call float @llvm.fmuladd.f32(float %113, float %88, float %136)
  %138 = fmul float %113, %87
  %139 = tail call float @llvm.fmuladd.f32(float %114, float %88, float %138)
  %140 = fneg float %124
  %141 = fmul float %114, %140
  %142 = tail call float @llvm.fmuladd.f32(float %113, float %119, float %141)
  %143 = fmul float %113, %124
  %144 = tail call float @llvm.fmuladd.f32(float %114, float %119, float %143)
  %145 = fneg float %85
  %146 = fmul float %114, %145
  %147 = tail call float @llvm.fmuladd.f32(float %113, float %86, float %146)
  %148 = fmul float %113, %85
  %149 = tail call float @llvm.fmuladd.f32(float %114, float %86, float %148)
  %150 = fneg float %71
  %151 = fmul float %114, %150
  %152 = tail call float @llvm.fmuladd.f32(float %113, float %72, float %151)
  %153 = fmul float %113, %71
  %154 = tail call float @llvm.fmuladd.f32(float %114, float %72, float %153)
  %155 = fneg float %83
  %156 = fmul float %114, %155
  %157 = tail call float @llvm.fmuladd.f32(float %113, float %84, float %156)
  %158 = fmul float %113, %83
  %159 = tail call float @llvm.fmuladd.f32(float %114, float %84, float %158)
  br label %260

160:                                              ; preds = %432
  store float %357, ptr %4, align 4
  store float %443, ptr %20, align 4
  store float %442, ptr %24, align 4
  store float %441, ptr %46, align 4
  store float %353, ptr %5, align 1
  store float %440, ptr %36, align 1
  store float %352, ptr %38, align 1
  store float %439, ptr %39, align 1
  store float %438, ptr %25, align 4
  store float %437, ptr %45, align 4
  store float %349, ptr %41, align 1
  store float %436, ptr %42, align 1
  store float %435, ptr %47, align 1
  store float %434, ptr %21, align 1
  store float %433, ptr %44, align 1
  store float %451, ptr %37, align 4
  store float %450, ptr %40, align 4
  store float %449, ptr %43, align 4
  %161 = getelementptr inbounds nuw i8, ptr %4, i64 16
  %162 = load float, ptr %161, align 4, !tbaa !14
  %163 = load float, ptr %4, align 4, !tbaa !14
  %164 = fcmp ule float %162, %163
  %165 = select i1 %164, float %163, float %162
  %166 = zext i1 %164 to i32
  %167 = xor i1 %164, true
  %168 = zext i1 %167 to i32
  %169 = fcmp ogt float %456, %165
  %170 = select i1 %169, i32 %168, i32 2
  %171 = zext nneg i32 %170 to i64
  %172 = getelementptr inbounds nuw [3 x float], ptr %4, i64 %171
  %173 = getelementptr inbounds nuw float, ptr %172, i64 %171
  %174 = load float, ptr %173, align 4, !tbaa !14
  %175 = zext i1 %164 to i64
  %176 = select i1 %164, i64 12, i64 0
  %177 = getelementptr inbounds nuw i8, ptr %4, i64 %176
  %178 = getelementptr inbounds nuw float, ptr %177, i64 %175
  %179 = load float, ptr %178, align 4, !tbaa !14
  %180 = fcmp ogt float %174, %179
  %181 = select i1 %180, i32 %166, i32 %170
  %182 = select i1 %180, i32 %170, i32 %166
  %183 = trunc i64 %13 to i32
  %184 = mul nsw i32 %183, 3
  %185 = mul nsw i32 %183, 9
  %186 = zext i1 %167 to i64
  %187 = select i1 %169, i64 2, i64 %186
  %188 = getelementptr inbounds nuw [3 x float], ptr %4, i64 %187
  %189 = getelementptr inbounds nuw float, ptr %188, i64 %187
  %190 = load float, ptr %189, align 4, !tbaa !14
  %191 = sext i32 %184 to i64
  %192 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %191
  store float %190, ptr addrspace(1) %192, align 4, !tbaa !14
  %193 = getelementptr float, ptr %5, i64 %187
  %194 = load float, ptr %193, align 4, !tbaa !14
  %195 = tail call noundef float @llvm.fabs.f32(float %194)
  %196 = sext i32 %185 to i64
  %197 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %196
  store float %195, ptr addrspace(1) %197, align 4, !tbaa !14
  %198 = getelementptr i8, ptr %193, i64 12
  %199 = load float, ptr %198, align 4, !tbaa !14
  %200 = tail call noundef float @llvm.fabs.f32(float %199)
  %201 = sext i32 %185 to i64
  %202 = getelementptr float, ptr addrspace(1) %2, i64 %201
  %203 = getelementptr i8, ptr addrspace(1) %202, i64 4
  store float %200, ptr addrspace(1) %203, align 4, !tbaa !14
  %204 = getelementptr i8, ptr %193, i64 24
  %205 = load float, ptr %204, align 4, !tbaa !14
  %206 = tail call noundef float @llvm.fabs.f32(float %205)
  %207 = sext i32 %185 to i64
  %208 = getelementptr float, ptr addrspace(1) %2, i64 %207
  %209 = getelementptr i8, ptr addrspace(1) %208, i64 8
  store float %206, ptr addrspace(1) %209, align 4, !tbaa !14
  %210 = zext nneg i32 %182 to i64
  %211 = getelementptr inbounds nuw [3 x float], ptr %4, i64 %210
  %212 = getelementptr inbounds nuw float, ptr %211, i64 %210
  %213 = load float, ptr %212, align 4, !tbaa !14
  %214 = sext i32 %184 to i64
  %215 = getelementptr float, ptr addrspace(1) %1, i64 %214
  %216 = getelementptr i8, ptr addrspace(1) %215, i64 4
  store float %213, ptr addrspace(1) %216, align 4, !tbaa !14
  %217 = getelementptr float, ptr %5, i64 %210
  %218 = load float, ptr %217, align 4, !tbaa !14
  %219 = tail call noundef float @llvm.fabs.f32(float %218)
  %220 = sext i32 %185 to i64
  %221 = getelementptr float, ptr addrspace(1) %2, i64 %220
  %222 = getelementptr i8, ptr addrspace(1) %221, i64 12
  store float %219, ptr addrspace(1) %222, align 4, !tbaa !14
  %223 = getelementptr i8, ptr %217, i64 12
  %224 = load float, ptr %223, align 4, !tbaa !14
  %225 = tail call noundef float @llvm.fabs.f32(float %224)
  %226 = sext i32 %185 to i64
  %227 = getelementptr float, ptr addrspace(1) %2, i64 %226
  %228 = getelementptr i8, ptr addrspace(1) %227, i64 16
  store float %225, ptr addrspace(1) %228, align 4, !tbaa !14
  %229 = getelementptr i8, ptr %217, i64 24
  %230 = load float, ptr %229, align 4, !tbaa !14
  %231 = tail call noundef float @llvm.fabs.f32(float %230)
  %232 = sext i32 %185 to i64
  %233 = getelementptr float, ptr addrspace(1) %2, i64 %232
  %234 = getelementptr i8, ptr addrspace(1) %233, i64 20
  store float %231, ptr addrspace(1) %234, align 4, !tbaa !14
  %235 = zext nneg i32 %181 to i64
  %236 = getelementptr inbounds nuw [3 x float], ptr %4, i64 %235
  %237 = getelementptr inbounds nuw float, ptr %236, i64 %235
  %238 = load float, ptr %237, align 4, !tbaa !14
  %239 = sext i32 %184 to i64
  %240 = getelementptr float, ptr addrspace(1) %1, i64 %239
  %241 = getelementptr i8, ptr addrspace(1) %240, i64 8
  store float %238, ptr addrspace(1) %241, align 4, !tbaa !14
  %242 = getelementptr float, ptr %5, i64 %235
  %243 = load float, ptr %242, align 4, !tbaa !14
  %244 = tail call noundef float @llvm.fabs.f32(float %243)
  %245 = sext i32 %185 to i64
  %246 = getelementptr float, ptr addrspace(1) %2, i64 %245
  %247 = getelementptr i8, ptr addrspace(1) %246, i64 24
  store float %244, ptr addrspace(1) %247, align 4, !tbaa !14
  %248 = getelementptr i8, ptr %242, i64 12
  %249 = load float, ptr %248, align 4, !tbaa !14
  %250 = tail call noundef float @llvm.fabs.f32(float %249)
  %251 = sext i32 %185 to i64
  %252 = getelementptr float, ptr addrspace(1) %2, i64 %251
  %253 = getelementptr i8, ptr addrspace(1) %252, i64 28
  store float %250, ptr addrspace(1) %253, align 4, !tbaa !14
  %254 = getelementptr i8, ptr %242, i64 24
  %255 = load float, ptr %254, align 4, !tbaa !14
  %256 = tail call noundef float @llvm.fabs.f32(float %255)
  %257 = sext i32 %185 to i64
  %258 = getelementptr float, ptr addrspace(1) %2, i64 %257
  %259 = getelementptr i8, ptr addrspace(1) %258, i64 32
  store float %256, ptr addrspace(1) %259, align 4, !tbaa !14
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #8
  ret void

260:                                              ; preds = %101, %65
  %261 = phi float [ %144, %101 ], [ %66, %65 ]
  %262 = phi float [ %142, %101 ], [ %67, %65 ]
  %263 = phi float [ %159, %101 ], [ %69, %65 ]
  %264 = phi float [ %157, %101 ], [ %70, %65 ]
  %265 = phi float [ %154, %101 ], [ %71, %65 ]
  %266 = phi float [ %152, %101 ], [ %72, %65 ]
  %267 = phi float [ %149, %101 ], [ %73, %65 ]
  %268 = phi float [ %147, %101 ], [ %74, %65 ]
  %269 = phi float [ %139, %101 ], [ %75, %65 ]
  %270 = phi float [ %137, %101 ], [ %76, %65 ]
  %271 = phi float [ %129, %101 ], [ %77, %65 ]
  %272 = phi float [ %127, %101 ], [ %78, %65 ]
  %273 = phi float [ %134, %101 ], [ %79, %65 ]
  %274 = phi float [ %132, %101 ], [ %80, %65 ]
  %275 = phi float [ %144, %101 ], [ %81, %65 ]
  %276 = phi float [ %142, %101 ], [ %82, %65 ]
  %277 = phi float [ %159, %101 ], [ %83, %65 ]
  %278 = phi float [ %157, %101 ], [ %84, %65 ]
  %279 = phi float [ %149, %101 ], [ %85, %65 ]
  %280 = phi float [ %147, %101 ], [ %86, %65 ]
  %281 = phi float [ %139, %101 ], [ %87, %65 ]
  %282 = phi float [ %137, %101 ], [ %88, %65 ]
  %283 = phi float [ %129, %101 ], [ %92, %65 ]
  %284 = phi float [ %127, %101 ], [ %97, %65 ]
  %285 = tail call noundef float @llvm.fabs.f32(float %266)
  %286 = fcmp olt float %285, 0x3D71979980000000
  br i1 %286, label %346, label %287

287:                                              ; preds = %260
  %288 = fsub float %96, %274
  %289 = fmul float %266, 2.000000e+00
  %290 = fdiv float %288, %289
  %291 = tail call noundef float @llvm.copysign.f32(float 1.000000e+00, float %290)
  %292 = tail call noundef float @llvm.fabs.f32(float %290)
  %293 = tail call float @llvm.fmuladd.f32(float %290, float %290, float 1.000000e+00)
  %294 = tail call float @llvm.nvvm.sqrt.approx.f(float %293) #8
  %295 = fadd float %294, %292
  %296 = fdiv float %291, %295
  %297 = tail call float @llvm.fmuladd.f32(float %296, float %296, float 1.000000e+00)
  %298 = tail call float @llvm.nvvm.sqrt.approx.f(float %297) #8
  %299 = fdiv float 1.000000e+00, %298
  %300 = fmul float %299, %296
  %301 = fneg float %266
  %302 = fmul float %300, %301
  %303 = tail call float @llvm.fmuladd.f32(float %299, float %274, float %302)
  %304 = fmul float %299, %266
  %305 = tail call float @llvm.fmuladd.f32(float %300, float %274, float %304)
  %306 = fneg float %265
  %307 = fmul float %300, %306
  %308 = tail call float @llvm.fmuladd.f32(float %299, float %273, float %307)
  %309 = fmul float %299, %265
  %310 = tail call float @llvm.fmuladd.f32(float %300, float %273, float %309)
  %311 = fneg float %96
  %312 = fmul float %300, %311
  %313 = tail call float @llvm.fmuladd.f32(float %299, float %272, float %312)
  %314 = fmul float %299, %96
  %315 = tail call float @llvm.fmuladd.f32(float %300, float %272, float %314)
  %316 = fneg float %313
  %317 = fmul float %300, %316
  %318 = tail call float @llvm.fmuladd.f32(float %299, float %303, float %317)
  %319 = fmul float %299, %313
  %320 = tail call float @llvm.fmuladd.f32(float %300, float %303, float %319)
  %321 = fneg float %95
  %322 = fmul float %300, %321
  %323 = tail call float @llvm.fmuladd.f32(float %299, float %282, float %322)
  %324 = fmul float %299, %95
  %325 = tail call float @llvm.fmuladd.f32(float %300, float %282, float %324)
  %326 = fneg float %271
  %327 = fmul float %300, %326
  %328 = tail call float @llvm.fmuladd.f32(float %299, float %276, float %327)
  %329 = fmul float %299, %271
  %330 = tail call float @llvm.fmuladd.f32(float %300, float %276, float %329)
  %331 = fneg float %94
  %332 = fmul float %300, %331
  %333 = tail call float @llvm.fmuladd.f32(float %299, float %280, float %332)
  %334 = fmul float %299, %94
  %335 = tail call float @llvm.fmuladd.f32(float %300, float %280, float %334)
  %336 = fneg float %315
  %337 = fmul float %300, %336
  %338 = tail call float @llvm.fmuladd.f32(float %299, float %305, float %337)
  %339 = fmul float %299, %315
  %340 = tail call float @llvm.fmuladd.f32(float %300, float %305, float %339)
  %341 = fneg float %93
  %342 = fmul float %300, %341
  %343 = tail call float @llvm.fmuladd.f32(float %299, float %278, float %342)
  %344 = fmul float %299, %93
  %345 = tail call float @llvm.fmuladd.f32(float %300, float %278, float %344)
  br label %346

346:                                              ; preds = %287, %260
  %347 = phi float [ %328, %287 ], [ %262, %260 ]
  %348 = phi float [ %340, %287 ], [ %68, %260 ]
  %349 = phi float [ %343, %287 ], [ %264, %260 ]
  %350 = phi float [ %310, %287 ], [ %265, %260 ]
  %351 = phi float [ %338, %287 ], [ %266, %260 ]
  %352 = phi float [ %333, %287 ], [ %268, %260 ]
  %353 = phi float [ %323, %287 ], [ %270, %260 ]
  %354 = phi float [ %330, %287 ], [ %271, %260 ]
  %355 = phi float [ %320, %287 ], [ %272, %260 ]
  %356 = phi float [ %308, %287 ], [ %273, %260 ]
  %357 = phi float [ %318, %287 ], [ %274, %260 ]
  %358 = phi float [ %328, %287 ], [ %276, %260 ]
  %359 = phi float [ %343, %287 ], [ %278, %260 ]
  %360 = phi float [ %333, %287 ], [ %280, %260 ]
  %361 = phi float [ %323, %287 ], [ %282, %260 ]
  %362 = phi float [ %345, %287 ], [ %89, %260 ]
  %363 = phi float [ %335, %287 ], [ %90, %260 ]
  %364 = phi float [ %325, %287 ], [ %91, %260 ]
  %365 = phi float [ %330, %287 ], [ %283, %260 ]
  %366 = phi float [ %345, %287 ], [ %93, %260 ]
  %367 = phi float [ %335, %287 ], [ %94, %260 ]
  %368 = phi float [ %325, %287 ], [ %95, %260 ]
  %369 = phi float [ %340, %287 ], [ %96, %260 ]
  %370 = phi float [ %320, %287 ], [ %284, %260 ]
  %371 = tail call noundef float @llvm.fabs.f32(float %350)
  %372 = fcmp olt float %371, 0x3D71979980000000
  br i1 %372, label %432, label %373

373:                                              ; preds = %346
  %374 = fsub float %369, %275
  %375 = fmul float %350, 2.000000e+00
  %376 = fdiv float %374, %375
  %377 = tail call noundef float @llvm.copysign.f32(float 1.000000e+00, float %376)
  %378 = tail call noundef float @llvm.fabs.f32(float %376)
  %379 = tail call float @llvm.fmuladd.f32(float %376, float %376, float 1.000000e+00)
  %380 = tail call float @llvm.nvvm.sqrt.approx.f(float %379) #8
  %381 = fadd float %380, %378
  %382 = fdiv float %377, %381
  %383 = tail call float @llvm.fmuladd.f32(float %382, float %382, float 1.000000e+00)
  %384 = tail call float @llvm.nvvm.sqrt.approx.f(float %383) #8
  %385 = fdiv float 1.000000e+00, %384
  %386 = fmul float %385, %382
  %387 = fneg float %351
  %388 = fmul float %386, %387
  %389 = tail call float @llvm.fmuladd.f32(float %385, float %358, float %388)
  %390 = fmul float %385, %351
  %391 = tail call float @llvm.fmuladd.f32(float %386, float %358, float %390)
  %392 = fneg float %350
  %393 = fmul float %386, %392
  %394 = tail call float @llvm.fmuladd.f32(float %385, float %275, float %393)
  %395 = fmul float %385, %350
  %396 = tail call float @llvm.fmuladd.f32(float %386, float %275, float %395)
  %397 = fneg float %369
  %398 = fmul float %386, %397
  %399 = tail call float @llvm.fmuladd.f32(float %385, float %354, float %398)
  %400 = fmul float %385, %369
  %401 = tail call float @llvm.fmuladd.f32(float %386, float %354, float %400)
  %402 = fneg float %355
  %403 = fmul float %386, %402
  %404 = tail call float @llvm.fmuladd.f32(float %385, float %356, float %403)
  %405 = fmul float %385, %355
  %406 = tail call float @llvm.fmuladd.f32(float %386, float %356, float %405)
  %407 = fneg float %368
  %408 = fmul float %386, %407
  %409 = tail call float @llvm.fmuladd.f32(float %385, float %281, float %408)
  %410 = fmul float %385, %368
  %411 = tail call float @llvm.fmuladd.f32(float %386, float %281, float %410)
  %412 = fneg float %399
  %413 = fmul float %386, %412
  %414 = tail call float @llvm.fmuladd.f32(float %385, float %394, float %413)
  %415 = fmul float %385, %399
  %416 = tail call float @llvm.fmuladd.f32(float %386, float %394, float %415)
  %417 = fneg float %367
  %418 = fmul float %386, %417
  %419 = tail call float @llvm.fmuladd.f32(float %385, float %279, float %418)
  %420 = fmul float %385, %367
  %421 = tail call float @llvm.fmuladd.f32(float %386, float %279, float %420)
  %422 = fneg float %401
  %423 = fmul float %386, %422
  %424 = tail call float @llvm.fmuladd.f32(float %385, float %396, float %423)
  %425 = fmul float %385, %401
  %426 = tail call float @llvm.fmuladd.f32(float %386, float %396, float %425)
  %427 = fneg float %366
  %428 = fmul float %386, %427
  %429 = tail call float @llvm.fmuladd.f32(float %385, float %277, float %428)
  %430 = fmul float %385, %366
  %431 = tail call float @llvm.fmuladd.f32(float %386, float %277, float %430)
  br label %432

432:                                              ; preds = %373, %346
  %433 = phi float [ %414, %373 ], [ %261, %346 ]
  %434 = phi float [ %389, %373 ], [ %347, %346 ]
  %435 = phi float [ %426, %373 ], [ %348, %346 ]
  %436 = phi float [ %429, %373 ], [ %263, %346 ]
  %437 = phi float [ %424, %373 ], [ %350, %346 ]
  %438 = phi float [ %391, %373 ], [ %351, %346 ]
  %439 = phi float [ %419, %373 ], [ %267, %346 ]
  %440 = phi float [ %409, %373 ], [ %269, %346 ]
  %441 = phi float [ %416, %373 ], [ %354, %346 ]
  %442 = phi float [ %406, %373 ], [ %355, %346 ]
  %443 = phi float [ %404, %373 ], [ %356, %346 ]
  %444 = phi float [ %414, %373 ], [ %275, %346 ]
  %445 = phi float [ %389, %373 ], [ %358, %346 ]
  %446 = phi float [ %429, %373 ], [ %277, %346 ]
  %447 = phi float [ %419, %373 ], [ %279, %346 ]
  %448 = phi float [ %409, %373 ], [ %281, %346 ]
  %449 = phi float [ %431, %373 ], [ %362, %346 ]
  %450 = phi float [ %421, %373 ], [ %363, %346 ]
  %451 = phi float [ %411, %373 ], [ %364, %346 ]
  %452 = phi float [ %416, %373 ], [ %365, %346 ]
  %453 = phi float [ %431, %373 ], [ %366, %346 ]
  %454 = phi float [ %421, %373 ], [ %367, %346 ]
  %455 = phi float [ %411, %373 ], [ %368, %346 ]
  %456 = phi float [ %426, %373 ], [ %369, %346 ]
  %457 = phi float [ %406, %373 ], [ %370, %346 ]
  %458 = add nuw nsw i32 %98, 1
  %459 = icmp eq i32 %458, 6
  br i1 %459, label %160, label %65
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @singular3(ptr addrspace(1) noundef readonly align 8 captures(none) %0, ptr addrspace(1) noundef writeonly align 8 captures(none) %1) local_unnamed_addr #0 !kernel_arg_addr_space !16 !kernel_arg_access_qual !17 !kernel_arg_type !18 !kernel_arg_base_type !18 !kernel_arg_type_qual !19 {
  tail call void @__clang_ocl_kern_imp_singular3(ptr addrspace(1) noundef align 8 %0, ptr addrspace(1) noundef align 8 %1) #8
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @__clang_ocl_kern_imp_singular3(ptr addrspace(1) noundef readonly align 8 captures(none) %0, ptr addrspace(1) noundef writeonly align 8 captures(none) %1) local_unnamed_addr #1 !kernel_arg_addr_space !16 !kernel_arg_access_qual !17 !kernel_arg_type !18 !kernel_arg_base_type !18 !kernel_arg_type_qual !19 {
  %3 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %4 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = zext nneg i32 %4 to i64
  %7 = zext nneg i32 %5 to i64
  %8 = mul nuw nsw i64 %6, %7
  %9 = zext nneg i32 %3 to i64
  %10 = add nuw nsw i64 %8, %9
  %11 = trunc i64 %10 to i32
  %12 = mul nsw i32 %11, 3
  %13 = addrspacecast ptr addrspace(1) %0 to ptr
  %14 = sext i32 %12 to i64
  %15 = mul nsw i64 %14, 24
  %16 = getelementptr inbounds nuw i8, ptr %13, i64 %15
  %17 = load double, ptr %16, align 8, !tbaa !20
  %18 = insertelement <3 x double> poison, double %17, i64 0
  %19 = getelementptr inbounds nuw i8, ptr %16, i64 8
  %20 = load double, ptr %19, align 8, !tbaa !20
  %21 = insertelement <3 x double> %18, double %20, i64 1
  %22 = getelementptr i8, ptr %16, i64 16
  %23 = load double, ptr %22, align 8, !tbaa !21
  %24 = insertelement <3 x double> %21, double %23, i64 2
  %25 = shufflevector <3 x double> %24, <3 x double> <double undef, double poison, double poison>, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %26 = add nsw i32 %12, 1
  %27 = sext i32 %26 to i64
  %28 = mul nsw i64 %27, 24
  %29 = getelementptr inbounds nuw i8, ptr %13, i64 %28
  %30 = load double, ptr %29, align 8, !tbaa !20
  %31 = insertelement <3 x double> poison, double %30, i64 0
  %32 = getelementptr inbounds nuw i8, ptr %29, i64 8
  %33 = load double, ptr %32, align 8, !tbaa !20
  %34 = insertelement <3 x double> %31, double %33, i64 1
  %35 = getelementptr i8, ptr %29, i64 16
  %36 = load double, ptr %35, align 8, !tbaa !21
  %37 = insertelement <3 x double> %34, double %36, i64 2
  %38 = shufflevector <3 x double> %37, <3 x double> <double undef, double poison, double poison>, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %39 = add nsw i32 %12, 2
  %40 = sext i32 %39 to i64
  %41 = mul nsw i64 %40, 24
  %42 = getelementptr inbounds nuw i8, ptr %13, i64 %41
  %43 = load double, ptr %42, align 8, !tbaa !20
  %44 = insertelement <3 x double> poison, double %43, i64 0
  %45 = getelementptr inbounds nuw i8, ptr %42, i64 8
  %46 = load double, ptr %45, align 8, !tbaa !20
  %47 = insertelement <3 x double> %44, double %46, i64 1
  %48 = getelementptr i8, ptr %42, i64 16
  %49 = load double, ptr %48, align 8, !tbaa !21
  %50 = insertelement <3 x double> %47, double %49, i64 2
  %51 = shufflevector <3 x double> %50, <3 x double> <double undef, double poison, double poison>, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  br label %52

52:                                               ; preds = %2, %254
  %53 = phi <4 x double> [ %51, %2 ], [ %255, %254 ]
  %54 = phi <4 x double> [ %38, %2 ], [ %256, %254 ]
  %55 = phi <4 x double> [ %25, %2 ], [ %211, %254 ]
  %56 = phi i32 [ 0, %2 ], [ %257, %254 ]
  %57 = extractelement <4 x double> %55, i64 0
  %58 = extractelement <4 x double> %55, i64 1
  %59 = fmul double %58, %58
  %60 = tail call double @llvm.fmuladd.f64(double %57, double %57, double %59)
  %61 = extractelement <4 x double> %55, i64 2
  %62 = tail call noundef double @llvm.fmuladd.f64(double %61, double %61, double %60)
  %63 = extractelement <4 x double> %54, i64 0
  %64 = extractelement <4 x double> %54, i64 1
  %65 = fmul double %64, %64
  %66 = tail call double @llvm.fmuladd.f64(double %63, double %63, double %65)
  %67 = extractelement <4 x double> %54, i64 2
  %68 = tail call noundef double @llvm.fmuladd.f64(double %67, double %67, double %66)
  %69 = fmul double %58, %64
  %70 = tail call double @llvm.fmuladd.f64(double %57, double %63, double %69)
  %71 = tail call noundef double @llvm.fmuladd.f64(double %61, double %67, double %70)
  %72 = fmul double %71, %71
  %73 = fmul double %62, 1.000000e-30
  %74 = fmul double %73, %68
  %75 = fcmp ugt double %72, %74
  br i1 %75, label %114, label %150

76:                                               ; preds = %254
  %77 = extractelement <4 x double> %211, i64 0
  %78 = extractelement <4 x double> %211, i64 1
  %79 = fmul double %78, %78
  %80 = tail call double @llvm.fmuladd.f64(double %77, double %77, double %79)
  %81 = extractelement <4 x double> %211, i64 2
  %82 = tail call noundef double @llvm.fmuladd.f64(double %81, double %81, double %80)
  %83 = tail call noundef double @llvm.sqrt.f64(double %82)
  %84 = extractelement <4 x double> %256, i64 0
  %85 = extractelement <4 x double> %256, i64 1
  %86 = fmul double %85, %85
  %87 = tail call double @llvm.fmuladd.f64(double %84, double %84, double %86)
  %88 = extractelement <4 x double> %256, i64 2
  %89 = tail call noundef double @llvm.fmuladd.f64(double %88, double %88, double %87)
  %90 = tail call noundef double @llvm.sqrt.f64(double %89)
  %91 = extractelement <4 x double> %255, i64 0
  %92 = extractelement <4 x double> %255, i64 1
  %93 = fmul double %92, %92
  %94 = tail call double @llvm.fmuladd.f64(double %91, double %91, double %93)
  %95 = extractelement <4 x double> %255, i64 2
  %96 = tail call noundef double @llvm.fmuladd.f64(double %95, double %95, double %94)
  %97 = tail call noundef double @llvm.sqrt.f64(double %96)
  %98 = tail call noundef double @llvm.maximumnum.f64(double %90, double %97)
  %99 = tail call noundef double @llvm.maximumnum.f64(double %83, double %98)
  %100 = tail call noundef double @llvm.minimumnum.f64(double %90, double %97)
  %101 = tail call noundef double @llvm.minimumnum.f64(double %83, double %100)
  %102 = insertelement <2 x double> poison, double %99, i64 0
  %103 = tail call noundef double @llvm.minimumnum.f64(double %83, double %90)
  %104 = tail call noundef double @llvm.maximumnum.f64(double %83, double %90)
  %105 = tail call noundef double @llvm.minimumnum.f64(double %104, double %97)
  %106 = tail call noundef double @llvm.maximumnum.f64(double %103, double %105)
  %107 = insertelement <2 x double> %102, double %106, i64 1
  %108 = shl i64 %10, 32
  %109 = ashr exact i64 %108, 32
  %110 = addrspacecast ptr addrspace(1) %1 to ptr
  %111 = mul nsw i64 %109, 24
  %112 = getelementptr inbounds nuw i8, ptr %110, i64 %111
  store <2 x double> %107, ptr %112, align 8, !tbaa !20
  %113 = getelementptr i8, ptr %112, i64 16
  store double %101, ptr %113, align 8, !tbaa !21
  ret void

114:                                              ; preds = %52
  %115 = shufflevector <4 x double> %55, <4 x double> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %116 = fsub double %68, %62
  %117 = fmul double %71, 2.000000e+00
  %118 = fdiv double %116, %117
  %119 = fcmp ogt double %118, 0.000000e+00
  %120 = select i1 %119, double 1.000000e+00, double -1.000000e+00
  %121 = tail call noundef double @llvm.fabs.f64(double %118)
  %122 = tail call double @llvm.fmuladd.f64(double %118, double %118, double 1.000000e+00)
  %123 = tail call noundef double @llvm.sqrt.f64(double %122)
  %124 = fadd double %121, %123
  %125 = fdiv double %120, %124
  %126 = tail call double @llvm.fmuladd.f64(double %125, double %125, double 1.000000e+00)
  %127 = tail call noundef double @llvm.sqrt.f64(double %126)
  %128 = fdiv double 1.000000e+00, %127
  %129 = fmul double %125, %128
  %130 = insertelement <3 x double> poison, double %128, i64 0
  %131 = shufflevector <3 x double> %130, <3 x double> poison, <3 x i32> zeroinitializer
  %132 = insertelement <3 x double> poison, double %129, i64 0
  %133 = shufflevector <3 x double> %132, <3 x double> poison, <3 x i32> zeroinitializer
  %134 = fneg <4 x double> %54
  %135 = shufflevector <4 x double> %134, <4 x double> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %136 = fmul <3 x double> %135, %133
  %137 = tail call <3 x double> @llvm.fmuladd.v3f64(<3 x double> %131, <3 x double> %115, <3 x double> %136)
  %138 = shufflevector <3 x double> %137, <3 x double> <double undef, double poison, double poison>, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %139 = shufflevector <4 x double> %54, <4 x double> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %140 = fmul <3 x double> %131, %139
  %141 = tail call <3 x double> @llvm.fmuladd.v3f64(<3 x double> %133, <3 x double> %115, <3 x double> %140)
  %142 = shufflevector <3 x double> %141, <3 x double> <double undef, double poison, double poison>, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %143 = extractelement <3 x double> %137, i64 0
  %144 = extractelement <3 x double> %137, i64 1
  %145 = fmul double %144, %144
  %146 = tail call double @llvm.fmuladd.f64(double %143, double %143, double %145)
  %147 = extractelement <3 x double> %137, i64 2
  %148 = tail call noundef double @llvm.fmuladd.f64(double %147, double %147, double %146)
  %149 = fmul double %148, 1.000000e-30
  br label %150

150:                                              ; preds = %52, %114
  %151 = phi double [ %73, %52 ], [ %149, %114 ]
  %152 = phi double [ %62, %52 ], [ %148, %114 ]
  %153 = phi double [ %61, %52 ], [ %147, %114 ]
  %154 = phi double [ %58, %52 ], [ %144, %114 ]
  %155 = phi double [ %57, %52 ], [ %143, %114 ]
  %156 = phi <4 x double> [ %54, %52 ], [ %142, %114 ]
  %157 = phi <4 x double> [ %55, %52 ], [ %138, %114 ]
  %158 = extractelement <4 x double> %53, i64 0
  %159 = extractelement <4 x double> %53, i64 1
  %160 = fmul double %159, %159
  %161 = tail call double @llvm.fmuladd.f64(double %158, double %158, double %160)
  %162 = extractelement <4 x double> %53, i64 2
  %163 = tail call noundef double @llvm.fmuladd.f64(double %162, double %162, double %161)
  %164 = fmul double %154, %159
  %165 = tail call double @llvm.fmuladd.f64(double %155, double %158, double %164)
  %166 = tail call noundef double @llvm.fmuladd.f64(double %153, double %162, double %165)
  %167 = fmul double %166, %166
  %168 = fmul double %151, %163
  %169 = fcmp ugt double %167, %168
  br i1 %169, label %170, label %205

170:                                              ; preds = %150
  %171 = shufflevector <4 x double> %157, <4 x double> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %172 = fsub double %163, %152
  %173 = fmul double %166, 2.000000e+00
  %174 = fdiv double %172, %173
  %175 = fcmp ogt double %174, 0.000000e+00
  %176 = select i1 %175, double 1.000000e+00, double -1.000000e+00
  %177 = tail call noundef double @llvm.fabs.f64(double %174)
  %178 = tail call double @llvm.fmuladd.f64(double %174, double %174, double 1.000000e+00)
  %179 = tail call noundef double @llvm.sqrt.f64(double %178)
  %180 = fadd double %177, %179
  %181 = fdiv double %176, %180
  %182 = tail call double @llvm.fmuladd.f64(double %181, double %181, double 1.000000e+00)
  %183 = tail call noundef double @llvm.sqrt.f64(double %182)
  %184 = fdiv double 1.000000e+00, %183
  %185 = fmul double %181, %184
  %186 = insertelement <3 x double> poison, double %184, i64 0
  %187 = shufflevector <3 x double> %186, <3 x double> poison, <3 x i32> zeroinitializer
  %188 = insertelement <3 x double> poison, double %185, i64 0
  %189 = shufflevector <3 x double> %188, <3 x double> poison, <3 x i32> zeroinitializer
  %190 = fneg <4 x double> %53
  %191 = shufflevector <4 x double> %190, <4 x double> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %192 = fmul <3 x double> %191, %189
  %193 = tail call <3 x double> @llvm.fmuladd.v3f64(<3 x double> %187, <3 x double> %171, <3 x double> %192)
  %194 = shufflevector <3 x double> %193, <3 x double> <double undef, double poison, double poison>, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %195 = shufflevector <4 x double> %53, <4 x double> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %196 = fmul <3 x double> %187, %195
  %197 = tail call <3 x double> @llvm.fmuladd.v3f64(<3 x double> %189, <3 x double> %171, <3 x double> %196)
  %198 = shufflevector <3 x double> %197, <3 x double> <double undef, double poison, double poison>, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %199 = extractelement <3 x double> %197, i64 0
  %200 = extractelement <3 x double> %197, i64 1
  %201 = fmul double %200, %200
  %202 = tail call double @llvm.fmuladd.f64(double %199, double %199, double %201)
  %203 = extractelement <3 x double> %197, i64 2
  %204 = tail call noundef double @llvm.fmuladd.f64(double %203, double %203, double %202)
  br label %205

205:                                              ; preds = %170, %150
  %206 = phi double [ %204, %170 ], [ %163, %150 ]
  %207 = phi double [ %203, %170 ], [ %162, %150 ]
  %208 = phi double [ %200, %170 ], [ %159, %150 ]
  %209 = phi double [ %199, %170 ], [ %158, %150 ]
  %210 = phi <4 x double> [ %198, %170 ], [ %53, %150 ]
  %211 = phi <4 x double> [ %194, %170 ], [ %157, %150 ]
  %212 = extractelement <4 x double> %156, i64 0
  %213 = extractelement <4 x double> %156, i64 1
  %214 = fmul double %213, %213
  %215 = tail call double @llvm.fmuladd.f64(double %212, double %212, double %214)
  %216 = extractelement <4 x double> %156, i64 2
  %217 = tail call noundef double @llvm.fmuladd.f64(double %216, double %216, double %215)
  %218 = fmul double %213, %208
  %219 = tail call double @llvm.fmuladd.f64(double %212, double %209, double %218)
  %220 = tail call noundef double @llvm.fmuladd.f64(double %216, double %207, double %219)
  %221 = fmul double %220, %220
  %222 = fmul double %217, 1.000000e-30
  %223 = fmul double %222, %206
  %224 = fcmp ugt double %221, %223
  br i1 %224, label %225, label %254

225:                                              ; preds = %205
  %226 = shufflevector <4 x double> %156, <4 x double> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %227 = fsub double %206, %217
  %228 = fmul double %220, 2.000000e+00
  %229 = fdiv double %227, %228
  %230 = fcmp ogt double %229, 0.000000e+00
  %231 = select i1 %230, double 1.000000e+00, double -1.000000e+00
  %232 = tail call noundef double @llvm.fabs.f64(double %229)
  %233 = tail call double @llvm.fmuladd.f64(double %229, double %229, double 1.000000e+00)
  %234 = tail call noundef double @llvm.sqrt.f64(double %233)
  %235 = fadd double %232, %234
  %236 = fdiv double %231, %235
  %237 = tail call double @llvm.fmuladd.f64(double %236, double %236, double 1.000000e+00)
  %238 = tail call noundef double @llvm.sqrt.f64(double %237)
  %239 = fdiv double 1.000000e+00, %238
  %240 = fmul double %236, %239
  %241 = insertelement <3 x double> poison, double %239, i64 0
  %242 = shufflevector <3 x double> %241, <3 x double> poison, <3 x i32> zeroinitializer
  %243 = insertelement <3 x double> poison, double %240, i64 0
  %244 = shufflevector <3 x double> %243, <3 x double> poison, <3 x i32> zeroinitializer
  %245 = fneg <4 x double> %210
  %246 = shufflevector <4 x double> %245, <4 x double> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %247 = fmul <3 x double> %246, %244
  %248 = tail call <3 x double> @llvm.fmuladd.v3f64(<3 x double> %242, <3 x double> %226, <3 x double> %247)
  %249 = shufflevector <3 x double> %248, <3 x double> <double undef, double poison, double poison>, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %250 = shufflevector <4 x double> %210, <4 x double> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %251 = fmul <3 x double> %242, %250
  %252 = tail call <3 x double> @llvm.fmuladd.v3f64(<3 x double> %244, <3 x double> %226, <3 x double> %251)
  %253 = shufflevector <3 x double> %252, <3 x double> <double undef, double poison, double poison>, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  br label %254

254:                                              ; preds = %225, %205
  %255 = phi <4 x double> [ %253, %225 ], [ %210, %205 ]
  %256 = phi <4 x double> [ %249, %225 ], [ %156, %205 ]
  %257 = add nuw nsw i32 %56, 1
  %258 = icmp eq i32 %257, 8
  br i1 %258, label %76, label %52
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @tridiagonal_bisect(ptr addrspace(1) noundef readonly align 8 captures(none) %0, ptr addrspace(1) noundef readonly align 8 captures(none) %1, ptr addrspace(1) noundef writeonly align 8 captures(none) %2, double noundef %3, double noundef %4) local_unnamed_addr #0 !kernel_arg_addr_space !23 !kernel_arg_access_qual !24 !kernel_arg_type !25 !kernel_arg_base_type !25 !kernel_arg_type_qual !26 {
  tail call void @__clang_ocl_kern_imp_tridiagonal_bisect(ptr addrspace(1) noundef align 8 %0, ptr addrspace(1) noundef align 8 %1, ptr addrspace(1) noundef align 8 %2, double noundef %3, double noundef %4) #8
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @__clang_ocl_kern_imp_tridiagonal_bisect(ptr addrspace(1) noundef readonly align 8 captures(none) %0, ptr addrspace(1) noundef readonly align 8 captures(none) %1, ptr addrspace(1) noundef writeonly align 8 captures(none) %2, double noundef %3, double noundef %4) local_unnamed_addr #1 !kernel_arg_addr_space !23 !kernel_arg_access_qual !24 !kernel_arg_type !25 !kernel_arg_base_type !25 !kernel_arg_type_qual !26 {
  %6 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %7 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %8 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %9 = zext nneg i32 %7 to i64
  %10 = zext nneg i32 %8 to i64
  %11 = mul nuw nsw i64 %9, %10
  %12 = zext nneg i32 %6 to i64
  %13 = add nuw nsw i64 %11, %12
  %14 = trunc i64 %13 to i32
  %15 = tail call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %16 = mul i32 %7, %15
  %17 = load double, ptr addrspace(1) %0, align 8, !tbaa !21
  %18 = icmp sgt i32 %16, 1
  %19 = add i32 %16, -1
  %20 = add i32 %16, -2
  %21 = and i32 %19, 3
  %22 = icmp ult i32 %20, 3
  %23 = and i32 %19, -4
  %24 = icmp eq i32 %21, 0
  %25 = icmp ne i32 %21, 0
  br label %32

26:                                               ; preds = %70
  %27 = fadd double %73, %74
  %28 = fmul double %27, 5.000000e-01
  %29 = shl i64 %13, 32
  %30 = ashr exact i64 %29, 29
  %31 = getelementptr inbounds i8, ptr addrspace(1) %2, i64 %30
  store double %28, ptr addrspace(1) %31, align 8, !tbaa !21
  ret void

32:                                               ; preds = %5, %70
  %33 = phi double [ %3, %5 ], [ %74, %70 ]
  %34 = phi i32 [ 0, %5 ], [ %75, %70 ]
  %35 = phi double [ %4, %5 ], [ %73, %70 ]
  %36 = fadd double %35, %33
  %37 = fmul double %36, 5.000000e-01
  %38 = fsub double %17, %37
  %39 = fcmp olt double %38, 0.000000e+00
  %40 = zext i1 %39 to i32
  br i1 %18, label %41, label %70

41:                                               ; preds = %32
  br i1 %22, label %43, label %77

42:                                               ; preds = %77
  br i1 %24, label %70, label %43

43:                                               ; preds = %42, %41
  %44 = phi i32 [ 1, %41 ], [ %145, %42 ]
  %45 = phi double [ %38, %41 ], [ %141, %42 ]
  %46 = phi i32 [ %40, %41 ], [ %144, %42 ]
  tail call void @llvm.assume(i1 %25)
  br label %47

47:                                               ; preds = %47, %43
  %48 = phi i32 [ %67, %47 ], [ %44, %43 ]
  %49 = phi double [ %63, %47 ], [ %45, %43 ]
  %50 = phi i32 [ %66, %47 ], [ %46, %43 ]
  %51 = phi i32 [ %68, %47 ], [ 0, %43 ]
  %52 = fcmp oeq double %49, 0.000000e+00
  %53 = select i1 %52, double 1.000000e-300, double %49
  %54 = zext nneg i32 %48 to i64
  %55 = getelementptr inbounds nuw double, ptr addrspace(1) %0, i64 %54
  %56 = load double, ptr addrspace(1) %55, align 8, !tbaa !21
  %57 = fsub double %56, %37
  %58 = getelementptr double, ptr addrspace(1) %1, i64 %54
  %59 = getelementptr i8, ptr addrspace(1) %58, i64 -8
  %60 = load double, ptr addrspace(1) %59, align 8, !tbaa !21
  %61 = fmul double %60, %60
  %62 = fdiv double %61, %53
  %63 = fsub double %57, %62
  %64 = fcmp olt double %63, 0.000000e+00
  %65 = zext i1 %64 to i32
  %66 = add nuw nsw i32 %50, %65
  %67 = add nuw nsw i32 %48, 1
  %68 = add i32 %51, 1
  %69 = icmp eq i32 %68, %21
  br i1 %69, label %70, label %47, !llvm.loop !27

70:                                               ; preds = %42, %47, %32
  %71 = phi i32 [ %40, %32 ], [ %144, %42 ], [ %66, %47 ]
  %72 = icmp sgt i32 %71, %14
  %73 = select i1 %72, double %37, double %35
  %74 = select i1 %72, double %33, double %37
  %75 = add nuw nsw i32 %34, 1
  %76 = icmp eq i32 %75, 50
  br i1 %76, label %26, label %32

77:                                               ; preds = %41, %77
  %78 = phi i32 [ %145, %77 ], [ 1, %41 ]
  %79 = phi double [ %141, %77 ], [ %38, %41 ]
  %80 = phi i32 [ %144, %77 ], [ %40, %41 ]
  %81 = phi i32 [ %146, %77 ], [ 0, %41 ]
  %82 = fcmp oeq double %79, 0.000000e+00
  %83 = select i1 %82, double 1.000000e-300, double %79
  %84 = zext nneg i32 %78 to i64
  %85 = getelementptr inbounds nuw double, ptr addrspace(1) %0, i64 %84
  %86 = load double, ptr addrspace(1) %85, align 8, !tbaa !21
  %87 = fsub double %86, %37
  %88 = getelementptr double, ptr addrspace(1) %1, i64 %84
  %89 = getelementptr i8, ptr addrspace(1) %88, i64 -8
  %90 = load double, ptr addrspace(1) %89, align 8, !tbaa !21
  %91 = fmul double %90, %90
  %92 = fdiv double %91, %83
  %93 = fsub double %87, %92
  %94 = fcmp olt double %93, 0.000000e+00
  %95 = zext i1 %94 to i32
  %96 = add nuw nsw i32 %80, %95
  %97 = add nuw nsw i32 %78, 1
  %98 = fcmp oeq double %93, 0.000000e+00
  %99 = select i1 %98, double 1.000000e-300, double %93
  %100 = zext nneg i32 %97 to i64
  %101 = getelementptr inbounds nuw double, ptr addrspace(1) %0, i64 %100
  %102 = load double, ptr addrspace(1) %101, align 8, !tbaa !21
  %103 = fsub double %102, %37
  %104 = getelementptr double, ptr addrspace(1) %1, i64 %100
  %105 = getelementptr i8, ptr addrspace(1) %104, i64 -8
  %106 = load double, ptr addrspace(1) %105, align 8, !tbaa !21
  %107 = fmul double %106, %106
  %108 = fdiv double %107, %99
  %109 = fsub double %103, %108
  %110 = fcmp olt double %109, 0.000000e+00
  %111 = zext i1 %110 to i32
  %112 = add nuw nsw i32 %96, %111
  %113 = add nuw nsw i32 %78, 2
  %114 = fcmp oeq double %109, 0.000000e+00
  %115 = select i1 %114, double 1.000000e-300, double %109
  %116 = zext nneg i32 %113 to i64
  %117 = getelementptr inbounds nuw double, ptr addrspace(1) %0, i64 %116
  %118 = load double, ptr addrspace(1) %117, align 8, !tbaa !21
  %119 = fsub double %118, %37
  %120 = getelementptr double, ptr addrspace(1) %1, i64 %116
  %121 = getelementptr i8, ptr addrspace(1) %120, i64 -8
  %122 = load double, ptr addrspace(1) %121, align 8, !tbaa !21
  %123 = fmul double %122, %122
  %124 = fdiv double %123, %115
  %125 = fsub double %119, %124
  %126 = fcmp olt double %125, 0.000000e+00
  %127 = zext i1 %126 to i32
  %128 = add nuw nsw i32 %112, %127
  %129 = add nuw nsw i32 %78, 3
  %130 = fcmp oeq double %125, 0.000000e+00
  %131 = select i1 %130, double 1.000000e-300, double %125
  %132 = zext nneg i32 %129 to i64
  %133 = getelementptr inbounds nuw double, ptr addrspace(1) %0, i64 %132
  %134 = load double, ptr addrspace(1) %133, align 8, !tbaa !21
  %135 = fsub double %134, %37
  %136 = getelementptr double, ptr addrspace(1) %1, i64 %132
  %137 = getelementptr i8, ptr addrspace(1) %136, i64 -8
  %138 = load double, ptr addrspace(1) %137, align 8, !tbaa !21
  %139 = fmul double %138, %138
  %140 = fdiv double %139, %131
  %141 = fsub double %135, %140
  %142 = fcmp olt double %141, 0.000000e+00
  %143 = zext i1 %142 to i32
  %144 = add nuw nsw i32 %128, %143
  %145 = add nuw nsw i32 %78, 4
  %146 = add i32 %81, 4
  %147 = icmp eq i32 %146, %23
  br i1 %147, label %42, label %77
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #3

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #3

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <3 x double> @llvm.fmuladd.v3f64(<3 x double>, <3 x double>, <3 x double>) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.copysign.f32(float, float) #3

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fabs.f32(float) #3

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fabs.f64(double) #3

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.maximumnum.f64(double, double) #3

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.minimumnum.f64(double, double) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, -2147483648) i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.sqrt.approx.f(float) #5

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.sqrt.f64(double) #6

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #7

attributes #0 = { nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" "uniform-work-group-size"="false" }
attributes #1 = { nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { mustprogress nocallback nofree nosync nounwind willreturn memory(none) }
attributes #6 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
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
!10 = !{i32 1, i32 1, i32 1}
!11 = !{!"none", !"none", !"none"}
!12 = !{!"float*", !"float*", !"float*"}
!13 = !{!"const", !"", !""}
!14 = !{!15, !15, i64 0}
!15 = !{!"float", !8, i64 0}
!16 = !{i32 1, i32 1}
!17 = !{!"none", !"none"}
!18 = !{!"double*", !"double*"}
!19 = !{!"const", !""}
!20 = !{!8, !8, i64 0}
!21 = !{!22, !22, i64 0}
!22 = !{!"double", !8, i64 0}
!23 = !{i32 1, i32 1, i32 1, i32 0, i32 0}
!24 = !{!"none", !"none", !"none", !"none", !"none"}
!25 = !{!"double*", !"double*", !"double*", !"double", !"double"}
!26 = !{!"const", !"const", !"", !"", !""}
!27 = distinct !{!27, !28}
!28 = !{!"llvm.loop.unroll.disable"}
