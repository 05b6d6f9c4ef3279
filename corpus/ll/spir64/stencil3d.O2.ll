; ModuleID = 'corpus/opencl/stencil3d.cl'
source_filename = "corpus/opencl/stencil3d.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

@stencil7_march.tile = internal unnamed_addr addrspace(3) global [6 x [8 x float]] undef, align 4

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_kernel void @stencil7(float noundef %0, float noundef %1, ptr addrspace(1) noundef readonly align 4 captures(none) %2, ptr addrspace(1) noundef writeonly align 4 captures(none) %3, i32 noundef %4, i32 noundef %5, i32 noundef %6) local_unnamed_addr #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %8 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #8
  %9 = trunc i64 %8 to i32
  %10 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 1) #8
  %11 = trunc i64 %10 to i32
  %12 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 2) #8
  %13 = trunc i64 %12 to i32
  %14 = add i32 %13, 1
  %15 = icmp sgt i32 %9, 0
  br i1 %15, label %16, label %80

16:                                               ; preds = %7
  %17 = add nsw i32 %4, -1
  %18 = icmp sgt i32 %17, %9
  %19 = icmp sgt i32 %11, 0
  %20 = select i1 %18, i1 %19, i1 false
  %21 = add nsw i32 %5, -1
  %22 = icmp sgt i32 %21, %11
  %23 = select i1 %20, i1 %22, i1 false
  br i1 %23, label %24, label %80

24:                                               ; preds = %16
  %25 = add i32 %13, 2
  %26 = mul nsw i32 %25, %5
  %27 = add nsw i32 %26, %11
  %28 = mul nsw i32 %27, %4
  %29 = add nsw i32 %28, %9
  %30 = sext i32 %29 to i64
  %31 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %30
  %32 = load float, ptr addrspace(1) %31, align 4, !tbaa !12
  %33 = mul nsw i32 %5, %13
  %34 = add nsw i32 %33, %11
  %35 = mul nsw i32 %34, %4
  %36 = add nsw i32 %35, %9
  %37 = sext i32 %36 to i64
  %38 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %37
  %39 = load float, ptr addrspace(1) %38, align 4, !tbaa !12
  %40 = fadd float %32, %39
  %41 = add nuw nsw i32 %11, 1
  %42 = mul nsw i32 %14, %5
  %43 = add nsw i32 %41, %42
  %44 = mul nsw i32 %43, %4
  %45 = add nsw i32 %44, %9
  %46 = sext i32 %45 to i64
  %47 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %46
  %48 = load float, ptr addrspace(1) %47, align 4, !tbaa !12
  %49 = fadd float %40, %48
  %50 = add nsw i32 %11, -1
  %51 = add nsw i32 %50, %42
  %52 = mul nsw i32 %51, %4
  %53 = add nsw i32 %52, %9
  %54 = sext i32 %53 to i64
  %55 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %54
  %56 = load float, ptr addrspace(1) %55, align 4, !tbaa !12
  %57 = fadd float %49, %56
  %58 = add nuw nsw i32 %9, 1
  %59 = add nsw i32 %42, %11
  %60 = mul nsw i32 %59, %4
  %61 = add nsw i32 %58, %60
  %62 = sext i32 %61 to i64
  %63 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %62
  %64 = load float, ptr addrspace(1) %63, align 4, !tbaa !12
  %65 = fadd float %57, %64
  %66 = add nsw i32 %9, -1
  %67 = add nsw i32 %66, %60
  %68 = sext i32 %67 to i64
  %69 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %68
  %70 = load float, ptr addrspace(1) %69, align 4, !tbaa !12
  %71 = fadd float %65, %70
  %72 = add nsw i32 %60, %9
  %73 = sext i32 %72 to i64
  %74 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %73
  %75 = load float, ptr addrspace(1) %74, align 4, !tbaa !12
  %76 = fneg float %0
  %77 = fmul float %75, %76
  %78 = tail call float @llvm.fmuladd.f32(float %1, float %71, float %77)
  %79 = getelementptr inbounds float, ptr addrspace(1) %3, i64 %73
  store float %78, ptr addrspace(1) %79, align 4, !tbaa !12
  br label %80

