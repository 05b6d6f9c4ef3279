; ModuleID = 'corpus/opencl/eigen_svd3.cl'
source_filename = "corpus/opencl/eigen_svd3.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

; Function Attrs: convergent nofree norecurse nounwind memory(argmem: readwrite)
define dso_local spir_kernel void @jacobi3(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2) local_unnamed_addr #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %4 = alloca [3 x [3 x float]], align 4
  %5 = alloca [3 x [3 x float]], align 4
  %6 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #9
  %7 = trunc i64 %6 to i32
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #10
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #10
  %8 = mul nsw i32 %7, 6
  %9 = sext i32 %8 to i64
  %10 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %9
  %11 = load float, ptr addrspace(1) %10, align 4, !tbaa !12
  store float %11, ptr %4, align 4, !tbaa !12
  %12 = getelementptr inbounds nuw i8, ptr addrspace(1) %10, i64 4
  %13 = load float, ptr addrspace(1) %12, align 4, !tbaa !12
  %14 = getelementptr inbounds nuw i8, ptr %4, i64 12
  store float %13, ptr %14, align 4, !tbaa !12
  %15 = getelementptr inbounds nuw i8, ptr %4, i64 4
  store float %13, ptr %15, align 4, !tbaa !12
  %16 = getelementptr inbounds nuw i8, ptr addrspace(1) %10, i64 8
  %17 = load float, ptr addrspace(1) %16, align 4, !tbaa !12
  %18 = getelementptr inbounds nuw i8, ptr %4, i64 24
  store float %17, ptr %18, align 4, !tbaa !12
  %19 = getelementptr inbounds nuw i8, ptr %4, i64 8
  store float %17, ptr %19, align 4, !tbaa !12
  %20 = getelementptr inbounds nuw i8, ptr addrspace(1) %10, i64 12
  %21 = load float, ptr addrspace(1) %20, align 4, !tbaa !12
  %22 = getelementptr inbounds nuw i8, ptr %4, i64 16
  store float %21, ptr %22, align 4, !tbaa !12
  %23 = getelementptr inbounds nuw i8, ptr addrspace(1) %10, i64 16
  %24 = load float, ptr addrspace(1) %23, align 4, !tbaa !12
  %25 = getelementptr inbounds nuw i8, ptr %4, i64 28
  store float %24, ptr %25, align 4, !tbaa !12
  %26 = getelementptr inbounds nuw i8, ptr %4, i64 20
  store float %24, ptr %26, align 4, !tbaa !12
  %27 = getelementptr inbounds nuw i8, ptr addrspace(1) %10, i64 20
  %28 = load float, ptr addrspace(1) %27, align 4, !tbaa !12
  %29 = getelementptr inbounds nuw i8, ptr %4, i64 32
  store float %28, ptr %29, align 4, !tbaa !12
  store float 1.000000e+00, ptr %5, align 4, !tbaa !12
  %30 = getelementptr inbounds nuw i8, ptr %5, i64 4
  store float 0.000000e+00, ptr %30, align 4, !tbaa !12
  %31 = getelementptr inbounds nuw i8, ptr %5, i64 8
  store float 0.000000e+00, ptr %31, align 4, !tbaa !12
  %32 = getelementptr inbounds nuw i8, ptr %5, i64 12
  store float 0.000000e+00, ptr %32, align 4, !tbaa !12
  %33 = getelementptr inbounds nuw i8, ptr %5, i64 16
  store float 1.000000e+00, ptr %33, align 4, !tbaa !12
  %34 = getelementptr inbounds nuw i8, ptr %5, i64 20
  store float 0.000000e+00, ptr %34, align 4, !tbaa !12
  %35 = getelementptr inbounds nuw i8, ptr %5, i64 24
  store float 0.000000e+00, ptr %35, align 4, !tbaa !12
  %36 = getelementptr inbounds nuw i8, ptr %5, i64 28
  store float 0.000000e+00, ptr %36, align 4, !tbaa !12
  %37 = getelementptr inbounds nuw i8, ptr %5, i64 32
  store float 1.000000e+00, ptr %37, align 4, !tbaa !12
  %38 = getelementptr inbounds nuw i8, ptr %4, i64 16
  %39 = getelementptr inbounds nuw i8, ptr %4, i64 28
  %40 = getelementptr inbounds nuw i8, ptr %4, i64 20
  br label %41

41:                                               ; preds = %3, %43
  %42 = phi i32 [ %44, %43 ], [ 0, %3 ]
  br label %46

43:                                               ; preds = %156
  %44 = add nuw nsw i32 %42, 1
  %45 = icmp samesign ult i32 %42, 5
  br i1 %45, label %41, label %159

46:                                               ; preds = %41, %156
  %47 = phi i32 [ 0, %41 ], [ %157, %156 ]
  %48 = icmp eq i32 %47, 2
  %49 = icmp eq i32 %47, 0
  %50 = select i1 %49, i32 1, i32 2
  %51 = select i1 %48, ptr %14, ptr %4
  %52 = zext nneg i32 %50 to i64
  %53 = getelementptr inbounds nuw float, ptr %51, i64 %52
  %54 = load float, ptr %53, align 4, !tbaa !12
  %55 = tail call spir_func float @_Z4fabsf(float noundef %54) #9
  %56 = fcmp olt float %55, 0x3D71979980000000
  br i1 %56, label %156, label %57

57:                                               ; preds = %46
  %58 = zext i1 %48 to i64
  %59 = getelementptr inbounds nuw [3 x float], ptr %4, i64 %52
  %60 = getelementptr inbounds nuw float, ptr %59, i64 %52
  %61 = load float, ptr %60, align 4, !tbaa !12
  %62 = getelementptr inbounds nuw float, ptr %51, i64 %58
  %63 = load float, ptr %62, align 4, !tbaa !12
  %64 = fsub float %61, %63
  %65 = fmul float %54, 2.000000e+00
  %66 = fdiv float %64, %65
  %67 = tail call spir_func float @_Z8copysignff(float noundef 1.000000e+00, float noundef %66) #9
  %68 = tail call spir_func float @_Z4fabsf(float noundef %66) #9
  %69 = tail call float @llvm.fmuladd.f32(float %66, float %66, float 1.000000e+00)
  %70 = tail call spir_func float @_Z4sqrtf(float noundef %69) #9
  %71 = fadd float %68, %70
  %72 = fdiv float %67, %71
  %73 = tail call float @llvm.fmuladd.f32(float %72, float %72, float 1.000000e+00)
  %74 = tail call spir_func float @_Z4sqrtf(float noundef %73) #9
  %75 = fdiv float 1.000000e+00, %74
  %76 = fmul float %72, %75
  %77 = select i1 %48, ptr %15, ptr %4
  %78 = load float, ptr %77, align 4, !tbaa !12
  %79 = getelementptr inbounds nuw float, ptr %4, i64 %52
  %80 = load float, ptr %79, align 4, !tbaa !12
  %81 = fneg float %80
  %82 = fmul float %76, %81
  %83 = tail call float @llvm.fmuladd.f32(float %75, float %78, float %82)
  store float %83, ptr %77, align 4, !tbaa !12
  %84 = fmul float %75, %80
  %85 = tail call float @llvm.fmuladd.f32(float %76, float %78, float %84)
  store float %85, ptr %79, align 4, !tbaa !12
  %86 = select i1 %48, ptr %38, ptr %14
  %87 = load float, ptr %86, align 4, !tbaa !12
  %88 = getelementptr inbounds nuw float, ptr %14, i64 %52
  %89 = load float, ptr %88, align 4, !tbaa !12
  %90 = fneg float %89
  %91 = fmul float %76, %90
  %92 = tail call float @llvm.fmuladd.f32(float %75, float %87, float %91)
  store float %92, ptr %86, align 4, !tbaa !12
  %93 = fmul float %75, %89
  %94 = tail call float @llvm.fmuladd.f32(float %76, float %87, float %93)
  store float %94, ptr %88, align 4, !tbaa !12
  %95 = select i1 %48, ptr %39, ptr %18
  %96 = load float, ptr %95, align 4, !tbaa !12
  %97 = getelementptr inbounds nuw float, ptr %18, i64 %52
  %98 = load float, ptr %97, align 4, !tbaa !12
  %99 = fneg float %98
  %100 = fmul float %76, %99
  %101 = tail call float @llvm.fmuladd.f32(float %75, float %96, float %100)
  store float %101, ptr %95, align 4, !tbaa !12
  %102 = fmul float %75, %98
  %103 = tail call float @llvm.fmuladd.f32(float %76, float %96, float %102)
  store float %103, ptr %97, align 4, !tbaa !12
  %104 = load float, ptr %51, align 4, !tbaa !12
  %105 = load float, ptr %59, align 4, !tbaa !12
  %106 = fneg float %105
  %107 = fmul float %76, %106
  %108 = tail call float @llvm.fmuladd.f32(float %75, float %104, float %107)
  store float %108, ptr %51, align 4, !tbaa !12
  %109 = fmul float %75, %105
  %110 = tail call float @llvm.fmuladd.f32(float %76, float %104, float %109)
  store float %110, ptr %59, align 4, !tbaa !12
  %111 = select i1 %48, ptr %30, ptr %5
  %112 = load float, ptr %111, align 4, !tbaa !12
  %113 = getelementptr inbounds nuw float, ptr %5, i64 %52
  %114 = load float, ptr %113, align 4, !tbaa !12
  %115 = fneg float %114
  %116 = fmul float %76, %115
  %117 = tail call float @llvm.fmuladd.f32(float %75, float %112, float %116)
  store float %117, ptr %111, align 4, !tbaa !12
  %118 = fmul float %75, %114
  %119 = tail call float @llvm.fmuladd.f32(float %76, float %112, float %118)
  store float %119, ptr %113, align 4, !tbaa !12
  %120 = select i1 %48, ptr %38, ptr %15
  %121 = load float, ptr %120, align 4, !tbaa !12
  %122 = getelementptr inbounds nuw i8, ptr %59, i64 4
  %123 = load float, ptr %122, align 4, !tbaa !12
  %124 = fneg float %123
  %125 = fmul float %76, %124
  %126 = tail call float @llvm.fmuladd.f32(float %75, float %121, float %125)
  store float %126, ptr %120, align 4, !tbaa !12
  %127 = fmul float %75, %123
  %128 = tail call float @llvm.fmuladd.f32(float %76, float %121, float %127)
  store float %128, ptr %122, align 4, !tbaa !12
  %129 = select i1 %48, ptr %33, ptr %32
  %130 = load float, ptr %129, align 4, !tbaa !12
  %131 = getelementptr inbounds nuw float, ptr %32, i64 %52
  %132 = load float, ptr %131, align 4, !tbaa !12
  %133 = fneg float %132
  %134 = fmul float %76, %133
  %135 = tail call float @llvm.fmuladd.f32(float %75, float %130, float %134)
  store float %135, ptr %129, align 4, !tbaa !12
  %136 = fmul float %75, %132
  %137 = tail call float @llvm.fmuladd.f32(float %76, float %130, float %136)
  store float %137, ptr %131, align 4, !tbaa !12
  %138 = select i1 %48, ptr %40, ptr %19
  %139 = load float, ptr %138, align 4, !tbaa !12
  %140 = getelementptr inbounds nuw i8, ptr %59, i64 8
  %141 = load float, ptr %140, align 4, !tbaa !12
  %142 = fneg float %141
  %143 = fmul float %76, %142
  %144 = tail call float @llvm.fmuladd.f32(float %75, float %139, float %143)
  store float %144, ptr %138, align 4, !tbaa !12
  %145 = fmul float %75, %141
  %146 = tail call float @llvm.fmuladd.f32(float %76, float %139, float %145)
  store float %146, ptr %140, align 4, !tbaa !12
  %147 = select i1 %48, ptr %36, ptr %35
  %148 = load float, ptr %147, align 4, !tbaa !12
  %149 = getelementptr inbounds nuw float, ptr %35, i64 %52
  %150 = load float, ptr %149, align 4, !tbaa !12
  %151 = fneg float %150
  %152 = fmul float %76, %151
  %153 = tail call float @llvm.fmuladd.f32(float %75, float %148, float %152)
  store float %153, ptr %147, align 4, !tbaa !12
  %154 = fmul float %75, %150
  %155 = tail call float @llvm.fmuladd.f32(float %76, float %148, float %154)
  store float %155, ptr %149, align 4, !tbaa !12
  br label %156

