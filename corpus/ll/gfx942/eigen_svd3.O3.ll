; ModuleID = 'corpus/opencl/eigen_svd3.cl'
source_filename = "corpus/opencl/eigen_svd3.cl"
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

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define protected amdgpu_kernel void @jacobi3(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2) local_unnamed_addr #4 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !14 !kernel_arg_base_type !14 !kernel_arg_type_qual !15 {
  %4 = alloca [3 x [3 x float]], align 4, addrspace(5)
  %5 = alloca [3 x [3 x float]], align 4, addrspace(5)
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
  call void @llvm.lifetime.start.p5(ptr addrspace(5) %4) #12
  call void @llvm.lifetime.start.p5(ptr addrspace(5) %5) #12
  %21 = mul i64 %20, 25769803776
  %22 = ashr exact i64 %21, 30
  %23 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %22
  %24 = load float, ptr addrspace(1) %23, align 4, !tbaa !16, !amdgpu.noclobber !18
  store float %24, ptr addrspace(5) %4, align 4, !tbaa !16
  %25 = getelementptr inbounds nuw i8, ptr addrspace(1) %23, i64 4
  %26 = getelementptr inbounds nuw i8, ptr addrspace(5) %4, i32 12
  %27 = getelementptr inbounds nuw i8, ptr addrspace(5) %4, i32 4
  %28 = load <2 x float>, ptr addrspace(1) %25, align 4, !tbaa !16
  %29 = extractelement <2 x float> %28, i64 0
  store float %29, ptr addrspace(5) %26, align 4, !tbaa !16
  %30 = getelementptr inbounds nuw i8, ptr addrspace(5) %4, i32 24
  %31 = extractelement <2 x float> %28, i64 1
  store float %31, ptr addrspace(5) %30, align 4, !tbaa !16
  %32 = getelementptr inbounds nuw i8, ptr addrspace(5) %4, i32 8
  store <2 x float> %28, ptr addrspace(5) %27, align 4, !tbaa !16
  %33 = getelementptr inbounds nuw i8, ptr addrspace(1) %23, i64 12
  %34 = getelementptr inbounds nuw i8, ptr addrspace(5) %4, i32 16
  %35 = getelementptr inbounds nuw i8, ptr addrspace(5) %4, i32 28
  %36 = load <2 x float>, ptr addrspace(1) %33, align 4, !tbaa !16
  %37 = extractelement <2 x float> %36, i64 1
  store float %37, ptr addrspace(5) %35, align 4, !tbaa !16
  store <2 x float> %36, ptr addrspace(5) %34, align 4, !tbaa !16
  %38 = getelementptr inbounds nuw i8, ptr addrspace(1) %23, i64 20
  %39 = load float, ptr addrspace(1) %38, align 4, !tbaa !16, !amdgpu.noclobber !18
  %40 = getelementptr inbounds nuw i8, ptr addrspace(5) %4, i32 32
  store float %39, ptr addrspace(5) %40, align 4, !tbaa !16
  %41 = getelementptr inbounds nuw i8, ptr addrspace(5) %5, i32 4
  store <2 x float> <float 1.000000e+00, float 0.000000e+00>, ptr addrspace(5) %5, align 4, !tbaa !16
  %42 = getelementptr inbounds nuw i8, ptr addrspace(5) %5, i32 8
  %43 = getelementptr inbounds nuw i8, ptr addrspace(5) %5, i32 12
  store <2 x float> zeroinitializer, ptr addrspace(5) %42, align 4, !tbaa !16
  %44 = getelementptr inbounds nuw i8, ptr addrspace(5) %5, i32 16
  %45 = getelementptr inbounds nuw i8, ptr addrspace(5) %5, i32 20
  store <2 x float> <float 1.000000e+00, float 0.000000e+00>, ptr addrspace(5) %44, align 4, !tbaa !16
  %46 = getelementptr inbounds nuw i8, ptr addrspace(5) %5, i32 24
  %47 = getelementptr inbounds nuw i8, ptr addrspace(5) %5, i32 28
  store <2 x float> zeroinitializer, ptr addrspace(5) %46, align 4, !tbaa !16
  %48 = getelementptr inbounds nuw i8, ptr addrspace(5) %5, i32 32
  store float 1.000000e+00, ptr addrspace(5) %48, align 4, !tbaa !16
  %49 = tail call fastcc float @llvm.fabs.f32(float noundef %29) #13
  %50 = fcmp olt float %49, 0x3D71979980000000
  %51 = shufflevector <2 x float> <float 0.000000e+00, float poison>, <2 x float> %36, <2 x i32> <i32 0, i32 2>
  %52 = insertelement <2 x float> <float poison, float 1.000000e+00>, float %24, i64 0
  %53 = shufflevector <2 x float> %28, <2 x float> poison, <2 x i32> zeroinitializer
  %54 = shufflevector <2 x float> %28, <2 x float> %36, <2 x i32> <i32 0, i32 3>
  br i1 %50, label %130, label %55

55:                                               ; preds = %3
  %56 = extractelement <2 x float> %36, i64 0
  %57 = getelementptr inbounds nuw i8, ptr addrspace(5) %4, i32 16
  %58 = fsub float %56, %24
  %59 = fmul float %29, 2.000000e+00
  %60 = fdiv float %58, %59
  %61 = tail call fastcc float @llvm.copysign.f32(float noundef 1.000000e+00, float noundef %60) #13
  %62 = tail call fastcc float @llvm.fabs.f32(float noundef %60) #13
  %63 = tail call float @llvm.fmuladd.f32(float %60, float %60, float 1.000000e+00)
  %64 = tail call fastcc float @llvm.sqrt.f32(float noundef %63) #13
  %65 = fadd float %62, %64
  %66 = fdiv float %61, %65
  %67 = tail call float @llvm.fmuladd.f32(float %66, float %66, float 1.000000e+00)
  %68 = tail call fastcc float @llvm.sqrt.f32(float noundef %67) #13
  %69 = fdiv float 1.000000e+00, %68
  %70 = fneg float %56
  %71 = fmul float %69, %56
  %72 = getelementptr inbounds nuw i8, ptr addrspace(5) %4, i32 28
  %73 = fneg float %37
  %74 = fmul float %69, 0.000000e+00
  %75 = fmul float %66, %69
  %76 = fmul float %75, %70
  %77 = tail call float @llvm.fmuladd.f32(float %69, float %29, float %76)
  %78 = tail call float @llvm.fmuladd.f32(float %75, float %29, float %71)
  %79 = fmul float %75, %73
  %80 = tail call float @llvm.fmuladd.f32(float %69, float %31, float %79)
  store float %80, ptr addrspace(5) %30, align 4, !tbaa !16
  %81 = fneg float %77
  %82 = fmul float %75, %81
  %83 = fmul float %75, -0.000000e+00
  %84 = insertelement <2 x float> poison, float %69, i64 0
  %85 = insertelement <2 x float> %84, float %74, i64 1
  %86 = insertelement <2 x float> poison, float %83, i64 0
  %87 = insertelement <2 x float> %86, float %75, i64 1
  %88 = fadd <2 x float> %85, %87
  store <2 x float> %88, ptr addrspace(5) %5, align 4, !tbaa !16
  %89 = fneg float %78
  %90 = insertelement <2 x float> poison, float %75, i64 0
  %91 = insertelement <2 x float> %90, float %69, i64 1
  %92 = fneg <2 x float> %28
  %93 = shufflevector <2 x float> %92, <2 x float> %28, <2 x i32> <i32 0, i32 2>
  %94 = fmul <2 x float> %91, %93
  %95 = shufflevector <2 x float> %91, <2 x float> poison, <2 x i32> <i32 1, i32 0>
  %96 = insertelement <2 x float> poison, float %24, i64 0
  %97 = shufflevector <2 x float> %96, <2 x float> poison, <2 x i32> zeroinitializer
  %98 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %95, <2 x float> %97, <2 x float> %94)
  %99 = shufflevector <2 x float> %91, <2 x float> poison, <2 x i32> <i32 1, i32 1>
  %100 = insertelement <2 x float> %54, float %77, i64 0
  %101 = fmul <2 x float> %99, %100
  %102 = insertelement <2 x float> %100, float %89, i64 1
  %103 = fmul <2 x float> %95, %102
  %104 = shufflevector <2 x float> %90, <2 x float> poison, <2 x i32> zeroinitializer
  %105 = shufflevector <2 x float> %98, <2 x float> %28, <2 x i32> <i32 0, i32 3>
  %106 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %104, <2 x float> %105, <2 x float> %101)
  %107 = extractelement <2 x float> %106, i64 1
  store float %107, ptr addrspace(5) %72, align 4, !tbaa !16
  %108 = extractelement <2 x float> %98, i64 0
  %109 = tail call float @llvm.fmuladd.f32(float %69, float %108, float %82)
  store float %109, ptr addrspace(5) %4, align 4, !tbaa !16
  %110 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %91, <2 x float> %98, <2 x float> %103)
  %111 = extractelement <2 x float> %110, i64 0
  store float %111, ptr addrspace(5) %26, align 4, !tbaa !16
  %112 = extractelement <2 x float> %110, i64 1
  store float %112, ptr addrspace(5) %27, align 4, !tbaa !16
  %113 = fmul float %69, %78
  %114 = extractelement <2 x float> %98, i64 1
  %115 = tail call float @llvm.fmuladd.f32(float %75, float %114, float %113)
  store float %115, ptr addrspace(5) %57, align 4, !tbaa !16
  %116 = fneg float %75
  %117 = getelementptr inbounds nuw i8, ptr addrspace(5) %4, i32 20
  store float %80, ptr addrspace(5) %32, align 4, !tbaa !16
  store float %107, ptr addrspace(5) %117, align 4, !tbaa !16
  %118 = shufflevector <2 x float> %84, <2 x float> poison, <2 x i32> zeroinitializer
  %119 = insertelement <2 x float> poison, float %116, i64 0
  %120 = insertelement <2 x float> %119, float %83, i64 1
  %121 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %118, <2 x float> zeroinitializer, <2 x float> %120)
  %122 = shufflevector <2 x float> %90, <2 x float> poison, <2 x i32> zeroinitializer
  %123 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %122, <2 x float> zeroinitializer, <2 x float> %85)
  %124 = shufflevector <2 x float> %121, <2 x float> %123, <2 x i32> <i32 0, i32 2>
  store <2 x float> %124, ptr addrspace(5) %43, align 4, !tbaa !16
  %125 = shufflevector <2 x float> %121, <2 x float> %123, <2 x i32> <i32 1, i32 3>
  store <2 x float> %125, ptr addrspace(5) %46, align 4, !tbaa !16
  %126 = shufflevector <2 x float> %88, <2 x float> poison, <2 x i32> <i32 1, i32 poison>
  %127 = insertelement <2 x float> %126, float %115, i64 1
  %128 = insertelement <2 x float> poison, float %109, i64 0
  %129 = shufflevector <2 x float> %128, <2 x float> %88, <2 x i32> <i32 0, i32 2>
  br label %130

130:                                              ; preds = %55, %3
  %131 = phi float [ %80, %55 ], [ %31, %3 ]
  %132 = phi <2 x float> [ %127, %55 ], [ %51, %3 ]
  %133 = phi <2 x float> [ %129, %55 ], [ %52, %3 ]
  %134 = phi <2 x float> [ %110, %55 ], [ %53, %3 ]
  %135 = phi <2 x float> [ %106, %55 ], [ %54, %3 ]
  %136 = phi <2 x float> [ %121, %55 ], [ zeroinitializer, %3 ]
  %137 = phi <2 x float> [ %123, %55 ], [ <float 1.000000e+00, float 0.000000e+00>, %3 ]
  %138 = tail call fastcc float @llvm.fabs.f32(float noundef %131) #13
  %139 = fcmp olt float %138, 0x3D71979980000000
  %140 = insertelement <2 x float> <float 0.000000e+00, float poison>, float %39, i64 1
  %141 = insertelement <2 x float> poison, float %131, i64 0
  %142 = shufflevector <2 x float> %141, <2 x float> poison, <2 x i32> zeroinitializer
  %143 = extractelement <2 x float> %135, i64 1
  br i1 %139, label %217, label %144

144:                                              ; preds = %130
  %145 = getelementptr inbounds nuw i8, ptr addrspace(5) %4, i32 32
  %146 = extractelement <2 x float> %133, i64 0
  %147 = fsub float %39, %146
  %148 = fmul float %131, 2.000000e+00
  %149 = fdiv float %147, %148
  %150 = tail call fastcc float @llvm.copysign.f32(float noundef 1.000000e+00, float noundef %149) #13
  %151 = tail call fastcc float @llvm.fabs.f32(float noundef %149) #13
  %152 = tail call float @llvm.fmuladd.f32(float %149, float %149, float 1.000000e+00)
  %153 = tail call fastcc float @llvm.sqrt.f32(float noundef %152) #13
  %154 = fadd float %151, %153
  %155 = fdiv float %150, %154
  %156 = tail call float @llvm.fmuladd.f32(float %155, float %155, float 1.000000e+00)
  %157 = tail call fastcc float @llvm.sqrt.f32(float noundef %156) #13
  %158 = fdiv float 1.000000e+00, %157
  %159 = fmul float %155, %158
  %160 = fneg float %131
  %161 = getelementptr inbounds nuw i8, ptr addrspace(5) %4, i32 20
  %162 = fneg float %39
  %163 = fmul float %159, %162
  %164 = tail call float @llvm.fmuladd.f32(float %158, float %131, float %163)
  %165 = fmul float %158, %39
  %166 = tail call float @llvm.fmuladd.f32(float %159, float %131, float %165)
  %167 = fneg float %164
  %168 = insertelement <2 x float> poison, float %159, i64 0
  %169 = shufflevector <2 x float> %168, <2 x float> poison, <2 x i32> zeroinitializer
  %170 = insertelement <2 x float> <float poison, float -0.000000e+00>, float %167, i64 0
  %171 = fmul <2 x float> %169, %170
  %172 = insertelement <2 x float> poison, float %158, i64 0
  %173 = shufflevector <2 x float> %172, <2 x float> poison, <2 x i32> zeroinitializer
  %174 = fneg float %166
  %175 = insertelement <2 x float> %168, float %158, i64 1
  %176 = insertelement <2 x float> %142, float %160, i64 0
  %177 = fmul <2 x float> %175, %176
  %178 = shufflevector <2 x float> %175, <2 x float> poison, <2 x i32> <i32 1, i32 0>
  %179 = shufflevector <2 x float> %133, <2 x float> poison, <2 x i32> zeroinitializer
  %180 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %178, <2 x float> %179, <2 x float> %177)
  %181 = fneg <2 x float> %135
  %182 = shufflevector <2 x float> %135, <2 x float> %181, <2 x i32> <i32 3, i32 1>
  %183 = fmul <2 x float> %175, %182
  %184 = shufflevector <2 x float> %175, <2 x float> poison, <2 x i32> <i32 1, i32 1>
  %185 = shufflevector <2 x float> %183, <2 x float> poison, <2 x i32> zeroinitializer
  %186 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %184, <2 x float> %134, <2 x float> %185)
  %187 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %178, <2 x float> %134, <2 x float> %183)
  %188 = shufflevector <2 x float> %180, <2 x float> %186, <2 x i32> <i32 1, i32 2>
  store <2 x float> %188, ptr addrspace(5) %32, align 4, !tbaa !16
  %189 = extractelement <2 x float> %134, i64 0
  %190 = extractelement <2 x float> %183, i64 1
  %191 = tail call float @llvm.fmuladd.f32(float %159, float %189, float %190)
  store float %191, ptr addrspace(5) %161, align 4, !tbaa !16
  %192 = insertelement <2 x float> poison, float %164, i64 0
  %193 = insertelement <2 x float> %192, float %174, i64 1
  %194 = fmul <2 x float> %178, %193
  %195 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %175, <2 x float> %180, <2 x float> %194)
  %196 = shufflevector <2 x float> %180, <2 x float> %133, <2 x i32> <i32 0, i32 3>
  %197 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %173, <2 x float> %196, <2 x float> %171)
  %198 = extractelement <2 x float> %197, i64 1
  store float %198, ptr addrspace(5) %5, align 4, !tbaa !16
  %199 = shufflevector <2 x float> %197, <2 x float> %186, <2 x i32> <i32 0, i32 3>
  store <2 x float> %199, ptr addrspace(5) %4, align 4, !tbaa !16
  %200 = shufflevector <2 x float> %195, <2 x float> %187, <2 x i32> <i32 0, i32 3>
  store <2 x float> %200, ptr addrspace(5) %30, align 4, !tbaa !16
  %201 = insertelement <2 x float> <float 0.000000e+00, float poison>, float %166, i64 1
  %202 = fmul <2 x float> %173, %201
  %203 = shufflevector <2 x float> %133, <2 x float> %180, <2 x i32> <i32 1, i32 3>
  %204 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %169, <2 x float> %203, <2 x float> %202)
  %205 = extractelement <2 x float> %204, i64 0
  store float %205, ptr addrspace(5) %42, align 4, !tbaa !16
  %206 = extractelement <2 x float> %204, i64 1
  store float %206, ptr addrspace(5) %145, align 4, !tbaa !16
  %207 = fneg float %159
  %208 = shufflevector <2 x float> %171, <2 x float> poison, <2 x i32> <i32 1, i32 poison>
  %209 = insertelement <2 x float> %208, float %207, i64 1
  %210 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %173, <2 x float> %136, <2 x float> %209)
  %211 = extractelement <2 x float> %210, i64 0
  store float %211, ptr addrspace(5) %43, align 4, !tbaa !16
  %212 = extractelement <2 x float> %210, i64 1
  store float %212, ptr addrspace(5) %46, align 4, !tbaa !16
  %213 = insertelement <2 x float> %202, float %158, i64 1
  %214 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %169, <2 x float> %136, <2 x float> %213)
  %215 = extractelement <2 x float> %214, i64 0
  store float %215, ptr addrspace(5) %45, align 4, !tbaa !16
  %216 = extractelement <2 x float> %214, i64 1
  store float %216, ptr addrspace(5) %48, align 4, !tbaa !16
  br label %217

217:                                              ; preds = %144, %130
  %218 = phi float [ %191, %144 ], [ %143, %130 ]
  %219 = phi <2 x float> [ %197, %144 ], [ %133, %130 ]
  %220 = phi <2 x float> [ %204, %144 ], [ %140, %130 ]
  %221 = phi <2 x float> [ %210, %144 ], [ %136, %130 ]
  %222 = phi <2 x float> [ %186, %144 ], [ %134, %130 ]
  %223 = phi <2 x float> [ %195, %144 ], [ %142, %130 ]
  %224 = phi <2 x float> [ %187, %144 ], [ %135, %130 ]
  %225 = phi <2 x float> [ %214, %144 ], [ <float 0.000000e+00, float 1.000000e+00>, %130 ]
  %226 = getelementptr inbounds nuw i8, ptr addrspace(5) %4, i32 20
  %227 = tail call fastcc float @llvm.fabs.f32(float noundef %218) #13
  %228 = fcmp olt float %227, 0x3D71979980000000
  br i1 %228, label %304, label %229

229:                                              ; preds = %217
  %230 = getelementptr inbounds nuw i8, ptr addrspace(5) %4, i32 32
  %231 = extractelement <2 x float> %132, i64 1
  %232 = extractelement <2 x float> %220, i64 1
  %233 = fsub <2 x float> %220, %132
  %234 = extractelement <2 x float> %233, i64 1
  %235 = fmul float %218, 2.000000e+00
  %236 = fdiv float %234, %235
  %237 = tail call fastcc float @llvm.copysign.f32(float noundef 1.000000e+00, float noundef %236) #13
  %238 = tail call fastcc float @llvm.fabs.f32(float noundef %236) #13
  %239 = tail call float @llvm.fmuladd.f32(float %236, float %236, float 1.000000e+00)
  %240 = tail call fastcc float @llvm.sqrt.f32(float noundef %239) #13
  %241 = fadd float %238, %240
  %242 = fdiv float %237, %241
  %243 = tail call float @llvm.fmuladd.f32(float %242, float %242, float 1.000000e+00)
  %244 = tail call fastcc float @llvm.sqrt.f32(float noundef %243) #13
  %245 = fdiv float 1.000000e+00, %244
  %246 = fmul float %242, %245
  %247 = fneg <2 x float> %223
  %248 = fneg float %218
  %249 = fmul float %246, %248
  %250 = tail call float @llvm.fmuladd.f32(float %245, float %231, float %249)
  %251 = fmul float %245, %218
  %252 = tail call float @llvm.fmuladd.f32(float %246, float %231, float %251)
  %253 = fneg float %232
  %254 = fmul float %246, %253
  %255 = extractelement <2 x float> %224, i64 1
  %256 = tail call float @llvm.fmuladd.f32(float %245, float %255, float %254)
  %257 = fmul float %245, %232
  %258 = tail call float @llvm.fmuladd.f32(float %246, float %255, float %257)
  %259 = insertelement <2 x float> poison, float %245, i64 0
  %260 = shufflevector <2 x float> %259, <2 x float> poison, <2 x i32> zeroinitializer
  %261 = fmul <2 x float> %260, %223
  %262 = insertelement <2 x float> poison, float %246, i64 0
  %263 = shufflevector <2 x float> %262, <2 x float> poison, <2 x i32> zeroinitializer
  %264 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %263, <2 x float> %222, <2 x float> %261)
  %265 = fneg float %256
  %266 = fneg <2 x float> %220
  %267 = insertelement <2 x float> %266, float %265, i64 1
  %268 = fmul <2 x float> %263, %267
  %269 = insertelement <2 x float> %132, float %250, i64 1
  %270 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %260, <2 x float> %269, <2 x float> %268)
  %271 = fmul <2 x float> %263, %247
  %272 = insertelement <2 x float> %262, float %245, i64 1
  %273 = insertelement <2 x float> %247, float %256, i64 1
  %274 = fmul <2 x float> %272, %273
  %275 = shufflevector <2 x float> %272, <2 x float> poison, <2 x i32> <i32 1, i32 1>
  %276 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %275, <2 x float> %222, <2 x float> %271)
  %277 = shufflevector <2 x float> %276, <2 x float> %264, <2 x i32> <i32 1, i32 3>
  store <2 x float> %277, ptr addrspace(5) %27, align 4, !tbaa !16
  %278 = shufflevector <2 x float> %272, <2 x float> poison, <2 x i32> <i32 1, i32 0>
  %279 = insertelement <2 x float> %222, float %250, i64 1
  %280 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %278, <2 x float> %279, <2 x float> %274)
  %281 = shufflevector <2 x float> %276, <2 x float> %270, <2 x i32> <i32 0, i32 3>
  store <2 x float> %281, ptr addrspace(5) %26, align 4, !tbaa !16
  %282 = shufflevector <2 x float> %264, <2 x float> %280, <2 x i32> <i32 0, i32 3>
  store <2 x float> %282, ptr addrspace(5) %30, align 4, !tbaa !16
  %283 = fneg <2 x float> %225
  %284 = shufflevector <2 x float> %283, <2 x float> %225, <2 x i32> <i32 0, i32 2>
  %285 = fmul <2 x float> %272, %284
  %286 = shufflevector <2 x float> %137, <2 x float> poison, <2 x i32> zeroinitializer
  %287 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %278, <2 x float> %286, <2 x float> %285)
  store <2 x float> %287, ptr addrspace(5) %44, align 4, !tbaa !16
  %288 = fneg float %258
  %289 = fmul float %246, %288
  %290 = tail call float @llvm.fmuladd.f32(float %245, float %252, float %289)
  store float %290, ptr addrspace(5) %226, align 4, !tbaa !16
  %291 = insertelement <2 x float> %220, float %258, i64 1
  %292 = fmul <2 x float> %260, %291
  %293 = insertelement <2 x float> %132, float %252, i64 1
  %294 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %263, <2 x float> %293, <2 x float> %292)
  %295 = shufflevector <2 x float> %270, <2 x float> %294, <2 x i32> <i32 0, i32 2>
  store <2 x float> %295, ptr addrspace(5) %41, align 4, !tbaa !16
  %296 = extractelement <2 x float> %294, i64 1
  store float %296, ptr addrspace(5) %230, align 4, !tbaa !16
  %297 = fneg <2 x float> %225
  %298 = shufflevector <2 x float> %297, <2 x float> %225, <2 x i32> <i32 1, i32 3>
  %299 = fmul <2 x float> %272, %298
  %300 = shufflevector <2 x float> %137, <2 x float> poison, <2 x i32> <i32 1, i32 1>
  %301 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %278, <2 x float> %300, <2 x float> %299)
  store <2 x float> %301, ptr addrspace(5) %47, align 4, !tbaa !16
  %302 = shufflevector <2 x float> %287, <2 x float> %301, <2 x i32> <i32 1, i32 3>
  %303 = shufflevector <2 x float> %287, <2 x float> %301, <2 x i32> <i32 0, i32 2>
  br label %304

304:                                              ; preds = %229, %217
  %305 = phi float [ %290, %229 ], [ %218, %217 ]
  %306 = phi <2 x float> [ %270, %229 ], [ %132, %217 ]
  %307 = phi <2 x float> [ %294, %229 ], [ %220, %217 ]
  %308 = phi <2 x float> [ %302, %229 ], [ %225, %217 ]
  %309 = phi <2 x float> [ %303, %229 ], [ %137, %217 ]
  %310 = phi <2 x float> [ %276, %229 ], [ %222, %217 ]
  %311 = phi <2 x float> [ %280, %229 ], [ %224, %217 ]
  %312 = phi <2 x float> [ %264, %229 ], [ %223, %217 ]
  %313 = extractelement <2 x float> %310, i64 1
  %314 = tail call fastcc float @llvm.fabs.f32(float noundef %313) #13
  %315 = fcmp olt float %314, 0x3D71979980000000
  br i1 %315, label %389, label %316

316:                                              ; preds = %304
  %317 = extractelement <2 x float> %306, i64 1
  %318 = shufflevector <2 x float> %306, <2 x float> poison, <2 x i32> <i32 1, i32 poison>
  %319 = fsub <2 x float> %318, %219
  %320 = extractelement <2 x float> %319, i64 0
  %321 = fmul float %313, 2.000000e+00
  %322 = fdiv float %320, %321
  %323 = tail call fastcc float @llvm.copysign.f32(float noundef 1.000000e+00, float noundef %322) #13
  %324 = tail call fastcc float @llvm.fabs.f32(float noundef %322) #13
  %325 = tail call float @llvm.fmuladd.f32(float %322, float %322, float 1.000000e+00)
  %326 = tail call fastcc float @llvm.sqrt.f32(float noundef %325) #13
  %327 = fadd float %324, %326
  %328 = fdiv float %323, %327
  %329 = tail call float @llvm.fmuladd.f32(float %328, float %328, float 1.000000e+00)
  %330 = tail call fastcc float @llvm.sqrt.f32(float noundef %329) #13
  %331 = fdiv float 1.000000e+00, %330
  %332 = fmul float %328, %331
  %333 = fneg float %317
  %334 = fmul float %332, %333
  %335 = extractelement <2 x float> %310, i64 0
  %336 = tail call float @llvm.fmuladd.f32(float %331, float %335, float %334)
  %337 = fmul float %331, %317
  %338 = tail call float @llvm.fmuladd.f32(float %332, float %335, float %337)
  %339 = shufflevector <2 x float> %306, <2 x float> poison, <2 x i32> <i32 poison, i32 0>
  %340 = insertelement <2 x float> %339, float %336, i64 0
  %341 = fneg <2 x float> %340
  %342 = insertelement <2 x float> poison, float %332, i64 0
  %343 = shufflevector <2 x float> %342, <2 x float> poison, <2 x i32> zeroinitializer
  %344 = fmul <2 x float> %343, %341
  %345 = insertelement <2 x float> poison, float %331, i64 0
  %346 = shufflevector <2 x float> %345, <2 x float> poison, <2 x i32> zeroinitializer
  %347 = fneg float %338
  %348 = insertelement <2 x float> %342, float %331, i64 1
  %349 = fneg <2 x float> %310
  %350 = shufflevector <2 x float> %310, <2 x float> %349, <2 x i32> <i32 3, i32 1>
  %351 = fmul <2 x float> %348, %350
  %352 = shufflevector <2 x float> %348, <2 x float> poison, <2 x i32> <i32 1, i32 0>
  %353 = shufflevector <2 x float> %219, <2 x float> poison, <2 x i32> zeroinitializer
  %354 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %352, <2 x float> %353, <2 x float> %351)
  %355 = shufflevector <2 x float> %348, <2 x float> poison, <2 x i32> <i32 1, i32 1>
  %356 = insertelement <2 x float> %311, float %336, i64 0
  %357 = fmul <2 x float> %355, %356
  %358 = insertelement <2 x float> %356, float %347, i64 1
  %359 = fmul <2 x float> %352, %358
  %360 = shufflevector <2 x float> %342, <2 x float> poison, <2 x i32> zeroinitializer
  %361 = shufflevector <2 x float> %354, <2 x float> %312, <2 x i32> <i32 0, i32 2>
  %362 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %360, <2 x float> %361, <2 x float> %357)
  %363 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %348, <2 x float> %354, <2 x float> %359)
  %364 = shufflevector <2 x float> %354, <2 x float> %219, <2 x i32> <i32 0, i32 3>
  %365 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %346, <2 x float> %364, <2 x float> %344)
  %366 = shufflevector <2 x float> %365, <2 x float> %363, <2 x i32> <i32 0, i32 3>
  store <2 x float> %366, ptr addrspace(5) %4, align 4, !tbaa !16
  %367 = insertelement <2 x float> %306, float %338, i64 1
  %368 = fmul <2 x float> %346, %367
  %369 = shufflevector <2 x float> %219, <2 x float> %354, <2 x i32> <i32 1, i32 3>
  %370 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %343, <2 x float> %369, <2 x float> %368)
  %371 = shufflevector <2 x float> %365, <2 x float> %370, <2 x i32> <i32 1, i32 2>
  store <2 x float> %371, ptr addrspace(5) %5, align 4, !tbaa !16
  %372 = shufflevector <2 x float> %363, <2 x float> %370, <2 x i32> <i32 0, i32 3>
  store <2 x float> %372, ptr addrspace(5) %26, align 4, !tbaa !16
  %373 = shufflevector <2 x float> %311, <2 x float> poison, <2 x i32> <i32 1, i32 poison>
  %374 = insertelement <2 x float> %373, float %305, i64 1
  %375 = fneg <2 x float> %374
  %376 = fmul <2 x float> %343, %375
  %377 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %346, <2 x float> %312, <2 x float> %376)
  %378 = shufflevector <2 x float> %377, <2 x float> %362, <2 x i32> <i32 0, i32 3>
  store <2 x float> %378, ptr addrspace(5) %30, align 4, !tbaa !16
  %379 = fmul float %331, %305
  %380 = extractelement <2 x float> %312, i64 1
  %381 = tail call float @llvm.fmuladd.f32(float %332, float %380, float %379)
  store float %381, ptr addrspace(5) %226, align 4, !tbaa !16
  %382 = fmul <2 x float> %346, %309
  %383 = fneg <2 x float> %309
  %384 = fmul <2 x float> %343, %383
  %385 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %346, <2 x float> %221, <2 x float> %384)
  %386 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %343, <2 x float> %221, <2 x float> %382)
  %387 = shufflevector <2 x float> %385, <2 x float> %386, <2 x i32> <i32 0, i32 2>
  store <2 x float> %387, ptr addrspace(5) %43, align 4, !tbaa !16
  %388 = shufflevector <2 x float> %385, <2 x float> %386, <2 x i32> <i32 1, i32 3>
  store <2 x float> %388, ptr addrspace(5) %46, align 4, !tbaa !16
  br label %389

389:                                              ; preds = %316, %304
  %390 = phi float [ %381, %316 ], [ %305, %304 ]
  %391 = phi <2 x float> [ %370, %316 ], [ %306, %304 ]
  %392 = phi <2 x float> [ %365, %316 ], [ %219, %304 ]
  %393 = phi <2 x float> [ %385, %316 ], [ %221, %304 ]
  %394 = phi <2 x float> [ %386, %316 ], [ %309, %304 ]
  %395 = phi <2 x float> [ %363, %316 ], [ %310, %304 ]
  %396 = phi <2 x float> [ %362, %316 ], [ %311, %304 ]
  %397 = phi <2 x float> [ %377, %316 ], [ %312, %304 ]
  %398 = extractelement <2 x float> %397, i64 1
  %399 = tail call fastcc float @llvm.fabs.f32(float noundef %398) #13
  %400 = fcmp olt float %399, 0x3D71979980000000
  %401 = insertelement <2 x float> poison, float %390, i64 0
  %402 = shufflevector <2 x float> %401, <2 x float> %397, <2 x i32> <i32 0, i32 2>
  %403 = shufflevector <2 x float> %395, <2 x float> %397, <2 x i32> <i32 1, i32 3>
  br i1 %400, label %478, label %404

404:                                              ; preds = %389
  %405 = shufflevector <2 x float> %395, <2 x float> poison, <2 x i32> <i32 1, i32 poison>
  %406 = extractelement <2 x float> %392, i64 0
  %407 = extractelement <2 x float> %307, i64 1
  %408 = shufflevector <2 x float> %307, <2 x float> poison, <2 x i32> <i32 1, i32 poison>
  %409 = fsub <2 x float> %408, %392
  %410 = extractelement <2 x float> %409, i64 0
  %411 = fmul float %398, 2.000000e+00
  %412 = fdiv float %410, %411
  %413 = tail call fastcc float @llvm.copysign.f32(float noundef 1.000000e+00, float noundef %412) #13
  %414 = tail call fastcc float @llvm.fabs.f32(float noundef %412) #13
  %415 = tail call float @llvm.fmuladd.f32(float %412, float %412, float 1.000000e+00)
  %416 = tail call fastcc float @llvm.sqrt.f32(float noundef %415) #13
  %417 = fadd float %414, %416
  %418 = fdiv float %413, %417
  %419 = tail call float @llvm.fmuladd.f32(float %418, float %418, float 1.000000e+00)
  %420 = tail call fastcc float @llvm.sqrt.f32(float noundef %419) #13
  %421 = fdiv float 1.000000e+00, %420
  %422 = fmul float %418, %421
  %423 = fneg float %398
  %424 = fmul float %422, %423
  %425 = tail call float @llvm.fmuladd.f32(float %421, float %406, float %424)
  %426 = fmul float %421, %398
  %427 = tail call float @llvm.fmuladd.f32(float %422, float %406, float %426)
  store float %427, ptr addrspace(5) %32, align 4, !tbaa !16
  %428 = fneg float %390
  %429 = fneg float %407
  %430 = fmul float %422, %429
  %431 = extractelement <2 x float> %397, i64 0
  %432 = tail call float @llvm.fmuladd.f32(float %421, float %431, float %430)
  %433 = fmul float %421, %407
  %434 = tail call float @llvm.fmuladd.f32(float %422, float %431, float %433)
  %435 = insertelement <2 x float> poison, float %421, i64 0
  %436 = shufflevector <2 x float> %435, <2 x float> poison, <2 x i32> zeroinitializer
  %437 = insertelement <2 x float> %401, float %432, i64 1
  %438 = fmul <2 x float> %436, %437
  %439 = insertelement <2 x float> poison, float %422, i64 0
  %440 = shufflevector <2 x float> %439, <2 x float> poison, <2 x i32> zeroinitializer
  %441 = insertelement <2 x float> %395, float %425, i64 1
  %442 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %440, <2 x float> %441, <2 x float> %438)
  store <2 x float> %442, ptr addrspace(5) %226, align 4, !tbaa !16
  %443 = shufflevector <2 x float> %307, <2 x float> poison, <2 x i32> <i32 poison, i32 0>
  %444 = insertelement <2 x float> %443, float %432, i64 0
  %445 = fneg <2 x float> %444
  %446 = fmul <2 x float> %440, %445
  %447 = insertelement <2 x float> %392, float %425, i64 0
  %448 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %436, <2 x float> %447, <2 x float> %446)
  %449 = extractelement <2 x float> %448, i64 0
  store float %449, ptr addrspace(5) %4, align 4, !tbaa !16
  %450 = extractelement <2 x float> %448, i64 1
  store float %450, ptr addrspace(5) %5, align 4, !tbaa !16
  %451 = getelementptr inbounds nuw i8, ptr addrspace(5) %4, i32 28
  %452 = insertelement <2 x float> %439, float %421, i64 1
  %453 = insertelement <2 x float> %396, float %428, i64 0
  %454 = fmul <2 x float> %452, %453
  %455 = shufflevector <2 x float> %452, <2 x float> poison, <2 x i32> <i32 1, i32 0>
  %456 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %455, <2 x float> %395, <2 x float> %454)
  %457 = extractelement <2 x float> %456, i64 0
  store float %457, ptr addrspace(5) %26, align 4, !tbaa !16
  %458 = fneg <2 x float> %308
  %459 = shufflevector <2 x float> %396, <2 x float> poison, <2 x i32> <i32 1, i32 poison>
  %460 = insertelement <2 x float> %459, float %434, i64 1
  %461 = fneg <2 x float> %460
  %462 = fmul <2 x float> %440, %461
  %463 = insertelement <2 x float> %405, float %427, i64 1
  %464 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %436, <2 x float> %463, <2 x float> %462)
  %465 = insertelement <2 x float> %307, float %434, i64 1
  %466 = fmul <2 x float> %436, %465
  %467 = shufflevector <2 x float> %392, <2 x float> poison, <2 x i32> <i32 1, i32 poison>
  %468 = insertelement <2 x float> %467, float %427, i64 1
  %469 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %440, <2 x float> %468, <2 x float> %466)
  %470 = shufflevector <2 x float> %456, <2 x float> %469, <2 x i32> <i32 1, i32 3>
  store <2 x float> %470, ptr addrspace(5) %451, align 4, !tbaa !16
  %471 = fmul <2 x float> %436, %308
  %472 = fmul <2 x float> %440, %458
  %473 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %436, <2 x float> %393, <2 x float> %472)
  %474 = shufflevector <2 x float> %469, <2 x float> %473, <2 x i32> <i32 0, i32 2>
  store <2 x float> %474, ptr addrspace(5) %42, align 4, !tbaa !16
  %475 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %440, <2 x float> %393, <2 x float> %471)
  %476 = shufflevector <2 x float> %475, <2 x float> %473, <2 x i32> <i32 0, i32 3>
  store <2 x float> %476, ptr addrspace(5) %45, align 4, !tbaa !16
  %477 = extractelement <2 x float> %475, i64 1
  store float %477, ptr addrspace(5) %48, align 4, !tbaa !16
  br label %478

478:                                              ; preds = %404, %389
  %479 = phi <2 x float> [ %442, %404 ], [ %402, %389 ]
  %480 = phi <2 x float> [ %448, %404 ], [ %392, %389 ]
  %481 = phi <2 x float> [ %469, %404 ], [ %307, %389 ]
  %482 = phi <2 x float> [ %473, %404 ], [ %393, %389 ]
  %483 = phi <2 x float> [ %475, %404 ], [ %308, %389 ]
  %484 = phi <2 x float> [ %456, %404 ], [ %396, %389 ]
  %485 = phi <2 x float> [ %464, %404 ], [ %403, %389 ]
  %486 = extractelement <2 x float> %479, i64 0
  %487 = tail call fastcc float @llvm.fabs.f32(float noundef %486) #13
  %488 = fcmp olt float %487, 0x3D71979980000000
  %489 = shufflevector <2 x float> %479, <2 x float> %485, <2 x i32> <i32 3, i32 1>
  %490 = extractelement <2 x float> %485, i64 0
  br i1 %488, label %565, label %491

491:                                              ; preds = %478
  %492 = extractelement <2 x float> %391, i64 1
  %493 = extractelement <2 x float> %481, i64 1
  %494 = fsub <2 x float> %481, %391
  %495 = extractelement <2 x float> %494, i64 1
  %496 = fmul float %486, 2.000000e+00
  %497 = fdiv float %495, %496
  %498 = tail call fastcc float @llvm.copysign.f32(float noundef 1.000000e+00, float noundef %497) #13
  %499 = tail call fastcc float @llvm.fabs.f32(float noundef %497) #13
  %500 = tail call float @llvm.fmuladd.f32(float %497, float %497, float 1.000000e+00)
  %501 = tail call fastcc float @llvm.sqrt.f32(float noundef %500) #13
  %502 = fadd float %499, %501
  %503 = fdiv float %498, %502
  %504 = tail call float @llvm.fmuladd.f32(float %503, float %503, float 1.000000e+00)
  %505 = tail call fastcc float @llvm.sqrt.f32(float noundef %504) #13
  %506 = fdiv float 1.000000e+00, %505
  %507 = fmul float %503, %506
  %508 = insertelement <2 x float> poison, float %507, i64 0
  %509 = insertelement <2 x float> %508, float %506, i64 1
  %510 = fneg <2 x float> %485
  %511 = shufflevector <2 x float> %510, <2 x float> %485, <2 x i32> <i32 1, i32 3>
  %512 = fmul <2 x float> %509, %511
  %513 = shufflevector <2 x float> %509, <2 x float> poison, <2 x i32> <i32 1, i32 0>
  %514 = shufflevector <2 x float> %485, <2 x float> poison, <2 x i32> zeroinitializer
  %515 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %513, <2 x float> %514, <2 x float> %512)
  store <2 x float> %515, ptr addrspace(5) %27, align 4, !tbaa !16
  %516 = fneg float %486
  %517 = fmul float %507, %516
  %518 = tail call float @llvm.fmuladd.f32(float %506, float %492, float %517)
  %519 = fmul float %506, %486
  %520 = tail call float @llvm.fmuladd.f32(float %507, float %492, float %519)
  %521 = getelementptr inbounds nuw i8, ptr addrspace(5) %4, i32 28
  %522 = fneg float %493
  %523 = fmul float %507, %522
  %524 = extractelement <2 x float> %484, i64 1
  %525 = tail call float @llvm.fmuladd.f32(float %506, float %524, float %523)
  %526 = fmul float %506, %493
  %527 = tail call float @llvm.fmuladd.f32(float %507, float %524, float %526)
  %528 = insertelement <2 x float> %481, float %525, i64 1
  %529 = fneg <2 x float> %528
  %530 = shufflevector <2 x float> %508, <2 x float> poison, <2 x i32> zeroinitializer
  %531 = fmul <2 x float> %530, %529
  %532 = insertelement <2 x float> poison, float %506, i64 0
  %533 = shufflevector <2 x float> %532, <2 x float> poison, <2 x i32> zeroinitializer
  %534 = insertelement <2 x float> %391, float %518, i64 1
  %535 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %533, <2 x float> %534, <2 x float> %531)
  %536 = fneg <2 x float> %479
  %537 = shufflevector <2 x float> %536, <2 x float> poison, <2 x i32> <i32 1, i32 poison>
  %538 = insertelement <2 x float> %537, float %525, i64 1
  %539 = fmul <2 x float> %509, %538
  %540 = insertelement <2 x float> %484, float %518, i64 1
  %541 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %513, <2 x float> %540, <2 x float> %539)
  %542 = shufflevector <2 x float> %541, <2 x float> %535, <2 x i32> <i32 0, i32 3>
  store <2 x float> %542, ptr addrspace(5) %26, align 4, !tbaa !16
  %543 = fneg <2 x float> %483
  %544 = fneg float %527
  %545 = insertelement <2 x float> %479, float %544, i64 0
  %546 = fmul <2 x float> %509, %545
  %547 = insertelement <2 x float> %532, float %507, i64 1
  %548 = insertelement <2 x float> poison, float %520, i64 0
  %549 = shufflevector <2 x float> %548, <2 x float> %484, <2 x i32> <i32 0, i32 2>
  %550 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %547, <2 x float> %549, <2 x float> %546)
  store <2 x float> %550, ptr addrspace(5) %226, align 4, !tbaa !16
  %551 = insertelement <2 x float> %481, float %527, i64 1
  %552 = fmul <2 x float> %533, %551
  %553 = insertelement <2 x float> %391, float %520, i64 1
  %554 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %530, <2 x float> %553, <2 x float> %552)
  %555 = shufflevector <2 x float> %535, <2 x float> %554, <2 x i32> <i32 0, i32 2>
  store <2 x float> %555, ptr addrspace(5) %41, align 4, !tbaa !16
  %556 = shufflevector <2 x float> %541, <2 x float> %554, <2 x i32> <i32 1, i32 3>
  store <2 x float> %556, ptr addrspace(5) %521, align 4, !tbaa !16
  %557 = fmul <2 x float> %530, %543
  %558 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %533, <2 x float> %394, <2 x float> %557)
  %559 = fmul <2 x float> %533, %483
  %560 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %530, <2 x float> %394, <2 x float> %559)
  %561 = shufflevector <2 x float> %558, <2 x float> %560, <2 x i32> <i32 0, i32 2>
  store <2 x float> %561, ptr addrspace(5) %44, align 4, !tbaa !16
  %562 = shufflevector <2 x float> %558, <2 x float> %560, <2 x i32> <i32 1, i32 3>
  store <2 x float> %562, ptr addrspace(5) %47, align 4, !tbaa !16
  %563 = shufflevector <2 x float> %550, <2 x float> %515, <2 x i32> <i32 3, i32 1>
  %564 = extractelement <2 x float> %515, i64 0
  br label %565

565:                                              ; preds = %491, %478
  %566 = phi float [ %564, %491 ], [ %490, %478 ]
  %567 = phi <2 x float> [ %563, %491 ], [ %489, %478 ]
  %568 = phi <2 x float> [ %550, %491 ], [ %479, %478 ]
  %569 = phi <2 x float> [ %535, %491 ], [ %391, %478 ]
  %570 = phi <2 x float> [ %554, %491 ], [ %481, %478 ]
  %571 = phi <2 x float> [ %558, %491 ], [ %394, %478 ]
  %572 = phi <2 x float> [ %560, %491 ], [ %483, %478 ]
  %573 = phi <2 x float> [ %541, %491 ], [ %484, %478 ]
  %574 = tail call fastcc float @llvm.fabs.f32(float noundef %566) #13
  %575 = fcmp olt float %574, 0x3D71979980000000
  %576 = insertelement <2 x float> poison, float %566, i64 0
  %577 = shufflevector <2 x float> %576, <2 x float> %573, <2 x i32> <i32 0, i32 2>
  %578 = shufflevector <2 x float> %567, <2 x float> %573, <2 x i32> <i32 0, i32 3>
  br i1 %575, label %652, label %579

579:                                              ; preds = %565
  %580 = getelementptr inbounds nuw i8, ptr addrspace(5) %4, i32 16
  %581 = extractelement <2 x float> %569, i64 1
  %582 = shufflevector <2 x float> %569, <2 x float> poison, <2 x i32> <i32 1, i32 poison>
  %583 = fsub <2 x float> %582, %480
  %584 = extractelement <2 x float> %583, i64 0
  %585 = fmul float %566, 2.000000e+00
  %586 = fdiv float %584, %585
  %587 = tail call fastcc float @llvm.copysign.f32(float noundef 1.000000e+00, float noundef %586) #13
  %588 = tail call fastcc float @llvm.fabs.f32(float noundef %586) #13
  %589 = tail call float @llvm.fmuladd.f32(float %586, float %586, float 1.000000e+00)
  %590 = tail call fastcc float @llvm.sqrt.f32(float noundef %589) #13
  %591 = fadd float %588, %590
  %592 = fdiv float %587, %591
  %593 = tail call float @llvm.fmuladd.f32(float %592, float %592, float 1.000000e+00)
  %594 = tail call fastcc float @llvm.sqrt.f32(float noundef %593) #13
  %595 = fdiv float 1.000000e+00, %594
  %596 = fmul float %592, %595
  %597 = fneg float %566
  %598 = fneg float %581
  %599 = fmul float %596, %598
  %600 = extractelement <2 x float> %573, i64 0
  %601 = tail call float @llvm.fmuladd.f32(float %595, float %600, float %599)
  store float %601, ptr addrspace(5) %26, align 4, !tbaa !16
  %602 = fmul float %595, %581
  %603 = tail call float @llvm.fmuladd.f32(float %596, float %600, float %602)
  %604 = getelementptr inbounds nuw i8, ptr addrspace(5) %4, i32 28
  %605 = shufflevector <2 x float> %569, <2 x float> poison, <2 x i32> <i32 poison, i32 0>
  %606 = insertelement <2 x float> %605, float %601, i64 0
  %607 = fneg <2 x float> %606
  %608 = insertelement <2 x float> poison, float %596, i64 0
  %609 = shufflevector <2 x float> %608, <2 x float> poison, <2 x i32> zeroinitializer
  %610 = fmul <2 x float> %609, %607
  %611 = insertelement <2 x float> poison, float %595, i64 0
  %612 = shufflevector <2 x float> %611, <2 x float> poison, <2 x i32> zeroinitializer
  %613 = fneg float %603
  %614 = insertelement <2 x float> %611, float %596, i64 1
  %615 = insertelement <2 x float> %576, float %597, i64 1
  %616 = fmul <2 x float> %614, %615
  %617 = shufflevector <2 x float> %614, <2 x float> poison, <2 x i32> <i32 1, i32 0>
  %618 = shufflevector <2 x float> %480, <2 x float> poison, <2 x i32> zeroinitializer
  %619 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %617, <2 x float> %618, <2 x float> %616)
  %620 = shufflevector <2 x float> %480, <2 x float> %619, <2 x i32> <i32 3, i32 1>
  %621 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %612, <2 x float> %620, <2 x float> %610)
  %622 = extractelement <2 x float> %621, i64 0
  store float %622, ptr addrspace(5) %4, align 4, !tbaa !16
  %623 = insertelement <2 x float> poison, float %613, i64 0
  %624 = insertelement <2 x float> %623, float %601, i64 1
  %625 = fmul <2 x float> %617, %624
  %626 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %614, <2 x float> %619, <2 x float> %625)
  %627 = extractelement <2 x float> %626, i64 0
  store float %627, ptr addrspace(5) %27, align 4, !tbaa !16
  %628 = insertelement <2 x float> %569, float %603, i64 1
  %629 = fmul <2 x float> %612, %628
  %630 = shufflevector <2 x float> %480, <2 x float> %619, <2 x i32> <i32 1, i32 2>
  %631 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %609, <2 x float> %630, <2 x float> %629)
  %632 = shufflevector <2 x float> %621, <2 x float> %631, <2 x i32> <i32 1, i32 2>
  store <2 x float> %632, ptr addrspace(5) %5, align 4, !tbaa !16
  %633 = fneg <2 x float> %571
  %634 = insertelement <2 x float> %608, float %595, i64 1
  %635 = fneg <2 x float> %568
  %636 = shufflevector <2 x float> %635, <2 x float> %573, <2 x i32> <i32 0, i32 3>
  %637 = fmul <2 x float> %634, %636
  %638 = shufflevector <2 x float> %634, <2 x float> poison, <2 x i32> <i32 1, i32 0>
  %639 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %638, <2 x float> %567, <2 x float> %637)
  %640 = extractelement <2 x float> %639, i64 1
  store float %640, ptr addrspace(5) %604, align 4, !tbaa !16
  %641 = fneg <2 x float> %573
  %642 = shufflevector <2 x float> %568, <2 x float> %641, <2 x i32> <i32 0, i32 3>
  %643 = fmul <2 x float> %614, %642
  %644 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %617, <2 x float> %567, <2 x float> %643)
  %645 = shufflevector <2 x float> %631, <2 x float> %644, <2 x i32> <i32 1, i32 2>
  store <2 x float> %645, ptr addrspace(5) %580, align 4, !tbaa !16
  %646 = fmul <2 x float> %609, %633
  %647 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %612, <2 x float> %482, <2 x float> %646)
  %648 = fmul <2 x float> %612, %571
  %649 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %609, <2 x float> %482, <2 x float> %648)
  %650 = shufflevector <2 x float> %647, <2 x float> %649, <2 x i32> <i32 0, i32 2>
  store <2 x float> %650, ptr addrspace(5) %43, align 4, !tbaa !16
  %651 = shufflevector <2 x float> %647, <2 x float> %649, <2 x i32> <i32 1, i32 3>
  store <2 x float> %651, ptr addrspace(5) %46, align 4, !tbaa !16
  br label %652

652:                                              ; preds = %579, %565
  %653 = phi <2 x float> [ %626, %579 ], [ %577, %565 ]
  %654 = phi <2 x float> [ %644, %579 ], [ %568, %565 ]
  %655 = phi <2 x float> [ %631, %579 ], [ %569, %565 ]
  %656 = phi <2 x float> [ %621, %579 ], [ %480, %565 ]
  %657 = phi <2 x float> [ %649, %579 ], [ %571, %565 ]
  %658 = phi <2 x float> [ %647, %579 ], [ %482, %565 ]
  %659 = phi <2 x float> [ %639, %579 ], [ %578, %565 ]
  %660 = extractelement <2 x float> %659, i64 0
  %661 = tail call fastcc float @llvm.fabs.f32(float noundef %660) #13
  %662 = fcmp olt float %661, 0x3D71979980000000
  %663 = shufflevector <2 x float> %659, <2 x float> %654, <2 x i32> <i32 0, i32 3>
  %664 = extractelement <2 x float> %659, i64 1
  br i1 %662, label %740, label %665

665:                                              ; preds = %652
  %666 = getelementptr inbounds nuw i8, ptr addrspace(5) %4, i32 32
  %667 = extractelement <2 x float> %656, i64 0
  %668 = extractelement <2 x float> %570, i64 1
  %669 = shufflevector <2 x float> %570, <2 x float> poison, <2 x i32> <i32 1, i32 poison>
  %670 = fsub <2 x float> %669, %656
  %671 = extractelement <2 x float> %670, i64 0
  %672 = fmul float %660, 2.000000e+00
  %673 = fdiv float %671, %672
  %674 = tail call fastcc float @llvm.copysign.f32(float noundef 1.000000e+00, float noundef %673) #13
  %675 = tail call fastcc float @llvm.fabs.f32(float noundef %673) #13
  %676 = tail call float @llvm.fmuladd.f32(float %673, float %673, float 1.000000e+00)
  %677 = tail call fastcc float @llvm.sqrt.f32(float noundef %676) #13
  %678 = fadd float %675, %677
  %679 = fdiv float %674, %678
  %680 = tail call float @llvm.fmuladd.f32(float %679, float %679, float 1.000000e+00)
  %681 = tail call fastcc float @llvm.sqrt.f32(float noundef %680) #13
  %682 = fdiv float 1.000000e+00, %681
  %683 = fmul float %679, %682
  %684 = fneg float %660
  %685 = fmul float %683, %684
  %686 = tail call float @llvm.fmuladd.f32(float %682, float %667, float %685)
  %687 = fmul float %682, %660
  %688 = tail call float @llvm.fmuladd.f32(float %683, float %667, float %687)
  store float %688, ptr addrspace(5) %32, align 4, !tbaa !16
  %689 = fneg float %668
  %690 = fmul float %683, %689
  %691 = extractelement <2 x float> %654, i64 1
  %692 = tail call float @llvm.fmuladd.f32(float %682, float %691, float %690)
  store float %692, ptr addrspace(5) %30, align 4, !tbaa !16
  %693 = fmul float %682, %668
  %694 = tail call float @llvm.fmuladd.f32(float %683, float %691, float %693)
  %695 = shufflevector <2 x float> %570, <2 x float> poison, <2 x i32> <i32 poison, i32 0>
  %696 = insertelement <2 x float> %695, float %692, i64 0
  %697 = fneg <2 x float> %696
  %698 = insertelement <2 x float> poison, float %683, i64 0
  %699 = shufflevector <2 x float> %698, <2 x float> poison, <2 x i32> zeroinitializer
  %700 = fmul <2 x float> %699, %697
  %701 = insertelement <2 x float> poison, float %682, i64 0
  %702 = shufflevector <2 x float> %701, <2 x float> poison, <2 x i32> zeroinitializer
  %703 = insertelement <2 x float> %656, float %686, i64 0
  %704 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %702, <2 x float> %703, <2 x float> %700)
  %705 = extractelement <2 x float> %704, i64 0
  store float %705, ptr addrspace(5) %4, align 4, !tbaa !16
  %706 = extractelement <2 x float> %704, i64 1
  store float %706, ptr addrspace(5) %5, align 4, !tbaa !16
  %707 = shufflevector <2 x float> %659, <2 x float> %654, <2 x i32> <i32 1, i32 2>
  %708 = fneg <2 x float> %707
  %709 = fmul <2 x float> %699, %708
  %710 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %702, <2 x float> %653, <2 x float> %709)
  %711 = extractelement <2 x float> %710, i64 1
  store float %711, ptr addrspace(5) %26, align 4, !tbaa !16
  %712 = insertelement <2 x float> %654, float %692, i64 1
  %713 = fmul <2 x float> %702, %712
  %714 = shufflevector <2 x float> %653, <2 x float> poison, <2 x i32> <i32 1, i32 poison>
  %715 = insertelement <2 x float> %714, float %686, i64 1
  %716 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %699, <2 x float> %715, <2 x float> %713)
  %717 = fmul float %682, %664
  %718 = extractelement <2 x float> %653, i64 0
  %719 = tail call float @llvm.fmuladd.f32(float %683, float %718, float %717)
  %720 = fneg float %694
  %721 = fmul float %683, %720
  %722 = tail call float @llvm.fmuladd.f32(float %682, float %688, float %721)
  %723 = insertelement <2 x float> %570, float %694, i64 1
  %724 = fmul <2 x float> %702, %723
  %725 = shufflevector <2 x float> %656, <2 x float> poison, <2 x i32> <i32 1, i32 poison>
  %726 = insertelement <2 x float> %725, float %688, i64 1
  %727 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %699, <2 x float> %726, <2 x float> %724)
  %728 = extractelement <2 x float> %727, i64 0
  store float %728, ptr addrspace(5) %42, align 4, !tbaa !16
  %729 = extractelement <2 x float> %727, i64 1
  store float %729, ptr addrspace(5) %666, align 4, !tbaa !16
  %730 = fneg <2 x float> %572
  %731 = fmul <2 x float> %699, %730
  %732 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %702, <2 x float> %658, <2 x float> %731)
  %733 = extractelement <2 x float> %732, i64 0
  store float %733, ptr addrspace(5) %43, align 4, !tbaa !16
  %734 = extractelement <2 x float> %732, i64 1
  store float %734, ptr addrspace(5) %46, align 4, !tbaa !16
  %735 = fmul <2 x float> %702, %572
  %736 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %699, <2 x float> %658, <2 x float> %735)
  %737 = extractelement <2 x float> %736, i64 0
  store float %737, ptr addrspace(5) %45, align 4, !tbaa !16
  %738 = extractelement <2 x float> %736, i64 1
  store float %738, ptr addrspace(5) %48, align 4, !tbaa !16
  %739 = insertelement <2 x float> %716, float %722, i64 0
  br label %740

740:                                              ; preds = %665, %652
  %741 = phi float [ %719, %665 ], [ %664, %652 ]
  %742 = phi <2 x float> [ %732, %665 ], [ %658, %652 ]
  %743 = phi <2 x float> [ %710, %665 ], [ %653, %652 ]
  %744 = phi <2 x float> [ %739, %665 ], [ %663, %652 ]
  %745 = phi <2 x float> [ %716, %665 ], [ %654, %652 ]
  %746 = phi <2 x float> [ %704, %665 ], [ %656, %652 ]
  %747 = phi <2 x float> [ %727, %665 ], [ %570, %652 ]
  %748 = phi <2 x float> [ %736, %665 ], [ %572, %652 ]
  %749 = extractelement <2 x float> %745, i64 0
  %750 = tail call fastcc float @llvm.fabs.f32(float noundef %749) #13
  %751 = fcmp olt float %750, 0x3D71979980000000
  br i1 %751, label %822, label %752

752:                                              ; preds = %740
  %753 = getelementptr inbounds nuw i8, ptr addrspace(5) %4, i32 32
  %754 = getelementptr inbounds nuw i8, ptr addrspace(5) %4, i32 16
  %755 = extractelement <2 x float> %655, i64 1
  %756 = extractelement <2 x float> %747, i64 1
  %757 = fsub <2 x float> %747, %655
  %758 = extractelement <2 x float> %757, i64 1
  %759 = fmul float %749, 2.000000e+00
  %760 = fdiv float %758, %759
  %761 = tail call fastcc float @llvm.copysign.f32(float noundef 1.000000e+00, float noundef %760) #13
  %762 = tail call fastcc float @llvm.fabs.f32(float noundef %760) #13
  %763 = tail call float @llvm.fmuladd.f32(float %760, float %760, float 1.000000e+00)
  %764 = tail call fastcc float @llvm.sqrt.f32(float noundef %763) #13
  %765 = fadd float %762, %764
  %766 = fdiv float %761, %765
  %767 = tail call float @llvm.fmuladd.f32(float %766, float %766, float 1.000000e+00)
  %768 = tail call fastcc float @llvm.sqrt.f32(float noundef %767) #13
  %769 = fdiv float 1.000000e+00, %768
  %770 = fmul float %766, %769
  %771 = fneg float %749
  %772 = fmul float %770, %771
  %773 = tail call float @llvm.fmuladd.f32(float %769, float %755, float %772)
  %774 = fmul float %769, %749
  %775 = tail call float @llvm.fmuladd.f32(float %770, float %755, float %774)
  store float %775, ptr addrspace(5) %226, align 4, !tbaa !16
  %776 = getelementptr inbounds nuw i8, ptr addrspace(5) %4, i32 28
  %777 = fneg float %756
  %778 = fmul float %770, %777
  %779 = tail call float @llvm.fmuladd.f32(float %769, float %741, float %778)
  store float %779, ptr addrspace(5) %776, align 4, !tbaa !16
  %780 = fmul float %769, %756
  %781 = tail call float @llvm.fmuladd.f32(float %770, float %741, float %780)
  %782 = fneg <2 x float> %744
  %783 = insertelement <2 x float> poison, float %770, i64 0
  %784 = shufflevector <2 x float> %783, <2 x float> poison, <2 x i32> zeroinitializer
  %785 = fmul <2 x float> %784, %782
  %786 = insertelement <2 x float> poison, float %769, i64 0
  %787 = shufflevector <2 x float> %786, <2 x float> poison, <2 x i32> zeroinitializer
  %788 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %787, <2 x float> %743, <2 x float> %785)
  %789 = insertelement <2 x float> %747, float %779, i64 1
  %790 = fneg <2 x float> %789
  %791 = fmul <2 x float> %784, %790
  %792 = insertelement <2 x float> %655, float %773, i64 1
  %793 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %787, <2 x float> %792, <2 x float> %791)
  %794 = extractelement <2 x float> %793, i64 1
  store float %794, ptr addrspace(5) %754, align 4, !tbaa !16
  %795 = fmul float %769, %779
  %796 = tail call float @llvm.fmuladd.f32(float %770, float %773, float %795)
  %797 = fneg float %781
  %798 = fmul <2 x float> %787, %744
  %799 = insertelement <2 x float> %783, float %769, i64 1
  %800 = insertelement <2 x float> %744, float %797, i64 0
  %801 = fmul <2 x float> %799, %800
  %802 = shufflevector <2 x float> %783, <2 x float> poison, <2 x i32> zeroinitializer
  %803 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %802, <2 x float> %743, <2 x float> %798)
  %804 = shufflevector <2 x float> %788, <2 x float> %803, <2 x i32> <i32 0, i32 2>
  store <2 x float> %804, ptr addrspace(5) %27, align 4, !tbaa !16
  %805 = shufflevector <2 x float> %799, <2 x float> poison, <2 x i32> <i32 1, i32 0>
  %806 = insertelement <2 x float> %743, float %775, i64 0
  %807 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %805, <2 x float> %806, <2 x float> %801)
  %808 = extractelement <2 x float> %803, i64 1
  store float %808, ptr addrspace(5) %30, align 4, !tbaa !16
  %809 = insertelement <2 x float> %747, float %781, i64 1
  %810 = fmul <2 x float> %787, %809
  %811 = insertelement <2 x float> %655, float %775, i64 1
  %812 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %784, <2 x float> %811, <2 x float> %810)
  %813 = shufflevector <2 x float> %793, <2 x float> %812, <2 x i32> <i32 0, i32 2>
  store <2 x float> %813, ptr addrspace(5) %41, align 4, !tbaa !16
  %814 = extractelement <2 x float> %812, i64 1
  store float %814, ptr addrspace(5) %753, align 4, !tbaa !16
  %815 = fneg <2 x float> %748
  %816 = fmul <2 x float> %784, %815
  %817 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %787, <2 x float> %657, <2 x float> %816)
  %818 = fmul <2 x float> %787, %748
  %819 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %784, <2 x float> %657, <2 x float> %818)
  %820 = shufflevector <2 x float> %817, <2 x float> %819, <2 x i32> <i32 0, i32 2>
  store <2 x float> %820, ptr addrspace(5) %44, align 4, !tbaa !16
  %821 = shufflevector <2 x float> %817, <2 x float> %819, <2 x i32> <i32 1, i32 3>
  store <2 x float> %821, ptr addrspace(5) %47, align 4, !tbaa !16
  br label %822

822:                                              ; preds = %752, %740
  %823 = phi float [ %796, %752 ], [ %741, %740 ]
  %824 = phi <2 x float> [ %803, %752 ], [ %744, %740 ]
  %825 = phi <2 x float> [ %807, %752 ], [ %745, %740 ]
  %826 = phi <2 x float> [ %793, %752 ], [ %655, %740 ]
  %827 = phi <2 x float> [ %812, %752 ], [ %747, %740 ]
  %828 = phi <2 x float> [ %819, %752 ], [ %748, %740 ]
  %829 = phi <2 x float> [ %817, %752 ], [ %657, %740 ]
  %830 = phi <2 x float> [ %788, %752 ], [ %743, %740 ]
  %831 = extractelement <2 x float> %830, i64 0
  %832 = tail call fastcc float @llvm.fabs.f32(float noundef %831) #13
  %833 = fcmp olt float %832, 0x3D71979980000000
  %834 = insertelement <2 x float> %824, float %823, i64 1
  br i1 %833, label %907, label %835

835:                                              ; preds = %822
  %836 = getelementptr inbounds nuw i8, ptr addrspace(5) %4, i32 16
  %837 = extractelement <2 x float> %826, i64 1
  %838 = shufflevector <2 x float> %826, <2 x float> poison, <2 x i32> <i32 1, i32 poison>
  %839 = fsub <2 x float> %838, %746
  %840 = extractelement <2 x float> %839, i64 0
  %841 = fmul float %831, 2.000000e+00
  %842 = fdiv float %840, %841
  %843 = tail call fastcc float @llvm.copysign.f32(float noundef 1.000000e+00, float noundef %842) #13
  %844 = tail call fastcc float @llvm.fabs.f32(float noundef %842) #13
  %845 = tail call float @llvm.fmuladd.f32(float %842, float %842, float 1.000000e+00)
  %846 = tail call fastcc float @llvm.sqrt.f32(float noundef %845) #13
  %847 = fadd float %844, %846
  %848 = fdiv float %843, %847
  %849 = tail call float @llvm.fmuladd.f32(float %848, float %848, float 1.000000e+00)
  %850 = tail call fastcc float @llvm.sqrt.f32(float noundef %849) #13
  %851 = fdiv float 1.000000e+00, %850
  %852 = fmul float %848, %851
  %853 = fneg float %837
  %854 = fmul float %852, %853
  %855 = extractelement <2 x float> %830, i64 1
  %856 = tail call float @llvm.fmuladd.f32(float %851, float %855, float %854)
  %857 = fmul float %851, %837
  %858 = tail call float @llvm.fmuladd.f32(float %852, float %855, float %857)
  %859 = fneg float %823
  %860 = shufflevector <2 x float> %826, <2 x float> poison, <2 x i32> <i32 poison, i32 0>
  %861 = insertelement <2 x float> %860, float %856, i64 0
  %862 = fneg <2 x float> %861
  %863 = insertelement <2 x float> poison, float %852, i64 0
  %864 = shufflevector <2 x float> %863, <2 x float> poison, <2 x i32> zeroinitializer
  %865 = fmul <2 x float> %864, %862
  %866 = insertelement <2 x float> poison, float %851, i64 0
  %867 = shufflevector <2 x float> %866, <2 x float> poison, <2 x i32> zeroinitializer
  %868 = fneg float %858
  %869 = insertelement <2 x float> %866, float %852, i64 1
  %870 = fneg <2 x float> %830
  %871 = shufflevector <2 x float> %830, <2 x float> %870, <2 x i32> <i32 0, i32 2>
  %872 = fmul <2 x float> %869, %871
  %873 = shufflevector <2 x float> %869, <2 x float> poison, <2 x i32> <i32 1, i32 0>
  %874 = shufflevector <2 x float> %746, <2 x float> poison, <2 x i32> zeroinitializer
  %875 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %873, <2 x float> %874, <2 x float> %872)
  %876 = shufflevector <2 x float> %746, <2 x float> %875, <2 x i32> <i32 3, i32 1>
  %877 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %867, <2 x float> %876, <2 x float> %865)
  %878 = extractelement <2 x float> %877, i64 0
  store float %878, ptr addrspace(5) %4, align 4, !tbaa !16
  %879 = insertelement <2 x float> poison, float %868, i64 0
  %880 = insertelement <2 x float> %879, float %856, i64 1
  %881 = fmul <2 x float> %873, %880
  %882 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %869, <2 x float> %875, <2 x float> %881)
  %883 = insertelement <2 x float> %826, float %858, i64 1
  %884 = fmul <2 x float> %867, %883
  %885 = shufflevector <2 x float> %746, <2 x float> %875, <2 x i32> <i32 1, i32 2>
  %886 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %864, <2 x float> %885, <2 x float> %884)
  %887 = shufflevector <2 x float> %877, <2 x float> %886, <2 x i32> <i32 1, i32 2>
  store <2 x float> %887, ptr addrspace(5) %5, align 4, !tbaa !16
  %888 = extractelement <2 x float> %886, i64 1
  store float %888, ptr addrspace(5) %836, align 4, !tbaa !16
  %889 = fneg <2 x float> %829
  %890 = insertelement <2 x float> %863, float %851, i64 1
  %891 = fneg <2 x float> %825
  %892 = insertelement <2 x float> %891, float %823, i64 1
  %893 = fmul <2 x float> %890, %892
  %894 = shufflevector <2 x float> %890, <2 x float> poison, <2 x i32> <i32 1, i32 0>
  %895 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %894, <2 x float> %824, <2 x float> %893)
  %896 = insertelement <2 x float> %825, float %859, i64 1
  %897 = fmul <2 x float> %869, %896
  %898 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %873, <2 x float> %824, <2 x float> %897)
  %899 = fmul <2 x float> %864, %889
  %900 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %867, <2 x float> %742, <2 x float> %899)
  %901 = extractelement <2 x float> %900, i64 0
  store float %901, ptr addrspace(5) %43, align 4, !tbaa !16
  %902 = extractelement <2 x float> %900, i64 1
  store float %902, ptr addrspace(5) %46, align 4, !tbaa !16
  %903 = fmul <2 x float> %867, %829
  %904 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %864, <2 x float> %742, <2 x float> %903)
  %905 = extractelement <2 x float> %904, i64 0
  store float %905, ptr addrspace(5) %44, align 4, !tbaa !16
  %906 = extractelement <2 x float> %904, i64 1
  store float %906, ptr addrspace(5) %47, align 4, !tbaa !16
  br label %907

907:                                              ; preds = %835, %822
  %908 = phi <2 x float> [ %900, %835 ], [ %742, %822 ]
  %909 = phi <2 x float> [ %904, %835 ], [ %829, %822 ]
  %910 = phi <2 x float> [ %882, %835 ], [ %830, %822 ]
  %911 = phi <2 x float> [ %898, %835 ], [ %825, %822 ]
  %912 = phi <2 x float> [ %886, %835 ], [ %826, %822 ]
  %913 = phi <2 x float> [ %877, %835 ], [ %746, %822 ]
  %914 = phi <2 x float> [ %895, %835 ], [ %834, %822 ]
  %915 = extractelement <2 x float> %914, i64 0
  %916 = tail call fastcc float @llvm.fabs.f32(float noundef %915) #13
  %917 = fcmp olt float %916, 0x3D71979980000000
  %918 = shufflevector <2 x float> %914, <2 x float> %911, <2 x i32> <i32 0, i32 3>
  %919 = extractelement <2 x float> %914, i64 1
  br i1 %917, label %993, label %920

920:                                              ; preds = %907
  %921 = getelementptr inbounds nuw i8, ptr addrspace(5) %4, i32 32
  %922 = extractelement <2 x float> %913, i64 0
  %923 = extractelement <2 x float> %827, i64 1
  %924 = shufflevector <2 x float> %827, <2 x float> poison, <2 x i32> <i32 1, i32 poison>
  %925 = fsub <2 x float> %924, %913
  %926 = extractelement <2 x float> %925, i64 0
  %927 = fmul float %915, 2.000000e+00
  %928 = fdiv float %926, %927
  %929 = tail call fastcc float @llvm.copysign.f32(float noundef 1.000000e+00, float noundef %928) #13
  %930 = tail call fastcc float @llvm.fabs.f32(float noundef %928) #13
  %931 = tail call float @llvm.fmuladd.f32(float %928, float %928, float 1.000000e+00)
  %932 = tail call fastcc float @llvm.sqrt.f32(float noundef %931) #13
  %933 = fadd float %930, %932
  %934 = fdiv float %929, %933
  %935 = tail call float @llvm.fmuladd.f32(float %934, float %934, float 1.000000e+00)
  %936 = tail call fastcc float @llvm.sqrt.f32(float noundef %935) #13
  %937 = fdiv float 1.000000e+00, %936
  %938 = fmul float %934, %937
  %939 = fneg float %915
  %940 = fmul float %938, %939
  %941 = tail call float @llvm.fmuladd.f32(float %937, float %922, float %940)
  %942 = fmul float %937, %915
  %943 = tail call float @llvm.fmuladd.f32(float %938, float %922, float %942)
  %944 = fneg float %923
  %945 = fmul float %938, %944
  %946 = extractelement <2 x float> %911, i64 1
  %947 = tail call float @llvm.fmuladd.f32(float %937, float %946, float %945)
  %948 = fmul float %937, %923
  %949 = tail call float @llvm.fmuladd.f32(float %938, float %946, float %948)
  %950 = shufflevector <2 x float> %827, <2 x float> poison, <2 x i32> <i32 poison, i32 0>
  %951 = insertelement <2 x float> %950, float %947, i64 0
  %952 = fneg <2 x float> %951
  %953 = insertelement <2 x float> poison, float %938, i64 0
  %954 = shufflevector <2 x float> %953, <2 x float> poison, <2 x i32> zeroinitializer
  %955 = fmul <2 x float> %954, %952
  %956 = insertelement <2 x float> poison, float %937, i64 0
  %957 = shufflevector <2 x float> %956, <2 x float> poison, <2 x i32> zeroinitializer
  %958 = insertelement <2 x float> %913, float %941, i64 0
  %959 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %957, <2 x float> %958, <2 x float> %955)
  %960 = extractelement <2 x float> %959, i64 0
  store float %960, ptr addrspace(5) %4, align 4, !tbaa !16
  %961 = extractelement <2 x float> %959, i64 1
  store float %961, ptr addrspace(5) %5, align 4, !tbaa !16
  %962 = shufflevector <2 x float> %914, <2 x float> %911, <2 x i32> <i32 1, i32 2>
  %963 = fneg <2 x float> %962
  %964 = fmul <2 x float> %954, %963
  %965 = insertelement <2 x float> %911, float %947, i64 1
  %966 = fmul <2 x float> %957, %965
  %967 = shufflevector <2 x float> %910, <2 x float> poison, <2 x i32> <i32 1, i32 poison>
  %968 = insertelement <2 x float> %967, float %941, i64 1
  %969 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %954, <2 x float> %968, <2 x float> %966)
  %970 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %957, <2 x float> %910, <2 x float> %964)
  %971 = fmul float %937, %919
  %972 = extractelement <2 x float> %910, i64 0
  %973 = tail call float @llvm.fmuladd.f32(float %938, float %972, float %971)
  %974 = fneg <2 x float> %828
  %975 = fneg float %949
  %976 = fmul float %938, %975
  %977 = tail call float @llvm.fmuladd.f32(float %937, float %943, float %976)
  %978 = insertelement <2 x float> %827, float %949, i64 1
  %979 = fmul <2 x float> %957, %978
  %980 = shufflevector <2 x float> %913, <2 x float> poison, <2 x i32> <i32 1, i32 poison>
  %981 = insertelement <2 x float> %980, float %943, i64 1
  %982 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %954, <2 x float> %981, <2 x float> %979)
  %983 = extractelement <2 x float> %982, i64 1
  store float %983, ptr addrspace(5) %921, align 4, !tbaa !16
  %984 = fmul <2 x float> %954, %974
  %985 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %957, <2 x float> %908, <2 x float> %984)
  %986 = shufflevector <2 x float> %982, <2 x float> %985, <2 x i32> <i32 0, i32 2>
  store <2 x float> %986, ptr addrspace(5) %42, align 4, !tbaa !16
  %987 = extractelement <2 x float> %985, i64 1
  store float %987, ptr addrspace(5) %46, align 4, !tbaa !16
  %988 = fmul <2 x float> %957, %828
  %989 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %954, <2 x float> %908, <2 x float> %988)
  %990 = extractelement <2 x float> %989, i64 0
  store float %990, ptr addrspace(5) %45, align 4, !tbaa !16
  %991 = extractelement <2 x float> %989, i64 1
  store float %991, ptr addrspace(5) %48, align 4, !tbaa !16
  %992 = insertelement <2 x float> %969, float %977, i64 0
  br label %993

993:                                              ; preds = %920, %907
  %994 = phi float [ %973, %920 ], [ %919, %907 ]
  %995 = phi <2 x float> [ %985, %920 ], [ %908, %907 ]
  %996 = phi <2 x float> [ %989, %920 ], [ %828, %907 ]
  %997 = phi <2 x float> [ %970, %920 ], [ %910, %907 ]
  %998 = phi <2 x float> [ %992, %920 ], [ %918, %907 ]
  %999 = phi <2 x float> [ %969, %920 ], [ %911, %907 ]
  %1000 = phi <2 x float> [ %959, %920 ], [ %913, %907 ]
  %1001 = phi <2 x float> [ %982, %920 ], [ %827, %907 ]
  %1002 = extractelement <2 x float> %999, i64 0
  %1003 = tail call fastcc float @llvm.fabs.f32(float noundef %1002) #13
  %1004 = fcmp olt float %1003, 0x3D71979980000000
  %1005 = shufflevector <2 x float> %999, <2 x float> poison, <2 x i32> <i32 poison, i32 0>
  %1006 = insertelement <2 x float> %1005, float %994, i64 0
  br i1 %1004, label %1077, label %1007

1007:                                             ; preds = %993
  %1008 = getelementptr inbounds nuw i8, ptr addrspace(5) %4, i32 32
  %1009 = getelementptr inbounds nuw i8, ptr addrspace(5) %4, i32 16
  %1010 = extractelement <2 x float> %912, i64 1
  %1011 = extractelement <2 x float> %1001, i64 1
  %1012 = fsub <2 x float> %1001, %912
  %1013 = extractelement <2 x float> %1012, i64 1
  %1014 = fmul float %1002, 2.000000e+00
  %1015 = fdiv float %1013, %1014
  %1016 = tail call fastcc float @llvm.copysign.f32(float noundef 1.000000e+00, float noundef %1015) #13
  %1017 = tail call fastcc float @llvm.fabs.f32(float noundef %1015) #13
  %1018 = tail call float @llvm.fmuladd.f32(float %1015, float %1015, float 1.000000e+00)
  %1019 = tail call fastcc float @llvm.sqrt.f32(float noundef %1018) #13
  %1020 = fadd float %1017, %1019
  %1021 = fdiv float %1016, %1020
  %1022 = tail call float @llvm.fmuladd.f32(float %1021, float %1021, float 1.000000e+00)
  %1023 = tail call fastcc float @llvm.sqrt.f32(float noundef %1022) #13
  %1024 = fdiv float 1.000000e+00, %1023
  %1025 = fmul float %1021, %1024
  %1026 = fneg <2 x float> %998
  %1027 = extractelement <2 x float> %998, i64 0
  %1028 = fmul float %1024, %1027
  %1029 = fneg float %1002
  %1030 = fmul float %1025, %1029
  %1031 = tail call float @llvm.fmuladd.f32(float %1024, float %1010, float %1030)
  %1032 = fmul float %1024, %1002
  %1033 = tail call float @llvm.fmuladd.f32(float %1025, float %1010, float %1032)
  %1034 = fneg float %1011
  %1035 = fmul float %1025, %1034
  %1036 = tail call float @llvm.fmuladd.f32(float %1024, float %994, float %1035)
  %1037 = fmul float %1024, %1011
  %1038 = tail call float @llvm.fmuladd.f32(float %1025, float %994, float %1037)
  %1039 = insertelement <2 x float> %1001, float %1036, i64 1
  %1040 = fneg <2 x float> %1039
  %1041 = insertelement <2 x float> poison, float %1025, i64 0
  %1042 = shufflevector <2 x float> %1041, <2 x float> poison, <2 x i32> zeroinitializer
  %1043 = fmul <2 x float> %1042, %1040
  %1044 = insertelement <2 x float> poison, float %1024, i64 0
  %1045 = shufflevector <2 x float> %1044, <2 x float> poison, <2 x i32> zeroinitializer
  %1046 = insertelement <2 x float> %912, float %1031, i64 1
  %1047 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %1045, <2 x float> %1046, <2 x float> %1043)
  %1048 = extractelement <2 x float> %1047, i64 1
  store float %1048, ptr addrspace(5) %1009, align 4, !tbaa !16
  %1049 = fmul float %1024, %1036
  %1050 = tail call float @llvm.fmuladd.f32(float %1025, float %1031, float %1049)
  %1051 = fneg float %1038
  %1052 = fmul <2 x float> %1042, %1026
  %1053 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %1045, <2 x float> %997, <2 x float> %1052)
  %1054 = insertelement <2 x float> %1041, float %1024, i64 1
  %1055 = insertelement <2 x float> %998, float %1051, i64 0
  %1056 = fmul <2 x float> %1054, %1055
  %1057 = insertelement <2 x float> %1056, float %1028, i64 0
  %1058 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %1042, <2 x float> %997, <2 x float> %1057)
  %1059 = shufflevector <2 x float> %1054, <2 x float> poison, <2 x i32> <i32 1, i32 0>
  %1060 = insertelement <2 x float> %997, float %1033, i64 0
  %1061 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %1059, <2 x float> %1060, <2 x float> %1056)
  %1062 = insertelement <2 x float> %1001, float %1038, i64 1
  %1063 = fmul <2 x float> %1045, %1062
  %1064 = insertelement <2 x float> %912, float %1033, i64 1
  %1065 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %1042, <2 x float> %1064, <2 x float> %1063)
  %1066 = shufflevector <2 x float> %1047, <2 x float> %1065, <2 x i32> <i32 0, i32 2>
  store <2 x float> %1066, ptr addrspace(5) %41, align 4, !tbaa !16
  %1067 = extractelement <2 x float> %1065, i64 1
  store float %1067, ptr addrspace(5) %1008, align 4, !tbaa !16
  %1068 = fneg <2 x float> %996
  %1069 = fmul <2 x float> %1042, %1068
  %1070 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %1045, <2 x float> %909, <2 x float> %1069)
  %1071 = fmul <2 x float> %1045, %996
  %1072 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %1042, <2 x float> %909, <2 x float> %1071)
  %1073 = shufflevector <2 x float> %1070, <2 x float> %1072, <2 x i32> <i32 0, i32 2>
  store <2 x float> %1073, ptr addrspace(5) %44, align 4, !tbaa !16
  %1074 = shufflevector <2 x float> %1070, <2 x float> %1072, <2 x i32> <i32 1, i32 3>
  store <2 x float> %1074, ptr addrspace(5) %47, align 4, !tbaa !16
  %1075 = shufflevector <2 x float> %1061, <2 x float> poison, <2 x i32> <i32 poison, i32 0>
  %1076 = insertelement <2 x float> %1075, float %1050, i64 0
  br label %1077

1077:                                             ; preds = %1007, %993
  %1078 = phi <2 x float> [ %1070, %1007 ], [ %909, %993 ]
  %1079 = phi <2 x float> [ %1072, %1007 ], [ %996, %993 ]
  %1080 = phi <2 x float> [ %1053, %1007 ], [ %997, %993 ]
  %1081 = phi <2 x float> [ %1058, %1007 ], [ %998, %993 ]
  %1082 = phi <2 x float> [ %1076, %1007 ], [ %1006, %993 ]
  %1083 = phi <2 x float> [ %1061, %1007 ], [ %999, %993 ]
  %1084 = phi <2 x float> [ %1047, %1007 ], [ %912, %993 ]
  %1085 = phi <2 x float> [ %1065, %1007 ], [ %1001, %993 ]
  %1086 = extractelement <2 x float> %1080, i64 0
  %1087 = tail call fastcc float @llvm.fabs.f32(float noundef %1086) #13
  %1088 = fcmp olt float %1087, 0x3D71979980000000
  br i1 %1088, label %1160, label %1089

1089:                                             ; preds = %1077
  %1090 = shufflevector <2 x float> %1081, <2 x float> poison, <2 x i32> <i32 1, i32 0>
  %1091 = getelementptr inbounds nuw i8, ptr addrspace(5) %4, i32 16
  %1092 = extractelement <2 x float> %1084, i64 1
  %1093 = shufflevector <2 x float> %1084, <2 x float> poison, <2 x i32> <i32 1, i32 poison>
  %1094 = fsub <2 x float> %1093, %1000
  %1095 = extractelement <2 x float> %1094, i64 0
  %1096 = fmul float %1086, 2.000000e+00
  %1097 = fdiv float %1095, %1096
  %1098 = tail call fastcc float @llvm.copysign.f32(float noundef 1.000000e+00, float noundef %1097) #13
  %1099 = tail call fastcc float @llvm.fabs.f32(float noundef %1097) #13
  %1100 = tail call float @llvm.fmuladd.f32(float %1097, float %1097, float 1.000000e+00)
  %1101 = tail call fastcc float @llvm.sqrt.f32(float noundef %1100) #13
  %1102 = fadd float %1099, %1101
  %1103 = fdiv float %1098, %1102
  %1104 = tail call float @llvm.fmuladd.f32(float %1103, float %1103, float 1.000000e+00)
  %1105 = tail call fastcc float @llvm.sqrt.f32(float noundef %1104) #13
  %1106 = fdiv float 1.000000e+00, %1105
  %1107 = fmul float %1103, %1106
  %1108 = fneg float %1092
  %1109 = fmul float %1107, %1108
  %1110 = extractelement <2 x float> %1080, i64 1
  %1111 = tail call float @llvm.fmuladd.f32(float %1106, float %1110, float %1109)
  %1112 = fmul float %1106, %1092
  %1113 = tail call float @llvm.fmuladd.f32(float %1107, float %1110, float %1112)
  %1114 = fneg <2 x float> %1082
  %1115 = fneg float %1113
  %1116 = fneg <2 x float> %1078
  %1117 = insertelement <2 x float> poison, float %1106, i64 0
  %1118 = insertelement <2 x float> %1117, float %1107, i64 1
  %1119 = fneg <2 x float> %1080
  %1120 = shufflevector <2 x float> %1080, <2 x float> %1119, <2 x i32> <i32 0, i32 2>
  %1121 = fmul <2 x float> %1118, %1120
  %1122 = shufflevector <2 x float> %1118, <2 x float> poison, <2 x i32> <i32 1, i32 0>
  %1123 = shufflevector <2 x float> %1000, <2 x float> poison, <2 x i32> zeroinitializer
  %1124 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %1122, <2 x float> %1123, <2 x float> %1121)
  %1125 = shufflevector <2 x float> %1118, <2 x float> poison, <2 x i32> <i32 1, i32 1>
  %1126 = shufflevector <2 x float> %1118, <2 x float> poison, <2 x i32> <i32 1, i32 1>
  %1127 = shufflevector <2 x float> %1114, <2 x float> poison, <2 x i32> <i32 1, i32 0>
  %1128 = fmul <2 x float> %1126, %1127
  %1129 = shufflevector <2 x float> %1117, <2 x float> poison, <2 x i32> zeroinitializer
  %1130 = fmul <2 x float> %1129, %1082
  %1131 = shufflevector <2 x float> %1084, <2 x float> poison, <2 x i32> <i32 poison, i32 0>
  %1132 = insertelement <2 x float> %1131, float %1111, i64 0
  %1133 = fneg <2 x float> %1132
  %1134 = insertelement <2 x float> poison, float %1107, i64 0
  %1135 = shufflevector <2 x float> %1134, <2 x float> poison, <2 x i32> zeroinitializer
  %1136 = fmul <2 x float> %1135, %1133
  %1137 = shufflevector <2 x float> %1117, <2 x float> poison, <2 x i32> zeroinitializer
  %1138 = shufflevector <2 x float> %1124, <2 x float> %1000, <2 x i32> <i32 1, i32 3>
  %1139 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %1137, <2 x float> %1138, <2 x float> %1136)
  %1140 = extractelement <2 x float> %1139, i64 0
  store float %1140, ptr addrspace(5) %4, align 4, !tbaa !16
  %1141 = insertelement <2 x float> poison, float %1115, i64 0
  %1142 = insertelement <2 x float> %1141, float %1111, i64 1
  %1143 = fmul <2 x float> %1122, %1142
  %1144 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %1118, <2 x float> %1124, <2 x float> %1143)
  %1145 = insertelement <2 x float> %1084, float %1113, i64 1
  %1146 = fmul <2 x float> %1137, %1145
  %1147 = shufflevector <2 x float> %1000, <2 x float> %1124, <2 x i32> <i32 1, i32 2>
  %1148 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %1135, <2 x float> %1147, <2 x float> %1146)
  %1149 = shufflevector <2 x float> %1139, <2 x float> %1148, <2 x i32> <i32 1, i32 2>
  store <2 x float> %1149, ptr addrspace(5) %5, align 4, !tbaa !16
  %1150 = extractelement <2 x float> %1148, i64 1
  store float %1150, ptr addrspace(5) %1091, align 4, !tbaa !16
  %1151 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %1129, <2 x float> %1081, <2 x float> %1128)
  %1152 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %1125, <2 x float> %1090, <2 x float> %1130)
  %1153 = fmul <2 x float> %1135, %1116
  %1154 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %1137, <2 x float> %995, <2 x float> %1153)
  %1155 = fmul <2 x float> %1137, %1078
  %1156 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %1135, <2 x float> %995, <2 x float> %1155)
  %1157 = shufflevector <2 x float> %1154, <2 x float> %1156, <2 x i32> <i32 0, i32 2>
  store <2 x float> %1157, ptr addrspace(5) %43, align 4, !tbaa !16
  %1158 = shufflevector <2 x float> %1154, <2 x float> %1156, <2 x i32> <i32 1, i32 3>
  store <2 x float> %1158, ptr addrspace(5) %46, align 4, !tbaa !16
  %1159 = shufflevector <2 x float> %1152, <2 x float> %1151, <2 x i32> <i32 1, i32 3>
  br label %1160

1160:                                             ; preds = %1089, %1077
  %1161 = phi <2 x float> [ %1154, %1089 ], [ %995, %1077 ]
  %1162 = phi <2 x float> [ %1156, %1089 ], [ %1078, %1077 ]
  %1163 = phi <2 x float> [ %1144, %1089 ], [ %1080, %1077 ]
  %1164 = phi <2 x float> [ %1152, %1089 ], [ %1082, %1077 ]
  %1165 = phi <2 x float> [ %1151, %1089 ], [ %1081, %1077 ]
  %1166 = phi <2 x float> [ %1159, %1089 ], [ %1083, %1077 ]
  %1167 = phi <2 x float> [ %1148, %1089 ], [ %1084, %1077 ]
  %1168 = phi <2 x float> [ %1139, %1089 ], [ %1000, %1077 ]
  %1169 = extractelement <2 x float> %1165, i64 0
  %1170 = tail call fastcc float @llvm.fabs.f32(float noundef %1169) #13
  %1171 = fcmp olt float %1170, 0x3D71979980000000
  %1172 = shufflevector <2 x float> %1164, <2 x float> %1085, <2 x i32> <i32 0, i32 3>
  %1173 = shufflevector <2 x float> %1168, <2 x float> %1085, <2 x i32> <i32 1, i32 2>
  %1174 = extractelement <2 x float> %1168, i64 0
  br i1 %1171, label %1249, label %1175

1175:                                             ; preds = %1160
  %1176 = getelementptr inbounds nuw i8, ptr addrspace(5) %4, i32 32
  %1177 = extractelement <2 x float> %1085, i64 1
  %1178 = shufflevector <2 x float> %1085, <2 x float> poison, <2 x i32> <i32 1, i32 poison>
  %1179 = fsub <2 x float> %1178, %1168
  %1180 = extractelement <2 x float> %1179, i64 0
  %1181 = fmul float %1169, 2.000000e+00
  %1182 = fdiv float %1180, %1181
  %1183 = tail call fastcc float @llvm.copysign.f32(float noundef 1.000000e+00, float noundef %1182) #13
  %1184 = tail call fastcc float @llvm.fabs.f32(float noundef %1182) #13
  %1185 = tail call float @llvm.fmuladd.f32(float %1182, float %1182, float 1.000000e+00)
  %1186 = tail call fastcc float @llvm.sqrt.f32(float noundef %1185) #13
  %1187 = fadd float %1184, %1186
  %1188 = fdiv float %1183, %1187
  %1189 = tail call float @llvm.fmuladd.f32(float %1188, float %1188, float 1.000000e+00)
  %1190 = tail call fastcc float @llvm.sqrt.f32(float noundef %1189) #13
  %1191 = fdiv float 1.000000e+00, %1190
  %1192 = fmul float %1188, %1191
  %1193 = fneg <2 x float> %1164
  %1194 = fneg float %1177
  %1195 = fmul float %1192, %1194
  %1196 = extractelement <2 x float> %1165, i64 1
  %1197 = tail call float @llvm.fmuladd.f32(float %1191, float %1196, float %1195)
  %1198 = fmul float %1191, %1177
  %1199 = tail call float @llvm.fmuladd.f32(float %1192, float %1196, float %1198)
  %1200 = fneg float %1197
  %1201 = fmul float %1192, %1200
  %1202 = insertelement <2 x float> poison, float %1192, i64 0
  %1203 = insertelement <2 x float> %1202, float %1191, i64 1
  %1204 = fneg <2 x float> %1085
  %1205 = shufflevector <2 x float> %1204, <2 x float> %1085, <2 x i32> <i32 0, i32 2>
  %1206 = fmul <2 x float> %1203, %1205
  %1207 = shufflevector <2 x float> %1203, <2 x float> poison, <2 x i32> <i32 1, i32 0>
  %1208 = shufflevector <2 x float> %1168, <2 x float> poison, <2 x i32> <i32 1, i32 1>
  %1209 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %1207, <2 x float> %1208, <2 x float> %1206)
  %1210 = extractelement <2 x float> %1209, i64 0
  store float %1210, ptr addrspace(5) %5, align 4, !tbaa !16
  %1211 = fneg <2 x float> %1079
  %1212 = fneg float %1199
  %1213 = insertelement <2 x float> poison, float %1191, i64 0
  %1214 = insertelement <2 x float> %1213, float %1192, i64 1
  %1215 = fneg <2 x float> %1165
  %1216 = shufflevector <2 x float> %1165, <2 x float> %1215, <2 x i32> <i32 0, i32 2>
  %1217 = fmul <2 x float> %1214, %1216
  %1218 = shufflevector <2 x float> %1214, <2 x float> poison, <2 x i32> <i32 1, i32 0>
  %1219 = shufflevector <2 x float> %1168, <2 x float> poison, <2 x i32> zeroinitializer
  %1220 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %1218, <2 x float> %1219, <2 x float> %1217)
  %1221 = shufflevector <2 x float> %1214, <2 x float> poison, <2 x i32> <i32 1, i32 1>
  %1222 = fmul <2 x float> %1221, %1193
  %1223 = shufflevector <2 x float> %1213, <2 x float> poison, <2 x i32> zeroinitializer
  %1224 = shufflevector <2 x float> %1164, <2 x float> poison, <2 x i32> <i32 1, i32 poison>
  %1225 = insertelement <2 x float> %1224, float %1197, i64 1
  %1226 = fmul <2 x float> %1223, %1225
  %1227 = extractelement <2 x float> %1220, i64 1
  %1228 = tail call float @llvm.fmuladd.f32(float %1191, float %1227, float %1201)
  store float %1228, ptr addrspace(5) %4, align 4, !tbaa !16
  %1229 = insertelement <2 x float> %1225, float %1212, i64 0
  %1230 = fmul <2 x float> %1218, %1229
  %1231 = shufflevector <2 x float> %1163, <2 x float> %1220, <2 x i32> <i32 1, i32 3>
  %1232 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %1221, <2 x float> %1231, <2 x float> %1226)
  %1233 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %1223, <2 x float> %1163, <2 x float> %1222)
  %1234 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %1214, <2 x float> %1220, <2 x float> %1230)
  %1235 = shufflevector <2 x float> %1213, <2 x float> poison, <2 x i32> zeroinitializer
  %1236 = insertelement <2 x float> %1164, float %1199, i64 1
  %1237 = fmul <2 x float> %1235, %1236
  %1238 = shufflevector <2 x float> %1202, <2 x float> poison, <2 x i32> zeroinitializer
  %1239 = shufflevector <2 x float> %1163, <2 x float> %1220, <2 x i32> <i32 0, i32 2>
  %1240 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %1238, <2 x float> %1239, <2 x float> %1237)
  %1241 = extractelement <2 x float> %1240, i64 1
  store float %1241, ptr addrspace(5) %1176, align 4, !tbaa !16
  %1242 = fmul <2 x float> %1235, %1079
  %1243 = fmul <2 x float> %1238, %1211
  %1244 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %1235, <2 x float> %1161, <2 x float> %1243)
  %1245 = shufflevector <2 x float> %1209, <2 x float> %1244, <2 x i32> <i32 1, i32 2>
  store <2 x float> %1245, ptr addrspace(5) %42, align 4, !tbaa !16
  %1246 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %1238, <2 x float> %1161, <2 x float> %1242)
  %1247 = shufflevector <2 x float> %1246, <2 x float> %1244, <2 x i32> <i32 0, i32 3>
  store <2 x float> %1247, ptr addrspace(5) %45, align 4, !tbaa !16
  %1248 = extractelement <2 x float> %1246, i64 1
  store float %1248, ptr addrspace(5) %48, align 4, !tbaa !16
  br label %1249

1249:                                             ; preds = %1175, %1160
  %1250 = phi float [ %1228, %1175 ], [ %1174, %1160 ]
  %1251 = phi <2 x float> [ %1244, %1175 ], [ %1161, %1160 ]
  %1252 = phi <2 x float> [ %1246, %1175 ], [ %1079, %1160 ]
  %1253 = phi <2 x float> [ %1233, %1175 ], [ %1163, %1160 ]
  %1254 = phi <2 x float> [ %1234, %1175 ], [ %1165, %1160 ]
  %1255 = phi <2 x float> [ %1232, %1175 ], [ %1166, %1160 ]
  %1256 = phi <2 x float> [ %1240, %1175 ], [ %1172, %1160 ]
  %1257 = phi <2 x float> [ %1209, %1175 ], [ %1173, %1160 ]
  %1258 = extractelement <2 x float> %1255, i64 0
  %1259 = tail call fastcc float @llvm.fabs.f32(float noundef %1258) #13
  %1260 = fcmp olt float %1259, 0x3D71979980000000
  %1261 = extractelement <2 x float> %1257, i64 1
  br i1 %1260, label %1328, label %1262

1262:                                             ; preds = %1249
  %1263 = getelementptr inbounds nuw i8, ptr addrspace(5) %4, i32 32
  %1264 = getelementptr inbounds nuw i8, ptr addrspace(5) %4, i32 16
  %1265 = fsub <2 x float> %1256, %1167
  %1266 = extractelement <2 x float> %1265, i64 1
  %1267 = fmul float %1258, 2.000000e+00
  %1268 = fdiv float %1266, %1267
  %1269 = tail call fastcc float @llvm.copysign.f32(float noundef 1.000000e+00, float noundef %1268) #13
  %1270 = tail call fastcc float @llvm.fabs.f32(float noundef %1268) #13
  %1271 = tail call float @llvm.fmuladd.f32(float %1268, float %1268, float 1.000000e+00)
  %1272 = tail call fastcc float @llvm.sqrt.f32(float noundef %1271) #13
  %1273 = fadd float %1270, %1272
  %1274 = fdiv float %1269, %1273
  %1275 = tail call float @llvm.fmuladd.f32(float %1274, float %1274, float 1.000000e+00)
  %1276 = tail call fastcc float @llvm.sqrt.f32(float noundef %1275) #13
  %1277 = fdiv float 1.000000e+00, %1276
  %1278 = fmul float %1274, %1277
  %1279 = fneg <2 x float> %1254
  %1280 = insertelement <2 x float> poison, float %1278, i64 0
  %1281 = shufflevector <2 x float> %1280, <2 x float> poison, <2 x i32> zeroinitializer
  %1282 = fmul <2 x float> %1281, %1279
  %1283 = insertelement <2 x float> poison, float %1277, i64 0
  %1284 = shufflevector <2 x float> %1283, <2 x float> poison, <2 x i32> zeroinitializer
  %1285 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %1284, <2 x float> %1253, <2 x float> %1282)
  %1286 = fmul float %1277, %1261
  %1287 = extractelement <2 x float> %1167, i64 0
  %1288 = tail call float @llvm.fmuladd.f32(float %1278, float %1287, float %1286)
  store float %1288, ptr addrspace(5) %42, align 4, !tbaa !16
  %1289 = fneg <2 x float> %1252
  %1290 = fmul <2 x float> %1284, %1254
  %1291 = insertelement <2 x float> %1280, float %1277, i64 1
  %1292 = shufflevector <2 x float> %1280, <2 x float> poison, <2 x i32> zeroinitializer
  %1293 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %1292, <2 x float> %1253, <2 x float> %1290)
  %1294 = shufflevector <2 x float> %1291, <2 x float> poison, <2 x i32> <i32 1, i32 0>
  %1295 = fneg <2 x float> %1255
  %1296 = shufflevector <2 x float> %1295, <2 x float> %1255, <2 x i32> <i32 0, i32 2>
  %1297 = fmul <2 x float> %1291, %1296
  %1298 = shufflevector <2 x float> %1167, <2 x float> poison, <2 x i32> <i32 1, i32 1>
  %1299 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %1294, <2 x float> %1298, <2 x float> %1297)
  %1300 = fneg <2 x float> %1256
  %1301 = shufflevector <2 x float> %1256, <2 x float> %1300, <2 x i32> <i32 3, i32 1>
  %1302 = fmul <2 x float> %1291, %1301
  %1303 = shufflevector <2 x float> %1256, <2 x float> poison, <2 x i32> zeroinitializer
  %1304 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %1294, <2 x float> %1303, <2 x float> %1302)
  %1305 = shufflevector <2 x float> %1257, <2 x float> %1304, <2 x i32> <i32 1, i32 2>
  %1306 = fneg <2 x float> %1305
  %1307 = fmul <2 x float> %1281, %1306
  %1308 = shufflevector <2 x float> %1167, <2 x float> %1299, <2 x i32> <i32 0, i32 2>
  %1309 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %1284, <2 x float> %1308, <2 x float> %1307)
  %1310 = extractelement <2 x float> %1309, i64 0
  store float %1310, ptr addrspace(5) %41, align 4, !tbaa !16
  %1311 = extractelement <2 x float> %1309, i64 1
  store float %1311, ptr addrspace(5) %1264, align 4, !tbaa !16
  %1312 = fneg <2 x float> %1304
  %1313 = shufflevector <2 x float> %1254, <2 x float> %1312, <2 x i32> <i32 3, i32 1>
  %1314 = fmul <2 x float> %1291, %1313
  %1315 = shufflevector <2 x float> %1253, <2 x float> %1299, <2 x i32> <i32 3, i32 1>
  %1316 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %1294, <2 x float> %1315, <2 x float> %1314)
  %1317 = shufflevector <2 x float> %1291, <2 x float> poison, <2 x i32> <i32 1, i32 1>
  %1318 = fmul <2 x float> %1317, %1304
  %1319 = shufflevector <2 x float> %1280, <2 x float> poison, <2 x i32> zeroinitializer
  %1320 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %1319, <2 x float> %1299, <2 x float> %1318)
  %1321 = extractelement <2 x float> %1320, i64 1
  store float %1321, ptr addrspace(5) %1263, align 4, !tbaa !16
  %1322 = fmul <2 x float> %1281, %1289
  %1323 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %1284, <2 x float> %1162, <2 x float> %1322)
  %1324 = fmul <2 x float> %1284, %1252
  %1325 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %1281, <2 x float> %1162, <2 x float> %1324)
  %1326 = shufflevector <2 x float> %1323, <2 x float> %1325, <2 x i32> <i32 0, i32 2>
  store <2 x float> %1326, ptr addrspace(5) %44, align 4, !tbaa !16
  %1327 = shufflevector <2 x float> %1323, <2 x float> %1325, <2 x i32> <i32 1, i32 3>
  store <2 x float> %1327, ptr addrspace(5) %47, align 4, !tbaa !16
  br label %1328

1328:                                             ; preds = %1262, %1249
  %1329 = phi float [ %1288, %1262 ], [ %1261, %1249 ]
  %1330 = phi <2 x float> [ %1323, %1262 ], [ %1162, %1249 ]
  %1331 = phi <2 x float> [ %1325, %1262 ], [ %1252, %1249 ]
  %1332 = phi <2 x float> [ %1293, %1262 ], [ %1254, %1249 ]
  %1333 = phi <2 x float> [ %1316, %1262 ], [ %1255, %1249 ]
  %1334 = phi <2 x float> [ %1309, %1262 ], [ %1167, %1249 ]
  %1335 = phi <2 x float> [ %1285, %1262 ], [ %1253, %1249 ]
  %1336 = phi <2 x float> [ %1320, %1262 ], [ %1256, %1249 ]
  %1337 = extractelement <2 x float> %1335, i64 0
  %1338 = tail call fastcc float @llvm.fabs.f32(float noundef %1337) #13
  %1339 = fcmp olt float %1338, 0x3D71979980000000
  %1340 = insertelement <2 x float> %1336, float %1250, i64 1
  %1341 = shufflevector <2 x float> %1335, <2 x float> %1332, <2 x i32> <i32 1, i32 2>
  %1342 = extractelement <2 x float> %1257, i64 0
  br i1 %1339, label %1414, label %1343

1343:                                             ; preds = %1328
  %1344 = shufflevector <2 x float> %1332, <2 x float> poison, <2 x i32> <i32 poison, i32 0>
  %1345 = getelementptr inbounds nuw i8, ptr addrspace(5) %4, i32 16
  %1346 = extractelement <2 x float> %1334, i64 1
  %1347 = fsub float %1346, %1250
  %1348 = fmul float %1337, 2.000000e+00
  %1349 = fdiv float %1347, %1348
  %1350 = tail call fastcc float @llvm.copysign.f32(float noundef 1.000000e+00, float noundef %1349) #13
  %1351 = tail call fastcc float @llvm.fabs.f32(float noundef %1349) #13
  %1352 = tail call float @llvm.fmuladd.f32(float %1349, float %1349, float 1.000000e+00)
  %1353 = tail call fastcc float @llvm.sqrt.f32(float noundef %1352) #13
  %1354 = fadd float %1351, %1353
  %1355 = fdiv float %1350, %1354
  %1356 = tail call float @llvm.fmuladd.f32(float %1355, float %1355, float 1.000000e+00)
  %1357 = tail call fastcc float @llvm.sqrt.f32(float noundef %1356) #13
  %1358 = fdiv float 1.000000e+00, %1357
  %1359 = fmul float %1355, %1358
  %1360 = fneg float %1337
  %1361 = fmul float %1359, %1360
  %1362 = tail call float @llvm.fmuladd.f32(float %1358, float %1250, float %1361)
  %1363 = fmul float %1358, %1337
  %1364 = tail call float @llvm.fmuladd.f32(float %1359, float %1250, float %1363)
  %1365 = fneg float %1346
  %1366 = fmul float %1359, %1365
  %1367 = extractelement <2 x float> %1335, i64 1
  %1368 = tail call float @llvm.fmuladd.f32(float %1358, float %1367, float %1366)
  %1369 = fmul float %1358, %1346
  %1370 = tail call float @llvm.fmuladd.f32(float %1359, float %1367, float %1369)
  %1371 = fneg float %1368
  %1372 = insertelement <2 x float> poison, float %1358, i64 0
  %1373 = insertelement <2 x float> %1372, float %1359, i64 1
  %1374 = insertelement <2 x float> %1340, float %1371, i64 1
  %1375 = fmul <2 x float> %1373, %1374
  %1376 = shufflevector <2 x float> %1373, <2 x float> poison, <2 x i32> <i32 1, i32 0>
  %1377 = shufflevector <2 x float> %1332, <2 x float> poison, <2 x i32> <i32 1, i32 poison>
  %1378 = insertelement <2 x float> %1377, float %1362, i64 1
  %1379 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %1376, <2 x float> %1378, <2 x float> %1375)
  %1380 = extractelement <2 x float> %1379, i64 1
  store float %1380, ptr addrspace(5) %4, align 4, !tbaa !16
  %1381 = extractelement <2 x float> %1334, i64 0
  %1382 = fneg float %1381
  %1383 = fmul float %1359, %1382
  %1384 = tail call float @llvm.fmuladd.f32(float %1358, float %1342, float %1383)
  store float %1384, ptr addrspace(5) %5, align 4, !tbaa !16
  %1385 = fneg float %1370
  %1386 = fmul float %1359, %1385
  %1387 = tail call float @llvm.fmuladd.f32(float %1358, float %1364, float %1386)
  %1388 = shufflevector <2 x float> %1372, <2 x float> poison, <2 x i32> zeroinitializer
  %1389 = insertelement <2 x float> %1334, float %1370, i64 1
  %1390 = fmul <2 x float> %1388, %1389
  %1391 = insertelement <2 x float> poison, float %1359, i64 0
  %1392 = shufflevector <2 x float> %1391, <2 x float> poison, <2 x i32> zeroinitializer
  %1393 = insertelement <2 x float> %1257, float %1364, i64 1
  %1394 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %1392, <2 x float> %1393, <2 x float> %1390)
  %1395 = extractelement <2 x float> %1394, i64 0
  store float %1395, ptr addrspace(5) %41, align 4, !tbaa !16
  %1396 = extractelement <2 x float> %1394, i64 1
  store float %1396, ptr addrspace(5) %1345, align 4, !tbaa !16
  %1397 = fneg <2 x float> %1330
  %1398 = insertelement <2 x float> poison, float %1368, i64 0
  %1399 = fneg <2 x float> %1333
  %1400 = shufflevector <2 x float> %1398, <2 x float> %1399, <2 x i32> <i32 0, i32 2>
  %1401 = fmul <2 x float> %1373, %1400
  %1402 = insertelement <2 x float> %1344, float %1362, i64 0
  %1403 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %1376, <2 x float> %1402, <2 x float> %1401)
  %1404 = fneg <2 x float> %1336
  %1405 = shufflevector <2 x float> %1333, <2 x float> %1404, <2 x i32> <i32 0, i32 2>
  %1406 = fmul <2 x float> %1373, %1405
  %1407 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %1376, <2 x float> %1332, <2 x float> %1406)
  %1408 = fmul <2 x float> %1392, %1397
  %1409 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %1388, <2 x float> %1251, <2 x float> %1408)
  %1410 = fmul <2 x float> %1388, %1330
  %1411 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %1392, <2 x float> %1251, <2 x float> %1410)
  %1412 = shufflevector <2 x float> %1409, <2 x float> %1411, <2 x i32> <i32 0, i32 2>
  store <2 x float> %1412, ptr addrspace(5) %43, align 4, !tbaa !16
  %1413 = shufflevector <2 x float> %1409, <2 x float> %1411, <2 x i32> <i32 1, i32 3>
  store <2 x float> %1413, ptr addrspace(5) %46, align 4, !tbaa !16
  br label %1414

1414:                                             ; preds = %1343, %1328
  %1415 = phi float [ %1387, %1343 ], [ %1337, %1328 ]
  %1416 = phi float [ %1384, %1343 ], [ %1342, %1328 ]
  %1417 = phi <2 x float> [ %1409, %1343 ], [ %1251, %1328 ]
  %1418 = phi <2 x float> [ %1379, %1343 ], [ %1340, %1328 ]
  %1419 = phi <2 x float> [ %1411, %1343 ], [ %1330, %1328 ]
  %1420 = phi <2 x float> [ %1407, %1343 ], [ %1333, %1328 ]
  %1421 = phi <2 x float> [ %1403, %1343 ], [ %1341, %1328 ]
  %1422 = phi <2 x float> [ %1394, %1343 ], [ %1334, %1328 ]
  %1423 = extractelement <2 x float> %1421, i64 1
  %1424 = tail call fastcc float @llvm.fabs.f32(float noundef %1423) #13
  %1425 = fcmp olt float %1424, 0x3D71979980000000
  %1426 = shufflevector <2 x float> %1336, <2 x float> %1420, <2 x i32> <i32 1, i32 2>
  br i1 %1425, label %1495, label %1427

1427:                                             ; preds = %1414
  %1428 = getelementptr inbounds nuw i8, ptr addrspace(5) %4, i32 32
  %1429 = extractelement <2 x float> %1418, i64 1
  %1430 = extractelement <2 x float> %1336, i64 1
  %1431 = fsub <2 x float> %1336, %1418
  %1432 = extractelement <2 x float> %1431, i64 1
  %1433 = fmul float %1423, 2.000000e+00
  %1434 = fdiv float %1432, %1433
  %1435 = tail call fastcc float @llvm.copysign.f32(float noundef 1.000000e+00, float noundef %1434) #13
  %1436 = tail call fastcc float @llvm.fabs.f32(float noundef %1434) #13
  %1437 = tail call float @llvm.fmuladd.f32(float %1434, float %1434, float 1.000000e+00)
  %1438 = tail call fastcc float @llvm.sqrt.f32(float noundef %1437) #13
  %1439 = fadd float %1436, %1438
  %1440 = fdiv float %1435, %1439
  %1441 = tail call float @llvm.fmuladd.f32(float %1440, float %1440, float 1.000000e+00)
  %1442 = tail call fastcc float @llvm.sqrt.f32(float noundef %1441) #13
  %1443 = fdiv float 1.000000e+00, %1442
  %1444 = fmul float %1440, %1443
  %1445 = fneg float %1423
  %1446 = fmul float %1444, %1445
  %1447 = tail call float @llvm.fmuladd.f32(float %1443, float %1429, float %1446)
  %1448 = fmul float %1443, %1423
  %1449 = tail call float @llvm.fmuladd.f32(float %1444, float %1429, float %1448)
  %1450 = fneg float %1430
  %1451 = fmul float %1444, %1450
  %1452 = extractelement <2 x float> %1420, i64 1
  %1453 = tail call float @llvm.fmuladd.f32(float %1443, float %1452, float %1451)
  %1454 = fmul float %1443, %1430
  %1455 = tail call float @llvm.fmuladd.f32(float %1444, float %1452, float %1454)
  %1456 = fneg float %1453
  %1457 = fneg float %1329
  %1458 = fmul float %1444, %1457
  %1459 = tail call float @llvm.fmuladd.f32(float %1443, float %1416, float %1458)
  store float %1459, ptr addrspace(5) %5, align 4, !tbaa !16
  %1460 = insertelement <2 x float> poison, float %1443, i64 0
  %1461 = insertelement <2 x float> %1460, float %1444, i64 1
  %1462 = insertelement <2 x float> %1418, float %1456, i64 1
  %1463 = fmul <2 x float> %1461, %1462
  %1464 = shufflevector <2 x float> %1461, <2 x float> poison, <2 x i32> <i32 1, i32 0>
  %1465 = insertelement <2 x float> poison, float %1415, i64 0
  %1466 = insertelement <2 x float> %1465, float %1447, i64 1
  %1467 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %1464, <2 x float> %1466, <2 x float> %1463)
  %1468 = extractelement <2 x float> %1467, i64 1
  store float %1468, ptr addrspace(5) %4, align 4, !tbaa !16
  %1469 = insertelement <2 x float> poison, float %1329, i64 0
  %1470 = fneg <2 x float> %1331
  %1471 = shufflevector <2 x float> %1469, <2 x float> %1470, <2 x i32> <i32 0, i32 2>
  %1472 = fmul <2 x float> %1461, %1471
  %1473 = shufflevector <2 x float> %1417, <2 x float> poison, <2 x i32> <i32 poison, i32 0>
  %1474 = insertelement <2 x float> %1473, float %1416, i64 0
  %1475 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %1464, <2 x float> %1474, <2 x float> %1472)
  store <2 x float> %1475, ptr addrspace(5) %42, align 4, !tbaa !16
  %1476 = shufflevector <2 x float> %1460, <2 x float> poison, <2 x i32> zeroinitializer
  %1477 = insertelement <2 x float> %1426, float %1455, i64 0
  %1478 = fmul <2 x float> %1476, %1477
  %1479 = insertelement <2 x float> poison, float %1444, i64 0
  %1480 = shufflevector <2 x float> %1479, <2 x float> poison, <2 x i32> zeroinitializer
  %1481 = insertelement <2 x float> poison, float %1449, i64 0
  %1482 = shufflevector <2 x float> %1481, <2 x float> %1421, <2 x i32> <i32 0, i32 2>
  %1483 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %1480, <2 x float> %1482, <2 x float> %1478)
  %1484 = extractelement <2 x float> %1483, i64 0
  store float %1484, ptr addrspace(5) %1428, align 4, !tbaa !16
  %1485 = extractelement <2 x float> %1331, i64 1
  %1486 = fneg float %1485
  %1487 = fmul float %1444, %1486
  %1488 = extractelement <2 x float> %1417, i64 1
  %1489 = tail call float @llvm.fmuladd.f32(float %1443, float %1488, float %1487)
  store float %1489, ptr addrspace(5) %46, align 4, !tbaa !16
  %1490 = fmul <2 x float> %1476, %1331
  %1491 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %1480, <2 x float> %1417, <2 x float> %1490)
  %1492 = extractelement <2 x float> %1491, i64 0
  store float %1492, ptr addrspace(5) %45, align 4, !tbaa !16
  %1493 = extractelement <2 x float> %1491, i64 1
  store float %1493, ptr addrspace(5) %48, align 4, !tbaa !16
  %1494 = extractelement <2 x float> %1475, i64 0
  br label %1495

1495:                                             ; preds = %1427, %1414
  %1496 = phi float [ %1494, %1427 ], [ %1329, %1414 ]
  %1497 = phi <2 x float> [ %1483, %1427 ], [ %1426, %1414 ]
  %1498 = phi <2 x float> [ %1491, %1427 ], [ %1331, %1414 ]
  %1499 = phi <2 x float> [ %1467, %1427 ], [ %1418, %1414 ]
  %1500 = extractelement <2 x float> %1497, i64 1
  %1501 = tail call fastcc float @llvm.fabs.f32(float noundef %1500) #13
  %1502 = fcmp olt float %1501, 0x3D71979980000000
  %1503 = shufflevector <2 x float> %1497, <2 x float> %1422, <2 x i32> <i32 0, i32 3>
  br i1 %1502, label %1564, label %1504

1504:                                             ; preds = %1495
  %1505 = getelementptr inbounds nuw i8, ptr addrspace(5) %4, i32 32
  %1506 = getelementptr inbounds nuw i8, ptr addrspace(5) %4, i32 16
  %1507 = shufflevector <2 x float> <float poison, float 2.000000e+00>, <2 x float> %1422, <2 x i32> <i32 3, i32 1>
  %1508 = fsub <2 x float> %1497, %1507
  %1509 = fmul <2 x float> %1497, %1507
  %1510 = extractelement <2 x float> %1508, i64 0
  %1511 = extractelement <2 x float> %1509, i64 1
  %1512 = fdiv float %1510, %1511
  %1513 = tail call fastcc float @llvm.copysign.f32(float noundef 1.000000e+00, float noundef %1512) #13
  %1514 = tail call fastcc float @llvm.fabs.f32(float noundef %1512) #13
  %1515 = tail call float @llvm.fmuladd.f32(float %1512, float %1512, float 1.000000e+00)
  %1516 = tail call fastcc float @llvm.sqrt.f32(float noundef %1515) #13
  %1517 = fadd float %1514, %1516
  %1518 = fdiv float %1513, %1517
  %1519 = tail call float @llvm.fmuladd.f32(float %1518, float %1518, float 1.000000e+00)
  %1520 = tail call fastcc float @llvm.sqrt.f32(float noundef %1519) #13
  %1521 = fdiv float 1.000000e+00, %1520
  %1522 = fmul float %1518, %1521
  %1523 = extractelement <2 x float> %1497, i64 0
  %1524 = fneg float %1523
  %1525 = fmul float %1522, %1524
  %1526 = extractelement <2 x float> %1499, i64 0
  %1527 = tail call float @llvm.fmuladd.f32(float %1521, float %1526, float %1525)
  %1528 = fmul float %1521, %1523
  %1529 = tail call float @llvm.fmuladd.f32(float %1522, float %1526, float %1528)
  %1530 = fneg float %1496
  %1531 = insertelement <2 x float> poison, float %1522, i64 0
  %1532 = insertelement <2 x float> %1531, float %1521, i64 1
  %1533 = insertelement <2 x float> poison, float %1530, i64 0
  %1534 = insertelement <2 x float> %1533, float %1496, i64 1
  %1535 = fmul <2 x float> %1532, %1534
  %1536 = shufflevector <2 x float> %1532, <2 x float> poison, <2 x i32> <i32 1, i32 0>
  %1537 = shufflevector <2 x float> %1422, <2 x float> poison, <2 x i32> zeroinitializer
  %1538 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %1536, <2 x float> %1537, <2 x float> %1535)
  store <2 x float> %1538, ptr addrspace(5) %41, align 4, !tbaa !16
  %1539 = fneg float %1527
  %1540 = fneg <2 x float> %1498
  %1541 = shufflevector <2 x float> %1540, <2 x float> %1498, <2 x i32> <i32 0, i32 2>
  %1542 = fmul <2 x float> %1532, %1541
  %1543 = shufflevector <2 x float> %1419, <2 x float> poison, <2 x i32> zeroinitializer
  %1544 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %1536, <2 x float> %1543, <2 x float> %1542)
  store <2 x float> %1544, ptr addrspace(5) %44, align 4, !tbaa !16
  %1545 = insertelement <2 x float> poison, float %1521, i64 0
  %1546 = insertelement <2 x float> %1545, float %1522, i64 1
  %1547 = fneg <2 x float> %1497
  %1548 = shufflevector <2 x float> %1497, <2 x float> %1547, <2 x i32> <i32 1, i32 3>
  %1549 = fmul <2 x float> %1546, %1548
  %1550 = shufflevector <2 x float> %1546, <2 x float> poison, <2 x i32> <i32 1, i32 0>
  %1551 = shufflevector <2 x float> %1422, <2 x float> poison, <2 x i32> <i32 1, i32 1>
  %1552 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %1550, <2 x float> %1551, <2 x float> %1549)
  %1553 = insertelement <2 x float> poison, float %1529, i64 0
  %1554 = insertelement <2 x float> %1553, float %1539, i64 1
  %1555 = fmul <2 x float> %1546, %1554
  %1556 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %1550, <2 x float> %1552, <2 x float> %1555)
  %1557 = extractelement <2 x float> %1556, i64 1
  store float %1557, ptr addrspace(5) %1506, align 4, !tbaa !16
  %1558 = extractelement <2 x float> %1556, i64 0
  store float %1558, ptr addrspace(5) %1505, align 4, !tbaa !16
  %1559 = fneg <2 x float> %1498
  %1560 = shufflevector <2 x float> %1559, <2 x float> %1498, <2 x i32> <i32 1, i32 3>
  %1561 = fmul <2 x float> %1532, %1560
  %1562 = shufflevector <2 x float> %1419, <2 x float> poison, <2 x i32> <i32 1, i32 1>
  %1563 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %1536, <2 x float> %1562, <2 x float> %1561)
  store <2 x float> %1563, ptr addrspace(5) %47, align 4, !tbaa !16
  br label %1564

1564:                                             ; preds = %1495, %1504
  %1565 = phi <2 x float> [ %1556, %1504 ], [ %1503, %1495 ]
  %1566 = extractelement <2 x float> %1565, i64 1
  %1567 = extractelement <2 x float> %1499, i64 1
  %1568 = fcmp ule float %1566, %1567
  %1569 = select i1 %1568, float %1567, float %1566
  %1570 = zext i1 %1568 to i32
  %1571 = xor i1 %1568, true
  %1572 = zext i1 %1571 to i32
  %1573 = extractelement <2 x float> %1565, i64 0
  %1574 = fcmp ogt float %1573, %1569
  %1575 = select i1 %1574, i32 %1572, i32 2
  %1576 = select i1 %1574, i32 2, i32 %1572
  %1577 = getelementptr inbounds nuw [3 x float], ptr addrspace(5) %4, i32 %1575
  %1578 = getelementptr inbounds nuw float, ptr addrspace(5) %1577, i32 %1575
  %1579 = load float, ptr addrspace(5) %1578, align 4, !tbaa !16
  %1580 = select i1 %1568, i32 12, i32 0
  %1581 = getelementptr inbounds nuw i8, ptr addrspace(5) %4, i32 %1580
  %1582 = getelementptr inbounds nuw float, ptr addrspace(5) %1581, i32 %1570
  %1583 = load float, ptr addrspace(5) %1582, align 4, !tbaa !16
  %1584 = fcmp ogt float %1579, %1583
  %1585 = select i1 %1584, i32 %1570, i32 %1575
  %1586 = select i1 %1584, i32 %1575, i32 %1570
  %1587 = trunc i64 %20 to i32
  %1588 = mul nsw i32 %1587, 3
  %1589 = mul nsw i32 %1587, 9
  %1590 = getelementptr inbounds nuw [3 x float], ptr addrspace(5) %4, i32 %1576
  %1591 = getelementptr inbounds nuw float, ptr addrspace(5) %1590, i32 %1576
  %1592 = load float, ptr addrspace(5) %1591, align 4, !tbaa !16
  %1593 = sext i32 %1588 to i64
  %1594 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %1593
  store float %1592, ptr addrspace(1) %1594, align 4, !tbaa !16
  %1595 = getelementptr float, ptr addrspace(5) %5, i32 %1576
  %1596 = load float, ptr addrspace(5) %1595, align 4, !tbaa !16
  %1597 = sext i32 %1589 to i64
  %1598 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %1597
  %1599 = getelementptr i8, ptr addrspace(5) %1595, i32 12
  %1600 = load float, ptr addrspace(5) %1599, align 4, !tbaa !16
  %1601 = insertelement <2 x float> poison, float %1596, i64 0
  %1602 = insertelement <2 x float> %1601, float %1600, i64 1
  %1603 = tail call <2 x float> @llvm.fabs.v2f32(<2 x float> %1602)
  store <2 x float> %1603, ptr addrspace(1) %1598, align 4, !tbaa !16
  %1604 = getelementptr i8, ptr addrspace(5) %1595, i32 24
  %1605 = load float, ptr addrspace(5) %1604, align 4, !tbaa !16
  %1606 = tail call fastcc float @llvm.fabs.f32(float noundef %1605) #13
  %1607 = sext i32 %1589 to i64
  %1608 = getelementptr float, ptr addrspace(1) %2, i64 %1607
  %1609 = getelementptr i8, ptr addrspace(1) %1608, i64 8
  store float %1606, ptr addrspace(1) %1609, align 4, !tbaa !16
  %1610 = getelementptr inbounds nuw [3 x float], ptr addrspace(5) %4, i32 %1586
  %1611 = getelementptr inbounds nuw float, ptr addrspace(5) %1610, i32 %1586
  %1612 = load float, ptr addrspace(5) %1611, align 4, !tbaa !16
  %1613 = sext i32 %1588 to i64
  %1614 = getelementptr float, ptr addrspace(1) %1, i64 %1613
  %1615 = getelementptr i8, ptr addrspace(1) %1614, i64 4
  store float %1612, ptr addrspace(1) %1615, align 4, !tbaa !16
  %1616 = getelementptr float, ptr addrspace(5) %5, i32 %1586
  %1617 = load float, ptr addrspace(5) %1616, align 4, !tbaa !16
  %1618 = sext i32 %1589 to i64
  %1619 = getelementptr float, ptr addrspace(1) %2, i64 %1618
  %1620 = getelementptr i8, ptr addrspace(1) %1619, i64 12
  %1621 = getelementptr i8, ptr addrspace(5) %1616, i32 12
  %1622 = load float, ptr addrspace(5) %1621, align 4, !tbaa !16
  %1623 = insertelement <2 x float> poison, float %1617, i64 0
  %1624 = insertelement <2 x float> %1623, float %1622, i64 1
  %1625 = tail call <2 x float> @llvm.fabs.v2f32(<2 x float> %1624)
  store <2 x float> %1625, ptr addrspace(1) %1620, align 4, !tbaa !16
  %1626 = getelementptr i8, ptr addrspace(5) %1616, i32 24
  %1627 = load float, ptr addrspace(5) %1626, align 4, !tbaa !16
  %1628 = tail call fastcc float @llvm.fabs.f32(float noundef %1627) #13
  %1629 = sext i32 %1589 to i64
  %1630 = getelementptr float, ptr addrspace(1) %2, i64 %1629
  %1631 = getelementptr i8, ptr addrspace(1) %1630, i64 20
  store float %1628, ptr addrspace(1) %1631, align 4, !tbaa !16
  %1632 = getelementptr inbounds nuw [3 x float], ptr addrspace(5) %4, i32 %1585
  %1633 = getelementptr inbounds nuw float, ptr addrspace(5) %1632, i32 %1585
  %1634 = load float, ptr addrspace(5) %1633, align 4, !tbaa !16
  %1635 = sext i32 %1588 to i64
  %1636 = getelementptr float, ptr addrspace(1) %1, i64 %1635
  %1637 = getelementptr i8, ptr addrspace(1) %1636, i64 8
  store float %1634, ptr addrspace(1) %1637, align 4, !tbaa !16
  %1638 = getelementptr float, ptr addrspace(5) %5, i32 %1585
  %1639 = load float, ptr addrspace(5) %1638, align 4, !tbaa !16
  %1640 = sext i32 %1589 to i64
  %1641 = getelementptr float, ptr addrspace(1) %2, i64 %1640
  %1642 = getelementptr i8, ptr addrspace(1) %1641, i64 24
  %1643 = getelementptr i8, ptr addrspace(5) %1638, i32 12
  %1644 = load float, ptr addrspace(5) %1643, align 4, !tbaa !16
  %1645 = insertelement <2 x float> poison, float %1639, i64 0
  %1646 = insertelement <2 x float> %1645, float %1644, i64 1
  %1647 = tail call <2 x float> @llvm.fabs.v2f32(<2 x float> %1646)
  store <2 x float> %1647, ptr addrspace(1) %1642, align 4, !tbaa !16
  %1648 = getelementptr i8, ptr addrspace(5) %1638, i32 24
  %1649 = load float, ptr addrspace(5) %1648, align 4, !tbaa !16
  %1650 = tail call fastcc float @llvm.fabs.f32(float noundef %1649) #13
  %1651 = sext i32 %1589 to i64
  %1652 = getelementptr float, ptr addrspace(1) %2, i64 %1651
  %1653 = getelementptr i8, ptr addrspace(1) %1652, i64 32
  store float %1650, ptr addrspace(1) %1653, align 4, !tbaa !16
  call void @llvm.lifetime.end.p5(ptr addrspace(5) %5) #12
  call void @llvm.lifetime.end.p5(ptr addrspace(5) %4) #12
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define protected void @__clang_ocl_kern_imp_jacobi3(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2) local_unnamed_addr #5 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !14 !kernel_arg_base_type !14 !kernel_arg_type_qual !15 {
  %4 = alloca [3 x [3 x float]], align 4, addrspace(5)
  %5 = alloca [3 x [3 x float]], align 4, addrspace(5)
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
  call void @llvm.lifetime.start.p5(ptr addrspace(5) %4) #12
  call void @llvm.lifetime.start.p5(ptr addrspace(5) %5) #12
  %21 = mul i64 %20, 25769803776
  %22 = ashr exact i64 %21, 30
  %23 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %22
  %24 = load float, ptr addrspace(1) %23, align 4, !tbaa !16
  store float %24, ptr addrspace(5) %4, align 4, !tbaa !16
  %25 = getelementptr inbounds nuw i8, ptr addrspace(1) %23, i64 4
  %26 = getelementptr inbounds nuw i8, ptr addrspace(5) %4, i32 12
  %27 = getelementptr inbounds nuw i8, ptr addrspace(5) %4, i32 4
  %28 = load <2 x float>, ptr addrspace(1) %25, align 4, !tbaa !16
  %29 = extractelement <2 x float> %28, i64 0
  store float %29, ptr addrspace(5) %26, align 4, !tbaa !16
  %30 = getelementptr inbounds nuw i8, ptr addrspace(5) %4, i32 24
  %31 = extractelement <2 x float> %28, i64 1
  store float %31, ptr addrspace(5) %30, align 4, !tbaa !16
  %32 = getelementptr inbounds nuw i8, ptr addrspace(5) %4, i32 8
  store <2 x float> %28, ptr addrspace(5) %27, align 4, !tbaa !16
  %33 = getelementptr inbounds nuw i8, ptr addrspace(1) %23, i64 12
  %34 = getelementptr inbounds nuw i8, ptr addrspace(5) %4, i32 16
  %35 = getelementptr inbounds nuw i8, ptr addrspace(5) %4, i32 28
  %36 = load <2 x float>, ptr addrspace(1) %33, align 4, !tbaa !16
  %37 = extractelement <2 x float> %36, i64 1
  store float %37, ptr addrspace(5) %35, align 4, !tbaa !16
  store <2 x float> %36, ptr addrspace(5) %34, align 4, !tbaa !16
  %38 = getelementptr inbounds nuw i8, ptr addrspace(1) %23, i64 20
  %39 = load float, ptr addrspace(1) %38, align 4, !tbaa !16
  %40 = getelementptr inbounds nuw i8, ptr addrspace(5) %4, i32 32
  store float %39, ptr addrspace(5) %40, align 4, !tbaa !16
  %41 = getelementptr inbounds nuw i8, ptr addrspace(5) %5, i32 4
  store <2 x float> <float 1.000000e+00, float 0.000000e+00>, ptr addrspace(5) %5, align 4, !tbaa !16
  %42 = getelementptr inbounds nuw i8, ptr addrspace(5) %5, i32 8
  %43 = getelementptr inbounds nuw i8, ptr addrspace(5) %5, i32 12
  store <2 x float> zeroinitializer, ptr addrspace(5) %42, align 4, !tbaa !16
  %44 = getelementptr inbounds nuw i8, ptr addrspace(5) %5, i32 16
  %45 = getelementptr inbounds nuw i8, ptr addrspace(5) %5, i32 20
  store <2 x float> <float 1.000000e+00, float 0.000000e+00>, ptr addrspace(5) %44, align 4, !tbaa !16
  %46 = getelementptr inbounds nuw i8, ptr addrspace(5) %5, i32 24
  %47 = getelementptr inbounds nuw i8, ptr addrspace(5) %5, i32 28
  store <2 x float> zeroinitializer, ptr addrspace(5) %46, align 4, !tbaa !16
  %48 = getelementptr inbounds nuw i8, ptr addrspace(5) %5, i32 32
  store float 1.000000e+00, ptr addrspace(5) %48, align 4, !tbaa !16
  %49 = tail call fastcc float @llvm.fabs.f32(float noundef %29) #13
  %50 = fcmp olt float %49, 0x3D71979980000000
  %51 = shufflevector <2 x float> <float 0.000000e+00, float poison>, <2 x float> %36, <2 x i32> <i32 0, i32 2>
  %52 = insertelement <2 x float> <float poison, float 1.000000e+00>, float %24, i64 0
  %53 = shufflevector <2 x float> %28, <2 x float> poison, <2 x i32> zeroinitializer
  %54 = shufflevector <2 x float> %28, <2 x float> %36, <2 x i32> <i32 0, i32 3>
  br i1 %50, label %130, label %55

55:                                               ; preds = %3
  %56 = extractelement <2 x float> %36, i64 0
  %57 = getelementptr inbounds nuw i8, ptr addrspace(5) %4, i32 16
  %58 = fsub float %56, %24
  %59 = fmul float %29, 2.000000e+00
  %60 = fdiv float %58, %59
  %61 = tail call fastcc float @llvm.copysign.f32(float noundef 1.000000e+00, float noundef %60) #13
  %62 = tail call fastcc float @llvm.fabs.f32(float noundef %60) #13
  %63 = tail call float @llvm.fmuladd.f32(float %60, float %60, float 1.000000e+00)
  %64 = tail call fastcc float @llvm.sqrt.f32(float noundef %63) #13
  %65 = fadd float %62, %64
  %66 = fdiv float %61, %65
  %67 = tail call float @llvm.fmuladd.f32(float %66, float %66, float 1.000000e+00)
  %68 = tail call fastcc float @llvm.sqrt.f32(float noundef %67) #13
  %69 = fdiv float 1.000000e+00, %68
  %70 = fneg float %56
  %71 = fmul float %69, %56
  %72 = getelementptr inbounds nuw i8, ptr addrspace(5) %4, i32 28
  %73 = fneg float %37
  %74 = fmul float %69, 0.000000e+00
  %75 = fmul float %66, %69
  %76 = fmul float %75, %70
  %77 = tail call float @llvm.fmuladd.f32(float %69, float %29, float %76)
  %78 = tail call float @llvm.fmuladd.f32(float %75, float %29, float %71)
  %79 = fmul float %75, %73
  %80 = tail call float @llvm.fmuladd.f32(float %69, float %31, float %79)
  store float %80, ptr addrspace(5) %30, align 4, !tbaa !16
  %81 = fneg float %77
  %82 = fmul float %75, %81
  %83 = fmul float %75, -0.000000e+00
  %84 = insertelement <2 x float> poison, float %69, i64 0
  %85 = insertelement <2 x float> %84, float %74, i64 1
  %86 = insertelement <2 x float> poison, float %83, i64 0
  %87 = insertelement <2 x float> %86, float %75, i64 1
  %88 = fadd <2 x float> %85, %87
  store <2 x float> %88, ptr addrspace(5) %5, align 4, !tbaa !16
  %89 = fneg float %78
  %90 = insertelement <2 x float> poison, float %75, i64 0
  %91 = insertelement <2 x float> %90, float %69, i64 1
  %92 = fneg <2 x float> %28
  %93 = shufflevector <2 x float> %92, <2 x float> %28, <2 x i32> <i32 0, i32 2>
  %94 = fmul <2 x float> %91, %93
  %95 = shufflevector <2 x float> %91, <2 x float> poison, <2 x i32> <i32 1, i32 0>
  %96 = insertelement <2 x float> poison, float %24, i64 0
  %97 = shufflevector <2 x float> %96, <2 x float> poison, <2 x i32> zeroinitializer
  %98 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %95, <2 x float> %97, <2 x float> %94)
  %99 = shufflevector <2 x float> %91, <2 x float> poison, <2 x i32> <i32 1, i32 1>
  %100 = insertelement <2 x float> %54, float %77, i64 0
  %101 = fmul <2 x float> %99, %100
  %102 = insertelement <2 x float> %100, float %89, i64 1
  %103 = fmul <2 x float> %95, %102
  %104 = shufflevector <2 x float> %90, <2 x float> poison, <2 x i32> zeroinitializer
  %105 = shufflevector <2 x float> %98, <2 x float> %28, <2 x i32> <i32 0, i32 3>
  %106 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %104, <2 x float> %105, <2 x float> %101)
  %107 = extractelement <2 x float> %106, i64 1
  store float %107, ptr addrspace(5) %72, align 4, !tbaa !16
  %108 = extractelement <2 x float> %98, i64 0
  %109 = tail call float @llvm.fmuladd.f32(float %69, float %108, float %82)
  store float %109, ptr addrspace(5) %4, align 4, !tbaa !16
  %110 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %91, <2 x float> %98, <2 x float> %103)
  %111 = extractelement <2 x float> %110, i64 0
  store float %111, ptr addrspace(5) %26, align 4, !tbaa !16
  %112 = extractelement <2 x float> %110, i64 1
  store float %112, ptr addrspace(5) %27, align 4, !tbaa !16
  %113 = fmul float %69, %78
  %114 = extractelement <2 x float> %98, i64 1
  %115 = tail call float @llvm.fmuladd.f32(float %75, float %114, float %113)
  store float %115, ptr addrspace(5) %57, align 4, !tbaa !16
  %116 = fneg float %75
  %117 = getelementptr inbounds nuw i8, ptr addrspace(5) %4, i32 20
  store float %80, ptr addrspace(5) %32, align 4, !tbaa !16
  store float %107, ptr addrspace(5) %117, align 4, !tbaa !16
  %118 = shufflevector <2 x float> %84, <2 x float> poison, <2 x i32> zeroinitializer
  %119 = insertelement <2 x float> poison, float %116, i64 0
  %120 = insertelement <2 x float> %119, float %83, i64 1
  %121 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %118, <2 x float> zeroinitializer, <2 x float> %120)
  %122 = shufflevector <2 x float> %90, <2 x float> poison, <2 x i32> zeroinitializer
  %123 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %122, <2 x float> zeroinitializer, <2 x float> %85)
  %124 = shufflevector <2 x float> %121, <2 x float> %123, <2 x i32> <i32 0, i32 2>
  store <2 x float> %124, ptr addrspace(5) %43, align 4, !tbaa !16
  %125 = shufflevector <2 x float> %121, <2 x float> %123, <2 x i32> <i32 1, i32 3>
  store <2 x float> %125, ptr addrspace(5) %46, align 4, !tbaa !16
  %126 = shufflevector <2 x float> %88, <2 x float> poison, <2 x i32> <i32 1, i32 poison>
  %127 = insertelement <2 x float> %126, float %115, i64 1
  %128 = insertelement <2 x float> poison, float %109, i64 0
  %129 = shufflevector <2 x float> %128, <2 x float> %88, <2 x i32> <i32 0, i32 2>
  br label %130

130:                                              ; preds = %55, %3
  %131 = phi float [ %80, %55 ], [ %31, %3 ]
  %132 = phi <2 x float> [ %127, %55 ], [ %51, %3 ]
  %133 = phi <2 x float> [ %129, %55 ], [ %52, %3 ]
  %134 = phi <2 x float> [ %110, %55 ], [ %53, %3 ]
  %135 = phi <2 x float> [ %106, %55 ], [ %54, %3 ]
  %136 = phi <2 x float> [ %121, %55 ], [ zeroinitializer, %3 ]
  %137 = phi <2 x float> [ %123, %55 ], [ <float 1.000000e+00, float 0.000000e+00>, %3 ]
  %138 = tail call fastcc float @llvm.fabs.f32(float noundef %131) #13
  %139 = fcmp olt float %138, 0x3D71979980000000
  %140 = insertelement <2 x float> <float 0.000000e+00, float poison>, float %39, i64 1
  %141 = insertelement <2 x float> poison, float %131, i64 0
  %142 = shufflevector <2 x float> %141, <2 x float> poison, <2 x i32> zeroinitializer
  %143 = extractelement <2 x float> %135, i64 1
  br i1 %139, label %217, label %144

144:                                              ; preds = %130
  %145 = getelementptr inbounds nuw i8, ptr addrspace(5) %4, i32 32
  %146 = extractelement <2 x float> %133, i64 0
  %147 = fsub float %39, %146
  %148 = fmul float %131, 2.000000e+00
  %149 = fdiv float %147, %148
  %150 = tail call fastcc float @llvm.copysign.f32(float noundef 1.000000e+00, float noundef %149) #13
  %151 = tail call fastcc float @llvm.fabs.f32(float noundef %149) #13
  %152 = tail call float @llvm.fmuladd.f32(float %149, float %149, float 1.000000e+00)
  %153 = tail call fastcc float @llvm.sqrt.f32(float noundef %152) #13
  %154 = fadd float %151, %153
  %155 = fdiv float %150, %154
  %156 = tail call float @llvm.fmuladd.f32(float %155, float %155, float 1.000000e+00)
  %157 = tail call fastcc float @llvm.sqrt.f32(float noundef %156) #13
  %158 = fdiv float 1.000000e+00, %157
  %159 = fmul float %155, %158
  %160 = fneg float %131
  %161 = getelementptr inbounds nuw i8, ptr addrspace(5) %4, i32 20
  %162 = fneg float %39
  %163 = fmul float %159, %162
  %164 = tail call float @llvm.fmuladd.f32(float %158, float %131, float %163)
  %165 = fmul float %158, %39
  %166 = tail call float @llvm.fmuladd.f32(float %159, float %131, float %165)
  %167 = fneg float %164
  %168 = insertelement <2 x float> poison, float %159, i64 0
  %169 = shufflevector <2 x float> %168, <2 x float> poison, <2 x i32> zeroinitializer
  %170 = insertelement <2 x float> <float poison, float -0.000000e+00>, float %167, i64 0
  %171 = fmul <2 x float> %169, %170
  %172 = insertelement <2 x float> poison, float %158, i64 0
  %173 = shufflevector <2 x float> %172, <2 x float> poison, <2 x i32> zeroinitializer
  %174 = fneg float %166
  %175 = insertelement <2 x float> %168, float %158, i64 1
  %176 = insertelement <2 x float> %142, float %160, i64 0
  %177 = fmul <2 x float> %175, %176
  %178 = shufflevector <2 x float> %175, <2 x float> poison, <2 x i32> <i32 1, i32 0>
  %179 = shufflevector <2 x float> %133, <2 x float> poison, <2 x i32> zeroinitializer
  %180 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %178, <2 x float> %179, <2 x float> %177)
  %181 = fneg <2 x float> %135
  %182 = shufflevector <2 x float> %135, <2 x float> %181, <2 x i32> <i32 3, i32 1>
  %183 = fmul <2 x float> %175, %182
  %184 = shufflevector <2 x float> %175, <2 x float> poison, <2 x i32> <i32 1, i32 1>
  %185 = shufflevector <2 x float> %183, <2 x float> poison, <2 x i32> zeroinitializer
  %186 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %184, <2 x float> %134, <2 x float> %185)
  %187 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %178, <2 x float> %134, <2 x float> %183)
  %188 = shufflevector <2 x float> %180, <2 x float> %186, <2 x i32> <i32 1, i32 2>
  store <2 x float> %188, ptr addrspace(5) %32, align 4, !tbaa !16
  %189 = extractelement <2 x float> %134, i64 0
  %190 = extractelement <2 x float> %183, i64 1
  %191 = tail call float @llvm.fmuladd.f32(float %159, float %189, float %190)
  store float %191, ptr addrspace(5) %161, align 4, !tbaa !16
  %192 = insertelement <2 x float> poison, float %164, i64 0
  %193 = insertelement <2 x float> %192, float %174, i64 1
  %194 = fmul <2 x float> %178, %193
  %195 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %175, <2 x float> %180, <2 x float> %194)
  %196 = shufflevector <2 x float> %180, <2 x float> %133, <2 x i32> <i32 0, i32 3>
  %197 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %173, <2 x float> %196, <2 x float> %171)
  %198 = extractelement <2 x float> %197, i64 1
  store float %198, ptr addrspace(5) %5, align 4, !tbaa !16
  %199 = shufflevector <2 x float> %197, <2 x float> %186, <2 x i32> <i32 0, i32 3>
  store <2 x float> %199, ptr addrspace(5) %4, align 4, !tbaa !16
  %200 = shufflevector <2 x float> %195, <2 x float> %187, <2 x i32> <i32 0, i32 3>
  store <2 x float> %200, ptr addrspace(5) %30, align 4, !tbaa !16
  %201 = insertelement <2 x float> <float 0.000000e+00, float poison>, float %166, i64 1
  %202 = fmul <2 x float> %173, %201
  %203 = shufflevector <2 x float> %133, <2 x float> %180, <2 x i32> <i32 1, i32 3>
  %204 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %169, <2 x float> %203, <2 x float> %202)
  %205 = extractelement <2 x float> %204, i64 0
  store float %205, ptr addrspace(5) %42, align 4, !tbaa !16
  %206 = extractelement <2 x float> %204, i64 1
  store float %206, ptr addrspace(5) %145, align 4, !tbaa !16
  %207 = fneg float %159
  %208 = shufflevector <2 x float> %171, <2 x float> poison, <2 x i32> <i32 1, i32 poison>
  %209 = insertelement <2 x float> %208, float %207, i64 1
  %210 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %173, <2 x float> %136, <2 x float> %209)
  %211 = extractelement <2 x float> %210, i64 0
  store float %211, ptr addrspace(5) %43, align 4, !tbaa !16
  %212 = extractelement <2 x float> %210, i64 1
  store float %212, ptr addrspace(5) %46, align 4, !tbaa !16
  %213 = insertelement <2 x float> %202, float %158, i64 1
  %214 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %169, <2 x float> %136, <2 x float> %213)
  %215 = extractelement <2 x float> %214, i64 0
  store float %215, ptr addrspace(5) %45, align 4, !tbaa !16
  %216 = extractelement <2 x float> %214, i64 1
  store float %216, ptr addrspace(5) %48, align 4, !tbaa !16
  br label %217

217:                                              ; preds = %144, %130
  %218 = phi float [ %191, %144 ], [ %143, %130 ]
  %219 = phi <2 x float> [ %197, %144 ], [ %133, %130 ]
  %220 = phi <2 x float> [ %204, %144 ], [ %140, %130 ]
  %221 = phi <2 x float> [ %210, %144 ], [ %136, %130 ]
  %222 = phi <2 x float> [ %186, %144 ], [ %134, %130 ]
  %223 = phi <2 x float> [ %195, %144 ], [ %142, %130 ]
  %224 = phi <2 x float> [ %187, %144 ], [ %135, %130 ]
  %225 = phi <2 x float> [ %214, %144 ], [ <float 0.000000e+00, float 1.000000e+00>, %130 ]
  %226 = getelementptr inbounds nuw i8, ptr addrspace(5) %4, i32 20
  %227 = tail call fastcc float @llvm.fabs.f32(float noundef %218) #13
  %228 = fcmp olt float %227, 0x3D71979980000000
  br i1 %228, label %304, label %229

229:                                              ; preds = %217
  %230 = getelementptr inbounds nuw i8, ptr addrspace(5) %4, i32 32
  %231 = extractelement <2 x float> %132, i64 1
  %232 = extractelement <2 x float> %220, i64 1
  %233 = fsub <2 x float> %220, %132
  %234 = extractelement <2 x float> %233, i64 1
  %235 = fmul float %218, 2.000000e+00
  %236 = fdiv float %234, %235
  %237 = tail call fastcc float @llvm.copysign.f32(float noundef 1.000000e+00, float noundef %236) #13
  %238 = tail call fastcc float @llvm.fabs.f32(float noundef %236) #13
  %239 = tail call float @llvm.fmuladd.f32(float %236, float %236, float 1.000000e+00)
  %240 = tail call fastcc float @llvm.sqrt.f32(float noundef %239) #13
  %241 = fadd float %238, %240
  %242 = fdiv float %237, %241
  %243 = tail call float @llvm.fmuladd.f32(float %242, float %242, float 1.000000e+00)
  %244 = tail call fastcc float @llvm.sqrt.f32(float noundef %243) #13
  %245 = fdiv float 1.000000e+00, %244
  %246 = fmul float %242, %245
  %247 = fneg <2 x float> %223
  %248 = fneg float %218
  %249 = fmul float %246, %248
  %250 = tail call float @llvm.fmuladd.f32(float %245, float %231, float %249)
  %251 = fmul float %245, %218
  %252 = tail call float @llvm.fmuladd.f32(float %246, float %231, float %251)
  %253 = fneg float %232
  %254 = fmul float %246, %253
  %255 = extractelement <2 x float> %224, i64 1
  %256 = tail call float @llvm.fmuladd.f32(float %245, float %255, float %254)
  %257 = fmul float %245, %232
  %258 = tail call float @llvm.fmuladd.f32(float %246, float %255, float %257)
  %259 = insertelement <2 x float> poison, float %245, i64 0
  %260 = shufflevector <2 x float> %259, <2 x float> poison, <2 x i32> zeroinitializer
  %261 = fmul <2 x float> %260, %223
  %262 = insertelement <2 x float> poison, float %246, i64 0
  %263 = shufflevector <2 x float> %262, <2 x float> poison, <2 x i32> zeroinitializer
  %264 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %263, <2 x float> %222, <2 x float> %261)
  %265 = fneg float %256
  %266 = fneg <2 x float> %220
  %267 = insertelement <2 x float> %266, float %265, i64 1
  %268 = fmul <2 x float> %263, %267
  %269 = insertelement <2 x float> %132, float %250, i64 1
  %270 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %260, <2 x float> %269, <2 x float> %268)
  %271 = fmul <2 x float> %263, %247
  %272 = insertelement <2 x float> %262, float %245, i64 1
  %273 = insertelement <2 x float> %247, float %256, i64 1
  %274 = fmul <2 x float> %272, %273
  %275 = shufflevector <2 x float> %272, <2 x float> poison, <2 x i32> <i32 1, i32 1>
  %276 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %275, <2 x float> %222, <2 x float> %271)
  %277 = shufflevector <2 x float> %276, <2 x float> %264, <2 x i32> <i32 1, i32 3>
  store <2 x float> %277, ptr addrspace(5) %27, align 4, !tbaa !16
  %278 = shufflevector <2 x float> %272, <2 x float> poison, <2 x i32> <i32 1, i32 0>
  %279 = insertelement <2 x float> %222, float %250, i64 1
  %280 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %278, <2 x float> %279, <2 x float> %274)
  %281 = shufflevector <2 x float> %276, <2 x float> %270, <2 x i32> <i32 0, i32 3>
  store <2 x float> %281, ptr addrspace(5) %26, align 4, !tbaa !16
  %282 = shufflevector <2 x float> %264, <2 x float> %280, <2 x i32> <i32 0, i32 3>
  store <2 x float> %282, ptr addrspace(5) %30, align 4, !tbaa !16
  %283 = fneg <2 x float> %225
  %284 = shufflevector <2 x float> %283, <2 x float> %225, <2 x i32> <i32 0, i32 2>
  %285 = fmul <2 x float> %272, %284
  %286 = shufflevector <2 x float> %137, <2 x float> poison, <2 x i32> zeroinitializer
  %287 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %278, <2 x float> %286, <2 x float> %285)
  store <2 x float> %287, ptr addrspace(5) %44, align 4, !tbaa !16
  %288 = fneg float %258
  %289 = fmul float %246, %288
  %290 = tail call float @llvm.fmuladd.f32(float %245, float %252, float %289)
  store float %290, ptr addrspace(5) %226, align 4, !tbaa !16
  %291 = insertelement <2 x float> %220, float %258, i64 1
  %292 = fmul <2 x float> %260, %291
  %293 = insertelement <2 x float> %132, float %252, i64 1
  %294 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %263, <2 x float> %293, <2 x float> %292)
  %295 = shufflevector <2 x float> %270, <2 x float> %294, <2 x i32> <i32 0, i32 2>
  store <2 x float> %295, ptr addrspace(5) %41, align 4, !tbaa !16
  %296 = extractelement <2 x float> %294, i64 1
  store float %296, ptr addrspace(5) %230, align 4, !tbaa !16
  %297 = fneg <2 x float> %225
  %298 = shufflevector <2 x float> %297, <2 x float> %225, <2 x i32> <i32 1, i32 3>
  %299 = fmul <2 x float> %272, %298
  %300 = shufflevector <2 x float> %137, <2 x float> poison, <2 x i32> <i32 1, i32 1>
  %301 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %278, <2 x float> %300, <2 x float> %299)
  store <2 x float> %301, ptr addrspace(5) %47, align 4, !tbaa !16
  %302 = shufflevector <2 x float> %287, <2 x float> %301, <2 x i32> <i32 1, i32 3>
  %303 = shufflevector <2 x float> %287, <2 x float> %301, <2 x i32> <i32 0, i32 2>
  br label %304

304:                                              ; preds = %229, %217
  %305 = phi float [ %290, %229 ], [ %218, %217 ]
  %306 = phi <2 x float> [ %270, %229 ], [ %132, %217 ]
  %307 = phi <2 x float> [ %294, %229 ], [ %220, %217 ]
  %308 = phi <2 x float> [ %302, %229 ], [ %225, %217 ]
  %309 = phi <2 x float> [ %303, %229 ], [ %137, %217 ]
  %310 = phi <2 x float> [ %276, %229 ], [ %222, %217 ]
  %311 = phi <2 x float> [ %280, %229 ], [ %224, %217 ]
  %312 = phi <2 x float> [ %264, %229 ], [ %223, %217 ]
  %313 = extractelement <2 x float> %310, i64 1
  %314 = tail call fastcc float @llvm.fabs.f32(float noundef %313) #13
  %315 = fcmp olt float %314, 0x3D71979980000000
  br i1 %315, label %389, label %316

316:                                              ; preds = %304
  %317 = extractelement <2 x float> %306, i64 1
  %318 = shufflevector <2 x float> %306, <2 x float> poison, <2 x i32> <i32 1, i32 poison>
  %319 = fsub <2 x float> %318, %219
  %320 = extractelement <2 x float> %319, i64 0
  %321 = fmul float %313, 2.000000e+00
  %322 = fdiv float %320, %321
  %323 = tail call fastcc float @llvm.copysign.f32(float noundef 1.000000e+00, float noundef %322) #13
  %324 = tail call fastcc float @llvm.fabs.f32(float noundef %322) #13
  %325 = tail call float @llvm.fmuladd.f32(float %322, float %322, float 1.000000e+00)
  %326 = tail call fastcc float @llvm.sqrt.f32(float noundef %325) #13
  %327 = fadd float %324, %326
  %328 = fdiv float %323, %327
  %329 = tail call float @llvm.fmuladd.f32(float %328, float %328, float 1.000000e+00)
  %330 = tail call fastcc float @llvm.sqrt.f32(float noundef %329) #13
  %331 = fdiv float 1.000000e+00, %330
  %332 = fmul float %328, %331
  %333 = fneg float %317
  %334 = fmul float %332, %333
  %335 = extractelement <2 x float> %310, i64 0
  %336 = tail call float @llvm.fmuladd.f32(float %331, float %335, float %334)
  %337 = fmul float %331, %317
  %338 = tail call float @llvm.fmuladd.f32(float %332, float %335, float %337)
  %339 = shufflevector <2 x float> %306, <2 x float> poison, <2 x i32> <i32 poison, i32 0>
  %340 = insertelement <2 x float> %339, float %336, i64 0
  %341 = fneg <2 x float> %340
  %342 = insertelement <2 x float> poison, float %332, i64 0
  %343 = shufflevector <2 x float> %342, <2 x float> poison, <2 x i32> zeroinitializer
  %344 = fmul <2 x float> %343, %341
  %345 = insertelement <2 x float> poison, float %331, i64 0
  %346 = shufflevector <2 x float> %345, <2 x float> poison, <2 x i32> zeroinitializer
  %347 = fneg float %338
  %348 = insertelement <2 x float> %342, float %331, i64 1
  %349 = fneg <2 x float> %310
  %350 = shufflevector <2 x float> %310, <2 x float> %349, <2 x i32> <i32 3, i32 1>
  %351 = fmul <2 x float> %348, %350
  %352 = shufflevector <2 x float> %348, <2 x float> poison, <2 x i32> <i32 1, i32 0>
  %353 = shufflevector <2 x float> %219, <2 x float> poison, <2 x i32> zeroinitializer
  %354 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %352, <2 x float> %353, <2 x float> %351)
  %355 = shufflevector <2 x float> %348, <2 x float> poison, <2 x i32> <i32 1, i32 1>
  %356 = insertelement <2 x float> %311, float %336, i64 0
  %357 = fmul <2 x float> %355, %356
  %358 = insertelement <2 x float> %356, float %347, i64 1
  %359 = fmul <2 x float> %352, %358
  %360 = shufflevector <2 x float> %342, <2 x float> poison, <2 x i32> zeroinitializer
  %361 = shufflevector <2 x float> %354, <2 x float> %312, <2 x i32> <i32 0, i32 2>
  %362 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %360, <2 x float> %361, <2 x float> %357)
  %363 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %348, <2 x float> %354, <2 x float> %359)
  %364 = shufflevector <2 x float> %354, <2 x float> %219, <2 x i32> <i32 0, i32 3>
  %365 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %346, <2 x float> %364, <2 x float> %344)
  %366 = shufflevector <2 x float> %365, <2 x float> %363, <2 x i32> <i32 0, i32 3>
  store <2 x float> %366, ptr addrspace(5) %4, align 4, !tbaa !16
  %367 = insertelement <2 x float> %306, float %338, i64 1
  %368 = fmul <2 x float> %346, %367
  %369 = shufflevector <2 x float> %219, <2 x float> %354, <2 x i32> <i32 1, i32 3>
  %370 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %343, <2 x float> %369, <2 x float> %368)
  %371 = shufflevector <2 x float> %365, <2 x float> %370, <2 x i32> <i32 1, i32 2>
  store <2 x float> %371, ptr addrspace(5) %5, align 4, !tbaa !16
  %372 = shufflevector <2 x float> %363, <2 x float> %370, <2 x i32> <i32 0, i32 3>
  store <2 x float> %372, ptr addrspace(5) %26, align 4, !tbaa !16
  %373 = shufflevector <2 x float> %311, <2 x float> poison, <2 x i32> <i32 1, i32 poison>
  %374 = insertelement <2 x float> %373, float %305, i64 1
  %375 = fneg <2 x float> %374
  %376 = fmul <2 x float> %343, %375
  %377 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %346, <2 x float> %312, <2 x float> %376)
  %378 = shufflevector <2 x float> %377, <2 x float> %362, <2 x i32> <i32 0, i32 3>
  store <2 x float> %378, ptr addrspace(5) %30, align 4, !tbaa !16
  %379 = fmul float %331, %305
  %380 = extractelement <2 x float> %312, i64 1
  %381 = tail call float @llvm.fmuladd.f32(float %332, float %380, float %379)
  store float %381, ptr addrspace(5) %226, align 4, !tbaa !16
  %382 = fmul <2 x float> %346, %309
  %383 = fneg <2 x float> %309
  %384 = fmul <2 x float> %343, %383
  %385 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %346, <2 x float> %221, <2 x float> %384)
  %386 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %343, <2 x float> %221, <2 x float> %382)
  %387 = shufflevector <2 x float> %385, <2 x float> %386, <2 x i32> <i32 0, i32 2>
  store <2 x float> %387, ptr addrspace(5) %43, align 4, !tbaa !16
  %388 = shufflevector <2 x float> %385, <2 x float> %386, <2 x i32> <i32 1, i32 3>
  store <2 x float> %388, ptr addrspace(5) %46, align 4, !tbaa !16
  br label %389

389:                                              ; preds = %316, %304
  %390 = phi float [ %381, %316 ], [ %305, %304 ]
  %391 = phi <2 x float> [ %370, %316 ], [ %306, %304 ]
  %392 = phi <2 x float> [ %365, %316 ], [ %219, %304 ]
  %393 = phi <2 x float> [ %385, %316 ], [ %221, %304 ]
  %394 = phi <2 x float> [ %386, %316 ], [ %309, %304 ]
  %395 = phi <2 x float> [ %363, %316 ], [ %310, %304 ]
  %396 = phi <2 x float> [ %362, %316 ], [ %311, %304 ]
  %397 = phi <2 x float> [ %377, %316 ], [ %312, %304 ]
  %398 = extractelement <2 x float> %397, i64 1
  %399 = tail call fastcc float @llvm.fabs.f32(float noundef %398) #13
  %400 = fcmp olt float %399, 0x3D71979980000000
  %401 = insertelement <2 x float> poison, float %390, i64 0
  %402 = shufflevector <2 x float> %401, <2 x float> %397, <2 x i32> <i32 0, i32 2>
  %403 = shufflevector <2 x float> %395, <2 x float> %397, <2 x i32> <i32 1, i32 3>
  br i1 %400, label %478, label %404

404:                                              ; preds = %389
  %405 = shufflevector <2 x float> %395, <2 x float> poison, <2 x i32> <i32 1, i32 poison>
  %406 = extractelement <2 x float> %392, i64 0
  %407 = extractelement <2 x float> %307, i64 1
  %408 = shufflevector <2 x float> %307, <2 x float> poison, <2 x i32> <i32 1, i32 poison>
  %409 = fsub <2 x float> %408, %392
  %410 = extractelement <2 x float> %409, i64 0
  %411 = fmul float %398, 2.000000e+00
  %412 = fdiv float %410, %411
  %413 = tail call fastcc float @llvm.copysign.f32(float noundef 1.000000e+00, float noundef %412) #13
  %414 = tail call fastcc float @llvm.fabs.f32(float noundef %412) #13
  %415 = tail call float @llvm.fmuladd.f32(float %412, float %412, float 1.000000e+00)
  %416 = tail call fastcc float @llvm.sqrt.f32(float noundef %415) #13
  %417 = fadd float %414, %416
  %418 = fdiv float %413, %417
  %419 = tail call float @llvm.fmuladd.f32(float %418, float %418, float 1.000000e+00)
  %420 = tail call fastcc float @llvm.sqrt.f32(float noundef %419) #13
  %421 = fdiv float 1.000000e+00, %420
  %422 = fmul float %418, %421
  %423 = fneg float %398
  %424 = fmul float %422, %423
  %425 = tail call float @llvm.fmuladd.f32(float %421, float %406, float %424)
  %426 = fmul float %421, %398
  %427 = tail call float @llvm.fmuladd.f32(float %422, float %406, float %426)
  store float %427, ptr addrspace(5) %32, align 4, !tbaa !16
  %428 = fneg float %390
  %429 = fneg float %407
  %430 = fmul float %422, %429
  %431 = extractelement <2 x float> %397, i64 0
  %432 = tail call float @llvm.fmuladd.f32(float %421, float %431, float %430)
  %433 = fmul float %421, %407
  %434 = tail call float @llvm.fmuladd.f32(float %422, float %431, float %433)
  %435 = insertelement <2 x float> poison, float %421, i64 0
  %436 = shufflevector <2 x float> %435, <2 x float> poison, <2 x i32> zeroinitializer
  %437 = insertelement <2 x float> %401, float %432, i64 1
  %438 = fmul <2 x float> %436, %437
  %439 = insertelement <2 x float> poison, float %422, i64 0
  %440 = shufflevector <2 x float> %439, <2 x float> poison, <2 x i32> zeroinitializer
  %441 = insertelement <2 x float> %395, float %425, i64 1
  %442 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %440, <2 x float> %441, <2 x float> %438)
  store <2 x float> %442, ptr addrspace(5) %226, align 4, !tbaa !16
  %443 = shufflevector <2 x float> %307, <2 x float> poison, <2 x i32> <i32 poison, i32 0>
  %444 = insertelement <2 x float> %443, float %432, i64 0
  %445 = fneg <2 x float> %444
  %446 = fmul <2 x float> %440, %445
  %447 = insertelement <2 x float> %392, float %425, i64 0
  %448 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %436, <2 x float> %447, <2 x float> %446)
  %449 = extractelement <2 x float> %448, i64 0
  store float %449, ptr addrspace(5) %4, align 4, !tbaa !16
  %450 = extractelement <2 x float> %448, i64 1
  store float %450, ptr addrspace(5) %5, align 4, !tbaa !16
  %451 = getelementptr inbounds nuw i8, ptr addrspace(5) %4, i32 28
  %452 = insertelement <2 x float> %439, float %421, i64 1
  %453 = insertelement <2 x float> %396, float %428, i64 0
  %454 = fmul <2 x float> %452, %453
  %455 = shufflevector <2 x float> %452, <2 x float> poison, <2 x i32> <i32 1, i32 0>
  %456 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %455, <2 x float> %395, <2 x float> %454)
  %457 = extractelement <2 x float> %456, i64 0
  store float %457, ptr addrspace(5) %26, align 4, !tbaa !16
  %458 = fneg <2 x float> %308
  %459 = shufflevector <2 x float> %396, <2 x float> poison, <2 x i32> <i32 1, i32 poison>
  %460 = insertelement <2 x float> %459, float %434, i64 1
  %461 = fneg <2 x float> %460
  %462 = fmul <2 x float> %440, %461
  %463 = insertelement <2 x float> %405, float %427, i64 1
  %464 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %436, <2 x float> %463, <2 x float> %462)
  %465 = insertelement <2 x float> %307, float %434, i64 1
  %466 = fmul <2 x float> %436, %465
  %467 = shufflevector <2 x float> %392, <2 x float> poison, <2 x i32> <i32 1, i32 poison>
  %468 = insertelement <2 x float> %467, float %427, i64 1
  %469 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %440, <2 x float> %468, <2 x float> %466)
  %470 = shufflevector <2 x float> %456, <2 x float> %469, <2 x i32> <i32 1, i32 3>
  store <2 x float> %470, ptr addrspace(5) %451, align 4, !tbaa !16
  %471 = fmul <2 x float> %436, %308
  %472 = fmul <2 x float> %440, %458
  %473 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %436, <2 x float> %393, <2 x float> %472)
  %474 = shufflevector <2 x float> %469, <2 x float> %473, <2 x i32> <i32 0, i32 2>
  store <2 x float> %474, ptr addrspace(5) %42, align 4, !tbaa !16
  %475 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %440, <2 x float> %393, <2 x float> %471)
  %476 = shufflevector <2 x float> %475, <2 x float> %473, <2 x i32> <i32 0, i32 3>
  store <2 x float> %476, ptr addrspace(5) %45, align 4, !tbaa !16
  %477 = extractelement <2 x float> %475, i64 1
  store float %477, ptr addrspace(5) %48, align 4, !tbaa !16
  br label %478

478:                                              ; preds = %404, %389
  %479 = phi <2 x float> [ %442, %404 ], [ %402, %389 ]
  %480 = phi <2 x float> [ %448, %404 ], [ %392, %389 ]
  %481 = phi <2 x float> [ %469, %404 ], [ %307, %389 ]
  %482 = phi <2 x float> [ %473, %404 ], [ %393, %389 ]
  %483 = phi <2 x float> [ %475, %404 ], [ %308, %389 ]
  %484 = phi <2 x float> [ %456, %404 ], [ %396, %389 ]
  %485 = phi <2 x float> [ %464, %404 ], [ %403, %389 ]
  %486 = extractelement <2 x float> %479, i64 0
  %487 = tail call fastcc float @llvm.fabs.f32(float noundef %486) #13
  %488 = fcmp olt float %487, 0x3D71979980000000
  %489 = shufflevector <2 x float> %479, <2 x float> %485, <2 x i32> <i32 3, i32 1>
  %490 = extractelement <2 x float> %485, i64 0
  br i1 %488, label %565, label %491

491:                                              ; preds = %478
  %492 = extractelement <2 x float> %391, i64 1
  %493 = extractelement <2 x float> %481, i64 1
  %494 = fsub <2 x float> %481, %391
  %495 = extractelement <2 x float> %494, i64 1
  %496 = fmul float %486, 2.000000e+00
  %497 = fdiv float %495, %496
  %498 = tail call fastcc float @llvm.copysign.f32(float noundef 1.000000e+00, float noundef %497) #13
  %499 = tail call fastcc float @llvm.fabs.f32(float noundef %497) #13
  %500 = tail call float @llvm.fmuladd.f32(float %497, float %497, float 1.000000e+00)
  %501 = tail call fastcc float @llvm.sqrt.f32(float noundef %500) #13
  %502 = fadd float %499, %501
  %503 = fdiv float %498, %502
  %504 = tail call float @llvm.fmuladd.f32(float %503, float %503, float 1.000000e+00)
  %505 = tail call fastcc float @llvm.sqrt.f32(float noundef %504) #13
  %506 = fdiv float 1.000000e+00, %505
  %507 = fmul float %503, %506
  %508 = insertelement <2 x float> poison, float %507, i64 0
  %509 = insertelement <2 x float> %508, float %506, i64 1
  %510 = fneg <2 x float> %485
  %511 = shufflevector <2 x float> %510, <2 x float> %485, <2 x i32> <i32 1, i32 3>
  %512 = fmul <2 x float> %509, %511
  %513 = shufflevector <2 x float> %509, <2 x float> poison, <2 x i32> <i32 1, i32 0>
  %514 = shufflevector <2 x float> %485, <2 x float> poison, <2 x i32> zeroinitializer
  %515 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %513, <2 x float> %514, <2 x float> %512)
  store <2 x float> %515, ptr addrspace(5) %27, align 4, !tbaa !16
  %516 = fneg float %486
  %517 = fmul float %507, %516
  %518 = tail call float @llvm.fmuladd.f32(float %506, float %492, float %517)
  %519 = fmul float %506, %486
  %520 = tail call float @llvm.fmuladd.f32(float %507, float %492, float %519)
  %521 = getelementptr inbounds nuw i8, ptr addrspace(5) %4, i32 28
  %522 = fneg float %493
  %523 = fmul float %507, %522
  %524 = extractelement <2 x float> %484, i64 1
  %525 = tail call float @llvm.fmuladd.f32(float %506, float %524, float %523)
  %526 = fmul float %506, %493
  %527 = tail call float @llvm.fmuladd.f32(float %507, float %524, float %526)
  %528 = insertelement <2 x float> %481, float %525, i64 1
  %529 = fneg <2 x float> %528
  %530 = shufflevector <2 x float> %508, <2 x float> poison, <2 x i32> zeroinitializer
  %531 = fmul <2 x float> %530, %529
  %532 = insertelement <2 x float> poison, float %506, i64 0
  %533 = shufflevector <2 x float> %532, <2 x float> poison, <2 x i32> zeroinitializer
  %534 = insertelement <2 x float> %391, float %518, i64 1
  %535 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %533, <2 x float> %534, <2 x float> %531)
  %536 = fneg <2 x float> %479
  %537 = shufflevector <2 x float> %536, <2 x float> poison, <2 x i32> <i32 1, i32 poison>
  %538 = insertelement <2 x float> %537, float %525, i64 1
  %539 = fmul <2 x float> %509, %538
  %540 = insertelement <2 x float> %484, float %518, i64 1
  %541 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %513, <2 x float> %540, <2 x float> %539)
  %542 = shufflevector <2 x float> %541, <2 x float> %535, <2 x i32> <i32 0, i32 3>
  store <2 x float> %542, ptr addrspace(5) %26, align 4, !tbaa !16
  %543 = fneg <2 x float> %483
  %544 = fneg float %527
  %545 = insertelement <2 x float> %479, float %544, i64 0
  %546 = fmul <2 x float> %509, %545
  %547 = insertelement <2 x float> %532, float %507, i64 1
  %548 = insertelement <2 x float> poison, float %520, i64 0
  %549 = shufflevector <2 x float> %548, <2 x float> %484, <2 x i32> <i32 0, i32 2>
  %550 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %547, <2 x float> %549, <2 x float> %546)
  store <2 x float> %550, ptr addrspace(5) %226, align 4, !tbaa !16
  %551 = insertelement <2 x float> %481, float %527, i64 1
  %552 = fmul <2 x float> %533, %551
  %553 = insertelement <2 x float> %391, float %520, i64 1
  %554 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %530, <2 x float> %553, <2 x float> %552)
  %555 = shufflevector <2 x float> %535, <2 x float> %554, <2 x i32> <i32 0, i32 2>
  store <2 x float> %555, ptr addrspace(5) %41, align 4, !tbaa !16
  %556 = shufflevector <2 x float> %541, <2 x float> %554, <2 x i32> <i32 1, i32 3>
  store <2 x float> %556, ptr addrspace(5) %521, align 4, !tbaa !16
  %557 = fmul <2 x float> %530, %543
  %558 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %533, <2 x float> %394, <2 x float> %557)
  %559 = fmul <2 x float> %533, %483
  %560 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %530, <2 x float> %394, <2 x float> %559)
  %561 = shufflevector <2 x float> %558, <2 x float> %560, <2 x i32> <i32 0, i32 2>
  store <2 x float> %561, ptr addrspace(5) %44, align 4, !tbaa !16
  %562 = shufflevector <2 x float> %558, <2 x float> %560, <2 x i32> <i32 1, i32 3>
  store <2 x float> %562, ptr addrspace(5) %47, align 4, !tbaa !16
  %563 = shufflevector <2 x float> %550, <2 x float> %515, <2 x i32> <i32 3, i32 1>
  %564 = extractelement <2 x float> %515, i64 0
  br label %565

565:                                              ; preds = %491, %478
  %566 = phi float [ %564, %491 ], [ %490, %478 ]
  %567 = phi <2 x float> [ %563, %491 ], [ %489, %478 ]
  %568 = phi <2 x float> [ %550, %491 ], [ %479, %478 ]
  %569 = phi <2 x float> [ %535, %491 ], [ %391, %478 ]
  %570 = phi <2 x float> [ %554, %491 ], [ %481, %478 ]
  %571 = phi <2 x float> [ %558, %491 ], [ %394, %478 ]
  %572 = phi <2 x float> [ %560, %491 ], [ %483, %478 ]
  %573 = phi <2 x float> [ %541, %491 ], [ %484, %478 ]
  %574 = tail call fastcc float @llvm.fabs.f32(float noundef %566) #13
  %575 = fcmp olt float %574, 0x3D71979980000000
  %576 = insertelement <2 x float> poison, float %566, i64 0
  %577 = shufflevector <2 x float> %576, <2 x float> %573, <2 x i32> <i32 0, i32 2>
  %578 = shufflevector <2 x float> %567, <2 x float> %573, <2 x i32> <i32 0, i32 3>
  br i1 %575, label %652, label %579

579:                                              ; preds = %565
  %580 = getelementptr inbounds nuw i8, ptr addrspace(5) %4, i32 16
  %581 = extractelement <2 x float> %569, i64 1
  %582 = shufflevector <2 x float> %569, <2 x float> poison, <2 x i32> <i32 1, i32 poison>
  %583 = fsub <2 x float> %582, %480
  %584 = extractelement <2 x float> %583, i64 0
  %585 = fmul float %566, 2.000000e+00
  %586 = fdiv float %584, %585
  %587 = tail call fastcc float @llvm.copysign.f32(float noundef 1.000000e+00, float noundef %586) #13
  %588 = tail call fastcc float @llvm.fabs.f32(float noundef %586) #13
  %589 = tail call float @llvm.fmuladd.f32(float %586, float %586, float 1.000000e+00)
  %590 = tail call fastcc float @llvm.sqrt.f32(float noundef %589) #13
  %591 = fadd float %588, %590
  %592 = fdiv float %587, %591
  %593 = tail call float @llvm.fmuladd.f32(float %592, float %592, float 1.000000e+00)
  %594 = tail call fastcc float @llvm.sqrt.f32(float noundef %593) #13
  %595 = fdiv float 1.000000e+00, %594
  %596 = fmul float %592, %595
  %597 = fneg float %566
  %598 = fneg float %581
  %599 = fmul float %596, %598
  %600 = extractelement <2 x float> %573, i64 0
  %601 = tail call float @llvm.fmuladd.f32(float %595, float %600, float %599)
  store float %601, ptr addrspace(5) %26, align 4, !tbaa !16
  %602 = fmul float %595, %581
  %603 = tail call float @llvm.fmuladd.f32(float %596, float %600, float %602)
  %604 = getelementptr inbounds nuw i8, ptr addrspace(5) %4, i32 28
  %605 = shufflevector <2 x float> %569, <2 x float> poison, <2 x i32> <i32 poison, i32 0>
  %606 = insertelement <2 x float> %605, float %601, i64 0
  %607 = fneg <2 x float> %606
  %608 = insertelement <2 x float> poison, float %596, i64 0
  %609 = shufflevector <2 x float> %608, <2 x float> poison, <2 x i32> zeroinitializer
  %610 = fmul <2 x float> %609, %607
  %611 = insertelement <2 x float> poison, float %595, i64 0
  %612 = shufflevector <2 x float> %611, <2 x float> poison, <2 x i32> zeroinitializer
  %613 = fneg float %603
  %614 = insertelement <2 x float> %611, float %596, i64 1
  %615 = insertelement <2 x float> %576, float %597, i64 1
  %616 = fmul <2 x float> %614, %615
  %617 = shufflevector <2 x float> %614, <2 x float> poison, <2 x i32> <i32 1, i32 0>
  %618 = shufflevector <2 x float> %480, <2 x float> poison, <2 x i32> zeroinitializer
  %619 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %617, <2 x float> %618, <2 x float> %616)
  %620 = shufflevector <2 x float> %480, <2 x float> %619, <2 x i32> <i32 3, i32 1>
  %621 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %612, <2 x float> %620, <2 x float> %610)
  %622 = extractelement <2 x float> %621, i64 0
  store float %622, ptr addrspace(5) %4, align 4, !tbaa !16
  %623 = insertelement <2 x float> poison, float %613, i64 0
  %624 = insertelement <2 x float> %623, float %601, i64 1
  %625 = fmul <2 x float> %617, %624
  %626 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %614, <2 x float> %619, <2 x float> %625)
  %627 = extractelement <2 x float> %626, i64 0
  store float %627, ptr addrspace(5) %27, align 4, !tbaa !16
  %628 = insertelement <2 x float> %569, float %603, i64 1
  %629 = fmul <2 x float> %612, %628
  %630 = shufflevector <2 x float> %480, <2 x float> %619, <2 x i32> <i32 1, i32 2>
  %631 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %609, <2 x float> %630, <2 x float> %629)
  %632 = shufflevector <2 x float> %621, <2 x float> %631, <2 x i32> <i32 1, i32 2>
  store <2 x float> %632, ptr addrspace(5) %5, align 4, !tbaa !16
  %633 = fneg <2 x float> %571
  %634 = insertelement <2 x float> %608, float %595, i64 1
  %635 = fneg <2 x float> %568
  %636 = shufflevector <2 x float> %635, <2 x float> %573, <2 x i32> <i32 0, i32 3>
  %637 = fmul <2 x float> %634, %636
  %638 = shufflevector <2 x float> %634, <2 x float> poison, <2 x i32> <i32 1, i32 0>
  %639 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %638, <2 x float> %567, <2 x float> %637)
  %640 = extractelement <2 x float> %639, i64 1
  store float %640, ptr addrspace(5) %604, align 4, !tbaa !16
  %641 = fneg <2 x float> %573
  %642 = shufflevector <2 x float> %568, <2 x float> %641, <2 x i32> <i32 0, i32 3>
  %643 = fmul <2 x float> %614, %642
  %644 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %617, <2 x float> %567, <2 x float> %643)
  %645 = shufflevector <2 x float> %631, <2 x float> %644, <2 x i32> <i32 1, i32 2>
  store <2 x float> %645, ptr addrspace(5) %580, align 4, !tbaa !16
  %646 = fmul <2 x float> %609, %633
  %647 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %612, <2 x float> %482, <2 x float> %646)
  %648 = fmul <2 x float> %612, %571
  %649 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %609, <2 x float> %482, <2 x float> %648)
  %650 = shufflevector <2 x float> %647, <2 x float> %649, <2 x i32> <i32 0, i32 2>
  store <2 x float> %650, ptr addrspace(5) %43, align 4, !tbaa !16
  %651 = shufflevector <2 x float> %647, <2 x float> %649, <2 x i32> <i32 1, i32 3>
  store <2 x float> %651, ptr addrspace(5) %46, align 4, !tbaa !16
  br label %652

652:                                              ; preds = %579, %565
  %653 = phi <2 x float> [ %626, %579 ], [ %577, %565 ]
  %654 = phi <2 x float> [ %644, %579 ], [ %568, %565 ]
  %655 = phi <2 x float> [ %631, %579 ], [ %569, %565 ]
  %656 = phi <2 x float> [ %621, %579 ], [ %480, %565 ]
  %657 = phi <2 x float> [ %649, %579 ], [ %571, %565 ]
  %658 = phi <2 x float> [ %647, %579 ], [ %482, %565 ]
  %659 = phi <2 x float> [ %639, %579 ], [ %578, %565 ]
  %660 = extractelement <2 x float> %659, i64 0
  %661 = tail call fastcc float @llvm.fabs.f32(float noundef %660) #13
  %662 = fcmp olt float %661, 0x3D71979980000000
  %663 = shufflevector <2 x float> %659, <2 x float> %654, <2 x i32> <i32 0, i32 3>
  %664 = extractelement <2 x float> %659, i64 1
  br i1 %662, label %740, label %665

665:                                              ; preds = %652
  %666 = getelementptr inbounds nuw i8, ptr addrspace(5) %4, i32 32
  %667 = extractelement <2 x float> %656, i64 0
  %668 = extractelement <2 x float> %570, i64 1
  %669 = shufflevector <2 x float> %570, <2 x float> poison, <2 x i32> <i32 1, i32 poison>
  %670 = fsub <2 x float> %669, %656
  %671 = extractelement <2 x float> %670, i64 0
  %672 = fmul float %660, 2.000000e+00
  %673 = fdiv float %671, %672
  %674 = tail call fastcc float @llvm.copysign.f32(float noundef 1.000000e+00, float noundef %673) #13
  %675 = tail call fastcc float @llvm.fabs.f32(float noundef %673) #13
  %676 = tail call float @llvm.fmuladd.f32(float %673, float %673, float 1.000000e+00)
  %677 = tail call fastcc float @llvm.sqrt.f32(float noundef %676) #13
  %678 = fadd float %675, %677
  %679 = fdiv float %674, %678
  %680 = tail call float @llvm.fmuladd.f32(float %679, float %679, float 1.000000e+00)
  %681 = tail call fastcc float @llvm.sqrt.f32(float noundef %680) #13
  %682 = fdiv float 1.000000e+00, %681
  %683 = fmul float %679, %682
  %684 = fneg float %660
  %685 = fmul float %683, %684
  %686 = tail call float @llvm.fmuladd.f32(float %682, float %667, float %685)
  %687 = fmul float %682, %660
  %688 = tail call float @llvm.fmuladd.f32(float %683, float %667, float %687)
  store float %688, ptr addrspace(5) %32, align 4, !tbaa !16
  %689 = fneg float %668
  %690 = fmul float %683, %689
  %691 = extractelement <2 x float> %654, i64 1
  %692 = tail call float @llvm.fmuladd.f32(float %682, float %691, float %690)
  store float %692, ptr addrspace(5) %30, align 4, !tbaa !16
  %693 = fmul float %682, %668
  %694 = tail call float @llvm.fmuladd.f32(float %683, float %691, float %693)
  %695 = shufflevector <2 x float> %570, <2 x float> poison, <2 x i32> <i32 poison, i32 0>
  %696 = insertelement <2 x float> %695, float %692, i64 0
  %697 = fneg <2 x float> %696
  %698 = insertelement <2 x float> poison, float %683, i64 0
  %699 = shufflevector <2 x float> %698, <2 x float> poison, <2 x i32> zeroinitializer
  %700 = fmul <2 x float> %699, %697
  %701 = insertelement <2 x float> poison, float %682, i64 0
  %702 = shufflevector <2 x float> %701, <2 x float> poison, <2 x i32> zeroinitializer
  %703 = insertelement <2 x float> %656, float %686, i64 0
  %704 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %702, <2 x float> %703, <2 x float> %700)
  %705 = extractelement <2 x float> %704, i64 0
  store float %705, ptr addrspace(5) %4, align 4, !tbaa !16
  %706 = extractelement <2 x float> %704, i64 1
  store float %706, ptr addrspace(5) %5, align 4, !tbaa !16
  %707 = shufflevector <2 x float> %659, <2 x float> %654, <2 x i32> <i32 1, i32 2>
  %708 = fneg <2 x float> %707
  %709 = fmul <2 x float> %699, %708
  %710 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %702, <2 x float> %653, <2 x float> %709)
  %711 = extractelement <2 x float> %710, i64 1
  store float %711, ptr addrspace(5) %26, align 4, !tbaa !16
  %712 = insertelement <2 x float> %654, float %692, i64 1
  %713 = fmul <2 x float> %702, %712
  %714 = shufflevector <2 x float> %653, <2 x float> poison, <2 x i32> <i32 1, i32 poison>
  %715 = insertelement <2 x float> %714, float %686, i64 1
  %716 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %699, <2 x float> %715, <2 x float> %713)
  %717 = fmul float %682, %664
  %718 = extractelement <2 x float> %653, i64 0
  %719 = tail call float @llvm.fmuladd.f32(float %683, float %718, float %717)
  %720 = fneg float %694
  %721 = fmul float %683, %720
  %722 = tail call float @llvm.fmuladd.f32(float %682, float %688, float %721)
  %723 = insertelement <2 x float> %570, float %694, i64 1
  %724 = fmul <2 x float> %702, %723
  %725 = shufflevector <2 x float> %656, <2 x float> poison, <2 x i32> <i32 1, i32 poison>
  %726 = insertelement <2 x float> %725, float %688, i64 1
  %727 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %699, <2 x float> %726, <2 x float> %724)
  %728 = extractelement <2 x float> %727, i64 0
  store float %728, ptr addrspace(5) %42, align 4, !tbaa !16
  %729 = extractelement <2 x float> %727, i64 1
  store float %729, ptr addrspace(5) %666, align 4, !tbaa !16
  %730 = fneg <2 x float> %572
  %731 = fmul <2 x float> %699, %730
  %732 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %702, <2 x float> %658, <2 x float> %731)
  %733 = extractelement <2 x float> %732, i64 0
  store float %733, ptr addrspace(5) %43, align 4, !tbaa !16
  %734 = extractelement <2 x float> %732, i64 1
  store float %734, ptr addrspace(5) %46, align 4, !tbaa !16
  %735 = fmul <2 x float> %702, %572
  %736 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %699, <2 x float> %658, <2 x float> %735)
  %737 = extractelement <2 x float> %736, i64 0
  store float %737, ptr addrspace(5) %45, align 4, !tbaa !16
  %738 = extractelement <2 x float> %736, i64 1
  store float %738, ptr addrspace(5) %48, align 4, !tbaa !16
  %739 = insertelement <2 x float> %716, float %722, i64 0
  br label %740

740:                                              ; preds = %665, %652
  %741 = phi float [ %719, %665 ], [ %664, %652 ]
  %742 = phi <2 x float> [ %732, %665 ], [ %658, %652 ]
  %743 = phi <2 x float> [ %710, %665 ], [ %653, %652 ]
  %744 = phi <2 x float> [ %739, %665 ], [ %663, %652 ]
  %745 = phi <2 x float> [ %716, %665 ], [ %654, %652 ]
  %746 = phi <2 x float> [ %704, %665 ], [ %656, %652 ]
  %747 = phi <2 x float> [ %727, %665 ], [ %570, %652 ]
  %748 = phi <2 x float> [ %736, %665 ], [ %572, %652 ]
  %749 = extractelement <2 x float> %745, i64 0
  %750 = tail call fastcc float @llvm.fabs.f32(float noundef %749) #13
  %751 = fcmp olt float %750, 0x3D71979980000000
  br i1 %751, label %822, label %752

752:                                              ; preds = %740
  %753 = getelementptr inbounds nuw i8, ptr addrspace(5) %4, i32 32
  %754 = getelementptr inbounds nuw i8, ptr addrspace(5) %4, i32 16
  %755 = extractelement <2 x float> %655, i64 1
  %756 = extractelement <2 x float> %747, i64 1
  %757 = fsub <2 x float> %747, %655
  %758 = extractelement <2 x float> %757, i64 1
  %759 = fmul float %749, 2.000000e+00
  %760 = fdiv float %758, %759
  %761 = tail call fastcc float @llvm.copysign.f32(float noundef 1.000000e+00, float noundef %760) #13
  %762 = tail call fastcc float @llvm.fabs.f32(float noundef %760) #13
  %763 = tail call float @llvm.fmuladd.f32(float %760, float %760, float 1.000000e+00)
  %764 = tail call fastcc float @llvm.sqrt.f32(float noundef %763) #13
  %765 = fadd float %762, %764
  %766 = fdiv float %761, %765
  %767 = tail call float @llvm.fmuladd.f32(float %766, float %766, float 1.000000e+00)
  %768 = tail call fastcc float @llvm.sqrt.f32(float noundef %767) #13
  %769 = fdiv float 1.000000e+00, %768
  %770 = fmul float %766, %769
  %771 = fneg float %749
  %772 = fmul float %770, %771
  %773 = tail call float @llvm.fmuladd.f32(float %769, float %755, float %772)
  %774 = fmul float %769, %749
  %775 = tail call float @llvm.fmuladd.f32(float %770, float %755, float %774)
  store float %775, ptr addrspace(5) %226, align 4, !tbaa !16
  %776 = getelementptr inbounds nuw i8, ptr addrspace(5) %4, i32 28
  %777 = fneg float %756
  %778 = fmul float %770, %777
  %779 = tail call float @llvm.fmuladd.f32(float %769, float %741, float %778)
  store float %779, ptr addrspace(5) %776, align 4, !tbaa !16
  %780 = fmul float %769, %756
  %781 = tail call float @llvm.fmuladd.f32(float %770, float %741, float %780)
  %782 = fneg <2 x float> %744
  %783 = insertelement <2 x float> poison, float %770, i64 0
  %784 = shufflevector <2 x float> %783, <2 x float> poison, <2 x i32> zeroinitializer
  %785 = fmul <2 x float> %784, %782
  %786 = insertelement <2 x float> poison, float %769, i64 0
  %787 = shufflevector <2 x float> %786, <2 x float> poison, <2 x i32> zeroinitializer
  %788 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %787, <2 x float> %743, <2 x float> %785)
  %789 = insertelement <2 x float> %747, float %779, i64 1
  %790 = fneg <2 x float> %789
  %791 = fmul <2 x float> %784, %790
  %792 = insertelement <2 x float> %655, float %773, i64 1
  %793 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %787, <2 x float> %792, <2 x float> %791)
  %794 = extractelement <2 x float> %793, i64 1
  store float %794, ptr addrspace(5) %754, align 4, !tbaa !16
  %795 = fmul float %769, %779
  %796 = tail call float @llvm.fmuladd.f32(float %770, float %773, float %795)
  %797 = fneg float %781
  %798 = fmul <2 x float> %787, %744
  %799 = insertelement <2 x float> %783, float %769, i64 1
  %800 = insertelement <2 x float> %744, float %797, i64 0
  %801 = fmul <2 x float> %799, %800
  %802 = shufflevector <2 x float> %783, <2 x float> poison, <2 x i32> zeroinitializer
  %803 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %802, <2 x float> %743, <2 x float> %798)
  %804 = shufflevector <2 x float> %788, <2 x float> %803, <2 x i32> <i32 0, i32 2>
  store <2 x float> %804, ptr addrspace(5) %27, align 4, !tbaa !16
  %805 = shufflevector <2 x float> %799, <2 x float> poison, <2 x i32> <i32 1, i32 0>
  %806 = insertelement <2 x float> %743, float %775, i64 0
  %807 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %805, <2 x float> %806, <2 x float> %801)
  %808 = extractelement <2 x float> %803, i64 1
  store float %808, ptr addrspace(5) %30, align 4, !tbaa !16
  %809 = insertelement <2 x float> %747, float %781, i64 1
  %810 = fmul <2 x float> %787, %809
  %811 = insertelement <2 x float> %655, float %775, i64 1
  %812 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %784, <2 x float> %811, <2 x float> %810)
  %813 = shufflevector <2 x float> %793, <2 x float> %812, <2 x i32> <i32 0, i32 2>
  store <2 x float> %813, ptr addrspace(5) %41, align 4, !tbaa !16
  %814 = extractelement <2 x float> %812, i64 1
  store float %814, ptr addrspace(5) %753, align 4, !tbaa !16
  %815 = fneg <2 x float> %748
  %816 = fmul <2 x float> %784, %815
  %817 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %787, <2 x float> %657, <2 x float> %816)
  %818 = fmul <2 x float> %787, %748
  %819 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %784, <2 x float> %657, <2 x float> %818)
  %820 = shufflevector <2 x float> %817, <2 x float> %819, <2 x i32> <i32 0, i32 2>
  store <2 x float> %820, ptr addrspace(5) %44, align 4, !tbaa !16
  %821 = shufflevector <2 x float> %817, <2 x float> %819, <2 x i32> <i32 1, i32 3>
  store <2 x float> %821, ptr addrspace(5) %47, align 4, !tbaa !16
  br label %822

822:                                              ; preds = %752, %740
  %823 = phi float [ %796, %752 ], [ %741, %740 ]
  %824 = phi <2 x float> [ %803, %752 ], [ %744, %740 ]
  %825 = phi <2 x float> [ %807, %752 ], [ %745, %740 ]
  %826 = phi <2 x float> [ %793, %752 ], [ %655, %740 ]
  %827 = phi <2 x float> [ %812, %752 ], [ %747, %740 ]
  %828 = phi <2 x float> [ %819, %752 ], [ %748, %740 ]
  %829 = phi <2 x float> [ %817, %752 ], [ %657, %740 ]
  %830 = phi <2 x float> [ %788, %752 ], [ %743, %740 ]
  %831 = extractelement <2 x float> %830, i64 0
  %832 = tail call fastcc float @llvm.fabs.f32(float noundef %831) #13
  %833 = fcmp olt float %832, 0x3D71979980000000
  %834 = insertelement <2 x float> %824, float %823, i64 1
  br i1 %833, label %907, label %835

835:                                              ; preds = %822
  %836 = getelementptr inbounds nuw i8, ptr addrspace(5) %4, i32 16
  %837 = extractelement <2 x float> %826, i64 1
  %838 = shufflevector <2 x float> %826, <2 x float> poison, <2 x i32> <i32 1, i32 poison>
  %839 = fsub <2 x float> %838, %746
  %840 = extractelement <2 x float> %839, i64 0
  %841 = fmul float %831, 2.000000e+00
  %842 = fdiv float %840, %841
  %843 = tail call fastcc float @llvm.copysign.f32(float noundef 1.000000e+00, float noundef %842) #13
  %844 = tail call fastcc float @llvm.fabs.f32(float noundef %842) #13
  %845 = tail call float @llvm.fmuladd.f32(float %842, float %842, float 1.000000e+00)
  %846 = tail call fastcc float @llvm.sqrt.f32(float noundef %845) #13
  %847 = fadd float %844, %846
  %848 = fdiv float %843, %847
  %849 = tail call float @llvm.fmuladd.f32(float %848, float %848, float 1.000000e+00)
  %850 = tail call fastcc float @llvm.sqrt.f32(float noundef %849) #13
  %851 = fdiv float 1.000000e+00, %850
  %852 = fmul float %848, %851
  %853 = fneg float %837
  %854 = fmul float %852, %853
  %855 = extractelement <2 x float> %830, i64 1
  %856 = tail call float @llvm.fmuladd.f32(float %851, float %855, float %854)
  %857 = fmul float %851, %837
  %858 = tail call float @llvm.fmuladd.f32(float %852, float %855, float %857)
  %859 = fneg float %823
  %860 = shufflevector <2 x float> %826, <2 x float> poison, <2 x i32> <i32 poison, i32 0>
  %861 = insertelement <2 x float> %860, float %856, i64 0
  %862 = fneg <2 x float> %861
  %863 = insertelement <2 x float> poison, float %852, i64 0
  %864 = shufflevector <2 x float> %863, <2 x float> poison, <2 x i32> zeroinitializer
  %865 = fmul <2 x float> %864, %862
  %866 = insertelement <2 x float> poison, float %851, i64 0
  %867 = shufflevector <2 x float> %866, <2 x float> poison, <2 x i32> zeroinitializer
  %868 = fneg float %858
  %869 = insertelement <2 x float> %866, float %852, i64 1
  %870 = fneg <2 x float> %830
  %871 = shufflevector <2 x float> %830, <2 x float> %870, <2 x i32> <i32 0, i32 2>
  %872 = fmul <2 x float> %869, %871
  %873 = shufflevector <2 x float> %869, <2 x float> poison, <2 x i32> <i32 1, i32 0>
  %874 = shufflevector <2 x float> %746, <2 x float> poison, <2 x i32> zeroinitializer
  %875 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %873, <2 x float> %874, <2 x float> %872)
  %876 = shufflevector <2 x float> %746, <2 x float> %875, <2 x i32> <i32 3, i32 1>
  %877 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %867, <2 x float> %876, <2 x float> %865)
  %878 = extractelement <2 x float> %877, i64 0
  store float %878, ptr addrspace(5) %4, align 4, !tbaa !16
  %879 = insertelement <2 x float> poison, float %868, i64 0
  %880 = insertelement <2 x float> %879, float %856, i64 1
  %881 = fmul <2 x float> %873, %880
  %882 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %869, <2 x float> %875, <2 x float> %881)
  %883 = insertelement <2 x float> %826, float %858, i64 1
  %884 = fmul <2 x float> %867, %883
  %885 = shufflevector <2 x float> %746, <2 x float> %875, <2 x i32> <i32 1, i32 2>
  %886 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %864, <2 x float> %885, <2 x float> %884)
  %887 = shufflevector <2 x float> %877, <2 x float> %886, <2 x i32> <i32 1, i32 2>
  store <2 x float> %887, ptr addrspace(5) %5, align 4, !tbaa !16
  %888 = extractelement <2 x float> %886, i64 1
  store float %888, ptr addrspace(5) %836, align 4, !tbaa !16
  %889 = fneg <2 x float> %829
  %890 = insertelement <2 x float> %863, float %851, i64 1
  %891 = fneg <2 x float> %825
  %892 = insertelement <2 x float> %891, float %823, i64 1
  %893 = fmul <2 x float> %890, %892
  %894 = shufflevector <2 x float> %890, <2 x float> poison, <2 x i32> <i32 1, i32 0>
  %895 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %894, <2 x float> %824, <2 x float> %893)
  %896 = insertelement <2 x float> %825, float %859, i64 1
  %897 = fmul <2 x float> %869, %896
  %898 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %873, <2 x float> %824, <2 x float> %897)
  %899 = fmul <2 x float> %864, %889
  %900 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %867, <2 x float> %742, <2 x float> %899)
  %901 = extractelement <2 x float> %900, i64 0
  store float %901, ptr addrspace(5) %43, align 4, !tbaa !16
  %902 = extractelement <2 x float> %900, i64 1
  store float %902, ptr addrspace(5) %46, align 4, !tbaa !16
  %903 = fmul <2 x float> %867, %829
  %904 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %864, <2 x float> %742, <2 x float> %903)
  %905 = extractelement <2 x float> %904, i64 0
  store float %905, ptr addrspace(5) %44, align 4, !tbaa !16
  %906 = extractelement <2 x float> %904, i64 1
  store float %906, ptr addrspace(5) %47, align 4, !tbaa !16
  br label %907

907:                                              ; preds = %835, %822
  %908 = phi <2 x float> [ %900, %835 ], [ %742, %822 ]
  %909 = phi <2 x float> [ %904, %835 ], [ %829, %822 ]
  %910 = phi <2 x float> [ %882, %835 ], [ %830, %822 ]
  %911 = phi <2 x float> [ %898, %835 ], [ %825, %822 ]
  %912 = phi <2 x float> [ %886, %835 ], [ %826, %822 ]
  %913 = phi <2 x float> [ %877, %835 ], [ %746, %822 ]
  %914 = phi <2 x float> [ %895, %835 ], [ %834, %822 ]
  %915 = extractelement <2 x float> %914, i64 0
  %916 = tail call fastcc float @llvm.fabs.f32(float noundef %915) #13
  %917 = fcmp olt float %916, 0x3D71979980000000
  %918 = shufflevector <2 x float> %914, <2 x float> %911, <2 x i32> <i32 0, i32 3>
  %919 = extractelement <2 x float> %914, i64 1
  br i1 %917, label %993, label %920

920:                                              ; preds = %907
  %921 = getelementptr inbounds nuw i8, ptr addrspace(5) %4, i32 32
  %922 = extractelement <2 x float> %913, i64 0
  %923 = extractelement <2 x float> %827, i64 1
  %924 = shufflevector <2 x float> %827, <2 x float> poison, <2 x i32> <i32 1, i32 poison>
  %925 = fsub <2 x float> %924, %913
  %926 = extractelement <2 x float> %925, i64 0
  %927 = fmul float %915, 2.000000e+00
  %928 = fdiv float %926, %927
  %929 = tail call fastcc float @llvm.copysign.f32(float noundef 1.000000e+00, float noundef %928) #13
  %930 = tail call fastcc float @llvm.fabs.f32(float noundef %928) #13
  %931 = tail call float @llvm.fmuladd.f32(float %928, float %928, float 1.000000e+00)
  %932 = tail call fastcc float @llvm.sqrt.f32(float noundef %931) #13
  %933 = fadd float %930, %932
  %934 = fdiv float %929, %933
  %935 = tail call float @llvm.fmuladd.f32(float %934, float %934, float 1.000000e+00)
  %936 = tail call fastcc float @llvm.sqrt.f32(float noundef %935) #13
  %937 = fdiv float 1.000000e+00, %936
  %938 = fmul float %934, %937
  %939 = fneg float %915
  %940 = fmul float %938, %939
  %941 = tail call float @llvm.fmuladd.f32(float %937, float %922, float %940)
  %942 = fmul float %937, %915
  %943 = tail call float @llvm.fmuladd.f32(float %938, float %922, float %942)
  %944 = fneg float %923
  %945 = fmul float %938, %944
  %946 = extractelement <2 x float> %911, i64 1
  %947 = tail call float @llvm.fmuladd.f32(float %937, float %946, float %945)
  %948 = fmul float %937, %923
  %949 = tail call float @llvm.fmuladd.f32(float %938, float %946, float %948)
  %950 = shufflevector <2 x float> %827, <2 x float> poison, <2 x i32> <i32 poison, i32 0>
  %951 = insertelement <2 x float> %950, float %947, i64 0
  %952 = fneg <2 x float> %951
  %953 = insertelement <2 x float> poison, float %938, i64 0
  %954 = shufflevector <2 x float> %953, <2 x float> poison, <2 x i32> zeroinitializer
  %955 = fmul <2 x float> %954, %952
  %956 = insertelement <2 x float> poison, float %937, i64 0
  %957 = shufflevector <2 x float> %956, <2 x float> poison, <2 x i32> zeroinitializer
  %958 = insertelement <2 x float> %913, float %941, i64 0
  %959 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %957, <2 x float> %958, <2 x float> %955)
  %960 = extractelement <2 x float> %959, i64 0
  store float %960, ptr addrspace(5) %4, align 4, !tbaa !16
  %961 = extractelement <2 x float> %959, i64 1
  store float %961, ptr addrspace(5) %5, align 4, !tbaa !16
  %962 = shufflevector <2 x float> %914, <2 x float> %911, <2 x i32> <i32 1, i32 2>
  %963 = fneg <2 x float> %962
  %964 = fmul <2 x float> %954, %963
  %965 = insertelement <2 x float> %911, float %947, i64 1
  %966 = fmul <2 x float> %957, %965
  %967 = shufflevector <2 x float> %910, <2 x float> poison, <2 x i32> <i32 1, i32 poison>
  %968 = insertelement <2 x float> %967, float %941, i64 1
  %969 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %954, <2 x float> %968, <2 x float> %966)
  %970 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %957, <2 x float> %910, <2 x float> %964)
  %971 = fmul float %937, %919
  %972 = extractelement <2 x float> %910, i64 0
  %973 = tail call float @llvm.fmuladd.f32(float %938, float %972, float %971)
  %974 = fneg <2 x float> %828
  %975 = fneg float %949
  %976 = fmul float %938, %975
  %977 = tail call float @llvm.fmuladd.f32(float %937, float %943, float %976)
  %978 = insertelement <2 x float> %827, float %949, i64 1
  %979 = fmul <2 x float> %957, %978
  %980 = shufflevector <2 x float> %913, <2 x float> poison, <2 x i32> <i32 1, i32 poison>
  %981 = insertelement <2 x float> %980, float %943, i64 1
  %982 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %954, <2 x float> %981, <2 x float> %979)
  %983 = extractelement <2 x float> %982, i64 1
  store float %983, ptr addrspace(5) %921, align 4, !tbaa !16
  %984 = fmul <2 x float> %954, %974
  %985 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %957, <2 x float> %908, <2 x float> %984)
  %986 = shufflevector <2 x float> %982, <2 x float> %985, <2 x i32> <i32 0, i32 2>
  store <2 x float> %986, ptr addrspace(5) %42, align 4, !tbaa !16
  %987 = extractelement <2 x float> %985, i64 1
  store float %987, ptr addrspace(5) %46, align 4, !tbaa !16
  %988 = fmul <2 x float> %957, %828
  %989 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %954, <2 x float> %908, <2 x float> %988)
  %990 = extractelement <2 x float> %989, i64 0
  store float %990, ptr addrspace(5) %45, align 4, !tbaa !16
  %991 = extractelement <2 x float> %989, i64 1
  store float %991, ptr addrspace(5) %48, align 4, !tbaa !16
  %992 = insertelement <2 x float> %969, float %977, i64 0
  br label %993

993:                                              ; preds = %920, %907
  %994 = phi float [ %973, %920 ], [ %919, %907 ]
  %995 = phi <2 x float> [ %985, %920 ], [ %908, %907 ]
  %996 = phi <2 x float> [ %989, %920 ], [ %828, %907 ]
  %997 = phi <2 x float> [ %970, %920 ], [ %910, %907 ]
  %998 = phi <2 x float> [ %992, %920 ], [ %918, %907 ]
  %999 = phi <2 x float> [ %969, %920 ], [ %911, %907 ]
  %1000 = phi <2 x float> [ %959, %920 ], [ %913, %907 ]
  %1001 = phi <2 x float> [ %982, %920 ], [ %827, %907 ]
  %1002 = extractelement <2 x float> %999, i64 0
  %1003 = tail call fastcc float @llvm.fabs.f32(float noundef %1002) #13
  %1004 = fcmp olt float %1003, 0x3D71979980000000
  %1005 = shufflevector <2 x float> %999, <2 x float> poison, <2 x i32> <i32 poison, i32 0>
  %1006 = insertelement <2 x float> %1005, float %994, i64 0
  br i1 %1004, label %1077, label %1007

1007:                                             ; preds = %993
  %1008 = getelementptr inbounds nuw i8, ptr addrspace(5) %4, i32 32
  %1009 = getelementptr inbounds nuw i8, ptr addrspace(5) %4, i32 16
  %1010 = extractelement <2 x float> %912, i64 1
  %1011 = extractelement <2 x float> %1001, i64 1
  %1012 = fsub <2 x float> %1001, %912
  %1013 = extractelement <2 x float> %1012, i64 1
  %1014 = fmul float %1002, 2.000000e+00
  %1015 = fdiv float %1013, %1014
  %1016 = tail call fastcc float @llvm.copysign.f32(float noundef 1.000000e+00, float noundef %1015) #13
  %1017 = tail call fastcc float @llvm.fabs.f32(float noundef %1015) #13
  %1018 = tail call float @llvm.fmuladd.f32(float %1015, float %1015, float 1.000000e+00)
  %1019 = tail call fastcc float @llvm.sqrt.f32(float noundef %1018) #13
  %1020 = fadd float %1017, %1019
  %1021 = fdiv float %1016, %1020
  %1022 = tail call float @llvm.fmuladd.f32(float %1021, float %1021, float 1.000000e+00)
  %1023 = tail call fastcc float @llvm.sqrt.f32(float noundef %1022) #13
  %1024 = fdiv float 1.000000e+00, %1023
  %1025 = fmul float %1021, %1024
  %1026 = fneg <2 x float> %998
  %1027 = extractelement <2 x float> %998, i64 0
  %1028 = fmul float %1024, %1027
  %1029 = fneg float %1002
  %1030 = fmul float %1025, %1029
  %1031 = tail call float @llvm.fmuladd.f32(float %1024, float %1010, float %1030)
  %1032 = fmul float %1024, %1002
  %1033 = tail call float @llvm.fmuladd.f32(float %1025, float %1010, float %1032)
  %1034 = fneg float %1011
  %1035 = fmul float %1025, %1034
  %1036 = tail call float @llvm.fmuladd.f32(float %1024, float %994, float %1035)
  %1037 = fmul float %1024, %1011
  %1038 = tail call float @llvm.fmuladd.f32(float %1025, float %994, float %1037)
  %1039 = insertelement <2 x float> %1001, float %1036, i64 1
  %1040 = fneg <2 x float> %1039
  %1041 = insertelement <2 x float> poison, float %1025, i64 0
  %1042 = shufflevector <2 x float> %1041, <2 x float> poison, <2 x i32> zeroinitializer
  %1043 = fmul <2 x float> %1042, %1040
  %1044 = insertelement <2 x float> poison, float %1024, i64 0
  %1045 = shufflevector <2 x float> %1044, <2 x float> poison, <2 x i32> zeroinitializer
  %1046 = insertelement <2 x float> %912, float %1031, i64 1
  %1047 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %1045, <2 x float> %1046, <2 x float> %1043)
  %1048 = extractelement <2 x float> %1047, i64 1
  store float %1048, ptr addrspace(5) %1009, align 4, !tbaa !16
  %1049 = fmul float %1024, %1036
  %1050 = tail call float @llvm.fmuladd.f32(float %1025, float %1031, float %1049)
  %1051 = fneg float %1038
  %1052 = fmul <2 x float> %1042, %1026
  %1053 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %1045, <2 x float> %997, <2 x float> %1052)
  %1054 = insertelement <2 x float> %1041, float %1024, i64 1
  %1055 = insertelement <2 x float> %998, float %1051, i64 0
  %1056 = fmul <2 x float> %1054, %1055
  %1057 = insertelement <2 x float> %1056, float %1028, i64 0
  %1058 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %1042, <2 x float> %997, <2 x float> %1057)
  %1059 = shufflevector <2 x float> %1054, <2 x float> poison, <2 x i32> <i32 1, i32 0>
  %1060 = insertelement <2 x float> %997, float %1033, i64 0
  %1061 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %1059, <2 x float> %1060, <2 x float> %1056)
  %1062 = insertelement <2 x float> %1001, float %1038, i64 1
  %1063 = fmul <2 x float> %1045, %1062
  %1064 = insertelement <2 x float> %912, float %1033, i64 1
  %1065 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %1042, <2 x float> %1064, <2 x float> %1063)
  %1066 = shufflevector <2 x float> %1047, <2 x float> %1065, <2 x i32> <i32 0, i32 2>
  store <2 x float> %1066, ptr addrspace(5) %41, align 4, !tbaa !16
  %1067 = extractelement <2 x float> %1065, i64 1
  store float %1067, ptr addrspace(5) %1008, align 4, !tbaa !16
  %1068 = fneg <2 x float> %996
  %1069 = fmul <2 x float> %1042, %1068
  %1070 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %1045, <2 x float> %909, <2 x float> %1069)
  %1071 = fmul <2 x float> %1045, %996
  %1072 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %1042, <2 x float> %909, <2 x float> %1071)
  %1073 = shufflevector <2 x float> %1070, <2 x float> %1072, <2 x i32> <i32 0, i32 2>
  store <2 x float> %1073, ptr addrspace(5) %44, align 4, !tbaa !16
  %1074 = shufflevector <2 x float> %1070, <2 x float> %1072, <2 x i32> <i32 1, i32 3>
  store <2 x float> %1074, ptr addrspace(5) %47, align 4, !tbaa !16
  %1075 = shufflevector <2 x float> %1061, <2 x float> poison, <2 x i32> <i32 poison, i32 0>
  %1076 = insertelement <2 x float> %1075, float %1050, i64 0
  br label %1077

1077:                                             ; preds = %1007, %993
  %1078 = phi <2 x float> [ %1070, %1007 ], [ %909, %993 ]
  %1079 = phi <2 x float> [ %1072, %1007 ], [ %996, %993 ]
  %1080 = phi <2 x float> [ %1053, %1007 ], [ %997, %993 ]
  %1081 = phi <2 x float> [ %1058, %1007 ], [ %998, %993 ]
  %1082 = phi <2 x float> [ %1076, %1007 ], [ %1006, %993 ]
  %1083 = phi <2 x float> [ %1061, %1007 ], [ %999, %993 ]
  %1084 = phi <2 x float> [ %1047, %1007 ], [ %912, %993 ]
  %1085 = phi <2 x float> [ %1065, %1007 ], [ %1001, %993 ]
  %1086 = extractelement <2 x float> %1080, i64 0
  %1087 = tail call fastcc float @llvm.fabs.f32(float noundef %1086) #13
  %1088 = fcmp olt float %1087, 0x3D71979980000000
  br i1 %1088, label %1160, label %1089

1089:                                             ; preds = %1077
  %1090 = shufflevector <2 x float> %1081, <2 x float> poison, <2 x i32> <i32 1, i32 0>
  %1091 = getelementptr inbounds nuw i8, ptr addrspace(5) %4, i32 16
  %1092 = extractelement <2 x float> %1084, i64 1
  %1093 = shufflevector <2 x float> %1084, <2 x float> poison, <2 x i32> <i32 1, i32 poison>
  %1094 = fsub <2 x float> %1093, %1000
  %1095 = extractelement <2 x float> %1094, i64 0
  %1096 = fmul float %1086, 2.000000e+00
  %1097 = fdiv float %1095, %1096
  %1098 = tail call fastcc float @llvm.copysign.f32(float noundef 1.000000e+00, float noundef %1097) #13
  %1099 = tail call fastcc float @llvm.fabs.f32(float noundef %1097) #13
  %1100 = tail call float @llvm.fmuladd.f32(float %1097, float %1097, float 1.000000e+00)
  %1101 = tail call fastcc float @llvm.sqrt.f32(float noundef %1100) #13
  %1102 = fadd float %1099, %1101
  %1103 = fdiv float %1098, %1102
  %1104 = tail call float @llvm.fmuladd.f32(float %1103, float %1103, float 1.000000e+00)
  %1105 = tail call fastcc float @llvm.sqrt.f32(float noundef %1104) #13
  %1106 = fdiv float 1.000000e+00, %1105
  %1107 = fmul float %1103, %1106
  %1108 = fneg float %1092
  %1109 = fmul float %1107, %1108
  %1110 = extractelement <2 x float> %1080, i64 1
  %1111 = tail call float @llvm.fmuladd.f32(float %1106, float %1110, float %1109)
  %1112 = fmul float %1106, %1092
  %1113 = tail call float @llvm.fmuladd.f32(float %1107, float %1110, float %1112)
  %1114 = fneg <2 x float> %1082
  %1115 = fneg float %1113
  %1116 = fneg <2 x float> %1078
  %1117 = insertelement <2 x float> poison, float %1106, i64 0
  %1118 = insertelement <2 x float> %1117, float %1107, i64 1
  %1119 = fneg <2 x float> %1080
  %1120 = shufflevector <2 x float> %1080, <2 x float> %1119, <2 x i32> <i32 0, i32 2>
  %1121 = fmul <2 x float> %1118, %1120
  %1122 = shufflevector <2 x float> %1118, <2 x float> poison, <2 x i32> <i32 1, i32 0>
  %1123 = shufflevector <2 x float> %1000, <2 x float> poison, <2 x i32> zeroinitializer
  %1124 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %1122, <2 x float> %1123, <2 x float> %1121)
  %1125 = shufflevector <2 x float> %1118, <2 x float> poison, <2 x i32> <i32 1, i32 1>
  %1126 = shufflevector <2 x float> %1118, <2 x float> poison, <2 x i32> <i32 1, i32 1>
  %1127 = shufflevector <2 x float> %1114, <2 x float> poison, <2 x i32> <i32 1, i32 0>
  %1128 = fmul <2 x float> %1126, %1127
  %1129 = shufflevector <2 x float> %1117, <2 x float> poison, <2 x i32> zeroinitializer
  %1130 = fmul <2 x float> %1129, %1082
  %1131 = shufflevector <2 x float> %1084, <2 x float> poison, <2 x i32> <i32 poison, i32 0>
  %1132 = insertelement <2 x float> %1131, float %1111, i64 0
  %1133 = fneg <2 x float> %1132
  %1134 = insertelement <2 x float> poison, float %1107, i64 0
  %1135 = shufflevector <2 x float> %1134, <2 x float> poison, <2 x i32> zeroinitializer
  %1136 = fmul <2 x float> %1135, %1133
  %1137 = shufflevector <2 x float> %1117, <2 x float> poison, <2 x i32> zeroinitializer
  %1138 = shufflevector <2 x float> %1124, <2 x float> %1000, <2 x i32> <i32 1, i32 3>
  %1139 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %1137, <2 x float> %1138, <2 x float> %1136)
  %1140 = extractelement <2 x float> %1139, i64 0
  store float %1140, ptr addrspace(5) %4, align 4, !tbaa !16
  %1141 = insertelement <2 x float> poison, float %1115, i64 0
  %1142 = insertelement <2 x float> %1141, float %1111, i64 1
  %1143 = fmul <2 x float> %1122, %1142
  %1144 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %1118, <2 x float> %1124, <2 x float> %1143)
  %1145 = insertelement <2 x float> %1084, float %1113, i64 1
  %1146 = fmul <2 x float> %1137, %1145
  %1147 = shufflevector <2 x float> %1000, <2 x float> %1124, <2 x i32> <i32 1, i32 2>
  %1148 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %1135, <2 x float> %1147, <2 x float> %1146)
  %1149 = shufflevector <2 x float> %1139, <2 x float> %1148, <2 x i32> <i32 1, i32 2>
  store <2 x float> %1149, ptr addrspace(5) %5, align 4, !tbaa !16
  %1150 = extractelement <2 x float> %1148, i64 1
  store float %1150, ptr addrspace(5) %1091, align 4, !tbaa !16
  %1151 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %1129, <2 x float> %1081, <2 x float> %1128)
  %1152 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %1125, <2 x float> %1090, <2 x float> %1130)
  %1153 = fmul <2 x float> %1135, %1116
  %1154 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %1137, <2 x float> %995, <2 x float> %1153)
  %1155 = fmul <2 x float> %1137, %1078
  %1156 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %1135, <2 x float> %995, <2 x float> %1155)
  %1157 = shufflevector <2 x float> %1154, <2 x float> %1156, <2 x i32> <i32 0, i32 2>
  store <2 x float> %1157, ptr addrspace(5) %43, align 4, !tbaa !16
  %1158 = shufflevector <2 x float> %1154, <2 x float> %1156, <2 x i32> <i32 1, i32 3>
  store <2 x float> %1158, ptr addrspace(5) %46, align 4, !tbaa !16
  %1159 = shufflevector <2 x float> %1152, <2 x float> %1151, <2 x i32> <i32 1, i32 3>
  br label %1160

1160:                                             ; preds = %1089, %1077
  %1161 = phi <2 x float> [ %1154, %1089 ], [ %995, %1077 ]
  %1162 = phi <2 x float> [ %1156, %1089 ], [ %1078, %1077 ]
  %1163 = phi <2 x float> [ %1144, %1089 ], [ %1080, %1077 ]
  %1164 = phi <2 x float> [ %1152, %1089 ], [ %1082, %1077 ]
  %1165 = phi <2 x float> [ %1151, %1089 ], [ %1081, %1077 ]
  %1166 = phi <2 x float> [ %1159, %1089 ], [ %1083, %1077 ]
  %1167 = phi <2 x float> [ %1148, %1089 ], [ %1084, %1077 ]
  %1168 = phi <2 x float> [ %1139, %1089 ], [ %1000, %1077 ]
  %1169 = extractelement <2 x float> %1165, i64 0
  %1170 = tail call fastcc float @llvm.fabs.f32(float noundef %1169) #13
  %1171 = fcmp olt float %1170, 0x3D71979980000000
  %1172 = shufflevector <2 x float> %1164, <2 x float> %1085, <2 x i32> <i32 0, i32 3>
  %1173 = shufflevector <2 x float> %1168, <2 x float> %1085, <2 x i32> <i32 1, i32 2>
  %1174 = extractelement <2 x float> %1168, i64 0
  br i1 %1171, label %1249, label %1175

1175:                                             ; preds = %1160
  %1176 = getelementptr inbounds nuw i8, ptr addrspace(5) %4, i32 32
  %1177 = extractelement <2 x float> %1085, i64 1
  %1178 = shufflevector <2 x float> %1085, <2 x float> poison, <2 x i32> <i32 1, i32 poison>
  %1179 = fsub <2 x float> %1178, %1168
  %1180 = extractelement <2 x float> %1179, i64 0
  %1181 = fmul float %1169, 2.000000e+00
  %1182 = fdiv float %1180, %1181
  %1183 = tail call fastcc float @llvm.copysign.f32(float noundef 1.000000e+00, float noundef %1182) #13
  %1184 = tail call fastcc float @llvm.fabs.f32(float noundef %1182) #13
  %1185 = tail call float @llvm.fmuladd.f32(float %1182, float %1182, float 1.000000e+00)
  %1186 = tail call fastcc float @llvm.sqrt.f32(float noundef %1185) #13
  %1187 = fadd float %1184, %1186
  %1188 = fdiv float %1183, %1187
  %1189 = tail call float @llvm.fmuladd.f32(float %1188, float %1188, float 1.000000e+00)
  %1190 = tail call fastcc float @llvm.sqrt.f32(float noundef %1189) #13
  %1191 = fdiv float 1.000000e+00, %1190
  %1192 = fmul float %1188, %1191
  %1193 = fneg <2 x float> %1164
  %1194 = fneg float %1177
  %1195 = fmul float %1192, %1194
  %1196 = extractelement <2 x float> %1165, i64 1
  %1197 = tail call float @llvm.fmuladd.f32(float %1191, float %1196, float %1195)
  %1198 = fmul float %1191, %1177
  %1199 = tail call float @llvm.fmuladd.f32(float %1192, float %1196, float %1198)
  %1200 = fneg float %1197
  %1201 = fmul float %1192, %1200
  %1202 = insertelement <2 x float> poison, float %1192, i64 0
  %1203 = insertelement <2 x float> %1202, float %1191, i64 1
  %1204 = fneg <2 x float> %1085
  %1205 = shufflevector <2 x float> %1204, <2 x float> %1085, <2 x i32> <i32 0, i32 2>
  %1206 = fmul <2 x float> %1203, %1205
  %1207 = shufflevector <2 x float> %1203, <2 x float> poison, <2 x i32> <i32 1, i32 0>
  %1208 = shufflevector <2 x float> %1168, <2 x float> poison, <2 x i32> <i32 1, i32 1>
  %1209 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %1207, <2 x float> %1208, <2 x float> %1206)
  %1210 = extractelement <2 x float> %1209, i64 0
  store float %1210, ptr addrspace(5) %5, align 4, !tbaa !16
  %1211 = fneg <2 x float> %1079
  %1212 = fneg float %1199
  %1213 = insertelement <2 x float> poison, float %1191, i64 0
  %1214 = insertelement <2 x float> %1213, float %1192, i64 1
  %1215 = fneg <2 x float> %1165
  %1216 = shufflevector <2 x float> %1165, <2 x float> %1215, <2 x i32> <i32 0, i32 2>
  %1217 = fmul <2 x float> %1214, %1216
  %1218 = shufflevector <2 x float> %1214, <2 x float> poison, <2 x i32> <i32 1, i32 0>
  %1219 = shufflevector <2 x float> %1168, <2 x float> poison, <2 x i32> zeroinitializer
  %1220 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %1218, <2 x float> %1219, <2 x float> %1217)
  %1221 = shufflevector <2 x float> %1214, <2 x float> poison, <2 x i32> <i32 1, i32 1>
  %1222 = fmul <2 x float> %1221, %1193
  %1223 = shufflevector <2 x float> %1213, <2 x float> poison, <2 x i32> zeroinitializer
  %1224 = shufflevector <2 x float> %1164, <2 x float> poison, <2 x i32> <i32 1, i32 poison>
  %1225 = insertelement <2 x float> %1224, float %1197, i64 1
  %1226 = fmul <2 x float> %1223, %1225
  %1227 = extractelement <2 x float> %1220, i64 1
  %1228 = tail call float @llvm.fmuladd.f32(float %1191, float %1227, float %1201)
  store float %1228, ptr addrspace(5) %4, align 4, !tbaa !16
  %1229 = insertelement <2 x float> %1225, float %1212, i64 0
  %1230 = fmul <2 x float> %1218, %1229
  %1231 = shufflevector <2 x float> %1163, <2 x float> %1220, <2 x i32> <i32 1, i32 3>
  %1232 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %1221, <2 x float> %1231, <2 x float> %1226)
  %1233 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %1223, <2 x float> %1163, <2 x float> %1222)
  %1234 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %1214, <2 x float> %1220, <2 x float> %1230)
  %1235 = shufflevector <2 x float> %1213, <2 x float> poison, <2 x i32> zeroinitializer
  %1236 = insertelement <2 x float> %1164, float %1199, i64 1
  %1237 = fmul <2 x float> %1235, %1236
  %1238 = shufflevector <2 x float> %1202, <2 x float> poison, <2 x i32> zeroinitializer
  %1239 = shufflevector <2 x float> %1163, <2 x float> %1220, <2 x i32> <i32 0, i32 2>
  %1240 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %1238, <2 x float> %1239, <2 x float> %1237)
  %1241 = extractelement <2 x float> %1240, i64 1
  store float %1241, ptr addrspace(5) %1176, align 4, !tbaa !16
  %1242 = fmul <2 x float> %1235, %1079
  %1243 = fmul <2 x float> %1238, %1211
  %1244 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %1235, <2 x float> %1161, <2 x float> %1243)
  %1245 = shufflevector <2 x float> %1209, <2 x float> %1244, <2 x i32> <i32 1, i32 2>
  store <2 x float> %1245, ptr addrspace(5) %42, align 4, !tbaa !16
  %1246 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %1238, <2 x float> %1161, <2 x float> %1242)
  %1247 = shufflevector <2 x float> %1246, <2 x float> %1244, <2 x i32> <i32 0, i32 3>
  store <2 x float> %1247, ptr addrspace(5) %45, align 4, !tbaa !16
  %1248 = extractelement <2 x float> %1246, i64 1
  store float %1248, ptr addrspace(5) %48, align 4, !tbaa !16
  br label %1249

1249:                                             ; preds = %1175, %1160
  %1250 = phi float [ %1228, %1175 ], [ %1174, %1160 ]
  %1251 = phi <2 x float> [ %1244, %1175 ], [ %1161, %1160 ]
  %1252 = phi <2 x float> [ %1246, %1175 ], [ %1079, %1160 ]
  %1253 = phi <2 x float> [ %1233, %1175 ], [ %1163, %1160 ]
  %1254 = phi <2 x float> [ %1234, %1175 ], [ %1165, %1160 ]
  %1255 = phi <2 x float> [ %1232, %1175 ], [ %1166, %1160 ]
  %1256 = phi <2 x float> [ %1240, %1175 ], [ %1172, %1160 ]
  %1257 = phi <2 x float> [ %1209, %1175 ], [ %1173, %1160 ]
  %1258 = extractelement <2 x float> %1255, i64 0
  %1259 = tail call fastcc float @llvm.fabs.f32(float noundef %1258) #13
  %1260 = fcmp olt float %1259, 0x3D71979980000000
  %1261 = extractelement <2 x float> %1257, i64 1
  br i1 %1260, label %1328, label %1262

1262:                                             ; preds = %1249
  %1263 = getelementptr inbounds nuw i8, ptr addrspace(5) %4, i32 32
  %1264 = getelementptr inbounds nuw i8, ptr addrspace(5) %4, i32 16
  %1265 = fsub <2 x float> %1256, %1167
  %1266 = extractelement <2 x float> %1265, i64 1
  %1267 = fmul float %1258, 2.000000e+00
  %1268 = fdiv float %1266, %1267
  %1269 = tail call fastcc float @llvm.copysign.f32(float noundef 1.000000e+00, float noundef %1268) #13
  %1270 = tail call fastcc float @llvm.fabs.f32(float noundef %1268) #13
  %1271 = tail call float @llvm.fmuladd.f32(float %1268, float %1268, float 1.000000e+00)
  %1272 = tail call fastcc float @llvm.sqrt.f32(float noundef %1271) #13
  %1273 = fadd float %1270, %1272
  %1274 = fdiv float %1269, %1273
  %1275 = tail call float @llvm.fmuladd.f32(float %1274, float %1274, float 1.000000e+00)
  %1276 = tail call fastcc float @llvm.sqrt.f32(float noundef %1275) #13
  %1277 = fdiv float 1.000000e+00, %1276
  %1278 = fmul float %1274, %1277
  %1279 = fneg <2 x float> %1254
  %1280 = insertelement <2 x float> poison, float %1278, i64 0
  %1281 = shufflevector <2 x float> %1280, <2 x float> poison, <2 x i32> zeroinitializer
  %1282 = fmul <2 x float> %1281, %1279
  %1283 = insertelement <2 x float> poison, float %1277, i64 0
  %1284 = shufflevector <2 x float> %1283, <2 x float> poison, <2 x i32> zeroinitializer
  %1285 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %1284, <2 x float> %1253, <2 x float> %1282)
  %1286 = fmul float %1277, %1261
  %1287 = extractelement <2 x float> %1167, i64 0
  %1288 = tail call float @llvm.fmuladd.f32(float %1278, float %1287, float %1286)
  store float %1288, ptr addrspace(5) %42, align 4, !tbaa !16
  %1289 = fneg <2 x float> %1252
  %1290 = fmul <2 x float> %1284, %1254
  %1291 = insertelement <2 x float> %1280, float %1277, i64 1
  %1292 = shufflevector <2 x float> %1280, <2 x float> poison, <2 x i32> zeroinitializer
  %1293 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %1292, <2 x float> %1253, <2 x float> %1290)
  %1294 = shufflevector <2 x float> %1291, <2 x float> poison, <2 x i32> <i32 1, i32 0>
  %1295 = fneg <2 x float> %1255
  %1296 = shufflevector <2 x float> %1295, <2 x float> %1255, <2 x i32> <i32 0, i32 2>
  %1297 = fmul <2 x float> %1291, %1296
  %1298 = shufflevector <2 x float> %1167, <2 x float> poison, <2 x i32> <i32 1, i32 1>
  %1299 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %1294, <2 x float> %1298, <2 x float> %1297)
  %1300 = fneg <2 x float> %1256
  %1301 = shufflevector <2 x float> %1256, <2 x float> %1300, <2 x i32> <i32 3, i32 1>
  %1302 = fmul <2 x float> %1291, %1301
  %1303 = shufflevector <2 x float> %1256, <2 x float> poison, <2 x i32> zeroinitializer
  %1304 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %1294, <2 x float> %1303, <2 x float> %1302)
  %1305 = shufflevector <2 x float> %1257, <2 x float> %1304, <2 x i32> <i32 1, i32 2>
  %1306 = fneg <2 x float> %1305
  %1307 = fmul <2 x float> %1281, %1306
  %1308 = shufflevector <2 x float> %1167, <2 x float> %1299, <2 x i32> <i32 0, i32 2>
  %1309 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %1284, <2 x float> %1308, <2 x float> %1307)
  %1310 = extractelement <2 x float> %1309, i64 0
  store float %1310, ptr addrspace(5) %41, align 4, !tbaa !16
  %1311 = extractelement <2 x float> %1309, i64 1
  store float %1311, ptr addrspace(5) %1264, align 4, !tbaa !16
  %1312 = fneg <2 x float> %1304
  %1313 = shufflevector <2 x float> %1254, <2 x float> %1312, <2 x i32> <i32 3, i32 1>
  %1314 = fmul <2 x float> %1291, %1313
  %1315 = shufflevector <2 x float> %1253, <2 x float> %1299, <2 x i32> <i32 3, i32 1>
  %1316 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %1294, <2 x float> %1315, <2 x float> %1314)
  %1317 = shufflevector <2 x float> %1291, <2 x float> poison, <2 x i32> <i32 1, i32 1>
  %1318 = fmul <2 x float> %1317, %1304
  %1319 = shufflevector <2 x float> %1280, <2 x float> poison, <2 x i32> zeroinitializer
  %1320 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %1319, <2 x float> %1299, <2 x float> %1318)
  %1321 = extractelement <2 x float> %1320, i64 1
  store float %1321, ptr addrspace(5) %1263, align 4, !tbaa !16
  %1322 = fmul <2 x float> %1281, %1289
  %1323 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %1284, <2 x float> %1162, <2 x float> %1322)
  %1324 = fmul <2 x float> %1284, %1252
  %1325 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %1281, <2 x float> %1162, <2 x float> %1324)
  %1326 = shufflevector <2 x float> %1323, <2 x float> %1325, <2 x i32> <i32 0, i32 2>
  store <2 x float> %1326, ptr addrspace(5) %44, align 4, !tbaa !16
  %1327 = shufflevector <2 x float> %1323, <2 x float> %1325, <2 x i32> <i32 1, i32 3>
  store <2 x float> %1327, ptr addrspace(5) %47, align 4, !tbaa !16
  br label %1328

1328:                                             ; preds = %1262, %1249
  %1329 = phi float [ %1288, %1262 ], [ %1261, %1249 ]
  %1330 = phi <2 x float> [ %1323, %1262 ], [ %1162, %1249 ]
  %1331 = phi <2 x float> [ %1325, %1262 ], [ %1252, %1249 ]
  %1332 = phi <2 x float> [ %1293, %1262 ], [ %1254, %1249 ]
  %1333 = phi <2 x float> [ %1316, %1262 ], [ %1255, %1249 ]
  %1334 = phi <2 x float> [ %1309, %1262 ], [ %1167, %1249 ]
  %1335 = phi <2 x float> [ %1285, %1262 ], [ %1253, %1249 ]
  %1336 = phi <2 x float> [ %1320, %1262 ], [ %1256, %1249 ]
  %1337 = extractelement <2 x float> %1335, i64 0
  %1338 = tail call fastcc float @llvm.fabs.f32(float noundef %1337) #13
  %1339 = fcmp olt float %1338, 0x3D71979980000000
  %1340 = insertelement <2 x float> %1336, float %1250, i64 1
  %1341 = shufflevector <2 x float> %1335, <2 x float> %1332, <2 x i32> <i32 1, i32 2>
  %1342 = extractelement <2 x float> %1257, i64 0
  br i1 %1339, label %1414, label %1343

1343:                                             ; preds = %1328
  %1344 = shufflevector <2 x float> %1332, <2 x float> poison, <2 x i32> <i32 poison, i32 0>
  %1345 = getelementptr inbounds nuw i8, ptr addrspace(5) %4, i32 16
  %1346 = extractelement <2 x float> %1334, i64 1
  %1347 = fsub float %1346, %1250
  %1348 = fmul float %1337, 2.000000e+00
  %1349 = fdiv float %1347, %1348
  %1350 = tail call fastcc float @llvm.copysign.f32(float noundef 1.000000e+00, float noundef %1349) #13
  %1351 = tail call fastcc float @llvm.fabs.f32(float noundef %1349) #13
  %1352 = tail call float @llvm.fmuladd.f32(float %1349, float %1349, float 1.000000e+00)
  %1353 = tail call fastcc float @llvm.sqrt.f32(float noundef %1352) #13
  %1354 = fadd float %1351, %1353
  %1355 = fdiv float %1350, %1354
  %1356 = tail call float @llvm.fmuladd.f32(float %1355, float %1355, float 1.000000e+00)
  %1357 = tail call fastcc float @llvm.sqrt.f32(float noundef %1356) #13
  %1358 = fdiv float 1.000000e+00, %1357
  %1359 = fmul float %1355, %1358
  %1360 = fneg float %1337
  %1361 = fmul float %1359, %1360
  %1362 = tail call float @llvm.fmuladd.f32(float %1358, float %1250, float %1361)
  %1363 = fmul float %1358, %1337
  %1364 = tail call float @llvm.fmuladd.f32(float %1359, float %1250, float %1363)
  %1365 = fneg float %1346
  %1366 = fmul float %1359, %1365
  %1367 = extractelement <2 x float> %1335, i64 1
  %1368 = tail call float @llvm.fmuladd.f32(float %1358, float %1367, float %1366)
  %1369 = fmul float %1358, %1346
  %1370 = tail call float @llvm.fmuladd.f32(float %1359, float %1367, float %1369)
  %1371 = fneg float %1368
  %1372 = insertelement <2 x float> poison, float %1358, i64 0
  %1373 = insertelement <2 x float> %1372, float %1359, i64 1
  %1374 = insertelement <2 x float> %1340, float %1371, i64 1
  %1375 = fmul <2 x float> %1373, %1374
  %1376 = shufflevector <2 x float> %1373, <2 x float> poison, <2 x i32> <i32 1, i32 0>
  %1377 = shufflevector <2 x float> %1332, <2 x float> poison, <2 x i32> <i32 1, i32 poison>
  %1378 = insertelement <2 x float> %1377, float %1362, i64 1
  %1379 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %1376, <2 x float> %1378, <2 x float> %1375)
  %1380 = extractelement <2 x float> %1379, i64 1
  store float %1380, ptr addrspace(5) %4, align 4, !tbaa !16
  %1381 = extractelement <2 x float> %1334, i64 0
  %1382 = fneg float %1381
  %1383 = fmul float %1359, %1382
  %1384 = tail call float @llvm.fmuladd.f32(float %1358, float %1342, float %1383)
  store float %1384, ptr addrspace(5) %5, align 4, !tbaa !16
  %1385 = fneg float %1370
  %1386 = fmul float %1359, %1385
  %1387 = tail call float @llvm.fmuladd.f32(float %1358, float %1364, float %1386)
  %1388 = shufflevector <2 x float> %1372, <2 x float> poison, <2 x i32> zeroinitializer
  %1389 = insertelement <2 x float> %1334, float %1370, i64 1
  %1390 = fmul <2 x float> %1388, %1389
  %1391 = insertelement <2 x float> poison, float %1359, i64 0
  %1392 = shufflevector <2 x float> %1391, <2 x float> poison, <2 x i32> zeroinitializer
  %1393 = insertelement <2 x float> %1257, float %1364, i64 1
  %1394 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %1392, <2 x float> %1393, <2 x float> %1390)
  %1395 = extractelement <2 x float> %1394, i64 0
  store float %1395, ptr addrspace(5) %41, align 4, !tbaa !16
  %1396 = extractelement <2 x float> %1394, i64 1
  store float %1396, ptr addrspace(5) %1345, align 4, !tbaa !16
  %1397 = fneg <2 x float> %1330
  %1398 = insertelement <2 x float> poison, float %1368, i64 0
  %1399 = fneg <2 x float> %1333
  %1400 = shufflevector <2 x float> %1398, <2 x float> %1399, <2 x i32> <i32 0, i32 2>
  %1401 = fmul <2 x float> %1373, %1400
  %1402 = insertelement <2 x float> %1344, float %1362, i64 0
  %1403 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %1376, <2 x float> %1402, <2 x float> %1401)
  %1404 = fneg <2 x float> %1336
  %1405 = shufflevector <2 x float> %1333, <2 x float> %1404, <2 x i32> <i32 0, i32 2>
  %1406 = fmul <2 x float> %1373, %1405
  %1407 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %1376, <2 x float> %1332, <2 x float> %1406)
  %1408 = fmul <2 x float> %1392, %1397
  %1409 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %1388, <2 x float> %1251, <2 x float> %1408)
  %1410 = fmul <2 x float> %1388, %1330
  %1411 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %1392, <2 x float> %1251, <2 x float> %1410)
  %1412 = shufflevector <2 x float> %1409, <2 x float> %1411, <2 x i32> <i32 0, i32 2>
  store <2 x float> %1412, ptr addrspace(5) %43, align 4, !tbaa !16
  %1413 = shufflevector <2 x float> %1409, <2 x float> %1411, <2 x i32> <i32 1, i32 3>
  store <2 x float> %1413, ptr addrspace(5) %46, align 4, !tbaa !16
  br label %1414

1414:                                             ; preds = %1343, %1328
  %1415 = phi float [ %1387, %1343 ], [ %1337, %1328 ]
  %1416 = phi float [ %1384, %1343 ], [ %1342, %1328 ]
  %1417 = phi <2 x float> [ %1409, %1343 ], [ %1251, %1328 ]
  %1418 = phi <2 x float> [ %1379, %1343 ], [ %1340, %1328 ]
  %1419 = phi <2 x float> [ %1411, %1343 ], [ %1330, %1328 ]
  %1420 = phi <2 x float> [ %1407, %1343 ], [ %1333, %1328 ]
  %1421 = phi <2 x float> [ %1403, %1343 ], [ %1341, %1328 ]
  %1422 = phi <2 x float> [ %1394, %1343 ], [ %1334, %1328 ]
  %1423 = extractelement <2 x float> %1421, i64 1
  %1424 = tail call fastcc float @llvm.fabs.f32(float noundef %1423) #13
  %1425 = fcmp olt float %1424, 0x3D71979980000000
  %1426 = shufflevector <2 x float> %1336, <2 x float> %1420, <2 x i32> <i32 1, i32 2>
  br i1 %1425, label %1495, label %1427

1427:                                             ; preds = %1414
  %1428 = getelementptr inbounds nuw i8, ptr addrspace(5) %4, i32 32
  %1429 = extractelement <2 x float> %1418, i64 1
  %1430 = extractelement <2 x float> %1336, i64 1
  %1431 = fsub <2 x float> %1336, %1418
  %1432 = extractelement <2 x float> %1431, i64 1
  %1433 = fmul float %1423, 2.000000e+00
  %1434 = fdiv float %1432, %1433
  %1435 = tail call fastcc float @llvm.copysign.f32(float noundef 1.000000e+00, float noundef %1434) #13
  %1436 = tail call fastcc float @llvm.fabs.f32(float noundef %1434) #13
  %1437 = tail call float @llvm.fmuladd.f32(float %1434, float %1434, float 1.000000e+00)
  %1438 = tail call fastcc float @llvm.sqrt.f32(float noundef %1437) #13
  %1439 = fadd float %1436, %1438
  %1440 = fdiv float %1435, %1439
  %1441 = tail call float @llvm.fmuladd.f32(float %1440, float %1440, float 1.000000e+00)
  %1442 = tail call fastcc float @llvm.sqrt.f32(float noundef %1441) #13
  %1443 = fdiv float 1.000000e+00, %1442
  %1444 = fmul float %1440, %1443
  %1445 = fneg float %1423
  %1446 = fmul float %1444, %1445
  %1447 = tail call float @llvm.fmuladd.f32(float %1443, float %1429, float %1446)
  %1448 = fmul float %1443, %1423
  %1449 = tail call float @llvm.fmuladd.f32(float %1444, float %1429, float %1448)
  %1450 = fneg float %1430
  %1451 = fmul float %1444, %1450
  %1452 = extractelement <2 x float> %1420, i64 1
  %1453 = tail call float @llvm.fmuladd.f32(float %1443, float %1452, float %1451)
  %1454 = fmul float %1443, %1430
  %1455 = tail call float @llvm.fmuladd.f32(float %1444, float %1452, float %1454)
  %1456 = fneg float %1453
  %1457 = fneg float %1329
  %1458 = fmul float %1444, %1457
  %1459 = tail call float @llvm.fmuladd.f32(float %1443, float %1416, float %1458)
  store float %1459, ptr addrspace(5) %5, align 4, !tbaa !16
  %1460 = insertelement <2 x float> poison, float %1443, i64 0
  %1461 = insertelement <2 x float> %1460, float %1444, i64 1
  %1462 = insertelement <2 x float> %1418, float %1456, i64 1
  %1463 = fmul <2 x float> %1461, %1462
  %1464 = shufflevector <2 x float> %1461, <2 x float> poison, <2 x i32> <i32 1, i32 0>
  %1465 = insertelement <2 x float> poison, float %1415, i64 0
  %1466 = insertelement <2 x float> %1465, float %1447, i64 1
  %1467 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %1464, <2 x float> %1466, <2 x float> %1463)
  %1468 = extractelement <2 x float> %1467, i64 1
  store float %1468, ptr addrspace(5) %4, align 4, !tbaa !16
  %1469 = insertelement <2 x float> poison, float %1329, i64 0
  %1470 = fneg <2 x float> %1331
  %1471 = shufflevector <2 x float> %1469, <2 x float> %1470, <2 x i32> <i32 0, i32 2>
  %1472 = fmul <2 x float> %1461, %1471
  %1473 = shufflevector <2 x float> %1417, <2 x float> poison, <2 x i32> <i32 poison, i32 0>
  %1474 = insertelement <2 x float> %1473, float %1416, i64 0
  %1475 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %1464, <2 x float> %1474, <2 x float> %1472)
  store <2 x float> %1475, ptr addrspace(5) %42, align 4, !tbaa !16
  %1476 = shufflevector <2 x float> %1460, <2 x float> poison, <2 x i32> zeroinitializer
  %1477 = insertelement <2 x float> %1426, float %1455, i64 0
  %1478 = fmul <2 x float> %1476, %1477
  %1479 = insertelement <2 x float> poison, float %1444, i64 0
  %1480 = shufflevector <2 x float> %1479, <2 x float> poison, <2 x i32> zeroinitializer
  %1481 = insertelement <2 x float> poison, float %1449, i64 0
  %1482 = shufflevector <2 x float> %1481, <2 x float> %1421, <2 x i32> <i32 0, i32 2>
  %1483 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %1480, <2 x float> %1482, <2 x float> %1478)
  %1484 = extractelement <2 x float> %1483, i64 0
  store float %1484, ptr addrspace(5) %1428, align 4, !tbaa !16
  %1485 = extractelement <2 x float> %1331, i64 1
  %1486 = fneg float %1485
  %1487 = fmul float %1444, %1486
  %1488 = extractelement <2 x float> %1417, i64 1
  %1489 = tail call float @llvm.fmuladd.f32(float %1443, float %1488, float %1487)
  store float %1489, ptr addrspace(5) %46, align 4, !tbaa !16
  %1490 = fmul <2 x float> %1476, %1331
  %1491 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %1480, <2 x float> %1417, <2 x float> %1490)
  %1492 = extractelement <2 x float> %1491, i64 0
  store float %1492, ptr addrspace(5) %45, align 4, !tbaa !16
  %1493 = extractelement <2 x float> %1491, i64 1
  store float %1493, ptr addrspace(5) %48, align 4, !tbaa !16
  %1494 = extractelement <2 x float> %1475, i64 0
  br label %1495

1495:                                             ; preds = %1427, %1414
  %1496 = phi float [ %1494, %1427 ], [ %1329, %1414 ]
  %1497 = phi <2 x float> [ %1483, %1427 ], [ %1426, %1414 ]
  %1498 = phi <2 x float> [ %1491, %1427 ], [ %1331, %1414 ]
  %1499 = phi <2 x float> [ %1467, %1427 ], [ %1418, %1414 ]
  %1500 = extractelement <2 x float> %1497, i64 1
  %1501 = tail call fastcc float @llvm.fabs.f32(float noundef %1500) #13
  %1502 = fcmp olt float %1501, 0x3D71979980000000
  %1503 = shufflevector <2 x float> %1497, <2 x float> %1422, <2 x i32> <i32 0, i32 3>
  br i1 %1502, label %1564, label %1504

1504:                                             ; preds = %1495
  %1505 = getelementptr inbounds nuw i8, ptr addrspace(5) %4, i32 32
  %1506 = getelementptr inbounds nuw i8, ptr addrspace(5) %4, i32 16
  %1507 = shufflevector <2 x float> <float poison, float 2.000000e+00>, <2 x float> %1422, <2 x i32> <i32 3, i32 1>
  %1508 = fsub <2 x float> %1497, %1507
  %1509 = fmul <2 x float> %1497, %1507
  %1510 = extractelement <2 x float> %1508, i64 0
  %1511 = extractelement <2 x float> %1509, i64 1
  %1512 = fdiv float %1510, %1511
  %1513 = tail call fastcc float @llvm.copysign.f32(float noundef 1.000000e+00, float noundef %1512) #13
  %1514 = tail call fastcc float @llvm.fabs.f32(float noundef %1512) #13
  %1515 = tail call float @llvm.fmuladd.f32(float %1512, float %1512, float 1.000000e+00)
  %1516 = tail call fastcc float @llvm.sqrt.f32(float noundef %1515) #13
  %1517 = fadd float %1514, %1516
  %1518 = fdiv float %1513, %1517
  %1519 = tail call float @llvm.fmuladd.f32(float %1518, float %1518, float 1.000000e+00)
  %1520 = tail call fastcc float @llvm.sqrt.f32(float noundef %1519) #13
  %1521 = fdiv float 1.000000e+00, %1520
  %1522 = fmul float %1518, %1521
  %1523 = extractelement <2 x float> %1497, i64 0
  %1524 = fneg float %1523
  %1525 = fmul float %1522, %1524
  %1526 = extractelement <2 x float> %1499, i64 0
  %1527 = tail call float @llvm.fmuladd.f32(float %1521, float %1526, float %1525)
  %1528 = fmul float %1521, %1523
  %1529 = tail call float @llvm.fmuladd.f32(float %1522, float %1526, float %1528)
  %1530 = fneg float %1496
  %1531 = insertelement <2 x float> poison, float %1522, i64 0
  %1532 = insertelement <2 x float> %1531, float %1521, i64 1
  %1533 = insertelement <2 x float> poison, float %1530, i64 0
  %1534 = insertelement <2 x float> %1533, float %1496, i64 1
  %1535 = fmul <2 x float> %1532, %1534
  %1536 = shufflevector <2 x float> %1532, <2 x float> poison, <2 x i32> <i32 1, i32 0>
  %1537 = shufflevector <2 x float> %1422, <2 x float> poison, <2 x i32> zeroinitializer
  %1538 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %1536, <2 x float> %1537, <2 x float> %1535)
  store <2 x float> %1538, ptr addrspace(5) %41, align 4, !tbaa !16
  %1539 = fneg float %1527
  %1540 = fneg <2 x float> %1498
  %1541 = shufflevector <2 x float> %1540, <2 x float> %1498, <2 x i32> <i32 0, i32 2>
  %1542 = fmul <2 x float> %1532, %1541
  %1543 = shufflevector <2 x float> %1419, <2 x float> poison, <2 x i32> zeroinitializer
  %1544 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %1536, <2 x float> %1543, <2 x float> %1542)
  store <2 x float> %1544, ptr addrspace(5) %44, align 4, !tbaa !16
  %1545 = insertelement <2 x float> poison, float %1521, i64 0
  %1546 = insertelement <2 x float> %1545, float %1522, i64 1
  %1547 = fneg <2 x float> %1497
  %1548 = shufflevector <2 x float> %1497, <2 x float> %1547, <2 x i32> <i32 1, i32 3>
  %1549 = fmul <2 x float> %1546, %1548
  %1550 = shufflevector <2 x float> %1546, <2 x float> poison, <2 x i32> <i32 1, i32 0>
  %1551 = shufflevector <2 x float> %1422, <2 x float> poison, <2 x i32> <i32 1, i32 1>
  %1552 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %1550, <2 x float> %1551, <2 x float> %1549)
  %1553 = insertelement <2 x float> poison, float %1529, i64 0
  %1554 = insertelement <2 x float> %1553, float %1539, i64 1
  %1555 = fmul <2 x float> %1546, %1554
  %1556 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %1550, <2 x float> %1552, <2 x float> %1555)
  %1557 = extractelement <2 x float> %1556, i64 1
  store float %1557, ptr addrspace(5) %1506, align 4, !tbaa !16
  %1558 = extractelement <2 x float> %1556, i64 0
  store float %1558, ptr addrspace(5) %1505, align 4, !tbaa !16
  %1559 = fneg <2 x float> %1498
  %1560 = shufflevector <2 x float> %1559, <2 x float> %1498, <2 x i32> <i32 1, i32 3>
  %1561 = fmul <2 x float> %1532, %1560
  %1562 = shufflevector <2 x float> %1419, <2 x float> poison, <2 x i32> <i32 1, i32 1>
  %1563 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %1536, <2 x float> %1562, <2 x float> %1561)
  store <2 x float> %1563, ptr addrspace(5) %47, align 4, !tbaa !16
  br label %1564

1564:                                             ; preds = %1495, %1504
  %1565 = phi <2 x float> [ %1556, %1504 ], [ %1503, %1495 ]
  %1566 = extractelement <2 x float> %1565, i64 1
  %1567 = extractelement <2 x float> %1499, i64 1
  %1568 = fcmp ule float %1566, %1567
  %1569 = select i1 %1568, float %1567, float %1566
  %1570 = zext i1 %1568 to i32
  %1571 = xor i1 %1568, true
  %1572 = zext i1 %1571 to i32
  %1573 = extractelement <2 x float> %1565, i64 0
  %1574 = fcmp ogt float %1573, %1569
  %1575 = select i1 %1574, i32 %1572, i32 2
  %1576 = select i1 %1574, i32 2, i32 %1572
  %1577 = getelementptr inbounds nuw [3 x float], ptr addrspace(5) %4, i32 %1575
  %1578 = getelementptr inbounds nuw float, ptr addrspace(5) %1577, i32 %1575
  %1579 = load float, ptr addrspace(5) %1578, align 4, !tbaa !16
  %1580 = select i1 %1568, i32 12, i32 0
  %1581 = getelementptr inbounds nuw i8, ptr addrspace(5) %4, i32 %1580
  %1582 = getelementptr inbounds nuw float, ptr addrspace(5) %1581, i32 %1570
  %1583 = load float, ptr addrspace(5) %1582, align 4, !tbaa !16
  %1584 = fcmp ogt float %1579, %1583
  %1585 = select i1 %1584, i32 %1570, i32 %1575
  %1586 = select i1 %1584, i32 %1575, i32 %1570
  %1587 = trunc i64 %20 to i32
  %1588 = mul nsw i32 %1587, 3
  %1589 = mul nsw i32 %1587, 9
  %1590 = getelementptr inbounds nuw [3 x float], ptr addrspace(5) %4, i32 %1576
  %1591 = getelementptr inbounds nuw float, ptr addrspace(5) %1590, i32 %1576
  %1592 = load float, ptr addrspace(5) %1591, align 4, !tbaa !16
  %1593 = sext i32 %1588 to i64
  %1594 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %1593
  store float %1592, ptr addrspace(1) %1594, align 4, !tbaa !16
  %1595 = getelementptr float, ptr addrspace(5) %5, i32 %1576
  %1596 = load float, ptr addrspace(5) %1595, align 4, !tbaa !16
  %1597 = sext i32 %1589 to i64
  %1598 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %1597
  %1599 = getelementptr i8, ptr addrspace(5) %1595, i32 12
  %1600 = load float, ptr addrspace(5) %1599, align 4, !tbaa !16
  %1601 = insertelement <2 x float> poison, float %1596, i64 0
  %1602 = insertelement <2 x float> %1601, float %1600, i64 1
  %1603 = tail call <2 x float> @llvm.fabs.v2f32(<2 x float> %1602)
  store <2 x float> %1603, ptr addrspace(1) %1598, align 4, !tbaa !16
  %1604 = getelementptr i8, ptr addrspace(5) %1595, i32 24
  %1605 = load float, ptr addrspace(5) %1604, align 4, !tbaa !16
  %1606 = tail call fastcc float @llvm.fabs.f32(float noundef %1605) #13
  %1607 = sext i32 %1589 to i64
  %1608 = getelementptr float, ptr addrspace(1) %2, i64 %1607
  %1609 = getelementptr i8, ptr addrspace(1) %1608, i64 8
  store float %1606, ptr addrspace(1) %1609, align 4, !tbaa !16
  %1610 = getelementptr inbounds nuw [3 x float], ptr addrspace(5) %4, i32 %1586
  %1611 = getelementptr inbounds nuw float, ptr addrspace(5) %1610, i32 %1586
  %1612 = load float, ptr addrspace(5) %1611, align 4, !tbaa !16
  %1613 = sext i32 %1588 to i64
  %1614 = getelementptr float, ptr addrspace(1) %1, i64 %1613
  %1615 = getelementptr i8, ptr addrspace(1) %1614, i64 4
  store float %1612, ptr addrspace(1) %1615, align 4, !tbaa !16
  %1616 = getelementptr float, ptr addrspace(5) %5, i32 %1586
  %1617 = load float, ptr addrspace(5) %1616, align 4, !tbaa !16
  %1618 = sext i32 %1589 to i64
  %1619 = getelementptr float, ptr addrspace(1) %2, i64 %1618
  %1620 = getelementptr i8, ptr addrspace(1) %1619, i64 12
  %1621 = getelementptr i8, ptr addrspace(5) %1616, i32 12
  %1622 = load float, ptr addrspace(5) %1621, align 4, !tbaa !16
  %1623 = insertelement <2 x float> poison, float %1617, i64 0
  %1624 = insertelement <2 x float> %1623, float %1622, i64 1
  %1625 = tail call <2 x float> @llvm.fabs.v2f32(<2 x float> %1624)
  store <2 x float> %1625, ptr addrspace(1) %1620, align 4, !tbaa !16
  %1626 = getelementptr i8, ptr addrspace(5) %1616, i32 24
  %1627 = load float, ptr addrspace(5) %1626, align 4, !tbaa !16
  %1628 = tail call fastcc float @llvm.fabs.f32(float noundef %1627) #13
  %1629 = sext i32 %1589 to i64
  %1630 = getelementptr float, ptr addrspace(1) %2, i64 %1629
  %1631 = getelementptr i8, ptr addrspace(1) %1630, i64 20
  store float %1628, ptr addrspace(1) %1631, align 4, !tbaa !16
  %1632 = getelementptr inbounds nuw [3 x float], ptr addrspace(5) %4, i32 %1585
  %1633 = getelementptr inbounds nuw float, ptr addrspace(5) %1632, i32 %1585
  %1634 = load float, ptr addrspace(5) %1633, align 4, !tbaa !16
  %1635 = sext i32 %1588 to i64
  %1636 = getelementptr float, ptr addrspace(1) %1, i64 %1635
  %1637 = getelementptr i8, ptr addrspace(1) %1636, i64 8
  store float %1634, ptr addrspace(1) %1637, align 4, !tbaa !16
  %1638 = getelementptr float, ptr addrspace(5) %5, i32 %1585
  %1639 = load float, ptr addrspace(5) %1638, align 4, !tbaa !16
  %1640 = sext i32 %1589 to i64
  %1641 = getelementptr float, ptr addrspace(1) %2, i64 %1640
  %1642 = getelementptr i8, ptr addrspace(1) %1641, i64 24
  %1643 = getelementptr i8, ptr addrspace(5) %1638, i32 12
  %1644 = load float, ptr addrspace(5) %1643, align 4, !tbaa !16
  %1645 = insertelement <2 x float> poison, float %1639, i64 0
  %1646 = insertelement <2 x float> %1645, float %1644, i64 1
  %1647 = tail call <2 x float> @llvm.fabs.v2f32(<2 x float> %1646)
  store <2 x float> %1647, ptr addrspace(1) %1642, align 4, !tbaa !16
  %1648 = getelementptr i8, ptr addrspace(5) %1638, i32 24
  %1649 = load float, ptr addrspace(5) %1648, align 4, !tbaa !16
  %1650 = tail call fastcc float @llvm.fabs.f32(float noundef %1649) #13
  %1651 = sext i32 %1589 to i64
  %1652 = getelementptr float, ptr addrspace(1) %2, i64 %1651
  %1653 = getelementptr i8, ptr addrspace(1) %1652, i64 32
  store float %1650, ptr addrspace(1) %1653, align 4, !tbaa !16
  call void @llvm.lifetime.end.p5(ptr addrspace(5) %5) #12
  call void @llvm.lifetime.end.p5(ptr addrspace(5) %4) #12
  ret void
}

; Function Attrs: convergent nofree norecurse nosync nounwind memory(argmem: readwrite)
define protected amdgpu_kernel void @singular3(ptr addrspace(1) noundef readonly align 8 captures(none) %0, ptr addrspace(1) noundef writeonly align 8 captures(none) %1) local_unnamed_addr #6 !kernel_arg_addr_space !19 !kernel_arg_access_qual !20 !kernel_arg_type !21 !kernel_arg_base_type !21 !kernel_arg_type_qual !22 {
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
  %18 = trunc i64 %17 to i32
  %19 = mul nsw i32 %18, 3
  %20 = sext i32 %19 to i64
  %21 = mul nsw i64 %20, 24
  %22 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %21
  %23 = load <2 x double>, ptr addrspace(1) %22, align 8, !tbaa !23, !amdgpu.noclobber !18
  %24 = getelementptr i8, ptr addrspace(1) %22, i64 16
  %25 = load double, ptr addrspace(1) %24, align 8, !tbaa !24
  %26 = add nsw i32 %19, 1
  %27 = sext i32 %26 to i64
  %28 = mul nsw i64 %27, 24
  %29 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %28
  %30 = load <2 x double>, ptr addrspace(1) %29, align 8, !tbaa !23, !amdgpu.noclobber !18
  %31 = getelementptr i8, ptr addrspace(1) %29, i64 16
  %32 = load double, ptr addrspace(1) %31, align 8, !tbaa !24
  %33 = add nsw i32 %19, 2
  %34 = sext i32 %33 to i64
  %35 = mul nsw i64 %34, 24
  %36 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %35
  %37 = load <2 x double>, ptr addrspace(1) %36, align 8, !tbaa !23, !amdgpu.noclobber !18
  %38 = getelementptr i8, ptr addrspace(1) %36, i64 16
  %39 = load double, ptr addrspace(1) %38, align 8, !tbaa !24
  %40 = shufflevector <2 x double> %23, <2 x double> poison, <12 x i32> <i32 0, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %41 = shufflevector <12 x double> %40, <12 x double> <double poison, double poison, double poison, double undef, double poison, double poison, double poison, double undef, double poison, double poison, double poison, double undef>, <12 x i32> <i32 0, i32 1, i32 poison, i32 15, i32 poison, i32 poison, i32 poison, i32 19, i32 poison, i32 poison, i32 poison, i32 23>
  %42 = insertelement <12 x double> %41, double %25, i64 2
  %43 = shufflevector <2 x double> %30, <2 x double> poison, <12 x i32> <i32 0, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %44 = shufflevector <12 x double> %42, <12 x double> %43, <12 x i32> <i32 0, i32 1, i32 2, i32 3, i32 12, i32 13, i32 poison, i32 7, i32 poison, i32 poison, i32 poison, i32 11>
  %45 = insertelement <12 x double> %44, double %32, i64 6
  %46 = shufflevector <2 x double> %37, <2 x double> poison, <12 x i32> <i32 0, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %47 = shufflevector <12 x double> %45, <12 x double> %46, <12 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 poison, i32 11>
  %48 = insertelement <12 x double> %47, double %39, i64 10
  br label %49

49:                                               ; preds = %2, %249
  %50 = phi i32 [ %251, %249 ], [ 0, %2 ]
  %51 = phi <12 x double> [ %250, %249 ], [ %48, %2 ]
  %52 = bitcast <12 x double> %51 to <3 x i256>
  %53 = extractelement <3 x i256> %52, i64 0
  %54 = bitcast i256 %53 to <4 x double>
  %55 = extractelement <4 x double> %54, i64 0
  %56 = extractelement <4 x double> %54, i64 1
  %57 = fmul double %56, %56
  %58 = tail call double @llvm.fmuladd.f64(double %55, double %55, double %57)
  %59 = extractelement <4 x double> %54, i64 2
  %60 = tail call noundef double @llvm.fmuladd.f64(double %59, double %59, double %58)
  %61 = extractelement <3 x i256> %52, i64 1
  %62 = bitcast i256 %61 to <4 x double>
  %63 = extractelement <4 x double> %62, i64 0
  %64 = extractelement <4 x double> %62, i64 1
  %65 = fmul double %64, %64
  %66 = tail call double @llvm.fmuladd.f64(double %63, double %63, double %65)
  %67 = extractelement <4 x double> %62, i64 2
  %68 = tail call noundef double @llvm.fmuladd.f64(double %67, double %67, double %66)
  %69 = fmul double %56, %64
  %70 = tail call double @llvm.fmuladd.f64(double %55, double %63, double %69)
  %71 = tail call noundef double @llvm.fmuladd.f64(double %59, double %67, double %70)
  %72 = fmul double %71, %71
  %73 = fmul double %60, 1.000000e-30
  %74 = fmul double %68, %73
  %75 = fcmp ugt double %72, %74
  br i1 %75, label %76, label %122

76:                                               ; preds = %49
  %77 = shufflevector <4 x double> %54, <4 x double> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %78 = fsub double %68, %60
  %79 = fmul double %71, 2.000000e+00
  %80 = fdiv double %78, %79
  %81 = fcmp ogt double %80, 0.000000e+00
  %82 = select i1 %81, double 1.000000e+00, double -1.000000e+00
  %83 = tail call fastcc double @llvm.fabs.f64(double noundef %80) #13
  %84 = tail call double @llvm.fmuladd.f64(double %80, double %80, double 1.000000e+00)
  %85 = tail call fastcc double @llvm.sqrt.f64(double noundef %84) #13
  %86 = fadd double %83, %85
  %87 = fdiv double %82, %86
  %88 = tail call double @llvm.fmuladd.f64(double %87, double %87, double 1.000000e+00)
  %89 = tail call fastcc double @llvm.sqrt.f64(double noundef %88) #13
  %90 = fdiv double 1.000000e+00, %89
  %91 = fmul double %87, %90
  %92 = insertelement <3 x double> poison, double %90, i64 0
  %93 = shufflevector <3 x double> %92, <3 x double> poison, <3 x i32> zeroinitializer
  %94 = insertelement <3 x double> poison, double %91, i64 0
  %95 = shufflevector <3 x double> %94, <3 x double> poison, <3 x i32> zeroinitializer
  %96 = fneg <4 x double> %62
  %97 = shufflevector <4 x double> %96, <4 x double> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %98 = fmul <3 x double> %97, %95
  %99 = tail call <3 x double> @llvm.fmuladd.v3f64(<3 x double> %93, <3 x double> %77, <3 x double> %98)
  %100 = shufflevector <3 x double> %99, <3 x double> poison, <12 x i32> <i32 0, i32 1, i32 2, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %101 = insertelement <12 x double> %51, double undef, i64 3
  %102 = shufflevector <12 x double> %100, <12 x double> %101, <12 x i32> <i32 0, i32 1, i32 2, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %103 = bitcast <12 x double> %102 to <3 x i256>
  %104 = extractelement <3 x i256> %103, i64 1
  %105 = bitcast i256 %104 to <4 x double>
  %106 = shufflevector <4 x double> %105, <4 x double> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %107 = fmul <3 x double> %93, %106
  %108 = tail call <3 x double> @llvm.fmuladd.v3f64(<3 x double> %95, <3 x double> %77, <3 x double> %107)
  %109 = shufflevector <3 x double> %108, <3 x double> poison, <12 x i32> <i32 0, i32 1, i32 2, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %110 = insertelement <12 x double> %102, double undef, i64 7
  %111 = shufflevector <12 x double> %110, <12 x double> %109, <12 x i32> <i32 0, i32 1, i32 2, i32 3, i32 12, i32 13, i32 14, i32 7, i32 8, i32 9, i32 10, i32 11>
  %112 = bitcast <12 x double> %111 to <3 x i256>
  %113 = extractelement <3 x i256> %112, i64 0
  %114 = bitcast i256 %113 to <4 x double>
  %115 = extractelement <4 x double> %114, i64 0
  %116 = extractelement <4 x double> %114, i64 1
  %117 = fmul double %116, %116
  %118 = tail call double @llvm.fmuladd.f64(double %115, double %115, double %117)
  %119 = extractelement <4 x double> %114, i64 2
  %120 = tail call noundef double @llvm.fmuladd.f64(double %119, double %119, double %118)
  %121 = fmul double %120, 1.000000e-30
  br label %122

122:                                              ; preds = %76, %49
  %123 = phi double [ %121, %76 ], [ %73, %49 ]
  %124 = phi double [ %120, %76 ], [ %60, %49 ]
  %125 = phi double [ %119, %76 ], [ %59, %49 ]
  %126 = phi double [ %116, %76 ], [ %56, %49 ]
  %127 = phi double [ %115, %76 ], [ %55, %49 ]
  %128 = phi <4 x double> [ %114, %76 ], [ %54, %49 ]
  %129 = phi <3 x i256> [ %112, %76 ], [ %52, %49 ]
  %130 = phi <12 x double> [ %111, %76 ], [ %51, %49 ]
  %131 = extractelement <3 x i256> %129, i64 2
  %132 = bitcast i256 %131 to <4 x double>
  %133 = extractelement <4 x double> %132, i64 0
  %134 = extractelement <4 x double> %132, i64 1
  %135 = fmul double %134, %134
  %136 = tail call double @llvm.fmuladd.f64(double %133, double %133, double %135)
  %137 = extractelement <4 x double> %132, i64 2
  %138 = tail call noundef double @llvm.fmuladd.f64(double %137, double %137, double %136)
  %139 = fmul double %126, %134
  %140 = tail call double @llvm.fmuladd.f64(double %127, double %133, double %139)
  %141 = tail call noundef double @llvm.fmuladd.f64(double %125, double %137, double %140)
  %142 = fmul double %141, %141
  %143 = fmul double %138, %123
  %144 = fcmp ugt double %142, %143
  br i1 %144, label %145, label %190

145:                                              ; preds = %122
  %146 = shufflevector <4 x double> %128, <4 x double> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %147 = fsub double %138, %124
  %148 = fmul double %141, 2.000000e+00
  %149 = fdiv double %147, %148
  %150 = fcmp ogt double %149, 0.000000e+00
  %151 = select i1 %150, double 1.000000e+00, double -1.000000e+00
  %152 = tail call fastcc double @llvm.fabs.f64(double noundef %149) #13
  %153 = tail call double @llvm.fmuladd.f64(double %149, double %149, double 1.000000e+00)
  %154 = tail call fastcc double @llvm.sqrt.f64(double noundef %153) #13
  %155 = fadd double %152, %154
  %156 = fdiv double %151, %155
  %157 = tail call double @llvm.fmuladd.f64(double %156, double %156, double 1.000000e+00)
  %158 = tail call fastcc double @llvm.sqrt.f64(double noundef %157) #13
  %159 = fdiv double 1.000000e+00, %158
  %160 = fmul double %156, %159
  %161 = insertelement <3 x double> poison, double %159, i64 0
  %162 = shufflevector <3 x double> %161, <3 x double> poison, <3 x i32> zeroinitializer
  %163 = insertelement <3 x double> poison, double %160, i64 0
  %164 = shufflevector <3 x double> %163, <3 x double> poison, <3 x i32> zeroinitializer
  %165 = fneg <4 x double> %132
  %166 = shufflevector <4 x double> %165, <4 x double> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %167 = fmul <3 x double> %166, %164
  %168 = tail call <3 x double> @llvm.fmuladd.v3f64(<3 x double> %162, <3 x double> %146, <3 x double> %167)
  %169 = shufflevector <3 x double> %168, <3 x double> poison, <12 x i32> <i32 0, i32 1, i32 2, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %170 = insertelement <12 x double> %130, double undef, i64 3
  %171 = shufflevector <12 x double> %169, <12 x double> %170, <12 x i32> <i32 0, i32 1, i32 2, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %172 = bitcast <12 x double> %171 to <3 x i256>
  %173 = extractelement <3 x i256> %172, i64 2
  %174 = bitcast i256 %173 to <4 x double>
  %175 = shufflevector <4 x double> %174, <4 x double> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %176 = fmul <3 x double> %162, %175
  %177 = tail call <3 x double> @llvm.fmuladd.v3f64(<3 x double> %164, <3 x double> %146, <3 x double> %176)
  %178 = shufflevector <3 x double> %177, <3 x double> poison, <12 x i32> <i32 0, i32 1, i32 2, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %179 = insertelement <12 x double> %171, double undef, i64 11
  %180 = shufflevector <12 x double> %179, <12 x double> %178, <12 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 11>
  %181 = bitcast <12 x double> %180 to <3 x i256>
  %182 = extractelement <3 x i256> %181, i64 2
  %183 = bitcast i256 %182 to <4 x double>
  %184 = extractelement <4 x double> %183, i64 0
  %185 = extractelement <4 x double> %183, i64 1
  %186 = fmul double %185, %185
  %187 = tail call double @llvm.fmuladd.f64(double %184, double %184, double %186)
  %188 = extractelement <4 x double> %183, i64 2
  %189 = tail call noundef double @llvm.fmuladd.f64(double %188, double %188, double %187)
  br label %190

190:                                              ; preds = %145, %122
  %191 = phi double [ %189, %145 ], [ %138, %122 ]
  %192 = phi double [ %188, %145 ], [ %137, %122 ]
  %193 = phi double [ %185, %145 ], [ %134, %122 ]
  %194 = phi double [ %184, %145 ], [ %133, %122 ]
  %195 = phi <4 x double> [ %183, %145 ], [ %132, %122 ]
  %196 = phi <3 x i256> [ %181, %145 ], [ %129, %122 ]
  %197 = phi <12 x double> [ %180, %145 ], [ %130, %122 ]
  %198 = extractelement <3 x i256> %196, i64 1
  %199 = bitcast i256 %198 to <4 x double>
  %200 = extractelement <4 x double> %199, i64 0
  %201 = extractelement <4 x double> %199, i64 1
  %202 = fmul double %201, %201
  %203 = tail call double @llvm.fmuladd.f64(double %200, double %200, double %202)
  %204 = extractelement <4 x double> %199, i64 2
  %205 = tail call noundef double @llvm.fmuladd.f64(double %204, double %204, double %203)
  %206 = fmul double %201, %193
  %207 = tail call double @llvm.fmuladd.f64(double %200, double %194, double %206)
  %208 = tail call noundef double @llvm.fmuladd.f64(double %204, double %192, double %207)
  %209 = fmul double %208, %208
  %210 = fmul double %205, 1.000000e-30
  %211 = fmul double %191, %210
  %212 = fcmp ugt double %209, %211
  br i1 %212, label %213, label %249

213:                                              ; preds = %190
  %214 = shufflevector <4 x double> %199, <4 x double> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %215 = fsub double %191, %205
  %216 = fmul double %208, 2.000000e+00
  %217 = fdiv double %215, %216
  %218 = fcmp ogt double %217, 0.000000e+00
  %219 = select i1 %218, double 1.000000e+00, double -1.000000e+00
  %220 = tail call fastcc double @llvm.fabs.f64(double noundef %217) #13
  %221 = tail call double @llvm.fmuladd.f64(double %217, double %217, double 1.000000e+00)
  %222 = tail call fastcc double @llvm.sqrt.f64(double noundef %221) #13
  %223 = fadd double %220, %222
  %224 = fdiv double %219, %223
  %225 = tail call double @llvm.fmuladd.f64(double %224, double %224, double 1.000000e+00)
  %226 = tail call fastcc double @llvm.sqrt.f64(double noundef %225) #13
  %227 = fdiv double 1.000000e+00, %226
  %228 = fmul double %224, %227
  %229 = insertelement <3 x double> poison, double %227, i64 0
  %230 = shufflevector <3 x double> %229, <3 x double> poison, <3 x i32> zeroinitializer
  %231 = insertelement <3 x double> poison, double %228, i64 0
  %232 = shufflevector <3 x double> %231, <3 x double> poison, <3 x i32> zeroinitializer
  %233 = fneg <4 x double> %195
  %234 = shufflevector <4 x double> %233, <4 x double> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %235 = fmul <3 x double> %234, %232
  %236 = tail call <3 x double> @llvm.fmuladd.v3f64(<3 x double> %230, <3 x double> %214, <3 x double> %235)
  %237 = shufflevector <3 x double> %236, <3 x double> poison, <12 x i32> <i32 0, i32 1, i32 2, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %238 = insertelement <12 x double> %197, double undef, i64 7
  %239 = shufflevector <12 x double> %238, <12 x double> %237, <12 x i32> <i32 0, i32 1, i32 2, i32 3, i32 12, i32 13, i32 14, i32 7, i32 8, i32 9, i32 10, i32 11>
  %240 = bitcast <12 x double> %239 to <3 x i256>
  %241 = extractelement <3 x i256> %240, i64 2
  %242 = bitcast i256 %241 to <4 x double>
  %243 = shufflevector <4 x double> %242, <4 x double> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %244 = fmul <3 x double> %230, %243
  %245 = tail call <3 x double> @llvm.fmuladd.v3f64(<3 x double> %232, <3 x double> %214, <3 x double> %244)
  %246 = shufflevector <3 x double> %245, <3 x double> poison, <12 x i32> <i32 0, i32 1, i32 2, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %247 = insertelement <12 x double> %239, double undef, i64 11
  %248 = shufflevector <12 x double> %247, <12 x double> %246, <12 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 11>
  br label %249

249:                                              ; preds = %213, %190
  %250 = phi <12 x double> [ %248, %213 ], [ %197, %190 ]
  %251 = add nuw nsw i32 %50, 1
  %252 = icmp eq i32 %251, 8
  br i1 %252, label %253, label %49

253:                                              ; preds = %249
  %254 = extractelement <12 x double> %250, i64 0
  %255 = extractelement <12 x double> %250, i64 1
  %256 = extractelement <12 x double> %250, i64 2
  %257 = fmul double %255, %255
  %258 = tail call double @llvm.fmuladd.f64(double %254, double %254, double %257)
  %259 = tail call noundef double @llvm.fmuladd.f64(double %256, double %256, double %258)
  %260 = tail call fastcc double @llvm.sqrt.f64(double noundef %259) #13
  %261 = extractelement <12 x double> %250, i64 4
  %262 = extractelement <12 x double> %250, i64 5
  %263 = extractelement <12 x double> %250, i64 6
  %264 = fmul double %262, %262
  %265 = tail call double @llvm.fmuladd.f64(double %261, double %261, double %264)
  %266 = tail call noundef double @llvm.fmuladd.f64(double %263, double %263, double %265)
  %267 = tail call fastcc double @llvm.sqrt.f64(double noundef %266) #13
  %268 = extractelement <12 x double> %250, i64 8
  %269 = extractelement <12 x double> %250, i64 9
  %270 = extractelement <12 x double> %250, i64 10
  %271 = fmul double %269, %269
  %272 = tail call double @llvm.fmuladd.f64(double %268, double %268, double %271)
  %273 = tail call noundef double @llvm.fmuladd.f64(double %270, double %270, double %272)
  %274 = tail call fastcc double @llvm.sqrt.f64(double noundef %273) #13
  %275 = tail call fastcc double @llvm.maxnum.f64(double noundef %267, double noundef %274) #13
  %276 = tail call fastcc double @llvm.maxnum.f64(double noundef %260, double noundef %275) #13
  %277 = tail call fastcc double @llvm.minnum.f64(double noundef %267, double noundef %274) #13
  %278 = tail call fastcc double @llvm.minnum.f64(double noundef %260, double noundef %277) #13
  %279 = insertelement <2 x double> poison, double %276, i64 0
  %280 = tail call fastcc double @llvm.minnum.f64(double noundef %260, double noundef %267) #13
  %281 = tail call fastcc double @llvm.maxnum.f64(double noundef %260, double noundef %267) #13
  %282 = tail call fastcc double @llvm.minnum.f64(double noundef %281, double noundef %274) #13
  %283 = tail call fastcc double @llvm.maxnum.f64(double noundef %280, double noundef %282) #13
  %284 = insertelement <2 x double> %279, double %283, i64 1
  %285 = shl i64 %17, 32
  %286 = ashr exact i64 %285, 32
  %287 = mul nsw i64 %286, 24
  %288 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %287
  store <2 x double> %284, ptr addrspace(1) %288, align 8, !tbaa !23
  %289 = getelementptr i8, ptr addrspace(1) %288, i64 16
  store double %278, ptr addrspace(1) %289, align 8, !tbaa !24
  ret void
}

; Function Attrs: alwaysinline convergent nofree norecurse nosync nounwind memory(argmem: readwrite)
define protected void @__clang_ocl_kern_imp_singular3(ptr addrspace(1) noundef readonly align 8 captures(none) %0, ptr addrspace(1) noundef writeonly align 8 captures(none) %1) local_unnamed_addr #7 !kernel_arg_addr_space !19 !kernel_arg_access_qual !20 !kernel_arg_type !21 !kernel_arg_base_type !21 !kernel_arg_type_qual !22 {
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
  %18 = trunc i64 %17 to i32
  %19 = mul nsw i32 %18, 3
  %20 = sext i32 %19 to i64
  %21 = mul nsw i64 %20, 24
  %22 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %21
  %23 = load <2 x double>, ptr addrspace(1) %22, align 8, !tbaa !23
  %24 = getelementptr i8, ptr addrspace(1) %22, i64 16
  %25 = load double, ptr addrspace(1) %24, align 8, !tbaa !24
  %26 = add nsw i32 %19, 1
  %27 = sext i32 %26 to i64
  %28 = mul nsw i64 %27, 24
  %29 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %28
  %30 = load <2 x double>, ptr addrspace(1) %29, align 8, !tbaa !23
  %31 = getelementptr i8, ptr addrspace(1) %29, i64 16
  %32 = load double, ptr addrspace(1) %31, align 8, !tbaa !24
  %33 = add nsw i32 %19, 2
  %34 = sext i32 %33 to i64
  %35 = mul nsw i64 %34, 24
  %36 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %35
  %37 = load <2 x double>, ptr addrspace(1) %36, align 8, !tbaa !23
  %38 = getelementptr i8, ptr addrspace(1) %36, i64 16
  %39 = load double, ptr addrspace(1) %38, align 8, !tbaa !24
  %40 = shufflevector <2 x double> %23, <2 x double> poison, <12 x i32> <i32 0, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %41 = shufflevector <12 x double> %40, <12 x double> <double poison, double poison, double poison, double undef, double poison, double poison, double poison, double undef, double poison, double poison, double poison, double undef>, <12 x i32> <i32 0, i32 1, i32 poison, i32 15, i32 poison, i32 poison, i32 poison, i32 19, i32 poison, i32 poison, i32 poison, i32 23>
  %42 = insertelement <12 x double> %41, double %25, i64 2
  %43 = shufflevector <2 x double> %30, <2 x double> poison, <12 x i32> <i32 0, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %44 = shufflevector <12 x double> %42, <12 x double> %43, <12 x i32> <i32 0, i32 1, i32 2, i32 3, i32 12, i32 13, i32 poison, i32 7, i32 poison, i32 poison, i32 poison, i32 11>
  %45 = insertelement <12 x double> %44, double %32, i64 6
  %46 = shufflevector <2 x double> %37, <2 x double> poison, <12 x i32> <i32 0, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %47 = shufflevector <12 x double> %45, <12 x double> %46, <12 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 poison, i32 11>
  %48 = insertelement <12 x double> %47, double %39, i64 10
  br label %49

49:                                               ; preds = %2, %286
  %50 = phi i32 [ %288, %286 ], [ 0, %2 ]
  %51 = phi <12 x double> [ %287, %286 ], [ %48, %2 ]
  %52 = bitcast <12 x double> %51 to <3 x i256>
  %53 = extractelement <3 x i256> %52, i64 0
  %54 = bitcast i256 %53 to <4 x double>
  %55 = extractelement <4 x double> %54, i64 0
  %56 = extractelement <4 x double> %54, i64 1
  %57 = fmul double %56, %56
  %58 = tail call double @llvm.fmuladd.f64(double %55, double %55, double %57)
  %59 = extractelement <4 x double> %54, i64 2
  %60 = tail call noundef double @llvm.fmuladd.f64(double %59, double %59, double %58)
  %61 = extractelement <3 x i256> %52, i64 1
  %62 = bitcast i256 %61 to <4 x double>
  %63 = extractelement <4 x double> %62, i64 0
  %64 = extractelement <4 x double> %62, i64 1
  %65 = fmul double %64, %64
  %66 = tail call double @llvm.fmuladd.f64(double %63, double %63, double %65)
  %67 = extractelement <4 x double> %62, i64 2
  %68 = tail call noundef double @llvm.fmuladd.f64(double %67, double %67, double %66)
  %69 = fmul double %56, %64
  %70 = tail call double @llvm.fmuladd.f64(double %55, double %63, double %69)
  %71 = tail call noundef double @llvm.fmuladd.f64(double %59, double %67, double %70)
  %72 = fmul double %71, %71
  %73 = fmul double %60, 1.000000e-30
  %74 = fmul double %68, %73
  %75 = fcmp ugt double %72, %74
  br i1 %75, label %113, label %159

76:                                               ; preds = %286
  %77 = extractelement <12 x double> %287, i64 0
  %78 = extractelement <12 x double> %287, i64 1
  %79 = extractelement <12 x double> %287, i64 2
  %80 = fmul double %78, %78
  %81 = tail call double @llvm.fmuladd.f64(double %77, double %77, double %80)
  %82 = tail call noundef double @llvm.fmuladd.f64(double %79, double %79, double %81)
  %83 = tail call fastcc double @llvm.sqrt.f64(double noundef %82) #13
  %84 = extractelement <12 x double> %287, i64 4
  %85 = extractelement <12 x double> %287, i64 5
  %86 = extractelement <12 x double> %287, i64 6
  %87 = fmul double %85, %85
  %88 = tail call double @llvm.fmuladd.f64(double %84, double %84, double %87)
  %89 = tail call noundef double @llvm.fmuladd.f64(double %86, double %86, double %88)
  %90 = tail call fastcc double @llvm.sqrt.f64(double noundef %89) #13
  %91 = extractelement <12 x double> %287, i64 8
  %92 = extractelement <12 x double> %287, i64 9
  %93 = extractelement <12 x double> %287, i64 10
  %94 = fmul double %92, %92
  %95 = tail call double @llvm.fmuladd.f64(double %91, double %91, double %94)
  %96 = tail call noundef double @llvm.fmuladd.f64(double %93, double %93, double %95)
  %97 = tail call fastcc double @llvm.sqrt.f64(double noundef %96) #13
  %98 = tail call fastcc double @llvm.maxnum.f64(double noundef %90, double noundef %97) #13
  %99 = tail call fastcc double @llvm.maxnum.f64(double noundef %83, double noundef %98) #13
  %100 = tail call fastcc double @llvm.minnum.f64(double noundef %90, double noundef %97) #13
  %101 = tail call fastcc double @llvm.minnum.f64(double noundef %83, double noundef %100) #13
  %102 = insertelement <2 x double> poison, double %99, i64 0
  %103 = tail call fastcc double @llvm.minnum.f64(double noundef %83, double noundef %90) #13
  %104 = tail call fastcc double @llvm.maxnum.f64(double noundef %83, double noundef %90) #13
  %105 = tail call fastcc double @llvm.minnum.f64(double noundef %104, double noundef %97) #13
  %106 = tail call fastcc double @llvm.maxnum.f64(double noundef %103, double noundef %105) #13
  %107 = insertelement <2 x double> %102, double %106, i64 1
  %108 = shl i64 %17, 32
  %109 = ashr exact i64 %108, 32
  %110 = mul nsw i64 %109, 24
  %111 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %110
  store <2 x double> %107, ptr addrspace(1) %111, align 8, !tbaa !23
  %112 = getelementptr i8, ptr addrspace(1) %111, i64 16
  store double %101, ptr addrspace(1) %112, align 8, !tbaa !24
  ret void

113:                                              ; preds = %49
  %114 = shufflevector <4 x double> %54, <4 x double> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %115 = fsub double %68, %60
  %116 = fmul double %71, 2.000000e+00
  %117 = fdiv double %115, %116
  %118 = fcmp ogt double %117, 0.000000e+00
  %119 = select i1 %118, double 1.000000e+00, double -1.000000e+00
  %120 = tail call fastcc double @llvm.fabs.f64(double noundef %117) #13
  %121 = tail call double @llvm.fmuladd.f64(double %117, double %117, double 1.000000e+00)
  %122 = tail call fastcc double @llvm.sqrt.f64(double noundef %121) #13
  %123 = fadd double %120, %122
  %124 = fdiv double %119, %123
  %125 = tail call double @llvm.fmuladd.f64(double %124, double %124, double 1.000000e+00)
  %126 = tail call fastcc double @llvm.sqrt.f64(double noundef %125) #13
  %127 = fdiv double 1.000000e+00, %126
  %128 = fmul double %124, %127
  %129 = insertelement <3 x double> poison, double %127, i64 0
  %130 = shufflevector <3 x double> %129, <3 x double> poison, <3 x i32> zeroinitializer
  %131 = insertelement <3 x double> poison, double %128, i64 0
  %132 = shufflevector <3 x double> %131, <3 x double> poison, <3 x i32> zeroinitializer
  %133 = fneg <4 x double> %62
  %134 = shufflevector <4 x double> %133, <4 x double> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %135 = fmul <3 x double> %134, %132
  %136 = tail call <3 x double> @llvm.fmuladd.v3f64(<3 x double> %130, <3 x double> %114, <3 x double> %135)
  %137 = shufflevector <3 x double> %136, <3 x double> poison, <12 x i32> <i32 0, i32 1, i32 2, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %138 = insertelement <12 x double> %51, double undef, i64 3
  %139 = shufflevector <12 x double> %137, <12 x double> %138, <12 x i32> <i32 0, i32 1, i32 2, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %140 = bitcast <12 x double> %139 to <3 x i256>
  %141 = extractelement <3 x i256> %140, i64 1
  %142 = bitcast i256 %141 to <4 x double>
  %143 = shufflevector <4 x double> %142, <4 x double> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %144 = fmul <3 x double> %130, %143
  %145 = tail call <3 x double> @llvm.fmuladd.v3f64(<3 x double> %132, <3 x double> %114, <3 x double> %144)
  %146 = shufflevector <3 x double> %145, <3 x double> poison, <12 x i32> <i32 0, i32 1, i32 2, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %147 = insertelement <12 x double> %139, double undef, i64 7
  %148 = shufflevector <12 x double> %147, <12 x double> %146, <12 x i32> <i32 0, i32 1, i32 2, i32 3, i32 12, i32 13, i32 14, i32 7, i32 8, i32 9, i32 10, i32 11>
  %149 = bitcast <12 x double> %148 to <3 x i256>
  %150 = extractelement <3 x i256> %149, i64 0
  %151 = bitcast i256 %150 to <4 x double>
  %152 = extractelement <4 x double> %151, i64 0
  %153 = extractelement <4 x double> %151, i64 1
  %154 = fmul double %153, %153
  %155 = tail call double @llvm.fmuladd.f64(double %152, double %152, double %154)
  %156 = extractelement <4 x double> %151, i64 2
  %157 = tail call noundef double @llvm.fmuladd.f64(double %156, double %156, double %155)
  %158 = fmul double %157, 1.000000e-30
  br label %159

159:                                              ; preds = %49, %113
  %160 = phi double [ %73, %49 ], [ %158, %113 ]
  %161 = phi double [ %60, %49 ], [ %157, %113 ]
  %162 = phi double [ %59, %49 ], [ %156, %113 ]
  %163 = phi double [ %56, %49 ], [ %153, %113 ]
  %164 = phi double [ %55, %49 ], [ %152, %113 ]
  %165 = phi <4 x double> [ %54, %49 ], [ %151, %113 ]
  %166 = phi <3 x i256> [ %52, %49 ], [ %149, %113 ]
  %167 = phi <12 x double> [ %51, %49 ], [ %148, %113 ]
  %168 = extractelement <3 x i256> %166, i64 2
  %169 = bitcast i256 %168 to <4 x double>
  %170 = extractelement <4 x double> %169, i64 0
  %171 = extractelement <4 x double> %169, i64 1
  %172 = fmul double %171, %171
  %173 = tail call double @llvm.fmuladd.f64(double %170, double %170, double %172)
  %174 = extractelement <4 x double> %169, i64 2
  %175 = tail call noundef double @llvm.fmuladd.f64(double %174, double %174, double %173)
  %176 = fmul double %163, %171
  %177 = tail call double @llvm.fmuladd.f64(double %164, double %170, double %176)
  %178 = tail call noundef double @llvm.fmuladd.f64(double %162, double %174, double %177)
  %179 = fmul double %178, %178
  %180 = fmul double %175, %160
  %181 = fcmp ugt double %179, %180
  br i1 %181, label %182, label %227

182:                                              ; preds = %159
  %183 = shufflevector <4 x double> %165, <4 x double> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %184 = fsub double %175, %161
  %185 = fmul double %178, 2.000000e+00
  %186 = fdiv double %184, %185
  %187 = fcmp ogt double %186, 0.000000e+00
  %188 = select i1 %187, double 1.000000e+00, double -1.000000e+00
  %189 = tail call fastcc double @llvm.fabs.f64(double noundef %186) #13
  %190 = tail call double @llvm.fmuladd.f64(double %186, double %186, double 1.000000e+00)
  %191 = tail call fastcc double @llvm.sqrt.f64(double noundef %190) #13
  %192 = fadd double %189, %191
  %193 = fdiv double %188, %192
  %194 = tail call double @llvm.fmuladd.f64(double %193, double %193, double 1.000000e+00)
  %195 = tail call fastcc double @llvm.sqrt.f64(double noundef %194) #13
  %196 = fdiv double 1.000000e+00, %195
  %197 = fmul double %193, %196
  %198 = insertelement <3 x double> poison, double %196, i64 0
  %199 = shufflevector <3 x double> %198, <3 x double> poison, <3 x i32> zeroinitializer
  %200 = insertelement <3 x double> poison, double %197, i64 0
  %201 = shufflevector <3 x double> %200, <3 x double> poison, <3 x i32> zeroinitializer
  %202 = fneg <4 x double> %169
  %203 = shufflevector <4 x double> %202, <4 x double> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %204 = fmul <3 x double> %203, %201
  %205 = tail call <3 x double> @llvm.fmuladd.v3f64(<3 x double> %199, <3 x double> %183, <3 x double> %204)
  %206 = shufflevector <3 x double> %205, <3 x double> poison, <12 x i32> <i32 0, i32 1, i32 2, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %207 = insertelement <12 x double> %167, double undef, i64 3
  %208 = shufflevector <12 x double> %206, <12 x double> %207, <12 x i32> <i32 0, i32 1, i32 2, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %209 = bitcast <12 x double> %208 to <3 x i256>
  %210 = extractelement <3 x i256> %209, i64 2
  %211 = bitcast i256 %210 to <4 x double>
  %212 = shufflevector <4 x double> %211, <4 x double> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %213 = fmul <3 x double> %199, %212
  %214 = tail call <3 x double> @llvm.fmuladd.v3f64(<3 x double> %201, <3 x double> %183, <3 x double> %213)
  %215 = shufflevector <3 x double> %214, <3 x double> poison, <12 x i32> <i32 0, i32 1, i32 2, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %216 = insertelement <12 x double> %208, double undef, i64 11
  %217 = shufflevector <12 x double> %216, <12 x double> %215, <12 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 11>
  %218 = bitcast <12 x double> %217 to <3 x i256>
  %219 = extractelement <3 x i256> %218, i64 2
  %220 = bitcast i256 %219 to <4 x double>
  %221 = extractelement <4 x double> %220, i64 0
  %222 = extractelement <4 x double> %220, i64 1
  %223 = fmul double %222, %222
  %224 = tail call double @llvm.fmuladd.f64(double %221, double %221, double %223)
  %225 = extractelement <4 x double> %220, i64 2
  %226 = tail call noundef double @llvm.fmuladd.f64(double %225, double %225, double %224)
  br label %227

227:                                              ; preds = %182, %159
  %228 = phi double [ %226, %182 ], [ %175, %159 ]
  %229 = phi double [ %225, %182 ], [ %174, %159 ]
  %230 = phi double [ %222, %182 ], [ %171, %159 ]
  %231 = phi double [ %221, %182 ], [ %170, %159 ]
  %232 = phi <4 x double> [ %220, %182 ], [ %169, %159 ]
  %233 = phi <3 x i256> [ %218, %182 ], [ %166, %159 ]
  %234 = phi <12 x double> [ %217, %182 ], [ %167, %159 ]
  %235 = extractelement <3 x i256> %233, i64 1
  %236 = bitcast i256 %235 to <4 x double>
  %237 = extractelement <4 x double> %236, i64 0
  %238 = extractelement <4 x double> %236, i64 1
  %239 = fmul double %238, %238
  %240 = tail call double @llvm.fmuladd.f64(double %237, double %237, double %239)
  %241 = extractelement <4 x double> %236, i64 2
  %242 = tail call noundef double @llvm.fmuladd.f64(double %241, double %241, double %240)
  %243 = fmul double %238, %230
  %244 = tail call double @llvm.fmuladd.f64(double %237, double %231, double %243)
  %245 = tail call noundef double @llvm.fmuladd.f64(double %241, double %229, double %244)
  %246 = fmul double %245, %245
  %247 = fmul double %242, 1.000000e-30
  %248 = fmul double %228, %247
  %249 = fcmp ugt double %246, %248
  br i1 %249, label %250, label %286

250:                                              ; preds = %227
  %251 = shufflevector <4 x double> %236, <4 x double> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %252 = fsub double %228, %242
  %253 = fmul double %245, 2.000000e+00
  %254 = fdiv double %252, %253
  %255 = fcmp ogt double %254, 0.000000e+00
  %256 = select i1 %255, double 1.000000e+00, double -1.000000e+00
  %257 = tail call fastcc double @llvm.fabs.f64(double noundef %254) #13
  %258 = tail call double @llvm.fmuladd.f64(double %254, double %254, double 1.000000e+00)
  %259 = tail call fastcc double @llvm.sqrt.f64(double noundef %258) #13
  %260 = fadd double %257, %259
  %261 = fdiv double %256, %260
  %262 = tail call double @llvm.fmuladd.f64(double %261, double %261, double 1.000000e+00)
  %263 = tail call fastcc double @llvm.sqrt.f64(double noundef %262) #13
  %264 = fdiv double 1.000000e+00, %263
  %265 = fmul double %261, %264
  %266 = insertelement <3 x double> poison, double %264, i64 0
  %267 = shufflevector <3 x double> %266, <3 x double> poison, <3 x i32> zeroinitializer
  %268 = insertelement <3 x double> poison, double %265, i64 0
  %269 = shufflevector <3 x double> %268, <3 x double> poison, <3 x i32> zeroinitializer
  %270 = fneg <4 x double> %232
  %271 = shufflevector <4 x double> %270, <4 x double> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %272 = fmul <3 x double> %271, %269
  %273 = tail call <3 x double> @llvm.fmuladd.v3f64(<3 x double> %267, <3 x double> %251, <3 x double> %272)
  %274 = shufflevector <3 x double> %273, <3 x double> poison, <12 x i32> <i32 0, i32 1, i32 2, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %275 = insertelement <12 x double> %234, double undef, i64 7
  %276 = shufflevector <12 x double> %275, <12 x double> %274, <12 x i32> <i32 0, i32 1, i32 2, i32 3, i32 12, i32 13, i32 14, i32 7, i32 8, i32 9, i32 10, i32 11>
  %277 = bitcast <12 x double> %276 to <3 x i256>
  %278 = extractelement <3 x i256> %277, i64 2
  %279 = bitcast i256 %278 to <4 x double>
  %280 = shufflevector <4 x double> %279, <4 x double> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %281 = fmul <3 x double> %267, %280
  %282 = tail call <3 x double> @llvm.fmuladd.v3f64(<3 x double> %269, <3 x double> %251, <3 x double> %281)
  %283 = shufflevector <3 x double> %282, <3 x double> poison, <12 x i32> <i32 0, i32 1, i32 2, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %284 = insertelement <12 x double> %276, double undef, i64 11
  %285 = shufflevector <12 x double> %284, <12 x double> %283, <12 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 11>
  br label %286

286:                                              ; preds = %250, %227
  %287 = phi <12 x double> [ %234, %227 ], [ %285, %250 ]
  %288 = add nuw nsw i32 %50, 1
  %289 = icmp eq i32 %288, 8
  br i1 %289, label %76, label %49
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define protected amdgpu_kernel void @tridiagonal_bisect(ptr addrspace(1) noundef readonly align 8 captures(none) %0, ptr addrspace(1) noundef readonly align 8 captures(none) %1, ptr addrspace(1) noundef writeonly align 8 captures(none) %2, double noundef %3, double noundef %4) local_unnamed_addr #8 !kernel_arg_addr_space !26 !kernel_arg_access_qual !27 !kernel_arg_type !28 !kernel_arg_base_type !28 !kernel_arg_type_qual !29 {
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
  %22 = getelementptr inbounds nuw i8, ptr addrspace(4) %7, i64 12
  %23 = load i32, ptr addrspace(4) %22, align 4, !tbaa !6
  %24 = load double, ptr addrspace(1) %0, align 8, !tbaa !24, !amdgpu.noclobber !18
  %25 = icmp sgt i32 %23, 1
  br label %26

26:                                               ; preds = %66, %5
  %27 = phi double [ %3, %5 ], [ %70, %66 ]
  %28 = phi i32 [ 0, %5 ], [ %71, %66 ]
  %29 = phi double [ %4, %5 ], [ %69, %66 ]
  %30 = fadd double %29, %27
  %31 = fmul double %30, 5.000000e-01
  %32 = fsub double %24, %31
  %33 = fcmp olt double %32, 0.000000e+00
  %34 = zext i1 %33 to i32
  br i1 %25, label %73, label %35

35:                                               ; preds = %73, %26
  %36 = phi i32 [ %34, %26 ], [ %91, %73 ]
  %37 = icmp sgt i32 %36, %21
  %38 = select i1 %37, double %31, double %29
  %39 = select i1 %37, double %27, double %31
  %40 = fadd double %38, %39
  %41 = fmul double %40, 5.000000e-01
  %42 = fsub double %24, %41
  %43 = fcmp olt double %42, 0.000000e+00
  %44 = zext i1 %43 to i32
  br i1 %25, label %45, label %66

45:                                               ; preds = %35, %45
  %46 = phi i32 [ %64, %45 ], [ 1, %35 ]
  %47 = phi double [ %60, %45 ], [ %42, %35 ]
  %48 = phi i32 [ %63, %45 ], [ %44, %35 ]
  %49 = fcmp oeq double %47, 0.000000e+00
  %50 = select i1 %49, double 1.000000e-300, double %47
  %51 = zext nneg i32 %46 to i64
  %52 = getelementptr inbounds nuw double, ptr addrspace(1) %0, i64 %51
  %53 = load double, ptr addrspace(1) %52, align 8, !tbaa !24, !amdgpu.noclobber !18
  %54 = fsub double %53, %41
  %55 = getelementptr double, ptr addrspace(1) %1, i64 %51
  %56 = getelementptr i8, ptr addrspace(1) %55, i64 -8
  %57 = load double, ptr addrspace(1) %56, align 8, !tbaa !24
  %58 = fmul double %57, %57
  %59 = fdiv double %58, %50
  %60 = fsub double %54, %59
  %61 = fcmp olt double %60, 0.000000e+00
  %62 = zext i1 %61 to i32
  %63 = add nuw nsw i32 %48, %62
  %64 = add nuw nsw i32 %46, 1
  %65 = icmp eq i32 %64, %23
  br i1 %65, label %66, label %45

66:                                               ; preds = %45, %35
  %67 = phi i32 [ %44, %35 ], [ %63, %45 ]
  %68 = icmp sgt i32 %67, %21
  %69 = select i1 %68, double %41, double %38
  %70 = select i1 %68, double %39, double %41
  %71 = add nuw nsw i32 %28, 2
  %72 = icmp eq i32 %71, 50
  br i1 %72, label %94, label %26

73:                                               ; preds = %26, %73
  %74 = phi i32 [ %92, %73 ], [ 1, %26 ]
  %75 = phi double [ %88, %73 ], [ %32, %26 ]
  %76 = phi i32 [ %91, %73 ], [ %34, %26 ]
  %77 = fcmp oeq double %75, 0.000000e+00
  %78 = select i1 %77, double 1.000000e-300, double %75
  %79 = zext nneg i32 %74 to i64
  %80 = getelementptr inbounds nuw double, ptr addrspace(1) %0, i64 %79
  %81 = load double, ptr addrspace(1) %80, align 8, !tbaa !24, !amdgpu.noclobber !18
  %82 = fsub double %81, %31
  %83 = getelementptr double, ptr addrspace(1) %1, i64 %79
  %84 = getelementptr i8, ptr addrspace(1) %83, i64 -8
  %85 = load double, ptr addrspace(1) %84, align 8, !tbaa !24
  %86 = fmul double %85, %85
  %87 = fdiv double %86, %78
  %88 = fsub double %82, %87
  %89 = fcmp olt double %88, 0.000000e+00
  %90 = zext i1 %89 to i32
  %91 = add nuw nsw i32 %76, %90
  %92 = add nuw nsw i32 %74, 1
  %93 = icmp eq i32 %92, %23
  br i1 %93, label %35, label %73

94:                                               ; preds = %66
  %95 = fadd double %69, %70
  %96 = fmul double %95, 5.000000e-01
  %97 = shl i64 %20, 32
  %98 = ashr exact i64 %97, 29
  %99 = getelementptr inbounds i8, ptr addrspace(1) %2, i64 %98
  store double %96, ptr addrspace(1) %99, align 8, !tbaa !24
  ret void
}

; Function Attrs: alwaysinline nofree norecurse nosync nounwind memory(argmem: readwrite)
define protected void @__clang_ocl_kern_imp_tridiagonal_bisect(ptr addrspace(1) noundef readonly align 8 captures(none) %0, ptr addrspace(1) noundef readonly align 8 captures(none) %1, ptr addrspace(1) noundef writeonly align 8 captures(none) %2, double noundef %3, double noundef %4) local_unnamed_addr #9 !kernel_arg_addr_space !26 !kernel_arg_access_qual !27 !kernel_arg_type !28 !kernel_arg_base_type !28 !kernel_arg_type_qual !29 {
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
  %22 = getelementptr inbounds nuw i8, ptr addrspace(4) %7, i64 12
  %23 = load i32, ptr addrspace(4) %22, align 4, !tbaa !6
  %24 = load double, ptr addrspace(1) %0, align 8, !tbaa !24
  %25 = icmp sgt i32 %23, 1
  br label %32

26:                                               ; preds = %72
  %27 = fadd double %75, %76
  %28 = fmul double %27, 5.000000e-01
  %29 = shl i64 %20, 32
  %30 = ashr exact i64 %29, 29
  %31 = getelementptr inbounds i8, ptr addrspace(1) %2, i64 %30
  store double %28, ptr addrspace(1) %31, align 8, !tbaa !24
  ret void

32:                                               ; preds = %72, %5
  %33 = phi double [ %3, %5 ], [ %76, %72 ]
  %34 = phi i32 [ 0, %5 ], [ %77, %72 ]
  %35 = phi double [ %4, %5 ], [ %75, %72 ]
  %36 = fadd double %35, %33
  %37 = fmul double %36, 5.000000e-01
  %38 = fsub double %24, %37
  %39 = fcmp olt double %38, 0.000000e+00
  %40 = zext i1 %39 to i32
  br i1 %25, label %79, label %41

41:                                               ; preds = %79, %32
  %42 = phi i32 [ %40, %32 ], [ %97, %79 ]
  %43 = icmp sgt i32 %42, %21
  %44 = select i1 %43, double %37, double %35
  %45 = select i1 %43, double %33, double %37
  %46 = fadd double %44, %45
  %47 = fmul double %46, 5.000000e-01
  %48 = fsub double %24, %47
  %49 = fcmp olt double %48, 0.000000e+00
  %50 = zext i1 %49 to i32
  br i1 %25, label %51, label %72

51:                                               ; preds = %41, %51
  %52 = phi i32 [ %70, %51 ], [ 1, %41 ]
  %53 = phi double [ %66, %51 ], [ %48, %41 ]
  %54 = phi i32 [ %69, %51 ], [ %50, %41 ]
  %55 = fcmp oeq double %53, 0.000000e+00
  %56 = select i1 %55, double 1.000000e-300, double %53
  %57 = zext nneg i32 %52 to i64
  %58 = getelementptr inbounds nuw double, ptr addrspace(1) %0, i64 %57
  %59 = load double, ptr addrspace(1) %58, align 8, !tbaa !24
  %60 = fsub double %59, %47
  %61 = getelementptr double, ptr addrspace(1) %1, i64 %57
  %62 = getelementptr i8, ptr addrspace(1) %61, i64 -8
  %63 = load double, ptr addrspace(1) %62, align 8, !tbaa !24
  %64 = fmul double %63, %63
  %65 = fdiv double %64, %56
  %66 = fsub double %60, %65
  %67 = fcmp olt double %66, 0.000000e+00
  %68 = zext i1 %67 to i32
  %69 = add nuw nsw i32 %54, %68
  %70 = add nuw nsw i32 %52, 1
  %71 = icmp eq i32 %70, %23
  br i1 %71, label %72, label %51

72:                                               ; preds = %51, %41
  %73 = phi i32 [ %50, %41 ], [ %69, %51 ]
  %74 = icmp sgt i32 %73, %21
  %75 = select i1 %74, double %47, double %44
  %76 = select i1 %74, double %45, double %47
  %77 = add nuw nsw i32 %34, 2
  %78 = icmp eq i32 %77, 50
  br i1 %78, label %26, label %32

79:                                               ; preds = %32, %79
  %80 = phi i32 [ %98, %79 ], [ 1, %32 ]
  %81 = phi double [ %94, %79 ], [ %38, %32 ]
  %82 = phi i32 [ %97, %79 ], [ %40, %32 ]
  %83 = fcmp oeq double %81, 0.000000e+00
  %84 = select i1 %83, double 1.000000e-300, double %81
  %85 = zext nneg i32 %80 to i64
  %86 = getelementptr inbounds nuw double, ptr addrspace(1) %0, i64 %85
  %87 = load double, ptr addrspace(1) %86, align 8, !tbaa !24
  %88 = fsub double %87, %37
  %89 = getelementptr double, ptr addrspace(1) %1, i64 %85
  %90 = getelementptr i8, ptr addrspace(1) %89, i64 -8
  %91 = load double, ptr addrspace(1) %90, align 8, !tbaa !24
  %92 = fmul double %91, %91
  %93 = fdiv double %92, %84
  %94 = fsub double %88, %93
  %95 = fcmp olt double %94, 0.000000e+00
  %96 = zext i1 %95 to i32
  %97 = add nuw nsw i32 %82, %96
  %98 = add nuw nsw i32 %80, 1
  %99 = icmp eq i32 %98, %23
  br i1 %99, label %41, label %79
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #10

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #10

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <3 x double> @llvm.fmuladd.v3f64(<3 x double>, <3 x double>, <3 x double>) #10

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

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.copysign.f32(float, float) #10

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fabs.f32(float) #10

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fabs.f64(double) #10

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.sqrt.f32(float) #10

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.sqrt.f64(double) #11

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.maxnum.f64(double, double) #11

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.minnum.f64(double, double) #11

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <2 x float> @llvm.fabs.v2f32(<2 x float>) #11

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <2 x float> @llvm.fmuladd.v2f32(<2 x float>, <2 x float>, <2 x float>) #11

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) "amdgpu-agpr-alloc"="0" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-lds-kernel-id" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) "amdgpu-agpr-alloc"="0" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-lds-kernel-id" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #4 = { convergent mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #5 = { alwaysinline convergent mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #6 = { convergent nofree norecurse nosync nounwind memory(argmem: readwrite) "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #7 = { alwaysinline convergent nofree norecurse nosync nounwind memory(argmem: readwrite) "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #8 = { nofree norecurse nosync nounwind memory(argmem: readwrite) "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #9 = { alwaysinline nofree norecurse nosync nounwind memory(argmem: readwrite) "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #10 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #11 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #12 = { nounwind }
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
!12 = !{i32 1, i32 1, i32 1}
!13 = !{!"none", !"none", !"none"}
!14 = !{!"float*", !"float*", !"float*"}
!15 = !{!"const", !"", !""}
!16 = !{!17, !17, i64 0}
!17 = !{!"float", !8, i64 0}
!18 = !{}
!19 = !{i32 1, i32 1}
!20 = !{!"none", !"none"}
!21 = !{!"double*", !"double*"}
!22 = !{!"const", !""}
!23 = !{!8, !8, i64 0}
!24 = !{!25, !25, i64 0}
!25 = !{!"double", !8, i64 0}
!26 = !{i32 1, i32 1, i32 1, i32 0, i32 0}
!27 = !{!"none", !"none", !"none", !"none", !"none"}
!28 = !{!"double*", !"double*", !"double*", !"double", !"double"}
!29 = !{!"const", !"const", !"", !"", !""}
