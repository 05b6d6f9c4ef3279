; ModuleID = 'corpus/opencl/hotspot.cl'
source_filename = "corpus/opencl/hotspot.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

%struct.chip = type { float, float, float, float, float }

@hotspot.temp_on_die = internal unnamed_addr addrspace(3) global [16 x [16 x float]] undef, align 4
@hotspot.power_on_die = internal unnamed_addr addrspace(3) global [16 x [16 x float]] undef, align 4
@hotspot.temp_t = internal unnamed_addr addrspace(3) global [16 x [16 x float]] undef, align 4

; Function Attrs: convergent norecurse nounwind
define dso_local spir_kernel void @hotspot(i32 noundef %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef readonly align 4 captures(none) %2, ptr addrspace(1) noundef writeonly align 4 captures(none) %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, ptr noundef readonly byval(%struct.chip) align 4 captures(none) %8) local_unnamed_addr #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %10 = load float, ptr %8, align 4
  %11 = getelementptr inbounds nuw i8, ptr %8, i64 4
  %12 = load float, ptr %11, align 4
  %13 = getelementptr inbounds nuw i8, ptr %8, i64 8
  %14 = load float, ptr %13, align 4
  %15 = getelementptr inbounds nuw i8, ptr %8, i64 12
  %16 = load float, ptr %15, align 4
  %17 = getelementptr inbounds nuw i8, ptr %8, i64 16
  %18 = load float, ptr %17, align 4
  %19 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #5
  %20 = trunc i64 %19 to i32
  %21 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 1) #5
  %22 = trunc i64 %21 to i32
  %23 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #5
  %24 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 1) #5
  %25 = fdiv float %18, %10
  %26 = fdiv float 1.000000e+00, %12
  %27 = fdiv float 1.000000e+00, %14
  %28 = fdiv float 1.000000e+00, %16
  %29 = shl nsw i32 %0, 1
  %30 = sub nsw i32 16, %29
  %31 = mul nsw i32 %30, %22
  %32 = mul nsw i32 %30, %20
  %33 = insertelement <2 x i64> poison, i64 %23, i64 0
  %34 = insertelement <2 x i64> %33, i64 %24, i64 1
  %35 = shufflevector <2 x i64> %34, <2 x i64> poison, <4 x i32> <i32 0, i32 1, i32 0, i32 1>
  %36 = trunc <4 x i64> %35 to <4 x i32>
  %37 = sub nsw i32 %31, %7
  %38 = sub nsw i32 %32, %6
  %39 = insertelement <2 x i32> poison, i32 %38, i64 0
  %40 = insertelement <2 x i32> %39, i32 %37, i64 1
  %41 = add nsw <2 x i32> %40, splat (i32 15)
  %42 = extractelement <4 x i32> %36, i64 1
  %43 = add nsw i32 %37, %42
  %44 = extractelement <4 x i32> %36, i64 0
  %45 = add nsw i32 %38, %44
  %46 = icmp sgt i32 %43, -1
  %47 = icmp slt i32 %43, %5
  %48 = and i1 %46, %47
  br i1 %48, label %52, label %49

49:                                               ; preds = %9
  %50 = mul nsw i32 %43, %4
  %51 = add nsw i32 %50, %45
  br label %58

52:                                               ; preds = %9
  %53 = icmp sgt i32 %45, -1
  %54 = icmp slt i32 %45, %4
  %55 = and i1 %53, %54
  %56 = mul nsw i32 %43, %4
  %57 = add nsw i32 %56, %45
  br i1 %55, label %64, label %58

58:                                               ; preds = %52, %49
  %59 = phi i32 [ %51, %49 ], [ %57, %52 ]
  %60 = sext i32 %42 to i64
  %61 = getelementptr inbounds [16 x float], ptr addrspace(3) @hotspot.temp_on_die, i64 %60
  %62 = sext i32 %44 to i64
  %63 = getelementptr inbounds float, ptr addrspace(3) %61, i64 %62
  store float 0.000000e+00, ptr addrspace(3) %63, align 4, !tbaa !12
  br label %74

