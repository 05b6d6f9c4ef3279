; ModuleID = 'corpus/opencl/colour_convert.cl'
source_filename = "corpus/opencl/colour_convert.cl"
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

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define protected amdgpu_kernel void @rgba_to_nv12(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 1 captures(none) %1, ptr addrspace(1) noundef writeonly align 2 captures(none) %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #3 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !14 !kernel_arg_base_type !15 !kernel_arg_type_qual !16 {
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
  %34 = shl nsw i32 %21, 1
  %35 = icmp slt i32 %34, %3
  br i1 %35, label %36, label %177

36:                                               ; preds = %5
  %37 = shl nsw i32 %33, 1
  %38 = icmp slt i32 %37, %4
  br i1 %38, label %39, label %177

39:                                               ; preds = %36
  %40 = mul nsw i32 %37, %3
  %41 = add nsw i32 %34, %40
  %42 = sext i32 %41 to i64
  %43 = getelementptr inbounds <4 x i8>, ptr addrspace(1) %0, i64 %42
  %44 = load <4 x i8>, ptr addrspace(1) %43, align 4, !tbaa !17
  %45 = zext <4 x i8> %44 to <4 x i32>
  %46 = extractelement <4 x i32> %45, i64 0
  %47 = mul nuw nsw i32 %46, 66
  %48 = extractelement <4 x i32> %45, i64 1
  %49 = mul nuw nsw i32 %48, 129
  %50 = extractelement <4 x i32> %45, i64 2
  %51 = mul nuw nsw i32 %50, 25
  %52 = add nuw nsw i32 %49, 128
  %53 = add nuw nsw i32 %52, %47
  %54 = add nuw nsw i32 %53, %51
  %55 = lshr i32 %54, 8
  %56 = trunc i32 %55 to i8
  %57 = add i8 %56, 16
  %58 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %42
  store i8 %57, ptr addrspace(1) %58, align 1, !tbaa !17
  %59 = mul nsw i32 %46, -38
  %60 = mul nsw i32 %48, -74
  %61 = mul nuw nsw i32 %50, 112
  %62 = add nsw i32 %59, %60
  %63 = add nsw i32 %62, %61
  %64 = mul nuw nsw i32 %46, 112
  %65 = mul nsw i32 %48, -94
  %66 = mul nsw i32 %50, -18
  %67 = add nsw i32 %64, %65
  %68 = add nsw i32 %67, %66
  %69 = or disjoint i32 %34, 1
  %70 = add nsw i32 %69, %40
  %71 = sext i32 %70 to i64
  %72 = getelementptr inbounds <4 x i8>, ptr addrspace(1) %0, i64 %71
  %73 = load <4 x i8>, ptr addrspace(1) %72, align 4, !tbaa !17
  %74 = zext <4 x i8> %73 to <4 x i32>
  %75 = extractelement <4 x i32> %74, i64 0
  %76 = mul nuw nsw i32 %75, 66
  %77 = extractelement <4 x i32> %74, i64 1
  %78 = mul nuw nsw i32 %77, 129
  %79 = extractelement <4 x i32> %74, i64 2
  %80 = mul nuw nsw i32 %79, 25
  %81 = add nuw nsw i32 %78, 128
  %82 = add nuw nsw i32 %81, %76
  %83 = add nuw nsw i32 %82, %80
  %84 = lshr i32 %83, 8
  %85 = trunc i32 %84 to i8
  %86 = add i8 %85, 16
  %87 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %71
  store i8 %86, ptr addrspace(1) %87, align 1, !tbaa !17
  %88 = mul nsw i32 %75, -38
  %89 = mul nsw i32 %77, -74
  %90 = mul nuw nsw i32 %79, 112
  %91 = add nsw i32 %88, %63
  %92 = add nsw i32 %91, %89
  %93 = add i32 %92, %90
  %94 = mul nuw nsw i32 %75, 112
  %95 = mul nsw i32 %77, -94
  %96 = mul nsw i32 %79, -18
  %97 = add nsw i32 %94, %68
  %98 = add nsw i32 %97, %95
  %99 = add i32 %98, %96
  %100 = or disjoint i32 %37, 1
  %101 = mul nsw i32 %100, %3
  %102 = add nsw i32 %34, %101
  %103 = sext i32 %102 to i64
  %104 = getelementptr inbounds <4 x i8>, ptr addrspace(1) %0, i64 %103
  %105 = load <4 x i8>, ptr addrspace(1) %104, align 4, !tbaa !17
  %106 = zext <4 x i8> %105 to <4 x i32>
  %107 = extractelement <4 x i32> %106, i64 0
  %108 = mul nuw nsw i32 %107, 66
  %109 = extractelement <4 x i32> %106, i64 1
  %110 = mul nuw nsw i32 %109, 129
  %111 = extractelement <4 x i32> %106, i64 2
  %112 = mul nuw nsw i32 %111, 25
  %113 = add nuw nsw i32 %110, 128
  %114 = add nuw nsw i32 %113, %108
  %115 = add nuw nsw i32 %114, %112
  %116 = lshr i32 %115, 8
  %117 = trunc i32 %116 to i8
  %118 = add i8 %117, 16
  %119 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %103
  store i8 %118, ptr addrspace(1) %119, align 1, !tbaa !17
  %120 = mul nsw i32 %107, -38
  %121 = mul nsw i32 %109, -74
  %122 = mul nuw nsw i32 %111, 112
  %123 = add i32 %120, %93
  %124 = add i32 %123, %121
  %125 = add i32 %124, %122
  %126 = mul nuw nsw i32 %107, 112
  %127 = mul nsw i32 %109, -94
  %128 = mul nsw i32 %111, -18
  %129 = add i32 %126, %99
  %130 = add i32 %129, %127
  %131 = add i32 %130, %128
  %132 = add nsw i32 %69, %101
  %133 = sext i32 %132 to i64
  %134 = getelementptr inbounds <4 x i8>, ptr addrspace(1) %0, i64 %133
  %135 = load <4 x i8>, ptr addrspace(1) %134, align 4, !tbaa !17
  %136 = zext <4 x i8> %135 to <4 x i32>
  %137 = extractelement <4 x i32> %136, i64 0
  %138 = mul nuw nsw i32 %137, 66
  %139 = extractelement <4 x i32> %136, i64 1
  %140 = mul nuw nsw i32 %139, 129
  %141 = extractelement <4 x i32> %136, i64 2
  %142 = mul nuw nsw i32 %141, 25
  %143 = add nuw nsw i32 %140, 128
  %144 = add nuw nsw i32 %143, %138
  %145 = add nuw nsw i32 %144, %142
  %146 = lshr i32 %145, 8
  %147 = trunc i32 %146 to i8
  %148 = add i8 %147, 16
  %149 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %133
  store i8 %148, ptr addrspace(1) %149, align 1, !tbaa !17
  %150 = mul nsw i32 %137, -38
  %151 = mul nsw i32 %139, -74
  %152 = mul nuw nsw i32 %141, 112
  %153 = add i32 %150, %125
  %154 = add i32 %153, %151
  %155 = add i32 %154, %152
  %156 = mul nuw nsw i32 %137, 112
  %157 = mul nsw i32 %139, -94
  %158 = mul nsw i32 %141, -18
  %159 = add i32 %156, %131
  %160 = add i32 %159, %157
  %161 = add i32 %160, %158
  %162 = add nsw i32 %155, 512
  %163 = ashr i32 %162, 10
  %164 = insertelement <2 x i32> poison, i32 %163, i64 0
  %165 = add nsw i32 %161, 512
  %166 = ashr i32 %165, 10
  %167 = insertelement <2 x i32> %164, i32 %166, i64 1
  %168 = add <2 x i32> %167, splat (i32 128)
  %169 = tail call noundef <2 x i32> @llvm.smax.v2i32(<2 x i32> %168, <2 x i32> zeroinitializer)
  %170 = tail call <2 x i32> @llvm.umin.v2i32(<2 x i32> %169, <2 x i32> splat (i32 255))
  %171 = trunc nuw <2 x i32> %170 to <2 x i8>
  %172 = sdiv i32 %3, 2
  %173 = mul nsw i32 %172, %33
  %174 = add nsw i32 %173, %21
  %175 = sext i32 %174 to i64
  %176 = getelementptr inbounds <2 x i8>, ptr addrspace(1) %2, i64 %175
  store <2 x i8> %171, ptr addrspace(1) %176, align 2, !tbaa !17
  br label %177

177:                                              ; preds = %5, %36, %39
  ret void
}

