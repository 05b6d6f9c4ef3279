; ModuleID = 'corpus/opencl/spmv_formats.cl'
source_filename = "corpus/opencl/spmv_formats.cl"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @spmv_ell(i32 noundef %0, i32 noundef %1, ptr addrspace(1) noalias noundef readonly align 4 captures(none) %2, ptr addrspace(1) noalias noundef readonly align 4 captures(none) %3, ptr addrspace(1) noalias noundef readonly align 4 captures(none) %4, ptr addrspace(1) noalias noundef writeonly align 4 captures(none) %5) local_unnamed_addr #0 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  tail call void @__clang_ocl_kern_imp_spmv_ell(i32 noundef %0, i32 noundef %1, ptr addrspace(1) noundef align 4 %2, ptr addrspace(1) noundef align 4 %3, ptr addrspace(1) noundef align 4 %4, ptr addrspace(1) noundef align 4 %5) #5
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @__clang_ocl_kern_imp_spmv_ell(i32 noundef %0, i32 noundef %1, ptr addrspace(1) noalias noundef readonly align 4 captures(none) %2, ptr addrspace(1) noalias noundef readonly align 4 captures(none) %3, ptr addrspace(1) noalias noundef readonly align 4 captures(none) %4, ptr addrspace(1) noalias noundef writeonly align 4 captures(none) %5) local_unnamed_addr #1 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %7 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %9 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %10 = zext nneg i32 %8 to i64
  %11 = zext nneg i32 %9 to i64
  %12 = mul nuw nsw i64 %10, %11
  %13 = zext nneg i32 %7 to i64
  %14 = add nuw nsw i64 %12, %13
  %15 = trunc i64 %14 to i32
  %16 = icmp sgt i32 %0, %15
  br i1 %16, label %17, label %127

17:                                               ; preds = %6
  %18 = icmp sgt i32 %1, 0
  br i1 %18, label %19, label %52

19:                                               ; preds = %17
  %20 = and i32 %1, 3
  %21 = icmp ult i32 %1, 4
  br i1 %21, label %26, label %22

22:                                               ; preds = %19
  %23 = and i32 %1, 2147483644
  br label %57

24:                                               ; preds = %122
  %25 = icmp eq i32 %20, 0
  br i1 %25, label %52, label %26

26:                                               ; preds = %24, %19
  %27 = phi float [ 0.000000e+00, %19 ], [ %123, %24 ]
  %28 = phi i32 [ 0, %19 ], [ %124, %24 ]
  %29 = icmp ne i32 %20, 0
  tail call void @llvm.assume(i1 %29)
  br label %30

30:                                               ; preds = %47, %26
  %31 = phi float [ %48, %47 ], [ %27, %26 ]
  %32 = phi i32 [ %49, %47 ], [ %28, %26 ]
  %33 = phi i32 [ %50, %47 ], [ 0, %26 ]
  %34 = mul nsw i32 %32, %0
  %35 = add nsw i32 %34, %15
  %36 = sext i32 %35 to i64
  %37 = getelementptr inbounds i32, ptr addrspace(1) %2, i64 %36
  %38 = load i32, ptr addrspace(1) %37, align 4, !tbaa !6
  %39 = icmp sgt i32 %38, -1
  br i1 %39, label %40, label %47

40:                                               ; preds = %30
  %41 = zext nneg i32 %38 to i64
  %42 = getelementptr inbounds nuw float, ptr addrspace(1) %4, i64 %41
  %43 = getelementptr inbounds float, ptr addrspace(1) %3, i64 %36
  %44 = load float, ptr addrspace(1) %43, align 4, !tbaa !14
  %45 = load float, ptr addrspace(1) %42, align 4, !tbaa !14
  %46 = tail call float @llvm.fmuladd.f32(float %44, float %45, float %31)
  br label %47

47:                                               ; preds = %40, %30
  %48 = phi float [ %46, %40 ], [ %31, %30 ]
  %49 = add nuw nsw i32 %32, 1
  %50 = add i32 %33, 1
  %51 = icmp eq i32 %50, %20
  br i1 %51, label %52, label %30, !llvm.loop !16

52:                                               ; preds = %24, %47, %17
  %53 = phi float [ 0.000000e+00, %17 ], [ %123, %24 ], [ %48, %47 ]
  %54 = shl i64 %14, 32
  %55 = ashr exact i64 %54, 30
  %56 = getelementptr inbounds i8, ptr addrspace(1) %5, i64 %55
  store float %53, ptr addrspace(1) %56, align 4, !tbaa !14
  br label %127

