; ModuleID = 'corpus/opencl/winograd.cl'
source_filename = "corpus/opencl/winograd.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

; Function Attrs: convergent nofree norecurse nounwind memory(argmem: readwrite, inaccessiblemem: readwrite)
define dso_local spir_kernel void @winograd_f23(ptr addrspace(1) noalias noundef readonly align 4 captures(none) %0, ptr addrspace(1) noalias noundef readonly align 4 captures(none) %1, ptr addrspace(1) noalias noundef readonly align 4 captures(none) %2, ptr addrspace(1) noalias noundef writeonly align 4 captures(none) %3, i32 noundef %4, i32 noundef %5, i32 noundef %6) local_unnamed_addr #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  tail call void @llvm.experimental.noalias.scope.decl(metadata !12)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !15)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !17)
  %8 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #9
  %9 = trunc i64 %8 to i32
  %10 = icmp sgt i32 %4, 0
  %11 = shl nsw i32 %9, 4
  %12 = sext i32 %9 to i64
  %13 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %12
  %14 = load float, ptr addrspace(1) %13, align 4, !tbaa !19, !alias.scope !15, !noalias !21
  %15 = mul nsw i32 %4, %9
  %16 = shl i32 %5, 1
  %17 = mul i32 %6, %5
  %18 = zext i32 %17 to i64
  %19 = zext i32 %5 to i64
  %20 = shl i64 %19, 33
  %21 = mul nuw nsw i64 %19, 3
  br label %22

22:                                               ; preds = %7, %55
  %23 = phi i1 [ true, %7 ], [ false, %55 ]
  %24 = phi i32 [ 0, %7 ], [ 8, %55 ]
  %25 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #9
  %26 = trunc i64 %25 to i32
  %27 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 1) #9
  %28 = trunc i64 %27 to i32
  %29 = shl i32 %26, 1
  %30 = add i32 %24, %29
  br i1 %10, label %31, label %55

31:                                               ; preds = %22
  %32 = mul i32 %16, %28
  %33 = add i32 %32, %30
  %34 = zext i32 %33 to i64
  br label %82

35:                                               ; preds = %82
  %36 = fadd <4 x float> %178, %195
  %37 = fsub <4 x float> %178, %195
  %38 = shufflevector <4 x float> %36, <4 x float> %37, <4 x i32> <i32 0, i32 5, i32 2, i32 7>
  %39 = fadd <4 x float> %188, %198
  %40 = fsub <4 x float> %188, %198
  %41 = shufflevector <4 x float> %39, <4 x float> %40, <4 x i32> <i32 0, i32 5, i32 2, i32 7>
  %42 = fadd <4 x float> %38, %200
  %43 = fsub <4 x float> %38, %200
  %44 = shufflevector <4 x float> %42, <4 x float> %43, <4 x i32> <i32 0, i32 5, i32 2, i32 7>
  %45 = fadd <4 x float> %41, %202
  %46 = fsub <4 x float> %41, %202
  %47 = shufflevector <4 x float> %45, <4 x float> %46, <4 x i32> <i32 0, i32 5, i32 2, i32 7>
  %48 = shufflevector <4 x float> %44, <4 x float> %47, <4 x i32> <i32 2, i32 3, i32 4, i32 5>
  %49 = fadd <4 x float> %44, %48
  %50 = fsub <4 x float> %44, %48
  %51 = shufflevector <4 x float> %49, <4 x float> %50, <4 x i32> <i32 0, i32 1, i32 6, i32 7>
  %52 = fadd <4 x float> %51, %47
  %53 = fsub <4 x float> %51, %47
  %54 = shufflevector <4 x float> %52, <4 x float> %53, <4 x i32> <i32 0, i32 1, i32 6, i32 7>
  br label %55

55:                                               ; preds = %22, %35
  %56 = phi <4 x float> [ %54, %35 ], [ zeroinitializer, %22 ]
  %57 = shl nsw i32 %28, 1
  %58 = add nsw i32 %57, %11
  %59 = sext i32 %30 to i64
  %60 = getelementptr float, ptr addrspace(1) %3, i64 %59
  %61 = shl nsw i32 %58, 4
  %62 = sext i32 %61 to i64
  %63 = getelementptr float, ptr addrspace(1) %60, i64 %62
  %64 = extractelement <4 x float> %56, i64 0
  %65 = fadd float %64, %14
  %66 = tail call spir_func float @_Z4fmaxff(float noundef %65, float noundef 0.000000e+00) #9
  store float %66, ptr addrspace(1) %63, align 4, !tbaa !19, !alias.scope !17, !noalias !23
  %67 = extractelement <4 x float> %56, i64 2
  %68 = fadd float %14, %67
  %69 = tail call spir_func float @_Z4fmaxff(float noundef %68, float noundef 0.000000e+00) #9
  %70 = getelementptr inbounds nuw i8, ptr addrspace(1) %63, i64 4
  store float %69, ptr addrspace(1) %70, align 4, !tbaa !19, !alias.scope !17, !noalias !23
  %71 = shl i32 %58, 4
  %72 = sext i32 %71 to i64
  %73 = getelementptr float, ptr addrspace(1) %60, i64 %72
  %74 = getelementptr i8, ptr addrspace(1) %73, i64 64
  %75 = extractelement <4 x float> %56, i64 1
  %76 = fadd float %75, %14
  %77 = tail call spir_func float @_Z4fmaxff(float noundef %76, float noundef 0.000000e+00) #9
  store float %77, ptr addrspace(1) %74, align 4, !tbaa !19, !alias.scope !17, !noalias !23
  %78 = extractelement <4 x float> %56, i64 3
  %79 = fadd float %14, %78
  %80 = tail call spir_func float @_Z4fmaxff(float noundef %79, float noundef 0.000000e+00) #9
  %81 = getelementptr i8, ptr addrspace(1) %73, i64 68
  store float %80, ptr addrspace(1) %81, align 4, !tbaa !19, !alias.scope !17, !noalias !23
  br i1 %23, label %22, label %206

