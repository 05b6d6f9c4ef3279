; ModuleID = 'corpus/opencl/heartwall.cl'
source_filename = "corpus/opencl/heartwall.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

@correlate.win = internal unnamed_addr addrspace(3) global [13 x [13 x float]] undef, align 4
@correlate.tpl = internal unnamed_addr addrspace(3) global [25 x float] undef, align 4
@correlate.corr = internal unnamed_addr addrspace(3) global [81 x float] undef, align 4
@correlate.stat.0 = internal unnamed_addr addrspace(3) global float undef, align 4
@correlate.stat.1 = internal unnamed_addr addrspace(3) global float undef, align 4

; Function Attrs: convergent norecurse nounwind
define dso_local spir_kernel void @correlate(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef readonly align 4 captures(none) %2, ptr addrspace(1) noundef readonly align 4 captures(none) %3, ptr addrspace(1) noundef writeonly align 4 captures(none) %4, ptr addrspace(1) noundef writeonly align 4 captures(none) %5, i32 noundef %6) local_unnamed_addr #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %8 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #5
  %9 = trunc i64 %8 to i32
  %10 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #5
  %11 = trunc i64 %10 to i32
  %12 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #5
  %13 = trunc i64 %12 to i32
  %14 = sext i32 %9 to i64
  %15 = getelementptr inbounds i32, ptr addrspace(1) %2, i64 %14
  %16 = load i32, ptr addrspace(1) %15, align 4, !tbaa !4
  %17 = getelementptr inbounds i32, ptr addrspace(1) %3, i64 %14
  %18 = load i32, ptr addrspace(1) %17, align 4, !tbaa !4
  %19 = icmp slt i32 %11, 169
  br i1 %19, label %24, label %43

20:                                               ; preds = %24
  %21 = icmp slt i32 %11, 25
  br i1 %21, label %22, label %43

22:                                               ; preds = %20
  %23 = mul nsw i32 %9, 25
  br label %45

24:                                               ; preds = %7, %24
  %25 = phi i32 [ %41, %24 ], [ %11, %7 ]
  %26 = freeze i32 %25
  %27 = sdiv i32 %26, 13
  %28 = add nsw i32 %27, %16
  %29 = mul nsw i32 %28, %6
  %30 = mul i32 %27, 13
  %31 = sub i32 %26, %30
  %32 = add i32 %31, %18
  %33 = add i32 %32, %29
  %34 = sext i32 %33 to i64
  %35 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %34
  %36 = load float, ptr addrspace(1) %35, align 4, !tbaa !12
  %37 = sext i32 %27 to i64
  %38 = getelementptr inbounds [13 x float], ptr addrspace(3) @correlate.win, i64 %37
  %39 = sext i32 %31 to i64
  %40 = getelementptr inbounds float, ptr addrspace(3) %38, i64 %39
  store float %36, ptr addrspace(3) %40, align 4, !tbaa !12
  %41 = add nsw i32 %25, %13
  %42 = icmp slt i32 %41, 169
  br i1 %42, label %24, label %20

43:                                               ; preds = %45, %7, %20
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #6
  %44 = icmp eq i32 %11, 0
  br i1 %44, label %62, label %73

45:                                               ; preds = %22, %45
  %46 = phi i32 [ %11, %22 ], [ %53, %45 ]
  %47 = add nsw i32 %46, %23
  %48 = sext i32 %47 to i64
  %49 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %48
  %50 = load float, ptr addrspace(1) %49, align 4, !tbaa !12
  %51 = sext i32 %46 to i64
  %52 = getelementptr inbounds float, ptr addrspace(3) @correlate.tpl, i64 %51
  store float %50, ptr addrspace(3) %52, align 4, !tbaa !12
  %53 = add nsw i32 %46, %13
  %54 = icmp slt i32 %53, 25
  br i1 %54, label %45, label %43