57:                                               ; preds = %122, %22
  %58 = phi float [ 0.000000e+00, %22 ], [ %123, %122 ]
  %59 = phi i32 [ 0, %22 ], [ %124, %122 ]
  %60 = phi i32 [ 0, %22 ], [ %125, %122 ]
  %61 = mul nsw i32 %59, %0
  %62 = add nsw i32 %61, %15
  %63 = sext i32 %62 to i64
  %64 = getelementptr inbounds i32, ptr addrspace(1) %2, i64 %63
  %65 = load i32, ptr addrspace(1) %64, align 4, !tbaa !6
  %66 = icmp sgt i32 %65, -1
  br i1 %66, label %67, label %74

67:                                               ; preds = %57
  %68 = zext nneg i32 %65 to i64
  %69 = getelementptr inbounds nuw float, ptr addrspace(1) %4, i64 %68
  %70 = getelementptr inbounds float, ptr addrspace(1) %3, i64 %63
  %71 = load float, ptr addrspace(1) %70, align 4, !tbaa !14
  %72 = load float, ptr addrspace(1) %69, align 4, !tbaa !14
  %73 = tail call float @llvm.fmuladd.f32(float %71, float %72, float %58)
  br label %74

74:                                               ; preds = %67, %57
  %75 = phi float [ %73, %67 ], [ %58, %57 ]
  %76 = or disjoint i32 %59, 1
  %77 = mul nsw i32 %76, %0
  %78 = add nsw i32 %77, %15
  %79 = sext i32 %78 to i64
  %80 = getelementptr inbounds i32, ptr addrspace(1) %2, i64 %79
  %81 = load i32, ptr addrspace(1) %80, align 4, !tbaa !6
  %82 = icmp sgt i32 %81, -1
  br i1 %82, label %83, label %90

83:                                               ; preds = %74
  %84 = zext nneg i32 %81 to i64
  %85 = getelementptr inbounds nuw float, ptr addrspace(1) %4, i64 %84
  %86 = getelementptr inbounds float, ptr addrspace(1) %3, i64 %79
  %87 = load float, ptr addrspace(1) %86, align 4, !tbaa !14
  %88 = load float, ptr addrspace(1) %85, align 4, !tbaa !14
  %89 = tail call float @llvm.fmuladd.f32(float %87, float %88, float %75)
  br label %90

90:                                               ; preds = %83, %74
  %91 = phi float [ %89, %83 ], [ %75, %74 ]
  %92 = or disjoint i32 %59, 2
  %93 = mul nsw i32 %92, %0
  %94 = add nsw i32 %93, %15
  %95 = sext i32 %94 to i64
  %96 = getelementptr inbounds i32, ptr addrspace(1) %2, i64 %95
  %97 = load i32, ptr addrspace(1) %96, align 4, !tbaa !6
  %98 = icmp sgt i32 %97, -1
  br i1 %98, label %99, label %106

99:                                               ; preds = %90
  %100 = zext nneg i32 %97 to i64
  %101 = getelementptr inbounds nuw float, ptr addrspace(1) %4, i64 %100
  %102 = getelementptr inbounds float, ptr addrspace(1) %3, i64 %95
  %103 = load float, ptr addrspace(1) %102, align 4, !tbaa !14
  %104 = load float, ptr addrspace(1) %101, align 4, !tbaa !14
  %105 = tail call float @llvm.fmuladd.f32(float %103, float %104, float %91)
  br label %106

106:                                              ; preds = %99, %90
  %107 = phi float [ %105, %99 ], [ %91, %90 ]
  %108 = or disjoint i32 %59, 3
  %109 = mul nsw i32 %108, %0
  %110 = add nsw i32 %109, %15
  %111 = sext i32 %110 to i64
  %112 = getelementptr inbounds i32, ptr addrspace(1) %2, i64 %111
  %113 = load i32, ptr addrspace(1) %112, align 4, !tbaa !6
  %114 = icmp sgt i32 %113, -1
  br i1 %114, label %115, label %122

