; ModuleID = 'corpus/opencl/bilateral.cl'
source_filename = "corpus/opencl/bilateral.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

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

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define protected amdgpu_kernel void @bilateral(ptr addrspace(1) noundef readonly align 16 captures(none) %0, ptr addrspace(1) noundef writeonly align 16 captures(none) %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, float noundef %5, float noundef %6) local_unnamed_addr #3 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !14 !kernel_arg_base_type !15 !kernel_arg_type_qual !16 {
  %8 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %9 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %10 = getelementptr inbounds nuw i8, ptr addrspace(4) %9, i64 4
  %11 = load i32, ptr addrspace(4) %10, align 4, !tbaa !6
  %12 = and i32 %11, 65535
  %13 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %14 = tail call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %15 = getelementptr inbounds nuw i8, ptr addrspace(4) %14, i64 40
  %16 = load i64, ptr addrspace(4) %15, align 8, !tbaa !10
  %17 = zext i32 %8 to i64
  %18 = zext nneg i32 %12 to i64
  %19 = mul nuw nsw i64 %18, %17
  %20 = zext nneg i32 %13 to i64
  %21 = add i64 %16, %20
  %22 = add i64 %21, %19
  %23 = trunc i64 %22 to i32
  %24 = tail call i32 @llvm.amdgcn.workgroup.id.y()
  %25 = lshr i32 %11, 16
  %26 = tail call i32 @llvm.amdgcn.workitem.id.y()
  %27 = getelementptr inbounds nuw i8, ptr addrspace(4) %14, i64 48
  %28 = load i64, ptr addrspace(4) %27, align 8, !tbaa !10
  %29 = zext i32 %24 to i64
  %30 = zext nneg i32 %25 to i64
  %31 = mul nuw nsw i64 %30, %29
  %32 = zext nneg i32 %26 to i64
  %33 = add i64 %28, %32
  %34 = add i64 %33, %31
  %35 = trunc i64 %34 to i32
  %36 = icmp sgt i32 %2, %23
  %37 = icmp sgt i32 %3, %35
  %38 = select i1 %36, i1 %37, i1 false
  br i1 %38, label %39, label %133

39:                                               ; preds = %7
  %40 = mul nsw i32 %2, %35
  %41 = add nsw i32 %40, %23
  %42 = sext i32 %41 to i64
  %43 = getelementptr inbounds <4 x float>, ptr addrspace(1) %0, i64 %42
  %44 = load <4 x float>, ptr addrspace(1) %43, align 16, !tbaa !17, !amdgpu.noclobber !18
  %45 = sub nsw i32 0, %4
  %46 = icmp slt i32 %4, 0
  br i1 %46, label %51, label %47

47:                                               ; preds = %39
  %48 = add nsw i32 %3, -1
  %49 = add nsw i32 %2, -1
  %50 = fneg float %6
  br label %59

51:                                               ; preds = %68, %39
  %52 = phi float [ 0.000000e+00, %39 ], [ %130, %68 ]
  %53 = phi <4 x float> [ zeroinitializer, %39 ], [ %129, %68 ]
  %54 = insertelement <4 x float> poison, float %52, i64 0
  %55 = shufflevector <4 x float> %54, <4 x float> poison, <4 x i32> <i32 0, i32 0, i32 0, i32 poison>
  %56 = fdiv <4 x float> %53, %55, !fpmath !19
  %57 = shufflevector <4 x float> %56, <4 x float> %44, <4 x i32> <i32 0, i32 1, i32 2, i32 7>
  %58 = getelementptr inbounds <4 x float>, ptr addrspace(1) %1, i64 %42
  store <4 x float> %57, ptr addrspace(1) %58, align 16, !tbaa !17
  br label %133

59:                                               ; preds = %47, %68
  %60 = phi <4 x float> [ zeroinitializer, %47 ], [ %129, %68 ]
  %61 = phi float [ 0.000000e+00, %47 ], [ %130, %68 ]
  %62 = phi i32 [ %45, %47 ], [ %69, %68 ]
  %63 = add nsw i32 %62, %35
  %64 = tail call noundef i32 @llvm.smax.i32(i32 %63, i32 0)
  %65 = tail call noundef range(i32 -2147483648, 2147483647) i32 @llvm.smin.i32(i32 range(i32 -2147483648, 2147483647) %48, i32 %64)
  %66 = mul nsw i32 %65, %2
  %67 = mul nsw i32 %62, %62
  br label %71

68:                                               ; preds = %71
  %69 = add i32 %62, 1
  %70 = icmp eq i32 %62, %4
  br i1 %70, label %51, label %59

71:                                               ; preds = %59, %71
  %72 = phi <4 x float> [ %60, %59 ], [ %129, %71 ]
  %73 = phi float [ %61, %59 ], [ %130, %71 ]
  %74 = phi i32 [ %45, %59 ], [ %131, %71 ]
  %75 = add nsw i32 %74, %23
  %76 = tail call noundef i32 @llvm.smax.i32(i32 %75, i32 0)
  %77 = tail call noundef range(i32 -2147483648, 2147483647) i32 @llvm.smin.i32(i32 range(i32 -2147483648, 2147483647) %49, i32 %76)
  %78 = add nsw i32 %77, %66
  %79 = sext i32 %78 to i64
  %80 = getelementptr inbounds <4 x float>, ptr addrspace(1) %0, i64 %79
  %81 = load <4 x float>, ptr addrspace(1) %80, align 16, !tbaa !17, !amdgpu.noclobber !18
  %82 = fsub <4 x float> %81, %44
  %83 = mul nsw i32 %74, %74
  %84 = add nuw nsw i32 %83, %67
  %85 = uitofp nneg i32 %84 to float
  %86 = fneg float %85
  %87 = extractelement <4 x float> %82, i64 0
  %88 = extractelement <4 x float> %82, i64 1
  %89 = fmul float %88, %88
  %90 = tail call float @llvm.fmuladd.f32(float %87, float %87, float %89)
  %91 = extractelement <4 x float> %82, i64 2
  %92 = tail call noundef float @llvm.fmuladd.f32(float %91, float %91, float %90)
  %93 = fmul float %92, %50
  %94 = tail call float @llvm.fmuladd.f32(float %86, float %5, float %93)
  %95 = fcmp olt float %94, 0.000000e+00
  %96 = select i1 %95, float -5.000000e-01, float 5.000000e-01
  %97 = tail call noundef float @llvm.fmuladd.f32(float %94, float 0x3FF7154760000000, float %96)
  %98 = fptosi float %97 to i32
  %99 = sitofp i32 %98 to float
  %100 = tail call noundef float @llvm.fmuladd.f32(float %99, float 0xBFE62E3000000000, float %94)
  %101 = fmul float %99, 0xBEE2FEFA20000000
  %102 = fadd float %100, %101
  %103 = fmul float %102, %102
  %104 = tail call noundef float @llvm.fmuladd.f32(float %103, float 0x3E66376980000000, float 0xBEBBBD41C0000000)
  %105 = tail call noundef float @llvm.fmuladd.f32(float %103, float %104, float 0x3F11566AA0000000)
  %106 = tail call noundef float @llvm.fmuladd.f32(float %103, float %105, float 0xBF66C16C20000000)
  %107 = tail call noundef float @llvm.fmuladd.f32(float %103, float %106, float 0x3FC5555560000000)
  %108 = fneg float %107
  %109 = tail call noundef float @llvm.fmuladd.f32(float %103, float %108, float %102)
  %110 = fneg float %101
  %111 = fmul float %102, %109
  %112 = fsub float 2.000000e+00, %109
  %113 = fdiv float %111, %112, !fpmath !19
  %114 = fsub float %110, %113
  %115 = fsub float %100, %114
  %116 = fadd float %115, 1.000000e+00
  %117 = bitcast float %116 to i32
  %118 = shl i32 %98, 23
  %119 = add nsw i32 %118, %117
  %120 = bitcast i32 %119 to float
  %121 = fcmp olt float %94, 0xC055D589E0000000
  %122 = select i1 %121, float 0.000000e+00, float %120
  %123 = fcmp olt float %94, 0x40562E4300000000
  %124 = select i1 %123, float %122, float 0x7FF0000000000000
  %125 = fcmp ord float %94, 0.000000e+00
  %126 = select i1 %125, float %124, float %94
  %127 = insertelement <4 x float> poison, float %126, i64 0
  %128 = shufflevector <4 x float> %127, <4 x float> poison, <4 x i32> zeroinitializer
  %129 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %128, <4 x float> %81, <4 x float> %72)
  %130 = fadd float %73, %126
  %131 = add i32 %74, 1
  %132 = icmp eq i32 %74, %4
  br i1 %132, label %68, label %71

