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
  br i1 %31, label %32, label %193

32:                                               ; preds = %30
  %33 = icmp sgt i32 %9, 0
  br i1 %33, label %34, label %75

34:                                               ; preds = %32
  %35 = and i32 %9, 7
  %36 = icmp ult i32 %9, 8
  br i1 %36, label %55, label %37

37:                                               ; preds = %34
  %38 = and i32 %9, 2147483640
  br label %88

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

53:                                               ; preds = %88
  %54 = icmp eq i32 %35, 0
  br i1 %54, label %75, label %55

55:                                               ; preds = %53, %34
  %56 = phi float [ 0.000000e+00, %34 ], [ %170, %53 ]
  %57 = phi i32 [ 0, %34 ], [ %171, %53 ]
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
  %76 = phi float [ 0.000000e+00, %32 ], [ %170, %53 ], [ %71, %59 ]
  %77 = shl i64 %27, 32
  %78 = ashr exact i64 %77, 32
  %79 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %78
  %80 = load float, ptr addrspace(1) %79, align 4, !tbaa !17, !amdgpu.noclobber !19
  %81 = fmul float %76, %80
  %82 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %78
  %83 = load float, ptr addrspace(1) %82, align 4, !tbaa !17, !amdgpu.noclobber !19
  %84 = fmul float %80, %83
  %85 = add nsw i32 %11, 1
  %86 = mul nsw i32 %85, %28
  %87 = fcmp olt float %81, %84
  br i1 %87, label %174, label %178

