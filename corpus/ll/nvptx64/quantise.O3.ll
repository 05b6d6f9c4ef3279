; ModuleID = 'corpus/opencl/quantise.cl'
source_filename = "corpus/opencl/quantise.cl"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.block_q8 = type { half, [32 x i8] }
%struct.block_q4 = type { half, [16 x i8] }

@dot_q4_q8.s = internal unnamed_addr addrspace(3) global [8 x float] undef, align 4

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @quantise_q8(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 2 captures(none) %1) local_unnamed_addr #0 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  tail call void @__clang_ocl_kern_imp_quantise_q8(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 2 %1) #9
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @__clang_ocl_kern_imp_quantise_q8(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 2 captures(none) %1) local_unnamed_addr #1 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %3 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %4 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = zext nneg i32 %4 to i64
  %7 = zext nneg i32 %5 to i64
  %8 = mul nuw nsw i64 %6, %7
  %9 = zext nneg i32 %3 to i64
  %10 = add nuw nsw i64 %8, %9
  %11 = trunc i64 %10 to i32
  %12 = shl nsw i32 %11, 5
  %13 = sext i32 %12 to i64
  %14 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %13
  %15 = load float, ptr addrspace(1) %14, align 4, !tbaa !14
  %16 = tail call noundef float @llvm.fabs.f32(float %15)
  %17 = tail call noundef float @llvm.maximumnum.f32(float %16, float 0.000000e+00)
  %18 = sext i32 %12 to i64
  %19 = getelementptr float, ptr addrspace(1) %0, i64 %18
  %20 = getelementptr i8, ptr addrspace(1) %19, i64 4
  %21 = load float, ptr addrspace(1) %20, align 4, !tbaa !14
  %22 = tail call noundef float @llvm.fabs.f32(float %21)
  %23 = tail call noundef float @llvm.maximumnum.f32(float %17, float %22)
  %24 = sext i32 %12 to i64
  %25 = getelementptr float, ptr addrspace(1) %0, i64 %24
  %26 = getelementptr i8, ptr addrspace(1) %25, i64 8
  %27 = load float, ptr addrspace(1) %26, align 4, !tbaa !14
  %28 = tail call noundef float @llvm.fabs.f32(float %27)
  %29 = tail call noundef float @llvm.maximumnum.f32(float %23, float %28)
  %30 = sext i32 %12 to i64
  %31 = getelementptr float, ptr addrspace(1) %0, i64 %30
  %32 = getelementptr i8, ptr addrspace(1) %31, i64 12
  %33 = load float, ptr addrspace(1) %32, align 4, !tbaa !14
  %34 = tail call noundef float @llvm.fabs.f32(float %33)
  %35 = tail call noundef float @llvm.maximumnum.f32(float %29, float %34)
  %36 = sext i32 %12 to i64
  %37 = getelementptr float, ptr addrspace(1) %0, i64 %36
  %38 = getelementptr i8, ptr addrspace(1) %37, i64 16
  %39 = load float, ptr addrspace(1) %38, align 4, !tbaa !14
  %40 = tail call noundef float @llvm.fabs.f32(float %39)
  %41 = tail call noundef float @llvm.maximumnum.f32(float %35, float %40)
  %42 = sext i32 %12 to i64
  %43 = getelementptr float, ptr addrspace(1) %0, i64 %42
  %44 = getelementptr i8, ptr addrspace(1) %43, i64 20
  %45 = load float, ptr addrspace(1) %44, align 4, !tbaa !14
  %46 = tail call noundef float @llvm.fabs.f32(float %45)
  %47 = tail call noundef float @llvm.maximumnum.f32(float %41, float %46)
  %48 = sext i32 %12 to i64
  %49 = getelementptr float, ptr addrspace(1) %0, i64 %48
  %50 = getelementptr i8, ptr addrspace(1) %49, i64 24
  %51 = load float, ptr addrspace(1) %50, align 4, !tbaa !14
  %52 = tail call noundef float @llvm.fabs.f32(float %51)
  %53 = tail call noundef float @llvm.maximumnum.f32(float %47, float %52)
  %54 = sext i32 %12 to i64
  %55 = getelementptr float, ptr addrspace(1) %0, i64 %54
  %56 = getelementptr i8, ptr addrspace(1) %55, i64 28
  %57 = load float, ptr addrspace(1) %56, align 4, !tbaa !14
  %58 = tail call noundef float @llvm.fabs.f32(float %57)
  %59 = tail call noundef float @llvm.maximumnum.f32(float %53, float %58)
  %60 = sext i32 %12 to i64
  %61 = getelementptr float, ptr addrspace(1) %0, i64 %60
  %62 = getelementptr i8, ptr addrspace(1) %61, i64 32
  %63 = load float, ptr addrspace(1) %62, align 4, !tbaa !14
  %64 = tail call noundef float @llvm.fabs.f32(float %63)
  %65 = tail call noundef float @llvm.maximumnum.f32(float %59, float %64)
  %66 = sext i32 %12 to i64
  %67 = getelementptr float, ptr addrspace(1) %0, i64 %66
  %68 = getelementptr i8, ptr addrspace(1) %67, i64 36
  %69 = load float, ptr addrspace(1) %68, align 4, !tbaa !14
  %70 = tail call noundef float @llvm.fabs.f32(float %69)
  %71 = tail call noundef float @llvm.maximumnum.f32(float %65, float %70)
  %72 = sext i32 %12 to i64
  %73 = getelementptr float, ptr addrspace(1) %0, i64 %72
  %74 = getelementptr i8, ptr addrspace(1) %73, i64 40
  %75 = load float, ptr addrspace(1) %74, align 4, !tbaa !14
  %76 = tail call noundef float @llvm.fabs.f32(float %75)
  %77 = tail call noundef float @llvm.maximumnum.f32(float %71, float %76)
  %78 = sext i32 %12 to i64
  %79 = getelementptr float, ptr addrspace(1) %0, i64 %78
  %80 = getelementptr i8, ptr addrspace(1) %79, i64 44
  %81 = load float, ptr addrspace(1) %80, align 4, !tbaa !14
  %82 = tail call noundef float @llvm.fabs.f32(float %81)
  %83 = tail call noundef float @llvm.maximumnum.f32(float %77, float %82)
  %84 = sext i32 %12 to i64
  %85 = getelementptr float, ptr addrspace(1) %0, i64 %84
  %86 = getelementptr i8, ptr addrspace(1) %85, i64 48
  %87 = load float, ptr addrspace(1) %86, align 4, !tbaa !14
  %88 = tail call noundef float @llvm.fabs.f32(float %87)
  %89 = tail call noundef float @llvm.maximumnum.f32(float %83, float %88)
  %90 = sext i32 %12 to i64
  %91 = getelementptr float, ptr addrspace(1) %0, i64 %90
  %92 = getelementptr i8, ptr addrspace(1) %91, i64 52
  %93 = load float, ptr addrspace(1) %92, align 4, !tbaa !14
  %94 = tail call noundef float @llvm.fabs.f32(float %93)
  %95 = tail call noundef float @llvm.maximumnum.f32(float %89, float %94)
  %96 = sext i32 %12 to i64
  %97 = getelementptr float, ptr addrspace(1) %0, i64 %96
  %98 = getelementptr i8, ptr addrspace(1) %97, i64 56
  %99 = load float, ptr addrspace(1) %98, align 4, !tbaa !14
  %100 = tail call noundef float @llvm.fabs.f32(float %99)
  %101 = tail call noundef float @llvm.maximumnum.f32(float %95, float %100)
  %102 = sext i32 %12 to i64
  %103 = getelementptr float, ptr addrspace(1) %0, i64 %102
  %104 = getelementptr i8, ptr addrspace(1) %103, i64 60
  %105 = load float, ptr addrspace(1) %104, align 4, !tbaa !14
  %106 = tail call noundef float @llvm.fabs.f32(float %105)
  %107 = tail call noundef float @llvm.maximumnum.f32(float %101, float %106)
  %108 = sext i32 %12 to i64
  %109 = getelementptr float, ptr addrspace(1) %0, i64 %108
  %110 = getelementptr i8, ptr addrspace(1) %109, i64 64
  %111 = load float, ptr addrspace(1) %110, align 4, !tbaa !14
  %112 = tail call noundef float @llvm.fabs.f32(float %111)
  %113 = tail call noundef float @llvm.maximumnum.f32(float %107, float %112)
  %114 = sext i32 %12 to i64
  %115 = getelementptr float, ptr addrspace(1) %0, i64 %114
  %116 = getelementptr i8, ptr addrspace(1) %115, i64 68
  %117 = load float, ptr addrspace(1) %116, align 4, !tbaa !14
  %118 = tail call noundef float @llvm.fabs.f32(float %117)
  %119 = tail call noundef float @llvm.maximumnum.f32(float %113, float %118)
  %120 = sext i32 %12 to i64
  %121 = getelementptr float, ptr addrspace(1) %0, i64 %120
  %122 = getelementptr i8, ptr addrspace(1) %121, i64 72
  %123 = load float, ptr addrspace(1) %122, align 4, !tbaa !14
  %124 = tail call noundef float @llvm.fabs.f32(float %123)
  %125 = tail call noundef float @llvm.maximumnum.f32(float %119, float %124)
  %126 = sext i32 %12 to i64
  %127 = getelementptr float, ptr addrspace(1) %0, i64 %126
  %128 = getelementptr i8, ptr addrspace(1) %127, i64 76
  %129 = load float, ptr addrspace(1) %128, align 4, !tbaa !14
  %130 = tail call noundef float @llvm.fabs.f32(float %129)
  %131 = tail call noundef float @llvm.maximumnum.f32(float %125, float %130)
  %132 = sext i32 %12 to i64
  %133 = getelementptr float, ptr addrspace(1) %0, i64 %132
  %134 = getelementptr i8, ptr addrspace(1) %133, i64 80
  %135 = load float, ptr addrspace(1) %134, align 4, !tbaa !14
  %136 = tail call noundef float @llvm.fabs.f32(float %135)
  %137 = tail call noundef float @llvm.maximumnum.f32(float %131, float %136)
  %138 = sext i32 %12 to i64
  %139 = getelementptr float, ptr addrspace(1) %0, i64 %138
  %140 = getelementptr i8, ptr addrspace(1) %139, i64 84
  %141 = load float, ptr addrspace(1) %140, align 4, !tbaa !14
  %142 = tail call noundef float @llvm.fabs.f32(float %141)
  %143 = tail call noundef float @llvm.maximumnum.f32(float %137, float %142)
  %144 = sext i32 %12 to i64
  %145 = getelementptr float, ptr addrspace(1) %0, i64 %144
  %146 = getelementptr i8, ptr addrspace(1) %145, i64 88
  %147 = load float, ptr addrspace(1) %146, align 4, !tbaa !14
  %148 = tail call noundef float @llvm.fabs.f32(float %147)
  %149 = tail call noundef float @llvm.maximumnum.f32(float %143, float %148)
  %150 = sext i32 %12 to i64
  %151 = getelementptr float, ptr addrspace(1) %0, i64 %150
  %152 = getelementptr i8, ptr addrspace(1) %151, i64 92
  %153 = load float, ptr addrspace(1) %152, align 4, !tbaa !14
  %154 = tail call noundef float @llvm.fabs.f32(float %153)
  %155 = tail call noundef float @llvm.maximumnum.f32(float %149, float %154)
  %156 = sext i32 %12 to i64
  %157 = getelementptr float, ptr addrspace(1) %0, i64 %156
  %158 = getelementptr i8, ptr addrspace(1) %157, i64 96
  %159 = load float, ptr addrspace(1) %158, align 4, !tbaa !14
  %160 = tail call noundef float @llvm.fabs.f32(float %159)
  %161 = tail call noundef float @llvm.maximumnum.f32(float %155, float %160)
  %162 = sext i32 %12 to i64
  %163 = getelementptr float, ptr addrspace(1) %0, i64 %162
  %164 = getelementptr i8, ptr addrspace(1) %163, i64 100
  %165 = load float, ptr addrspace(1) %164, align 4, !tbaa !14
  %166 = tail call noundef float @llvm.fabs.f32(float %165)
  %167 = tail call noundef float @llvm.maximumnum.f32(float %161, float %166)
  %168 = sext i32 %12 to i64
  %169 = getelementptr float, ptr addrspace(1) %0, i64 %168
  %170 = getelementptr i8, ptr addrspace(1) %169, i64 104
  %171 = load float, ptr addrspace(1) %170, align 4, !tbaa !14
  %172 = tail call noundef float @llvm.fabs.f32(float %171)
  %173 = tail call noundef float @llvm.maximumnum.f32(float %167, float %172)
  %174 = sext i32 %12 to i64
  %175 = getelementptr float, ptr addrspace(1) %0, i64 %174
  %176 = getelementptr i8, ptr addrspace(1) %175, i64 108
  %177 = load float, ptr addrspace(1) %176, align 4, !tbaa !14
  %178 = tail call noundef float @llvm.fabs.f32(float %177)
  %179 = tail call noundef float @llvm.maximumnum.f32(float %173, float %178)
  %180 = sext i32 %12 to i64
  %181 = getelementptr float, ptr addrspace(1) %0, i64 %180
  %182 = getelementptr i8, ptr addrspace(1) %181, i64 112
  %183 = load float, ptr addrspace(1) %182, align 4, !tbaa !14
  %184 = tail call noundef float @llvm.fabs.f32(float %183)
  %185 = tail call noundef float @llvm.maximumnum.f32(float %179, float %184)
  %186 = sext i32 %12 to i64
  %187 = getelementptr float, ptr addrspace(1) %0, i64 %186
  %188 = getelementptr i8, ptr addrspace(1) %187, i64 116
  %189 = load float, ptr addrspace(1) %188, align 4, !tbaa !14
  %190 = tail call noundef float @llvm.fabs.f32(float %189)
  %191 = tail call noundef float @llvm.maximumnum.f32(float %185, float %190)
  %192 = sext i32 %12 to i64
  %193 = getelementptr float, ptr addrspace(1) %0, i64 %192
  %194 = getelementptr i8, ptr addrspace(1) %193, i64 120
  %195 = load float, ptr addrspace(1) %194, align 4, !tbaa !14
  %196 = tail call noundef float @llvm.fabs.f32(float %195)
  %197 = tail call noundef float @llvm.maximumnum.f32(float %191, float %196)
  %198 = sext i32 %12 to i64
  %199 = getelementptr float, ptr addrspace(1) %0, i64 %198
  %200 = getelementptr i8, ptr addrspace(1) %199, i64 124
  %201 = load float, ptr addrspace(1) %200, align 4, !tbaa !14
  %202 = tail call noundef float @llvm.fabs.f32(float %201)
  %203 = tail call noundef float @llvm.maximumnum.f32(float %197, float %202)
  %204 = fdiv float %203, 1.270000e+02
  %205 = fcmp une float %204, 0.000000e+00
  %206 = fdiv float 1.000000e+00, %204
  %207 = select i1 %205, float %206, float 0.000000e+00
  %208 = shl i64 %10, 32
  %209 = ashr exact i64 %208, 32
  %210 = getelementptr inbounds %struct.block_q8, ptr addrspace(1) %1, i64 %209
  %211 = addrspacecast ptr addrspace(1) %210 to ptr
  %212 = fptrunc float %204 to half
  store half %212, ptr %211, align 2
  %213 = getelementptr inbounds nuw i8, ptr addrspace(1) %210, i64 2
  br label %215

