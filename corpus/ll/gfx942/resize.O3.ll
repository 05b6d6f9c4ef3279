; ModuleID = 'corpus/opencl/resize.cl'
source_filename = "corpus/opencl/resize.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

%struct.extent = type { i32, i32 }
%struct.affine = type { [2 x [3 x float]] }

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

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define protected amdgpu_kernel void @resize_bilinear(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, ptr addrspace(4) noundef readonly byref(%struct.extent) align 4 captures(none) %2, ptr addrspace(4) noundef readonly byref(%struct.extent) align 4 captures(none) %3, float noundef %4, float noundef %5) local_unnamed_addr #3 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !14 !kernel_arg_base_type !15 !kernel_arg_type_qual !16 {
  %7 = load i32, ptr addrspace(4) %3, align 4, !amdgpu.noclobber !17
  %8 = getelementptr inbounds nuw i8, ptr addrspace(4) %3, i64 4
  %9 = load i32, ptr addrspace(4) %8, align 4, !amdgpu.noclobber !17
  %10 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %11 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %12 = getelementptr inbounds nuw i8, ptr addrspace(4) %11, i64 4
  %13 = load i32, ptr addrspace(4) %12, align 4, !tbaa !6
  %14 = and i32 %13, 65535
  %15 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %16 = tail call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %17 = getelementptr inbounds nuw i8, ptr addrspace(4) %16, i64 40
  %18 = load i64, ptr addrspace(4) %17, align 8, !tbaa !10
  %19 = zext i32 %10 to i64
  %20 = zext nneg i32 %14 to i64
  %21 = mul nuw nsw i64 %20, %19
  %22 = zext nneg i32 %15 to i64
  %23 = add i64 %18, %22
  %24 = add i64 %23, %21
  %25 = trunc i64 %24 to i32
  %26 = tail call i32 @llvm.amdgcn.workgroup.id.y()
  %27 = lshr i32 %13, 16
  %28 = tail call i32 @llvm.amdgcn.workitem.id.y()
  %29 = getelementptr inbounds nuw i8, ptr addrspace(4) %16, i64 48
  %30 = load i64, ptr addrspace(4) %29, align 8, !tbaa !10
  %31 = zext i32 %26 to i64
  %32 = zext nneg i32 %27 to i64
  %33 = mul nuw nsw i64 %32, %31
  %34 = zext nneg i32 %28 to i64
  %35 = add i64 %30, %34
  %36 = add i64 %35, %33
  %37 = trunc i64 %36 to i32
  %38 = icmp sgt i32 %7, %25
  %39 = icmp sgt i32 %9, %37
  %40 = select i1 %38, i1 %39, i1 false
  br i1 %40, label %41, label %109

41:                                               ; preds = %6
  %42 = getelementptr inbounds nuw i8, ptr addrspace(4) %2, i64 4
  %43 = load i32, ptr addrspace(4) %42, align 4, !amdgpu.noclobber !17
  %44 = load i32, ptr addrspace(4) %2, align 4, !amdgpu.noclobber !17
  %45 = sitofp i32 %25 to float
  %46 = fadd float %45, 5.000000e-01
  %47 = tail call float @llvm.fmuladd.f32(float %46, float %4, float -5.000000e-01)
  %48 = tail call fastcc float @llvm.maxnum.f32(float noundef %47, float noundef 0.000000e+00) #9
  %49 = sitofp i32 %37 to float
  %50 = fadd float %49, 5.000000e-01
  %51 = tail call float @llvm.fmuladd.f32(float %50, float %5, float -5.000000e-01)
  %52 = tail call fastcc float @llvm.maxnum.f32(float noundef %51, float noundef 0.000000e+00) #9
  %53 = fptosi float %48 to i32
  %54 = add nsw i32 %44, -1
  %55 = tail call noundef range(i32 -2147483648, 2147483647) i32 @llvm.smin.i32(i32 range(i32 -2147483648, 2147483647) %54, i32 %53)
  %56 = fptosi float %52 to i32
  %57 = add nsw i32 %43, -1
  %58 = tail call noundef range(i32 -2147483648, 2147483647) i32 @llvm.smin.i32(i32 range(i32 -2147483648, 2147483647) %57, i32 %56)
  %59 = add nsw i32 %55, 1
  %60 = tail call noundef range(i32 -2147483648, 2147483647) i32 @llvm.smin.i32(i32 range(i32 -2147483648, 2147483647) %54, i32 %59)
  %61 = add nsw i32 %58, 1
  %62 = tail call noundef range(i32 -2147483648, 2147483647) i32 @llvm.smin.i32(i32 range(i32 -2147483648, 2147483647) %57, i32 %61)
  %63 = sitofp i32 %55 to float
  %64 = fsub float %48, %63
  %65 = sitofp i32 %58 to float
  %66 = fsub float %52, %65
  %67 = mul nsw i32 %58, %44
  %68 = add nsw i32 %67, %55
  %69 = sext i32 %68 to i64
  %70 = getelementptr inbounds <4 x i8>, ptr addrspace(1) %0, i64 %69
  %71 = load <4 x i8>, ptr addrspace(1) %70, align 4, !tbaa !18, !amdgpu.noclobber !17
  %72 = uitofp <4 x i8> %71 to <4 x float>
  %73 = add nsw i32 %60, %67
  %74 = sext i32 %73 to i64
  %75 = getelementptr inbounds <4 x i8>, ptr addrspace(1) %0, i64 %74
  %76 = load <4 x i8>, ptr addrspace(1) %75, align 4, !tbaa !18, !amdgpu.noclobber !17
  %77 = uitofp <4 x i8> %76 to <4 x float>
  %78 = insertelement <4 x float> poison, float %64, i64 0
  %79 = shufflevector <4 x float> %78, <4 x float> poison, <4 x i32> zeroinitializer
  %80 = fsub <4 x float> %77, %72
  %81 = tail call noundef <4 x float> @llvm.fmuladd.v4f32(<4 x float> %80, <4 x float> %79, <4 x float> %72)
  %82 = mul nsw i32 %62, %44
  %83 = add nsw i32 %82, %55
  %84 = sext i32 %83 to i64
  %85 = getelementptr inbounds <4 x i8>, ptr addrspace(1) %0, i64 %84
  %86 = load <4 x i8>, ptr addrspace(1) %85, align 4, !tbaa !18, !amdgpu.noclobber !17
  %87 = uitofp <4 x i8> %86 to <4 x float>
  %88 = add nsw i32 %82, %60
  %89 = sext i32 %88 to i64
  %90 = getelementptr inbounds <4 x i8>, ptr addrspace(1) %0, i64 %89
  %91 = load <4 x i8>, ptr addrspace(1) %90, align 4, !tbaa !18, !amdgpu.noclobber !17
  %92 = uitofp <4 x i8> %91 to <4 x float>
  %93 = fsub <4 x float> %92, %87
  %94 = tail call noundef <4 x float> @llvm.fmuladd.v4f32(<4 x float> %93, <4 x float> %79, <4 x float> %87)
  %95 = insertelement <4 x float> poison, float %66, i64 0
  %96 = shufflevector <4 x float> %95, <4 x float> poison, <4 x i32> zeroinitializer
  %97 = fsub <4 x float> %94, %81
  %98 = tail call noundef <4 x float> @llvm.fmuladd.v4f32(<4 x float> %97, <4 x float> %96, <4 x float> %81)
  %99 = tail call noundef <4 x float> @llvm.rint.v4f32(<4 x float> %98)
  %100 = fcmp ole <4 x float> %99, zeroinitializer
  %101 = select <4 x i1> %100, <4 x float> zeroinitializer, <4 x float> %99
  %102 = fptoui <4 x float> %101 to <4 x i8>
  %103 = fcmp oge <4 x float> %99, splat (float 2.550000e+02)
  %104 = select <4 x i1> %103, <4 x i8> splat (i8 -1), <4 x i8> %102
  %105 = mul nsw i32 %7, %37
  %106 = add nsw i32 %105, %25
  %107 = sext i32 %106 to i64
  %108 = getelementptr inbounds <4 x i8>, ptr addrspace(1) %1, i64 %107
  store <4 x i8> %104, ptr addrspace(1) %108, align 4, !tbaa !18
  br label %109