88:                                               ; preds = %88, %37
  %89 = phi float [ 0.000000e+00, %37 ], [ %170, %88 ]
  %90 = phi i32 [ 0, %37 ], [ %171, %88 ]
  %91 = phi i32 [ 0, %37 ], [ %172, %88 ]
  %92 = mul nsw i32 %90, %8
  %93 = add nsw i32 %92, %28
  %94 = sext i32 %93 to i64
  %95 = getelementptr inbounds float, ptr addrspace(1) %3, i64 %94
  %96 = load float, ptr addrspace(1) %95, align 4, !tbaa !17, !amdgpu.noclobber !19
  %97 = getelementptr inbounds nuw float, ptr addrspace(3) %7, i32 %90
  %98 = load float, ptr addrspace(3) %97, align 4, !tbaa !17
  %99 = fsub float %96, %98
  %100 = tail call float @llvm.fmuladd.f32(float %99, float %99, float %89)
  %101 = or disjoint i32 %90, 1
  %102 = mul nsw i32 %101, %8
  %103 = add nsw i32 %102, %28
  %104 = sext i32 %103 to i64
  %105 = getelementptr inbounds float, ptr addrspace(1) %3, i64 %104
  %106 = load float, ptr addrspace(1) %105, align 4, !tbaa !17, !amdgpu.noclobber !19
  %107 = getelementptr inbounds nuw float, ptr addrspace(3) %7, i32 %101
  %108 = load float, ptr addrspace(3) %107, align 4, !tbaa !17
  %109 = fsub float %106, %108
  %110 = tail call float @llvm.fmuladd.f32(float %109, float %109, float %100)
  %111 = or disjoint i32 %90, 2
  %112 = mul nsw i32 %111, %8
  %113 = add nsw i32 %112, %28
  %114 = sext i32 %113 to i64
  %115 = getelementptr inbounds float, ptr addrspace(1) %3, i64 %114
  %116 = load float, ptr addrspace(1) %115, align 4, !tbaa !17, !amdgpu.noclobber !19
  %117 = getelementptr inbounds nuw float, ptr addrspace(3) %7, i32 %111
  %118 = load float, ptr addrspace(3) %117, align 4, !tbaa !17
  %119 = fsub float %116, %118
  %120 = tail call float @llvm.fmuladd.f32(float %119, float %119, float %110)
  %121 = or disjoint i32 %90, 3
  %122 = mul nsw i32 %121, %8
  %123 = add nsw i32 %122, %28
  %124 = sext i32 %123 to i64
  %125 = getelementptr inbounds float, ptr addrspace(1) %3, i64 %124
  %126 = load float, ptr addrspace(1) %125, align 4, !tbaa !17, !amdgpu.noclobber !19
  %127 = getelementptr inbounds nuw float, ptr addrspace(3) %7, i32 %121
  %128 = load float, ptr addrspace(3) %127, align 4, !tbaa !17
  %129 = fsub float %126, %128
  %130 = tail call float @llvm.fmuladd.f32(float %129, float %129, float %120)
  %131 = or disjoint i32 %90, 4
  %132 = mul nsw i32 %131, %8
  %133 = add nsw i32 %132, %28
  %134 = sext i32 %133 to i64
  %135 = getelementptr inbounds float, ptr addrspace(1) %3, i64 %134
  %136 = load float, ptr addrspace(1) %135, align 4, !tbaa !17, !amdgpu.noclobber !19
  %137 = getelementptr inbounds nuw float, ptr addrspace(3) %7, i32 %131
  %138 = load float, ptr addrspace(3) %137, align 4, !tbaa !17
  %139 = fsub float %136, %138
  %140 = tail call float @llvm.fmuladd.f32(float %139, float %139, float %130)
  %141 = or disjoint i32 %90, 5
  %142 = mul nsw i32 %141, %8
  %143 = add nsw i32 %142, %28
  %144 = sext i32 %143 to i64
  %145 = getelementptr inbounds float, ptr addrspace(1) %3, i64 %144
  %146 = load float, ptr addrspace(1) %145, align 4, !tbaa !17, !amdgpu.noclobber !19
  %147 = getelementptr inbounds nuw float, ptr addrspace(3) %7, i32 %141
  %148 = load float, ptr addrspace(3) %147, align 4, !tbaa !17
  %149 = fsub float %146, %148
  %150 = tail call float @llvm.fmuladd.f32(float %149, float %149, float %140)
  %151 = or disjoint i32 %90, 6
  %152 = mul nsw i32 %151, %8
  %153 = add nsw i32 %152, %28
  %154 = sext i32 %153 to i64
  %155 = getelementptr inbounds float, ptr addrspace(1) %3, i64 %154
  %156 = load float, ptr addrspace(1) %155, align 4, !tbaa !17, !amdgpu.noclobber !19
  %157 = getelementptr inbounds nuw float, ptr addrspace(3) %7, i32 %151
  %158 = load float, ptr addrspace(3) %157, align 4, !tbaa !17
  %159 = fsub float %156, %158
  %160 = tail call float @llvm.fmuladd.f32(float %159, float %159, float %150)
  %161 = or disjoint i32 %90, 7
  %162 = mul nsw i32 %161, %8
  %163 = add nsw i32 %162, %28
  %164 = sext i32 %163 to i64
  %165 = getelementptr inbounds float, ptr addrspace(1) %3, i64 %164
  %166 = load float, ptr addrspace(1) %165, align 4, !tbaa !17, !amdgpu.noclobber !19
  %167 = getelementptr inbounds nuw float, ptr addrspace(3) %7, i32 %161
  %168 = load float, ptr addrspace(3) %167, align 4, !tbaa !17
  %169 = fsub float %166, %168
  %170 = tail call float @llvm.fmuladd.f32(float %169, float %169, float %160)
  %171 = add nuw nsw i32 %90, 8
  %172 = add i32 %91, 8
  %173 = icmp eq i32 %172, %38
  br i1 %173, label %53, label %88

174:                                              ; preds = %75
  %175 = getelementptr inbounds i8, ptr addrspace(1) %6, i64 %78
  store i8 1, ptr addrspace(1) %175, align 1, !tbaa !22
  %176 = fsub float %81, %84
  %177 = add nsw i32 %86, %11
  br label %186

178:                                              ; preds = %75
  %179 = getelementptr inbounds i32, ptr addrspace(1) %1, i64 %78
  %180 = load i32, ptr addrspace(1) %179, align 4, !tbaa !6, !amdgpu.noclobber !19
  %181 = sext i32 %180 to i64
  %182 = getelementptr inbounds i32, ptr addrspace(1) %5, i64 %181
  %183 = load i32, ptr addrspace(1) %182, align 4, !tbaa !6, !amdgpu.noclobber !19
  %184 = fsub float %84, %81
  %185 = add nsw i32 %183, %86
  br label %186

186:                                              ; preds = %178, %174
  %187 = phi i32 [ %177, %174 ], [ %185, %178 ]
  %188 = phi float [ %176, %174 ], [ %184, %178 ]
  %189 = sext i32 %187 to i64
  %190 = getelementptr inbounds float, ptr addrspace(1) %4, i64 %189
  %191 = load float, ptr addrspace(1) %190, align 4, !tbaa !17
  %192 = fadd float %188, %191
  store float %192, ptr addrspace(1) %190, align 4, !tbaa !17
  br label %193

