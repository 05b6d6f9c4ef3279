; ModuleID = 'corpus/opencl/nbody_tiles.cl'
source_filename = "corpus/opencl/nbody_tiles.cl"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@nbody_forces.tile = internal unnamed_addr addrspace(3) global [32 x <4 x float>] undef, align 16

; Function Attrs: convergent noinline norecurse nounwind
define dso_local ptx_kernel void @nbody_forces(ptr addrspace(1) noalias noundef readonly align 16 captures(none) %0, ptr addrspace(1) noalias noundef writeonly align 16 captures(none) %1, i32 noundef %2, float noundef %3) local_unnamed_addr #0 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !13 !kernel_arg_type_qual !14 {
  tail call void @__clang_ocl_kern_imp_nbody_forces(ptr addrspace(1) noundef align 16 %0, ptr addrspace(1) noundef align 16 %1, i32 noundef %2, float noundef %3) #12
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind
define dso_local void @__clang_ocl_kern_imp_nbody_forces(ptr addrspace(1) noalias noundef readonly align 16 captures(none) %0, ptr addrspace(1) noalias noundef writeonly align 16 captures(none) %1, i32 noundef %2, float noundef %3) local_unnamed_addr #1 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !13 !kernel_arg_type_qual !14 {
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %6 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %8 = zext nneg i32 %6 to i64
  %9 = zext nneg i32 %7 to i64
  %10 = mul nuw nsw i64 %8, %9
  %11 = zext nneg i32 %5 to i64
  %12 = add nuw nsw i64 %10, %11
  %13 = shl i64 %12, 32
  %14 = ashr exact i64 %13, 32
  %15 = getelementptr inbounds <4 x float>, ptr addrspace(1) %0, i64 %14
  %16 = load <4 x float>, ptr addrspace(1) %15, align 16, !tbaa !15
  %17 = icmp sgt i32 %2, 0
  br i1 %17, label %18, label %25

18:                                               ; preds = %4
  %19 = getelementptr inbounds nuw <4 x float>, ptr addrspace(3) @nbody_forces.tile, i64 %11
  %20 = and i32 %6, 7
  %21 = icmp samesign ult i32 %6, 8
  %22 = and i32 %6, 2040
  %23 = icmp eq i32 %20, 0
  %24 = icmp ne i32 %20, 0
  br label %28

25:                                               ; preds = %70, %4
  %26 = phi <4 x float> [ zeroinitializer, %4 ], [ %71, %70 ]
  %27 = getelementptr inbounds <4 x float>, ptr addrspace(1) %1, i64 %14
  store <4 x float> %26, ptr addrspace(1) %27, align 16, !tbaa !15
  ret void

28:                                               ; preds = %18, %70
  %29 = phi <4 x float> [ zeroinitializer, %18 ], [ %71, %70 ]
  %30 = phi i32 [ 0, %18 ], [ %72, %70 ]
  %31 = add nuw nsw i32 %30, %5
  %32 = zext nneg i32 %31 to i64
  %33 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %0, i64 %32
  %34 = load <4 x float>, ptr addrspace(1) %33, align 16, !tbaa !15
  store <4 x float> %34, ptr addrspace(3) %19, align 16, !tbaa !15
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %21, label %36, label %74

35:                                               ; preds = %74
  br i1 %23, label %70, label %36

36:                                               ; preds = %35, %28
  %37 = phi <4 x float> [ %29, %28 ], [ %269, %35 ]
  %38 = phi i32 [ 0, %28 ], [ %270, %35 ]
  tail call void @llvm.assume(i1 %24)
  br label %39

