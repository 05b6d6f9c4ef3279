; ModuleID = 'corpus/opencl/streamcluster.cl'
source_filename = "corpus/opencl/streamcluster.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

%struct.Point_Struct = type { float, i32, float }

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
define protected amdgpu_kernel void @pgain(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef readonly align 4 captures(none) %2, ptr addrspace(1) noundef readonly align 4 captures(none) %3, ptr addrspace(1) noundef align 4 captures(none) %4, ptr addrspace(1) noundef readonly align 4 captures(none) %5, ptr addrspace(1) noundef writeonly align 1 captures(none) %6, ptr addrspace(3) noundef align 4 captures(none) %7, i32 noundef %8, i32 noundef %9, i32 noundef %10, i32 noundef %11) local_unnamed_addr #3 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !14 !kernel_arg_base_type !14 !kernel_arg_type_qual !15 {
  %13 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %14 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %15 = getelementptr inbounds nuw i8, ptr addrspace(4) %14, i64 4
  %16 = load i32, ptr addrspace(4) %15, align 4, !tbaa !6
  %17 = and i32 %16, 65535
  %18 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %19 = tail call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %20 = getelementptr inbounds nuw i8, ptr addrspace(4) %19, i64 40
  %21 = load i64, ptr addrspace(4) %20, align 8, !tbaa !10
  %22 = zext i32 %13 to i64
  %23 = zext nneg i32 %17 to i64
  %24 = mul nuw nsw i64 %23, %22
  %25 = zext nneg i32 %18 to i64
  %26 = add i64 %21, %25
  %27 = add i64 %26, %24
  %28 = trunc i64 %27 to i32
  %29 = icmp sgt i32 %9, %18
  br i1 %29, label %39, label %30

30:                                               ; preds = %39, %12
  fence syncscope("workgroup") seq_cst, !mmra !16
  tail call void @llvm.amdgcn.s.barrier()
  %31 = icmp sgt i32 %8, %28
  br i1 %31, label %32, label %202

32:                                               ; preds = %30
  %33 = icmp sgt i32 %9, 0
  br i1 %33, label %34, label %75

34:                                               ; preds = %32
  %35 = and i32 %9, 7
  %36 = icmp ult i32 %9, 8
  br i1 %36, label %55, label %37

37:                                               ; preds = %34
  %38 = and i32 %9, 2147483640
  br label %93

39:                                               ; preds = %12, %39
  %40 = phi i32 [ %51, %39 ], [ %18, %12 ]
  %41 = phi i64 [ %50, %39 ], [ %25, %12 ]
  %42 = mul nsw i32 %40, %8
  %43 = add nsw i32 %42, %10
  %44 = sext i32 %43 to i64
  %45 = getelementptr inbounds float, ptr addrspace(1) %3, i64 %44
  %46 = load float, ptr addrspace(1) %45, align 4, !tbaa !17, !amdgpu.noclobber !19
  %47 = shl i64 %41, 32
  %48 = ashr exact i64 %47, 32
  %49 = getelementptr inbounds float, ptr addrspace(3) %7, i32 %40
  store float %46, ptr addrspace(3) %49, align 4, !tbaa !17
  %50 = add nsw i64 %48, %23
  %51 = trunc i64 %50 to i32
  %52 = icmp sgt i32 %9, %51
  br i1 %52, label %39, label %30

53:                                               ; preds = %93
  %54 = icmp eq i32 %35, 0
  br i1 %54, label %75, label %55

55:                                               ; preds = %53, %34
  %56 = phi float [ 0.000000e+00, %34 ], [ %175, %53 ]
  %57 = phi i32 [ 0, %34 ], [ %176, %53 ]
  %58 = icmp ne i32 %35, 0
  tail call void @llvm.assume(i1 %58)
  br label %59

