; ModuleID = 'corpus/opencl/convolutions.cl'
source_filename = "corpus/opencl/convolutions.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

%struct.conv_shape = type { i32, i32, i32, i32, i32, i32, i32, i32, i32 }

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

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite, inaccessiblemem: readwrite)
define protected amdgpu_kernel void @conv_direct(ptr addrspace(1) noalias noundef readonly align 4 captures(none) %0, ptr addrspace(1) noalias noundef readonly align 4 captures(none) %1, ptr addrspace(1) noalias noundef readonly align 4 captures(none) %2, ptr addrspace(1) noalias noundef writeonly align 4 captures(none) %3, ptr addrspace(4) noundef readonly byref(%struct.conv_shape) align 4 captures(none) %4) local_unnamed_addr #3 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !14 !kernel_arg_base_type !14 !kernel_arg_type_qual !15 {
  %6 = load i32, ptr addrspace(4) %4, align 4
  %7 = getelementptr inbounds nuw i8, ptr addrspace(4) %4, i64 4
  %8 = load i32, ptr addrspace(4) %7, align 4
  %9 = getelementptr inbounds nuw i8, ptr addrspace(4) %4, i64 8
  %10 = load i32, ptr addrspace(4) %9, align 4
  %11 = getelementptr inbounds nuw i8, ptr addrspace(4) %4, i64 12
  %12 = load i32, ptr addrspace(4) %11, align 4
  %13 = getelementptr inbounds nuw i8, ptr addrspace(4) %4, i64 16
  %14 = load i32, ptr addrspace(4) %13, align 4
  %15 = getelementptr inbounds nuw i8, ptr addrspace(4) %4, i64 20
  %16 = load i32, ptr addrspace(4) %15, align 4
  %17 = getelementptr inbounds nuw i8, ptr addrspace(4) %4, i64 24
  %18 = load i32, ptr addrspace(4) %17, align 4
  %19 = getelementptr inbounds nuw i8, ptr addrspace(4) %4, i64 28
  %20 = load i32, ptr addrspace(4) %19, align 4
  %21 = getelementptr inbounds nuw i8, ptr addrspace(4) %4, i64 32
  %22 = load i32, ptr addrspace(4) %21, align 4
  tail call void @llvm.experimental.noalias.scope.decl(metadata !16)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !19)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !21)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !23)
  %23 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %24 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %25 = getelementptr inbounds nuw i8, ptr addrspace(4) %24, i64 4
  %26 = load i32, ptr addrspace(4) %25, align 4, !tbaa !6
  %27 = and i32 %26, 65535
  %28 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %29 = tail call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %30 = getelementptr inbounds nuw i8, ptr addrspace(4) %29, i64 40
  %31 = load i64, ptr addrspace(4) %30, align 8, !tbaa !10
  %32 = zext i32 %23 to i64
  %33 = zext nneg i32 %27 to i64
  %34 = mul nuw nsw i64 %33, %32
  %35 = zext nneg i32 %28 to i64
  %36 = add i64 %31, %35
  %37 = add i64 %36, %34
  %38 = trunc i64 %37 to i32
  %39 = tail call i32 @llvm.amdgcn.workgroup.id.y()
  %40 = lshr i32 %26, 16
  %41 = tail call i32 @llvm.amdgcn.workitem.id.y()
  %42 = getelementptr inbounds nuw i8, ptr addrspace(4) %29, i64 48
  %43 = load i64, ptr addrspace(4) %42, align 8, !tbaa !10
  %44 = zext i32 %39 to i64
  %45 = zext nneg i32 %40 to i64
  %46 = mul nuw nsw i64 %45, %44
  %47 = zext nneg i32 %41 to i64
  %48 = add i64 %43, %47
  %49 = add i64 %48, %46
  %50 = trunc i64 %49 to i32
  %51 = tail call i32 @llvm.amdgcn.workgroup.id.z()
  %52 = getelementptr inbounds nuw i8, ptr addrspace(4) %24, i64 8
  %53 = load i32, ptr addrspace(4) %52, align 4, !tbaa !6
  %54 = and i32 %53, 65535
  %55 = tail call i32 @llvm.amdgcn.workitem.id.z()
  %56 = getelementptr inbounds nuw i8, ptr addrspace(4) %29, i64 56
  %57 = load i64, ptr addrspace(4) %56, align 8, !tbaa !10
  %58 = zext i32 %51 to i64
  %59 = zext nneg i32 %54 to i64
  %60 = mul nuw nsw i64 %59, %58
  %61 = zext nneg i32 %55 to i64
  %62 = add i64 %57, %61
  %63 = add i64 %62, %60
  %64 = trunc i64 %63 to i32
  %65 = icmp sgt i32 %16, %38
  %66 = icmp sgt i32 %14, %50
  %67 = select i1 %65, i1 %66, i1 false
  %68 = icmp sgt i32 %12, %64
  %69 = select i1 %67, i1 %68, i1 false
  br i1 %69, label %70, label %142

70:                                               ; preds = %5
  %71 = shl i64 %63, 32
  %72 = ashr exact i64 %71, 30
  %73 = getelementptr inbounds i8, ptr addrspace(1) %2, i64 %72
  %74 = load float, ptr addrspace(1) %73, align 4, !tbaa !25, !alias.scope !21, !noalias !27, !amdgpu.noclobber !28
  %75 = icmp sgt i32 %6, 0
  br i1 %75, label %76, label %90

76:                                               ; preds = %70
  %77 = icmp sgt i32 %18, 0
  %78 = mul nsw i32 %20, %50
  %79 = sub i32 %78, %22
  %80 = mul nsw i32 %20, %38
  %81 = sub i32 %80, %22
  %82 = mul nsw i32 %6, %64
  br label %83

83:                                               ; preds = %76, %101
  %84 = phi float [ %74, %76 ], [ %102, %101 ]
  %85 = phi i32 [ 0, %76 ], [ %103, %101 ]
  br i1 %77, label %86, label %101

86:                                               ; preds = %83
  %87 = mul nsw i32 %85, %8
  %88 = add nsw i32 %85, %82
  %89 = mul nsw i32 %88, %18
  br label %105

90:                                               ; preds = %101, %70
  %91 = phi float [ %74, %70 ], [ %102, %101 ]
  %92 = fcmp ogt float %91, 0.000000e+00
  %93 = fmul float %91, 0x3F847AE140000000
  %94 = select i1 %92, float %91, float %93
  %95 = mul nsw i32 %14, %64
  %96 = add nsw i32 %95, %50
  %97 = mul nsw i32 %96, %16
  %98 = add nsw i32 %97, %38
  %99 = sext i32 %98 to i64
  %100 = getelementptr inbounds float, ptr addrspace(1) %3, i64 %99
  store float %94, ptr addrspace(1) %100, align 4, !tbaa !25, !alias.scope !23, !noalias !29
  br label %142

101:                                              ; preds = %138, %83
  %102 = phi float [ %84, %83 ], [ %139, %138 ]
  %103 = add nuw nsw i32 %85, 1
  %104 = icmp eq i32 %103, %6
  br i1 %104, label %90, label %83

105:                                              ; preds = %86, %138
  %106 = phi float [ %84, %86 ], [ %139, %138 ]
  %107 = phi i32 [ 0, %86 ], [ %140, %138 ]
  %108 = add i32 %79, %107
  %109 = icmp sgt i32 %108, -1
  %110 = icmp slt i32 %108, %8
  %111 = select i1 %109, i1 %110, i1 false
  br i1 %111, label %112, label %138

112:                                              ; preds = %105
  %113 = add nsw i32 %108, %87
  %114 = mul nsw i32 %113, %10
  %115 = add nsw i32 %107, %89
  %116 = mul nsw i32 %115, %18
  br label %117

117:                                              ; preds = %112, %134
  %118 = phi i32 [ 0, %112 ], [ %136, %134 ]
  %119 = phi float [ %106, %112 ], [ %135, %134 ]
  %120 = add i32 %81, %118
  %121 = icmp sgt i32 %120, -1
  %122 = icmp slt i32 %120, %10
  %123 = select i1 %121, i1 %122, i1 false
  br i1 %123, label %124, label %134

124:                                              ; preds = %117
  %125 = add nsw i32 %120, %114
  %126 = sext i32 %125 to i64
  %127 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %126
  %128 = load float, ptr addrspace(1) %127, align 4, !tbaa !25, !alias.scope !16, !noalias !30, !amdgpu.noclobber !28
  %129 = add nsw i32 %118, %116
  %130 = sext i32 %129 to i64
  %131 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %130
  %132 = load float, ptr addrspace(1) %131, align 4, !tbaa !25, !alias.scope !19, !noalias !31, !amdgpu.noclobber !28
  %133 = tail call float @llvm.fmuladd.f32(float %128, float %132, float %119)
  br label %134

134:                                              ; preds = %124, %117
  %135 = phi float [ %133, %124 ], [ %119, %117 ]
  %136 = add nuw nsw i32 %118, 1
  %137 = icmp eq i32 %136, %18
  br i1 %137, label %138, label %117

138:                                              ; preds = %134, %105
  %139 = phi float [ %106, %105 ], [ %135, %134 ]
  %140 = add nuw nsw i32 %107, 1
  %141 = icmp eq i32 %140, %18
  br i1 %141, label %101, label %105

142:                                              ; preds = %5, %90
  ret void
}

