; ModuleID = 'corpus/opencl/attention.cl'
source_filename = "corpus/opencl/attention.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

@attention_head.ks = internal unnamed_addr addrspace(3) global [16 x [4 x <4 x float>]] undef, align 16
@attention_head.vs = internal unnamed_addr addrspace(3) global [16 x [4 x <4 x float>]] undef, align 16

; Function Attrs: convergent norecurse nounwind
define dso_local spir_kernel void @attention_head(ptr addrspace(1) noalias noundef readonly align 16 captures(none) %0, ptr addrspace(1) noalias noundef readonly align 16 captures(none) %1, ptr addrspace(1) noalias noundef readonly align 16 captures(none) %2, ptr addrspace(1) noalias noundef writeonly align 16 captures(none) %3, i32 noundef %4, float noundef %5, i32 noundef %6) local_unnamed_addr #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 !reqd_work_group_size !13 {
  tail call void @llvm.experimental.noalias.scope.decl(metadata !14)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !17)
  %8 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #8
  %9 = trunc i64 %8 to i32
  %10 = shl nsw i32 %9, 2
  %11 = insertelement <4 x float> poison, float %5, i64 0
  %12 = shufflevector <4 x float> %11, <4 x float> poison, <4 x i32> zeroinitializer
  %13 = sext i32 %10 to i64
  %14 = getelementptr inbounds <4 x float>, ptr addrspace(1) %0, i64 %13
  %15 = load <4 x float>, ptr addrspace(1) %14, align 16, !tbaa !19, !alias.scope !14, !noalias !20
  %16 = fmul <4 x float> %12, %15
  %17 = or disjoint i32 %10, 1
  %18 = sext i32 %17 to i64
  %19 = getelementptr inbounds <4 x float>, ptr addrspace(1) %0, i64 %18
  %20 = load <4 x float>, ptr addrspace(1) %19, align 16, !tbaa !19, !alias.scope !14, !noalias !20
  %21 = fmul <4 x float> %12, %20
  %22 = or disjoint i32 %10, 2
  %23 = sext i32 %22 to i64
  %24 = getelementptr inbounds <4 x float>, ptr addrspace(1) %0, i64 %23
  %25 = load <4 x float>, ptr addrspace(1) %24, align 16, !tbaa !19, !alias.scope !14, !noalias !20
  %26 = fmul <4 x float> %12, %25
  %27 = or disjoint i32 %10, 3
  %28 = sext i32 %27 to i64
  %29 = getelementptr inbounds <4 x float>, ptr addrspace(1) %0, i64 %28
  %30 = load <4 x float>, ptr addrspace(1) %29, align 16, !tbaa !19, !alias.scope !14, !noalias !20
  %31 = fmul <4 x float> %12, %30
  %32 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #8
  %33 = icmp sgt i32 %4, 0
  br i1 %33, label %34, label %57

34:                                               ; preds = %7
  %35 = trunc i64 %32 to i32
  %36 = sext i32 %35 to i64
  %37 = getelementptr inbounds [4 x <4 x float>], ptr addrspace(3) @attention_head.ks, i64 %36
  %38 = getelementptr inbounds [4 x <4 x float>], ptr addrspace(3) @attention_head.vs, i64 %36
  %39 = icmp eq i32 %6, 0
  %40 = add i32 %9, 1
  %41 = shl i32 %35, 2
  br label %42