80:                                               ; preds = %7, %16, %24
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_stencil7(float noundef %0, float noundef %1, ptr addrspace(1) noundef readonly align 4 captures(none) %2, ptr addrspace(1) noundef writeonly align 4 captures(none) %3, i32 noundef %4, i32 noundef %5, i32 noundef %6) local_unnamed_addr #1 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %8 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #8
  %9 = trunc i64 %8 to i32
  %10 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 1) #8
  %11 = trunc i64 %10 to i32
  %12 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 2) #8
  %13 = trunc i64 %12 to i32
  %14 = add i32 %13, 1
  %15 = icmp sgt i32 %9, 0
  br i1 %15, label %16, label %80

16:                                               ; preds = %7
  %17 = add nsw i32 %4, -1
  %18 = icmp sgt i32 %17, %9
  %19 = icmp sgt i32 %11, 0
  %20 = select i1 %18, i1 %19, i1 false
  %21 = add nsw i32 %5, -1
  %22 = icmp sgt i32 %21, %11
  %23 = select i1 %20, i1 %22, i1 false
  br i1 %23, label %24, label %80

24:                                               ; preds = %16
  %25 = add i32 %13, 2
  %26 = mul nsw i32 %25, %5
  %27 = add nsw i32 %26, %11
  %28 = mul nsw i32 %27, %4
  %29 = add nsw i32 %28, %9
  %30 = sext i32 %29 to i64
  %31 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %30
  %32 = load float, ptr addrspace(1) %31, align 4, !tbaa !12
  %33 = mul nsw i32 %5, %13
  %34 = add nsw i32 %33, %11
  %35 = mul nsw i32 %34, %4
  %36 = add nsw i32 %35, %9
  %37 = sext i32 %36 to i64
  %38 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %37
  %39 = load float, ptr addrspace(1) %38, align 4, !tbaa !12
  %40 = fadd float %32, %39
  %41 = add nuw nsw i32 %11, 1
  %42 = mul nsw i32 %14, %5
  %43 = add nsw i32 %41, %42
  %44 = mul nsw i32 %43, %4
  %45 = add nsw i32 %44, %9
  %46 = sext i32 %45 to i64
  %47 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %46
  %48 = load float, ptr addrspace(1) %47, align 4, !tbaa !12
  %49 = fadd float %40, %48
  %50 = add nsw i32 %11, -1
  %51 = add nsw i32 %50, %42
  %52 = mul nsw i32 %51, %4
  %53 = add nsw i32 %52, %9
  %54 = sext i32 %53 to i64
  %55 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %54
  %56 = load float, ptr addrspace(1) %55, align 4, !tbaa !12
  %57 = fadd float %49, %56
  %58 = add nuw nsw i32 %9, 1
  %59 = add nsw i32 %42, %11
  %60 = mul nsw i32 %59, %4
  %61 = add nsw i32 %58, %60
  %62 = sext i32 %61 to i64
  %63 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %62
  %64 = load float, ptr addrspace(1) %63, align 4, !tbaa !12
  %65 = fadd float %57, %64
  %66 = add nsw i32 %9, -1
  %67 = add nsw i32 %66, %60
  %68 = sext i32 %67 to i64
  %69 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %68
  %70 = load float, ptr addrspace(1) %69, align 4, !tbaa !12
  %71 = fadd float %65, %70
  %72 = add nsw i32 %60, %9
  %73 = sext i32 %72 to i64
  %74 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %73
  %75 = load float, ptr addrspace(1) %74, align 4, !tbaa !12
  %76 = fneg float %0
  %77 = fmul float %75, %76
  %78 = tail call float @llvm.fmuladd.f32(float %1, float %71, float %77)
  %79 = getelementptr inbounds float, ptr addrspace(1) %3, i64 %73
  store float %78, ptr addrspace(1) %79, align 4, !tbaa !12
  br label %80

80:                                               ; preds = %24, %16, %7
  ret void
}

; Function Attrs: convergent norecurse nounwind
define dso_local spir_kernel void @stencil7_march(float noundef %0, float noundef %1, ptr addrspace(1) noalias noundef readonly align 4 captures(none) %2, ptr addrspace(1) noalias noundef writeonly align 4 captures(none) %3, i32 noundef %4, i32 noundef %5, i32 noundef %6) local_unnamed_addr #2 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !14 {
  tail call void @llvm.experimental.noalias.scope.decl(metadata !15)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !18)
  %8 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #8
  %9 = trunc i64 %8 to i32
  %10 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 1) #8
  %11 = trunc i64 %10 to i32
  %12 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #8
  %13 = trunc i64 %12 to i32
  %14 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #8
  %15 = trunc i64 %14 to i32
  %16 = icmp sgt i32 %13, 0
  %17 = icmp sgt i32 %15, 0
  %18 = select i1 %16, i1 %17, i1 false
  %19 = add nsw i32 %4, -1
  %20 = icmp sgt i32 %19, %13
  %21 = select i1 %18, i1 %20, i1 false
  br i1 %21, label %22, label %25