156:                                              ; preds = %57, %46
  %157 = add nuw nsw i32 %47, 1
  %158 = icmp samesign ult i32 %47, 2
  br i1 %158, label %46, label %43

159:                                              ; preds = %43
  %160 = getelementptr inbounds nuw i8, ptr %4, i64 16
  %161 = load float, ptr %160, align 4, !tbaa !12
  %162 = load float, ptr %4, align 4, !tbaa !12
  %163 = fcmp ule float %161, %162
  %164 = select i1 %163, float %162, float %161
  %165 = zext i1 %163 to i32
  %166 = xor i1 %163, true
  %167 = zext i1 %166 to i32
  %168 = getelementptr inbounds nuw i8, ptr %4, i64 32
  %169 = load float, ptr %168, align 4, !tbaa !12
  %170 = fcmp ogt float %169, %164
  %171 = select i1 %170, i32 %167, i32 2
  %172 = zext nneg i32 %171 to i64
  %173 = getelementptr inbounds nuw [3 x float], ptr %4, i64 %172
  %174 = getelementptr inbounds nuw float, ptr %173, i64 %172
  %175 = load float, ptr %174, align 4, !tbaa !12
  %176 = zext i1 %163 to i64
  %177 = select i1 %163, i64 12, i64 0
  %178 = getelementptr inbounds nuw i8, ptr %4, i64 %177
  %179 = getelementptr inbounds nuw float, ptr %178, i64 %176
  %180 = load float, ptr %179, align 4, !tbaa !12
  %181 = fcmp ogt float %175, %180
  %182 = select i1 %181, i32 %165, i32 %171
  %183 = select i1 %181, i32 %171, i32 %165
  %184 = mul nsw i32 %7, 3
  %185 = mul nsw i32 %7, 9
  %186 = zext i1 %166 to i64
  %187 = select i1 %170, i64 2, i64 %186
  %188 = getelementptr inbounds nuw [3 x float], ptr %4, i64 %187
  %189 = getelementptr inbounds nuw float, ptr %188, i64 %187
  %190 = load float, ptr %189, align 4, !tbaa !12
  %191 = sext i32 %184 to i64
  %192 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %191
  store float %190, ptr addrspace(1) %192, align 4, !tbaa !12
  %193 = getelementptr float, ptr %5, i64 %187
  %194 = load float, ptr %193, align 4, !tbaa !12
  %195 = tail call spir_func float @_Z4fabsf(float noundef %194) #9
  %196 = sext i32 %185 to i64
  %197 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %196
  store float %195, ptr addrspace(1) %197, align 4, !tbaa !12
  %198 = getelementptr i8, ptr %193, i64 12
  %199 = load float, ptr %198, align 4, !tbaa !12
  %200 = tail call spir_func float @_Z4fabsf(float noundef %199) #9
  %201 = sext i32 %185 to i64
  %202 = getelementptr float, ptr addrspace(1) %2, i64 %201
  %203 = getelementptr i8, ptr addrspace(1) %202, i64 4
  store float %200, ptr addrspace(1) %203, align 4, !tbaa !12
  %204 = getelementptr i8, ptr %193, i64 24
  %205 = load float, ptr %204, align 4, !tbaa !12
  %206 = tail call spir_func float @_Z4fabsf(float noundef %205) #9
  %207 = sext i32 %185 to i64
  %208 = getelementptr float, ptr addrspace(1) %2, i64 %207
  %209 = getelementptr i8, ptr addrspace(1) %208, i64 8
  store float %206, ptr addrspace(1) %209, align 4, !tbaa !12
  %210 = zext nneg i32 %183 to i64
  %211 = getelementptr inbounds nuw [3 x float], ptr %4, i64 %210
  %212 = getelementptr inbounds nuw float, ptr %211, i64 %210
  %213 = load float, ptr %212, align 4, !tbaa !12
  %214 = sext i32 %184 to i64
  %215 = getelementptr float, ptr addrspace(1) %1, i64 %214
  %216 = getelementptr i8, ptr addrspace(1) %215, i64 4
  store float %213, ptr addrspace(1) %216, align 4, !tbaa !12
  %217 = getelementptr float, ptr %5, i64 %210
  %218 = load float, ptr %217, align 4, !tbaa !12
  %219 = tail call spir_func float @_Z4fabsf(float noundef %218) #9
  %220 = sext i32 %185 to i64
  %221 = getelementptr float, ptr addrspace(1) %2, i64 %220
  %222 = getelementptr i8, ptr addrspace(1) %221, i64 12
  store float %219, ptr addrspace(1) %222, align 4, !tbaa !12
  %223 = getelementptr i8, ptr %217, i64 12
  %224 = load float, ptr %223, align 4, !tbaa !12
  %225 = tail call spir_func float @_Z4fabsf(float noundef %224) #9
  %226 = sext i32 %185 to i64
  %227 = getelementptr float, ptr addrspace(1) %2, i64 %226
  %228 = getelementptr i8, ptr addrspace(1) %227, i64 16
  store float %225, ptr addrspace(1) %228, align 4, !tbaa !12
  %229 = getelementptr i8, ptr %217, i64 24
  %230 = load float, ptr %229, align 4, !tbaa !12
  %231 = tail call spir_func float @_Z4fabsf(float noundef %230) #9
  %232 = sext i32 %185 to i64
  %233 = getelementptr float, ptr addrspace(1) %2, i64 %232
  %234 = getelementptr i8, ptr addrspace(1) %233, i64 20
  store float %231, ptr addrspace(1) %234, align 4, !tbaa !12
  %235 = zext nneg i32 %182 to i64
  %236 = getelementptr inbounds nuw [3 x float], ptr %4, i64 %235
  %237 = getelementptr inbounds nuw float, ptr %236, i64 %235
  %238 = load float, ptr %237, align 4, !tbaa !12
  %239 = sext i32 %184 to i64
  %240 = getelementptr float, ptr addrspace(1) %1, i64 %239
  %241 = getelementptr i8, ptr addrspace(1) %240, i64 8
  store float %238, ptr addrspace(1) %241, align 4, !tbaa !12
  %242 = getelementptr float, ptr %5, i64 %235
  %243 = load float, ptr %242, align 4, !tbaa !12
  %244 = tail call spir_func float @_Z4fabsf(float noundef %243) #9
  %245 = sext i32 %185 to i64
  %246 = getelementptr float, ptr addrspace(1) %2, i64 %245
  %247 = getelementptr i8, ptr addrspace(1) %246, i64 24
  store float %244, ptr addrspace(1) %247, align 4, !tbaa !12
  %248 = getelementptr i8, ptr %242, i64 12
  %249 = load float, ptr %248, align 4, !tbaa !12
  %250 = tail call spir_func float @_Z4fabsf(float noundef %249) #9
  %251 = sext i32 %185 to i64
  %252 = getelementptr float, ptr addrspace(1) %2, i64 %251
  %253 = getelementptr i8, ptr addrspace(1) %252, i64 28
  store float %250, ptr addrspace(1) %253, align 4, !tbaa !12
  %254 = getelementptr i8, ptr %242, i64 24
  %255 = load float, ptr %254, align 4, !tbaa !12
  %256 = tail call spir_func float @_Z4fabsf(float noundef %255) #9
  %257 = sext i32 %185 to i64
  %258 = getelementptr float, ptr addrspace(1) %2, i64 %257
  %259 = getelementptr i8, ptr addrspace(1) %258, i64 32
  store float %256, ptr addrspace(1) %259, align 4, !tbaa !12
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #10
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #10
  ret void
}