214:                                              ; preds = %215
  ret void

215:                                              ; preds = %215, %2
  %216 = phi i32 [ 0, %2 ], [ %272, %215 ]
  %217 = add nuw nsw i32 %216, %12
  %218 = sext i32 %217 to i64
  %219 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %218
  %220 = load float, ptr addrspace(1) %219, align 4, !tbaa !14
  %221 = fmul float %207, %220
  %222 = tail call noundef float @llvm.rint.f32(float %221)
  %223 = fcmp ole float %222, -1.280000e+02
  %224 = select i1 %223, float -1.280000e+02, float %222
  %225 = fptosi float %224 to i8
  %226 = fcmp ult float %222, 1.270000e+02
  %227 = select i1 %226, i8 %225, i8 127
  %228 = zext nneg i32 %216 to i64
  %229 = getelementptr inbounds nuw i8, ptr addrspace(1) %213, i64 %228
  store i8 %227, ptr addrspace(1) %229, align 2, !tbaa !16
  %230 = or disjoint i32 %216, 1
  %231 = add nuw nsw i32 %230, %12
  %232 = sext i32 %231 to i64
  %233 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %232
  %234 = load float, ptr addrspace(1) %233, align 4, !tbaa !14
  %235 = fmul float %207, %234
  %236 = tail call noundef float @llvm.rint.f32(float %235)
  %237 = fcmp ole float %236, -1.280000e+02
  %238 = select i1 %237, float -1.280000e+02, float %236
  %239 = fptosi float %238 to i8
  %240 = fcmp ult float %236, 1.270000e+02
  %241 = select i1 %240, i8 %239, i8 127
  %242 = zext nneg i32 %230 to i64
  %243 = getelementptr inbounds nuw i8, ptr addrspace(1) %213, i64 %242
  store i8 %241, ptr addrspace(1) %243, align 1, !tbaa !16
  %244 = or disjoint i32 %216, 2
  %245 = add nuw nsw i32 %244, %12
  %246 = sext i32 %245 to i64
  %247 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %246
  %248 = load float, ptr addrspace(1) %247, align 4, !tbaa !14
  %249 = fmul float %207, %248
  %250 = tail call noundef float @llvm.rint.f32(float %249)
  %251 = fcmp ole float %250, -1.280000e+02
  %252 = select i1 %251, float -1.280000e+02, float %250
  %253 = fptosi float %252 to i8
  %254 = fcmp ult float %250, 1.270000e+02
  %255 = select i1 %254, i8 %253, i8 127
  %256 = zext nneg i32 %244 to i64
  %257 = getelementptr inbounds nuw i8, ptr addrspace(1) %213, i64 %256
  store i8 %255, ptr addrspace(1) %257, align 2, !tbaa !16
  %258 = or disjoint i32 %216, 3
  %259 = add nuw nsw i32 %258, %12
  %260 = sext i32 %259 to i64
  %261 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %260
  %262 = load float, ptr addrspace(1) %261, align 4, !tbaa !14
  %263 = fmul float %207, %262
  %264 = tail call noundef float @llvm.rint.f32(float %263)
  %265 = fcmp ole float %264, -1.280000e+02
  %266 = select i1 %265, float -1.280000e+02, float %264
  %267 = fptosi float %266 to i8
  %268 = fcmp ult float %264, 1.270000e+02
  %269 = select i1 %268, i8 %267, i8 127
  %270 = zext nneg i32 %258 to i64
  %271 = getelementptr inbounds nuw i8, ptr addrspace(1) %213, i64 %270
  store i8 %269, ptr addrspace(1) %271, align 1, !tbaa !16
  %272 = add nuw nsw i32 %216, 4
  %273 = icmp eq i32 %272, 32
  br i1 %273, label %214, label %215
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @dequantise_q4(ptr addrspace(1) noundef readonly align 2 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1) local_unnamed_addr #2 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !17 !kernel_arg_base_type !17 !kernel_arg_type_qual !13 {
  tail call void @__clang_ocl_kern_imp_dequantise_q4(ptr addrspace(1) noundef align 2 %0, ptr addrspace(1) noundef align 4 %1) #9
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local void @__clang_ocl_kern_imp_dequantise_q4(ptr addrspace(1) noundef readonly align 2 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1) local_unnamed_addr #3 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !17 !kernel_arg_base_type !17 !kernel_arg_type_qual !13 {
  %3 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %4 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = zext nneg i32 %4 to i64
  %7 = zext nneg i32 %5 to i64
  %8 = mul nuw nsw i64 %6, %7
  %9 = zext nneg i32 %3 to i64
  %10 = add nuw nsw i64 %8, %9
  %11 = trunc i64 %10 to i32
  %12 = shl i64 %10, 32
  %13 = ashr exact i64 %12, 32
  %14 = getelementptr inbounds %struct.block_q4, ptr addrspace(1) %0, i64 %13
  %15 = addrspacecast ptr addrspace(1) %14 to ptr
  %16 = load half, ptr %15, align 2
  %17 = fpext half %16 to float
  %18 = getelementptr inbounds nuw i8, ptr addrspace(1) %14, i64 2
  %19 = shl nsw i32 %11, 5
  %20 = load i8, ptr addrspace(1) %18, align 2, !tbaa !16
  %21 = zext i8 %20 to i32
  %22 = and i32 %21, 15
  %23 = add nsw i32 %22, -8
  %24 = sitofp i32 %23 to float
  %25 = fmul float %17, %24
  %26 = sext i32 %19 to i64
  %27 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %26
  store float %25, ptr addrspace(1) %27, align 4, !tbaa !14
  %28 = lshr i32 %21, 4
  %29 = add nsw i32 %28, -8
  %30 = sitofp i32 %29 to float
  %31 = fmul float %17, %30
  %32 = getelementptr i8, ptr addrspace(1) %27, i64 64
  store float %31, ptr addrspace(1) %32, align 4, !tbaa !14
  %33 = getelementptr inbounds nuw i8, ptr addrspace(1) %14, i64 3
  %34 = load i8, ptr addrspace(1) %33, align 1, !tbaa !16
  %35 = zext i8 %34 to i32
  %36 = and i32 %35, 15
  %37 = add nsw i32 %36, -8
  %38 = sitofp i32 %37 to float
  %39 = fmul float %17, %38
  %40 = sext i32 %19 to i64
  %41 = getelementptr float, ptr addrspace(1) %1, i64 %40
  %42 = getelementptr i8, ptr addrspace(1) %41, i64 4
  store float %39, ptr addrspace(1) %42, align 4, !tbaa !14
  %43 = lshr i32 %35, 4
  %44 = add nsw i32 %43, -8
  %45 = sitofp i32 %44 to float
  %46 = fmul float %17, %45
  %47 = getelementptr i8, ptr addrspace(1) %41, i64 68
  store float %46, ptr addrspace(1) %47, align 4, !tbaa !14
  %48 = getelementptr inbounds nuw i8, ptr addrspace(1) %14, i64 4
  %49 = load i8, ptr addrspace(1) %48, align 2, !tbaa !16
  %50 = zext i8 %49 to i32
  %51 = and i32 %50, 15
  %52 = add nsw i32 %51, -8
  %53 = sitofp i32 %52 to float
  %54 = fmul float %17, %53
  %55 = sext i32 %19 to i64
  %56 = getelementptr float, ptr addrspace(1) %1, i64 %55
  %57 = getelementptr i8, ptr addrspace(1) %56, i64 8
  store float %54, ptr addrspace(1) %57, align 4, !tbaa !14
  %58 = lshr i32 %50, 4
  %59 = add nsw i32 %58, -8
  %60 = sitofp i32 %59 to float
  %61 = fmul float %17, %60
  %62 = getelementptr i8, ptr addrspace(1) %56, i64 72
  store float %61, ptr addrspace(1) %62, align 4, !tbaa !14
  %63 = getelementptr inbounds nuw i8, ptr addrspace(1) %14, i64 5
  %64 = load i8, ptr addrspace(1) %63, align 1, !tbaa !16
  %65 = zext i8 %64 to i32
  %66 = and i32 %65, 15
  %67 = add nsw i32 %66, -8
  %68 = sitofp i32 %67 to float
  %69 = fmul float %17, %68
  %70 = sext i32 %19 to i64
  %71 = getelementptr float, ptr addrspace(1) %1, i64 %70
  %72 = getelementptr i8, ptr addrspace(1) %71, i64 12
  store float %69, ptr addrspace(1) %72, align 4, !tbaa !14
  %73 = lshr i32 %65, 4
  %74 = add nsw i32 %73, -8
  %75 = sitofp i32 %74 to float
  %76 = fmul float %17, %75
  %77 = getelementptr i8, ptr addrspace(1) %71, i64 76
  store float %76, ptr addrspace(1) %77, align 4, !tbaa !14
  %78 = getelementptr inbounds nuw i8, ptr addrspace(1) %14, i64 6
  %79 = load i8, ptr addrspace(1) %78, align 2, !tbaa !16
  %80 = zext i8 %79 to i32
  %81 = and i32 %80, 15
  %82 = add nsw i32 %81, -8
  %83 = sitofp i32 %82 to float
  %84 = fmul float %17, %83
  %85 = sext i32 %19 to i64
  %86 = getelementptr float, ptr addrspace(1) %1, i64 %85
  %87 = getelementptr i8, ptr addrspace(1) %86, i64 16
  store float %84, ptr addrspace(1) %87, align 4, !tbaa !14
  %88 = lshr i32 %80, 4
  %89 = add nsw i32 %88, -8
  %90 = sitofp i32 %89 to float
  %91 = fmul float %17, %90
  %92 = getelementptr i8, ptr addrspace(1) %86, i64 80
  store float %91, ptr addrspace(1) %92, align 4, !tbaa !14
  %93 = getelementptr inbounds nuw i8, ptr addrspace(1) %14, i64 7
  %94 = load i8, ptr addrspace(1) %93, align 1, !tbaa !16
  %95 = zext i8 %94 to i32
  %96 = and i32 %95, 15
  %97 = add nsw i32 %96, -8
  %98 = sitofp i32 %97 to float
  %99 = fmul float %17, %98
  %100 = sext i32 %19 to i64
  %101 = getelementptr float, ptr addrspace(1) %1, i64 %100
  %102 = getelementptr i8, ptr addrspace(1) %101, i64 20
  store float %99, ptr addrspace(1) %102, align 4, !tbaa !14
  %103 = lshr i32 %95, 4
  %104 = add nsw i32 %103, -8
  %105 = sitofp i32 %104 to float
  %106 = fmul float %17, %105
  %107 = getelementptr i8, ptr addrspace(1) %101, i64 84
  store float %106, ptr addrspace(1) %107, align 4, !tbaa !14
  %108 = getelementptr inbounds nuw i8, ptr addrspace(1) %14, i64 8
  %109 = load i8, ptr addrspace(1) %108, align 2, !tbaa !16
  %110 = zext i8 %109 to i32
  %111 = and i32 %110, 15
  %112 = add nsw i32 %111, -8
  %113 = sitofp i32 %112 to float
  %114 = fmul float %17, %113
  %115 = sext i32 %19 to i64
  %116 = getelementptr float, ptr addrspace(1) %1, i64 %115
  %117 = getelementptr i8, ptr addrspace(1) %116, i64 24
  store float %114, ptr addrspace(1) %117, align 4, !tbaa !14
  %118 = lshr i32 %110, 4
  %119 = add nsw i32 %118, -8
  %120 = sitofp i32 %119 to float
  %121 = fmul float %17, %120
  %122 = getelementptr i8, ptr addrspace(1) %116, i64 88
  store float %121, ptr addrspace(1) %122, align 4, !tbaa !14
  %123 = getelementptr inbounds nuw i8, ptr addrspace(1) %14, i64 9
  %124 = load i8, ptr addrspace(1) %123, align 1, !tbaa !16
  %125 = zext i8 %124 to i32
  %126 = and i32 %125, 15
  %127 = add nsw i32 %126, -8
  %128 = sitofp i32 %127 to float
  %129 = fmul float %17, %128
  %130 = sext i32 %19 to i64
  %131 = getelementptr float, ptr addrspace(1) %1, i64 %130
  %132 = getelementptr i8, ptr addrspace(1) %131, i64 28
  store float %129, ptr addrspace(1) %132, align 4, !tbaa !14
  %133 = lshr i32 %125, 4
  %134 = add nsw i32 %133, -8
  %135 = sitofp i32 %134 to float
  %136 = fmul float %17, %135
  %137 = getelementptr i8, ptr addrspace(1) %131, i64 92
  store float %136, ptr addrspace(1) %137, align 4, !tbaa !14
  %138 = getelementptr inbounds nuw i8, ptr addrspace(1) %14, i64 10
  %139 = load i8, ptr addrspace(1) %138, align 2, !tbaa !16
  %140 = zext i8 %139 to i32
  %141 = and i32 %140, 15
  %142 = add nsw i32 %141, -8
  %143 = sitofp i32 %142 to float
  %144 = fmul float %17, %143
  %145 = sext i32 %19 to i64
  %146 = getelementptr float, ptr addrspace(1) %1, i64 %145
  %147 = getelementptr i8, ptr addrspace(1) %146, i64 32
  store float %144, ptr addrspace(1) %147, align 4, !tbaa !14
  %148 = lshr i32 %140, 4
  %149 = add nsw i32 %148, -8
  %150 = sitofp i32 %149 to float
  %151 = fmul float %17, %150
  %152 = getelementptr i8, ptr addrspace(1) %146, i64 96
  store float %151, ptr addrspace(1) %152, align 4, !tbaa !14
  %153 = getelementptr inbounds nuw i8, ptr addrspace(1) %14, i64 11
  %154 = load i8, ptr addrspace(1) %153, align 1, !tbaa !16
  %155 = zext i8 %154 to i32
  %156 = and i32 %155, 15
  %157 = add nsw i32 %156, -8
  %158 = sitofp i32 %157 to float
  %159 = fmul float %17, %158
  %160 = sext i32 %19 to i64
  %161 = getelementptr float, ptr addrspace(1) %1, i64 %160
  %162 = getelementptr i8, ptr addrspace(1) %161, i64 36
  store float %159, ptr addrspace(1) %162, align 4, !tbaa !14
  %163 = lshr i32 %155, 4
  %164 = add nsw i32 %163, -8
  %165 = sitofp i32 %164 to float
  %166 = fmul float %17, %165
  %167 = getelementptr i8, ptr addrspace(1) %161, i64 100
  store float %166, ptr addrspace(1) %167, align 4, !tbaa !14
  %168 = getelementptr inbounds nuw i8, ptr addrspace(1) %14, i64 12
  %169 = load i8, ptr addrspace(1) %168, align 2, !tbaa !16
  %170 = zext i8 %169 to i32
  %171 = and i32 %170, 15
  %172 = add nsw i32 %171, -8
  %173 = sitofp i32 %172 to float
  %174 = fmul float %17, %173
  %175 = sext i32 %19 to i64
  %176 = getelementptr float, ptr addrspace(1) %1, i64 %175
  %177 = getelementptr i8, ptr addrspace(1) %176, i64 40
  store float %174, ptr addrspace(1) %177, align 4, !tbaa !14
  %178 = lshr i32 %170, 4
  %179 = add nsw i32 %178, -8
  %180 = sitofp i32 %179 to float
  %181 = fmul float %17, %180
  %182 = getelementptr i8, ptr addrspace(1) %176, i64 104
  store float %181, ptr addrspace(1) %182, align 4, !tbaa !14
  %183 = getelementptr inbounds nuw i8, ptr addrspace(1) %14, i64 13
  %184 = load i8, ptr addrspace(1) %183, align 1, !tbaa !16
  %185 = zext i8 %184 to i32
  %186 = and i32 %185, 15
  %187 = add nsw i32 %186, -8
  %188 = sitofp i32 %187 to float
  %189 = fmul float %17, %188
  %190 = sext i32 %19 to i64
  %191 = getelementptr float, ptr addrspace(1) %1, i64 %190
  %192 = getelementptr i8, ptr addrspace(1) %191, i64 44
  store float %189, ptr addrspace(1) %192, align 4, !tbaa !14
  %193 = lshr i32 %185, 4
  %194 = add nsw i32 %193, -8
  %195 = sitofp i32 %194 to float
  %196 = fmul float %17, %195
  %197 = getelementptr i8, ptr addrspace(1) %191, i64 108
  store float %196, ptr addrspace(1) %197, align 4, !tbaa !14
  %198 = getelementptr inbounds nuw i8, ptr addrspace(1) %14, i64 14
  %199 = load i8, ptr addrspace(1) %198, align 2, !tbaa !16
  %200 = zext i8 %199 to i32
  %201 = and i32 %200, 15
  %202 = add nsw i32 %201, -8
  %203 = sitofp i32 %202 to float
  %204 = fmul float %17, %203
  %205 = sext i32 %19 to i64
  %206 = getelementptr float, ptr addrspace(1) %1, i64 %205
  %207 = getelementptr i8, ptr addrspace(1) %206, i64 48
  store float %204, ptr addrspace(1) %207, align 4, !tbaa !14
  %208 = lshr i32 %200, 4
  %209 = add nsw i32 %208, -8
  %210 = sitofp i32 %209 to float
  %211 = fmul float %17, %210
  %212 = getelementptr i8, ptr addrspace(1) %206, i64 112
  store float %211, ptr addrspace(1) %212, align 4, !tbaa !14
  %213 = getelementptr inbounds nuw i8, ptr addrspace(1) %14, i64 15
  %214 = load i8, ptr addrspace(1) %213, align 1, !tbaa !16
  %215 = zext i8 %214 to i32
  %216 = and i32 %215, 15
  %217 = add nsw i32 %216, -8
  %218 = sitofp i32 %217 to float
  %219 = fmul float %17, %218
  %220 = sext i32 %19 to i64
  %221 = getelementptr float, ptr addrspace(1) %1, i64 %220
  %222 = getelementptr i8, ptr addrspace(1) %221, i64 52
  store float %219, ptr addrspace(1) %222, align 4, !tbaa !14
  %223 = lshr i32 %215, 4
  %224 = add nsw i32 %223, -8
  %225 = sitofp i32 %224 to float
  %226 = fmul float %17, %225
  %227 = getelementptr i8, ptr addrspace(1) %221, i64 116
  store float %226, ptr addrspace(1) %227, align 4, !tbaa !14
  %228 = getelementptr inbounds nuw i8, ptr addrspace(1) %14, i64 16
  %229 = load i8, ptr addrspace(1) %228, align 2, !tbaa !16
  %230 = zext i8 %229 to i32
  %231 = and i32 %230, 15
  %232 = add nsw i32 %231, -8
  %233 = sitofp i32 %232 to float
  %234 = fmul float %17, %233
  %235 = sext i32 %19 to i64
  %236 = getelementptr float, ptr addrspace(1) %1, i64 %235
  %237 = getelementptr i8, ptr addrspace(1) %236, i64 56
  store float %234, ptr addrspace(1) %237, align 4, !tbaa !14
  %238 = lshr i32 %230, 4
  %239 = add nsw i32 %238, -8
  %240 = sitofp i32 %239 to float
  %241 = fmul float %17, %240
  %242 = getelementptr i8, ptr addrspace(1) %236, i64 120
  store float %241, ptr addrspace(1) %242, align 4, !tbaa !14
  %243 = getelementptr inbounds nuw i8, ptr addrspace(1) %14, i64 17
  %244 = load i8, ptr addrspace(1) %243, align 1, !tbaa !16
  %245 = zext i8 %244 to i32
  %246 = and i32 %245, 15
  %247 = add nsw i32 %246, -8
  %248 = sitofp i32 %247 to float
  %249 = fmul float %17, %248
  %250 = sext i32 %19 to i64
  %251 = getelementptr float, ptr addrspace(1) %1, i64 %250
  %252 = getelementptr i8, ptr addrspace(1) %251, i64 60
  store float %249, ptr addrspace(1) %252, align 4, !tbaa !14
  %253 = lshr i32 %245, 4
  %254 = add nsw i32 %253, -8
  %255 = sitofp i32 %254 to float
  %256 = fmul float %17, %255
  %257 = getelementptr i8, ptr addrspace(1) %251, i64 124
  store float %256, ptr addrspace(1) %257, align 4, !tbaa !14
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind
define dso_local ptx_kernel void @dot_q4_q8(ptr addrspace(1) noundef readonly align 2 captures(none) %0, ptr addrspace(1) noundef readonly align 2 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2) local_unnamed_addr #4 !kernel_arg_addr_space !18 !kernel_arg_access_qual !19 !kernel_arg_type !20 !kernel_arg_base_type !20 !kernel_arg_type_qual !21 {
  tail call void @__clang_ocl_kern_imp_dot_q4_q8(ptr addrspace(1) noundef align 2 %0, ptr addrspace(1) noundef align 2 %1, ptr addrspace(1) noundef align 4 %2) #10
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind
define dso_local void @__clang_ocl_kern_imp_dot_q4_q8(ptr addrspace(1) noundef readonly align 2 captures(none) %0, ptr addrspace(1) noundef readonly align 2 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2) local_unnamed_addr #5 !kernel_arg_addr_space !18 !kernel_arg_access_qual !19 !kernel_arg_type !20 !kernel_arg_base_type !20 !kernel_arg_type_qual !21 {
  %4 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %6 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = zext nneg i32 %5 to i64
  %8 = zext nneg i32 %6 to i64
  %9 = mul nuw nsw i64 %7, %8
  %10 = zext nneg i32 %4 to i64
  %11 = add nuw nsw i64 %9, %10
  %12 = shl i64 %11, 32
  %13 = ashr exact i64 %12, 32
  %14 = getelementptr inbounds %struct.block_q4, ptr addrspace(1) %0, i64 %13
  %15 = getelementptr inbounds nuw i8, ptr addrspace(1) %14, i64 2
  %16 = getelementptr inbounds %struct.block_q8, ptr addrspace(1) %1, i64 %13
  %17 = getelementptr inbounds nuw i8, ptr addrspace(1) %16, i64 2
  %18 = load i8, ptr addrspace(1) %15, align 2, !tbaa !16
  %19 = zext i8 %18 to i32
  %20 = and i32 %19, 15
  %21 = add nsw i32 %20, -8
  %22 = load i8, ptr addrspace(1) %17, align 2, !tbaa !16
  %23 = sext i8 %22 to i32
  %24 = mul nsw i32 %21, %23
  %25 = lshr i32 %19, 4
  %26 = add nsw i32 %25, -8
  %27 = getelementptr inbounds nuw i8, ptr addrspace(1) %16, i64 18
  %28 = load i8, ptr addrspace(1) %27, align 2, !tbaa !16
  %29 = sext i8 %28 to i32
  %30 = mul nsw i32 %26, %29
  %31 = add nsw i32 %30, %24
  %32 = getelementptr inbounds nuw i8, ptr addrspace(1) %14, i64 3
  %33 = load i8, ptr addrspace(1) %32, align 1, !tbaa !16
  %34 = zext i8 %33 to i32
  %35 = and i32 %34, 15
  %36 = add nsw i32 %35, -8
  %37 = getelementptr inbounds nuw i8, ptr addrspace(1) %16, i64 3
  %38 = load i8, ptr addrspace(1) %37, align 1, !tbaa !16
  %39 = sext i8 %38 to i32
  %40 = mul nsw i32 %36, %39
  %41 = lshr i32 %34, 4
  %42 = add nsw i32 %41, -8
  %43 = getelementptr inbounds nuw i8, ptr addrspace(1) %16, i64 19
  %44 = load i8, ptr addrspace(1) %43, align 1, !tbaa !16
  %45 = sext i8 %44 to i32
  %46 = mul nsw i32 %42, %45
  %47 = add nsw i32 %46, %31
  %48 = add nsw i32 %47, %40
  %49 = getelementptr inbounds nuw i8, ptr addrspace(1) %14, i64 4
  %50 = load i8, ptr addrspace(1) %49, align 2, !tbaa !16
  %51 = zext i8 %50 to i32
  %52 = and i32 %51, 15
  %53 = add nsw i32 %52, -8
  %54 = getelementptr inbounds nuw i8, ptr addrspace(1) %16, i64 4
  %55 = load i8, ptr addrspace(1) %54, align 2, !tbaa !16
  %56 = sext i8 %55 to i32
  %57 = mul nsw i32 %53, %56
  %58 = lshr i32 %51, 4
  %59 = add nsw i32 %58, -8
  %60 = getelementptr inbounds nuw i8, ptr addrspace(1) %16, i64 20
  %61 = load i8, ptr addrspace(1) %60, align 2, !tbaa !16
  %62 = sext i8 %61 to i32
  %63 = mul nsw i32 %59, %62
  %64 = add nsw i32 %63, %48
  %65 = add nsw i32 %64, %57
  %66 = getelementptr inbounds nuw i8, ptr addrspace(1) %14, i64 5
  %67 = load i8, ptr addrspace(1) %66, align 1, !tbaa !16
  %68 = zext i8 %67 to i32
  %69 = and i32 %68, 15
  %70 = add nsw i32 %69, -8
  %71 = getelementptr inbounds nuw i8, ptr addrspace(1) %16, i64 5
  %72 = load i8, ptr addrspace(1) %71, align 1, !tbaa !16
  %73 = sext i8 %72 to i32
  %74 = mul nsw i32 %70, %73
  %75 = lshr i32 %68, 4
  %76 = add nsw i32 %75, -8
  %77 = getelementptr inbounds nuw i8, ptr addrspace(1) %16, i64 21
  %78 = load i8, ptr addrspace(1) %77, align 1, !tbaa !16
  %79 = sext i8 %78 to i32
  %80 = mul nsw i32 %76, %79
  %81 = add nsw i32 %80, %65
  %82 = add nsw i32 %81, %74
  %83 = getelementptr inbounds nuw i8, ptr addrspace(1) %14, i64 6
  %84 = load i8, ptr addrspace(1) %83, align 2, !tbaa !16
  %85 = zext i8 %84 to i32
  %86 = and i32 %85, 15
  %87 = add nsw i32 %86, -8
  %88 = getelementptr inbounds nuw i8, ptr addrspace(1) %16, i64 6
  %89 = load i8, ptr addrspace(1) %88, align 2, !tbaa !16
  %90 = sext i8 %89 to i32
  %91 = mul nsw i32 %87, %90
  %92 = lshr i32 %85, 4
  %93 = add nsw i32 %92, -8
  %94 = getelementptr inbounds nuw i8, ptr addrspace(1) %16, i64 22
  %95 = load i8, ptr addrspace(1) %94, align 2, !tbaa !16
  %96 = sext i8 %95 to i32
  %97 = mul nsw i32 %93, %96
  %98 = add nsw i32 %97, %82
  %99 = add nsw i32 %98, %91
  %100 = getelementptr inbounds nuw i8, ptr addrspace(1) %14, i64 7
  %101 = load i8, ptr addrspace(1) %100, align 1, !tbaa !16
  %102 = zext i8 %101 to i32
  %103 = and i32 %102, 15
  %104 = add nsw i32 %103, -8
  %105 = getelementptr inbounds nuw i8, ptr addrspace(1) %16, i64 7
  %106 = load i8, ptr addrspace(1) %105, align 1, !tbaa !16
  %107 = sext i8 %106 to i32
  %108 = mul nsw i32 %104, %107
  %109 = lshr i32 %102, 4
  %110 = add nsw i32 %109, -8
  %111 = getelementptr inbounds nuw i8, ptr addrspace(1) %16, i64 23
  %112 = load i8, ptr addrspace(1) %111, align 1, !tbaa !16
  %113 = sext i8 %112 to i32
  %114 = mul nsw i32 %110, %113
  %115 = add nsw i32 %114, %99
  %116 = add nsw i32 %115, %108
  %117 = getelementptr inbounds nuw i8, ptr addrspace(1) %14, i64 8
  %118 = load i8, ptr addrspace(1) %117, align 2, !tbaa !16
  %119 = zext i8 %118 to i32
  %120 = and i32 %119, 15
  %121 = add nsw i32 %120, -8
  %122 = getelementptr inbounds nuw i8, ptr addrspace(1) %16, i64 8
  %123 = load i8, ptr addrspace(1) %122, align 2, !tbaa !16
  %124 = sext i8 %123 to i32
  %125 = mul nsw i32 %121, %124
  %126 = lshr i32 %119, 4
  %127 = add nsw i32 %126, -8
  %128 = getelementptr inbounds nuw i8, ptr addrspace(1) %16, i64 24
  %129 = load i8, ptr addrspace(1) %128, align 2, !tbaa !16
  %130 = sext i8 %129 to i32
  %131 = mul nsw i32 %127, %130
  %132 = add nsw i32 %131, %116
  %133 = add nsw i32 %132, %125
  %134 = getelementptr inbounds nuw i8, ptr addrspace(1) %14, i64 9
  %135 = load i8, ptr addrspace(1) %134, align 1, !tbaa !16
  %136 = zext i8 %135 to i32
  %137 = and i32 %136, 15
  %138 = add nsw i32 %137, -8
  %139 = getelementptr inbounds nuw i8, ptr addrspace(1) %16, i64 9
  %140 = load i8, ptr addrspace(1) %139, align 1, !tbaa !16
  %141 = sext i8 %140 to i32
  %142 = mul nsw i32 %138, %141
  %143 = lshr i32 %136, 4
  %144 = add nsw i32 %143, -8
  %145 = getelementptr inbounds nuw i8, ptr addrspace(1) %16, i64 25
  %146 = load i8, ptr addrspace(1) %145, align 1, !tbaa !16
  %147 = sext i8 %146 to i32
  %148 = mul nsw i32 %144, %147
  %149 = add nsw i32 %148, %133
  %150 = add nsw i32 %149, %142
  %151 = getelementptr inbounds nuw i8, ptr addrspace(1) %14, i64 10
  %152 = load i8, ptr addrspace(1) %151, align 2, !tbaa !16
  %153 = zext i8 %152 to i32
  %154 = and i32 %153, 15
  %155 = add nsw i32 %154, -8
  %156 = getelementptr inbounds nuw i8, ptr addrspace(1) %16, i64 10
  %157 = load i8, ptr addrspace(1) %156, align 2, !tbaa !16
  %158 = sext i8 %157 to i32
  %159 = mul nsw i32 %155, %158
  %160 = lshr i32 %153, 4
  %161 = add nsw i32 %160, -8
  %162 = getelementptr inbounds nuw i8, ptr addrspace(1) %16, i64 26
  %163 = load i8, ptr addrspace(1) %162, align 2, !tbaa !16
  %164 = sext i8 %163 to i32
  %165 = mul nsw i32 %161, %164
  %166 = add nsw i32 %165, %150
  %167 = add nsw i32 %166, %159
  %168 = getelementptr inbounds nuw i8, ptr addrspace(1) %14, i64 11
  %169 = load i8, ptr addrspace(1) %168, align 1, !tbaa !16
  %170 = zext i8 %169 to i32
  %171 = and i32 %170, 15
  %172 = add nsw i32 %171, -8
  %173 = getelementptr inbounds nuw i8, ptr addrspace(1) %16, i64 11
  %174 = load i8, ptr addrspace(1) %173, align 1, !tbaa !16
  %175 = sext i8 %174 to i32
  %176 = mul nsw i32 %172, %175
  %177 = lshr i32 %170, 4
  %178 = add nsw i32 %177, -8
  %179 = getelementptr inbounds nuw i8, ptr addrspace(1) %16, i64 27
  %180 = load i8, ptr addrspace(1) %179, align 1, !tbaa !16
  %181 = sext i8 %180 to i32
  %182 = mul nsw i32 %178, %181
  %183 = add nsw i32 %182, %167
  %184 = add nsw i32 %183, %176
  %185 = getelementptr inbounds nuw i8, ptr addrspace(1) %14, i64 12
  %186 = load i8, ptr addrspace(1) %185, align 2, !tbaa !16
  %187 = zext i8 %186 to i32
  %188 = and i32 %187, 15
  %189 = add nsw i32 %188, -8
  %190 = getelementptr inbounds nuw i8, ptr addrspace(1) %16, i64 12
  %191 = load i8, ptr addrspace(1) %190, align 2, !tbaa !16
  %192 = sext i8 %191 to i32
  %193 = mul nsw i32 %189, %192
  %194 = lshr i32 %187, 4
  %195 = add nsw i32 %194, -8
  %196 = getelementptr inbounds nuw i8, ptr addrspace(1) %16, i64 28
  %197 = load i8, ptr addrspace(1) %196, align 2, !tbaa !16
  %198 = sext i8 %197 to i32
  %199 = mul nsw i32 %195, %198
  %200 = add nsw i32 %199, %184
  %201 = add nsw i32 %200, %193
  %202 = getelementptr inbounds nuw i8, ptr addrspace(1) %14, i64 13
  %203 = load i8, ptr addrspace(1) %202, align 1, !tbaa !16
  %204 = zext i8 %203 to i32
  %205 = and i32 %204, 15
  %206 = add nsw i32 %205, -8
  %207 = getelementptr inbounds nuw i8, ptr addrspace(1) %16, i64 13
  %208 = load i8, ptr addrspace(1) %207, align 1, !tbaa !16
  %209 = sext i8 %208 to i32
  %210 = mul nsw i32 %206, %209
  %211 = lshr i32 %204, 4
  %212 = add nsw i32 %211, -8
  %213 = getelementptr inbounds nuw i8, ptr addrspace(1) %16, i64 29
  %214 = load i8, ptr addrspace(1) %213, align 1, !tbaa !16
  %215 = sext i8 %214 to i32
  %216 = mul nsw i32 %212, %215
  %217 = add nsw i32 %216, %201
  %218 = add nsw i32 %217, %210
  %219 = getelementptr inbounds nuw i8, ptr addrspace(1) %14, i64 14
  %220 = load i8, ptr addrspace(1) %219, align 2, !tbaa !16
  %221 = zext i8 %220 to i32
  %222 = and i32 %221, 15
  %223 = add nsw i32 %222, -8
  %224 = getelementptr inbounds nuw i8, ptr addrspace(1) %16, i64 14
  %225 = load i8, ptr addrspace(1) %224, align 2, !tbaa !16
  %226 = sext i8 %225 to i32
  %227 = mul nsw i32 %223, %226
  %228 = lshr i32 %221, 4
  %229 = add nsw i32 %228, -8
  %230 = getelementptr inbounds nuw i8, ptr addrspace(1) %16, i64 30
  %231 = load i8, ptr addrspace(1) %230, align 2, !tbaa !16
  %232 = sext i8 %231 to i32
  %233 = mul nsw i32 %229, %232
  %234 = add nsw i32 %233, %218
  %235 = add nsw i32 %234, %227
  %236 = getelementptr inbounds nuw i8, ptr addrspace(1) %14, i64 15
  %237 = load i8, ptr addrspace(1) %236, align 1, !tbaa !16
  %238 = zext i8 %237 to i32
  %239 = and i32 %238, 15
  %240 = add nsw i32 %239, -8
  %241 = getelementptr inbounds nuw i8, ptr addrspace(1) %16, i64 15
  %242 = load i8, ptr addrspace(1) %241, align 1, !tbaa !16
  %243 = sext i8 %242 to i32
  %244 = mul nsw i32 %240, %243
  %245 = lshr i32 %238, 4
  %246 = add nsw i32 %245, -8
  %247 = getelementptr inbounds nuw i8, ptr addrspace(1) %16, i64 31
  %248 = load i8, ptr addrspace(1) %247, align 1, !tbaa !16
  %249 = sext i8 %248 to i32
  %250 = mul nsw i32 %246, %249
  %251 = add nsw i32 %250, %235
  %252 = add nsw i32 %251, %244
  %253 = getelementptr inbounds nuw i8, ptr addrspace(1) %14, i64 16
  %254 = load i8, ptr addrspace(1) %253, align 2, !tbaa !16
  %255 = zext i8 %254 to i32
  %256 = and i32 %255, 15
  %257 = add nsw i32 %256, -8
  %258 = getelementptr inbounds nuw i8, ptr addrspace(1) %16, i64 16
  %259 = load i8, ptr addrspace(1) %258, align 2, !tbaa !16
  %260 = sext i8 %259 to i32
  %261 = mul nsw i32 %257, %260
  %262 = lshr i32 %255, 4
  %263 = add nsw i32 %262, -8
  %264 = getelementptr inbounds nuw i8, ptr addrspace(1) %16, i64 32
  %265 = load i8, ptr addrspace(1) %264, align 2, !tbaa !16
  %266 = sext i8 %265 to i32
  %267 = mul nsw i32 %263, %266
  %268 = add nsw i32 %267, %252
  %269 = add nsw i32 %268, %261
  %270 = getelementptr inbounds nuw i8, ptr addrspace(1) %14, i64 17
  %271 = load i8, ptr addrspace(1) %270, align 1, !tbaa !16
  %272 = zext i8 %271 to i32
  %273 = and i32 %272, 15
  %274 = add nsw i32 %273, -8
  %275 = getelementptr inbounds nuw i8, ptr addrspace(1) %16, i64 17
  %276 = load i8, ptr addrspace(1) %275, align 1, !tbaa !16
  %277 = sext i8 %276 to i32
  %278 = mul nsw i32 %274, %277
  %279 = lshr i32 %272, 4
  %280 = add nsw i32 %279, -8
  %281 = getelementptr inbounds nuw i8, ptr addrspace(1) %16, i64 33
  %282 = load i8, ptr addrspace(1) %281, align 1, !tbaa !16
  %283 = sext i8 %282 to i32
  %284 = mul nsw i32 %280, %283
  %285 = add nsw i32 %284, %269
  %286 = add nsw i32 %285, %278
  %287 = sitofp i32 %286 to float
  %288 = addrspacecast ptr addrspace(1) %14 to ptr
  %289 = load half, ptr %288, align 2
  %290 = fpext half %289 to float
  %291 = fmul float %287, %290
  %292 = addrspacecast ptr addrspace(1) %16 to ptr
  %293 = load half, ptr %292, align 2
  %294 = fpext half %293 to float
  %295 = fmul float %291, %294
  %296 = getelementptr inbounds nuw float, ptr addrspace(3) @dot_q4_q8.s, i64 %10
  store float %295, ptr addrspace(3) %296, align 4, !tbaa !14
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %297 = icmp eq i32 %4, 0
  br i1 %297, label %298, label %316