; Function Attrs: alwaysinline nofree norecurse nosync nounwind memory(argmem: readwrite)
define protected void @__clang_ocl_kern_imp_conv_direct(ptr addrspace(1) noalias noundef readonly align 4 captures(none) %0, ptr addrspace(1) noalias noundef readonly align 4 captures(none) %1, ptr addrspace(1) noalias noundef readonly align 4 captures(none) %2, ptr addrspace(1) noalias noundef writeonly align 4 captures(none) %3, ptr addrspace(5) noundef readonly byref(%struct.conv_shape) align 4 captures(none) %4) local_unnamed_addr #4 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !14 !kernel_arg_base_type !14 !kernel_arg_type_qual !15 {
  %6 = load i32, ptr addrspace(5) %4, align 4
  %7 = getelementptr inbounds nuw i8, ptr addrspace(5) %4, i32 4
  %8 = load i32, ptr addrspace(5) %7, align 4
  %9 = getelementptr inbounds nuw i8, ptr addrspace(5) %4, i32 8
  %10 = load i32, ptr addrspace(5) %9, align 4
  %11 = getelementptr inbounds nuw i8, ptr addrspace(5) %4, i32 12
  %12 = load i32, ptr addrspace(5) %11, align 4
  %13 = getelementptr inbounds nuw i8, ptr addrspace(5) %4, i32 16
  %14 = load i32, ptr addrspace(5) %13, align 4
  %15 = getelementptr inbounds nuw i8, ptr addrspace(5) %4, i32 20
  %16 = load i32, ptr addrspace(5) %15, align 4
  %17 = getelementptr inbounds nuw i8, ptr addrspace(5) %4, i32 24
  %18 = load i32, ptr addrspace(5) %17, align 4
  %19 = getelementptr inbounds nuw i8, ptr addrspace(5) %4, i32 28
  %20 = load i32, ptr addrspace(5) %19, align 4
  %21 = getelementptr inbounds nuw i8, ptr addrspace(5) %4, i32 32
  %22 = load i32, ptr addrspace(5) %21, align 4
  %23 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %24 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %25 = getelementptr inbounds nuw i8, ptr addrspace(4) %24, i64 4
  %26 = load i32, ptr addrspace(4) %25, align 4, !tbaa !6
  %27 = and i32 %26, 65535
  %28 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %29 = tail call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %30 = getelementptr inbounds nuw i8, ptr addrspace(4) %29, i64 40
  %31 = load i64, ptr addrspace(4) %30, align 8, !tbaa !10
  %32 = zext i32 %23 to i64
  %33 = zext nneg i32 %27 to i64
  %34 = mul nuw nsw i64 %33, %32
  %35 = zext nneg i32 %28 to i64
  %36 = add i64 %31, %35
  %37 = add i64 %36, %34
  %38 = trunc i64 %37 to i32
  %39 = tail call i32 @llvm.amdgcn.workgroup.id.y()
  %40 = lshr i32 %26, 16
  %41 = tail call i32 @llvm.amdgcn.workitem.id.y()
  %42 = getelementptr inbounds nuw i8, ptr addrspace(4) %29, i64 48
  %43 = load i64, ptr addrspace(4) %42, align 8, !tbaa !10
  %44 = zext i32 %39 to i64
  %45 = zext nneg i32 %40 to i64
  %46 = mul nuw nsw i64 %45, %44
  %47 = zext nneg i32 %41 to i64
  %48 = add i64 %43, %47
  %49 = add i64 %48, %46
  %50 = trunc i64 %49 to i32
  %51 = tail call i32 @llvm.amdgcn.workgroup.id.z()
  %52 = getelementptr inbounds nuw i8, ptr addrspace(4) %24, i64 8
  %53 = load i32, ptr addrspace(4) %52, align 4, !tbaa !6
  %54 = and i32 %53, 65535
  %55 = tail call i32 @llvm.amdgcn.workitem.id.z()
  %56 = getelementptr inbounds nuw i8, ptr addrspace(4) %29, i64 56
  %57 = load i64, ptr addrspace(4) %56, align 8, !tbaa !10
  %58 = zext i32 %51 to i64
  %59 = zext nneg i32 %54 to i64
  %60 = mul nuw nsw i64 %59, %58
  %61 = zext nneg i32 %55 to i64
  %62 = add i64 %57, %61
  %63 = add i64 %62, %60
  %64 = trunc i64 %63 to i32
  %65 = icmp sgt i32 %16, %38
  %66 = icmp sgt i32 %14, %50
  %67 = select i1 %65, i1 %66, i1 false
  %68 = icmp sgt i32 %12, %64
  %69 = select i1 %67, i1 %68, i1 false
  br i1 %69, label %70, label %142

70:                                               ; preds = %5
  %71 = shl i64 %63, 32
  %72 = ashr exact i64 %71, 30
  %73 = getelementptr inbounds i8, ptr addrspace(1) %2, i64 %72
  %74 = load float, ptr addrspace(1) %73, align 4, !tbaa !25
  %75 = icmp sgt i32 %6, 0
  br i1 %75, label %76, label %90

76:                                               ; preds = %70
  %77 = icmp sgt i32 %18, 0
  %78 = mul nsw i32 %20, %50
  %79 = sub i32 %78, %22
  %80 = mul nsw i32 %20, %38
  %81 = sub i32 %80, %22
  %82 = mul nsw i32 %6, %64
  br label %83

83:                                               ; preds = %76, %101
  %84 = phi float [ %74, %76 ], [ %102, %101 ]
  %85 = phi i32 [ 0, %76 ], [ %103, %101 ]
  br i1 %77, label %86, label %101

86:                                               ; preds = %83
  %87 = mul nsw i32 %85, %8
  %88 = add nsw i32 %85, %82
  %89 = mul nsw i32 %88, %18
  br label %105

90:                                               ; preds = %101, %70
  %91 = phi float [ %74, %70 ], [ %102, %101 ]
  %92 = fcmp ogt float %91, 0.000000e+00
  %93 = fmul float %91, 0x3F847AE140000000
  %94 = select i1 %92, float %91, float %93
  %95 = mul nsw i32 %14, %64
  %96 = add nsw i32 %95, %50
  %97 = mul nsw i32 %96, %16
  %98 = add nsw i32 %97, %38
  %99 = sext i32 %98 to i64
  %100 = getelementptr inbounds float, ptr addrspace(1) %3, i64 %99
  store float %94, ptr addrspace(1) %100, align 4, !tbaa !25
  br label %142

101:                                              ; preds = %138, %83
  %102 = phi float [ %84, %83 ], [ %139, %138 ]
  %103 = add nuw nsw i32 %85, 1
  %104 = icmp eq i32 %103, %6
  br i1 %104, label %90, label %83

105:                                              ; preds = %86, %138
  %106 = phi float [ %84, %86 ], [ %139, %138 ]
  %107 = phi i32 [ 0, %86 ], [ %140, %138 ]
  %108 = add i32 %79, %107
  %109 = icmp sgt i32 %108, -1
  %110 = icmp slt i32 %108, %8
  %111 = select i1 %109, i1 %110, i1 false
  br i1 %111, label %112, label %138

112:                                              ; preds = %105
  %113 = add nsw i32 %108, %87
  %114 = mul nsw i32 %113, %10
  %115 = add nsw i32 %107, %89
  %116 = mul nsw i32 %115, %18
  br label %117

117:                                              ; preds = %112, %134
  %118 = phi i32 [ 0, %112 ], [ %136, %134 ]
  %119 = phi float [ %106, %112 ], [ %135, %134 ]
  %120 = add i32 %81, %118
  %121 = icmp sgt i32 %120, -1
  %122 = icmp slt i32 %120, %10
  %123 = select i1 %121, i1 %122, i1 false
  br i1 %123, label %124, label %134

124:                                              ; preds = %117
  %125 = add nsw i32 %120, %114
  %126 = sext i32 %125 to i64
  %127 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %126
  %128 = load float, ptr addrspace(1) %127, align 4, !tbaa !25
  %129 = add nsw i32 %118, %116
  %130 = sext i32 %129 to i64
  %131 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %130
  %132 = load float, ptr addrspace(1) %131, align 4, !tbaa !25
  %133 = tail call float @llvm.fmuladd.f32(float %128, float %132, float %119)
  br label %134

134:                                              ; preds = %117, %124
  %135 = phi float [ %133, %124 ], [ %119, %117 ]
  %136 = add nuw nsw i32 %118, 1
  %137 = icmp eq i32 %136, %18
  br i1 %137, label %138, label %117

138:                                              ; preds = %134, %105
  %139 = phi float [ %106, %105 ], [ %135, %134 ]
  %140 = add nuw nsw i32 %107, 1
  %141 = icmp eq i32 %140, %18
  br i1 %141, label %101, label %105

142:                                              ; preds = %5, %90
  ret void
}

; Function Attrs: convergent nofree norecurse nosync nounwind memory(argmem: readwrite, inaccessiblemem: readwrite)
define protected amdgpu_kernel void @depthwise3x3(ptr addrspace(1) noalias noundef readonly align 16 captures(none) %0, ptr addrspace(1) noalias noundef readonly align 16 captures(none) %1, ptr addrspace(1) noalias noundef readonly align 16 captures(none) %2, ptr addrspace(1) noalias noundef writeonly align 16 captures(none) %3, i32 noundef %4, i32 noundef %5, i32 noundef %6) local_unnamed_addr #5 !kernel_arg_addr_space !32 !kernel_arg_access_qual !33 !kernel_arg_type !34 !kernel_arg_base_type !35 !kernel_arg_type_qual !36 {
  tail call void @llvm.experimental.noalias.scope.decl(metadata !37)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !40)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !42)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !44)
  %8 = icmp sgt i32 %6, 0
  br i1 %8, label %9, label %228

