; ModuleID = 'corpus/opencl/struct_by_value.cl'
source_filename = "corpus/opencl/struct_by_value.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

%struct.camera = type { float, float, float, float, float, %struct.size2 }
%struct.size2 = type { i32, i32 }
%struct.matrix = type { [4 x [4 x float]] }
%struct.bytes16 = type { [16 x i8] }
%struct.mixed = type { i8, i16, i32, i8, i64, float, i8 }
%struct.quad = type { [4 x i32] }

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

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p5(ptr addrspace(5) captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef align 4 ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p5(ptr addrspace(5) captures(none)) #1

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define hidden i64 @_Z13get_global_idj(i32 noundef %0) local_unnamed_addr #3 {
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

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define protected amdgpu_kernel void @scene_shade(ptr addrspace(4) noundef readonly byref(%struct.camera) align 4 captures(none) %0, ptr addrspace(4) noundef readonly byref(%struct.matrix) align 4 captures(none) %1, ptr addrspace(1) noundef readonly align 16 captures(none) %2, ptr addrspace(1) noundef writeonly align 16 captures(none) %3) local_unnamed_addr #4 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !14 !kernel_arg_base_type !15 !kernel_arg_type_qual !16 {
  %5 = getelementptr inbounds nuw i8, ptr addrspace(4) %0, i64 20
  %6 = load <2 x i32>, ptr addrspace(4) %5, align 4
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
  %23 = extractelement <2 x i32> %6, i64 0
  %24 = extractelement <2 x i32> %6, i64 1
  %25 = mul nsw i32 %24, %23
  %26 = icmp sgt i32 %25, %22
  br i1 %26, label %27, label %103

27:                                               ; preds = %4
  %28 = insertvalue %struct.size2 poison, i32 %23, 0
  %29 = insertvalue %struct.size2 %28, i32 %24, 1
  %30 = getelementptr inbounds nuw i8, ptr addrspace(4) %1, i64 60
  %31 = load float, ptr addrspace(4) %30, align 4
  %32 = getelementptr inbounds nuw i8, ptr addrspace(4) %1, i64 56
  %33 = load float, ptr addrspace(4) %32, align 4
  %34 = getelementptr inbounds nuw i8, ptr addrspace(4) %1, i64 52
  %35 = load float, ptr addrspace(4) %34, align 4
  %36 = getelementptr inbounds nuw i8, ptr addrspace(4) %1, i64 48
  %37 = load float, ptr addrspace(4) %36, align 4
  %38 = getelementptr inbounds nuw i8, ptr addrspace(4) %1, i64 44
  %39 = load float, ptr addrspace(4) %38, align 4
  %40 = getelementptr inbounds nuw i8, ptr addrspace(4) %1, i64 40
  %41 = load float, ptr addrspace(4) %40, align 4
  %42 = getelementptr inbounds nuw i8, ptr addrspace(4) %1, i64 36
  %43 = load float, ptr addrspace(4) %42, align 4
  %44 = getelementptr inbounds nuw i8, ptr addrspace(4) %1, i64 32
  %45 = load float, ptr addrspace(4) %44, align 4
  %46 = getelementptr inbounds nuw i8, ptr addrspace(4) %1, i64 28
  %47 = load float, ptr addrspace(4) %46, align 4
  %48 = getelementptr inbounds nuw i8, ptr addrspace(4) %1, i64 24
  %49 = load float, ptr addrspace(4) %48, align 4
  %50 = getelementptr inbounds nuw i8, ptr addrspace(4) %1, i64 20
  %51 = load float, ptr addrspace(4) %50, align 4
  %52 = getelementptr inbounds nuw i8, ptr addrspace(4) %1, i64 16
  %53 = load float, ptr addrspace(4) %52, align 4
  %54 = getelementptr inbounds nuw i8, ptr addrspace(4) %1, i64 12
  %55 = load float, ptr addrspace(4) %54, align 4
  %56 = getelementptr inbounds nuw i8, ptr addrspace(4) %1, i64 8
  %57 = load float, ptr addrspace(4) %56, align 4
  %58 = getelementptr inbounds nuw i8, ptr addrspace(4) %1, i64 4
  %59 = load float, ptr addrspace(4) %58, align 4
  %60 = load float, ptr addrspace(4) %1, align 4
  %61 = getelementptr inbounds nuw i8, ptr addrspace(4) %0, i64 16
  %62 = load float, ptr addrspace(4) %61, align 4, !amdgpu.noclobber !17
  %63 = getelementptr inbounds nuw i8, ptr addrspace(4) %0, i64 12
  %64 = load float, ptr addrspace(4) %63, align 4, !amdgpu.noclobber !17
  %65 = getelementptr inbounds nuw i8, ptr addrspace(4) %0, i64 8
  %66 = load float, ptr addrspace(4) %65, align 4, !amdgpu.noclobber !17
  %67 = getelementptr inbounds nuw i8, ptr addrspace(4) %0, i64 4
  %68 = load float, ptr addrspace(4) %67, align 4, !amdgpu.noclobber !17
  %69 = load float, ptr addrspace(4) %0, align 4, !amdgpu.noclobber !17
  %70 = shl i64 %21, 32
  %71 = ashr exact i64 %70, 32
  %72 = getelementptr inbounds <4 x float>, ptr addrspace(1) %2, i64 %71
  %73 = load <4 x float>, ptr addrspace(1) %72, align 16
  %74 = extractelement <4 x float> %73, i64 0
  %75 = tail call fastcc { float, float, float, float } @moved(float %69, float %68, float %66, float %64, float %62, %struct.size2 %29, float noundef %74) #11
  %76 = extractvalue { float, float, float, float } %75, 0
  %77 = extractvalue { float, float, float, float } %75, 1
  %78 = extractvalue { float, float, float, float } %75, 2
  %79 = extractvalue { float, float, float, float } %75, 3
  %80 = insertelement <4 x float> poison, float %76, i64 0
  %81 = insertelement <4 x float> %80, float %77, i64 1
  %82 = insertelement <4 x float> %81, float %78, i64 2
  %83 = insertelement <4 x float> %82, float %79, i64 3
  %84 = fadd <4 x float> %73, %83
  %85 = insertvalue [4 x [4 x float]] poison, float %60, 0, 0
  %86 = insertvalue [4 x [4 x float]] %85, float %59, 0, 1
  %87 = insertvalue [4 x [4 x float]] %86, float %57, 0, 2
  %88 = insertvalue [4 x [4 x float]] %87, float %55, 0, 3
  %89 = insertvalue [4 x [4 x float]] %88, float %53, 1, 0
  %90 = insertvalue [4 x [4 x float]] %89, float %51, 1, 1
  %91 = insertvalue [4 x [4 x float]] %90, float %49, 1, 2
  %92 = insertvalue [4 x [4 x float]] %91, float %47, 1, 3
  %93 = insertvalue [4 x [4 x float]] %92, float %45, 2, 0
  %94 = insertvalue [4 x [4 x float]] %93, float %43, 2, 1
  %95 = insertvalue [4 x [4 x float]] %94, float %41, 2, 2
  %96 = insertvalue [4 x [4 x float]] %95, float %39, 2, 3
  %97 = insertvalue [4 x [4 x float]] %96, float %37, 3, 0
  %98 = insertvalue [4 x [4 x float]] %97, float %35, 3, 1
  %99 = insertvalue [4 x [4 x float]] %98, float %33, 3, 2
  %100 = insertvalue [4 x [4 x float]] %99, float %31, 3, 3
  %101 = tail call fastcc <4 x float> @transform([4 x [4 x float]] %100, <4 x float> noundef %84) #11
  %102 = getelementptr inbounds <4 x float>, ptr addrspace(1) %3, i64 %71
  store <4 x float> %101, ptr addrspace(1) %102, align 16, !tbaa !18
  br label %103

103:                                              ; preds = %4, %27
  ret void
}