115:                                              ; preds = %106
  %116 = zext nneg i32 %113 to i64
  %117 = getelementptr inbounds nuw float, ptr addrspace(1) %4, i64 %116
  %118 = getelementptr inbounds float, ptr addrspace(1) %3, i64 %111
  %119 = load float, ptr addrspace(1) %118, align 4, !tbaa !14
  %120 = load float, ptr addrspace(1) %117, align 4, !tbaa !14
  %121 = tail call float @llvm.fmuladd.f32(float %119, float %120, float %107)
  br label %122

122:                                              ; preds = %115, %106
  %123 = phi float [ %121, %115 ], [ %107, %106 ]
  %124 = add nuw nsw i32 %59, 4
  %125 = add i32 %60, 4
  %126 = icmp eq i32 %125, %23
  br i1 %126, label %24, label %57

127:                                              ; preds = %52, %6
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @spmv_dia(i32 noundef %0, i32 noundef %1, ptr addrspace(1) noundef readonly align 4 captures(none) %2, ptr addrspace(1) noalias noundef readonly align 4 captures(none) %3, ptr addrspace(1) noalias noundef readonly align 4 captures(none) %4, ptr addrspace(1) noalias noundef writeonly align 4 captures(none) %5) local_unnamed_addr #0 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !18 {
  tail call void @__clang_ocl_kern_imp_spmv_dia(i32 noundef %0, i32 noundef %1, ptr addrspace(1) noundef align 4 %2, ptr addrspace(1) noundef align 4 %3, ptr addrspace(1) noundef align 4 %4, ptr addrspace(1) noundef align 4 %5) #5
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @__clang_ocl_kern_imp_spmv_dia(i32 noundef %0, i32 noundef %1, ptr addrspace(1) noundef readonly align 4 captures(none) %2, ptr addrspace(1) noalias noundef readonly align 4 captures(none) %3, ptr addrspace(1) noalias noundef readonly align 4 captures(none) %4, ptr addrspace(1) noalias noundef writeonly align 4 captures(none) %5) local_unnamed_addr #1 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !18 {
  %7 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %9 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %10 = zext nneg i32 %8 to i64
  %11 = zext nneg i32 %9 to i64
  %12 = mul nuw nsw i64 %10, %11
  %13 = zext nneg i32 %7 to i64
  %14 = add nuw nsw i64 %12, %13
  %15 = trunc i64 %14 to i32
  %16 = icmp sgt i32 %0, %15
  br i1 %16, label %17, label %137

17:                                               ; preds = %6
  %18 = icmp sgt i32 %1, 0
  br i1 %18, label %19, label %54

19:                                               ; preds = %17
  %20 = and i32 %1, 3
  %21 = icmp ult i32 %1, 4
  br i1 %21, label %26, label %22

22:                                               ; preds = %19
  %23 = and i32 %1, 2147483644
  br label %59

24:                                               ; preds = %132
  %25 = icmp eq i32 %20, 0
  br i1 %25, label %54, label %26

26:                                               ; preds = %24, %19
  %27 = phi i32 [ 0, %19 ], [ %134, %24 ]
  %28 = phi float [ 0.000000e+00, %19 ], [ %133, %24 ]
  %29 = icmp ne i32 %20, 0
  tail call void @llvm.assume(i1 %29)
  br label %30

30:                                               ; preds = %49, %26
  %31 = phi i32 [ %51, %49 ], [ %27, %26 ]
  %32 = phi float [ %50, %49 ], [ %28, %26 ]
  %33 = phi i32 [ %52, %49 ], [ 0, %26 ]
  %34 = zext nneg i32 %31 to i64
  %35 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %34
  %36 = load i32, ptr addrspace(1) %35, align 4, !tbaa !6
  %37 = add nsw i32 %36, %15
  %38 = icmp ult i32 %37, %0
  br i1 %38, label %39, label %49

39:                                               ; preds = %30
  %40 = sext i32 %37 to i64
  %41 = getelementptr inbounds float, ptr addrspace(1) %4, i64 %40
  %42 = mul nsw i32 %31, %0
  %43 = add nsw i32 %42, %15
  %44 = sext i32 %43 to i64
  %45 = getelementptr inbounds float, ptr addrspace(1) %3, i64 %44
  %46 = load float, ptr addrspace(1) %45, align 4, !tbaa !14
  %47 = load float, ptr addrspace(1) %41, align 4, !tbaa !14
  %48 = tail call noundef float @llvm.fmuladd.f32(float %46, float %47, float %32)
  br label %49

