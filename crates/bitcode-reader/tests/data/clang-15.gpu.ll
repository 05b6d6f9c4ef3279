; ModuleID = 'gpu.cl'
source_filename = "gpu.cl"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.S = type { <4 x float>, [3 x i32] }

@tab = dso_local local_unnamed_addr addrspace(4) constant [4 x float] [float 1.000000e+00, float 2.000000e+00, float 3.000000e+00, float 4.000000e+00], align 4, !dbg !0

; Function Attrs: argmemonly mustprogress nofree norecurse nosync nounwind readonly willreturn
define dso_local float @helper(ptr addrspace(1) nocapture noundef readonly %0, i32 noundef %1) local_unnamed_addr #0 !dbg !19 {
  call void @llvm.dbg.value(metadata ptr addrspace(1) %0, metadata !25, metadata !DIExpression()), !dbg !27
  call void @llvm.dbg.value(metadata i32 %1, metadata !26, metadata !DIExpression()), !dbg !27
  %3 = sext i32 %1 to i64, !dbg !28
  %4 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %3, !dbg !28
  %5 = load float, ptr addrspace(1) %4, align 4, !dbg !28, !tbaa !29
  %6 = and i32 %1, 3, !dbg !33
  %7 = zext i32 %6 to i64
  %8 = getelementptr inbounds [4 x float], ptr addrspace(4) @tab, i64 0, i64 %7, !dbg !34
  %9 = load float, ptr addrspace(4) %8, align 4, !dbg !34, !tbaa !29
  %10 = tail call float @llvm.fmuladd.f32(float %5, float %9, float 5.000000e-01), !dbg !35
  ret float %10, !dbg !36
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind readnone speculatable willreturn
declare float @llvm.fmuladd.f32(float, float, float) #1

; Function Attrs: convergent noinline norecurse nounwind
define dso_local spir_kernel void @k(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(3) nocapture noundef align 4 %2, ptr nocapture noundef readonly byval(%struct.S) align 16 %3, float noundef %4, ptr addrspace(1) %5, ptr addrspace(4) %6) local_unnamed_addr #2 !dbg !37 !kernel_arg_addr_space !72 !kernel_arg_access_qual !73 !kernel_arg_type !74 !kernel_arg_base_type !74 !kernel_arg_type_qual !75 {
  call void @llvm.dbg.value(metadata ptr addrspace(1) %0, metadata !60, metadata !DIExpression()), !dbg !76
  call void @llvm.dbg.value(metadata ptr addrspace(1) %1, metadata !61, metadata !DIExpression()), !dbg !76
  call void @llvm.dbg.value(metadata ptr addrspace(3) %2, metadata !62, metadata !DIExpression()), !dbg !76
  call void @llvm.dbg.declare(metadata ptr %3, metadata !63, metadata !DIExpression()), !dbg !77
  call void @llvm.dbg.value(metadata float %4, metadata !64, metadata !DIExpression()), !dbg !76
  call void @llvm.dbg.value(metadata ptr addrspace(1) %5, metadata !65, metadata !DIExpression()), !dbg !76
  call void @llvm.dbg.value(metadata ptr addrspace(4) %6, metadata !66, metadata !DIExpression()), !dbg !76
  %8 = tail call i64 @_Z13get_global_idj(i32 noundef 0) #7, !dbg !78
  %9 = trunc i64 %8 to i32, !dbg !78
  call void @llvm.dbg.value(metadata i32 %9, metadata !67, metadata !DIExpression()), !dbg !76
  %10 = tail call i64 @_Z12get_local_idj(i32 noundef 0) #7, !dbg !79
  %11 = getelementptr inbounds i32, ptr addrspace(3) %2, i64 %10, !dbg !80
  store i32 %9, ptr addrspace(3) %11, align 4, !dbg !81, !tbaa !82
  tail call void @_Z7barrierj(i32 noundef 1) #8, !dbg !84
  call void @llvm.dbg.value(metadata ptr addrspace(1) %1, metadata !25, metadata !DIExpression()), !dbg !85
  call void @llvm.dbg.value(metadata i32 %9, metadata !26, metadata !DIExpression()), !dbg !85
  %12 = shl i64 %8, 32, !dbg !87
  %13 = ashr exact i64 %12, 32, !dbg !87
  %14 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %13, !dbg !87
  %15 = load float, ptr addrspace(1) %14, align 4, !dbg !87, !tbaa !29
  %16 = and i64 %8, 3, !dbg !88
  %17 = getelementptr inbounds [4 x float], ptr addrspace(4) @tab, i64 0, i64 %16, !dbg !89
  %18 = load float, ptr addrspace(4) %17, align 4, !dbg !89, !tbaa !29
  %19 = tail call float @llvm.fmuladd.f32(float %15, float %18, float 5.000000e-01), !dbg !90
  %20 = getelementptr inbounds <4 x float>, ptr %3, i64 0, i64 1, !dbg !91
  %21 = load float, ptr %20, align 4, !dbg !91
  %22 = fadd float %19, %21, !dbg !92
  %23 = getelementptr inbounds %struct.S, ptr %3, i64 0, i32 1, i64 1, !dbg !93
  %24 = load i32, ptr %23, align 4, !dbg !93, !tbaa !82
  %25 = sitofp i32 %24 to float, !dbg !93
  %26 = fadd float %22, %25, !dbg !94
  call void @llvm.dbg.value(metadata float %26, metadata !68, metadata !DIExpression()), !dbg !76
  call void @llvm.dbg.value(metadata i32 0, metadata !69, metadata !DIExpression()), !dbg !95
  call void @llvm.dbg.value(metadata float %26, metadata !68, metadata !DIExpression()), !dbg !76
  call void @llvm.dbg.value(metadata i32 0, metadata !69, metadata !DIExpression()), !dbg !95
  %27 = load i32, ptr addrspace(3) %2, align 4, !dbg !96, !tbaa !82
  %28 = sitofp i32 %27 to float, !dbg !99
  %29 = tail call float @_Z3fmafff(float noundef %26, float noundef 2.000000e+00, float noundef %28) #7, !dbg !100
  call void @llvm.dbg.value(metadata float %29, metadata !68, metadata !DIExpression()), !dbg !76
  %30 = fcmp ogt float %29, 1.000000e+02, !dbg !101
  call void @llvm.dbg.value(metadata i32 0, metadata !69, metadata !DIExpression(DW_OP_plus_uconst, 1, DW_OP_stack_value)), !dbg !95
  br i1 %30, label %84, label %31, !dbg !103