64:                                               ; preds = %52
  %65 = sext i32 %57 to i64
  %66 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %65
  %67 = load float, ptr addrspace(1) %66, align 4, !tbaa !12
  %68 = sext i32 %42 to i64
  %69 = getelementptr inbounds [16 x float], ptr addrspace(3) @hotspot.temp_on_die, i64 %68
  %70 = sext i32 %44 to i64
  %71 = getelementptr inbounds float, ptr addrspace(3) %69, i64 %70
  store float %67, ptr addrspace(3) %71, align 4, !tbaa !12
  %72 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %65
  %73 = load float, ptr addrspace(1) %72, align 4, !tbaa !12
  br label %74

74:                                               ; preds = %58, %64
  %75 = phi ptr addrspace(3) [ %71, %64 ], [ %63, %58 ]
  %76 = phi i64 [ %70, %64 ], [ %62, %58 ]
  %77 = phi ptr addrspace(3) [ %69, %64 ], [ %61, %58 ]
  %78 = phi i64 [ %68, %64 ], [ %60, %58 ]
  %79 = phi i32 [ %57, %64 ], [ %59, %58 ]
  %80 = phi float [ %73, %64 ], [ 0.000000e+00, %58 ]
  %81 = getelementptr inbounds [16 x float], ptr addrspace(3) @hotspot.power_on_die, i64 %78
  %82 = getelementptr inbounds float, ptr addrspace(3) %81, i64 %76
  store float %80, ptr addrspace(3) %82, align 4, !tbaa !12
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #6
  %83 = insertelement <4 x i32> poison, i32 %38, i64 2
  %84 = insertelement <4 x i32> %83, i32 %37, i64 3
  %85 = shufflevector <2 x i32> %41, <2 x i32> poison, <4 x i32> <i32 0, i32 1, i32 poison, i32 poison>
  %86 = shufflevector <4 x i32> %85, <4 x i32> %84, <4 x i32> <i32 0, i32 1, i32 6, i32 7>
  %87 = insertelement <4 x i32> <i32 poison, i32 poison, i32 0, i32 0>, i32 %4, i64 0
  %88 = insertelement <4 x i32> %87, i32 %5, i64 1
  %89 = icmp slt <4 x i32> %86, %88
  %90 = sub nsw <2 x i32> zeroinitializer, %40
  %91 = xor i32 %37, -1
  %92 = add i32 %5, %91
  %93 = xor i32 %38, -1
  %94 = add i32 %4, %93
  %95 = shufflevector <2 x i32> %90, <2 x i32> poison, <4 x i32> <i32 0, i32 1, i32 poison, i32 poison>
  %96 = shufflevector <4 x i32> <i32 15, i32 15, i32 poison, i32 poison>, <4 x i32> %95, <4 x i32> <i32 0, i32 1, i32 4, i32 5>
  %97 = insertelement <4 x i32> <i32 poison, i32 poison, i32 0, i32 0>, i32 %94, i64 0
  %98 = insertelement <4 x i32> %97, i32 %92, i64 1
  %99 = select <4 x i1> %89, <4 x i32> %96, <4 x i32> %98
  %100 = add nsw i32 %42, -1
  %101 = extractelement <4 x i32> %99, i64 3
  %102 = tail call spir_func i32 @_Z3maxii(i32 noundef %100, i32 noundef %101) #5
  %103 = add nsw i32 %42, 1
  %104 = extractelement <4 x i32> %99, i64 1
  %105 = tail call spir_func i32 @_Z3minii(i32 noundef %103, i32 noundef %104) #5
  %106 = add nsw i32 %44, -1
  %107 = extractelement <4 x i32> %99, i64 2
  %108 = tail call spir_func i32 @_Z3maxii(i32 noundef %106, i32 noundef %107) #5
  %109 = add nsw i32 %44, 1
  %110 = extractelement <4 x i32> %99, i64 0
  %111 = tail call spir_func i32 @_Z3minii(i32 noundef %109, i32 noundef %110) #5
  %112 = icmp sgt i32 %0, 0
  br i1 %112, label %113, label %174

