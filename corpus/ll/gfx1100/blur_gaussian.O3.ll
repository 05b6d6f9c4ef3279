; ModuleID = 'corpus/opencl/blur_gaussian.cl'
source_filename = "corpus/opencl/blur_gaussian.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

@blur_rows.line = internal unnamed_addr addrspace(3) global [24 x <4 x float>] undef, align 16
@blur_columns.col = internal unnamed_addr addrspace(3) global [18 x <4 x float>] undef, align 16

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define hidden i64 @_Z17get_global_offsetj(i32 noundef %0) local_unnamed_addr #0 {
  %2 = icmp ult i32 %0, 3
  br i1 %2, label %3, label %9

3:                                                ; preds = %1
  %4 = tail call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %5 = getelementptr inbounds nuw i8, ptr addrspace(4) %4, i64 40
  %6 = zext nneg i32 %0 to i64
  %7 = getelementptr inbounds nuw i64, ptr addrspace(4) %5, i64 %6
  %8 = load i64, ptr addrspace(4) %7, align 8, !tbaa !10
  br label %9

9:                                                ; preds = %1, %3
  %10 = phi i64 [ %8, %3 ], [ 0, %1 ]
  ret i64 %10
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef align 4 ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr() #1

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define hidden i64 @_Z13get_global_idj(i32 noundef %0) local_unnamed_addr #2 {
  switch i32 %0, label %8 [
    i32 0, label %2
    i32 1, label %4
    i32 2, label %6
  ]

2:                                                ; preds = %1
  %3 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  br label %8

4:                                                ; preds = %1
  %5 = tail call i32 @llvm.amdgcn.workgroup.id.y()
  br label %8

6:                                                ; preds = %1
  %7 = tail call i32 @llvm.amdgcn.workgroup.id.z()
  br label %8

8:                                                ; preds = %1, %2, %4, %6
  %9 = phi i32 [ %7, %6 ], [ %3, %2 ], [ %5, %4 ], [ 0, %1 ]
  %10 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  switch i32 %0, label %23 [
    i32 0, label %11
    i32 1, label %15
    i32 2, label %19
  ]

11:                                               ; preds = %8
  %12 = getelementptr inbounds nuw i8, ptr addrspace(4) %10, i64 4
  %13 = load i32, ptr addrspace(4) %12, align 4, !tbaa !6
  %14 = and i32 %13, 65535
  br label %23

15:                                               ; preds = %8
  %16 = getelementptr inbounds nuw i8, ptr addrspace(4) %10, i64 4
  %17 = load i32, ptr addrspace(4) %16, align 4, !tbaa !6
  %18 = lshr i32 %17, 16
  br label %23

19:                                               ; preds = %8
  %20 = getelementptr inbounds nuw i8, ptr addrspace(4) %10, i64 8
  %21 = load i32, ptr addrspace(4) %20, align 4, !tbaa !6
  %22 = and i32 %21, 65535
  br label %23

23:                                               ; preds = %8, %11, %15, %19
  %24 = phi i32 [ %22, %19 ], [ %14, %11 ], [ %18, %15 ], [ 1, %8 ]
  switch i32 %0, label %31 [
    i32 0, label %25
    i32 1, label %27
    i32 2, label %29
  ]

25:                                               ; preds = %23
  %26 = tail call i32 @llvm.amdgcn.workitem.id.x()
  br label %31

27:                                               ; preds = %23
  %28 = tail call i32 @llvm.amdgcn.workitem.id.y()
  br label %31

29:                                               ; preds = %23
  %30 = tail call i32 @llvm.amdgcn.workitem.id.z()
  br label %31

31:                                               ; preds = %23, %25, %27, %29
  %32 = phi i32 [ %30, %29 ], [ %26, %25 ], [ %28, %27 ], [ 0, %23 ]
  %33 = icmp ult i32 %0, 3
  br i1 %33, label %34, label %40

34:                                               ; preds = %31
  %35 = tail call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %36 = getelementptr inbounds nuw i8, ptr addrspace(4) %35, i64 40
  %37 = zext nneg i32 %0 to i64
  %38 = getelementptr inbounds nuw i64, ptr addrspace(4) %36, i64 %37
  %39 = load i64, ptr addrspace(4) %38, align 8, !tbaa !10
  br label %40

40:                                               ; preds = %31, %34
  %41 = phi i64 [ %39, %34 ], [ 0, %31 ]
  %42 = zext i32 %9 to i64
  %43 = zext nneg i32 %24 to i64
  %44 = mul nuw nsw i64 %43, %42
  %45 = zext nneg i32 %32 to i64
  %46 = add nuw nsw i64 %44, %45
  %47 = add i64 %46, %41
  ret i64 %47
}