49:                                               ; preds = %39, %30
  %50 = phi float [ %48, %39 ], [ %32, %30 ]
  %51 = add nuw nsw i32 %31, 1
  %52 = add i32 %33, 1
  %53 = icmp eq i32 %52, %20
  br i1 %53, label %54, label %30, !llvm.loop !19

54:                                               ; preds = %24, %49, %17
  %55 = phi float [ 0.000000e+00, %17 ], [ %133, %24 ], [ %50, %49 ]
  %56 = shl i64 %14, 32
  %57 = ashr exact i64 %56, 30
  %58 = getelementptr inbounds i8, ptr addrspace(1) %5, i64 %57
  store float %55, ptr addrspace(1) %58, align 4, !tbaa !14
  br label %137

59:                                               ; preds = %132, %22
  %60 = phi i32 [ 0, %22 ], [ %134, %132 ]
  %61 = phi float [ 0.000000e+00, %22 ], [ %133, %132 ]
  %62 = phi i32 [ 0, %22 ], [ %135, %132 ]
  %63 = zext nneg i32 %60 to i64
  %64 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %63
  %65 = load i32, ptr addrspace(1) %64, align 4, !tbaa !6
  %66 = add nsw i32 %65, %15
  %67 = icmp ult i32 %66, %0
  br i1 %67, label %68, label %78

68:                                               ; preds = %59
  %69 = sext i32 %66 to i64
  %70 = getelementptr inbounds float, ptr addrspace(1) %4, i64 %69
  %71 = mul nsw i32 %60, %0
  %72 = add nsw i32 %71, %15
  %73 = sext i32 %72 to i64
  %74 = getelementptr inbounds float, ptr addrspace(1) %3, i64 %73
  %75 = load float, ptr addrspace(1) %74, align 4, !tbaa !14
  %76 = load float, ptr addrspace(1) %70, align 4, !tbaa !14
  %77 = tail call noundef float @llvm.fmuladd.f32(float %75, float %76, float %61)
  br label %78

78:                                               ; preds = %68, %59
  %79 = phi float [ %77, %68 ], [ %61, %59 ]
  %80 = or disjoint i32 %60, 1
  %81 = zext nneg i32 %80 to i64
  %82 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %81
  %83 = load i32, ptr addrspace(1) %82, align 4, !tbaa !6
  %84 = add nsw i32 %83, %15
  %85 = icmp ult i32 %84, %0
  br i1 %85, label %86, label %96

86:                                               ; preds = %78
  %87 = sext i32 %84 to i64
  %88 = getelementptr inbounds float, ptr addrspace(1) %4, i64 %87
  %89 = mul nsw i32 %80, %0
  %90 = add nsw i32 %89, %15
  %91 = sext i32 %90 to i64
  %92 = getelementptr inbounds float, ptr addrspace(1) %3, i64 %91
  %93 = load float, ptr addrspace(1) %92, align 4, !tbaa !14
  %94 = load float, ptr addrspace(1) %88, align 4, !tbaa !14
  %95 = tail call noundef float @llvm.fmuladd.f32(float %93, float %94, float %79)
  br label %96

96:                                               ; preds = %86, %78
  %97 = phi float [ %95, %86 ], [ %79, %78 ]
  %98 = or disjoint i32 %60, 2
  %99 = zext nneg i32 %98 to i64
  %100 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %99
  %101 = load i32, ptr addrspace(1) %100, align 4, !tbaa !6
  %102 = add nsw i32 %101, %15
  %103 = icmp ult i32 %102, %0
  br i1 %103, label %104, label %114

104:                                              ; preds = %96
  %105 = sext i32 %102 to i64
  %106 = getelementptr inbounds float, ptr addrspace(1) %4, i64 %105
  %107 = mul nsw i32 %98, %0
  %108 = add nsw i32 %107, %15
  %109 = sext i32 %108 to i64
  %110 = getelementptr inbounds float, ptr addrspace(1) %3, i64 %109
  %111 = load float, ptr addrspace(1) %110, align 4, !tbaa !14
  %112 = load float, ptr addrspace(1) %106, align 4, !tbaa !14
  %113 = tail call noundef float @llvm.fmuladd.f32(float %111, float %112, float %97)
  br label %114