113:                                              ; preds = %74
  %114 = getelementptr float, ptr addrspace(3) @hotspot.temp_on_die, i64 %76
  %115 = icmp slt <4 x i32> %99, %36
  %116 = icmp sgt <4 x i32> %99, %36
  %117 = shufflevector <4 x i1> %115, <4 x i1> %116, <4 x i32> <i32 0, i32 1, i32 6, i32 7>
  %118 = sext i32 %105 to i64
  %119 = getelementptr [16 x float], ptr addrspace(3) %114, i64 %118
  %120 = sext i32 %102 to i64
  %121 = getelementptr [16 x float], ptr addrspace(3) %114, i64 %120
  %122 = sext i32 %111 to i64
  %123 = getelementptr inbounds float, ptr addrspace(3) %77, i64 %122
  %124 = sext i32 %108 to i64
  %125 = getelementptr inbounds float, ptr addrspace(3) %77, i64 %124
  %126 = getelementptr inbounds [16 x float], ptr addrspace(3) @hotspot.temp_t, i64 %78
  %127 = getelementptr inbounds float, ptr addrspace(3) %126, i64 %76
  %128 = add nsw i32 %0, -1
  %129 = freeze <4 x i1> %117
  %130 = bitcast <4 x i1> %129 to i4
  %131 = icmp ne i4 %130, 0
  br label %132

132:                                              ; preds = %168, %113
  %133 = phi i32 [ 0, %113 ], [ %134, %168 ]
  %134 = add nuw nsw i32 %133, 1
  %135 = icmp slt i32 %133, %44
  br i1 %135, label %136, label %162

136:                                              ; preds = %132
  %137 = sub nsw i32 14, %133
  %138 = icmp slt i32 %137, %44
  %139 = icmp sge i32 %133, %42
  %140 = icmp slt i32 %137, %42
  %141 = freeze i1 %138
  %142 = or i1 %131, %141
  %143 = freeze i1 %140
  %144 = or i1 %143, %139
  %145 = or i1 %142, %144
  br i1 %145, label %162, label %146

146:                                              ; preds = %136
  %147 = load float, ptr addrspace(3) %75, align 4, !tbaa !12
  %148 = load float, ptr addrspace(3) %82, align 4, !tbaa !12
  %149 = load float, ptr addrspace(3) %119, align 4, !tbaa !12
  %150 = load float, ptr addrspace(3) %121, align 4, !tbaa !12
  %151 = fadd float %149, %150
  %152 = tail call float @llvm.fmuladd.f32(float %147, float -2.000000e+00, float %151)
  %153 = tail call float @llvm.fmuladd.f32(float %152, float %27, float %148)
  %154 = load float, ptr addrspace(3) %123, align 4, !tbaa !12
  %155 = load float, ptr addrspace(3) %125, align 4, !tbaa !12
  %156 = fadd float %154, %155
  %157 = tail call float @llvm.fmuladd.f32(float %147, float -2.000000e+00, float %156)
  %158 = tail call float @llvm.fmuladd.f32(float %157, float %26, float %153)
  %159 = fsub float 8.000000e+01, %147
  %160 = tail call float @llvm.fmuladd.f32(float %159, float %28, float %158)
  %161 = tail call float @llvm.fmuladd.f32(float %25, float %160, float %147)
  store float %161, ptr addrspace(3) %127, align 4, !tbaa !12
  br label %162

162:                                              ; preds = %146, %136, %132
  %163 = phi i1 [ true, %146 ], [ false, %136 ], [ false, %132 ]
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #6
  %164 = icmp eq i32 %133, %128
  br i1 %164, label %169, label %165

165:                                              ; preds = %162
  br i1 %163, label %166, label %168

166:                                              ; preds = %165
  %167 = load float, ptr addrspace(3) %127, align 4, !tbaa !12
  store float %167, ptr addrspace(3) %75, align 4, !tbaa !12
  br label %168

168:                                              ; preds = %166, %165
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #6
  br label %132

169:                                              ; preds = %162
  br i1 %163, label %170, label %174

170:                                              ; preds = %169
  %171 = load float, ptr addrspace(3) %127, align 4, !tbaa !12
  %172 = sext i32 %79 to i64
  %173 = getelementptr inbounds float, ptr addrspace(1) %3, i64 %172
  store float %171, ptr addrspace(1) %173, align 4, !tbaa !12
  br label %174