133:                                              ; preds = %7, %51
  ret void
}

; Function Attrs: alwaysinline nofree norecurse nosync nounwind memory(argmem: readwrite)
define protected void @__clang_ocl_kern_imp_bilateral(ptr addrspace(1) noundef readonly align 16 captures(none) %0, ptr addrspace(1) noundef writeonly align 16 captures(none) %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, float noundef %5, float noundef %6) local_unnamed_addr #4 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !14 !kernel_arg_base_type !15 !kernel_arg_type_qual !16 {
  %8 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %9 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %10 = getelementptr inbounds nuw i8, ptr addrspace(4) %9, i64 4
  %11 = load i32, ptr addrspace(4) %10, align 4, !tbaa !6
  %12 = and i32 %11, 65535
  %13 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %14 = tail call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %15 = getelementptr inbounds nuw i8, ptr addrspace(4) %14, i64 40
  %16 = load i64, ptr addrspace(4) %15, align 8, !tbaa !10
  %17 = zext i32 %8 to i64
  %18 = zext nneg i32 %12 to i64
  %19 = mul nuw nsw i64 %18, %17
  %20 = zext nneg i32 %13 to i64
  %21 = add i64 %16, %20
  %22 = add i64 %21, %19
  %23 = trunc i64 %22 to i32
  %24 = tail call i32 @llvm.amdgcn.workgroup.id.y()
  %25 = lshr i32 %11, 16
  %26 = tail call i32 @llvm.amdgcn.workitem.id.y()
  %27 = getelementptr inbounds nuw i8, ptr addrspace(4) %14, i64 48
  %28 = load i64, ptr addrspace(4) %27, align 8, !tbaa !10
  %29 = zext i32 %24 to i64
  %30 = zext nneg i32 %25 to i64
  %31 = mul nuw nsw i64 %30, %29
  %32 = zext nneg i32 %26 to i64
  %33 = add i64 %28, %32
  %34 = add i64 %33, %31
  %35 = trunc i64 %34 to i32
  %36 = icmp sgt i32 %2, %23
  %37 = icmp sgt i32 %3, %35
  %38 = select i1 %36, i1 %37, i1 false
  br i1 %38, label %39, label %133

39:                                               ; preds = %7
  %40 = mul nsw i32 %2, %35
  %41 = add nsw i32 %40, %23
  %42 = sext i32 %41 to i64
  %43 = getelementptr inbounds <4 x float>, ptr addrspace(1) %0, i64 %42
  %44 = load <4 x float>, ptr addrspace(1) %43, align 16, !tbaa !17
  %45 = sub nsw i32 0, %4
  %46 = icmp slt i32 %4, 0
  br i1 %46, label %51, label %47

47:                                               ; preds = %39
  %48 = add nsw i32 %3, -1
  %49 = add nsw i32 %2, -1
  %50 = fneg float %6
  br label %59

51:                                               ; preds = %68, %39
  %52 = phi float [ 0.000000e+00, %39 ], [ %130, %68 ]
  %53 = phi <4 x float> [ zeroinitializer, %39 ], [ %129, %68 ]
  %54 = insertelement <4 x float> poison, float %52, i64 0
  %55 = shufflevector <4 x float> %54, <4 x float> poison, <4 x i32> <i32 0, i32 0, i32 0, i32 poison>
  %56 = fdiv <4 x float> %53, %55, !fpmath !19
  %57 = shufflevector <4 x float> %56, <4 x float> %44, <4 x i32> <i32 0, i32 1, i32 2, i32 7>
  %58 = getelementptr inbounds <4 x float>, ptr addrspace(1) %1, i64 %42
  store <4 x float> %57, ptr addrspace(1) %58, align 16, !tbaa !17
  br label %133

59:                                               ; preds = %47, %68
  %60 = phi <4 x float> [ zeroinitializer, %47 ], [ %129, %68 ]
  %61 = phi float [ 0.000000e+00, %47 ], [ %130, %68 ]
  %62 = phi i32 [ %45, %47 ], [ %69, %68 ]
  %63 = add nsw i32 %62, %35
  %64 = tail call noundef i32 @llvm.smax.i32(i32 %63, i32 0)
  %65 = tail call noundef range(i32 -2147483648, 2147483647) i32 @llvm.smin.i32(i32 range(i32 -2147483648, 2147483647) %48, i32 %64)
  %66 = mul nsw i32 %65, %2
  %67 = mul nsw i32 %62, %62
  br label %71

68:                                               ; preds = %71
  %69 = add i32 %62, 1
  %70 = icmp eq i32 %62, %4
  br i1 %70, label %51, label %59

