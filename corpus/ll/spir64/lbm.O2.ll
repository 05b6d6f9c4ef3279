; ModuleID = 'corpus/opencl/lbm.cl'
source_filename = "corpus/opencl/lbm.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

@cx = dso_local local_unnamed_addr addrspace(2) constant [9 x i32] [i32 0, i32 1, i32 0, i32 -1, i32 0, i32 1, i32 -1, i32 -1, i32 1], align 4
@cy = dso_local local_unnamed_addr addrspace(2) constant [9 x i32] [i32 0, i32 0, i32 1, i32 0, i32 -1, i32 1, i32 1, i32 -1, i32 -1], align 4
@wt = dso_local local_unnamed_addr addrspace(2) constant [9 x float] [float 0x3FDC71C720000000, float 0x3FBC71C720000000, float 0x3FBC71C720000000, float 0x3FBC71C720000000, float 0x3FBC71C720000000, float 0x3F9C71C720000000, float 0x3F9C71C720000000, float 0x3F9C71C720000000, float 0x3F9C71C720000000], align 4
@opposite = dso_local local_unnamed_addr addrspace(2) constant [9 x i8] c"\00\03\04\01\02\07\08\05\06", align 1

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite, inaccessiblemem: readwrite)
define dso_local spir_kernel void @lbm_d2q9(ptr addrspace(1) noalias noundef readonly align 4 captures(none) %0, ptr addrspace(1) noalias noundef writeonly align 4 captures(none) %1, ptr addrspace(1) noalias noundef readonly align 1 captures(none) %2, i32 noundef %3, i32 noundef %4, float noundef %5, float noundef %6) local_unnamed_addr #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  tail call void @llvm.experimental.noalias.scope.decl(metadata !12)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !15)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !17)
  %8 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %9 = trunc i64 %8 to i32
  %10 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #5
  %11 = trunc i64 %10 to i32
  %12 = mul nsw i32 %4, %3
  %13 = add i32 %3, %9
  %14 = add i32 %4, %11
  %15 = srem i32 %13, %3
  %16 = srem i32 %14, %4
  %17 = mul nsw i32 %16, %3
  %18 = add i32 %15, %17
  %19 = sext i32 %18 to i64
  %20 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %19
  %21 = load float, ptr addrspace(1) %20, align 4, !tbaa !19, !alias.scope !12, !noalias !21
  %22 = add i32 %13, -1
  %23 = srem i32 %22, %3
  %24 = add i32 %23, %12
  %25 = add i32 %24, %17
  %26 = sext i32 %25 to i64
  %27 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %26
  %28 = load float, ptr addrspace(1) %27, align 4, !tbaa !19, !alias.scope !12, !noalias !21
  %29 = add i32 %14, -1
  %30 = srem i32 %29, %4
  %31 = shl nsw i32 %12, 1
  %32 = mul nsw i32 %30, %3
  %33 = add i32 %15, %31
  %34 = add i32 %33, %32
  %35 = sext i32 %34 to i64
  %36 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %35
  %37 = load float, ptr addrspace(1) %36, align 4, !tbaa !19, !alias.scope !12, !noalias !21
  %38 = add i32 %13, 1
  %39 = srem i32 %38, %3
  %40 = mul nsw i32 %12, 3
  %41 = add i32 %39, %40
  %42 = add i32 %41, %17
  %43 = sext i32 %42 to i64
  %44 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %43
  %45 = load float, ptr addrspace(1) %44, align 4, !tbaa !19, !alias.scope !12, !noalias !21
  %46 = add i32 %14, 1
  %47 = srem i32 %46, %4
  %48 = shl nsw i32 %12, 2
  %49 = mul nsw i32 %47, %3
  %50 = add i32 %15, %48
  %51 = add i32 %50, %49
  %52 = sext i32 %51 to i64
  %53 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %52
  %54 = load float, ptr addrspace(1) %53, align 4, !tbaa !19, !alias.scope !12, !noalias !21
  %55 = mul nsw i32 %12, 5
  %56 = add i32 %23, %55
  %57 = add i32 %56, %32
  %58 = sext i32 %57 to i64
  %59 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %58
  %60 = load float, ptr addrspace(1) %59, align 4, !tbaa !19, !alias.scope !12, !noalias !21
  %61 = mul nsw i32 %12, 6
  %62 = add i32 %39, %61
  %63 = add i32 %62, %32
  %64 = sext i32 %63 to i64
  %65 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %64
  %66 = load float, ptr addrspace(1) %65, align 4, !tbaa !19, !alias.scope !12, !noalias !21
  %67 = mul nsw i32 %12, 7
  %68 = add i32 %39, %67
  %69 = add i32 %68, %49
  %70 = sext i32 %69 to i64
  %71 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %70
  %72 = load float, ptr addrspace(1) %71, align 4, !tbaa !19, !alias.scope !12, !noalias !21
  %73 = shl nsw i32 %12, 3
  %74 = add i32 %23, %73
  %75 = add i32 %74, %49
  %76 = sext i32 %75 to i64
  %77 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %76
  %78 = load float, ptr addrspace(1) %77, align 4, !tbaa !19, !alias.scope !12, !noalias !21
  %79 = mul nsw i32 %3, %11
  %80 = add nsw i32 %79, %9
  %81 = sext i32 %80 to i64
  %82 = getelementptr inbounds i8, ptr addrspace(1) %2, i64 %81
  %83 = load i8, ptr addrspace(1) %82, align 1, !tbaa !22, !alias.scope !17, !noalias !23
  %84 = icmp eq i8 %83, 0
  br i1 %84, label %229, label %85

