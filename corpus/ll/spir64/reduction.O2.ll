; ModuleID = 'corpus/opencl/reduction.cl'
source_filename = "corpus/opencl/reduction.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

@reduce_minmax.s = internal unnamed_addr addrspace(3) global [64 x <2 x i32>] undef, align 8
@reduce_modmul.s = internal unnamed_addr addrspace(3) global [32 x i64] undef, align 8

; Function Attrs: convergent norecurse nounwind
define dso_local spir_kernel void @reduce_sum(ptr addrspace(1) noalias noundef readonly align 4 captures(none) %0, ptr addrspace(1) noalias noundef writeonly align 4 captures(none) %1, ptr addrspace(3) noundef align 4 captures(none) %2, i32 noundef %3) local_unnamed_addr #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  tail call void @llvm.experimental.noalias.scope.decl(metadata !12)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !15)
  %5 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #6
  %6 = trunc i64 %5 to i32
  %7 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #6
  %8 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #6
  %9 = shl i64 %7, 1
  %10 = mul i64 %9, %8
  %11 = and i64 %5, 4294967295
  %12 = add i64 %10, %5
  %13 = trunc i64 %12 to i32
  %14 = tail call spir_func i64 @_Z14get_num_groupsj(i32 noundef 0) #6
  %15 = mul i64 %14, %8
  %16 = trunc i64 %15 to i32
  %17 = shl i32 %16, 1
  %18 = trunc i64 %8 to i32
  %19 = getelementptr inbounds nuw float, ptr addrspace(3) %2, i64 %11
  store float 0.000000e+00, ptr addrspace(3) %19, align 4, !tbaa !17, !noalias !19
  %20 = icmp ugt i32 %3, %13
  br i1 %20, label %21, label %40

21:                                               ; preds = %4, %35
  %22 = phi float [ %36, %35 ], [ 0.000000e+00, %4 ]
  %23 = phi i32 [ %37, %35 ], [ %13, %4 ]
  %24 = zext i32 %23 to i64
  %25 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %24
  %26 = load float, ptr addrspace(1) %25, align 4, !tbaa !17, !alias.scope !12, !noalias !15
  %27 = fadd float %26, %22
  %28 = add i32 %23, %18
  %29 = icmp ult i32 %28, %3
  br i1 %29, label %30, label %35

30:                                               ; preds = %21
  %31 = zext i32 %28 to i64
  %32 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %31
  %33 = load float, ptr addrspace(1) %32, align 4, !tbaa !17, !alias.scope !12, !noalias !15
  %34 = fadd float %27, %33
  br label %35

35:                                               ; preds = %30, %21
  %36 = phi float [ %34, %30 ], [ %27, %21 ]
  %37 = add i32 %23, %17
  %38 = icmp ult i32 %37, %3
  br i1 %38, label %21, label %39

39:                                               ; preds = %35
  store float %36, ptr addrspace(3) %19, align 4, !tbaa !17, !noalias !19
  br label %40

40:                                               ; preds = %39, %4
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #7, !noalias !19
  %41 = lshr i32 %18, 1
  %42 = icmp eq i32 %41, 0
  br i1 %42, label %43, label %45

43:                                               ; preds = %55, %40
  %44 = icmp eq i32 %6, 0
  br i1 %44, label %58, label %62

45:                                               ; preds = %40, %55
  %46 = phi i32 [ %56, %55 ], [ %41, %40 ]
  %47 = icmp ugt i32 %46, %6
  br i1 %47, label %48, label %55

48:                                               ; preds = %45
  %49 = add nuw i32 %46, %6
  %50 = zext i32 %49 to i64
  %51 = getelementptr inbounds nuw float, ptr addrspace(3) %2, i64 %50
  %52 = load float, ptr addrspace(3) %51, align 4, !tbaa !17, !noalias !19
  %53 = load float, ptr addrspace(3) %19, align 4, !tbaa !17, !noalias !19
  %54 = fadd float %52, %53
  store float %54, ptr addrspace(3) %19, align 4, !tbaa !17, !noalias !19
  br label %55

55:                                               ; preds = %48, %45
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #7, !noalias !19
  %56 = lshr i32 %46, 1
  %57 = icmp eq i32 %56, 0
  br i1 %57, label %43, label %45

58:                                               ; preds = %43
  %59 = load float, ptr addrspace(3) %2, align 4, !tbaa !17, !noalias !19
  %60 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #6
  %61 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %60
  store float %59, ptr addrspace(1) %61, align 4, !tbaa !17, !alias.scope !15, !noalias !12
  br label %62

62:                                               ; preds = %43, %58
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define dso_local spir_func void @__clang_ocl_kern_imp_reduce_sum(ptr addrspace(1) noalias noundef readonly align 4 captures(none) %0, ptr addrspace(1) noalias noundef writeonly align 4 captures(none) %1, ptr addrspace(3) noundef align 4 captures(none) %2, i32 noundef %3) local_unnamed_addr #1 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %5 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #6
  %6 = trunc i64 %5 to i32
  %7 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #6
  %8 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #6
  %9 = shl i64 %7, 1
  %10 = mul i64 %9, %8
  %11 = and i64 %5, 4294967295
  %12 = add i64 %10, %5
  %13 = trunc i64 %12 to i32
  %14 = tail call spir_func i64 @_Z14get_num_groupsj(i32 noundef 0) #6
  %15 = mul i64 %14, %8
  %16 = trunc i64 %15 to i32
  %17 = shl i32 %16, 1
  %18 = trunc i64 %8 to i32
  %19 = getelementptr inbounds nuw float, ptr addrspace(3) %2, i64 %11
  store float 0.000000e+00, ptr addrspace(3) %19, align 4, !tbaa !17
  %20 = icmp ugt i32 %3, %13
  br i1 %20, label %21, label %40

21:                                               ; preds = %4, %35
  %22 = phi float [ %36, %35 ], [ 0.000000e+00, %4 ]
  %23 = phi i32 [ %37, %35 ], [ %13, %4 ]
  %24 = zext i32 %23 to i64
  %25 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %24
  %26 = load float, ptr addrspace(1) %25, align 4, !tbaa !17
  %27 = fadd float %26, %22
  %28 = add i32 %23, %18
  %29 = icmp ult i32 %28, %3
  br i1 %29, label %30, label %35