9:                                                ; preds = %7
  %10 = tail call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %11 = getelementptr inbounds nuw i8, ptr addrspace(4) %10, i64 48
  %12 = load i64, ptr addrspace(4) %11, align 8, !tbaa !10
  %13 = tail call i32 @llvm.amdgcn.workitem.id.y()
  %14 = zext nneg i32 %13 to i64
  %15 = add i64 %12, %14
  %16 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %17 = getelementptr inbounds nuw i8, ptr addrspace(4) %16, i64 4
  %18 = load i32, ptr addrspace(4) %17, align 4, !tbaa !6
  %19 = lshr i32 %18, 16
  %20 = zext nneg i32 %19 to i64
  %21 = tail call i32 @llvm.amdgcn.workgroup.id.y()
  %22 = zext i32 %21 to i64
  %23 = mul nuw nsw i64 %20, %22
  %24 = add i64 %15, %23
  %25 = trunc i64 %24 to i32
  %26 = getelementptr inbounds nuw i8, ptr addrspace(4) %10, i64 40
  %27 = load i64, ptr addrspace(4) %26, align 8, !tbaa !10
  %28 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %29 = zext nneg i32 %28 to i64
  %30 = add i64 %27, %29
  %31 = and i32 %18, 65535
  %32 = zext nneg i32 %31 to i64
  %33 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %34 = zext i32 %33 to i64
  %35 = mul nuw nsw i64 %32, %34
  %36 = add i64 %30, %35
  %37 = trunc i64 %36 to i32
  %38 = mul nsw i32 %4, %25
  %39 = add nsw i32 %38, %37
  %40 = mul nsw i32 %39, %6
  %41 = add nsw i32 %25, -1
  %42 = icmp sgt i32 %25, 0
  %43 = icmp sge i32 %5, %25
  %44 = mul nsw i32 %41, %4
  %45 = add nsw i32 %37, -1
  %46 = icmp sgt i32 %37, 0
  %47 = select i1 %46, i1 %42, i1 false
  %48 = icmp sge i32 %4, %37
  %49 = and i1 %48, %47
  %50 = select i1 %49, i1 %43, i1 false
  %51 = add nuw nsw i32 %45, %44
  %52 = mul nsw i32 %51, %6
  %53 = icmp sgt i32 %37, -1
  %54 = select i1 %53, i1 %42, i1 false
  %55 = icmp sgt i32 %4, %37
  %56 = and i1 %55, %54
  %57 = select i1 %56, i1 %43, i1 false
  %58 = add nuw nsw i32 %44, %37
  %59 = mul nsw i32 %58, %6
  %60 = add nsw i32 %37, 1
  %61 = icmp sgt i32 %37, -2
  %62 = select i1 %61, i1 %42, i1 false
  %63 = icmp slt i32 %60, %4
  %64 = and i1 %63, %62
  %65 = select i1 %64, i1 %43, i1 false
  %66 = add nuw nsw i32 %60, %44
  %67 = mul nsw i32 %66, %6
  %68 = shl nuw nsw i32 %6, 1
  %69 = icmp sgt i32 %25, -1
  %70 = icmp sgt i32 %5, %25
  %71 = select i1 %46, i1 %69, i1 false
  %72 = and i1 %48, %71
  %73 = select i1 %72, i1 %70, i1 false
  %74 = add nuw nsw i32 %45, %38
  %75 = mul nsw i32 %74, %6
  %76 = mul nuw nsw i32 %6, 3
  %77 = select i1 %53, i1 %69, i1 false
  %78 = and i1 %55, %77
  %79 = select i1 %78, i1 %70, i1 false
  %80 = shl nsw i32 %6, 2
  %81 = select i1 %61, i1 %69, i1 false
  %82 = and i1 %63, %81
  %83 = select i1 %82, i1 %70, i1 false
  %84 = add nuw nsw i32 %60, %38
  %85 = mul nsw i32 %84, %6
  %86 = mul nuw nsw i32 %6, 5
  %87 = add nsw i32 %25, 1
  %88 = icmp sgt i32 %25, -2
  %89 = icmp slt i32 %87, %5
  %90 = mul nsw i32 %87, %4
  %91 = select i1 %46, i1 %88, i1 false
  %92 = and i1 %48, %91
  %93 = select i1 %92, i1 %89, i1 false
  %94 = add nuw nsw i32 %45, %90
  %95 = mul nsw i32 %94, %6
  %96 = mul nuw nsw i32 %6, 6
  %97 = select i1 %53, i1 %88, i1 false
  %98 = and i1 %55, %97
  %99 = select i1 %98, i1 %89, i1 false
  %100 = add nuw nsw i32 %90, %37
  %101 = mul nsw i32 %100, %6
  %102 = mul nuw nsw i32 %6, 7
  %103 = select i1 %61, i1 %88, i1 false
  %104 = and i1 %63, %103
  %105 = select i1 %104, i1 %89, i1 false
  %106 = add nuw nsw i32 %60, %90
  %107 = mul nsw i32 %106, %6
  %108 = shl nsw i32 %6, 3
  br label %109

109:                                              ; preds = %9, %219
  %110 = phi i32 [ 0, %9 ], [ %226, %219 ]
  %111 = zext nneg i32 %110 to i64
  %112 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %2, i64 %111
  %113 = load <4 x float>, ptr addrspace(1) %112, align 16, !tbaa !46, !alias.scope !42, !noalias !47, !amdgpu.noclobber !28
  br i1 %50, label %114, label %123

114:                                              ; preds = %109
  %115 = add nsw i32 %52, %110
  %116 = sext i32 %115 to i64
  %117 = getelementptr inbounds <4 x float>, ptr addrspace(1) %0, i64 %116
  %118 = load <4 x float>, ptr addrspace(1) %117, align 16, !tbaa !46, !alias.scope !37, !noalias !48, !amdgpu.noclobber !28
  %119 = zext nneg i32 %110 to i64
  %120 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %1, i64 %119
  %121 = load <4 x float>, ptr addrspace(1) %120, align 16, !tbaa !46, !alias.scope !40, !noalias !49, !amdgpu.noclobber !28
  %122 = tail call fastcc <4 x float> @llvm.fmuladd.v4f32(<4 x float> noundef %118, <4 x float> noundef %121, <4 x float> noundef %113) #13
  br label %123

123:                                              ; preds = %114, %109
  %124 = phi <4 x float> [ %122, %114 ], [ %113, %109 ]
  br i1 %57, label %125, label %135

125:                                              ; preds = %123
  %126 = add nsw i32 %59, %110
  %127 = sext i32 %126 to i64
  %128 = getelementptr inbounds <4 x float>, ptr addrspace(1) %0, i64 %127
  %129 = load <4 x float>, ptr addrspace(1) %128, align 16, !tbaa !46, !alias.scope !37, !noalias !48, !amdgpu.noclobber !28
  %130 = add nuw nsw i32 %6, %110
  %131 = zext nneg i32 %130 to i64
  %132 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %1, i64 %131
  %133 = load <4 x float>, ptr addrspace(1) %132, align 16, !tbaa !46, !alias.scope !40, !noalias !49, !amdgpu.noclobber !28
  %134 = tail call fastcc <4 x float> @llvm.fmuladd.v4f32(<4 x float> noundef %129, <4 x float> noundef %133, <4 x float> noundef %124) #13
  br label %135

135:                                              ; preds = %125, %123
  %136 = phi <4 x float> [ %134, %125 ], [ %124, %123 ]
  br i1 %65, label %137, label %147

137:                                              ; preds = %135
  %138 = add nsw i32 %67, %110
  %139 = sext i32 %138 to i64
  %140 = getelementptr inbounds <4 x float>, ptr addrspace(1) %0, i64 %139
  %141 = load <4 x float>, ptr addrspace(1) %140, align 16, !tbaa !46, !alias.scope !37, !noalias !48, !amdgpu.noclobber !28
  %142 = add nuw nsw i32 %68, %110
  %143 = zext nneg i32 %142 to i64
  %144 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %1, i64 %143
  %145 = load <4 x float>, ptr addrspace(1) %144, align 16, !tbaa !46, !alias.scope !40, !noalias !49, !amdgpu.noclobber !28
  %146 = tail call fastcc <4 x float> @llvm.fmuladd.v4f32(<4 x float> noundef %141, <4 x float> noundef %145, <4 x float> noundef %136) #13
  br label %147

147:                                              ; preds = %137, %135
  %148 = phi <4 x float> [ %146, %137 ], [ %136, %135 ]
  br i1 %73, label %149, label %159

149:                                              ; preds = %147
  %150 = add nsw i32 %75, %110
  %151 = sext i32 %150 to i64
  %152 = getelementptr inbounds <4 x float>, ptr addrspace(1) %0, i64 %151
  %153 = load <4 x float>, ptr addrspace(1) %152, align 16, !tbaa !46, !alias.scope !37, !noalias !48, !amdgpu.noclobber !28
  %154 = add nuw nsw i32 %76, %110
  %155 = zext nneg i32 %154 to i64
  %156 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %1, i64 %155
  %157 = load <4 x float>, ptr addrspace(1) %156, align 16, !tbaa !46, !alias.scope !40, !noalias !49, !amdgpu.noclobber !28
  %158 = tail call fastcc <4 x float> @llvm.fmuladd.v4f32(<4 x float> noundef %153, <4 x float> noundef %157, <4 x float> noundef %148) #13
  br label %159

159:                                              ; preds = %149, %147
  %160 = phi <4 x float> [ %158, %149 ], [ %148, %147 ]
  br i1 %79, label %161, label %171

161:                                              ; preds = %159
  %162 = add nsw i32 %40, %110
  %163 = sext i32 %162 to i64
  %164 = getelementptr inbounds <4 x float>, ptr addrspace(1) %0, i64 %163
  %165 = load <4 x float>, ptr addrspace(1) %164, align 16, !tbaa !46, !alias.scope !37, !noalias !48, !amdgpu.noclobber !28
  %166 = add nuw nsw i32 %80, %110
  %167 = zext nneg i32 %166 to i64
  %168 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %1, i64 %167
  %169 = load <4 x float>, ptr addrspace(1) %168, align 16, !tbaa !46, !alias.scope !40, !noalias !49, !amdgpu.noclobber !28
  %170 = tail call fastcc <4 x float> @llvm.fmuladd.v4f32(<4 x float> noundef %165, <4 x float> noundef %169, <4 x float> noundef %160) #13
  br label %171

171:                                              ; preds = %161, %159
  %172 = phi <4 x float> [ %170, %161 ], [ %160, %159 ]
  br i1 %83, label %173, label %183

173:                                              ; preds = %171
  %174 = add nsw i32 %85, %110
  %175 = sext i32 %174 to i64
  %176 = getelementptr inbounds <4 x float>, ptr addrspace(1) %0, i64 %175
  %177 = load <4 x float>, ptr addrspace(1) %176, align 16, !tbaa !46, !alias.scope !37, !noalias !48, !amdgpu.noclobber !28
  %178 = add nuw nsw i32 %86, %110
  %179 = zext nneg i32 %178 to i64
  %180 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %1, i64 %179
  %181 = load <4 x float>, ptr addrspace(1) %180, align 16, !tbaa !46, !alias.scope !40, !noalias !49, !amdgpu.noclobber !28
  %182 = tail call fastcc <4 x float> @llvm.fmuladd.v4f32(<4 x float> noundef %177, <4 x float> noundef %181, <4 x float> noundef %172) #13
  br label %183