; Function Attrs: alwaysinline convergent nofree norecurse nounwind memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_jacobi3(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2) local_unnamed_addr #1 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %4 = alloca [3 x [3 x float]], align 4
  %5 = alloca [3 x [3 x float]], align 4
  %6 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #9
  %7 = trunc i64 %6 to i32
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #10
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #10
  %8 = mul nsw i32 %7, 6
  %9 = sext i32 %8 to i64
  %10 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %9
  %11 = load float, ptr addrspace(1) %10, align 4, !tbaa !12
  store float %11, ptr %4, align 4, !tbaa !12
  %12 = getelementptr inbounds nuw i8, ptr addrspace(1) %10, i64 4
  %13 = load float, ptr addrspace(1) %12, align 4, !tbaa !12
  %14 = getelementptr inbounds nuw i8, ptr %4, i64 12
  store float %13, ptr %14, align 4, !tbaa !12
  %15 = getelementptr inbounds nuw i8, ptr %4, i64 4
  store float %13, ptr %15, align 4, !tbaa !12
  %16 = getelementptr inbounds nuw i8, ptr addrspace(1) %10, i64 8
  %17 = load float, ptr addrspace(1) %16, align 4, !tbaa !12
  %18 = getelementptr inbounds nuw i8, ptr %4, i64 24
  store float %17, ptr %18, align 4, !tbaa !12
  %19 = getelementptr inbounds nuw i8, ptr %4, i64 8
  store float %17, ptr %19, align 4, !tbaa !12
  %20 = getelementptr inbounds nuw i8, ptr addrspace(1) %10, i64 12
  %21 = load float, ptr addrspace(1) %20, align 4, !tbaa !12
  %22 = getelementptr inbounds nuw i8, ptr %4, i64 16
  store float %21, ptr %22, align 4, !tbaa !12
  %23 = getelementptr inbounds nuw i8, ptr addrspace(1) %10, i64 16
  %24 = load float, ptr addrspace(1) %23, align 4, !tbaa !12
  %25 = getelementptr inbounds nuw i8, ptr %4, i64 28
  store float %24, ptr %25, align 4, !tbaa !12
  %26 = getelementptr inbounds nuw i8, ptr %4, i64 20
  store float %24, ptr %26, align 4, !tbaa !12
  %27 = getelementptr inbounds nuw i8, ptr addrspace(1) %10, i64 20
  %28 = load float, ptr addrspace(1) %27, align 4, !tbaa !12
  %29 = getelementptr inbounds nuw i8, ptr %4, i64 32
  store float %28, ptr %29, align 4, !tbaa !12
  store float 1.000000e+00, ptr %5, align 4, !tbaa !12
  %30 = getelementptr inbounds nuw i8, ptr %5, i64 4
  store float 0.000000e+00, ptr %30, align 4, !tbaa !12
  %31 = getelementptr inbounds nuw i8, ptr %5, i64 8
  store float 0.000000e+00, ptr %31, align 4, !tbaa !12
  %32 = getelementptr inbounds nuw i8, ptr %5, i64 12
  store float 0.000000e+00, ptr %32, align 4, !tbaa !12
  %33 = getelementptr inbounds nuw i8, ptr %5, i64 16
  store float 1.000000e+00, ptr %33, align 4, !tbaa !12
  %34 = getelementptr inbounds nuw i8, ptr %5, i64 20
  store float 0.000000e+00, ptr %34, align 4, !tbaa !12
  %35 = getelementptr inbounds nuw i8, ptr %5, i64 24
  store float 0.000000e+00, ptr %35, align 4, !tbaa !12
  %36 = getelementptr inbounds nuw i8, ptr %5, i64 28
  store float 0.000000e+00, ptr %36, align 4, !tbaa !12
  %37 = getelementptr inbounds nuw i8, ptr %5, i64 32
  store float 1.000000e+00, ptr %37, align 4, !tbaa !12
  %38 = getelementptr inbounds nuw i8, ptr %4, i64 16
  %39 = getelementptr inbounds nuw i8, ptr %4, i64 28
  %40 = getelementptr inbounds nuw i8, ptr %4, i64 20
  br label %41

41:                                               ; preds = %3, %43
  %42 = phi i32 [ %44, %43 ], [ 0, %3 ]
  br label %46

43:                                               ; preds = %156
  %44 = add nuw nsw i32 %42, 1
  %45 = icmp samesign ult i32 %42, 5
  br i1 %45, label %41, label %159

46:                                               ; preds = %41, %156
  %47 = phi i32 [ 0, %41 ], [ %157, %156 ]
  %48 = icmp eq i32 %47, 2
  %49 = icmp eq i32 %47, 0
  %50 = select i1 %49, i32 1, i32 2
  %51 = select i1 %48, ptr %14, ptr %4
  %52 = zext nneg i32 %50 to i64
  %53 = getelementptr inbounds nuw float, ptr %51, i64 %52
  %54 = load float, ptr %53, align 4, !tbaa !12
  %55 = tail call spir_func float @_Z4fabsf(float noundef %54) #9
  %56 = fcmp olt float %55, 0x3D71979980000000
  br i1 %56, label %156, label %57