109:                                              ; preds = %6, %41
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define protected void @__clang_ocl_kern_imp_resize_bilinear(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, [2 x i32] %2, [2 x i32] %3, float noundef %4, float noundef %5) local_unnamed_addr #4 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !14 !kernel_arg_base_type !15 !kernel_arg_type_qual !16 {
  %7 = extractvalue [2 x i32] %3, 0
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
  %36 = icmp sgt i32 %7, %23
  %37 = extractvalue [2 x i32] %3, 1
  %38 = icmp sgt i32 %37, %35
  %39 = select i1 %36, i1 %38, i1 false
  br i1 %39, label %40, label %107

40:                                               ; preds = %6
  %41 = extractvalue [2 x i32] %2, 1
  %42 = extractvalue [2 x i32] %2, 0
  %43 = sitofp i32 %23 to float
  %44 = fadd float %43, 5.000000e-01
  %45 = tail call float @llvm.fmuladd.f32(float %44, float %4, float -5.000000e-01)
  %46 = tail call fastcc float @llvm.maxnum.f32(float noundef %45, float noundef 0.000000e+00) #9
  %47 = sitofp i32 %35 to float
  %48 = fadd float %47, 5.000000e-01
  %49 = tail call float @llvm.fmuladd.f32(float %48, float %5, float -5.000000e-01)
  %50 = tail call fastcc float @llvm.maxnum.f32(float noundef %49, float noundef 0.000000e+00) #9
  %51 = fptosi float %46 to i32
  %52 = add nsw i32 %42, -1
  %53 = tail call noundef range(i32 -2147483648, 2147483647) i32 @llvm.smin.i32(i32 range(i32 -2147483648, 2147483647) %52, i32 %51)
  %54 = fptosi float %50 to i32
  %55 = add nsw i32 %41, -1
  %56 = tail call noundef range(i32 -2147483648, 2147483647) i32 @llvm.smin.i32(i32 range(i32 -2147483648, 2147483647) %55, i32 %54)
  %57 = add nsw i32 %53, 1
  %58 = tail call noundef range(i32 -2147483648, 2147483647) i32 @llvm.smin.i32(i32 range(i32 -2147483648, 2147483647) %52, i32 %57)
  %59 = add nsw i32 %56, 1
  %60 = tail call noundef range(i32 -2147483648, 2147483647) i32 @llvm.smin.i32(i32 range(i32 -2147483648, 2147483647) %55, i32 %59)
  %61 = sitofp i32 %53 to float
  %62 = fsub float %46, %61
  %63 = sitofp i32 %56 to float
  %64 = fsub float %50, %63
  %65 = mul nsw i32 %56, %42
  %66 = add nsw i32 %65, %53
  %67 = sext i32 %66 to i64
  %68 = getelementptr inbounds <4 x i8>, ptr addrspace(1) %0, i64 %67
  %69 = load <4 x i8>, ptr addrspace(1) %68, align 4, !tbaa !18
  %70 = uitofp <4 x i8> %69 to <4 x float>
  %71 = add nsw i32 %58, %65
  %72 = sext i32 %71 to i64
  %73 = getelementptr inbounds <4 x i8>, ptr addrspace(1) %0, i64 %72
  %74 = load <4 x i8>, ptr addrspace(1) %73, align 4, !tbaa !18
  %75 = uitofp <4 x i8> %74 to <4 x float>
  %76 = insertelement <4 x float> poison, float %62, i64 0
  %77 = shufflevector <4 x float> %76, <4 x float> poison, <4 x i32> zeroinitializer
  %78 = fsub <4 x float> %75, %70
  %79 = tail call noundef <4 x float> @llvm.fmuladd.v4f32(<4 x float> %78, <4 x float> %77, <4 x float> %70)
  %80 = mul nsw i32 %60, %42
  %81 = add nsw i32 %80, %53
  %82 = sext i32 %81 to i64
  %83 = getelementptr inbounds <4 x i8>, ptr addrspace(1) %0, i64 %82
  %84 = load <4 x i8>, ptr addrspace(1) %83, align 4, !tbaa !18
  %85 = uitofp <4 x i8> %84 to <4 x float>
  %86 = add nsw i32 %80, %58
  %87 = sext i32 %86 to i64
  %88 = getelementptr inbounds <4 x i8>, ptr addrspace(1) %0, i64 %87
  %89 = load <4 x i8>, ptr addrspace(1) %88, align 4, !tbaa !18
  %90 = uitofp <4 x i8> %89 to <4 x float>
  %91 = fsub <4 x float> %90, %85
  %92 = tail call noundef <4 x float> @llvm.fmuladd.v4f32(<4 x float> %91, <4 x float> %77, <4 x float> %85)
  %93 = insertelement <4 x float> poison, float %64, i64 0
  %94 = shufflevector <4 x float> %93, <4 x float> poison, <4 x i32> zeroinitializer
  %95 = fsub <4 x float> %92, %79
  %96 = tail call noundef <4 x float> @llvm.fmuladd.v4f32(<4 x float> %95, <4 x float> %94, <4 x float> %79)
  %97 = tail call noundef <4 x float> @llvm.rint.v4f32(<4 x float> %96)
  %98 = fcmp ole <4 x float> %97, zeroinitializer
  %99 = select <4 x i1> %98, <4 x float> zeroinitializer, <4 x float> %97
  %100 = fptoui <4 x float> %99 to <4 x i8>
  %101 = fcmp oge <4 x float> %97, splat (float 2.550000e+02)
  %102 = select <4 x i1> %101, <4 x i8> splat (i8 -1), <4 x i8> %100
  %103 = mul nsw i32 %7, %35
  %104 = add nsw i32 %103, %23
  %105 = sext i32 %104 to i64
  %106 = getelementptr inbounds <4 x i8>, ptr addrspace(1) %1, i64 %105
  store <4 x i8> %102, ptr addrspace(1) %106, align 4, !tbaa !18
  br label %107

