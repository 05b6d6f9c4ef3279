; ModuleID = 'corpus/opencl/convolutions.cl'
source_filename = "corpus/opencl/convolutions.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

%struct.conv_shape = type { i32, i32, i32, i32, i32, i32, i32, i32, i32 }

; Function Attrs: convergent nofree norecurse nounwind memory(argmem: readwrite, inaccessiblemem: readwrite)
define dso_local spir_kernel void @conv_direct(ptr addrspace(1) noalias noundef readonly align 4 captures(none) %0, ptr addrspace(1) noalias noundef readonly align 4 captures(none) %1, ptr addrspace(1) noalias noundef readonly align 4 captures(none) %2, ptr addrspace(1) noalias noundef writeonly align 4 captures(none) %3, ptr noundef readonly byval(%struct.conv_shape) align 4 captures(none) %4) local_unnamed_addr #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  tail call void @llvm.experimental.noalias.scope.decl(metadata !12)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !15)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !17)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !19)
  %6 = load i32, ptr %4, align 4
  %7 = getelementptr inbounds nuw i8, ptr %4, i64 4
  %8 = load i32, ptr %7, align 4
  %9 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %10 = load i32, ptr %9, align 4
  %11 = getelementptr inbounds nuw i8, ptr %4, i64 12
  %12 = load i32, ptr %11, align 4
  %13 = getelementptr inbounds nuw i8, ptr %4, i64 16
  %14 = load i32, ptr %13, align 4
  %15 = getelementptr inbounds nuw i8, ptr %4, i64 20
  %16 = load i32, ptr %15, align 4
  %17 = getelementptr inbounds nuw i8, ptr %4, i64 24
  %18 = load i32, ptr %17, align 4
  %19 = getelementptr inbounds nuw i8, ptr %4, i64 28
  %20 = load i32, ptr %19, align 4
  %21 = getelementptr inbounds nuw i8, ptr %4, i64 32
  %22 = load i32, ptr %21, align 4
  %23 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #8
  %24 = trunc i64 %23 to i32
  %25 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #8
  %26 = trunc i64 %25 to i32
  %27 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 2) #8
  %28 = trunc i64 %27 to i32
  %29 = icmp sgt i32 %16, %24
  %30 = icmp sgt i32 %14, %26
  %31 = select i1 %29, i1 %30, i1 false
  %32 = icmp sgt i32 %12, %28
  %33 = select i1 %31, i1 %32, i1 false
  br i1 %33, label %34, label %105

34:                                               ; preds = %5
  %35 = sext i32 %28 to i64
  %36 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %35
  %37 = load float, ptr addrspace(1) %36, align 4, !tbaa !21, !alias.scope !17, !noalias !23
  %38 = icmp sgt i32 %6, 0
  br i1 %38, label %39, label %53

39:                                               ; preds = %34
  %40 = icmp sgt i32 %18, 0
  %41 = mul nsw i32 %20, %26
  %42 = sub i32 %41, %22
  %43 = mul nsw i32 %20, %24
  %44 = sub i32 %43, %22
  %45 = mul nsw i32 %6, %28
  br label %46

46:                                               ; preds = %39, %64
  %47 = phi float [ %37, %39 ], [ %65, %64 ]
  %48 = phi i32 [ 0, %39 ], [ %66, %64 ]
  br i1 %40, label %49, label %64

49:                                               ; preds = %46
  %50 = mul nsw i32 %48, %8
  %51 = add nsw i32 %48, %45
  %52 = mul nsw i32 %51, %18
  br label %68

53:                                               ; preds = %64, %34
  %54 = phi float [ %37, %34 ], [ %65, %64 ]
  %55 = fcmp ogt float %54, 0.000000e+00
  %56 = fmul float %54, 0x3F847AE140000000
  %57 = select i1 %55, float %54, float %56
  %58 = mul nsw i32 %14, %28
  %59 = add nsw i32 %58, %26
  %60 = mul nsw i32 %59, %16
  %61 = add nsw i32 %60, %24
  %62 = sext i32 %61 to i64
  %63 = getelementptr inbounds float, ptr addrspace(1) %3, i64 %62
  store float %57, ptr addrspace(1) %63, align 4, !tbaa !21, !alias.scope !19, !noalias !24
  br label %105

64:                                               ; preds = %101, %46
  %65 = phi float [ %47, %46 ], [ %102, %101 ]
  %66 = add nuw nsw i32 %48, 1
  %67 = icmp slt i32 %66, %6
  br i1 %67, label %46, label %53

68:                                               ; preds = %49, %101
  %69 = phi float [ %47, %49 ], [ %102, %101 ]
  %70 = phi i32 [ 0, %49 ], [ %103, %101 ]
  %71 = add i32 %42, %70
  %72 = icmp sgt i32 %71, -1
  %73 = icmp slt i32 %71, %8
  %74 = select i1 %72, i1 %73, i1 false
  br i1 %74, label %75, label %101

75:                                               ; preds = %68
  %76 = add nsw i32 %71, %50
  %77 = mul nsw i32 %76, %10
  %78 = add nsw i32 %70, %52
  %79 = mul nsw i32 %78, %18
  br label %80

80:                                               ; preds = %75, %97
  %81 = phi i32 [ 0, %75 ], [ %99, %97 ]
  %82 = phi float [ %69, %75 ], [ %98, %97 ]
  %83 = add i32 %44, %81
  %84 = icmp sgt i32 %83, -1
  %85 = icmp slt i32 %83, %10
  %86 = select i1 %84, i1 %85, i1 false
  br i1 %86, label %87, label %97

87:                                               ; preds = %80
  %88 = add nsw i32 %83, %77
  %89 = sext i32 %88 to i64
  %90 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %89
  %91 = load float, ptr addrspace(1) %90, align 4, !tbaa !21, !alias.scope !12, !noalias !25
  %92 = add nsw i32 %81, %79
  %93 = sext i32 %92 to i64
  %94 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %93
  %95 = load float, ptr addrspace(1) %94, align 4, !tbaa !21, !alias.scope !15, !noalias !26
  %96 = tail call float @llvm.fmuladd.f32(float %91, float %95, float %82)
  br label %97

97:                                               ; preds = %87, %80
  %98 = phi float [ %96, %87 ], [ %82, %80 ]
  %99 = add nuw nsw i32 %81, 1
  %100 = icmp slt i32 %99, %18
  br i1 %100, label %80, label %101

101:                                              ; preds = %97, %68
  %102 = phi float [ %69, %68 ], [ %98, %97 ]
  %103 = add nuw nsw i32 %70, 1
  %104 = icmp slt i32 %103, %18
  br i1 %104, label %68, label %64

105:                                              ; preds = %5, %53
  ret void
}

; Function Attrs: alwaysinline convergent nofree norecurse nounwind memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_conv_direct(ptr addrspace(1) noalias noundef readonly align 4 captures(none) %0, ptr addrspace(1) noalias noundef readonly align 4 captures(none) %1, ptr addrspace(1) noalias noundef readonly align 4 captures(none) %2, ptr addrspace(1) noalias noundef writeonly align 4 captures(none) %3, ptr noundef readonly byval(%struct.conv_shape) align 4 captures(none) %4) local_unnamed_addr #1 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %6 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #8
  %7 = trunc i64 %6 to i32
  %8 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #8
  %9 = trunc i64 %8 to i32
  %10 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 2) #8
  %11 = trunc i64 %10 to i32
  %12 = getelementptr inbounds nuw i8, ptr %4, i64 20
  %13 = load i32, ptr %12, align 4, !tbaa !27
  %14 = icmp sgt i32 %13, %7
  br i1 %14, label %15, label %105

15:                                               ; preds = %5
  %16 = getelementptr inbounds nuw i8, ptr %4, i64 16
  %17 = load i32, ptr %16, align 4, !tbaa !29
  %18 = icmp sgt i32 %17, %9
  br i1 %18, label %19, label %105

19:                                               ; preds = %15
  %20 = getelementptr inbounds nuw i8, ptr %4, i64 12
  %21 = load i32, ptr %20, align 4, !tbaa !30
  %22 = icmp sgt i32 %21, %11
  br i1 %22, label %23, label %105

23:                                               ; preds = %19
  %24 = sext i32 %11 to i64
  %25 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %24
  %26 = load float, ptr addrspace(1) %25, align 4, !tbaa !21
  %27 = load i32, ptr %4, align 4, !tbaa !31
  %28 = icmp sgt i32 %27, 0
  br i1 %28, label %29, label %53