57:                                               ; preds = %46
  %58 = zext i1 %48 to i64
  %59 = getelementptr inbounds nuw [3 x float], ptr %4, i64 %52
  %60 = getelementptr inbounds nuw float, ptr %59, i64 %52
  %61 = load float, ptr %60, align 4, !tbaa !12
  %62 = getelementptr inbounds nuw float, ptr %51, i64 %58
  %63 = load float, ptr %62, align 4, !tbaa !12
  %64 = fsub float %61, %63
  %65 = fmul float %54, 2.000000e+00
  %66 = fdiv float %64, %65
  %67 = tail call spir_func float @_Z8copysignff(float noundef 1.000000e+00, float noundef %66) #9
  %68 = tail call spir_func float @_Z4fabsf(float noundef %66) #9
  %69 = tail call float @llvm.fmuladd.f32(float %66, float %66, float 1.000000e+00)
  %70 = tail call spir_func float @_Z4sqrtf(float noundef %69) #9
  %71 = fadd float %68, %70
  %72 = fdiv float %67, %71
  %73 = tail call float @llvm.fmuladd.f32(float %72, float %72, float 1.000000e+00)
  %74 = tail call spir_func float @_Z4sqrtf(float noundef %73) #9
  %75 = fdiv float 1.000000e+00, %74
  %76 = fmul float %72, %75
  %77 = select i1 %48, ptr %15, ptr %4
  %78 = load float, ptr %77, align 4, !tbaa !12
  %79 = getelementptr inbounds nuw float, ptr %4, i64 %52
  %80 = load float, ptr %79, align 4, !tbaa !12
  %81 = fneg float %80
  %82 = fmul float %76, %81
  %83 = tail call float @llvm.fmuladd.f32(float %75, float %78, float %82)
  store float %83, ptr %77, align 4, !tbaa !12
  %84 = fmul float %75, %80
  %85 = tail call float @llvm.fmuladd.f32(float %76, float %78, float %84)
  store float %85, ptr %79, align 4, !tbaa !12
  %86 = select i1 %48, ptr %38, ptr %14
  %87 = load float, ptr %86, align 4, !tbaa !12
  %88 = getelementptr inbounds nuw float, ptr %14, i64 %52
  %89 = load float, ptr %88, align 4, !tbaa !12
  %90 = fneg float %89
  %91 = fmul float %76, %90
  %92 = tail call float @llvm.fmuladd.f32(float %75, float %87, float %91)
  store float %92, ptr %86, align 4, !tbaa !12
  %93 = fmul float %75, %89
  %94 = tail call float @llvm.fmuladd.f32(float %76, float %87, float %93)
  store float %94, ptr %88, align 4, !tbaa !12
  %95 = select i1 %48, ptr %39, ptr %18
  %96 = load float, ptr %95, align 4, !tbaa !12
  %97 = getelementptr inbounds nuw float, ptr %18, i64 %52
  %98 = load float, ptr %97, align 4, !tbaa !12
  %99 = fneg float %98
  %100 = fmul float %76, %99
  %101 = tail call float @llvm.fmuladd.f32(float %75, float %96, float %100)
  store float %101, ptr %95, align 4, !tbaa !12
  %102 = fmul float %75, %98
  %103 = tail call float @llvm.fmuladd.f32(float %76, float %96, float %102)
  store float %103, ptr %97, align 4, !tbaa !12
  %104 = load float, ptr %51, align 4, !tbaa !12
  %105 = load float, ptr %59, align 4, !tbaa !12
  %106 = fneg float %105
  %107 = fmul float %76, %106
  %108 = tail call float @llvm.fmuladd.f32(float %75, float %104, float %107)
  store float %108, ptr %51, align 4, !tbaa !12
  %109 = fmul float %75, %105
  %110 = tail call float @llvm.fmuladd.f32(float %76, float %104, float %109)
  store float %110, ptr %59, align 4, !tbaa !12
  %111 = select i1 %48, ptr %30, ptr %5
  %112 = load float, ptr %111, align 4, !tbaa !12
  %113 = getelementptr inbounds nuw float, ptr %5, i64 %52
  %114 = load float, ptr %113, align 4, !tbaa !12
  %115 = fneg float %114
  %116 = fmul float %76, %115
  %117 = tail call float @llvm.fmuladd.f32(float %75, float %112, float %116)
  store float %117, ptr %111, align 4, !tbaa !12
  %118 = fmul float %75, %114
  %119 = tail call float @llvm.fmuladd.f32(float %76, float %112, float %118)
  store float %119, ptr %113, align 4, !tbaa !12
  %120 = select i1 %48, ptr %38, ptr %15
  %121 = load float, ptr %120, align 4, !tbaa !12
  %122 = getelementptr inbounds nuw i8, ptr %59, i64 4
  %123 = load float, ptr %122, align 4, !tbaa !12
  %124 = fneg float %123
  %125 = fmul float %76, %124
  %126 = tail call float @llvm.fmuladd.f32(float %75, float %121, float %125)
  store float %126, ptr %120, align 4, !tbaa !12
  %127 = fmul float %75, %123
  %128 = tail call float @llvm.fmuladd.f32(float %76, float %121, float %127)
  store float %128, ptr %122, align 4, !tbaa !12
  %129 = select i1 %48, ptr %33, ptr %32
  %130 = load float, ptr %129, align 4, !tbaa !12
  %131 = getelementptr inbounds nuw float, ptr %32, i64 %52
  %132 = load float, ptr %131, align 4, !tbaa !12
  %133 = fneg float %132
  %134 = fmul float %76, %133
  %135 = tail call float @llvm.fmuladd.f32(float %75, float %130, float %134)
  store float %135, ptr %129, align 4, !tbaa !12
  %136 = fmul float %75, %132
  %137 = tail call float @llvm.fmuladd.f32(float %76, float %130, float %136)
  store float %137, ptr %131, align 4, !tbaa !12
  %138 = select i1 %48, ptr %40, ptr %19
  %139 = load float, ptr %138, align 4, !tbaa !12
  %140 = getelementptr inbounds nuw i8, ptr %59, i64 8
  %141 = load float, ptr %140, align 4, !tbaa !12
  %142 = fneg float %141
  %143 = fmul float %76, %142
  %144 = tail call float @llvm.fmuladd.f32(float %75, float %139, float %143)
  store float %144, ptr %138, align 4, !tbaa !12
  %145 = fmul float %75, %141
  %146 = tail call float @llvm.fmuladd.f32(float %76, float %139, float %145)
  store float %146, ptr %140, align 4, !tbaa !12
  %147 = select i1 %48, ptr %36, ptr %35
  %148 = load float, ptr %147, align 4, !tbaa !12
  %149 = getelementptr inbounds nuw float, ptr %35, i64 %52
  %150 = load float, ptr %149, align 4, !tbaa !12
  %151 = fneg float %150
  %152 = fmul float %76, %151
  %153 = tail call float @llvm.fmuladd.f32(float %75, float %148, float %152)
  store float %153, ptr %147, align 4, !tbaa !12
  %154 = fmul float %75, %150
  %155 = tail call float @llvm.fmuladd.f32(float %76, float %148, float %154)
  store float %155, ptr %149, align 4, !tbaa !12
  br label %156

156:                                              ; preds = %57, %46
  %157 = add nuw nsw i32 %47, 1
  %158 = icmp samesign ult i32 %47, 2
  br i1 %158, label %46, label %43

159:                                              ; preds = %43
  %160 = getelementptr inbounds nuw i8, ptr %4, i64 16
  %161 = load float, ptr %160, align 4, !tbaa !12
  %162 = load float, ptr %4, align 4, !tbaa !12
  %163 = fcmp ule float %161, %162
  %164 = select i1 %163, float %162, float %161
  %165 = zext i1 %163 to i32
  %166 = xor i1 %163, true
  %167 = zext i1 %166 to i32
  %168 = getelementptr inbounds nuw i8, ptr %4, i64 32
  %169 = load float, ptr %168, align 4, !tbaa !12
  %170 = fcmp ogt float %169, %164
  %171 = select i1 %170, i32 %167, i32 2
  %172 = zext nneg i32 %171 to i64
  %173 = getelementptr inbounds nuw [3 x float], ptr %4, i64 %172
  %174 = getelementptr inbounds nuw float, ptr %173, i64 %172
  %175 = load float, ptr %174, align 4, !tbaa !12
  %176 = zext i1 %163 to i64
  %177 = select i1 %163, i64 12, i64 0
  %178 = getelementptr inbounds nuw i8, ptr %4, i64 %177
  %179 = getelementptr inbounds nuw float, ptr %178, i64 %176
  %180 = load float, ptr %179, align 4, !tbaa !12
  %181 = fcmp ogt float %175, %180
  %182 = select i1 %181, i32 %165, i32 %171
  %183 = select i1 %181, i32 %171, i32 %165
  %184 = mul nsw i32 %7, 3
  %185 = mul nsw i32 %7, 9
  %186 = zext i1 %166 to i64
  %187 = select i1 %170, i64 2, i64 %186
  %188 = getelementptr inbounds nuw [3 x float], ptr %4, i64 %187
  %189 = getelementptr inbounds nuw float, ptr %188, i64 %187
  %190 = load float, ptr %189, align 4, !tbaa !12
  %191 = sext i32 %184 to i64
  %192 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %191
  store float %190, ptr addrspace(1) %192, align 4, !tbaa !12
  %193 = getelementptr float, ptr %5, i64 %187
  %194 = load float, ptr %193, align 4, !tbaa !12
  %195 = tail call spir_func float @_Z4fabsf(float noundef %194) #9
  %196 = sext i32 %185 to i64
  %197 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %196
  store float %195, ptr addrspace(1) %197, align 4, !tbaa !12
  %198 = getelementptr i8, ptr %193, i64 12
  %199 = load float, ptr %198, align 4, !tbaa !12
  %200 = tail call spir_func float @_Z4fabsf(float noundef %199) #9
  %201 = sext i32 %185 to i64
  %202 = getelementptr float, ptr addrspace(1) %2, i64 %201
  %203 = getelementptr i8, ptr addrspace(1) %202, i64 4
  store float %200, ptr addrspace(1) %203, align 4, !tbaa !12
  %204 = getelementptr i8, ptr %193, i64 24
  %205 = load float, ptr %204, align 4, !tbaa !12
  %206 = tail call spir_func float @_Z4fabsf(float noundef %205) #9
  %207 = sext i32 %185 to i64
  %208 = getelementptr float, ptr addrspace(1) %2, i64 %207
  %209 = getelementptr i8, ptr addrspace(1) %208, i64 8
  store float %206, ptr addrspace(1) %209, align 4, !tbaa !12
  %210 = zext nneg i32 %183 to i64
  %211 = getelementptr inbounds nuw [3 x float], ptr %4, i64 %210
  %212 = getelementptr inbounds nuw float, ptr %211, i64 %210
  %213 = load float, ptr %212, align 4, !tbaa !12
  %214 = sext i32 %184 to i64
  %215 = getelementptr float, ptr addrspace(1) %1, i64 %214
  %216 = getelementptr i8, ptr addrspace(1) %215, i64 4
  store float %213, ptr addrspace(1) %216, align 4, !tbaa !12
  %217 = getelementptr float, ptr %5, i64 %210
  %218 = load float, ptr %217, align 4, !tbaa !12
  %219 = tail call spir_func float @_Z4fabsf(float noundef %218) #9
  %220 = sext i32 %185 to i64
  %221 = getelementptr float, ptr addrspace(1) %2, i64 %220
  %222 = getelementptr i8, ptr addrspace(1) %221, i64 12
  store float %219, ptr addrspace(1) %222, align 4, !tbaa !12
  %223 = getelementptr i8, ptr %217, i64 12
  %224 = load float, ptr %223, align 4, !tbaa !12
  %225 = tail call spir_func float @_Z4fabsf(float noundef %224) #9
  %226 = sext i32 %185 to i64
  %227 = getelementptr float, ptr addrspace(1) %2, i64 %226
  %228 = getelementptr i8, ptr addrspace(1) %227, i64 16
  store float %225, ptr addrspace(1) %228, align 4, !tbaa !12
  %229 = getelementptr i8, ptr %217, i64 24
  %230 = load float, ptr %229, align 4, !tbaa !12
  %231 = tail call spir_func float @_Z4fabsf(float noundef %230) #9
  %232 = sext i32 %185 to i64
  %233 = getelementptr float, ptr addrspace(1) %2, i64 %232
  %234 = getelementptr i8, ptr addrspace(1) %233, i64 20
  store float %231, ptr addrspace(1) %234, align 4, !tbaa !12
  %235 = zext nneg i32 %182 to i64
  %236 = getelementptr inbounds nuw [3 x float], ptr %4, i64 %235
  %237 = getelementptr inbounds nuw float, ptr %236, i64 %235
  %238 = load float, ptr %237, align 4, !tbaa !12
  %239 = sext i32 %184 to i64
  %240 = getelementptr float, ptr addrspace(1) %1, i64 %239
  %241 = getelementptr i8, ptr addrspace(1) %240, i64 8
  store float %238, ptr addrspace(1) %241, align 4, !tbaa !12
  %242 = getelementptr float, ptr %5, i64 %235
  %243 = load float, ptr %242, align 4, !tbaa !12
  %244 = tail call spir_func float @_Z4fabsf(float noundef %243) #9
  %245 = sext i32 %185 to i64
  %246 = getelementptr float, ptr addrspace(1) %2, i64 %245
  %247 = getelementptr i8, ptr addrspace(1) %246, i64 24
  store float %244, ptr addrspace(1) %247, align 4, !tbaa !12
  %248 = getelementptr i8, ptr %242, i64 12
  %249 = load float, ptr %248, align 4, !tbaa !12
  %250 = tail call spir_func float @_Z4fabsf(float noundef %249) #9
  %251 = sext i32 %185 to i64
  %252 = getelementptr float, ptr addrspace(1) %2, i64 %251
  %253 = getelementptr i8, ptr addrspace(1) %252, i64 28
  store float %250, ptr addrspace(1) %253, align 4, !tbaa !12
  %254 = getelementptr i8, ptr %242, i64 24
  %255 = load float, ptr %254, align 4, !tbaa !12
  %256 = tail call spir_func float @_Z4fabsf(float noundef %255) #9
  %257 = sext i32 %185 to i64
  %258 = getelementptr float, ptr addrspace(1) %2, i64 %257
  %259 = getelementptr i8, ptr addrspace(1) %258, i64 32
  store float %256, ptr addrspace(1) %259, align 4, !tbaa !12
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #10
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #10
  ret void
}