59:                                               ; preds = %59, %55
  %60 = phi float [ %71, %59 ], [ %56, %55 ]
  %61 = phi i32 [ %72, %59 ], [ %57, %55 ]
  %62 = phi i32 [ %73, %59 ], [ 0, %55 ]
  %63 = mul nsw i32 %61, %8
  %64 = add nsw i32 %63, %28
  %65 = sext i32 %64 to i64
  %66 = getelementptr inbounds float, ptr addrspace(1) %3, i64 %65
  %67 = load float, ptr addrspace(1) %66, align 4, !tbaa !17, !amdgpu.noclobber !19
  %68 = getelementptr inbounds nuw float, ptr addrspace(3) %7, i32 %61
  %69 = load float, ptr addrspace(3) %68, align 4, !tbaa !17
  %70 = fsub float %67, %69
  %71 = tail call float @llvm.fmuladd.f32(float %70, float %70, float %60)
  %72 = add nuw nsw i32 %61, 1
  %73 = add i32 %62, 1
  %74 = icmp eq i32 %73, %35
  br i1 %74, label %75, label %59, !llvm.loop !20

75:                                               ; preds = %53, %59, %32
  %76 = phi float [ 0.000000e+00, %32 ], [ %175, %53 ], [ %71, %59 ]
  %77 = shl i64 %27, 32
  %78 = ashr exact i64 %77, 32
  %79 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %78
  %80 = load float, ptr addrspace(1) %79, align 4, !tbaa !17, !amdgpu.noclobber !19
  %81 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %78
  %82 = load float, ptr addrspace(1) %81, align 4, !tbaa !17, !amdgpu.noclobber !19
  %83 = insertelement <2 x float> poison, float %76, i64 0
  %84 = insertelement <2 x float> %83, float %82, i64 1
  %85 = insertelement <2 x float> poison, float %80, i64 0
  %86 = shufflevector <2 x float> %85, <2 x float> poison, <2 x i32> zeroinitializer
  %87 = fmul <2 x float> %84, %86
  %88 = extractelement <2 x float> %87, i64 1
  %89 = extractelement <2 x float> %87, i64 0
  %90 = add nsw i32 %11, 1
  %91 = mul nsw i32 %90, %28
  %92 = fcmp olt float %89, %88
  br i1 %92, label %179, label %185