29:                                               ; preds = %23
  %30 = getelementptr inbounds nuw i8, ptr %4, i64 24
  %31 = load i32, ptr %30, align 4, !tbaa !32
  %32 = icmp sgt i32 %31, 0
  %33 = getelementptr inbounds nuw i8, ptr %4, i64 28
  %34 = load i32, ptr %33, align 4
  %35 = mul nsw i32 %34, %9
  %36 = getelementptr inbounds nuw i8, ptr %4, i64 32
  %37 = load i32, ptr %36, align 4
  %38 = sub i32 %35, %37
  %39 = getelementptr inbounds nuw i8, ptr %4, i64 4
  %40 = load i32, ptr %39, align 4
  %41 = mul nsw i32 %34, %7
  %42 = sub i32 %41, %37
  %43 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %44 = load i32, ptr %43, align 4
  %45 = mul nsw i32 %27, %11
  br label %46

46:                                               ; preds = %29, %64
  %47 = phi float [ %26, %29 ], [ %65, %64 ]
  %48 = phi i32 [ 0, %29 ], [ %66, %64 ]
  br i1 %32, label %49, label %64

49:                                               ; preds = %46
  %50 = mul nsw i32 %40, %48
  %51 = add nsw i32 %45, %48
  %52 = mul nsw i32 %31, %51
  br label %68

53:                                               ; preds = %64, %23
  %54 = phi float [ %26, %23 ], [ %65, %64 ]
  %55 = fcmp ogt float %54, 0.000000e+00
  %56 = fmul float %54, 0x3F847AE140000000
  %57 = select i1 %55, float %54, float %56
  %58 = mul nsw i32 %17, %11
  %59 = add nsw i32 %58, %9
  %60 = mul nsw i32 %59, %13
  %61 = add nsw i32 %60, %7
  %62 = sext i32 %61 to i64
  %63 = getelementptr inbounds float, ptr addrspace(1) %3, i64 %62
  store float %57, ptr addrspace(1) %63, align 4, !tbaa !21
  br label %105

64:                                               ; preds = %101, %46
  %65 = phi float [ %47, %46 ], [ %102, %101 ]
  %66 = add nuw nsw i32 %48, 1
  %67 = icmp slt i32 %66, %27
  br i1 %67, label %46, label %53

68:                                               ; preds = %49, %101
  %69 = phi float [ %47, %49 ], [ %102, %101 ]
  %70 = phi i32 [ 0, %49 ], [ %103, %101 ]
  %71 = add i32 %70, %38
  %72 = icmp sgt i32 %71, -1
  %73 = icmp slt i32 %71, %40
  %74 = select i1 %72, i1 %73, i1 false
  br i1 %74, label %75, label %101

75:                                               ; preds = %68
  %76 = add nsw i32 %50, %71
  %77 = mul nsw i32 %44, %76
  %78 = add nsw i32 %52, %70
  %79 = mul nsw i32 %78, %31
  br label %80

80:                                               ; preds = %75, %97
  %81 = phi i32 [ 0, %75 ], [ %99, %97 ]
  %82 = phi float [ %69, %75 ], [ %98, %97 ]
  %83 = add i32 %42, %81
  %84 = icmp sgt i32 %83, -1
  %85 = icmp slt i32 %83, %44
  %86 = select i1 %84, i1 %85, i1 false
  br i1 %86, label %87, label %97

87:                                               ; preds = %80
  %88 = add nsw i32 %77, %83
  %89 = sext i32 %88 to i64
  %90 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %89
  %91 = load float, ptr addrspace(1) %90, align 4, !tbaa !21
  %92 = add nsw i32 %81, %79
  %93 = sext i32 %92 to i64
  %94 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %93
  %95 = load float, ptr addrspace(1) %94, align 4, !tbaa !21
  %96 = tail call float @llvm.fmuladd.f32(float %91, float %95, float %82)
  br label %97

97:                                               ; preds = %80, %87
  %98 = phi float [ %96, %87 ], [ %82, %80 ]
  %99 = add nuw nsw i32 %81, 1
  %100 = icmp slt i32 %99, %31
  br i1 %100, label %80, label %101

101:                                              ; preds = %97, %68
  %102 = phi float [ %69, %68 ], [ %98, %97 ]
  %103 = add nuw nsw i32 %70, 1
  %104 = icmp slt i32 %103, %31
  br i1 %104, label %68, label %64

105:                                              ; preds = %5, %15, %19, %53
  ret void
}

; Function Attrs: convergent nofree norecurse nounwind memory(argmem: readwrite, inaccessiblemem: readwrite)
define dso_local spir_kernel void @depthwise3x3(ptr addrspace(1) noalias noundef readonly align 16 captures(none) %0, ptr addrspace(1) noalias noundef readonly align 16 captures(none) %1, ptr addrspace(1) noalias noundef readonly align 16 captures(none) %2, ptr addrspace(1) noalias noundef writeonly align 16 captures(none) %3, i32 noundef %4, i32 noundef %5, i32 noundef %6) local_unnamed_addr #0 !kernel_arg_addr_space !33 !kernel_arg_access_qual !34 !kernel_arg_type !35 !kernel_arg_base_type !36 !kernel_arg_type_qual !37 {
  tail call void @llvm.experimental.noalias.scope.decl(metadata !38)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !41)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !43)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !45)
  %8 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #8
  %9 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #8
  %10 = icmp sgt i32 %6, 0
  br i1 %10, label %11, label %203

11:                                               ; preds = %7
  %12 = trunc i64 %9 to i32
  %13 = trunc i64 %8 to i32
  %14 = mul nsw i32 %4, %12
  %15 = add nsw i32 %14, %13
  %16 = mul nsw i32 %15, %6
  %17 = add nsw i32 %12, -1
  %18 = icmp sgt i32 %12, 0
  %19 = icmp sge i32 %5, %12
  %20 = mul nsw i32 %17, %4
  %21 = add nsw i32 %13, -1
  %22 = icmp sgt i32 %13, 0
  %23 = select i1 %22, i1 %18, i1 false
  %24 = icmp sge i32 %4, %13
  %25 = and i1 %24, %23
  %26 = select i1 %25, i1 %19, i1 false
  %27 = add nuw nsw i32 %21, %20
  %28 = mul nsw i32 %27, %6
  %29 = icmp sgt i32 %13, -1
  %30 = select i1 %29, i1 %18, i1 false
  %31 = icmp sgt i32 %4, %13
  %32 = and i1 %31, %30
  %33 = select i1 %32, i1 %19, i1 false
  %34 = add nuw nsw i32 %20, %13
  %35 = mul nsw i32 %34, %6
  %36 = add nsw i32 %13, 1
  %37 = icmp sgt i32 %13, -2
  %38 = select i1 %37, i1 %18, i1 false
  %39 = icmp slt i32 %36, %4
  %40 = and i1 %39, %38
  %41 = select i1 %40, i1 %19, i1 false
  %42 = add nuw nsw i32 %36, %20
  %43 = mul nsw i32 %42, %6
  %44 = shl nuw nsw i32 %6, 1
  %45 = icmp sgt i32 %12, -1
  %46 = icmp sgt i32 %5, %12
  %47 = select i1 %22, i1 %45, i1 false
  %48 = and i1 %24, %47
  %49 = select i1 %48, i1 %46, i1 false
  %50 = add nuw nsw i32 %21, %14
  %51 = mul nsw i32 %50, %6
  %52 = mul nuw nsw i32 %6, 3
  %53 = select i1 %29, i1 %45, i1 false
  %54 = and i1 %31, %53
  %55 = select i1 %54, i1 %46, i1 false
  %56 = shl nsw i32 %6, 2
  %57 = select i1 %37, i1 %45, i1 false
  %58 = and i1 %39, %57
  %59 = select i1 %58, i1 %46, i1 false
  %60 = add nuw nsw i32 %36, %14
  %61 = mul nsw i32 %60, %6
  %62 = mul nuw nsw i32 %6, 5
  %63 = add nsw i32 %12, 1
  %64 = icmp sgt i32 %12, -2
  %65 = icmp slt i32 %63, %5
  %66 = mul nsw i32 %63, %4
  %67 = select i1 %22, i1 %64, i1 false
  %68 = and i1 %24, %67
  %69 = select i1 %68, i1 %65, i1 false
  %70 = add nuw nsw i32 %21, %66
  %71 = mul nsw i32 %70, %6
  %72 = mul nuw nsw i32 %6, 6
  %73 = select i1 %29, i1 %64, i1 false
  %74 = and i1 %31, %73
  %75 = select i1 %74, i1 %65, i1 false
  %76 = add nuw nsw i32 %66, %13
  %77 = mul nsw i32 %76, %6
  %78 = mul nuw nsw i32 %6, 7
  %79 = select i1 %37, i1 %64, i1 false
  %80 = and i1 %39, %79
  %81 = select i1 %80, i1 %65, i1 false
  %82 = add nuw nsw i32 %36, %66
  %83 = mul nsw i32 %82, %6
  %84 = shl nsw i32 %6, 3
  br label %85