; Function Attrs: convergent nofree norecurse nounwind
define protected amdgpu_kernel void @blur_rows(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 16 captures(none) %1, ptr addrspace(1) noundef readonly align 4 captures(none) %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #3 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !14 !kernel_arg_base_type !15 !kernel_arg_type_qual !16 {
  %6 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %7 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %8 = getelementptr inbounds nuw i8, ptr addrspace(4) %7, i64 4
  %9 = load i32, ptr addrspace(4) %8, align 4, !tbaa !6
  %10 = and i32 %9, 65535
  %11 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %12 = tail call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %13 = getelementptr inbounds nuw i8, ptr addrspace(4) %12, i64 40
  %14 = load i64, ptr addrspace(4) %13, align 8, !tbaa !10
  %15 = zext i32 %6 to i64
  %16 = zext nneg i32 %10 to i64
  %17 = mul nuw nsw i64 %16, %15
  %18 = zext nneg i32 %11 to i64
  %19 = add i64 %14, %18
  %20 = add i64 %19, %17
  %21 = trunc i64 %20 to i32
  %22 = tail call i32 @llvm.amdgcn.workgroup.id.y()
  %23 = lshr i32 %9, 16
  %24 = tail call i32 @llvm.amdgcn.workitem.id.y()
  %25 = getelementptr inbounds nuw i8, ptr addrspace(4) %12, i64 48
  %26 = load i64, ptr addrspace(4) %25, align 8, !tbaa !10
  %27 = zext i32 %22 to i64
  %28 = zext nneg i32 %23 to i64
  %29 = mul nuw nsw i64 %28, %27
  %30 = zext nneg i32 %24 to i64
  %31 = add i64 %26, %30
  %32 = add i64 %31, %29
  %33 = trunc i64 %32 to i32
  %34 = shl i32 %6, 4
  %35 = add i32 %34, -4
  %36 = icmp samesign ult i32 %11, 24
  br i1 %36, label %37, label %40

37:                                               ; preds = %5
  %38 = add nsw i32 %3, -1
  %39 = mul nsw i32 %3, %33
  br label %111

40:                                               ; preds = %111, %5
  fence syncscope("workgroup") seq_cst, !mmra !17
  tail call void @llvm.amdgcn.s.barrier()
  %41 = icmp sgt i32 %3, %21
  %42 = icmp sgt i32 %4, %33
  %43 = select i1 %41, i1 %42, i1 false
  br i1 %43, label %44, label %124

44:                                               ; preds = %40
  %45 = getelementptr <4 x float>, ptr addrspace(3) @blur_rows.line, i32 %11
  %46 = getelementptr i8, ptr addrspace(3) %45, i32 64
  %47 = load float, ptr addrspace(1) %2, align 4, !tbaa !18
  %48 = insertelement <4 x float> poison, float %47, i64 0
  %49 = shufflevector <4 x float> %48, <4 x float> poison, <4 x i32> zeroinitializer
  %50 = load <4 x float>, ptr addrspace(3) %45, align 16, !tbaa !20
  %51 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %49, <4 x float> %50, <4 x float> zeroinitializer)
  %52 = getelementptr i8, ptr addrspace(1) %2, i64 4
  %53 = load float, ptr addrspace(1) %52, align 4, !tbaa !18
  %54 = insertelement <4 x float> poison, float %53, i64 0
  %55 = shufflevector <4 x float> %54, <4 x float> poison, <4 x i32> zeroinitializer
  %56 = getelementptr i8, ptr addrspace(3) %45, i32 16
  %57 = load <4 x float>, ptr addrspace(3) %56, align 16, !tbaa !20
  %58 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %55, <4 x float> %57, <4 x float> %51)
  %59 = getelementptr i8, ptr addrspace(1) %2, i64 8
  %60 = load float, ptr addrspace(1) %59, align 4, !tbaa !18
  %61 = insertelement <4 x float> poison, float %60, i64 0
  %62 = shufflevector <4 x float> %61, <4 x float> poison, <4 x i32> zeroinitializer
  %63 = getelementptr i8, ptr addrspace(3) %45, i32 32
  %64 = load <4 x float>, ptr addrspace(3) %63, align 16, !tbaa !20
  %65 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %62, <4 x float> %64, <4 x float> %58)
  %66 = getelementptr i8, ptr addrspace(1) %2, i64 12
  %67 = load float, ptr addrspace(1) %66, align 4, !tbaa !18
  %68 = insertelement <4 x float> poison, float %67, i64 0
  %69 = shufflevector <4 x float> %68, <4 x float> poison, <4 x i32> zeroinitializer
  %70 = getelementptr i8, ptr addrspace(3) %45, i32 48
  %71 = load <4 x float>, ptr addrspace(3) %70, align 16, !tbaa !20
  %72 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %69, <4 x float> %71, <4 x float> %65)
  %73 = getelementptr i8, ptr addrspace(1) %2, i64 16
  %74 = load float, ptr addrspace(1) %73, align 4, !tbaa !18
  %75 = insertelement <4 x float> poison, float %74, i64 0
  %76 = shufflevector <4 x float> %75, <4 x float> poison, <4 x i32> zeroinitializer
  %77 = load <4 x float>, ptr addrspace(3) %46, align 16, !tbaa !20
  %78 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %76, <4 x float> %77, <4 x float> %72)
  %79 = getelementptr i8, ptr addrspace(1) %2, i64 20
  %80 = load float, ptr addrspace(1) %79, align 4, !tbaa !18
  %81 = insertelement <4 x float> poison, float %80, i64 0
  %82 = shufflevector <4 x float> %81, <4 x float> poison, <4 x i32> zeroinitializer
  %83 = getelementptr i8, ptr addrspace(3) %45, i32 80
  %84 = load <4 x float>, ptr addrspace(3) %83, align 16, !tbaa !20
  %85 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %82, <4 x float> %84, <4 x float> %78)
  %86 = getelementptr i8, ptr addrspace(1) %2, i64 24
  %87 = load float, ptr addrspace(1) %86, align 4, !tbaa !18
  %88 = insertelement <4 x float> poison, float %87, i64 0
  %89 = shufflevector <4 x float> %88, <4 x float> poison, <4 x i32> zeroinitializer
  %90 = getelementptr i8, ptr addrspace(3) %45, i32 96
  %91 = load <4 x float>, ptr addrspace(3) %90, align 16, !tbaa !20
  %92 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %89, <4 x float> %91, <4 x float> %85)
  %93 = getelementptr i8, ptr addrspace(1) %2, i64 28
  %94 = load float, ptr addrspace(1) %93, align 4, !tbaa !18
  %95 = insertelement <4 x float> poison, float %94, i64 0
  %96 = shufflevector <4 x float> %95, <4 x float> poison, <4 x i32> zeroinitializer
  %97 = getelementptr i8, ptr addrspace(3) %45, i32 112
  %98 = load <4 x float>, ptr addrspace(3) %97, align 16, !tbaa !20
  %99 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %96, <4 x float> %98, <4 x float> %92)
  %100 = getelementptr i8, ptr addrspace(1) %2, i64 32
  %101 = load float, ptr addrspace(1) %100, align 4, !tbaa !18
  %102 = insertelement <4 x float> poison, float %101, i64 0
  %103 = shufflevector <4 x float> %102, <4 x float> poison, <4 x i32> zeroinitializer
  %104 = getelementptr i8, ptr addrspace(3) %45, i32 128
  %105 = load <4 x float>, ptr addrspace(3) %104, align 16, !tbaa !20
  %106 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %103, <4 x float> %105, <4 x float> %99)
  %107 = mul nsw i32 %3, %33
  %108 = add nsw i32 %107, %21
  %109 = sext i32 %108 to i64
  %110 = getelementptr inbounds <4 x float>, ptr addrspace(1) %1, i64 %109
  store <4 x float> %106, ptr addrspace(1) %110, align 16, !tbaa !20
  br label %124