93:                                               ; preds = %93, %37
  %94 = phi float [ 0.000000e+00, %37 ], [ %175, %93 ]
  %95 = phi i32 [ 0, %37 ], [ %176, %93 ]
  %96 = phi i32 [ 0, %37 ], [ %177, %93 ]
  %97 = mul nsw i32 %95, %8
  %98 = add nsw i32 %97, %28
  %99 = sext i32 %98 to i64
  %100 = getelementptr inbounds float, ptr addrspace(1) %3, i64 %99
  %101 = load float, ptr addrspace(1) %100, align 4, !tbaa !17, !amdgpu.noclobber !19
  %102 = getelementptr inbounds nuw float, ptr addrspace(3) %7, i32 %95
  %103 = load float, ptr addrspace(3) %102, align 4, !tbaa !17
  %104 = fsub float %101, %103
  %105 = tail call float @llvm.fmuladd.f32(float %104, float %104, float %94)
  %106 = or disjoint i32 %95, 1
  %107 = mul nsw i32 %106, %8
  %108 = add nsw i32 %107, %28
  %109 = sext i32 %108 to i64
  %110 = getelementptr inbounds float, ptr addrspace(1) %3, i64 %109
  %111 = load float, ptr addrspace(1) %110, align 4, !tbaa !17, !amdgpu.noclobber !19
  %112 = getelementptr inbounds nuw float, ptr addrspace(3) %7, i32 %106
  %113 = load float, ptr addrspace(3) %112, align 4, !tbaa !17
  %114 = fsub float %111, %113
  %115 = tail call float @llvm.fmuladd.f32(float %114, float %114, float %105)
  %116 = or disjoint i32 %95, 2
  %117 = mul nsw i32 %116, %8
  %118 = add nsw i32 %117, %28
  %119 = sext i32 %118 to i64
  %120 = getelementptr inbounds float, ptr addrspace(1) %3, i64 %119
  %121 = load float, ptr addrspace(1) %120, align 4, !tbaa !17, !amdgpu.noclobber !19
  %122 = getelementptr inbounds nuw float, ptr addrspace(3) %7, i32 %116
  %123 = load float, ptr addrspace(3) %122, align 4, !tbaa !17
  %124 = fsub float %121, %123
  %125 = tail call float @llvm.fmuladd.f32(float %124, float %124, float %115)
  %126 = or disjoint i32 %95, 3
  %127 = mul nsw i32 %126, %8
  %128 = add nsw i32 %127, %28
  %129 = sext i32 %128 to i64
  %130 = getelementptr inbounds float, ptr addrspace(1) %3, i64 %129
  %131 = load float, ptr addrspace(1) %130, align 4, !tbaa !17, !amdgpu.noclobber !19
  %132 = getelementptr inbounds nuw float, ptr addrspace(3) %7, i32 %126
  %133 = load float, ptr addrspace(3) %132, align 4, !tbaa !17
  %134 = fsub float %131, %133
  %135 = tail call float @llvm.fmuladd.f32(float %134, float %134, float %125)
  %136 = or disjoint i32 %95, 4
  %137 = mul nsw i32 %136, %8
  %138 = add nsw i32 %137, %28
  %139 = sext i32 %138 to i64
  %140 = getelementptr inbounds float, ptr addrspace(1) %3, i64 %139
  %141 = load float, ptr addrspace(1) %140, align 4, !tbaa !17, !amdgpu.noclobber !19
  %142 = getelementptr inbounds nuw float, ptr addrspace(3) %7, i32 %136
  %143 = load float, ptr addrspace(3) %142, align 4, !tbaa !17
  %144 = fsub float %141, %143
  %145 = tail call float @llvm.fmuladd.f32(float %144, float %144, float %135)
  %146 = or disjoint i32 %95, 5
  %147 = mul nsw i32 %146, %8
  %148 = add nsw i32 %147, %28
  %149 = sext i32 %148 to i64
  %150 = getelementptr inbounds float, ptr addrspace(1) %3, i64 %149
  %151 = load float, ptr addrspace(1) %150, align 4, !tbaa !17, !amdgpu.noclobber !19
  %152 = getelementptr inbounds nuw float, ptr addrspace(3) %7, i32 %146
  %153 = load float, ptr addrspace(3) %152, align 4, !tbaa !17
  %154 = fsub float %151, %153
  %155 = tail call float @llvm.fmuladd.f32(float %154, float %154, float %145)
  %156 = or disjoint i32 %95, 6
  %157 = mul nsw i32 %156, %8
  %158 = add nsw i32 %157, %28
  %159 = sext i32 %158 to i64
  %160 = getelementptr inbounds float, ptr addrspace(1) %3, i64 %159
  %161 = load float, ptr addrspace(1) %160, align 4, !tbaa !17, !amdgpu.noclobber !19
  %162 = getelementptr inbounds nuw float, ptr addrspace(3) %7, i32 %156
  %163 = load float, ptr addrspace(3) %162, align 4, !tbaa !17
  %164 = fsub float %161, %163
  %165 = tail call float @llvm.fmuladd.f32(float %164, float %164, float %155)
  %166 = or disjoint i32 %95, 7
  %167 = mul nsw i32 %166, %8
  %168 = add nsw i32 %167, %28
  %169 = sext i32 %168 to i64
  %170 = getelementptr inbounds float, ptr addrspace(1) %3, i64 %169
  %171 = load float, ptr addrspace(1) %170, align 4, !tbaa !17, !amdgpu.noclobber !19
  %172 = getelementptr inbounds nuw float, ptr addrspace(3) %7, i32 %166
  %173 = load float, ptr addrspace(3) %172, align 4, !tbaa !17
  %174 = fsub float %171, %173
  %175 = tail call float @llvm.fmuladd.f32(float %174, float %174, float %165)
  %176 = add nuw nsw i32 %95, 8
  %177 = add i32 %96, 8
  %178 = icmp eq i32 %177, %38
  br i1 %178, label %53, label %93

179:                                              ; preds = %75
  %180 = getelementptr inbounds i8, ptr addrspace(1) %6, i64 %78
  store i8 1, ptr addrspace(1) %180, align 1, !tbaa !22
  %181 = shufflevector <2 x float> %87, <2 x float> poison, <2 x i32> <i32 1, i32 poison>
  %182 = fsub <2 x float> %87, %181
  %183 = extractelement <2 x float> %182, i64 0
  %184 = add nsw i32 %91, %11
  br label %195