39:                                               ; preds = %39, %36
  %40 = phi <4 x float> [ %37, %36 ], [ %66, %39 ]
  %41 = phi i32 [ %38, %36 ], [ %67, %39 ]
  %42 = phi i32 [ 0, %36 ], [ %68, %39 ]
  %43 = zext nneg i32 %41 to i64
  %44 = getelementptr inbounds nuw <4 x float>, ptr addrspace(3) @nbody_forces.tile, i64 %43
  %45 = load <4 x float>, ptr addrspace(3) %44, align 16, !tbaa !15
  %46 = fsub <4 x float> %45, %16
  %47 = extractelement <4 x float> %46, i64 0
  %48 = extractelement <4 x float> %46, i64 1
  %49 = fmul float %48, %48
  %50 = tail call float @llvm.fmuladd.f32(float %47, float %47, float %49)
  %51 = extractelement <4 x float> %46, i64 2
  %52 = tail call noundef float @llvm.fmuladd.f32(float %51, float %51, float %50)
  %53 = fadd float %3, %52
  %54 = tail call float @llvm.nvvm.rsqrt.approx.f(float %53)
  %55 = extractelement <4 x float> %45, i64 3
  %56 = tail call noundef float @llvm.fabs.f32(float %55)
  %57 = fmul float %54, %56
  %58 = fmul float %54, %57
  %59 = fmul float %54, %58
  %60 = insertelement <3 x float> poison, float %59, i64 0
  %61 = shufflevector <3 x float> %60, <3 x float> poison, <4 x i32> zeroinitializer
  %62 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %46, <4 x float> %61, <4 x float> %40)
  %63 = extractelement <4 x float> %40, i64 3
  %64 = fneg float %56
  %65 = tail call float @llvm.fmuladd.f32(float %64, float %54, float %63)
  %66 = insertelement <4 x float> %62, float %65, i64 3
  %67 = add nuw nsw i32 %41, 1
  %68 = add i32 %42, 1
  %69 = icmp eq i32 %68, %20
  br i1 %69, label %70, label %39, !llvm.loop !16

70:                                               ; preds = %39, %35
  %71 = phi <4 x float> [ %269, %35 ], [ %66, %39 ]
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %72 = add nuw nsw i32 %30, %6
  %73 = icmp slt i32 %72, %2
  br i1 %73, label %28, label %25, !llvm.loop !18

