; ModuleID = 'corpus/opencl/matrix_transpose.cl'
source_filename = "corpus/opencl/matrix_transpose.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

@transpose_tile.tile = internal unnamed_addr addrspace(3) global [272 x float] undef, align 4
@transpose_square.low = internal unnamed_addr addrspace(3) global [8 x [9 x float]] undef, align 4
@transpose_square.high = internal unnamed_addr addrspace(3) global [8 x [9 x float]] undef, align 4

; Function Attrs: convergent norecurse nounwind
define dso_local spir_kernel void @transpose_tile(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %5 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #6
  %6 = shl i64 %5, 4
  %7 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #6
  %8 = add i64 %6, %7
  %9 = trunc i64 %8 to i32
  %10 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 1) #6
  %11 = shl i64 %10, 4
  %12 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 1) #6
  %13 = add i64 %11, %12
  %14 = trunc i64 %13 to i32
  %15 = icmp sgt i32 %2, %9
  br i1 %15, label %16, label %74

16:                                               ; preds = %4
  %17 = icmp sgt i32 %3, %14
  br i1 %17, label %18, label %29

18:                                               ; preds = %16
  %19 = mul nsw i32 %2, %14
  %20 = add nsw i32 %19, %9
  %21 = sext i32 %20 to i64
  %22 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %21
  %23 = load float, ptr addrspace(1) %22, align 4, !tbaa !12
  %24 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 1) #6
  %25 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #6
  %26 = mul i64 %24, 68
  %27 = getelementptr i8, ptr addrspace(3) @transpose_tile.tile, i64 %26
  %28 = getelementptr float, ptr addrspace(3) %27, i64 %25
  store float %23, ptr addrspace(3) %28, align 4, !tbaa !12
  br label %29

29:                                               ; preds = %18, %16
  %30 = add nsw i32 %14, 4
  %31 = icmp slt i32 %30, %3
  br i1 %31, label %32, label %44

32:                                               ; preds = %29
  %33 = mul nsw i32 %30, %2
  %34 = add nsw i32 %33, %9
  %35 = sext i32 %34 to i64
  %36 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %35
  %37 = load float, ptr addrspace(1) %36, align 4, !tbaa !12
  %38 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 1) #6
  %39 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #6
  %40 = mul i64 %38, 68
  %41 = getelementptr i8, ptr addrspace(3) @transpose_tile.tile, i64 %40
  %42 = getelementptr i8, ptr addrspace(3) %41, i64 272
  %43 = getelementptr float, ptr addrspace(3) %42, i64 %39
  store float %37, ptr addrspace(3) %43, align 4, !tbaa !12
  br label %44

44:                                               ; preds = %32, %29
  %45 = add nsw i32 %14, 8
  %46 = icmp slt i32 %45, %3
  br i1 %46, label %47, label %59

47:                                               ; preds = %44
  %48 = mul nsw i32 %45, %2
  %49 = add nsw i32 %48, %9
  %50 = sext i32 %49 to i64
  %51 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %50
  %52 = load float, ptr addrspace(1) %51, align 4, !tbaa !12
  %53 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 1) #6
  %54 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #6
  %55 = mul i64 %53, 68
  %56 = getelementptr i8, ptr addrspace(3) @transpose_tile.tile, i64 %55
  %57 = getelementptr i8, ptr addrspace(3) %56, i64 544
  %58 = getelementptr float, ptr addrspace(3) %57, i64 %54
  store float %52, ptr addrspace(3) %58, align 4, !tbaa !12
  br label %59

59:                                               ; preds = %47, %44
  %60 = add nsw i32 %14, 12
  %61 = icmp slt i32 %60, %3
  br i1 %61, label %62, label %74

62:                                               ; preds = %59
  %63 = mul nsw i32 %60, %2
  %64 = add nsw i32 %63, %9
  %65 = sext i32 %64 to i64
  %66 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %65
  %67 = load float, ptr addrspace(1) %66, align 4, !tbaa !12
  %68 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 1) #6
  %69 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #6
  %70 = mul i64 %68, 68
  %71 = getelementptr i8, ptr addrspace(3) @transpose_tile.tile, i64 %70
  %72 = getelementptr i8, ptr addrspace(3) %71, i64 816
  %73 = getelementptr float, ptr addrspace(3) %72, i64 %69
  store float %67, ptr addrspace(3) %73, align 4, !tbaa !12
  br label %74