185:                                              ; preds = %75
  %186 = getelementptr inbounds i32, ptr addrspace(1) %1, i64 %78
  %187 = load i32, ptr addrspace(1) %186, align 4, !tbaa !6, !amdgpu.noclobber !19
  %188 = sext i32 %187 to i64
  %189 = getelementptr inbounds i32, ptr addrspace(1) %5, i64 %188
  %190 = load i32, ptr addrspace(1) %189, align 4, !tbaa !6, !amdgpu.noclobber !19
  %191 = shufflevector <2 x float> %87, <2 x float> poison, <2 x i32> <i32 1, i32 poison>
  %192 = fsub <2 x float> %191, %87
  %193 = extractelement <2 x float> %192, i64 0
  %194 = add nsw i32 %190, %91
  br label %195

195:                                              ; preds = %185, %179
  %196 = phi i32 [ %184, %179 ], [ %194, %185 ]
  %197 = phi float [ %183, %179 ], [ %193, %185 ]
  %198 = sext i32 %196 to i64
  %199 = getelementptr inbounds float, ptr addrspace(1) %4, i64 %198
  %200 = load float, ptr addrspace(1) %199, align 4, !tbaa !17
  %201 = fadd float %197, %200
  store float %201, ptr addrspace(1) %199, align 4, !tbaa !17
  br label %202

202:                                              ; preds = %195, %30
  ret void
}

; Function Attrs: alwaysinline convergent nofree norecurse nounwind
define protected void @__clang_ocl_kern_imp_pgain(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef readonly align 4 captures(none) %2, ptr addrspace(1) noundef readonly align 4 captures(none) %3, ptr addrspace(1) noundef align 4 captures(none) %4, ptr addrspace(1) noundef readonly align 4 captures(none) %5, ptr addrspace(1) noundef writeonly align 1 captures(none) %6, ptr addrspace(3) noundef align 4 captures(none) %7, i32 noundef %8, i32 noundef %9, i32 noundef %10, i32 noundef %11) local_unnamed_addr #4 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !14 !kernel_arg_base_type !14 !kernel_arg_type_qual !15 {
  %13 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %14 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %15 = getelementptr inbounds nuw i8, ptr addrspace(4) %14, i64 4
  %16 = load i32, ptr addrspace(4) %15, align 4, !tbaa !6
  %17 = and i32 %16, 65535
  %18 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %19 = tail call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %20 = getelementptr inbounds nuw i8, ptr addrspace(4) %19, i64 40
  %21 = load i64, ptr addrspace(4) %20, align 8, !tbaa !10
  %22 = zext i32 %13 to i64
  %23 = zext nneg i32 %17 to i64
  %24 = mul nuw nsw i64 %23, %22
  %25 = zext nneg i32 %18 to i64
  %26 = add i64 %21, %25
  %27 = add i64 %26, %24
  %28 = trunc i64 %27 to i32
  %29 = icmp sgt i32 %9, %18
  br i1 %29, label %39, label %30

30:                                               ; preds = %39, %12
  fence syncscope("workgroup") seq_cst, !mmra !16
  tail call void @llvm.amdgcn.s.barrier()
  %31 = icmp sgt i32 %8, %28
  br i1 %31, label %32, label %202

32:                                               ; preds = %30
  %33 = icmp sgt i32 %9, 0
  br i1 %33, label %34, label %75

34:                                               ; preds = %32
  %35 = and i32 %9, 7
  %36 = icmp ult i32 %9, 8
  br i1 %36, label %55, label %37

37:                                               ; preds = %34
  %38 = and i32 %9, 2147483640
  br label %93

39:                                               ; preds = %12, %39
  %40 = phi i32 [ %51, %39 ], [ %18, %12 ]
  %41 = phi i64 [ %50, %39 ], [ %25, %12 ]
  %42 = mul nsw i32 %40, %8
  %43 = add nsw i32 %42, %10
  %44 = sext i32 %43 to i64
  %45 = getelementptr inbounds float, ptr addrspace(1) %3, i64 %44
  %46 = load float, ptr addrspace(1) %45, align 4, !tbaa !17
  %47 = shl i64 %41, 32
  %48 = ashr exact i64 %47, 32
  %49 = getelementptr inbounds float, ptr addrspace(3) %7, i32 %40
  store float %46, ptr addrspace(3) %49, align 4, !tbaa !17
  %50 = add nsw i64 %48, %23
  %51 = trunc i64 %50 to i32
  %52 = icmp sgt i32 %9, %51
  br i1 %52, label %39, label %30