85:                                               ; preds = %11, %195
  %86 = phi i32 [ 0, %11 ], [ %201, %195 ]
  %87 = zext nneg i32 %86 to i64
  %88 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %2, i64 %87
  %89 = load <4 x float>, ptr addrspace(1) %88, align 16, !tbaa !47, !alias.scope !43, !noalias !48
  br i1 %26, label %90, label %99

90:                                               ; preds = %85
  %91 = add nsw i32 %28, %86
  %92 = sext i32 %91 to i64
  %93 = getelementptr inbounds <4 x float>, ptr addrspace(1) %0, i64 %92
  %94 = load <4 x float>, ptr addrspace(1) %93, align 16, !tbaa !47, !alias.scope !38, !noalias !49
  %95 = zext nneg i32 %86 to i64
  %96 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %1, i64 %95
  %97 = load <4 x float>, ptr addrspace(1) %96, align 16, !tbaa !47, !alias.scope !41, !noalias !50
  %98 = tail call spir_func <4 x float> @_Z3madDv4_fS_S_(<4 x float> noundef %94, <4 x float> noundef %97, <4 x float> noundef %89) #8
  br label %99

99:                                               ; preds = %90, %85
  %100 = phi <4 x float> [ %98, %90 ], [ %89, %85 ]
  br i1 %33, label %101, label %111

101:                                              ; preds = %99
  %102 = add nsw i32 %35, %86
  %103 = sext i32 %102 to i64
  %104 = getelementptr inbounds <4 x float>, ptr addrspace(1) %0, i64 %103
  %105 = load <4 x float>, ptr addrspace(1) %104, align 16, !tbaa !47, !alias.scope !38, !noalias !49
  %106 = add nuw nsw i32 %6, %86
  %107 = zext nneg i32 %106 to i64
  %108 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %1, i64 %107
  %109 = load <4 x float>, ptr addrspace(1) %108, align 16, !tbaa !47, !alias.scope !41, !noalias !50
  %110 = tail call spir_func <4 x float> @_Z3madDv4_fS_S_(<4 x float> noundef %105, <4 x float> noundef %109, <4 x float> noundef %100) #8
  br label %111

111:                                              ; preds = %101, %99
  %112 = phi <4 x float> [ %110, %101 ], [ %100, %99 ]
  br i1 %41, label %113, label %123

113:                                              ; preds = %111
  %114 = add nsw i32 %43, %86
  %115 = sext i32 %114 to i64
  %116 = getelementptr inbounds <4 x float>, ptr addrspace(1) %0, i64 %115
  %117 = load <4 x float>, ptr addrspace(1) %116, align 16, !tbaa !47, !alias.scope !38, !noalias !49
  %118 = add nuw nsw i32 %44, %86
  %119 = zext nneg i32 %118 to i64
  %120 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %1, i64 %119
  %121 = load <4 x float>, ptr addrspace(1) %120, align 16, !tbaa !47, !alias.scope !41, !noalias !50
  %122 = tail call spir_func <4 x float> @_Z3madDv4_fS_S_(<4 x float> noundef %117, <4 x float> noundef %121, <4 x float> noundef %112) #8
  br label %123

123:                                              ; preds = %113, %111
  %124 = phi <4 x float> [ %122, %113 ], [ %112, %111 ]
  br i1 %49, label %125, label %135

125:                                              ; preds = %123
  %126 = add nsw i32 %51, %86
  %127 = sext i32 %126 to i64
  %128 = getelementptr inbounds <4 x float>, ptr addrspace(1) %0, i64 %127
  %129 = load <4 x float>, ptr addrspace(1) %128, align 16, !tbaa !47, !alias.scope !38, !noalias !49
  %130 = add nuw nsw i32 %52, %86
  %131 = zext nneg i32 %130 to i64
  %132 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %1, i64 %131
  %133 = load <4 x float>, ptr addrspace(1) %132, align 16, !tbaa !47, !alias.scope !41, !noalias !50
  %134 = tail call spir_func <4 x float> @_Z3madDv4_fS_S_(<4 x float> noundef %129, <4 x float> noundef %133, <4 x float> noundef %124) #8
  br label %135

135:                                              ; preds = %125, %123
  %136 = phi <4 x float> [ %134, %125 ], [ %124, %123 ]
  br i1 %55, label %137, label %147

137:                                              ; preds = %135
  %138 = add nsw i32 %16, %86
  %139 = sext i32 %138 to i64
  %140 = getelementptr inbounds <4 x float>, ptr addrspace(1) %0, i64 %139
  %141 = load <4 x float>, ptr addrspace(1) %140, align 16, !tbaa !47, !alias.scope !38, !noalias !49
  %142 = add nuw nsw i32 %56, %86
  %143 = zext nneg i32 %142 to i64
  %144 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %1, i64 %143
  %145 = load <4 x float>, ptr addrspace(1) %144, align 16, !tbaa !47, !alias.scope !41, !noalias !50
  %146 = tail call spir_func <4 x float> @_Z3madDv4_fS_S_(<4 x float> noundef %141, <4 x float> noundef %145, <4 x float> noundef %136) #8
  br label %147

147:                                              ; preds = %137, %135
  %148 = phi <4 x float> [ %146, %137 ], [ %136, %135 ]
  br i1 %59, label %149, label %159

149:                                              ; preds = %147
  %150 = add nsw i32 %61, %86
  %151 = sext i32 %150 to i64
  %152 = getelementptr inbounds <4 x float>, ptr addrspace(1) %0, i64 %151
  %153 = load <4 x float>, ptr addrspace(1) %152, align 16, !tbaa !47, !alias.scope !38, !noalias !49
  %154 = add nuw nsw i32 %62, %86
  %155 = zext nneg i32 %154 to i64
  %156 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %1, i64 %155
  %157 = load <4 x float>, ptr addrspace(1) %156, align 16, !tbaa !47, !alias.scope !41, !noalias !50
  %158 = tail call spir_func <4 x float> @_Z3madDv4_fS_S_(<4 x float> noundef %153, <4 x float> noundef %157, <4 x float> noundef %148) #8
  br label %159

159:                                              ; preds = %149, %147
  %160 = phi <4 x float> [ %158, %149 ], [ %148, %147 ]
  br i1 %69, label %161, label %171

161:                                              ; preds = %159
  %162 = add nsw i32 %71, %86
  %163 = sext i32 %162 to i64
  %164 = getelementptr inbounds <4 x float>, ptr addrspace(1) %0, i64 %163
  %165 = load <4 x float>, ptr addrspace(1) %164, align 16, !tbaa !47, !alias.scope !38, !noalias !49
  %166 = add nuw nsw i32 %72, %86
  %167 = zext nneg i32 %166 to i64
  %168 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %1, i64 %167
  %169 = load <4 x float>, ptr addrspace(1) %168, align 16, !tbaa !47, !alias.scope !41, !noalias !50
  %170 = tail call spir_func <4 x float> @_Z3madDv4_fS_S_(<4 x float> noundef %165, <4 x float> noundef %169, <4 x float> noundef %160) #8
  br label %171

171:                                              ; preds = %161, %159
  %172 = phi <4 x float> [ %170, %161 ], [ %160, %159 ]
  br i1 %75, label %173, label %183

173:                                              ; preds = %171
  %174 = add nsw i32 %77, %86
  %175 = sext i32 %174 to i64
  %176 = getelementptr inbounds <4 x float>, ptr addrspace(1) %0, i64 %175
  %177 = load <4 x float>, ptr addrspace(1) %176, align 16, !tbaa !47, !alias.scope !38, !noalias !49
  %178 = add nuw nsw i32 %78, %86
  %179 = zext nneg i32 %178 to i64
  %180 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %1, i64 %179
  %181 = load <4 x float>, ptr addrspace(1) %180, align 16, !tbaa !47, !alias.scope !41, !noalias !50
  %182 = tail call spir_func <4 x float> @_Z3madDv4_fS_S_(<4 x float> noundef %177, <4 x float> noundef %181, <4 x float> noundef %172) #8
  br label %183

183:                                              ; preds = %173, %171
  %184 = phi <4 x float> [ %182, %173 ], [ %172, %171 ]
  br i1 %81, label %185, label %195

185:                                              ; preds = %183
  %186 = add nsw i32 %83, %86
  %187 = sext i32 %186 to i64
  %188 = getelementptr inbounds <4 x float>, ptr addrspace(1) %0, i64 %187
  %189 = load <4 x float>, ptr addrspace(1) %188, align 16, !tbaa !47, !alias.scope !38, !noalias !49
  %190 = add nuw nsw i32 %84, %86
  %191 = zext nneg i32 %190 to i64
  %192 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %1, i64 %191
  %193 = load <4 x float>, ptr addrspace(1) %192, align 16, !tbaa !47, !alias.scope !41, !noalias !50
  %194 = tail call spir_func <4 x float> @_Z3madDv4_fS_S_(<4 x float> noundef %189, <4 x float> noundef %193, <4 x float> noundef %184) #8
  br label %195