85:                                               ; preds = %7
  %86 = fadd float %21, 0.000000e+00
  %87 = tail call float @llvm.fmuladd.f32(float %21, float 0.000000e+00, float 0.000000e+00)
  %88 = fadd float %86, %28
  %89 = fadd float %28, %87
  %90 = tail call float @llvm.fmuladd.f32(float %28, float 0.000000e+00, float %87)
  %91 = fadd float %88, %37
  %92 = tail call float @llvm.fmuladd.f32(float %37, float 0.000000e+00, float %89)
  %93 = fadd float %37, %90
  %94 = fadd float %91, %45
  %95 = fsub float %92, %45
  %96 = tail call float @llvm.fmuladd.f32(float %45, float 0.000000e+00, float %93)
  %97 = fadd float %94, %54
  %98 = tail call float @llvm.fmuladd.f32(float %54, float 0.000000e+00, float %95)
  %99 = fsub float %96, %54
  %100 = fadd float %97, %60
  %101 = fadd float %60, %98
  %102 = fadd float %60, %99
  %103 = fadd float %100, %66
  %104 = fsub float %101, %66
  %105 = fadd float %66, %102
  %106 = fadd float %103, %72
  %107 = fsub float %104, %72
  %108 = fsub float %105, %72
  %109 = fadd float %106, %78
  %110 = fadd float %78, %107
  %111 = fsub float %108, %78
  %112 = fdiv float %110, %109
  %113 = fdiv float %111, %109
  %114 = add nsw i32 %4, -1
  %115 = icmp eq i32 %114, %11
  %116 = select i1 %115, float %6, float %112
  %117 = select i1 %115, float 0.000000e+00, float %113
  %118 = fmul float %117, %117
  %119 = tail call float @llvm.fmuladd.f32(float %116, float %116, float %118)
  %120 = fmul float %119, 1.500000e+00
  %121 = fmul float %117, 0.000000e+00
  %122 = tail call float @llvm.fmuladd.f32(float %116, float 0.000000e+00, float %121)
  %123 = fmul float %122, 3.000000e+00
  %124 = fmul float %109, 0x3FDC71C720000000
  %125 = fadd float %123, 1.000000e+00
  %126 = fmul float %123, 5.000000e-01
  %127 = tail call float @llvm.fmuladd.f32(float %126, float %123, float %125)
  %128 = fsub float %127, %120
  %129 = fmul float %124, %128
  %130 = fsub float %129, %21
  %131 = tail call float @llvm.fmuladd.f32(float %5, float %130, float %21)
  %132 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %81
  store float %131, ptr addrspace(1) %132, align 4, !tbaa !19, !alias.scope !15, !noalias !24
  %133 = fadd float %116, %121
  %134 = fmul float %133, 3.000000e+00
  %135 = fmul float %109, 0x3FBC71C720000000
  %136 = fadd float %134, 1.000000e+00
  %137 = fmul float %134, 5.000000e-01
  %138 = tail call float @llvm.fmuladd.f32(float %137, float %134, float %136)
  %139 = fsub float %138, %120
  %140 = fmul float %135, %139
  %141 = fsub float %140, %28
  %142 = tail call float @llvm.fmuladd.f32(float %5, float %141, float %28)
  %143 = add nsw i32 %12, %80
  %144 = sext i32 %143 to i64
  %145 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %144
  store float %142, ptr addrspace(1) %145, align 4, !tbaa !19, !alias.scope !15, !noalias !24
  %146 = tail call float @llvm.fmuladd.f32(float %116, float 0.000000e+00, float %117)
  %147 = fmul float %146, 3.000000e+00
  %148 = fadd float %147, 1.000000e+00
  %149 = fmul float %147, 5.000000e-01
  %150 = tail call float @llvm.fmuladd.f32(float %149, float %147, float %148)
  %151 = fsub float %150, %120
  %152 = fmul float %135, %151
  %153 = fsub float %152, %37
  %154 = tail call float @llvm.fmuladd.f32(float %5, float %153, float %37)
  %155 = add nsw i32 %31, %80
  %156 = sext i32 %155 to i64
  %157 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %156
  store float %154, ptr addrspace(1) %157, align 4, !tbaa !19, !alias.scope !15, !noalias !24
  %158 = fsub float %121, %116
  %159 = fmul float %158, 3.000000e+00
  %160 = fadd float %159, 1.000000e+00
  %161 = fmul float %159, 5.000000e-01
  %162 = tail call float @llvm.fmuladd.f32(float %161, float %159, float %160)
  %163 = fsub float %162, %120
  %164 = fmul float %135, %163
  %165 = fsub float %164, %45
  %166 = tail call float @llvm.fmuladd.f32(float %5, float %165, float %45)
  %167 = add nsw i32 %40, %80
  %168 = sext i32 %167 to i64
  %169 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %168
  store float %166, ptr addrspace(1) %169, align 4, !tbaa !19, !alias.scope !15, !noalias !24
  %170 = fneg float %117
  %171 = tail call float @llvm.fmuladd.f32(float %116, float 0.000000e+00, float %170)
  %172 = fmul float %171, 3.000000e+00
  %173 = fadd float %172, 1.000000e+00
  %174 = fmul float %172, 5.000000e-01
  %175 = tail call float @llvm.fmuladd.f32(float %174, float %172, float %173)
  %176 = fsub float %175, %120
  %177 = fmul float %135, %176
  %178 = fsub float %177, %54
  %179 = tail call float @llvm.fmuladd.f32(float %5, float %178, float %54)
  %180 = add nsw i32 %48, %80
  %181 = sext i32 %180 to i64
  %182 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %181
  store float %179, ptr addrspace(1) %182, align 4, !tbaa !19, !alias.scope !15, !noalias !24
  %183 = fadd float %116, %117
  %184 = fmul float %183, 3.000000e+00
  %185 = fmul float %109, 0x3F9C71C720000000
  %186 = fadd float %184, 1.000000e+00
  %187 = fmul float %184, 5.000000e-01
  %188 = tail call float @llvm.fmuladd.f32(float %187, float %184, float %186)
  %189 = fsub float %188, %120
  %190 = fmul float %185, %189
  %191 = fsub float %190, %60
  %192 = tail call float @llvm.fmuladd.f32(float %5, float %191, float %60)
  %193 = add nsw i32 %55, %80
  %194 = sext i32 %193 to i64
  %195 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %194
  store float %192, ptr addrspace(1) %195, align 4, !tbaa !19, !alias.scope !15, !noalias !24
  %196 = fsub float %117, %116
  %197 = fmul float %196, 3.000000e+00
  %198 = fadd float %197, 1.000000e+00
  %199 = fmul float %197, 5.000000e-01
  %200 = tail call float @llvm.fmuladd.f32(float %199, float %197, float %198)
  %201 = fsub float %200, %120
  %202 = fmul float %185, %201
  %203 = fsub float %202, %66
  %204 = tail call float @llvm.fmuladd.f32(float %5, float %203, float %66)
  %205 = add nsw i32 %61, %80
  %206 = sext i32 %205 to i64
  %207 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %206
  store float %204, ptr addrspace(1) %207, align 4, !tbaa !19, !alias.scope !15, !noalias !24
  %208 = fsub float %170, %116
  %209 = fmul float %208, 3.000000e+00
  %210 = fadd float %209, 1.000000e+00
  %211 = fmul float %209, 5.000000e-01
  %212 = tail call float @llvm.fmuladd.f32(float %211, float %209, float %210)
  %213 = fsub float %212, %120
  %214 = fmul float %185, %213
  %215 = fsub float %214, %72
  %216 = tail call float @llvm.fmuladd.f32(float %5, float %215, float %72)
  %217 = add nsw i32 %67, %80
  %218 = sext i32 %217 to i64
  %219 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %218
  store float %216, ptr addrspace(1) %219, align 4, !tbaa !19, !alias.scope !15, !noalias !24
  %220 = fsub float %116, %117
  %221 = fmul float %220, 3.000000e+00
  %222 = fadd float %221, 1.000000e+00
  %223 = fmul float %221, 5.000000e-01
  %224 = tail call float @llvm.fmuladd.f32(float %223, float %221, float %222)
  %225 = fsub float %224, %120
  %226 = fmul float %185, %225
  %227 = fsub float %226, %78
  %228 = tail call float @llvm.fmuladd.f32(float %5, float %227, float %78)
  br label %252

