; ModuleID = 'corpus/opencl/backprop.cl'
source_filename = "corpus/opencl/backprop.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

; Function Attrs: convergent norecurse nounwind
define dso_local spir_kernel void @layer_forward(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2, ptr addrspace(3) noundef align 4 captures(none) %3, ptr addrspace(3) noundef align 4 captures(none) %4, i32 noundef %5, i32 noundef %6) local_unnamed_addr #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %8 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 1) #5
  %9 = trunc i64 %8 to i32
  %10 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #5
  %11 = trunc i64 %10 to i32
  %12 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 1) #5
  %13 = trunc i64 %12 to i32
  %14 = add nsw i32 %6, 1
  %15 = shl i32 %9, 4
  %16 = add i32 %15, %13
  %17 = mul i32 %16, %14
  %18 = add i32 %6, 2
  %19 = add i32 %18, %11
  %20 = add i32 %19, %17
  %21 = icmp eq i32 %11, 0
  br i1 %21, label %24, label %22

22:                                               ; preds = %7
  %23 = sext i32 %13 to i64
  br label %31

24:                                               ; preds = %7
  %25 = sext i32 %16 to i64
  %26 = getelementptr float, ptr addrspace(1) %0, i64 %25
  %27 = getelementptr i8, ptr addrspace(1) %26, i64 4
  %28 = load float, ptr addrspace(1) %27, align 4, !tbaa !12
  %29 = sext i32 %13 to i64
  %30 = getelementptr inbounds float, ptr addrspace(3) %3, i64 %29
  store float %28, ptr addrspace(3) %30, align 4, !tbaa !12
  br label %31

31:                                               ; preds = %22, %24
  %32 = phi i64 [ %23, %22 ], [ %29, %24 ]
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #6
  %33 = sext i32 %20 to i64
  %34 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %33
  %35 = load float, ptr addrspace(1) %34, align 4, !tbaa !12
  %36 = shl nsw i32 %13, 4
  %37 = add nsw i32 %36, %11
  %38 = sext i32 %37 to i64
  %39 = getelementptr inbounds float, ptr addrspace(3) %4, i64 %38
  store float %35, ptr addrspace(3) %39, align 4, !tbaa !12
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #6
  %40 = load float, ptr addrspace(3) %39, align 4, !tbaa !12
  %41 = getelementptr inbounds float, ptr addrspace(3) %3, i64 %32
  %42 = load float, ptr addrspace(3) %41, align 4, !tbaa !12
  %43 = fmul float %40, %42
  store float %43, ptr addrspace(3) %39, align 4, !tbaa !12
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #6
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #6
  %44 = and i32 %13, 1
  %45 = icmp eq i32 %44, 0
  br i1 %45, label %46, label %55

46:                                               ; preds = %31
  %47 = shl i32 %13, 4
  %48 = or disjoint i32 %47, 16
  %49 = add nsw i32 %48, %11
  %50 = sext i32 %49 to i64
  %51 = getelementptr inbounds float, ptr addrspace(3) %4, i64 %50
  %52 = load float, ptr addrspace(3) %51, align 4, !tbaa !12
  %53 = load float, ptr addrspace(3) %39, align 4, !tbaa !12
  %54 = fadd float %52, %53
  store float %54, ptr addrspace(3) %39, align 4, !tbaa !12
  br label %55

55:                                               ; preds = %31, %46
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #6
  %56 = and i32 %13, 3
  %57 = icmp eq i32 %56, 0
  br i1 %57, label %58, label %67

58:                                               ; preds = %55
  %59 = shl i32 %13, 4
  %60 = or disjoint i32 %59, 32
  %61 = add nsw i32 %60, %11
  %62 = sext i32 %61 to i64
  %63 = getelementptr inbounds float, ptr addrspace(3) %4, i64 %62
  %64 = load float, ptr addrspace(3) %63, align 4, !tbaa !12
  %65 = load float, ptr addrspace(3) %39, align 4, !tbaa !12
  %66 = fadd float %64, %65
  store float %66, ptr addrspace(3) %39, align 4, !tbaa !12
  br label %67