174:                                              ; preds = %74, %169, %170
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define dso_local spir_func void @__clang_ocl_kern_imp_hotspot(i32 noundef %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef readonly align 4 captures(none) %2, ptr addrspace(1) noundef writeonly align 4 captures(none) %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, ptr noundef readonly byval(%struct.chip) align 4 captures(none) %8) local_unnamed_addr #1 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %10 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #5
  %11 = trunc i64 %10 to i32
  %12 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 1) #5
  %13 = trunc i64 %12 to i32
  %14 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #5
  %15 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 1) #5
  %16 = getelementptr inbounds nuw i8, ptr %8, i64 16
  %17 = load float, ptr %16, align 4, !tbaa !14
  %18 = load float, ptr %8, align 4, !tbaa !16
  %19 = fdiv float %17, %18
  %20 = getelementptr inbounds nuw i8, ptr %8, i64 4
  %21 = load float, ptr %20, align 4, !tbaa !17
  %22 = fdiv float 1.000000e+00, %21
  %23 = getelementptr inbounds nuw i8, ptr %8, i64 8
  %24 = load float, ptr %23, align 4, !tbaa !18
  %25 = fdiv float 1.000000e+00, %24
  %26 = getelementptr inbounds nuw i8, ptr %8, i64 12
  %27 = load float, ptr %26, align 4, !tbaa !19
  %28 = fdiv float 1.000000e+00, %27
  %29 = shl nsw i32 %0, 1
  %30 = sub nsw i32 16, %29
  %31 = mul nsw i32 %30, %13
  %32 = mul nsw i32 %30, %11
  %33 = insertelement <2 x i64> poison, i64 %14, i64 0
  %34 = insertelement <2 x i64> %33, i64 %15, i64 1
  %35 = shufflevector <2 x i64> %34, <2 x i64> poison, <4 x i32> <i32 0, i32 1, i32 0, i32 1>
  %36 = trunc <4 x i64> %35 to <4 x i32>
  %37 = sub nsw i32 %31, %7
  %38 = sub nsw i32 %32, %6
  %39 = insertelement <2 x i32> poison, i32 %38, i64 0
  %40 = insertelement <2 x i32> %39, i32 %37, i64 1
  %41 = add nsw <2 x i32> %40, splat (i32 15)
  %42 = extractelement <4 x i32> %36, i64 1
  %43 = add nsw i32 %37, %42
  %44 = extractelement <4 x i32> %36, i64 0
  %45 = add nsw i32 %38, %44
  %46 = icmp sgt i32 %43, -1
  %47 = icmp slt i32 %43, %5
  %48 = and i1 %46, %47
  br i1 %48, label %52, label %49

49:                                               ; preds = %9
  %50 = mul nsw i32 %43, %4
  %51 = add nsw i32 %50, %45
  br label %58

52:                                               ; preds = %9
  %53 = icmp sgt i32 %45, -1
  %54 = icmp slt i32 %45, %4
  %55 = and i1 %53, %54
  %56 = mul nsw i32 %43, %4
  %57 = add nsw i32 %56, %45
  br i1 %55, label %64, label %58

58:                                               ; preds = %52, %49
  %59 = phi i32 [ %51, %49 ], [ %57, %52 ]
  %60 = sext i32 %42 to i64
  %61 = getelementptr inbounds [16 x float], ptr addrspace(3) @hotspot.temp_on_die, i64 %60
  %62 = sext i32 %44 to i64
  %63 = getelementptr inbounds float, ptr addrspace(3) %61, i64 %62
  store float 0.000000e+00, ptr addrspace(3) %63, align 4, !tbaa !12
  br label %74

64:                                               ; preds = %52
  %65 = sext i32 %57 to i64
  %66 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %65
  %67 = load float, ptr addrspace(1) %66, align 4, !tbaa !12
  %68 = sext i32 %42 to i64
  %69 = getelementptr inbounds [16 x float], ptr addrspace(3) @hotspot.temp_on_die, i64 %68
  %70 = sext i32 %44 to i64
  %71 = getelementptr inbounds float, ptr addrspace(3) %69, i64 %70
  store float %67, ptr addrspace(3) %71, align 4, !tbaa !12
  %72 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %65
  %73 = load float, ptr addrspace(1) %72, align 4, !tbaa !12
  br label %74