114:                                              ; preds = %104, %96
  %115 = phi float [ %113, %104 ], [ %97, %96 ]
  %116 = or disjoint i32 %60, 3
  %117 = zext nneg i32 %116 to i64
  %118 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %117
  %119 = load i32, ptr addrspace(1) %118, align 4, !tbaa !6
  %120 = add nsw i32 %119, %15
  %121 = icmp ult i32 %120, %0
  br i1 %121, label %122, label %132

122:                                              ; preds = %114
  %123 = sext i32 %120 to i64
  %124 = getelementptr inbounds float, ptr addrspace(1) %4, i64 %123
  %125 = mul nsw i32 %116, %0
  %126 = add nsw i32 %125, %15
  %127 = sext i32 %126 to i64
  %128 = getelementptr inbounds float, ptr addrspace(1) %3, i64 %127
  %129 = load float, ptr addrspace(1) %128, align 4, !tbaa !14
  %130 = load float, ptr addrspace(1) %124, align 4, !tbaa !14
  %131 = tail call noundef float @llvm.fmuladd.f32(float %129, float %130, float %115)
  br label %132

132:                                              ; preds = %122, %114
  %133 = phi float [ %131, %122 ], [ %115, %114 ]
  %134 = add nuw nsw i32 %60, 4
  %135 = add i32 %62, 4
  %136 = icmp eq i32 %135, %23
  br i1 %136, label %24, label %59

137:                                              ; preds = %6, %54
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @spmv_bsr2(i32 noundef %0, ptr addrspace(1) noalias noundef readonly align 4 captures(none) %1, ptr addrspace(1) noalias noundef readonly align 4 captures(none) %2, ptr addrspace(1) noalias noundef readonly align 16 captures(none) %3, ptr addrspace(1) noalias noundef readonly align 8 captures(none) %4, ptr addrspace(1) noalias noundef writeonly align 8 captures(none) %5) local_unnamed_addr #0 !kernel_arg_addr_space !20 !kernel_arg_access_qual !11 !kernel_arg_type !21 !kernel_arg_base_type !22 !kernel_arg_type_qual !23 {
  tail call void @__clang_ocl_kern_imp_spmv_bsr2(i32 noundef %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, ptr addrspace(1) noundef align 16 %3, ptr addrspace(1) noundef align 8 %4, ptr addrspace(1) noundef align 8 %5) #5
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @__clang_ocl_kern_imp_spmv_bsr2(i32 noundef %0, ptr addrspace(1) noalias noundef readonly align 4 captures(none) %1, ptr addrspace(1) noalias noundef readonly align 4 captures(none) %2, ptr addrspace(1) noalias noundef readonly align 16 captures(none) %3, ptr addrspace(1) noalias noundef readonly align 8 captures(none) %4, ptr addrspace(1) noalias noundef writeonly align 8 captures(none) %5) local_unnamed_addr #1 !kernel_arg_addr_space !20 !kernel_arg_access_qual !11 !kernel_arg_type !21 !kernel_arg_base_type !22 !kernel_arg_type_qual !23 {
  %7 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %9 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %10 = zext nneg i32 %8 to i64
  %11 = zext nneg i32 %9 to i64
  %12 = mul nuw nsw i64 %10, %11
  %13 = zext nneg i32 %7 to i64
  %14 = add nuw nsw i64 %12, %13
  %15 = trunc i64 %14 to i32
  %16 = icmp sgt i32 %0, %15
  br i1 %16, label %17, label %120

17:                                               ; preds = %6
  %18 = shl i64 %14, 32
  %19 = ashr exact i64 %18, 32
  %20 = getelementptr inbounds i32, ptr addrspace(1) %1, i64 %19
  %21 = load i32, ptr addrspace(1) %20, align 4, !tbaa !6
  %22 = add i64 %18, 4294967296
  %23 = ashr exact i64 %22, 30
  %24 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %23
  %25 = load i32, ptr addrspace(1) %24, align 4, !tbaa !6
  %26 = icmp slt i32 %21, %25
  br i1 %26, label %27, label %63

27:                                               ; preds = %17
  %28 = sub i32 %25, %21
  %29 = add i32 %21, 1
  %30 = and i32 %28, 1
  %31 = icmp eq i32 %30, 0
  br i1 %31, label %58, label %32