30:                                               ; preds = %21
  %31 = zext i32 %28 to i64
  %32 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %31
  %33 = load float, ptr addrspace(1) %32, align 4, !tbaa !17
  %34 = fadd float %27, %33
  br label %35

35:                                               ; preds = %30, %21
  %36 = phi float [ %34, %30 ], [ %27, %21 ]
  %37 = add i32 %23, %17
  %38 = icmp ult i32 %37, %3
  br i1 %38, label %21, label %39

39:                                               ; preds = %35
  store float %36, ptr addrspace(3) %19, align 4, !tbaa !17
  br label %40

40:                                               ; preds = %39, %4
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #7
  %41 = lshr i32 %18, 1
  %42 = icmp eq i32 %41, 0
  br i1 %42, label %43, label %45

43:                                               ; preds = %55, %40
  %44 = icmp eq i32 %6, 0
  br i1 %44, label %58, label %62

45:                                               ; preds = %40, %55
  %46 = phi i32 [ %56, %55 ], [ %41, %40 ]
  %47 = icmp ugt i32 %46, %6
  br i1 %47, label %48, label %55

48:                                               ; preds = %45
  %49 = add nuw i32 %46, %6
  %50 = zext i32 %49 to i64
  %51 = getelementptr inbounds nuw float, ptr addrspace(3) %2, i64 %50
  %52 = load float, ptr addrspace(3) %51, align 4, !tbaa !17
  %53 = load float, ptr addrspace(3) %19, align 4, !tbaa !17
  %54 = fadd float %52, %53
  store float %54, ptr addrspace(3) %19, align 4, !tbaa !17
  br label %55

55:                                               ; preds = %48, %45
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #7
  %56 = lshr i32 %46, 1
  %57 = icmp eq i32 %56, 0
  br i1 %57, label %43, label %45

58:                                               ; preds = %43
  %59 = load float, ptr addrspace(3) %2, align 4, !tbaa !17
  %60 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #6
  %61 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %60
  store float %59, ptr addrspace(1) %61, align 4, !tbaa !17
  br label %62

62:                                               ; preds = %58, %43
  ret void
}