55:                                               ; preds = %62
  %56 = fdiv float %69, 2.500000e+01
  store float %56, ptr addrspace(3) @correlate.stat.0, align 4, !tbaa !12
  %57 = fmul float %69, %69
  %58 = fdiv float %57, 2.500000e+01
  %59 = fsub float %70, %58
  %60 = tail call spir_func float @_Z4fmaxff(float noundef %59, float noundef 0.000000e+00) #5
  %61 = tail call spir_func float @_Z4sqrtf(float noundef %60) #5
  store float %61, ptr addrspace(3) @correlate.stat.1, align 4, !tbaa !12
  br label %73

62:                                               ; preds = %43, %62
  %63 = phi float [ %69, %62 ], [ 0.000000e+00, %43 ]
  %64 = phi float [ %70, %62 ], [ 0.000000e+00, %43 ]
  %65 = phi i32 [ %71, %62 ], [ 0, %43 ]
  %66 = zext nneg i32 %65 to i64
  %67 = getelementptr inbounds nuw float, ptr addrspace(3) @correlate.tpl, i64 %66
  %68 = load float, ptr addrspace(3) %67, align 4, !tbaa !12
  %69 = fadd float %63, %68
  %70 = tail call float @llvm.fmuladd.f32(float %68, float %68, float %64)
  %71 = add nuw nsw i32 %65, 1
  %72 = icmp samesign ult i32 %65, 24
  br i1 %72, label %62, label %55

73:                                               ; preds = %55, %43
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #6
  %74 = icmp slt i32 %11, 81
  br i1 %74, label %75, label %79

75:                                               ; preds = %73
  %76 = load float, ptr addrspace(3) @correlate.stat.0, align 4, !tbaa !12
  %77 = load float, ptr addrspace(3) @correlate.stat.1, align 4, !tbaa !12
  %78 = mul nsw i32 %9, 81
  br label %80

79:                                               ; preds = %155, %73
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #6
  br i1 %44, label %185, label %198

80:                                               ; preds = %75, %155
  %81 = phi i32 [ %11, %75 ], [ %170, %155 ]
  %82 = freeze i32 %81
  %83 = sdiv i32 %82, 9
  %84 = mul i32 %83, 9
  %85 = sub i32 %82, %84
  %86 = sext i32 %85 to i64
  %87 = sext i32 %85 to i64
  %88 = sext i32 %85 to i64
  %89 = sext i32 %85 to i64
  %90 = sext i32 %85 to i64
  br label %91