74:                                               ; preds = %58, %64
  %75 = phi ptr addrspace(3) [ %71, %64 ], [ %63, %58 ]
  %76 = phi i64 [ %70, %64 ], [ %62, %58 ]
  %77 = phi ptr addrspace(3) [ %69, %64 ], [ %61, %58 ]
  %78 = phi i64 [ %68, %64 ], [ %60, %58 ]
  %79 = phi i32 [ %57, %64 ], [ %59, %58 ]
  %80 = phi float [ %73, %64 ], [ 0.000000e+00, %58 ]
  %81 = getelementptr inbounds [16 x float], ptr addrspace(3) @hotspot.power_on_die, i64 %78
  %82 = getelementptr inbounds float, ptr addrspace(3) %81, i64 %76
  store float %80, ptr addrspace(3) %82, align 4, !tbaa !12
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #6
  %83 = insertelement <4 x i32> poison, i32 %38, i64 2
  %84 = insertelement <4 x i32> %83, i32 %37, i64 3
  %85 = shufflevector <2 x i32> %41, <2 x i32> poison, <4 x i32> <i32 0, i32 1, i32 poison, i32 poison>
  %86 = shufflevector <4 x i32> %85, <4 x i32> %84, <4 x i32> <i32 0, i32 1, i32 6, i32 7>
  %87 = insertelement <4 x i32> <i32 poison, i32 poison, i32 0, i32 0>, i32 %4, i64 0
  %88 = insertelement <4 x i32> %87, i32 %5, i64 1
  %89 = icmp slt <4 x i32> %86, %88
  %90 = sub nsw <2 x i32> zeroinitializer, %40
  %91 = xor i32 %37, -1
  %92 = add i32 %5, %91
  %93 = xor i32 %38, -1
  %94 = add i32 %4, %93
  %95 = shufflevector <2 x i32> %90, <2 x i32> poison, <4 x i32> <i32 0, i32 1, i32 poison, i32 poison>
  %96 = shufflevector <4 x i32> <i32 15, i32 15, i32 poison, i32 poison>, <4 x i32> %95, <4 x i32> <i32 0, i32 1, i32 4, i32 5>
  %97 = insertelement <4 x i32> <i32 poison, i32 poison, i32 0, i32 0>, i32 %94, i64 0
  %98 = insertelement <4 x i32> %97, i32 %92, i64 1
  %99 = select <4 x i1> %89, <4 x i32> %96, <4 x i32> %98
  %100 = add nsw i32 %42, -1
  %101 = extractelement <4 x i32> %99, i64 3
  %102 = tail call spir_func i32 @_Z3maxii(i32 noundef %100, i32 noundef %101) #5
  %103 = add nsw i32 %42, 1
  %104 = extractelement <4 x i32> %99, i64 1
  %105 = tail call spir_func i32 @_Z3minii(i32 noundef %103, i32 noundef %104) #5
  %106 = add nsw i32 %44, -1
  %107 = extractelement <4 x i32> %99, i64 2
  %108 = tail call spir_func i32 @_Z3maxii(i32 noundef %106, i32 noundef %107) #5
  %109 = add nsw i32 %44, 1
  %110 = extractelement <4 x i32> %99, i64 0
  %111 = tail call spir_func i32 @_Z3minii(i32 noundef %109, i32 noundef %110) #5
  %112 = icmp sgt i32 %0, 0
  br i1 %112, label %113, label %174

113:                                              ; preds = %74
  %114 = getelementptr float, ptr addrspace(3) @hotspot.temp_on_die, i64 %76
  %115 = icmp slt <4 x i32> %99, %36
  %116 = icmp sgt <4 x i32> %99, %36
  %117 = shufflevector <4 x i1> %115, <4 x i1> %116, <4 x i32> <i32 0, i32 1, i32 6, i32 7>
  %118 = sext i32 %105 to i64
  %119 = getelementptr [16 x float], ptr addrspace(3) %114, i64 %118
  %120 = sext i32 %102 to i64
  %121 = getelementptr [16 x float], ptr addrspace(3) %114, i64 %120
  %122 = sext i32 %111 to i64
  %123 = getelementptr inbounds float, ptr addrspace(3) %77, i64 %122
  %124 = sext i32 %108 to i64
  %125 = getelementptr inbounds float, ptr addrspace(3) %77, i64 %124
  %126 = getelementptr inbounds [16 x float], ptr addrspace(3) @hotspot.temp_t, i64 %78
  %127 = getelementptr inbounds float, ptr addrspace(3) %126, i64 %76
  %128 = add nsw i32 %0, -1
  %129 = freeze <4 x i1> %117
  %130 = bitcast <4 x i1> %129 to i4
  %131 = icmp ne i4 %130, 0
  br label %132