42:                                               ; preds = %34, %132
  %43 = phi <4 x float> [ zeroinitializer, %34 ], [ %133, %132 ]
  %44 = phi <4 x float> [ zeroinitializer, %34 ], [ %134, %132 ]
  %45 = phi <4 x float> [ zeroinitializer, %34 ], [ %135, %132 ]
  %46 = phi <4 x float> [ zeroinitializer, %34 ], [ %136, %132 ]
  %47 = phi i32 [ 0, %34 ], [ %141, %132 ]
  %48 = phi float [ 0xFFF0000000000000, %34 ], [ %138, %132 ]
  %49 = phi float [ 0.000000e+00, %34 ], [ %137, %132 ]
  %50 = phi i32 [ 0, %34 ], [ %139, %132 ]
  %51 = shl i32 %47, 6
  %52 = add i32 %41, %51
  %53 = sext i32 %52 to i64
  %54 = shl nsw i64 %53, 4
  %55 = getelementptr i8, ptr addrspace(1) %2, i64 %54
  %56 = getelementptr i8, ptr addrspace(1) %1, i64 %54
  tail call void @llvm.memcpy.p3.p1.i64(ptr addrspace(3) noundef align 16 dereferenceable(64) %37, ptr addrspace(1) noundef align 16 dereferenceable(64) %56, i64 64, i1 false), !tbaa !19, !noalias !23
  tail call void @llvm.memcpy.p3.p1.i64(ptr addrspace(3) noundef align 16 dereferenceable(64) %38, ptr addrspace(1) noundef align 16 dereferenceable(64) %55, i64 64, i1 false), !tbaa !19, !noalias !24
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #9, !noalias !25
  br i1 %39, label %77, label %73

57:                                               ; preds = %132, %7
  %58 = phi <4 x float> [ zeroinitializer, %7 ], [ %133, %132 ]
  %59 = phi <4 x float> [ zeroinitializer, %7 ], [ %134, %132 ]
  %60 = phi <4 x float> [ zeroinitializer, %7 ], [ %135, %132 ]
  %61 = phi <4 x float> [ zeroinitializer, %7 ], [ %136, %132 ]
  %62 = phi float [ 0.000000e+00, %7 ], [ %137, %132 ]
  %63 = insertelement <4 x float> poison, float %62, i64 0
  %64 = shufflevector <4 x float> %63, <4 x float> poison, <4 x i32> zeroinitializer
  %65 = fdiv <4 x float> %61, %64, !fpmath !26
  %66 = getelementptr inbounds <4 x float>, ptr addrspace(1) %3, i64 %13
  store <4 x float> %65, ptr addrspace(1) %66, align 16, !tbaa !19, !alias.scope !17, !noalias !27
  %67 = fdiv <4 x float> %60, %64, !fpmath !26
  %68 = getelementptr inbounds <4 x float>, ptr addrspace(1) %3, i64 %18
  store <4 x float> %67, ptr addrspace(1) %68, align 16, !tbaa !19, !alias.scope !17, !noalias !27
  %69 = fdiv <4 x float> %59, %64, !fpmath !26
  %70 = getelementptr inbounds <4 x float>, ptr addrspace(1) %3, i64 %23
  store <4 x float> %69, ptr addrspace(1) %70, align 16, !tbaa !19, !alias.scope !17, !noalias !27
  %71 = fdiv <4 x float> %58, %64, !fpmath !26
  %72 = getelementptr inbounds <4 x float>, ptr addrspace(1) %3, i64 %28
  store <4 x float> %71, ptr addrspace(1) %72, align 16, !tbaa !19, !alias.scope !17, !noalias !27
  ret void

73:                                               ; preds = %42
  %74 = sub i32 %40, %50
  %75 = tail call spir_func i32 @_Z3minii(i32 noundef 16, i32 noundef %74) #8
  %76 = icmp sgt i32 %75, 0
  br i1 %76, label %77, label %132

77:                                               ; preds = %42, %73
  %78 = phi i32 [ %75, %73 ], [ 16, %42 ]
  br label %79