91:                                               ; preds = %80, %91
  %92 = phi i32 [ 0, %80 ], [ %153, %91 ]
  %93 = phi float [ 0.000000e+00, %80 ], [ %152, %91 ]
  %94 = phi float [ 0.000000e+00, %80 ], [ %146, %91 ]
  %95 = phi float [ 0.000000e+00, %80 ], [ %145, %91 ]
  %96 = add nsw i32 %92, %83
  %97 = sext i32 %96 to i64
  %98 = getelementptr inbounds [13 x float], ptr addrspace(3) @correlate.win, i64 %97
  %99 = mul nuw nsw i32 %92, 5
  %100 = getelementptr inbounds float, ptr addrspace(3) %98, i64 %86
  %101 = load float, ptr addrspace(3) %100, align 4, !tbaa !12
  %102 = fadd float %95, %101
  %103 = tail call float @llvm.fmuladd.f32(float %101, float %101, float %94)
  %104 = zext nneg i32 %99 to i64
  %105 = getelementptr inbounds nuw float, ptr addrspace(3) @correlate.tpl, i64 %104
  %106 = load float, ptr addrspace(3) %105, align 4, !tbaa !12
  %107 = fsub float %106, %76
  %108 = tail call float @llvm.fmuladd.f32(float %101, float %107, float %93)
  %109 = getelementptr float, ptr addrspace(3) %98, i64 %87
  %110 = getelementptr i8, ptr addrspace(3) %109, i64 4
  %111 = load float, ptr addrspace(3) %110, align 4, !tbaa !12
  %112 = fadd float %102, %111
  %113 = tail call float @llvm.fmuladd.f32(float %111, float %111, float %103)
  %114 = zext nneg i32 %99 to i64
  %115 = getelementptr inbounds nuw float, ptr addrspace(3) @correlate.tpl, i64 %114
  %116 = getelementptr inbounds nuw i8, ptr addrspace(3) %115, i64 4
  %117 = load float, ptr addrspace(3) %116, align 4, !tbaa !12
  %118 = fsub float %117, %76
  %119 = tail call float @llvm.fmuladd.f32(float %111, float %118, float %108)
  %120 = getelementptr float, ptr addrspace(3) %98, i64 %88
  %121 = getelementptr i8, ptr addrspace(3) %120, i64 8
  %122 = load float, ptr addrspace(3) %121, align 4, !tbaa !12
  %123 = fadd float %112, %122
  %124 = tail call float @llvm.fmuladd.f32(float %122, float %122, float %113)
  %125 = zext nneg i32 %99 to i64
  %126 = getelementptr inbounds nuw float, ptr addrspace(3) @correlate.tpl, i64 %125
  %127 = getelementptr inbounds nuw i8, ptr addrspace(3) %126, i64 8
  %128 = load float, ptr addrspace(3) %127, align 4, !tbaa !12
  %129 = fsub float %128, %76
  %130 = tail call float @llvm.fmuladd.f32(float %122, float %129, float %119)
  %131 = getelementptr float, ptr addrspace(3) %98, i64 %89
  %132 = getelementptr i8, ptr addrspace(3) %131, i64 12
  %133 = load float, ptr addrspace(3) %132, align 4, !tbaa !12
  %134 = fadd float %123, %133
  %135 = tail call float @llvm.fmuladd.f32(float %133, float %133, float %124)
  %136 = zext nneg i32 %99 to i64
  %137 = getelementptr inbounds nuw float, ptr addrspace(3) @correlate.tpl, i64 %136
  %138 = getelementptr inbounds nuw i8, ptr addrspace(3) %137, i64 12
  %139 = load float, ptr addrspace(3) %138, align 4, !tbaa !12
  %140 = fsub float %139, %76
  %141 = tail call float @llvm.fmuladd.f32(float %133, float %140, float %130)
  %142 = getelementptr float, ptr addrspace(3) %98, i64 %90
  %143 = getelementptr i8, ptr addrspace(3) %142, i64 16
  %144 = load float, ptr addrspace(3) %143, align 4, !tbaa !12
  %145 = fadd float %134, %144
  %146 = tail call float @llvm.fmuladd.f32(float %144, float %144, float %135)
  %147 = zext nneg i32 %99 to i64
  %148 = getelementptr inbounds nuw float, ptr addrspace(3) @correlate.tpl, i64 %147
  %149 = getelementptr inbounds nuw i8, ptr addrspace(3) %148, i64 16
  %150 = load float, ptr addrspace(3) %149, align 4, !tbaa !12
  %151 = fsub float %150, %76
  %152 = tail call float @llvm.fmuladd.f32(float %144, float %151, float %141)
  %153 = add nuw nsw i32 %92, 1
  %154 = icmp samesign ult i32 %92, 4
  br i1 %154, label %91, label %155

155:                                              ; preds = %91
  %156 = fmul float %145, %145
  %157 = fdiv float %156, 2.500000e+01
  %158 = fsub float %146, %157
  %159 = tail call spir_func float @_Z4fmaxff(float noundef %158, float noundef 0.000000e+00) #5
  %160 = tail call spir_func float @_Z4sqrtf(float noundef %159) #5
  %161 = fmul float %160, %77
  %162 = fcmp ogt float %161, 0.000000e+00
  %163 = fdiv float %152, %161
  %164 = select i1 %162, float %163, float 0.000000e+00
  %165 = sext i32 %81 to i64
  %166 = getelementptr inbounds float, ptr addrspace(3) @correlate.corr, i64 %165
  store float %164, ptr addrspace(3) %166, align 4, !tbaa !12
  %167 = add nsw i32 %81, %78
  %168 = sext i32 %167 to i64
  %169 = getelementptr inbounds float, ptr addrspace(1) %4, i64 %168
  store float %164, ptr addrspace(1) %169, align 4, !tbaa !12
  %170 = add nsw i32 %81, %13
  %171 = icmp slt i32 %170, 81
  br i1 %171, label %80, label %79