71:                                               ; preds = %59, %71
  %72 = phi <4 x float> [ %60, %59 ], [ %129, %71 ]
  %73 = phi float [ %61, %59 ], [ %130, %71 ]
  %74 = phi i32 [ %45, %59 ], [ %131, %71 ]
  %75 = add nsw i32 %74, %23
  %76 = tail call noundef i32 @llvm.smax.i32(i32 %75, i32 0)
  %77 = tail call noundef range(i32 -2147483648, 2147483647) i32 @llvm.smin.i32(i32 range(i32 -2147483648, 2147483647) %49, i32 %76)
  %78 = add nsw i32 %77, %66
  %79 = sext i32 %78 to i64
  %80 = getelementptr inbounds <4 x float>, ptr addrspace(1) %0, i64 %79
  %81 = load <4 x float>, ptr addrspace(1) %80, align 16, !tbaa !17
  %82 = fsub <4 x float> %81, %44
  %83 = mul nsw i32 %74, %74
  %84 = add nuw nsw i32 %83, %67
  %85 = uitofp nneg i32 %84 to float
  %86 = fneg float %85
  %87 = extractelement <4 x float> %82, i64 0
  %88 = extractelement <4 x float> %82, i64 1
  %89 = fmul float %88, %88
  %90 = tail call float @llvm.fmuladd.f32(float %87, float %87, float %89)
  %91 = extractelement <4 x float> %82, i64 2
  %92 = tail call noundef float @llvm.fmuladd.f32(float %91, float %91, float %90)
  %93 = fmul float %92, %50
  %94 = tail call float @llvm.fmuladd.f32(float %86, float %5, float %93)
  %95 = fcmp olt float %94, 0.000000e+00
  %96 = select i1 %95, float -5.000000e-01, float 5.000000e-01
  %97 = tail call noundef float @llvm.fmuladd.f32(float %94, float 0x3FF7154760000000, float %96)
  %98 = fptosi float %97 to i32
  %99 = sitofp i32 %98 to float
  %100 = tail call noundef float @llvm.fmuladd.f32(float %99, float 0xBFE62E3000000000, float %94)
  %101 = fmul float %99, 0xBEE2FEFA20000000
  %102 = fadd float %100, %101
  %103 = fmul float %102, %102
  %104 = tail call noundef float @llvm.fmuladd.f32(float %103, float 0x3E66376980000000, float 0xBEBBBD41C0000000)
  %105 = tail call noundef float @llvm.fmuladd.f32(float %103, float %104, float 0x3F11566AA0000000)
  %106 = tail call noundef float @llvm.fmuladd.f32(float %103, float %105, float 0xBF66C16C20000000)
  %107 = tail call noundef float @llvm.fmuladd.f32(float %103, float %106, float 0x3FC5555560000000)
  %108 = fneg float %107
  %109 = tail call noundef float @llvm.fmuladd.f32(float %103, float %108, float %102)
  %110 = fneg float %101
  %111 = fmul float %102, %109
  %112 = fsub float 2.000000e+00, %109
  %113 = fdiv float %111, %112, !fpmath !19
  %114 = fsub float %110, %113
  %115 = fsub float %100, %114
  %116 = fadd float %115, 1.000000e+00
  %117 = bitcast float %116 to i32
  %118 = shl i32 %98, 23
  %119 = add nsw i32 %118, %117
  %120 = bitcast i32 %119 to float
  %121 = fcmp olt float %94, 0xC055D589E0000000
  %122 = select i1 %121, float 0.000000e+00, float %120
  %123 = fcmp olt float %94, 0x40562E4300000000
  %124 = select i1 %123, float %122, float 0x7FF0000000000000
  %125 = fcmp ord float %94, 0.000000e+00
  %126 = select i1 %125, float %124, float %94
  %127 = insertelement <4 x float> poison, float %126, i64 0
  %128 = shufflevector <4 x float> %127, <4 x float> poison, <4 x i32> zeroinitializer
  %129 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %128, <4 x float> %81, <4 x float> %72)
  %130 = fadd float %73, %126
  %131 = add i32 %74, 1
  %132 = icmp eq i32 %74, %4
  br i1 %132, label %68, label %71