183:                                              ; preds = %173, %171
  %184 = phi <4 x float> [ %182, %173 ], [ %172, %171 ]
  br i1 %93, label %185, label %195

185:                                              ; preds = %183
  %186 = add nsw i32 %95, %110
  %187 = sext i32 %186 to i64
  %188 = getelementptr inbounds <4 x float>, ptr addrspace(1) %0, i64 %187
  %189 = load <4 x float>, ptr addrspace(1) %188, align 16, !tbaa !46, !alias.scope !37, !noalias !48, !amdgpu.noclobber !28
  %190 = add nuw nsw i32 %96, %110
  %191 = zext nneg i32 %190 to i64
  %192 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %1, i64 %191
  %193 = load <4 x float>, ptr addrspace(1) %192, align 16, !tbaa !46, !alias.scope !40, !noalias !49, !amdgpu.noclobber !28
  %194 = tail call fastcc <4 x float> @llvm.fmuladd.v4f32(<4 x float> noundef %189, <4 x float> noundef %193, <4 x float> noundef %184) #13
  br label %195

195:                                              ; preds = %185, %183
  %196 = phi <4 x float> [ %194, %185 ], [ %184, %183 ]
  br i1 %99, label %197, label %207

197:                                              ; preds = %195
  %198 = add nsw i32 %101, %110
  %199 = sext i32 %198 to i64
  %200 = getelementptr inbounds <4 x float>, ptr addrspace(1) %0, i64 %199
  %201 = load <4 x float>, ptr addrspace(1) %200, align 16, !tbaa !46, !alias.scope !37, !noalias !48, !amdgpu.noclobber !28
  %202 = add nuw nsw i32 %102, %110
  %203 = zext nneg i32 %202 to i64
  %204 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %1, i64 %203
  %205 = load <4 x float>, ptr addrspace(1) %204, align 16, !tbaa !46, !alias.scope !40, !noalias !49, !amdgpu.noclobber !28
  %206 = tail call fastcc <4 x float> @llvm.fmuladd.v4f32(<4 x float> noundef %201, <4 x float> noundef %205, <4 x float> noundef %196) #13
  br label %207

207:                                              ; preds = %197, %195
  %208 = phi <4 x float> [ %206, %197 ], [ %196, %195 ]
  br i1 %105, label %209, label %219

209:                                              ; preds = %207
  %210 = add nsw i32 %107, %110
  %211 = sext i32 %210 to i64
  %212 = getelementptr inbounds <4 x float>, ptr addrspace(1) %0, i64 %211
  %213 = load <4 x float>, ptr addrspace(1) %212, align 16, !tbaa !46, !alias.scope !37, !noalias !48, !amdgpu.noclobber !28
  %214 = add nuw nsw i32 %108, %110
  %215 = zext nneg i32 %214 to i64
  %216 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %1, i64 %215
  %217 = load <4 x float>, ptr addrspace(1) %216, align 16, !tbaa !46, !alias.scope !40, !noalias !49, !amdgpu.noclobber !28
  %218 = tail call fastcc <4 x float> @llvm.fmuladd.v4f32(<4 x float> noundef %213, <4 x float> noundef %217, <4 x float> noundef %208) #13
  br label %219

219:                                              ; preds = %209, %207
  %220 = phi <4 x float> [ %218, %209 ], [ %208, %207 ]
  %221 = tail call noundef <4 x float> @llvm.maximumnum.v4f32(<4 x float> %220, <4 x float> zeroinitializer)
  %222 = tail call noundef <4 x float> @llvm.minimumnum.v4f32(<4 x float> %221, <4 x float> splat (float 6.000000e+00))
  %223 = add nsw i32 %110, %40
  %224 = sext i32 %223 to i64
  %225 = getelementptr inbounds <4 x float>, ptr addrspace(1) %3, i64 %224
  store <4 x float> %222, ptr addrspace(1) %225, align 16, !tbaa !46, !alias.scope !44, !noalias !50
  %226 = add nuw nsw i32 %110, 1
  %227 = icmp eq i32 %226, %6
  br i1 %227, label %228, label %109

228:                                              ; preds = %219, %7
  ret void
}

; Function Attrs: alwaysinline convergent nofree norecurse nosync nounwind memory(argmem: readwrite)
define protected void @__clang_ocl_kern_imp_depthwise3x3(ptr addrspace(1) noalias noundef readonly align 16 captures(none) %0, ptr addrspace(1) noalias noundef readonly align 16 captures(none) %1, ptr addrspace(1) noalias noundef readonly align 16 captures(none) %2, ptr addrspace(1) noalias noundef writeonly align 16 captures(none) %3, i32 noundef %4, i32 noundef %5, i32 noundef %6) local_unnamed_addr #6 !kernel_arg_addr_space !32 !kernel_arg_access_qual !33 !kernel_arg_type !34 !kernel_arg_base_type !35 !kernel_arg_type_qual !36 {
  %8 = icmp sgt i32 %6, 0
  br i1 %8, label %9, label %109

9:                                                ; preds = %7
  %10 = tail call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %11 = getelementptr inbounds nuw i8, ptr addrspace(4) %10, i64 48
  %12 = load i64, ptr addrspace(4) %11, align 8, !tbaa !10
  %13 = tail call i32 @llvm.amdgcn.workitem.id.y()
  %14 = zext nneg i32 %13 to i64
  %15 = add i64 %12, %14
  %16 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %17 = getelementptr inbounds nuw i8, ptr addrspace(4) %16, i64 4
  %18 = load i32, ptr addrspace(4) %17, align 4, !tbaa !6
  %19 = lshr i32 %18, 16
  %20 = zext nneg i32 %19 to i64
  %21 = tail call i32 @llvm.amdgcn.workgroup.id.y()
  %22 = zext i32 %21 to i64
  %23 = mul nuw nsw i64 %20, %22
  %24 = add i64 %15, %23
  %25 = trunc i64 %24 to i32
  %26 = getelementptr inbounds nuw i8, ptr addrspace(4) %10, i64 40
  %27 = load i64, ptr addrspace(4) %26, align 8, !tbaa !10
  %28 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %29 = zext nneg i32 %28 to i64
  %30 = add i64 %27, %29
  %31 = and i32 %18, 65535
  %32 = zext nneg i32 %31 to i64
  %33 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %34 = zext i32 %33 to i64
  %35 = mul nuw nsw i64 %32, %34
  %36 = add i64 %30, %35
  %37 = trunc i64 %36 to i32
  %38 = mul nsw i32 %4, %25
  %39 = add nsw i32 %38, %37
  %40 = mul nsw i32 %39, %6
  %41 = add nsw i32 %25, -1
  %42 = icmp sgt i32 %25, 0
  %43 = icmp sge i32 %5, %25
  %44 = mul nsw i32 %41, %4
  %45 = add nsw i32 %37, -1
  %46 = icmp sgt i32 %37, 0
  %47 = select i1 %46, i1 %42, i1 false
  %48 = icmp sge i32 %4, %37
  %49 = and i1 %48, %47
  %50 = select i1 %49, i1 %43, i1 false
  %51 = add nuw nsw i32 %45, %44
  %52 = mul nsw i32 %51, %6
  %53 = icmp sgt i32 %37, -1
  %54 = select i1 %53, i1 %42, i1 false
  %55 = icmp sgt i32 %4, %37
  %56 = and i1 %55, %54
  %57 = select i1 %56, i1 %43, i1 false
  %58 = add nuw nsw i32 %44, %37
  %59 = mul nsw i32 %58, %6
  %60 = add nsw i32 %37, 1
  %61 = icmp sgt i32 %37, -2
  %62 = select i1 %61, i1 %42, i1 false
  %63 = icmp slt i32 %60, %4
  %64 = and i1 %63, %62
  %65 = select i1 %64, i1 %43, i1 false
  %66 = add nuw nsw i32 %60, %44
  %67 = mul nsw i32 %66, %6
  %68 = shl nuw nsw i32 %6, 1
  %69 = icmp sgt i32 %25, -1
  %70 = icmp sgt i32 %5, %25
  %71 = select i1 %46, i1 %69, i1 false
  %72 = and i1 %48, %71
  %73 = select i1 %72, i1 %70, i1 false
  %74 = add nuw nsw i32 %45, %38
  %75 = mul nsw i32 %74, %6
  %76 = mul nuw nsw i32 %6, 3
  %77 = select i1 %53, i1 %69, i1 false
  %78 = and i1 %55, %77
  %79 = select i1 %78, i1 %70, i1 false
  %80 = shl nsw i32 %6, 2
  %81 = select i1 %61, i1 %69, i1 false
  %82 = and i1 %63, %81
  %83 = select i1 %82, i1 %70, i1 false
  %84 = add nuw nsw i32 %60, %38
  %85 = mul nsw i32 %84, %6
  %86 = mul nuw nsw i32 %6, 5
  %87 = add nsw i32 %25, 1
  %88 = icmp sgt i32 %25, -2
  %89 = icmp slt i32 %87, %5
  %90 = mul nsw i32 %87, %4
  %91 = select i1 %46, i1 %88, i1 false
  %92 = and i1 %48, %91
  %93 = select i1 %92, i1 %89, i1 false
  %94 = add nuw nsw i32 %45, %90
  %95 = mul nsw i32 %94, %6
  %96 = mul nuw nsw i32 %6, 6
  %97 = select i1 %53, i1 %88, i1 false
  %98 = and i1 %55, %97
  %99 = select i1 %98, i1 %89, i1 false
  %100 = add nuw nsw i32 %90, %37
  %101 = mul nsw i32 %100, %6
  %102 = mul nuw nsw i32 %6, 7
  %103 = select i1 %61, i1 %88, i1 false
  %104 = and i1 %63, %103
  %105 = select i1 %104, i1 %89, i1 false
  %106 = add nuw nsw i32 %60, %90
  %107 = mul nsw i32 %106, %6
  %108 = shl nsw i32 %6, 3
  br label %110

109:                                              ; preds = %220, %7
  ret void

110:                                              ; preds = %9, %220
  %111 = phi i32 [ 0, %9 ], [ %227, %220 ]
  %112 = zext nneg i32 %111 to i64
  %113 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %2, i64 %112
  %114 = load <4 x float>, ptr addrspace(1) %113, align 16, !tbaa !46
  br i1 %50, label %115, label %124