; Function Attrs: alwaysinline mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define protected void @__clang_ocl_kern_imp_scene_shade(float %0, float %1, float %2, float %3, float %4, %struct.size2 %5, ptr addrspace(5) noundef readonly byref(%struct.matrix) align 4 captures(none) %6, ptr addrspace(1) noundef readonly align 16 captures(none) %7, ptr addrspace(1) noundef writeonly align 16 captures(none) %8) local_unnamed_addr #5 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !14 !kernel_arg_base_type !15 !kernel_arg_type_qual !16 {
  %10 = extractvalue %struct.size2 %5, 0
  %11 = extractvalue %struct.size2 %5, 1
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
  %28 = mul nsw i32 %10, %11
  %29 = icmp sgt i32 %28, %27
  br i1 %29, label %30, label %95

30:                                               ; preds = %9
  %31 = getelementptr inbounds nuw i8, ptr addrspace(5) %6, i32 60
  %32 = load float, ptr addrspace(5) %31, align 4
  %33 = getelementptr inbounds nuw i8, ptr addrspace(5) %6, i32 56
  %34 = load float, ptr addrspace(5) %33, align 4
  %35 = getelementptr inbounds nuw i8, ptr addrspace(5) %6, i32 52
  %36 = load float, ptr addrspace(5) %35, align 4
  %37 = getelementptr inbounds nuw i8, ptr addrspace(5) %6, i32 48
  %38 = load float, ptr addrspace(5) %37, align 4
  %39 = getelementptr inbounds nuw i8, ptr addrspace(5) %6, i32 44
  %40 = load float, ptr addrspace(5) %39, align 4
  %41 = getelementptr inbounds nuw i8, ptr addrspace(5) %6, i32 40
  %42 = load float, ptr addrspace(5) %41, align 4
  %43 = getelementptr inbounds nuw i8, ptr addrspace(5) %6, i32 36
  %44 = load float, ptr addrspace(5) %43, align 4
  %45 = getelementptr inbounds nuw i8, ptr addrspace(5) %6, i32 32
  %46 = load float, ptr addrspace(5) %45, align 4
  %47 = getelementptr inbounds nuw i8, ptr addrspace(5) %6, i32 28
  %48 = load float, ptr addrspace(5) %47, align 4
  %49 = getelementptr inbounds nuw i8, ptr addrspace(5) %6, i32 24
  %50 = load float, ptr addrspace(5) %49, align 4
  %51 = getelementptr inbounds nuw i8, ptr addrspace(5) %6, i32 20
  %52 = load float, ptr addrspace(5) %51, align 4
  %53 = getelementptr inbounds nuw i8, ptr addrspace(5) %6, i32 16
  %54 = load float, ptr addrspace(5) %53, align 4
  %55 = getelementptr inbounds nuw i8, ptr addrspace(5) %6, i32 12
  %56 = load float, ptr addrspace(5) %55, align 4
  %57 = getelementptr inbounds nuw i8, ptr addrspace(5) %6, i32 8
  %58 = load float, ptr addrspace(5) %57, align 4
  %59 = getelementptr inbounds nuw i8, ptr addrspace(5) %6, i32 4
  %60 = load float, ptr addrspace(5) %59, align 4
  %61 = load float, ptr addrspace(5) %6, align 4
  %62 = shl i64 %26, 32
  %63 = ashr exact i64 %62, 32
  %64 = getelementptr inbounds <4 x float>, ptr addrspace(1) %7, i64 %63
  %65 = load <4 x float>, ptr addrspace(1) %64, align 16
  %66 = extractelement <4 x float> %65, i64 0
  %67 = tail call fastcc { float, float, float, float } @moved(float %0, float %1, float %2, float %3, float %4, %struct.size2 %5, float noundef %66) #11
  %68 = extractvalue { float, float, float, float } %67, 0
  %69 = extractvalue { float, float, float, float } %67, 1
  %70 = extractvalue { float, float, float, float } %67, 2
  %71 = extractvalue { float, float, float, float } %67, 3
  %72 = insertelement <4 x float> poison, float %68, i64 0
  %73 = insertelement <4 x float> %72, float %69, i64 1
  %74 = insertelement <4 x float> %73, float %70, i64 2
  %75 = insertelement <4 x float> %74, float %71, i64 3
  %76 = fadd <4 x float> %65, %75
  %77 = insertvalue [4 x [4 x float]] poison, float %61, 0, 0
  %78 = insertvalue [4 x [4 x float]] %77, float %60, 0, 1
  %79 = insertvalue [4 x [4 x float]] %78, float %58, 0, 2
  %80 = insertvalue [4 x [4 x float]] %79, float %56, 0, 3
  %81 = insertvalue [4 x [4 x float]] %80, float %54, 1, 0
  %82 = insertvalue [4 x [4 x float]] %81, float %52, 1, 1
  %83 = insertvalue [4 x [4 x float]] %82, float %50, 1, 2
  %84 = insertvalue [4 x [4 x float]] %83, float %48, 1, 3
  %85 = insertvalue [4 x [4 x float]] %84, float %46, 2, 0
  %86 = insertvalue [4 x [4 x float]] %85, float %44, 2, 1
  %87 = insertvalue [4 x [4 x float]] %86, float %42, 2, 2
  %88 = insertvalue [4 x [4 x float]] %87, float %40, 2, 3
  %89 = insertvalue [4 x [4 x float]] %88, float %38, 3, 0
  %90 = insertvalue [4 x [4 x float]] %89, float %36, 3, 1
  %91 = insertvalue [4 x [4 x float]] %90, float %34, 3, 2
  %92 = insertvalue [4 x [4 x float]] %91, float %32, 3, 3
  %93 = tail call fastcc <4 x float> @transform([4 x [4 x float]] %92, <4 x float> noundef %76) #11
  %94 = getelementptr inbounds <4 x float>, ptr addrspace(1) %8, i64 %63
  store <4 x float> %93, ptr addrspace(1) %94, align 16, !tbaa !18
  br label %95