74:                                               ; preds = %28, %74
  %75 = phi <4 x float> [ %269, %74 ], [ %29, %28 ]
  %76 = phi i32 [ %270, %74 ], [ 0, %28 ]
  %77 = phi i32 [ %271, %74 ], [ 0, %28 ]
  %78 = zext nneg i32 %76 to i64
  %79 = getelementptr inbounds nuw <4 x float>, ptr addrspace(3) @nbody_forces.tile, i64 %78
  %80 = load <4 x float>, ptr addrspace(3) %79, align 16, !tbaa !15
  %81 = fsub <4 x float> %80, %16
  %82 = extractelement <4 x float> %81, i64 0
  %83 = extractelement <4 x float> %81, i64 1
  %84 = fmul float %83, %83
  %85 = tail call float @llvm.fmuladd.f32(float %82, float %82, float %84)
  %86 = extractelement <4 x float> %81, i64 2
  %87 = tail call noundef float @llvm.fmuladd.f32(float %86, float %86, float %85)
  %88 = fadd float %3, %87
  %89 = tail call float @llvm.nvvm.rsqrt.approx.f(float %88)
  %90 = extractelement <4 x float> %80, i64 3
  %91 = tail call noundef float @llvm.fabs.f32(float %90)
  %92 = fmul float %89, %91
  %93 = fmul float %89, %92
  %94 = fmul float %89, %93
  %95 = insertelement <3 x float> poison, float %94, i64 0
  %96 = shufflevector <3 x float> %95, <3 x float> poison, <4 x i32> zeroinitializer
  %97 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %81, <4 x float> %96, <4 x float> %75)
  %98 = extractelement <4 x float> %75, i64 3
  %99 = fneg float %91
  %100 = tail call float @llvm.fmuladd.f32(float %99, float %89, float %98)
  %101 = insertelement <4 x float> %97, float %100, i64 3
  %102 = zext nneg i32 %76 to i64
  %103 = getelementptr inbounds nuw <4 x float>, ptr addrspace(3) @nbody_forces.tile, i64 %102
  %104 = getelementptr inbounds nuw i8, ptr addrspace(3) %103, i64 16
  %105 = load <4 x float>, ptr addrspace(3) %104, align 16, !tbaa !15
  %106 = fsub <4 x float> %105, %16
  %107 = extractelement <4 x float> %106, i64 0
  %108 = extractelement <4 x float> %106, i64 1
  %109 = fmul float %108, %108
  %110 = tail call float @llvm.fmuladd.f32(float %107, float %107, float %109)
  %111 = extractelement <4 x float> %106, i64 2
  %112 = tail call noundef float @llvm.fmuladd.f32(float %111, float %111, float %110)
  %113 = fadd float %3, %112
  %114 = tail call float @llvm.nvvm.rsqrt.approx.f(float %113)
  %115 = extractelement <4 x float> %105, i64 3
  %116 = tail call noundef float @llvm.fabs.f32(float %115)
  %117 = fmul float %114, %116
  %118 = fmul float %114, %117
  %119 = fmul float %114, %118
  %120 = insertelement <3 x float> poison, float %119, i64 0
  %121 = shufflevector <3 x float> %120, <3 x float> poison, <4 x i32> zeroinitializer
  %122 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %106, <4 x float> %121, <4 x float> %101)
  %123 = fneg float %116
  %124 = tail call float @llvm.fmuladd.f32(float %123, float %114, float %100)
  %125 = insertelement <4 x float> %122, float %124, i64 3
  %126 = zext nneg i32 %76 to i64
  %127 = getelementptr inbounds nuw <4 x float>, ptr addrspace(3) @nbody_forces.tile, i64 %126
  %128 = getelementptr inbounds nuw i8, ptr addrspace(3) %127, i64 32
  %129 = load <4 x float>, ptr addrspace(3) %128, align 16, !tbaa !15
  %130 = fsub <4 x float> %129, %16
  %131 = extractelement <4 x float> %130, i64 0
  %132 = extractelement <4 x float> %130, i64 1
  %133 = fmul float %132, %132
  %134 = tail call float @llvm.fmuladd.f32(float %131, float %131, float %133)
  %135 = extractelement <4 x float> %130, i64 2
  %136 = tail call noundef float @llvm.fmuladd.f32(float %135, float %135, float %134)
  %137 = fadd float %3, %136
  %138 = tail call float @llvm.nvvm.rsqrt.approx.f(float %137)
  %139 = extractelement <4 x float> %129, i64 3
  %140 = tail call noundef float @llvm.fabs.f32(float %139)
  %141 = fmul float %138, %140
  %142 = fmul float %138, %141
  %143 = fmul float %138, %142
  %144 = insertelement <3 x float> poison, float %143, i64 0
  %145 = shufflevector <3 x float> %144, <3 x float> poison, <4 x i32> zeroinitializer
  %146 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %130, <4 x float> %145, <4 x float> %125)
  %147 = fneg float %140
  %148 = tail call float @llvm.fmuladd.f32(float %147, float %138, float %124)
  %149 = insertelement <4 x float> %146, float %148, i64 3
  %150 = zext nneg i32 %76 to i64
  %151 = getelementptr inbounds nuw <4 x float>, ptr addrspace(3) @nbody_forces.tile, i64 %150
  %152 = getelementptr inbounds nuw i8, ptr addrspace(3) %151, i64 48
  %153 = load <4 x float>, ptr addrspace(3) %152, align 16, !tbaa !15
  %154 = fsub <4 x float> %153, %16
  %155 = extractelement <4 x float> %154, i64 0
  %156 = extractelement <4 x float> %154, i64 1
  %157 = fmul float %156, %156
  %158 = tail call float @llvm.fmuladd.f32(float %155, float %155, float %157)
  %159 = extractelement <4 x float> %154, i64 2
  %160 = tail call noundef float @llvm.fmuladd.f32(float %159, float %159, float %158)
  %161 = fadd float %3, %160
  %162 = tail call float @llvm.nvvm.rsqrt.approx.f(float %161)
  %163 = extractelement <4 x float> %153, i64 3
  %164 = tail call noundef float @llvm.fabs.f32(float %163)
  %165 = fmul float %162, %164
  %166 = fmul float %162, %165
  %167 = fmul float %162, %166
  %168 = insertelement <3 x float> poison, float %167, i64 0
  %169 = shufflevector <3 x float> %168, <3 x float> poison, <4 x i32> zeroinitializer
  %170 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %154, <4 x float> %169, <4 x float> %149)
  %171 = fneg float %164
  %172 = tail call float @llvm.fmuladd.f32(float %171, float %162, float %148)
  %173 = insertelement <4 x float> %170, float %172, i64 3
  %174 = zext nneg i32 %76 to i64
  %175 = getelementptr inbounds nuw <4 x float>, ptr addrspace(3) @nbody_forces.tile, i64 %174
  %176 = getelementptr inbounds nuw i8, ptr addrspace(3) %175, i64 64
  %177 = load <4 x float>, ptr addrspace(3) %176, align 16, !tbaa !15
  %178 = fsub <4 x float> %177, %16
  %179 = extractelement <4 x float> %178, i64 0
  %180 = extractelement <4 x float> %178, i64 1
  %181 = fmul float %180, %180
  %182 = tail call float @llvm.fmuladd.f32(float %179, float %179, float %181)
  %183 = extractelement <4 x float> %178, i64 2
  %184 = tail call noundef float @llvm.fmuladd.f32(float %183, float %183, float %182)
  %185 = fadd float %3, %184
  %186 = tail call float @llvm.nvvm.rsqrt.approx.f(float %185)
  %187 = extractelement <4 x float> %177, i64 3
  %188 = tail call noundef float @llvm.fabs.f32(float %187)
  %189 = fmul float %186, %188
  %190 = fmul float %186, %189
  %191 = fmul float %186, %190
  %192 = insertelement <3 x float> poison, float %191, i64 0
  %193 = shufflevector <3 x float> %192, <3 x float> poison, <4 x i32> zeroinitializer
  %194 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %178, <4 x float> %193, <4 x float> %173)
  %195 = fneg float %188
  %196 = tail call float @llvm.fmuladd.f32(float %195, float %186, float %172)
  %197 = insertelement <4 x float> %194, float %196, i64 3
  %198 = zext nneg i32 %76 to i64
  %199 = getelementptr inbounds nuw <4 x float>, ptr addrspace(3) @nbody_forces.tile, i64 %198
  %200 = getelementptr inbounds nuw i8, ptr addrspace(3) %199, i64 80
  %201 = load <4 x float>, ptr addrspace(3) %200, align 16, !tbaa !15
  %202 = fsub <4 x float> %201, %16
  %203 = extractelement <4 x float> %202, i64 0
  %204 = extractelement <4 x float> %202, i64 1
  %205 = fmul float %204, %204
  %206 = tail call float @llvm.fmuladd.f32(float %203, float %203, float %205)
  %207 = extractelement <4 x float> %202, i64 2
  %208 = tail call noundef float @llvm.fmuladd.f32(float %207, float %207, float %206)
  %209 = fadd float %3, %208
  %210 = tail call float @llvm.nvvm.rsqrt.approx.f(float %209)
  %211 = extractelement <4 x float> %201, i64 3
  %212 = tail call noundef float @llvm.fabs.f32(float %211)
  %213 = fmul float %210, %212
  %214 = fmul float %210, %213
  %215 = fmul float %210, %214
  %216 = insertelement <3 x float> poison, float %215, i64 0
  %217 = shufflevector <3 x float> %216, <3 x float> poison, <4 x i32> zeroinitializer
  %218 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %202, <4 x float> %217, <4 x float> %197)
  %219 = fneg float %212
  %220 = tail call float @llvm.fmuladd.f32(float %219, float %210, float %196)
  %221 = insertelement <4 x float> %218, float %220, i64 3
  %222 = zext nneg i32 %76 to i64
  %223 = getelementptr inbounds nuw <4 x float>, ptr addrspace(3) @nbody_forces.tile, i64 %222
  %224 = getelementptr inbounds nuw i8, ptr addrspace(3) %223, i64 96
  %225 = load <4 x float>, ptr addrspace(3) %224, align 16, !tbaa !15
  %226 = fsub <4 x float> %225, %16
  %227 = extractelement <4 x float> %226, i64 0
  %228 = extractelement <4 x float> %226, i64 1
  %229 = fmul float %228, %228
  %230 = tail call float @llvm.fmuladd.f32(float %227, float %227, float %229)
  %231 = extractelement <4 x float> %226, i64 2
  %232 = tail call noundef float @llvm.fmuladd.f32(float %231, float %231, float %230)
  %233 = fadd float %3, %232
  %234 = tail call float @llvm.nvvm.rsqrt.approx.f(float %233)
  %235 = extractelement <4 x float> %225, i64 3
  %236 = tail call noundef float @llvm.fabs.f32(float %235)
  %237 = fmul float %234, %236
  %238 = fmul float %234, %237
  %239 = fmul float %234, %238
  %240 = insertelement <3 x float> poison, float %239, i64 0
  %241 = shufflevector <3 x float> %240, <3 x float> poison, <4 x i32> zeroinitializer
  %242 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %226, <4 x float> %241, <4 x float> %221)
  %243 = fneg float %236
  %244 = tail call float @llvm.fmuladd.f32(float %243, float %234, float %220)
  %245 = insertelement <4 x float> %242, float %244, i64 3
  %246 = zext nneg i32 %76 to i64
  %247 = getelementptr inbounds nuw <4 x float>, ptr addrspace(3) @nbody_forces.tile, i64 %246
  %248 = getelementptr inbounds nuw i8, ptr addrspace(3) %247, i64 112
  %249 = load <4 x float>, ptr addrspace(3) %248, align 16, !tbaa !15
  %250 = fsub <4 x float> %249, %16
  %251 = extractelement <4 x float> %250, i64 0
  %252 = extractelement <4 x float> %250, i64 1
  %253 = fmul float %252, %252
  %254 = tail call float @llvm.fmuladd.f32(float %251, float %251, float %253)
  %255 = extractelement <4 x float> %250, i64 2
  %256 = tail call noundef float @llvm.fmuladd.f32(float %255, float %255, float %254)
  %257 = fadd float %3, %256
  %258 = tail call float @llvm.nvvm.rsqrt.approx.f(float %257)
  %259 = extractelement <4 x float> %249, i64 3
  %260 = tail call noundef float @llvm.fabs.f32(float %259)
  %261 = fmul float %258, %260
  %262 = fmul float %258, %261
  %263 = fmul float %258, %262
  %264 = insertelement <3 x float> poison, float %263, i64 0
  %265 = shufflevector <3 x float> %264, <3 x float> poison, <4 x i32> zeroinitializer
  %266 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %250, <4 x float> %265, <4 x float> %245)
  %267 = fneg float %260
  %268 = tail call float @llvm.fmuladd.f32(float %267, float %258, float %244)
  %269 = insertelement <4 x float> %266, float %268, i64 3
  %270 = add nuw nsw i32 %76, 8
  %271 = add i32 %77, 8
  %272 = icmp eq i32 %271, %22
  br i1 %272, label %35, label %74, !llvm.loop !19
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @nbody_drift(ptr addrspace(1) noundef align 16 captures(none) %0, ptr addrspace(1) noundef align 16 captures(none) %1, ptr addrspace(1) noundef readonly align 16 captures(none) %2, float noundef %3) local_unnamed_addr #2 !kernel_arg_addr_space !20 !kernel_arg_access_qual !11 !kernel_arg_type !21 !kernel_arg_base_type !22 !kernel_arg_type_qual !23 {
  tail call void @__clang_ocl_kern_imp_nbody_drift(ptr addrspace(1) noundef align 16 %0, ptr addrspace(1) noundef align 16 %1, ptr addrspace(1) noundef align 16 %2, float noundef %3) #13
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local void @__clang_ocl_kern_imp_nbody_drift(ptr addrspace(1) noundef align 16 captures(none) %0, ptr addrspace(1) noundef align 16 captures(none) %1, ptr addrspace(1) noundef readonly align 16 captures(none) %2, float noundef %3) local_unnamed_addr #3 !kernel_arg_addr_space !20 !kernel_arg_access_qual !11 !kernel_arg_type !21 !kernel_arg_base_type !22 !kernel_arg_type_qual !23 {
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %6 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %8 = zext nneg i32 %6 to i64
  %9 = zext nneg i32 %7 to i64
  %10 = mul nuw nsw i64 %8, %9
  %11 = zext nneg i32 %5 to i64
  %12 = add nuw nsw i64 %10, %11
  %13 = shl i64 %12, 32
  %14 = ashr exact i64 %13, 32
  %15 = getelementptr inbounds <4 x float>, ptr addrspace(1) %0, i64 %14
  %16 = load <4 x float>, ptr addrspace(1) %15, align 16
  %17 = getelementptr inbounds <4 x float>, ptr addrspace(1) %1, i64 %14
  %18 = load <4 x float>, ptr addrspace(1) %17, align 16, !tbaa !15
  %19 = getelementptr inbounds <4 x float>, ptr addrspace(1) %2, i64 %14
  %20 = load <4 x float>, ptr addrspace(1) %19, align 16, !tbaa !15
  %21 = fmul float %3, 5.000000e-01
  %22 = insertelement <4 x float> poison, float %21, i64 0
  %23 = shufflevector <4 x float> %22, <4 x float> poison, <4 x i32> zeroinitializer
  %24 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %20, <4 x float> %23, <4 x float> %18)
  %25 = insertelement <4 x float> poison, float %3, i64 0
  %26 = shufflevector <4 x float> %25, <4 x float> poison, <4 x i32> zeroinitializer
  %27 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %24, <4 x float> %26, <4 x float> %16)
  %28 = shufflevector <4 x float> %27, <4 x float> %16, <4 x i32> <i32 0, i32 1, i32 2, i32 7>
  store <4 x float> %28, ptr addrspace(1) %15, align 16, !tbaa !15
  store <4 x float> %24, ptr addrspace(1) %17, align 16, !tbaa !15
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @tree_walk(ptr addrspace(1) noundef readonly align 16 captures(none) %0, ptr addrspace(1) noundef readonly align 16 captures(none) %1, ptr addrspace(1) noundef writeonly align 16 captures(none) %2, float noundef %3) local_unnamed_addr #4 !kernel_arg_addr_space !20 !kernel_arg_access_qual !11 !kernel_arg_type !21 !kernel_arg_base_type !22 !kernel_arg_type_qual !24 {
  tail call void @__clang_ocl_kern_imp_tree_walk(ptr addrspace(1) noundef align 16 %0, ptr addrspace(1) noundef align 16 %1, ptr addrspace(1) noundef align 16 %2, float noundef %3) #13
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @__clang_ocl_kern_imp_tree_walk(ptr addrspace(1) noundef readonly align 16 captures(none) %0, ptr addrspace(1) noundef readonly align 16 captures(none) %1, ptr addrspace(1) noundef writeonly align 16 captures(none) %2, float noundef %3) local_unnamed_addr #5 !kernel_arg_addr_space !20 !kernel_arg_access_qual !11 !kernel_arg_type !21 !kernel_arg_base_type !22 !kernel_arg_type_qual !24 {
  %5 = alloca [16 x i32], align 4
  %6 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %7 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %8 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %9 = zext nneg i32 %7 to i64
  %10 = zext nneg i32 %8 to i64
  %11 = mul nuw nsw i64 %9, %10
  %12 = zext nneg i32 %6 to i64
  %13 = add nuw nsw i64 %11, %12
  %14 = shl i64 %13, 32
  %15 = ashr exact i64 %14, 32
  %16 = getelementptr inbounds <4 x float>, ptr addrspace(1) %0, i64 %15
  %17 = load <4 x float>, ptr addrspace(1) %16, align 16, !tbaa !15
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #13
  store i32 0, ptr %5, align 4, !tbaa !6
  br label %18