74:                                               ; preds = %4, %62, %59
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #7
  %75 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 1) #6
  %76 = shl i64 %75, 4
  %77 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #6
  %78 = add i64 %76, %77
  %79 = trunc i64 %78 to i32
  %80 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #6
  %81 = shl i64 %80, 4
  %82 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 1) #6
  %83 = add i64 %81, %82
  %84 = trunc i64 %83 to i32
  %85 = icmp sgt i32 %3, %79
  br i1 %85, label %86, label %144

86:                                               ; preds = %74
  %87 = icmp sgt i32 %2, %84
  br i1 %87, label %88, label %99

88:                                               ; preds = %86
  %89 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #6
  %90 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 1) #6
  %91 = mul i64 %89, 68
  %92 = getelementptr i8, ptr addrspace(3) @transpose_tile.tile, i64 %91
  %93 = getelementptr float, ptr addrspace(3) %92, i64 %90
  %94 = load float, ptr addrspace(3) %93, align 4, !tbaa !12
  %95 = mul nsw i32 %3, %84
  %96 = add nsw i32 %95, %79
  %97 = sext i32 %96 to i64
  %98 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %97
  store float %94, ptr addrspace(1) %98, align 4, !tbaa !12
  br label %99

99:                                               ; preds = %88, %86
  %100 = add nsw i32 %84, 4
  %101 = icmp slt i32 %100, %2
  br i1 %101, label %102, label %114

102:                                              ; preds = %99
  %103 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #6
  %104 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 1) #6
  %105 = mul i64 %103, 68
  %106 = getelementptr i8, ptr addrspace(3) @transpose_tile.tile, i64 %105
  %107 = getelementptr float, ptr addrspace(3) %106, i64 %104
  %108 = getelementptr i8, ptr addrspace(3) %107, i64 16
  %109 = load float, ptr addrspace(3) %108, align 4, !tbaa !12
  %110 = mul nsw i32 %100, %3
  %111 = add nsw i32 %110, %79
  %112 = sext i32 %111 to i64
  %113 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %112
  store float %109, ptr addrspace(1) %113, align 4, !tbaa !12
  br label %114

114:                                              ; preds = %102, %99
  %115 = add nsw i32 %84, 8
  %116 = icmp slt i32 %115, %2
  br i1 %116, label %117, label %129

117:                                              ; preds = %114
  %118 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #6
  %119 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 1) #6
  %120 = mul i64 %118, 68
  %121 = getelementptr i8, ptr addrspace(3) @transpose_tile.tile, i64 %120
  %122 = getelementptr float, ptr addrspace(3) %121, i64 %119
  %123 = getelementptr i8, ptr addrspace(3) %122, i64 32
  %124 = load float, ptr addrspace(3) %123, align 4, !tbaa !12
  %125 = mul nsw i32 %115, %3
  %126 = add nsw i32 %125, %79
  %127 = sext i32 %126 to i64
  %128 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %127
  store float %124, ptr addrspace(1) %128, align 4, !tbaa !12
  br label %129

129:                                              ; preds = %117, %114
  %130 = add nsw i32 %84, 12
  %131 = icmp slt i32 %130, %2
  br i1 %131, label %132, label %144

132:                                              ; preds = %129
  %133 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #6
  %134 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 1) #6
  %135 = mul i64 %133, 68
  %136 = getelementptr i8, ptr addrspace(3) @transpose_tile.tile, i64 %135
  %137 = getelementptr float, ptr addrspace(3) %136, i64 %134
  %138 = getelementptr i8, ptr addrspace(3) %137, i64 48
  %139 = load float, ptr addrspace(3) %138, align 4, !tbaa !12
  %140 = mul nsw i32 %130, %3
  %141 = add nsw i32 %140, %79
  %142 = sext i32 %141 to i64
  %143 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %142
  store float %139, ptr addrspace(1) %143, align 4, !tbaa !12
  br label %144