67:                                               ; preds = %55, %58
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #6
  %68 = and i32 %13, 7
  %69 = icmp eq i32 %68, 0
  br i1 %69, label %70, label %79

70:                                               ; preds = %67
  %71 = shl i32 %13, 4
  %72 = or disjoint i32 %71, 64
  %73 = add nsw i32 %72, %11
  %74 = sext i32 %73 to i64
  %75 = getelementptr inbounds float, ptr addrspace(3) %4, i64 %74
  %76 = load float, ptr addrspace(3) %75, align 4, !tbaa !12
  %77 = load float, ptr addrspace(3) %39, align 4, !tbaa !12
  %78 = fadd float %76, %77
  store float %78, ptr addrspace(3) %39, align 4, !tbaa !12
  br label %79

79:                                               ; preds = %67, %70
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #6
  %80 = and i32 %13, 15
  %81 = icmp eq i32 %80, 0
  br i1 %81, label %82, label %91

82:                                               ; preds = %79
  %83 = shl i32 %13, 4
  %84 = or disjoint i32 %83, 128
  %85 = add nsw i32 %84, %11
  %86 = sext i32 %85 to i64
  %87 = getelementptr inbounds float, ptr addrspace(3) %4, i64 %86
  %88 = load float, ptr addrspace(3) %87, align 4, !tbaa !12
  %89 = load float, ptr addrspace(3) %39, align 4, !tbaa !12
  %90 = fadd float %88, %89
  store float %90, ptr addrspace(3) %39, align 4, !tbaa !12
  br label %91

91:                                               ; preds = %82, %79
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #6
  %92 = load float, ptr addrspace(3) %39, align 4, !tbaa !12
  store float %92, ptr addrspace(1) %34, align 4, !tbaa !12
  br i1 %21, label %93, label %100

93:                                               ; preds = %91
  %94 = getelementptr inbounds float, ptr addrspace(3) %4, i64 %32
  %95 = load float, ptr addrspace(3) %94, align 4, !tbaa !12
  %96 = mul nsw i32 %6, %9
  %97 = add nsw i32 %96, %13
  %98 = sext i32 %97 to i64
  %99 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %98
  store float %95, ptr addrspace(1) %99, align 4, !tbaa !12
  br label %100

100:                                              ; preds = %91, %93
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define dso_local spir_func void @__clang_ocl_kern_imp_layer_forward(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2, ptr addrspace(3) noundef align 4 captures(none) %3, ptr addrspace(3) noundef align 4 captures(none) %4, i32 noundef %5, i32 noundef %6) local_unnamed_addr #1 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %8 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 1) #5
  %9 = trunc i64 %8 to i32
  %10 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #5
  %11 = trunc i64 %10 to i32
  %12 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 1) #5
  %13 = trunc i64 %12 to i32
  %14 = add nsw i32 %6, 1
  %15 = shl i32 %9, 4
  %16 = add i32 %15, %13
  %17 = mul i32 %16, %14
  %18 = add i32 %6, 2
  %19 = add i32 %18, %11
  %20 = add i32 %19, %17
  %21 = icmp eq i32 %11, 0
  br i1 %21, label %24, label %22

22:                                               ; preds = %7
  %23 = sext i32 %13 to i64
  br label %31

24:                                               ; preds = %7
  %25 = sext i32 %16 to i64
  %26 = getelementptr float, ptr addrspace(1) %0, i64 %25
  %27 = getelementptr i8, ptr addrspace(1) %26, i64 4
  %28 = load float, ptr addrspace(1) %27, align 4, !tbaa !12
  %29 = sext i32 %13 to i64
  %30 = getelementptr inbounds float, ptr addrspace(3) %3, i64 %29
  store float %28, ptr addrspace(3) %30, align 4, !tbaa !12
  br label %31