111:                                              ; preds = %37, %111
  %112 = phi i32 [ %11, %37 ], [ %122, %111 ]
  %113 = add nsw i32 %35, %112
  %114 = tail call noundef i32 @llvm.smax.i32(i32 %113, i32 0)
  %115 = tail call noundef range(i32 -2147483648, 2147483647) i32 @llvm.smin.i32(i32 range(i32 -2147483648, 2147483647) %38, i32 %114)
  %116 = add nsw i32 %115, %39
  %117 = sext i32 %116 to i64
  %118 = getelementptr inbounds <4 x i8>, ptr addrspace(1) %0, i64 %117
  %119 = load <4 x i8>, ptr addrspace(1) %118, align 4, !tbaa !20, !amdgpu.noclobber !21
  %120 = uitofp <4 x i8> %119 to <4 x float>
  %121 = getelementptr inbounds nuw <4 x float>, ptr addrspace(3) @blur_rows.line, i32 %112
  store <4 x float> %120, ptr addrspace(3) %121, align 16, !tbaa !20
  %122 = add nuw nsw i32 %112, 16
  %123 = icmp samesign ult i32 %112, 8
  br i1 %123, label %111, label %40

124:                                              ; preds = %40, %44
  ret void
}

; Function Attrs: alwaysinline convergent nofree norecurse nounwind
define protected void @__clang_ocl_kern_imp_blur_rows(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 16 captures(none) %1, ptr addrspace(1) noundef readonly align 4 captures(none) %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #4 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !14 !kernel_arg_base_type !15 !kernel_arg_type_qual !16 {
  %6 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %7 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %8 = getelementptr inbounds nuw i8, ptr addrspace(4) %7, i64 4
  %9 = load i32, ptr addrspace(4) %8, align 4, !tbaa !6
  %10 = and i32 %9, 65535
  %11 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %12 = tail call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %13 = getelementptr inbounds nuw i8, ptr addrspace(4) %12, i64 40
  %14 = load i64, ptr addrspace(4) %13, align 8, !tbaa !10
  %15 = zext i32 %6 to i64
  %16 = zext nneg i32 %10 to i64
  %17 = mul nuw nsw i64 %16, %15
  %18 = zext nneg i32 %11 to i64
  %19 = add i64 %14, %18
  %20 = add i64 %19, %17
  %21 = trunc i64 %20 to i32
  %22 = tail call i32 @llvm.amdgcn.workgroup.id.y()
  %23 = lshr i32 %9, 16
  %24 = tail call i32 @llvm.amdgcn.workitem.id.y()
  %25 = getelementptr inbounds nuw i8, ptr addrspace(4) %12, i64 48
  %26 = load i64, ptr addrspace(4) %25, align 8, !tbaa !10
  %27 = zext i32 %22 to i64
  %28 = zext nneg i32 %23 to i64
  %29 = mul nuw nsw i64 %28, %27
  %30 = zext nneg i32 %24 to i64
  %31 = add i64 %26, %30
  %32 = add i64 %31, %29
  %33 = trunc i64 %32 to i32
  %34 = shl i32 %6, 4
  %35 = add i32 %34, -4
  %36 = icmp samesign ult i32 %11, 24
  br i1 %36, label %37, label %40

37:                                               ; preds = %5
  %38 = add nsw i32 %3, -1
  %39 = mul nsw i32 %3, %33
  br label %111

40:                                               ; preds = %111, %5
  fence syncscope("workgroup") seq_cst, !mmra !17
  tail call void @llvm.amdgcn.s.barrier()
  %41 = icmp sgt i32 %3, %21
  %42 = icmp sgt i32 %4, %33
  %43 = select i1 %41, i1 %42, i1 false
  br i1 %43, label %44, label %124

44:                                               ; preds = %40
  %45 = getelementptr <4 x float>, ptr addrspace(3) @blur_rows.line, i32 %11
  %46 = getelementptr i8, ptr addrspace(3) %45, i32 64
  %47 = load float, ptr addrspace(1) %2, align 4, !tbaa !18
  %48 = insertelement <4 x float> poison, float %47, i64 0
  %49 = shufflevector <4 x float> %48, <4 x float> poison, <4 x i32> zeroinitializer
  %50 = load <4 x float>, ptr addrspace(3) %45, align 16, !tbaa !20
  %51 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %49, <4 x float> %50, <4 x float> zeroinitializer)
  %52 = getelementptr i8, ptr addrspace(1) %2, i64 4
  %53 = load float, ptr addrspace(1) %52, align 4, !tbaa !18
  %54 = insertelement <4 x float> poison, float %53, i64 0
  %55 = shufflevector <4 x float> %54, <4 x float> poison, <4 x i32> zeroinitializer
  %56 = getelementptr i8, ptr addrspace(3) %45, i32 16
  %57 = load <4 x float>, ptr addrspace(3) %56, align 16, !tbaa !20
  %58 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %55, <4 x float> %57, <4 x float> %51)
  %59 = getelementptr i8, ptr addrspace(1) %2, i64 8
  %60 = load float, ptr addrspace(1) %59, align 4, !tbaa !18
  %61 = insertelement <4 x float> poison, float %60, i64 0
  %62 = shufflevector <4 x float> %61, <4 x float> poison, <4 x i32> zeroinitializer
  %63 = getelementptr i8, ptr addrspace(3) %45, i32 32
  %64 = load <4 x float>, ptr addrspace(3) %63, align 16, !tbaa !20
  %65 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %62, <4 x float> %64, <4 x float> %58)
  %66 = getelementptr i8, ptr addrspace(1) %2, i64 12
  %67 = load float, ptr addrspace(1) %66, align 4, !tbaa !18
  %68 = insertelement <4 x float> poison, float %67, i64 0
  %69 = shufflevector <4 x float> %68, <4 x float> poison, <4 x i32> zeroinitializer
  %70 = getelementptr i8, ptr addrspace(3) %45, i32 48
  %71 = load <4 x float>, ptr addrspace(3) %70, align 16, !tbaa !20
  %72 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %69, <4 x float> %71, <4 x float> %65)
  %73 = getelementptr i8, ptr addrspace(1) %2, i64 16
  %74 = load float, ptr addrspace(1) %73, align 4, !tbaa !18
  %75 = insertelement <4 x float> poison, float %74, i64 0
  %76 = shufflevector <4 x float> %75, <4 x float> poison, <4 x i32> zeroinitializer
  %77 = load <4 x float>, ptr addrspace(3) %46, align 16, !tbaa !20
  %78 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %76, <4 x float> %77, <4 x float> %72)
  %79 = getelementptr i8, ptr addrspace(1) %2, i64 20
  %80 = load float, ptr addrspace(1) %79, align 4, !tbaa !18
  %81 = insertelement <4 x float> poison, float %80, i64 0
  %82 = shufflevector <4 x float> %81, <4 x float> poison, <4 x i32> zeroinitializer
  %83 = getelementptr i8, ptr addrspace(3) %45, i32 80
  %84 = load <4 x float>, ptr addrspace(3) %83, align 16, !tbaa !20
  %85 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %82, <4 x float> %84, <4 x float> %78)
  %86 = getelementptr i8, ptr addrspace(1) %2, i64 24
  %87 = load float, ptr addrspace(1) %86, align 4, !tbaa !18
  %88 = insertelement <4 x float> poison, float %87, i64 0
  %89 = shufflevector <4 x float> %88, <4 x float> poison, <4 x i32> zeroinitializer
  %90 = getelementptr i8, ptr addrspace(3) %45, i32 96
  %91 = load <4 x float>, ptr addrspace(3) %90, align 16, !tbaa !20
  %92 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %89, <4 x float> %91, <4 x float> %85)
  %93 = getelementptr i8, ptr addrspace(1) %2, i64 28
  %94 = load float, ptr addrspace(1) %93, align 4, !tbaa !18
  %95 = insertelement <4 x float> poison, float %94, i64 0
  %96 = shufflevector <4 x float> %95, <4 x float> poison, <4 x i32> zeroinitializer
  %97 = getelementptr i8, ptr addrspace(3) %45, i32 112
  %98 = load <4 x float>, ptr addrspace(3) %97, align 16, !tbaa !20
  %99 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %96, <4 x float> %98, <4 x float> %92)
  %100 = getelementptr i8, ptr addrspace(1) %2, i64 32
  %101 = load float, ptr addrspace(1) %100, align 4, !tbaa !18
  %102 = insertelement <4 x float> poison, float %101, i64 0
  %103 = shufflevector <4 x float> %102, <4 x float> poison, <4 x i32> zeroinitializer
  %104 = getelementptr i8, ptr addrspace(3) %45, i32 128
  %105 = load <4 x float>, ptr addrspace(3) %104, align 16, !tbaa !20
  %106 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %103, <4 x float> %105, <4 x float> %99)
  %107 = mul nsw i32 %3, %33
  %108 = add nsw i32 %107, %21
  %109 = sext i32 %108 to i64
  %110 = getelementptr inbounds <4 x float>, ptr addrspace(1) %1, i64 %109
  store <4 x float> %106, ptr addrspace(1) %110, align 16, !tbaa !20
  br label %124