144:                                              ; preds = %74, %132, %129
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define dso_local spir_func void @__clang_ocl_kern_imp_transpose_tile(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #1 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %5 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #6
  %6 = shl i64 %5, 4
  %7 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #6
  %8 = add i64 %6, %7
  %9 = trunc i64 %8 to i32
  %10 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 1) #6
  %11 = shl i64 %10, 4
  %12 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 1) #6
  %13 = add i64 %11, %12
  %14 = trunc i64 %13 to i32
  %15 = icmp sgt i32 %2, %9
  br i1 %15, label %16, label %74

16:                                               ; preds = %4
  %17 = icmp sgt i32 %3, %14
  br i1 %17, label %18, label %29

18:                                               ; preds = %16
  %19 = mul nsw i32 %2, %14
  %20 = add nsw i32 %19, %9
  %21 = sext i32 %20 to i64
  %22 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %21
  %23 = load float, ptr addrspace(1) %22, align 4, !tbaa !12
  %24 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 1) #6
  %25 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #6
  %26 = mul i64 %24, 68
  %27 = getelementptr i8, ptr addrspace(3) @transpose_tile.tile, i64 %26
  %28 = getelementptr float, ptr addrspace(3) %27, i64 %25
  store float %23, ptr addrspace(3) %28, align 4, !tbaa !12
  br label %29

29:                                               ; preds = %16, %18
  %30 = add nsw i32 %14, 4
  %31 = icmp slt i32 %30, %3
  br i1 %31, label %32, label %44

32:                                               ; preds = %29
  %33 = mul nsw i32 %30, %2
  %34 = add nsw i32 %33, %9
  %35 = sext i32 %34 to i64
  %36 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %35
  %37 = load float, ptr addrspace(1) %36, align 4, !tbaa !12
  %38 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 1) #6
  %39 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #6
  %40 = mul i64 %38, 68
  %41 = getelementptr i8, ptr addrspace(3) @transpose_tile.tile, i64 %40
  %42 = getelementptr i8, ptr addrspace(3) %41, i64 272
  %43 = getelementptr float, ptr addrspace(3) %42, i64 %39
  store float %37, ptr addrspace(3) %43, align 4, !tbaa !12
  br label %44

44:                                               ; preds = %32, %29
  %45 = add nsw i32 %14, 8
  %46 = icmp slt i32 %45, %3
  br i1 %46, label %47, label %59

47:                                               ; preds = %44
  %48 = mul nsw i32 %45, %2
  %49 = add nsw i32 %48, %9
  %50 = sext i32 %49 to i64
  %51 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %50
  %52 = load float, ptr addrspace(1) %51, align 4, !tbaa !12
  %53 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 1) #6
  %54 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #6
  %55 = mul i64 %53, 68
  %56 = getelementptr i8, ptr addrspace(3) @transpose_tile.tile, i64 %55
  %57 = getelementptr i8, ptr addrspace(3) %56, i64 544
  %58 = getelementptr float, ptr addrspace(3) %57, i64 %54
  store float %52, ptr addrspace(3) %58, align 4, !tbaa !12
  br label %59

59:                                               ; preds = %47, %44
  %60 = add nsw i32 %14, 12
  %61 = icmp slt i32 %60, %3
  br i1 %61, label %62, label %74

62:                                               ; preds = %59
  %63 = mul nsw i32 %60, %2
  %64 = add nsw i32 %63, %9
  %65 = sext i32 %64 to i64
  %66 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %65
  %67 = load float, ptr addrspace(1) %66, align 4, !tbaa !12
  %68 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 1) #6
  %69 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #6
  %70 = mul i64 %68, 68
  %71 = getelementptr i8, ptr addrspace(3) @transpose_tile.tile, i64 %70
  %72 = getelementptr i8, ptr addrspace(3) %71, i64 816
  %73 = getelementptr float, ptr addrspace(3) %72, i64 %69
  store float %67, ptr addrspace(3) %73, align 4, !tbaa !12
  br label %74

74:                                               ; preds = %4, %62, %59
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #7
  %75 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 1) #6
  %76 = shl i64 %75, 4
  %77 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #6
  %78 = add i64 %76, %77
  %79 = trunc i64 %78 to i32
  %80 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #6
  %81 = shl i64 %80, 4
  %82 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 1) #6
  %83 = add i64 %81, %82
  %84 = trunc i64 %83 to i32
  %85 = icmp sgt i32 %3, %79
  br i1 %85, label %86, label %144

86:                                               ; preds = %74
  %87 = icmp sgt i32 %2, %84
  br i1 %87, label %88, label %99