229:                                              ; preds = %7
  %230 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %81
  store float %21, ptr addrspace(1) %230, align 4, !tbaa !19, !alias.scope !15, !noalias !24
  %231 = add nsw i32 %40, %80
  %232 = sext i32 %231 to i64
  %233 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %232
  store float %28, ptr addrspace(1) %233, align 4, !tbaa !19, !alias.scope !15, !noalias !24
  %234 = add nsw i32 %48, %80
  %235 = sext i32 %234 to i64
  %236 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %235
  store float %37, ptr addrspace(1) %236, align 4, !tbaa !19, !alias.scope !15, !noalias !24
  %237 = add nsw i32 %12, %80
  %238 = sext i32 %237 to i64
  %239 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %238
  store float %45, ptr addrspace(1) %239, align 4, !tbaa !19, !alias.scope !15, !noalias !24
  %240 = add nsw i32 %31, %80
  %241 = sext i32 %240 to i64
  %242 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %241
  store float %54, ptr addrspace(1) %242, align 4, !tbaa !19, !alias.scope !15, !noalias !24
  %243 = add nsw i32 %67, %80
  %244 = sext i32 %243 to i64
  %245 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %244
  store float %60, ptr addrspace(1) %245, align 4, !tbaa !19, !alias.scope !15, !noalias !24
  %246 = add nsw i32 %73, %80
  %247 = sext i32 %246 to i64
  %248 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %247
  store float %66, ptr addrspace(1) %248, align 4, !tbaa !19, !alias.scope !15, !noalias !24
  %249 = add nsw i32 %55, %80
  %250 = sext i32 %249 to i64
  %251 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %250
  store float %72, ptr addrspace(1) %251, align 4, !tbaa !19, !alias.scope !15, !noalias !24
  br label %252