298:                                              ; preds = %3
  %299 = load float, ptr addrspace(3) @dot_q4_q8.s, align 4, !tbaa !14
  %300 = fadd float %299, 0.000000e+00
  %301 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @dot_q4_q8.s, i64 4), align 4, !tbaa !14
  %302 = fadd float %300, %301
  %303 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @dot_q4_q8.s, i64 8), align 4, !tbaa !14
  %304 = fadd float %302, %303
  %305 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @dot_q4_q8.s, i64 12), align 4, !tbaa !14
  %306 = fadd float %304, %305
  %307 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @dot_q4_q8.s, i64 16), align 4, !tbaa !14
  %308 = fadd float %306, %307
  %309 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @dot_q4_q8.s, i64 20), align 4, !tbaa !14
  %310 = fadd float %308, %309
  %311 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @dot_q4_q8.s, i64 24), align 4, !tbaa !14
  %312 = fadd float %310, %311
  %313 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @dot_q4_q8.s, i64 28), align 4, !tbaa !14
  %314 = fadd float %312, %313
  %315 = getelementptr inbounds nuw float, ptr addrspace(1) %2, i64 %8
  store float %314, ptr addrspace(1) %315, align 4, !tbaa !14
  br label %316

316:                                              ; preds = %298, %3
  ret void
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #6

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #7

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #7

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #7

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.rint.f32(float) #8

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fabs.f32(float) #8

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.maximumnum.f32(float, float) #8

attributes #0 = { nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" "uniform-work-group-size"="false" }
attributes #1 = { nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #2 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" "uniform-work-group-size"="false" }
attributes #3 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #4 = { convergent noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" "uniform-work-group-size"="false" }
attributes #5 = { convergent noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #6 = { convergent nocallback nounwind }
attributes #7 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #8 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #9 = { nounwind }
attributes #10 = { convergent nounwind }

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
!12 = !{!"float*", !"block_q8*"}
!13 = !{!"const", !""}
!14 = !{!15, !15, i64 0}
!15 = !{!"float", !8, i64 0}
!16 = !{!8, !8, i64 0}
!17 = !{!"block_q4*", !"float*"}
!18 = !{i32 1, i32 1, i32 1}
!19 = !{!"none", !"none", !"none"}
!20 = !{!"block_q4*", !"block_q8*", !"float*"}
!21 = !{!"const", !"const", !""}