88:                                               ; preds = %86
  %89 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #6
  %90 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 1) #6
  %91 = mul i64 %89, 68
  %92 = getelementptr i8, ptr addrspace(3) @transpose_tile.tile, i64 %91
  %93 = getelementptr float, ptr addrspace(3) %92, i64 %90
  %94 = load float, ptr addrspace(3) %93, align 4, !tbaa !12
  %95 = mul nsw i32 %3, %84
  %96 = add nsw i32 %95, %79
  %97 = sext i32 %96 to i64
  %98 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %97
  store float %94, ptr addrspace(1) %98, align 4, !tbaa !12
  br label %99

99:                                               ; preds = %86, %88
  %100 = add nsw i32 %84, 4
  %101 = icmp slt i32 %100, %2
  br i1 %101, label %102, label %114

102:                                              ; preds = %99
  %103 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #6
  %104 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 1) #6
  %105 = mul i64 %103, 68
  %106 = getelementptr i8, ptr addrspace(3) @transpose_tile.tile, i64 %105
  %107 = getelementptr float, ptr addrspace(3) %106, i64 %104
  %108 = getelementptr i8, ptr addrspace(3) %107, i64 16
  %109 = load float, ptr addrspace(3) %108, align 4, !tbaa !12
  %110 = mul nsw i32 %100, %3
  %111 = add nsw i32 %110, %79
  %112 = sext i32 %111 to i64
  %113 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %112
  store float %109, ptr addrspace(1) %113, align 4, !tbaa !12
  br label %114

114:                                              ; preds = %102, %99
  %115 = add nsw i32 %84, 8
  %116 = icmp slt i32 %115, %2
  br i1 %116, label %117, label %129

117:                                              ; preds = %114
  %118 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #6
  %119 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 1) #6
  %120 = mul i64 %118, 68
  %121 = getelementptr i8, ptr addrspace(3) @transpose_tile.tile, i64 %120
  %122 = getelementptr float, ptr addrspace(3) %121, i64 %119
  %123 = getelementptr i8, ptr addrspace(3) %122, i64 32
  %124 = load float, ptr addrspace(3) %123, align 4, !tbaa !12
  %125 = mul nsw i32 %115, %3
  %126 = add nsw i32 %125, %79
  %127 = sext i32 %126 to i64
  %128 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %127
  store float %124, ptr addrspace(1) %128, align 4, !tbaa !12
  br label %129

129:                                              ; preds = %117, %114
  %130 = add nsw i32 %84, 12
  %131 = icmp slt i32 %130, %2
  br i1 %131, label %132, label %144

132:                                              ; preds = %129
  %133 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #6
  %134 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 1) #6
  %135 = mul i64 %133, 68
  %136 = getelementptr i8, ptr addrspace(3) @transpose_tile.tile, i64 %135
  %137 = getelementptr float, ptr addrspace(3) %136, i64 %134
  %138 = getelementptr i8, ptr addrspace(3) %137, i64 48
  %139 = load float, ptr addrspace(3) %138, align 4, !tbaa !12
  %140 = mul nsw i32 %130, %3
  %141 = add nsw i32 %140, %79
  %142 = sext i32 %141 to i64
  %143 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %142
  store float %139, ptr addrspace(1) %143, align 4, !tbaa !12
  br label %144

144:                                              ; preds = %74, %132, %129
  ret void
}

; Function Attrs: convergent norecurse nounwind
define dso_local spir_kernel void @transpose_square(ptr addrspace(1) noundef align 4 captures(none) %0, i32 noundef %1) local_unnamed_addr #0 !kernel_arg_addr_space !14 !kernel_arg_access_qual !15 !kernel_arg_type !16 !kernel_arg_base_type !16 !kernel_arg_type_qual !17 {
  %3 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #6
  %4 = trunc i64 %3 to i32
  %5 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 1) #6
  %6 = trunc i64 %5 to i32
  %7 = icmp sgt i32 %4, %6
  br i1 %7, label %43, label %8