252:                                              ; preds = %85, %229
  %253 = phi i32 [ %73, %85 ], [ %61, %229 ]
  %254 = phi float [ %228, %85 ], [ %78, %229 ]
  %255 = add nsw i32 %253, %80
  %256 = sext i32 %255 to i64
  %257 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %256
  store float %254, ptr addrspace(1) %257, align 4, !tbaa !19, !alias.scope !15, !noalias !24
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_lbm_d2q9(ptr addrspace(1) noalias noundef readonly align 4 captures(none) %0, ptr addrspace(1) noalias noundef writeonly align 4 captures(none) %1, ptr addrspace(1) noalias noundef readonly align 1 captures(none) %2, i32 noundef %3, i32 noundef %4, float noundef %5, float noundef %6) local_unnamed_addr #1 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %8 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %9 = trunc i64 %8 to i32
  %10 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #5
  %11 = trunc i64 %10 to i32
  %12 = mul nsw i32 %4, %3
  %13 = add i32 %3, %9
  %14 = add i32 %4, %11
  %15 = srem i32 %13, %3
  %16 = srem i32 %14, %4
  %17 = mul nsw i32 %16, %3
  %18 = add i32 %15, %17
  %19 = sext i32 %18 to i64
  %20 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %19
  %21 = load float, ptr addrspace(1) %20, align 4, !tbaa !19
  %22 = add i32 %13, -1
  %23 = srem i32 %22, %3
  %24 = add i32 %23, %12
  %25 = add i32 %24, %17
  %26 = sext i32 %25 to i64
  %27 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %26
  %28 = load float, ptr addrspace(1) %27, align 4, !tbaa !19
  %29 = add i32 %14, -1
  %30 = srem i32 %29, %4
  %31 = shl nsw i32 %12, 1
  %32 = mul nsw i32 %30, %3
  %33 = add i32 %15, %31
  %34 = add i32 %33, %32
  %35 = sext i32 %34 to i64
  %36 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %35
  %37 = load float, ptr addrspace(1) %36, align 4, !tbaa !19
  %38 = add i32 %13, 1
  %39 = srem i32 %38, %3
  %40 = mul nsw i32 %12, 3
  %41 = add i32 %39, %40
  %42 = add i32 %41, %17
  %43 = sext i32 %42 to i64
  %44 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %43
  %45 = load float, ptr addrspace(1) %44, align 4, !tbaa !19
  %46 = add i32 %14, 1
  %47 = srem i32 %46, %4
  %48 = shl nsw i32 %12, 2
  %49 = mul nsw i32 %47, %3
  %50 = add i32 %15, %48
  %51 = add i32 %50, %49
  %52 = sext i32 %51 to i64
  %53 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %52
  %54 = load float, ptr addrspace(1) %53, align 4, !tbaa !19
  %55 = mul nsw i32 %12, 5
  %56 = add i32 %23, %55
  %57 = add i32 %56, %32
  %58 = sext i32 %57 to i64
  %59 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %58
  %60 = load float, ptr addrspace(1) %59, align 4, !tbaa !19
  %61 = mul nsw i32 %12, 6
  %62 = add i32 %39, %61
  %63 = add i32 %62, %32
  %64 = sext i32 %63 to i64
  %65 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %64
  %66 = load float, ptr addrspace(1) %65, align 4, !tbaa !19
  %67 = mul nsw i32 %12, 7
  %68 = add i32 %39, %67
  %69 = add i32 %68, %49
  %70 = sext i32 %69 to i64
  %71 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %70
  %72 = load float, ptr addrspace(1) %71, align 4, !tbaa !19
  %73 = shl nsw i32 %12, 3
  %74 = add i32 %23, %73
  %75 = add i32 %74, %49
  %76 = sext i32 %75 to i64
  %77 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %76
  %78 = load float, ptr addrspace(1) %77, align 4, !tbaa !19
  %79 = mul nsw i32 %3, %11
  %80 = add nsw i32 %79, %9
  %81 = sext i32 %80 to i64
  %82 = getelementptr inbounds i8, ptr addrspace(1) %2, i64 %81
  %83 = load i8, ptr addrspace(1) %82, align 1, !tbaa !22
  %84 = icmp eq i8 %83, 0
  br i1 %84, label %229, label %85