82:                                               ; preds = %31, %82
  %83 = phi i64 [ 0, %31 ], [ %205, %82 ]
  %84 = phi i32 [ 0, %31 ], [ %203, %82 ]
  %85 = phi <4 x float> [ zeroinitializer, %31 ], [ %178, %82 ]
  %86 = phi <4 x float> [ zeroinitializer, %31 ], [ %195, %82 ]
  %87 = phi <4 x float> [ zeroinitializer, %31 ], [ %200, %82 ]
  %88 = phi <4 x float> [ zeroinitializer, %31 ], [ %188, %82 ]
  %89 = phi <4 x float> [ zeroinitializer, %31 ], [ %198, %82 ]
  %90 = phi <4 x float> [ zeroinitializer, %31 ], [ %202, %82 ]
  %91 = mul nuw nsw i64 %83, %18
  %92 = add nuw i64 %91, %34
  %93 = shl i64 %92, 32
  %94 = ashr exact i64 %93, 30
  %95 = getelementptr i8, ptr addrspace(1) %0, i64 %94
  %96 = load float, ptr addrspace(1) %95, align 4, !tbaa !19, !noalias !24
  %97 = getelementptr inbounds nuw i8, ptr addrspace(1) %95, i64 4
  %98 = load float, ptr addrspace(1) %97, align 4, !tbaa !19, !noalias !24
  %99 = getelementptr inbounds nuw i8, ptr addrspace(1) %95, i64 8
  %100 = load float, ptr addrspace(1) %99, align 4, !tbaa !19, !noalias !24
  %101 = getelementptr inbounds nuw i8, ptr addrspace(1) %95, i64 12
  %102 = load float, ptr addrspace(1) %101, align 4, !tbaa !19, !noalias !24
  %103 = trunc i64 %92 to i32
  %104 = add i32 %5, %103
  %105 = sext i32 %104 to i64
  %106 = shl nsw i64 %105, 2
  %107 = getelementptr i8, ptr addrspace(1) %0, i64 %106
  %108 = getelementptr inbounds nuw i8, ptr addrspace(1) %107, i64 8
  %109 = getelementptr inbounds nuw i8, ptr addrspace(1) %107, i64 12
  %110 = shl i64 %92, 32
  %111 = add i64 %20, %110
  %112 = ashr exact i64 %111, 30
  %113 = getelementptr i8, ptr addrspace(1) %0, i64 %112
  %114 = getelementptr inbounds nuw i8, ptr addrspace(1) %113, i64 4
  %115 = getelementptr inbounds nuw i8, ptr addrspace(1) %113, i64 8
  %116 = getelementptr inbounds nuw i8, ptr addrspace(1) %113, i64 12
  %117 = add i64 %92, %21
  %118 = shl i64 %117, 32
  %119 = ashr exact i64 %118, 30
  %120 = getelementptr i8, ptr addrspace(1) %0, i64 %119
  %121 = load float, ptr addrspace(1) %120, align 4, !tbaa !19, !noalias !24
  %122 = getelementptr inbounds nuw i8, ptr addrspace(1) %120, i64 4
  %123 = getelementptr inbounds nuw i8, ptr addrspace(1) %120, i64 12
  %124 = load float, ptr addrspace(1) %123, align 4, !tbaa !19, !noalias !24
  %125 = add nsw i32 %84, %15
  %126 = shl nsw i32 %125, 4
  %127 = sext i32 %126 to i64
  %128 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %127
  %129 = getelementptr inbounds nuw i8, ptr addrspace(1) %128, i64 32
  %130 = load <4 x float>, ptr addrspace(1) %107, align 4, !tbaa !19, !noalias !24
  %131 = load float, ptr addrspace(1) %109, align 4, !tbaa !19, !noalias !24
  %132 = load float, ptr addrspace(1) %108, align 4, !tbaa !19, !noalias !24
  %133 = load <4 x float>, ptr addrspace(1) %113, align 4, !tbaa !19, !noalias !24
  %134 = load float, ptr addrspace(1) %116, align 4, !tbaa !19, !noalias !24
  %135 = load float, ptr addrspace(1) %115, align 4, !tbaa !19, !noalias !24
  %136 = load float, ptr addrspace(1) %114, align 4, !tbaa !19, !noalias !24
  %137 = load <2 x float>, ptr addrspace(1) %122, align 4, !tbaa !19, !noalias !24
  %138 = fsub float %98, %136
  %139 = insertelement <4 x float> poison, float %96, i64 0
  %140 = shufflevector <4 x float> %139, <4 x float> %130, <4 x i32> <i32 0, i32 4, i32 poison, i32 5>
  %141 = insertelement <4 x float> %140, float %100, i64 2
  %142 = shufflevector <4 x float> %133, <4 x float> poison, <4 x i32> <i32 0, i32 0, i32 2, i32 1>
  %143 = fsub <4 x float> %141, %142
  %144 = fadd <4 x float> %141, %142
  %145 = shufflevector <4 x float> %143, <4 x float> %144, <4 x i32> <i32 0, i32 5, i32 2, i32 7>
  %146 = fadd float %135, %132
  %147 = shufflevector <4 x float> %133, <4 x float> %130, <4 x i32> <i32 0, i32 4, i32 2, i32 6>
  %148 = shufflevector <2 x float> %137, <2 x float> poison, <4 x i32> <i32 0, i32 1, i32 poison, i32 poison>
  %149 = shufflevector <4 x float> %130, <4 x float> %148, <4 x i32> <i32 0, i32 poison, i32 2, i32 5>
  %150 = insertelement <4 x float> %149, float %121, i64 1
  %151 = fsub <4 x float> %147, %150
  %152 = shufflevector <4 x float> %133, <4 x float> %130, <4 x i32> <i32 1, i32 2, i32 5, i32 6>
  %153 = shufflevector <4 x float> %130, <4 x float> poison, <4 x i32> <i32 1, i32 2, i32 poison, i32 poison>
  %154 = shufflevector <4 x float> %153, <4 x float> %148, <4 x i32> <i32 0, i32 1, i32 4, i32 5>
  %155 = fsub <4 x float> %152, %154
  %156 = shufflevector <4 x float> %155, <4 x float> poison, <4 x i32> <i32 1, i32 3, i32 0, i32 2>
  %157 = fsub float %102, %134
  %158 = fadd float %134, %131
  %159 = shufflevector <4 x float> %133, <4 x float> %130, <4 x i32> <i32 1, i32 5, i32 3, i32 7>
  %160 = shufflevector <4 x float> %130, <4 x float> %148, <4 x i32> <i32 1, i32 4, i32 3, i32 poison>
  %161 = insertelement <4 x float> %160, float %124, i64 3
  %162 = fsub <4 x float> %159, %161
  %163 = shufflevector <4 x float> %143, <4 x float> poison, <4 x i32> <i32 2, i32 poison, i32 poison, i32 poison>
  %164 = insertelement <4 x float> %163, float %146, i64 1
  %165 = insertelement <4 x float> %164, float %138, i64 2
  %166 = shufflevector <4 x float> %165, <4 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 1>
  %167 = fsub <4 x float> %145, %166
  %168 = fadd <4 x float> %145, %166
  %169 = shufflevector <4 x float> %167, <4 x float> %168, <4 x i32> <i32 0, i32 1, i32 6, i32 7>
  %170 = load <8 x float>, ptr addrspace(1) %128, align 4, !tbaa !19, !alias.scope !12, !noalias !25
  %171 = shufflevector <4 x float> %165, <4 x float> %144, <4 x i32> <i32 0, i32 1, i32 2, i32 7>
  %172 = insertelement <4 x float> poison, float %138, i64 0
  %173 = shufflevector <4 x float> %172, <4 x float> %144, <4 x i32> <i32 0, i32 7, i32 poison, i32 poison>
  %174 = insertelement <4 x float> %173, float %157, i64 2
  %175 = insertelement <4 x float> %174, float %158, i64 3
  %176 = fsub <4 x float> %171, %175
  %177 = shufflevector <8 x float> %170, <8 x float> poison, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  %178 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %169, <4 x float> %177, <4 x float> %85)
  %179 = insertelement <4 x float> poison, float %146, i64 0
  %180 = shufflevector <4 x float> %179, <4 x float> %151, <4 x i32> <i32 0, i32 6, i32 poison, i32 poison>
  %181 = shufflevector <4 x float> %180, <4 x float> %145, <4 x i32> <i32 0, i32 1, i32 7, i32 poison>
  %182 = shufflevector <4 x float> %181, <4 x float> %155, <4 x i32> <i32 0, i32 1, i32 2, i32 4>
  %183 = shufflevector <4 x float> %144, <4 x float> %155, <4 x i32> <i32 3, i32 4, i32 poison, i32 poison>
  %184 = shufflevector <4 x float> %183, <4 x float> %162, <4 x i32> <i32 0, i32 1, i32 poison, i32 6>
  %185 = insertelement <4 x float> %184, float %158, i64 2
  %186 = fsub <4 x float> %182, %185
  %187 = shufflevector <8 x float> %170, <8 x float> poison, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  %188 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %176, <4 x float> %187, <4 x float> %88)
  %189 = fsub <4 x float> %151, %156
  %190 = fadd <4 x float> %151, %156
  %191 = shufflevector <4 x float> %189, <4 x float> %190, <4 x i32> <i32 0, i32 1, i32 6, i32 7>
  %192 = load <8 x float>, ptr addrspace(1) %129, align 4, !tbaa !19, !alias.scope !12, !noalias !25
  %193 = shufflevector <4 x float> %169, <4 x float> %191, <4 x i32> <i32 1, i32 4, i32 3, i32 6>
  %194 = shufflevector <8 x float> %170, <8 x float> %192, <4 x i32> <i32 4, i32 8, i32 5, i32 9>
  %195 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %193, <4 x float> %194, <4 x float> %86)
  %196 = fsub <4 x float> %156, %162
  %197 = shufflevector <8 x float> %170, <8 x float> %192, <4 x i32> <i32 6, i32 10, i32 7, i32 11>
  %198 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %186, <4 x float> %197, <4 x float> %89)
  %199 = shufflevector <8 x float> %192, <8 x float> poison, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  %200 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %191, <4 x float> %199, <4 x float> %87)
  %201 = shufflevector <8 x float> %192, <8 x float> poison, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  %202 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %196, <4 x float> %201, <4 x float> %90)
  %203 = add nuw nsw i32 %84, 1
  %204 = icmp slt i32 %203, %4
  %205 = add nuw nsw i64 %83, 1
  br i1 %204, label %82, label %35