8:                                                ; preds = %2
  %9 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #6
  %10 = trunc i64 %9 to i32
  %11 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 1) #6
  %12 = trunc i64 %11 to i32
  %13 = shl nsw i32 %6, 3
  %14 = add nsw i32 %13, %12
  %15 = mul nsw i32 %14, %1
  %16 = shl nsw i32 %4, 3
  %17 = add i32 %16, %10
  %18 = add i32 %17, %15
  %19 = sext i32 %18 to i64
  %20 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %19
  %21 = load float, ptr addrspace(1) %20, align 4, !tbaa !12
  %22 = sext i32 %12 to i64
  %23 = getelementptr inbounds [9 x float], ptr addrspace(3) @transpose_square.low, i64 %22
  %24 = sext i32 %10 to i64
  %25 = getelementptr inbounds float, ptr addrspace(3) %23, i64 %24
  store float %21, ptr addrspace(3) %25, align 4, !tbaa !12
  %26 = add nsw i32 %16, %12
  %27 = mul nsw i32 %26, %1
  %28 = add i32 %13, %10
  %29 = add i32 %28, %27
  %30 = sext i32 %29 to i64
  %31 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %30
  %32 = load float, ptr addrspace(1) %31, align 4, !tbaa !12
  %33 = getelementptr inbounds [9 x float], ptr addrspace(3) @transpose_square.high, i64 %22
  %34 = getelementptr inbounds float, ptr addrspace(3) %33, i64 %24
  store float %32, ptr addrspace(3) %34, align 4, !tbaa !12
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #7
  %35 = getelementptr inbounds [9 x float], ptr addrspace(3) @transpose_square.low, i64 %24
  %36 = getelementptr inbounds float, ptr addrspace(3) %35, i64 %22
  %37 = load float, ptr addrspace(3) %36, align 4, !tbaa !12
  store float %37, ptr addrspace(1) %31, align 4, !tbaa !12
  %38 = icmp eq i32 %4, %6
  br i1 %38, label %43, label %39

39:                                               ; preds = %8
  %40 = getelementptr inbounds [9 x float], ptr addrspace(3) @transpose_square.high, i64 %24
  %41 = getelementptr inbounds float, ptr addrspace(3) %40, i64 %22
  %42 = load float, ptr addrspace(3) %41, align 4, !tbaa !12
  store float %42, ptr addrspace(1) %20, align 4, !tbaa !12
  br label %43

43:                                               ; preds = %2, %8, %39
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define dso_local spir_func void @__clang_ocl_kern_imp_transpose_square(ptr addrspace(1) noundef align 4 captures(none) %0, i32 noundef %1) local_unnamed_addr #1 !kernel_arg_addr_space !14 !kernel_arg_access_qual !15 !kernel_arg_type !16 !kernel_arg_base_type !16 !kernel_arg_type_qual !17 {
  %3 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #6
  %4 = trunc i64 %3 to i32
  %5 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 1) #6
  %6 = trunc i64 %5 to i32
  %7 = icmp sgt i32 %4, %6
  br i1 %7, label %43, label %8

8:                                                ; preds = %2
  %9 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #6
  %10 = trunc i64 %9 to i32
  %11 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 1) #6
  %12 = trunc i64 %11 to i32
  %13 = shl nsw i32 %6, 3
  %14 = add nsw i32 %13, %12
  %15 = mul nsw i32 %14, %1
  %16 = shl nsw i32 %4, 3
  %17 = add i32 %16, %10
  %18 = add i32 %17, %15
  %19 = sext i32 %18 to i64
  %20 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %19
  %21 = load float, ptr addrspace(1) %20, align 4, !tbaa !12
  %22 = sext i32 %12 to i64
  %23 = getelementptr inbounds [9 x float], ptr addrspace(3) @transpose_square.low, i64 %22
  %24 = sext i32 %10 to i64
  %25 = getelementptr inbounds float, ptr addrspace(3) %23, i64 %24
  store float %21, ptr addrspace(3) %25, align 4, !tbaa !12
  %26 = add nsw i32 %16, %12
  %27 = mul nsw i32 %26, %1
  %28 = add i32 %13, %10
  %29 = add i32 %28, %27
  %30 = sext i32 %29 to i64
  %31 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %30
  %32 = load float, ptr addrspace(1) %31, align 4, !tbaa !12
  %33 = getelementptr inbounds [9 x float], ptr addrspace(3) @transpose_square.high, i64 %22
  %34 = getelementptr inbounds float, ptr addrspace(3) %33, i64 %24
  store float %32, ptr addrspace(3) %34, align 4, !tbaa !12
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #7
  %35 = getelementptr inbounds [9 x float], ptr addrspace(3) @transpose_square.low, i64 %24
  %36 = getelementptr inbounds float, ptr addrspace(3) %35, i64 %22
  %37 = load float, ptr addrspace(3) %36, align 4, !tbaa !12
  store float %37, ptr addrspace(1) %31, align 4, !tbaa !12
  %38 = icmp eq i32 %4, %6
  br i1 %38, label %43, label %39