115:                                              ; preds = %110
  %116 = add nsw i32 %52, %111
  %117 = sext i32 %116 to i64
  %118 = getelementptr inbounds <4 x float>, ptr addrspace(1) %0, i64 %117
  %119 = load <4 x float>, ptr addrspace(1) %118, align 16, !tbaa !46
  %120 = zext nneg i32 %111 to i64
  %121 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %1, i64 %120
  %122 = load <4 x float>, ptr addrspace(1) %121, align 16, !tbaa !46
  %123 = tail call fastcc <4 x float> @llvm.fmuladd.v4f32(<4 x float> noundef %119, <4 x float> noundef %122, <4 x float> noundef %114) #13
  br label %124

124:                                              ; preds = %115, %110
  %125 = phi <4 x float> [ %123, %115 ], [ %114, %110 ]
  br i1 %57, label %126, label %136

126:                                              ; preds = %124
  %127 = add nsw i32 %59, %111
  %128 = sext i32 %127 to i64
  %129 = getelementptr inbounds <4 x float>, ptr addrspace(1) %0, i64 %128
  %130 = load <4 x float>, ptr addrspace(1) %129, align 16, !tbaa !46
  %131 = add nuw nsw i32 %6, %111
  %132 = zext nneg i32 %131 to i64
  %133 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %1, i64 %132
  %134 = load <4 x float>, ptr addrspace(1) %133, align 16, !tbaa !46
  %135 = tail call fastcc <4 x float> @llvm.fmuladd.v4f32(<4 x float> noundef %130, <4 x float> noundef %134, <4 x float> noundef %125) #13
  br label %136

136:                                              ; preds = %126, %124
  %137 = phi <4 x float> [ %135, %126 ], [ %125, %124 ]
  br i1 %65, label %138, label %148

138:                                              ; preds = %136
  %139 = add nsw i32 %67, %111
  %140 = sext i32 %139 to i64
  %141 = getelementptr inbounds <4 x float>, ptr addrspace(1) %0, i64 %140
  %142 = load <4 x float>, ptr addrspace(1) %141, align 16, !tbaa !46
  %143 = add nuw nsw i32 %68, %111
  %144 = zext nneg i32 %143 to i64
  %145 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %1, i64 %144
  %146 = load <4 x float>, ptr addrspace(1) %145, align 16, !tbaa !46
  %147 = tail call fastcc <4 x float> @llvm.fmuladd.v4f32(<4 x float> noundef %142, <4 x float> noundef %146, <4 x float> noundef %137) #13
  br label %148

148:                                              ; preds = %138, %136
  %149 = phi <4 x float> [ %147, %138 ], [ %137, %136 ]
  br i1 %73, label %150, label %160

150:                                              ; preds = %148
  %151 = add nsw i32 %75, %111
  %152 = sext i32 %151 to i64
  %153 = getelementptr inbounds <4 x float>, ptr addrspace(1) %0, i64 %152
  %154 = load <4 x float>, ptr addrspace(1) %153, align 16, !tbaa !46
  %155 = add nuw nsw i32 %76, %111
  %156 = zext nneg i32 %155 to i64
  %157 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %1, i64 %156
  %158 = load <4 x float>, ptr addrspace(1) %157, align 16, !tbaa !46
  %159 = tail call fastcc <4 x float> @llvm.fmuladd.v4f32(<4 x float> noundef %154, <4 x float> noundef %158, <4 x float> noundef %149) #13
  br label %160

160:                                              ; preds = %150, %148
  %161 = phi <4 x float> [ %159, %150 ], [ %149, %148 ]
  br i1 %79, label %162, label %172

162:                                              ; preds = %160
  %163 = add nsw i32 %40, %111
  %164 = sext i32 %163 to i64
  %165 = getelementptr inbounds <4 x float>, ptr addrspace(1) %0, i64 %164
  %166 = load <4 x float>, ptr addrspace(1) %165, align 16, !tbaa !46
  %167 = add nuw nsw i32 %80, %111
  %168 = zext nneg i32 %167 to i64
  %169 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %1, i64 %168
  %170 = load <4 x float>, ptr addrspace(1) %169, align 16, !tbaa !46
  %171 = tail call fastcc <4 x float> @llvm.fmuladd.v4f32(<4 x float> noundef %166, <4 x float> noundef %170, <4 x float> noundef %161) #13
  br label %172

172:                                              ; preds = %162, %160
  %173 = phi <4 x float> [ %171, %162 ], [ %161, %160 ]
  br i1 %83, label %174, label %184

174:                                              ; preds = %172
  %175 = add nsw i32 %85, %111
  %176 = sext i32 %175 to i64
  %177 = getelementptr inbounds <4 x float>, ptr addrspace(1) %0, i64 %176
  %178 = load <4 x float>, ptr addrspace(1) %177, align 16, !tbaa !46
  %179 = add nuw nsw i32 %86, %111
  %180 = zext nneg i32 %179 to i64
  %181 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %1, i64 %180
  %182 = load <4 x float>, ptr addrspace(1) %181, align 16, !tbaa !46
  %183 = tail call fastcc <4 x float> @llvm.fmuladd.v4f32(<4 x float> noundef %178, <4 x float> noundef %182, <4 x float> noundef %173) #13
  br label %184

184:                                              ; preds = %174, %172
  %185 = phi <4 x float> [ %183, %174 ], [ %173, %172 ]
  br i1 %93, label %186, label %196

186:                                              ; preds = %184
  %187 = add nsw i32 %95, %111
  %188 = sext i32 %187 to i64
  %189 = getelementptr inbounds <4 x float>, ptr addrspace(1) %0, i64 %188
  %190 = load <4 x float>, ptr addrspace(1) %189, align 16, !tbaa !46
  %191 = add nuw nsw i32 %96, %111
  %192 = zext nneg i32 %191 to i64
  %193 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %1, i64 %192
  %194 = load <4 x float>, ptr addrspace(1) %193, align 16, !tbaa !46
  %195 = tail call fastcc <4 x float> @llvm.fmuladd.v4f32(<4 x float> noundef %190, <4 x float> noundef %194, <4 x float> noundef %185) #13
  br label %196

196:                                              ; preds = %186, %184
  %197 = phi <4 x float> [ %195, %186 ], [ %185, %184 ]
  br i1 %99, label %198, label %208

198:                                              ; preds = %196
  %199 = add nsw i32 %101, %111
  %200 = sext i32 %199 to i64
  %201 = getelementptr inbounds <4 x float>, ptr addrspace(1) %0, i64 %200
  %202 = load <4 x float>, ptr addrspace(1) %201, align 16, !tbaa !46
  %203 = add nuw nsw i32 %102, %111
  %204 = zext nneg i32 %203 to i64
  %205 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %1, i64 %204
  %206 = load <4 x float>, ptr addrspace(1) %205, align 16, !tbaa !46
  %207 = tail call fastcc <4 x float> @llvm.fmuladd.v4f32(<4 x float> noundef %202, <4 x float> noundef %206, <4 x float> noundef %197) #13
  br label %208

208:                                              ; preds = %198, %196
  %209 = phi <4 x float> [ %207, %198 ], [ %197, %196 ]
  br i1 %105, label %210, label %220

210:                                              ; preds = %208
  %211 = add nsw i32 %107, %111
  %212 = sext i32 %211 to i64
  %213 = getelementptr inbounds <4 x float>, ptr addrspace(1) %0, i64 %212
  %214 = load <4 x float>, ptr addrspace(1) %213, align 16, !tbaa !46
  %215 = add nuw nsw i32 %108, %111
  %216 = zext nneg i32 %215 to i64
  %217 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %1, i64 %216
  %218 = load <4 x float>, ptr addrspace(1) %217, align 16, !tbaa !46
  %219 = tail call fastcc <4 x float> @llvm.fmuladd.v4f32(<4 x float> noundef %214, <4 x float> noundef %218, <4 x float> noundef %209) #13
  br label %220