53:                                               ; preds = %93
  %54 = icmp eq i32 %35, 0
  br i1 %54, label %75, label %55

55:                                               ; preds = %53, %34
  %56 = phi float [ 0.000000e+00, %34 ], [ %175, %53 ]
  %57 = phi i32 [ 0, %34 ], [ %176, %53 ]
  %58 = icmp ne i32 %35, 0
  tail call void @llvm.assume(i1 %58)
  br label %59

59:                                               ; preds = %59, %55
  %60 = phi float [ %71, %59 ], [ %56, %55 ]
  %61 = phi i32 [ %72, %59 ], [ %57, %55 ]
  %62 = phi i32 [ %73, %59 ], [ 0, %55 ]
  %63 = mul nsw i32 %61, %8
  %64 = add nsw i32 %63, %28
  %65 = sext i32 %64 to i64
  %66 = getelementptr inbounds float, ptr addrspace(1) %3, i64 %65
  %67 = load float, ptr addrspace(1) %66, align 4, !tbaa !17
  %68 = getelementptr inbounds nuw float, ptr addrspace(3) %7, i32 %61
  %69 = load float, ptr addrspace(3) %68, align 4, !tbaa !17
  %70 = fsub float %67, %69
  %71 = tail call float @llvm.fmuladd.f32(float %70, float %70, float %60)
  %72 = add nuw nsw i32 %61, 1
  %73 = add i32 %62, 1
  %74 = icmp eq i32 %73, %35
  br i1 %74, label %75, label %59, !llvm.loop !23

75:                                               ; preds = %53, %59, %32
  %76 = phi float [ 0.000000e+00, %32 ], [ %175, %53 ], [ %71, %59 ]
  %77 = shl i64 %27, 32
  %78 = ashr exact i64 %77, 32
  %79 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %78
  %80 = load float, ptr addrspace(1) %79, align 4, !tbaa !17
  %81 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %78
  %82 = load float, ptr addrspace(1) %81, align 4, !tbaa !17
  %83 = insertelement <2 x float> poison, float %76, i64 0
  %84 = insertelement <2 x float> %83, float %82, i64 1
  %85 = insertelement <2 x float> poison, float %80, i64 0
  %86 = shufflevector <2 x float> %85, <2 x float> poison, <2 x i32> zeroinitializer
  %87 = fmul <2 x float> %84, %86
  %88 = extractelement <2 x float> %87, i64 1
  %89 = extractelement <2 x float> %87, i64 0
  %90 = add nsw i32 %11, 1
  %91 = mul nsw i32 %90, %28
  %92 = fcmp olt float %89, %88
  br i1 %92, label %179, label %185