39:                                               ; preds = %8
  %40 = getelementptr inbounds [9 x float], ptr addrspace(3) @transpose_square.high, i64 %24
  %41 = getelementptr inbounds float, ptr addrspace(3) %40, i64 %22
  %42 = load float, ptr addrspace(3) %41, align 4, !tbaa !12
  store float %42, ptr addrspace(1) %20, align 4, !tbaa !12
  br label %43

43:                                               ; preds = %8, %39, %2
  ret void
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_kernel void @transpose_4x4(ptr addrspace(1) noundef readonly align 64 captures(none) %0, ptr addrspace(1) noundef writeonly align 64 captures(none) %1) local_unnamed_addr #2 !kernel_arg_addr_space !18 !kernel_arg_access_qual !15 !kernel_arg_type !19 !kernel_arg_base_type !20 !kernel_arg_type_qual !21 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %4 = getelementptr inbounds nuw <16 x i32>, ptr addrspace(1) %0, i64 %3
  %5 = load <16 x i32>, ptr addrspace(1) %4, align 64, !tbaa !22
  %6 = shufflevector <16 x i32> %5, <16 x i32> poison, <16 x i32> <i32 0, i32 4, i32 8, i32 12, i32 1, i32 5, i32 9, i32 13, i32 2, i32 6, i32 10, i32 14, i32 3, i32 7, i32 11, i32 15>
  %7 = getelementptr inbounds nuw <16 x i32>, ptr addrspace(1) %1, i64 %3
  store <16 x i32> %6, ptr addrspace(1) %7, align 64, !tbaa !22
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_transpose_4x4(ptr addrspace(1) noundef readonly align 64 captures(none) %0, ptr addrspace(1) noundef writeonly align 64 captures(none) %1) local_unnamed_addr #3 !kernel_arg_addr_space !18 !kernel_arg_access_qual !15 !kernel_arg_type !19 !kernel_arg_base_type !20 !kernel_arg_type_qual !21 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %4 = getelementptr inbounds nuw <16 x i32>, ptr addrspace(1) %0, i64 %3
  %5 = load <16 x i32>, ptr addrspace(1) %4, align 64, !tbaa !22
  %6 = shufflevector <16 x i32> %5, <16 x i32> poison, <16 x i32> <i32 0, i32 4, i32 8, i32 12, i32 1, i32 5, i32 9, i32 13, i32 2, i32 6, i32 10, i32 14, i32 3, i32 7, i32 11, i32 15>
  %7 = getelementptr inbounds nuw <16 x i32>, ptr addrspace(1) %1, i64 %3
  store <16 x i32> %6, ptr addrspace(1) %7, align 64, !tbaa !22
  ret void
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z12get_group_idj(i32 noundef) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z12get_local_idj(i32 noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare dso_local spir_func void @_Z7barrierj(i32 noundef) local_unnamed_addr #5

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #4

attributes #0 = { convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #2 = { convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #3 = { alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #4 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #5 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
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
!8 = !{i32 1, i32 1, i32 0, i32 0}
!9 = !{!"none", !"none", !"none", !"none"}
!10 = !{!"float*", !"float*", !"int", !"int"}
!11 = !{!"const", !"", !"", !""}
!12 = !{!13, !13, i64 0}
!13 = !{!"float", !6, i64 0}
!14 = !{i32 1, i32 0}
!15 = !{!"none", !"none"}
!16 = !{!"float*", !"int"}
!17 = !{!"", !""}
!18 = !{i32 1, i32 1}
!19 = !{!"uint16*", !"uint16*"}
!20 = !{!"uint __attribute__((ext_vector_type(16)))*", !"uint __attribute__((ext_vector_type(16)))*"}
!21 = !{!"const", !""}
!22 = !{!6, !6, i64 0}