111:                                              ; preds = %37, %111
  %112 = phi i32 [ %11, %37 ], [ %122, %111 ]
  %113 = add nsw i32 %35, %112
  %114 = tail call noundef i32 @llvm.smax.i32(i32 %113, i32 0)
  %115 = tail call noundef range(i32 -2147483648, 2147483647) i32 @llvm.smin.i32(i32 range(i32 -2147483648, 2147483647) %38, i32 %114)
  %116 = add nsw i32 %115, %39
  %117 = sext i32 %116 to i64
  %118 = getelementptr inbounds <4 x i8>, ptr addrspace(1) %0, i64 %117
  %119 = load <4 x i8>, ptr addrspace(1) %118, align 4, !tbaa !20
  %120 = uitofp <4 x i8> %119 to <4 x float>
  %121 = getelementptr inbounds nuw <4 x float>, ptr addrspace(3) @blur_rows.line, i32 %112
  store <4 x float> %120, ptr addrspace(3) %121, align 16, !tbaa !20
  %122 = add nuw nsw i32 %112, 16
  %123 = icmp samesign ult i32 %112, 8
  br i1 %123, label %111, label %40

124:                                              ; preds = %40, %44
  ret void
}

; Function Attrs: convergent nofree norecurse nounwind
define protected amdgpu_kernel void @blur_columns(ptr addrspace(1) noundef readonly align 16 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, ptr addrspace(1) noundef readonly align 4 captures(none) %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #3 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !22 !kernel_arg_base_type !23 !kernel_arg_type_qual !16 {
  %6 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %7 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %8 = getelementptr inbounds nuw i8, ptr addrspace(4) %7, i64 4
  %9 = load i32, ptr addrspace(4) %8, align 4, !tbaa !6
  %10 = and i32 %9, 65535
  %11 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %12 = tail call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %13 = getelementptr inbounds nuw i8, ptr addrspace(4) %12, i64 40
  %14 = load i64, ptr addrspace(4) %13, align 8, !tbaa !10
  %15 = zext i32 %6 to i64
  %16 = zext nneg i32 %10 to i64
  %17 = mul nuw nsw i64 %16, %15
  %18 = zext nneg i32 %11 to i64
  %19 = add i64 %14, %18
  %20 = add i64 %19, %17
  %21 = trunc i64 %20 to i32
  %22 = tail call i32 @llvm.amdgcn.workgroup.id.y()
  %23 = lshr i32 %9, 16
  %24 = tail call i32 @llvm.amdgcn.workitem.id.y()
  %25 = getelementptr inbounds nuw i8, ptr addrspace(4) %12, i64 48
  %26 = load i64, ptr addrspace(4) %25, align 8, !tbaa !10
  %27 = zext i32 %22 to i64
  %28 = zext nneg i32 %23 to i64
  %29 = mul nuw nsw i64 %28, %27
  %30 = zext nneg i32 %24 to i64
  %31 = add i64 %26, %30
  %32 = add i64 %31, %29
  %33 = trunc i64 %32 to i32
  %34 = mul i32 %22, 10
  %35 = add i32 %34, -4
  %36 = icmp samesign ult i32 %24, 18
  br i1 %36, label %37, label %39

37:                                               ; preds = %5
  %38 = add nsw i32 %4, -1
  br label %114

39:                                               ; preds = %114, %5
  fence syncscope("workgroup") seq_cst, !mmra !17
  tail call void @llvm.amdgcn.s.barrier()
  %40 = icmp sgt i32 %4, %33
  br i1 %40, label %41, label %127

41:                                               ; preds = %39
  %42 = getelementptr inbounds nuw <4 x float>, ptr addrspace(3) @blur_columns.col, i32 %24
  %43 = load float, ptr addrspace(1) %2, align 4, !tbaa !18, !amdgpu.noclobber !21
  %44 = insertelement <4 x float> poison, float %43, i64 0
  %45 = shufflevector <4 x float> %44, <4 x float> poison, <4 x i32> zeroinitializer
  %46 = load <4 x float>, ptr addrspace(3) %42, align 16, !tbaa !20
  %47 = tail call fastcc <4 x float> @llvm.fmuladd.v4f32(<4 x float> noundef %45, <4 x float> noundef %46, <4 x float> noundef zeroinitializer) #7
  %48 = getelementptr inbounds nuw i8, ptr addrspace(1) %2, i64 4
  %49 = load float, ptr addrspace(1) %48, align 4, !tbaa !18, !amdgpu.noclobber !21
  %50 = insertelement <4 x float> poison, float %49, i64 0
  %51 = shufflevector <4 x float> %50, <4 x float> poison, <4 x i32> zeroinitializer
  %52 = getelementptr inbounds nuw i8, ptr addrspace(3) %42, i32 16
  %53 = load <4 x float>, ptr addrspace(3) %52, align 16, !tbaa !20
  %54 = tail call fastcc <4 x float> @llvm.fmuladd.v4f32(<4 x float> noundef %51, <4 x float> noundef %53, <4 x float> noundef %47) #7
  %55 = getelementptr inbounds nuw i8, ptr addrspace(1) %2, i64 8
  %56 = load float, ptr addrspace(1) %55, align 4, !tbaa !18, !amdgpu.noclobber !21
  %57 = insertelement <4 x float> poison, float %56, i64 0
  %58 = shufflevector <4 x float> %57, <4 x float> poison, <4 x i32> zeroinitializer
  %59 = getelementptr inbounds nuw i8, ptr addrspace(3) %42, i32 32
  %60 = load <4 x float>, ptr addrspace(3) %59, align 16, !tbaa !20
  %61 = tail call fastcc <4 x float> @llvm.fmuladd.v4f32(<4 x float> noundef %58, <4 x float> noundef %60, <4 x float> noundef %54) #7
  %62 = getelementptr inbounds nuw i8, ptr addrspace(1) %2, i64 12
  %63 = load float, ptr addrspace(1) %62, align 4, !tbaa !18, !amdgpu.noclobber !21
  %64 = insertelement <4 x float> poison, float %63, i64 0
  %65 = shufflevector <4 x float> %64, <4 x float> poison, <4 x i32> zeroinitializer
  %66 = getelementptr inbounds nuw i8, ptr addrspace(3) %42, i32 48
  %67 = load <4 x float>, ptr addrspace(3) %66, align 16, !tbaa !20
  %68 = tail call fastcc <4 x float> @llvm.fmuladd.v4f32(<4 x float> noundef %65, <4 x float> noundef %67, <4 x float> noundef %61) #7
  %69 = getelementptr inbounds nuw i8, ptr addrspace(1) %2, i64 16
  %70 = load float, ptr addrspace(1) %69, align 4, !tbaa !18, !amdgpu.noclobber !21
  %71 = insertelement <4 x float> poison, float %70, i64 0
  %72 = shufflevector <4 x float> %71, <4 x float> poison, <4 x i32> zeroinitializer
  %73 = getelementptr inbounds nuw i8, ptr addrspace(3) %42, i32 64
  %74 = load <4 x float>, ptr addrspace(3) %73, align 16, !tbaa !20
  %75 = tail call fastcc <4 x float> @llvm.fmuladd.v4f32(<4 x float> noundef %72, <4 x float> noundef %74, <4 x float> noundef %68) #7
  %76 = getelementptr inbounds nuw i8, ptr addrspace(1) %2, i64 20
  %77 = load float, ptr addrspace(1) %76, align 4, !tbaa !18, !amdgpu.noclobber !21
  %78 = insertelement <4 x float> poison, float %77, i64 0
  %79 = shufflevector <4 x float> %78, <4 x float> poison, <4 x i32> zeroinitializer
  %80 = getelementptr inbounds nuw i8, ptr addrspace(3) %42, i32 80
  %81 = load <4 x float>, ptr addrspace(3) %80, align 16, !tbaa !20
  %82 = tail call fastcc <4 x float> @llvm.fmuladd.v4f32(<4 x float> noundef %79, <4 x float> noundef %81, <4 x float> noundef %75) #7
  %83 = getelementptr inbounds nuw i8, ptr addrspace(1) %2, i64 24
  %84 = load float, ptr addrspace(1) %83, align 4, !tbaa !18, !amdgpu.noclobber !21
  %85 = insertelement <4 x float> poison, float %84, i64 0
  %86 = shufflevector <4 x float> %85, <4 x float> poison, <4 x i32> zeroinitializer
  %87 = getelementptr inbounds nuw i8, ptr addrspace(3) %42, i32 96
  %88 = load <4 x float>, ptr addrspace(3) %87, align 16, !tbaa !20
  %89 = tail call fastcc <4 x float> @llvm.fmuladd.v4f32(<4 x float> noundef %86, <4 x float> noundef %88, <4 x float> noundef %82) #7
  %90 = getelementptr inbounds nuw i8, ptr addrspace(1) %2, i64 28
  %91 = load float, ptr addrspace(1) %90, align 4, !tbaa !18, !amdgpu.noclobber !21
  %92 = insertelement <4 x float> poison, float %91, i64 0
  %93 = shufflevector <4 x float> %92, <4 x float> poison, <4 x i32> zeroinitializer
  %94 = getelementptr inbounds nuw i8, ptr addrspace(3) %42, i32 112
  %95 = load <4 x float>, ptr addrspace(3) %94, align 16, !tbaa !20
  %96 = tail call fastcc <4 x float> @llvm.fmuladd.v4f32(<4 x float> noundef %93, <4 x float> noundef %95, <4 x float> noundef %89) #7
  %97 = getelementptr inbounds nuw i8, ptr addrspace(1) %2, i64 32
  %98 = load float, ptr addrspace(1) %97, align 4, !tbaa !18, !amdgpu.noclobber !21
  %99 = insertelement <4 x float> poison, float %98, i64 0
  %100 = shufflevector <4 x float> %99, <4 x float> poison, <4 x i32> zeroinitializer
  %101 = getelementptr inbounds nuw i8, ptr addrspace(3) %42, i32 128
  %102 = load <4 x float>, ptr addrspace(3) %101, align 16, !tbaa !20
  %103 = tail call fastcc <4 x float> @llvm.fmuladd.v4f32(<4 x float> noundef %100, <4 x float> noundef %102, <4 x float> noundef %96) #7
  %104 = tail call noundef <4 x float> @llvm.rint.v4f32(<4 x float> %103)
  %105 = fcmp ole <4 x float> %104, zeroinitializer
  %106 = select <4 x i1> %105, <4 x float> zeroinitializer, <4 x float> %104
  %107 = fptoui <4 x float> %106 to <4 x i8>
  %108 = fcmp oge <4 x float> %104, splat (float 2.550000e+02)
  %109 = select <4 x i1> %108, <4 x i8> splat (i8 -1), <4 x i8> %107
  %110 = mul nsw i32 %3, %33
  %111 = add nsw i32 %110, %21
  %112 = sext i32 %111 to i64
  %113 = getelementptr inbounds <4 x i8>, ptr addrspace(1) %1, i64 %112
  store <4 x i8> %109, ptr addrspace(1) %113, align 4, !tbaa !20
  br label %127

114:                                              ; preds = %37, %114
  %115 = phi i32 [ %24, %37 ], [ %125, %114 ]
  %116 = add nsw i32 %35, %115
  %117 = tail call noundef i32 @llvm.smax.i32(i32 %116, i32 0)
  %118 = tail call noundef range(i32 -2147483648, 2147483647) i32 @llvm.smin.i32(i32 range(i32 -2147483648, 2147483647) %38, i32 %117)
  %119 = mul nsw i32 %118, %3
  %120 = add nsw i32 %119, %21
  %121 = sext i32 %120 to i64
  %122 = getelementptr inbounds <4 x float>, ptr addrspace(1) %0, i64 %121
  %123 = load <4 x float>, ptr addrspace(1) %122, align 16, !tbaa !20, !amdgpu.noclobber !21
  %124 = getelementptr inbounds nuw <4 x float>, ptr addrspace(3) @blur_columns.col, i32 %115
  store <4 x float> %123, ptr addrspace(3) %124, align 16, !tbaa !20
  %125 = add nuw nsw i32 %115, 10
  %126 = icmp samesign ult i32 %115, 8
  br i1 %126, label %114, label %39

127:                                              ; preds = %39, %41
  ret void
}

