; ModuleID = 'corpus/opencl/blur_gaussian.cl'
source_filename = "corpus/opencl/blur_gaussian.cl"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@blur_rows.line = internal unnamed_addr addrspace(3) global [24 x <4 x float>] undef, align 16
@blur_columns.col = internal unnamed_addr addrspace(3) global [18 x <4 x float>] undef, align 16

; Function Attrs: convergent noinline norecurse nounwind
define dso_local ptx_kernel void @blur_rows(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 16 captures(none) %1, ptr addrspace(1) noundef readonly align 4 captures(none) %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #0 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !13 !kernel_arg_type_qual !14 {
  tail call void @__clang_ocl_kern_imp_blur_rows(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 16 %1, ptr addrspace(1) noundef align 4 %2, i32 noundef %3, i32 noundef %4) #5
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind
define dso_local void @__clang_ocl_kern_imp_blur_rows(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 16 captures(none) %1, ptr addrspace(1) noundef readonly align 4 captures(none) %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #1 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !13 !kernel_arg_type_qual !14 {
  %6 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %8 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = mul i32 %7, %6
  %10 = add i32 %9, %8
  %11 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %12 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %13 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %14 = mul nuw nsw i32 %12, %11
  %15 = add nuw nsw i32 %14, %13
  %16 = shl i32 %6, 4
  %17 = add i32 %16, -4
  %18 = icmp samesign ult i32 %8, 24
  br i1 %18, label %19, label %22

19:                                               ; preds = %5
  %20 = add nsw i32 %3, -1
  %21 = mul nsw i32 %3, %15
  br label %110

22:                                               ; preds = %110, %5
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %23 = icmp sgt i32 %3, %10
  %24 = icmp sgt i32 %4, %15
  %25 = select i1 %23, i1 %24, i1 false
  br i1 %25, label %26, label %124

26:                                               ; preds = %22
  %27 = load float, ptr addrspace(1) %2, align 4, !tbaa !15
  %28 = insertelement <4 x float> poison, float %27, i64 0
  %29 = shufflevector <4 x float> %28, <4 x float> poison, <4 x i32> zeroinitializer
  %30 = zext nneg i32 %8 to i64
  %31 = getelementptr inbounds nuw <4 x float>, ptr addrspace(3) @blur_rows.line, i64 %30
  %32 = load <4 x float>, ptr addrspace(3) %31, align 16, !tbaa !17
  %33 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %29, <4 x float> %32, <4 x float> zeroinitializer)
  %34 = getelementptr i8, ptr addrspace(1) %2, i64 4
  %35 = load float, ptr addrspace(1) %34, align 4, !tbaa !15
  %36 = insertelement <4 x float> poison, float %35, i64 0
  %37 = shufflevector <4 x float> %36, <4 x float> poison, <4 x i32> zeroinitializer
  %38 = zext nneg i32 %8 to i64
  %39 = getelementptr inbounds nuw <4 x float>, ptr addrspace(3) @blur_rows.line, i64 %38
  %40 = getelementptr inbounds nuw i8, ptr addrspace(3) %39, i64 16
  %41 = load <4 x float>, ptr addrspace(3) %40, align 16, !tbaa !17
  %42 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %37, <4 x float> %41, <4 x float> %33)
  %43 = getelementptr i8, ptr addrspace(1) %2, i64 8
  %44 = load float, ptr addrspace(1) %43, align 4, !tbaa !15
  %45 = insertelement <4 x float> poison, float %44, i64 0
  %46 = shufflevector <4 x float> %45, <4 x float> poison, <4 x i32> zeroinitializer
  %47 = zext nneg i32 %8 to i64
  %48 = getelementptr inbounds nuw <4 x float>, ptr addrspace(3) @blur_rows.line, i64 %47
  %49 = getelementptr inbounds nuw i8, ptr addrspace(3) %48, i64 32
  %50 = load <4 x float>, ptr addrspace(3) %49, align 16, !tbaa !17
  %51 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %46, <4 x float> %50, <4 x float> %42)
  %52 = getelementptr i8, ptr addrspace(1) %2, i64 12
  %53 = load float, ptr addrspace(1) %52, align 4, !tbaa !15
  %54 = insertelement <4 x float> poison, float %53, i64 0
  %55 = shufflevector <4 x float> %54, <4 x float> poison, <4 x i32> zeroinitializer
  %56 = zext nneg i32 %8 to i64
  %57 = getelementptr inbounds nuw <4 x float>, ptr addrspace(3) @blur_rows.line, i64 %56
  %58 = getelementptr inbounds nuw i8, ptr addrspace(3) %57, i64 48
  %59 = load <4 x float>, ptr addrspace(3) %58, align 16, !tbaa !17
  %60 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %55, <4 x float> %59, <4 x float> %51)
  %61 = getelementptr i8, ptr addrspace(1) %2, i64 16
  %62 = load float, ptr addrspace(1) %61, align 4, !tbaa !15
  %63 = insertelement <4 x float> poison, float %62, i64 0
  %64 = shufflevector <4 x float> %63, <4 x float> poison, <4 x i32> zeroinitializer
  %65 = zext nneg i32 %8 to i64
  %66 = getelementptr inbounds nuw <4 x float>, ptr addrspace(3) @blur_rows.line, i64 %65
  %67 = getelementptr inbounds nuw i8, ptr addrspace(3) %66, i64 64
  %68 = load <4 x float>, ptr addrspace(3) %67, align 16, !tbaa !17
  %69 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %64, <4 x float> %68, <4 x float> %60)
  %70 = getelementptr i8, ptr addrspace(1) %2, i64 20
  %71 = load float, ptr addrspace(1) %70, align 4, !tbaa !15
  %72 = insertelement <4 x float> poison, float %71, i64 0
  %73 = shufflevector <4 x float> %72, <4 x float> poison, <4 x i32> zeroinitializer
  %74 = zext nneg i32 %8 to i64
  %75 = getelementptr inbounds nuw <4 x float>, ptr addrspace(3) @blur_rows.line, i64 %74
  %76 = getelementptr inbounds nuw i8, ptr addrspace(3) %75, i64 80
  %77 = load <4 x float>, ptr addrspace(3) %76, align 16, !tbaa !17
  %78 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %73, <4 x float> %77, <4 x float> %69)
  %79 = getelementptr i8, ptr addrspace(1) %2, i64 24
  %80 = load float, ptr addrspace(1) %79, align 4, !tbaa !15
  %81 = insertelement <4 x float> poison, float %80, i64 0
  %82 = shufflevector <4 x float> %81, <4 x float> poison, <4 x i32> zeroinitializer
  %83 = zext nneg i32 %8 to i64
  %84 = getelementptr inbounds nuw <4 x float>, ptr addrspace(3) @blur_rows.line, i64 %83
  %85 = getelementptr inbounds nuw i8, ptr addrspace(3) %84, i64 96
  %86 = load <4 x float>, ptr addrspace(3) %85, align 16, !tbaa !17
  %87 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %82, <4 x float> %86, <4 x float> %78)
  %88 = getelementptr i8, ptr addrspace(1) %2, i64 28
  %89 = load float, ptr addrspace(1) %88, align 4, !tbaa !15
  %90 = insertelement <4 x float> poison, float %89, i64 0
  %91 = shufflevector <4 x float> %90, <4 x float> poison, <4 x i32> zeroinitializer
  %92 = zext nneg i32 %8 to i64
  %93 = getelementptr inbounds nuw <4 x float>, ptr addrspace(3) @blur_rows.line, i64 %92
  %94 = getelementptr inbounds nuw i8, ptr addrspace(3) %93, i64 112
  %95 = load <4 x float>, ptr addrspace(3) %94, align 16, !tbaa !17
  %96 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %91, <4 x float> %95, <4 x float> %87)
  %97 = getelementptr i8, ptr addrspace(1) %2, i64 32
  %98 = load float, ptr addrspace(1) %97, align 4, !tbaa !15
  %99 = insertelement <4 x float> poison, float %98, i64 0
  %100 = shufflevector <4 x float> %99, <4 x float> poison, <4 x i32> zeroinitializer
  %101 = zext nneg i32 %8 to i64
  %102 = getelementptr inbounds nuw <4 x float>, ptr addrspace(3) @blur_rows.line, i64 %101
  %103 = getelementptr inbounds nuw i8, ptr addrspace(3) %102, i64 128
  %104 = load <4 x float>, ptr addrspace(3) %103, align 16, !tbaa !17
  %105 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %100, <4 x float> %104, <4 x float> %96)
  %106 = mul nsw i32 %3, %15
  %107 = add nsw i32 %106, %10
  %108 = sext i32 %107 to i64
  %109 = getelementptr inbounds <4 x float>, ptr addrspace(1) %1, i64 %108
  store <4 x float> %105, ptr addrspace(1) %109, align 16, !tbaa !17
  br label %124