79:                                               ; preds = %77, %79
  %80 = phi <4 x float> [ %43, %77 ], [ %128, %79 ]
  %81 = phi <4 x float> [ %44, %77 ], [ %124, %79 ]
  %82 = phi <4 x float> [ %45, %77 ], [ %120, %79 ]
  %83 = phi <4 x float> [ %46, %77 ], [ %116, %79 ]
  %84 = phi float [ %48, %77 ], [ %104, %79 ]
  %85 = phi float [ %49, %77 ], [ %129, %79 ]
  %86 = phi i32 [ 0, %77 ], [ %130, %79 ]
  %87 = zext nneg i32 %86 to i64
  %88 = getelementptr inbounds nuw [4 x <4 x float>], ptr addrspace(3) @attention_head.ks, i64 %87
  %89 = load <4 x float>, ptr addrspace(3) %88, align 16, !tbaa !19, !noalias !25
  %90 = tail call spir_func float @_Z3dotDv4_fS_(<4 x float> noundef %16, <4 x float> noundef %89) #8
  %91 = fadd float %90, 0.000000e+00
  %92 = getelementptr inbounds nuw i8, ptr addrspace(3) %88, i64 16
  %93 = load <4 x float>, ptr addrspace(3) %92, align 16, !tbaa !19, !noalias !25
  %94 = tail call spir_func float @_Z3dotDv4_fS_(<4 x float> noundef %21, <4 x float> noundef %93) #8
  %95 = fadd float %91, %94
  %96 = getelementptr inbounds nuw i8, ptr addrspace(3) %88, i64 32
  %97 = load <4 x float>, ptr addrspace(3) %96, align 16, !tbaa !19, !noalias !25
  %98 = tail call spir_func float @_Z3dotDv4_fS_(<4 x float> noundef %26, <4 x float> noundef %97) #8
  %99 = fadd float %95, %98
  %100 = getelementptr inbounds nuw i8, ptr addrspace(3) %88, i64 48
  %101 = load <4 x float>, ptr addrspace(3) %100, align 16, !tbaa !19, !noalias !25
  %102 = tail call spir_func float @_Z3dotDv4_fS_(<4 x float> noundef %31, <4 x float> noundef %101) #8
  %103 = fadd float %99, %102
  %104 = tail call spir_func float @_Z4fmaxff(float noundef %84, float noundef %103) #8
  %105 = fsub float %84, %104
  %106 = tail call spir_func float @_Z3expf(float noundef %105) #8
  %107 = fsub float %103, %104
  %108 = tail call spir_func float @_Z3expf(float noundef %107) #8
  %109 = insertelement <4 x float> poison, float %106, i64 0
  %110 = shufflevector <4 x float> %109, <4 x float> poison, <4 x i32> zeroinitializer
  %111 = insertelement <4 x float> poison, float %108, i64 0
  %112 = shufflevector <4 x float> %111, <4 x float> poison, <4 x i32> zeroinitializer
  %113 = getelementptr inbounds nuw [4 x <4 x float>], ptr addrspace(3) @attention_head.vs, i64 %87
  %114 = load <4 x float>, ptr addrspace(3) %113, align 16, !tbaa !19, !noalias !25
  %115 = fmul <4 x float> %112, %114
  %116 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %83, <4 x float> %110, <4 x float> %115)
  %117 = getelementptr inbounds nuw i8, ptr addrspace(3) %113, i64 16
  %118 = load <4 x float>, ptr addrspace(3) %117, align 16, !tbaa !19, !noalias !25
  %119 = fmul <4 x float> %112, %118
  %120 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %82, <4 x float> %110, <4 x float> %119)
  %121 = getelementptr inbounds nuw i8, ptr addrspace(3) %113, i64 32
  %122 = load <4 x float>, ptr addrspace(3) %121, align 16, !tbaa !19, !noalias !25
  %123 = fmul <4 x float> %112, %122
  %124 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %81, <4 x float> %110, <4 x float> %123)
  %125 = getelementptr inbounds nuw i8, ptr addrspace(3) %113, i64 48
  %126 = load <4 x float>, ptr addrspace(3) %125, align 16, !tbaa !19, !noalias !25
  %127 = fmul <4 x float> %112, %126
  %128 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %80, <4 x float> %110, <4 x float> %127)
  %129 = tail call float @llvm.fmuladd.f32(float %85, float %106, float %108)
  %130 = add nuw nsw i32 %86, 1
  %131 = icmp samesign ult i32 %130, %78
  br i1 %131, label %79, label %132