220:                                              ; preds = %210, %208
  %221 = phi <4 x float> [ %219, %210 ], [ %209, %208 ]
  %222 = tail call noundef <4 x float> @llvm.maximumnum.v4f32(<4 x float> %221, <4 x float> zeroinitializer)
  %223 = tail call noundef <4 x float> @llvm.minimumnum.v4f32(<4 x float> %222, <4 x float> splat (float 6.000000e+00))
  %224 = add nsw i32 %111, %40
  %225 = sext i32 %224 to i64
  %226 = getelementptr inbounds <4 x float>, ptr addrspace(1) %3, i64 %225
  store <4 x float> %223, ptr addrspace(1) %226, align 16, !tbaa !46
  %227 = add nuw nsw i32 %111, 1
  %228 = icmp eq i32 %227, %6
  br i1 %228, label %109, label %110
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define protected amdgpu_kernel void @im2col(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, i32 noundef %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #7 !kernel_arg_addr_space !51 !kernel_arg_access_qual !13 !kernel_arg_type !52 !kernel_arg_base_type !52 !kernel_arg_type_qual !53 {
  %6 = mul i32 %4, %3
  %7 = mul i32 %6, %2
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
  %24 = icmp sgt i32 %7, %23
  br i1 %24, label %25, label %207

25:                                               ; preds = %5
  %26 = getelementptr inbounds nuw i8, ptr addrspace(4) %9, i64 12
  %27 = load i32, ptr addrspace(4) %26, align 4, !tbaa !6
  %28 = zext i32 %27 to i64
  br label %29

29:                                               ; preds = %25, %193
  %30 = phi i32 [ %23, %25 ], [ %205, %193 ]
  %31 = phi i64 [ %22, %25 ], [ %204, %193 ]
  %32 = freeze i32 %30
  %33 = sdiv i32 %32, %4
  %34 = mul i32 %33, %4
  %35 = sub i32 %32, %34
  %36 = srem i32 %33, %3
  %37 = sdiv i32 %30, %6
  %38 = add nsw i32 %35, -1
  %39 = add nsw i32 %36, -1
  %40 = mul nsw i32 %37, 9
  %41 = mul nsw i32 %37, %3
  %42 = icmp ult i32 %38, %4
  %43 = icmp ult i32 %39, %3
  %44 = and i1 %42, %43
  br i1 %44, label %45, label %52

45:                                               ; preds = %29
  %46 = add nsw i32 %39, %41
  %47 = mul nsw i32 %46, %4
  %48 = add nsw i32 %47, %38
  %49 = sext i32 %48 to i64
  %50 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %49
  %51 = load float, ptr addrspace(1) %50, align 4, !tbaa !25
  br label %52

52:                                               ; preds = %45, %29
  %53 = phi float [ %51, %45 ], [ 0.000000e+00, %29 ]
  %54 = mul nsw i32 %40, %3
  %55 = add i32 %54, %36
  %56 = mul i32 %55, %4
  %57 = add nsw i32 %56, %35
  %58 = sext i32 %57 to i64
  %59 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %58
  store float %53, ptr addrspace(1) %59, align 4, !tbaa !25
  %60 = icmp ult i32 %35, %4
  %61 = and i1 %60, %43
  br i1 %61, label %62, label %69

62:                                               ; preds = %52
  %63 = add nsw i32 %39, %41
  %64 = mul nsw i32 %63, %4
  %65 = add nsw i32 %64, %35
  %66 = sext i32 %65 to i64
  %67 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %66
  %68 = load float, ptr addrspace(1) %67, align 4, !tbaa !25
  br label %69

69:                                               ; preds = %62, %52
  %70 = phi float [ %68, %62 ], [ 0.000000e+00, %52 ]
  %71 = add nsw i32 %40, 1
  %72 = mul nsw i32 %71, %3
  %73 = add i32 %72, %36
  %74 = mul i32 %73, %4
  %75 = add nsw i32 %74, %35
  %76 = sext i32 %75 to i64
  %77 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %76
  store float %70, ptr addrspace(1) %77, align 4, !tbaa !25
  %78 = add nsw i32 %35, 1
  %79 = icmp ult i32 %78, %4
  %80 = and i1 %79, %43
  br i1 %80, label %81, label %88

81:                                               ; preds = %69
  %82 = add nsw i32 %39, %41
  %83 = mul nsw i32 %82, %4
  %84 = add nsw i32 %83, %78
  %85 = sext i32 %84 to i64
  %86 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %85
  %87 = load float, ptr addrspace(1) %86, align 4, !tbaa !25
  br label %88

88:                                               ; preds = %81, %69
  %89 = phi float [ %87, %81 ], [ 0.000000e+00, %69 ]
  %90 = add nsw i32 %40, 2
  %91 = mul nsw i32 %90, %3
  %92 = add i32 %91, %36
  %93 = mul i32 %92, %4
  %94 = add nsw i32 %93, %35
  %95 = sext i32 %94 to i64
  %96 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %95
  store float %89, ptr addrspace(1) %96, align 4, !tbaa !25
  %97 = icmp ult i32 %36, %3
  %98 = and i1 %42, %97
  br i1 %98, label %99, label %106

99:                                               ; preds = %88
  %100 = add nsw i32 %36, %41
  %101 = mul nsw i32 %100, %4
  %102 = add nsw i32 %101, %38
  %103 = sext i32 %102 to i64
  %104 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %103
  %105 = load float, ptr addrspace(1) %104, align 4, !tbaa !25
  br label %106

106:                                              ; preds = %99, %88
  %107 = phi float [ %105, %99 ], [ 0.000000e+00, %88 ]
  %108 = add nsw i32 %40, 3
  %109 = mul nsw i32 %108, %3
  %110 = add i32 %109, %36
  %111 = mul i32 %110, %4
  %112 = add nsw i32 %111, %35
  %113 = sext i32 %112 to i64
  %114 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %113
  store float %107, ptr addrspace(1) %114, align 4, !tbaa !25
  %115 = and i1 %60, %97
  br i1 %115, label %116, label %123

116:                                              ; preds = %106
  %117 = add nsw i32 %36, %41
  %118 = mul nsw i32 %117, %4
  %119 = add nsw i32 %118, %35
  %120 = sext i32 %119 to i64
  %121 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %120
  %122 = load float, ptr addrspace(1) %121, align 4, !tbaa !25
  br label %123

123:                                              ; preds = %116, %106
  %124 = phi float [ %122, %116 ], [ 0.000000e+00, %106 ]
  %125 = add nsw i32 %40, 4
  %126 = mul nsw i32 %125, %3
  %127 = add i32 %126, %36
  %128 = mul i32 %127, %4
  %129 = add nsw i32 %128, %35
  %130 = sext i32 %129 to i64
  %131 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %130
  store float %124, ptr addrspace(1) %131, align 4, !tbaa !25
  %132 = and i1 %79, %97
  br i1 %132, label %133, label %140

133:                                              ; preds = %123
  %134 = add nsw i32 %36, %41
  %135 = mul nsw i32 %134, %4
  %136 = add nsw i32 %135, %78
  %137 = sext i32 %136 to i64
  %138 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %137
  %139 = load float, ptr addrspace(1) %138, align 4, !tbaa !25
  br label %140

140:                                              ; preds = %133, %123
  %141 = phi float [ %139, %133 ], [ 0.000000e+00, %123 ]
  %142 = add nsw i32 %40, 5
  %143 = mul nsw i32 %142, %3
  %144 = add i32 %143, %36
  %145 = mul i32 %144, %4
  %146 = add nsw i32 %145, %35
  %147 = sext i32 %146 to i64
  %148 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %147
  store float %141, ptr addrspace(1) %148, align 4, !tbaa !25
  %149 = add i32 %36, 1
  %150 = icmp ult i32 %149, %3
  %151 = and i1 %42, %150
  br i1 %151, label %152, label %159

152:                                              ; preds = %140
  %153 = add nsw i32 %149, %41
  %154 = mul nsw i32 %153, %4
  %155 = add nsw i32 %154, %38
  %156 = sext i32 %155 to i64
  %157 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %156
  %158 = load float, ptr addrspace(1) %157, align 4, !tbaa !25
  br label %159

159:                                              ; preds = %152, %140
  %160 = phi float [ %158, %152 ], [ 0.000000e+00, %140 ]
  %161 = add nsw i32 %40, 6
  %162 = mul nsw i32 %161, %3
  %163 = add i32 %162, %36
  %164 = mul i32 %163, %4
  %165 = add nsw i32 %164, %35
  %166 = sext i32 %165 to i64
  %167 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %166
  store float %160, ptr addrspace(1) %167, align 4, !tbaa !25
  %168 = and i1 %60, %150
  br i1 %168, label %169, label %176

169:                                              ; preds = %159
  %170 = add nsw i32 %149, %41
  %171 = mul nsw i32 %170, %4
  %172 = add nsw i32 %171, %35
  %173 = sext i32 %172 to i64
  %174 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %173
  %175 = load float, ptr addrspace(1) %174, align 4, !tbaa !25
  br label %176

176:                                              ; preds = %169, %159
  %177 = phi float [ %175, %169 ], [ 0.000000e+00, %159 ]
  %178 = add nsw i32 %40, 7
  %179 = mul nsw i32 %178, %3
  %180 = add i32 %179, %36
  %181 = mul i32 %180, %4
  %182 = add nsw i32 %181, %35
  %183 = sext i32 %182 to i64
  %184 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %183
  store float %177, ptr addrspace(1) %184, align 4, !tbaa !25
  %185 = and i1 %79, %150
  br i1 %185, label %186, label %193

186:                                              ; preds = %176
  %187 = add nsw i32 %149, %41
  %188 = mul nsw i32 %187, %4
  %189 = add nsw i32 %188, %78
  %190 = sext i32 %189 to i64
  %191 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %190
  %192 = load float, ptr addrspace(1) %191, align 4, !tbaa !25
  br label %193

193:                                              ; preds = %186, %176
  %194 = phi float [ %192, %186 ], [ 0.000000e+00, %176 ]
  %195 = add nsw i32 %40, 8
  %196 = mul nsw i32 %195, %3
  %197 = add i32 %196, %36
  %198 = mul i32 %197, %4
  %199 = add nsw i32 %198, %35
  %200 = sext i32 %199 to i64
  %201 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %200
  store float %194, ptr addrspace(1) %201, align 4, !tbaa !25
  %202 = shl i64 %31, 32
  %203 = ashr exact i64 %202, 32
  %204 = add nsw i64 %203, %28
  %205 = trunc i64 %204 to i32
  %206 = icmp sgt i32 %7, %205
  br i1 %206, label %29, label %207

207:                                              ; preds = %193, %5
  ret void
}