; Function Attrs: alwaysinline convergent nofree norecurse nounwind
define protected void @__clang_ocl_kern_imp_blur_columns(ptr addrspace(1) noundef readonly align 16 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, ptr addrspace(1) noundef readonly align 4 captures(none) %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #4 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !22 !kernel_arg_base_type !23 !kernel_arg_type_qual !16 {
  %6 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %7 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %8 = getelementptr inbounds nuw i8, ptr addrspace(4) %7, i64 4
  %9 = load i32, ptr addrspace(4) %8, align 4, !tbaa !6
  %10 = and i32 %9, 65535
  %11 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %12 = tail call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %13 = getelementptr inbounds nuw i8, ptr addrspace(4) %12, i64 40
  %14 = load i64, ptr addrspace(4) %13, align 8, !tbaa !10
  %15 = zext i32 %6 to i64
  %16 = zext nneg i32 %10 to i64
  %17 = mul nuw nsw i64 %16, %15
  %18 = zext nneg i32 %11 to i64
  %19 = add i64 %14, %18
  %20 = add i64 %19, %17
  %21 = trunc i64 %20 to i32
  %22 = tail call i32 @llvm.amdgcn.workgroup.id.y()
  %23 = lshr i32 %9, 16
  %24 = tail call i32 @llvm.amdgcn.workitem.id.y()
  %25 = getelementptr inbounds nuw i8, ptr addrspace(4) %12, i64 48
  %26 = load i64, ptr addrspace(4) %25, align 8, !tbaa !10
  %27 = zext i32 %22 to i64
  %28 = zext nneg i32 %23 to i64
  %29 = mul nuw nsw i64 %28, %27
  %30 = zext nneg i32 %24 to i64
  %31 = add i64 %26, %30
  %32 = add i64 %31, %29
  %33 = trunc i64 %32 to i32
  %34 = mul i32 %22, 10
  %35 = add i32 %34, -4
  %36 = icmp samesign ult i32 %24, 18
  br i1 %36, label %37, label %39

37:                                               ; preds = %5
  %38 = add nsw i32 %4, -1
  br label %114

39:                                               ; preds = %114, %5
  fence syncscope("workgroup") seq_cst, !mmra !17
  tail call void @llvm.amdgcn.s.barrier()
  %40 = icmp sgt i32 %4, %33
  br i1 %40, label %41, label %127

41:                                               ; preds = %39
  %42 = getelementptr inbounds nuw <4 x float>, ptr addrspace(3) @blur_columns.col, i32 %24
  %43 = load float, ptr addrspace(1) %2, align 4, !tbaa !18
  %44 = insertelement <4 x float> poison, float %43, i64 0
  %45 = shufflevector <4 x float> %44, <4 x float> poison, <4 x i32> zeroinitializer
  %46 = load <4 x float>, ptr addrspace(3) %42, align 16, !tbaa !20
  %47 = tail call fastcc <4 x float> @llvm.fmuladd.v4f32(<4 x float> noundef %45, <4 x float> noundef %46, <4 x float> noundef zeroinitializer) #7
  %48 = getelementptr inbounds nuw i8, ptr addrspace(1) %2, i64 4
  %49 = load float, ptr addrspace(1) %48, align 4, !tbaa !18
  %50 = insertelement <4 x float> poison, float %49, i64 0
  %51 = shufflevector <4 x float> %50, <4 x float> poison, <4 x i32> zeroinitializer
  %52 = getelementptr inbounds nuw i8, ptr addrspace(3) %42, i32 16
  %53 = load <4 x float>, ptr addrspace(3) %52, align 16, !tbaa !20
  %54 = tail call fastcc <4 x float> @llvm.fmuladd.v4f32(<4 x float> noundef %51, <4 x float> noundef %53, <4 x float> noundef %47) #7
  %55 = getelementptr inbounds nuw i8, ptr addrspace(1) %2, i64 8
  %56 = load float, ptr addrspace(1) %55, align 4, !tbaa !18
  %57 = insertelement <4 x float> poison, float %56, i64 0
  %58 = shufflevector <4 x float> %57, <4 x float> poison, <4 x i32> zeroinitializer
  %59 = getelementptr inbounds nuw i8, ptr addrspace(3) %42, i32 32
  %60 = load <4 x float>, ptr addrspace(3) %59, align 16, !tbaa !20
  %61 = tail call fastcc <4 x float> @llvm.fmuladd.v4f32(<4 x float> noundef %58, <4 x float> noundef %60, <4 x float> noundef %54) #7
  %62 = getelementptr inbounds nuw i8, ptr addrspace(1) %2, i64 12
  %63 = load float, ptr addrspace(1) %62, align 4, !tbaa !18
  %64 = insertelement <4 x float> poison, float %63, i64 0
  %65 = shufflevector <4 x float> %64, <4 x float> poison, <4 x i32> zeroinitializer
  %66 = getelementptr inbounds nuw i8, ptr addrspace(3) %42, i32 48
  %67 = load <4 x float>, ptr addrspace(3) %66, align 16, !tbaa !20
  %68 = tail call fastcc <4 x float> @llvm.fmuladd.v4f32(<4 x float> noundef %65, <4 x float> noundef %67, <4 x float> noundef %61) #7
  %69 = getelementptr inbounds nuw i8, ptr addrspace(1) %2, i64 16
  %70 = load float, ptr addrspace(1) %69, align 4, !tbaa !18
  %71 = insertelement <4 x float> poison, float %70, i64 0
  %72 = shufflevector <4 x float> %71, <4 x float> poison, <4 x i32> zeroinitializer
  %73 = getelementptr inbounds nuw i8, ptr addrspace(3) %42, i32 64
  %74 = load <4 x float>, ptr addrspace(3) %73, align 16, !tbaa !20
  %75 = tail call fastcc <4 x float> @llvm.fmuladd.v4f32(<4 x float> noundef %72, <4 x float> noundef %74, <4 x float> noundef %68) #7
  %76 = getelementptr inbounds nuw i8, ptr addrspace(1) %2, i64 20
  %77 = load float, ptr addrspace(1) %76, align 4, !tbaa !18
  %78 = insertelement <4 x float> poison, float %77, i64 0
  %79 = shufflevector <4 x float> %78, <4 x float> poison, <4 x i32> zeroinitializer
  %80 = getelementptr inbounds nuw i8, ptr addrspace(3) %42, i32 80
  %81 = load <4 x float>, ptr addrspace(3) %80, align 16, !tbaa !20
  %82 = tail call fastcc <4 x float> @llvm.fmuladd.v4f32(<4 x float> noundef %79, <4 x float> noundef %81, <4 x float> noundef %75) #7
  %83 = getelementptr inbounds nuw i8, ptr addrspace(1) %2, i64 24
  %84 = load float, ptr addrspace(1) %83, align 4, !tbaa !18
  %85 = insertelement <4 x float> poison, float %84, i64 0
  %86 = shufflevector <4 x float> %85, <4 x float> poison, <4 x i32> zeroinitializer
  %87 = getelementptr inbounds nuw i8, ptr addrspace(3) %42, i32 96
  %88 = load <4 x float>, ptr addrspace(3) %87, align 16, !tbaa !20
  %89 = tail call fastcc <4 x float> @llvm.fmuladd.v4f32(<4 x float> noundef %86, <4 x float> noundef %88, <4 x float> noundef %82) #7
  %90 = getelementptr inbounds nuw i8, ptr addrspace(1) %2, i64 28
  %91 = load float, ptr addrspace(1) %90, align 4, !tbaa !18
  %92 = insertelement <4 x float> poison, float %91, i64 0
  %93 = shufflevector <4 x float> %92, <4 x float> poison, <4 x i32> zeroinitializer
  %94 = getelementptr inbounds nuw i8, ptr addrspace(3) %42, i32 112
  %95 = load <4 x float>, ptr addrspace(3) %94, align 16, !tbaa !20
  %96 = tail call fastcc <4 x float> @llvm.fmuladd.v4f32(<4 x float> noundef %93, <4 x float> noundef %95, <4 x float> noundef %89) #7
  %97 = getelementptr inbounds nuw i8, ptr addrspace(1) %2, i64 32
  %98 = load float, ptr addrspace(1) %97, align 4, !tbaa !18
  %99 = insertelement <4 x float> poison, float %98, i64 0
  %100 = shufflevector <4 x float> %99, <4 x float> poison, <4 x i32> zeroinitializer
  %101 = getelementptr inbounds nuw i8, ptr addrspace(3) %42, i32 128
  %102 = load <4 x float>, ptr addrspace(3) %101, align 16, !tbaa !20
  %103 = tail call fastcc <4 x float> @llvm.fmuladd.v4f32(<4 x float> noundef %100, <4 x float> noundef %102, <4 x float> noundef %96) #7
  %104 = tail call noundef <4 x float> @llvm.rint.v4f32(<4 x float> %103)
  %105 = fcmp ole <4 x float> %104, zeroinitializer
  %106 = select <4 x i1> %105, <4 x float> zeroinitializer, <4 x float> %104
  %107 = fptoui <4 x float> %106 to <4 x i8>
  %108 = fcmp oge <4 x float> %104, splat (float 2.550000e+02)
  %109 = select <4 x i1> %108, <4 x i8> splat (i8 -1), <4 x i8> %107
  %110 = mul nsw i32 %3, %33
  %111 = add nsw i32 %110, %21
  %112 = sext i32 %111 to i64
  %113 = getelementptr inbounds <4 x i8>, ptr addrspace(1) %1, i64 %112
  store <4 x i8> %109, ptr addrspace(1) %113, align 4, !tbaa !20
  br label %127

114:                                              ; preds = %37, %114
  %115 = phi i32 [ %24, %37 ], [ %125, %114 ]
  %116 = add nsw i32 %35, %115
  %117 = tail call noundef i32 @llvm.smax.i32(i32 %116, i32 0)
  %118 = tail call noundef range(i32 -2147483648, 2147483647) i32 @llvm.smin.i32(i32 range(i32 -2147483648, 2147483647) %38, i32 %117)
  %119 = mul nsw i32 %118, %3
  %120 = add nsw i32 %119, %21
  %121 = sext i32 %120 to i64
  %122 = getelementptr inbounds <4 x float>, ptr addrspace(1) %0, i64 %121
  %123 = load <4 x float>, ptr addrspace(1) %122, align 16, !tbaa !20
  %124 = getelementptr inbounds nuw <4 x float>, ptr addrspace(3) @blur_columns.col, i32 %115
  store <4 x float> %123, ptr addrspace(3) %124, align 16, !tbaa !20
  %125 = add nuw nsw i32 %115, 10
  %126 = icmp samesign ult i32 %115, 8
  br i1 %126, label %114, label %39

127:                                              ; preds = %39, %41
  ret void
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x float> @llvm.fmuladd.v4f32(<4 x float>, <4 x float>, <4 x float>) #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef nonnull align 4 ptr addrspace(4) @llvm.amdgcn.dispatch.ptr() #1

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.s.barrier() #6

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.y() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.z() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.y() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.z() #1

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x float> @llvm.rint.v4f32(<4 x float>) #5

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #5

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smin.i32(i32, i32) #5

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-lds-kernel-id" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="false" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-lds-kernel-id" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="false" }
attributes #3 = { convergent nofree norecurse nounwind "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="false" }
attributes #4 = { alwaysinline convergent nofree norecurse nounwind "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="false" }
attributes #5 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { convergent mustprogress nocallback nofree nounwind willreturn }
attributes #7 = { convergent nounwind willreturn memory(none) }