; Function Attrs: convergent norecurse nounwind
define dso_local spir_kernel void @reduce_minmax(ptr addrspace(1) noalias noundef readonly align 4 captures(none) %0, ptr addrspace(1) noalias noundef writeonly align 8 captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !kernel_arg_addr_space !20 !kernel_arg_access_qual !21 !kernel_arg_type !22 !kernel_arg_base_type !23 !kernel_arg_type_qual !24 {
  tail call void @llvm.experimental.noalias.scope.decl(metadata !25)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !28)
  %4 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #6
  %5 = trunc i64 %4 to i32
  %6 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %7 = trunc i64 %6 to i32
  %8 = icmp ugt i32 %2, %7
  br i1 %8, label %14, label %9

9:                                                ; preds = %14, %3
  %10 = phi <2 x i32> [ <i32 2147483647, i32 -2147483648>, %3 ], [ %25, %14 ]
  %11 = and i64 %4, 4294967295
  %12 = getelementptr inbounds nuw <2 x i32>, ptr addrspace(3) @reduce_minmax.s, i64 %11
  store <2 x i32> %10, ptr addrspace(3) %12, align 8, !tbaa !30, !noalias !31
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #7, !noalias !31
  %13 = icmp ult i32 %5, 32
  br i1 %13, label %30, label %44

14:                                               ; preds = %3, %14
  %15 = phi <2 x i32> [ %25, %14 ], [ <i32 2147483647, i32 -2147483648>, %3 ]
  %16 = phi i32 [ %28, %14 ], [ %7, %3 ]
  %17 = zext i32 %16 to i64
  %18 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %17
  %19 = load i32, ptr addrspace(1) %18, align 4, !tbaa !4, !alias.scope !25, !noalias !28
  %20 = extractelement <2 x i32> %15, i64 0
  %21 = tail call spir_func i32 @_Z3minii(i32 noundef %20, i32 noundef %19) #6
  %22 = insertelement <2 x i32> poison, i32 %21, i64 0
  %23 = extractelement <2 x i32> %15, i64 1
  %24 = tail call spir_func i32 @_Z3maxii(i32 noundef %23, i32 noundef %19) #6
  %25 = insertelement <2 x i32> %22, i32 %24, i64 1
  %26 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #6
  %27 = trunc i64 %26 to i32
  %28 = add i32 %16, %27
  %29 = icmp ult i32 %28, %2
  br i1 %29, label %14, label %9

30:                                               ; preds = %9
  %31 = load i32, ptr addrspace(3) %12, align 8, !noalias !31
  %32 = and i64 %4, 31
  %33 = getelementptr inbounds nuw <2 x i32>, ptr addrspace(3) @reduce_minmax.s, i64 %32
  %34 = getelementptr inbounds nuw i8, ptr addrspace(3) %33, i64 256
  %35 = load i32, ptr addrspace(3) %34, align 8, !noalias !31
  %36 = tail call spir_func i32 @_Z3minii(i32 noundef %31, i32 noundef %35) #6
  %37 = insertelement <2 x i32> poison, i32 %36, i64 0
  %38 = getelementptr inbounds nuw i8, ptr addrspace(3) %12, i64 4
  %39 = load i32, ptr addrspace(3) %38, align 4, !noalias !31
  %40 = getelementptr inbounds nuw i8, ptr addrspace(3) %33, i64 260
  %41 = load i32, ptr addrspace(3) %40, align 4, !noalias !31
  %42 = tail call spir_func i32 @_Z3maxii(i32 noundef %39, i32 noundef %41) #6
  %43 = insertelement <2 x i32> %37, i32 %42, i64 1
  store <2 x i32> %43, ptr addrspace(3) %12, align 8, !tbaa !30, !noalias !31
  br label %44

44:                                               ; preds = %30, %9
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #7, !noalias !31
  %45 = icmp ult i32 %5, 16
  br i1 %45, label %46, label %60

46:                                               ; preds = %44
  %47 = load i32, ptr addrspace(3) %12, align 8, !noalias !31
  %48 = and i64 %4, 15
  %49 = getelementptr inbounds nuw <2 x i32>, ptr addrspace(3) @reduce_minmax.s, i64 %48
  %50 = getelementptr inbounds nuw i8, ptr addrspace(3) %49, i64 128
  %51 = load i32, ptr addrspace(3) %50, align 8, !noalias !31
  %52 = tail call spir_func i32 @_Z3minii(i32 noundef %47, i32 noundef %51) #6
  %53 = insertelement <2 x i32> poison, i32 %52, i64 0
  %54 = getelementptr inbounds nuw i8, ptr addrspace(3) %12, i64 4
  %55 = load i32, ptr addrspace(3) %54, align 4, !noalias !31
  %56 = getelementptr inbounds nuw i8, ptr addrspace(3) %49, i64 132
  %57 = load i32, ptr addrspace(3) %56, align 4, !noalias !31
  %58 = tail call spir_func i32 @_Z3maxii(i32 noundef %55, i32 noundef %57) #6
  %59 = insertelement <2 x i32> %53, i32 %58, i64 1
  store <2 x i32> %59, ptr addrspace(3) %12, align 8, !tbaa !30, !noalias !31
  br label %60

60:                                               ; preds = %46, %44
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #7, !noalias !31
  %61 = icmp ult i32 %5, 8
  br i1 %61, label %62, label %76

62:                                               ; preds = %60
  %63 = load i32, ptr addrspace(3) %12, align 8, !noalias !31
  %64 = and i64 %4, 7
  %65 = getelementptr inbounds nuw <2 x i32>, ptr addrspace(3) @reduce_minmax.s, i64 %64
  %66 = getelementptr inbounds nuw i8, ptr addrspace(3) %65, i64 64
  %67 = load i32, ptr addrspace(3) %66, align 8, !noalias !31
  %68 = tail call spir_func i32 @_Z3minii(i32 noundef %63, i32 noundef %67) #6
  %69 = insertelement <2 x i32> poison, i32 %68, i64 0
  %70 = getelementptr inbounds nuw i8, ptr addrspace(3) %12, i64 4
  %71 = load i32, ptr addrspace(3) %70, align 4, !noalias !31
  %72 = getelementptr inbounds nuw i8, ptr addrspace(3) %65, i64 68
  %73 = load i32, ptr addrspace(3) %72, align 4, !noalias !31
  %74 = tail call spir_func i32 @_Z3maxii(i32 noundef %71, i32 noundef %73) #6
  %75 = insertelement <2 x i32> %69, i32 %74, i64 1
  store <2 x i32> %75, ptr addrspace(3) %12, align 8, !tbaa !30, !noalias !31
  br label %76

76:                                               ; preds = %62, %60
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #7, !noalias !31
  %77 = icmp ult i32 %5, 4
  br i1 %77, label %78, label %92

78:                                               ; preds = %76
  %79 = load i32, ptr addrspace(3) %12, align 8, !noalias !31
  %80 = and i64 %4, 3
  %81 = getelementptr inbounds nuw <2 x i32>, ptr addrspace(3) @reduce_minmax.s, i64 %80
  %82 = getelementptr inbounds nuw i8, ptr addrspace(3) %81, i64 32
  %83 = load i32, ptr addrspace(3) %82, align 8, !noalias !31
  %84 = tail call spir_func i32 @_Z3minii(i32 noundef %79, i32 noundef %83) #6
  %85 = insertelement <2 x i32> poison, i32 %84, i64 0
  %86 = getelementptr inbounds nuw i8, ptr addrspace(3) %12, i64 4
  %87 = load i32, ptr addrspace(3) %86, align 4, !noalias !31
  %88 = getelementptr inbounds nuw i8, ptr addrspace(3) %81, i64 36
  %89 = load i32, ptr addrspace(3) %88, align 4, !noalias !31
  %90 = tail call spir_func i32 @_Z3maxii(i32 noundef %87, i32 noundef %89) #6
  %91 = insertelement <2 x i32> %85, i32 %90, i64 1
  store <2 x i32> %91, ptr addrspace(3) %12, align 8, !tbaa !30, !noalias !31
  br label %92

92:                                               ; preds = %78, %76
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #7, !noalias !31
  %93 = icmp ult i32 %5, 2
  br i1 %93, label %94, label %108

94:                                               ; preds = %92
  %95 = load i32, ptr addrspace(3) %12, align 8, !noalias !31
  %96 = and i64 %4, 1
  %97 = getelementptr inbounds nuw <2 x i32>, ptr addrspace(3) @reduce_minmax.s, i64 %96
  %98 = getelementptr inbounds nuw i8, ptr addrspace(3) %97, i64 16
  %99 = load i32, ptr addrspace(3) %98, align 8, !noalias !31
  %100 = tail call spir_func i32 @_Z3minii(i32 noundef %95, i32 noundef %99) #6
  %101 = insertelement <2 x i32> poison, i32 %100, i64 0
  %102 = getelementptr inbounds nuw i8, ptr addrspace(3) %12, i64 4
  %103 = load i32, ptr addrspace(3) %102, align 4, !noalias !31
  %104 = getelementptr inbounds nuw i8, ptr addrspace(3) %97, i64 20
  %105 = load i32, ptr addrspace(3) %104, align 4, !noalias !31
  %106 = tail call spir_func i32 @_Z3maxii(i32 noundef %103, i32 noundef %105) #6
  %107 = insertelement <2 x i32> %101, i32 %106, i64 1
  store <2 x i32> %107, ptr addrspace(3) %12, align 8, !tbaa !30, !noalias !31
  br label %108

108:                                              ; preds = %94, %92
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #7, !noalias !31
  %109 = icmp eq i32 %5, 0
  br i1 %109, label %110, label %120

110:                                              ; preds = %108
  %111 = load i32, ptr addrspace(3) %12, align 8, !noalias !31
  %112 = load i32, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @reduce_minmax.s, i64 8), align 8, !noalias !31
  %113 = tail call spir_func i32 @_Z3minii(i32 noundef %111, i32 noundef %112) #6
  %114 = insertelement <2 x i32> poison, i32 %113, i64 0
  %115 = getelementptr inbounds nuw i8, ptr addrspace(3) %12, i64 4
  %116 = load i32, ptr addrspace(3) %115, align 4, !noalias !31
  %117 = load i32, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @reduce_minmax.s, i64 12), align 4, !noalias !31
  %118 = tail call spir_func i32 @_Z3maxii(i32 noundef %116, i32 noundef %117) #6
  %119 = insertelement <2 x i32> %114, i32 %118, i64 1
  store <2 x i32> %119, ptr addrspace(3) %12, align 8, !tbaa !30, !noalias !31
  br label %120