31:                                               ; preds = %22, %24
  %32 = phi i64 [ %23, %22 ], [ %29, %24 ]
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #6
  %33 = sext i32 %20 to i64
  %34 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %33
  %35 = load float, ptr addrspace(1) %34, align 4, !tbaa !12
  %36 = shl nsw i32 %13, 4
  %37 = add nsw i32 %36, %11
  %38 = sext i32 %37 to i64
  %39 = getelementptr inbounds float, ptr addrspace(3) %4, i64 %38
  store float %35, ptr addrspace(3) %39, align 4, !tbaa !12
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #6
  %40 = load float, ptr addrspace(3) %39, align 4, !tbaa !12
  %41 = getelementptr inbounds float, ptr addrspace(3) %3, i64 %32
  %42 = load float, ptr addrspace(3) %41, align 4, !tbaa !12
  %43 = fmul float %40, %42
  store float %43, ptr addrspace(3) %39, align 4, !tbaa !12
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #6
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #6
  %44 = and i32 %13, 1
  %45 = icmp eq i32 %44, 0
  br i1 %45, label %46, label %55

46:                                               ; preds = %31
  %47 = shl i32 %13, 4
  %48 = or disjoint i32 %47, 16
  %49 = add nsw i32 %48, %11
  %50 = sext i32 %49 to i64
  %51 = getelementptr inbounds float, ptr addrspace(3) %4, i64 %50
  %52 = load float, ptr addrspace(3) %51, align 4, !tbaa !12
  %53 = load float, ptr addrspace(3) %39, align 4, !tbaa !12
  %54 = fadd float %52, %53
  store float %54, ptr addrspace(3) %39, align 4, !tbaa !12
  br label %55

55:                                               ; preds = %31, %46
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #6
  %56 = and i32 %13, 3
  %57 = icmp eq i32 %56, 0
  br i1 %57, label %58, label %67

58:                                               ; preds = %55
  %59 = shl i32 %13, 4
  %60 = or disjoint i32 %59, 32
  %61 = add nsw i32 %60, %11
  %62 = sext i32 %61 to i64
  %63 = getelementptr inbounds float, ptr addrspace(3) %4, i64 %62
  %64 = load float, ptr addrspace(3) %63, align 4, !tbaa !12
  %65 = load float, ptr addrspace(3) %39, align 4, !tbaa !12
  %66 = fadd float %64, %65
  store float %66, ptr addrspace(3) %39, align 4, !tbaa !12
  br label %67

67:                                               ; preds = %55, %58
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #6
  %68 = and i32 %13, 7
  %69 = icmp eq i32 %68, 0
  br i1 %69, label %70, label %79

70:                                               ; preds = %67
  %71 = shl i32 %13, 4
  %72 = or disjoint i32 %71, 64
  %73 = add nsw i32 %72, %11
  %74 = sext i32 %73 to i64
  %75 = getelementptr inbounds float, ptr addrspace(3) %4, i64 %74
  %76 = load float, ptr addrspace(3) %75, align 4, !tbaa !12
  %77 = load float, ptr addrspace(3) %39, align 4, !tbaa !12
  %78 = fadd float %76, %77
  store float %78, ptr addrspace(3) %39, align 4, !tbaa !12
  br label %79

79:                                               ; preds = %67, %70
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #6
  %80 = and i32 %13, 15
  %81 = icmp eq i32 %80, 0
  br i1 %81, label %82, label %91

82:                                               ; preds = %79
  %83 = shl i32 %13, 4
  %84 = or disjoint i32 %83, 128
  %85 = add nsw i32 %84, %11
  %86 = sext i32 %85 to i64
  %87 = getelementptr inbounds float, ptr addrspace(3) %4, i64 %86
  %88 = load float, ptr addrspace(3) %87, align 4, !tbaa !12
  %89 = load float, ptr addrspace(3) %39, align 4, !tbaa !12
  %90 = fadd float %88, %89
  store float %90, ptr addrspace(3) %39, align 4, !tbaa !12
  br label %91

91:                                               ; preds = %82, %79
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #6
  %92 = load float, ptr addrspace(3) %39, align 4, !tbaa !12
  store float %92, ptr addrspace(1) %34, align 4, !tbaa !12
  br i1 %21, label %93, label %100