95:                                               ; preds = %9, %30
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define protected amdgpu_kernel void @table_argument(ptr addrspace(4) noundef readonly byref(%struct.bytes16) align 1 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2) local_unnamed_addr #4 !kernel_arg_addr_space !19 !kernel_arg_access_qual !20 !kernel_arg_type !21 !kernel_arg_base_type !21 !kernel_arg_type_qual !22 {
  %4 = alloca %struct.bytes16, align 4, addrspace(5)
  %5 = getelementptr inbounds nuw i8, ptr addrspace(4) %0, i64 4
  %6 = getelementptr inbounds nuw i8, ptr addrspace(4) %0, i64 8
  %7 = getelementptr inbounds nuw i8, ptr addrspace(4) %0, i64 12
  call void @llvm.lifetime.start.p5(ptr addrspace(5) %4)
  %8 = load <4 x i8>, ptr addrspace(4) %0, align 1
  store <4 x i8> %8, ptr addrspace(5) %4, align 4
  %9 = getelementptr inbounds nuw i8, ptr addrspace(5) %4, i32 4
  %10 = load <4 x i8>, ptr addrspace(4) %5, align 1
  store <4 x i8> %10, ptr addrspace(5) %9, align 4
  %11 = getelementptr inbounds nuw i8, ptr addrspace(5) %4, i32 8
  %12 = load <4 x i8>, ptr addrspace(4) %6, align 1
  store <4 x i8> %12, ptr addrspace(5) %11, align 4
  %13 = getelementptr inbounds nuw i8, ptr addrspace(5) %4, i32 12
  %14 = load <4 x i8>, ptr addrspace(4) %7, align 1
  store <4 x i8> %14, ptr addrspace(5) %13, align 4
  %15 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %16 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %17 = getelementptr inbounds nuw i8, ptr addrspace(4) %16, i64 4
  %18 = load i32, ptr addrspace(4) %17, align 4, !tbaa !6
  %19 = and i32 %18, 65535
  %20 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %21 = tail call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %22 = getelementptr inbounds nuw i8, ptr addrspace(4) %21, i64 40
  %23 = load i64, ptr addrspace(4) %22, align 8, !tbaa !10
  %24 = zext i32 %15 to i64
  %25 = zext nneg i32 %19 to i64
  %26 = mul nuw nsw i64 %25, %24
  %27 = zext nneg i32 %20 to i64
  %28 = add i64 %23, %27
  %29 = add i64 %28, %26
  %30 = shl i64 %29, 32
  %31 = ashr exact i64 %30, 32
  %32 = getelementptr inbounds i32, ptr addrspace(1) %1, i64 %31
  %33 = load i32, ptr addrspace(1) %32, align 4, !tbaa !6, !amdgpu.noclobber !17
  %34 = and i32 %33, 15
  %35 = getelementptr inbounds nuw i8, ptr addrspace(5) %4, i32 %34
  %36 = load i8, ptr addrspace(5) %35, align 1, !tbaa !18
  %37 = zext i8 %36 to i32
  %38 = lshr i32 %33, 4
  %39 = mul nuw nsw i32 %37, 10
  %40 = and i32 %38, 15
  %41 = getelementptr inbounds nuw i8, ptr addrspace(5) %4, i32 %40
  %42 = load i8, ptr addrspace(5) %41, align 1, !tbaa !18
  %43 = zext i8 %42 to i32
  %44 = add nuw nsw i32 %39, %43
  %45 = lshr i32 %33, 8
  %46 = mul nuw nsw i32 %44, 10
  %47 = and i32 %45, 15
  %48 = getelementptr inbounds nuw i8, ptr addrspace(5) %4, i32 %47
  %49 = load i8, ptr addrspace(5) %48, align 1, !tbaa !18
  %50 = zext i8 %49 to i32
  %51 = add nuw nsw i32 %46, %50
  %52 = lshr i32 %33, 12
  %53 = mul nuw nsw i32 %51, 10
  %54 = and i32 %52, 15
  %55 = getelementptr inbounds nuw i8, ptr addrspace(5) %4, i32 %54
  %56 = load i8, ptr addrspace(5) %55, align 1, !tbaa !18
  %57 = zext i8 %56 to i32
  %58 = add nuw nsw i32 %53, %57
  %59 = lshr i32 %33, 16
  %60 = mul nuw nsw i32 %58, 10
  %61 = and i32 %59, 15
  %62 = getelementptr inbounds nuw i8, ptr addrspace(5) %4, i32 %61
  %63 = load i8, ptr addrspace(5) %62, align 1, !tbaa !18
  %64 = zext i8 %63 to i32
  %65 = add nuw nsw i32 %60, %64
  %66 = lshr i32 %33, 20
  %67 = mul nuw nsw i32 %65, 10
  %68 = and i32 %66, 15
  %69 = getelementptr inbounds nuw i8, ptr addrspace(5) %4, i32 %68
  %70 = load i8, ptr addrspace(5) %69, align 1, !tbaa !18
  %71 = zext i8 %70 to i32
  %72 = add nuw nsw i32 %67, %71
  %73 = lshr i32 %33, 24
  %74 = mul nuw nsw i32 %72, 10
  %75 = and i32 %73, 15
  %76 = getelementptr inbounds nuw i8, ptr addrspace(5) %4, i32 %75
  %77 = load i8, ptr addrspace(5) %76, align 1, !tbaa !18
  %78 = zext i8 %77 to i32
  %79 = add nuw nsw i32 %74, %78
  %80 = lshr i32 %33, 28
  %81 = mul nuw i32 %79, 10
  %82 = getelementptr inbounds nuw i8, ptr addrspace(5) %4, i32 %80
  %83 = load i8, ptr addrspace(5) %82, align 1, !tbaa !18
  %84 = zext i8 %83 to i32
  %85 = add nuw i32 %81, %84
  %86 = getelementptr inbounds i32, ptr addrspace(1) %2, i64 %31
  store i32 %85, ptr addrspace(1) %86, align 4, !tbaa !6
  call void @llvm.lifetime.end.p5(ptr addrspace(5) %4)
  ret void
}