93:                                               ; preds = %93, %37
  %94 = phi float [ 0.000000e+00, %37 ], [ %175, %93 ]
  %95 = phi i32 [ 0, %37 ], [ %176, %93 ]
  %96 = phi i32 [ 0, %37 ], [ %177, %93 ]
  %97 = mul nsw i32 %95, %8
  %98 = add nsw i32 %97, %28
  %99 = sext i32 %98 to i64
  %100 = getelementptr inbounds float, ptr addrspace(1) %3, i64 %99
  %101 = load float, ptr addrspace(1) %100, align 4, !tbaa !17
  %102 = getelementptr inbounds nuw float, ptr addrspace(3) %7, i32 %95
  %103 = load float, ptr addrspace(3) %102, align 4, !tbaa !17
  %104 = fsub float %101, %103
  %105 = tail call float @llvm.fmuladd.f32(float %104, float %104, float %94)
  %106 = or disjoint i32 %95, 1
  %107 = mul nsw i32 %106, %8
  %108 = add nsw i32 %107, %28
  %109 = sext i32 %108 to i64
  %110 = getelementptr inbounds float, ptr addrspace(1) %3, i64 %109
  %111 = load float, ptr addrspace(1) %110, align 4, !tbaa !17
  %112 = getelementptr inbounds nuw float, ptr addrspace(3) %7, i32 %106
  %113 = load float, ptr addrspace(3) %112, align 4, !tbaa !17
  %114 = fsub float %111, %113
  %115 = tail call float @llvm.fmuladd.f32(float %114, float %114, float %105)
  %116 = or disjoint i32 %95, 2
  %117 = mul nsw i32 %116, %8
  %118 = add nsw i32 %117, %28
  %119 = sext i32 %118 to i64
  %120 = getelementptr inbounds float, ptr addrspace(1) %3, i64 %119
  %121 = load float, ptr addrspace(1) %120, align 4, !tbaa !17
  %122 = getelementptr inbounds nuw float, ptr addrspace(3) %7, i32 %116
  %123 = load float, ptr addrspace(3) %122, align 4, !tbaa !17
  %124 = fsub float %121, %123
  %125 = tail call float @llvm.fmuladd.f32(float %124, float %124, float %115)
  %126 = or disjoint i32 %95, 3
  %127 = mul nsw i32 %126, %8
  %128 = add nsw i32 %127, %28
  %129 = sext i32 %128 to i64
  %130 = getelementptr inbounds float, ptr addrspace(1) %3, i64 %129
  %131 = load float, ptr addrspace(1) %130, align 4, !tbaa !17
  %132 = getelementptr inbounds nuw float, ptr addrspace(3) %7, i32 %126
  %133 = load float, ptr addrspace(3) %132, align 4, !tbaa !17
  %134 = fsub float %131, %133
  %135 = tail call float @llvm.fmuladd.f32(float %134, float %134, float %125)
  %136 = or disjoint i32 %95, 4
  %137 = mul nsw i32 %136, %8
  %138 = add nsw i32 %137, %28
  %139 = sext i32 %138 to i64
  %140 = getelementptr inbounds float, ptr addrspace(1) %3, i64 %139
  %141 = load float, ptr addrspace(1) %140, align 4, !tbaa !17
  %142 = getelementptr inbounds nuw float, ptr addrspace(3) %7, i32 %136
  %143 = load float, ptr addrspace(3) %142, align 4, !tbaa !17
  %144 = fsub float %141, %143
  %145 = tail call float @llvm.fmuladd.f32(float %144, float %144, float %135)
  %146 = or disjoint i32 %95, 5
  %147 = mul nsw i32 %146, %8
  %148 = add nsw i32 %147, %28
  %149 = sext i32 %148 to i64
  %150 = getelementptr inbounds float, ptr addrspace(1) %3, i64 %149
  %151 = load float, ptr addrspace(1) %150, align 4, !tbaa !17
  %152 = getelementptr inbounds nuw float, ptr addrspace(3) %7, i32 %146
  %153 = load float, ptr addrspace(3) %152, align 4, !tbaa !17
  %154 = fsub float %151, %153
  %155 = tail call float @llvm.fmuladd.f32(float %154, float %154, float %145)
  %156 = or disjoint i32 %95, 6
  %157 = mul nsw i32 %156, %8
  %158 = add nsw i32 %157, %28
  %159 = sext i32 %158 to i64
  %160 = getelementptr inbounds float, ptr addrspace(1) %3, i64 %159
  %161 = load float, ptr addrspace(1) %160, align 4, !tbaa !17
  %162 = getelementptr inbounds nuw float, ptr addrspace(3) %7, i32 %156
  %163 = load float, ptr addrspace(3) %162, align 4, !tbaa !17
  %164 = fsub float %161, %163
  %165 = tail call float @llvm.fmuladd.f32(float %164, float %164, float %155)
  %166 = or disjoint i32 %95, 7
  %167 = mul nsw i32 %166, %8
  %168 = add nsw i32 %167, %28
  %169 = sext i32 %168 to i64
  %170 = getelementptr inbounds float, ptr addrspace(1) %3, i64 %169
  %171 = load float, ptr addrspace(1) %170, align 4, !tbaa !17
  %172 = getelementptr inbounds nuw float, ptr addrspace(3) %7, i32 %166
  %173 = load float, ptr addrspace(3) %172, align 4, !tbaa !17
  %174 = fsub float %171, %173
  %175 = tail call float @llvm.fmuladd.f32(float %174, float %174, float %165)
  %176 = add nuw nsw i32 %95, 8
  %177 = add i32 %96, 8
  %178 = icmp eq i32 %177, %38
  br i1 %178, label %53, label %93