18:                                               ; preds = %4, %67
  %19 = phi <4 x float> [ zeroinitializer, %4 ], [ %69, %67 ]
  %20 = phi i32 [ 1, %4 ], [ %68, %67 ]
  %21 = phi i32 [ 0, %4 ], [ %26, %67 ]
  %22 = add nsw i32 %20, -1
  %23 = zext nneg i32 %22 to i64
  %24 = getelementptr inbounds nuw i32, ptr %5, i64 %23
  %25 = load i32, ptr %24, align 4, !tbaa !6
  %26 = add nuw nsw i32 %21, 1
  %27 = sext i32 %25 to i64
  %28 = getelementptr inbounds <4 x float>, ptr addrspace(1) %1, i64 %27
  %29 = load <4 x float>, ptr addrspace(1) %28, align 16, !tbaa !15
  %30 = fsub <4 x float> %29, %17
  %31 = extractelement <4 x float> %30, i64 0
  %32 = extractelement <4 x float> %30, i64 1
  %33 = fmul float %32, %32
  %34 = tail call float @llvm.fmuladd.f32(float %31, float %31, float %33)
  %35 = extractelement <4 x float> %30, i64 2
  %36 = tail call float @llvm.fmuladd.f32(float %35, float %35, float %34)
  %37 = fadd float %36, 0x3F847AE140000000
  %38 = icmp eq i32 %25, 0
  %39 = icmp slt i32 %25, 5
  %40 = select i1 %39, float 2.500000e-01, float 0.000000e+00
  %41 = select i1 %38, float 1.000000e+00, float %40
  %42 = icmp sgt i32 %25, 4
  %43 = fmul float %3, %37
  %44 = fcmp olt float %41, %43
  %45 = select i1 %42, i1 true, i1 %44
  br i1 %45, label %49, label %46