107:                                              ; preds = %6, %40
  ret void
}

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define protected amdgpu_kernel void @resize_bicubic(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, float noundef %5) local_unnamed_addr #3 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !19 !kernel_arg_base_type !19 !kernel_arg_type_qual !16 {
  %7 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %8 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %9 = getelementptr inbounds nuw i8, ptr addrspace(4) %8, i64 4
  %10 = load i32, ptr addrspace(4) %9, align 4, !tbaa !6
  %11 = and i32 %10, 65535
  %12 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %13 = tail call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %14 = getelementptr inbounds nuw i8, ptr addrspace(4) %13, i64 40
  %15 = load i64, ptr addrspace(4) %14, align 8, !tbaa !10
  %16 = zext i32 %7 to i64
  %17 = zext nneg i32 %11 to i64
  %18 = mul nuw nsw i64 %17, %16
  %19 = zext nneg i32 %12 to i64
  %20 = add i64 %15, %19
  %21 = add i64 %20, %18
  %22 = trunc i64 %21 to i32
  %23 = tail call i32 @llvm.amdgcn.workgroup.id.y()
  %24 = lshr i32 %10, 16
  %25 = tail call i32 @llvm.amdgcn.workitem.id.y()
  %26 = getelementptr inbounds nuw i8, ptr addrspace(4) %13, i64 48
  %27 = load i64, ptr addrspace(4) %26, align 8, !tbaa !10
  %28 = zext i32 %23 to i64
  %29 = zext nneg i32 %24 to i64
  %30 = mul nuw nsw i64 %29, %28
  %31 = zext nneg i32 %25 to i64
  %32 = add i64 %27, %31
  %33 = add i64 %32, %30
  %34 = trunc i64 %33 to i32
  %35 = sitofp i32 %22 to float
  %36 = fadd float %35, 5.000000e-01
  %37 = tail call float @llvm.fmuladd.f32(float %36, float %5, float -5.000000e-01)
  %38 = sitofp i32 %34 to float
  %39 = fadd float %38, 5.000000e-01
  %40 = tail call float @llvm.fmuladd.f32(float %39, float %5, float -5.000000e-01)
  %41 = tail call fastcc float @llvm.floor.f32(float noundef %37) #9
  %42 = fptosi float %41 to i32
  %43 = tail call fastcc float @llvm.floor.f32(float noundef %40) #9
  %44 = fptosi float %43 to i32
  %45 = sitofp i32 %42 to float
  %46 = fsub float %37, %45
  %47 = fsub float 1.000000e+00, %46
  %48 = fadd float %46, 1.000000e+00
  %49 = tail call float @llvm.fmuladd.f32(float %48, float -5.000000e-01, float 2.500000e+00)
  %50 = tail call float @llvm.fmuladd.f32(float %49, float %48, float -4.000000e+00)
  %51 = tail call float @llvm.fmuladd.f32(float %50, float %48, float 2.000000e+00)
  %52 = tail call float @llvm.fmuladd.f32(float %46, float 1.500000e+00, float -2.500000e+00)
  %53 = fmul float %46, %52
  %54 = tail call float @llvm.fmuladd.f32(float %53, float %46, float 1.000000e+00)
  %55 = tail call float @llvm.fmuladd.f32(float %47, float 1.500000e+00, float -2.500000e+00)
  %56 = fmul float %47, %55
  %57 = tail call float @llvm.fmuladd.f32(float %56, float %47, float 1.000000e+00)
  %58 = fadd float %47, 1.000000e+00
  %59 = tail call float @llvm.fmuladd.f32(float %58, float -5.000000e-01, float 2.500000e+00)
  %60 = tail call float @llvm.fmuladd.f32(float %59, float %58, float -4.000000e+00)
  %61 = tail call float @llvm.fmuladd.f32(float %60, float %58, float 2.000000e+00)
  %62 = sitofp i32 %44 to float
  %63 = fsub float %40, %62
  %64 = fsub float 1.000000e+00, %63
  %65 = fadd float %63, 1.000000e+00
  %66 = tail call float @llvm.fmuladd.f32(float %65, float -5.000000e-01, float 2.500000e+00)
  %67 = tail call float @llvm.fmuladd.f32(float %66, float %65, float -4.000000e+00)
  %68 = tail call float @llvm.fmuladd.f32(float %67, float %65, float 2.000000e+00)
  %69 = tail call float @llvm.fmuladd.f32(float %63, float 1.500000e+00, float -2.500000e+00)
  %70 = fmul float %63, %69
  %71 = tail call float @llvm.fmuladd.f32(float %70, float %63, float 1.000000e+00)
  %72 = tail call float @llvm.fmuladd.f32(float %64, float 1.500000e+00, float -2.500000e+00)
  %73 = fmul float %64, %72
  %74 = tail call float @llvm.fmuladd.f32(float %73, float %64, float 1.000000e+00)
  %75 = fadd float %64, 1.000000e+00
  %76 = tail call float @llvm.fmuladd.f32(float %75, float -5.000000e-01, float 2.500000e+00)
  %77 = tail call float @llvm.fmuladd.f32(float %76, float %75, float -4.000000e+00)
  %78 = tail call float @llvm.fmuladd.f32(float %77, float %75, float 2.000000e+00)
  %79 = add nsw i32 %2, -1
  %80 = tail call i32 @llvm.smax.i32(i32 %42, i32 1)
  %81 = add nsw i32 %80, -1
  %82 = tail call noundef range(i32 -2147483648, 2147483647) i32 @llvm.smin.i32(i32 range(i32 -2147483648, 2147483647) %79, i32 %81)
  %83 = sext i32 %82 to i64
  %84 = tail call noundef i32 @llvm.smax.i32(i32 %42, i32 0)
  %85 = tail call noundef range(i32 -2147483648, 2147483647) i32 @llvm.smin.i32(i32 range(i32 -2147483648, 2147483647) %79, i32 %84)
  %86 = sext i32 %85 to i64
  %87 = tail call i32 @llvm.smax.i32(i32 %42, i32 -1)
  %88 = add nsw i32 %87, 1
  %89 = tail call noundef range(i32 -2147483648, 2147483647) i32 @llvm.smin.i32(i32 range(i32 -2147483648, 2147483647) %79, i32 %88)
  %90 = sext i32 %89 to i64
  %91 = tail call i32 @llvm.smax.i32(i32 %42, i32 -2)
  %92 = add nsw i32 %91, 2
  %93 = tail call noundef range(i32 -2147483648, 2147483647) i32 @llvm.smin.i32(i32 range(i32 -2147483648, 2147483647) %79, i32 %92)
  %94 = sext i32 %93 to i64
  %95 = tail call i32 @llvm.smax.i32(i32 %44, i32 1)
  %96 = tail call i32 @llvm.smin.i32(i32 %3, i32 %95)
  %97 = add nsw i32 %96, -1
  %98 = mul nsw i32 %97, %2
  %99 = sext i32 %98 to i64
  %100 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %99
  %101 = getelementptr inbounds float, ptr addrspace(1) %100, i64 %83
  %102 = load float, ptr addrspace(1) %101, align 4, !tbaa !20, !amdgpu.noclobber !17
  %103 = getelementptr inbounds float, ptr addrspace(1) %100, i64 %86
  %104 = load float, ptr addrspace(1) %103, align 4, !tbaa !20, !amdgpu.noclobber !17
  %105 = getelementptr inbounds float, ptr addrspace(1) %100, i64 %90
  %106 = load float, ptr addrspace(1) %105, align 4, !tbaa !20, !amdgpu.noclobber !17
  %107 = getelementptr inbounds float, ptr addrspace(1) %100, i64 %94
  %108 = load float, ptr addrspace(1) %107, align 4, !tbaa !20, !amdgpu.noclobber !17
  %109 = fmul float %54, %104
  %110 = tail call float @llvm.fmuladd.f32(float %102, float %51, float %109)
  %111 = tail call float @llvm.fmuladd.f32(float %106, float %57, float %110)
  %112 = tail call noundef float @llvm.fmuladd.f32(float %108, float %61, float %111)
  %113 = tail call float @llvm.fmuladd.f32(float %68, float %112, float 0.000000e+00)
  %114 = tail call i32 @llvm.smax.i32(i32 %44, i32 0)
  %115 = add nuw nsw i32 %114, 1
  %116 = tail call i32 @llvm.smin.i32(i32 %3, i32 %115)
  %117 = add nsw i32 %116, -1
  %118 = mul nsw i32 %117, %2
  %119 = sext i32 %118 to i64
  %120 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %119
  %121 = getelementptr inbounds float, ptr addrspace(1) %120, i64 %83
  %122 = load float, ptr addrspace(1) %121, align 4, !tbaa !20, !amdgpu.noclobber !17
  %123 = getelementptr inbounds float, ptr addrspace(1) %120, i64 %86
  %124 = load float, ptr addrspace(1) %123, align 4, !tbaa !20, !amdgpu.noclobber !17
  %125 = getelementptr inbounds float, ptr addrspace(1) %120, i64 %90
  %126 = load float, ptr addrspace(1) %125, align 4, !tbaa !20, !amdgpu.noclobber !17
  %127 = getelementptr inbounds float, ptr addrspace(1) %120, i64 %94
  %128 = load float, ptr addrspace(1) %127, align 4, !tbaa !20, !amdgpu.noclobber !17
  %129 = fmul float %54, %124
  %130 = tail call float @llvm.fmuladd.f32(float %122, float %51, float %129)
  %131 = tail call float @llvm.fmuladd.f32(float %126, float %57, float %130)
  %132 = tail call noundef float @llvm.fmuladd.f32(float %128, float %61, float %131)
  %133 = tail call float @llvm.fmuladd.f32(float %71, float %132, float %113)
  %134 = tail call i32 @llvm.smax.i32(i32 %44, i32 -1)
  %135 = add nsw i32 %134, 2
  %136 = tail call i32 @llvm.smin.i32(i32 %3, i32 %135)
  %137 = add nsw i32 %136, -1
  %138 = mul nsw i32 %137, %2
  %139 = sext i32 %138 to i64
  %140 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %139
  %141 = getelementptr inbounds float, ptr addrspace(1) %140, i64 %83
  %142 = load float, ptr addrspace(1) %141, align 4, !tbaa !20, !amdgpu.noclobber !17
  %143 = getelementptr inbounds float, ptr addrspace(1) %140, i64 %86
  %144 = load float, ptr addrspace(1) %143, align 4, !tbaa !20, !amdgpu.noclobber !17
  %145 = getelementptr inbounds float, ptr addrspace(1) %140, i64 %90
  %146 = load float, ptr addrspace(1) %145, align 4, !tbaa !20, !amdgpu.noclobber !17
  %147 = getelementptr inbounds float, ptr addrspace(1) %140, i64 %94
  %148 = load float, ptr addrspace(1) %147, align 4, !tbaa !20, !amdgpu.noclobber !17
  %149 = fmul float %54, %144
  %150 = tail call float @llvm.fmuladd.f32(float %142, float %51, float %149)
  %151 = tail call float @llvm.fmuladd.f32(float %146, float %57, float %150)
  %152 = tail call noundef float @llvm.fmuladd.f32(float %148, float %61, float %151)
  %153 = tail call float @llvm.fmuladd.f32(float %74, float %152, float %133)
  %154 = tail call i32 @llvm.smax.i32(i32 %44, i32 -2)
  %155 = add nsw i32 %154, 3
  %156 = tail call i32 @llvm.smin.i32(i32 %3, i32 %155)
  %157 = add nsw i32 %156, -1
  %158 = mul nsw i32 %157, %2
  %159 = sext i32 %158 to i64
  %160 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %159
  %161 = getelementptr inbounds float, ptr addrspace(1) %160, i64 %83
  %162 = load float, ptr addrspace(1) %161, align 4, !tbaa !20, !amdgpu.noclobber !17
  %163 = getelementptr inbounds float, ptr addrspace(1) %160, i64 %86
  %164 = load float, ptr addrspace(1) %163, align 4, !tbaa !20, !amdgpu.noclobber !17
  %165 = getelementptr inbounds float, ptr addrspace(1) %160, i64 %90
  %166 = load float, ptr addrspace(1) %165, align 4, !tbaa !20, !amdgpu.noclobber !17
  %167 = getelementptr inbounds float, ptr addrspace(1) %160, i64 %94
  %168 = load float, ptr addrspace(1) %167, align 4, !tbaa !20, !amdgpu.noclobber !17
  %169 = fmul float %54, %164
  %170 = tail call float @llvm.fmuladd.f32(float %162, float %51, float %169)
  %171 = tail call float @llvm.fmuladd.f32(float %166, float %57, float %170)
  %172 = tail call noundef float @llvm.fmuladd.f32(float %168, float %61, float %171)
  %173 = tail call float @llvm.fmuladd.f32(float %78, float %172, float %153)
  %174 = mul nsw i32 %4, %34
  %175 = add nsw i32 %174, %22
  %176 = sext i32 %175 to i64
  %177 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %176
  store float %173, ptr addrspace(1) %177, align 4, !tbaa !20
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define protected void @__clang_ocl_kern_imp_resize_bicubic(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, float noundef %5) local_unnamed_addr #4 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !19 !kernel_arg_base_type !19 !kernel_arg_type_qual !16 {
  %7 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %8 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %9 = getelementptr inbounds nuw i8, ptr addrspace(4) %8, i64 4
  %10 = load i32, ptr addrspace(4) %9, align 4, !tbaa !6
  %11 = and i32 %10, 65535
  %12 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %13 = tail call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %14 = getelementptr inbounds nuw i8, ptr addrspace(4) %13, i64 40
  %15 = load i64, ptr addrspace(4) %14, align 8, !tbaa !10
  %16 = zext i32 %7 to i64
  %17 = zext nneg i32 %11 to i64
  %18 = mul nuw nsw i64 %17, %16
  %19 = zext nneg i32 %12 to i64
  %20 = add i64 %15, %19
  %21 = add i64 %20, %18
  %22 = trunc i64 %21 to i32
  %23 = tail call i32 @llvm.amdgcn.workgroup.id.y()
  %24 = lshr i32 %10, 16
  %25 = tail call i32 @llvm.amdgcn.workitem.id.y()
  %26 = getelementptr inbounds nuw i8, ptr addrspace(4) %13, i64 48
  %27 = load i64, ptr addrspace(4) %26, align 8, !tbaa !10
  %28 = zext i32 %23 to i64
  %29 = zext nneg i32 %24 to i64
  %30 = mul nuw nsw i64 %29, %28
  %31 = zext nneg i32 %25 to i64
  %32 = add i64 %27, %31
  %33 = add i64 %32, %30
  %34 = trunc i64 %33 to i32
  %35 = sitofp i32 %22 to float
  %36 = fadd float %35, 5.000000e-01
  %37 = tail call float @llvm.fmuladd.f32(float %36, float %5, float -5.000000e-01)
  %38 = sitofp i32 %34 to float
  %39 = fadd float %38, 5.000000e-01
  %40 = tail call float @llvm.fmuladd.f32(float %39, float %5, float -5.000000e-01)
  %41 = tail call fastcc float @llvm.floor.f32(float noundef %37) #9
  %42 = fptosi float %41 to i32
  %43 = tail call fastcc float @llvm.floor.f32(float noundef %40) #9
  %44 = fptosi float %43 to i32
  %45 = sitofp i32 %42 to float
  %46 = fsub float %37, %45
  %47 = fsub float 1.000000e+00, %46
  %48 = fadd float %46, 1.000000e+00
  %49 = tail call float @llvm.fmuladd.f32(float %48, float -5.000000e-01, float 2.500000e+00)
  %50 = tail call float @llvm.fmuladd.f32(float %49, float %48, float -4.000000e+00)
  %51 = tail call float @llvm.fmuladd.f32(float %50, float %48, float 2.000000e+00)
  %52 = tail call float @llvm.fmuladd.f32(float %46, float 1.500000e+00, float -2.500000e+00)
  %53 = fmul float %46, %52
  %54 = tail call float @llvm.fmuladd.f32(float %53, float %46, float 1.000000e+00)
  %55 = tail call float @llvm.fmuladd.f32(float %47, float 1.500000e+00, float -2.500000e+00)
  %56 = fmul float %47, %55
  %57 = tail call float @llvm.fmuladd.f32(float %56, float %47, float 1.000000e+00)
  %58 = fadd float %47, 1.000000e+00
  %59 = tail call float @llvm.fmuladd.f32(float %58, float -5.000000e-01, float 2.500000e+00)
  %60 = tail call float @llvm.fmuladd.f32(float %59, float %58, float -4.000000e+00)
  %61 = tail call float @llvm.fmuladd.f32(float %60, float %58, float 2.000000e+00)
  %62 = sitofp i32 %44 to float
  %63 = fsub float %40, %62
  %64 = fsub float 1.000000e+00, %63
  %65 = fadd float %63, 1.000000e+00
  %66 = tail call float @llvm.fmuladd.f32(float %65, float -5.000000e-01, float 2.500000e+00)
  %67 = tail call float @llvm.fmuladd.f32(float %66, float %65, float -4.000000e+00)
  %68 = tail call float @llvm.fmuladd.f32(float %67, float %65, float 2.000000e+00)
  %69 = tail call float @llvm.fmuladd.f32(float %63, float 1.500000e+00, float -2.500000e+00)
  %70 = fmul float %63, %69
  %71 = tail call float @llvm.fmuladd.f32(float %70, float %63, float 1.000000e+00)
  %72 = tail call float @llvm.fmuladd.f32(float %64, float 1.500000e+00, float -2.500000e+00)
  %73 = fmul float %64, %72
  %74 = tail call float @llvm.fmuladd.f32(float %73, float %64, float 1.000000e+00)
  %75 = fadd float %64, 1.000000e+00
  %76 = tail call float @llvm.fmuladd.f32(float %75, float -5.000000e-01, float 2.500000e+00)
  %77 = tail call float @llvm.fmuladd.f32(float %76, float %75, float -4.000000e+00)
  %78 = tail call float @llvm.fmuladd.f32(float %77, float %75, float 2.000000e+00)
  %79 = add nsw i32 %2, -1
  %80 = tail call i32 @llvm.smax.i32(i32 %42, i32 1)
  %81 = add nsw i32 %80, -1
  %82 = tail call noundef range(i32 -2147483648, 2147483647) i32 @llvm.smin.i32(i32 range(i32 -2147483648, 2147483647) %79, i32 %81)
  %83 = sext i32 %82 to i64
  %84 = tail call noundef i32 @llvm.smax.i32(i32 %42, i32 0)
  %85 = tail call noundef range(i32 -2147483648, 2147483647) i32 @llvm.smin.i32(i32 range(i32 -2147483648, 2147483647) %79, i32 %84)
  %86 = sext i32 %85 to i64
  %87 = tail call i32 @llvm.smax.i32(i32 %42, i32 -1)
  %88 = add nsw i32 %87, 1
  %89 = tail call noundef range(i32 -2147483648, 2147483647) i32 @llvm.smin.i32(i32 range(i32 -2147483648, 2147483647) %79, i32 %88)
  %90 = sext i32 %89 to i64
  %91 = tail call i32 @llvm.smax.i32(i32 %42, i32 -2)
  %92 = add nsw i32 %91, 2
  %93 = tail call noundef range(i32 -2147483648, 2147483647) i32 @llvm.smin.i32(i32 range(i32 -2147483648, 2147483647) %79, i32 %92)
  %94 = sext i32 %93 to i64
  %95 = tail call i32 @llvm.smax.i32(i32 %44, i32 1)
  %96 = tail call i32 @llvm.smin.i32(i32 %3, i32 %95)
  %97 = add nsw i32 %96, -1
  %98 = mul nsw i32 %97, %2
  %99 = sext i32 %98 to i64
  %100 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %99
  %101 = getelementptr inbounds float, ptr addrspace(1) %100, i64 %83
  %102 = load float, ptr addrspace(1) %101, align 4, !tbaa !20
  %103 = getelementptr inbounds float, ptr addrspace(1) %100, i64 %86
  %104 = load float, ptr addrspace(1) %103, align 4, !tbaa !20
  %105 = getelementptr inbounds float, ptr addrspace(1) %100, i64 %90
  %106 = load float, ptr addrspace(1) %105, align 4, !tbaa !20
  %107 = getelementptr inbounds float, ptr addrspace(1) %100, i64 %94
  %108 = load float, ptr addrspace(1) %107, align 4, !tbaa !20
  %109 = fmul float %54, %104
  %110 = tail call float @llvm.fmuladd.f32(float %102, float %51, float %109)
  %111 = tail call float @llvm.fmuladd.f32(float %106, float %57, float %110)
  %112 = tail call noundef float @llvm.fmuladd.f32(float %108, float %61, float %111)
  %113 = tail call float @llvm.fmuladd.f32(float %68, float %112, float 0.000000e+00)
  %114 = tail call i32 @llvm.smax.i32(i32 %44, i32 0)
  %115 = add nuw nsw i32 %114, 1
  %116 = tail call i32 @llvm.smin.i32(i32 %3, i32 %115)
  %117 = add nsw i32 %116, -1
  %118 = mul nsw i32 %117, %2
  %119 = sext i32 %118 to i64
  %120 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %119
  %121 = getelementptr inbounds float, ptr addrspace(1) %120, i64 %83
  %122 = load float, ptr addrspace(1) %121, align 4, !tbaa !20
  %123 = getelementptr inbounds float, ptr addrspace(1) %120, i64 %86
  %124 = load float, ptr addrspace(1) %123, align 4, !tbaa !20
  %125 = getelementptr inbounds float, ptr addrspace(1) %120, i64 %90
  %126 = load float, ptr addrspace(1) %125, align 4, !tbaa !20
  %127 = getelementptr inbounds float, ptr addrspace(1) %120, i64 %94
  %128 = load float, ptr addrspace(1) %127, align 4, !tbaa !20
  %129 = fmul float %54, %124
  %130 = tail call float @llvm.fmuladd.f32(float %122, float %51, float %129)
  %131 = tail call float @llvm.fmuladd.f32(float %126, float %57, float %130)
  %132 = tail call noundef float @llvm.fmuladd.f32(float %128, float %61, float %131)
  %133 = tail call float @llvm.fmuladd.f32(float %71, float %132, float %113)
  %134 = tail call i32 @llvm.smax.i32(i32 %44, i32 -1)
  %135 = add nsw i32 %134, 2
  %136 = tail call i32 @llvm.smin.i32(i32 %3, i32 %135)
  %137 = add nsw i32 %136, -1
  %138 = mul nsw i32 %137, %2
  %139 = sext i32 %138 to i64
  %140 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %139
  %141 = getelementptr inbounds float, ptr addrspace(1) %140, i64 %83
  %142 = load float, ptr addrspace(1) %141, align 4, !tbaa !20
  %143 = getelementptr inbounds float, ptr addrspace(1) %140, i64 %86
  %144 = load float, ptr addrspace(1) %143, align 4, !tbaa !20
  %145 = getelementptr inbounds float, ptr addrspace(1) %140, i64 %90
  %146 = load float, ptr addrspace(1) %145, align 4, !tbaa !20
  %147 = getelementptr inbounds float, ptr addrspace(1) %140, i64 %94
  %148 = load float, ptr addrspace(1) %147, align 4, !tbaa !20
  %149 = fmul float %54, %144
  %150 = tail call float @llvm.fmuladd.f32(float %142, float %51, float %149)
  %151 = tail call float @llvm.fmuladd.f32(float %146, float %57, float %150)
  %152 = tail call noundef float @llvm.fmuladd.f32(float %148, float %61, float %151)
  %153 = tail call float @llvm.fmuladd.f32(float %74, float %152, float %133)
  %154 = tail call i32 @llvm.smax.i32(i32 %44, i32 -2)
  %155 = add nsw i32 %154, 3
  %156 = tail call i32 @llvm.smin.i32(i32 %3, i32 %155)
  %157 = add nsw i32 %156, -1
  %158 = mul nsw i32 %157, %2
  %159 = sext i32 %158 to i64
  %160 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %159
  %161 = getelementptr inbounds float, ptr addrspace(1) %160, i64 %83
  %162 = load float, ptr addrspace(1) %161, align 4, !tbaa !20
  %163 = getelementptr inbounds float, ptr addrspace(1) %160, i64 %86
  %164 = load float, ptr addrspace(1) %163, align 4, !tbaa !20
  %165 = getelementptr inbounds float, ptr addrspace(1) %160, i64 %90
  %166 = load float, ptr addrspace(1) %165, align 4, !tbaa !20
  %167 = getelementptr inbounds float, ptr addrspace(1) %160, i64 %94
  %168 = load float, ptr addrspace(1) %167, align 4, !tbaa !20
  %169 = fmul float %54, %164
  %170 = tail call float @llvm.fmuladd.f32(float %162, float %51, float %169)
  %171 = tail call float @llvm.fmuladd.f32(float %166, float %57, float %170)
  %172 = tail call noundef float @llvm.fmuladd.f32(float %168, float %61, float %171)
  %173 = tail call float @llvm.fmuladd.f32(float %78, float %172, float %153)
  %174 = mul nsw i32 %4, %34
  %175 = add nsw i32 %174, %22
  %176 = sext i32 %175 to i64
  %177 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %176
  store float %173, ptr addrspace(1) %177, align 4, !tbaa !20
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define protected amdgpu_kernel void @half_size(ptr addrspace(1) noundef readonly align 1 captures(none) %0, ptr addrspace(1) noundef writeonly align 1 captures(none) %1, i32 noundef %2) local_unnamed_addr #5 !kernel_arg_addr_space !22 !kernel_arg_access_qual !23 !kernel_arg_type !24 !kernel_arg_base_type !24 !kernel_arg_type_qual !25 {
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
  %19 = trunc i64 %18 to i32
  %20 = tail call i32 @llvm.amdgcn.workgroup.id.y()
  %21 = lshr i32 %7, 16
  %22 = tail call i32 @llvm.amdgcn.workitem.id.y()
  %23 = getelementptr inbounds nuw i8, ptr addrspace(4) %10, i64 48
  %24 = load i64, ptr addrspace(4) %23, align 8, !tbaa !10
  %25 = zext i32 %20 to i64
  %26 = zext nneg i32 %21 to i64
  %27 = mul nuw nsw i64 %26, %25
  %28 = zext nneg i32 %22 to i64
  %29 = add i64 %24, %28
  %30 = add i64 %29, %27
  %31 = trunc i64 %30 to i32
  %32 = shl nsw i32 %31, 1
  %33 = mul nsw i32 %32, %2
  %34 = sext i32 %33 to i64
  %35 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %34
  %36 = shl nsw i32 %19, 1
  %37 = sext i32 %36 to i64
  %38 = getelementptr inbounds i8, ptr addrspace(1) %35, i64 %37
  %39 = load <2 x i8>, ptr addrspace(1) %38, align 1, !tbaa !18, !amdgpu.noclobber !17
  %40 = or disjoint i32 %32, 1
  %41 = mul nsw i32 %40, %2
  %42 = sext i32 %41 to i64
  %43 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %42
  %44 = getelementptr inbounds i8, ptr addrspace(1) %43, i64 %37
  %45 = load <2 x i8>, ptr addrspace(1) %44, align 1, !tbaa !18, !amdgpu.noclobber !17
  %46 = lshr <2 x i8> %39, splat (i8 1)
  %47 = lshr <2 x i8> %45, splat (i8 1)
  %48 = add nuw <2 x i8> %47, %46
  %49 = or <2 x i8> %45, %39
  %50 = and <2 x i8> %49, splat (i8 1)
  %51 = add nuw <2 x i8> %48, %50
  %52 = extractelement <2 x i8> %51, i64 0
  %53 = extractelement <2 x i8> %51, i64 1
  %54 = lshr i8 %52, 1
  %55 = lshr i8 %53, 1
  %56 = add nuw i8 %55, %54
  %57 = and i8 %52, 1
  %58 = and i8 %57, %53
  %59 = add nuw i8 %56, %58
  %60 = sdiv i32 %2, 2
  %61 = mul nsw i32 %60, %31
  %62 = add nsw i32 %61, %19
  %63 = sext i32 %62 to i64
  %64 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %63
  store i8 %59, ptr addrspace(1) %64, align 1, !tbaa !18
  ret void
}