22:                                               ; preds = %7
  %23 = add nsw i32 %5, -1
  %24 = icmp sgt i32 %23, %15
  br label %25

25:                                               ; preds = %22, %7
  %26 = phi i1 [ false, %7 ], [ %24, %22 ]
  %27 = add nsw i32 %6, -1
  %28 = icmp sgt i32 %6, 2
  br i1 %28, label %29, label %141

29:                                               ; preds = %25
  %30 = add nsw i32 %5, %15
  %31 = mul nsw i32 %30, %4
  %32 = add nsw i32 %31, %13
  %33 = sext i32 %32 to i64
  %34 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %33
  %35 = load float, ptr addrspace(1) %34, align 4, !tbaa !12, !alias.scope !15, !noalias !18
  %36 = mul nsw i32 %4, %15
  %37 = add nsw i32 %36, %13
  %38 = sext i32 %37 to i64
  %39 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %38
  %40 = load float, ptr addrspace(1) %39, align 4, !tbaa !12, !alias.scope !15, !noalias !18
  %41 = sext i32 %11 to i64
  %42 = getelementptr inbounds [8 x float], ptr addrspace(3) @stencil7_march.tile, i64 %41
  %43 = sext i32 %9 to i64
  %44 = getelementptr inbounds float, ptr addrspace(3) %42, i64 %43
  %45 = icmp sgt i32 %9, 0
  %46 = add nsw i32 %13, -1
  %47 = and i64 %8, 2147483647
  %48 = getelementptr float, ptr addrspace(3) %42, i64 %47
  %49 = getelementptr i8, ptr addrspace(3) %48, i64 -4
  %50 = icmp samesign ult i32 %9, 7
  %51 = add nsw i32 %13, 1
  %52 = getelementptr i8, ptr addrspace(3) %44, i64 4
  %53 = icmp sgt i32 %11, 0
  %54 = add nsw i32 %15, -1
  %55 = and i64 %10, 2147483647
  %56 = getelementptr [8 x float], ptr addrspace(3) @stencil7_march.tile, i64 %55
  %57 = getelementptr i8, ptr addrspace(3) %56, i64 -32
  %58 = getelementptr inbounds float, ptr addrspace(3) %57, i64 %43
  %59 = icmp samesign ult i32 %11, 5
  %60 = add nsw i32 %15, 1
  %61 = getelementptr i8, ptr addrspace(3) %42, i64 32
  %62 = getelementptr inbounds float, ptr addrspace(3) %61, i64 %43
  %63 = fneg float %0
  br label %64

64:                                               ; preds = %29, %139
  %65 = phi float [ %40, %29 ], [ %66, %139 ]
  %66 = phi float [ %35, %29 ], [ %75, %139 ]
  %67 = phi i32 [ 1, %29 ], [ %68, %139 ]
  store float %66, ptr addrspace(3) %44, align 4, !tbaa !12, !noalias !20
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #9, !noalias !20
  %68 = add nuw nsw i32 %67, 1
  %69 = mul nsw i32 %68, %5
  %70 = add nsw i32 %69, %15
  %71 = mul nsw i32 %70, %4
  %72 = add nsw i32 %71, %13
  %73 = sext i32 %72 to i64
  %74 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %73
  %75 = load float, ptr addrspace(1) %74, align 4, !tbaa !12, !alias.scope !15, !noalias !18
  br i1 %26, label %76, label %139

76:                                               ; preds = %64
  br i1 %45, label %85, label %77

77:                                               ; preds = %76
  %78 = mul nsw i32 %67, %5
  %79 = add nsw i32 %78, %15
  %80 = mul nsw i32 %79, %4
  %81 = add nsw i32 %46, %80
  %82 = sext i32 %81 to i64
  %83 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %82
  %84 = load float, ptr addrspace(1) %83, align 4, !tbaa !12, !alias.scope !15, !noalias !18
  br label %87