; Function Attrs: alwaysinline mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define protected void @__clang_ocl_kern_imp_rgba_to_nv12(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 1 captures(none) %1, ptr addrspace(1) noundef writeonly align 2 captures(none) %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #4 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !14 !kernel_arg_base_type !15 !kernel_arg_type_qual !16 {
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
  %34 = shl nsw i32 %21, 1
  %35 = icmp slt i32 %34, %3
  br i1 %35, label %36, label %177

36:                                               ; preds = %5
  %37 = shl nsw i32 %33, 1
  %38 = icmp slt i32 %37, %4
  br i1 %38, label %39, label %177

39:                                               ; preds = %36
  %40 = mul nsw i32 %37, %3
  %41 = add nsw i32 %34, %40
  %42 = sext i32 %41 to i64
  %43 = getelementptr inbounds <4 x i8>, ptr addrspace(1) %0, i64 %42
  %44 = load <4 x i8>, ptr addrspace(1) %43, align 4, !tbaa !17
  %45 = zext <4 x i8> %44 to <4 x i32>
  %46 = extractelement <4 x i32> %45, i64 0
  %47 = mul nuw nsw i32 %46, 66
  %48 = extractelement <4 x i32> %45, i64 1
  %49 = mul nuw nsw i32 %48, 129
  %50 = extractelement <4 x i32> %45, i64 2
  %51 = mul nuw nsw i32 %50, 25
  %52 = add nuw nsw i32 %49, 128
  %53 = add nuw nsw i32 %52, %47
  %54 = add nuw nsw i32 %53, %51
  %55 = lshr i32 %54, 8
  %56 = trunc i32 %55 to i8
  %57 = add i8 %56, 16
  %58 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %42
  store i8 %57, ptr addrspace(1) %58, align 1, !tbaa !17
  %59 = mul nsw i32 %46, -38
  %60 = mul nsw i32 %48, -74
  %61 = mul nuw nsw i32 %50, 112
  %62 = add nsw i32 %59, %60
  %63 = add nsw i32 %62, %61
  %64 = mul nuw nsw i32 %46, 112
  %65 = mul nsw i32 %48, -94
  %66 = mul nsw i32 %50, -18
  %67 = add nsw i32 %64, %65
  %68 = add nsw i32 %67, %66
  %69 = or disjoint i32 %34, 1
  %70 = add nsw i32 %69, %40
  %71 = sext i32 %70 to i64
  %72 = getelementptr inbounds <4 x i8>, ptr addrspace(1) %0, i64 %71
  %73 = load <4 x i8>, ptr addrspace(1) %72, align 4, !tbaa !17
  %74 = zext <4 x i8> %73 to <4 x i32>
  %75 = extractelement <4 x i32> %74, i64 0
  %76 = mul nuw nsw i32 %75, 66
  %77 = extractelement <4 x i32> %74, i64 1
  %78 = mul nuw nsw i32 %77, 129
  %79 = extractelement <4 x i32> %74, i64 2
  %80 = mul nuw nsw i32 %79, 25
  %81 = add nuw nsw i32 %78, 128
  %82 = add nuw nsw i32 %81, %76
  %83 = add nuw nsw i32 %82, %80
  %84 = lshr i32 %83, 8
  %85 = trunc i32 %84 to i8
  %86 = add i8 %85, 16
  %87 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %71
  store i8 %86, ptr addrspace(1) %87, align 1, !tbaa !17
  %88 = mul nsw i32 %75, -38
  %89 = mul nsw i32 %77, -74
  %90 = mul nuw nsw i32 %79, 112
  %91 = add nsw i32 %88, %63
  %92 = add nsw i32 %91, %89
  %93 = add i32 %92, %90
  %94 = mul nuw nsw i32 %75, 112
  %95 = mul nsw i32 %77, -94
  %96 = mul nsw i32 %79, -18
  %97 = add nsw i32 %94, %68
  %98 = add nsw i32 %97, %95
  %99 = add i32 %98, %96
  %100 = or disjoint i32 %37, 1
  %101 = mul nsw i32 %100, %3
  %102 = add nsw i32 %34, %101
  %103 = sext i32 %102 to i64
  %104 = getelementptr inbounds <4 x i8>, ptr addrspace(1) %0, i64 %103
  %105 = load <4 x i8>, ptr addrspace(1) %104, align 4, !tbaa !17
  %106 = zext <4 x i8> %105 to <4 x i32>
  %107 = extractelement <4 x i32> %106, i64 0
  %108 = mul nuw nsw i32 %107, 66
  %109 = extractelement <4 x i32> %106, i64 1
  %110 = mul nuw nsw i32 %109, 129
  %111 = extractelement <4 x i32> %106, i64 2
  %112 = mul nuw nsw i32 %111, 25
  %113 = add nuw nsw i32 %110, 128
  %114 = add nuw nsw i32 %113, %108
  %115 = add nuw nsw i32 %114, %112
  %116 = lshr i32 %115, 8
  %117 = trunc i32 %116 to i8
  %118 = add i8 %117, 16
  %119 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %103
  store i8 %118, ptr addrspace(1) %119, align 1, !tbaa !17
  %120 = mul nsw i32 %107, -38
  %121 = mul nsw i32 %109, -74
  %122 = mul nuw nsw i32 %111, 112
  %123 = add i32 %120, %93
  %124 = add i32 %123, %121
  %125 = add i32 %124, %122
  %126 = mul nuw nsw i32 %107, 112
  %127 = mul nsw i32 %109, -94
  %128 = mul nsw i32 %111, -18
  %129 = add i32 %126, %99
  %130 = add i32 %129, %127
  %131 = add i32 %130, %128
  %132 = add nsw i32 %69, %101
  %133 = sext i32 %132 to i64
  %134 = getelementptr inbounds <4 x i8>, ptr addrspace(1) %0, i64 %133
  %135 = load <4 x i8>, ptr addrspace(1) %134, align 4, !tbaa !17
  %136 = zext <4 x i8> %135 to <4 x i32>
  %137 = extractelement <4 x i32> %136, i64 0
  %138 = mul nuw nsw i32 %137, 66
  %139 = extractelement <4 x i32> %136, i64 1
  %140 = mul nuw nsw i32 %139, 129
  %141 = extractelement <4 x i32> %136, i64 2
  %142 = mul nuw nsw i32 %141, 25
  %143 = add nuw nsw i32 %140, 128
  %144 = add nuw nsw i32 %143, %138
  %145 = add nuw nsw i32 %144, %142
  %146 = lshr i32 %145, 8
  %147 = trunc i32 %146 to i8
  %148 = add i8 %147, 16
  %149 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %133
  store i8 %148, ptr addrspace(1) %149, align 1, !tbaa !17
  %150 = mul nsw i32 %137, -38
  %151 = mul nsw i32 %139, -74
  %152 = mul nuw nsw i32 %141, 112
  %153 = add i32 %150, %125
  %154 = add i32 %153, %151
  %155 = add i32 %154, %152
  %156 = mul nuw nsw i32 %137, 112
  %157 = mul nsw i32 %139, -94
  %158 = mul nsw i32 %141, -18
  %159 = add i32 %156, %131
  %160 = add i32 %159, %157
  %161 = add i32 %160, %158
  %162 = add nsw i32 %155, 512
  %163 = ashr i32 %162, 10
  %164 = insertelement <2 x i32> poison, i32 %163, i64 0
  %165 = add nsw i32 %161, 512
  %166 = ashr i32 %165, 10
  %167 = insertelement <2 x i32> %164, i32 %166, i64 1
  %168 = add <2 x i32> %167, splat (i32 128)
  %169 = tail call noundef <2 x i32> @llvm.smax.v2i32(<2 x i32> %168, <2 x i32> zeroinitializer)
  %170 = tail call <2 x i32> @llvm.umin.v2i32(<2 x i32> %169, <2 x i32> splat (i32 255))
  %171 = trunc nuw <2 x i32> %170 to <2 x i8>
  %172 = sdiv i32 %3, 2
  %173 = mul nsw i32 %172, %33
  %174 = add nsw i32 %173, %21
  %175 = sext i32 %174 to i64
  %176 = getelementptr inbounds <2 x i8>, ptr addrspace(1) %2, i64 %175
  store <2 x i8> %171, ptr addrspace(1) %176, align 2, !tbaa !17
  br label %177

177:                                              ; preds = %5, %36, %39
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define protected amdgpu_kernel void @yuv_to_rgba(ptr addrspace(1) noundef readonly align 1 captures(none) %0, ptr addrspace(1) noundef readonly align 2 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #3 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !18 !kernel_arg_base_type !19 !kernel_arg_type_qual !20 {
  %6 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %7 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %8 = getelementptr inbounds nuw i8, ptr addrspace(4) %7, i64 4
  %9 = load i32, ptr addrspace(4) %8, align 4, !tbaa !6
  %10 = and i32 %9, 65535
  %11 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %12 = tail call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %13 = getelementptr inbounds nuw i8, ptr addrspace(4) %12, i64 40
  %14 = tail call i32 @llvm.amdgcn.workgroup.id.y()
  %15 = lshr i32 %9, 16
  %16 = tail call i32 @llvm.amdgcn.workitem.id.y()
  %17 = load <2 x i64>, ptr addrspace(4) %13, align 8, !tbaa !10
  %18 = insertelement <2 x i32> poison, i32 %6, i64 0
  %19 = insertelement <2 x i32> %18, i32 %14, i64 1
  %20 = zext <2 x i32> %19 to <2 x i64>
  %21 = insertelement <2 x i32> poison, i32 %10, i64 0
  %22 = insertelement <2 x i32> %21, i32 %15, i64 1
  %23 = zext nneg <2 x i32> %22 to <2 x i64>
  %24 = mul nuw nsw <2 x i64> %23, %20
  %25 = insertelement <2 x i32> poison, i32 %11, i64 0
  %26 = insertelement <2 x i32> %25, i32 %16, i64 1
  %27 = zext nneg <2 x i32> %26 to <2 x i64>
  %28 = add <2 x i64> %17, %27
  %29 = add <2 x i64> %28, %24
  %30 = trunc <2 x i64> %29 to <2 x i32>
  %31 = extractelement <2 x i32> %30, i64 0
  %32 = icmp sgt i32 %3, %31
  %33 = extractelement <2 x i32> %30, i64 1
  %34 = icmp sgt i32 %4, %33
  %35 = select i1 %32, i1 %34, i1 false
  br i1 %35, label %36, label %76

36:                                               ; preds = %5
  %37 = mul nsw i32 %3, %33
  %38 = add nsw i32 %37, %31
  %39 = sext i32 %38 to i64
  %40 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %39
  %41 = load i8, ptr addrspace(1) %40, align 1, !tbaa !17, !amdgpu.noclobber !21
  %42 = zext i8 %41 to i32
  %43 = mul nuw nsw i32 %42, 298
  %44 = add nsw i32 %43, -4640
  %45 = ashr <2 x i32> %30, splat (i32 1)
  %46 = ashr i32 %3, 1
  %47 = extractelement <2 x i32> %45, i64 1
  %48 = mul nsw i32 %47, %46
  %49 = extractelement <2 x i32> %45, i64 0
  %50 = add nsw i32 %48, %49
  %51 = sext i32 %50 to i64
  %52 = getelementptr inbounds <2 x i8>, ptr addrspace(1) %1, i64 %51
  %53 = load <2 x i8>, ptr addrspace(1) %52, align 2, !tbaa !17, !amdgpu.noclobber !21
  %54 = zext <2 x i8> %53 to <2 x i32>
  %55 = add nsw <2 x i32> %54, splat (i32 -128)
  %56 = extractelement <2 x i32> %55, i64 1
  %57 = mul nsw i32 %56, 409
  %58 = add nsw i32 %57, %44
  %59 = insertelement <3 x i32> poison, i32 %58, i64 0
  %60 = extractelement <2 x i32> %55, i64 0
  %61 = mul nsw i32 %60, -100
  %62 = add nsw i32 %61, %44
  %63 = mul nsw i32 %56, -208
  %64 = add nsw i32 %62, %63
  %65 = insertelement <3 x i32> %59, i32 %64, i64 1
  %66 = mul nsw i32 %60, 516
  %67 = add nsw i32 %66, %44
  %68 = insertelement <3 x i32> %65, i32 %67, i64 2
  %69 = ashr <3 x i32> %68, splat (i32 8)
  %70 = tail call noundef <3 x i32> @llvm.smax.v3i32(<3 x i32> range(i32 -8388608, 8388608) %69, <3 x i32> zeroinitializer)
  %71 = tail call <3 x i32> @llvm.umin.v3i32(<3 x i32> %70, <3 x i32> splat (i32 255))
  %72 = shufflevector <3 x i32> %71, <3 x i32> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 poison>
  %73 = trunc nuw <4 x i32> %72 to <4 x i8>
  %74 = insertelement <4 x i8> %73, i8 -1, i64 3
  %75 = getelementptr inbounds <4 x i8>, ptr addrspace(1) %2, i64 %39
  store <4 x i8> %74, ptr addrspace(1) %75, align 4, !tbaa !17
  br label %76

76:                                               ; preds = %5, %36
  ret void
}

; Function Attrs: alwaysinline mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define protected void @__clang_ocl_kern_imp_yuv_to_rgba(ptr addrspace(1) noundef readonly align 1 captures(none) %0, ptr addrspace(1) noundef readonly align 2 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #4 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !18 !kernel_arg_base_type !19 !kernel_arg_type_qual !20 {
  %6 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %7 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %8 = getelementptr inbounds nuw i8, ptr addrspace(4) %7, i64 4
  %9 = load i32, ptr addrspace(4) %8, align 4, !tbaa !6
  %10 = and i32 %9, 65535
  %11 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %12 = tail call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %13 = getelementptr inbounds nuw i8, ptr addrspace(4) %12, i64 40
  %14 = tail call i32 @llvm.amdgcn.workgroup.id.y()
  %15 = lshr i32 %9, 16
  %16 = tail call i32 @llvm.amdgcn.workitem.id.y()
  %17 = load <2 x i64>, ptr addrspace(4) %13, align 8, !tbaa !10
  %18 = insertelement <2 x i32> poison, i32 %6, i64 0
  %19 = insertelement <2 x i32> %18, i32 %14, i64 1
  %20 = zext <2 x i32> %19 to <2 x i64>
  %21 = insertelement <2 x i32> poison, i32 %10, i64 0
  %22 = insertelement <2 x i32> %21, i32 %15, i64 1
  %23 = zext nneg <2 x i32> %22 to <2 x i64>
  %24 = mul nuw nsw <2 x i64> %23, %20
  %25 = insertelement <2 x i32> poison, i32 %11, i64 0
  %26 = insertelement <2 x i32> %25, i32 %16, i64 1
  %27 = zext nneg <2 x i32> %26 to <2 x i64>
  %28 = add <2 x i64> %17, %27
  %29 = add <2 x i64> %28, %24
  %30 = trunc <2 x i64> %29 to <2 x i32>
  %31 = extractelement <2 x i32> %30, i64 0
  %32 = icmp sgt i32 %3, %31
  %33 = extractelement <2 x i32> %30, i64 1
  %34 = icmp sgt i32 %4, %33
  %35 = select i1 %32, i1 %34, i1 false
  br i1 %35, label %36, label %76

36:                                               ; preds = %5
  %37 = mul nsw i32 %3, %33
  %38 = add nsw i32 %37, %31
  %39 = sext i32 %38 to i64
  %40 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %39
  %41 = load i8, ptr addrspace(1) %40, align 1, !tbaa !17
  %42 = zext i8 %41 to i32
  %43 = mul nuw nsw i32 %42, 298
  %44 = add nsw i32 %43, -4640
  %45 = ashr <2 x i32> %30, splat (i32 1)
  %46 = ashr i32 %3, 1
  %47 = extractelement <2 x i32> %45, i64 1
  %48 = mul nsw i32 %47, %46
  %49 = extractelement <2 x i32> %45, i64 0
  %50 = add nsw i32 %48, %49
  %51 = sext i32 %50 to i64
  %52 = getelementptr inbounds <2 x i8>, ptr addrspace(1) %1, i64 %51
  %53 = load <2 x i8>, ptr addrspace(1) %52, align 2, !tbaa !17
  %54 = zext <2 x i8> %53 to <2 x i32>
  %55 = add nsw <2 x i32> %54, splat (i32 -128)
  %56 = extractelement <2 x i32> %55, i64 1
  %57 = mul nsw i32 %56, 409
  %58 = add nsw i32 %57, %44
  %59 = insertelement <3 x i32> poison, i32 %58, i64 0
  %60 = extractelement <2 x i32> %55, i64 0
  %61 = mul nsw i32 %60, -100
  %62 = add nsw i32 %61, %44
  %63 = mul nsw i32 %56, -208
  %64 = add nsw i32 %62, %63
  %65 = insertelement <3 x i32> %59, i32 %64, i64 1
  %66 = mul nsw i32 %60, 516
  %67 = add nsw i32 %66, %44
  %68 = insertelement <3 x i32> %65, i32 %67, i64 2
  %69 = ashr <3 x i32> %68, splat (i32 8)
  %70 = tail call noundef <3 x i32> @llvm.smax.v3i32(<3 x i32> range(i32 -8388608, 8388608) %69, <3 x i32> zeroinitializer)
  %71 = tail call <3 x i32> @llvm.umin.v3i32(<3 x i32> %70, <3 x i32> splat (i32 255))
  %72 = shufflevector <3 x i32> %71, <3 x i32> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 poison>
  %73 = trunc nuw <4 x i32> %72 to <4 x i8>
  %74 = insertelement <4 x i8> %73, i8 -1, i64 3
  %75 = getelementptr inbounds <4 x i8>, ptr addrspace(1) %2, i64 %39
  store <4 x i8> %74, ptr addrspace(1) %75, align 4, !tbaa !17
  br label %76

76:                                               ; preds = %5, %36
  ret void
}

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define protected amdgpu_kernel void @rgb_to_hsv(ptr addrspace(1) noundef readonly align 16 captures(none) %0, ptr addrspace(1) noundef writeonly align 16 captures(none) %1) local_unnamed_addr #5 !kernel_arg_addr_space !22 !kernel_arg_access_qual !23 !kernel_arg_type !24 !kernel_arg_base_type !25 !kernel_arg_type_qual !26 {
  %3 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %4 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %5 = getelementptr inbounds nuw i8, ptr addrspace(4) %4, i64 4
  %6 = load i32, ptr addrspace(4) %5, align 4, !tbaa !6
  %7 = and i32 %6, 65535
  %8 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %9 = tail call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %10 = getelementptr inbounds nuw i8, ptr addrspace(4) %9, i64 40
  %11 = load i64, ptr addrspace(4) %10, align 8, !tbaa !10
  %12 = zext i32 %3 to i64
  %13 = zext nneg i32 %7 to i64
  %14 = mul nuw nsw i64 %13, %12
  %15 = zext nneg i32 %8 to i64
  %16 = add i64 %11, %15
  %17 = add i64 %16, %14
  %18 = shl i64 %17, 32
  %19 = ashr exact i64 %18, 32
  %20 = getelementptr inbounds <4 x float>, ptr addrspace(1) %0, i64 %19
  %21 = load <4 x float>, ptr addrspace(1) %20, align 16, !tbaa !17, !amdgpu.noclobber !21
  %22 = extractelement <4 x float> %21, i64 0
  %23 = extractelement <4 x float> %21, i64 1
  %24 = tail call fastcc float @llvm.maxnum.f32(float noundef %22, float noundef %23) #9
  %25 = extractelement <4 x float> %21, i64 2
  %26 = tail call fastcc float @llvm.maxnum.f32(float noundef %24, float noundef %25) #9
  %27 = tail call fastcc float @llvm.minnum.f32(float noundef %22, float noundef %23) #9
  %28 = tail call fastcc float @llvm.minnum.f32(float noundef %27, float noundef %25) #9
  %29 = fsub float %26, %28
  %30 = fcmp ogt float %29, 0.000000e+00
  br i1 %30, label %31, label %49

31:                                               ; preds = %2
  %32 = fcmp oeq float %26, %22
  br i1 %32, label %33, label %39

33:                                               ; preds = %31
  %34 = fsub float %23, %25
  %35 = fdiv float %34, %29, !fpmath !27
  %36 = fcmp olt float %23, %25
  %37 = select i1 %36, float 6.000000e+00, float 0.000000e+00
  %38 = fadd float %37, %35
  br label %49

39:                                               ; preds = %31
  %40 = fcmp oeq float %26, %23
  br i1 %40, label %41, label %45

41:                                               ; preds = %39
  %42 = fsub float %25, %22
  %43 = fdiv float %42, %29, !fpmath !27
  %44 = fadd float %43, 2.000000e+00
  br label %49

45:                                               ; preds = %39
  %46 = fsub float %22, %23
  %47 = fdiv float %46, %29, !fpmath !27
  %48 = fadd float %47, 4.000000e+00
  br label %49

49:                                               ; preds = %2, %33, %41, %45
  %50 = phi float [ %38, %33 ], [ %44, %41 ], [ %48, %45 ], [ 0.000000e+00, %2 ]
  %51 = fcmp ogt float %26, 0.000000e+00
  %52 = fdiv float %29, %26
  %53 = select i1 %51, float %52, float 0.000000e+00
  %54 = fdiv float %50, 6.000000e+00, !fpmath !27
  %55 = insertelement <4 x float> poison, float %54, i64 0
  %56 = insertelement <4 x float> %55, float %53, i64 1
  %57 = insertelement <4 x float> %56, float %26, i64 2
  %58 = shufflevector <4 x float> %57, <4 x float> %21, <4 x i32> <i32 0, i32 1, i32 2, i32 7>
  %59 = getelementptr inbounds <4 x float>, ptr addrspace(1) %1, i64 %19
  store <4 x float> %58, ptr addrspace(1) %59, align 16, !tbaa !17
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define protected void @__clang_ocl_kern_imp_rgb_to_hsv(ptr addrspace(1) noundef readonly align 16 captures(none) %0, ptr addrspace(1) noundef writeonly align 16 captures(none) %1) local_unnamed_addr #6 !kernel_arg_addr_space !22 !kernel_arg_access_qual !23 !kernel_arg_type !24 !kernel_arg_base_type !25 !kernel_arg_type_qual !26 {
  %3 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %4 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %5 = getelementptr inbounds nuw i8, ptr addrspace(4) %4, i64 4
  %6 = load i32, ptr addrspace(4) %5, align 4, !tbaa !6
  %7 = and i32 %6, 65535
  %8 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %9 = tail call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %10 = getelementptr inbounds nuw i8, ptr addrspace(4) %9, i64 40
  %11 = load i64, ptr addrspace(4) %10, align 8, !tbaa !10
  %12 = zext i32 %3 to i64
  %13 = zext nneg i32 %7 to i64
  %14 = mul nuw nsw i64 %13, %12
  %15 = zext nneg i32 %8 to i64
  %16 = add i64 %11, %15
  %17 = add i64 %16, %14
  %18 = shl i64 %17, 32
  %19 = ashr exact i64 %18, 32
  %20 = getelementptr inbounds <4 x float>, ptr addrspace(1) %0, i64 %19
  %21 = load <4 x float>, ptr addrspace(1) %20, align 16, !tbaa !17
  %22 = extractelement <4 x float> %21, i64 0
  %23 = extractelement <4 x float> %21, i64 1
  %24 = tail call fastcc float @llvm.maxnum.f32(float noundef %22, float noundef %23) #9
  %25 = extractelement <4 x float> %21, i64 2
  %26 = tail call fastcc float @llvm.maxnum.f32(float noundef %24, float noundef %25) #9
  %27 = tail call fastcc float @llvm.minnum.f32(float noundef %22, float noundef %23) #9
  %28 = tail call fastcc float @llvm.minnum.f32(float noundef %27, float noundef %25) #9
  %29 = fsub float %26, %28
  %30 = fcmp ogt float %29, 0.000000e+00
  br i1 %30, label %31, label %49

31:                                               ; preds = %2
  %32 = fcmp oeq float %26, %22
  br i1 %32, label %33, label %39

33:                                               ; preds = %31
  %34 = fsub float %23, %25
  %35 = fdiv float %34, %29, !fpmath !27
  %36 = fcmp olt float %23, %25
  %37 = select i1 %36, float 6.000000e+00, float 0.000000e+00
  %38 = fadd float %37, %35
  br label %49

39:                                               ; preds = %31
  %40 = fcmp oeq float %26, %23
  br i1 %40, label %41, label %45

41:                                               ; preds = %39
  %42 = fsub float %25, %22
  %43 = fdiv float %42, %29, !fpmath !27
  %44 = fadd float %43, 2.000000e+00
  br label %49

45:                                               ; preds = %39
  %46 = fsub float %22, %23
  %47 = fdiv float %46, %29, !fpmath !27
  %48 = fadd float %47, 4.000000e+00
  br label %49

49:                                               ; preds = %33, %45, %41, %2
  %50 = phi float [ %38, %33 ], [ %44, %41 ], [ %48, %45 ], [ 0.000000e+00, %2 ]
  %51 = fcmp ogt float %26, 0.000000e+00
  %52 = fdiv float %29, %26
  %53 = select i1 %51, float %52, float 0.000000e+00
  %54 = fdiv float %50, 6.000000e+00, !fpmath !27
  %55 = insertelement <4 x float> poison, float %54, i64 0
  %56 = insertelement <4 x float> %55, float %53, i64 1
  %57 = insertelement <4 x float> %56, float %26, i64 2
  %58 = shufflevector <4 x float> %57, <4 x float> %21, <4 x i32> <i32 0, i32 1, i32 2, i32 7>
  %59 = getelementptr inbounds <4 x float>, ptr addrspace(1) %1, i64 %19
  store <4 x float> %58, ptr addrspace(1) %59, align 16, !tbaa !17
  ret void
}

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define protected amdgpu_kernel void @hsv_to_rgb(ptr addrspace(1) noundef readonly align 16 captures(none) %0, ptr addrspace(1) noundef writeonly align 16 captures(none) %1) local_unnamed_addr #5 !kernel_arg_addr_space !22 !kernel_arg_access_qual !23 !kernel_arg_type !24 !kernel_arg_base_type !25 !kernel_arg_type_qual !26 {
  %3 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %4 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %5 = getelementptr inbounds nuw i8, ptr addrspace(4) %4, i64 4
  %6 = load i32, ptr addrspace(4) %5, align 4, !tbaa !6
  %7 = and i32 %6, 65535
  %8 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %9 = tail call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %10 = getelementptr inbounds nuw i8, ptr addrspace(4) %9, i64 40
  %11 = load i64, ptr addrspace(4) %10, align 8, !tbaa !10
  %12 = zext i32 %3 to i64
  %13 = zext nneg i32 %7 to i64
  %14 = mul nuw nsw i64 %13, %12
  %15 = zext nneg i32 %8 to i64
  %16 = add i64 %11, %15
  %17 = add i64 %16, %14
  %18 = shl i64 %17, 32
  %19 = ashr exact i64 %18, 32
  %20 = getelementptr inbounds <4 x float>, ptr addrspace(1) %0, i64 %19
  %21 = load <4 x float>, ptr addrspace(1) %20, align 16, !tbaa !17, !amdgpu.noclobber !21
  %22 = extractelement <4 x float> %21, i64 0
  %23 = fmul float %22, 6.000000e+00
  %24 = insertelement <3 x float> poison, float %23, i64 0
  %25 = shufflevector <3 x float> %24, <3 x float> poison, <3 x i32> zeroinitializer
  %26 = fadd <3 x float> %25, <float 5.000000e+00, float 3.000000e+00, float 1.000000e+00>
  %27 = fmul <3 x float> %26, splat (float 0x3FC5555560000000)
  %28 = tail call fastcc <3 x float> @llvm.floor.v3f32(<3 x float> noundef %27) #9
  %29 = tail call <3 x float> @llvm.fmuladd.v3f32(<3 x float> %28, <3 x float> splat (float -6.000000e+00), <3 x float> %26)
  %30 = fsub <3 x float> splat (float 4.000000e+00), %29
  %31 = extractelement <4 x float> %21, i64 2
  %32 = extractelement <4 x float> %21, i64 1
  %33 = fneg float %32
  %34 = fmul float %31, %33
  %35 = insertelement <3 x float> poison, float %34, i64 0
  %36 = shufflevector <3 x float> %35, <3 x float> poison, <4 x i32> <i32 0, i32 0, i32 0, i32 poison>
  %37 = tail call <3 x float> @llvm.minimumnum.v3f32(<3 x float> %29, <3 x float> %30)
  %38 = tail call <3 x float> @llvm.maximumnum.v3f32(<3 x float> %37, <3 x float> zeroinitializer)
  %39 = tail call <3 x float> @llvm.minimumnum.v3f32(<3 x float> %38, <3 x float> splat (float 1.000000e+00))
  %40 = shufflevector <3 x float> %39, <3 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 poison>
  %41 = shufflevector <4 x float> %21, <4 x float> poison, <4 x i32> <i32 2, i32 2, i32 2, i32 poison>
  %42 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %36, <4 x float> %40, <4 x float> %41)
  %43 = shufflevector <4 x float> %42, <4 x float> %21, <4 x i32> <i32 0, i32 1, i32 2, i32 7>
  %44 = getelementptr inbounds <4 x float>, ptr addrspace(1) %1, i64 %19
  store <4 x float> %43, ptr addrspace(1) %44, align 16, !tbaa !17
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define protected void @__clang_ocl_kern_imp_hsv_to_rgb(ptr addrspace(1) noundef readonly align 16 captures(none) %0, ptr addrspace(1) noundef writeonly align 16 captures(none) %1) local_unnamed_addr #6 !kernel_arg_addr_space !22 !kernel_arg_access_qual !23 !kernel_arg_type !24 !kernel_arg_base_type !25 !kernel_arg_type_qual !26 {
  %3 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %4 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %5 = getelementptr inbounds nuw i8, ptr addrspace(4) %4, i64 4
  %6 = load i32, ptr addrspace(4) %5, align 4, !tbaa !6
  %7 = and i32 %6, 65535
  %8 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %9 = tail call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %10 = getelementptr inbounds nuw i8, ptr addrspace(4) %9, i64 40
  %11 = load i64, ptr addrspace(4) %10, align 8, !tbaa !10
  %12 = zext i32 %3 to i64
  %13 = zext nneg i32 %7 to i64
  %14 = mul nuw nsw i64 %13, %12
  %15 = zext nneg i32 %8 to i64
  %16 = add i64 %11, %15
  %17 = add i64 %16, %14
  %18 = shl i64 %17, 32
  %19 = ashr exact i64 %18, 32
  %20 = getelementptr inbounds <4 x float>, ptr addrspace(1) %0, i64 %19
  %21 = load <4 x float>, ptr addrspace(1) %20, align 16, !tbaa !17
  %22 = extractelement <4 x float> %21, i64 0
  %23 = fmul float %22, 6.000000e+00
  %24 = insertelement <3 x float> poison, float %23, i64 0
  %25 = shufflevector <3 x float> %24, <3 x float> poison, <3 x i32> zeroinitializer
  %26 = fadd <3 x float> %25, <float 5.000000e+00, float 3.000000e+00, float 1.000000e+00>
  %27 = fmul <3 x float> %26, splat (float 0x3FC5555560000000)
  %28 = tail call fastcc <3 x float> @llvm.floor.v3f32(<3 x float> noundef %27) #9
  %29 = tail call <3 x float> @llvm.fmuladd.v3f32(<3 x float> %28, <3 x float> splat (float -6.000000e+00), <3 x float> %26)
  %30 = fsub <3 x float> splat (float 4.000000e+00), %29
  %31 = extractelement <4 x float> %21, i64 2
  %32 = extractelement <4 x float> %21, i64 1
  %33 = fneg float %32
  %34 = fmul float %31, %33
  %35 = insertelement <3 x float> poison, float %34, i64 0
  %36 = shufflevector <3 x float> %35, <3 x float> poison, <4 x i32> <i32 0, i32 0, i32 0, i32 poison>
  %37 = tail call <3 x float> @llvm.minimumnum.v3f32(<3 x float> %29, <3 x float> %30)
  %38 = tail call <3 x float> @llvm.maximumnum.v3f32(<3 x float> %37, <3 x float> zeroinitializer)
  %39 = tail call <3 x float> @llvm.minimumnum.v3f32(<3 x float> %38, <3 x float> splat (float 1.000000e+00))
  %40 = shufflevector <3 x float> %39, <3 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 poison>
  %41 = shufflevector <4 x float> %21, <4 x float> poison, <4 x i32> <i32 2, i32 2, i32 2, i32 poison>
  %42 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %36, <4 x float> %40, <4 x float> %41)
  %43 = shufflevector <4 x float> %42, <4 x float> %21, <4 x i32> <i32 0, i32 1, i32 2, i32 7>
  %44 = getelementptr inbounds <4 x float>, ptr addrspace(1) %1, i64 %19
  store <4 x float> %43, ptr addrspace(1) %44, align 16, !tbaa !17
  ret void
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <3 x float> @llvm.fmuladd.v3f32(<3 x float>, <3 x float>, <3 x float>) #7

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
declare <2 x i32> @llvm.smax.v2i32(<2 x i32>, <2 x i32>) #7

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <2 x i32> @llvm.umin.v2i32(<2 x i32>, <2 x i32>) #7

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <3 x i32> @llvm.smax.v3i32(<3 x i32>, <3 x i32>) #7

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <3 x i32> @llvm.umin.v3i32(<3 x i32>, <3 x i32>) #7

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <3 x float> @llvm.floor.v3f32(<3 x float>) #7

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <3 x float> @llvm.maximumnum.v3f32(<3 x float>, <3 x float>) #7

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <3 x float> @llvm.minimumnum.v3f32(<3 x float>, <3 x float>) #7

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.maxnum.f32(float, float) #8

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.minnum.f32(float, float) #8

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x float> @llvm.fmuladd.v4f32(<4 x float>, <4 x float>, <4 x float>) #8

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) "amdgpu-agpr-alloc"="0" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-lds-kernel-id" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) "amdgpu-agpr-alloc"="0" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-lds-kernel-id" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #3 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #4 = { alwaysinline mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #5 = { convergent mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #6 = { alwaysinline convergent mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
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
!12 = !{i32 1, i32 1, i32 1, i32 0, i32 0}
!13 = !{!"none", !"none", !"none", !"none", !"none"}
!14 = !{!"uchar4*", !"uchar*", !"uchar2*", !"int", !"int"}
!15 = !{!"uchar __attribute__((ext_vector_type(4)))*", !"uchar*", !"uchar __attribute__((ext_vector_type(2)))*", !"int", !"int"}
!16 = !{!"const", !"", !"", !"", !""}
!17 = !{!8, !8, i64 0}
!18 = !{!"uchar*", !"uchar2*", !"uchar4*", !"int", !"int"}
!19 = !{!"uchar*", !"uchar __attribute__((ext_vector_type(2)))*", !"uchar __attribute__((ext_vector_type(4)))*", !"int", !"int"}
!20 = !{!"const", !"const", !"", !"", !""}
!21 = !{}
!22 = !{i32 1, i32 1}
!23 = !{!"none", !"none"}
!24 = !{!"float4*", !"float4*"}
!25 = !{!"float __attribute__((ext_vector_type(4)))*", !"float __attribute__((ext_vector_type(4)))*"}
!26 = !{!"const", !""}
!27 = !{float 2.500000e+00}