; Function Attrs: alwaysinline mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define protected void @__clang_ocl_kern_imp_table_argument([16 x i8] %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2) local_unnamed_addr #5 !kernel_arg_addr_space !19 !kernel_arg_access_qual !20 !kernel_arg_type !21 !kernel_arg_base_type !21 !kernel_arg_type_qual !22 {
  %4 = alloca %struct.bytes16, align 1, addrspace(5)
  %5 = extractvalue [16 x i8] %0, 0
  store i8 %5, ptr addrspace(5) %4, align 1
  %6 = extractvalue [16 x i8] %0, 1
  %7 = getelementptr inbounds nuw i8, ptr addrspace(5) %4, i32 1
  store i8 %6, ptr addrspace(5) %7, align 1
  %8 = extractvalue [16 x i8] %0, 2
  %9 = getelementptr inbounds nuw i8, ptr addrspace(5) %4, i32 2
  store i8 %8, ptr addrspace(5) %9, align 1
  %10 = extractvalue [16 x i8] %0, 3
  %11 = getelementptr inbounds nuw i8, ptr addrspace(5) %4, i32 3
  store i8 %10, ptr addrspace(5) %11, align 1
  %12 = extractvalue [16 x i8] %0, 4
  %13 = getelementptr inbounds nuw i8, ptr addrspace(5) %4, i32 4
  store i8 %12, ptr addrspace(5) %13, align 1
  %14 = extractvalue [16 x i8] %0, 5
  %15 = getelementptr inbounds nuw i8, ptr addrspace(5) %4, i32 5
  store i8 %14, ptr addrspace(5) %15, align 1
  %16 = extractvalue [16 x i8] %0, 6
  %17 = getelementptr inbounds nuw i8, ptr addrspace(5) %4, i32 6
  store i8 %16, ptr addrspace(5) %17, align 1
  %18 = extractvalue [16 x i8] %0, 7
  %19 = getelementptr inbounds nuw i8, ptr addrspace(5) %4, i32 7
  store i8 %18, ptr addrspace(5) %19, align 1
  %20 = extractvalue [16 x i8] %0, 8
  %21 = getelementptr inbounds nuw i8, ptr addrspace(5) %4, i32 8
  store i8 %20, ptr addrspace(5) %21, align 1
  %22 = extractvalue [16 x i8] %0, 9
  %23 = getelementptr inbounds nuw i8, ptr addrspace(5) %4, i32 9
  store i8 %22, ptr addrspace(5) %23, align 1
  %24 = extractvalue [16 x i8] %0, 10
  %25 = getelementptr inbounds nuw i8, ptr addrspace(5) %4, i32 10
  store i8 %24, ptr addrspace(5) %25, align 1
  %26 = extractvalue [16 x i8] %0, 11
  %27 = getelementptr inbounds nuw i8, ptr addrspace(5) %4, i32 11
  store i8 %26, ptr addrspace(5) %27, align 1
  %28 = extractvalue [16 x i8] %0, 12
  %29 = getelementptr inbounds nuw i8, ptr addrspace(5) %4, i32 12
  store i8 %28, ptr addrspace(5) %29, align 1
  %30 = extractvalue [16 x i8] %0, 13
  %31 = getelementptr inbounds nuw i8, ptr addrspace(5) %4, i32 13
  store i8 %30, ptr addrspace(5) %31, align 1
  %32 = extractvalue [16 x i8] %0, 14
  %33 = getelementptr inbounds nuw i8, ptr addrspace(5) %4, i32 14
  store i8 %32, ptr addrspace(5) %33, align 1
  %34 = extractvalue [16 x i8] %0, 15
  %35 = getelementptr inbounds nuw i8, ptr addrspace(5) %4, i32 15
  store i8 %34, ptr addrspace(5) %35, align 1
  %36 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %37 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %38 = getelementptr inbounds nuw i8, ptr addrspace(4) %37, i64 4
  %39 = load i32, ptr addrspace(4) %38, align 4, !tbaa !6
  %40 = and i32 %39, 65535
  %41 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %42 = tail call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %43 = getelementptr inbounds nuw i8, ptr addrspace(4) %42, i64 40
  %44 = load i64, ptr addrspace(4) %43, align 8, !tbaa !10
  %45 = zext i32 %36 to i64
  %46 = zext nneg i32 %40 to i64
  %47 = mul nuw nsw i64 %46, %45
  %48 = zext nneg i32 %41 to i64
  %49 = add i64 %44, %48
  %50 = add i64 %49, %47
  %51 = shl i64 %50, 32
  %52 = ashr exact i64 %51, 32
  %53 = getelementptr inbounds i32, ptr addrspace(1) %1, i64 %52
  %54 = load i32, ptr addrspace(1) %53, align 4, !tbaa !6
  %55 = and i32 %54, 15
  %56 = getelementptr inbounds nuw i8, ptr addrspace(5) %4, i32 %55
  %57 = load i8, ptr addrspace(5) %56, align 1, !tbaa !18
  %58 = zext i8 %57 to i32
  %59 = lshr i32 %54, 4
  %60 = mul nuw nsw i32 %58, 10
  %61 = and i32 %59, 15
  %62 = getelementptr inbounds nuw i8, ptr addrspace(5) %4, i32 %61
  %63 = load i8, ptr addrspace(5) %62, align 1, !tbaa !18
  %64 = zext i8 %63 to i32
  %65 = add nuw nsw i32 %60, %64
  %66 = lshr i32 %54, 8
  %67 = mul nuw nsw i32 %65, 10
  %68 = and i32 %66, 15
  %69 = getelementptr inbounds nuw i8, ptr addrspace(5) %4, i32 %68
  %70 = load i8, ptr addrspace(5) %69, align 1, !tbaa !18
  %71 = zext i8 %70 to i32
  %72 = add nuw nsw i32 %67, %71
  %73 = lshr i32 %54, 12
  %74 = mul nuw nsw i32 %72, 10
  %75 = and i32 %73, 15
  %76 = getelementptr inbounds nuw i8, ptr addrspace(5) %4, i32 %75
  %77 = load i8, ptr addrspace(5) %76, align 1, !tbaa !18
  %78 = zext i8 %77 to i32
  %79 = add nuw nsw i32 %74, %78
  %80 = lshr i32 %54, 16
  %81 = mul nuw nsw i32 %79, 10
  %82 = and i32 %80, 15
  %83 = getelementptr inbounds nuw i8, ptr addrspace(5) %4, i32 %82
  %84 = load i8, ptr addrspace(5) %83, align 1, !tbaa !18
  %85 = zext i8 %84 to i32
  %86 = add nuw nsw i32 %81, %85
  %87 = lshr i32 %54, 20
  %88 = mul nuw nsw i32 %86, 10
  %89 = and i32 %87, 15
  %90 = getelementptr inbounds nuw i8, ptr addrspace(5) %4, i32 %89
  %91 = load i8, ptr addrspace(5) %90, align 1, !tbaa !18
  %92 = zext i8 %91 to i32
  %93 = add nuw nsw i32 %88, %92
  %94 = lshr i32 %54, 24
  %95 = mul nuw nsw i32 %93, 10
  %96 = and i32 %94, 15
  %97 = getelementptr inbounds nuw i8, ptr addrspace(5) %4, i32 %96
  %98 = load i8, ptr addrspace(5) %97, align 1, !tbaa !18
  %99 = zext i8 %98 to i32
  %100 = add nuw nsw i32 %95, %99
  %101 = lshr i32 %54, 28
  %102 = mul nuw i32 %100, 10
  %103 = getelementptr inbounds nuw i8, ptr addrspace(5) %4, i32 %101
  %104 = load i8, ptr addrspace(5) %103, align 1, !tbaa !18
  %105 = zext i8 %104 to i32
  %106 = add nuw i32 %102, %105
  %107 = getelementptr inbounds i32, ptr addrspace(1) %2, i64 %52
  store i32 %106, ptr addrspace(1) %107, align 4, !tbaa !6
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: write)
define protected amdgpu_kernel void @mixed_argument(ptr addrspace(4) noundef readonly byref(%struct.mixed) align 8 captures(none) %0, ptr addrspace(1) noundef writeonly align 8 captures(none) %1) local_unnamed_addr #6 !kernel_arg_addr_space !23 !kernel_arg_access_qual !24 !kernel_arg_type !25 !kernel_arg_base_type !25 !kernel_arg_type_qual !26 {
  %3 = load i8, ptr addrspace(4) %0, align 8, !amdgpu.noclobber !17
  %4 = getelementptr inbounds nuw i8, ptr addrspace(4) %0, i64 2
  %5 = load i16, ptr addrspace(4) %4, align 2, !amdgpu.noclobber !17
  %6 = getelementptr inbounds nuw i8, ptr addrspace(4) %0, i64 4
  %7 = load i32, ptr addrspace(4) %6, align 4, !amdgpu.noclobber !17
  %8 = getelementptr inbounds nuw i8, ptr addrspace(4) %0, i64 8
  %9 = load i8, ptr addrspace(4) %8, align 8, !amdgpu.noclobber !17
  %10 = getelementptr inbounds nuw i8, ptr addrspace(4) %0, i64 16
  %11 = load i64, ptr addrspace(4) %10, align 8, !amdgpu.noclobber !17
  %12 = getelementptr inbounds nuw i8, ptr addrspace(4) %0, i64 24
  %13 = load float, ptr addrspace(4) %12, align 8, !amdgpu.noclobber !17
  %14 = getelementptr inbounds nuw i8, ptr addrspace(4) %0, i64 28
  %15 = load i8, ptr addrspace(4) %14, align 4, !amdgpu.noclobber !17
  %16 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %17 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %18 = getelementptr inbounds nuw i8, ptr addrspace(4) %17, i64 4
  %19 = load i32, ptr addrspace(4) %18, align 4, !tbaa !6
  %20 = and i32 %19, 65535
  %21 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %22 = tail call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %23 = getelementptr inbounds nuw i8, ptr addrspace(4) %22, i64 40
  %24 = load i64, ptr addrspace(4) %23, align 8, !tbaa !10
  %25 = zext i32 %16 to i64
  %26 = zext nneg i32 %20 to i64
  %27 = mul nuw nsw i64 %26, %25
  %28 = zext nneg i32 %21 to i64
  %29 = add i64 %24, %28
  %30 = add i64 %29, %27
  %31 = trunc i64 %30 to i32
  %32 = zext i8 %3 to i64
  %33 = sext i16 %5 to i64
  %34 = shl i64 %30, 32
  %35 = ashr exact i64 %34, 32
  %36 = mul nsw i64 %35, %33
  %37 = sext i32 %7 to i64
  %38 = zext i8 %9 to i64
  %39 = and i64 %30, 31
  %40 = ashr i64 %11, %39
  %41 = sitofp i32 %31 to float
  %42 = fmul float %13, %41
  %43 = fptosi float %42 to i64
  %44 = sext i8 %15 to i64
  %45 = add nsw i64 %37, %32
  %46 = sub nsw i64 %45, %38
  %47 = add nsw i64 %46, %44
  %48 = add i64 %47, %40
  %49 = add i64 %48, %36
  %50 = add i64 %49, %43
  %51 = getelementptr inbounds i64, ptr addrspace(1) %1, i64 %35
  store i64 %50, ptr addrspace(1) %51, align 8, !tbaa !10
  ret void
}