206:                                              ; preds = %55
  ret void
}

; Function Attrs: alwaysinline convergent nofree norecurse nounwind memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_winograd_f23(ptr addrspace(1) noalias noundef readonly align 4 captures(none) %0, ptr addrspace(1) noalias noundef readonly align 4 captures(none) %1, ptr addrspace(1) noalias noundef readonly align 4 captures(none) %2, ptr addrspace(1) noalias noundef writeonly align 4 captures(none) %3, i32 noundef %4, i32 noundef %5, i32 noundef %6) local_unnamed_addr #1 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %8 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #9
  %9 = trunc i64 %8 to i32
  %10 = icmp sgt i32 %4, 0
  %11 = shl nsw i32 %9, 4
  %12 = sext i32 %9 to i64
  %13 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %12
  %14 = load float, ptr addrspace(1) %13, align 4, !tbaa !19
  %15 = mul nsw i32 %4, %9
  %16 = shl i32 %5, 1
  %17 = mul i32 %6, %5
  %18 = zext i32 %17 to i64
  %19 = zext i32 %5 to i64
  %20 = shl i64 %19, 33
  %21 = mul nuw nsw i64 %19, 3
  br label %23

22:                                               ; preds = %56
  ret void

23:                                               ; preds = %7, %56
  %24 = phi i1 [ true, %7 ], [ false, %56 ]
  %25 = phi i32 [ 0, %7 ], [ 8, %56 ]
  %26 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #9
  %27 = trunc i64 %26 to i32
  %28 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 1) #9
  %29 = trunc i64 %28 to i32
  %30 = shl i32 %27, 1
  %31 = add i32 %25, %30
  br i1 %10, label %32, label %56

32:                                               ; preds = %23
  %33 = mul i32 %16, %29
  %34 = add i32 %33, %31
  %35 = zext i32 %34 to i64
  br label %83