85:                                               ; preds = %76
  %86 = load float, ptr addrspace(3) %49, align 4, !tbaa !12, !noalias !20
  br i1 %50, label %87, label %90

87:                                               ; preds = %77, %85
  %88 = phi float [ %84, %77 ], [ %86, %85 ]
  %89 = load float, ptr addrspace(3) %52, align 4, !tbaa !12, !noalias !20
  br label %98

90:                                               ; preds = %85
  %91 = mul nsw i32 %67, %5
  %92 = add nsw i32 %91, %15
  %93 = mul nsw i32 %92, %4
  %94 = add nsw i32 %51, %93
  %95 = sext i32 %94 to i64
  %96 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %95
  %97 = load float, ptr addrspace(1) %96, align 4, !tbaa !12, !alias.scope !15, !noalias !18
  br label %98

98:                                               ; preds = %90, %87
  %99 = phi float [ %88, %87 ], [ %86, %90 ]
  %100 = phi float [ %89, %87 ], [ %97, %90 ]
  br i1 %53, label %109, label %101

101:                                              ; preds = %98
  %102 = mul nsw i32 %67, %5
  %103 = add nsw i32 %54, %102
  %104 = mul nsw i32 %103, %4
  %105 = add nsw i32 %104, %13
  %106 = sext i32 %105 to i64
  %107 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %106
  %108 = load float, ptr addrspace(1) %107, align 4, !tbaa !12, !alias.scope !15, !noalias !18
  br label %112

109:                                              ; preds = %98
  %110 = load float, ptr addrspace(3) %58, align 4, !tbaa !12, !noalias !20
  %111 = mul nsw i32 %67, %5
  br i1 %59, label %112, label %116

112:                                              ; preds = %109, %101
  %113 = phi i32 [ %102, %101 ], [ %111, %109 ]
  %114 = phi float [ %108, %101 ], [ %110, %109 ]
  %115 = load float, ptr addrspace(3) %62, align 4, !tbaa !12, !noalias !20
  br label %123

116:                                              ; preds = %109
  %117 = add nsw i32 %60, %111
  %118 = mul nsw i32 %117, %4
  %119 = add nsw i32 %118, %13
  %120 = sext i32 %119 to i64
  %121 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %120
  %122 = load float, ptr addrspace(1) %121, align 4, !tbaa !12, !alias.scope !15, !noalias !18
  br label %123

123:                                              ; preds = %116, %112
  %124 = phi i32 [ %111, %116 ], [ %113, %112 ]
  %125 = phi float [ %110, %116 ], [ %114, %112 ]
  %126 = phi float [ %122, %116 ], [ %115, %112 ]
  %127 = fadd float %65, %75
  %128 = fadd float %127, %126
  %129 = fadd float %125, %128
  %130 = fadd float %100, %129
  %131 = fadd float %99, %130
  %132 = fmul float %66, %63
  %133 = tail call float @llvm.fmuladd.f32(float %1, float %131, float %132)
  %134 = add nsw i32 %124, %15
  %135 = mul nsw i32 %134, %4
  %136 = add nsw i32 %135, %13
  %137 = sext i32 %136 to i64
  %138 = getelementptr inbounds float, ptr addrspace(1) %3, i64 %137
  store float %133, ptr addrspace(1) %138, align 4, !tbaa !12, !alias.scope !18, !noalias !15
  br label %139

139:                                              ; preds = %123, %64
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #9, !noalias !20
  %140 = icmp slt i32 %68, %27
  br i1 %140, label %64, label %141

141:                                              ; preds = %139, %25
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define dso_local spir_func void @__clang_ocl_kern_imp_stencil7_march(float noundef %0, float noundef %1, ptr addrspace(1) noalias noundef readonly align 4 captures(none) %2, ptr addrspace(1) noalias noundef writeonly align 4 captures(none) %3, i32 noundef %4, i32 noundef %5, i32 noundef %6) local_unnamed_addr #3 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !14 {
  %8 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #8
  %9 = trunc i64 %8 to i32
  %10 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 1) #8
  %11 = trunc i64 %10 to i32
  %12 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #8
  %13 = trunc i64 %12 to i32
  %14 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #8
  %15 = trunc i64 %14 to i32
  %16 = icmp sgt i32 %13, 0
  %17 = icmp sgt i32 %15, 0
  %18 = select i1 %16, i1 %17, i1 false
  %19 = add nsw i32 %4, -1
  %20 = icmp sgt i32 %19, %13
  %21 = select i1 %18, i1 %20, i1 false
  br i1 %21, label %22, label %25