120:                                              ; preds = %110, %108
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #7, !noalias !31
  %121 = icmp eq i32 %5, 0
  br i1 %121, label %122, label %126

122:                                              ; preds = %120
  %123 = load <2 x i32>, ptr addrspace(3) @reduce_minmax.s, align 8, !tbaa !30, !noalias !31
  %124 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #6
  %125 = getelementptr inbounds nuw <2 x i32>, ptr addrspace(1) %1, i64 %124
  store <2 x i32> %123, ptr addrspace(1) %125, align 8, !tbaa !30, !alias.scope !28, !noalias !25
  br label %126

126:                                              ; preds = %120, %122
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define dso_local spir_func void @__clang_ocl_kern_imp_reduce_minmax(ptr addrspace(1) noalias noundef readonly align 4 captures(none) %0, ptr addrspace(1) noalias noundef writeonly align 8 captures(none) %1, i32 noundef %2) local_unnamed_addr #1 !kernel_arg_addr_space !20 !kernel_arg_access_qual !21 !kernel_arg_type !22 !kernel_arg_base_type !23 !kernel_arg_type_qual !24 {
  %4 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #6
  %5 = trunc i64 %4 to i32
  %6 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %7 = trunc i64 %6 to i32
  %8 = icmp ugt i32 %2, %7
  br i1 %8, label %14, label %9

9:                                                ; preds = %14, %3
  %10 = phi <2 x i32> [ <i32 2147483647, i32 -2147483648>, %3 ], [ %25, %14 ]
  %11 = and i64 %4, 4294967295
  %12 = getelementptr inbounds nuw <2 x i32>, ptr addrspace(3) @reduce_minmax.s, i64 %11
  store <2 x i32> %10, ptr addrspace(3) %12, align 8, !tbaa !30
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #7
  %13 = icmp ult i32 %5, 32
  br i1 %13, label %30, label %44

14:                                               ; preds = %3, %14
  %15 = phi <2 x i32> [ %25, %14 ], [ <i32 2147483647, i32 -2147483648>, %3 ]
  %16 = phi i32 [ %28, %14 ], [ %7, %3 ]
  %17 = zext i32 %16 to i64
  %18 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %17
  %19 = load i32, ptr addrspace(1) %18, align 4, !tbaa !4
  %20 = extractelement <2 x i32> %15, i64 0
  %21 = tail call spir_func i32 @_Z3minii(i32 noundef %20, i32 noundef %19) #6
  %22 = insertelement <2 x i32> poison, i32 %21, i64 0
  %23 = extractelement <2 x i32> %15, i64 1
  %24 = tail call spir_func i32 @_Z3maxii(i32 noundef %23, i32 noundef %19) #6
  %25 = insertelement <2 x i32> %22, i32 %24, i64 1
  %26 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #6
  %27 = trunc i64 %26 to i32
  %28 = add i32 %16, %27
  %29 = icmp ult i32 %28, %2
  br i1 %29, label %14, label %9

30:                                               ; preds = %9
  %31 = load i32, ptr addrspace(3) %12, align 8
  %32 = and i64 %4, 31
  %33 = getelementptr inbounds nuw <2 x i32>, ptr addrspace(3) @reduce_minmax.s, i64 %32
  %34 = getelementptr inbounds nuw i8, ptr addrspace(3) %33, i64 256
  %35 = load i32, ptr addrspace(3) %34, align 8
  %36 = tail call spir_func i32 @_Z3minii(i32 noundef %31, i32 noundef %35) #6
  %37 = insertelement <2 x i32> poison, i32 %36, i64 0
  %38 = getelementptr inbounds nuw i8, ptr addrspace(3) %12, i64 4
  %39 = load i32, ptr addrspace(3) %38, align 4
  %40 = getelementptr inbounds nuw i8, ptr addrspace(3) %33, i64 260
  %41 = load i32, ptr addrspace(3) %40, align 4
  %42 = tail call spir_func i32 @_Z3maxii(i32 noundef %39, i32 noundef %41) #6
  %43 = insertelement <2 x i32> %37, i32 %42, i64 1
  store <2 x i32> %43, ptr addrspace(3) %12, align 8, !tbaa !30
  br label %44

44:                                               ; preds = %30, %9
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #7
  %45 = icmp ult i32 %5, 16
  br i1 %45, label %46, label %60

46:                                               ; preds = %44
  %47 = load i32, ptr addrspace(3) %12, align 8
  %48 = and i64 %4, 15
  %49 = getelementptr inbounds nuw <2 x i32>, ptr addrspace(3) @reduce_minmax.s, i64 %48
  %50 = getelementptr inbounds nuw i8, ptr addrspace(3) %49, i64 128
  %51 = load i32, ptr addrspace(3) %50, align 8
  %52 = tail call spir_func i32 @_Z3minii(i32 noundef %47, i32 noundef %51) #6
  %53 = insertelement <2 x i32> poison, i32 %52, i64 0
  %54 = getelementptr inbounds nuw i8, ptr addrspace(3) %12, i64 4
  %55 = load i32, ptr addrspace(3) %54, align 4
  %56 = getelementptr inbounds nuw i8, ptr addrspace(3) %49, i64 132
  %57 = load i32, ptr addrspace(3) %56, align 4
  %58 = tail call spir_func i32 @_Z3maxii(i32 noundef %55, i32 noundef %57) #6
  %59 = insertelement <2 x i32> %53, i32 %58, i64 1
  store <2 x i32> %59, ptr addrspace(3) %12, align 8, !tbaa !30
  br label %60