172:                                              ; preds = %185
  %173 = freeze i32 %195
  %174 = udiv i32 %173, 9
  %175 = add i32 %16, 2
  %176 = add i32 %175, %174
  %177 = shl nsw i32 %9, 1
  %178 = sext i32 %177 to i64
  %179 = getelementptr inbounds i32, ptr addrspace(1) %5, i64 %178
  store i32 %176, ptr addrspace(1) %179, align 4, !tbaa !4
  %180 = mul i32 %174, 9
  %181 = sub i32 %173, %180
  %182 = add i32 %18, 2
  %183 = add i32 %182, %181
  %184 = getelementptr i8, ptr addrspace(1) %179, i64 4
  store i32 %183, ptr addrspace(1) %184, align 4, !tbaa !4
  br label %198

185:                                              ; preds = %79, %185
  %186 = phi i32 [ %196, %185 ], [ 1, %79 ]
  %187 = phi i32 [ %195, %185 ], [ 0, %79 ]
  %188 = zext nneg i32 %186 to i64
  %189 = getelementptr inbounds nuw float, ptr addrspace(3) @correlate.corr, i64 %188
  %190 = load float, ptr addrspace(3) %189, align 4, !tbaa !12
  %191 = zext nneg i32 %187 to i64
  %192 = getelementptr inbounds nuw float, ptr addrspace(3) @correlate.corr, i64 %191
  %193 = load float, ptr addrspace(3) %192, align 4, !tbaa !12
  %194 = fcmp ogt float %190, %193
  %195 = select i1 %194, i32 %186, i32 %187
  %196 = add nuw nsw i32 %186, 1
  %197 = icmp samesign ult i32 %186, 80
  br i1 %197, label %185, label %172

198:                                              ; preds = %79, %172
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define dso_local spir_func void @__clang_ocl_kern_imp_correlate(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef readonly align 4 captures(none) %2, ptr addrspace(1) noundef readonly align 4 captures(none) %3, ptr addrspace(1) noundef writeonly align 4 captures(none) %4, ptr addrspace(1) noundef writeonly align 4 captures(none) %5, i32 noundef %6) local_unnamed_addr #1 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %8 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #5
  %9 = trunc i64 %8 to i32
  %10 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #5
  %11 = trunc i64 %10 to i32
  %12 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #5
  %13 = trunc i64 %12 to i32
  %14 = sext i32 %9 to i64
  %15 = getelementptr inbounds i32, ptr addrspace(1) %2, i64 %14
  %16 = load i32, ptr addrspace(1) %15, align 4, !tbaa !4
  %17 = getelementptr inbounds i32, ptr addrspace(1) %3, i64 %14
  %18 = load i32, ptr addrspace(1) %17, align 4, !tbaa !4
  %19 = icmp slt i32 %11, 169
  br i1 %19, label %24, label %43

20:                                               ; preds = %24
  %21 = icmp slt i32 %11, 25
  br i1 %21, label %22, label %43

22:                                               ; preds = %20
  %23 = mul nsw i32 %9, 25
  br label %45

24:                                               ; preds = %7, %24
  %25 = phi i32 [ %41, %24 ], [ %11, %7 ]
  %26 = freeze i32 %25
  %27 = sdiv i32 %26, 13
  %28 = add nsw i32 %27, %16
  %29 = mul nsw i32 %28, %6
  %30 = mul i32 %27, 13
  %31 = sub i32 %26, %30
  %32 = add i32 %31, %18
  %33 = add i32 %32, %29
  %34 = sext i32 %33 to i64
  %35 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %34
  %36 = load float, ptr addrspace(1) %35, align 4, !tbaa !12
  %37 = sext i32 %27 to i64
  %38 = getelementptr inbounds [13 x float], ptr addrspace(3) @correlate.win, i64 %37
  %39 = sext i32 %31 to i64
  %40 = getelementptr inbounds float, ptr addrspace(3) %38, i64 %39
  store float %36, ptr addrspace(3) %40, align 4, !tbaa !12
  %41 = add nsw i32 %25, %13
  %42 = icmp slt i32 %41, 169
  br i1 %42, label %24, label %20