132:                                              ; preds = %79, %73
  %133 = phi <4 x float> [ %43, %73 ], [ %128, %79 ]
  %134 = phi <4 x float> [ %44, %73 ], [ %124, %79 ]
  %135 = phi <4 x float> [ %45, %73 ], [ %120, %79 ]
  %136 = phi <4 x float> [ %46, %73 ], [ %116, %79 ]
  %137 = phi float [ %49, %73 ], [ %129, %79 ]
  %138 = phi float [ %48, %73 ], [ %104, %79 ]
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #9, !noalias !25
  %139 = add nuw nsw i32 %50, 16
  %140 = icmp slt i32 %139, %4
  %141 = add i32 %47, 1
  br i1 %140, label %42, label %57
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define dso_local spir_func void @__clang_ocl_kern_imp_attention_head(ptr addrspace(1) noalias noundef readonly align 16 captures(none) %0, ptr addrspace(1) noalias noundef readonly align 16 captures(none) %1, ptr addrspace(1) noalias noundef readonly align 16 captures(none) %2, ptr addrspace(1) noalias noundef writeonly align 16 captures(none) %3, i32 noundef %4, float noundef %5, i32 noundef %6) local_unnamed_addr #1 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 !reqd_work_group_size !13 {
  %8 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #8
  %9 = trunc i64 %8 to i32
  %10 = shl nsw i32 %9, 2
  %11 = insertelement <4 x float> poison, float %5, i64 0
  %12 = shufflevector <4 x float> %11, <4 x float> poison, <4 x i32> zeroinitializer
  %13 = sext i32 %10 to i64
  %14 = getelementptr inbounds <4 x float>, ptr addrspace(1) %0, i64 %13
  %15 = load <4 x float>, ptr addrspace(1) %14, align 16, !tbaa !19
  %16 = fmul <4 x float> %12, %15
  %17 = or disjoint i32 %10, 1
  %18 = sext i32 %17 to i64
  %19 = getelementptr inbounds <4 x float>, ptr addrspace(1) %0, i64 %18
  %20 = load <4 x float>, ptr addrspace(1) %19, align 16, !tbaa !19
  %21 = fmul <4 x float> %12, %20
  %22 = or disjoint i32 %10, 2
  %23 = sext i32 %22 to i64
  %24 = getelementptr inbounds <4 x float>, ptr addrspace(1) %0, i64 %23
  %25 = load <4 x float>, ptr addrspace(1) %24, align 16, !tbaa !19
  %26 = fmul <4 x float> %12, %25
  %27 = or disjoint i32 %10, 3
  %28 = sext i32 %27 to i64
  %29 = getelementptr inbounds <4 x float>, ptr addrspace(1) %0, i64 %28
  %30 = load <4 x float>, ptr addrspace(1) %29, align 16, !tbaa !19
  %31 = fmul <4 x float> %12, %30
  %32 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #8
  %33 = icmp sgt i32 %4, 0
  br i1 %33, label %34, label %57

34:                                               ; preds = %7
  %35 = trunc i64 %32 to i32
  %36 = sext i32 %35 to i64
  %37 = getelementptr inbounds [4 x <4 x float>], ptr addrspace(3) @attention_head.ks, i64 %36
  %38 = getelementptr inbounds [4 x <4 x float>], ptr addrspace(3) @attention_head.vs, i64 %36
  %39 = icmp eq i32 %6, 0
  %40 = add i32 %9, 1
  %41 = shl i32 %35, 2
  br label %42