60:                                               ; preds = %46, %44
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #7
  %61 = icmp ult i32 %5, 8
  br i1 %61, label %62, label %76

62:                                               ; preds = %60
  %63 = load i32, ptr addrspace(3) %12, align 8
  %64 = and i64 %4, 7
  %65 = getelementptr inbounds nuw <2 x i32>, ptr addrspace(3) @reduce_minmax.s, i64 %64
  %66 = getelementptr inbounds nuw i8, ptr addrspace(3) %65, i64 64
  %67 = load i32, ptr addrspace(3) %66, align 8
  %68 = tail call spir_func i32 @_Z3minii(i32 noundef %63, i32 noundef %67) #6
  %69 = insertelement <2 x i32> poison, i32 %68, i64 0
  %70 = getelementptr inbounds nuw i8, ptr addrspace(3) %12, i64 4
  %71 = load i32, ptr addrspace(3) %70, align 4
  %72 = getelementptr inbounds nuw i8, ptr addrspace(3) %65, i64 68
  %73 = load i32, ptr addrspace(3) %72, align 4
  %74 = tail call spir_func i32 @_Z3maxii(i32 noundef %71, i32 noundef %73) #6
  %75 = insertelement <2 x i32> %69, i32 %74, i64 1
  store <2 x i32> %75, ptr addrspace(3) %12, align 8, !tbaa !30
  br label %76

76:                                               ; preds = %62, %60
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #7
  %77 = icmp ult i32 %5, 4
  br i1 %77, label %78, label %92

78:                                               ; preds = %76
  %79 = load i32, ptr addrspace(3) %12, align 8
  %80 = and i64 %4, 3
  %81 = getelementptr inbounds nuw <2 x i32>, ptr addrspace(3) @reduce_minmax.s, i64 %80
  %82 = getelementptr inbounds nuw i8, ptr addrspace(3) %81, i64 32
  %83 = load i32, ptr addrspace(3) %82, align 8
  %84 = tail call spir_func i32 @_Z3minii(i32 noundef %79, i32 noundef %83) #6
  %85 = insertelement <2 x i32> poison, i32 %84, i64 0
  %86 = getelementptr inbounds nuw i8, ptr addrspace(3) %12, i64 4
  %87 = load i32, ptr addrspace(3) %86, align 4
  %88 = getelementptr inbounds nuw i8, ptr addrspace(3) %81, i64 36
  %89 = load i32, ptr addrspace(3) %88, align 4
  %90 = tail call spir_func i32 @_Z3maxii(i32 noundef %87, i32 noundef %89) #6
  %91 = insertelement <2 x i32> %85, i32 %90, i64 1
  store <2 x i32> %91, ptr addrspace(3) %12, align 8, !tbaa !30
  br label %92

92:                                               ; preds = %78, %76
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #7
  %93 = icmp ult i32 %5, 2
  br i1 %93, label %94, label %108

94:                                               ; preds = %92
  %95 = load i32, ptr addrspace(3) %12, align 8
  %96 = and i64 %4, 1
  %97 = getelementptr inbounds nuw <2 x i32>, ptr addrspace(3) @reduce_minmax.s, i64 %96
  %98 = getelementptr inbounds nuw i8, ptr addrspace(3) %97, i64 16
  %99 = load i32, ptr addrspace(3) %98, align 8
  %100 = tail call spir_func i32 @_Z3minii(i32 noundef %95, i32 noundef %99) #6
  %101 = insertelement <2 x i32> poison, i32 %100, i64 0
  %102 = getelementptr inbounds nuw i8, ptr addrspace(3) %12, i64 4
  %103 = load i32, ptr addrspace(3) %102, align 4
  %104 = getelementptr inbounds nuw i8, ptr addrspace(3) %97, i64 20
  %105 = load i32, ptr addrspace(3) %104, align 4
  %106 = tail call spir_func i32 @_Z3maxii(i32 noundef %103, i32 noundef %105) #6
  %107 = insertelement <2 x i32> %101, i32 %106, i64 1
  store <2 x i32> %107, ptr addrspace(3) %12, align 8, !tbaa !30
  br label %108

108:                                              ; preds = %94, %92
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #7
  %109 = icmp eq i32 %5, 0
  br i1 %109, label %110, label %120

110:                                              ; preds = %108
  %111 = load i32, ptr addrspace(3) %12, align 8
  %112 = load i32, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @reduce_minmax.s, i64 8), align 8
  %113 = tail call spir_func i32 @_Z3minii(i32 noundef %111, i32 noundef %112) #6
  %114 = insertelement <2 x i32> poison, i32 %113, i64 0
  %115 = getelementptr inbounds nuw i8, ptr addrspace(3) %12, i64 4
  %116 = load i32, ptr addrspace(3) %115, align 4
  %117 = load i32, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @reduce_minmax.s, i64 12), align 4
  %118 = tail call spir_func i32 @_Z3maxii(i32 noundef %116, i32 noundef %117) #6
  %119 = insertelement <2 x i32> %114, i32 %118, i64 1
  store <2 x i32> %119, ptr addrspace(3) %12, align 8, !tbaa !30
  br label %120

120:                                              ; preds = %110, %108
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #7
  %121 = icmp eq i32 %5, 0
  br i1 %121, label %122, label %126

122:                                              ; preds = %120
  %123 = load <2 x i32>, ptr addrspace(3) @reduce_minmax.s, align 8, !tbaa !30
  %124 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #6
  %125 = getelementptr inbounds nuw <2 x i32>, ptr addrspace(1) %1, i64 %124
  store <2 x i32> %123, ptr addrspace(1) %125, align 8, !tbaa !30
  br label %126

126:                                              ; preds = %122, %120
  ret void
}