93:                                               ; preds = %91
  %94 = getelementptr inbounds float, ptr addrspace(3) %4, i64 %32
  %95 = load float, ptr addrspace(3) %94, align 4, !tbaa !12
  %96 = mul nsw i32 %6, %9
  %97 = add nsw i32 %96, %13
  %98 = sext i32 %97 to i64
  %99 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %98
  store float %95, ptr addrspace(1) %99, align 4, !tbaa !12
  br label %100

100:                                              ; preds = %93, %91
  ret void
}

; Function Attrs: convergent norecurse nounwind
define dso_local spir_kernel void @adjust_weights(ptr addrspace(1) noundef readonly align 4 captures(none) %0, i32 noundef %1, ptr addrspace(1) noundef readonly align 4 captures(none) %2, i32 noundef %3, ptr addrspace(1) noundef align 4 captures(none) %4, ptr addrspace(1) noundef align 4 captures(none) %5) local_unnamed_addr #0 !kernel_arg_addr_space !14 !kernel_arg_access_qual !15 !kernel_arg_type !16 !kernel_arg_base_type !16 !kernel_arg_type_qual !17 {
  %7 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 1) #5
  %8 = trunc i64 %7 to i32
  %9 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #5
  %10 = trunc i64 %9 to i32
  %11 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 1) #5
  %12 = trunc i64 %11 to i32
  %13 = add nsw i32 %1, 1
  %14 = shl i32 %8, 4
  %15 = add i32 %14, %12
  %16 = mul i32 %15, %13
  %17 = add i32 %10, 1
  %18 = add i32 %17, %13
  %19 = add i32 %18, %16
  %20 = sext i32 %17 to i64
  %21 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %20
  %22 = load float, ptr addrspace(1) %21, align 4, !tbaa !12
  %23 = fmul float %22, 0x3FD3333340000000
  %24 = sext i32 %15 to i64
  %25 = getelementptr float, ptr addrspace(1) %2, i64 %24
  %26 = getelementptr i8, ptr addrspace(1) %25, i64 4
  %27 = load float, ptr addrspace(1) %26, align 4, !tbaa !12
  %28 = sext i32 %19 to i64
  %29 = getelementptr inbounds float, ptr addrspace(1) %5, i64 %28
  %30 = load float, ptr addrspace(1) %29, align 4, !tbaa !12
  %31 = fmul float %30, 0x3FD3333340000000
  %32 = tail call float @llvm.fmuladd.f32(float %23, float %27, float %31)
  %33 = getelementptr inbounds float, ptr addrspace(1) %4, i64 %28
  %34 = load float, ptr addrspace(1) %33, align 4, !tbaa !12
  %35 = fadd float %34, %32
  store float %35, ptr addrspace(1) %33, align 4, !tbaa !12
  store float %32, ptr addrspace(1) %29, align 4, !tbaa !12
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #6
  %36 = or i32 %12, %8
  %37 = icmp eq i32 %36, 0
  br i1 %37, label %38, label %47

38:                                               ; preds = %6
  %39 = load float, ptr addrspace(1) %21, align 4, !tbaa !12
  %40 = getelementptr inbounds float, ptr addrspace(1) %5, i64 %20
  %41 = load float, ptr addrspace(1) %40, align 4, !tbaa !12
  %42 = fmul float %41, 0x3FD3333340000000
  %43 = tail call float @llvm.fmuladd.f32(float %39, float 0x3FD3333340000000, float %42)
  %44 = getelementptr inbounds float, ptr addrspace(1) %4, i64 %20
  %45 = load float, ptr addrspace(1) %44, align 4, !tbaa !12
  %46 = fadd float %45, %43
  store float %46, ptr addrspace(1) %44, align 4, !tbaa !12
  store float %43, ptr addrspace(1) %40, align 4, !tbaa !12
  br label %47