85:                                               ; preds = %7
  %86 = fadd float %21, 0.000000e+00
  %87 = tail call float @llvm.fmuladd.f32(float %21, float 0.000000e+00, float 0.000000e+00)
  %88 = fadd float %86, %28
  %89 = fadd float %28, %87
  %90 = tail call float @llvm.fmuladd.f32(float %28, float 0.000000e+00, float %87)
  %91 = fadd float %88, %37
  %92 = tail call float @llvm.fmuladd.f32(float %37, float 0.000000e+00, float %89)
  %93 = fadd float %37, %90
  %94 = fadd float %91, %45
  %95 = fsub float %92, %45
  %96 = tail call float @llvm.fmuladd.f32(float %45, float 0.000000e+00, float %93)
  %97 = fadd float %94, %54
  %98 = tail call float @llvm.fmuladd.f32(float %54, float 0.000000e+00, float %95)
  %99 = fsub float %96, %54
  %100 = fadd float %97, %60
  %101 = fadd float %60, %98
  %102 = fadd float %60, %99
  %103 = fadd float %100, %66
  %104 = fsub float %101, %66
  %105 = fadd float %66, %102
  %106 = fadd float %103, %72
  %107 = fsub float %104, %72
  %108 = fsub float %105, %72
  %109 = fadd float %106, %78
  %110 = fadd float %78, %107
  %111 = fsub float %108, %78
  %112 = fdiv float %110, %109
  %113 = fdiv float %111, %109
  %114 = add nsw i32 %4, -1
  %115 = icmp eq i32 %114, %11
  %116 = select i1 %115, float %6, float %112
  %117 = select i1 %115, float 0.000000e+00, float %113
  %118 = fmul float %117, %117
  %119 = tail call float @llvm.fmuladd.f32(float %116, float %116, float %118)
  %120 = fmul float %119, 1.500000e+00
  %121 = fmul float %117, 0.000000e+00
  %122 = tail call float @llvm.fmuladd.f32(float %116, float 0.000000e+00, float %121)
  %123 = fmul float %122, 3.000000e+00
  %124 = fmul float %109, 0x3FDC71C720000000
  %125 = fadd float %123, 1.000000e+00
  %126 = fmul float %123, 5.000000e-01
  %127 = tail call float @llvm.fmuladd.f32(float %126, float %123, float %125)
  %128 = fsub float %127, %120
  %129 = fmul float %124, %128
  %130 = fsub float %129, %21
  %131 = tail call float @llvm.fmuladd.f32(float %5, float %130, float %21)
  %132 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %81
  store float %131, ptr addrspace(1) %132, align 4, !tbaa !19
  %133 = fadd float %116, %121
  %134 = fmul float %133, 3.000000e+00
  %135 = fmul float %109, 0x3FBC71C720000000
  %136 = fadd float %134, 1.000000e+00
  %137 = fmul float %134, 5.000000e-01
  %138 = tail call float @llvm.fmuladd.f32(float %137, float %134, float %136)
  %139 = fsub float %138, %120
  %140 = fmul float %135, %139
  %141 = fsub float %140, %28
  %142 = tail call float @llvm.fmuladd.f32(float %5, float %141, float %28)
  %143 = add nsw i32 %12, %80
  %144 = sext i32 %143 to i64
  %145 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %144
  store float %142, ptr addrspace(1) %145, align 4, !tbaa !19
  %146 = tail call float @llvm.fmuladd.f32(float %116, float 0.000000e+00, float %117)
  %147 = fmul float %146, 3.000000e+00
  %148 = fadd float %147, 1.000000e+00
  %149 = fmul float %147, 5.000000e-01
  %150 = tail call float @llvm.fmuladd.f32(float %149, float %147, float %148)
  %151 = fsub float %150, %120
  %152 = fmul float %135, %151
  %153 = fsub float %152, %37
  %154 = tail call float @llvm.fmuladd.f32(float %5, float %153, float %37)
  %155 = add nsw i32 %31, %80
  %156 = sext i32 %155 to i64
  %157 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %156
  store float %154, ptr addrspace(1) %157, align 4, !tbaa !19
  %158 = fsub float %121, %116
  %159 = fmul float %158, 3.000000e+00
  %160 = fadd float %159, 1.000000e+00
  %161 = fmul float %159, 5.000000e-01
  %162 = tail call float @llvm.fmuladd.f32(float %161, float %159, float %160)
  %163 = fsub float %162, %120
  %164 = fmul float %135, %163
  %165 = fsub float %164, %45
  %166 = tail call float @llvm.fmuladd.f32(float %5, float %165, float %45)
  %167 = add nsw i32 %40, %80
  %168 = sext i32 %167 to i64
  %169 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %168
  store float %166, ptr addrspace(1) %169, align 4, !tbaa !19
  %170 = fneg float %117
  %171 = tail call float @llvm.fmuladd.f32(float %116, float 0.000000e+00, float %170)
  %172 = fmul float %171, 3.000000e+00
  %173 = fadd float %172, 1.000000e+00
  %174 = fmul float %172, 5.000000e-01
  %175 = tail call float @llvm.fmuladd.f32(float %174, float %172, float %173)
  %176 = fsub float %175, %120
  %177 = fmul float %135, %176
  %178 = fsub float %177, %54
  %179 = tail call float @llvm.fmuladd.f32(float %5, float %178, float %54)
  %180 = add nsw i32 %48, %80
  %181 = sext i32 %180 to i64
  %182 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %181
  store float %179, ptr addrspace(1) %182, align 4, !tbaa !19
  %183 = fadd float %116, %117
  %184 = fmul float %183, 3.000000e+00
  %185 = fmul float %109, 0x3F9C71C720000000
  %186 = fadd float %184, 1.000000e+00
  %187 = fmul float %184, 5.000000e-01
  %188 = tail call float @llvm.fmuladd.f32(float %187, float %184, float %186)
  %189 = fsub float %188, %120
  %190 = fmul float %185, %189
  %191 = fsub float %190, %60
  %192 = tail call float @llvm.fmuladd.f32(float %5, float %191, float %60)
  %193 = add nsw i32 %55, %80
  %194 = sext i32 %193 to i64
  %195 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %194
  store float %192, ptr addrspace(1) %195, align 4, !tbaa !19
  %196 = fsub float %117, %116
  %197 = fmul float %196, 3.000000e+00
  %198 = fadd float %197, 1.000000e+00
  %199 = fmul float %197, 5.000000e-01
  %200 = tail call float @llvm.fmuladd.f32(float %199, float %197, float %198)
  %201 = fsub float %200, %120
  %202 = fmul float %185, %201
  %203 = fsub float %202, %66
  %204 = tail call float @llvm.fmuladd.f32(float %5, float %203, float %66)
  %205 = add nsw i32 %61, %80
  %206 = sext i32 %205 to i64
  %207 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %206
  store float %204, ptr addrspace(1) %207, align 4, !tbaa !19
  %208 = fsub float %170, %116
  %209 = fmul float %208, 3.000000e+00
  %210 = fadd float %209, 1.000000e+00
  %211 = fmul float %209, 5.000000e-01
  %212 = tail call float @llvm.fmuladd.f32(float %211, float %209, float %210)
  %213 = fsub float %212, %120
  %214 = fmul float %185, %213
  %215 = fsub float %214, %72
  %216 = tail call float @llvm.fmuladd.f32(float %5, float %215, float %72)
  %217 = add nsw i32 %67, %80
  %218 = sext i32 %217 to i64
  %219 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %218
  store float %216, ptr addrspace(1) %219, align 4, !tbaa !19
  %220 = fsub float %116, %117
  %221 = fmul float %220, 3.000000e+00
  %222 = fadd float %221, 1.000000e+00
  %223 = fmul float %221, 5.000000e-01
  %224 = tail call float @llvm.fmuladd.f32(float %223, float %221, float %222)
  %225 = fsub float %224, %120
  %226 = fmul float %185, %225
  %227 = fsub float %226, %78
  %228 = tail call float @llvm.fmuladd.f32(float %5, float %227, float %78)
  br label %252