; Function Attrs: convergent norecurse nounwind
define dso_local spir_kernel void @reduce_modmul(ptr addrspace(1) noalias noundef readonly align 8 captures(none) %0, ptr addrspace(1) noundef writeonly align 8 captures(none) %1, i64 noundef %2, i32 noundef %3) local_unnamed_addr #0 !kernel_arg_addr_space !32 !kernel_arg_access_qual !9 !kernel_arg_type !33 !kernel_arg_base_type !33 !kernel_arg_type_qual !34 {
  tail call void @llvm.experimental.noalias.scope.decl(metadata !35)
  %5 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #6
  %6 = trunc i64 %5 to i32
  %7 = icmp ugt i32 %3, %6
  br i1 %7, label %13, label %8

8:                                                ; preds = %13, %4
  %9 = phi i64 [ 1, %4 ], [ %20, %13 ]
  %10 = and i64 %5, 4294967295
  %11 = getelementptr inbounds nuw i64, ptr addrspace(3) @reduce_modmul.s, i64 %10
  store i64 %9, ptr addrspace(3) %11, align 8, !tbaa !38, !noalias !35
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #7, !noalias !35
  %12 = icmp ult i32 %6, 16
  br i1 %12, label %23, label %31

13:                                               ; preds = %4, %13
  %14 = phi i32 [ %21, %13 ], [ %6, %4 ]
  %15 = phi i64 [ %20, %13 ], [ 1, %4 ]
  %16 = zext i32 %14 to i64
  %17 = getelementptr inbounds nuw i64, ptr addrspace(1) %0, i64 %16
  %18 = load i64, ptr addrspace(1) %17, align 8, !tbaa !38, !alias.scope !35
  %19 = mul i64 %18, %15
  %20 = urem i64 %19, %2
  %21 = add i32 %14, 32
  %22 = icmp ult i32 %21, %3
  br i1 %22, label %13, label %8

23:                                               ; preds = %8
  %24 = load i64, ptr addrspace(3) %11, align 8, !tbaa !38, !noalias !35
  %25 = and i64 %5, 15
  %26 = getelementptr inbounds nuw i64, ptr addrspace(3) @reduce_modmul.s, i64 %25
  %27 = getelementptr inbounds nuw i8, ptr addrspace(3) %26, i64 128
  %28 = load i64, ptr addrspace(3) %27, align 8, !tbaa !38, !noalias !35
  %29 = mul i64 %28, %24
  %30 = urem i64 %29, %2
  store i64 %30, ptr addrspace(3) %11, align 8, !tbaa !38, !noalias !35
  br label %31

31:                                               ; preds = %23, %8
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #7, !noalias !35
  %32 = icmp ult i32 %6, 8
  br i1 %32, label %33, label %41

33:                                               ; preds = %31
  %34 = load i64, ptr addrspace(3) %11, align 8, !tbaa !38, !noalias !35
  %35 = and i64 %5, 7
  %36 = getelementptr inbounds nuw i64, ptr addrspace(3) @reduce_modmul.s, i64 %35
  %37 = getelementptr inbounds nuw i8, ptr addrspace(3) %36, i64 64
  %38 = load i64, ptr addrspace(3) %37, align 8, !tbaa !38, !noalias !35
  %39 = mul i64 %38, %34
  %40 = urem i64 %39, %2
  store i64 %40, ptr addrspace(3) %11, align 8, !tbaa !38, !noalias !35
  br label %41

41:                                               ; preds = %33, %31
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #7, !noalias !35
  %42 = icmp ult i32 %6, 4
  br i1 %42, label %43, label %51

43:                                               ; preds = %41
  %44 = load i64, ptr addrspace(3) %11, align 8, !tbaa !38, !noalias !35
  %45 = and i64 %5, 3
  %46 = getelementptr inbounds nuw i64, ptr addrspace(3) @reduce_modmul.s, i64 %45
  %47 = getelementptr inbounds nuw i8, ptr addrspace(3) %46, i64 32
  %48 = load i64, ptr addrspace(3) %47, align 8, !tbaa !38, !noalias !35
  %49 = mul i64 %48, %44
  %50 = urem i64 %49, %2
  store i64 %50, ptr addrspace(3) %11, align 8, !tbaa !38, !noalias !35
  br label %51

51:                                               ; preds = %43, %41
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #7, !noalias !35
  %52 = icmp ult i32 %6, 2
  br i1 %52, label %53, label %61

53:                                               ; preds = %51
  %54 = load i64, ptr addrspace(3) %11, align 8, !tbaa !38, !noalias !35
  %55 = and i64 %5, 1
  %56 = getelementptr inbounds nuw i64, ptr addrspace(3) @reduce_modmul.s, i64 %55
  %57 = getelementptr inbounds nuw i8, ptr addrspace(3) %56, i64 16
  %58 = load i64, ptr addrspace(3) %57, align 8, !tbaa !38, !noalias !35
  %59 = mul i64 %58, %54
  %60 = urem i64 %59, %2
  store i64 %60, ptr addrspace(3) %11, align 8, !tbaa !38, !noalias !35
  br label %61

61:                                               ; preds = %53, %51
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #7, !noalias !35
  %62 = icmp eq i32 %6, 0
  br i1 %62, label %63, label %68

63:                                               ; preds = %61
  %64 = load i64, ptr addrspace(3) %11, align 8, !tbaa !38, !noalias !35
  %65 = load i64, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @reduce_modmul.s, i64 8), align 8, !tbaa !38, !noalias !35
  %66 = mul i64 %65, %64
  %67 = urem i64 %66, %2
  store i64 %67, ptr addrspace(3) %11, align 8, !tbaa !38, !noalias !35
  br label %68

68:                                               ; preds = %63, %61
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #7, !noalias !35
  %69 = icmp eq i32 %6, 0
  br i1 %69, label %70, label %72

70:                                               ; preds = %68
  %71 = load i64, ptr addrspace(3) @reduce_modmul.s, align 8, !tbaa !38, !noalias !35
  store i64 %71, ptr addrspace(1) %1, align 8, !tbaa !38, !noalias !35
  br label %72