32:                                               ; preds = %27
  %33 = sext i32 %21 to i64
  %34 = getelementptr inbounds <4 x float>, ptr addrspace(1) %3, i64 %33
  %35 = getelementptr inbounds i32, ptr addrspace(1) %2, i64 %33
  %36 = load i32, ptr addrspace(1) %35, align 4, !tbaa !6
  %37 = sext i32 %36 to i64
  %38 = getelementptr inbounds <2 x float>, ptr addrspace(1) %4, i64 %37
  %39 = load float, ptr addrspace(1) %34, align 16, !tbaa !24
  %40 = load float, ptr addrspace(1) %38, align 8, !tbaa !24
  %41 = getelementptr inbounds nuw i8, ptr addrspace(1) %34, i64 4
  %42 = load float, ptr addrspace(1) %41, align 4, !tbaa !24
  %43 = getelementptr inbounds nuw i8, ptr addrspace(1) %38, i64 4
  %44 = load float, ptr addrspace(1) %43, align 4, !tbaa !24
  %45 = fmul float %42, %44
  %46 = tail call noundef float @llvm.fmuladd.f32(float %39, float %40, float %45)
  %47 = fadd float %46, 0.000000e+00
  %48 = insertelement <2 x float> poison, float %47, i64 0
  %49 = getelementptr inbounds nuw i8, ptr addrspace(1) %34, i64 8
  %50 = load float, ptr addrspace(1) %49, align 8, !tbaa !24
  %51 = getelementptr inbounds nuw i8, ptr addrspace(1) %34, i64 12
  %52 = load float, ptr addrspace(1) %51, align 4, !tbaa !24
  %53 = fmul float %52, %44
  %54 = tail call noundef float @llvm.fmuladd.f32(float %50, float %40, float %53)
  %55 = fadd float %54, 0.000000e+00
  %56 = insertelement <2 x float> %48, float %55, i64 1
  %57 = add nsw i32 %21, 1
  br label %58

58:                                               ; preds = %32, %27
  %59 = phi <2 x float> [ poison, %27 ], [ %56, %32 ]
  %60 = phi <2 x float> [ zeroinitializer, %27 ], [ %56, %32 ]
  %61 = phi i32 [ %21, %27 ], [ %57, %32 ]
  %62 = icmp eq i32 %25, %29
  br i1 %62, label %63, label %66

63:                                               ; preds = %58, %66, %17
  %64 = phi <2 x float> [ zeroinitializer, %17 ], [ %59, %58 ], [ %117, %66 ]
  %65 = getelementptr inbounds <2 x float>, ptr addrspace(1) %5, i64 %19
  store <2 x float> %64, ptr addrspace(1) %65, align 8, !tbaa !24
  br label %120