42:                                               ; preds = %34, %132
  %43 = phi <4 x float> [ zeroinitializer, %34 ], [ %133, %132 ]
  %44 = phi <4 x float> [ zeroinitializer, %34 ], [ %134, %132 ]
  %45 = phi <4 x float> [ zeroinitializer, %34 ], [ %135, %132 ]
  %46 = phi <4 x float> [ zeroinitializer, %34 ], [ %136, %132 ]
  %47 = phi i32 [ 0, %34 ], [ %141, %132 ]
  %48 = phi float [ 0xFFF0000000000000, %34 ], [ %138, %132 ]
  %49 = phi float [ 0.000000e+00, %34 ], [ %137, %132 ]
  %50 = phi i32 [ 0, %34 ], [ %139, %132 ]
  %51 = shl i32 %47, 6
  %52 = add i32 %41, %51
  %53 = sext i32 %52 to i64
  %54 = shl nsw i64 %53, 4
  %55 = getelementptr i8, ptr addrspace(1) %2, i64 %54
  %56 = getelementptr i8, ptr addrspace(1) %1, i64 %54
  tail call void @llvm.memcpy.p3.p1.i64(ptr addrspace(3) noundef align 16 dereferenceable(64) %37, ptr addrspace(1) noundef align 16 dereferenceable(64) %56, i64 64, i1 false), !tbaa !19
  tail call void @llvm.memcpy.p3.p1.i64(ptr addrspace(3) noundef align 16 dereferenceable(64) %38, ptr addrspace(1) noundef align 16 dereferenceable(64) %55, i64 64, i1 false), !tbaa !19
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #9
  br i1 %39, label %77, label %73

57:                                               ; preds = %132, %7
  %58 = phi <4 x float> [ zeroinitializer, %7 ], [ %133, %132 ]
  %59 = phi <4 x float> [ zeroinitializer, %7 ], [ %134, %132 ]
  %60 = phi <4 x float> [ zeroinitializer, %7 ], [ %135, %132 ]
  %61 = phi <4 x float> [ zeroinitializer, %7 ], [ %136, %132 ]
  %62 = phi float [ 0.000000e+00, %7 ], [ %137, %132 ]
  %63 = insertelement <4 x float> poison, float %62, i64 0
  %64 = shufflevector <4 x float> %63, <4 x float> poison, <4 x i32> zeroinitializer
  %65 = fdiv <4 x float> %61, %64, !fpmath !26
  %66 = getelementptr inbounds <4 x float>, ptr addrspace(1) %3, i64 %13
  store <4 x float> %65, ptr addrspace(1) %66, align 16, !tbaa !19
  %67 = fdiv <4 x float> %60, %64, !fpmath !26
  %68 = getelementptr inbounds <4 x float>, ptr addrspace(1) %3, i64 %18
  store <4 x float> %67, ptr addrspace(1) %68, align 16, !tbaa !19
  %69 = fdiv <4 x float> %59, %64, !fpmath !26
  %70 = getelementptr inbounds <4 x float>, ptr addrspace(1) %3, i64 %23
  store <4 x float> %69, ptr addrspace(1) %70, align 16, !tbaa !19
  %71 = fdiv <4 x float> %58, %64, !fpmath !26
  %72 = getelementptr inbounds <4 x float>, ptr addrspace(1) %3, i64 %28
  store <4 x float> %71, ptr addrspace(1) %72, align 16, !tbaa !19
  ret void

73:                                               ; preds = %42
  %74 = sub i32 %40, %50
  %75 = tail call spir_func i32 @_Z3minii(i32 noundef 16, i32 noundef %74) #8
  %76 = icmp sgt i32 %75, 0
  br i1 %76, label %77, label %132

77:                                               ; preds = %42, %73
  %78 = phi i32 [ %75, %73 ], [ 16, %42 ]
  br label %79