22:                                               ; preds = %7
  %23 = add nsw i32 %5, -1
  %24 = icmp sgt i32 %23, %15
  br label %25

25:                                               ; preds = %22, %7
  %26 = phi i1 [ false, %7 ], [ %24, %22 ]
  %27 = add nsw i32 %6, -1
  %28 = icmp sgt i32 %6, 2
  br i1 %28, label %29, label %64

29:                                               ; preds = %25
  %30 = add nsw i32 %5, %15
  %31 = mul nsw i32 %30, %4
  %32 = add nsw i32 %31, %13
  %33 = sext i32 %32 to i64
  %34 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %33
  %35 = load float, ptr addrspace(1) %34, align 4, !tbaa !12
  %36 = mul nsw i32 %4, %15
  %37 = add nsw i32 %36, %13
  %38 = sext i32 %37 to i64
  %39 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %38
  %40 = load float, ptr addrspace(1) %39, align 4, !tbaa !12
  %41 = sext i32 %11 to i64
  %42 = getelementptr inbounds [8 x float], ptr addrspace(3) @stencil7_march.tile, i64 %41
  %43 = sext i32 %9 to i64
  %44 = getelementptr inbounds float, ptr addrspace(3) %42, i64 %43
  %45 = icmp sgt i32 %9, 0
  %46 = add nsw i32 %13, -1
  %47 = and i64 %8, 2147483647
  %48 = getelementptr float, ptr addrspace(3) %42, i64 %47
  %49 = getelementptr i8, ptr addrspace(3) %48, i64 -4
  %50 = icmp samesign ult i32 %9, 7
  %51 = add nsw i32 %13, 1
  %52 = getelementptr i8, ptr addrspace(3) %44, i64 4
  %53 = icmp sgt i32 %11, 0
  %54 = add nsw i32 %15, -1
  %55 = and i64 %10, 2147483647
  %56 = getelementptr [8 x float], ptr addrspace(3) @stencil7_march.tile, i64 %55
  %57 = getelementptr i8, ptr addrspace(3) %56, i64 -32
  %58 = getelementptr inbounds float, ptr addrspace(3) %57, i64 %43
  %59 = icmp samesign ult i32 %11, 5
  %60 = add nsw i32 %15, 1
  %61 = getelementptr i8, ptr addrspace(3) %42, i64 32
  %62 = getelementptr inbounds float, ptr addrspace(3) %61, i64 %43
  %63 = fneg float %0
  br label %65

64:                                               ; preds = %140, %25
  ret void

65:                                               ; preds = %29, %140
  %66 = phi float [ %40, %29 ], [ %67, %140 ]
  %67 = phi float [ %35, %29 ], [ %76, %140 ]
  %68 = phi i32 [ 1, %29 ], [ %69, %140 ]
  store float %67, ptr addrspace(3) %44, align 4, !tbaa !12
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #9
  %69 = add nuw nsw i32 %68, 1
  %70 = mul nsw i32 %69, %5
  %71 = add nsw i32 %70, %15
  %72 = mul nsw i32 %71, %4
  %73 = add nsw i32 %72, %13
  %74 = sext i32 %73 to i64
  %75 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %74
  %76 = load float, ptr addrspace(1) %75, align 4, !tbaa !12
  br i1 %26, label %77, label %140

77:                                               ; preds = %65
  br i1 %45, label %86, label %78

78:                                               ; preds = %77
  %79 = mul nsw i32 %68, %5
  %80 = add nsw i32 %79, %15
  %81 = mul nsw i32 %80, %4
  %82 = add nsw i32 %46, %81
  %83 = sext i32 %82 to i64
  %84 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %83
  %85 = load float, ptr addrspace(1) %84, align 4, !tbaa !12
  br label %88

86:                                               ; preds = %77
  %87 = load float, ptr addrspace(3) %49, align 4, !tbaa !12
  br i1 %50, label %88, label %91

88:                                               ; preds = %78, %86
  %89 = phi float [ %85, %78 ], [ %87, %86 ]
  %90 = load float, ptr addrspace(3) %52, align 4, !tbaa !12
  br label %99