36:                                               ; preds = %83
  %37 = fadd <4 x float> %179, %196
  %38 = fsub <4 x float> %179, %196
  %39 = shufflevector <4 x float> %37, <4 x float> %38, <4 x i32> <i32 0, i32 5, i32 2, i32 7>
  %40 = fadd <4 x float> %189, %199
  %41 = fsub <4 x float> %189, %199
  %42 = shufflevector <4 x float> %40, <4 x float> %41, <4 x i32> <i32 0, i32 5, i32 2, i32 7>
  %43 = fadd <4 x float> %39, %201
  %44 = fsub <4 x float> %39, %201
  %45 = shufflevector <4 x float> %43, <4 x float> %44, <4 x i32> <i32 0, i32 5, i32 2, i32 7>
  %46 = fadd <4 x float> %42, %203
  %47 = fsub <4 x float> %42, %203
  %48 = shufflevector <4 x float> %46, <4 x float> %47, <4 x i32> <i32 0, i32 5, i32 2, i32 7>
  %49 = shufflevector <4 x float> %45, <4 x float> %48, <4 x i32> <i32 2, i32 3, i32 4, i32 5>
  %50 = fadd <4 x float> %45, %49
  %51 = fsub <4 x float> %45, %49
  %52 = shufflevector <4 x float> %50, <4 x float> %51, <4 x i32> <i32 0, i32 1, i32 6, i32 7>
  %53 = fadd <4 x float> %52, %48
  %54 = fsub <4 x float> %52, %48
  %55 = shufflevector <4 x float> %53, <4 x float> %54, <4 x i32> <i32 0, i32 1, i32 6, i32 7>
  br label %56

56:                                               ; preds = %23, %36
  %57 = phi <4 x float> [ %55, %36 ], [ zeroinitializer, %23 ]
  %58 = shl nsw i32 %29, 1
  %59 = add nsw i32 %58, %11
  %60 = sext i32 %31 to i64
  %61 = getelementptr float, ptr addrspace(1) %3, i64 %60
  %62 = shl nsw i32 %59, 4
  %63 = sext i32 %62 to i64
  %64 = getelementptr float, ptr addrspace(1) %61, i64 %63
  %65 = extractelement <4 x float> %57, i64 0
  %66 = fadd float %65, %14
  %67 = tail call spir_func float @_Z4fmaxff(float noundef %66, float noundef 0.000000e+00) #9
  store float %67, ptr addrspace(1) %64, align 4, !tbaa !19
  %68 = extractelement <4 x float> %57, i64 2
  %69 = fadd float %14, %68
  %70 = tail call spir_func float @_Z4fmaxff(float noundef %69, float noundef 0.000000e+00) #9
  %71 = getelementptr inbounds nuw i8, ptr addrspace(1) %64, i64 4
  store float %70, ptr addrspace(1) %71, align 4, !tbaa !19
  %72 = shl i32 %59, 4
  %73 = sext i32 %72 to i64
  %74 = getelementptr float, ptr addrspace(1) %61, i64 %73
  %75 = getelementptr i8, ptr addrspace(1) %74, i64 64
  %76 = extractelement <4 x float> %57, i64 1
  %77 = fadd float %76, %14
  %78 = tail call spir_func float @_Z4fmaxff(float noundef %77, float noundef 0.000000e+00) #9
  store float %78, ptr addrspace(1) %75, align 4, !tbaa !19
  %79 = extractelement <4 x float> %57, i64 3
  %80 = fadd float %14, %79
  %81 = tail call spir_func float @_Z4fmaxff(float noundef %80, float noundef 0.000000e+00) #9
  %82 = getelementptr i8, ptr addrspace(1) %74, i64 68
  store float %81, ptr addrspace(1) %82, align 4, !tbaa !19
  br i1 %24, label %23, label %22