133:                                              ; preds = %7, %51
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define protected amdgpu_kernel void @nlm_scanline(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, float noundef %2) local_unnamed_addr #5 !kernel_arg_addr_space !20 !kernel_arg_access_qual !21 !kernel_arg_type !22 !kernel_arg_base_type !22 !kernel_arg_type_qual !23 {
  %4 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %5 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %6 = getelementptr inbounds nuw i8, ptr addrspace(4) %5, i64 4
  %7 = load i32, ptr addrspace(4) %6, align 4, !tbaa !6
  %8 = and i32 %7, 65535
  %9 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %10 = tail call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %11 = getelementptr inbounds nuw i8, ptr addrspace(4) %10, i64 40
  %12 = load i64, ptr addrspace(4) %11, align 8, !tbaa !10
  %13 = zext i32 %4 to i64
  %14 = zext nneg i32 %8 to i64
  %15 = mul nuw nsw i64 %14, %13
  %16 = zext nneg i32 %9 to i64
  %17 = add i64 %12, %16
  %18 = add i64 %17, %15
  %19 = shl i64 %18, 32
  %20 = add i64 %19, 17179869184
  %21 = ashr exact i64 %20, 30
  %22 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %21
  %23 = load float, ptr addrspace(1) %22, align 4, !tbaa !24
  %24 = shl i64 %18, 32
  %25 = ashr exact i64 %24, 30
  %26 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %25
  %27 = load float, ptr addrspace(1) %26, align 4, !tbaa !24, !amdgpu.noclobber !18
  %28 = fsub float %23, %27
  %29 = tail call float @llvm.fmuladd.f32(float %28, float %28, float 0.000000e+00)
  %30 = shl i64 %18, 32
  %31 = add i64 %30, 21474836480
  %32 = ashr exact i64 %31, 30
  %33 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %32
  %34 = load float, ptr addrspace(1) %33, align 4, !tbaa !24
  %35 = shl i64 %18, 32
  %36 = add i64 %35, 4294967296
  %37 = ashr exact i64 %36, 30
  %38 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %37
  %39 = load float, ptr addrspace(1) %38, align 4, !tbaa !24, !amdgpu.noclobber !18
  %40 = fsub float %34, %39
  %41 = tail call float @llvm.fmuladd.f32(float %40, float %40, float %29)
  %42 = shl i64 %18, 32
  %43 = add i64 %42, 25769803776
  %44 = ashr exact i64 %43, 30
  %45 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %44
  %46 = load float, ptr addrspace(1) %45, align 4, !tbaa !24
  %47 = shl i64 %18, 32
  %48 = add i64 %47, 8589934592
  %49 = ashr exact i64 %48, 30
  %50 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %49
  %51 = load float, ptr addrspace(1) %50, align 4, !tbaa !24
  %52 = fsub float %46, %51
  %53 = tail call float @llvm.fmuladd.f32(float %52, float %52, float %41)
  %54 = shl i64 %18, 32
  %55 = add i64 %54, 30064771072
  %56 = ashr exact i64 %55, 30
  %57 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %56
  %58 = load float, ptr addrspace(1) %57, align 4, !tbaa !24
  %59 = shl i64 %18, 32
  %60 = add i64 %59, 12884901888
  %61 = ashr exact i64 %60, 30
  %62 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %61
  %63 = load float, ptr addrspace(1) %62, align 4, !tbaa !24, !amdgpu.noclobber !18
  %64 = fsub float %58, %63
  %65 = tail call float @llvm.fmuladd.f32(float %64, float %64, float %53)
  %66 = shl i64 %18, 32
  %67 = add i64 %66, 34359738368
  %68 = ashr exact i64 %67, 30
  %69 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %68
  %70 = load float, ptr addrspace(1) %69, align 4, !tbaa !24
  %71 = shl i64 %18, 32
  %72 = add i64 %71, 17179869184
  %73 = ashr exact i64 %72, 30
  %74 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %73
  %75 = load float, ptr addrspace(1) %74, align 4, !tbaa !24, !amdgpu.noclobber !18
  %76 = fsub float %70, %75
  %77 = tail call float @llvm.fmuladd.f32(float %76, float %76, float %65)
  %78 = fneg float %77
  %79 = fmul float %2, %78
  %80 = tail call afn noundef float @llvm.amdgcn.exp2.f32(float %79)
  %81 = tail call float @llvm.fmuladd.f32(float %80, float %51, float 0.000000e+00)
  %82 = shl i64 %18, 32
  %83 = add i64 %82, 4294967296
  %84 = ashr exact i64 %83, 30
  %85 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %84
  %86 = load float, ptr addrspace(1) %85, align 4, !tbaa !24, !amdgpu.noclobber !18
  %87 = fsub float %23, %86
  %88 = tail call float @llvm.fmuladd.f32(float %87, float %87, float 0.000000e+00)
  %89 = shl i64 %18, 32
  %90 = add i64 %89, 8589934592
  %91 = ashr exact i64 %90, 30
  %92 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %91
  %93 = load float, ptr addrspace(1) %92, align 4, !tbaa !24, !amdgpu.noclobber !18
  %94 = fsub float %34, %93
  %95 = tail call float @llvm.fmuladd.f32(float %94, float %94, float %88)
  %96 = shl i64 %18, 32
  %97 = add i64 %96, 12884901888
  %98 = ashr exact i64 %97, 30
  %99 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %98
  %100 = load float, ptr addrspace(1) %99, align 4, !tbaa !24
  %101 = fsub float %46, %100
  %102 = tail call float @llvm.fmuladd.f32(float %101, float %101, float %95)
  %103 = shl i64 %18, 32
  %104 = add i64 %103, 17179869184
  %105 = ashr exact i64 %104, 30
  %106 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %105
  %107 = load float, ptr addrspace(1) %106, align 4, !tbaa !24, !amdgpu.noclobber !18
  %108 = fsub float %58, %107
  %109 = tail call float @llvm.fmuladd.f32(float %108, float %108, float %102)
  %110 = shl i64 %18, 32
  %111 = add i64 %110, 21474836480
  %112 = ashr exact i64 %111, 30
  %113 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %112
  %114 = load float, ptr addrspace(1) %113, align 4, !tbaa !24, !amdgpu.noclobber !18
  %115 = fsub float %70, %114
  %116 = tail call float @llvm.fmuladd.f32(float %115, float %115, float %109)
  %117 = fneg float %116
  %118 = fmul float %2, %117
  %119 = tail call afn noundef float @llvm.amdgcn.exp2.f32(float %118)
  %120 = tail call float @llvm.fmuladd.f32(float %119, float %100, float %81)
  %121 = fadd float %80, %119
  %122 = shl i64 %18, 32
  %123 = add i64 %122, 8589934592
  %124 = ashr exact i64 %123, 30
  %125 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %124
  %126 = load float, ptr addrspace(1) %125, align 4, !tbaa !24, !amdgpu.noclobber !18
  %127 = fsub float %23, %126
  %128 = tail call float @llvm.fmuladd.f32(float %127, float %127, float 0.000000e+00)
  %129 = shl i64 %18, 32
  %130 = add i64 %129, 12884901888
  %131 = ashr exact i64 %130, 30
  %132 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %131
  %133 = load float, ptr addrspace(1) %132, align 4, !tbaa !24, !amdgpu.noclobber !18
  %134 = fsub float %34, %133
  %135 = tail call float @llvm.fmuladd.f32(float %134, float %134, float %128)
  %136 = fsub float %46, %23
  %137 = tail call float @llvm.fmuladd.f32(float %136, float %136, float %135)
  %138 = shl i64 %18, 32
  %139 = add i64 %138, 21474836480
  %140 = ashr exact i64 %139, 30
  %141 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %140
  %142 = load float, ptr addrspace(1) %141, align 4, !tbaa !24, !amdgpu.noclobber !18
  %143 = fsub float %58, %142
  %144 = tail call float @llvm.fmuladd.f32(float %143, float %143, float %137)
  %145 = fsub float %70, %46
  %146 = tail call float @llvm.fmuladd.f32(float %145, float %145, float %144)
  %147 = fneg float %146
  %148 = fmul float %2, %147
  %149 = tail call afn noundef float @llvm.amdgcn.exp2.f32(float %148)
  %150 = load float, ptr addrspace(1) %22, align 4, !tbaa !24
  %151 = tail call float @llvm.fmuladd.f32(float %149, float %150, float %120)
  %152 = fadd float %121, %149
  %153 = shl i64 %18, 32
  %154 = add i64 %153, 12884901888
  %155 = ashr exact i64 %154, 30
  %156 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %155
  %157 = load float, ptr addrspace(1) %156, align 4, !tbaa !24, !amdgpu.noclobber !18
  %158 = fsub float %150, %157
  %159 = tail call float @llvm.fmuladd.f32(float %158, float %158, float 0.000000e+00)
  %160 = load float, ptr addrspace(1) %33, align 4, !tbaa !24
  %161 = shl i64 %18, 32
  %162 = add i64 %161, 17179869184
  %163 = ashr exact i64 %162, 30
  %164 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %163
  %165 = load float, ptr addrspace(1) %164, align 4, !tbaa !24, !amdgpu.noclobber !18
  %166 = fsub float %160, %165
  %167 = tail call float @llvm.fmuladd.f32(float %166, float %166, float %159)
  %168 = load float, ptr addrspace(1) %45, align 4, !tbaa !24
  %169 = fsub float %168, %160
  %170 = tail call float @llvm.fmuladd.f32(float %169, float %169, float %167)
  %171 = load float, ptr addrspace(1) %57, align 4, !tbaa !24
  %172 = fsub float %171, %168
  %173 = tail call float @llvm.fmuladd.f32(float %172, float %172, float %170)
  %174 = shl i64 %18, 32
  %175 = add i64 %174, 30064771072
  %176 = ashr exact i64 %175, 30
  %177 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %176
  %178 = load float, ptr addrspace(1) %177, align 4, !tbaa !24, !amdgpu.noclobber !18
  %179 = fsub float %70, %178
  %180 = tail call float @llvm.fmuladd.f32(float %179, float %179, float %173)
  %181 = fneg float %180
  %182 = fmul float %2, %181
  %183 = tail call afn noundef float @llvm.amdgcn.exp2.f32(float %182)
  %184 = tail call float @llvm.fmuladd.f32(float %183, float %160, float %151)
  %185 = fadd float %152, %183
  %186 = shl i64 %18, 32
  %187 = add i64 %186, 17179869184
  %188 = ashr exact i64 %187, 30
  %189 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %188
  %190 = load float, ptr addrspace(1) %189, align 4, !tbaa !24, !amdgpu.noclobber !18
  %191 = fsub float %150, %190
  %192 = tail call float @llvm.fmuladd.f32(float %191, float %191, float 0.000000e+00)
  %193 = shl i64 %18, 32
  %194 = add i64 %193, 21474836480
  %195 = ashr exact i64 %194, 30
  %196 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %195
  %197 = load float, ptr addrspace(1) %196, align 4, !tbaa !24, !amdgpu.noclobber !18
  %198 = fsub float %160, %197
  %199 = tail call float @llvm.fmuladd.f32(float %198, float %198, float %192)
  %200 = fsub float %168, %168
  %201 = tail call float @llvm.fmuladd.f32(float %200, float %200, float %199)
  %202 = shl i64 %18, 32
  %203 = add i64 %202, 30064771072
  %204 = ashr exact i64 %203, 30
  %205 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %204
  %206 = load float, ptr addrspace(1) %205, align 4, !tbaa !24, !amdgpu.noclobber !18
  %207 = fsub float %171, %206
  %208 = tail call float @llvm.fmuladd.f32(float %207, float %207, float %201)
  %209 = load float, ptr addrspace(1) %69, align 4, !tbaa !24
  %210 = shl i64 %18, 32
  %211 = add i64 %210, 34359738368
  %212 = ashr exact i64 %211, 30
  %213 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %212
  %214 = load float, ptr addrspace(1) %213, align 4, !tbaa !24, !amdgpu.noclobber !18
  %215 = fsub float %209, %214
  %216 = tail call float @llvm.fmuladd.f32(float %215, float %215, float %208)
  %217 = fneg float %216
  %218 = fmul float %2, %217
  %219 = tail call afn noundef float @llvm.amdgcn.exp2.f32(float %218)
  %220 = tail call float @llvm.fmuladd.f32(float %219, float %168, float %184)
  %221 = fadd float %185, %219
  %222 = shl i64 %18, 32
  %223 = add i64 %222, 21474836480
  %224 = ashr exact i64 %223, 30
  %225 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %224
  %226 = load float, ptr addrspace(1) %225, align 4, !tbaa !24, !amdgpu.noclobber !18
  %227 = fsub float %150, %226
  %228 = tail call float @llvm.fmuladd.f32(float %227, float %227, float 0.000000e+00)
  %229 = fsub float %160, %168
  %230 = tail call float @llvm.fmuladd.f32(float %229, float %229, float %228)
  %231 = fsub float %168, %171
  %232 = tail call float @llvm.fmuladd.f32(float %231, float %231, float %230)
  %233 = shl i64 %18, 32
  %234 = add i64 %233, 34359738368
  %235 = ashr exact i64 %234, 30
  %236 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %235
  %237 = load float, ptr addrspace(1) %236, align 4, !tbaa !24, !amdgpu.noclobber !18
  %238 = fsub float %171, %237
  %239 = tail call float @llvm.fmuladd.f32(float %238, float %238, float %232)
  %240 = shl i64 %18, 32
  %241 = add i64 %240, 38654705664
  %242 = ashr exact i64 %241, 30
  %243 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %242
  %244 = load float, ptr addrspace(1) %243, align 4, !tbaa !24, !amdgpu.noclobber !18
  %245 = fsub float %209, %244
  %246 = tail call float @llvm.fmuladd.f32(float %245, float %245, float %239)
  %247 = fneg float %246
  %248 = fmul float %2, %247
  %249 = tail call afn noundef float @llvm.amdgcn.exp2.f32(float %248)
  %250 = tail call float @llvm.fmuladd.f32(float %249, float %171, float %220)
  %251 = fadd float %221, %249
  %252 = fsub float %150, %168
  %253 = tail call float @llvm.fmuladd.f32(float %252, float %252, float 0.000000e+00)
  %254 = shl i64 %18, 32
  %255 = add i64 %254, 30064771072
  %256 = ashr exact i64 %255, 30
  %257 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %256
  %258 = load float, ptr addrspace(1) %257, align 4, !tbaa !24, !amdgpu.noclobber !18
  %259 = fsub float %160, %258
  %260 = tail call float @llvm.fmuladd.f32(float %259, float %259, float %253)
  %261 = fsub float %168, %209
  %262 = tail call float @llvm.fmuladd.f32(float %261, float %261, float %260)
  %263 = shl i64 %18, 32
  %264 = add i64 %263, 38654705664
  %265 = ashr exact i64 %264, 30
  %266 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %265
  %267 = load float, ptr addrspace(1) %266, align 4, !tbaa !24, !amdgpu.noclobber !18
  %268 = fsub float %171, %267
  %269 = tail call float @llvm.fmuladd.f32(float %268, float %268, float %262)
  %270 = shl i64 %18, 32
  %271 = add i64 %270, 42949672960
  %272 = ashr exact i64 %271, 30
  %273 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %272
  %274 = load float, ptr addrspace(1) %273, align 4, !tbaa !24, !amdgpu.noclobber !18
  %275 = fsub float %209, %274
  %276 = tail call float @llvm.fmuladd.f32(float %275, float %275, float %269)
  %277 = fneg float %276
  %278 = fmul float %2, %277
  %279 = tail call afn noundef float @llvm.amdgcn.exp2.f32(float %278)
  %280 = tail call float @llvm.fmuladd.f32(float %279, float %209, float %250)
  %281 = fadd float %251, %279
  %282 = load float, ptr addrspace(1) %22, align 4, !tbaa !24
  %283 = shl i64 %18, 32
  %284 = add i64 %283, 30064771072
  %285 = ashr exact i64 %284, 30
  %286 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %285
  %287 = load float, ptr addrspace(1) %286, align 4, !tbaa !24, !amdgpu.noclobber !18
  %288 = fsub float %282, %287
  %289 = tail call float @llvm.fmuladd.f32(float %288, float %288, float 0.000000e+00)
  %290 = load float, ptr addrspace(1) %33, align 4, !tbaa !24
  %291 = shl i64 %18, 32
  %292 = add i64 %291, 34359738368
  %293 = ashr exact i64 %292, 30
  %294 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %293
  %295 = load float, ptr addrspace(1) %294, align 4, !tbaa !24, !amdgpu.noclobber !18
  %296 = fsub float %290, %295
  %297 = tail call float @llvm.fmuladd.f32(float %296, float %296, float %289)
  %298 = load float, ptr addrspace(1) %45, align 4, !tbaa !24
  %299 = shl i64 %18, 32
  %300 = add i64 %299, 38654705664
  %301 = ashr exact i64 %300, 30
  %302 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %301
  %303 = load float, ptr addrspace(1) %302, align 4, !tbaa !24
  %304 = fsub float %298, %303
  %305 = tail call float @llvm.fmuladd.f32(float %304, float %304, float %297)
  %306 = load float, ptr addrspace(1) %57, align 4, !tbaa !24
  %307 = shl i64 %18, 32
  %308 = add i64 %307, 42949672960
  %309 = ashr exact i64 %308, 30
  %310 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %309
  %311 = load float, ptr addrspace(1) %310, align 4, !tbaa !24, !amdgpu.noclobber !18
  %312 = fsub float %306, %311
  %313 = tail call float @llvm.fmuladd.f32(float %312, float %312, float %305)
  %314 = shl i64 %18, 32
  %315 = add i64 %314, 47244640256
  %316 = ashr exact i64 %315, 30
  %317 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %316
  %318 = load float, ptr addrspace(1) %317, align 4, !tbaa !24, !amdgpu.noclobber !18
  %319 = fsub float %209, %318
  %320 = tail call float @llvm.fmuladd.f32(float %319, float %319, float %313)
  %321 = fneg float %320
  %322 = fmul float %2, %321
  %323 = tail call afn noundef float @llvm.amdgcn.exp2.f32(float %322)
  %324 = tail call float @llvm.fmuladd.f32(float %323, float %303, float %280)
  %325 = fadd float %281, %323
  %326 = shl i64 %18, 32
  %327 = add i64 %326, 34359738368
  %328 = ashr exact i64 %327, 30
  %329 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %328
  %330 = load float, ptr addrspace(1) %329, align 4, !tbaa !24, !amdgpu.noclobber !18
  %331 = fsub float %282, %330
  %332 = tail call float @llvm.fmuladd.f32(float %331, float %331, float 0.000000e+00)
  %333 = shl i64 %18, 32
  %334 = add i64 %333, 38654705664
  %335 = ashr exact i64 %334, 30
  %336 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %335
  %337 = load float, ptr addrspace(1) %336, align 4, !tbaa !24, !amdgpu.noclobber !18
  %338 = fsub float %290, %337
  %339 = tail call float @llvm.fmuladd.f32(float %338, float %338, float %332)
  %340 = shl i64 %18, 32
  %341 = add i64 %340, 42949672960
  %342 = ashr exact i64 %341, 30
  %343 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %342
  %344 = load float, ptr addrspace(1) %343, align 4, !tbaa !24
  %345 = fsub float %298, %344
  %346 = tail call float @llvm.fmuladd.f32(float %345, float %345, float %339)
  %347 = shl i64 %18, 32
  %348 = add i64 %347, 47244640256
  %349 = ashr exact i64 %348, 30
  %350 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %349
  %351 = load float, ptr addrspace(1) %350, align 4, !tbaa !24, !amdgpu.noclobber !18
  %352 = fsub float %306, %351
  %353 = tail call float @llvm.fmuladd.f32(float %352, float %352, float %346)
  %354 = load float, ptr addrspace(1) %69, align 4, !tbaa !24, !amdgpu.noclobber !18
  %355 = shl i64 %18, 32
  %356 = add i64 %355, 51539607552
  %357 = ashr exact i64 %356, 30
  %358 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %357
  %359 = load float, ptr addrspace(1) %358, align 4, !tbaa !24, !amdgpu.noclobber !18
  %360 = fsub float %354, %359
  %361 = tail call float @llvm.fmuladd.f32(float %360, float %360, float %353)
  %362 = fneg float %361
  %363 = fmul float %2, %362
  %364 = tail call afn noundef float @llvm.amdgcn.exp2.f32(float %363)
  %365 = tail call float @llvm.fmuladd.f32(float %364, float %344, float %324)
  %366 = fadd float %325, %364
  %367 = fdiv arcp afn float %365, %366, !fpmath !19
  %368 = shl i64 %18, 32
  %369 = ashr exact i64 %368, 30
  %370 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %369
  store float %367, ptr addrspace(1) %370, align 4, !tbaa !24
  ret void
}