31:                                               ; preds = %7
  call void @llvm.dbg.value(metadata i32 1, metadata !69, metadata !DIExpression()), !dbg !95
  call void @llvm.dbg.value(metadata float %29, metadata !68, metadata !DIExpression()), !dbg !76
  call void @llvm.dbg.value(metadata i32 0, metadata !69, metadata !DIExpression(DW_OP_plus_uconst, 1, DW_OP_stack_value)), !dbg !95
  call void @llvm.dbg.value(metadata float %29, metadata !68, metadata !DIExpression()), !dbg !76
  call void @llvm.dbg.value(metadata i32 1, metadata !69, metadata !DIExpression()), !dbg !95
  %32 = getelementptr inbounds i32, ptr addrspace(3) %2, i64 1, !dbg !96
  %33 = load i32, ptr addrspace(3) %32, align 4, !dbg !96, !tbaa !82
  %34 = sitofp i32 %33 to float, !dbg !99
  %35 = tail call float @_Z3fmafff(float noundef %29, float noundef 2.000000e+00, float noundef %34) #7, !dbg !100
  call void @llvm.dbg.value(metadata float %35, metadata !68, metadata !DIExpression()), !dbg !76
  %36 = fcmp ogt float %35, 1.000000e+02, !dbg !101
  call void @llvm.dbg.value(metadata i32 1, metadata !69, metadata !DIExpression(DW_OP_plus_uconst, 1, DW_OP_stack_value)), !dbg !95
  br i1 %36, label %84, label %37, !dbg !103

37:                                               ; preds = %31
  call void @llvm.dbg.value(metadata i32 2, metadata !69, metadata !DIExpression()), !dbg !95
  call void @llvm.dbg.value(metadata float %35, metadata !68, metadata !DIExpression()), !dbg !76
  call void @llvm.dbg.value(metadata i32 1, metadata !69, metadata !DIExpression(DW_OP_plus_uconst, 1, DW_OP_stack_value)), !dbg !95
  call void @llvm.dbg.value(metadata float %35, metadata !68, metadata !DIExpression()), !dbg !76
  call void @llvm.dbg.value(metadata i32 2, metadata !69, metadata !DIExpression()), !dbg !95
  %38 = getelementptr inbounds i32, ptr addrspace(3) %2, i64 2, !dbg !96
  %39 = load i32, ptr addrspace(3) %38, align 4, !dbg !96, !tbaa !82
  %40 = sitofp i32 %39 to float, !dbg !99
  %41 = tail call float @_Z3fmafff(float noundef %35, float noundef 2.000000e+00, float noundef %40) #7, !dbg !100
  call void @llvm.dbg.value(metadata float %41, metadata !68, metadata !DIExpression()), !dbg !76
  %42 = fcmp ogt float %41, 1.000000e+02, !dbg !101
  call void @llvm.dbg.value(metadata i32 2, metadata !69, metadata !DIExpression(DW_OP_plus_uconst, 1, DW_OP_stack_value)), !dbg !95
  br i1 %42, label %84, label %43, !dbg !103