; Function Attrs: alwaysinline mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: write)
define protected void @__clang_ocl_kern_imp_mixed_argument(i8 %0, i16 %1, i32 %2, i8 %3, i64 %4, float %5, i8 %6, ptr addrspace(1) noundef writeonly align 8 captures(none) %7) local_unnamed_addr #7 !kernel_arg_addr_space !23 !kernel_arg_access_qual !24 !kernel_arg_type !25 !kernel_arg_base_type !25 !kernel_arg_type_qual !26 {
  %9 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %10 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %11 = getelementptr inbounds nuw i8, ptr addrspace(4) %10, i64 4
  %12 = load i32, ptr addrspace(4) %11, align 4, !tbaa !6
  %13 = and i32 %12, 65535
  %14 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %15 = tail call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %16 = getelementptr inbounds nuw i8, ptr addrspace(4) %15, i64 40
  %17 = load i64, ptr addrspace(4) %16, align 8, !tbaa !10
  %18 = zext i32 %9 to i64
  %19 = zext nneg i32 %13 to i64
  %20 = mul nuw nsw i64 %19, %18
  %21 = zext nneg i32 %14 to i64
  %22 = add i64 %17, %21
  %23 = add i64 %22, %20
  %24 = trunc i64 %23 to i32
  %25 = zext i8 %0 to i64
  %26 = sext i16 %1 to i64
  %27 = shl i64 %23, 32
  %28 = ashr exact i64 %27, 32
  %29 = mul nsw i64 %28, %26
  %30 = sext i32 %2 to i64
  %31 = zext i8 %3 to i64
  %32 = and i64 %23, 31
  %33 = ashr i64 %4, %32
  %34 = sitofp i32 %24 to float
  %35 = fmul float %5, %34
  %36 = fptosi float %35 to i64
  %37 = sext i8 %6 to i64
  %38 = add nsw i64 %30, %25
  %39 = sub nsw i64 %38, %31
  %40 = add nsw i64 %39, %37
  %41 = add i64 %40, %33
  %42 = add i64 %41, %29
  %43 = add i64 %42, %36
  %44 = getelementptr inbounds i64, ptr addrspace(1) %7, i64 %28
  store i64 %43, ptr addrspace(1) %44, align 8, !tbaa !10
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define protected amdgpu_kernel void @written_argument(ptr addrspace(4) noundef readonly byref(%struct.quad) align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2) local_unnamed_addr #4 !kernel_arg_addr_space !19 !kernel_arg_access_qual !20 !kernel_arg_type !27 !kernel_arg_base_type !27 !kernel_arg_type_qual !22 {
  %4 = alloca %struct.quad, align 4, addrspace(5)
  %5 = load i32, ptr addrspace(4) %0, align 4, !amdgpu.noclobber !17
  %6 = getelementptr inbounds nuw i8, ptr addrspace(4) %0, i64 4
  %7 = load i32, ptr addrspace(4) %6, align 4, !amdgpu.noclobber !17
  %8 = getelementptr inbounds nuw i8, ptr addrspace(4) %0, i64 8
  %9 = load i32, ptr addrspace(4) %8, align 4, !amdgpu.noclobber !17
  %10 = getelementptr inbounds nuw i8, ptr addrspace(4) %0, i64 12
  %11 = load i32, ptr addrspace(4) %10, align 4, !amdgpu.noclobber !17
  call void @llvm.lifetime.start.p5(ptr addrspace(5) %4)
  store i32 %5, ptr addrspace(5) %4, align 4
  %12 = getelementptr inbounds nuw i8, ptr addrspace(5) %4, i32 4
  store i32 %7, ptr addrspace(5) %12, align 4
  %13 = getelementptr inbounds nuw i8, ptr addrspace(5) %4, i32 8
  store i32 %9, ptr addrspace(5) %13, align 4
  %14 = getelementptr inbounds nuw i8, ptr addrspace(5) %4, i32 12
  store i32 %11, ptr addrspace(5) %14, align 4
  %15 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %16 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %17 = getelementptr inbounds nuw i8, ptr addrspace(4) %16, i64 4
  %18 = load i32, ptr addrspace(4) %17, align 4, !tbaa !6
  %19 = and i32 %18, 65535
  %20 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %21 = tail call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %22 = getelementptr inbounds nuw i8, ptr addrspace(4) %21, i64 40
  %23 = load i64, ptr addrspace(4) %22, align 8, !tbaa !10
  %24 = zext i32 %15 to i64
  %25 = zext nneg i32 %19 to i64
  %26 = mul nuw nsw i64 %25, %24
  %27 = zext nneg i32 %20 to i64
  %28 = add i64 %23, %27
  %29 = add i64 %28, %26
  %30 = trunc i64 %29 to i32
  %31 = mul nsw i32 %30, 100
  %32 = shl i64 %29, 32
  %33 = ashr exact i64 %32, 32
  %34 = getelementptr inbounds i32, ptr addrspace(1) %1, i64 %33
  %35 = load i32, ptr addrspace(1) %34, align 4, !tbaa !6, !amdgpu.noclobber !17
  %36 = getelementptr inbounds i32, ptr addrspace(5) %4, i32 %35
  %37 = load i32, ptr addrspace(5) %36, align 4, !tbaa !6
  %38 = add i32 %31, %37
  store i32 %38, ptr addrspace(5) %36, align 4, !tbaa !6
  %39 = and i32 %30, 1
  %40 = icmp eq i32 %39, 0
  br i1 %40, label %46, label %41