43:                                               ; preds = %45, %7, %20
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #6
  %44 = icmp eq i32 %11, 0
  br i1 %44, label %62, label %73

45:                                               ; preds = %22, %45
  %46 = phi i32 [ %11, %22 ], [ %53, %45 ]
  %47 = add nsw i32 %46, %23
  %48 = sext i32 %47 to i64
  %49 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %48
  %50 = load float, ptr addrspace(1) %49, align 4, !tbaa !12
  %51 = sext i32 %46 to i64
  %52 = getelementptr inbounds float, ptr addrspace(3) @correlate.tpl, i64 %51
  store float %50, ptr addrspace(3) %52, align 4, !tbaa !12
  %53 = add nsw i32 %46, %13
  %54 = icmp slt i32 %53, 25
  br i1 %54, label %45, label %43

55:                                               ; preds = %62
  %56 = fdiv float %69, 2.500000e+01
  store float %56, ptr addrspace(3) @correlate.stat.0, align 4, !tbaa !12
  %57 = fmul float %69, %69
  %58 = fdiv float %57, 2.500000e+01
  %59 = fsub float %70, %58
  %60 = tail call spir_func float @_Z4fmaxff(float noundef %59, float noundef 0.000000e+00) #5
  %61 = tail call spir_func float @_Z4sqrtf(float noundef %60) #5
  store float %61, ptr addrspace(3) @correlate.stat.1, align 4, !tbaa !12
  br label %73

62:                                               ; preds = %43, %62
  %63 = phi float [ %69, %62 ], [ 0.000000e+00, %43 ]
  %64 = phi float [ %70, %62 ], [ 0.000000e+00, %43 ]
  %65 = phi i32 [ %71, %62 ], [ 0, %43 ]
  %66 = zext nneg i32 %65 to i64
  %67 = getelementptr inbounds nuw float, ptr addrspace(3) @correlate.tpl, i64 %66
  %68 = load float, ptr addrspace(3) %67, align 4, !tbaa !12
  %69 = fadd float %63, %68
  %70 = tail call float @llvm.fmuladd.f32(float %68, float %68, float %64)
  %71 = add nuw nsw i32 %65, 1
  %72 = icmp samesign ult i32 %65, 24
  br i1 %72, label %62, label %55

73:                                               ; preds = %55, %43
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #6
  %74 = icmp slt i32 %11, 81
  br i1 %74, label %75, label %79

75:                                               ; preds = %73
  %76 = load float, ptr addrspace(3) @correlate.stat.0, align 4, !tbaa !12
  %77 = load float, ptr addrspace(3) @correlate.stat.1, align 4, !tbaa !12
  %78 = mul nsw i32 %9, 81
  br label %80

79:                                               ; preds = %155, %73
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #6
  br i1 %44, label %185, label %198

80:                                               ; preds = %75, %155
  %81 = phi i32 [ %11, %75 ], [ %170, %155 ]
  %82 = freeze i32 %81
  %83 = sdiv i32 %82, 9
  %84 = mul i32 %83, 9
  %85 = sub i32 %82, %84
  %86 = sext i32 %85 to i64
  %87 = sext i32 %85 to i64
  %88 = sext i32 %85 to i64
  %89 = sext i32 %85 to i64
  %90 = sext i32 %85 to i64
  br label %91