43:                                               ; preds = %37
  call void @llvm.dbg.value(metadata i32 3, metadata !69, metadata !DIExpression()), !dbg !95
  call void @llvm.dbg.value(metadata float %41, metadata !68, metadata !DIExpression()), !dbg !76
  call void @llvm.dbg.value(metadata i32 2, metadata !69, metadata !DIExpression(DW_OP_plus_uconst, 1, DW_OP_stack_value)), !dbg !95
  call void @llvm.dbg.value(metadata float %41, metadata !68, metadata !DIExpression()), !dbg !76
  call void @llvm.dbg.value(metadata i32 3, metadata !69, metadata !DIExpression()), !dbg !95
  %44 = getelementptr inbounds i32, ptr addrspace(3) %2, i64 3, !dbg !96
  %45 = load i32, ptr addrspace(3) %44, align 4, !dbg !96, !tbaa !82
  %46 = sitofp i32 %45 to float, !dbg !99
  %47 = tail call float @_Z3fmafff(float noundef %41, float noundef 2.000000e+00, float noundef %46) #7, !dbg !100
  call void @llvm.dbg.value(metadata float %47, metadata !68, metadata !DIExpression()), !dbg !76
  %48 = fcmp ogt float %47, 1.000000e+02, !dbg !101
  call void @llvm.dbg.value(metadata i32 3, metadata !69, metadata !DIExpression(DW_OP_plus_uconst, 1, DW_OP_stack_value)), !dbg !95
  br i1 %48, label %84, label %49, !dbg !103

49:                                               ; preds = %43
  call void @llvm.dbg.value(metadata i32 4, metadata !69, metadata !DIExpression()), !dbg !95
  call void @llvm.dbg.value(metadata float %47, metadata !68, metadata !DIExpression()), !dbg !76
  call void @llvm.dbg.value(metadata i32 3, metadata !69, metadata !DIExpression(DW_OP_plus_uconst, 1, DW_OP_stack_value)), !dbg !95
  call void @llvm.dbg.value(metadata float %47, metadata !68, metadata !DIExpression()), !dbg !76
  call void @llvm.dbg.value(metadata i32 4, metadata !69, metadata !DIExpression()), !dbg !95
  %50 = getelementptr inbounds i32, ptr addrspace(3) %2, i64 4, !dbg !96
  %51 = load i32, ptr addrspace(3) %50, align 4, !dbg !96, !tbaa !82
  %52 = sitofp i32 %51 to float, !dbg !99
  %53 = tail call float @_Z3fmafff(float noundef %47, float noundef 2.000000e+00, float noundef %52) #7, !dbg !100
  call void @llvm.dbg.value(metadata float %53, metadata !68, metadata !DIExpression()), !dbg !76
  %54 = fcmp ogt float %53, 1.000000e+02, !dbg !101
  call void @llvm.dbg.value(metadata i32 4, metadata !69, metadata !DIExpression(DW_OP_plus_uconst, 1, DW_OP_stack_value)), !dbg !95
  br i1 %54, label %84, label %55, !dbg !103

55:                                               ; preds = %49
  call void @llvm.dbg.value(metadata i32 5, metadata !69, metadata !DIExpression()), !dbg !95
  call void @llvm.dbg.value(metadata float %53, metadata !68, metadata !DIExpression()), !dbg !76
  call void @llvm.dbg.value(metadata i32 4, metadata !69, metadata !DIExpression(DW_OP_plus_uconst, 1, DW_OP_stack_value)), !dbg !95
  call void @llvm.dbg.value(metadata float %53, metadata !68, metadata !DIExpression()), !dbg !76
  call void @llvm.dbg.value(metadata i32 5, metadata !69, metadata !DIExpression()), !dbg !95
  %56 = getelementptr inbounds i32, ptr addrspace(3) %2, i64 5, !dbg !96
  %57 = load i32, ptr addrspace(3) %56, align 4, !dbg !96, !tbaa !82
  %58 = sitofp i32 %57 to float, !dbg !99
  %59 = tail call float @_Z3fmafff(float noundef %53, float noundef 2.000000e+00, float noundef %58) #7, !dbg !100
  call void @llvm.dbg.value(metadata float %59, metadata !68, metadata !DIExpression()), !dbg !76
  %60 = fcmp ogt float %59, 1.000000e+02, !dbg !101
  call void @llvm.dbg.value(metadata i32 5, metadata !69, metadata !DIExpression(DW_OP_plus_uconst, 1, DW_OP_stack_value)), !dbg !95
  br i1 %60, label %84, label %61, !dbg !103