83:                                               ; preds = %32, %83
  %84 = phi i64 [ 0, %32 ], [ %206, %83 ]
  %85 = phi i32 [ 0, %32 ], [ %204, %83 ]
  %86 = phi <4 x float> [ zeroinitializer, %32 ], [ %179, %83 ]
  %87 = phi <4 x float> [ zeroinitializer, %32 ], [ %196, %83 ]
  %88 = phi <4 x float> [ zeroinitializer, %32 ], [ %201, %83 ]
  %89 = phi <4 x float> [ zeroinitializer, %32 ], [ %189, %83 ]
  %90 = phi <4 x float> [ zeroinitializer, %32 ], [ %199, %83 ]
  %91 = phi <4 x float> [ zeroinitializer, %32 ], [ %203, %83 ]
  %92 = mul nuw nsw i64 %84, %18
  %93 = add nuw i64 %92, %35
  %94 = shl i64 %93, 32
  %95 = ashr exact i64 %94, 30
  %96 = getelementptr i8, ptr addrspace(1) %0, i64 %95
  %97 = load float, ptr addrspace(1) %96, align 4, !tbaa !19
  %98 = getelementptr inbounds nuw i8, ptr addrspace(1) %96, i64 4
  %99 = load float, ptr addrspace(1) %98, align 4, !tbaa !19
  %100 = getelementptr inbounds nuw i8, ptr addrspace(1) %96, i64 8
  %101 = load float, ptr addrspace(1) %100, align 4, !tbaa !19
  %102 = getelementptr inbounds nuw i8, ptr addrspace(1) %96, i64 12
  %103 = load float, ptr addrspace(1) %102, align 4, !tbaa !19
  %104 = trunc i64 %93 to i32
  %105 = add i32 %5, %104
  %106 = sext i32 %105 to i64
  %107 = shl nsw i64 %106, 2
  %108 = getelementptr i8, ptr addrspace(1) %0, i64 %107
  %109 = getelementptr inbounds nuw i8, ptr addrspace(1) %108, i64 8
  %110 = getelementptr inbounds nuw i8, ptr addrspace(1) %108, i64 12
  %111 = shl i64 %93, 32
  %112 = add i64 %20, %111
  %113 = ashr exact i64 %112, 30
  %114 = getelementptr i8, ptr addrspace(1) %0, i64 %113
  %115 = getelementptr inbounds nuw i8, ptr addrspace(1) %114, i64 4
  %116 = getelementptr inbounds nuw i8, ptr addrspace(1) %114, i64 8
  %117 = getelementptr inbounds nuw i8, ptr addrspace(1) %114, i64 12
  %118 = add i64 %93, %21
  %119 = shl i64 %118, 32
  %120 = ashr exact i64 %119, 30
  %121 = getelementptr i8, ptr addrspace(1) %0, i64 %120
  %122 = load float, ptr addrspace(1) %121, align 4, !tbaa !19
  %123 = getelementptr inbounds nuw i8, ptr addrspace(1) %121, i64 4
  %124 = getelementptr inbounds nuw i8, ptr addrspace(1) %121, i64 12
  %125 = load float, ptr addrspace(1) %124, align 4, !tbaa !19
  %126 = add nsw i32 %85, %15
  %127 = shl nsw i32 %126, 4
  %128 = sext i32 %127 to i64
  %129 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %128
  %130 = getelementptr inbounds nuw i8, ptr addrspace(1) %129, i64 32
  %131 = load <4 x float>, ptr addrspace(1) %108, align 4, !tbaa !19
  %132 = load float, ptr addrspace(1) %110, align 4, !tbaa !19
  %133 = load float, ptr addrspace(1) %109, align 4, !tbaa !19
  %134 = load <4 x float>, ptr addrspace(1) %114, align 4, !tbaa !19
  %135 = load float, ptr addrspace(1) %117, align 4, !tbaa !19
  %136 = load float, ptr addrspace(1) %116, align 4, !tbaa !19
  %137 = load float, ptr addrspace(1) %115, align 4, !tbaa !19
  %138 = load <2 x float>, ptr addrspace(1) %123, align 4, !tbaa !19
  %139 = fsub float %99, %137
  %140 = insertelement <4 x float> poison, float %97, i64 0
  %141 = shufflevector <4 x float> %140, <4 x float> %131, <4 x i32> <i32 0, i32 4, i32 poison, i32 5>
  %142 = insertelement <4 x float> %141, float %101, i64 2
  %143 = shufflevector <4 x float> %134, <4 x float> poison, <4 x i32> <i32 0, i32 0, i32 2, i32 1>
  %144 = fsub <4 x float> %142, %143
  %145 = fadd <4 x float> %142, %143
  %146 = shufflevector <4 x float> %144, <4 x float> %145, <4 x i32> <i32 0, i32 5, i32 2, i32 7>
  %147 = fadd float %136, %133
  %148 = shufflevector <4 x float> %134, <4 x float> %131, <4 x i32> <i32 0, i32 4, i32 2, i32 6>
  %149 = shufflevector <2 x float> %138, <2 x float> poison, <4 x i32> <i32 0, i32 1, i32 poison, i32 poison>
  %150 = shufflevector <4 x float> %131, <4 x float> %149, <4 x i32> <i32 0, i32 poison, i32 2, i32 5>
  %151 = insertelement <4 x float> %150, float %122, i64 1
  %152 = fsub <4 x float> %148, %151
  %153 = shufflevector <4 x float> %134, <4 x float> %131, <4 x i32> <i32 1, i32 2, i32 5, i32 6>
  %154 = shufflevector <4 x float> %131, <4 x float> poison, <4 x i32> <i32 1, i32 2, i32 poison, i32 poison>
  %155 = shufflevector <4 x float> %154, <4 x float> %149, <4 x i32> <i32 0, i32 1, i32 4, i32 5>
  %156 = fsub <4 x float> %153, %155
  %157 = shufflevector <4 x float> %156, <4 x float> poison, <4 x i32> <i32 1, i32 3, i32 0, i32 2>
  %158 = fsub float %103, %135
  %159 = fadd float %135, %132
  %160 = shufflevector <4 x float> %134, <4 x float> %131, <4 x i32> <i32 1, i32 5, i32 3, i32 7>
  %161 = shufflevector <4 x float> %131, <4 x float> %149, <4 x i32> <i32 1, i32 4, i32 3, i32 poison>
  %162 = insertelement <4 x float> %161, float %125, i64 3
  %163 = fsub <4 x float> %160, %162
  %164 = shufflevector <4 x float> %144, <4 x float> poison, <4 x i32> <i32 2, i32 poison, i32 poison, i32 poison>
  %165 = insertelement <4 x float> %164, float %147, i64 1
  %166 = insertelement <4 x float> %165, float %139, i64 2
  %167 = shufflevector <4 x float> %166, <4 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 1>
  %168 = fsub <4 x float> %146, %167
  %169 = fadd <4 x float> %146, %167
  %170 = shufflevector <4 x float> %168, <4 x float> %169, <4 x i32> <i32 0, i32 1, i32 6, i32 7>
  %171 = load <8 x float>, ptr addrspace(1) %129, align 4, !tbaa !19
  %172 = shufflevector <4 x float> %166, <4 x float> %145, <4 x i32> <i32 0, i32 1, i32 2, i32 7>
  %173 = insertelement <4 x float> poison, float %139, i64 0
  %174 = shufflevector <4 x float> %173, <4 x float> %145, <4 x i32> <i32 0, i32 7, i32 poison, i32 poison>
  %175 = insertelement <4 x float> %174, float %158, i64 2
  %176 = insertelement <4 x float> %175, float %159, i64 3
  %177 = fsub <4 x float> %172, %176
  %178 = shufflevector <8 x float> %171, <8 x float> poison, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  %179 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %170, <4 x float> %178, <4 x float> %86)
  %180 = insertelement <4 x float> poison, float %147, i64 0
  %181 = shufflevector <4 x float> %180, <4 x float> %152, <4 x i32> <i32 0, i32 6, i32 poison, i32 poison>
  %182 = shufflevector <4 x float> %181, <4 x float> %146, <4 x i32> <i32 0, i32 1, i32 7, i32 poison>
  %183 = shufflevector <4 x float> %182, <4 x float> %156, <4 x i32> <i32 0, i32 1, i32 2, i32 4>
  %184 = shufflevector <4 x float> %145, <4 x float> %156, <4 x i32> <i32 3, i32 4, i32 poison, i32 poison>
  %185 = shufflevector <4 x float> %184, <4 x float> %163, <4 x i32> <i32 0, i32 1, i32 poison, i32 6>
  %186 = insertelement <4 x float> %185, float %159, i64 2
  %187 = fsub <4 x float> %183, %186
  %188 = shufflevector <8 x float> %171, <8 x float> poison, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  %189 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %177, <4 x float> %188, <4 x float> %89)
  %190 = fsub <4 x float> %152, %157
  %191 = fadd <4 x float> %152, %157
  %192 = shufflevector <4 x float> %190, <4 x float> %191, <4 x i32> <i32 0, i32 1, i32 6, i32 7>
  %193 = load <8 x float>, ptr addrspace(1) %130, align 4, !tbaa !19
  %194 = shufflevector <4 x float> %170, <4 x float> %192, <4 x i32> <i32 1, i32 4, i32 3, i32 6>
  %195 = shufflevector <8 x float> %171, <8 x float> %193, <4 x i32> <i32 4, i32 8, i32 5, i32 9>
  %196 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %194, <4 x float> %195, <4 x float> %87)
  %197 = fsub <4 x float> %157, %163
  %198 = shufflevector <8 x float> %171, <8 x float> %193, <4 x i32> <i32 6, i32 10, i32 7, i32 11>
  %199 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %187, <4 x float> %198, <4 x float> %90)
  %200 = shufflevector <8 x float> %193, <8 x float> poison, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  %201 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %192, <4 x float> %200, <4 x float> %88)
  %202 = shufflevector <8 x float> %193, <8 x float> poison, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  %203 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %197, <4 x float> %202, <4 x float> %91)
  %204 = add nuw nsw i32 %85, 1
  %205 = icmp slt i32 %204, %4
  %206 = add nuw nsw i64 %84, 1
  br i1 %205, label %83, label %36
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(read, argmem: readwrite)
define dso_local spir_kernel void @winograd_filter(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 64 captures(none) %1) local_unnamed_addr #2 !kernel_arg_addr_space !26 !kernel_arg_access_qual !27 !kernel_arg_type !28 !kernel_arg_base_type !29 !kernel_arg_type_qual !30 {
  %3 = alloca [16 x float], align 4
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #9
  %5 = trunc i64 %4 to i32
  %6 = mul nsw i32 %5, 9
  %7 = sext i32 %6 to i64
  %8 = shl nsw i64 %7, 2
  %9 = getelementptr i8, ptr addrspace(1) %0, i64 %8
  %10 = load float, ptr addrspace(1) %9, align 4, !tbaa !19
  %11 = getelementptr inbounds nuw i8, ptr addrspace(1) %9, i64 4
  %12 = load float, ptr addrspace(1) %11, align 4, !tbaa !19
  %13 = getelementptr inbounds nuw i8, ptr addrspace(1) %9, i64 8
  %14 = load float, ptr addrspace(1) %13, align 4, !tbaa !19
  %15 = sext i32 %6 to i64
  %16 = getelementptr float, ptr addrspace(1) %0, i64 %15
  %17 = getelementptr i8, ptr addrspace(1) %16, i64 12
  %18 = load float, ptr addrspace(1) %17, align 4, !tbaa !19
  %19 = sext i32 %6 to i64
  %20 = getelementptr float, ptr addrspace(1) %0, i64 %19
  %21 = getelementptr i8, ptr addrspace(1) %20, i64 24
  %22 = load float, ptr addrspace(1) %21, align 4, !tbaa !19
  %23 = fadd float %10, %18
  %24 = fadd float %23, %22
  %25 = fmul float %24, 5.000000e-01
  %26 = fsub float %10, %18
  %27 = fadd float %26, %22
  %28 = fmul float %27, 5.000000e-01
  %29 = sext i32 %6 to i64
  %30 = getelementptr float, ptr addrspace(1) %0, i64 %29
  %31 = getelementptr i8, ptr addrspace(1) %30, i64 4
  %32 = load float, ptr addrspace(1) %31, align 4, !tbaa !19
  %33 = sext i32 %6 to i64
  %34 = getelementptr float, ptr addrspace(1) %0, i64 %33
  %35 = getelementptr i8, ptr addrspace(1) %34, i64 16
  %36 = load float, ptr addrspace(1) %35, align 4, !tbaa !19
  %37 = sext i32 %6 to i64
  %38 = getelementptr float, ptr addrspace(1) %0, i64 %37
  %39 = getelementptr i8, ptr addrspace(1) %38, i64 28
  %40 = load float, ptr addrspace(1) %39, align 4, !tbaa !19
  %41 = fadd float %32, %36
  %42 = fadd float %41, %40
  %43 = fmul float %42, 5.000000e-01
  %44 = fsub float %32, %36
  %45 = fadd float %44, %40
  %46 = fmul float %45, 5.000000e-01
  %47 = sext i32 %6 to i64
  %48 = getelementptr float, ptr addrspace(1) %0, i64 %47
  %49 = getelementptr i8, ptr addrspace(1) %48, i64 8
  %50 = load float, ptr addrspace(1) %49, align 4, !tbaa !19
  %51 = sext i32 %6 to i64
  %52 = getelementptr float, ptr addrspace(1) %0, i64 %51
  %53 = getelementptr i8, ptr addrspace(1) %52, i64 20
  %54 = load float, ptr addrspace(1) %53, align 4, !tbaa !19
  %55 = sext i32 %6 to i64
  %56 = getelementptr float, ptr addrspace(1) %0, i64 %55
  %57 = getelementptr i8, ptr addrspace(1) %56, i64 32
  %58 = load float, ptr addrspace(1) %57, align 4, !tbaa !19
  %59 = fadd float %50, %54
  %60 = fadd float %59, %58
  %61 = fmul float %60, 5.000000e-01
  %62 = fsub float %50, %54
  %63 = fadd float %62, %58
  %64 = fmul float %63, 5.000000e-01
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #10
  store float %10, ptr %3, align 4, !tbaa !19
  %65 = fadd float %10, %12
  %66 = fadd float %65, %14
  %67 = fmul float %66, 5.000000e-01
  %68 = getelementptr inbounds nuw i8, ptr %3, i64 4
  store float %67, ptr %68, align 4, !tbaa !19
  %69 = fsub float %10, %12
  %70 = fadd float %69, %14
  %71 = fmul float %70, 5.000000e-01
  %72 = getelementptr inbounds nuw i8, ptr %3, i64 8
  store float %71, ptr %72, align 4, !tbaa !19
  %73 = getelementptr inbounds nuw i8, ptr %3, i64 12
  store float %14, ptr %73, align 4, !tbaa !19
  %74 = getelementptr inbounds nuw i8, ptr %3, i64 16
  store float %25, ptr %74, align 4, !tbaa !19
  %75 = fadd float %25, %43
  %76 = fadd float %75, %61
  %77 = fmul float %76, 5.000000e-01
  %78 = getelementptr inbounds nuw i8, ptr %3, i64 20
  store float %77, ptr %78, align 4, !tbaa !19
  %79 = fsub float %25, %43
  %80 = fadd float %79, %61
  %81 = fmul float %80, 5.000000e-01
  %82 = getelementptr inbounds nuw i8, ptr %3, i64 24
  store float %81, ptr %82, align 4, !tbaa !19
  %83 = getelementptr inbounds nuw i8, ptr %3, i64 28
  store float %61, ptr %83, align 4, !tbaa !19
  %84 = getelementptr inbounds nuw i8, ptr %3, i64 32
  store float %28, ptr %84, align 4, !tbaa !19
  %85 = fadd float %28, %46
  %86 = fadd float %85, %64
  %87 = fmul float %86, 5.000000e-01
  %88 = getelementptr inbounds nuw i8, ptr %3, i64 36
  store float %87, ptr %88, align 4, !tbaa !19
  %89 = fsub float %28, %46
  %90 = fadd float %89, %64
  %91 = fmul float %90, 5.000000e-01
  %92 = getelementptr inbounds nuw i8, ptr %3, i64 40
  store float %91, ptr %92, align 4, !tbaa !19
  %93 = getelementptr inbounds nuw i8, ptr %3, i64 44
  store float %64, ptr %93, align 4, !tbaa !19
  %94 = getelementptr inbounds nuw i8, ptr %3, i64 48
  store float %22, ptr %94, align 4, !tbaa !19
  %95 = fadd float %22, %40
  %96 = fadd float %95, %58
  %97 = fmul float %96, 5.000000e-01
  %98 = getelementptr inbounds nuw i8, ptr %3, i64 52
  store float %97, ptr %98, align 4, !tbaa !19
  %99 = fsub float %22, %40
  %100 = fadd float %99, %58
  %101 = fmul float %100, 5.000000e-01
  %102 = getelementptr inbounds nuw i8, ptr %3, i64 56
  store float %101, ptr %102, align 4, !tbaa !19
  %103 = getelementptr inbounds nuw i8, ptr %3, i64 60
  store float %58, ptr %103, align 4, !tbaa !19
  %104 = addrspacecast ptr %3 to ptr addrspace(4)
  %105 = call spir_func <16 x float> @_Z7vload16mPU3AS4Kf(i64 noundef 0, ptr addrspace(4) noundef %104) #11
  %106 = sext i32 %5 to i64
  %107 = getelementptr inbounds <16 x float>, ptr addrspace(1) %1, i64 %106
  store <16 x float> %105, ptr addrspace(1) %107, align 64, !tbaa !31
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #10
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(read, argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_winograd_filter(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 64 captures(none) %1) local_unnamed_addr #3 !kernel_arg_addr_space !26 !kernel_arg_access_qual !27 !kernel_arg_type !28 !kernel_arg_base_type !29 !kernel_arg_type_qual !30 {
  %3 = alloca [16 x float], align 4
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #9
  %5 = trunc i64 %4 to i32
  %6 = mul nsw i32 %5, 9
  %7 = sext i32 %6 to i64
  %8 = shl nsw i64 %7, 2
  %9 = getelementptr i8, ptr addrspace(1) %0, i64 %8
  %10 = load float, ptr addrspace(1) %9, align 4, !tbaa !19
  %11 = getelementptr inbounds nuw i8, ptr addrspace(1) %9, i64 4
  %12 = load float, ptr addrspace(1) %11, align 4, !tbaa !19
  %13 = getelementptr inbounds nuw i8, ptr addrspace(1) %9, i64 8
  %14 = load float, ptr addrspace(1) %13, align 4, !tbaa !19
  %15 = sext i32 %6 to i64
  %16 = getelementptr float, ptr addrspace(1) %0, i64 %15
  %17 = getelementptr i8, ptr addrspace(1) %16, i64 12
  %18 = load float, ptr addrspace(1) %17, align 4, !tbaa !19
  %19 = sext i32 %6 to i64
  %20 = getelementptr float, ptr addrspace(1) %0, i64 %19
  %21 = getelementptr i8, ptr addrspace(1) %20, i64 24
  %22 = load float, ptr addrspace(1) %21, align 4, !tbaa !19
  %23 = fadd float %10, %18
  %24 = fadd float %23, %22
  %25 = fmul float %24, 5.000000e-01
  %26 = fsub float %10, %18
  %27 = fadd float %26, %22
  %28 = fmul float %27, 5.000000e-01
  %29 = sext i32 %6 to i64
  %30 = getelementptr float, ptr addrspace(1) %0, i64 %29
  %31 = getelementptr i8, ptr addrspace(1) %30, i64 4
  %32 = load float, ptr addrspace(1) %31, align 4, !tbaa !19
  %33 = sext i32 %6 to i64
  %34 = getelementptr float, ptr addrspace(1) %0, i64 %33
  %35 = getelementptr i8, ptr addrspace(1) %34, i64 16
  %36 = load float, ptr addrspace(1) %35, align 4, !tbaa !19
  %37 = sext i32 %6 to i64
  %38 = getelementptr float, ptr addrspace(1) %0, i64 %37
  %39 = getelementptr i8, ptr addrspace(1) %38, i64 28
  %40 = load float, ptr addrspace(1) %39, align 4, !tbaa !19
  %41 = fadd float %32, %36
  %42 = fadd float %41, %40
  %43 = fmul float %42, 5.000000e-01
  %44 = fsub float %32, %36
  %45 = fadd float %44, %40
  %46 = fmul float %45, 5.000000e-01
  %47 = sext i32 %6 to i64
  %48 = getelementptr float, ptr addrspace(1) %0, i64 %47
  %49 = getelementptr i8, ptr addrspace(1) %48, i64 8
  %50 = load float, ptr addrspace(1) %49, align 4, !tbaa !19
  %51 = sext i32 %6 to i64
  %52 = getelementptr float, ptr addrspace(1) %0, i64 %51
  %53 = getelementptr i8, ptr addrspace(1) %52, i64 20
  %54 = load float, ptr addrspace(1) %53, align 4, !tbaa !19
  %55 = sext i32 %6 to i64
  %56 = getelementptr float, ptr addrspace(1) %0, i64 %55
  %57 = getelementptr i8, ptr addrspace(1) %56, i64 32
  %58 = load float, ptr addrspace(1) %57, align 4, !tbaa !19
  %59 = fadd float %50, %54
  %60 = fadd float %59, %58
  %61 = fmul float %60, 5.000000e-01
  %62 = fsub float %50, %54
  %63 = fadd float %62, %58
  %64 = fmul float %63, 5.000000e-01
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #10
  store float %10, ptr %3, align 4, !tbaa !19
  %65 = fadd float %10, %12
  %66 = fadd float %65, %14
  %67 = fmul float %66, 5.000000e-01
  %68 = getelementptr inbounds nuw i8, ptr %3, i64 4
  store float %67, ptr %68, align 4, !tbaa !19
  %69 = fsub float %10, %12
  %70 = fadd float %69, %14
  %71 = fmul float %70, 5.000000e-01
  %72 = getelementptr inbounds nuw i8, ptr %3, i64 8
  store float %71, ptr %72, align 4, !tbaa !19
  %73 = getelementptr inbounds nuw i8, ptr %3, i64 12
  store float %14, ptr %73, align 4, !tbaa !19
  %74 = getelementptr inbounds nuw i8, ptr %3, i64 16
  store float %25, ptr %74, align 4, !tbaa !19
  %75 = fadd float %25, %43
  %76 = fadd float %75, %61
  %77 = fmul float %76, 5.000000e-01
  %78 = getelementptr inbounds nuw i8, ptr %3, i64 20
  store float %77, ptr %78, align 4, !tbaa !19
  %79 = fsub float %25, %43
  %80 = fadd float %79, %61
  %81 = fmul float %80, 5.000000e-01
  %82 = getelementptr inbounds nuw i8, ptr %3, i64 24
  store float %81, ptr %82, align 4, !tbaa !19
  %83 = getelementptr inbounds nuw i8, ptr %3, i64 28
  store float %61, ptr %83, align 4, !tbaa !19
  %84 = getelementptr inbounds nuw i8, ptr %3, i64 32
  store float %28, ptr %84, align 4, !tbaa !19
  %85 = fadd float %28, %46
  %86 = fadd float %85, %64
  %87 = fmul float %86, 5.000000e-01
  %88 = getelementptr inbounds nuw i8, ptr %3, i64 36
  store float %87, ptr %88, align 4, !tbaa !19
  %89 = fsub float %28, %46
  %90 = fadd float %89, %64
  %91 = fmul float %90, 5.000000e-01
  %92 = getelementptr inbounds nuw i8, ptr %3, i64 40
  store float %91, ptr %92, align 4, !tbaa !19
  %93 = getelementptr inbounds nuw i8, ptr %3, i64 44
  store float %64, ptr %93, align 4, !tbaa !19
  %94 = getelementptr inbounds nuw i8, ptr %3, i64 48
  store float %22, ptr %94, align 4, !tbaa !19
  %95 = fadd float %22, %40
  %96 = fadd float %95, %58
  %97 = fmul float %96, 5.000000e-01
  %98 = getelementptr inbounds nuw i8, ptr %3, i64 52
  store float %97, ptr %98, align 4, !tbaa !19
  %99 = fsub float %22, %40
  %100 = fadd float %99, %58
  %101 = fmul float %100, 5.000000e-01
  %102 = getelementptr inbounds nuw i8, ptr %3, i64 56
  store float %101, ptr %102, align 4, !tbaa !19
  %103 = getelementptr inbounds nuw i8, ptr %3, i64 60
  store float %58, ptr %103, align 4, !tbaa !19
  %104 = addrspacecast ptr %3 to ptr addrspace(4)
  %105 = call spir_func <16 x float> @_Z7vload16mPU3AS4Kf(i64 noundef 0, ptr addrspace(4) noundef %104) #11
  %106 = sext i32 %5 to i64
  %107 = getelementptr inbounds <16 x float>, ptr addrspace(1) %1, i64 %106
  store <16 x float> %105, ptr addrspace(1) %107, align 64, !tbaa !31
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #10
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z12get_group_idj(i32 noundef) local_unnamed_addr #5

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z12get_local_idj(i32 noundef) local_unnamed_addr #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func float @_Z4fmaxff(float noundef, float noundef) local_unnamed_addr #5

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #5

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(read)
declare dso_local spir_func <16 x float> @_Z7vload16mPU3AS4Kf(i64 noundef, ptr addrspace(4) noundef) local_unnamed_addr #6

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite)
declare void @llvm.experimental.noalias.scope.decl(metadata) #7

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x float> @llvm.fmuladd.v4f32(<4 x float>, <4 x float>, <4 x float>) #8