179:                                              ; preds = %75
  %180 = getelementptr inbounds i8, ptr addrspace(1) %6, i64 %78
  store i8 1, ptr addrspace(1) %180, align 1, !tbaa !22
  %181 = shufflevector <2 x float> %87, <2 x float> poison, <2 x i32> <i32 1, i32 poison>
  %182 = fsub <2 x float> %87, %181
  %183 = extractelement <2 x float> %182, i64 0
  %184 = add nsw i32 %91, %11
  br label %195

185:                                              ; preds = %75
  %186 = getelementptr inbounds i32, ptr addrspace(1) %1, i64 %78
  %187 = load i32, ptr addrspace(1) %186, align 4, !tbaa !6
  %188 = sext i32 %187 to i64
  %189 = getelementptr inbounds i32, ptr addrspace(1) %5, i64 %188
  %190 = load i32, ptr addrspace(1) %189, align 4, !tbaa !6
  %191 = shufflevector <2 x float> %87, <2 x float> poison, <2 x i32> <i32 1, i32 poison>
  %192 = fsub <2 x float> %191, %87
  %193 = extractelement <2 x float> %192, i64 0
  %194 = add nsw i32 %190, %91
  br label %195

195:                                              ; preds = %185, %179
  %196 = phi i32 [ %184, %179 ], [ %194, %185 ]
  %197 = phi float [ %183, %179 ], [ %193, %185 ]
  %198 = sext i32 %196 to i64
  %199 = getelementptr inbounds float, ptr addrspace(1) %4, i64 %198
  %200 = load float, ptr addrspace(1) %199, align 4, !tbaa !17
  %201 = fadd float %197, %200
  store float %201, ptr addrspace(1) %199, align 4, !tbaa !17
  br label %202

202:                                              ; preds = %195, %30
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define protected amdgpu_kernel void @apply_switch(ptr addrspace(1) noundef align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 1 captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #5 !kernel_arg_addr_space !24 !kernel_arg_access_qual !25 !kernel_arg_type !26 !kernel_arg_base_type !26 !kernel_arg_type_qual !27 {
  %5 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %6 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %7 = getelementptr inbounds nuw i8, ptr addrspace(4) %6, i64 4
  %8 = load i32, ptr addrspace(4) %7, align 4, !tbaa !6
  %9 = and i32 %8, 65535
  %10 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %11 = tail call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %12 = getelementptr inbounds nuw i8, ptr addrspace(4) %11, i64 40
  %13 = load i64, ptr addrspace(4) %12, align 8, !tbaa !10
  %14 = zext i32 %5 to i64
  %15 = zext nneg i32 %9 to i64
  %16 = mul nuw nsw i64 %15, %14
  %17 = zext nneg i32 %10 to i64
  %18 = add i64 %13, %17
  %19 = add i64 %18, %16
  %20 = trunc i64 %19 to i32
  %21 = icmp sgt i32 %2, %20
  br i1 %21, label %22, label %39

22:                                               ; preds = %4
  %23 = shl i64 %19, 32
  %24 = ashr exact i64 %23, 32
  %25 = getelementptr inbounds %struct.Point_Struct, ptr addrspace(1) %0, i64 %24
  %26 = getelementptr inbounds nuw i8, ptr addrspace(1) %25, i64 4
  %27 = load i32, ptr addrspace(1) %26, align 4, !tbaa !6, !amdgpu.noclobber !19
  %28 = getelementptr inbounds nuw i8, ptr addrspace(1) %25, i64 8
  %29 = load float, ptr addrspace(1) %28, align 4, !tbaa !17, !amdgpu.noclobber !19
  %30 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %24
  %31 = load i8, ptr addrspace(1) %30, align 1, !tbaa !22, !amdgpu.noclobber !19
  %32 = icmp eq i8 %31, 0
  %33 = bitcast float %29 to i32
  %34 = add nsw i32 %33, 1065353216
  %35 = bitcast i32 %34 to float
  %36 = fmul float %35, 2.000000e+00
  %37 = select i1 %32, float %29, float %36
  %38 = select i1 %32, i32 %27, i32 %3
  store i32 %38, ptr addrspace(1) %26, align 4, !tbaa !6
  store float %37, ptr addrspace(1) %28, align 4, !tbaa !17
  br label %39

39:                                               ; preds = %4, %22
  ret void
}