!llvm.module.flags = !{!0, !1, !2}
!opencl.ocl.version = !{!3, !4}
!llvm.ident = !{!5}
!llvm.errno.tbaa = !{!6}

!0 = !{i32 1, !"amdhsa_code_object_version", i32 600}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 8, !"PIC Level", i32 2}
!3 = !{i32 2, i32 0}
!4 = !{i32 3, i32 0}
!5 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!6 = !{!7, !7, i64 0}
!7 = !{!"int", !8, i64 0}
!8 = !{!"omnipotent char", !9, i64 0}
!9 = !{!"Simple C/C++ TBAA"}
!10 = !{!11, !11, i64 0}
!11 = !{!"long", !8, i64 0}
!12 = !{i32 1, i32 1, i32 1, i32 0, i32 0}
!13 = !{!"none", !"none", !"none", !"none", !"none"}
!14 = !{!"uchar4*", !"float4*", !"float*", !"int", !"int"}
!15 = !{!"uchar __attribute__((ext_vector_type(4)))*", !"float __attribute__((ext_vector_type(4)))*", !"float*", !"int", !"int"}
!16 = !{!"const", !"", !"const", !"", !""}
!17 = !{!"amdgpu-synchronize-as", !"local"}
!18 = !{!19, !19, i64 0}
!19 = !{!"float", !8, i64 0}
!20 = !{!8, !8, i64 0}
!21 = !{}
!22 = !{!"float4*", !"uchar4*", !"float*", !"int", !"int"}
!23 = !{!"float __attribute__((ext_vector_type(4)))*", !"uchar __attribute__((ext_vector_type(4)))*", !"float*", !"int", !"int"}