41:                                               ; preds = %3
  %42 = load <4 x i32>, ptr addrspace(5) %4, align 4, !tbaa !6
  %43 = extractelement <4 x i32> %42, i64 0
  %44 = extractelement <4 x i32> %42, i64 3
  %45 = xor i32 %43, %44
  store i32 %45, ptr addrspace(5) %4, align 4, !tbaa !6
  br label %46

46:                                               ; preds = %3, %41
  %47 = getelementptr inbounds %struct.quad, ptr addrspace(1) %2, i64 %33
  call void @llvm.memcpy.p1.p5.i64(ptr addrspace(1) noundef align 4 dereferenceable(16) %47, ptr addrspace(5) noundef align 4 dereferenceable(16) %4, i64 16, i1 false), !tbaa.struct !28
  call void @llvm.lifetime.end.p5(ptr addrspace(5) %4)
  ret void
}

; Function Attrs: alwaysinline mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define protected void @__clang_ocl_kern_imp_written_argument([4 x i32] %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2) local_unnamed_addr #5 !kernel_arg_addr_space !19 !kernel_arg_access_qual !20 !kernel_arg_type !27 !kernel_arg_base_type !27 !kernel_arg_type_qual !22 {
  %4 = alloca %struct.quad, align 4, addrspace(5)
  %5 = extractvalue [4 x i32] %0, 0
  store i32 %5, ptr addrspace(5) %4, align 4
  %6 = extractvalue [4 x i32] %0, 1
  %7 = getelementptr inbounds nuw i8, ptr addrspace(5) %4, i32 4
  store i32 %6, ptr addrspace(5) %7, align 4
  %8 = extractvalue [4 x i32] %0, 2
  %9 = getelementptr inbounds nuw i8, ptr addrspace(5) %4, i32 8
  store i32 %8, ptr addrspace(5) %9, align 4
  %10 = extractvalue [4 x i32] %0, 3
  %11 = getelementptr inbounds nuw i8, ptr addrspace(5) %4, i32 12
  store i32 %10, ptr addrspace(5) %11, align 4
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
  %28 = mul nsw i32 %27, 100
  %29 = shl i64 %26, 32
  %30 = ashr exact i64 %29, 32
  %31 = getelementptr inbounds i32, ptr addrspace(1) %1, i64 %30
  %32 = load i32, ptr addrspace(1) %31, align 4, !tbaa !6
  %33 = getelementptr inbounds i32, ptr addrspace(5) %4, i32 %32
  %34 = load i32, ptr addrspace(5) %33, align 4, !tbaa !6
  %35 = add i32 %28, %34
  store i32 %35, ptr addrspace(5) %33, align 4, !tbaa !6
  %36 = and i32 %27, 1
  %37 = icmp eq i32 %36, 0
  br i1 %37, label %43, label %38