; Function Attrs: convergent norecurse nounwind
define dso_local spir_kernel void @singular3(ptr addrspace(1) noundef align 8 %0, ptr addrspace(1) noundef align 8 %1) local_unnamed_addr #2 !kernel_arg_addr_space !14 !kernel_arg_access_qual !15 !kernel_arg_type !16 !kernel_arg_base_type !16 !kernel_arg_type_qual !17 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #9
  %4 = trunc i64 %3 to i32
  %5 = mul nsw i32 %4, 3
  %6 = addrspacecast ptr addrspace(1) %0 to ptr addrspace(4)
  %7 = sext i32 %5 to i64
  %8 = tail call spir_func <3 x double> @_Z6vload3mPU3AS4Kd(i64 noundef %7, ptr addrspace(4) noundef %6) #11
  %9 = shufflevector <3 x double> %8, <3 x double> <double undef, double poison, double poison>, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %10 = add nsw i32 %5, 1
  %11 = sext i32 %10 to i64
  %12 = tail call spir_func <3 x double> @_Z6vload3mPU3AS4Kd(i64 noundef %11, ptr addrspace(4) noundef %6) #11
  %13 = shufflevector <3 x double> %12, <3 x double> <double undef, double poison, double poison>, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %14 = add nsw i32 %5, 2
  %15 = sext i32 %14 to i64
  %16 = tail call spir_func <3 x double> @_Z6vload3mPU3AS4Kd(i64 noundef %15, ptr addrspace(4) noundef %6) #11
  %17 = shufflevector <3 x double> %16, <3 x double> <double undef, double poison, double poison>, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  br label %18

18:                                               ; preds = %2, %134
  %19 = phi <4 x double> [ %17, %2 ], [ %135, %134 ]
  %20 = phi <4 x double> [ %13, %2 ], [ %136, %134 ]
  %21 = phi <4 x double> [ %9, %2 ], [ %99, %134 ]
  %22 = phi i32 [ 0, %2 ], [ %137, %134 ]
  %23 = shufflevector <4 x double> %21, <4 x double> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %24 = tail call spir_func double @_Z3dotDv3_dS_(<3 x double> noundef %23, <3 x double> noundef %23) #9
  %25 = shufflevector <4 x double> %20, <4 x double> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %26 = tail call spir_func double @_Z3dotDv3_dS_(<3 x double> noundef %25, <3 x double> noundef %25) #9
  %27 = tail call spir_func double @_Z3dotDv3_dS_(<3 x double> noundef %23, <3 x double> noundef %25) #9
  %28 = fmul double %27, %27
  %29 = fmul double %24, 1.000000e-30
  %30 = fmul double %29, %26
  %31 = fcmp ugt double %28, %30
  br i1 %31, label %32, label %58

32:                                               ; preds = %18
  %33 = fsub double %26, %24
  %34 = fmul double %27, 2.000000e+00
  %35 = fdiv double %33, %34
  %36 = fcmp ogt double %35, 0.000000e+00
  %37 = select i1 %36, double 1.000000e+00, double -1.000000e+00
  %38 = tail call spir_func double @_Z4fabsd(double noundef %35) #9
  %39 = tail call double @llvm.fmuladd.f64(double %35, double %35, double 1.000000e+00)
  %40 = tail call spir_func double @_Z4sqrtd(double noundef %39) #9
  %41 = fadd double %38, %40
  %42 = fdiv double %37, %41
  %43 = tail call double @llvm.fmuladd.f64(double %42, double %42, double 1.000000e+00)
  %44 = tail call spir_func double @_Z4sqrtd(double noundef %43) #9
  %45 = fdiv double 1.000000e+00, %44
  %46 = fmul double %45, %42
  %47 = insertelement <3 x double> poison, double %45, i64 0
  %48 = shufflevector <3 x double> %47, <3 x double> poison, <3 x i32> zeroinitializer
  %49 = insertelement <3 x double> poison, double %46, i64 0
  %50 = shufflevector <3 x double> %49, <3 x double> poison, <3 x i32> zeroinitializer
  %51 = fneg <3 x double> %25
  %52 = fmul <3 x double> %50, %51
  %53 = tail call <3 x double> @llvm.fmuladd.v3f64(<3 x double> %48, <3 x double> %23, <3 x double> %52)
  %54 = shufflevector <3 x double> %53, <3 x double> <double undef, double poison, double poison>, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %55 = fmul <3 x double> %48, %25
  %56 = tail call <3 x double> @llvm.fmuladd.v3f64(<3 x double> %50, <3 x double> %23, <3 x double> %55)
  %57 = shufflevector <3 x double> %56, <3 x double> <double undef, double poison, double poison>, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  br label %58

58:                                               ; preds = %32, %18
  %59 = phi <3 x double> [ %53, %32 ], [ %23, %18 ]
  %60 = phi <4 x double> [ %57, %32 ], [ %20, %18 ]
  %61 = phi <4 x double> [ %54, %32 ], [ %21, %18 ]
  %62 = tail call spir_func double @_Z3dotDv3_dS_(<3 x double> noundef %59, <3 x double> noundef %59) #9
  %63 = shufflevector <4 x double> %19, <4 x double> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %64 = tail call spir_func double @_Z3dotDv3_dS_(<3 x double> noundef %63, <3 x double> noundef %63) #9
  %65 = tail call spir_func double @_Z3dotDv3_dS_(<3 x double> noundef %59, <3 x double> noundef %63) #9
  %66 = fmul double %65, %65
  %67 = fmul double %62, 1.000000e-30
  %68 = fmul double %67, %64
  %69 = fcmp ugt double %66, %68
  br i1 %69, label %70, label %96

70:                                               ; preds = %58
  %71 = fsub double %64, %62
  %72 = fmul double %65, 2.000000e+00
  %73 = fdiv double %71, %72
  %74 = fcmp ogt double %73, 0.000000e+00
  %75 = select i1 %74, double 1.000000e+00, double -1.000000e+00
  %76 = tail call spir_func double @_Z4fabsd(double noundef %73) #9
  %77 = tail call double @llvm.fmuladd.f64(double %73, double %73, double 1.000000e+00)
  %78 = tail call spir_func double @_Z4sqrtd(double noundef %77) #9
  %79 = fadd double %76, %78
  %80 = fdiv double %75, %79
  %81 = tail call double @llvm.fmuladd.f64(double %80, double %80, double 1.000000e+00)
  %82 = tail call spir_func double @_Z4sqrtd(double noundef %81) #9
  %83 = fdiv double 1.000000e+00, %82
  %84 = fmul double %83, %80
  %85 = insertelement <3 x double> poison, double %83, i64 0
  %86 = shufflevector <3 x double> %85, <3 x double> poison, <3 x i32> zeroinitializer
  %87 = insertelement <3 x double> poison, double %84, i64 0
  %88 = shufflevector <3 x double> %87, <3 x double> poison, <3 x i32> zeroinitializer
  %89 = fneg <3 x double> %63
  %90 = fmul <3 x double> %88, %89
  %91 = tail call <3 x double> @llvm.fmuladd.v3f64(<3 x double> %86, <3 x double> %59, <3 x double> %90)
  %92 = shufflevector <3 x double> %91, <3 x double> <double undef, double poison, double poison>, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %93 = fmul <3 x double> %86, %63
  %94 = tail call <3 x double> @llvm.fmuladd.v3f64(<3 x double> %88, <3 x double> %59, <3 x double> %93)
  %95 = shufflevector <3 x double> %94, <3 x double> <double undef, double poison, double poison>, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  br label %96