195:                                              ; preds = %185, %183
  %196 = phi <4 x float> [ %194, %185 ], [ %184, %183 ]
  %197 = tail call spir_func <4 x float> @_Z5clampDv4_fff(<4 x float> noundef %196, float noundef 0.000000e+00, float noundef 6.000000e+00) #8
  %198 = add nsw i32 %86, %16
  %199 = sext i32 %198 to i64
  %200 = getelementptr inbounds <4 x float>, ptr addrspace(1) %3, i64 %199
  store <4 x float> %197, ptr addrspace(1) %200, align 16, !tbaa !47, !alias.scope !45, !noalias !51
  %201 = add nuw nsw i32 %86, 1
  %202 = icmp slt i32 %201, %6
  br i1 %202, label %85, label %203

203:                                              ; preds = %195, %7
  ret void
}

; Function Attrs: alwaysinline convergent nofree norecurse nounwind memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_depthwise3x3(ptr addrspace(1) noalias noundef readonly align 16 captures(none) %0, ptr addrspace(1) noalias noundef readonly align 16 captures(none) %1, ptr addrspace(1) noalias noundef readonly align 16 captures(none) %2, ptr addrspace(1) noalias noundef writeonly align 16 captures(none) %3, i32 noundef %4, i32 noundef %5, i32 noundef %6) local_unnamed_addr #1 !kernel_arg_addr_space !33 !kernel_arg_access_qual !34 !kernel_arg_type !35 !kernel_arg_base_type !36 !kernel_arg_type_qual !37 {
  %8 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #8
  %9 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #8
  %10 = icmp sgt i32 %6, 0
  br i1 %10, label %11, label %85

11:                                               ; preds = %7
  %12 = trunc i64 %9 to i32
  %13 = trunc i64 %8 to i32
  %14 = mul nsw i32 %4, %12
  %15 = add nsw i32 %14, %13
  %16 = mul nsw i32 %15, %6
  %17 = add nsw i32 %12, -1
  %18 = icmp sgt i32 %12, 0
  %19 = icmp sge i32 %5, %12
  %20 = mul nsw i32 %17, %4
  %21 = add nsw i32 %13, -1
  %22 = icmp sgt i32 %13, 0
  %23 = select i1 %22, i1 %18, i1 false
  %24 = icmp sge i32 %4, %13
  %25 = and i1 %24, %23
  %26 = select i1 %25, i1 %19, i1 false
  %27 = add nuw nsw i32 %21, %20
  %28 = mul nsw i32 %27, %6
  %29 = icmp sgt i32 %13, -1
  %30 = select i1 %29, i1 %18, i1 false
  %31 = icmp sgt i32 %4, %13
  %32 = and i1 %31, %30
  %33 = select i1 %32, i1 %19, i1 false
  %34 = add nuw nsw i32 %20, %13
  %35 = mul nsw i32 %34, %6
  %36 = add nsw i32 %13, 1
  %37 = icmp sgt i32 %13, -2
  %38 = select i1 %37, i1 %18, i1 false
  %39 = icmp slt i32 %36, %4
  %40 = and i1 %39, %38
  %41 = select i1 %40, i1 %19, i1 false
  %42 = add nuw nsw i32 %36, %20
  %43 = mul nsw i32 %42, %6
  %44 = shl nuw nsw i32 %6, 1
  %45 = icmp sgt i32 %12, -1
  %46 = icmp sgt i32 %5, %12
  %47 = select i1 %22, i1 %45, i1 false
  %48 = and i1 %24, %47
  %49 = select i1 %48, i1 %46, i1 false
  %50 = add nuw nsw i32 %21, %14
  %51 = mul nsw i32 %50, %6
  %52 = mul nuw nsw i32 %6, 3
  %53 = select i1 %29, i1 %45, i1 false
  %54 = and i1 %31, %53
  %55 = select i1 %54, i1 %46, i1 false
  %56 = shl nsw i32 %6, 2
  %57 = select i1 %37, i1 %45, i1 false
  %58 = and i1 %39, %57
  %59 = select i1 %58, i1 %46, i1 false
  %60 = add nuw nsw i32 %36, %14
  %61 = mul nsw i32 %60, %6
  %62 = mul nuw nsw i32 %6, 5
  %63 = add nsw i32 %12, 1
  %64 = icmp sgt i32 %12, -2
  %65 = icmp slt i32 %63, %5
  %66 = mul nsw i32 %63, %4
  %67 = select i1 %22, i1 %64, i1 false
  %68 = and i1 %24, %67
  %69 = select i1 %68, i1 %65, i1 false
  %70 = add nuw nsw i32 %21, %66
  %71 = mul nsw i32 %70, %6
  %72 = mul nuw nsw i32 %6, 6
  %73 = select i1 %29, i1 %64, i1 false
  %74 = and i1 %31, %73
  %75 = select i1 %74, i1 %65, i1 false
  %76 = add nuw nsw i32 %66, %13
  %77 = mul nsw i32 %76, %6
  %78 = mul nuw nsw i32 %6, 7
  %79 = select i1 %37, i1 %64, i1 false
  %80 = and i1 %39, %79
  %81 = select i1 %80, i1 %65, i1 false
  %82 = add nuw nsw i32 %36, %66
  %83 = mul nsw i32 %82, %6
  %84 = shl nsw i32 %6, 3
  br label %86

85:                                               ; preds = %196, %7
  ret void

86:                                               ; preds = %11, %196
  %87 = phi i32 [ 0, %11 ], [ %202, %196 ]
  %88 = zext nneg i32 %87 to i64
  %89 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %2, i64 %88
  %90 = load <4 x float>, ptr addrspace(1) %89, align 16, !tbaa !47
  br i1 %26, label %91, label %100

91:                                               ; preds = %86
  %92 = add nsw i32 %28, %87
  %93 = sext i32 %92 to i64
  %94 = getelementptr inbounds <4 x float>, ptr addrspace(1) %0, i64 %93
  %95 = load <4 x float>, ptr addrspace(1) %94, align 16, !tbaa !47
  %96 = zext nneg i32 %87 to i64
  %97 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %1, i64 %96
  %98 = load <4 x float>, ptr addrspace(1) %97, align 16, !tbaa !47
  %99 = tail call spir_func <4 x float> @_Z3madDv4_fS_S_(<4 x float> noundef %95, <4 x float> noundef %98, <4 x float> noundef %90) #8
  br label %100

100:                                              ; preds = %91, %86
  %101 = phi <4 x float> [ %99, %91 ], [ %90, %86 ]
  br i1 %33, label %102, label %112

102:                                              ; preds = %100
  %103 = add nsw i32 %35, %87
  %104 = sext i32 %103 to i64
  %105 = getelementptr inbounds <4 x float>, ptr addrspace(1) %0, i64 %104
  %106 = load <4 x float>, ptr addrspace(1) %105, align 16, !tbaa !47
  %107 = add nuw nsw i32 %6, %87
  %108 = zext nneg i32 %107 to i64
  %109 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %1, i64 %108
  %110 = load <4 x float>, ptr addrspace(1) %109, align 16, !tbaa !47
  %111 = tail call spir_func <4 x float> @_Z3madDv4_fS_S_(<4 x float> noundef %106, <4 x float> noundef %110, <4 x float> noundef %101) #8
  br label %112

112:                                              ; preds = %102, %100
  %113 = phi <4 x float> [ %111, %102 ], [ %101, %100 ]
  br i1 %41, label %114, label %124

114:                                              ; preds = %112
  %115 = add nsw i32 %43, %87
  %116 = sext i32 %115 to i64
  %117 = getelementptr inbounds <4 x float>, ptr addrspace(1) %0, i64 %116
  %118 = load <4 x float>, ptr addrspace(1) %117, align 16, !tbaa !47
  %119 = add nuw nsw i32 %44, %87
  %120 = zext nneg i32 %119 to i64
  %121 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %1, i64 %120
  %122 = load <4 x float>, ptr addrspace(1) %121, align 16, !tbaa !47
  %123 = tail call spir_func <4 x float> @_Z3madDv4_fS_S_(<4 x float> noundef %118, <4 x float> noundef %122, <4 x float> noundef %113) #8
  br label %124

124:                                              ; preds = %114, %112
  %125 = phi <4 x float> [ %123, %114 ], [ %113, %112 ]
  br i1 %49, label %126, label %136