46:                                               ; preds = %18
  %47 = shl nsw i32 %25, 2
  %48 = add nuw i32 %20, 2
  br label %58

49:                                               ; preds = %18
  %50 = tail call float @llvm.nvvm.rsqrt.approx.f(float %37)
  %51 = extractelement <4 x float> %29, i64 3
  %52 = fmul float %51, %50
  %53 = fmul float %50, %52
  %54 = fmul float %50, %53
  %55 = insertelement <4 x float> poison, float %54, i64 0
  %56 = shufflevector <4 x float> %55, <4 x float> poison, <4 x i32> zeroinitializer
  %57 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %30, <4 x float> %56, <4 x float> %19)
  br label %67

58:                                               ; preds = %46, %58
  %59 = phi i32 [ 4, %46 ], [ %65, %58 ]
  %60 = phi i32 [ %22, %46 ], [ %62, %58 ]
  %61 = add nsw i32 %59, %47
  %62 = add i32 %60, 1
  %63 = sext i32 %60 to i64
  %64 = getelementptr inbounds i32, ptr %5, i64 %63
  store i32 %61, ptr %64, align 4, !tbaa !6
  %65 = add nsw i32 %59, -1
  %66 = icmp eq i32 %60, %48
  br i1 %66, label %67, label %58, !llvm.loop !25