72:                                               ; preds = %68, %70
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define dso_local spir_func void @__clang_ocl_kern_imp_reduce_modmul(ptr addrspace(1) noalias noundef readonly align 8 captures(none) %0, ptr addrspace(1) noundef writeonly align 8 captures(none) %1, i64 noundef %2, i32 noundef %3) local_unnamed_addr #1 !kernel_arg_addr_space !32 !kernel_arg_access_qual !9 !kernel_arg_type !33 !kernel_arg_base_type !33 !kernel_arg_type_qual !34 {
  %5 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #6
  %6 = trunc i64 %5 to i32
  %7 = icmp ugt i32 %3, %6
  br i1 %7, label %13, label %8

8:                                                ; preds = %13, %4
  %9 = phi i64 [ 1, %4 ], [ %20, %13 ]
  %10 = and i64 %5, 4294967295
  %11 = getelementptr inbounds nuw i64, ptr addrspace(3) @reduce_modmul.s, i64 %10
  store i64 %9, ptr addrspace(3) %11, align 8, !tbaa !38
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #7
  %12 = icmp ult i32 %6, 16
  br i1 %12, label %23, label %31

13:                                               ; preds = %4, %13
  %14 = phi i32 [ %21, %13 ], [ %6, %4 ]
  %15 = phi i64 [ %20, %13 ], [ 1, %4 ]
  %16 = zext i32 %14 to i64
  %17 = getelementptr inbounds nuw i64, ptr addrspace(1) %0, i64 %16
  %18 = load i64, ptr addrspace(1) %17, align 8, !tbaa !38
  %19 = mul i64 %18, %15
  %20 = urem i64 %19, %2
  %21 = add i32 %14, 32
  %22 = icmp ult i32 %21, %3
  br i1 %22, label %13, label %8

23:                                               ; preds = %8
  %24 = load i64, ptr addrspace(3) %11, align 8, !tbaa !38
  %25 = and i64 %5, 15
  %26 = getelementptr inbounds nuw i64, ptr addrspace(3) @reduce_modmul.s, i64 %25
  %27 = getelementptr inbounds nuw i8, ptr addrspace(3) %26, i64 128
  %28 = load i64, ptr addrspace(3) %27, align 8, !tbaa !38
  %29 = mul i64 %28, %24
  %30 = urem i64 %29, %2
  store i64 %30, ptr addrspace(3) %11, align 8, !tbaa !38
  br label %31

31:                                               ; preds = %23, %8
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #7
  %32 = icmp ult i32 %6, 8
  br i1 %32, label %33, label %41

33:                                               ; preds = %31
  %34 = load i64, ptr addrspace(3) %11, align 8, !tbaa !38
  %35 = and i64 %5, 7
  %36 = getelementptr inbounds nuw i64, ptr addrspace(3) @reduce_modmul.s, i64 %35
  %37 = getelementptr inbounds nuw i8, ptr addrspace(3) %36, i64 64
  %38 = load i64, ptr addrspace(3) %37, align 8, !tbaa !38
  %39 = mul i64 %38, %34
  %40 = urem i64 %39, %2
  store i64 %40, ptr addrspace(3) %11, align 8, !tbaa !38
  br label %41

41:                                               ; preds = %33, %31
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #7
  %42 = icmp ult i32 %6, 4
  br i1 %42, label %43, label %51

43:                                               ; preds = %41
  %44 = load i64, ptr addrspace(3) %11, align 8, !tbaa !38
  %45 = and i64 %5, 3
  %46 = getelementptr inbounds nuw i64, ptr addrspace(3) @reduce_modmul.s, i64 %45
  %47 = getelementptr inbounds nuw i8, ptr addrspace(3) %46, i64 32
  %48 = load i64, ptr addrspace(3) %47, align 8, !tbaa !38
  %49 = mul i64 %48, %44
  %50 = urem i64 %49, %2
  store i64 %50, ptr addrspace(3) %11, align 8, !tbaa !38
  br label %51

51:                                               ; preds = %43, %41
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #7
  %52 = icmp ult i32 %6, 2
  br i1 %52, label %53, label %61

53:                                               ; preds = %51
  %54 = load i64, ptr addrspace(3) %11, align 8, !tbaa !38
  %55 = and i64 %5, 1
  %56 = getelementptr inbounds nuw i64, ptr addrspace(3) @reduce_modmul.s, i64 %55
  %57 = getelementptr inbounds nuw i8, ptr addrspace(3) %56, i64 16
  %58 = load i64, ptr addrspace(3) %57, align 8, !tbaa !38
  %59 = mul i64 %58, %54
  %60 = urem i64 %59, %2
  store i64 %60, ptr addrspace(3) %11, align 8, !tbaa !38
  br label %61

61:                                               ; preds = %53, %51
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #7
  %62 = icmp eq i32 %6, 0
  br i1 %62, label %63, label %68

63:                                               ; preds = %61
  %64 = load i64, ptr addrspace(3) %11, align 8, !tbaa !38
  %65 = load i64, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @reduce_modmul.s, i64 8), align 8, !tbaa !38
  %66 = mul i64 %65, %64
  %67 = urem i64 %66, %2
  store i64 %67, ptr addrspace(3) %11, align 8, !tbaa !38
  br label %68

68:                                               ; preds = %63, %61
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #7
  %69 = icmp eq i32 %6, 0
  br i1 %69, label %70, label %72

70:                                               ; preds = %68
  %71 = load i64, ptr addrspace(3) @reduce_modmul.s, align 8, !tbaa !38
  store i64 %71, ptr addrspace(1) %1, align 8, !tbaa !38
  br label %72

72:                                               ; preds = %70, %68
  ret void
}