38:                                               ; preds = %3
  %39 = load <4 x i32>, ptr addrspace(5) %4, align 4, !tbaa !6
  %40 = extractelement <4 x i32> %39, i64 0
  %41 = extractelement <4 x i32> %39, i64 3
  %42 = xor i32 %40, %41
  store i32 %42, ptr addrspace(5) %4, align 4, !tbaa !6
  br label %43

43:                                               ; preds = %38, %3
  %44 = getelementptr inbounds %struct.quad, ptr addrspace(1) %2, i64 %30
  call void @llvm.memcpy.p1.p5.i64(ptr addrspace(1) noundef align 4 dereferenceable(16) %44, ptr addrspace(5) noundef align 4 dereferenceable(16) %4, i64 16, i1 false), !tbaa.struct !28
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none)
define internal fastcc { float, float, float, float } @moved(float %0, float %1, float %2, float %3, float %4, %struct.size2 %5, float noundef %6) unnamed_addr #8 {
  %8 = fadd float %0, %6
  %9 = fneg float %6
  %10 = tail call float @llvm.fmuladd.f32(float %9, float %4, float %1)
  %11 = insertvalue { float, float, float, float } poison, float %8, 0
  %12 = insertvalue { float, float, float, float } %11, float %10, 1
  %13 = insertvalue { float, float, float, float } %12, float %2, 2
  %14 = insertvalue { float, float, float, float } %13, float %3, 3
  ret { float, float, float, float } %14
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none)
define internal fastcc <4 x float> @transform([4 x [4 x float]] %0, <4 x float> noundef %1) unnamed_addr #8 {
  %3 = extractvalue [4 x [4 x float]] %0, 0, 0
  %4 = extractvalue [4 x [4 x float]] %0, 0, 1
  %5 = extractvalue [4 x [4 x float]] %0, 0, 2
  %6 = extractvalue [4 x [4 x float]] %0, 0, 3
  %7 = extractvalue [4 x [4 x float]] %0, 1, 0
  %8 = extractvalue [4 x [4 x float]] %0, 1, 1
  %9 = extractvalue [4 x [4 x float]] %0, 1, 2
  %10 = extractvalue [4 x [4 x float]] %0, 1, 3
  %11 = extractvalue [4 x [4 x float]] %0, 2, 0
  %12 = extractvalue [4 x [4 x float]] %0, 2, 1
  %13 = extractvalue [4 x [4 x float]] %0, 2, 2
  %14 = extractvalue [4 x [4 x float]] %0, 2, 3
  %15 = extractvalue [4 x [4 x float]] %0, 3, 0
  %16 = extractvalue [4 x [4 x float]] %0, 3, 1
  %17 = extractvalue [4 x [4 x float]] %0, 3, 2
  %18 = extractvalue [4 x [4 x float]] %0, 3, 3
  %19 = extractelement <4 x float> %1, i64 0
  %20 = extractelement <4 x float> %1, i64 1
  %21 = extractelement <4 x float> %1, i64 2
  %22 = extractelement <4 x float> %1, i64 3
  %23 = fmul float %20, %4
  %24 = tail call float @llvm.fmuladd.f32(float %3, float %19, float %23)
  %25 = tail call float @llvm.fmuladd.f32(float %5, float %21, float %24)
  %26 = tail call float @llvm.fmuladd.f32(float %6, float %22, float %25)
  %27 = insertelement <4 x float> poison, float %26, i64 0
  %28 = fmul float %20, %8
  %29 = tail call float @llvm.fmuladd.f32(float %7, float %19, float %28)
  %30 = tail call float @llvm.fmuladd.f32(float %9, float %21, float %29)
  %31 = tail call float @llvm.fmuladd.f32(float %10, float %22, float %30)
  %32 = insertelement <4 x float> %27, float %31, i64 1
  %33 = fmul float %20, %12
  %34 = tail call float @llvm.fmuladd.f32(float %11, float %19, float %33)
  %35 = tail call float @llvm.fmuladd.f32(float %13, float %21, float %34)
  %36 = tail call float @llvm.fmuladd.f32(float %14, float %22, float %35)
  %37 = insertelement <4 x float> %32, float %36, i64 2
  %38 = fmul float %20, %16
  %39 = tail call float @llvm.fmuladd.f32(float %15, float %19, float %38)
  %40 = tail call float @llvm.fmuladd.f32(float %17, float %21, float %39)
  %41 = tail call float @llvm.fmuladd.f32(float %18, float %22, float %40)
  %42 = insertelement <4 x float> %37, float %41, i64 3
  ret <4 x float> %42
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #9

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef nonnull align 4 ptr addrspace(4) @llvm.amdgcn.dispatch.ptr() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.y() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.z() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.y() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.z() #2

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p1.p5.i64(ptr addrspace(1) noalias writeonly captures(none), ptr addrspace(5) noalias readonly captures(none), i64, i1 immarg) #10

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-lds-kernel-id" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="false" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-lds-kernel-id" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="false" }
attributes #4 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="false" }
attributes #5 = { alwaysinline mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="false" }
attributes #6 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: write) "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="false" }
attributes #7 = { alwaysinline mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: write) "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="false" }
attributes #8 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none) "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="false" }
attributes #9 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #10 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #11 = { nounwind }

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
!12 = !{i32 0, i32 0, i32 1, i32 1}
!13 = !{!"none", !"none", !"none", !"none"}
!14 = !{!"camera", !"matrix", !"float4*", !"float4*"}
!15 = !{!"camera", !"matrix", !"float __attribute__((ext_vector_type(4)))*", !"float __attribute__((ext_vector_type(4)))*"}
!16 = !{!"", !"", !"const", !""}
!17 = !{}
!18 = !{!8, !8, i64 0}
!19 = !{i32 0, i32 1, i32 1}
!20 = !{!"none", !"none", !"none"}
!21 = !{!"bytes16", !"uint*", !"uint*"}
!22 = !{!"", !"const", !""}
!23 = !{i32 0, i32 1}
!24 = !{!"none", !"none"}
!25 = !{!"mixed", !"long*"}
!26 = !{!"", !""}
!27 = !{!"quad", !"uint*", !"quad*"}
!28 = !{i64 0, i64 16, !18}