96:                                               ; preds = %70, %58
  %97 = phi <3 x double> [ %94, %70 ], [ %63, %58 ]
  %98 = phi <4 x double> [ %95, %70 ], [ %19, %58 ]
  %99 = phi <4 x double> [ %92, %70 ], [ %61, %58 ]
  %100 = shufflevector <4 x double> %60, <4 x double> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %101 = tail call spir_func double @_Z3dotDv3_dS_(<3 x double> noundef %100, <3 x double> noundef %100) #9
  %102 = tail call spir_func double @_Z3dotDv3_dS_(<3 x double> noundef %97, <3 x double> noundef %97) #9
  %103 = tail call spir_func double @_Z3dotDv3_dS_(<3 x double> noundef %100, <3 x double> noundef %97) #9
  %104 = fmul double %103, %103
  %105 = fmul double %101, 1.000000e-30
  %106 = fmul double %105, %102
  %107 = fcmp ugt double %104, %106
  br i1 %107, label %108, label %134

108:                                              ; preds = %96
  %109 = fsub double %102, %101
  %110 = fmul double %103, 2.000000e+00
  %111 = fdiv double %109, %110
  %112 = fcmp ogt double %111, 0.000000e+00
  %113 = select i1 %112, double 1.000000e+00, double -1.000000e+00
  %114 = tail call spir_func double @_Z4fabsd(double noundef %111) #9
  %115 = tail call double @llvm.fmuladd.f64(double %111, double %111, double 1.000000e+00)
  %116 = tail call spir_func double @_Z4sqrtd(double noundef %115) #9
  %117 = fadd double %114, %116
  %118 = fdiv double %113, %117
  %119 = tail call double @llvm.fmuladd.f64(double %118, double %118, double 1.000000e+00)
  %120 = tail call spir_func double @_Z4sqrtd(double noundef %119) #9
  %121 = fdiv double 1.000000e+00, %120
  %122 = fmul double %121, %118
  %123 = insertelement <3 x double> poison, double %121, i64 0
  %124 = shufflevector <3 x double> %123, <3 x double> poison, <3 x i32> zeroinitializer
  %125 = insertelement <3 x double> poison, double %122, i64 0
  %126 = shufflevector <3 x double> %125, <3 x double> poison, <3 x i32> zeroinitializer
  %127 = fneg <3 x double> %97
  %128 = fmul <3 x double> %126, %127
  %129 = tail call <3 x double> @llvm.fmuladd.v3f64(<3 x double> %124, <3 x double> %100, <3 x double> %128)
  %130 = shufflevector <3 x double> %129, <3 x double> <double undef, double poison, double poison>, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %131 = fmul <3 x double> %124, %97
  %132 = tail call <3 x double> @llvm.fmuladd.v3f64(<3 x double> %126, <3 x double> %100, <3 x double> %131)
  %133 = shufflevector <3 x double> %132, <3 x double> <double undef, double poison, double poison>, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  br label %134

134:                                              ; preds = %108, %96
  %135 = phi <4 x double> [ %133, %108 ], [ %98, %96 ]
  %136 = phi <4 x double> [ %130, %108 ], [ %60, %96 ]
  %137 = add nuw nsw i32 %22, 1
  %138 = icmp samesign ult i32 %22, 7
  br i1 %138, label %18, label %139

139:                                              ; preds = %134
  %140 = shufflevector <4 x double> %99, <4 x double> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %141 = tail call spir_func double @_Z3dotDv3_dS_(<3 x double> noundef %140, <3 x double> noundef %140) #9
  %142 = tail call spir_func double @_Z4sqrtd(double noundef %141) #9
  %143 = shufflevector <4 x double> %136, <4 x double> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %144 = tail call spir_func double @_Z3dotDv3_dS_(<3 x double> noundef %143, <3 x double> noundef %143) #9
  %145 = tail call spir_func double @_Z4sqrtd(double noundef %144) #9
  %146 = shufflevector <4 x double> %135, <4 x double> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %147 = tail call spir_func double @_Z3dotDv3_dS_(<3 x double> noundef %146, <3 x double> noundef %146) #9
  %148 = tail call spir_func double @_Z4sqrtd(double noundef %147) #9
  %149 = tail call spir_func double @_Z4fmaxdd(double noundef %145, double noundef %148) #9
  %150 = tail call spir_func double @_Z4fmaxdd(double noundef %142, double noundef %149) #9
  %151 = tail call spir_func double @_Z4fmindd(double noundef %145, double noundef %148) #9
  %152 = tail call spir_func double @_Z4fmindd(double noundef %142, double noundef %151) #9
  %153 = insertelement <3 x double> poison, double %150, i64 0
  %154 = tail call spir_func double @_Z4fmindd(double noundef %142, double noundef %145) #9
  %155 = tail call spir_func double @_Z4fmaxdd(double noundef %142, double noundef %145) #9
  %156 = tail call spir_func double @_Z4fmindd(double noundef %155, double noundef %148) #9
  %157 = tail call spir_func double @_Z4fmaxdd(double noundef %154, double noundef %156) #9
  %158 = insertelement <3 x double> %153, double %157, i64 1
  %159 = insertelement <3 x double> %158, double %152, i64 2
  %160 = sext i32 %4 to i64
  %161 = addrspacecast ptr addrspace(1) %1 to ptr addrspace(4)
  tail call spir_func void @_Z7vstore3Dv3_dmPU3AS4d(<3 x double> noundef %159, i64 noundef %160, ptr addrspace(4) noundef %161) #12
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define dso_local spir_func void @__clang_ocl_kern_imp_singular3(ptr addrspace(1) noundef align 8 %0, ptr addrspace(1) noundef align 8 %1) local_unnamed_addr #3 !kernel_arg_addr_space !14 !kernel_arg_access_qual !15 !kernel_arg_type !16 !kernel_arg_base_type !16 !kernel_arg_type_qual !17 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #9
  %4 = trunc i64 %3 to i32
  %5 = mul nsw i32 %4, 3
  %6 = addrspacecast ptr addrspace(1) %0 to ptr addrspace(4)
  %7 = sext i32 %5 to i64
  %8 = tail call spir_func <3 x double> @_Z6vload3mPU3AS4Kd(i64 noundef %7, ptr addrspace(4) noundef %6) #11
  %9 = shufflevector <3 x double> %8, <3 x double> <double undef, double poison, double poison>, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %10 = add nsw i32 %5, 1
  %11 = sext i32 %10 to i64
  %12 = tail call spir_func <3 x double> @_Z6vload3mPU3AS4Kd(i64 noundef %11, ptr addrspace(4) noundef %6) #11
  %13 = shufflevector <3 x double> %12, <3 x double> <double undef, double poison, double poison>, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %14 = add nsw i32 %5, 2
  %15 = sext i32 %14 to i64
  %16 = tail call spir_func <3 x double> @_Z6vload3mPU3AS4Kd(i64 noundef %15, ptr addrspace(4) noundef %6) #11
  %17 = shufflevector <3 x double> %16, <3 x double> <double undef, double poison, double poison>, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  br label %18

18:                                               ; preds = %2, %157
  %19 = phi <4 x double> [ %17, %2 ], [ %158, %157 ]
  %20 = phi <4 x double> [ %13, %2 ], [ %159, %157 ]
  %21 = phi <4 x double> [ %9, %2 ], [ %122, %157 ]
  %22 = phi i32 [ 0, %2 ], [ %160, %157 ]
  %23 = shufflevector <4 x double> %21, <4 x double> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %24 = tail call spir_func double @_Z3dotDv3_dS_(<3 x double> noundef %23, <3 x double> noundef %23) #9
  %25 = shufflevector <4 x double> %20, <4 x double> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %26 = tail call spir_func double @_Z3dotDv3_dS_(<3 x double> noundef %25, <3 x double> noundef %25) #9
  %27 = tail call spir_func double @_Z3dotDv3_dS_(<3 x double> noundef %23, <3 x double> noundef %25) #9
  %28 = fmul double %27, %27
  %29 = fmul double %24, 1.000000e-30
  %30 = fmul double %29, %26
  %31 = fcmp ugt double %28, %30
  br i1 %31, label %55, label %81