66:                                               ; preds = %58, %66
  %67 = phi <2 x float> [ %117, %66 ], [ %60, %58 ]
  %68 = phi i32 [ %118, %66 ], [ %61, %58 ]
  %69 = sext i32 %68 to i64
  %70 = getelementptr inbounds <4 x float>, ptr addrspace(1) %3, i64 %69
  %71 = getelementptr inbounds i32, ptr addrspace(1) %2, i64 %69
  %72 = load i32, ptr addrspace(1) %71, align 4, !tbaa !6
  %73 = sext i32 %72 to i64
  %74 = getelementptr inbounds <2 x float>, ptr addrspace(1) %4, i64 %73
  %75 = load float, ptr addrspace(1) %70, align 16, !tbaa !24
  %76 = load float, ptr addrspace(1) %74, align 8, !tbaa !24
  %77 = getelementptr inbounds nuw i8, ptr addrspace(1) %70, i64 4
  %78 = load float, ptr addrspace(1) %77, align 4, !tbaa !24
  %79 = getelementptr inbounds nuw i8, ptr addrspace(1) %74, i64 4
  %80 = load float, ptr addrspace(1) %79, align 4, !tbaa !24
  %81 = fmul float %78, %80
  %82 = tail call noundef float @llvm.fmuladd.f32(float %75, float %76, float %81)
  %83 = extractelement <2 x float> %67, i64 0
  %84 = fadd float %83, %82
  %85 = getelementptr inbounds nuw i8, ptr addrspace(1) %70, i64 8
  %86 = load float, ptr addrspace(1) %85, align 8, !tbaa !24
  %87 = getelementptr inbounds nuw i8, ptr addrspace(1) %70, i64 12
  %88 = load float, ptr addrspace(1) %87, align 4, !tbaa !24
  %89 = fmul float %88, %80
  %90 = tail call noundef float @llvm.fmuladd.f32(float %86, float %76, float %89)
  %91 = extractelement <2 x float> %67, i64 1
  %92 = fadd float %91, %90
  %93 = add nsw i32 %68, 1
  %94 = sext i32 %93 to i64
  %95 = getelementptr inbounds <4 x float>, ptr addrspace(1) %3, i64 %94
  %96 = getelementptr inbounds i32, ptr addrspace(1) %2, i64 %94
  %97 = load i32, ptr addrspace(1) %96, align 4, !tbaa !6
  %98 = sext i32 %97 to i64
  %99 = getelementptr inbounds <2 x float>, ptr addrspace(1) %4, i64 %98
  %100 = load float, ptr addrspace(1) %95, align 16, !tbaa !24
  %101 = load float, ptr addrspace(1) %99, align 8, !tbaa !24
  %102 = getelementptr inbounds nuw i8, ptr addrspace(1) %95, i64 4
  %103 = load float, ptr addrspace(1) %102, align 4, !tbaa !24
  %104 = getelementptr inbounds nuw i8, ptr addrspace(1) %99, i64 4
  %105 = load float, ptr addrspace(1) %104, align 4, !tbaa !24
  %106 = fmul float %103, %105
  %107 = tail call noundef float @llvm.fmuladd.f32(float %100, float %101, float %106)
  %108 = fadd float %84, %107
  %109 = insertelement <2 x float> poison, float %108, i64 0
  %110 = getelementptr inbounds nuw i8, ptr addrspace(1) %95, i64 8
  %111 = load float, ptr addrspace(1) %110, align 8, !tbaa !24
  %112 = getelementptr inbounds nuw i8, ptr addrspace(1) %95, i64 12
  %113 = load float, ptr addrspace(1) %112, align 4, !tbaa !24
  %114 = fmul float %113, %105
  %115 = tail call noundef float @llvm.fmuladd.f32(float %111, float %101, float %114)
  %116 = fadd float %92, %115
  %117 = insertelement <2 x float> %109, float %116, i64 1
  %118 = add nsw i32 %68, 2
  %119 = icmp eq i32 %118, %25
  br i1 %119, label %63, label %66

120:                                              ; preds = %6, %63
  ret void
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #4

attributes #0 = { nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" "uniform-work-group-size"="false" }
attributes #1 = { nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #2 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #5 = { nounwind }

!llvm.module.flags = !{!0, !1}
!opencl.ocl.version = !{!2, !3}
!llvm.ident = !{!4, !5}
!llvm.errno.tbaa = !{!6}
!nvvmir.version = !{!2}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 7, !"frame-pointer", i32 2}
!2 = !{i32 2, i32 0}
!3 = !{i32 3, i32 0}
!4 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!5 = !{!"clang version 3.8.0 (tags/RELEASE_380/final)"}
!6 = !{!7, !7, i64 0}
!7 = !{!"int", !8, i64 0}
!8 = !{!"omnipotent char", !9, i64 0}
!9 = !{!"Simple C/C++ TBAA"}
!10 = !{i32 0, i32 0, i32 1, i32 1, i32 1, i32 1}
!11 = !{!"none", !"none", !"none", !"none", !"none", !"none"}
!12 = !{!"int", !"int", !"int*", !"float*", !"float*", !"float*"}
!13 = !{!"", !"", !"restrict const", !"restrict const", !"restrict const", !"restrict"}
!14 = !{!15, !15, i64 0}
!15 = !{!"float", !8, i64 0}
!16 = distinct !{!16, !17}
!17 = !{!"llvm.loop.unroll.disable"}
!18 = !{!"", !"", !"const", !"restrict const", !"restrict const", !"restrict"}
!19 = distinct !{!19, !17}
!20 = !{i32 0, i32 1, i32 1, i32 1, i32 1, i32 1}
!21 = !{!"int", !"int*", !"int*", !"float4*", !"float2*", !"float2*"}
!22 = !{!"int", !"int*", !"int*", !"float __attribute__((ext_vector_type(4)))*", !"float __attribute__((ext_vector_type(2)))*", !"float __attribute__((ext_vector_type(2)))*"}
!23 = !{!"", !"restrict const", !"restrict const", !"restrict const", !"restrict const", !"restrict"}
!24 = !{!8, !8, i64 0}