126:                                              ; preds = %124
  %127 = add nsw i32 %51, %87
  %128 = sext i32 %127 to i64
  %129 = getelementptr inbounds <4 x float>, ptr addrspace(1) %0, i64 %128
  %130 = load <4 x float>, ptr addrspace(1) %129, align 16, !tbaa !47
  %131 = add nuw nsw i32 %52, %87
  %132 = zext nneg i32 %131 to i64
  %133 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %1, i64 %132
  %134 = load <4 x float>, ptr addrspace(1) %133, align 16, !tbaa !47
  %135 = tail call spir_func <4 x float> @_Z3madDv4_fS_S_(<4 x float> noundef %130, <4 x float> noundef %134, <4 x float> noundef %125) #8
  br label %136

136:                                              ; preds = %126, %124
  %137 = phi <4 x float> [ %135, %126 ], [ %125, %124 ]
  br i1 %55, label %138, label %148

138:                                              ; preds = %136
  %139 = add nsw i32 %16, %87
  %140 = sext i32 %139 to i64
  %141 = getelementptr inbounds <4 x float>, ptr addrspace(1) %0, i64 %140
  %142 = load <4 x float>, ptr addrspace(1) %141, align 16, !tbaa !47
  %143 = add nuw nsw i32 %56, %87
  %144 = zext nneg i32 %143 to i64
  %145 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %1, i64 %144
  %146 = load <4 x float>, ptr addrspace(1) %145, align 16, !tbaa !47
  %147 = tail call spir_func <4 x float> @_Z3madDv4_fS_S_(<4 x float> noundef %142, <4 x float> noundef %146, <4 x float> noundef %137) #8
  br label %148

148:                                              ; preds = %138, %136
  %149 = phi <4 x float> [ %147, %138 ], [ %137, %136 ]
  br i1 %59, label %150, label %160

150:                                              ; preds = %148
  %151 = add nsw i32 %61, %87
  %152 = sext i32 %151 to i64
  %153 = getelementptr inbounds <4 x float>, ptr addrspace(1) %0, i64 %152
  %154 = load <4 x float>, ptr addrspace(1) %153, align 16, !tbaa !47
  %155 = add nuw nsw i32 %62, %87
  %156 = zext nneg i32 %155 to i64
  %157 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %1, i64 %156
  %158 = load <4 x float>, ptr addrspace(1) %157, align 16, !tbaa !47
  %159 = tail call spir_func <4 x float> @_Z3madDv4_fS_S_(<4 x float> noundef %154, <4 x float> noundef %158, <4 x float> noundef %149) #8
  br label %160

160:                                              ; preds = %150, %148
  %161 = phi <4 x float> [ %159, %150 ], [ %149, %148 ]
  br i1 %69, label %162, label %172

162:                                              ; preds = %160
  %163 = add nsw i32 %71, %87
  %164 = sext i32 %163 to i64
  %165 = getelementptr inbounds <4 x float>, ptr addrspace(1) %0, i64 %164
  %166 = load <4 x float>, ptr addrspace(1) %165, align 16, !tbaa !47
  %167 = add nuw nsw i32 %72, %87
  %168 = zext nneg i32 %167 to i64
  %169 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %1, i64 %168
  %170 = load <4 x float>, ptr addrspace(1) %169, align 16, !tbaa !47
  %171 = tail call spir_func <4 x float> @_Z3madDv4_fS_S_(<4 x float> noundef %166, <4 x float> noundef %170, <4 x float> noundef %161) #8
  br label %172

172:                                              ; preds = %162, %160
  %173 = phi <4 x float> [ %171, %162 ], [ %161, %160 ]
  br i1 %75, label %174, label %184

174:                                              ; preds = %172
  %175 = add nsw i32 %77, %87
  %176 = sext i32 %175 to i64
  %177 = getelementptr inbounds <4 x float>, ptr addrspace(1) %0, i64 %176
  %178 = load <4 x float>, ptr addrspace(1) %177, align 16, !tbaa !47
  %179 = add nuw nsw i32 %78, %87
  %180 = zext nneg i32 %179 to i64
  %181 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %1, i64 %180
  %182 = load <4 x float>, ptr addrspace(1) %181, align 16, !tbaa !47
  %183 = tail call spir_func <4 x float> @_Z3madDv4_fS_S_(<4 x float> noundef %178, <4 x float> noundef %182, <4 x float> noundef %173) #8
  br label %184

184:                                              ; preds = %174, %172
  %185 = phi <4 x float> [ %183, %174 ], [ %173, %172 ]
  br i1 %81, label %186, label %196

186:                                              ; preds = %184
  %187 = add nsw i32 %83, %87
  %188 = sext i32 %187 to i64
  %189 = getelementptr inbounds <4 x float>, ptr addrspace(1) %0, i64 %188
  %190 = load <4 x float>, ptr addrspace(1) %189, align 16, !tbaa !47
  %191 = add nuw nsw i32 %84, %87
  %192 = zext nneg i32 %191 to i64
  %193 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %1, i64 %192
  %194 = load <4 x float>, ptr addrspace(1) %193, align 16, !tbaa !47
  %195 = tail call spir_func <4 x float> @_Z3madDv4_fS_S_(<4 x float> noundef %190, <4 x float> noundef %194, <4 x float> noundef %185) #8
  br label %196

196:                                              ; preds = %186, %184
  %197 = phi <4 x float> [ %195, %186 ], [ %185, %184 ]
  %198 = tail call spir_func <4 x float> @_Z5clampDv4_fff(<4 x float> noundef %197, float noundef 0.000000e+00, float noundef 6.000000e+00) #8
  %199 = add nsw i32 %87, %16
  %200 = sext i32 %199 to i64
  %201 = getelementptr inbounds <4 x float>, ptr addrspace(1) %3, i64 %200
  store <4 x float> %198, ptr addrspace(1) %201, align 16, !tbaa !47
  %202 = add nuw nsw i32 %87, 1
  %203 = icmp slt i32 %202, %6
  br i1 %203, label %86, label %85
}