91:                                               ; preds = %86
  %92 = mul nsw i32 %68, %5
  %93 = add nsw i32 %92, %15
  %94 = mul nsw i32 %93, %4
  %95 = add nsw i32 %51, %94
  %96 = sext i32 %95 to i64
  %97 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %96
  %98 = load float, ptr addrspace(1) %97, align 4, !tbaa !12
  br label %99

99:                                               ; preds = %91, %88
  %100 = phi float [ %89, %88 ], [ %87, %91 ]
  %101 = phi float [ %90, %88 ], [ %98, %91 ]
  br i1 %53, label %110, label %102

102:                                              ; preds = %99
  %103 = mul nsw i32 %68, %5
  %104 = add nsw i32 %54, %103
  %105 = mul nsw i32 %104, %4
  %106 = add nsw i32 %105, %13
  %107 = sext i32 %106 to i64
  %108 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %107
  %109 = load float, ptr addrspace(1) %108, align 4, !tbaa !12
  br label %113

110:                                              ; preds = %99
  %111 = load float, ptr addrspace(3) %58, align 4, !tbaa !12
  %112 = mul nsw i32 %68, %5
  br i1 %59, label %113, label %117

113:                                              ; preds = %110, %102
  %114 = phi i32 [ %103, %102 ], [ %112, %110 ]
  %115 = phi float [ %109, %102 ], [ %111, %110 ]
  %116 = load float, ptr addrspace(3) %62, align 4, !tbaa !12
  br label %124

117:                                              ; preds = %110
  %118 = add nsw i32 %60, %112
  %119 = mul nsw i32 %118, %4
  %120 = add nsw i32 %119, %13
  %121 = sext i32 %120 to i64
  %122 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %121
  %123 = load float, ptr addrspace(1) %122, align 4, !tbaa !12
  br label %124

124:                                              ; preds = %117, %113
  %125 = phi i32 [ %112, %117 ], [ %114, %113 ]
  %126 = phi float [ %111, %117 ], [ %115, %113 ]
  %127 = phi float [ %123, %117 ], [ %116, %113 ]
  %128 = fadd float %66, %76
  %129 = fadd float %128, %127
  %130 = fadd float %126, %129
  %131 = fadd float %101, %130
  %132 = fadd float %100, %131
  %133 = fmul float %67, %63
  %134 = tail call float @llvm.fmuladd.f32(float %1, float %132, float %133)
  %135 = add nsw i32 %125, %15
  %136 = mul nsw i32 %135, %4
  %137 = add nsw i32 %136, %13
  %138 = sext i32 %137 to i64
  %139 = getelementptr inbounds float, ptr addrspace(1) %3, i64 %138
  store float %134, ptr addrspace(1) %139, align 4, !tbaa !12
  br label %140

140:                                              ; preds = %124, %65
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #9
  %141 = icmp slt i32 %69, %27
  br i1 %141, label %65, label %64
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z12get_group_idj(i32 noundef) local_unnamed_addr #4

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #5

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z12get_local_idj(i32 noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare dso_local spir_func void @_Z7barrierj(i32 noundef) local_unnamed_addr #6

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite)
declare void @llvm.experimental.noalias.scope.decl(metadata) #7

attributes #0 = { convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #2 = { convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #3 = { alwaysinline convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #4 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #5 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #7 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite) }
attributes #8 = { convergent nounwind willreturn memory(none) }
attributes #9 = { convergent nounwind }

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
!8 = !{i32 0, i32 0, i32 1, i32 1, i32 0, i32 0, i32 0}
!9 = !{!"none", !"none", !"none", !"none", !"none", !"none", !"none"}
!10 = !{!"float", !"float", !"float*", !"float*", !"int", !"int", !"int"}
!11 = !{!"", !"", !"const", !"", !"", !"", !""}
!12 = !{!13, !13, i64 0}
!13 = !{!"float", !6, i64 0}
!14 = !{!"", !"", !"restrict const", !"restrict", !"", !"", !""}
!15 = !{!16}
!16 = distinct !{!16, !17, !"__clang_ocl_kern_imp_stencil7_march: argument 0"}
!17 = distinct !{!17, !"__clang_ocl_kern_imp_stencil7_march"}
!18 = !{!19}
!19 = distinct !{!19, !17, !"__clang_ocl_kern_imp_stencil7_march: argument 1"}
!20 = !{!16, !19}