; Function Attrs: alwaysinline mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define protected void @__clang_ocl_kern_imp_nlm_scanline(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, float noundef %2) local_unnamed_addr #6 !kernel_arg_addr_space !20 !kernel_arg_access_qual !21 !kernel_arg_type !22 !kernel_arg_base_type !22 !kernel_arg_type_qual !23 {
  %4 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %5 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %6 = getelementptr inbounds nuw i8, ptr addrspace(4) %5, i64 4
  %7 = load i32, ptr addrspace(4) %6, align 4, !tbaa !6
  %8 = and i32 %7, 65535
  %9 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %10 = tail call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %11 = getelementptr inbounds nuw i8, ptr addrspace(4) %10, i64 40
  %12 = load i64, ptr addrspace(4) %11, align 8, !tbaa !10
  %13 = zext i32 %4 to i64
  %14 = zext nneg i32 %8 to i64
  %15 = mul nuw nsw i64 %14, %13
  %16 = zext nneg i32 %9 to i64
  %17 = add i64 %12, %16
  %18 = add i64 %17, %15
  %19 = shl i64 %18, 32
  %20 = add i64 %19, 17179869184
  %21 = ashr exact i64 %20, 30
  %22 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %21
  %23 = load float, ptr addrspace(1) %22, align 4, !tbaa !24
  %24 = shl i64 %18, 32
  %25 = ashr exact i64 %24, 30
  %26 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %25
  %27 = load float, ptr addrspace(1) %26, align 4, !tbaa !24
  %28 = fsub float %23, %27
  %29 = tail call float @llvm.fmuladd.f32(float %28, float %28, float 0.000000e+00)
  %30 = shl i64 %18, 32
  %31 = add i64 %30, 21474836480
  %32 = ashr exact i64 %31, 30
  %33 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %32
  %34 = load float, ptr addrspace(1) %33, align 4, !tbaa !24
  %35 = shl i64 %18, 32
  %36 = add i64 %35, 4294967296
  %37 = ashr exact i64 %36, 30
  %38 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %37
  %39 = load float, ptr addrspace(1) %38, align 4, !tbaa !24
  %40 = fsub float %34, %39
  %41 = tail call float @llvm.fmuladd.f32(float %40, float %40, float %29)
  %42 = shl i64 %18, 32
  %43 = add i64 %42, 25769803776
  %44 = ashr exact i64 %43, 30
  %45 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %44
  %46 = load float, ptr addrspace(1) %45, align 4, !tbaa !24
  %47 = shl i64 %18, 32
  %48 = add i64 %47, 8589934592
  %49 = ashr exact i64 %48, 30
  %50 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %49
  %51 = load float, ptr addrspace(1) %50, align 4, !tbaa !24
  %52 = fsub float %46, %51
  %53 = tail call float @llvm.fmuladd.f32(float %52, float %52, float %41)
  %54 = shl i64 %18, 32
  %55 = add i64 %54, 30064771072
  %56 = ashr exact i64 %55, 30
  %57 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %56
  %58 = load float, ptr addrspace(1) %57, align 4, !tbaa !24
  %59 = shl i64 %18, 32
  %60 = add i64 %59, 12884901888
  %61 = ashr exact i64 %60, 30
  %62 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %61
  %63 = load float, ptr addrspace(1) %62, align 4, !tbaa !24
  %64 = fsub float %58, %63
  %65 = tail call float @llvm.fmuladd.f32(float %64, float %64, float %53)
  %66 = shl i64 %18, 32
  %67 = add i64 %66, 34359738368
  %68 = ashr exact i64 %67, 30
  %69 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %68
  %70 = load float, ptr addrspace(1) %69, align 4, !tbaa !24
  %71 = shl i64 %18, 32
  %72 = add i64 %71, 17179869184
  %73 = ashr exact i64 %72, 30
  %74 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %73
  %75 = load float, ptr addrspace(1) %74, align 4, !tbaa !24
  %76 = fsub float %70, %75
  %77 = tail call float @llvm.fmuladd.f32(float %76, float %76, float %65)
  %78 = fneg float %77
  %79 = fmul float %2, %78
  %80 = tail call afn noundef float @llvm.amdgcn.exp2.f32(float %79)
  %81 = tail call float @llvm.fmuladd.f32(float %80, float %51, float 0.000000e+00)
  %82 = shl i64 %18, 32
  %83 = add i64 %82, 4294967296
  %84 = ashr exact i64 %83, 30
  %85 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %84
  %86 = load float, ptr addrspace(1) %85, align 4, !tbaa !24
  %87 = fsub float %23, %86
  %88 = tail call float @llvm.fmuladd.f32(float %87, float %87, float 0.000000e+00)
  %89 = shl i64 %18, 32
  %90 = add i64 %89, 8589934592
  %91 = ashr exact i64 %90, 30
  %92 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %91
  %93 = load float, ptr addrspace(1) %92, align 4, !tbaa !24
  %94 = fsub float %34, %93
  %95 = tail call float @llvm.fmuladd.f32(float %94, float %94, float %88)
  %96 = shl i64 %18, 32
  %97 = add i64 %96, 12884901888
  %98 = ashr exact i64 %97, 30
  %99 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %98
  %100 = load float, ptr addrspace(1) %99, align 4, !tbaa !24
  %101 = fsub float %46, %100
  %102 = tail call float @llvm.fmuladd.f32(float %101, float %101, float %95)
  %103 = shl i64 %18, 32
  %104 = add i64 %103, 17179869184
  %105 = ashr exact i64 %104, 30
  %106 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %105
  %107 = load float, ptr addrspace(1) %106, align 4, !tbaa !24
  %108 = fsub float %58, %107
  %109 = tail call float @llvm.fmuladd.f32(float %108, float %108, float %102)
  %110 = shl i64 %18, 32
  %111 = add i64 %110, 21474836480
  %112 = ashr exact i64 %111, 30
  %113 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %112
  %114 = load float, ptr addrspace(1) %113, align 4, !tbaa !24
  %115 = fsub float %70, %114
  %116 = tail call float @llvm.fmuladd.f32(float %115, float %115, float %109)
  %117 = fneg float %116
  %118 = fmul float %2, %117
  %119 = tail call afn noundef float @llvm.amdgcn.exp2.f32(float %118)
  %120 = tail call float @llvm.fmuladd.f32(float %119, float %100, float %81)
  %121 = fadd float %80, %119
  %122 = shl i64 %18, 32
  %123 = add i64 %122, 8589934592
  %124 = ashr exact i64 %123, 30
  %125 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %124
  %126 = load float, ptr addrspace(1) %125, align 4, !tbaa !24
  %127 = fsub float %23, %126
  %128 = tail call float @llvm.fmuladd.f32(float %127, float %127, float 0.000000e+00)
  %129 = shl i64 %18, 32
  %130 = add i64 %129, 12884901888
  %131 = ashr exact i64 %130, 30
  %132 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %131
  %133 = load float, ptr addrspace(1) %132, align 4, !tbaa !24
  %134 = fsub float %34, %133
  %135 = tail call float @llvm.fmuladd.f32(float %134, float %134, float %128)
  %136 = fsub float %46, %23
  %137 = tail call float @llvm.fmuladd.f32(float %136, float %136, float %135)
  %138 = shl i64 %18, 32
  %139 = add i64 %138, 21474836480
  %140 = ashr exact i64 %139, 30
  %141 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %140
  %142 = load float, ptr addrspace(1) %141, align 4, !tbaa !24
  %143 = fsub float %58, %142
  %144 = tail call float @llvm.fmuladd.f32(float %143, float %143, float %137)
  %145 = fsub float %70, %46
  %146 = tail call float @llvm.fmuladd.f32(float %145, float %145, float %144)
  %147 = fneg float %146
  %148 = fmul float %2, %147
  %149 = tail call afn noundef float @llvm.amdgcn.exp2.f32(float %148)
  %150 = load float, ptr addrspace(1) %22, align 4, !tbaa !24
  %151 = tail call float @llvm.fmuladd.f32(float %149, float %150, float %120)
  %152 = fadd float %121, %149
  %153 = shl i64 %18, 32
  %154 = add i64 %153, 12884901888
  %155 = ashr exact i64 %154, 30
  %156 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %155
  %157 = load float, ptr addrspace(1) %156, align 4, !tbaa !24
  %158 = fsub float %150, %157
  %159 = tail call float @llvm.fmuladd.f32(float %158, float %158, float 0.000000e+00)
  %160 = load float, ptr addrspace(1) %33, align 4, !tbaa !24
  %161 = shl i64 %18, 32
  %162 = add i64 %161, 17179869184
  %163 = ashr exact i64 %162, 30
  %164 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %163
  %165 = load float, ptr addrspace(1) %164, align 4, !tbaa !24
  %166 = fsub float %160, %165
  %167 = tail call float @llvm.fmuladd.f32(float %166, float %166, float %159)
  %168 = load float, ptr addrspace(1) %45, align 4, !tbaa !24
  %169 = fsub float %168, %160
  %170 = tail call float @llvm.fmuladd.f32(float %169, float %169, float %167)
  %171 = load float, ptr addrspace(1) %57, align 4, !tbaa !24
  %172 = fsub float %171, %168
  %173 = tail call float @llvm.fmuladd.f32(float %172, float %172, float %170)
  %174 = shl i64 %18, 32
  %175 = add i64 %174, 30064771072
  %176 = ashr exact i64 %175, 30
  %177 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %176
  %178 = load float, ptr addrspace(1) %177, align 4, !tbaa !24
  %179 = fsub float %70, %178
  %180 = tail call float @llvm.fmuladd.f32(float %179, float %179, float %173)
  %181 = fneg float %180
  %182 = fmul float %2, %181
  %183 = tail call afn noundef float @llvm.amdgcn.exp2.f32(float %182)
  %184 = tail call float @llvm.fmuladd.f32(float %183, float %160, float %151)
  %185 = fadd float %152, %183
  %186 = shl i64 %18, 32
  %187 = add i64 %186, 17179869184
  %188 = ashr exact i64 %187, 30
  %189 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %188
  %190 = load float, ptr addrspace(1) %189, align 4, !tbaa !24
  %191 = fsub float %150, %190
  %192 = tail call float @llvm.fmuladd.f32(float %191, float %191, float 0.000000e+00)
  %193 = shl i64 %18, 32
  %194 = add i64 %193, 21474836480
  %195 = ashr exact i64 %194, 30
  %196 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %195
  %197 = load float, ptr addrspace(1) %196, align 4, !tbaa !24
  %198 = fsub float %160, %197
  %199 = tail call float @llvm.fmuladd.f32(float %198, float %198, float %192)
  %200 = fsub float %168, %168
  %201 = tail call float @llvm.fmuladd.f32(float %200, float %200, float %199)
  %202 = shl i64 %18, 32
  %203 = add i64 %202, 30064771072
  %204 = ashr exact i64 %203, 30
  %205 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %204
  %206 = load float, ptr addrspace(1) %205, align 4, !tbaa !24
  %207 = fsub float %171, %206
  %208 = tail call float @llvm.fmuladd.f32(float %207, float %207, float %201)
  %209 = load float, ptr addrspace(1) %69, align 4, !tbaa !24
  %210 = shl i64 %18, 32
  %211 = add i64 %210, 34359738368
  %212 = ashr exact i64 %211, 30
  %213 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %212
  %214 = load float, ptr addrspace(1) %213, align 4, !tbaa !24
  %215 = fsub float %209, %214
  %216 = tail call float @llvm.fmuladd.f32(float %215, float %215, float %208)
  %217 = fneg float %216
  %218 = fmul float %2, %217
  %219 = tail call afn noundef float @llvm.amdgcn.exp2.f32(float %218)
  %220 = tail call float @llvm.fmuladd.f32(float %219, float %168, float %184)
  %221 = fadd float %185, %219
  %222 = shl i64 %18, 32
  %223 = add i64 %222, 21474836480
  %224 = ashr exact i64 %223, 30
  %225 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %224
  %226 = load float, ptr addrspace(1) %225, align 4, !tbaa !24
  %227 = fsub float %150, %226
  %228 = tail call float @llvm.fmuladd.f32(float %227, float %227, float 0.000000e+00)
  %229 = fsub float %160, %168
  %230 = tail call float @llvm.fmuladd.f32(float %229, float %229, float %228)
  %231 = fsub float %168, %171
  %232 = tail call float @llvm.fmuladd.f32(float %231, float %231, float %230)
  %233 = shl i64 %18, 32
  %234 = add i64 %233, 34359738368
  %235 = ashr exact i64 %234, 30
  %236 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %235
  %237 = load float, ptr addrspace(1) %236, align 4, !tbaa !24
  %238 = fsub float %171, %237
  %239 = tail call float @llvm.fmuladd.f32(float %238, float %238, float %232)
  %240 = shl i64 %18, 32
  %241 = add i64 %240, 38654705664
  %242 = ashr exact i64 %241, 30
  %243 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %242
  %244 = load float, ptr addrspace(1) %243, align 4, !tbaa !24
  %245 = fsub float %209, %244
  %246 = tail call float @llvm.fmuladd.f32(float %245, float %245, float %239)
  %247 = fneg float %246
  %248 = fmul float %2, %247
  %249 = tail call afn noundef float @llvm.amdgcn.exp2.f32(float %248)
  %250 = tail call float @llvm.fmuladd.f32(float %249, float %171, float %220)
  %251 = fadd float %221, %249
  %252 = fsub float %150, %168
  %253 = tail call float @llvm.fmuladd.f32(float %252, float %252, float 0.000000e+00)
  %254 = shl i64 %18, 32
  %255 = add i64 %254, 30064771072
  %256 = ashr exact i64 %255, 30
  %257 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %256
  %258 = load float, ptr addrspace(1) %257, align 4, !tbaa !24
  %259 = fsub float %160, %258
  %260 = tail call float @llvm.fmuladd.f32(float %259, float %259, float %253)
  %261 = fsub float %168, %209
  %262 = tail call float @llvm.fmuladd.f32(float %261, float %261, float %260)
  %263 = shl i64 %18, 32
  %264 = add i64 %263, 38654705664
  %265 = ashr exact i64 %264, 30
  %266 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %265
  %267 = load float, ptr addrspace(1) %266, align 4, !tbaa !24
  %268 = fsub float %171, %267
  %269 = tail call float @llvm.fmuladd.f32(float %268, float %268, float %262)
  %270 = shl i64 %18, 32
  %271 = add i64 %270, 42949672960
  %272 = ashr exact i64 %271, 30
  %273 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %272
  %274 = load float, ptr addrspace(1) %273, align 4, !tbaa !24
  %275 = fsub float %209, %274
  %276 = tail call float @llvm.fmuladd.f32(float %275, float %275, float %269)
  %277 = fneg float %276
  %278 = fmul float %2, %277
  %279 = tail call afn noundef float @llvm.amdgcn.exp2.f32(float %278)
  %280 = tail call float @llvm.fmuladd.f32(float %279, float %209, float %250)
  %281 = fadd float %251, %279
  %282 = load float, ptr addrspace(1) %22, align 4, !tbaa !24
  %283 = shl i64 %18, 32
  %284 = add i64 %283, 30064771072
  %285 = ashr exact i64 %284, 30
  %286 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %285
  %287 = load float, ptr addrspace(1) %286, align 4, !tbaa !24
  %288 = fsub float %282, %287
  %289 = tail call float @llvm.fmuladd.f32(float %288, float %288, float 0.000000e+00)
  %290 = load float, ptr addrspace(1) %33, align 4, !tbaa !24
  %291 = shl i64 %18, 32
  %292 = add i64 %291, 34359738368
  %293 = ashr exact i64 %292, 30
  %294 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %293
  %295 = load float, ptr addrspace(1) %294, align 4, !tbaa !24
  %296 = fsub float %290, %295
  %297 = tail call float @llvm.fmuladd.f32(float %296, float %296, float %289)
  %298 = load float, ptr addrspace(1) %45, align 4, !tbaa !24
  %299 = shl i64 %18, 32
  %300 = add i64 %299, 38654705664
  %301 = ashr exact i64 %300, 30
  %302 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %301
  %303 = load float, ptr addrspace(1) %302, align 4, !tbaa !24
  %304 = fsub float %298, %303
  %305 = tail call float @llvm.fmuladd.f32(float %304, float %304, float %297)
  %306 = load float, ptr addrspace(1) %57, align 4, !tbaa !24
  %307 = shl i64 %18, 32
  %308 = add i64 %307, 42949672960
  %309 = ashr exact i64 %308, 30
  %310 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %309
  %311 = load float, ptr addrspace(1) %310, align 4, !tbaa !24
  %312 = fsub float %306, %311
  %313 = tail call float @llvm.fmuladd.f32(float %312, float %312, float %305)
  %314 = shl i64 %18, 32
  %315 = add i64 %314, 47244640256
  %316 = ashr exact i64 %315, 30
  %317 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %316
  %318 = load float, ptr addrspace(1) %317, align 4, !tbaa !24
  %319 = fsub float %209, %318
  %320 = tail call float @llvm.fmuladd.f32(float %319, float %319, float %313)
  %321 = fneg float %320
  %322 = fmul float %2, %321
  %323 = tail call afn noundef float @llvm.amdgcn.exp2.f32(float %322)
  %324 = tail call float @llvm.fmuladd.f32(float %323, float %303, float %280)
  %325 = fadd float %281, %323
  %326 = shl i64 %18, 32
  %327 = add i64 %326, 34359738368
  %328 = ashr exact i64 %327, 30
  %329 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %328
  %330 = load float, ptr addrspace(1) %329, align 4, !tbaa !24
  %331 = fsub float %282, %330
  %332 = tail call float @llvm.fmuladd.f32(float %331, float %331, float 0.000000e+00)
  %333 = shl i64 %18, 32
  %334 = add i64 %333, 38654705664
  %335 = ashr exact i64 %334, 30
  %336 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %335
  %337 = load float, ptr addrspace(1) %336, align 4, !tbaa !24
  %338 = fsub float %290, %337
  %339 = tail call float @llvm.fmuladd.f32(float %338, float %338, float %332)
  %340 = shl i64 %18, 32
  %341 = add i64 %340, 42949672960
  %342 = ashr exact i64 %341, 30
  %343 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %342
  %344 = load float, ptr addrspace(1) %343, align 4, !tbaa !24
  %345 = fsub float %298, %344
  %346 = tail call float @llvm.fmuladd.f32(float %345, float %345, float %339)
  %347 = shl i64 %18, 32
  %348 = add i64 %347, 47244640256
  %349 = ashr exact i64 %348, 30
  %350 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %349
  %351 = load float, ptr addrspace(1) %350, align 4, !tbaa !24
  %352 = fsub float %306, %351
  %353 = tail call float @llvm.fmuladd.f32(float %352, float %352, float %346)
  %354 = load float, ptr addrspace(1) %69, align 4, !tbaa !24
  %355 = shl i64 %18, 32
  %356 = add i64 %355, 51539607552
  %357 = ashr exact i64 %356, 30
  %358 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %357
  %359 = load float, ptr addrspace(1) %358, align 4, !tbaa !24
  %360 = fsub float %354, %359
  %361 = tail call float @llvm.fmuladd.f32(float %360, float %360, float %353)
  %362 = fneg float %361
  %363 = fmul float %2, %362
  %364 = tail call afn noundef float @llvm.amdgcn.exp2.f32(float %363)
  %365 = tail call float @llvm.fmuladd.f32(float %364, float %344, float %324)
  %366 = fadd float %325, %364
  %367 = fdiv arcp afn float %365, %366, !fpmath !19
  %368 = shl i64 %18, 32
  %369 = ashr exact i64 %368, 30
  %370 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %369
  store float %367, ptr addrspace(1) %370, align 4, !tbaa !24
  ret void
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #7

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x float> @llvm.fmuladd.v4f32(<4 x float>, <4 x float>, <4 x float>) #7

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef nonnull align 4 ptr addrspace(4) @llvm.amdgcn.dispatch.ptr() #1

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
declare float @llvm.amdgcn.exp2.f32(float) #7

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #7

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smin.i32(i32, i32) #7

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) "amdgpu-agpr-alloc"="0" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-lds-kernel-id" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) "amdgpu-agpr-alloc"="0" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-lds-kernel-id" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #3 = { nofree norecurse nosync nounwind memory(argmem: readwrite) "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #4 = { alwaysinline nofree norecurse nosync nounwind memory(argmem: readwrite) "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #5 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #6 = { alwaysinline mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #7 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }

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
!12 = !{i32 1, i32 1, i32 0, i32 0, i32 0, i32 0, i32 0}
!13 = !{!"none", !"none", !"none", !"none", !"none", !"none", !"none"}
!14 = !{!"float4*", !"float4*", !"int", !"int", !"int", !"float", !"float"}
!15 = !{!"float __attribute__((ext_vector_type(4)))*", !"float __attribute__((ext_vector_type(4)))*", !"int", !"int", !"int", !"float", !"float"}
!16 = !{!"const", !"", !"", !"", !"", !"", !""}
!17 = !{!8, !8, i64 0}
!18 = !{}
!19 = !{float 2.500000e+00}
!20 = !{i32 1, i32 1, i32 0}
!21 = !{!"none", !"none", !"none"}
!22 = !{!"float*", !"float*", !"float"}
!23 = !{!"const", !"", !""}
!24 = !{!25, !25, i64 0}
!25 = !{!"float", !8, i64 0}