79:                                               ; preds = %77, %79
  %80 = phi <4 x float> [ %43, %77 ], [ %128, %79 ]
  %81 = phi <4 x float> [ %44, %77 ], [ %124, %79 ]
  %82 = phi <4 x float> [ %45, %77 ], [ %120, %79 ]
  %83 = phi <4 x float> [ %46, %77 ], [ %116, %79 ]
  %84 = phi float [ %48, %77 ], [ %104, %79 ]
  %85 = phi float [ %49, %77 ], [ %129, %79 ]
  %86 = phi i32 [ 0, %77 ], [ %130, %79 ]
  %87 = zext nneg i32 %86 to i64
  %88 = getelementptr inbounds nuw [4 x <4 x float>], ptr addrspace(3) @attention_head.ks, i64 %87
  %89 = load <4 x float>, ptr addrspace(3) %88, align 16, !tbaa !19
  %90 = tail call spir_func float @_Z3dotDv4_fS_(<4 x float> noundef %16, <4 x float> noundef %89) #8
  %91 = fadd float %90, 0.000000e+00
  %92 = getelementptr inbounds nuw i8, ptr addrspace(3) %88, i64 16
  %93 = load <4 x float>, ptr addrspace(3) %92, align 16, !tbaa !19
  %94 = tail call spir_func float @_Z3dotDv4_fS_(<4 x float> noundef %21, <4 x float> noundef %93) #8
  %95 = fadd float %91, %94
  %96 = getelementptr inbounds nuw i8, ptr addrspace(3) %88, i64 32
  %97 = load <4 x float>, ptr addrspace(3) %96, align 16, !tbaa !19
  %98 = tail call spir_func float @_Z3dotDv4_fS_(<4 x float> noundef %26, <4 x float> noundef %97) #8
  %99 = fadd float %95, %98
  %100 = getelementptr inbounds nuw i8, ptr addrspace(3) %88, i64 48
  %101 = load <4 x float>, ptr addrspace(3) %100, align 16, !tbaa !19
  %102 = tail call spir_func float @_Z3dotDv4_fS_(<4 x float> noundef %31, <4 x float> noundef %101) #8
  %103 = fadd float %99, %102
  %104 = tail call spir_func float @_Z4fmaxff(float noundef %84, float noundef %103) #8
  %105 = fsub float %84, %104
  %106 = tail call spir_func float @_Z3expf(float noundef %105) #8
  %107 = fsub float %103, %104
  %108 = tail call spir_func float @_Z3expf(float noundef %107) #8
  %109 = insertelement <4 x float> poison, float %106, i64 0
  %110 = shufflevector <4 x float> %109, <4 x float> poison, <4 x i32> zeroinitializer
  %111 = insertelement <4 x float> poison, float %108, i64 0
  %112 = shufflevector <4 x float> %111, <4 x float> poison, <4 x i32> zeroinitializer
  %113 = getelementptr inbounds nuw [4 x <4 x float>], ptr addrspace(3) @attention_head.vs, i64 %87
  %114 = load <4 x float>, ptr addrspace(3) %113, align 16, !tbaa !19
  %115 = fmul <4 x float> %112, %114
  %116 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %83, <4 x float> %110, <4 x float> %115)
  %117 = getelementptr inbounds nuw i8, ptr addrspace(3) %113, i64 16
  %118 = load <4 x float>, ptr addrspace(3) %117, align 16, !tbaa !19
  %119 = fmul <4 x float> %112, %118
  %120 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %82, <4 x float> %110, <4 x float> %119)
  %121 = getelementptr inbounds nuw i8, ptr addrspace(3) %113, i64 32
  %122 = load <4 x float>, ptr addrspace(3) %121, align 16, !tbaa !19
  %123 = fmul <4 x float> %112, %122
  %124 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %81, <4 x float> %110, <4 x float> %123)
  %125 = getelementptr inbounds nuw i8, ptr addrspace(3) %113, i64 48
  %126 = load <4 x float>, ptr addrspace(3) %125, align 16, !tbaa !19
  %127 = fmul <4 x float> %112, %126
  %128 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %80, <4 x float> %110, <4 x float> %127)
  %129 = tail call float @llvm.fmuladd.f32(float %85, float %106, float %108)
  %130 = add nuw nsw i32 %86, 1
  %131 = icmp samesign ult i32 %130, %78
  br i1 %131, label %79, label %132

132:                                              ; preds = %79, %73
  %133 = phi <4 x float> [ %43, %73 ], [ %128, %79 ]
  %134 = phi <4 x float> [ %44, %73 ], [ %124, %79 ]
  %135 = phi <4 x float> [ %45, %73 ], [ %120, %79 ]
  %136 = phi <4 x float> [ %46, %73 ], [ %116, %79 ]
  %137 = phi float [ %49, %73 ], [ %129, %79 ]
  %138 = phi float [ %48, %73 ], [ %104, %79 ]
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #9
  %139 = add nuw nsw i32 %50, 16
  %140 = icmp slt i32 %139, %4
  %141 = add i32 %47, 1
  br i1 %140, label %42, label %57
}