; Function Attrs: alwaysinline mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define protected void @__clang_ocl_kern_imp_half_size(ptr addrspace(1) noundef readonly align 1 captures(none) %0, ptr addrspace(1) noundef writeonly align 1 captures(none) %1, i32 noundef %2) local_unnamed_addr #6 !kernel_arg_addr_space !22 !kernel_arg_access_qual !23 !kernel_arg_type !24 !kernel_arg_base_type !24 !kernel_arg_type_qual !25 {
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
  %19 = trunc i64 %18 to i32
  %20 = tail call i32 @llvm.amdgcn.workgroup.id.y()
  %21 = lshr i32 %7, 16
  %22 = tail call i32 @llvm.amdgcn.workitem.id.y()
  %23 = getelementptr inbounds nuw i8, ptr addrspace(4) %10, i64 48
  %24 = load i64, ptr addrspace(4) %23, align 8, !tbaa !10
  %25 = zext i32 %20 to i64
  %26 = zext nneg i32 %21 to i64
  %27 = mul nuw nsw i64 %26, %25
  %28 = zext nneg i32 %22 to i64
  %29 = add i64 %24, %28
  %30 = add i64 %29, %27
  %31 = trunc i64 %30 to i32
  %32 = shl nsw i32 %31, 1
  %33 = mul nsw i32 %32, %2
  %34 = sext i32 %33 to i64
  %35 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %34
  %36 = shl nsw i32 %19, 1
  %37 = sext i32 %36 to i64
  %38 = getelementptr inbounds i8, ptr addrspace(1) %35, i64 %37
  %39 = load <2 x i8>, ptr addrspace(1) %38, align 1, !tbaa !18
  %40 = or disjoint i32 %32, 1
  %41 = mul nsw i32 %40, %2
  %42 = sext i32 %41 to i64
  %43 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %42
  %44 = getelementptr inbounds i8, ptr addrspace(1) %43, i64 %37
  %45 = load <2 x i8>, ptr addrspace(1) %44, align 1, !tbaa !18
  %46 = lshr <2 x i8> %39, splat (i8 1)
  %47 = lshr <2 x i8> %45, splat (i8 1)
  %48 = add nuw <2 x i8> %47, %46
  %49 = or <2 x i8> %45, %39
  %50 = and <2 x i8> %49, splat (i8 1)
  %51 = add nuw <2 x i8> %48, %50
  %52 = extractelement <2 x i8> %51, i64 0
  %53 = extractelement <2 x i8> %51, i64 1
  %54 = lshr i8 %52, 1
  %55 = lshr i8 %53, 1
  %56 = add nuw i8 %55, %54
  %57 = and i8 %52, 1
  %58 = and i8 %57, %53
  %59 = add nuw i8 %56, %58
  %60 = sdiv i32 %2, 2
  %61 = mul nsw i32 %60, %31
  %62 = add nsw i32 %61, %19
  %63 = sext i32 %62 to i64
  %64 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %63
  store i8 %59, ptr addrspace(1) %64, align 1, !tbaa !18
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define protected amdgpu_kernel void @warp_affine(ptr addrspace(1) noundef readonly align 2 captures(none) %0, ptr addrspace(1) noundef writeonly align 2 captures(none) %1, ptr addrspace(4) noundef readonly byref(%struct.affine) align 4 captures(none) %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #5 !kernel_arg_addr_space !26 !kernel_arg_access_qual !27 !kernel_arg_type !28 !kernel_arg_base_type !28 !kernel_arg_type_qual !29 {
  %6 = load float, ptr addrspace(4) %2, align 4, !amdgpu.noclobber !17
  %7 = getelementptr inbounds nuw i8, ptr addrspace(4) %2, i64 4
  %8 = load float, ptr addrspace(4) %7, align 4, !amdgpu.noclobber !17
  %9 = getelementptr inbounds nuw i8, ptr addrspace(4) %2, i64 8
  %10 = load float, ptr addrspace(4) %9, align 4, !amdgpu.noclobber !17
  %11 = getelementptr inbounds nuw i8, ptr addrspace(4) %2, i64 12
  %12 = load float, ptr addrspace(4) %11, align 4, !amdgpu.noclobber !17
  %13 = getelementptr inbounds nuw i8, ptr addrspace(4) %2, i64 16
  %14 = load float, ptr addrspace(4) %13, align 4, !amdgpu.noclobber !17
  %15 = getelementptr inbounds nuw i8, ptr addrspace(4) %2, i64 20
  %16 = load float, ptr addrspace(4) %15, align 4, !amdgpu.noclobber !17
  %17 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %18 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %19 = getelementptr inbounds nuw i8, ptr addrspace(4) %18, i64 4
  %20 = load i32, ptr addrspace(4) %19, align 4, !tbaa !6
  %21 = and i32 %20, 65535
  %22 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %23 = tail call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %24 = getelementptr inbounds nuw i8, ptr addrspace(4) %23, i64 40
  %25 = load i64, ptr addrspace(4) %24, align 8, !tbaa !10
  %26 = zext i32 %17 to i64
  %27 = zext nneg i32 %21 to i64
  %28 = mul nuw nsw i64 %27, %26
  %29 = zext nneg i32 %22 to i64
  %30 = add i64 %25, %29
  %31 = add i64 %30, %28
  %32 = trunc i64 %31 to i32
  %33 = tail call i32 @llvm.amdgcn.workgroup.id.y()
  %34 = lshr i32 %20, 16
  %35 = tail call i32 @llvm.amdgcn.workitem.id.y()
  %36 = getelementptr inbounds nuw i8, ptr addrspace(4) %23, i64 48
  %37 = load i64, ptr addrspace(4) %36, align 8, !tbaa !10
  %38 = zext i32 %33 to i64
  %39 = zext nneg i32 %34 to i64
  %40 = mul nuw nsw i64 %39, %38
  %41 = zext nneg i32 %35 to i64
  %42 = add i64 %37, %41
  %43 = add i64 %42, %40
  %44 = trunc i64 %43 to i32
  %45 = sitofp i32 %32 to float
  %46 = sitofp i32 %44 to float
  %47 = fmul float %8, %46
  %48 = tail call float @llvm.fmuladd.f32(float %6, float %45, float %47)
  %49 = fadd float %10, %48
  %50 = fmul float %14, %46
  %51 = tail call float @llvm.fmuladd.f32(float %12, float %45, float %50)
  %52 = fadd float %16, %51
  %53 = tail call noundef float @llvm.floor.f32(float %49)
  %54 = fptosi float %53 to i32
  %55 = tail call noundef float @llvm.floor.f32(float %52)
  %56 = fptosi float %55 to i32
  %57 = icmp sgt i32 %54, -1
  %58 = icmp sgt i32 %56, -1
  %59 = select i1 %57, i1 %58, i1 false
  %60 = add nsw i32 %3, -1
  %61 = icmp sgt i32 %60, %54
  %62 = select i1 %59, i1 %61, i1 false
  %63 = add nsw i32 %4, -1
  %64 = icmp sgt i32 %63, %56
  %65 = select i1 %62, i1 %64, i1 false
  br i1 %65, label %66, label %108

66:                                               ; preds = %5
  %67 = uitofp nneg i32 %54 to float
  %68 = fsub float %49, %67
  %69 = fmul float %68, 2.560000e+02
  %70 = fptoui float %69 to i32
  %71 = uitofp nneg i32 %56 to float
  %72 = fsub float %52, %71
  %73 = fmul float %72, 2.560000e+02
  %74 = fptoui float %73 to i32
  %75 = mul nsw i32 %3, %56
  %76 = add nsw i32 %75, %54
  %77 = sext i32 %76 to i64
  %78 = getelementptr inbounds i16, ptr addrspace(1) %0, i64 %77
  %79 = sub i32 256, %70
  %80 = add nuw nsw i32 %56, 1
  %81 = mul nsw i32 %80, %3
  %82 = add nsw i32 %81, %54
  %83 = sext i32 %82 to i64
  %84 = getelementptr inbounds i16, ptr addrspace(1) %0, i64 %83
  %85 = sub i32 256, %74
  %86 = load <2 x i16>, ptr addrspace(1) %78, align 2, !tbaa !30
  %87 = load <2 x i16>, ptr addrspace(1) %84, align 2, !tbaa !30
  %88 = shufflevector <2 x i16> %87, <2 x i16> %86, <2 x i32> <i32 0, i32 2>
  %89 = zext <2 x i16> %88 to <2 x i32>
  %90 = insertelement <2 x i32> poison, i32 %79, i64 0
  %91 = shufflevector <2 x i32> %90, <2 x i32> poison, <2 x i32> zeroinitializer
  %92 = mul <2 x i32> %91, %89
  %93 = shufflevector <2 x i16> %87, <2 x i16> %86, <2 x i32> <i32 1, i32 3>
  %94 = zext <2 x i16> %93 to <2 x i32>
  %95 = insertelement <2 x i32> poison, i32 %70, i64 0
  %96 = shufflevector <2 x i32> %95, <2 x i32> poison, <2 x i32> zeroinitializer
  %97 = mul <2 x i32> %96, %94
  %98 = add <2 x i32> %97, %92
  %99 = lshr <2 x i32> %98, splat (i32 8)
  %100 = insertelement <2 x i32> poison, i32 %74, i64 0
  %101 = insertelement <2 x i32> %100, i32 %85, i64 1
  %102 = mul <2 x i32> %99, %101
  %103 = extractelement <2 x i32> %102, i64 0
  %104 = extractelement <2 x i32> %102, i64 1
  %105 = add i32 %103, %104
  %106 = lshr i32 %105, 8
  %107 = trunc i32 %106 to i16
  br label %108

108:                                              ; preds = %5, %66
  %109 = phi i16 [ %107, %66 ], [ 0, %5 ]
  %110 = mul nsw i32 %3, %44
  %111 = add nsw i32 %110, %32
  %112 = sext i32 %111 to i64
  %113 = getelementptr inbounds i16, ptr addrspace(1) %1, i64 %112
  store i16 %109, ptr addrspace(1) %113, align 2, !tbaa !30
  ret void
}