193:                                              ; preds = %186, %30
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
  br i1 %31, label %32, label %193

32:                                               ; preds = %30
  %33 = icmp sgt i32 %9, 0
  br i1 %33, label %34, label %75

34:                                               ; preds = %32
  %35 = and i32 %9, 7
  %36 = icmp ult i32 %9, 8
  br i1 %36, label %55, label %37

37:                                               ; preds = %34
  %38 = and i32 %9, 2147483640
  br label %88

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

53:                                               ; preds = %88
  %54 = icmp eq i32 %35, 0
  br i1 %54, label %75, label %55

55:                                               ; preds = %53, %34
  %56 = phi float [ 0.000000e+00, %34 ], [ %170, %53 ]
  %57 = phi i32 [ 0, %34 ], [ %171, %53 ]
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
  %76 = phi float [ 0.000000e+00, %32 ], [ %170, %53 ], [ %71, %59 ]
  %77 = shl i64 %27, 32
  %78 = ashr exact i64 %77, 32
  %79 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %78
  %80 = load float, ptr addrspace(1) %79, align 4, !tbaa !17
  %81 = fmul float %76, %80
  %82 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %78
  %83 = load float, ptr addrspace(1) %82, align 4, !tbaa !17
  %84 = fmul float %80, %83
  %85 = add nsw i32 %11, 1
  %86 = mul nsw i32 %85, %28
  %87 = fcmp olt float %81, %84
  br i1 %87, label %174, label %178

88:                                               ; preds = %88, %37
  %89 = phi float [ 0.000000e+00, %37 ], [ %170, %88 ]
  %90 = phi i32 [ 0, %37 ], [ %171, %88 ]
  %91 = phi i32 [ 0, %37 ], [ %172, %88 ]
  %92 = mul nsw i32 %90, %8
  %93 = add nsw i32 %92, %28
  %94 = sext i32 %93 to i64
  %95 = getelementptr inbounds float, ptr addrspace(1) %3, i64 %94
  %96 = load float, ptr addrspace(1) %95, align 4, !tbaa !17
  %97 = getelementptr inbounds nuw float, ptr addrspace(3) %7, i32 %90
  %98 = load float, ptr addrspace(3) %97, align 4, !tbaa !17
  %99 = fsub float %96, %98
  %100 = tail call float @llvm.fmuladd.f32(float %99, float %99, float %89)
  %101 = or disjoint i32 %90, 1
  %102 = mul nsw i32 %101, %8
  %103 = add nsw i32 %102, %28
  %104 = sext i32 %103 to i64
  %105 = getelementptr inbounds float, ptr addrspace(1) %3, i64 %104
  %106 = load float, ptr addrspace(1) %105, align 4, !tbaa !17
  %107 = getelementptr inbounds nuw float, ptr addrspace(3) %7, i32 %101
  %108 = load float, ptr addrspace(3) %107, align 4, !tbaa !17
  %109 = fsub float %106, %108
  %110 = tail call float @llvm.fmuladd.f32(float %109, float %109, float %100)
  %111 = or disjoint i32 %90, 2
  %112 = mul nsw i32 %111, %8
  %113 = add nsw i32 %112, %28
  %114 = sext i32 %113 to i64
  %115 = getelementptr inbounds float, ptr addrspace(1) %3, i64 %114
  %116 = load float, ptr addrspace(1) %115, align 4, !tbaa !17
  %117 = getelementptr inbounds nuw float, ptr addrspace(3) %7, i32 %111
  %118 = load float, ptr addrspace(3) %117, align 4, !tbaa !17
  %119 = fsub float %116, %118
  %120 = tail call float @llvm.fmuladd.f32(float %119, float %119, float %110)
  %121 = or disjoint i32 %90, 3
  %122 = mul nsw i32 %121, %8
  %123 = add nsw i32 %122, %28
  %124 = sext i32 %123 to i64
  %125 = getelementptr inbounds float, ptr addrspace(1) %3, i64 %124
  %126 = load float, ptr addrspace(1) %125, align 4, !tbaa !17
  %127 = getelementptr inbounds nuw float, ptr addrspace(3) %7, i32 %121
  %128 = load float, ptr addrspace(3) %127, align 4, !tbaa !17
  %129 = fsub float %126, %128
  %130 = tail call float @llvm.fmuladd.f32(float %129, float %129, float %120)
  %131 = or disjoint i32 %90, 4
  %132 = mul nsw i32 %131, %8
  %133 = add nsw i32 %132, %28
  %134 = sext i32 %133 to i64
  %135 = getelementptr inbounds float, ptr addrspace(1) %3, i64 %134
  %136 = load float, ptr addrspace(1) %135, align 4, !tbaa !17
  %137 = getelementptr inbounds nuw float, ptr addrspace(3) %7, i32 %131
  %138 = load float, ptr addrspace(3) %137, align 4, !tbaa !17
  %139 = fsub float %136, %138
  %140 = tail call float @llvm.fmuladd.f32(float %139, float %139, float %130)
  %141 = or disjoint i32 %90, 5
  %142 = mul nsw i32 %141, %8
  %143 = add nsw i32 %142, %28
  %144 = sext i32 %143 to i64
  %145 = getelementptr inbounds float, ptr addrspace(1) %3, i64 %144
  %146 = load float, ptr addrspace(1) %145, align 4, !tbaa !17
  %147 = getelementptr inbounds nuw float, ptr addrspace(3) %7, i32 %141
  %148 = load float, ptr addrspace(3) %147, align 4, !tbaa !17
  %149 = fsub float %146, %148
  %150 = tail call float @llvm.fmuladd.f32(float %149, float %149, float %140)
  %151 = or disjoint i32 %90, 6
  %152 = mul nsw i32 %151, %8
  %153 = add nsw i32 %152, %28
  %154 = sext i32 %153 to i64
  %155 = getelementptr inbounds float, ptr addrspace(1) %3, i64 %154
  %156 = load float, ptr addrspace(1) %155, align 4, !tbaa !17
  %157 = getelementptr inbounds nuw float, ptr addrspace(3) %7, i32 %151
  %158 = load float, ptr addrspace(3) %157, align 4, !tbaa !17
  %159 = fsub float %156, %158
  %160 = tail call float @llvm.fmuladd.f32(float %159, float %159, float %150)
  %161 = or disjoint i32 %90, 7
  %162 = mul nsw i32 %161, %8
  %163 = add nsw i32 %162, %28
  %164 = sext i32 %163 to i64
  %165 = getelementptr inbounds float, ptr addrspace(1) %3, i64 %164
  %166 = load float, ptr addrspace(1) %165, align 4, !tbaa !17
  %167 = getelementptr inbounds nuw float, ptr addrspace(3) %7, i32 %161
  %168 = load float, ptr addrspace(3) %167, align 4, !tbaa !17
  %169 = fsub float %166, %168
  %170 = tail call float @llvm.fmuladd.f32(float %169, float %169, float %160)
  %171 = add nuw nsw i32 %90, 8
  %172 = add i32 %91, 8
  %173 = icmp eq i32 %172, %38
  br i1 %173, label %53, label %88