; Function Attrs: convergent norecurse nounwind
define dso_local spir_kernel void @reduce_flags(ptr addrspace(1) noundef readonly align 16 captures(none) %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, ptr addrspace(1) noundef align 4 %3) local_unnamed_addr #0 !kernel_arg_addr_space !40 !kernel_arg_access_qual !9 !kernel_arg_type !41 !kernel_arg_base_type !42 !kernel_arg_type_qual !43 {
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %6 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %0, i64 %5
  %7 = load <4 x i32>, ptr addrspace(1) %6, align 16, !tbaa !30
  %8 = tail call i32 @llvm.vector.reduce.and.v4i32(<4 x i32> %7)
  %9 = tail call spir_func i32 @_Z10atomic_andPU3AS1Vjj(ptr addrspace(1) noundef align 4 %1, i32 noundef %8) #7
  %10 = extractelement <4 x i32> %7, i64 0
  %11 = extractelement <4 x i32> %7, i64 1
  %12 = or i32 %10, %11
  %13 = tail call spir_func i32 @_Z9atomic_orPU3AS1Vjj(ptr addrspace(1) noundef align 4 %2, i32 noundef %12) #7
  %14 = extractelement <4 x i32> %7, i64 2
  %15 = extractelement <4 x i32> %7, i64 3
  %16 = xor i32 %14, %15
  %17 = xor i32 %16, %11
  %18 = xor i32 %17, %10
  %19 = tail call spir_func i32 @_Z10atomic_xorPU3AS1Vjj(ptr addrspace(1) noundef align 4 %3, i32 noundef %18) #7
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define dso_local spir_func void @__clang_ocl_kern_imp_reduce_flags(ptr addrspace(1) noundef readonly align 16 captures(none) %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, ptr addrspace(1) noundef align 4 %3) local_unnamed_addr #1 !kernel_arg_addr_space !40 !kernel_arg_access_qual !9 !kernel_arg_type !41 !kernel_arg_base_type !42 !kernel_arg_type_qual !43 {
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %6 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %0, i64 %5
  %7 = load <4 x i32>, ptr addrspace(1) %6, align 16, !tbaa !30
  %8 = tail call i32 @llvm.vector.reduce.and.v4i32(<4 x i32> %7)
  %9 = tail call spir_func i32 @_Z10atomic_andPU3AS1Vjj(ptr addrspace(1) noundef %1, i32 noundef %8) #7
  %10 = extractelement <4 x i32> %7, i64 0
  %11 = extractelement <4 x i32> %7, i64 1
  %12 = or i32 %10, %11
  %13 = tail call spir_func i32 @_Z9atomic_orPU3AS1Vjj(ptr addrspace(1) noundef %2, i32 noundef %12) #7
  %14 = extractelement <4 x i32> %7, i64 2
  %15 = extractelement <4 x i32> %7, i64 3
  %16 = xor i32 %14, %15
  %17 = xor i32 %16, %11
  %18 = xor i32 %17, %10
  %19 = tail call spir_func i32 @_Z10atomic_xorPU3AS1Vjj(ptr addrspace(1) noundef %3, i32 noundef %18) #7
  ret void
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z12get_local_idj(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z12get_group_idj(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z14get_local_sizej(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z14get_num_groupsj(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent nounwind
declare dso_local spir_func void @_Z7barrierj(i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i32 @_Z3minii(i32 noundef, i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i32 @_Z3maxii(i32 noundef, i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z15get_global_sizej(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent nounwind
declare dso_local spir_func i32 @_Z10atomic_andPU3AS1Vjj(ptr addrspace(1) noundef, i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare dso_local spir_func i32 @_Z9atomic_orPU3AS1Vjj(ptr addrspace(1) noundef, i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare dso_local spir_func i32 @_Z10atomic_xorPU3AS1Vjj(ptr addrspace(1) noundef, i32 noundef) local_unnamed_addr #3

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite)
declare void @llvm.experimental.noalias.scope.decl(metadata) #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.vector.reduce.and.v4i32(<4 x i32>) #5

attributes #0 = { convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #2 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #4 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite) }
attributes #5 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { convergent nounwind willreturn memory(none) }
attributes #7 = { convergent nounwind }

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
!8 = !{i32 1, i32 1, i32 3, i32 0}
!9 = !{!"none", !"none", !"none", !"none"}
!10 = !{!"float*", !"float*", !"float*", !"uint"}
!11 = !{!"restrict const", !"restrict", !"", !""}
!12 = !{!13}
!13 = distinct !{!13, !14, !"__clang_ocl_kern_imp_reduce_sum: argument 0"}
!14 = distinct !{!14, !"__clang_ocl_kern_imp_reduce_sum"}
!15 = !{!16}
!16 = distinct !{!16, !14, !"__clang_ocl_kern_imp_reduce_sum: argument 1"}
!17 = !{!18, !18, i64 0}
!18 = !{!"float", !6, i64 0}
!19 = !{!13, !16}
!20 = !{i32 1, i32 1, i32 0}
!21 = !{!"none", !"none", !"none"}
!22 = !{!"int*", !"int2*", !"uint"}
!23 = !{!"int*", !"int __attribute__((ext_vector_type(2)))*", !"uint"}
!24 = !{!"restrict const", !"restrict", !""}
!25 = !{!26}
!26 = distinct !{!26, !27, !"__clang_ocl_kern_imp_reduce_minmax: argument 0"}
!27 = distinct !{!27, !"__clang_ocl_kern_imp_reduce_minmax"}
!28 = !{!29}
!29 = distinct !{!29, !27, !"__clang_ocl_kern_imp_reduce_minmax: argument 1"}
!30 = !{!6, !6, i64 0}
!31 = !{!26, !29}
!32 = !{i32 1, i32 1, i32 0, i32 0}
!33 = !{!"ulong*", !"ulong*", !"ulong", !"uint"}
!34 = !{!"restrict const", !"", !"", !""}
!35 = !{!36}
!36 = distinct !{!36, !37, !"__clang_ocl_kern_imp_reduce_modmul: argument 0"}
!37 = distinct !{!37, !"__clang_ocl_kern_imp_reduce_modmul"}
!38 = !{!39, !39, i64 0}
!39 = !{!"long", !6, i64 0}
!40 = !{i32 1, i32 1, i32 1, i32 1}
!41 = !{!"uint4*", !"uint*", !"uint*", !"uint*"}
!42 = !{!"uint __attribute__((ext_vector_type(4)))*", !"uint*", !"uint*", !"uint*"}
!43 = !{!"const", !"volatile", !"volatile", !"volatile"}