110:                                              ; preds = %19, %110
  %111 = phi i32 [ %8, %19 ], [ %122, %110 ]
  %112 = add nsw i32 %17, %111
  %113 = tail call noundef i32 @llvm.smax.i32(i32 %112, i32 0)
  %114 = tail call noundef range(i32 -2147483648, 2147483647) i32 @llvm.smin.i32(i32 range(i32 -2147483648, 2147483647) %20, i32 %113)
  %115 = add nsw i32 %114, %21
  %116 = sext i32 %115 to i64
  %117 = getelementptr inbounds <4 x i8>, ptr addrspace(1) %0, i64 %116
  %118 = load <4 x i8>, ptr addrspace(1) %117, align 4, !tbaa !17
  %119 = uitofp <4 x i8> %118 to <4 x float>
  %120 = zext nneg i32 %111 to i64
  %121 = getelementptr inbounds nuw <4 x float>, ptr addrspace(3) @blur_rows.line, i64 %120
  store <4 x float> %119, ptr addrspace(3) %121, align 16, !tbaa !17
  %122 = add nuw nsw i32 %111, 16
  %123 = icmp samesign ult i32 %111, 8
  br i1 %123, label %110, label %22

124:                                              ; preds = %22, %26
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind
define dso_local ptx_kernel void @blur_columns(ptr addrspace(1) noundef readonly align 16 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, ptr addrspace(1) noundef readonly align 4 captures(none) %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #0 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !18 !kernel_arg_base_type !19 !kernel_arg_type_qual !14 {
  tail call void @__clang_ocl_kern_imp_blur_columns(ptr addrspace(1) noundef align 16 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, i32 noundef %3, i32 noundef %4) #5
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind
define dso_local void @__clang_ocl_kern_imp_blur_columns(ptr addrspace(1) noundef readonly align 16 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, ptr addrspace(1) noundef readonly align 4 captures(none) %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #1 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !18 !kernel_arg_base_type !19 !kernel_arg_type_qual !14 {
  %6 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %8 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = mul i32 %7, %6
  %10 = add i32 %9, %8
  %11 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %12 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %13 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %14 = mul nuw nsw i32 %12, %11
  %15 = add nuw nsw i32 %14, %13
  %16 = mul nuw nsw i32 %11, 10
  %17 = add nsw i32 %16, -4
  %18 = icmp samesign ult i32 %13, 18
  br i1 %18, label %19, label %21

19:                                               ; preds = %5
  %20 = add nsw i32 %4, -1
  br label %113

21:                                               ; preds = %113, %5
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %22 = icmp sgt i32 %4, %15
  br i1 %22, label %23, label %127

23:                                               ; preds = %21
  %24 = load float, ptr addrspace(1) %2, align 4, !tbaa !15
  %25 = insertelement <4 x float> poison, float %24, i64 0
  %26 = shufflevector <4 x float> %25, <4 x float> poison, <4 x i32> zeroinitializer
  %27 = zext nneg i32 %13 to i64
  %28 = getelementptr inbounds nuw <4 x float>, ptr addrspace(3) @blur_columns.col, i64 %27
  %29 = load <4 x float>, ptr addrspace(3) %28, align 16, !tbaa !17
  %30 = tail call noundef <4 x float> @llvm.fmuladd.v4f32(<4 x float> %26, <4 x float> %29, <4 x float> zeroinitializer)
  %31 = getelementptr inbounds nuw i8, ptr addrspace(1) %2, i64 4
  %32 = load float, ptr addrspace(1) %31, align 4, !tbaa !15
  %33 = insertelement <4 x float> poison, float %32, i64 0
  %34 = shufflevector <4 x float> %33, <4 x float> poison, <4 x i32> zeroinitializer
  %35 = zext nneg i32 %13 to i64
  %36 = getelementptr inbounds nuw <4 x float>, ptr addrspace(3) @blur_columns.col, i64 %35
  %37 = getelementptr inbounds nuw i8, ptr addrspace(3) %36, i64 16
  %38 = load <4 x float>, ptr addrspace(3) %37, align 16, !tbaa !17
  %39 = tail call noundef <4 x float> @llvm.fmuladd.v4f32(<4 x float> %34, <4 x float> %38, <4 x float> %30)
  %40 = getelementptr inbounds nuw i8, ptr addrspace(1) %2, i64 8
  %41 = load float, ptr addrspace(1) %40, align 4, !tbaa !15
  %42 = insertelement <4 x float> poison, float %41, i64 0
  %43 = shufflevector <4 x float> %42, <4 x float> poison, <4 x i32> zeroinitializer
  %44 = zext nneg i32 %13 to i64
  %45 = getelementptr inbounds nuw <4 x float>, ptr addrspace(3) @blur_columns.col, i64 %44
  %46 = getelementptr inbounds nuw i8, ptr addrspace(3) %45, i64 32
  %47 = load <4 x float>, ptr addrspace(3) %46, align 16, !tbaa !17
  %48 = tail call noundef <4 x float> @llvm.fmuladd.v4f32(<4 x float> %43, <4 x float> %47, <4 x float> %39)
  %49 = getelementptr inbounds nuw i8, ptr addrspace(1) %2, i64 12
  %50 = load float, ptr addrspace(1) %49, align 4, !tbaa !15
  %51 = insertelement <4 x float> poison, float %50, i64 0
  %52 = shufflevector <4 x float> %51, <4 x float> poison, <4 x i32> zeroinitializer
  %53 = zext nneg i32 %13 to i64
  %54 = getelementptr inbounds nuw <4 x float>, ptr addrspace(3) @blur_columns.col, i64 %53
  %55 = getelementptr inbounds nuw i8, ptr addrspace(3) %54, i64 48
  %56 = load <4 x float>, ptr addrspace(3) %55, align 16, !tbaa !17
  %57 = tail call noundef <4 x float> @llvm.fmuladd.v4f32(<4 x float> %52, <4 x float> %56, <4 x float> %48)
  %58 = getelementptr inbounds nuw i8, ptr addrspace(1) %2, i64 16
  %59 = load float, ptr addrspace(1) %58, align 4, !tbaa !15
  %60 = insertelement <4 x float> poison, float %59, i64 0
  %61 = shufflevector <4 x float> %60, <4 x float> poison, <4 x i32> zeroinitializer
  %62 = zext nneg i32 %13 to i64
  %63 = getelementptr inbounds nuw <4 x float>, ptr addrspace(3) @blur_columns.col, i64 %62
  %64 = getelementptr inbounds nuw i8, ptr addrspace(3) %63, i64 64
  %65 = load <4 x float>, ptr addrspace(3) %64, align 16, !tbaa !17
  %66 = tail call noundef <4 x float> @llvm.fmuladd.v4f32(<4 x float> %61, <4 x float> %65, <4 x float> %57)
  %67 = getelementptr inbounds nuw i8, ptr addrspace(1) %2, i64 20
  %68 = load float, ptr addrspace(1) %67, align 4, !tbaa !15
  %69 = insertelement <4 x float> poison, float %68, i64 0
  %70 = shufflevector <4 x float> %69, <4 x float> poison, <4 x i32> zeroinitializer
  %71 = zext nneg i32 %13 to i64
  %72 = getelementptr inbounds nuw <4 x float>, ptr addrspace(3) @blur_columns.col, i64 %71
  %73 = getelementptr inbounds nuw i8, ptr addrspace(3) %72, i64 80
  %74 = load <4 x float>, ptr addrspace(3) %73, align 16, !tbaa !17
  %75 = tail call noundef <4 x float> @llvm.fmuladd.v4f32(<4 x float> %70, <4 x float> %74, <4 x float> %66)
  %76 = getelementptr inbounds nuw i8, ptr addrspace(1) %2, i64 24
  %77 = load float, ptr addrspace(1) %76, align 4, !tbaa !15
  %78 = insertelement <4 x float> poison, float %77, i64 0
  %79 = shufflevector <4 x float> %78, <4 x float> poison, <4 x i32> zeroinitializer
  %80 = zext nneg i32 %13 to i64
  %81 = getelementptr inbounds nuw <4 x float>, ptr addrspace(3) @blur_columns.col, i64 %80
  %82 = getelementptr inbounds nuw i8, ptr addrspace(3) %81, i64 96
  %83 = load <4 x float>, ptr addrspace(3) %82, align 16, !tbaa !17
  %84 = tail call noundef <4 x float> @llvm.fmuladd.v4f32(<4 x float> %79, <4 x float> %83, <4 x float> %75)
  %85 = getelementptr inbounds nuw i8, ptr addrspace(1) %2, i64 28
  %86 = load float, ptr addrspace(1) %85, align 4, !tbaa !15
  %87 = insertelement <4 x float> poison, float %86, i64 0
  %88 = shufflevector <4 x float> %87, <4 x float> poison, <4 x i32> zeroinitializer
  %89 = zext nneg i32 %13 to i64
  %90 = getelementptr inbounds nuw <4 x float>, ptr addrspace(3) @blur_columns.col, i64 %89
  %91 = getelementptr inbounds nuw i8, ptr addrspace(3) %90, i64 112
  %92 = load <4 x float>, ptr addrspace(3) %91, align 16, !tbaa !17
  %93 = tail call noundef <4 x float> @llvm.fmuladd.v4f32(<4 x float> %88, <4 x float> %92, <4 x float> %84)
  %94 = getelementptr inbounds nuw i8, ptr addrspace(1) %2, i64 32
  %95 = load float, ptr addrspace(1) %94, align 4, !tbaa !15
  %96 = insertelement <4 x float> poison, float %95, i64 0
  %97 = shufflevector <4 x float> %96, <4 x float> poison, <4 x i32> zeroinitializer
  %98 = zext nneg i32 %13 to i64
  %99 = getelementptr inbounds nuw <4 x float>, ptr addrspace(3) @blur_columns.col, i64 %98
  %100 = getelementptr inbounds nuw i8, ptr addrspace(3) %99, i64 128
  %101 = load <4 x float>, ptr addrspace(3) %100, align 16, !tbaa !17
  %102 = tail call noundef <4 x float> @llvm.fmuladd.v4f32(<4 x float> %97, <4 x float> %101, <4 x float> %93)
  %103 = tail call noundef <4 x float> @llvm.rint.v4f32(<4 x float> %102)
  %104 = fcmp ole <4 x float> %103, zeroinitializer
  %105 = select <4 x i1> %104, <4 x float> zeroinitializer, <4 x float> %103
  %106 = fptoui <4 x float> %105 to <4 x i8>
  %107 = fcmp oge <4 x float> %103, splat (float 2.550000e+02)
  %108 = select <4 x i1> %107, <4 x i8> splat (i8 -1), <4 x i8> %106
  %109 = mul nsw i32 %3, %15
  %110 = add nsw i32 %109, %10
  %111 = sext i32 %110 to i64
  %112 = getelementptr inbounds <4 x i8>, ptr addrspace(1) %1, i64 %111
  store <4 x i8> %108, ptr addrspace(1) %112, align 4, !tbaa !17
  br label %127

113:                                              ; preds = %19, %113
  %114 = phi i32 [ %13, %19 ], [ %125, %113 ]
  %115 = add nsw i32 %17, %114
  %116 = tail call noundef i32 @llvm.smax.i32(i32 %115, i32 0)
  %117 = tail call noundef range(i32 -2147483648, 2147483647) i32 @llvm.smin.i32(i32 range(i32 -2147483648, 2147483647) %20, i32 %116)
  %118 = mul nsw i32 %117, %3
  %119 = add nsw i32 %118, %10
  %120 = sext i32 %119 to i64
  %121 = getelementptr inbounds <4 x float>, ptr addrspace(1) %0, i64 %120
  %122 = load <4 x float>, ptr addrspace(1) %121, align 16, !tbaa !17
  %123 = zext nneg i32 %114 to i64
  %124 = getelementptr inbounds nuw <4 x float>, ptr addrspace(3) @blur_columns.col, i64 %123
  store <4 x float> %122, ptr addrspace(3) %124, align 16, !tbaa !17
  %125 = add nuw nsw i32 %114, 10
  %126 = icmp samesign ult i32 %114, 8
  br i1 %126, label %113, label %21

127:                                              ; preds = %21, %23
  ret void
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x float> @llvm.fmuladd.v4f32(<4 x float>, <4 x float>, <4 x float>) #2

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #4

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x float> @llvm.rint.v4f32(<4 x float>) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smin.i32(i32, i32) #2

attributes #0 = { convergent noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" "uniform-work-group-size"="false" }
attributes #1 = { convergent noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #2 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { convergent nocallback nounwind }
attributes #4 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { convergent nounwind }

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
!10 = !{i32 1, i32 1, i32 1, i32 0, i32 0}
!11 = !{!"none", !"none", !"none", !"none", !"none"}
!12 = !{!"uchar4*", !"float4*", !"float*", !"int", !"int"}
!13 = !{!"uchar __attribute__((ext_vector_type(4)))*", !"float __attribute__((ext_vector_type(4)))*", !"float*", !"int", !"int"}
!14 = !{!"const", !"", !"const", !"", !""}
!15 = !{!16, !16, i64 0}
!16 = !{!"float", !8, i64 0}
!17 = !{!8, !8, i64 0}
!18 = !{!"float4*", !"uchar4*", !"float*", !"int", !"int"}
!19 = !{!"float __attribute__((ext_vector_type(4)))*", !"uchar __attribute__((ext_vector_type(4)))*", !"float*", !"int", !"int"}