; Function Attrs: alwaysinline mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define protected void @__clang_ocl_kern_imp_warp_affine(ptr addrspace(1) noundef readonly align 2 captures(none) %0, ptr addrspace(1) noundef writeonly align 2 captures(none) %1, [2 x [3 x float]] %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #6 !kernel_arg_addr_space !26 !kernel_arg_access_qual !27 !kernel_arg_type !28 !kernel_arg_base_type !28 !kernel_arg_type_qual !29 {
  %6 = extractvalue [2 x [3 x float]] %2, 0, 0
  %7 = extractvalue [2 x [3 x float]] %2, 0, 1
  %8 = extractvalue [2 x [3 x float]] %2, 0, 2
  %9 = extractvalue [2 x [3 x float]] %2, 1, 0
  %10 = extractvalue [2 x [3 x float]] %2, 1, 1
  %11 = extractvalue [2 x [3 x float]] %2, 1, 2
  %12 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %13 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %14 = getelementptr inbounds nuw i8, ptr addrspace(4) %13, i64 4
  %15 = load i32, ptr addrspace(4) %14, align 4, !tbaa !6
  %16 = and i32 %15, 65535
  %17 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %18 = tail call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %19 = getelementptr inbounds nuw i8, ptr addrspace(4) %18, i64 40
  %20 = load i64, ptr addrspace(4) %19, align 8, !tbaa !10
  %21 = zext i32 %12 to i64
  %22 = zext nneg i32 %16 to i64
  %23 = mul nuw nsw i64 %22, %21
  %24 = zext nneg i32 %17 to i64
  %25 = add i64 %20, %24
  %26 = add i64 %25, %23
  %27 = trunc i64 %26 to i32
  %28 = tail call i32 @llvm.amdgcn.workgroup.id.y()
  %29 = lshr i32 %15, 16
  %30 = tail call i32 @llvm.amdgcn.workitem.id.y()
  %31 = getelementptr inbounds nuw i8, ptr addrspace(4) %18, i64 48
  %32 = load i64, ptr addrspace(4) %31, align 8, !tbaa !10
  %33 = zext i32 %28 to i64
  %34 = zext nneg i32 %29 to i64
  %35 = mul nuw nsw i64 %34, %33
  %36 = zext nneg i32 %30 to i64
  %37 = add i64 %32, %36
  %38 = add i64 %37, %35
  %39 = trunc i64 %38 to i32
  %40 = sitofp i32 %27 to float
  %41 = sitofp i32 %39 to float
  %42 = fmul float %7, %41
  %43 = tail call float @llvm.fmuladd.f32(float %6, float %40, float %42)
  %44 = fadd float %8, %43
  %45 = fmul float %10, %41
  %46 = tail call float @llvm.fmuladd.f32(float %9, float %40, float %45)
  %47 = fadd float %11, %46
  %48 = tail call noundef float @llvm.floor.f32(float %44)
  %49 = fptosi float %48 to i32
  %50 = tail call noundef float @llvm.floor.f32(float %47)
  %51 = fptosi float %50 to i32
  %52 = icmp sgt i32 %49, -1
  %53 = icmp sgt i32 %51, -1
  %54 = select i1 %52, i1 %53, i1 false
  %55 = add nsw i32 %3, -1
  %56 = icmp sgt i32 %55, %49
  %57 = select i1 %54, i1 %56, i1 false
  %58 = add nsw i32 %4, -1
  %59 = icmp sgt i32 %58, %51
  %60 = select i1 %57, i1 %59, i1 false
  br i1 %60, label %61, label %103

61:                                               ; preds = %5
  %62 = uitofp nneg i32 %49 to float
  %63 = fsub float %44, %62
  %64 = fmul float %63, 2.560000e+02
  %65 = fptoui float %64 to i32
  %66 = uitofp nneg i32 %51 to float
  %67 = fsub float %47, %66
  %68 = fmul float %67, 2.560000e+02
  %69 = fptoui float %68 to i32
  %70 = mul nsw i32 %3, %51
  %71 = add nsw i32 %70, %49
  %72 = sext i32 %71 to i64
  %73 = getelementptr inbounds i16, ptr addrspace(1) %0, i64 %72
  %74 = sub i32 256, %65
  %75 = add nuw nsw i32 %51, 1
  %76 = mul nsw i32 %75, %3
  %77 = add nsw i32 %76, %49
  %78 = sext i32 %77 to i64
  %79 = getelementptr inbounds i16, ptr addrspace(1) %0, i64 %78
  %80 = sub i32 256, %69
  %81 = load <2 x i16>, ptr addrspace(1) %73, align 2, !tbaa !30
  %82 = load <2 x i16>, ptr addrspace(1) %79, align 2, !tbaa !30
  %83 = shufflevector <2 x i16> %82, <2 x i16> %81, <2 x i32> <i32 0, i32 2>
  %84 = zext <2 x i16> %83 to <2 x i32>
  %85 = insertelement <2 x i32> poison, i32 %74, i64 0
  %86 = shufflevector <2 x i32> %85, <2 x i32> poison, <2 x i32> zeroinitializer
  %87 = mul <2 x i32> %86, %84
  %88 = shufflevector <2 x i16> %82, <2 x i16> %81, <2 x i32> <i32 1, i32 3>
  %89 = zext <2 x i16> %88 to <2 x i32>
  %90 = insertelement <2 x i32> poison, i32 %65, i64 0
  %91 = shufflevector <2 x i32> %90, <2 x i32> poison, <2 x i32> zeroinitializer
  %92 = mul <2 x i32> %91, %89
  %93 = add <2 x i32> %92, %87
  %94 = lshr <2 x i32> %93, splat (i32 8)
  %95 = insertelement <2 x i32> poison, i32 %69, i64 0
  %96 = insertelement <2 x i32> %95, i32 %80, i64 1
  %97 = mul <2 x i32> %94, %96
  %98 = extractelement <2 x i32> %97, i64 0
  %99 = extractelement <2 x i32> %97, i64 1
  %100 = add i32 %98, %99
  %101 = lshr i32 %100, 8
  %102 = trunc i32 %101 to i16
  br label %103

103:                                              ; preds = %5, %61
  %104 = phi i16 [ %102, %61 ], [ 0, %5 ]
  %105 = mul nsw i32 %3, %39
  %106 = add nsw i32 %105, %27
  %107 = sext i32 %106 to i64
  %108 = getelementptr inbounds i16, ptr addrspace(1) %1, i64 %107
  store i16 %104, ptr addrspace(1) %108, align 2, !tbaa !30
  ret void
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #7

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
declare <4 x float> @llvm.fmuladd.v4f32(<4 x float>, <4 x float>, <4 x float>) #7

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x float> @llvm.rint.v4f32(<4 x float>) #7

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.floor.f32(float) #7

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #7

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smin.i32(i32, i32) #7

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.maxnum.f32(float, float) #8

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) "amdgpu-agpr-alloc"="0" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-lds-kernel-id" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) "amdgpu-agpr-alloc"="0" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-lds-kernel-id" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #3 = { convergent mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #4 = { alwaysinline convergent mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #5 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #6 = { alwaysinline mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #7 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #8 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #9 = { convergent nounwind willreturn memory(none) }

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
!12 = !{i32 1, i32 1, i32 0, i32 0, i32 0, i32 0}
!13 = !{!"none", !"none", !"none", !"none", !"none", !"none"}
!14 = !{!"uchar4*", !"uchar4*", !"extent", !"extent", !"float", !"float"}
!15 = !{!"uchar __attribute__((ext_vector_type(4)))*", !"uchar __attribute__((ext_vector_type(4)))*", !"extent", !"extent", !"float", !"float"}
!16 = !{!"const", !"", !"", !"", !"", !""}
!17 = !{}
!18 = !{!8, !8, i64 0}
!19 = !{!"float*", !"float*", !"int", !"int", !"int", !"float"}
!20 = !{!21, !21, i64 0}
!21 = !{!"float", !8, i64 0}
!22 = !{i32 1, i32 1, i32 0}
!23 = !{!"none", !"none", !"none"}
!24 = !{!"uchar*", !"uchar*", !"int"}
!25 = !{!"const", !"", !""}
!26 = !{i32 1, i32 1, i32 0, i32 0, i32 0}
!27 = !{!"none", !"none", !"none", !"none", !"none"}
!28 = !{!"ushort*", !"ushort*", !"affine", !"int", !"int"}
!29 = !{!"const", !"", !"", !"", !""}
!30 = !{!31, !31, i64 0}
!31 = !{!"short", !8, i64 0}