229:                                              ; preds = %7
  %230 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %81
  store float %21, ptr addrspace(1) %230, align 4, !tbaa !19
  %231 = add nsw i32 %40, %80
  %232 = sext i32 %231 to i64
  %233 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %232
  store float %28, ptr addrspace(1) %233, align 4, !tbaa !19
  %234 = add nsw i32 %48, %80
  %235 = sext i32 %234 to i64
  %236 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %235
  store float %37, ptr addrspace(1) %236, align 4, !tbaa !19
  %237 = add nsw i32 %12, %80
  %238 = sext i32 %237 to i64
  %239 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %238
  store float %45, ptr addrspace(1) %239, align 4, !tbaa !19
  %240 = add nsw i32 %31, %80
  %241 = sext i32 %240 to i64
  %242 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %241
  store float %54, ptr addrspace(1) %242, align 4, !tbaa !19
  %243 = add nsw i32 %67, %80
  %244 = sext i32 %243 to i64
  %245 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %244
  store float %60, ptr addrspace(1) %245, align 4, !tbaa !19
  %246 = add nsw i32 %73, %80
  %247 = sext i32 %246 to i64
  %248 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %247
  store float %66, ptr addrspace(1) %248, align 4, !tbaa !19
  %249 = add nsw i32 %55, %80
  %250 = sext i32 %249 to i64
  %251 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %250
  store float %72, ptr addrspace(1) %251, align 4, !tbaa !19
  br label %252