32:                                               ; preds = %157
  %33 = shufflevector <4 x double> %122, <4 x double> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %34 = tail call spir_func double @_Z3dotDv3_dS_(<3 x double> noundef %33, <3 x double> noundef %33) #9
  %35 = tail call spir_func double @_Z4sqrtd(double noundef %34) #9
  %36 = shufflevector <4 x double> %159, <4 x double> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %37 = tail call spir_func double @_Z3dotDv3_dS_(<3 x double> noundef %36, <3 x double> noundef %36) #9
  %38 = tail call spir_func double @_Z4sqrtd(double noundef %37) #9
  %39 = shufflevector <4 x double> %158, <4 x double> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %40 = tail call spir_func double @_Z3dotDv3_dS_(<3 x double> noundef %39, <3 x double> noundef %39) #9
  %41 = tail call spir_func double @_Z4sqrtd(double noundef %40) #9
  %42 = tail call spir_func double @_Z4fmaxdd(double noundef %38, double noundef %41) #9
  %43 = tail call spir_func double @_Z4fmaxdd(double noundef %35, double noundef %42) #9
  %44 = tail call spir_func double @_Z4fmindd(double noundef %38, double noundef %41) #9
  %45 = tail call spir_func double @_Z4fmindd(double noundef %35, double noundef %44) #9
  %46 = insertelement <3 x double> poison, double %43, i64 0
  %47 = tail call spir_func double @_Z4fmindd(double noundef %35, double noundef %38) #9
  %48 = tail call spir_func double @_Z4fmaxdd(double noundef %35, double noundef %38) #9
  %49 = tail call spir_func double @_Z4fmindd(double noundef %48, double noundef %41) #9
  %50 = tail call spir_func double @_Z4fmaxdd(double noundef %47, double noundef %49) #9
  %51 = insertelement <3 x double> %46, double %50, i64 1
  %52 = insertelement <3 x double> %51, double %45, i64 2
  %53 = sext i32 %4 to i64
  %54 = addrspacecast ptr addrspace(1) %1 to ptr addrspace(4)
  tail call spir_func void @_Z7vstore3Dv3_dmPU3AS4d(<3 x double> noundef %52, i64 noundef %53, ptr addrspace(4) noundef %54) #12
  ret void

55:                                               ; preds = %18
  %56 = fsub double %26, %24
  %57 = fmul double %27, 2.000000e+00
  %58 = fdiv double %56, %57
  %59 = fcmp ogt double %58, 0.000000e+00
  %60 = select i1 %59, double 1.000000e+00, double -1.000000e+00
  %61 = tail call spir_func double @_Z4fabsd(double noundef %58) #9
  %62 = tail call double @llvm.fmuladd.f64(double %58, double %58, double 1.000000e+00)
  %63 = tail call spir_func double @_Z4sqrtd(double noundef %62) #9
  %64 = fadd double %61, %63
  %65 = fdiv double %60, %64
  %66 = tail call double @llvm.fmuladd.f64(double %65, double %65, double 1.000000e+00)
  %67 = tail call spir_func double @_Z4sqrtd(double noundef %66) #9
  %68 = fdiv double 1.000000e+00, %67
  %69 = fmul double %68, %65
  %70 = insertelement <3 x double> poison, double %68, i64 0
  %71 = shufflevector <3 x double> %70, <3 x double> poison, <3 x i32> zeroinitializer
  %72 = insertelement <3 x double> poison, double %69, i64 0
  %73 = shufflevector <3 x double> %72, <3 x double> poison, <3 x i32> zeroinitializer
  %74 = fneg <3 x double> %25
  %75 = fmul <3 x double> %73, %74
  %76 = tail call <3 x double> @llvm.fmuladd.v3f64(<3 x double> %71, <3 x double> %23, <3 x double> %75)
  %77 = shufflevector <3 x double> %76, <3 x double> <double undef, double poison, double poison>, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %78 = fmul <3 x double> %71, %25
  %79 = tail call <3 x double> @llvm.fmuladd.v3f64(<3 x double> %73, <3 x double> %23, <3 x double> %78)
  %80 = shufflevector <3 x double> %79, <3 x double> <double undef, double poison, double poison>, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  br label %81

81:                                               ; preds = %18, %55
  %82 = phi <3 x double> [ %23, %18 ], [ %76, %55 ]
  %83 = phi <4 x double> [ %20, %18 ], [ %80, %55 ]
  %84 = phi <4 x double> [ %21, %18 ], [ %77, %55 ]
  %85 = tail call spir_func double @_Z3dotDv3_dS_(<3 x double> noundef %82, <3 x double> noundef %82) #9
  %86 = shufflevector <4 x double> %19, <4 x double> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %87 = tail call spir_func double @_Z3dotDv3_dS_(<3 x double> noundef %86, <3 x double> noundef %86) #9
  %88 = tail call spir_func double @_Z3dotDv3_dS_(<3 x double> noundef %82, <3 x double> noundef %86) #9
  %89 = fmul double %88, %88
  %90 = fmul double %85, 1.000000e-30
  %91 = fmul double %90, %87
  %92 = fcmp ugt double %89, %91
  br i1 %92, label %93, label %119

93:                                               ; preds = %81
  %94 = fsub double %87, %85
  %95 = fmul double %88, 2.000000e+00
  %96 = fdiv double %94, %95
  %97 = fcmp ogt double %96, 0.000000e+00
  %98 = select i1 %97, double 1.000000e+00, double -1.000000e+00
  %99 = tail call spir_func double @_Z4fabsd(double noundef %96) #9
  %100 = tail call double @llvm.fmuladd.f64(double %96, double %96, double 1.000000e+00)
  %101 = tail call spir_func double @_Z4sqrtd(double noundef %100) #9
  %102 = fadd double %99, %101
  %103 = fdiv double %98, %102
  %104 = tail call double @llvm.fmuladd.f64(double %103, double %103, double 1.000000e+00)
  %105 = tail call spir_func double @_Z4sqrtd(double noundef %104) #9
  %106 = fdiv double 1.000000e+00, %105
  %107 = fmul double %106, %103
  %108 = insertelement <3 x double> poison, double %106, i64 0
  %109 = shufflevector <3 x double> %108, <3 x double> poison, <3 x i32> zeroinitializer
  %110 = insertelement <3 x double> poison, double %107, i64 0
  %111 = shufflevector <3 x double> %110, <3 x double> poison, <3 x i32> zeroinitializer
  %112 = fneg <3 x double> %86
  %113 = fmul <3 x double> %111, %112
  %114 = tail call <3 x double> @llvm.fmuladd.v3f64(<3 x double> %109, <3 x double> %82, <3 x double> %113)
  %115 = shufflevector <3 x double> %114, <3 x double> <double undef, double poison, double poison>, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %116 = fmul <3 x double> %109, %86
  %117 = tail call <3 x double> @llvm.fmuladd.v3f64(<3 x double> %111, <3 x double> %82, <3 x double> %116)
  %118 = shufflevector <3 x double> %117, <3 x double> <double undef, double poison, double poison>, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  br label %119

119:                                              ; preds = %93, %81
  %120 = phi <3 x double> [ %117, %93 ], [ %86, %81 ]
  %121 = phi <4 x double> [ %118, %93 ], [ %19, %81 ]
  %122 = phi <4 x double> [ %115, %93 ], [ %84, %81 ]
  %123 = shufflevector <4 x double> %83, <4 x double> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %124 = tail call spir_func double @_Z3dotDv3_dS_(<3 x double> noundef %123, <3 x double> noundef %123) #9
  %125 = tail call spir_func double @_Z3dotDv3_dS_(<3 x double> noundef %120, <3 x double> noundef %120) #9
  %126 = tail call spir_func double @_Z3dotDv3_dS_(<3 x double> noundef %123, <3 x double> noundef %120) #9
  %127 = fmul double %126, %126
  %128 = fmul double %124, 1.000000e-30
  %129 = fmul double %128, %125
  %130 = fcmp ugt double %127, %129
  br i1 %130, label %131, label %157

131:                                              ; preds = %119
  %132 = fsub double %125, %124
  %133 = fmul double %126, 2.000000e+00
  %134 = fdiv double %132, %133
  %135 = fcmp ogt double %134, 0.000000e+00
  %136 = select i1 %135, double 1.000000e+00, double -1.000000e+00
  %137 = tail call spir_func double @_Z4fabsd(double noundef %134) #9
  %138 = tail call double @llvm.fmuladd.f64(double %134, double %134, double 1.000000e+00)
  %139 = tail call spir_func double @_Z4sqrtd(double noundef %138) #9
  %140 = fadd double %137, %139
  %141 = fdiv double %136, %140
  %142 = tail call double @llvm.fmuladd.f64(double %141, double %141, double 1.000000e+00)
  %143 = tail call spir_func double @_Z4sqrtd(double noundef %142) #9
  %144 = fdiv double 1.000000e+00, %143
  %145 = fmul double %144, %141
  %146 = insertelement <3 x double> poison, double %144, i64 0
  %147 = shufflevector <3 x double> %146, <3 x double> poison, <3 x i32> zeroinitializer
  %148 = insertelement <3 x double> poison, double %145, i64 0
  %149 = shufflevector <3 x double> %148, <3 x double> poison, <3 x i32> zeroinitializer
  %150 = fneg <3 x double> %120
  %151 = fmul <3 x double> %149, %150
  %152 = tail call <3 x double> @llvm.fmuladd.v3f64(<3 x double> %147, <3 x double> %123, <3 x double> %151)
  %153 = shufflevector <3 x double> %152, <3 x double> <double undef, double poison, double poison>, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %154 = fmul <3 x double> %147, %120
  %155 = tail call <3 x double> @llvm.fmuladd.v3f64(<3 x double> %149, <3 x double> %123, <3 x double> %154)
  %156 = shufflevector <3 x double> %155, <3 x double> <double undef, double poison, double poison>, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  br label %157

157:                                              ; preds = %131, %119
  %158 = phi <4 x double> [ %156, %131 ], [ %121, %119 ]
  %159 = phi <4 x double> [ %153, %131 ], [ %83, %119 ]
  %160 = add nuw nsw i32 %22, 1
  %161 = icmp samesign ult i32 %22, 7
  br i1 %161, label %18, label %32
}