; Function Attrs: convergent nofree norecurse nounwind memory(argmem: readwrite)
define dso_local spir_kernel void @im2col(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, i32 noundef %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #2 !kernel_arg_addr_space !52 !kernel_arg_access_qual !9 !kernel_arg_type !53 !kernel_arg_base_type !53 !kernel_arg_type_qual !54 {
  %6 = mul i32 %4, %3
  %7 = mul i32 %6, %2
  %8 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #8
  %9 = trunc i64 %8 to i32
  %10 = icmp sgt i32 %7, %9
  br i1 %10, label %11, label %187

11:                                               ; preds = %5, %174
  %12 = phi i32 [ %185, %174 ], [ %9, %5 ]
  %13 = freeze i32 %12
  %14 = sdiv i32 %13, %4
  %15 = mul i32 %14, %4
  %16 = sub i32 %13, %15
  %17 = srem i32 %14, %3
  %18 = sdiv i32 %12, %6
  %19 = add nsw i32 %16, -1
  %20 = add nsw i32 %17, -1
  %21 = mul nsw i32 %18, 9
  %22 = mul nsw i32 %18, %3
  %23 = icmp ult i32 %19, %4
  %24 = icmp ult i32 %20, %3
  %25 = and i1 %23, %24
  br i1 %25, label %26, label %33

26:                                               ; preds = %11
  %27 = add nsw i32 %20, %22
  %28 = mul nsw i32 %27, %4
  %29 = add nsw i32 %28, %19
  %30 = sext i32 %29 to i64
  %31 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %30
  %32 = load float, ptr addrspace(1) %31, align 4, !tbaa !21
  br label %33

33:                                               ; preds = %26, %11
  %34 = phi float [ %32, %26 ], [ 0.000000e+00, %11 ]
  %35 = mul nsw i32 %21, %3
  %36 = add i32 %35, %17
  %37 = mul i32 %36, %4
  %38 = add nsw i32 %37, %16
  %39 = sext i32 %38 to i64
  %40 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %39
  store float %34, ptr addrspace(1) %40, align 4, !tbaa !21
  %41 = icmp ult i32 %16, %4
  %42 = and i1 %41, %24
  br i1 %42, label %43, label %50

43:                                               ; preds = %33
  %44 = add nsw i32 %20, %22
  %45 = mul nsw i32 %44, %4
  %46 = add nsw i32 %45, %16
  %47 = sext i32 %46 to i64
  %48 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %47
  %49 = load float, ptr addrspace(1) %48, align 4, !tbaa !21
  br label %50

50:                                               ; preds = %43, %33
  %51 = phi float [ %49, %43 ], [ 0.000000e+00, %33 ]
  %52 = add nsw i32 %21, 1
  %53 = mul nsw i32 %52, %3
  %54 = add i32 %53, %17
  %55 = mul i32 %54, %4
  %56 = add nsw i32 %55, %16
  %57 = sext i32 %56 to i64
  %58 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %57
  store float %51, ptr addrspace(1) %58, align 4, !tbaa !21
  %59 = add nsw i32 %16, 1
  %60 = icmp ult i32 %59, %4
  %61 = and i1 %60, %24
  br i1 %61, label %62, label %69

62:                                               ; preds = %50
  %63 = add nsw i32 %20, %22
  %64 = mul nsw i32 %63, %4
  %65 = add nsw i32 %64, %59
  %66 = sext i32 %65 to i64
  %67 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %66
  %68 = load float, ptr addrspace(1) %67, align 4, !tbaa !21
  br label %69

69:                                               ; preds = %62, %50
  %70 = phi float [ %68, %62 ], [ 0.000000e+00, %50 ]
  %71 = add nsw i32 %21, 2
  %72 = mul nsw i32 %71, %3
  %73 = add i32 %72, %17
  %74 = mul i32 %73, %4
  %75 = add nsw i32 %74, %16
  %76 = sext i32 %75 to i64
  %77 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %76
  store float %70, ptr addrspace(1) %77, align 4, !tbaa !21
  %78 = icmp ult i32 %17, %3
  %79 = and i1 %23, %78
  br i1 %79, label %80, label %87

80:                                               ; preds = %69
  %81 = add nsw i32 %17, %22
  %82 = mul nsw i32 %81, %4
  %83 = add nsw i32 %82, %19
  %84 = sext i32 %83 to i64
  %85 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %84
  %86 = load float, ptr addrspace(1) %85, align 4, !tbaa !21
  br label %87

87:                                               ; preds = %80, %69
  %88 = phi float [ %86, %80 ], [ 0.000000e+00, %69 ]
  %89 = add nsw i32 %21, 3
  %90 = mul nsw i32 %89, %3
  %91 = add i32 %90, %17
  %92 = mul i32 %91, %4
  %93 = add nsw i32 %92, %16
  %94 = sext i32 %93 to i64
  %95 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %94
  store float %88, ptr addrspace(1) %95, align 4, !tbaa !21
  %96 = and i1 %41, %78
  br i1 %96, label %97, label %104

97:                                               ; preds = %87
  %98 = add nsw i32 %17, %22
  %99 = mul nsw i32 %98, %4
  %100 = add nsw i32 %99, %16
  %101 = sext i32 %100 to i64
  %102 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %101
  %103 = load float, ptr addrspace(1) %102, align 4, !tbaa !21
  br label %104

104:                                              ; preds = %97, %87
  %105 = phi float [ %103, %97 ], [ 0.000000e+00, %87 ]
  %106 = add nsw i32 %21, 4
  %107 = mul nsw i32 %106, %3
  %108 = add i32 %107, %17
  %109 = mul i32 %108, %4
  %110 = add nsw i32 %109, %16
  %111 = sext i32 %110 to i64
  %112 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %111
  store float %105, ptr addrspace(1) %112, align 4, !tbaa !21
  %113 = and i1 %60, %78
  br i1 %113, label %114, label %121

114:                                              ; preds = %104
  %115 = add nsw i32 %17, %22
  %116 = mul nsw i32 %115, %4
  %117 = add nsw i32 %116, %59
  %118 = sext i32 %117 to i64
  %119 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %118
  %120 = load float, ptr addrspace(1) %119, align 4, !tbaa !21
  br label %121

121:                                              ; preds = %114, %104
  %122 = phi float [ %120, %114 ], [ 0.000000e+00, %104 ]
  %123 = add nsw i32 %21, 5
  %124 = mul nsw i32 %123, %3
  %125 = add i32 %124, %17
  %126 = mul i32 %125, %4
  %127 = add nsw i32 %126, %16
  %128 = sext i32 %127 to i64
  %129 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %128
  store float %122, ptr addrspace(1) %129, align 4, !tbaa !21
  %130 = add i32 %17, 1
  %131 = icmp ult i32 %130, %3
  %132 = and i1 %23, %131
  br i1 %132, label %133, label %140

133:                                              ; preds = %121
  %134 = add nsw i32 %130, %22
  %135 = mul nsw i32 %134, %4
  %136 = add nsw i32 %135, %19
  %137 = sext i32 %136 to i64
  %138 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %137
  %139 = load float, ptr addrspace(1) %138, align 4, !tbaa !21
  br label %140

140:                                              ; preds = %133, %121
  %141 = phi float [ %139, %133 ], [ 0.000000e+00, %121 ]
  %142 = add nsw i32 %21, 6
  %143 = mul nsw i32 %142, %3
  %144 = add i32 %143, %17
  %145 = mul i32 %144, %4
  %146 = add nsw i32 %145, %16
  %147 = sext i32 %146 to i64
  %148 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %147
  store float %141, ptr addrspace(1) %148, align 4, !tbaa !21
  %149 = and i1 %41, %131
  br i1 %149, label %150, label %157

150:                                              ; preds = %140
  %151 = add nsw i32 %130, %22
  %152 = mul nsw i32 %151, %4
  %153 = add nsw i32 %152, %16
  %154 = sext i32 %153 to i64
  %155 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %154
  %156 = load float, ptr addrspace(1) %155, align 4, !tbaa !21
  br label %157

157:                                              ; preds = %150, %140
  %158 = phi float [ %156, %150 ], [ 0.000000e+00, %140 ]
  %159 = add nsw i32 %21, 7
  %160 = mul nsw i32 %159, %3
  %161 = add i32 %160, %17
  %162 = mul i32 %161, %4
  %163 = add nsw i32 %162, %16
  %164 = sext i32 %163 to i64
  %165 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %164
  store float %158, ptr addrspace(1) %165, align 4, !tbaa !21
  %166 = and i1 %60, %131
  br i1 %166, label %167, label %174

167:                                              ; preds = %157
  %168 = add nsw i32 %130, %22
  %169 = mul nsw i32 %168, %4
  %170 = add nsw i32 %169, %59
  %171 = sext i32 %170 to i64
  %172 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %171
  %173 = load float, ptr addrspace(1) %172, align 4, !tbaa !21
  br label %174

174:                                              ; preds = %167, %157
  %175 = phi float [ %173, %167 ], [ 0.000000e+00, %157 ]
  %176 = add nsw i32 %21, 8
  %177 = mul nsw i32 %176, %3
  %178 = add i32 %177, %17
  %179 = mul i32 %178, %4
  %180 = add nsw i32 %179, %16
  %181 = sext i32 %180 to i64
  %182 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %181
  store float %175, ptr addrspace(1) %182, align 4, !tbaa !21
  %183 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #8
  %184 = trunc i64 %183 to i32
  %185 = add i32 %12, %184
  %186 = icmp slt i32 %185, %7
  br i1 %186, label %11, label %187

187:                                              ; preds = %174, %5
  ret void
}