61:                                               ; preds = %55
  call void @llvm.dbg.value(metadata i32 6, metadata !69, metadata !DIExpression()), !dbg !95
  call void @llvm.dbg.value(metadata float %59, metadata !68, metadata !DIExpression()), !dbg !76
  call void @llvm.dbg.value(metadata i32 5, metadata !69, metadata !DIExpression(DW_OP_plus_uconst, 1, DW_OP_stack_value)), !dbg !95
  call void @llvm.dbg.value(metadata float %59, metadata !68, metadata !DIExpression()), !dbg !76
  call void @llvm.dbg.value(metadata i32 6, metadata !69, metadata !DIExpression()), !dbg !95
  %62 = getelementptr inbounds i32, ptr addrspace(3) %2, i64 6, !dbg !96
  %63 = load i32, ptr addrspace(3) %62, align 4, !dbg !96, !tbaa !82
  %64 = sitofp i32 %63 to float, !dbg !99
  %65 = tail call float @_Z3fmafff(float noundef %59, float noundef 2.000000e+00, float noundef %64) #7, !dbg !100
  call void @llvm.dbg.value(metadata float %65, metadata !68, metadata !DIExpression()), !dbg !76
  %66 = fcmp ogt float %65, 1.000000e+02, !dbg !101
  call void @llvm.dbg.value(metadata i32 6, metadata !69, metadata !DIExpression(DW_OP_plus_uconst, 1, DW_OP_stack_value)), !dbg !95
  br i1 %66, label %84, label %67, !dbg !103

67:                                               ; preds = %61
  call void @llvm.dbg.value(metadata i32 7, metadata !69, metadata !DIExpression()), !dbg !95
  call void @llvm.dbg.value(metadata float %65, metadata !68, metadata !DIExpression()), !dbg !76
  call void @llvm.dbg.value(metadata i32 6, metadata !69, metadata !DIExpression(DW_OP_plus_uconst, 1, DW_OP_stack_value)), !dbg !95
  call void @llvm.dbg.value(metadata float %65, metadata !68, metadata !DIExpression()), !dbg !76
  call void @llvm.dbg.value(metadata i32 7, metadata !69, metadata !DIExpression()), !dbg !95
  %68 = getelementptr inbounds i32, ptr addrspace(3) %2, i64 7, !dbg !96
  %69 = load i32, ptr addrspace(3) %68, align 4, !dbg !96, !tbaa !82
  %70 = sitofp i32 %69 to float, !dbg !99
  %71 = tail call float @_Z3fmafff(float noundef %65, float noundef 2.000000e+00, float noundef %70) #7, !dbg !100
  call void @llvm.dbg.value(metadata float %71, metadata !68, metadata !DIExpression()), !dbg !76
  %72 = fcmp ogt float %71, 1.000000e+02, !dbg !101
  call void @llvm.dbg.value(metadata i32 7, metadata !69, metadata !DIExpression(DW_OP_plus_uconst, 1, DW_OP_stack_value)), !dbg !95
  br i1 %72, label %84, label %73, !dbg !103

73:                                               ; preds = %67
  call void @llvm.dbg.value(metadata i32 8, metadata !69, metadata !DIExpression()), !dbg !95
  call void @llvm.dbg.value(metadata float %71, metadata !68, metadata !DIExpression()), !dbg !76
  call void @llvm.dbg.value(metadata i32 7, metadata !69, metadata !DIExpression(DW_OP_plus_uconst, 1, DW_OP_stack_value)), !dbg !95
  call void @llvm.dbg.value(metadata float %71, metadata !68, metadata !DIExpression()), !dbg !76
  call void @llvm.dbg.value(metadata i32 8, metadata !69, metadata !DIExpression()), !dbg !95
  %74 = getelementptr inbounds i32, ptr addrspace(3) %2, i64 8, !dbg !96
  %75 = load i32, ptr addrspace(3) %74, align 4, !dbg !96, !tbaa !82
  %76 = sitofp i32 %75 to float, !dbg !99
  %77 = tail call float @_Z3fmafff(float noundef %71, float noundef 2.000000e+00, float noundef %76) #7, !dbg !100
  call void @llvm.dbg.value(metadata float %77, metadata !68, metadata !DIExpression()), !dbg !76
  %78 = fcmp ogt float %77, 1.000000e+02, !dbg !101
  call void @llvm.dbg.value(metadata i32 8, metadata !69, metadata !DIExpression(DW_OP_plus_uconst, 1, DW_OP_stack_value)), !dbg !95
  br i1 %78, label %84, label %79, !dbg !103