91:                                               ; preds = %80, %91
  %92 = phi i32 [ 0, %80 ], [ %153, %91 ]
  %93 = phi float [ 0.000000e+00, %80 ], [ %152, %91 ]
  %94 = phi float [ 0.000000e+00, %80 ], [ %146, %91 ]
  %95 = phi float [ 0.000000e+00, %80 ], [ %145, %91 ]
  %96 = add nsw i32 %92, %83
  %97 = sext i32 %96 to i64
  %98 = getelementptr inbounds [13 x float], ptr addrspace(3) @correlate.win, i64 %97
  %99 = mul nuw nsw i32 %92, 5
  %100 = getelementptr inbounds float, ptr addrspace(3) %98, i64 %86
  %101 = load float, ptr addrspace(3) %100, align 4, !tbaa !12
  %102 = fadd float %95, %101
  %103 = tail call float @llvm.fmuladd.f32(float %101, float %101, float %94)
  %104 = zext nneg i32 %99 to i64
  %105 = getelementptr inbounds nuw float, ptr addrspace(3) @correlate.tpl, i64 %104
  %106 = load float, ptr addrspace(3) %105, align 4, !tbaa !12
  %107 = fsub float %106, %76
  %108 = tail call float @llvm.fmuladd.f32(float %101, float %107, float %93)
  %109 = getelementptr float, ptr addrspace(3) %98, i64 %87
  %110 = getelementptr i8, ptr addrspace(3) %109, i64 4
  %111 = load float, ptr addrspace(3) %110, align 4, !tbaa !12
  %112 = fadd float %102, %111
  %113 = tail call float @llvm.fmuladd.f32(float %111, float %111, float %103)
  %114 = zext nneg i32 %99 to i64
  %115 = getelementptr inbounds nuw float, ptr addrspace(3) @correlate.tpl, i64 %114
  %116 = getelementptr inbounds nuw i8, ptr addrspace(3) %115, i64 4
  %117 = load float, ptr addrspace(3) %116, align 4, !tbaa !12
  %118 = fsub float %117, %76
  %119 = tail call float @llvm.fmuladd.f32(float %111, float %118, float %108)
  %120 = getelementptr float, ptr addrspace(3) %98, i64 %88
  %121 = getelementptr i8, ptr addrspace(3) %120, i64 8
  %122 = load float, ptr addrspace(3) %121, align 4, !tbaa !12
  %123 = fadd float %112, %122
  %124 = tail call float @llvm.fmuladd.f32(float %122, float %122, float %113)
  %125 = zext nneg i32 %99 to i64
  %126 = getelementptr inbounds nuw float, ptr addrspace(3) @correlate.tpl, i64 %125
  %127 = getelementptr inbounds nuw i8, ptr addrspace(3) %126, i64 8
  %128 = load float, ptr addrspace(3) %127, align 4, !tbaa !12
  %129 = fsub float %128, %76
  %130 = tail call float @llvm.fmuladd.f32(float %122, float %129, float %119)
  %131 = getelementptr float, ptr addrspace(3) %98, i64 %89
  %132 = getelementptr i8, ptr addrspace(3) %131, i64 12
  %133 = load float, ptr addrspace(3) %132, align 4, !tbaa !12
  %134 = fadd float %123, %133
  %135 = tail call float @llvm.fmuladd.f32(float %133, float %133, float %124)
  %136 = zext nneg i32 %99 to i64
  %137 = getelementptr inbounds nuw float, ptr addrspace(3) @correlate.tpl, i64 %136
  %138 = getelementptr inbounds nuw i8, ptr addrspace(3) %137, i64 12
  %139 = load float, ptr addrspace(3) %138, align 4, !tbaa !12
  %140 = fsub float %139, %76
  %141 = tail call float @llvm.fmuladd.f32(float %133, float %140, float %130)
  %142 = getelementptr float, ptr addrspace(3) %98, i64 %90
  %143 = getelementptr i8, ptr addrspace(3) %142, i64 16
  %144 = load float, ptr addrspace(3) %143, align 4, !tbaa !12
  %145 = fadd float %134, %144
  %146 = tail call float @llvm.fmuladd.f32(float %144, float %144, float %135)
  %147 = zext nneg i32 %99 to i64
  %148 = getelementptr inbounds nuw float, ptr addrspace(3) @correlate.tpl, i64 %147
  %149 = getelementptr inbounds nuw i8, ptr addrspace(3) %148, i64 16
  %150 = load float, ptr addrspace(3) %149, align 4, !tbaa !12
  %151 = fsub float %150, %76
  %152 = tail call float @llvm.fmuladd.f32(float %144, float %151, float %141)
  %153 = add nuw nsw i32 %92, 1
  %154 = icmp samesign ult i32 %92, 4
  br i1 %154, label %91, label %155