67:                                               ; preds = %58, %49
  %68 = phi i32 [ %22, %49 ], [ %62, %58 ]
  %69 = phi <4 x float> [ %57, %49 ], [ %19, %58 ]
  %70 = icmp sgt i32 %68, 0
  br i1 %70, label %18, label %71, !llvm.loop !26

71:                                               ; preds = %67
  %72 = uitofp nneg i32 %26 to float
  %73 = insertelement <4 x float> %69, float %72, i64 3
  %74 = getelementptr inbounds <4 x float>, ptr addrspace(1) %2, i64 %15
  store <4 x float> %73, ptr addrspace(1) %74, align 16, !tbaa !15
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #13
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #6

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #7

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #6

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x float> @llvm.fmuladd.v4f32(<4 x float>, <4 x float>, <4 x float>) #7

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #8

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #9

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #9

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #9

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fabs.f32(float) #7

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.rsqrt.approx.f(float) #10

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #11

attributes #0 = { convergent noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" "uniform-work-group-size"="false" }
attributes #1 = { convergent noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #2 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" "uniform-work-group-size"="false" }
attributes #3 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #4 = { nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" "uniform-work-group-size"="false" }
attributes #5 = { nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #6 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #7 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #8 = { convergent nocallback nounwind }
attributes #9 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #10 = { mustprogress nocallback nofree nosync nounwind willreturn memory(none) }
attributes #11 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #12 = { convergent nounwind }
attributes #13 = { nounwind }

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
!10 = !{i32 1, i32 1, i32 0, i32 0}
!11 = !{!"none", !"none", !"none", !"none"}
!12 = !{!"float4*", !"float4*", !"int", !"float"}
!13 = !{!"float __attribute__((ext_vector_type(4)))*", !"float __attribute__((ext_vector_type(4)))*", !"int", !"float"}
!14 = !{!"restrict const", !"restrict", !"", !""}
!15 = !{!8, !8, i64 0}
!16 = distinct !{!16, !17}
!17 = !{!"llvm.loop.unroll.disable"}
!18 = distinct !{!18, !17}
!19 = distinct !{!19, !17}
!20 = !{i32 1, i32 1, i32 1, i32 0}
!21 = !{!"float4*", !"float4*", !"float4*", !"float"}
!22 = !{!"float __attribute__((ext_vector_type(4)))*", !"float __attribute__((ext_vector_type(4)))*", !"float __attribute__((ext_vector_type(4)))*", !"float"}
!23 = !{!"", !"", !"const", !""}
!24 = !{!"const", !"const", !"", !""}
!25 = distinct !{!25, !17}
!26 = distinct !{!26, !17}