132:                                              ; preds = %168, %113
  %133 = phi i32 [ 0, %113 ], [ %134, %168 ]
  %134 = add nuw nsw i32 %133, 1
  %135 = icmp slt i32 %133, %44
  br i1 %135, label %136, label %162

136:                                              ; preds = %132
  %137 = sub nsw i32 14, %133
  %138 = icmp slt i32 %137, %44
  %139 = icmp sge i32 %133, %42
  %140 = icmp slt i32 %137, %42
  %141 = freeze i1 %138
  %142 = or i1 %131, %141
  %143 = freeze i1 %140
  %144 = or i1 %143, %139
  %145 = or i1 %142, %144
  br i1 %145, label %162, label %146

146:                                              ; preds = %136
  %147 = load float, ptr addrspace(3) %75, align 4, !tbaa !12
  %148 = load float, ptr addrspace(3) %82, align 4, !tbaa !12
  %149 = load float, ptr addrspace(3) %119, align 4, !tbaa !12
  %150 = load float, ptr addrspace(3) %121, align 4, !tbaa !12
  %151 = fadd float %149, %150
  %152 = tail call float @llvm.fmuladd.f32(float %147, float -2.000000e+00, float %151)
  %153 = tail call float @llvm.fmuladd.f32(float %152, float %25, float %148)
  %154 = load float, ptr addrspace(3) %123, align 4, !tbaa !12
  %155 = load float, ptr addrspace(3) %125, align 4, !tbaa !12
  %156 = fadd float %154, %155
  %157 = tail call float @llvm.fmuladd.f32(float %147, float -2.000000e+00, float %156)
  %158 = tail call float @llvm.fmuladd.f32(float %157, float %22, float %153)
  %159 = fsub float 8.000000e+01, %147
  %160 = tail call float @llvm.fmuladd.f32(float %159, float %28, float %158)
  %161 = tail call float @llvm.fmuladd.f32(float %19, float %160, float %147)
  store float %161, ptr addrspace(3) %127, align 4, !tbaa !12
  br label %162

162:                                              ; preds = %146, %136, %132
  %163 = phi i1 [ true, %146 ], [ false, %136 ], [ false, %132 ]
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #6
  %164 = icmp eq i32 %133, %128
  br i1 %164, label %169, label %165

165:                                              ; preds = %162
  br i1 %163, label %166, label %168

166:                                              ; preds = %165
  %167 = load float, ptr addrspace(3) %127, align 4, !tbaa !12
  store float %167, ptr addrspace(3) %75, align 4, !tbaa !12
  br label %168

168:                                              ; preds = %166, %165
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #6
  br label %132

169:                                              ; preds = %162
  br i1 %163, label %170, label %174

170:                                              ; preds = %169
  %171 = load float, ptr addrspace(3) %127, align 4, !tbaa !12
  %172 = sext i32 %79 to i64
  %173 = getelementptr inbounds float, ptr addrspace(1) %3, i64 %172
  store float %171, ptr addrspace(1) %173, align 4, !tbaa !12
  br label %174

174:                                              ; preds = %74, %170, %169
  ret void
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z12get_group_idj(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z12get_local_idj(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent nounwind
declare dso_local spir_func void @_Z7barrierj(i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i32 @_Z3maxii(i32 noundef, i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i32 @_Z3minii(i32 noundef, i32 noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #4

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
!8 = !{i32 0, i32 1, i32 1, i32 1, i32 0, i32 0, i32 0, i32 0, i32 0}
!9 = !{!"none", !"none", !"none", !"none", !"none", !"none", !"none", !"none", !"none"}
!10 = !{!"int", !"float*", !"float*", !"float*", !"int", !"int", !"int", !"int", !"chip"}
!11 = !{!"", !"const", !"const", !"", !"", !"", !"", !"", !""}
!12 = !{!13, !13, i64 0}
!13 = !{!"float", !6, i64 0}
!14 = !{!15, !13, i64 16}
!15 = !{!"", !13, i64 0, !13, i64 4, !13, i64 8, !13, i64 12, !13, i64 16}
!16 = !{!15, !13, i64 0}
!17 = !{!15, !13, i64 4}
!18 = !{!15, !13, i64 8}
!19 = !{!15, !13, i64 12}