252:                                              ; preds = %85, %229
  %253 = phi i32 [ %73, %85 ], [ %61, %229 ]
  %254 = phi float [ %228, %85 ], [ %78, %229 ]
  %255 = add nsw i32 %253, %80
  %256 = sext i32 %255 to i64
  %257 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %256
  store float %254, ptr addrspace(1) %257, align 4, !tbaa !19
  ret void
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #3

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite)
declare void @llvm.experimental.noalias.scope.decl(metadata) #4

attributes #0 = { convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite, inaccessiblemem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #2 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite) }
attributes #5 = { convergent nounwind willreturn memory(none) }

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
!8 = !{i32 1, i32 1, i32 1, i32 0, i32 0, i32 0, i32 0}
!9 = !{!"none", !"none", !"none", !"none", !"none", !"none", !"none"}
!10 = !{!"float*", !"float*", !"uchar*", !"int", !"int", !"float", !"float"}
!11 = !{!"restrict const", !"restrict", !"restrict const", !"", !"", !"", !""}
!12 = !{!13}
!13 = distinct !{!13, !14, !"__clang_ocl_kern_imp_lbm_d2q9: argument 0"}
!14 = distinct !{!14, !"__clang_ocl_kern_imp_lbm_d2q9"}
!15 = !{!16}
!16 = distinct !{!16, !14, !"__clang_ocl_kern_imp_lbm_d2q9: argument 1"}
!17 = !{!18}
!18 = distinct !{!18, !14, !"__clang_ocl_kern_imp_lbm_d2q9: argument 2"}
!19 = !{!20, !20, i64 0}
!20 = !{!"float", !6, i64 0}
!21 = !{!16, !18}
!22 = !{!6, !6, i64 0}
!23 = !{!13, !16}
!24 = !{!13, !18}