79:                                               ; preds = %73
  call void @llvm.dbg.value(metadata i32 9, metadata !69, metadata !DIExpression()), !dbg !95
  call void @llvm.dbg.value(metadata float %77, metadata !68, metadata !DIExpression()), !dbg !76
  call void @llvm.dbg.value(metadata i32 8, metadata !69, metadata !DIExpression(DW_OP_plus_uconst, 1, DW_OP_stack_value)), !dbg !95
  call void @llvm.dbg.value(metadata float %77, metadata !68, metadata !DIExpression()), !dbg !76
  call void @llvm.dbg.value(metadata i32 9, metadata !69, metadata !DIExpression()), !dbg !95
  %80 = getelementptr inbounds i32, ptr addrspace(3) %2, i64 9, !dbg !96
  %81 = load i32, ptr addrspace(3) %80, align 4, !dbg !96, !tbaa !82
  %82 = sitofp i32 %81 to float, !dbg !99
  %83 = tail call float @_Z3fmafff(float noundef %77, float noundef 2.000000e+00, float noundef %82) #7, !dbg !100
  call void @llvm.dbg.value(metadata float %83, metadata !68, metadata !DIExpression()), !dbg !76
  call void @llvm.dbg.value(metadata i32 9, metadata !69, metadata !DIExpression(DW_OP_plus_uconst, 1, DW_OP_stack_value)), !dbg !95
  br label %84, !dbg !103

84:                                               ; preds = %79, %73, %67, %61, %55, %49, %43, %37, %31, %7
  %85 = phi float [ %29, %7 ], [ %35, %31 ], [ %41, %37 ], [ %47, %43 ], [ %53, %49 ], [ %59, %55 ], [ %65, %61 ], [ %71, %67 ], [ %77, %73 ], [ %83, %79 ], !dbg !100
  call void @llvm.dbg.value(metadata float %85, metadata !68, metadata !DIExpression()), !dbg !76
  %86 = fadd float %85, %4, !dbg !104
  %87 = insertelement <2 x i32> <i32 poison, i32 0>, i32 %9, i64 0, !dbg !105
  %88 = tail call <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_i(ptr addrspace(1) %5, ptr addrspace(4) %6, <2 x i32> noundef %87) #9, !dbg !106
  %89 = extractelement <4 x float> %88, i64 0, !dbg !106
  %90 = fadd float %86, %89, !dbg !107
  %91 = tail call i32 @_Z10atomic_addPU3AS1Vii(ptr addrspace(1) noundef %0, i32 noundef 3) #8, !dbg !108
  %92 = tail call float @_Z13convert_floati(i32 noundef %91) #7, !dbg !109
  %93 = fadd float %90, %92, !dbg !110
  %94 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %13, !dbg !111
  store float %93, ptr addrspace(1) %94, align 4, !dbg !112, !tbaa !29
  %95 = addrspacecast ptr addrspace(1) %1 to ptr, !dbg !113
  %96 = tail call <4 x float> @_Z6vload4mPKf(i64 noundef %13, ptr noundef %95) #9, !dbg !114
  call void @llvm.dbg.value(metadata <4 x float> %96, metadata !71, metadata !DIExpression()), !dbg !76
  %97 = tail call <4 x float> @_Z7shuffleDv4_fDv4_j(<4 x float> noundef %96, <4 x i32> noundef <i32 3, i32 2, i32 1, i32 0>) #7, !dbg !115
  call void @llvm.dbg.value(metadata <4 x float> %97, metadata !71, metadata !DIExpression()), !dbg !76
  %98 = addrspacecast ptr addrspace(1) %0 to ptr, !dbg !116
  tail call void @_Z7vstore4Dv4_fmPf(<4 x float> noundef %97, i64 noundef %13, ptr noundef %98) #8, !dbg !117
  ret void, !dbg !118
}