174:                                              ; preds = %75
  %175 = getelementptr inbounds i8, ptr addrspace(1) %6, i64 %78
  store i8 1, ptr addrspace(1) %175, align 1, !tbaa !22
  %176 = fsub float %81, %84
  %177 = add nsw i32 %86, %11
  br label %186

178:                                              ; preds = %75
  %179 = getelementptr inbounds i32, ptr addrspace(1) %1, i64 %78
  %180 = load i32, ptr addrspace(1) %179, align 4, !tbaa !6
  %181 = sext i32 %180 to i64
  %182 = getelementptr inbounds i32, ptr addrspace(1) %5, i64 %181
  %183 = load i32, ptr addrspace(1) %182, align 4, !tbaa !6
  %184 = fsub float %84, %81
  %185 = add nsw i32 %183, %86
  br label %186

186:                                              ; preds = %178, %174
  %187 = phi i32 [ %177, %174 ], [ %185, %178 ]
  %188 = phi float [ %176, %174 ], [ %184, %178 ]
  %189 = sext i32 %187 to i64
  %190 = getelementptr inbounds float, ptr addrspace(1) %4, i64 %189
  %191 = load float, ptr addrspace(1) %190, align 4, !tbaa !17
  %192 = fadd float %188, %191
  store float %192, ptr addrspace(1) %190, align 4, !tbaa !17
  br label %193

193:                                              ; preds = %186, %30
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

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-lds-kernel-id" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="false" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-lds-kernel-id" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="false" }
attributes #3 = { convergent nofree norecurse nounwind "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="false" }
attributes #4 = { alwaysinline convergent nofree norecurse nounwind "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="false" }
attributes #5 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="false" }
attributes #6 = { alwaysinline mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="false" }
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