47:                                               ; preds = %6, %38
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define dso_local spir_func void @__clang_ocl_kern_imp_adjust_weights(ptr addrspace(1) noundef readonly align 4 captures(none) %0, i32 noundef %1, ptr addrspace(1) noundef readonly align 4 captures(none) %2, i32 noundef %3, ptr addrspace(1) noundef align 4 captures(none) %4, ptr addrspace(1) noundef align 4 captures(none) %5) local_unnamed_addr #1 !kernel_arg_addr_space !14 !kernel_arg_access_qual !15 !kernel_arg_type !16 !kernel_arg_base_type !16 !kernel_arg_type_qual !17 {
  %7 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 1) #5
  %8 = trunc i64 %7 to i32
  %9 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #5
  %10 = trunc i64 %9 to i32
  %11 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 1) #5
  %12 = trunc i64 %11 to i32
  %13 = add nsw i32 %1, 1
  %14 = shl i32 %8, 4
  %15 = add i32 %14, %12
  %16 = mul i32 %15, %13
  %17 = add i32 %10, 1
  %18 = add i32 %17, %13
  %19 = add i32 %18, %16
  %20 = sext i32 %17 to i64
  %21 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %20
  %22 = load float, ptr addrspace(1) %21, align 4, !tbaa !12
  %23 = fmul float %22, 0x3FD3333340000000
  %24 = sext i32 %15 to i64
  %25 = getelementptr float, ptr addrspace(1) %2, i64 %24
  %26 = getelementptr i8, ptr addrspace(1) %25, i64 4
  %27 = load float, ptr addrspace(1) %26, align 4, !tbaa !12
  %28 = sext i32 %19 to i64
  %29 = getelementptr inbounds float, ptr addrspace(1) %5, i64 %28
  %30 = load float, ptr addrspace(1) %29, align 4, !tbaa !12
  %31 = fmul float %30, 0x3FD3333340000000
  %32 = tail call float @llvm.fmuladd.f32(float %23, float %27, float %31)
  %33 = getelementptr inbounds float, ptr addrspace(1) %4, i64 %28
  %34 = load float, ptr addrspace(1) %33, align 4, !tbaa !12
  %35 = fadd float %34, %32
  store float %35, ptr addrspace(1) %33, align 4, !tbaa !12
  store float %32, ptr addrspace(1) %29, align 4, !tbaa !12
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #6
  %36 = or i32 %12, %8
  %37 = icmp eq i32 %36, 0
  br i1 %37, label %38, label %47

38:                                               ; preds = %6
  %39 = load float, ptr addrspace(1) %21, align 4, !tbaa !12
  %40 = getelementptr inbounds float, ptr addrspace(1) %5, i64 %20
  %41 = load float, ptr addrspace(1) %40, align 4, !tbaa !12
  %42 = fmul float %41, 0x3FD3333340000000
  %43 = tail call float @llvm.fmuladd.f32(float %39, float 0x3FD3333340000000, float %42)
  %44 = getelementptr inbounds float, ptr addrspace(1) %4, i64 %20
  %45 = load float, ptr addrspace(1) %44, align 4, !tbaa !12
  %46 = fadd float %45, %43
  store float %46, ptr addrspace(1) %44, align 4, !tbaa !12
  store float %43, ptr addrspace(1) %40, align 4, !tbaa !12
  br label %47

47:                                               ; preds = %38, %6
  ret void
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z12get_group_idj(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z12get_local_idj(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent nounwind
declare dso_local spir_func void @_Z7barrierj(i32 noundef) local_unnamed_addr #3

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
!8 = !{i32 1, i32 1, i32 1, i32 3, i32 3, i32 0, i32 0}
!9 = !{!"none", !"none", !"none", !"none", !"none", !"none", !"none"}
!10 = !{!"float*", !"float*", !"float*", !"float*", !"float*", !"int", !"int"}
!11 = !{!"const", !"", !"", !"", !"", !"", !""}
!12 = !{!13, !13, i64 0}
!13 = !{!"float", !6, i64 0}
!14 = !{i32 1, i32 0, i32 1, i32 0, i32 1, i32 1}
!15 = !{!"none", !"none", !"none", !"none", !"none", !"none"}
!16 = !{!"float*", !"int", !"float*", !"int", !"float*", !"float*"}
!17 = !{!"const", !"", !"const", !"", !"", !""}