; Function Attrs: alwaysinline convergent nofree norecurse nounwind memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_im2col(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, i32 noundef %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #1 !kernel_arg_addr_space !52 !kernel_arg_access_qual !9 !kernel_arg_type !53 !kernel_arg_base_type !53 !kernel_arg_type_qual !54 {
  %6 = mul i32 %4, %3
  %7 = mul i32 %6, %2
  %8 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #8
  %9 = trunc i64 %8 to i32
  %10 = icmp sgt i32 %7, %9
  br i1 %10, label %12, label %11

11:                                               ; preds = %175, %5
  ret void

12:                                               ; preds = %5, %175
  %13 = phi i32 [ %186, %175 ], [ %9, %5 ]
  %14 = freeze i32 %13
  %15 = sdiv i32 %14, %4
  %16 = mul i32 %15, %4
  %17 = sub i32 %14, %16
  %18 = srem i32 %15, %3
  %19 = sdiv i32 %13, %6
  %20 = add nsw i32 %17, -1
  %21 = add nsw i32 %18, -1
  %22 = mul nsw i32 %19, 9
  %23 = mul nsw i32 %19, %3
  %24 = icmp ult i32 %20, %4
  %25 = icmp ult i32 %21, %3
  %26 = and i1 %24, %25
  br i1 %26, label %27, label %34

27:                                               ; preds = %12
  %28 = add nsw i32 %21, %23
  %29 = mul nsw i32 %28, %4
  %30 = add nsw i32 %29, %20
  %31 = sext i32 %30 to i64
  %32 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %31
  %33 = load float, ptr addrspace(1) %32, align 4, !tbaa !21
  br label %34

34:                                               ; preds = %12, %27
  %35 = phi float [ %33, %27 ], [ 0.000000e+00, %12 ]
  %36 = mul nsw i32 %22, %3
  %37 = add i32 %36, %18
  %38 = mul i32 %37, %4
  %39 = add nsw i32 %38, %17
  %40 = sext i32 %39 to i64
  %41 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %40
  store float %35, ptr addrspace(1) %41, align 4, !tbaa !21
  %42 = icmp ult i32 %17, %4
  %43 = and i1 %42, %25
  br i1 %43, label %44, label %51

44:                                               ; preds = %34
  %45 = add nsw i32 %21, %23
  %46 = mul nsw i32 %45, %4
  %47 = add nsw i32 %46, %17
  %48 = sext i32 %47 to i64
  %49 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %48
  %50 = load float, ptr addrspace(1) %49, align 4, !tbaa !21
  br label %51

51:                                               ; preds = %44, %34
  %52 = phi float [ %50, %44 ], [ 0.000000e+00, %34 ]
  %53 = add nsw i32 %22, 1
  %54 = mul nsw i32 %53, %3
  %55 = add i32 %54, %18
  %56 = mul i32 %55, %4
  %57 = add nsw i32 %56, %17
  %58 = sext i32 %57 to i64
  %59 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %58
  store float %52, ptr addrspace(1) %59, align 4, !tbaa !21
  %60 = add nsw i32 %17, 1
  %61 = icmp ult i32 %60, %4
  %62 = and i1 %61, %25
  br i1 %62, label %63, label %70

63:                                               ; preds = %51
  %64 = add nsw i32 %21, %23
  %65 = mul nsw i32 %64, %4
  %66 = add nsw i32 %65, %60
  %67 = sext i32 %66 to i64
  %68 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %67
  %69 = load float, ptr addrspace(1) %68, align 4, !tbaa !21
  br label %70

70:                                               ; preds = %63, %51
  %71 = phi float [ %69, %63 ], [ 0.000000e+00, %51 ]
  %72 = add nsw i32 %22, 2
  %73 = mul nsw i32 %72, %3
  %74 = add i32 %73, %18
  %75 = mul i32 %74, %4
  %76 = add nsw i32 %75, %17
  %77 = sext i32 %76 to i64
  %78 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %77
  store float %71, ptr addrspace(1) %78, align 4, !tbaa !21
  %79 = icmp ult i32 %18, %3
  %80 = and i1 %24, %79
  br i1 %80, label %81, label %88

81:                                               ; preds = %70
  %82 = add nsw i32 %18, %23
  %83 = mul nsw i32 %82, %4
  %84 = add nsw i32 %83, %20
  %85 = sext i32 %84 to i64
  %86 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %85
  %87 = load float, ptr addrspace(1) %86, align 4, !tbaa !21
  br label %88

88:                                               ; preds = %81, %70
  %89 = phi float [ %87, %81 ], [ 0.000000e+00, %70 ]
  %90 = add nsw i32 %22, 3
  %91 = mul nsw i32 %90, %3
  %92 = add i32 %91, %18
  %93 = mul i32 %92, %4
  %94 = add nsw i32 %93, %17
  %95 = sext i32 %94 to i64
  %96 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %95
  store float %89, ptr addrspace(1) %96, align 4, !tbaa !21
  %97 = and i1 %42, %79
  br i1 %97, label %98, label %105

98:                                               ; preds = %88
  %99 = add nsw i32 %18, %23
  %100 = mul nsw i32 %99, %4
  %101 = add nsw i32 %100, %17
  %102 = sext i32 %101 to i64
  %103 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %102
  %104 = load float, ptr addrspace(1) %103, align 4, !tbaa !21
  br label %105

105:                                              ; preds = %98, %88
  %106 = phi float [ %104, %98 ], [ 0.000000e+00, %88 ]
  %107 = add nsw i32 %22, 4
  %108 = mul nsw i32 %107, %3
  %109 = add i32 %108, %18
  %110 = mul i32 %109, %4
  %111 = add nsw i32 %110, %17
  %112 = sext i32 %111 to i64
  %113 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %112
  store float %106, ptr addrspace(1) %113, align 4, !tbaa !21
  %114 = and i1 %61, %79
  br i1 %114, label %115, label %122

115:                                              ; preds = %105
  %116 = add nsw i32 %18, %23
  %117 = mul nsw i32 %116, %4
  %118 = add nsw i32 %117, %60
  %119 = sext i32 %118 to i64
  %120 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %119
  %121 = load float, ptr addrspace(1) %120, align 4, !tbaa !21
  br label %122

122:                                              ; preds = %115, %105
  %123 = phi float [ %121, %115 ], [ 0.000000e+00, %105 ]
  %124 = add nsw i32 %22, 5
  %125 = mul nsw i32 %124, %3
  %126 = add i32 %125, %18
  %127 = mul i32 %126, %4
  %128 = add nsw i32 %127, %17
  %129 = sext i32 %128 to i64
  %130 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %129
  store float %123, ptr addrspace(1) %130, align 4, !tbaa !21
  %131 = add i32 %18, 1
  %132 = icmp ult i32 %131, %3
  %133 = and i1 %24, %132
  br i1 %133, label %134, label %141

134:                                              ; preds = %122
  %135 = add nsw i32 %131, %23
  %136 = mul nsw i32 %135, %4
  %137 = add nsw i32 %136, %20
  %138 = sext i32 %137 to i64
  %139 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %138
  %140 = load float, ptr addrspace(1) %139, align 4, !tbaa !21
  br label %141

141:                                              ; preds = %134, %122
  %142 = phi float [ %140, %134 ], [ 0.000000e+00, %122 ]
  %143 = add nsw i32 %22, 6
  %144 = mul nsw i32 %143, %3
  %145 = add i32 %144, %18
  %146 = mul i32 %145, %4
  %147 = add nsw i32 %146, %17
  %148 = sext i32 %147 to i64
  %149 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %148
  store float %142, ptr addrspace(1) %149, align 4, !tbaa !21
  %150 = and i1 %42, %132
  br i1 %150, label %151, label %158

151:                                              ; preds = %141
  %152 = add nsw i32 %131, %23
  %153 = mul nsw i32 %152, %4
  %154 = add nsw i32 %153, %17
  %155 = sext i32 %154 to i64
  %156 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %155
  %157 = load float, ptr addrspace(1) %156, align 4, !tbaa !21
  br label %158

158:                                              ; preds = %151, %141
  %159 = phi float [ %157, %151 ], [ 0.000000e+00, %141 ]
  %160 = add nsw i32 %22, 7
  %161 = mul nsw i32 %160, %3
  %162 = add i32 %161, %18
  %163 = mul i32 %162, %4
  %164 = add nsw i32 %163, %17
  %165 = sext i32 %164 to i64
  %166 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %165
  store float %159, ptr addrspace(1) %166, align 4, !tbaa !21
  %167 = and i1 %61, %132
  br i1 %167, label %168, label %175

168:                                              ; preds = %158
  %169 = add nsw i32 %131, %23
  %170 = mul nsw i32 %169, %4
  %171 = add nsw i32 %170, %60
  %172 = sext i32 %171 to i64
  %173 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %172
  %174 = load float, ptr addrspace(1) %173, align 4, !tbaa !21
  br label %175

175:                                              ; preds = %168, %158
  %176 = phi float [ %174, %168 ], [ 0.000000e+00, %158 ]
  %177 = add nsw i32 %22, 8
  %178 = mul nsw i32 %177, %3
  %179 = add i32 %178, %18
  %180 = mul i32 %179, %4
  %181 = add nsw i32 %180, %17
  %182 = sext i32 %181 to i64
  %183 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %182
  store float %176, ptr addrspace(1) %183, align 4, !tbaa !21
  %184 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #8
  %185 = trunc i64 %184 to i32
  %186 = add i32 %13, %185
  %187 = icmp slt i32 %186, %7
  br i1 %187, label %12, label %11
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_kernel void @pool2x2(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2, ptr addrspace(1) noundef writeonly align 4 captures(none) %3, i32 noundef %4) local_unnamed_addr #3 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !55 !kernel_arg_base_type !55 !kernel_arg_type_qual !54 {
  %6 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #8
  %7 = trunc i64 %6 to i32
  %8 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #8
  %9 = trunc i64 %8 to i32
  %10 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 2) #8
  %11 = trunc i64 %10 to i32
  %12 = mul nsw i32 %4, %11
  %13 = shl nsw i32 %9, 1
  %14 = add nsw i32 %12, %13
  %15 = shl nsw i32 %7, 1
  %16 = mul i32 %14, %4
  %17 = add i32 %15, %16
  %18 = sext i32 %17 to i64
  %19 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %18
  %20 = load float, ptr addrspace(1) %19, align 4, !tbaa !21
  %21 = fadd float %20, 0.000000e+00
  %22 = fcmp one float %20, 0xFFF0000000000000
  %23 = select i1 %22, i32 %17, i32 0
  %24 = select i1 %22, float %20, float 0xFFF0000000000000
  %25 = or disjoint i32 %15, 1
  %26 = add i32 %25, %16
  %27 = sext i32 %26 to i64
  %28 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %27
  %29 = load float, ptr addrspace(1) %28, align 4, !tbaa !21
  %30 = fadd float %21, %29
  %31 = fcmp ogt float %29, %24
  %32 = select i1 %31, i32 %26, i32 %23
  %33 = select i1 %31, float %29, float %24
  %34 = add i32 %14, 1
  %35 = mul i32 %34, %4
  %36 = add i32 %15, %35
  %37 = sext i32 %36 to i64
  %38 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %37
  %39 = load float, ptr addrspace(1) %38, align 4, !tbaa !21
  %40 = fadd float %30, %39
  %41 = fcmp ogt float %39, %33
  %42 = select i1 %41, i32 %36, i32 %32
  %43 = select i1 %41, float %39, float %33
  %44 = add i32 %25, %35
  %45 = sext i32 %44 to i64
  %46 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %45
  %47 = load float, ptr addrspace(1) %46, align 4, !tbaa !21
  %48 = fadd float %40, %47
  %49 = fcmp ogt float %47, %43
  %50 = select i1 %49, i32 %44, i32 %42
  %51 = select i1 %49, float %47, float %43
  %52 = sdiv i32 %4, 2
  %53 = mul nsw i32 %52, %11
  %54 = add nsw i32 %53, %9
  %55 = mul nsw i32 %54, %52
  %56 = add nsw i32 %55, %7
  %57 = sext i32 %56 to i64
  %58 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %57
  store float %51, ptr addrspace(1) %58, align 4, !tbaa !21
  %59 = fmul float %48, 2.500000e-01
  %60 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %57
  store float %59, ptr addrspace(1) %60, align 4, !tbaa !21
  %61 = getelementptr inbounds i32, ptr addrspace(1) %3, i64 %57
  store i32 %50, ptr addrspace(1) %61, align 4, !tbaa !4
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_pool2x2(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2, ptr addrspace(1) noundef writeonly align 4 captures(none) %3, i32 noundef %4) local_unnamed_addr #4 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !55 !kernel_arg_base_type !55 !kernel_arg_type_qual !54 {
  %6 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #8
  %7 = trunc i64 %6 to i32
  %8 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #8
  %9 = trunc i64 %8 to i32
  %10 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 2) #8
  %11 = trunc i64 %10 to i32
  %12 = mul nsw i32 %4, %11
  %13 = shl nsw i32 %9, 1
  %14 = add nsw i32 %12, %13
  %15 = shl nsw i32 %7, 1
  %16 = mul i32 %14, %4
  %17 = add i32 %15, %16
  %18 = sext i32 %17 to i64
  %19 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %18
  %20 = load float, ptr addrspace(1) %19, align 4, !tbaa !21
  %21 = fadd float %20, 0.000000e+00
  %22 = fcmp one float %20, 0xFFF0000000000000
  %23 = select i1 %22, i32 %17, i32 0
  %24 = select i1 %22, float %20, float 0xFFF0000000000000
  %25 = or disjoint i32 %15, 1
  %26 = add i32 %25, %16
  %27 = sext i32 %26 to i64
  %28 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %27
  %29 = load float, ptr addrspace(1) %28, align 4, !tbaa !21
  %30 = fadd float %21, %29
  %31 = fcmp ogt float %29, %24
  %32 = select i1 %31, i32 %26, i32 %23
  %33 = select i1 %31, float %29, float %24
  %34 = add i32 %14, 1
  %35 = mul i32 %34, %4
  %36 = add i32 %15, %35
  %37 = sext i32 %36 to i64
  %38 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %37
  %39 = load float, ptr addrspace(1) %38, align 4, !tbaa !21
  %40 = fadd float %30, %39
  %41 = fcmp ogt float %39, %33
  %42 = select i1 %41, i32 %36, i32 %32
  %43 = select i1 %41, float %39, float %33
  %44 = add i32 %25, %35
  %45 = sext i32 %44 to i64
  %46 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %45
  %47 = load float, ptr addrspace(1) %46, align 4, !tbaa !21
  %48 = fadd float %40, %47
  %49 = fcmp ogt float %47, %43
  %50 = select i1 %49, i32 %44, i32 %42
  %51 = select i1 %49, float %47, float %43
  %52 = sdiv i32 %4, 2
  %53 = mul nsw i32 %52, %11
  %54 = add nsw i32 %53, %9
  %55 = mul nsw i32 %54, %52
  %56 = add nsw i32 %55, %7
  %57 = sext i32 %56 to i64
  %58 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %57
  store float %51, ptr addrspace(1) %58, align 4, !tbaa !21
  %59 = fmul float %48, 2.500000e-01
  %60 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %57
  store float %59, ptr addrspace(1) %60, align 4, !tbaa !21
  %61 = getelementptr inbounds i32, ptr addrspace(1) %3, i64 %57
  store i32 %50, ptr addrspace(1) %61, align 4, !tbaa !4
  ret void
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #5

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #6

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func <4 x float> @_Z3madDv4_fS_S_(<4 x float> noundef, <4 x float> noundef, <4 x float> noundef) local_unnamed_addr #5

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func <4 x float> @_Z5clampDv4_fff(<4 x float> noundef, float noundef, float noundef) local_unnamed_addr #5

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z15get_global_sizej(i32 noundef) local_unnamed_addr #5

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite)
declare void @llvm.experimental.noalias.scope.decl(metadata) #7