; Function Attrs: alwaysinline nofree norecurse nosync nounwind memory(argmem: readwrite)
define protected void @__clang_ocl_kern_imp_im2col(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, i32 noundef %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #8 !kernel_arg_addr_space !51 !kernel_arg_access_qual !13 !kernel_arg_type !52 !kernel_arg_base_type !52 !kernel_arg_type_qual !53 {
  %6 = mul i32 %4, %3
  %7 = mul i32 %6, %2
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
  %24 = icmp sgt i32 %7, %23
  br i1 %24, label %25, label %29

25:                                               ; preds = %5
  %26 = getelementptr inbounds nuw i8, ptr addrspace(4) %9, i64 12
  %27 = load i32, ptr addrspace(4) %26, align 4, !tbaa !6
  %28 = zext i32 %27 to i64
  br label %30

29:                                               ; preds = %194, %5
  ret void

30:                                               ; preds = %25, %194
  %31 = phi i32 [ %23, %25 ], [ %206, %194 ]
  %32 = phi i64 [ %22, %25 ], [ %205, %194 ]
  %33 = freeze i32 %31
  %34 = sdiv i32 %33, %4
  %35 = mul i32 %34, %4
  %36 = sub i32 %33, %35
  %37 = srem i32 %34, %3
  %38 = sdiv i32 %31, %6
  %39 = add nsw i32 %36, -1
  %40 = add nsw i32 %37, -1
  %41 = mul nsw i32 %38, 9
  %42 = mul nsw i32 %38, %3
  %43 = icmp ult i32 %39, %4
  %44 = icmp ult i32 %40, %3
  %45 = and i1 %43, %44
  br i1 %45, label %46, label %53

46:                                               ; preds = %30
  %47 = add nsw i32 %40, %42
  %48 = mul nsw i32 %47, %4
  %49 = add nsw i32 %48, %39
  %50 = sext i32 %49 to i64
  %51 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %50
  %52 = load float, ptr addrspace(1) %51, align 4, !tbaa !25
  br label %53

53:                                               ; preds = %30, %46
  %54 = phi float [ %52, %46 ], [ 0.000000e+00, %30 ]
  %55 = mul nsw i32 %41, %3
  %56 = add i32 %55, %37
  %57 = mul i32 %56, %4
  %58 = add nsw i32 %57, %36
  %59 = sext i32 %58 to i64
  %60 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %59
  store float %54, ptr addrspace(1) %60, align 4, !tbaa !25
  %61 = icmp ult i32 %36, %4
  %62 = and i1 %61, %44
  br i1 %62, label %63, label %70

63:                                               ; preds = %53
  %64 = add nsw i32 %40, %42
  %65 = mul nsw i32 %64, %4
  %66 = add nsw i32 %65, %36
  %67 = sext i32 %66 to i64
  %68 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %67
  %69 = load float, ptr addrspace(1) %68, align 4, !tbaa !25
  br label %70

70:                                               ; preds = %63, %53
  %71 = phi float [ %69, %63 ], [ 0.000000e+00, %53 ]
  %72 = add nsw i32 %41, 1
  %73 = mul nsw i32 %72, %3
  %74 = add i32 %73, %37
  %75 = mul i32 %74, %4
  %76 = add nsw i32 %75, %36
  %77 = sext i32 %76 to i64
  %78 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %77
  store float %71, ptr addrspace(1) %78, align 4, !tbaa !25
  %79 = add nsw i32 %36, 1
  %80 = icmp ult i32 %79, %4
  %81 = and i1 %80, %44
  br i1 %81, label %82, label %89

82:                                               ; preds = %70
  %83 = add nsw i32 %40, %42
  %84 = mul nsw i32 %83, %4
  %85 = add nsw i32 %84, %79
  %86 = sext i32 %85 to i64
  %87 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %86
  %88 = load float, ptr addrspace(1) %87, align 4, !tbaa !25
  br label %89

89:                                               ; preds = %82, %70
  %90 = phi float [ %88, %82 ], [ 0.000000e+00, %70 ]
  %91 = add nsw i32 %41, 2
  %92 = mul nsw i32 %91, %3
  %93 = add i32 %92, %37
  %94 = mul i32 %93, %4
  %95 = add nsw i32 %94, %36
  %96 = sext i32 %95 to i64
  %97 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %96
  store float %90, ptr addrspace(1) %97, align 4, !tbaa !25
  %98 = icmp ult i32 %37, %3
  %99 = and i1 %43, %98
  br i1 %99, label %100, label %107

100:                                              ; preds = %89
  %101 = add nsw i32 %37, %42
  %102 = mul nsw i32 %101, %4
  %103 = add nsw i32 %102, %39
  %104 = sext i32 %103 to i64
  %105 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %104
  %106 = load float, ptr addrspace(1) %105, align 4, !tbaa !25
  br label %107

107:                                              ; preds = %100, %89
  %108 = phi float [ %106, %100 ], [ 0.000000e+00, %89 ]
  %109 = add nsw i32 %41, 3
  %110 = mul nsw i32 %109, %3
  %111 = add i32 %110, %37
  %112 = mul i32 %111, %4
  %113 = add nsw i32 %112, %36
  %114 = sext i32 %113 to i64
  %115 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %114
  store float %108, ptr addrspace(1) %115, align 4, !tbaa !25
  %116 = and i1 %61, %98
  br i1 %116, label %117, label %124

117:                                              ; preds = %107
  %118 = add nsw i32 %37, %42
  %119 = mul nsw i32 %118, %4
  %120 = add nsw i32 %119, %36
  %121 = sext i32 %120 to i64
  %122 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %121
  %123 = load float, ptr addrspace(1) %122, align 4, !tbaa !25
  br label %124

124:                                              ; preds = %117, %107
  %125 = phi float [ %123, %117 ], [ 0.000000e+00, %107 ]
  %126 = add nsw i32 %41, 4
  %127 = mul nsw i32 %126, %3
  %128 = add i32 %127, %37
  %129 = mul i32 %128, %4
  %130 = add nsw i32 %129, %36
  %131 = sext i32 %130 to i64
  %132 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %131
  store float %125, ptr addrspace(1) %132, align 4, !tbaa !25
  %133 = and i1 %80, %98
  br i1 %133, label %134, label %141

134:                                              ; preds = %124
  %135 = add nsw i32 %37, %42
  %136 = mul nsw i32 %135, %4
  %137 = add nsw i32 %136, %79
  %138 = sext i32 %137 to i64
  %139 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %138
  %140 = load float, ptr addrspace(1) %139, align 4, !tbaa !25
  br label %141

141:                                              ; preds = %134, %124
  %142 = phi float [ %140, %134 ], [ 0.000000e+00, %124 ]
  %143 = add nsw i32 %41, 5
  %144 = mul nsw i32 %143, %3
  %145 = add i32 %144, %37
  %146 = mul i32 %145, %4
  %147 = add nsw i32 %146, %36
  %148 = sext i32 %147 to i64
  %149 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %148
  store float %142, ptr addrspace(1) %149, align 4, !tbaa !25
  %150 = add i32 %37, 1
  %151 = icmp ult i32 %150, %3
  %152 = and i1 %43, %151
  br i1 %152, label %153, label %160

153:                                              ; preds = %141
  %154 = add nsw i32 %150, %42
  %155 = mul nsw i32 %154, %4
  %156 = add nsw i32 %155, %39
  %157 = sext i32 %156 to i64
  %158 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %157
  %159 = load float, ptr addrspace(1) %158, align 4, !tbaa !25
  br label %160

160:                                              ; preds = %153, %141
  %161 = phi float [ %159, %153 ], [ 0.000000e+00, %141 ]
  %162 = add nsw i32 %41, 6
  %163 = mul nsw i32 %162, %3
  %164 = add i32 %163, %37
  %165 = mul i32 %164, %4
  %166 = add nsw i32 %165, %36
  %167 = sext i32 %166 to i64
  %168 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %167
  store float %161, ptr addrspace(1) %168, align 4, !tbaa !25
  %169 = and i1 %61, %151
  br i1 %169, label %170, label %177

170:                                              ; preds = %160
  %171 = add nsw i32 %150, %42
  %172 = mul nsw i32 %171, %4
  %173 = add nsw i32 %172, %36
  %174 = sext i32 %173 to i64
  %175 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %174
  %176 = load float, ptr addrspace(1) %175, align 4, !tbaa !25
  br label %177

177:                                              ; preds = %170, %160
  %178 = phi float [ %176, %170 ], [ 0.000000e+00, %160 ]
  %179 = add nsw i32 %41, 7
  %180 = mul nsw i32 %179, %3
  %181 = add i32 %180, %37
  %182 = mul i32 %181, %4
  %183 = add nsw i32 %182, %36
  %184 = sext i32 %183 to i64
  %185 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %184
  store float %178, ptr addrspace(1) %185, align 4, !tbaa !25
  %186 = and i1 %80, %151
  br i1 %186, label %187, label %194

187:                                              ; preds = %177
  %188 = add nsw i32 %150, %42
  %189 = mul nsw i32 %188, %4
  %190 = add nsw i32 %189, %79
  %191 = sext i32 %190 to i64
  %192 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %191
  %193 = load float, ptr addrspace(1) %192, align 4, !tbaa !25
  br label %194

194:                                              ; preds = %187, %177
  %195 = phi float [ %193, %187 ], [ 0.000000e+00, %177 ]
  %196 = add nsw i32 %41, 8
  %197 = mul nsw i32 %196, %3
  %198 = add i32 %197, %37
  %199 = mul i32 %198, %4
  %200 = add nsw i32 %199, %36
  %201 = sext i32 %200 to i64
  %202 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %201
  store float %195, ptr addrspace(1) %202, align 4, !tbaa !25
  %203 = shl i64 %32, 32
  %204 = ashr exact i64 %203, 32
  %205 = add nsw i64 %204, %28
  %206 = trunc i64 %205 to i32
  %207 = icmp sgt i32 %7, %206
  br i1 %207, label %30, label %29
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define protected amdgpu_kernel void @pool2x2(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2, ptr addrspace(1) noundef writeonly align 4 captures(none) %3, i32 noundef %4) local_unnamed_addr #9 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !54 !kernel_arg_base_type !54 !kernel_arg_type_qual !53 {
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
  %34 = tail call i32 @llvm.amdgcn.workgroup.id.z()
  %35 = getelementptr inbounds nuw i8, ptr addrspace(4) %7, i64 8
  %36 = load i32, ptr addrspace(4) %35, align 4, !tbaa !6
  %37 = and i32 %36, 65535
  %38 = tail call i32 @llvm.amdgcn.workitem.id.z()
  %39 = getelementptr inbounds nuw i8, ptr addrspace(4) %12, i64 56
  %40 = load i64, ptr addrspace(4) %39, align 8, !tbaa !10
  %41 = zext i32 %34 to i64
  %42 = zext nneg i32 %37 to i64
  %43 = mul nuw nsw i64 %42, %41
  %44 = zext nneg i32 %38 to i64
  %45 = add i64 %40, %44
  %46 = add i64 %45, %43
  %47 = trunc i64 %46 to i32
  %48 = mul nsw i32 %4, %47
  %49 = shl nsw i32 %33, 1
  %50 = add nsw i32 %48, %49
  %51 = shl nsw i32 %21, 1
  %52 = mul i32 %50, %4
  %53 = add i32 %51, %52
  %54 = sext i32 %53 to i64
  %55 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %54
  %56 = load float, ptr addrspace(1) %55, align 4, !tbaa !25, !amdgpu.noclobber !28
  %57 = fadd float %56, 0.000000e+00
  %58 = fcmp one float %56, 0xFFF0000000000000
  %59 = select i1 %58, i32 %53, i32 0
  %60 = select i1 %58, float %56, float 0xFFF0000000000000
  %61 = or disjoint i32 %51, 1
  %62 = add i32 %61, %52
  %63 = sext i32 %62 to i64
  %64 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %63
  %65 = load float, ptr addrspace(1) %64, align 4, !tbaa !25, !amdgpu.noclobber !28
  %66 = fadd float %57, %65
  %67 = fcmp ogt float %65, %60
  %68 = select i1 %67, i32 %62, i32 %59
  %69 = select i1 %67, float %65, float %60
  %70 = add i32 %50, 1
  %71 = mul i32 %70, %4
  %72 = add i32 %51, %71
  %73 = sext i32 %72 to i64
  %74 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %73
  %75 = load float, ptr addrspace(1) %74, align 4, !tbaa !25, !amdgpu.noclobber !28
  %76 = fadd float %66, %75
  %77 = fcmp ogt float %75, %69
  %78 = select i1 %77, i32 %72, i32 %68
  %79 = select i1 %77, float %75, float %69
  %80 = add i32 %61, %71
  %81 = sext i32 %80 to i64
  %82 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %81
  %83 = load float, ptr addrspace(1) %82, align 4, !tbaa !25, !amdgpu.noclobber !28
  %84 = fadd float %76, %83
  %85 = fcmp ogt float %83, %79
  %86 = select i1 %85, i32 %80, i32 %78
  %87 = select i1 %85, float %83, float %79
  %88 = sdiv i32 %4, 2
  %89 = mul nsw i32 %88, %47
  %90 = add nsw i32 %89, %33
  %91 = mul nsw i32 %90, %88
  %92 = add nsw i32 %91, %21
  %93 = sext i32 %92 to i64
  %94 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %93
  store float %87, ptr addrspace(1) %94, align 4, !tbaa !25
  %95 = fmul float %84, 2.500000e-01
  %96 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %93
  store float %95, ptr addrspace(1) %96, align 4, !tbaa !25
  %97 = getelementptr inbounds i32, ptr addrspace(1) %3, i64 %93
  store i32 %86, ptr addrspace(1) %97, align 4, !tbaa !6
  ret void
}