; Function Attrs: convergent nofree norecurse nounwind memory(argmem: readwrite)
define dso_local spir_kernel void @tridiagonal_bisect(ptr addrspace(1) noundef readonly align 8 captures(none) %0, ptr addrspace(1) noundef readonly align 8 captures(none) %1, ptr addrspace(1) noundef writeonly align 8 captures(none) %2, double noundef %3, double noundef %4) local_unnamed_addr #0 !kernel_arg_addr_space !18 !kernel_arg_access_qual !19 !kernel_arg_type !20 !kernel_arg_base_type !20 !kernel_arg_type_qual !21 {
  %6 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #9
  %7 = trunc i64 %6 to i32
  %8 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #9
  %9 = trunc i64 %8 to i32
  %10 = load double, ptr addrspace(1) %0, align 8, !tbaa !22
  %11 = icmp sgt i32 %9, 1
  br label %12

12:                                               ; preds = %5, %21
  %13 = phi double [ %3, %5 ], [ %25, %21 ]
  %14 = phi i32 [ 0, %5 ], [ %26, %21 ]
  %15 = phi double [ %4, %5 ], [ %24, %21 ]
  %16 = fadd double %15, %13
  %17 = fmul double %16, 5.000000e-01
  %18 = fsub double %10, %17
  %19 = fcmp olt double %18, 0.000000e+00
  %20 = zext i1 %19 to i32
  br i1 %11, label %28, label %21

21:                                               ; preds = %28, %12
  %22 = phi i32 [ %20, %12 ], [ %46, %28 ]
  %23 = icmp sgt i32 %22, %7
  %24 = select i1 %23, double %17, double %15
  %25 = select i1 %23, double %13, double %17
  %26 = add nuw nsw i32 %14, 1
  %27 = icmp samesign ult i32 %14, 49
  br i1 %27, label %12, label %49

28:                                               ; preds = %12, %28
  %29 = phi i32 [ %47, %28 ], [ 1, %12 ]
  %30 = phi double [ %43, %28 ], [ %18, %12 ]
  %31 = phi i32 [ %46, %28 ], [ %20, %12 ]
  %32 = fcmp oeq double %30, 0.000000e+00
  %33 = select i1 %32, double 1.000000e-300, double %30
  %34 = zext nneg i32 %29 to i64
  %35 = getelementptr inbounds nuw double, ptr addrspace(1) %0, i64 %34
  %36 = load double, ptr addrspace(1) %35, align 8, !tbaa !22
  %37 = fsub double %36, %17
  %38 = getelementptr double, ptr addrspace(1) %1, i64 %34
  %39 = getelementptr i8, ptr addrspace(1) %38, i64 -8
  %40 = load double, ptr addrspace(1) %39, align 8, !tbaa !22
  %41 = fmul double %40, %40
  %42 = fdiv double %41, %33
  %43 = fsub double %37, %42
  %44 = fcmp olt double %43, 0.000000e+00
  %45 = zext i1 %44 to i32
  %46 = add nuw nsw i32 %31, %45
  %47 = add nuw nsw i32 %29, 1
  %48 = icmp slt i32 %47, %9
  br i1 %48, label %28, label %21

49:                                               ; preds = %21
  %50 = fadd double %24, %25
  %51 = fmul double %50, 5.000000e-01
  %52 = sext i32 %7 to i64
  %53 = getelementptr inbounds double, ptr addrspace(1) %2, i64 %52
  store double %51, ptr addrspace(1) %53, align 8, !tbaa !22
  ret void
}

; Function Attrs: alwaysinline convergent nofree norecurse nounwind memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_tridiagonal_bisect(ptr addrspace(1) noundef readonly align 8 captures(none) %0, ptr addrspace(1) noundef readonly align 8 captures(none) %1, ptr addrspace(1) noundef writeonly align 8 captures(none) %2, double noundef %3, double noundef %4) local_unnamed_addr #1 !kernel_arg_addr_space !18 !kernel_arg_access_qual !19 !kernel_arg_type !20 !kernel_arg_base_type !20 !kernel_arg_type_qual !21 {
  %6 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #9
  %7 = trunc i64 %6 to i32
  %8 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #9
  %9 = trunc i64 %8 to i32
  %10 = load double, ptr addrspace(1) %0, align 8, !tbaa !22
  %11 = icmp sgt i32 %9, 1
  br label %17

12:                                               ; preds = %26
  %13 = fadd double %29, %30
  %14 = fmul double %13, 5.000000e-01
  %15 = sext i32 %7 to i64
  %16 = getelementptr inbounds double, ptr addrspace(1) %2, i64 %15
  store double %14, ptr addrspace(1) %16, align 8, !tbaa !22
  ret void

17:                                               ; preds = %5, %26
  %18 = phi double [ %3, %5 ], [ %30, %26 ]
  %19 = phi i32 [ 0, %5 ], [ %31, %26 ]
  %20 = phi double [ %4, %5 ], [ %29, %26 ]
  %21 = fadd double %20, %18
  %22 = fmul double %21, 5.000000e-01
  %23 = fsub double %10, %22
  %24 = fcmp olt double %23, 0.000000e+00
  %25 = zext i1 %24 to i32
  br i1 %11, label %33, label %26

26:                                               ; preds = %33, %17
  %27 = phi i32 [ %25, %17 ], [ %51, %33 ]
  %28 = icmp sgt i32 %27, %7
  %29 = select i1 %28, double %22, double %20
  %30 = select i1 %28, double %18, double %22
  %31 = add nuw nsw i32 %19, 1
  %32 = icmp samesign ult i32 %19, 49
  br i1 %32, label %17, label %12

33:                                               ; preds = %17, %33
  %34 = phi i32 [ %52, %33 ], [ 1, %17 ]
  %35 = phi double [ %48, %33 ], [ %23, %17 ]
  %36 = phi i32 [ %51, %33 ], [ %25, %17 ]
  %37 = fcmp oeq double %35, 0.000000e+00
  %38 = select i1 %37, double 1.000000e-300, double %35
  %39 = zext nneg i32 %34 to i64
  %40 = getelementptr inbounds nuw double, ptr addrspace(1) %0, i64 %39
  %41 = load double, ptr addrspace(1) %40, align 8, !tbaa !22
  %42 = fsub double %41, %22
  %43 = getelementptr double, ptr addrspace(1) %1, i64 %39
  %44 = getelementptr i8, ptr addrspace(1) %43, i64 -8
  %45 = load double, ptr addrspace(1) %44, align 8, !tbaa !22
  %46 = fmul double %45, %45
  %47 = fdiv double %46, %38
  %48 = fsub double %42, %47
  %49 = fcmp olt double %48, 0.000000e+00
  %50 = zext i1 %49 to i32
  %51 = add nuw nsw i32 %36, %50
  %52 = add nuw nsw i32 %34, 1
  %53 = icmp slt i32 %52, %9
  br i1 %53, label %33, label %26
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func float @_Z4fabsf(float noundef) local_unnamed_addr #5

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func float @_Z8copysignff(float noundef, float noundef) local_unnamed_addr #5

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func float @_Z4sqrtf(float noundef) local_unnamed_addr #5

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #6

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(read)
declare dso_local spir_func <3 x double> @_Z6vload3mPU3AS4Kd(i64 noundef, ptr addrspace(4) noundef) local_unnamed_addr #7

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func double @_Z3dotDv3_dS_(<3 x double> noundef, <3 x double> noundef) local_unnamed_addr #5

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func double @_Z4fabsd(double noundef) local_unnamed_addr #5

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func double @_Z4sqrtd(double noundef) local_unnamed_addr #5

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #6

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <3 x double> @llvm.fmuladd.v3f64(<3 x double>, <3 x double>, <3 x double>) #6

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func double @_Z4fmaxdd(double noundef, double noundef) local_unnamed_addr #5

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func double @_Z4fmindd(double noundef, double noundef) local_unnamed_addr #5

; Function Attrs: convergent nounwind
declare dso_local spir_func void @_Z7vstore3Dv3_dmPU3AS4d(<3 x double> noundef, i64 noundef, ptr addrspace(4) noundef) local_unnamed_addr #8

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z15get_global_sizej(i32 noundef) local_unnamed_addr #5

attributes #0 = { convergent nofree norecurse nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline convergent nofree norecurse nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #2 = { convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #3 = { alwaysinline convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #4 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #5 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #6 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { convergent mustprogress nofree nounwind willreturn memory(read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #8 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #9 = { convergent nounwind willreturn memory(none) }
attributes #10 = { nounwind }
attributes #11 = { convergent nounwind willreturn memory(read) }
attributes #12 = { convergent nounwind }

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
!8 = !{i32 1, i32 1, i32 1}
!9 = !{!"none", !"none", !"none"}
!10 = !{!"float*", !"float*", !"float*"}
!11 = !{!"const", !"", !""}
!12 = !{!13, !13, i64 0}
!13 = !{!"float", !6, i64 0}
!14 = !{i32 1, i32 1}
!15 = !{!"none", !"none"}
!16 = !{!"double*", !"double*"}
!17 = !{!"const", !""}
!18 = !{i32 1, i32 1, i32 1, i32 0, i32 0}
!19 = !{!"none", !"none", !"none", !"none", !"none"}
!20 = !{!"double*", !"double*", !"double*", !"double", !"double"}
!21 = !{!"const", !"const", !"", !"", !""}
!22 = !{!23, !23, i64 0}
!23 = !{!"double", !6, i64 0}