; Function Attrs: alwaysinline mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define protected void @__clang_ocl_kern_imp_apply_switch(ptr addrspace(1) noundef align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 1 captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #6 !kernel_arg_addr_space !24 !kernel_arg_access_qual !25 !kernel_arg_type !26 !kernel_arg_base_type !26 !kernel_arg_type_qual !27 {
  %5 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %6 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %7 = getelementptr inbounds nuw i8, ptr addrspace(4) %6, i64 4
  %8 = load i32, ptr addrspace(4) %7, align 4, !tbaa !6
  %9 = and i32 %8, 65535
  %10 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %11 = tail call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %12 = getelementptr inbounds nuw i8, ptr addrspace(4) %11, i64 40
  %13 = load i64, ptr addrspace(4) %12, align 8, !tbaa !10
  %14 = zext i32 %5 to i64
  %15 = zext nneg i32 %9 to i64
  %16 = mul nuw nsw i64 %15, %14
  %17 = zext nneg i32 %10 to i64
  %18 = add i64 %13, %17
  %19 = add i64 %18, %16
  %20 = trunc i64 %19 to i32
  %21 = icmp sgt i32 %2, %20
  br i1 %21, label %22, label %39

22:                                               ; preds = %4
  %23 = shl i64 %19, 32
  %24 = ashr exact i64 %23, 32
  %25 = getelementptr inbounds %struct.Point_Struct, ptr addrspace(1) %0, i64 %24
  %26 = getelementptr inbounds nuw i8, ptr addrspace(1) %25, i64 4
  %27 = load i32, ptr addrspace(1) %26, align 4, !tbaa !6
  %28 = getelementptr inbounds nuw i8, ptr addrspace(1) %25, i64 8
  %29 = load float, ptr addrspace(1) %28, align 4, !tbaa !17
  %30 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %24
  %31 = load i8, ptr addrspace(1) %30, align 1, !tbaa !22
  %32 = icmp eq i8 %31, 0
  %33 = bitcast float %29 to i32
  %34 = add nsw i32 %33, 1065353216
  %35 = bitcast i32 %34 to float
  %36 = fmul float %35, 2.000000e+00
  %37 = select i1 %32, float %29, float %36
  %38 = select i1 %32, i32 %27, i32 %3
  store i32 %38, ptr addrspace(1) %26, align 4, !tbaa !6
  store float %37, ptr addrspace(1) %28, align 4, !tbaa !17
  br label %39

39:                                               ; preds = %4, %22
  ret void
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #7

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef nonnull align 4 ptr addrspace(4) @llvm.amdgcn.dispatch.ptr() #1

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.s.barrier() #8

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

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #9

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) "amdgpu-agpr-alloc"="0" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-lds-kernel-id" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) "amdgpu-agpr-alloc"="0" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-lds-kernel-id" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #3 = { convergent nofree norecurse nounwind "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #4 = { alwaysinline convergent nofree norecurse nounwind "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #5 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #6 = { alwaysinline mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #7 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #8 = { convergent mustprogress nocallback nofree nounwind willreturn }
attributes #9 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }

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
!12 = !{i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 3, i32 0, i32 0, i32 0, i32 0}
!13 = !{!"none", !"none", !"none", !"none", !"none", !"none", !"none", !"none", !"none", !"none", !"none", !"none"}
!14 = !{!"float*", !"int*", !"float*", !"float*", !"float*", !"int*", !"char*", !"float*", !"int", !"int", !"int", !"int"}
!15 = !{!"const", !"const", !"const", !"const", !"", !"const", !"", !"", !"", !"", !"", !""}
!16 = !{!"amdgpu-synchronize-as", !"local"}
!17 = !{!18, !18, i64 0}
!18 = !{!"float", !8, i64 0}
!19 = !{}
!20 = distinct !{!20, !21}
!21 = !{!"llvm.loop.unroll.disable"}
!22 = !{!8, !8, i64 0}
!23 = distinct !{!23, !21}
!24 = !{i32 1, i32 1, i32 0, i32 0}
!25 = !{!"none", !"none", !"none", !"none"}
!26 = !{!"Point_Struct*", !"char*", !"int", !"int"}
!27 = !{!"", !"const", !"", !""}