attributes #0 = { convergent nofree norecurse nounwind memory(argmem: readwrite, inaccessiblemem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline convergent nofree norecurse nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #2 = { convergent nofree norecurse nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #3 = { convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #4 = { alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #5 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #6 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite) }
attributes #8 = { convergent nounwind willreturn memory(none) }

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
!8 = !{i32 1, i32 1, i32 1, i32 1, i32 0}
!9 = !{!"none", !"none", !"none", !"none", !"none"}
!10 = !{!"float*", !"float*", !"float*", !"float*", !"conv_shape"}
!11 = !{!"restrict const", !"restrict const", !"restrict const", !"restrict", !""}
!12 = !{!13}
!13 = distinct !{!13, !14, !"__clang_ocl_kern_imp_conv_direct: argument 0"}
!14 = distinct !{!14, !"__clang_ocl_kern_imp_conv_direct"}
!15 = !{!16}
!16 = distinct !{!16, !14, !"__clang_ocl_kern_imp_conv_direct: argument 1"}
!17 = !{!18}
!18 = distinct !{!18, !14, !"__clang_ocl_kern_imp_conv_direct: argument 2"}
!19 = !{!20}
!20 = distinct !{!20, !14, !"__clang_ocl_kern_imp_conv_direct: argument 3"}
!21 = !{!22, !22, i64 0}
!22 = !{!"float", !6, i64 0}
!23 = !{!13, !16, !20}
!24 = !{!13, !16, !18}
!25 = !{!16, !18, !20}
!26 = !{!13, !18, !20}
!27 = !{!28, !5, i64 20}
!28 = !{!"", !5, i64 0, !5, i64 4, !5, i64 8, !5, i64 12, !5, i64 16, !5, i64 20, !5, i64 24, !5, i64 28, !5, i64 32}
!29 = !{!28, !5, i64 16}
!30 = !{!28, !5, i64 12}
!31 = !{!28, !5, i64 0}
!32 = !{!28, !5, i64 24}
!33 = !{i32 1, i32 1, i32 1, i32 1, i32 0, i32 0, i32 0}
!34 = !{!"none", !"none", !"none", !"none", !"none", !"none", !"none"}
!35 = !{!"float4*", !"float4*", !"float4*", !"float4*", !"int", !"int", !"int"}
!36 = !{!"float __attribute__((ext_vector_type(4)))*", !"float __attribute__((ext_vector_type(4)))*", !"float __attribute__((ext_vector_type(4)))*", !"float __attribute__((ext_vector_type(4)))*", !"int", !"int", !"int"}
!37 = !{!"restrict const", !"restrict const", !"restrict const", !"restrict", !"", !"", !""}
!38 = !{!39}
!39 = distinct !{!39, !40, !"__clang_ocl_kern_imp_depthwise3x3: argument 0"}
!40 = distinct !{!40, !"__clang_ocl_kern_imp_depthwise3x3"}
!41 = !{!42}
!42 = distinct !{!42, !40, !"__clang_ocl_kern_imp_depthwise3x3: argument 1"}
!43 = !{!44}
!44 = distinct !{!44, !40, !"__clang_ocl_kern_imp_depthwise3x3: argument 2"}
!45 = !{!46}
!46 = distinct !{!46, !40, !"__clang_ocl_kern_imp_depthwise3x3: argument 3"}
!47 = !{!6, !6, i64 0}
!48 = !{!39, !42, !46}
!49 = !{!42, !44, !46}
!50 = !{!39, !44, !46}
!51 = !{!39, !42, !44}
!52 = !{i32 1, i32 1, i32 0, i32 0, i32 0}
!53 = !{!"float*", !"float*", !"int", !"int", !"int"}
!54 = !{!"const", !"", !"", !"", !""}
!55 = !{!"float*", !"float*", !"float*", !"int*", !"int"}