; Function Attrs: convergent mustprogress nofree nounwind readnone willreturn
declare !dbg !119 dso_local i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent mustprogress nofree nounwind readnone willreturn
declare !dbg !125 dso_local i64 @_Z12get_local_idj(i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent
declare !dbg !126 dso_local void @_Z7barrierj(i32 noundef) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree nounwind readnone willreturn
declare !dbg !131 dso_local float @_Z3fmafff(float noundef, float noundef, float noundef) local_unnamed_addr #3

; Function Attrs: convergent mustprogress nofree nounwind readonly willreturn
declare !dbg !134 dso_local <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_i(ptr addrspace(1), ptr addrspace(4), <2 x i32> noundef) local_unnamed_addr #5

; Function Attrs: convergent mustprogress nofree nounwind readnone willreturn
declare !dbg !140 dso_local float @_Z13convert_floati(i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent
declare !dbg !143 dso_local i32 @_Z10atomic_addPU3AS1Vii(ptr addrspace(1) noundef, i32 noundef) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree nounwind readonly willreturn
declare !dbg !148 dso_local <4 x float> @_Z6vload4mPKf(i64 noundef, ptr noundef) local_unnamed_addr #5

; Function Attrs: convergent mustprogress nofree nounwind readnone willreturn
declare !dbg !152 dso_local <4 x float> @_Z7shuffleDv4_fDv4_j(<4 x float> noundef, <4 x i32> noundef) local_unnamed_addr #3

; Function Attrs: convergent
declare !dbg !156 dso_local void @_Z7vstore4Dv4_fmPf(<4 x float> noundef, i64 noundef, ptr noundef) local_unnamed_addr #4

; Function Attrs: nocallback nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.value(metadata, metadata, metadata) #6

attributes #0 = { argmemonly mustprogress nofree norecurse nosync nounwind readonly willreturn "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-features"="+ptx42,+sm_20" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { convergent noinline norecurse nounwind "frame-pointer"="all" "min-legal-vector-width"="128" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-features"="+ptx42,+sm_20" "uniform-work-group-size"="false" }
attributes #3 = { convergent mustprogress nofree nounwind readnone willreturn "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-features"="+ptx42,+sm_20" }
attributes #4 = { convergent "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-features"="+ptx42,+sm_20" }
attributes #5 = { convergent mustprogress nofree nounwind readonly willreturn "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-features"="+ptx42,+sm_20" }
attributes #6 = { nocallback nofree nosync nounwind readnone speculatable willreturn }
attributes #7 = { convergent nounwind readnone willreturn }
attributes #8 = { convergent nounwind }
attributes #9 = { convergent nounwind readonly willreturn }

!llvm.dbg.cu = !{!2}
!nvvm.annotations = !{!12}
!llvm.module.flags = !{!13, !14, !15, !16}
!opencl.ocl.version = !{!17}
!llvm.ident = !{!18}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef))
!1 = distinct !DIGlobalVariable(name: "tab", scope: !2, file: !3, line: 3, type: !9, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_OpenCL, file: !3, producer: "Debian clang version 15.0.6", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !8, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "gpu.cl", directory: "/src", checksumkind: CSK_MD5, checksum: "f8dd67c876c34e8ab4906992b419a1b2")
!4 = !{!5, !6}
!5 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!6 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64, dwarfAddressSpace: 5)
!7 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!8 = !{!0}
!9 = !DICompositeType(tag: DW_TAG_array_type, baseType: !5, size: 128, elements: !10)
!10 = !{!11}
!11 = !DISubrange(count: 4)
!12 = !{ptr @k, !"kernel", i32 1}
!13 = !{i32 7, !"Dwarf Version", i32 5}
!14 = !{i32 2, !"Debug Info Version", i32 3}
!15 = !{i32 1, !"wchar_size", i32 4}
!16 = !{i32 7, !"frame-pointer", i32 2}
!17 = !{i32 2, i32 0}
!18 = !{!"Debian clang version 15.0.6"}
!19 = distinct !DISubprogram(name: "helper", scope: !3, file: !3, line: 4, type: !20, scopeLine: 4, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !24)
!20 = !DISubroutineType(types: !21)
!21 = !{!5, !22, !7}
!22 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !23, size: 64, dwarfAddressSpace: 5)
!23 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !5)
!24 = !{!25, !26}
!25 = !DILocalVariable(name: "p", arg: 1, scope: !19, file: !3, line: 4, type: !22)
!26 = !DILocalVariable(name: "i", arg: 2, scope: !19, file: !3, line: 4, type: !7)
!27 = !DILocation(line: 0, scope: !19)
!28 = !DILocation(line: 4, column: 55, scope: !19)
!29 = !{!30, !30, i64 0}
!30 = !{!"float", !31, i64 0}
!31 = !{!"omnipotent char", !32, i64 0}
!32 = !{!"Simple C/C++ TBAA"}
!33 = !DILocation(line: 4, column: 68, scope: !19)
!34 = !DILocation(line: 4, column: 62, scope: !19)
!35 = !DILocation(line: 4, column: 73, scope: !19)
!36 = !DILocation(line: 4, column: 48, scope: !19)
!37 = distinct !DISubprogram(name: "k", scope: !3, file: !3, line: 5, type: !38, scopeLine: 5, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !59)
!38 = !DISubroutineType(cc: DW_CC_LLVM_OpenCLKernel, types: !39)
!39 = !{null, !40, !22, !41, !42, !5, !53, !55}
!40 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !5, size: 64, dwarfAddressSpace: 5)
!41 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64, dwarfAddressSpace: 8)
!42 = !DIDerivedType(tag: DW_TAG_typedef, name: "S", file: !3, line: 2, baseType: !43)
!43 = distinct !DICompositeType(tag: DW_TAG_structure_type, file: !3, line: 2, size: 256, elements: !44)
!44 = !{!45, !49}
!45 = !DIDerivedType(tag: DW_TAG_member, name: "a", scope: !43, file: !3, line: 2, baseType: !46, size: 128)
!46 = !DIDerivedType(tag: DW_TAG_typedef, name: "float4", file: !47, line: 185, baseType: !48)
!47 = !DIFile(filename: "/usr/lib/llvm-15/lib/clang/15.0.6/include/opencl-c-base.h", directory: "", checksumkind: CSK_MD5, checksum: "aaeb1e16a78b41afe42f126f38dba995")
!48 = !DICompositeType(tag: DW_TAG_array_type, baseType: !5, size: 128, flags: DIFlagVector, elements: !10)
!49 = !DIDerivedType(tag: DW_TAG_member, name: "b", scope: !43, file: !3, line: 2, baseType: !50, size: 96, offset: 128)
!50 = !DICompositeType(tag: DW_TAG_array_type, baseType: !7, size: 96, elements: !51)
!51 = !{!52}
!52 = !DISubrange(count: 3)
!53 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !54, size: 64)
!54 = !DICompositeType(tag: DW_TAG_structure_type, name: "opencl_image2d_ro_t", file: !3, flags: DIFlagFwdDecl)
!55 = !DIDerivedType(tag: DW_TAG_typedef, name: "sampler_t", file: !56, baseType: !57)
!56 = !DIFile(filename: "gpu.cl", directory: "/src")
!57 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !58, size: 64)
!58 = !DICompositeType(tag: DW_TAG_structure_type, name: "opencl_sampler_t", file: !3, flags: DIFlagFwdDecl)
!59 = !{!60, !61, !62, !63, !64, !65, !66, !67, !68, !69, !71}
!60 = !DILocalVariable(name: "out", arg: 1, scope: !37, file: !3, line: 5, type: !40)
!61 = !DILocalVariable(name: "in", arg: 2, scope: !37, file: !3, line: 5, type: !22)
!62 = !DILocalVariable(name: "l", arg: 3, scope: !37, file: !3, line: 5, type: !41)
!63 = !DILocalVariable(name: "s", arg: 4, scope: !37, file: !3, line: 5, type: !42)
!64 = !DILocalVariable(name: "h", arg: 5, scope: !37, file: !3, line: 5, type: !5)
!65 = !DILocalVariable(name: "img", arg: 6, scope: !37, file: !3, line: 5, type: !53)
!66 = !DILocalVariable(name: "smp", arg: 7, scope: !37, file: !3, line: 5, type: !55)
!67 = !DILocalVariable(name: "i", scope: !37, file: !3, line: 6, type: !7)
!68 = !DILocalVariable(name: "x", scope: !37, file: !3, line: 8, type: !5)
!69 = !DILocalVariable(name: "j", scope: !70, file: !3, line: 9, type: !7)
!70 = distinct !DILexicalBlock(scope: !37, file: !3, line: 9, column: 3)
!71 = !DILocalVariable(name: "v", scope: !37, file: !3, line: 11, type: !46)
!72 = !{i32 1, i32 1, i32 3, i32 0, i32 0, i32 1, i32 0}
!73 = !{!"none", !"none", !"none", !"none", !"none", !"read_only", !"none"}
!74 = !{!"float*", !"float*", !"int*", !"S", !"float", !"image2d_t", !"sampler_t"}
!75 = !{!"", !"const", !"", !"", !"", !"", !""}
!76 = !DILocation(line: 0, scope: !37)
!77 = !DILocation(line: 5, column: 80, scope: !37)
!78 = !DILocation(line: 6, column: 11, scope: !37)
!79 = !DILocation(line: 7, column: 5, scope: !37)
!80 = !DILocation(line: 7, column: 3, scope: !37)
!81 = !DILocation(line: 7, column: 22, scope: !37)
!82 = !{!83, !83, i64 0}
!83 = !{!"int", !31, i64 0}
!84 = !DILocation(line: 7, column: 27, scope: !37)
!85 = !DILocation(line: 0, scope: !19, inlinedAt: !86)
!86 = distinct !DILocation(line: 8, column: 13, scope: !37)
!87 = !DILocation(line: 4, column: 55, scope: !19, inlinedAt: !86)
!88 = !DILocation(line: 4, column: 68, scope: !19, inlinedAt: !86)
!89 = !DILocation(line: 4, column: 62, scope: !19, inlinedAt: !86)
!90 = !DILocation(line: 4, column: 73, scope: !19, inlinedAt: !86)
!91 = !DILocation(line: 8, column: 29, scope: !37)
!92 = !DILocation(line: 8, column: 27, scope: !37)
!93 = !DILocation(line: 8, column: 37, scope: !37)
!94 = !DILocation(line: 8, column: 35, scope: !37)
!95 = !DILocation(line: 0, scope: !70)
!96 = !DILocation(line: 9, column: 58, scope: !97)
!97 = distinct !DILexicalBlock(scope: !98, file: !3, line: 9, column: 32)
!98 = distinct !DILexicalBlock(scope: !70, file: !3, line: 9, column: 3)
!99 = !DILocation(line: 9, column: 51, scope: !97)
!100 = !DILocation(line: 9, column: 38, scope: !97)
!101 = !DILocation(line: 9, column: 71, scope: !102)
!102 = distinct !DILexicalBlock(scope: !97, file: !3, line: 9, column: 69)
!103 = !DILocation(line: 9, column: 69, scope: !97)
!104 = !DILocation(line: 10, column: 14, scope: !37)
!105 = !DILocation(line: 10, column: 55, scope: !37)
!106 = !DILocation(line: 10, column: 27, scope: !37)
!107 = !DILocation(line: 10, column: 25, scope: !37)
!108 = !DILocation(line: 10, column: 81, scope: !37)
!109 = !DILocation(line: 10, column: 67, scope: !37)
!110 = !DILocation(line: 10, column: 65, scope: !37)
!111 = !DILocation(line: 10, column: 3, scope: !37)
!112 = !DILocation(line: 10, column: 10, scope: !37)
!113 = !DILocation(line: 11, column: 24, scope: !37)
!114 = !DILocation(line: 11, column: 14, scope: !37)
!115 = !DILocation(line: 11, column: 33, scope: !37)
!116 = !DILocation(line: 11, column: 77, scope: !37)
!117 = !DILocation(line: 11, column: 63, scope: !37)
!118 = !DILocation(line: 12, column: 1, scope: !37)
!119 = !DISubprogram(name: "get_global_id", linkageName: "_Z13get_global_idj", scope: !3, file: !3, line: 6, type: !120, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !124)
!120 = !DISubroutineType(types: !121)
!121 = !{!122, !123}
!122 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!123 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!124 = !{}
!125 = !DISubprogram(name: "get_local_id", linkageName: "_Z12get_local_idj", scope: !3, file: !3, line: 7, type: !120, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !124)
!126 = !DISubprogram(name: "barrier", linkageName: "_Z7barrierj", scope: !3, file: !3, line: 7, type: !127, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !124)
!127 = !DISubroutineType(types: !128)
!128 = !{null, !129}
!129 = !DIDerivedType(tag: DW_TAG_typedef, name: "cl_mem_fence_flags", file: !47, line: 348, baseType: !130)
!130 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint", file: !47, line: 105, baseType: !123)
!131 = !DISubprogram(name: "fma", linkageName: "_Z3fmafff", scope: !3, file: !3, line: 9, type: !132, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !124)
!132 = !DISubroutineType(types: !133)
!133 = !{!5, !5, !5, !5}
!134 = !DISubprogram(name: "read_imagef", linkageName: "_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_i", scope: !3, file: !3, line: 10, type: !135, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !124)
!135 = !DISubroutineType(types: !136)
!136 = !{!48, !53, !57, !137}
!137 = !DICompositeType(tag: DW_TAG_array_type, baseType: !7, size: 64, flags: DIFlagVector, elements: !138)
!138 = !{!139}
!139 = !DISubrange(count: 2)
!140 = !DISubprogram(name: "convert_float", linkageName: "_Z13convert_floati", scope: !3, file: !3, line: 10, type: !141, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !124)
!141 = !DISubroutineType(types: !142)
!142 = !{!5, !7}
!143 = !DISubprogram(name: "atomic_add", linkageName: "_Z10atomic_addPU3AS1Vii", scope: !3, file: !3, line: 10, type: !144, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !124)
!144 = !DISubroutineType(types: !145)
!145 = !{!7, !146, !7}
!146 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !147, size: 64, dwarfAddressSpace: 5)
!147 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !7)
!148 = !DISubprogram(name: "vload4", linkageName: "_Z6vload4mPKf", scope: !3, file: !3, line: 11, type: !149, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !124)
!149 = !DISubroutineType(types: !150)
!150 = !{!48, !122, !151}
!151 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !23, size: 64)
!152 = !DISubprogram(name: "shuffle", linkageName: "_Z7shuffleDv4_fDv4_j", scope: !3, file: !3, line: 11, type: !153, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !124)
!153 = !DISubroutineType(types: !154)
!154 = !{!48, !48, !155}
!155 = !DICompositeType(tag: DW_TAG_array_type, baseType: !123, size: 128, flags: DIFlagVector, elements: !10)
!156 = !DISubprogram(name: "vstore4", linkageName: "_Z7vstore4Dv4_fmPf", scope: !3, file: !3, line: 11, type: !157, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !124)
!157 = !DISubroutineType(types: !158)
!158 = !{null, !48, !122, !159}
!159 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !5, size: 64)