; Function Attrs: alwaysinline mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define protected void @__clang_ocl_kern_imp_pool2x2(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2, ptr addrspace(1) noundef writeonly align 4 captures(none) %3, i32 noundef %4) local_unnamed_addr #10 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !54 !kernel_arg_base_type !54 !kernel_arg_type_qual !53 {
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
  %34 = tail call i32 @llvm.amdgcn.workgroup.id.z()
  %35 = getelementptr inbounds nuw i8, ptr addrspace(4) %7, i64 8
  %36 = load i32, ptr addrspace(4) %35, align 4, !tbaa !6
  %37 = and i32 %36, 65535
  %38 = tail call i32 @llvm.amdgcn.workitem.id.z()
  %39 = getelementptr inbounds nuw i8, ptr addrspace(4) %12, i64 56
  %40 = load i64, ptr addrspace(4) %39, align 8, !tbaa !10
  %41 = zext i32 %34 to i64
  %42 = zext nneg i32 %37 to i64
  %43 = mul nuw nsw i64 %42, %41
  %44 = zext nneg i32 %38 to i64
  %45 = add i64 %40, %44
  %46 = add i64 %45, %43
  %47 = trunc i64 %46 to i32
  %48 = mul nsw i32 %4, %47
  %49 = shl nsw i32 %33, 1
  %50 = add nsw i32 %48, %49
  %51 = shl nsw i32 %21, 1
  %52 = mul i32 %50, %4
  %53 = add i32 %51, %52
  %54 = sext i32 %53 to i64
  %55 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %54
  %56 = load float, ptr addrspace(1) %55, align 4, !tbaa !25
  %57 = fadd float %56, 0.000000e+00
  %58 = fcmp one float %56, 0xFFF0000000000000
  %59 = select i1 %58, i32 %53, i32 0
  %60 = select i1 %58, float %56, float 0xFFF0000000000000
  %61 = or disjoint i32 %51, 1
  %62 = add i32 %61, %52
  %63 = sext i32 %62 to i64
  %64 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %63
  %65 = load float, ptr addrspace(1) %64, align 4, !tbaa !25
  %66 = fadd float %57, %65
  %67 = fcmp ogt float %65, %60
  %68 = select i1 %67, i32 %62, i32 %59
  %69 = select i1 %67, float %65, float %60
  %70 = add i32 %50, 1
  %71 = mul i32 %70, %4
  %72 = add i32 %51, %71
  %73 = sext i32 %72 to i64
  %74 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %73
  %75 = load float, ptr addrspace(1) %74, align 4, !tbaa !25
  %76 = fadd float %66, %75
  %77 = fcmp ogt float %75, %69
  %78 = select i1 %77, i32 %72, i32 %68
  %79 = select i1 %77, float %75, float %69
  %80 = add i32 %61, %71
  %81 = sext i32 %80 to i64
  %82 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %81
  %83 = load float, ptr addrspace(1) %82, align 4, !tbaa !25
  %84 = fadd float %76, %83
  %85 = fcmp ogt float %83, %79
  %86 = select i1 %85, i32 %80, i32 %78
  %87 = select i1 %85, float %83, float %79
  %88 = sdiv i32 %4, 2
  %89 = mul nsw i32 %88, %47
  %90 = add nsw i32 %89, %33
  %91 = mul nsw i32 %90, %88
  %92 = add nsw i32 %91, %21
  %93 = sext i32 %92 to i64
  %94 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %93
  store float %87, ptr addrspace(1) %94, align 4, !tbaa !25
  %95 = fmul float %84, 2.500000e-01
  %96 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %93
  store float %95, ptr addrspace(1) %96, align 4, !tbaa !25
  %97 = getelementptr inbounds i32, ptr addrspace(1) %3, i64 %93
  store i32 %86, ptr addrspace(1) %97, align 4, !tbaa !6
  ret void
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #11

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
declare <4 x float> @llvm.fmuladd.v4f32(<4 x float>, <4 x float>, <4 x float>) #11

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x float> @llvm.maximumnum.v4f32(<4 x float>, <4 x float>) #11

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x float> @llvm.minimumnum.v4f32(<4 x float>, <4 x float>) #11

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite)
declare void @llvm.experimental.noalias.scope.decl(metadata) #12

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) "amdgpu-agpr-alloc"="0" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-lds-kernel-id" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) "amdgpu-agpr-alloc"="0" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-lds-kernel-id" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #3 = { nofree norecurse nosync nounwind memory(argmem: readwrite, inaccessiblemem: readwrite) "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workitem-id-x" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #4 = { alwaysinline nofree norecurse nosync nounwind memory(argmem: readwrite) "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #5 = { convergent nofree norecurse nosync nounwind memory(argmem: readwrite, inaccessiblemem: readwrite) "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #6 = { alwaysinline convergent nofree norecurse nosync nounwind memory(argmem: readwrite) "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #7 = { nofree norecurse nosync nounwind memory(argmem: readwrite) "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #8 = { alwaysinline nofree norecurse nosync nounwind memory(argmem: readwrite) "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #9 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workitem-id-x" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #10 = { alwaysinline mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #11 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #12 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite) }
attributes #13 = { convergent nounwind willreturn memory(none) }

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
!12 = !{i32 1, i32 1, i32 1, i32 1, i32 0}
!13 = !{!"none", !"none", !"none", !"none", !"none"}
!14 = !{!"float*", !"float*", !"float*", !"float*", !"conv_shape"}
!15 = !{!"restrict const", !"restrict const", !"restrict const", !"restrict", !""}
!16 = !{!17}
!17 = distinct !{!17, !18, !"__clang_ocl_kern_imp_conv_direct: argument 0"}
!18 = distinct !{!18, !"__clang_ocl_kern_imp_conv_direct"}
!19 = !{!20}
!20 = distinct !{!20, !18, !"__clang_ocl_kern_imp_conv_direct: argument 1"}
!21 = !{!22}
!22 = distinct !{!22, !18, !"__clang_ocl_kern_imp_conv_direct: argument 2"}
!23 = !{!24}
!24 = distinct !{!24, !18, !"__clang_ocl_kern_imp_conv_direct: argument 3"}
!25 = !{!26, !26, i64 0}
!26 = !{!"float", !8, i64 0}
!27 = !{!17, !20, !24}
!28 = !{}
!29 = !{!17, !20, !22}
!30 = !{!20, !22, !24}
!31 = !{!17, !22, !24}
!32 = !{i32 1, i32 1, i32 1, i32 1, i32 0, i32 0, i32 0}
!33 = !{!"none", !"none", !"none", !"none", !"none", !"none", !"none"}
!34 = !{!"float4*", !"float4*", !"float4*", !"float4*", !"int", !"int", !"int"}
!35 = !{!"float __attribute__((ext_vector_type(4)))*", !"float __attribute__((ext_vector_type(4)))*", !"float __attribute__((ext_vector_type(4)))*", !"float __attribute__((ext_vector_type(4)))*", !"int", !"int", !"int"}
!36 = !{!"restrict const", !"restrict const", !"restrict const", !"restrict", !"", !"", !""}
!37 = !{!38}
!38 = distinct !{!38, !39, !"__clang_ocl_kern_imp_depthwise3x3: argument 0"}
!39 = distinct !{!39, !"__clang_ocl_kern_imp_depthwise3x3"}
!40 = !{!41}
!41 = distinct !{!41, !39, !"__clang_ocl_kern_imp_depthwise3x3: argument 1"}
!42 = !{!43}
!43 = distinct !{!43, !39, !"__clang_ocl_kern_imp_depthwise3x3: argument 2"}
!44 = !{!45}
!45 = distinct !{!45, !39, !"__clang_ocl_kern_imp_depthwise3x3: argument 3"}
!46 = !{!8, !8, i64 0}
!47 = !{!38, !41, !45}
!48 = !{!41, !43, !45}
!49 = !{!38, !43, !45}
!50 = !{!38, !41, !43}
!51 = !{i32 1, i32 1, i32 0, i32 0, i32 0}
!52 = !{!"float*", !"float*", !"int", !"int", !"int"}
!53 = !{!"const", !"", !"", !"", !""}
!54 = !{!"float*", !"float*", !"float*", !"int*", !"int"}