attributes #0 = { convergent nofree norecurse nounwind memory(argmem: readwrite, inaccessiblemem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline convergent nofree norecurse nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #2 = { convergent mustprogress nofree norecurse nounwind willreturn memory(read, argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #3 = { alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(read, argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #4 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #5 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #6 = { convergent mustprogress nofree nounwind willreturn memory(read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #7 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite) }
attributes #8 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #9 = { convergent nounwind willreturn memory(none) }
attributes #10 = { nounwind }
attributes #11 = { convergent nounwind willreturn memory(read) }

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
!8 = !{i32 1, i32 1, i32 1, i32 1, i32 0, i32 0, i32 0}
!9 = !{!"none", !"none", !"none", !"none", !"none", !"none", !"none"}
!10 = !{!"float*", !"float*", !"float*", !"float*", !"int", !"int", !"int"}
!11 = !{!"restrict const", !"restrict const", !"restrict const", !"restrict", !"", !"", !""}
!12 = !{!13}
!13 = distinct !{!13, !14, !"__clang_ocl_kern_imp_winograd_f23: argument 1"}
!14 = distinct !{!14, !"__clang_ocl_kern_imp_winograd_f23"}
!15 = !{!16}
!16 = distinct !{!16, !14, !"__clang_ocl_kern_imp_winograd_f23: argument 2"}
!17 = !{!18}
!18 = distinct !{!18, !14, !"__clang_ocl_kern_imp_winograd_f23: argument 3"}
!19 = !{!20, !20, i64 0}
!20 = !{!"float", !6, i64 0}
!21 = !{!22, !13, !18}
!22 = distinct !{!22, !14, !"__clang_ocl_kern_imp_winograd_f23: argument 0"}
!23 = !{!22, !13, !16}
!24 = !{!13, !16, !18}
!25 = !{!22, !16, !18}
!26 = !{i32 1, i32 1}
!27 = !{!"none", !"none"}
!28 = !{!"float*", !"float16*"}
!29 = !{!"float*", !"float __attribute__((ext_vector_type(16)))*"}
!30 = !{!"const", !""}
!31 = !{!6, !6, i64 0}