; Function Attrs: convergent norecurse nounwind
define dso_local spir_kernel void @rotary(ptr addrspace(1) noundef align 8 captures(none) %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #0 !kernel_arg_addr_space !28 !kernel_arg_access_qual !29 !kernel_arg_type !30 !kernel_arg_base_type !31 !kernel_arg_type_qual !32 {
  %4 = alloca float, align 4
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #8
  %6 = trunc i64 %5 to i32
  %7 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #8
  %8 = trunc i64 %7 to i32
  %9 = sitofp i32 %6 to float
  %10 = fmul float %9, 2.000000e+00
  %11 = fmul float %10, 0xC02A934D60000000
  %12 = sitofp i32 %1 to float
  %13 = fdiv float %11, %12, !fpmath !26
  %14 = tail call spir_func float @_Z4exp2f(float noundef %13) #8
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #10
  %15 = add nsw i32 %2, %8
  %16 = sitofp i32 %15 to float
  %17 = fmul float %14, %16
  %18 = addrspacecast ptr %4 to ptr addrspace(4)
  %19 = call spir_func float @_Z6sincosfPU3AS4f(float noundef %17, ptr addrspace(4) noundef %18) #9
  %20 = sdiv i32 %1, 2
  %21 = mul nsw i32 %20, %8
  %22 = add nsw i32 %21, %6
  %23 = sext i32 %22 to i64
  %24 = getelementptr inbounds <2 x float>, ptr addrspace(1) %0, i64 %23
  %25 = load float, ptr addrspace(1) %24, align 8, !tbaa !19
  %26 = load float, ptr %4, align 4, !tbaa !33
  %27 = getelementptr inbounds nuw i8, ptr addrspace(1) %24, i64 4
  %28 = load float, ptr addrspace(1) %27, align 4, !tbaa !19
  %29 = fneg float %19
  %30 = fmul float %28, %29
  %31 = call float @llvm.fmuladd.f32(float %25, float %26, float %30)
  %32 = insertelement <2 x float> poison, float %31, i64 0
  %33 = fmul float %28, %26
  %34 = call float @llvm.fmuladd.f32(float %25, float %19, float %33)
  %35 = insertelement <2 x float> %32, float %34, i64 1
  store <2 x float> %35, ptr addrspace(1) %24, align 8, !tbaa !19
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #10
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define dso_local spir_func void @__clang_ocl_kern_imp_rotary(ptr addrspace(1) noundef align 8 captures(none) %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #1 !kernel_arg_addr_space !28 !kernel_arg_access_qual !29 !kernel_arg_type !30 !kernel_arg_base_type !31 !kernel_arg_type_qual !32 {
  %4 = alloca float, align 4
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #8
  %6 = trunc i64 %5 to i32
  %7 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #8
  %8 = trunc i64 %7 to i32
  %9 = sitofp i32 %6 to float
  %10 = fmul float %9, 2.000000e+00
  %11 = fmul float %10, 0xC02A934D60000000
  %12 = sitofp i32 %1 to float
  %13 = fdiv float %11, %12, !fpmath !26
  %14 = tail call spir_func float @_Z4exp2f(float noundef %13) #8
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #10
  %15 = add nsw i32 %2, %8
  %16 = sitofp i32 %15 to float
  %17 = fmul float %14, %16
  %18 = addrspacecast ptr %4 to ptr addrspace(4)
  %19 = call spir_func float @_Z6sincosfPU3AS4f(float noundef %17, ptr addrspace(4) noundef %18) #9
  %20 = sdiv i32 %1, 2
  %21 = mul nsw i32 %20, %8
  %22 = add nsw i32 %21, %6
  %23 = sext i32 %22 to i64
  %24 = getelementptr inbounds <2 x float>, ptr addrspace(1) %0, i64 %23
  %25 = load float, ptr addrspace(1) %24, align 8, !tbaa !19
  %26 = load float, ptr %4, align 4, !tbaa !33
  %27 = getelementptr inbounds nuw i8, ptr addrspace(1) %24, i64 4
  %28 = load float, ptr addrspace(1) %27, align 4, !tbaa !19
  %29 = fneg float %19
  %30 = fmul float %28, %29
  %31 = call float @llvm.fmuladd.f32(float %25, float %26, float %30)
  %32 = insertelement <2 x float> poison, float %31, i64 0
  %33 = fmul float %28, %26
  %34 = call float @llvm.fmuladd.f32(float %25, float %19, float %33)
  %35 = insertelement <2 x float> %32, float %34, i64 1
  store <2 x float> %35, ptr addrspace(1) %24, align 8, !tbaa !19
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #10
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z12get_local_idj(i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #2

; Function Attrs: convergent nounwind
declare dso_local spir_func void @_Z7barrierj(i32 noundef) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i32 @_Z3minii(i32 noundef, i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func float @_Z3dotDv4_fS_(<4 x float> noundef, <4 x float> noundef) local_unnamed_addr #3

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func float @_Z4fmaxff(float noundef, float noundef) local_unnamed_addr #3

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func float @_Z3expf(float noundef) local_unnamed_addr #3

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #5

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x float> @llvm.fmuladd.v4f32(<4 x float>, <4 x float>, <4 x float>) #5

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func float @_Z4exp2f(float noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare dso_local spir_func float @_Z6sincosfPU3AS4f(float noundef, ptr addrspace(4) noundef) local_unnamed_addr #4

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite)
declare void @llvm.experimental.noalias.scope.decl(metadata) #6

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p3.p1.i64(ptr addrspace(3) noalias writeonly captures(none), ptr addrspace(1) noalias readonly captures(none), i64, i1 immarg) #7

attributes #0 = { convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #4 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #5 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite) }
attributes #7 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #8 = { convergent nounwind willreturn memory(none) }
attributes #9 = { convergent nounwind }
attributes #10 = { nounwind }

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
!10 = !{!"float4*", !"float4*", !"float4*", !"float4*", !"int", !"float", !"int"}
!11 = !{!"float __attribute__((ext_vector_type(4)))*", !"float __attribute__((ext_vector_type(4)))*", !"float __attribute__((ext_vector_type(4)))*", !"float __attribute__((ext_vector_type(4)))*", !"int", !"float", !"int"}
!12 = !{!"restrict const", !"restrict const", !"restrict const", !"restrict", !"", !"", !""}
!13 = !{i32 16, i32 1, i32 1}
!14 = !{!15}
!15 = distinct !{!15, !16, !"__clang_ocl_kern_imp_attention_head: argument 0"}
!16 = distinct !{!16, !"__clang_ocl_kern_imp_attention_head"}
!17 = !{!18}
!18 = distinct !{!18, !16, !"__clang_ocl_kern_imp_attention_head: argument 3"}
!19 = !{!6, !6, i64 0}
!20 = !{!21, !22, !18}
!21 = distinct !{!21, !16, !"__clang_ocl_kern_imp_attention_head: argument 1"}
!22 = distinct !{!22, !16, !"__clang_ocl_kern_imp_attention_head: argument 2"}
!23 = !{!15, !22, !18}
!24 = !{!15, !21, !18}
!25 = !{!15, !21, !22, !18}
!26 = !{float 2.500000e+00}
!27 = !{!15, !21, !22}
!28 = !{i32 1, i32 0, i32 0}
!29 = !{!"none", !"none", !"none"}
!30 = !{!"float2*", !"int", !"int"}
!31 = !{!"float __attribute__((ext_vector_type(2)))*", !"int", !"int"}
!32 = !{!"", !"", !""}
!33 = !{!34, !34, i64 0}
!34 = !{!"float", !6, i64 0}