155:                                              ; preds = %91
  %156 = fmul float %145, %145
  %157 = fdiv float %156, 2.500000e+01
  %158 = fsub float %146, %157
  %159 = tail call spir_func float @_Z4fmaxff(float noundef %158, float noundef 0.000000e+00) #5
  %160 = tail call spir_func float @_Z4sqrtf(float noundef %159) #5
  %161 = fmul float %160, %77
  %162 = fcmp ogt float %161, 0.000000e+00
  %163 = fdiv float %152, %161
  %164 = select i1 %162, float %163, float 0.000000e+00
  %165 = sext i32 %81 to i64
  %166 = getelementptr inbounds float, ptr addrspace(3) @correlate.corr, i64 %165
  store float %164, ptr addrspace(3) %166, align 4, !tbaa !12
  %167 = add nsw i32 %81, %78
  %168 = sext i32 %167 to i64
  %169 = getelementptr inbounds float, ptr addrspace(1) %4, i64 %168
  store float %164, ptr addrspace(1) %169, align 4, !tbaa !12
  %170 = add nsw i32 %81, %13
  %171 = icmp slt i32 %170, 81
  br i1 %171, label %80, label %79

172:                                              ; preds = %185
  %173 = freeze i32 %195
  %174 = udiv i32 %173, 9
  %175 = add i32 %16, 2
  %176 = add i32 %175, %174
  %177 = shl nsw i32 %9, 1
  %178 = sext i32 %177 to i64
  %179 = getelementptr inbounds i32, ptr addrspace(1) %5, i64 %178
  store i32 %176, ptr addrspace(1) %179, align 4, !tbaa !4
  %180 = mul i32 %174, 9
  %181 = sub i32 %173, %180
  %182 = add i32 %18, 2
  %183 = add i32 %182, %181
  %184 = getelementptr i8, ptr addrspace(1) %179, i64 4
  store i32 %183, ptr addrspace(1) %184, align 4, !tbaa !4
  br label %198

185:                                              ; preds = %79, %185
  %186 = phi i32 [ %196, %185 ], [ 1, %79 ]
  %187 = phi i32 [ %195, %185 ], [ 0, %79 ]
  %188 = zext nneg i32 %186 to i64
  %189 = getelementptr inbounds nuw float, ptr addrspace(3) @correlate.corr, i64 %188
  %190 = load float, ptr addrspace(3) %189, align 4, !tbaa !12
  %191 = zext nneg i32 %187 to i64
  %192 = getelementptr inbounds nuw float, ptr addrspace(3) @correlate.corr, i64 %191
  %193 = load float, ptr addrspace(3) %192, align 4, !tbaa !12
  %194 = fcmp ogt float %190, %193
  %195 = select i1 %194, i32 %186, i32 %187
  %196 = add nuw nsw i32 %186, 1
  %197 = icmp samesign ult i32 %186, 80
  br i1 %197, label %185, label %172

198:                                              ; preds = %172, %79
  ret void
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z12get_group_idj(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z12get_local_idj(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z14get_local_sizej(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent nounwind
declare dso_local spir_func void @_Z7barrierj(i32 noundef) local_unnamed_addr #3

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func float @_Z4sqrtf(float noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func float @_Z4fmaxff(float noundef, float noundef) local_unnamed_addr #2

attributes #0 = { convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #2 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #4 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { convergent nounwind willreturn memory(none) }
attributes #6 = { convergent nounwind }

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
!8 = !{i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 0}
!9 = !{!"none", !"none", !"none", !"none", !"none", !"none", !"none"}
!10 = !{!"float*", !"float*", !"int*", !"int*", !"float*", !"int*", !"int"}
!11 = !{!"const", !"const", !"const", !"const", !"", !"", !""}
!12 = !{!13, !13, i64 0}
!13 = !{!"float", !6, i64 0}
