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
  %26 = load float, ptr addrspace(1) %25, align 4, !tbaa !16, !amdgpu.noclobber !18
  %27 = getelementptr inbounds nuw i8, ptr addrspace(5) %4, i32 12
  store float %26, ptr addrspace(5) %27, align 4, !tbaa !16
  %28 = getelementptr inbounds nuw i8, ptr addrspace(5) %4, i32 4
  store float %26, ptr addrspace(5) %28, align 4, !tbaa !16
  %29 = getelementptr inbounds nuw i8, ptr addrspace(1) %23, i64 8
  %30 = load float, ptr addrspace(1) %29, align 4, !tbaa !16, !amdgpu.noclobber !18
  %31 = getelementptr inbounds nuw i8, ptr addrspace(5) %4, i32 24
  store float %30, ptr addrspace(5) %31, align 4, !tbaa !16
  %32 = getelementptr inbounds nuw i8, ptr addrspace(5) %4, i32 8
  store float %30, ptr addrspace(5) %32, align 4, !tbaa !16
  %33 = getelementptr inbounds nuw i8, ptr addrspace(1) %23, i64 12
  %34 = load float, ptr addrspace(1) %33, align 4, !tbaa !16, !amdgpu.noclobber !18
  %35 = getelementptr inbounds nuw i8, ptr addrspace(5) %4, i32 16
  store float %34, ptr addrspace(5) %35, align 4, !tbaa !16
  %36 = getelementptr inbounds nuw i8, ptr addrspace(1) %23, i64 16
  %37 = load float, ptr addrspace(1) %36, align 4, !tbaa !16, !amdgpu.noclobber !18
  %38 = getelementptr inbounds nuw i8, ptr addrspace(5) %4, i32 28
  store float %37, ptr addrspace(5) %38, align 4, !tbaa !16
  %39 = getelementptr inbounds nuw i8, ptr addrspace(5) %4, i32 20
  store float %37, ptr addrspace(5) %39, align 4, !tbaa !16
  %40 = getelementptr inbounds nuw i8, ptr addrspace(1) %23, i64 20
  %41 = load float, ptr addrspace(1) %40, align 4, !tbaa !16, !amdgpu.noclobber !18
  %42 = getelementptr inbounds nuw i8, ptr addrspace(5) %4, i32 32
  store float %41, ptr addrspace(5) %42, align 4, !tbaa !16
  store float 1.000000e+00, ptr addrspace(5) %5, align 4, !tbaa !16
  %43 = getelementptr inbounds nuw i8, ptr addrspace(5) %5, i32 4
  store float 0.000000e+00, ptr addrspace(5) %43, align 4, !tbaa !16
  %44 = getelementptr inbounds nuw i8, ptr addrspace(5) %5, i32 8
  store float 0.000000e+00, ptr addrspace(5) %44, align 4, !tbaa !16
  %45 = getelementptr inbounds nuw i8, ptr addrspace(5) %5, i32 12
  store float 0.000000e+00, ptr addrspace(5) %45, align 4, !tbaa !16
  %46 = getelementptr inbounds nuw i8, ptr addrspace(5) %5, i32 16
  store float 1.000000e+00, ptr addrspace(5) %46, align 4, !tbaa !16
  %47 = getelementptr inbounds nuw i8, ptr addrspace(5) %5, i32 20
  store float 0.000000e+00, ptr addrspace(5) %47, align 4, !tbaa !16
  %48 = getelementptr inbounds nuw i8, ptr addrspace(5) %5, i32 24
  store float 0.000000e+00, ptr addrspace(5) %48, align 4, !tbaa !16
  %49 = getelementptr inbounds nuw i8, ptr addrspace(5) %5, i32 28
  store float 0.000000e+00, ptr addrspace(5) %49, align 4, !tbaa !16
  %50 = getelementptr inbounds nuw i8, ptr addrspace(5) %5, i32 32
  store float 1.000000e+00, ptr addrspace(5) %50, align 4, !tbaa !16
  %51 = tail call fastcc float @llvm.fabs.f32(float noundef %26) #13
  %52 = fcmp olt float %51, 0x3D71979980000000
  br i1 %52, label %104, label %53

53:                                               ; preds = %3
  %54 = getelementptr inbounds nuw i8, ptr addrspace(5) %4, i32 16
  %55 = fsub float %34, %24
  %56 = fmul float %26, 2.000000e+00
  %57 = fdiv float %55, %56
  %58 = tail call fastcc float @llvm.copysign.f32(float noundef 1.000000e+00, float noundef %57) #13
  %59 = tail call fastcc float @llvm.fabs.f32(float noundef %57) #13
  %60 = tail call float @llvm.fmuladd.f32(float %57, float %57, float 1.000000e+00)
  %61 = tail call fastcc float @llvm.sqrt.f32(float noundef %60) #13
  %62 = fadd float %59, %61
  %63 = fdiv float %58, %62
  %64 = tail call float @llvm.fmuladd.f32(float %63, float %63, float 1.000000e+00)
  %65 = tail call fastcc float @llvm.sqrt.f32(float noundef %64) #13
  %66 = fdiv float 1.000000e+00, %65
  %67 = fmul float %63, %66
  %68 = fneg float %26
  %69 = fmul float %67, %68
  %70 = tail call float @llvm.fmuladd.f32(float %66, float %24, float %69)
  %71 = fmul float %66, %26
  %72 = tail call float @llvm.fmuladd.f32(float %67, float %24, float %71)
  %73 = fneg float %34
  %74 = fmul float %67, %73
  %75 = tail call float @llvm.fmuladd.f32(float %66, float %26, float %74)
  %76 = fmul float %66, %34
  %77 = tail call float @llvm.fmuladd.f32(float %67, float %26, float %76)
  %78 = getelementptr inbounds nuw i8, ptr addrspace(5) %4, i32 28
  %79 = fneg float %37
  %80 = fmul float %67, %79
  %81 = tail call float @llvm.fmuladd.f32(float %66, float %30, float %80)
  store float %81, ptr addrspace(5) %31, align 4, !tbaa !16
  %82 = fmul float %66, %37
  %83 = tail call float @llvm.fmuladd.f32(float %67, float %30, float %82)
  store float %83, ptr addrspace(5) %78, align 4, !tbaa !16
  %84 = fneg float %75
  %85 = fmul float %67, %84
  %86 = tail call float @llvm.fmuladd.f32(float %66, float %70, float %85)
  store float %86, ptr addrspace(5) %4, align 4, !tbaa !16
  %87 = fmul float %66, %75
  %88 = tail call float @llvm.fmuladd.f32(float %67, float %70, float %87)
  store float %88, ptr addrspace(5) %27, align 4, !tbaa !16
  %89 = fmul float %67, -0.000000e+00
  %90 = fadd float %66, %89
  store float %90, ptr addrspace(5) %5, align 4, !tbaa !16
  %91 = fmul float %66, 0.000000e+00
  %92 = fadd float %67, %91
  store float %92, ptr addrspace(5) %43, align 4, !tbaa !16
  %93 = fneg float %77
  %94 = fmul float %67, %93
  %95 = tail call float @llvm.fmuladd.f32(float %66, float %72, float %94)
  store float %95, ptr addrspace(5) %28, align 4, !tbaa !16
  %96 = fmul float %66, %77
  %97 = tail call float @llvm.fmuladd.f32(float %67, float %72, float %96)
  store float %97, ptr addrspace(5) %54, align 4, !tbaa !16
  %98 = fneg float %67
  %99 = tail call float @llvm.fmuladd.f32(float %66, float 0.000000e+00, float %98)
  store float %99, ptr addrspace(5) %45, align 4, !tbaa !16
  %100 = tail call float @llvm.fmuladd.f32(float %67, float 0.000000e+00, float %66)
  store float %100, ptr addrspace(5) %46, align 4, !tbaa !16
  %101 = getelementptr inbounds nuw i8, ptr addrspace(5) %4, i32 20
  store float %81, ptr addrspace(5) %32, align 4, !tbaa !16
  store float %83, ptr addrspace(5) %101, align 4, !tbaa !16
  %102 = tail call float @llvm.fmuladd.f32(float %66, float 0.000000e+00, float %89)
  store float %102, ptr addrspace(5) %48, align 4, !tbaa !16
  %103 = tail call float @llvm.fmuladd.f32(float %67, float 0.000000e+00, float %91)
  store float %103, ptr addrspace(5) %49, align 4, !tbaa !16
  br label %104

104:                                              ; preds = %53, %3
  %105 = phi float [ %83, %53 ], [ %37, %3 ]
  %106 = phi float [ %81, %53 ], [ %30, %3 ]
  %107 = phi float [ %97, %53 ], [ %34, %3 ]
  %108 = phi float [ %88, %53 ], [ %26, %3 ]
  %109 = phi float [ %95, %53 ], [ %26, %3 ]
  %110 = phi float [ %86, %53 ], [ %24, %3 ]
  %111 = phi float [ %103, %53 ], [ 0.000000e+00, %3 ]
  %112 = phi float [ %102, %53 ], [ 0.000000e+00, %3 ]
  %113 = phi float [ %100, %53 ], [ 1.000000e+00, %3 ]
  %114 = phi float [ %99, %53 ], [ 0.000000e+00, %3 ]
  %115 = phi float [ %92, %53 ], [ 0.000000e+00, %3 ]
  %116 = phi float [ %90, %53 ], [ 1.000000e+00, %3 ]
  %117 = tail call fastcc float @llvm.fabs.f32(float noundef %106) #13
  %118 = fcmp olt float %117, 0x3D71979980000000
  br i1 %118, label %172, label %119

119:                                              ; preds = %104
  %120 = getelementptr inbounds nuw i8, ptr addrspace(5) %4, i32 32
  %121 = fsub float %41, %110
  %122 = fmul float %106, 2.000000e+00
  %123 = fdiv float %121, %122
  %124 = tail call fastcc float @llvm.copysign.f32(float noundef 1.000000e+00, float noundef %123) #13
  %125 = tail call fastcc float @llvm.fabs.f32(float noundef %123) #13
  %126 = tail call float @llvm.fmuladd.f32(float %123, float %123, float 1.000000e+00)
  %127 = tail call fastcc float @llvm.sqrt.f32(float noundef %126) #13
  %128 = fadd float %125, %127
  %129 = fdiv float %124, %128
  %130 = tail call float @llvm.fmuladd.f32(float %129, float %129, float 1.000000e+00)
  %131 = tail call fastcc float @llvm.sqrt.f32(float noundef %130) #13
  %132 = fdiv float 1.000000e+00, %131
  %133 = fmul float %129, %132
  %134 = fneg float %106
  %135 = fmul float %133, %134
  %136 = tail call float @llvm.fmuladd.f32(float %132, float %110, float %135)
  %137 = fmul float %132, %106
  %138 = tail call float @llvm.fmuladd.f32(float %133, float %110, float %137)
  store float %138, ptr addrspace(5) %32, align 4, !tbaa !16
  %139 = getelementptr inbounds nuw i8, ptr addrspace(5) %4, i32 20
  %140 = fneg float %105
  %141 = fmul float %133, %140
  %142 = tail call float @llvm.fmuladd.f32(float %132, float %108, float %141)
  store float %142, ptr addrspace(5) %27, align 4, !tbaa !16
  %143 = fmul float %132, %105
  %144 = tail call float @llvm.fmuladd.f32(float %133, float %108, float %143)
  store float %144, ptr addrspace(5) %139, align 4, !tbaa !16
  %145 = fneg float %41
  %146 = fmul float %133, %145
  %147 = tail call float @llvm.fmuladd.f32(float %132, float %106, float %146)
  %148 = fmul float %132, %41
  %149 = tail call float @llvm.fmuladd.f32(float %133, float %106, float %148)
  %150 = fneg float %147
  %151 = fmul float %133, %150
  %152 = tail call float @llvm.fmuladd.f32(float %132, float %136, float %151)
  store float %152, ptr addrspace(5) %4, align 4, !tbaa !16
  %153 = fmul float %132, %147
  %154 = tail call float @llvm.fmuladd.f32(float %133, float %136, float %153)
  store float %154, ptr addrspace(5) %31, align 4, !tbaa !16
  %155 = fmul float %133, -0.000000e+00
  %156 = tail call float @llvm.fmuladd.f32(float %132, float %116, float %155)
  store float %156, ptr addrspace(5) %5, align 4, !tbaa !16
  %157 = fmul float %132, 0.000000e+00
  %158 = tail call float @llvm.fmuladd.f32(float %133, float %116, float %157)
  store float %158, ptr addrspace(5) %44, align 4, !tbaa !16
  %159 = getelementptr inbounds nuw i8, ptr addrspace(5) %4, i32 28
  %160 = tail call float @llvm.fmuladd.f32(float %132, float %109, float %141)
  store float %160, ptr addrspace(5) %28, align 4, !tbaa !16
  %161 = tail call float @llvm.fmuladd.f32(float %133, float %109, float %143)
  store float %161, ptr addrspace(5) %159, align 4, !tbaa !16
  %162 = tail call float @llvm.fmuladd.f32(float %132, float %114, float %155)
  store float %162, ptr addrspace(5) %45, align 4, !tbaa !16
  %163 = tail call float @llvm.fmuladd.f32(float %133, float %114, float %157)
  store float %163, ptr addrspace(5) %47, align 4, !tbaa !16
  %164 = fneg float %149
  %165 = fmul float %133, %164
  %166 = tail call float @llvm.fmuladd.f32(float %132, float %138, float %165)
  %167 = fmul float %132, %149
  %168 = tail call float @llvm.fmuladd.f32(float %133, float %138, float %167)
  store float %168, ptr addrspace(5) %120, align 4, !tbaa !16
  %169 = fneg float %133
  %170 = tail call float @llvm.fmuladd.f32(float %132, float %112, float %169)
  store float %170, ptr addrspace(5) %48, align 4, !tbaa !16
  %171 = tail call float @llvm.fmuladd.f32(float %133, float %112, float %132)
  store float %171, ptr addrspace(5) %50, align 4, !tbaa !16
  br label %172

172:                                              ; preds = %119, %104
  %173 = phi float [ %168, %119 ], [ %41, %104 ]
  %174 = phi float [ %161, %119 ], [ %105, %104 ]
  %175 = phi float [ %154, %119 ], [ %106, %104 ]
  %176 = phi float [ %144, %119 ], [ %105, %104 ]
  %177 = phi float [ %142, %119 ], [ %108, %104 ]
  %178 = phi float [ %166, %119 ], [ %106, %104 ]
  %179 = phi float [ %160, %119 ], [ %109, %104 ]
  %180 = phi float [ %152, %119 ], [ %110, %104 ]
  %181 = phi float [ %171, %119 ], [ 1.000000e+00, %104 ]
  %182 = phi float [ %170, %119 ], [ %112, %104 ]
  %183 = phi float [ %163, %119 ], [ 0.000000e+00, %104 ]
  %184 = phi float [ %162, %119 ], [ %114, %104 ]
  %185 = phi float [ %158, %119 ], [ 0.000000e+00, %104 ]
  %186 = phi float [ %156, %119 ], [ %116, %104 ]
  %187 = getelementptr inbounds nuw i8, ptr addrspace(5) %4, i32 20
  %188 = tail call fastcc float @llvm.fabs.f32(float noundef %176) #13
  %189 = fcmp olt float %188, 0x3D71979980000000
  br i1 %189, label %252, label %190

190:                                              ; preds = %172
  %191 = getelementptr inbounds nuw i8, ptr addrspace(5) %4, i32 32
  %192 = getelementptr inbounds nuw i8, ptr addrspace(5) %4, i32 16
  %193 = fsub float %173, %107
  %194 = fmul float %176, 2.000000e+00
  %195 = fdiv float %193, %194
  %196 = tail call fastcc float @llvm.copysign.f32(float noundef 1.000000e+00, float noundef %195) #13
  %197 = tail call fastcc float @llvm.fabs.f32(float noundef %195) #13
  %198 = tail call float @llvm.fmuladd.f32(float %195, float %195, float 1.000000e+00)
  %199 = tail call fastcc float @llvm.sqrt.f32(float noundef %198) #13
  %200 = fadd float %197, %199
  %201 = fdiv float %196, %200
  %202 = tail call float @llvm.fmuladd.f32(float %201, float %201, float 1.000000e+00)
  %203 = tail call fastcc float @llvm.sqrt.f32(float noundef %202) #13
  %204 = fdiv float 1.000000e+00, %203
  %205 = fmul float %201, %204
  %206 = fneg float %178
  %207 = fmul float %205, %206
  %208 = tail call float @llvm.fmuladd.f32(float %204, float %179, float %207)
  store float %208, ptr addrspace(5) %28, align 4, !tbaa !16
  %209 = fmul float %204, %178
  %210 = tail call float @llvm.fmuladd.f32(float %205, float %179, float %209)
  store float %210, ptr addrspace(5) %32, align 4, !tbaa !16
  %211 = fneg float %176
  %212 = fmul float %205, %211
  %213 = tail call float @llvm.fmuladd.f32(float %204, float %107, float %212)
  %214 = fmul float %204, %176
  %215 = tail call float @llvm.fmuladd.f32(float %205, float %107, float %214)
  %216 = getelementptr inbounds nuw i8, ptr addrspace(5) %4, i32 28
  %217 = fneg float %173
  %218 = fmul float %205, %217
  %219 = tail call float @llvm.fmuladd.f32(float %204, float %174, float %218)
  %220 = fmul float %204, %173
  %221 = tail call float @llvm.fmuladd.f32(float %205, float %174, float %220)
  %222 = fneg float %175
  %223 = fmul float %205, %222
  %224 = tail call float @llvm.fmuladd.f32(float %204, float %177, float %223)
  store float %224, ptr addrspace(5) %27, align 4, !tbaa !16
  %225 = fmul float %204, %175
  %226 = tail call float @llvm.fmuladd.f32(float %205, float %177, float %225)
  store float %226, ptr addrspace(5) %31, align 4, !tbaa !16
  %227 = fneg float %185
  %228 = fmul float %205, %227
  %229 = tail call float @llvm.fmuladd.f32(float %204, float %115, float %228)
  store float %229, ptr addrspace(5) %43, align 4, !tbaa !16
  %230 = fmul float %204, %185
  %231 = tail call float @llvm.fmuladd.f32(float %205, float %115, float %230)
  store float %231, ptr addrspace(5) %44, align 4, !tbaa !16
  %232 = fneg float %219
  %233 = fmul float %205, %232
  %234 = tail call float @llvm.fmuladd.f32(float %204, float %213, float %233)
  store float %234, ptr addrspace(5) %192, align 4, !tbaa !16
  %235 = fmul float %204, %219
  %236 = tail call float @llvm.fmuladd.f32(float %205, float %213, float %235)
  store float %236, ptr addrspace(5) %216, align 4, !tbaa !16
  %237 = fneg float %183
  %238 = fmul float %205, %237
  %239 = tail call float @llvm.fmuladd.f32(float %204, float %113, float %238)
  store float %239, ptr addrspace(5) %46, align 4, !tbaa !16
  %240 = fmul float %204, %183
  %241 = tail call float @llvm.fmuladd.f32(float %205, float %113, float %240)
  store float %241, ptr addrspace(5) %47, align 4, !tbaa !16
  %242 = fneg float %221
  %243 = fmul float %205, %242
  %244 = tail call float @llvm.fmuladd.f32(float %204, float %215, float %243)
  store float %244, ptr addrspace(5) %187, align 4, !tbaa !16
  %245 = fmul float %204, %221
  %246 = tail call float @llvm.fmuladd.f32(float %205, float %215, float %245)
  store float %246, ptr addrspace(5) %191, align 4, !tbaa !16
  %247 = fneg float %181
  %248 = fmul float %205, %247
  %249 = tail call float @llvm.fmuladd.f32(float %204, float %111, float %248)
  store float %249, ptr addrspace(5) %49, align 4, !tbaa !16
  %250 = fmul float %204, %181
  %251 = tail call float @llvm.fmuladd.f32(float %205, float %111, float %250)
  store float %251, ptr addrspace(5) %50, align 4, !tbaa !16
  br label %252

252:                                              ; preds = %190, %172
  %253 = phi float [ %246, %190 ], [ %173, %172 ]
  %254 = phi float [ %236, %190 ], [ %174, %172 ]
  %255 = phi float [ %226, %190 ], [ %175, %172 ]
  %256 = phi float [ %244, %190 ], [ %176, %172 ]
  %257 = phi float [ %234, %190 ], [ %107, %172 ]
  %258 = phi float [ %224, %190 ], [ %177, %172 ]
  %259 = phi float [ %210, %190 ], [ %178, %172 ]
  %260 = phi float [ %208, %190 ], [ %179, %172 ]
  %261 = phi float [ %251, %190 ], [ %181, %172 ]
  %262 = phi float [ %249, %190 ], [ %111, %172 ]
  %263 = phi float [ %241, %190 ], [ %183, %172 ]
  %264 = phi float [ %239, %190 ], [ %113, %172 ]
  %265 = phi float [ %231, %190 ], [ %185, %172 ]
  %266 = phi float [ %229, %190 ], [ %115, %172 ]
  %267 = tail call fastcc float @llvm.fabs.f32(float noundef %260) #13
  %268 = fcmp olt float %267, 0x3D71979980000000
  br i1 %268, label %330, label %269

269:                                              ; preds = %252
  %270 = getelementptr inbounds nuw i8, ptr addrspace(5) %4, i32 16
  %271 = fsub float %257, %180
  %272 = fmul float %260, 2.000000e+00
  %273 = fdiv float %271, %272
  %274 = tail call fastcc float @llvm.copysign.f32(float noundef 1.000000e+00, float noundef %273) #13
  %275 = tail call fastcc float @llvm.fabs.f32(float noundef %273) #13
  %276 = tail call float @llvm.fmuladd.f32(float %273, float %273, float 1.000000e+00)
  %277 = tail call fastcc float @llvm.sqrt.f32(float noundef %276) #13
  %278 = fadd float %275, %277
  %279 = fdiv float %274, %278
  %280 = tail call float @llvm.fmuladd.f32(float %279, float %279, float 1.000000e+00)
  %281 = tail call fastcc float @llvm.sqrt.f32(float noundef %280) #13
  %282 = fdiv float 1.000000e+00, %281
  %283 = fmul float %279, %282
  %284 = fneg float %260
  %285 = fmul float %283, %284
  %286 = tail call float @llvm.fmuladd.f32(float %282, float %180, float %285)
  %287 = fmul float %282, %260
  %288 = tail call float @llvm.fmuladd.f32(float %283, float %180, float %287)
  %289 = fneg float %257
  %290 = fmul float %283, %289
  %291 = tail call float @llvm.fmuladd.f32(float %282, float %258, float %290)
  %292 = fmul float %282, %257
  %293 = tail call float @llvm.fmuladd.f32(float %283, float %258, float %292)
  %294 = getelementptr inbounds nuw i8, ptr addrspace(5) %4, i32 28
  %295 = fneg float %254
  %296 = fmul float %283, %295
  %297 = tail call float @llvm.fmuladd.f32(float %282, float %255, float %296)
  store float %297, ptr addrspace(5) %31, align 4, !tbaa !16
  %298 = fmul float %282, %254
  %299 = tail call float @llvm.fmuladd.f32(float %283, float %255, float %298)
  store float %299, ptr addrspace(5) %294, align 4, !tbaa !16
  %300 = fneg float %291
  %301 = fmul float %283, %300
  %302 = tail call float @llvm.fmuladd.f32(float %282, float %286, float %301)
  store float %302, ptr addrspace(5) %4, align 4, !tbaa !16
  %303 = fmul float %282, %291
  %304 = tail call float @llvm.fmuladd.f32(float %283, float %286, float %303)
  store float %304, ptr addrspace(5) %27, align 4, !tbaa !16
  %305 = fneg float %266
  %306 = fmul float %283, %305
  %307 = tail call float @llvm.fmuladd.f32(float %282, float %186, float %306)
  store float %307, ptr addrspace(5) %5, align 4, !tbaa !16
  %308 = fmul float %282, %266
  %309 = tail call float @llvm.fmuladd.f32(float %283, float %186, float %308)
  store float %309, ptr addrspace(5) %43, align 4, !tbaa !16
  %310 = fneg float %293
  %311 = fmul float %283, %310
  %312 = tail call float @llvm.fmuladd.f32(float %282, float %288, float %311)
  store float %312, ptr addrspace(5) %28, align 4, !tbaa !16
  %313 = fmul float %282, %293
  %314 = tail call float @llvm.fmuladd.f32(float %283, float %288, float %313)
  store float %314, ptr addrspace(5) %270, align 4, !tbaa !16
  %315 = fneg float %264
  %316 = fmul float %283, %315
  %317 = tail call float @llvm.fmuladd.f32(float %282, float %184, float %316)
  store float %317, ptr addrspace(5) %45, align 4, !tbaa !16
  %318 = fmul float %282, %264
  %319 = tail call float @llvm.fmuladd.f32(float %283, float %184, float %318)
  store float %319, ptr addrspace(5) %46, align 4, !tbaa !16
  %320 = fneg float %256
  %321 = fmul float %283, %320
  %322 = tail call float @llvm.fmuladd.f32(float %282, float %259, float %321)
  %323 = fmul float %282, %256
  %324 = tail call float @llvm.fmuladd.f32(float %283, float %259, float %323)
  store float %324, ptr addrspace(5) %187, align 4, !tbaa !16
  %325 = fneg float %262
  %326 = fmul float %283, %325
  %327 = tail call float @llvm.fmuladd.f32(float %282, float %182, float %326)
  store float %327, ptr addrspace(5) %48, align 4, !tbaa !16
  %328 = fmul float %282, %262
  %329 = tail call float @llvm.fmuladd.f32(float %283, float %182, float %328)
  store float %329, ptr addrspace(5) %49, align 4, !tbaa !16
  br label %330

330:                                              ; preds = %269, %252
  %331 = phi float [ %299, %269 ], [ %254, %252 ]
  %332 = phi float [ %297, %269 ], [ %255, %252 ]
  %333 = phi float [ %324, %269 ], [ %256, %252 ]
  %334 = phi float [ %314, %269 ], [ %257, %252 ]
  %335 = phi float [ %304, %269 ], [ %258, %252 ]
  %336 = phi float [ %322, %269 ], [ %259, %252 ]
  %337 = phi float [ %312, %269 ], [ %260, %252 ]
  %338 = phi float [ %302, %269 ], [ %180, %252 ]
  %339 = phi float [ %329, %269 ], [ %262, %252 ]
  %340 = phi float [ %327, %269 ], [ %182, %252 ]
  %341 = phi float [ %319, %269 ], [ %264, %252 ]
  %342 = phi float [ %317, %269 ], [ %184, %252 ]
  %343 = phi float [ %309, %269 ], [ %266, %252 ]
  %344 = phi float [ %307, %269 ], [ %186, %252 ]
  %345 = tail call fastcc float @llvm.fabs.f32(float noundef %336) #13
  %346 = fcmp olt float %345, 0x3D71979980000000
  br i1 %346, label %408, label %347

347:                                              ; preds = %330
  %348 = getelementptr inbounds nuw i8, ptr addrspace(5) %4, i32 32
  %349 = fsub float %253, %338
  %350 = fmul float %336, 2.000000e+00
  %351 = fdiv float %349, %350
  %352 = tail call fastcc float @llvm.copysign.f32(float noundef 1.000000e+00, float noundef %351) #13
  %353 = tail call fastcc float @llvm.fabs.f32(float noundef %351) #13
  %354 = tail call float @llvm.fmuladd.f32(float %351, float %351, float 1.000000e+00)
  %355 = tail call fastcc float @llvm.sqrt.f32(float noundef %354) #13
  %356 = fadd float %353, %355
  %357 = fdiv float %352, %356
  %358 = tail call float @llvm.fmuladd.f32(float %357, float %357, float 1.000000e+00)
  %359 = tail call fastcc float @llvm.sqrt.f32(float noundef %358) #13
  %360 = fdiv float 1.000000e+00, %359
  %361 = fmul float %357, %360
  %362 = fneg float %336
  %363 = fmul float %361, %362
  %364 = tail call float @llvm.fmuladd.f32(float %360, float %338, float %363)
  %365 = fmul float %360, %336
  %366 = tail call float @llvm.fmuladd.f32(float %361, float %338, float %365)
  store float %366, ptr addrspace(5) %32, align 4, !tbaa !16
  %367 = fneg float %333
  %368 = fmul float %361, %367
  %369 = tail call float @llvm.fmuladd.f32(float %360, float %335, float %368)
  store float %369, ptr addrspace(5) %27, align 4, !tbaa !16
  %370 = fmul float %360, %333
  %371 = tail call float @llvm.fmuladd.f32(float %361, float %335, float %370)
  store float %371, ptr addrspace(5) %187, align 4, !tbaa !16
  %372 = fneg float %253
  %373 = fmul float %361, %372
  %374 = tail call float @llvm.fmuladd.f32(float %360, float %332, float %373)
  %375 = fmul float %360, %253
  %376 = tail call float @llvm.fmuladd.f32(float %361, float %332, float %375)
  %377 = fneg float %374
  %378 = fmul float %361, %377
  %379 = tail call float @llvm.fmuladd.f32(float %360, float %364, float %378)
  store float %379, ptr addrspace(5) %4, align 4, !tbaa !16
  %380 = fmul float %360, %374
  %381 = tail call float @llvm.fmuladd.f32(float %361, float %364, float %380)
  store float %381, ptr addrspace(5) %31, align 4, !tbaa !16
  %382 = fneg float %265
  %383 = fmul float %361, %382
  %384 = tail call float @llvm.fmuladd.f32(float %360, float %344, float %383)
  store float %384, ptr addrspace(5) %5, align 4, !tbaa !16
  %385 = fmul float %360, %265
  %386 = tail call float @llvm.fmuladd.f32(float %361, float %344, float %385)
  store float %386, ptr addrspace(5) %44, align 4, !tbaa !16
  %387 = getelementptr inbounds nuw i8, ptr addrspace(5) %4, i32 28
  %388 = fneg float %331
  %389 = fmul float %361, %388
  %390 = tail call float @llvm.fmuladd.f32(float %360, float %337, float %389)
  %391 = fmul float %360, %331
  %392 = tail call float @llvm.fmuladd.f32(float %361, float %337, float %391)
  store float %392, ptr addrspace(5) %387, align 4, !tbaa !16
  %393 = fneg float %263
  %394 = fmul float %361, %393
  %395 = tail call float @llvm.fmuladd.f32(float %360, float %342, float %394)
  store float %395, ptr addrspace(5) %45, align 4, !tbaa !16
  %396 = fmul float %360, %263
  %397 = tail call float @llvm.fmuladd.f32(float %361, float %342, float %396)
  store float %397, ptr addrspace(5) %47, align 4, !tbaa !16
  %398 = fneg float %376
  %399 = fmul float %361, %398
  %400 = tail call float @llvm.fmuladd.f32(float %360, float %366, float %399)
  %401 = fmul float %360, %376
  %402 = tail call float @llvm.fmuladd.f32(float %361, float %366, float %401)
  store float %402, ptr addrspace(5) %348, align 4, !tbaa !16
  %403 = fneg float %261
  %404 = fmul float %361, %403
  %405 = tail call float @llvm.fmuladd.f32(float %360, float %340, float %404)
  store float %405, ptr addrspace(5) %48, align 4, !tbaa !16
  %406 = fmul float %360, %261
  %407 = tail call float @llvm.fmuladd.f32(float %361, float %340, float %406)
  store float %407, ptr addrspace(5) %50, align 4, !tbaa !16
  br label %408

408:                                              ; preds = %347, %330
  %409 = phi float [ %402, %347 ], [ %253, %330 ]
  %410 = phi float [ %392, %347 ], [ %331, %330 ]
  %411 = phi float [ %381, %347 ], [ %332, %330 ]
  %412 = phi float [ %371, %347 ], [ %333, %330 ]
  %413 = phi float [ %369, %347 ], [ %335, %330 ]
  %414 = phi float [ %400, %347 ], [ %336, %330 ]
  %415 = phi float [ %390, %347 ], [ %337, %330 ]
  %416 = phi float [ %379, %347 ], [ %338, %330 ]
  %417 = phi float [ %407, %347 ], [ %261, %330 ]
  %418 = phi float [ %405, %347 ], [ %340, %330 ]
  %419 = phi float [ %397, %347 ], [ %263, %330 ]
  %420 = phi float [ %395, %347 ], [ %342, %330 ]
  %421 = phi float [ %386, %347 ], [ %265, %330 ]
  %422 = phi float [ %384, %347 ], [ %344, %330 ]
  %423 = tail call fastcc float @llvm.fabs.f32(float noundef %412) #13
  %424 = fcmp olt float %423, 0x3D71979980000000
  br i1 %424, label %487, label %425

425:                                              ; preds = %408
  %426 = getelementptr inbounds nuw i8, ptr addrspace(5) %4, i32 32
  %427 = getelementptr inbounds nuw i8, ptr addrspace(5) %4, i32 16
  %428 = fsub float %409, %334
  %429 = fmul float %412, 2.000000e+00
  %430 = fdiv float %428, %429
  %431 = tail call fastcc float @llvm.copysign.f32(float noundef 1.000000e+00, float noundef %430) #13
  %432 = tail call fastcc float @llvm.fabs.f32(float noundef %430) #13
  %433 = tail call float @llvm.fmuladd.f32(float %430, float %430, float 1.000000e+00)
  %434 = tail call fastcc float @llvm.sqrt.f32(float noundef %433) #13
  %435 = fadd float %432, %434
  %436 = fdiv float %431, %435
  %437 = tail call float @llvm.fmuladd.f32(float %436, float %436, float 1.000000e+00)
  %438 = tail call fastcc float @llvm.sqrt.f32(float noundef %437) #13
  %439 = fdiv float 1.000000e+00, %438
  %440 = fmul float %436, %439
  %441 = fneg float %414
  %442 = fmul float %440, %441
  %443 = tail call float @llvm.fmuladd.f32(float %439, float %415, float %442)
  store float %443, ptr addrspace(5) %28, align 4, !tbaa !16
  %444 = fmul float %439, %414
  %445 = tail call float @llvm.fmuladd.f32(float %440, float %415, float %444)
  store float %445, ptr addrspace(5) %32, align 4, !tbaa !16
  %446 = fneg float %412
  %447 = fmul float %440, %446
  %448 = tail call float @llvm.fmuladd.f32(float %439, float %334, float %447)
  %449 = fmul float %439, %412
  %450 = tail call float @llvm.fmuladd.f32(float %440, float %334, float %449)
  %451 = getelementptr inbounds nuw i8, ptr addrspace(5) %4, i32 28
  %452 = fneg float %409
  %453 = fmul float %440, %452
  %454 = tail call float @llvm.fmuladd.f32(float %439, float %410, float %453)
  %455 = fmul float %439, %409
  %456 = tail call float @llvm.fmuladd.f32(float %440, float %410, float %455)
  %457 = fneg float %411
  %458 = fmul float %440, %457
  %459 = tail call float @llvm.fmuladd.f32(float %439, float %413, float %458)
  store float %459, ptr addrspace(5) %27, align 4, !tbaa !16
  %460 = fmul float %439, %411
  %461 = tail call float @llvm.fmuladd.f32(float %440, float %413, float %460)
  store float %461, ptr addrspace(5) %31, align 4, !tbaa !16
  %462 = fneg float %421
  %463 = fmul float %440, %462
  %464 = tail call float @llvm.fmuladd.f32(float %439, float %343, float %463)
  store float %464, ptr addrspace(5) %43, align 4, !tbaa !16
  %465 = fmul float %439, %421
  %466 = tail call float @llvm.fmuladd.f32(float %440, float %343, float %465)
  store float %466, ptr addrspace(5) %44, align 4, !tbaa !16
  %467 = fneg float %454
  %468 = fmul float %440, %467
  %469 = tail call float @llvm.fmuladd.f32(float %439, float %448, float %468)
  store float %469, ptr addrspace(5) %427, align 4, !tbaa !16
  %470 = fmul float %439, %454
  %471 = tail call float @llvm.fmuladd.f32(float %440, float %448, float %470)
  store float %471, ptr addrspace(5) %451, align 4, !tbaa !16
  %472 = fneg float %419
  %473 = fmul float %440, %472
  %474 = tail call float @llvm.fmuladd.f32(float %439, float %341, float %473)
  store float %474, ptr addrspace(5) %46, align 4, !tbaa !16
  %475 = fmul float %439, %419
  %476 = tail call float @llvm.fmuladd.f32(float %440, float %341, float %475)
  store float %476, ptr addrspace(5) %47, align 4, !tbaa !16
  %477 = fneg float %456
  %478 = fmul float %440, %477
  %479 = tail call float @llvm.fmuladd.f32(float %439, float %450, float %478)
  store float %479, ptr addrspace(5) %187, align 4, !tbaa !16
  %480 = fmul float %439, %456
  %481 = tail call float @llvm.fmuladd.f32(float %440, float %450, float %480)
  store float %481, ptr addrspace(5) %426, align 4, !tbaa !16
  %482 = fneg float %417
  %483 = fmul float %440, %482
  %484 = tail call float @llvm.fmuladd.f32(float %439, float %339, float %483)
  store float %484, ptr addrspace(5) %49, align 4, !tbaa !16
  %485 = fmul float %439, %417
  %486 = tail call float @llvm.fmuladd.f32(float %440, float %339, float %485)
  store float %486, ptr addrspace(5) %50, align 4, !tbaa !16
  br label %487

487:                                              ; preds = %425, %408
  %488 = phi float [ %481, %425 ], [ %409, %408 ]
  %489 = phi float [ %471, %425 ], [ %410, %408 ]
  %490 = phi float [ %461, %425 ], [ %411, %408 ]
  %491 = phi float [ %479, %425 ], [ %412, %408 ]
  %492 = phi float [ %469, %425 ], [ %334, %408 ]
  %493 = phi float [ %459, %425 ], [ %413, %408 ]
  %494 = phi float [ %445, %425 ], [ %414, %408 ]
  %495 = phi float [ %443, %425 ], [ %415, %408 ]
  %496 = phi float [ %486, %425 ], [ %417, %408 ]
  %497 = phi float [ %484, %425 ], [ %339, %408 ]
  %498 = phi float [ %476, %425 ], [ %419, %408 ]
  %499 = phi float [ %474, %425 ], [ %341, %408 ]
  %500 = phi float [ %466, %425 ], [ %421, %408 ]
  %501 = phi float [ %464, %425 ], [ %343, %408 ]
  %502 = tail call fastcc float @llvm.fabs.f32(float noundef %495) #13
  %503 = fcmp olt float %502, 0x3D71979980000000
  br i1 %503, label %565, label %504

504:                                              ; preds = %487
  %505 = getelementptr inbounds nuw i8, ptr addrspace(5) %4, i32 16
  %506 = fsub float %492, %416
  %507 = fmul float %495, 2.000000e+00
  %508 = fdiv float %506, %507
  %509 = tail call fastcc float @llvm.copysign.f32(float noundef 1.000000e+00, float noundef %508) #13
  %510 = tail call fastcc float @llvm.fabs.f32(float noundef %508) #13
  %511 = tail call float @llvm.fmuladd.f32(float %508, float %508, float 1.000000e+00)
  %512 = tail call fastcc float @llvm.sqrt.f32(float noundef %511) #13
  %513 = fadd float %510, %512
  %514 = fdiv float %509, %513
  %515 = tail call float @llvm.fmuladd.f32(float %514, float %514, float 1.000000e+00)
  %516 = tail call fastcc float @llvm.sqrt.f32(float noundef %515) #13
  %517 = fdiv float 1.000000e+00, %516
  %518 = fmul float %514, %517
  %519 = fneg float %495
  %520 = fmul float %518, %519
  %521 = tail call float @llvm.fmuladd.f32(float %517, float %416, float %520)
  %522 = fmul float %517, %495
  %523 = tail call float @llvm.fmuladd.f32(float %518, float %416, float %522)
  %524 = fneg float %492
  %525 = fmul float %518, %524
  %526 = tail call float @llvm.fmuladd.f32(float %517, float %493, float %525)
  store float %526, ptr addrspace(5) %27, align 4, !tbaa !16
  %527 = fmul float %517, %492
  %528 = tail call float @llvm.fmuladd.f32(float %518, float %493, float %527)
  %529 = getelementptr inbounds nuw i8, ptr addrspace(5) %4, i32 28
  %530 = fneg float %489
  %531 = fmul float %518, %530
  %532 = tail call float @llvm.fmuladd.f32(float %517, float %490, float %531)
  %533 = fmul float %517, %489
  %534 = tail call float @llvm.fmuladd.f32(float %518, float %490, float %533)
  store float %534, ptr addrspace(5) %529, align 4, !tbaa !16
  %535 = fneg float %526
  %536 = fmul float %518, %535
  %537 = tail call float @llvm.fmuladd.f32(float %517, float %521, float %536)
  store float %537, ptr addrspace(5) %4, align 4, !tbaa !16
  %538 = fmul float %517, %526
  %539 = tail call float @llvm.fmuladd.f32(float %518, float %521, float %538)
  %540 = fneg float %501
  %541 = fmul float %518, %540
  %542 = tail call float @llvm.fmuladd.f32(float %517, float %422, float %541)
  store float %542, ptr addrspace(5) %5, align 4, !tbaa !16
  %543 = fmul float %517, %501
  %544 = tail call float @llvm.fmuladd.f32(float %518, float %422, float %543)
  store float %544, ptr addrspace(5) %43, align 4, !tbaa !16
  %545 = fneg float %528
  %546 = fmul float %518, %545
  %547 = tail call float @llvm.fmuladd.f32(float %517, float %523, float %546)
  store float %547, ptr addrspace(5) %28, align 4, !tbaa !16
  %548 = fmul float %517, %528
  %549 = tail call float @llvm.fmuladd.f32(float %518, float %523, float %548)
  store float %549, ptr addrspace(5) %505, align 4, !tbaa !16
  %550 = fneg float %499
  %551 = fmul float %518, %550
  %552 = tail call float @llvm.fmuladd.f32(float %517, float %420, float %551)
  store float %552, ptr addrspace(5) %45, align 4, !tbaa !16
  %553 = fmul float %517, %499
  %554 = tail call float @llvm.fmuladd.f32(float %518, float %420, float %553)
  store float %554, ptr addrspace(5) %46, align 4, !tbaa !16
  %555 = fneg float %491
  %556 = fmul float %518, %555
  %557 = tail call float @llvm.fmuladd.f32(float %517, float %494, float %556)
  %558 = fmul float %517, %491
  %559 = tail call float @llvm.fmuladd.f32(float %518, float %494, float %558)
  store float %559, ptr addrspace(5) %187, align 4, !tbaa !16
  %560 = fneg float %497
  %561 = fmul float %518, %560
  %562 = tail call float @llvm.fmuladd.f32(float %517, float %418, float %561)
  store float %562, ptr addrspace(5) %48, align 4, !tbaa !16
  %563 = fmul float %517, %497
  %564 = tail call float @llvm.fmuladd.f32(float %518, float %418, float %563)
  store float %564, ptr addrspace(5) %49, align 4, !tbaa !16
  br label %565

565:                                              ; preds = %504, %487
  %566 = phi float [ %534, %504 ], [ %489, %487 ]
  %567 = phi float [ %532, %504 ], [ %490, %487 ]
  %568 = phi float [ %559, %504 ], [ %491, %487 ]
  %569 = phi float [ %549, %504 ], [ %492, %487 ]
  %570 = phi float [ %539, %504 ], [ %493, %487 ]
  %571 = phi float [ %557, %504 ], [ %494, %487 ]
  %572 = phi float [ %547, %504 ], [ %495, %487 ]
  %573 = phi float [ %537, %504 ], [ %416, %487 ]
  %574 = phi float [ %564, %504 ], [ %497, %487 ]
  %575 = phi float [ %562, %504 ], [ %418, %487 ]
  %576 = phi float [ %554, %504 ], [ %499, %487 ]
  %577 = phi float [ %552, %504 ], [ %420, %487 ]
  %578 = phi float [ %544, %504 ], [ %501, %487 ]
  %579 = phi float [ %542, %504 ], [ %422, %487 ]
  %580 = tail call fastcc float @llvm.fabs.f32(float noundef %571) #13
  %581 = fcmp olt float %580, 0x3D71979980000000
  br i1 %581, label %642, label %582

582:                                              ; preds = %565
  %583 = getelementptr inbounds nuw i8, ptr addrspace(5) %4, i32 32
  %584 = fsub float %488, %573
  %585 = fmul float %571, 2.000000e+00
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
  %597 = fneg float %571
  %598 = fmul float %596, %597
  %599 = tail call float @llvm.fmuladd.f32(float %595, float %573, float %598)
  %600 = fmul float %595, %571
  %601 = tail call float @llvm.fmuladd.f32(float %596, float %573, float %600)
  store float %601, ptr addrspace(5) %32, align 4, !tbaa !16
  %602 = fneg float %568
  %603 = fmul float %596, %602
  %604 = tail call float @llvm.fmuladd.f32(float %595, float %570, float %603)
  store float %604, ptr addrspace(5) %27, align 4, !tbaa !16
  %605 = fmul float %595, %568
  %606 = tail call float @llvm.fmuladd.f32(float %596, float %570, float %605)
  %607 = fneg float %488
  %608 = fmul float %596, %607
  %609 = tail call float @llvm.fmuladd.f32(float %595, float %567, float %608)
  store float %609, ptr addrspace(5) %31, align 4, !tbaa !16
  %610 = fmul float %595, %488
  %611 = tail call float @llvm.fmuladd.f32(float %596, float %567, float %610)
  %612 = fneg float %609
  %613 = fmul float %596, %612
  %614 = tail call float @llvm.fmuladd.f32(float %595, float %599, float %613)
  store float %614, ptr addrspace(5) %4, align 4, !tbaa !16
  %615 = fmul float %595, %609
  %616 = tail call float @llvm.fmuladd.f32(float %596, float %599, float %615)
  %617 = fneg float %500
  %618 = fmul float %596, %617
  %619 = tail call float @llvm.fmuladd.f32(float %595, float %579, float %618)
  store float %619, ptr addrspace(5) %5, align 4, !tbaa !16
  %620 = fmul float %595, %500
  %621 = tail call float @llvm.fmuladd.f32(float %596, float %579, float %620)
  store float %621, ptr addrspace(5) %44, align 4, !tbaa !16
  %622 = fneg float %566
  %623 = fmul float %596, %622
  %624 = tail call float @llvm.fmuladd.f32(float %595, float %572, float %623)
  %625 = fmul float %595, %566
  %626 = tail call float @llvm.fmuladd.f32(float %596, float %572, float %625)
  %627 = fneg float %498
  %628 = fmul float %596, %627
  %629 = tail call float @llvm.fmuladd.f32(float %595, float %577, float %628)
  store float %629, ptr addrspace(5) %45, align 4, !tbaa !16
  %630 = fmul float %595, %498
  %631 = tail call float @llvm.fmuladd.f32(float %596, float %577, float %630)
  store float %631, ptr addrspace(5) %47, align 4, !tbaa !16
  %632 = fneg float %611
  %633 = fmul float %596, %632
  %634 = tail call float @llvm.fmuladd.f32(float %595, float %601, float %633)
  %635 = fmul float %595, %611
  %636 = tail call float @llvm.fmuladd.f32(float %596, float %601, float %635)
  store float %636, ptr addrspace(5) %583, align 4, !tbaa !16
  %637 = fneg float %496
  %638 = fmul float %596, %637
  %639 = tail call float @llvm.fmuladd.f32(float %595, float %575, float %638)
  store float %639, ptr addrspace(5) %48, align 4, !tbaa !16
  %640 = fmul float %595, %496
  %641 = tail call float @llvm.fmuladd.f32(float %596, float %575, float %640)
  store float %641, ptr addrspace(5) %50, align 4, !tbaa !16
  br label %642

642:                                              ; preds = %582, %565
  %643 = phi float [ %636, %582 ], [ %488, %565 ]
  %644 = phi float [ %626, %582 ], [ %566, %565 ]
  %645 = phi float [ %616, %582 ], [ %567, %565 ]
  %646 = phi float [ %606, %582 ], [ %568, %565 ]
  %647 = phi float [ %604, %582 ], [ %570, %565 ]
  %648 = phi float [ %634, %582 ], [ %571, %565 ]
  %649 = phi float [ %624, %582 ], [ %572, %565 ]
  %650 = phi float [ %614, %582 ], [ %573, %565 ]
  %651 = phi float [ %641, %582 ], [ %496, %565 ]
  %652 = phi float [ %639, %582 ], [ %575, %565 ]
  %653 = phi float [ %631, %582 ], [ %498, %565 ]
  %654 = phi float [ %629, %582 ], [ %577, %565 ]
  %655 = phi float [ %621, %582 ], [ %500, %565 ]
  %656 = phi float [ %619, %582 ], [ %579, %565 ]
  %657 = tail call fastcc float @llvm.fabs.f32(float noundef %646) #13
  %658 = fcmp olt float %657, 0x3D71979980000000
  br i1 %658, label %721, label %659

659:                                              ; preds = %642
  %660 = getelementptr inbounds nuw i8, ptr addrspace(5) %4, i32 32
  %661 = getelementptr inbounds nuw i8, ptr addrspace(5) %4, i32 16
  %662 = fsub float %643, %569
  %663 = fmul float %646, 2.000000e+00
  %664 = fdiv float %662, %663
  %665 = tail call fastcc float @llvm.copysign.f32(float noundef 1.000000e+00, float noundef %664) #13
  %666 = tail call fastcc float @llvm.fabs.f32(float noundef %664) #13
  %667 = tail call float @llvm.fmuladd.f32(float %664, float %664, float 1.000000e+00)
  %668 = tail call fastcc float @llvm.sqrt.f32(float noundef %667) #13
  %669 = fadd float %666, %668
  %670 = fdiv float %665, %669
  %671 = tail call float @llvm.fmuladd.f32(float %670, float %670, float 1.000000e+00)
  %672 = tail call fastcc float @llvm.sqrt.f32(float noundef %671) #13
  %673 = fdiv float 1.000000e+00, %672
  %674 = fmul float %670, %673
  %675 = fneg float %648
  %676 = fmul float %674, %675
  %677 = tail call float @llvm.fmuladd.f32(float %673, float %649, float %676)
  store float %677, ptr addrspace(5) %28, align 4, !tbaa !16
  %678 = fmul float %673, %648
  %679 = tail call float @llvm.fmuladd.f32(float %674, float %649, float %678)
  store float %679, ptr addrspace(5) %32, align 4, !tbaa !16
  %680 = fneg float %646
  %681 = fmul float %674, %680
  %682 = tail call float @llvm.fmuladd.f32(float %673, float %569, float %681)
  %683 = fmul float %673, %646
  %684 = tail call float @llvm.fmuladd.f32(float %674, float %569, float %683)
  store float %684, ptr addrspace(5) %187, align 4, !tbaa !16
  %685 = getelementptr inbounds nuw i8, ptr addrspace(5) %4, i32 28
  %686 = fneg float %643
  %687 = fmul float %674, %686
  %688 = tail call float @llvm.fmuladd.f32(float %673, float %644, float %687)
  store float %688, ptr addrspace(5) %685, align 4, !tbaa !16
  %689 = fmul float %673, %643
  %690 = tail call float @llvm.fmuladd.f32(float %674, float %644, float %689)
  %691 = fneg float %645
  %692 = fmul float %674, %691
  %693 = tail call float @llvm.fmuladd.f32(float %673, float %647, float %692)
  %694 = fmul float %673, %645
  %695 = tail call float @llvm.fmuladd.f32(float %674, float %647, float %694)
  store float %695, ptr addrspace(5) %31, align 4, !tbaa !16
  %696 = fneg float %655
  %697 = fmul float %674, %696
  %698 = tail call float @llvm.fmuladd.f32(float %673, float %578, float %697)
  store float %698, ptr addrspace(5) %43, align 4, !tbaa !16
  %699 = fmul float %673, %655
  %700 = tail call float @llvm.fmuladd.f32(float %674, float %578, float %699)
  store float %700, ptr addrspace(5) %44, align 4, !tbaa !16
  %701 = fneg float %688
  %702 = fmul float %674, %701
  %703 = tail call float @llvm.fmuladd.f32(float %673, float %682, float %702)
  store float %703, ptr addrspace(5) %661, align 4, !tbaa !16
  %704 = fmul float %673, %688
  %705 = tail call float @llvm.fmuladd.f32(float %674, float %682, float %704)
  %706 = fneg float %653
  %707 = fmul float %674, %706
  %708 = tail call float @llvm.fmuladd.f32(float %673, float %576, float %707)
  store float %708, ptr addrspace(5) %46, align 4, !tbaa !16
  %709 = fmul float %673, %653
  %710 = tail call float @llvm.fmuladd.f32(float %674, float %576, float %709)
  store float %710, ptr addrspace(5) %47, align 4, !tbaa !16
  %711 = fneg float %690
  %712 = fmul float %674, %711
  %713 = tail call float @llvm.fmuladd.f32(float %673, float %684, float %712)
  %714 = fmul float %673, %690
  %715 = tail call float @llvm.fmuladd.f32(float %674, float %684, float %714)
  store float %715, ptr addrspace(5) %660, align 4, !tbaa !16
  %716 = fneg float %651
  %717 = fmul float %674, %716
  %718 = tail call float @llvm.fmuladd.f32(float %673, float %574, float %717)
  store float %718, ptr addrspace(5) %49, align 4, !tbaa !16
  %719 = fmul float %673, %651
  %720 = tail call float @llvm.fmuladd.f32(float %674, float %574, float %719)
  store float %720, ptr addrspace(5) %50, align 4, !tbaa !16
  br label %721

721:                                              ; preds = %659, %642
  %722 = phi float [ %715, %659 ], [ %643, %642 ]
  %723 = phi float [ %705, %659 ], [ %644, %642 ]
  %724 = phi float [ %695, %659 ], [ %645, %642 ]
  %725 = phi float [ %713, %659 ], [ %646, %642 ]
  %726 = phi float [ %703, %659 ], [ %569, %642 ]
  %727 = phi float [ %693, %659 ], [ %647, %642 ]
  %728 = phi float [ %679, %659 ], [ %648, %642 ]
  %729 = phi float [ %677, %659 ], [ %649, %642 ]
  %730 = phi float [ %720, %659 ], [ %651, %642 ]
  %731 = phi float [ %718, %659 ], [ %574, %642 ]
  %732 = phi float [ %710, %659 ], [ %653, %642 ]
  %733 = phi float [ %708, %659 ], [ %576, %642 ]
  %734 = phi float [ %700, %659 ], [ %655, %642 ]
  %735 = phi float [ %698, %659 ], [ %578, %642 ]
  %736 = tail call fastcc float @llvm.fabs.f32(float noundef %729) #13
  %737 = fcmp olt float %736, 0x3D71979980000000
  br i1 %737, label %798, label %738

738:                                              ; preds = %721
  %739 = getelementptr inbounds nuw i8, ptr addrspace(5) %4, i32 16
  %740 = fsub float %726, %650
  %741 = fmul float %729, 2.000000e+00
  %742 = fdiv float %740, %741
  %743 = tail call fastcc float @llvm.copysign.f32(float noundef 1.000000e+00, float noundef %742) #13
  %744 = tail call fastcc float @llvm.fabs.f32(float noundef %742) #13
  %745 = tail call float @llvm.fmuladd.f32(float %742, float %742, float 1.000000e+00)
  %746 = tail call fastcc float @llvm.sqrt.f32(float noundef %745) #13
  %747 = fadd float %744, %746
  %748 = fdiv float %743, %747
  %749 = tail call float @llvm.fmuladd.f32(float %748, float %748, float 1.000000e+00)
  %750 = tail call fastcc float @llvm.sqrt.f32(float noundef %749) #13
  %751 = fdiv float 1.000000e+00, %750
  %752 = fmul float %748, %751
  %753 = fneg float %729
  %754 = fmul float %752, %753
  %755 = tail call float @llvm.fmuladd.f32(float %751, float %650, float %754)
  %756 = fmul float %751, %729
  %757 = tail call float @llvm.fmuladd.f32(float %752, float %650, float %756)
  %758 = fneg float %726
  %759 = fmul float %752, %758
  %760 = tail call float @llvm.fmuladd.f32(float %751, float %727, float %759)
  %761 = fmul float %751, %726
  %762 = tail call float @llvm.fmuladd.f32(float %752, float %727, float %761)
  %763 = fneg float %723
  %764 = fmul float %752, %763
  %765 = tail call float @llvm.fmuladd.f32(float %751, float %724, float %764)
  %766 = fmul float %751, %723
  %767 = tail call float @llvm.fmuladd.f32(float %752, float %724, float %766)
  %768 = fneg float %760
  %769 = fmul float %752, %768
  %770 = tail call float @llvm.fmuladd.f32(float %751, float %755, float %769)
  store float %770, ptr addrspace(5) %4, align 4, !tbaa !16
  %771 = fmul float %751, %760
  %772 = tail call float @llvm.fmuladd.f32(float %752, float %755, float %771)
  %773 = fneg float %735
  %774 = fmul float %752, %773
  %775 = tail call float @llvm.fmuladd.f32(float %751, float %656, float %774)
  store float %775, ptr addrspace(5) %5, align 4, !tbaa !16
  %776 = fmul float %751, %735
  %777 = tail call float @llvm.fmuladd.f32(float %752, float %656, float %776)
  store float %777, ptr addrspace(5) %43, align 4, !tbaa !16
  %778 = fneg float %762
  %779 = fmul float %752, %778
  %780 = tail call float @llvm.fmuladd.f32(float %751, float %757, float %779)
  %781 = fmul float %751, %762
  %782 = tail call float @llvm.fmuladd.f32(float %752, float %757, float %781)
  store float %782, ptr addrspace(5) %739, align 4, !tbaa !16
  %783 = fneg float %733
  %784 = fmul float %752, %783
  %785 = tail call float @llvm.fmuladd.f32(float %751, float %654, float %784)
  store float %785, ptr addrspace(5) %45, align 4, !tbaa !16
  %786 = fmul float %751, %733
  %787 = tail call float @llvm.fmuladd.f32(float %752, float %654, float %786)
  store float %787, ptr addrspace(5) %46, align 4, !tbaa !16
  %788 = fneg float %725
  %789 = fmul float %752, %788
  %790 = tail call float @llvm.fmuladd.f32(float %751, float %728, float %789)
  %791 = fmul float %751, %725
  %792 = tail call float @llvm.fmuladd.f32(float %752, float %728, float %791)
  %793 = fneg float %731
  %794 = fmul float %752, %793
  %795 = tail call float @llvm.fmuladd.f32(float %751, float %652, float %794)
  store float %795, ptr addrspace(5) %48, align 4, !tbaa !16
  %796 = fmul float %751, %731
  %797 = tail call float @llvm.fmuladd.f32(float %752, float %652, float %796)
  store float %797, ptr addrspace(5) %49, align 4, !tbaa !16
  br label %798

798:                                              ; preds = %738, %721
  %799 = phi float [ %767, %738 ], [ %723, %721 ]
  %800 = phi float [ %765, %738 ], [ %724, %721 ]
  %801 = phi float [ %792, %738 ], [ %725, %721 ]
  %802 = phi float [ %782, %738 ], [ %726, %721 ]
  %803 = phi float [ %772, %738 ], [ %727, %721 ]
  %804 = phi float [ %790, %738 ], [ %728, %721 ]
  %805 = phi float [ %780, %738 ], [ %729, %721 ]
  %806 = phi float [ %770, %738 ], [ %650, %721 ]
  %807 = phi float [ %797, %738 ], [ %731, %721 ]
  %808 = phi float [ %795, %738 ], [ %652, %721 ]
  %809 = phi float [ %787, %738 ], [ %733, %721 ]
  %810 = phi float [ %785, %738 ], [ %654, %721 ]
  %811 = phi float [ %777, %738 ], [ %735, %721 ]
  %812 = phi float [ %775, %738 ], [ %656, %721 ]
  %813 = tail call fastcc float @llvm.fabs.f32(float noundef %804) #13
  %814 = fcmp olt float %813, 0x3D71979980000000
  br i1 %814, label %875, label %815

815:                                              ; preds = %798
  %816 = getelementptr inbounds nuw i8, ptr addrspace(5) %4, i32 32
  %817 = fsub float %722, %806
  %818 = fmul float %804, 2.000000e+00
  %819 = fdiv float %817, %818
  %820 = tail call fastcc float @llvm.copysign.f32(float noundef 1.000000e+00, float noundef %819) #13
  %821 = tail call fastcc float @llvm.fabs.f32(float noundef %819) #13
  %822 = tail call float @llvm.fmuladd.f32(float %819, float %819, float 1.000000e+00)
  %823 = tail call fastcc float @llvm.sqrt.f32(float noundef %822) #13
  %824 = fadd float %821, %823
  %825 = fdiv float %820, %824
  %826 = tail call float @llvm.fmuladd.f32(float %825, float %825, float 1.000000e+00)
  %827 = tail call fastcc float @llvm.sqrt.f32(float noundef %826) #13
  %828 = fdiv float 1.000000e+00, %827
  %829 = fmul float %825, %828
  %830 = fneg float %804
  %831 = fmul float %829, %830
  %832 = tail call float @llvm.fmuladd.f32(float %828, float %806, float %831)
  %833 = fmul float %828, %804
  %834 = tail call float @llvm.fmuladd.f32(float %829, float %806, float %833)
  %835 = fneg float %801
  %836 = fmul float %829, %835
  %837 = tail call float @llvm.fmuladd.f32(float %828, float %803, float %836)
  %838 = fmul float %828, %801
  %839 = tail call float @llvm.fmuladd.f32(float %829, float %803, float %838)
  %840 = fneg float %722
  %841 = fmul float %829, %840
  %842 = tail call float @llvm.fmuladd.f32(float %828, float %800, float %841)
  %843 = fmul float %828, %722
  %844 = tail call float @llvm.fmuladd.f32(float %829, float %800, float %843)
  %845 = fneg float %842
  %846 = fmul float %829, %845
  %847 = tail call float @llvm.fmuladd.f32(float %828, float %832, float %846)
  store float %847, ptr addrspace(5) %4, align 4, !tbaa !16
  %848 = fmul float %828, %842
  %849 = tail call float @llvm.fmuladd.f32(float %829, float %832, float %848)
  %850 = fneg float %734
  %851 = fmul float %829, %850
  %852 = tail call float @llvm.fmuladd.f32(float %828, float %812, float %851)
  store float %852, ptr addrspace(5) %5, align 4, !tbaa !16
  %853 = fmul float %828, %734
  %854 = tail call float @llvm.fmuladd.f32(float %829, float %812, float %853)
  store float %854, ptr addrspace(5) %44, align 4, !tbaa !16
  %855 = fneg float %799
  %856 = fmul float %829, %855
  %857 = tail call float @llvm.fmuladd.f32(float %828, float %805, float %856)
  %858 = fmul float %828, %799
  %859 = tail call float @llvm.fmuladd.f32(float %829, float %805, float %858)
  %860 = fneg float %732
  %861 = fmul float %829, %860
  %862 = tail call float @llvm.fmuladd.f32(float %828, float %810, float %861)
  store float %862, ptr addrspace(5) %45, align 4, !tbaa !16
  %863 = fmul float %828, %732
  %864 = tail call float @llvm.fmuladd.f32(float %829, float %810, float %863)
  store float %864, ptr addrspace(5) %47, align 4, !tbaa !16
  %865 = fneg float %844
  %866 = fmul float %829, %865
  %867 = tail call float @llvm.fmuladd.f32(float %828, float %834, float %866)
  %868 = fmul float %828, %844
  %869 = tail call float @llvm.fmuladd.f32(float %829, float %834, float %868)
  store float %869, ptr addrspace(5) %816, align 4, !tbaa !16
  %870 = fneg float %730
  %871 = fmul float %829, %870
  %872 = tail call float @llvm.fmuladd.f32(float %828, float %808, float %871)
  store float %872, ptr addrspace(5) %48, align 4, !tbaa !16
  %873 = fmul float %828, %730
  %874 = tail call float @llvm.fmuladd.f32(float %829, float %808, float %873)
  store float %874, ptr addrspace(5) %50, align 4, !tbaa !16
  br label %875

875:                                              ; preds = %815, %798
  %876 = phi float [ %869, %815 ], [ %722, %798 ]
  %877 = phi float [ %859, %815 ], [ %799, %798 ]
  %878 = phi float [ %849, %815 ], [ %800, %798 ]
  %879 = phi float [ %839, %815 ], [ %801, %798 ]
  %880 = phi float [ %837, %815 ], [ %803, %798 ]
  %881 = phi float [ %867, %815 ], [ %804, %798 ]
  %882 = phi float [ %857, %815 ], [ %805, %798 ]
  %883 = phi float [ %847, %815 ], [ %806, %798 ]
  %884 = phi float [ %874, %815 ], [ %730, %798 ]
  %885 = phi float [ %872, %815 ], [ %808, %798 ]
  %886 = phi float [ %864, %815 ], [ %732, %798 ]
  %887 = phi float [ %862, %815 ], [ %810, %798 ]
  %888 = phi float [ %854, %815 ], [ %734, %798 ]
  %889 = phi float [ %852, %815 ], [ %812, %798 ]
  %890 = tail call fastcc float @llvm.fabs.f32(float noundef %879) #13
  %891 = fcmp olt float %890, 0x3D71979980000000
  br i1 %891, label %953, label %892

892:                                              ; preds = %875
  %893 = getelementptr inbounds nuw i8, ptr addrspace(5) %4, i32 32
  %894 = getelementptr inbounds nuw i8, ptr addrspace(5) %4, i32 16
  %895 = fsub float %876, %802
  %896 = fmul float %879, 2.000000e+00
  %897 = fdiv float %895, %896
  %898 = tail call fastcc float @llvm.copysign.f32(float noundef 1.000000e+00, float noundef %897) #13
  %899 = tail call fastcc float @llvm.fabs.f32(float noundef %897) #13
  %900 = tail call float @llvm.fmuladd.f32(float %897, float %897, float 1.000000e+00)
  %901 = tail call fastcc float @llvm.sqrt.f32(float noundef %900) #13
  %902 = fadd float %899, %901
  %903 = fdiv float %898, %902
  %904 = tail call float @llvm.fmuladd.f32(float %903, float %903, float 1.000000e+00)
  %905 = tail call fastcc float @llvm.sqrt.f32(float noundef %904) #13
  %906 = fdiv float 1.000000e+00, %905
  %907 = fmul float %903, %906
  %908 = fneg float %881
  %909 = fmul float %907, %908
  %910 = tail call float @llvm.fmuladd.f32(float %906, float %882, float %909)
  %911 = fmul float %906, %881
  %912 = tail call float @llvm.fmuladd.f32(float %907, float %882, float %911)
  %913 = fneg float %879
  %914 = fmul float %907, %913
  %915 = tail call float @llvm.fmuladd.f32(float %906, float %802, float %914)
  %916 = fmul float %906, %879
  %917 = tail call float @llvm.fmuladd.f32(float %907, float %802, float %916)
  %918 = fneg float %876
  %919 = fmul float %907, %918
  %920 = tail call float @llvm.fmuladd.f32(float %906, float %877, float %919)
  %921 = fmul float %906, %876
  %922 = tail call float @llvm.fmuladd.f32(float %907, float %877, float %921)
  %923 = fneg float %878
  %924 = fmul float %907, %923
  %925 = tail call float @llvm.fmuladd.f32(float %906, float %880, float %924)
  %926 = fmul float %906, %878
  %927 = tail call float @llvm.fmuladd.f32(float %907, float %880, float %926)
  %928 = fneg float %888
  %929 = fmul float %907, %928
  %930 = tail call float @llvm.fmuladd.f32(float %906, float %811, float %929)
  store float %930, ptr addrspace(5) %43, align 4, !tbaa !16
  %931 = fmul float %906, %888
  %932 = tail call float @llvm.fmuladd.f32(float %907, float %811, float %931)
  store float %932, ptr addrspace(5) %44, align 4, !tbaa !16
  %933 = fneg float %920
  %934 = fmul float %907, %933
  %935 = tail call float @llvm.fmuladd.f32(float %906, float %915, float %934)
  store float %935, ptr addrspace(5) %894, align 4, !tbaa !16
  %936 = fmul float %906, %920
  %937 = tail call float @llvm.fmuladd.f32(float %907, float %915, float %936)
  %938 = fneg float %886
  %939 = fmul float %907, %938
  %940 = tail call float @llvm.fmuladd.f32(float %906, float %809, float %939)
  store float %940, ptr addrspace(5) %46, align 4, !tbaa !16
  %941 = fmul float %906, %886
  %942 = tail call float @llvm.fmuladd.f32(float %907, float %809, float %941)
  store float %942, ptr addrspace(5) %47, align 4, !tbaa !16
  %943 = fneg float %922
  %944 = fmul float %907, %943
  %945 = tail call float @llvm.fmuladd.f32(float %906, float %917, float %944)
  %946 = fmul float %906, %922
  %947 = tail call float @llvm.fmuladd.f32(float %907, float %917, float %946)
  store float %947, ptr addrspace(5) %893, align 4, !tbaa !16
  %948 = fneg float %884
  %949 = fmul float %907, %948
  %950 = tail call float @llvm.fmuladd.f32(float %906, float %807, float %949)
  store float %950, ptr addrspace(5) %49, align 4, !tbaa !16
  %951 = fmul float %906, %884
  %952 = tail call float @llvm.fmuladd.f32(float %907, float %807, float %951)
  store float %952, ptr addrspace(5) %50, align 4, !tbaa !16
  br label %953

953:                                              ; preds = %892, %875
  %954 = phi float [ %947, %892 ], [ %876, %875 ]
  %955 = phi float [ %937, %892 ], [ %877, %875 ]
  %956 = phi float [ %927, %892 ], [ %878, %875 ]
  %957 = phi float [ %945, %892 ], [ %879, %875 ]
  %958 = phi float [ %935, %892 ], [ %802, %875 ]
  %959 = phi float [ %925, %892 ], [ %880, %875 ]
  %960 = phi float [ %912, %892 ], [ %881, %875 ]
  %961 = phi float [ %910, %892 ], [ %882, %875 ]
  %962 = phi float [ %952, %892 ], [ %884, %875 ]
  %963 = phi float [ %950, %892 ], [ %807, %875 ]
  %964 = phi float [ %942, %892 ], [ %886, %875 ]
  %965 = phi float [ %940, %892 ], [ %809, %875 ]
  %966 = phi float [ %932, %892 ], [ %888, %875 ]
  %967 = phi float [ %930, %892 ], [ %811, %875 ]
  %968 = tail call fastcc float @llvm.fabs.f32(float noundef %961) #13
  %969 = fcmp olt float %968, 0x3D71979980000000
  br i1 %969, label %1030, label %970

970:                                              ; preds = %953
  %971 = getelementptr inbounds nuw i8, ptr addrspace(5) %4, i32 16
  %972 = fsub float %958, %883
  %973 = fmul float %961, 2.000000e+00
  %974 = fdiv float %972, %973
  %975 = tail call fastcc float @llvm.copysign.f32(float noundef 1.000000e+00, float noundef %974) #13
  %976 = tail call fastcc float @llvm.fabs.f32(float noundef %974) #13
  %977 = tail call float @llvm.fmuladd.f32(float %974, float %974, float 1.000000e+00)
  %978 = tail call fastcc float @llvm.sqrt.f32(float noundef %977) #13
  %979 = fadd float %976, %978
  %980 = fdiv float %975, %979
  %981 = tail call float @llvm.fmuladd.f32(float %980, float %980, float 1.000000e+00)
  %982 = tail call fastcc float @llvm.sqrt.f32(float noundef %981) #13
  %983 = fdiv float 1.000000e+00, %982
  %984 = fmul float %980, %983
  %985 = fneg float %961
  %986 = fmul float %984, %985
  %987 = tail call float @llvm.fmuladd.f32(float %983, float %883, float %986)
  %988 = fmul float %983, %961
  %989 = tail call float @llvm.fmuladd.f32(float %984, float %883, float %988)
  %990 = fneg float %958
  %991 = fmul float %984, %990
  %992 = tail call float @llvm.fmuladd.f32(float %983, float %959, float %991)
  %993 = fmul float %983, %958
  %994 = tail call float @llvm.fmuladd.f32(float %984, float %959, float %993)
  %995 = fneg float %955
  %996 = fmul float %984, %995
  %997 = tail call float @llvm.fmuladd.f32(float %983, float %956, float %996)
  %998 = fmul float %983, %955
  %999 = tail call float @llvm.fmuladd.f32(float %984, float %956, float %998)
  %1000 = fneg float %992
  %1001 = fmul float %984, %1000
  %1002 = tail call float @llvm.fmuladd.f32(float %983, float %987, float %1001)
  store float %1002, ptr addrspace(5) %4, align 4, !tbaa !16
  %1003 = fmul float %983, %992
  %1004 = tail call float @llvm.fmuladd.f32(float %984, float %987, float %1003)
  %1005 = fneg float %967
  %1006 = fmul float %984, %1005
  %1007 = tail call float @llvm.fmuladd.f32(float %983, float %889, float %1006)
  store float %1007, ptr addrspace(5) %5, align 4, !tbaa !16
  %1008 = fmul float %983, %967
  %1009 = tail call float @llvm.fmuladd.f32(float %984, float %889, float %1008)
  store float %1009, ptr addrspace(5) %43, align 4, !tbaa !16
  %1010 = fneg float %994
  %1011 = fmul float %984, %1010
  %1012 = tail call float @llvm.fmuladd.f32(float %983, float %989, float %1011)
  %1013 = fmul float %983, %994
  %1014 = tail call float @llvm.fmuladd.f32(float %984, float %989, float %1013)
  store float %1014, ptr addrspace(5) %971, align 4, !tbaa !16
  %1015 = fneg float %965
  %1016 = fmul float %984, %1015
  %1017 = tail call float @llvm.fmuladd.f32(float %983, float %887, float %1016)
  store float %1017, ptr addrspace(5) %45, align 4, !tbaa !16
  %1018 = fmul float %983, %965
  %1019 = tail call float @llvm.fmuladd.f32(float %984, float %887, float %1018)
  store float %1019, ptr addrspace(5) %46, align 4, !tbaa !16
  %1020 = fneg float %957
  %1021 = fmul float %984, %1020
  %1022 = tail call float @llvm.fmuladd.f32(float %983, float %960, float %1021)
  %1023 = fmul float %983, %957
  %1024 = tail call float @llvm.fmuladd.f32(float %984, float %960, float %1023)
  %1025 = fneg float %963
  %1026 = fmul float %984, %1025
  %1027 = tail call float @llvm.fmuladd.f32(float %983, float %885, float %1026)
  store float %1027, ptr addrspace(5) %48, align 4, !tbaa !16
  %1028 = fmul float %983, %963
  %1029 = tail call float @llvm.fmuladd.f32(float %984, float %885, float %1028)
  store float %1029, ptr addrspace(5) %49, align 4, !tbaa !16
  br label %1030

1030:                                             ; preds = %970, %953
  %1031 = phi float [ %999, %970 ], [ %955, %953 ]
  %1032 = phi float [ %997, %970 ], [ %956, %953 ]
  %1033 = phi float [ %1024, %970 ], [ %957, %953 ]
  %1034 = phi float [ %1014, %970 ], [ %958, %953 ]
  %1035 = phi float [ %1004, %970 ], [ %959, %953 ]
  %1036 = phi float [ %1022, %970 ], [ %960, %953 ]
  %1037 = phi float [ %1012, %970 ], [ %961, %953 ]
  %1038 = phi float [ %1002, %970 ], [ %883, %953 ]
  %1039 = phi float [ %1029, %970 ], [ %963, %953 ]
  %1040 = phi float [ %1027, %970 ], [ %885, %953 ]
  %1041 = phi float [ %1019, %970 ], [ %965, %953 ]
  %1042 = phi float [ %1017, %970 ], [ %887, %953 ]
  %1043 = phi float [ %1009, %970 ], [ %967, %953 ]
  %1044 = phi float [ %1007, %970 ], [ %889, %953 ]
  %1045 = tail call fastcc float @llvm.fabs.f32(float noundef %1036) #13
  %1046 = fcmp olt float %1045, 0x3D71979980000000
  br i1 %1046, label %1107, label %1047

1047:                                             ; preds = %1030
  %1048 = getelementptr inbounds nuw i8, ptr addrspace(5) %4, i32 32
  %1049 = fsub float %954, %1038
  %1050 = fmul float %1036, 2.000000e+00
  %1051 = fdiv float %1049, %1050
  %1052 = tail call fastcc float @llvm.copysign.f32(float noundef 1.000000e+00, float noundef %1051) #13
  %1053 = tail call fastcc float @llvm.fabs.f32(float noundef %1051) #13
  %1054 = tail call float @llvm.fmuladd.f32(float %1051, float %1051, float 1.000000e+00)
  %1055 = tail call fastcc float @llvm.sqrt.f32(float noundef %1054) #13
  %1056 = fadd float %1053, %1055
  %1057 = fdiv float %1052, %1056
  %1058 = tail call float @llvm.fmuladd.f32(float %1057, float %1057, float 1.000000e+00)
  %1059 = tail call fastcc float @llvm.sqrt.f32(float noundef %1058) #13
  %1060 = fdiv float 1.000000e+00, %1059
  %1061 = fmul float %1057, %1060
  %1062 = fneg float %1036
  %1063 = fmul float %1061, %1062
  %1064 = tail call float @llvm.fmuladd.f32(float %1060, float %1038, float %1063)
  %1065 = fmul float %1060, %1036
  %1066 = tail call float @llvm.fmuladd.f32(float %1061, float %1038, float %1065)
  %1067 = fneg float %1033
  %1068 = fmul float %1061, %1067
  %1069 = tail call float @llvm.fmuladd.f32(float %1060, float %1035, float %1068)
  %1070 = fmul float %1060, %1033
  %1071 = tail call float @llvm.fmuladd.f32(float %1061, float %1035, float %1070)
  %1072 = fneg float %954
  %1073 = fmul float %1061, %1072
  %1074 = tail call float @llvm.fmuladd.f32(float %1060, float %1032, float %1073)
  %1075 = fmul float %1060, %954
  %1076 = tail call float @llvm.fmuladd.f32(float %1061, float %1032, float %1075)
  %1077 = fneg float %1074
  %1078 = fmul float %1061, %1077
  %1079 = tail call float @llvm.fmuladd.f32(float %1060, float %1064, float %1078)
  store float %1079, ptr addrspace(5) %4, align 4, !tbaa !16
  %1080 = fmul float %1060, %1074
  %1081 = tail call float @llvm.fmuladd.f32(float %1061, float %1064, float %1080)
  %1082 = fneg float %966
  %1083 = fmul float %1061, %1082
  %1084 = tail call float @llvm.fmuladd.f32(float %1060, float %1044, float %1083)
  store float %1084, ptr addrspace(5) %5, align 4, !tbaa !16
  %1085 = fmul float %1060, %966
  %1086 = tail call float @llvm.fmuladd.f32(float %1061, float %1044, float %1085)
  store float %1086, ptr addrspace(5) %44, align 4, !tbaa !16
  %1087 = fneg float %1031
  %1088 = fmul float %1061, %1087
  %1089 = tail call float @llvm.fmuladd.f32(float %1060, float %1037, float %1088)
  %1090 = fmul float %1060, %1031
  %1091 = tail call float @llvm.fmuladd.f32(float %1061, float %1037, float %1090)
  %1092 = fneg float %964
  %1093 = fmul float %1061, %1092
  %1094 = tail call float @llvm.fmuladd.f32(float %1060, float %1042, float %1093)
  store float %1094, ptr addrspace(5) %45, align 4, !tbaa !16
  %1095 = fmul float %1060, %964
  %1096 = tail call float @llvm.fmuladd.f32(float %1061, float %1042, float %1095)
  store float %1096, ptr addrspace(5) %47, align 4, !tbaa !16
  %1097 = fneg float %1076
  %1098 = fmul float %1061, %1097
  %1099 = tail call float @llvm.fmuladd.f32(float %1060, float %1066, float %1098)
  %1100 = fmul float %1060, %1076
  %1101 = tail call float @llvm.fmuladd.f32(float %1061, float %1066, float %1100)
  store float %1101, ptr addrspace(5) %1048, align 4, !tbaa !16
  %1102 = fneg float %962
  %1103 = fmul float %1061, %1102
  %1104 = tail call float @llvm.fmuladd.f32(float %1060, float %1040, float %1103)
  store float %1104, ptr addrspace(5) %48, align 4, !tbaa !16
  %1105 = fmul float %1060, %962
  %1106 = tail call float @llvm.fmuladd.f32(float %1061, float %1040, float %1105)
  store float %1106, ptr addrspace(5) %50, align 4, !tbaa !16
  br label %1107

1107:                                             ; preds = %1047, %1030
  %1108 = phi float [ %1101, %1047 ], [ %954, %1030 ]
  %1109 = phi float [ %1091, %1047 ], [ %1031, %1030 ]
  %1110 = phi float [ %1081, %1047 ], [ %1032, %1030 ]
  %1111 = phi float [ %1071, %1047 ], [ %1033, %1030 ]
  %1112 = phi float [ %1069, %1047 ], [ %1035, %1030 ]
  %1113 = phi float [ %1099, %1047 ], [ %1036, %1030 ]
  %1114 = phi float [ %1089, %1047 ], [ %1037, %1030 ]
  %1115 = phi float [ %1079, %1047 ], [ %1038, %1030 ]
  %1116 = phi float [ %1106, %1047 ], [ %962, %1030 ]
  %1117 = phi float [ %1104, %1047 ], [ %1040, %1030 ]
  %1118 = phi float [ %1096, %1047 ], [ %964, %1030 ]
  %1119 = phi float [ %1094, %1047 ], [ %1042, %1030 ]
  %1120 = phi float [ %1086, %1047 ], [ %966, %1030 ]
  %1121 = phi float [ %1084, %1047 ], [ %1044, %1030 ]
  %1122 = tail call fastcc float @llvm.fabs.f32(float noundef %1111) #13
  %1123 = fcmp olt float %1122, 0x3D71979980000000
  br i1 %1123, label %1185, label %1124

1124:                                             ; preds = %1107
  %1125 = getelementptr inbounds nuw i8, ptr addrspace(5) %4, i32 32
  %1126 = getelementptr inbounds nuw i8, ptr addrspace(5) %4, i32 16
  %1127 = fsub float %1108, %1034
  %1128 = fmul float %1111, 2.000000e+00
  %1129 = fdiv float %1127, %1128
  %1130 = tail call fastcc float @llvm.copysign.f32(float noundef 1.000000e+00, float noundef %1129) #13
  %1131 = tail call fastcc float @llvm.fabs.f32(float noundef %1129) #13
  %1132 = tail call float @llvm.fmuladd.f32(float %1129, float %1129, float 1.000000e+00)
  %1133 = tail call fastcc float @llvm.sqrt.f32(float noundef %1132) #13
  %1134 = fadd float %1131, %1133
  %1135 = fdiv float %1130, %1134
  %1136 = tail call float @llvm.fmuladd.f32(float %1135, float %1135, float 1.000000e+00)
  %1137 = tail call fastcc float @llvm.sqrt.f32(float noundef %1136) #13
  %1138 = fdiv float 1.000000e+00, %1137
  %1139 = fmul float %1135, %1138
  %1140 = fneg float %1113
  %1141 = fmul float %1139, %1140
  %1142 = tail call float @llvm.fmuladd.f32(float %1138, float %1114, float %1141)
  %1143 = fmul float %1138, %1113
  %1144 = tail call float @llvm.fmuladd.f32(float %1139, float %1114, float %1143)
  %1145 = fneg float %1111
  %1146 = fmul float %1139, %1145
  %1147 = tail call float @llvm.fmuladd.f32(float %1138, float %1034, float %1146)
  %1148 = fmul float %1138, %1111
  %1149 = tail call float @llvm.fmuladd.f32(float %1139, float %1034, float %1148)
  %1150 = fneg float %1108
  %1151 = fmul float %1139, %1150
  %1152 = tail call float @llvm.fmuladd.f32(float %1138, float %1109, float %1151)
  %1153 = fmul float %1138, %1108
  %1154 = tail call float @llvm.fmuladd.f32(float %1139, float %1109, float %1153)
  %1155 = fneg float %1110
  %1156 = fmul float %1139, %1155
  %1157 = tail call float @llvm.fmuladd.f32(float %1138, float %1112, float %1156)
  %1158 = fmul float %1138, %1110
  %1159 = tail call float @llvm.fmuladd.f32(float %1139, float %1112, float %1158)
  %1160 = fneg float %1120
  %1161 = fmul float %1139, %1160
  %1162 = tail call float @llvm.fmuladd.f32(float %1138, float %1043, float %1161)
  store float %1162, ptr addrspace(5) %43, align 4, !tbaa !16
  %1163 = fmul float %1138, %1120
  %1164 = tail call float @llvm.fmuladd.f32(float %1139, float %1043, float %1163)
  store float %1164, ptr addrspace(5) %44, align 4, !tbaa !16
  %1165 = fneg float %1152
  %1166 = fmul float %1139, %1165
  %1167 = tail call float @llvm.fmuladd.f32(float %1138, float %1147, float %1166)
  store float %1167, ptr addrspace(5) %1126, align 4, !tbaa !16
  %1168 = fmul float %1138, %1152
  %1169 = tail call float @llvm.fmuladd.f32(float %1139, float %1147, float %1168)
  %1170 = fneg float %1118
  %1171 = fmul float %1139, %1170
  %1172 = tail call float @llvm.fmuladd.f32(float %1138, float %1041, float %1171)
  store float %1172, ptr addrspace(5) %46, align 4, !tbaa !16
  %1173 = fmul float %1138, %1118
  %1174 = tail call float @llvm.fmuladd.f32(float %1139, float %1041, float %1173)
  store float %1174, ptr addrspace(5) %47, align 4, !tbaa !16
  %1175 = fneg float %1154
  %1176 = fmul float %1139, %1175
  %1177 = tail call float @llvm.fmuladd.f32(float %1138, float %1149, float %1176)
  %1178 = fmul float %1138, %1154
  %1179 = tail call float @llvm.fmuladd.f32(float %1139, float %1149, float %1178)
  store float %1179, ptr addrspace(5) %1125, align 4, !tbaa !16
  %1180 = fneg float %1116
  %1181 = fmul float %1139, %1180
  %1182 = tail call float @llvm.fmuladd.f32(float %1138, float %1039, float %1181)
  store float %1182, ptr addrspace(5) %49, align 4, !tbaa !16
  %1183 = fmul float %1138, %1116
  %1184 = tail call float @llvm.fmuladd.f32(float %1139, float %1039, float %1183)
  store float %1184, ptr addrspace(5) %50, align 4, !tbaa !16
  br label %1185

1185:                                             ; preds = %1124, %1107
  %1186 = phi float [ %1179, %1124 ], [ %1108, %1107 ]
  %1187 = phi float [ %1169, %1124 ], [ %1109, %1107 ]
  %1188 = phi float [ %1159, %1124 ], [ %1110, %1107 ]
  %1189 = phi float [ %1177, %1124 ], [ %1111, %1107 ]
  %1190 = phi float [ %1167, %1124 ], [ %1034, %1107 ]
  %1191 = phi float [ %1157, %1124 ], [ %1112, %1107 ]
  %1192 = phi float [ %1144, %1124 ], [ %1113, %1107 ]
  %1193 = phi float [ %1142, %1124 ], [ %1114, %1107 ]
  %1194 = phi float [ %1184, %1124 ], [ %1116, %1107 ]
  %1195 = phi float [ %1182, %1124 ], [ %1039, %1107 ]
  %1196 = phi float [ %1174, %1124 ], [ %1118, %1107 ]
  %1197 = phi float [ %1172, %1124 ], [ %1041, %1107 ]
  %1198 = phi float [ %1164, %1124 ], [ %1120, %1107 ]
  %1199 = phi float [ %1162, %1124 ], [ %1043, %1107 ]
  %1200 = tail call fastcc float @llvm.fabs.f32(float noundef %1193) #13
  %1201 = fcmp olt float %1200, 0x3D71979980000000
  br i1 %1201, label %1262, label %1202

1202:                                             ; preds = %1185
  %1203 = getelementptr inbounds nuw i8, ptr addrspace(5) %4, i32 16
  %1204 = fsub float %1190, %1115
  %1205 = fmul float %1193, 2.000000e+00
  %1206 = fdiv float %1204, %1205
  %1207 = tail call fastcc float @llvm.copysign.f32(float noundef 1.000000e+00, float noundef %1206) #13
  %1208 = tail call fastcc float @llvm.fabs.f32(float noundef %1206) #13
  %1209 = tail call float @llvm.fmuladd.f32(float %1206, float %1206, float 1.000000e+00)
  %1210 = tail call fastcc float @llvm.sqrt.f32(float noundef %1209) #13
  %1211 = fadd float %1208, %1210
  %1212 = fdiv float %1207, %1211
  %1213 = tail call float @llvm.fmuladd.f32(float %1212, float %1212, float 1.000000e+00)
  %1214 = tail call fastcc float @llvm.sqrt.f32(float noundef %1213) #13
  %1215 = fdiv float 1.000000e+00, %1214
  %1216 = fmul float %1212, %1215
  %1217 = fneg float %1193
  %1218 = fmul float %1216, %1217
  %1219 = tail call float @llvm.fmuladd.f32(float %1215, float %1115, float %1218)
  %1220 = fmul float %1215, %1193
  %1221 = tail call float @llvm.fmuladd.f32(float %1216, float %1115, float %1220)
  %1222 = fneg float %1190
  %1223 = fmul float %1216, %1222
  %1224 = tail call float @llvm.fmuladd.f32(float %1215, float %1191, float %1223)
  %1225 = fmul float %1215, %1190
  %1226 = tail call float @llvm.fmuladd.f32(float %1216, float %1191, float %1225)
  %1227 = fneg float %1187
  %1228 = fmul float %1216, %1227
  %1229 = tail call float @llvm.fmuladd.f32(float %1215, float %1188, float %1228)
  %1230 = fmul float %1215, %1187
  %1231 = tail call float @llvm.fmuladd.f32(float %1216, float %1188, float %1230)
  %1232 = fneg float %1224
  %1233 = fmul float %1216, %1232
  %1234 = tail call float @llvm.fmuladd.f32(float %1215, float %1219, float %1233)
  store float %1234, ptr addrspace(5) %4, align 4, !tbaa !16
  %1235 = fmul float %1215, %1224
  %1236 = tail call float @llvm.fmuladd.f32(float %1216, float %1219, float %1235)
  %1237 = fneg float %1199
  %1238 = fmul float %1216, %1237
  %1239 = tail call float @llvm.fmuladd.f32(float %1215, float %1121, float %1238)
  store float %1239, ptr addrspace(5) %5, align 4, !tbaa !16
  %1240 = fmul float %1215, %1199
  %1241 = tail call float @llvm.fmuladd.f32(float %1216, float %1121, float %1240)
  store float %1241, ptr addrspace(5) %43, align 4, !tbaa !16
  %1242 = fneg float %1226
  %1243 = fmul float %1216, %1242
  %1244 = tail call float @llvm.fmuladd.f32(float %1215, float %1221, float %1243)
  %1245 = fmul float %1215, %1226
  %1246 = tail call float @llvm.fmuladd.f32(float %1216, float %1221, float %1245)
  store float %1246, ptr addrspace(5) %1203, align 4, !tbaa !16
  %1247 = fneg float %1197
  %1248 = fmul float %1216, %1247
  %1249 = tail call float @llvm.fmuladd.f32(float %1215, float %1119, float %1248)
  store float %1249, ptr addrspace(5) %45, align 4, !tbaa !16
  %1250 = fmul float %1215, %1197
  %1251 = tail call float @llvm.fmuladd.f32(float %1216, float %1119, float %1250)
  store float %1251, ptr addrspace(5) %46, align 4, !tbaa !16
  %1252 = fneg float %1189
  %1253 = fmul float %1216, %1252
  %1254 = tail call float @llvm.fmuladd.f32(float %1215, float %1192, float %1253)
  %1255 = fmul float %1215, %1189
  %1256 = tail call float @llvm.fmuladd.f32(float %1216, float %1192, float %1255)
  %1257 = fneg float %1195
  %1258 = fmul float %1216, %1257
  %1259 = tail call float @llvm.fmuladd.f32(float %1215, float %1117, float %1258)
  store float %1259, ptr addrspace(5) %48, align 4, !tbaa !16
  %1260 = fmul float %1215, %1195
  %1261 = tail call float @llvm.fmuladd.f32(float %1216, float %1117, float %1260)
  store float %1261, ptr addrspace(5) %49, align 4, !tbaa !16
  br label %1262

1262:                                             ; preds = %1202, %1185
  %1263 = phi float [ %1231, %1202 ], [ %1187, %1185 ]
  %1264 = phi float [ %1229, %1202 ], [ %1188, %1185 ]
  %1265 = phi float [ %1256, %1202 ], [ %1189, %1185 ]
  %1266 = phi float [ %1246, %1202 ], [ %1190, %1185 ]
  %1267 = phi float [ %1236, %1202 ], [ %1191, %1185 ]
  %1268 = phi float [ %1254, %1202 ], [ %1192, %1185 ]
  %1269 = phi float [ %1244, %1202 ], [ %1193, %1185 ]
  %1270 = phi float [ %1234, %1202 ], [ %1115, %1185 ]
  %1271 = phi float [ %1261, %1202 ], [ %1195, %1185 ]
  %1272 = phi float [ %1259, %1202 ], [ %1117, %1185 ]
  %1273 = phi float [ %1251, %1202 ], [ %1197, %1185 ]
  %1274 = phi float [ %1249, %1202 ], [ %1119, %1185 ]
  %1275 = phi float [ %1241, %1202 ], [ %1199, %1185 ]
  %1276 = phi float [ %1239, %1202 ], [ %1121, %1185 ]
  %1277 = tail call fastcc float @llvm.fabs.f32(float noundef %1268) #13
  %1278 = fcmp olt float %1277, 0x3D71979980000000
  br i1 %1278, label %1328, label %1279

1279:                                             ; preds = %1262
  %1280 = getelementptr inbounds nuw i8, ptr addrspace(5) %4, i32 32
  %1281 = fsub float %1186, %1270
  %1282 = fmul float %1268, 2.000000e+00
  %1283 = fdiv float %1281, %1282
  %1284 = tail call fastcc float @llvm.copysign.f32(float noundef 1.000000e+00, float noundef %1283) #13
  %1285 = tail call fastcc float @llvm.fabs.f32(float noundef %1283) #13
  %1286 = tail call float @llvm.fmuladd.f32(float %1283, float %1283, float 1.000000e+00)
  %1287 = tail call fastcc float @llvm.sqrt.f32(float noundef %1286) #13
  %1288 = fadd float %1285, %1287
  %1289 = fdiv float %1284, %1288
  %1290 = tail call float @llvm.fmuladd.f32(float %1289, float %1289, float 1.000000e+00)
  %1291 = tail call fastcc float @llvm.sqrt.f32(float noundef %1290) #13
  %1292 = fdiv float 1.000000e+00, %1291
  %1293 = fmul float %1289, %1292
  %1294 = fneg float %1268
  %1295 = fmul float %1293, %1294
  %1296 = tail call float @llvm.fmuladd.f32(float %1292, float %1270, float %1295)
  %1297 = fmul float %1292, %1268
  %1298 = tail call float @llvm.fmuladd.f32(float %1293, float %1270, float %1297)
  %1299 = fmul float %1292, %1265
  %1300 = tail call float @llvm.fmuladd.f32(float %1293, float %1267, float %1299)
  %1301 = fneg float %1186
  %1302 = fmul float %1293, %1301
  %1303 = tail call float @llvm.fmuladd.f32(float %1292, float %1264, float %1302)
  %1304 = fmul float %1292, %1186
  %1305 = tail call float @llvm.fmuladd.f32(float %1293, float %1264, float %1304)
  %1306 = fneg float %1303
  %1307 = fmul float %1293, %1306
  %1308 = tail call float @llvm.fmuladd.f32(float %1292, float %1296, float %1307)
  store float %1308, ptr addrspace(5) %4, align 4, !tbaa !16
  %1309 = fneg float %1198
  %1310 = fmul float %1293, %1309
  %1311 = tail call float @llvm.fmuladd.f32(float %1292, float %1276, float %1310)
  store float %1311, ptr addrspace(5) %5, align 4, !tbaa !16
  %1312 = fmul float %1292, %1198
  %1313 = tail call float @llvm.fmuladd.f32(float %1293, float %1276, float %1312)
  store float %1313, ptr addrspace(5) %44, align 4, !tbaa !16
  %1314 = fmul float %1292, %1263
  %1315 = tail call float @llvm.fmuladd.f32(float %1293, float %1269, float %1314)
  %1316 = fneg float %1196
  %1317 = fmul float %1293, %1316
  %1318 = tail call float @llvm.fmuladd.f32(float %1292, float %1274, float %1317)
  store float %1318, ptr addrspace(5) %45, align 4, !tbaa !16
  %1319 = fmul float %1292, %1196
  %1320 = tail call float @llvm.fmuladd.f32(float %1293, float %1274, float %1319)
  store float %1320, ptr addrspace(5) %47, align 4, !tbaa !16
  %1321 = fmul float %1292, %1305
  %1322 = tail call float @llvm.fmuladd.f32(float %1293, float %1298, float %1321)
  store float %1322, ptr addrspace(5) %1280, align 4, !tbaa !16
  %1323 = fneg float %1194
  %1324 = fmul float %1293, %1323
  %1325 = tail call float @llvm.fmuladd.f32(float %1292, float %1272, float %1324)
  store float %1325, ptr addrspace(5) %48, align 4, !tbaa !16
  %1326 = fmul float %1292, %1194
  %1327 = tail call float @llvm.fmuladd.f32(float %1293, float %1272, float %1326)
  store float %1327, ptr addrspace(5) %50, align 4, !tbaa !16
  br label %1328

1328:                                             ; preds = %1279, %1262
  %1329 = phi float [ %1308, %1279 ], [ %1270, %1262 ]
  %1330 = phi float [ %1322, %1279 ], [ %1186, %1262 ]
  %1331 = phi float [ %1315, %1279 ], [ %1263, %1262 ]
  %1332 = phi float [ %1300, %1279 ], [ %1265, %1262 ]
  %1333 = phi float [ %1327, %1279 ], [ %1194, %1262 ]
  %1334 = phi float [ %1320, %1279 ], [ %1196, %1262 ]
  %1335 = phi float [ %1313, %1279 ], [ %1198, %1262 ]
  %1336 = tail call fastcc float @llvm.fabs.f32(float noundef %1332) #13
  %1337 = fcmp olt float %1336, 0x3D71979980000000
  br i1 %1337, label %1384, label %1338

1338:                                             ; preds = %1328
  %1339 = getelementptr inbounds nuw i8, ptr addrspace(5) %4, i32 32
  %1340 = getelementptr inbounds nuw i8, ptr addrspace(5) %4, i32 16
  %1341 = fsub float %1330, %1266
  %1342 = fmul float %1332, 2.000000e+00
  %1343 = fdiv float %1341, %1342
  %1344 = tail call fastcc float @llvm.copysign.f32(float noundef 1.000000e+00, float noundef %1343) #13
  %1345 = tail call fastcc float @llvm.fabs.f32(float noundef %1343) #13
  %1346 = tail call float @llvm.fmuladd.f32(float %1343, float %1343, float 1.000000e+00)
  %1347 = tail call fastcc float @llvm.sqrt.f32(float noundef %1346) #13
  %1348 = fadd float %1345, %1347
  %1349 = fdiv float %1344, %1348
  %1350 = tail call float @llvm.fmuladd.f32(float %1349, float %1349, float 1.000000e+00)
  %1351 = tail call fastcc float @llvm.sqrt.f32(float noundef %1350) #13
  %1352 = fdiv float 1.000000e+00, %1351
  %1353 = fmul float %1349, %1352
  %1354 = fneg float %1332
  %1355 = fmul float %1353, %1354
  %1356 = tail call float @llvm.fmuladd.f32(float %1352, float %1266, float %1355)
  %1357 = fmul float %1352, %1332
  %1358 = tail call float @llvm.fmuladd.f32(float %1353, float %1266, float %1357)
  %1359 = fneg float %1330
  %1360 = fmul float %1353, %1359
  %1361 = tail call float @llvm.fmuladd.f32(float %1352, float %1331, float %1360)
  %1362 = fmul float %1352, %1330
  %1363 = tail call float @llvm.fmuladd.f32(float %1353, float %1331, float %1362)
  %1364 = fneg float %1335
  %1365 = fmul float %1353, %1364
  %1366 = tail call float @llvm.fmuladd.f32(float %1352, float %1275, float %1365)
  store float %1366, ptr addrspace(5) %43, align 4, !tbaa !16
  %1367 = fmul float %1352, %1335
  %1368 = tail call float @llvm.fmuladd.f32(float %1353, float %1275, float %1367)
  store float %1368, ptr addrspace(5) %44, align 4, !tbaa !16
  %1369 = fneg float %1361
  %1370 = fmul float %1353, %1369
  %1371 = tail call float @llvm.fmuladd.f32(float %1352, float %1356, float %1370)
  store float %1371, ptr addrspace(5) %1340, align 4, !tbaa !16
  %1372 = fneg float %1334
  %1373 = fmul float %1353, %1372
  %1374 = tail call float @llvm.fmuladd.f32(float %1352, float %1273, float %1373)
  store float %1374, ptr addrspace(5) %46, align 4, !tbaa !16
  %1375 = fmul float %1352, %1334
  %1376 = tail call float @llvm.fmuladd.f32(float %1353, float %1273, float %1375)
  store float %1376, ptr addrspace(5) %47, align 4, !tbaa !16
  %1377 = fmul float %1352, %1363
  %1378 = tail call float @llvm.fmuladd.f32(float %1353, float %1358, float %1377)
  store float %1378, ptr addrspace(5) %1339, align 4, !tbaa !16
  %1379 = fneg float %1333
  %1380 = fmul float %1353, %1379
  %1381 = tail call float @llvm.fmuladd.f32(float %1352, float %1271, float %1380)
  store float %1381, ptr addrspace(5) %49, align 4, !tbaa !16
  %1382 = fmul float %1352, %1333
  %1383 = tail call float @llvm.fmuladd.f32(float %1353, float %1271, float %1382)
  store float %1383, ptr addrspace(5) %50, align 4, !tbaa !16
  br label %1384

1384:                                             ; preds = %1328, %1338
  %1385 = phi float [ %1378, %1338 ], [ %1330, %1328 ]
  %1386 = phi float [ %1371, %1338 ], [ %1266, %1328 ]
  %1387 = fcmp ule float %1386, %1329
  %1388 = select i1 %1387, float %1329, float %1386
  %1389 = zext i1 %1387 to i32
  %1390 = xor i1 %1387, true
  %1391 = zext i1 %1390 to i32
  %1392 = fcmp ogt float %1385, %1388
  %1393 = select i1 %1392, i32 %1391, i32 2
  %1394 = select i1 %1392, i32 2, i32 %1391
  %1395 = getelementptr inbounds nuw [3 x float], ptr addrspace(5) %4, i32 %1393
  %1396 = getelementptr inbounds nuw float, ptr addrspace(5) %1395, i32 %1393
  %1397 = load float, ptr addrspace(5) %1396, align 4, !tbaa !16
  %1398 = select i1 %1387, i32 12, i32 0
  %1399 = getelementptr inbounds nuw i8, ptr addrspace(5) %4, i32 %1398
  %1400 = getelementptr inbounds nuw float, ptr addrspace(5) %1399, i32 %1389
  %1401 = load float, ptr addrspace(5) %1400, align 4, !tbaa !16
  %1402 = fcmp ogt float %1397, %1401
  %1403 = select i1 %1402, i32 %1389, i32 %1393
  %1404 = select i1 %1402, i32 %1393, i32 %1389
  %1405 = trunc i64 %20 to i32
  %1406 = mul nsw i32 %1405, 3
  %1407 = mul nsw i32 %1405, 9
  %1408 = getelementptr inbounds nuw [3 x float], ptr addrspace(5) %4, i32 %1394
  %1409 = getelementptr inbounds nuw float, ptr addrspace(5) %1408, i32 %1394
  %1410 = load float, ptr addrspace(5) %1409, align 4, !tbaa !16
  %1411 = sext i32 %1406 to i64
  %1412 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %1411
  store float %1410, ptr addrspace(1) %1412, align 4, !tbaa !16
  %1413 = getelementptr float, ptr addrspace(5) %5, i32 %1394
  %1414 = load float, ptr addrspace(5) %1413, align 4, !tbaa !16
  %1415 = tail call fastcc float @llvm.fabs.f32(float noundef %1414) #13
  %1416 = sext i32 %1407 to i64
  %1417 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %1416
  store float %1415, ptr addrspace(1) %1417, align 4, !tbaa !16
  %1418 = getelementptr i8, ptr addrspace(5) %1413, i32 12
  %1419 = load float, ptr addrspace(5) %1418, align 4, !tbaa !16
  %1420 = tail call fastcc float @llvm.fabs.f32(float noundef %1419) #13
  %1421 = sext i32 %1407 to i64
  %1422 = getelementptr float, ptr addrspace(1) %2, i64 %1421
  %1423 = getelementptr i8, ptr addrspace(1) %1422, i64 4
  store float %1420, ptr addrspace(1) %1423, align 4, !tbaa !16
  %1424 = getelementptr i8, ptr addrspace(5) %1413, i32 24
  %1425 = load float, ptr addrspace(5) %1424, align 4, !tbaa !16
  %1426 = tail call fastcc float @llvm.fabs.f32(float noundef %1425) #13
  %1427 = sext i32 %1407 to i64
  %1428 = getelementptr float, ptr addrspace(1) %2, i64 %1427
  %1429 = getelementptr i8, ptr addrspace(1) %1428, i64 8
  store float %1426, ptr addrspace(1) %1429, align 4, !tbaa !16
  %1430 = getelementptr inbounds nuw [3 x float], ptr addrspace(5) %4, i32 %1404
  %1431 = getelementptr inbounds nuw float, ptr addrspace(5) %1430, i32 %1404
  %1432 = load float, ptr addrspace(5) %1431, align 4, !tbaa !16
  %1433 = sext i32 %1406 to i64
  %1434 = getelementptr float, ptr addrspace(1) %1, i64 %1433
  %1435 = getelementptr i8, ptr addrspace(1) %1434, i64 4
  store float %1432, ptr addrspace(1) %1435, align 4, !tbaa !16
  %1436 = getelementptr float, ptr addrspace(5) %5, i32 %1404
  %1437 = load float, ptr addrspace(5) %1436, align 4, !tbaa !16
  %1438 = tail call fastcc float @llvm.fabs.f32(float noundef %1437) #13
  %1439 = sext i32 %1407 to i64
  %1440 = getelementptr float, ptr addrspace(1) %2, i64 %1439
  %1441 = getelementptr i8, ptr addrspace(1) %1440, i64 12
  store float %1438, ptr addrspace(1) %1441, align 4, !tbaa !16
  %1442 = getelementptr i8, ptr addrspace(5) %1436, i32 12
  %1443 = load float, ptr addrspace(5) %1442, align 4, !tbaa !16
  %1444 = tail call fastcc float @llvm.fabs.f32(float noundef %1443) #13
  %1445 = sext i32 %1407 to i64
  %1446 = getelementptr float, ptr addrspace(1) %2, i64 %1445
  %1447 = getelementptr i8, ptr addrspace(1) %1446, i64 16
  store float %1444, ptr addrspace(1) %1447, align 4, !tbaa !16
  %1448 = getelementptr i8, ptr addrspace(5) %1436, i32 24
  %1449 = load float, ptr addrspace(5) %1448, align 4, !tbaa !16
  %1450 = tail call fastcc float @llvm.fabs.f32(float noundef %1449) #13
  %1451 = sext i32 %1407 to i64
  %1452 = getelementptr float, ptr addrspace(1) %2, i64 %1451
  %1453 = getelementptr i8, ptr addrspace(1) %1452, i64 20
  store float %1450, ptr addrspace(1) %1453, align 4, !tbaa !16
  %1454 = getelementptr inbounds nuw [3 x float], ptr addrspace(5) %4, i32 %1403
  %1455 = getelementptr inbounds nuw float, ptr addrspace(5) %1454, i32 %1403
  %1456 = load float, ptr addrspace(5) %1455, align 4, !tbaa !16
  %1457 = sext i32 %1406 to i64
  %1458 = getelementptr float, ptr addrspace(1) %1, i64 %1457
  %1459 = getelementptr i8, ptr addrspace(1) %1458, i64 8
  store float %1456, ptr addrspace(1) %1459, align 4, !tbaa !16
  %1460 = getelementptr float, ptr addrspace(5) %5, i32 %1403
  %1461 = load float, ptr addrspace(5) %1460, align 4, !tbaa !16
  %1462 = tail call fastcc float @llvm.fabs.f32(float noundef %1461) #13
  %1463 = sext i32 %1407 to i64
  %1464 = getelementptr float, ptr addrspace(1) %2, i64 %1463
  %1465 = getelementptr i8, ptr addrspace(1) %1464, i64 24
  store float %1462, ptr addrspace(1) %1465, align 4, !tbaa !16
  %1466 = getelementptr i8, ptr addrspace(5) %1460, i32 12
  %1467 = load float, ptr addrspace(5) %1466, align 4, !tbaa !16
  %1468 = tail call fastcc float @llvm.fabs.f32(float noundef %1467) #13
  %1469 = sext i32 %1407 to i64
  %1470 = getelementptr float, ptr addrspace(1) %2, i64 %1469
  %1471 = getelementptr i8, ptr addrspace(1) %1470, i64 28
  store float %1468, ptr addrspace(1) %1471, align 4, !tbaa !16
  %1472 = getelementptr i8, ptr addrspace(5) %1460, i32 24
  %1473 = load float, ptr addrspace(5) %1472, align 4, !tbaa !16
  %1474 = tail call fastcc float @llvm.fabs.f32(float noundef %1473) #13
  %1475 = sext i32 %1407 to i64
  %1476 = getelementptr float, ptr addrspace(1) %2, i64 %1475
  %1477 = getelementptr i8, ptr addrspace(1) %1476, i64 32
  store float %1474, ptr addrspace(1) %1477, align 4, !tbaa !16
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
  %26 = load float, ptr addrspace(1) %25, align 4, !tbaa !16
  %27 = getelementptr inbounds nuw i8, ptr addrspace(5) %4, i32 12
  store float %26, ptr addrspace(5) %27, align 4, !tbaa !16
  %28 = getelementptr inbounds nuw i8, ptr addrspace(5) %4, i32 4
  store float %26, ptr addrspace(5) %28, align 4, !tbaa !16
  %29 = getelementptr inbounds nuw i8, ptr addrspace(1) %23, i64 8
  %30 = load float, ptr addrspace(1) %29, align 4, !tbaa !16
  %31 = getelementptr inbounds nuw i8, ptr addrspace(5) %4, i32 24
  store float %30, ptr addrspace(5) %31, align 4, !tbaa !16
  %32 = getelementptr inbounds nuw i8, ptr addrspace(5) %4, i32 8
  store float %30, ptr addrspace(5) %32, align 4, !tbaa !16
  %33 = getelementptr inbounds nuw i8, ptr addrspace(1) %23, i64 12
  %34 = load float, ptr addrspace(1) %33, align 4, !tbaa !16
  %35 = getelementptr inbounds nuw i8, ptr addrspace(5) %4, i32 16
  store float %34, ptr addrspace(5) %35, align 4, !tbaa !16
  %36 = getelementptr inbounds nuw i8, ptr addrspace(1) %23, i64 16
  %37 = load float, ptr addrspace(1) %36, align 4, !tbaa !16
  %38 = getelementptr inbounds nuw i8, ptr addrspace(5) %4, i32 28
  store float %37, ptr addrspace(5) %38, align 4, !tbaa !16
  %39 = getelementptr inbounds nuw i8, ptr addrspace(5) %4, i32 20
  store float %37, ptr addrspace(5) %39, align 4, !tbaa !16
  %40 = getelementptr inbounds nuw i8, ptr addrspace(1) %23, i64 20
  %41 = load float, ptr addrspace(1) %40, align 4, !tbaa !16
  %42 = getelementptr inbounds nuw i8, ptr addrspace(5) %4, i32 32
  store float %41, ptr addrspace(5) %42, align 4, !tbaa !16
  store float 1.000000e+00, ptr addrspace(5) %5, align 4, !tbaa !16
  %43 = getelementptr inbounds nuw i8, ptr addrspace(5) %5, i32 4
  store float 0.000000e+00, ptr addrspace(5) %43, align 4, !tbaa !16
  %44 = getelementptr inbounds nuw i8, ptr addrspace(5) %5, i32 8
  store float 0.000000e+00, ptr addrspace(5) %44, align 4, !tbaa !16
  %45 = getelementptr inbounds nuw i8, ptr addrspace(5) %5, i32 12
  store float 0.000000e+00, ptr addrspace(5) %45, align 4, !tbaa !16
  %46 = getelementptr inbounds nuw i8, ptr addrspace(5) %5, i32 16
  store float 1.000000e+00, ptr addrspace(5) %46, align 4, !tbaa !16
  %47 = getelementptr inbounds nuw i8, ptr addrspace(5) %5, i32 20
  store float 0.000000e+00, ptr addrspace(5) %47, align 4, !tbaa !16
  %48 = getelementptr inbounds nuw i8, ptr addrspace(5) %5, i32 24
  store float 0.000000e+00, ptr addrspace(5) %48, align 4, !tbaa !16
  %49 = getelementptr inbounds nuw i8, ptr addrspace(5) %5, i32 28
  store float 0.000000e+00, ptr addrspace(5) %49, align 4, !tbaa !16
  %50 = getelementptr inbounds nuw i8, ptr addrspace(5) %5, i32 32
  store float 1.000000e+00, ptr addrspace(5) %50, align 4, !tbaa !16
  %51 = tail call fastcc float @llvm.fabs.f32(float noundef %26) #13
  %52 = fcmp olt float %51, 0x3D71979980000000
  br i1 %52, label %104, label %53

53:                                               ; preds = %3
  %54 = getelementptr inbounds nuw i8, ptr addrspace(5) %4, i32 16
  %55 = fsub float %34, %24
  %56 = fmul float %26, 2.000000e+00
  %57 = fdiv float %55, %56
  %58 = tail call fastcc float @llvm.copysign.f32(float noundef 1.000000e+00, float noundef %57) #13
  %59 = tail call fastcc float @llvm.fabs.f32(float noundef %57) #13
  %60 = tail call float @llvm.fmuladd.f32(float %57, float %57, float 1.000000e+00)
  %61 = tail call fastcc float @llvm.sqrt.f32(float noundef %60) #13
  %62 = fadd float %59, %61
  %63 = fdiv float %58, %62
  %64 = tail call float @llvm.fmuladd.f32(float %63, float %63, float 1.000000e+00)
  %65 = tail call fastcc float @llvm.sqrt.f32(float noundef %64) #13
  %66 = fdiv float 1.000000e+00, %65
  %67 = fmul float %63, %66
  %68 = fneg float %26
  %69 = fmul float %67, %68
  %70 = tail call float @llvm.fmuladd.f32(float %66, float %24, float %69)
  %71 = fmul float %66, %26
  %72 = tail call float @llvm.fmuladd.f32(float %67, float %24, float %71)
  %73 = fneg float %34
  %74 = fmul float %67, %73
  %75 = tail call float @llvm.fmuladd.f32(float %66, float %26, float %74)
  %76 = fmul float %66, %34
  %77 = tail call float @llvm.fmuladd.f32(float %67, float %26, float %76)
  %78 = getelementptr inbounds nuw i8, ptr addrspace(5) %4, i32 28
  %79 = fneg float %37
  %80 = fmul float %67, %79
  %81 = tail call float @llvm.fmuladd.f32(float %66, float %30, float %80)
  store float %81, ptr addrspace(5) %31, align 4, !tbaa !16
  %82 = fmul float %66, %37
  %83 = tail call float @llvm.fmuladd.f32(float %67, float %30, float %82)
  store float %83, ptr addrspace(5) %78, align 4, !tbaa !16
  %84 = fneg float %75
  %85 = fmul float %67, %84
  %86 = tail call float @llvm.fmuladd.f32(float %66, float %70, float %85)
  store float %86, ptr addrspace(5) %4, align 4, !tbaa !16
  %87 = fmul float %66, %75
  %88 = tail call float @llvm.fmuladd.f32(float %67, float %70, float %87)
  store float %88, ptr addrspace(5) %27, align 4, !tbaa !16
  %89 = fmul float %67, -0.000000e+00
  %90 = fadd float %66, %89
  store float %90, ptr addrspace(5) %5, align 4, !tbaa !16
  %91 = fmul float %66, 0.000000e+00
  %92 = fadd float %67, %91
  store float %92, ptr addrspace(5) %43, align 4, !tbaa !16
  %93 = fneg float %77
  %94 = fmul float %67, %93
  %95 = tail call float @llvm.fmuladd.f32(float %66, float %72, float %94)
  store float %95, ptr addrspace(5) %28, align 4, !tbaa !16
  %96 = fmul float %66, %77
  %97 = tail call float @llvm.fmuladd.f32(float %67, float %72, float %96)
  store float %97, ptr addrspace(5) %54, align 4, !tbaa !16
  %98 = fneg float %67
  %99 = tail call float @llvm.fmuladd.f32(float %66, float 0.000000e+00, float %98)
  store float %99, ptr addrspace(5) %45, align 4, !tbaa !16
  %100 = tail call float @llvm.fmuladd.f32(float %67, float 0.000000e+00, float %66)
  store float %100, ptr addrspace(5) %46, align 4, !tbaa !16
  %101 = getelementptr inbounds nuw i8, ptr addrspace(5) %4, i32 20
  store float %81, ptr addrspace(5) %32, align 4, !tbaa !16
  store float %83, ptr addrspace(5) %101, align 4, !tbaa !16
  %102 = tail call float @llvm.fmuladd.f32(float %66, float 0.000000e+00, float %89)
  store float %102, ptr addrspace(5) %48, align 4, !tbaa !16
  %103 = tail call float @llvm.fmuladd.f32(float %67, float 0.000000e+00, float %91)
  store float %103, ptr addrspace(5) %49, align 4, !tbaa !16
  br label %104

104:                                              ; preds = %53, %3
  %105 = phi float [ %83, %53 ], [ %37, %3 ]
  %106 = phi float [ %81, %53 ], [ %30, %3 ]
  %107 = phi float [ %97, %53 ], [ %34, %3 ]
  %108 = phi float [ %88, %53 ], [ %26, %3 ]
  %109 = phi float [ %95, %53 ], [ %26, %3 ]
  %110 = phi float [ %86, %53 ], [ %24, %3 ]
  %111 = phi float [ %103, %53 ], [ 0.000000e+00, %3 ]
  %112 = phi float [ %102, %53 ], [ 0.000000e+00, %3 ]
  %113 = phi float [ %100, %53 ], [ 1.000000e+00, %3 ]
  %114 = phi float [ %99, %53 ], [ 0.000000e+00, %3 ]
  %115 = phi float [ %92, %53 ], [ 0.000000e+00, %3 ]
  %116 = phi float [ %90, %53 ], [ 1.000000e+00, %3 ]
  %117 = tail call fastcc float @llvm.fabs.f32(float noundef %106) #13
  %118 = fcmp olt float %117, 0x3D71979980000000
  br i1 %118, label %172, label %119

119:                                              ; preds = %104
  %120 = getelementptr inbounds nuw i8, ptr addrspace(5) %4, i32 32
  %121 = fsub float %41, %110
  %122 = fmul float %106, 2.000000e+00
  %123 = fdiv float %121, %122
  %124 = tail call fastcc float @llvm.copysign.f32(float noundef 1.000000e+00, float noundef %123) #13
  %125 = tail call fastcc float @llvm.fabs.f32(float noundef %123) #13
  %126 = tail call float @llvm.fmuladd.f32(float %123, float %123, float 1.000000e+00)
  %127 = tail call fastcc float @llvm.sqrt.f32(float noundef %126) #13
  %128 = fadd float %125, %127
  %129 = fdiv float %124, %128
  %130 = tail call float @llvm.fmuladd.f32(float %129, float %129, float 1.000000e+00)
  %131 = tail call fastcc float @llvm.sqrt.f32(float noundef %130) #13
  %132 = fdiv float 1.000000e+00, %131
  %133 = fmul float %129, %132
  %134 = fneg float %106
  %135 = fmul float %133, %134
  %136 = tail call float @llvm.fmuladd.f32(float %132, float %110, float %135)
  %137 = fmul float %132, %106
  %138 = tail call float @llvm.fmuladd.f32(float %133, float %110, float %137)
  store float %138, ptr addrspace(5) %32, align 4, !tbaa !16
  %139 = getelementptr inbounds nuw i8, ptr addrspace(5) %4, i32 20
  %140 = fneg float %105
  %141 = fmul float %133, %140
  %142 = tail call float @llvm.fmuladd.f32(float %132, float %108, float %141)
  store float %142, ptr addrspace(5) %27, align 4, !tbaa !16
  %143 = fmul float %132, %105
  %144 = tail call float @llvm.fmuladd.f32(float %133, float %108, float %143)
  store float %144, ptr addrspace(5) %139, align 4, !tbaa !16
  %145 = fneg float %41
  %146 = fmul float %133, %145
  %147 = tail call float @llvm.fmuladd.f32(float %132, float %106, float %146)
  %148 = fmul float %132, %41
  %149 = tail call float @llvm.fmuladd.f32(float %133, float %106, float %148)
  %150 = fneg float %147
  %151 = fmul float %133, %150
  %152 = tail call float @llvm.fmuladd.f32(float %132, float %136, float %151)
  store float %152, ptr addrspace(5) %4, align 4, !tbaa !16
  %153 = fmul float %132, %147
  %154 = tail call float @llvm.fmuladd.f32(float %133, float %136, float %153)
  store float %154, ptr addrspace(5) %31, align 4, !tbaa !16
  %155 = fmul float %133, -0.000000e+00
  %156 = tail call float @llvm.fmuladd.f32(float %132, float %116, float %155)
  store float %156, ptr addrspace(5) %5, align 4, !tbaa !16
  %157 = fmul float %132, 0.000000e+00
  %158 = tail call float @llvm.fmuladd.f32(float %133, float %116, float %157)
  store float %158, ptr addrspace(5) %44, align 4, !tbaa !16
  %159 = getelementptr inbounds nuw i8, ptr addrspace(5) %4, i32 28
  %160 = tail call float @llvm.fmuladd.f32(float %132, float %109, float %141)
  store float %160, ptr addrspace(5) %28, align 4, !tbaa !16
  %161 = tail call float @llvm.fmuladd.f32(float %133, float %109, float %143)
  store float %161, ptr addrspace(5) %159, align 4, !tbaa !16
  %162 = tail call float @llvm.fmuladd.f32(float %132, float %114, float %155)
  store float %162, ptr addrspace(5) %45, align 4, !tbaa !16
  %163 = tail call float @llvm.fmuladd.f32(float %133, float %114, float %157)
  store float %163, ptr addrspace(5) %47, align 4, !tbaa !16
  %164 = fneg float %149
  %165 = fmul float %133, %164
  %166 = tail call float @llvm.fmuladd.f32(float %132, float %138, float %165)
  %167 = fmul float %132, %149
  %168 = tail call float @llvm.fmuladd.f32(float %133, float %138, float %167)
  store float %168, ptr addrspace(5) %120, align 4, !tbaa !16
  %169 = fneg float %133
  %170 = tail call float @llvm.fmuladd.f32(float %132, float %112, float %169)
  store float %170, ptr addrspace(5) %48, align 4, !tbaa !16
  %171 = tail call float @llvm.fmuladd.f32(float %133, float %112, float %132)
  store float %171, ptr addrspace(5) %50, align 4, !tbaa !16
  br label %172

172:                                              ; preds = %119, %104
  %173 = phi float [ %168, %119 ], [ %41, %104 ]
  %174 = phi float [ %161, %119 ], [ %105, %104 ]
  %175 = phi float [ %154, %119 ], [ %106, %104 ]
  %176 = phi float [ %144, %119 ], [ %105, %104 ]
  %177 = phi float [ %142, %119 ], [ %108, %104 ]
  %178 = phi float [ %166, %119 ], [ %106, %104 ]
  %179 = phi float [ %160, %119 ], [ %109, %104 ]
  %180 = phi float [ %152, %119 ], [ %110, %104 ]
  %181 = phi float [ %171, %119 ], [ 1.000000e+00, %104 ]
  %182 = phi float [ %170, %119 ], [ %112, %104 ]
  %183 = phi float [ %163, %119 ], [ 0.000000e+00, %104 ]
  %184 = phi float [ %162, %119 ], [ %114, %104 ]
  %185 = phi float [ %158, %119 ], [ 0.000000e+00, %104 ]
  %186 = phi float [ %156, %119 ], [ %116, %104 ]
  %187 = getelementptr inbounds nuw i8, ptr addrspace(5) %4, i32 20
  %188 = tail call fastcc float @llvm.fabs.f32(float noundef %176) #13
  %189 = fcmp olt float %188, 0x3D71979980000000
  br i1 %189, label %252, label %190

190:                                              ; preds = %172
  %191 = getelementptr inbounds nuw i8, ptr addrspace(5) %4, i32 32
  %192 = getelementptr inbounds nuw i8, ptr addrspace(5) %4, i32 16
  %193 = fsub float %173, %107
  %194 = fmul float %176, 2.000000e+00
  %195 = fdiv float %193, %194
  %196 = tail call fastcc float @llvm.copysign.f32(float noundef 1.000000e+00, float noundef %195) #13
  %197 = tail call fastcc float @llvm.fabs.f32(float noundef %195) #13
  %198 = tail call float @llvm.fmuladd.f32(float %195, float %195, float 1.000000e+00)
  %199 = tail call fastcc float @llvm.sqrt.f32(float noundef %198) #13
  %200 = fadd float %197, %199
  %201 = fdiv float %196, %200
  %202 = tail call float @llvm.fmuladd.f32(float %201, float %201, float 1.000000e+00)
  %203 = tail call fastcc float @llvm.sqrt.f32(float noundef %202) #13
  %204 = fdiv float 1.000000e+00, %203
  %205 = fmul float %201, %204
  %206 = fneg float %178
  %207 = fmul float %205, %206
  %208 = tail call float @llvm.fmuladd.f32(float %204, float %179, float %207)
  store float %208, ptr addrspace(5) %28, align 4, !tbaa !16
  %209 = fmul float %204, %178
  %210 = tail call float @llvm.fmuladd.f32(float %205, float %179, float %209)
  store float %210, ptr addrspace(5) %32, align 4, !tbaa !16
  %211 = fneg float %176
  %212 = fmul float %205, %211
  %213 = tail call float @llvm.fmuladd.f32(float %204, float %107, float %212)
  %214 = fmul float %204, %176
  %215 = tail call float @llvm.fmuladd.f32(float %205, float %107, float %214)
  %216 = getelementptr inbounds nuw i8, ptr addrspace(5) %4, i32 28
  %217 = fneg float %173
  %218 = fmul float %205, %217
  %219 = tail call float @llvm.fmuladd.f32(float %204, float %174, float %218)
  %220 = fmul float %204, %173
  %221 = tail call float @llvm.fmuladd.f32(float %205, float %174, float %220)
  %222 = fneg float %175
  %223 = fmul float %205, %222
  %224 = tail call float @llvm.fmuladd.f32(float %204, float %177, float %223)
  store float %224, ptr addrspace(5) %27, align 4, !tbaa !16
  %225 = fmul float %204, %175
  %226 = tail call float @llvm.fmuladd.f32(float %205, float %177, float %225)
  store float %226, ptr addrspace(5) %31, align 4, !tbaa !16
  %227 = fneg float %185
  %228 = fmul float %205, %227
  %229 = tail call float @llvm.fmuladd.f32(float %204, float %115, float %228)
  store float %229, ptr addrspace(5) %43, align 4, !tbaa !16
  %230 = fmul float %204, %185
  %231 = tail call float @llvm.fmuladd.f32(float %205, float %115, float %230)
  store float %231, ptr addrspace(5) %44, align 4, !tbaa !16
  %232 = fneg float %219
  %233 = fmul float %205, %232
  %234 = tail call float @llvm.fmuladd.f32(float %204, float %213, float %233)
  store float %234, ptr addrspace(5) %192, align 4, !tbaa !16
  %235 = fmul float %204, %219
  %236 = tail call float @llvm.fmuladd.f32(float %205, float %213, float %235)
  store float %236, ptr addrspace(5) %216, align 4, !tbaa !16
  %237 = fneg float %183
  %238 = fmul float %205, %237
  %239 = tail call float @llvm.fmuladd.f32(float %204, float %113, float %238)
  store float %239, ptr addrspace(5) %46, align 4, !tbaa !16
  %240 = fmul float %204, %183
  %241 = tail call float @llvm.fmuladd.f32(float %205, float %113, float %240)
  store float %241, ptr addrspace(5) %47, align 4, !tbaa !16
  %242 = fneg float %221
  %243 = fmul float %205, %242
  %244 = tail call float @llvm.fmuladd.f32(float %204, float %215, float %243)
  store float %244, ptr addrspace(5) %187, align 4, !tbaa !16
  %245 = fmul float %204, %221
  %246 = tail call float @llvm.fmuladd.f32(float %205, float %215, float %245)
  store float %246, ptr addrspace(5) %191, align 4, !tbaa !16
  %247 = fneg float %181
  %248 = fmul float %205, %247
  %249 = tail call float @llvm.fmuladd.f32(float %204, float %111, float %248)
  store float %249, ptr addrspace(5) %49, align 4, !tbaa !16
  %250 = fmul float %204, %181
  %251 = tail call float @llvm.fmuladd.f32(float %205, float %111, float %250)
  store float %251, ptr addrspace(5) %50, align 4, !tbaa !16
  br label %252

252:                                              ; preds = %190, %172
  %253 = phi float [ %246, %190 ], [ %173, %172 ]
  %254 = phi float [ %236, %190 ], [ %174, %172 ]
  %255 = phi float [ %226, %190 ], [ %175, %172 ]
  %256 = phi float [ %244, %190 ], [ %176, %172 ]
  %257 = phi float [ %234, %190 ], [ %107, %172 ]
  %258 = phi float [ %224, %190 ], [ %177, %172 ]
  %259 = phi float [ %210, %190 ], [ %178, %172 ]
  %260 = phi float [ %208, %190 ], [ %179, %172 ]
  %261 = phi float [ %251, %190 ], [ %181, %172 ]
  %262 = phi float [ %249, %190 ], [ %111, %172 ]
  %263 = phi float [ %241, %190 ], [ %183, %172 ]
  %264 = phi float [ %239, %190 ], [ %113, %172 ]
  %265 = phi float [ %231, %190 ], [ %185, %172 ]
  %266 = phi float [ %229, %190 ], [ %115, %172 ]
  %267 = tail call fastcc float @llvm.fabs.f32(float noundef %260) #13
  %268 = fcmp olt float %267, 0x3D71979980000000
  br i1 %268, label %330, label %269

269:                                              ; preds = %252
  %270 = getelementptr inbounds nuw i8, ptr addrspace(5) %4, i32 16
  %271 = fsub float %257, %180
  %272 = fmul float %260, 2.000000e+00
  %273 = fdiv float %271, %272
  %274 = tail call fastcc float @llvm.copysign.f32(float noundef 1.000000e+00, float noundef %273) #13
  %275 = tail call fastcc float @llvm.fabs.f32(float noundef %273) #13
  %276 = tail call float @llvm.fmuladd.f32(float %273, float %273, float 1.000000e+00)
  %277 = tail call fastcc float @llvm.sqrt.f32(float noundef %276) #13
  %278 = fadd float %275, %277
  %279 = fdiv float %274, %278
  %280 = tail call float @llvm.fmuladd.f32(float %279, float %279, float 1.000000e+00)
  %281 = tail call fastcc float @llvm.sqrt.f32(float noundef %280) #13
  %282 = fdiv float 1.000000e+00, %281
  %283 = fmul float %279, %282
  %284 = fneg float %260
  %285 = fmul float %283, %284
  %286 = tail call float @llvm.fmuladd.f32(float %282, float %180, float %285)
  %287 = fmul float %282, %260
  %288 = tail call float @llvm.fmuladd.f32(float %283, float %180, float %287)
  %289 = fneg float %257
  %290 = fmul float %283, %289
  %291 = tail call float @llvm.fmuladd.f32(float %282, float %258, float %290)
  %292 = fmul float %282, %257
  %293 = tail call float @llvm.fmuladd.f32(float %283, float %258, float %292)
  %294 = getelementptr inbounds nuw i8, ptr addrspace(5) %4, i32 28
  %295 = fneg float %254
  %296 = fmul float %283, %295
  %297 = tail call float @llvm.fmuladd.f32(float %282, float %255, float %296)
  store float %297, ptr addrspace(5) %31, align 4, !tbaa !16
  %298 = fmul float %282, %254
  %299 = tail call float @llvm.fmuladd.f32(float %283, float %255, float %298)
  store float %299, ptr addrspace(5) %294, align 4, !tbaa !16
  %300 = fneg float %291
  %301 = fmul float %283, %300
  %302 = tail call float @llvm.fmuladd.f32(float %282, float %286, float %301)
  store float %302, ptr addrspace(5) %4, align 4, !tbaa !16
  %303 = fmul float %282, %291
  %304 = tail call float @llvm.fmuladd.f32(float %283, float %286, float %303)
  store float %304, ptr addrspace(5) %27, align 4, !tbaa !16
  %305 = fneg float %266
  %306 = fmul float %283, %305
  %307 = tail call float @llvm.fmuladd.f32(float %282, float %186, float %306)
  store float %307, ptr addrspace(5) %5, align 4, !tbaa !16
  %308 = fmul float %282, %266
  %309 = tail call float @llvm.fmuladd.f32(float %283, float %186, float %308)
  store float %309, ptr addrspace(5) %43, align 4, !tbaa !16
  %310 = fneg float %293
  %311 = fmul float %283, %310
  %312 = tail call float @llvm.fmuladd.f32(float %282, float %288, float %311)
  store float %312, ptr addrspace(5) %28, align 4, !tbaa !16
  %313 = fmul float %282, %293
  %314 = tail call float @llvm.fmuladd.f32(float %283, float %288, float %313)
  store float %314, ptr addrspace(5) %270, align 4, !tbaa !16
  %315 = fneg float %264
  %316 = fmul float %283, %315
  %317 = tail call float @llvm.fmuladd.f32(float %282, float %184, float %316)
  store float %317, ptr addrspace(5) %45, align 4, !tbaa !16
  %318 = fmul float %282, %264
  %319 = tail call float @llvm.fmuladd.f32(float %283, float %184, float %318)
  store float %319, ptr addrspace(5) %46, align 4, !tbaa !16
  %320 = fneg float %256
  %321 = fmul float %283, %320
  %322 = tail call float @llvm.fmuladd.f32(float %282, float %259, float %321)
  %323 = fmul float %282, %256
  %324 = tail call float @llvm.fmuladd.f32(float %283, float %259, float %323)
  store float %324, ptr addrspace(5) %187, align 4, !tbaa !16
  %325 = fneg float %262
  %326 = fmul float %283, %325
  %327 = tail call float @llvm.fmuladd.f32(float %282, float %182, float %326)
  store float %327, ptr addrspace(5) %48, align 4, !tbaa !16
  %328 = fmul float %282, %262
  %329 = tail call float @llvm.fmuladd.f32(float %283, float %182, float %328)
  store float %329, ptr addrspace(5) %49, align 4, !tbaa !16
  br label %330

330:                                              ; preds = %269, %252
  %331 = phi float [ %299, %269 ], [ %254, %252 ]
  %332 = phi float [ %297, %269 ], [ %255, %252 ]
  %333 = phi float [ %324, %269 ], [ %256, %252 ]
  %334 = phi float [ %314, %269 ], [ %257, %252 ]
  %335 = phi float [ %304, %269 ], [ %258, %252 ]
  %336 = phi float [ %322, %269 ], [ %259, %252 ]
  %337 = phi float [ %312, %269 ], [ %260, %252 ]
  %338 = phi float [ %302, %269 ], [ %180, %252 ]
  %339 = phi float [ %329, %269 ], [ %262, %252 ]
  %340 = phi float [ %327, %269 ], [ %182, %252 ]
  %341 = phi float [ %319, %269 ], [ %264, %252 ]
  %342 = phi float [ %317, %269 ], [ %184, %252 ]
  %343 = phi float [ %309, %269 ], [ %266, %252 ]
  %344 = phi float [ %307, %269 ], [ %186, %252 ]
  %345 = tail call fastcc float @llvm.fabs.f32(float noundef %336) #13
  %346 = fcmp olt float %345, 0x3D71979980000000
  br i1 %346, label %408, label %347

347:                                              ; preds = %330
  %348 = getelementptr inbounds nuw i8, ptr addrspace(5) %4, i32 32
  %349 = fsub float %253, %338
  %350 = fmul float %336, 2.000000e+00
  %351 = fdiv float %349, %350
  %352 = tail call fastcc float @llvm.copysign.f32(float noundef 1.000000e+00, float noundef %351) #13
  %353 = tail call fastcc float @llvm.fabs.f32(float noundef %351) #13
  %354 = tail call float @llvm.fmuladd.f32(float %351, float %351, float 1.000000e+00)
  %355 = tail call fastcc float @llvm.sqrt.f32(float noundef %354) #13
  %356 = fadd float %353, %355
  %357 = fdiv float %352, %356
  %358 = tail call float @llvm.fmuladd.f32(float %357, float %357, float 1.000000e+00)
  %359 = tail call fastcc float @llvm.sqrt.f32(float noundef %358) #13
  %360 = fdiv float 1.000000e+00, %359
  %361 = fmul float %357, %360
  %362 = fneg float %336
  %363 = fmul float %361, %362
  %364 = tail call float @llvm.fmuladd.f32(float %360, float %338, float %363)
  %365 = fmul float %360, %336
  %366 = tail call float @llvm.fmuladd.f32(float %361, float %338, float %365)
  store float %366, ptr addrspace(5) %32, align 4, !tbaa !16
  %367 = fneg float %333
  %368 = fmul float %361, %367
  %369 = tail call float @llvm.fmuladd.f32(float %360, float %335, float %368)
  store float %369, ptr addrspace(5) %27, align 4, !tbaa !16
  %370 = fmul float %360, %333
  %371 = tail call float @llvm.fmuladd.f32(float %361, float %335, float %370)
  store float %371, ptr addrspace(5) %187, align 4, !tbaa !16
  %372 = fneg float %253
  %373 = fmul float %361, %372
  %374 = tail call float @llvm.fmuladd.f32(float %360, float %332, float %373)
  %375 = fmul float %360, %253
  %376 = tail call float @llvm.fmuladd.f32(float %361, float %332, float %375)
  %377 = fneg float %374
  %378 = fmul float %361, %377
  %379 = tail call float @llvm.fmuladd.f32(float %360, float %364, float %378)
  store float %379, ptr addrspace(5) %4, align 4, !tbaa !16
  %380 = fmul float %360, %374
  %381 = tail call float @llvm.fmuladd.f32(float %361, float %364, float %380)
  store float %381, ptr addrspace(5) %31, align 4, !tbaa !16
  %382 = fneg float %265
  %383 = fmul float %361, %382
  %384 = tail call float @llvm.fmuladd.f32(float %360, float %344, float %383)
  store float %384, ptr addrspace(5) %5, align 4, !tbaa !16
  %385 = fmul float %360, %265
  %386 = tail call float @llvm.fmuladd.f32(float %361, float %344, float %385)
  store float %386, ptr addrspace(5) %44, align 4, !tbaa !16
  %387 = getelementptr inbounds nuw i8, ptr addrspace(5) %4, i32 28
  %388 = fneg float %331
  %389 = fmul float %361, %388
  %390 = tail call float @llvm.fmuladd.f32(float %360, float %337, float %389)
  %391 = fmul float %360, %331
  %392 = tail call float @llvm.fmuladd.f32(float %361, float %337, float %391)
  store float %392, ptr addrspace(5) %387, align 4, !tbaa !16
  %393 = fneg float %263
  %394 = fmul float %361, %393
  %395 = tail call float @llvm.fmuladd.f32(float %360, float %342, float %394)
  store float %395, ptr addrspace(5) %45, align 4, !tbaa !16
  %396 = fmul float %360, %263
  %397 = tail call float @llvm.fmuladd.f32(float %361, float %342, float %396)
  store float %397, ptr addrspace(5) %47, align 4, !tbaa !16
  %398 = fneg float %376
  %399 = fmul float %361, %398
  %400 = tail call float @llvm.fmuladd.f32(float %360, float %366, float %399)
  %401 = fmul float %360, %376
  %402 = tail call float @llvm.fmuladd.f32(float %361, float %366, float %401)
  store float %402, ptr addrspace(5) %348, align 4, !tbaa !16
  %403 = fneg float %261
  %404 = fmul float %361, %403
  %405 = tail call float @llvm.fmuladd.f32(float %360, float %340, float %404)
  store float %405, ptr addrspace(5) %48, align 4, !tbaa !16
  %406 = fmul float %360, %261
  %407 = tail call float @llvm.fmuladd.f32(float %361, float %340, float %406)
  store float %407, ptr addrspace(5) %50, align 4, !tbaa !16
  br label %408

408:                                              ; preds = %347, %330
  %409 = phi float [ %402, %347 ], [ %253, %330 ]
  %410 = phi float [ %392, %347 ], [ %331, %330 ]
  %411 = phi float [ %381, %347 ], [ %332, %330 ]
  %412 = phi float [ %371, %347 ], [ %333, %330 ]
  %413 = phi float [ %369, %347 ], [ %335, %330 ]
  %414 = phi float [ %400, %347 ], [ %336, %330 ]
  %415 = phi float [ %390, %347 ], [ %337, %330 ]
  %416 = phi float [ %379, %347 ], [ %338, %330 ]
  %417 = phi float [ %407, %347 ], [ %261, %330 ]
  %418 = phi float [ %405, %347 ], [ %340, %330 ]
  %419 = phi float [ %397, %347 ], [ %263, %330 ]
  %420 = phi float [ %395, %347 ], [ %342, %330 ]
  %421 = phi float [ %386, %347 ], [ %265, %330 ]
  %422 = phi float [ %384, %347 ], [ %344, %330 ]
  %423 = tail call fastcc float @llvm.fabs.f32(float noundef %412) #13
  %424 = fcmp olt float %423, 0x3D71979980000000
  br i1 %424, label %487, label %425

425:                                              ; preds = %408
  %426 = getelementptr inbounds nuw i8, ptr addrspace(5) %4, i32 32
  %427 = getelementptr inbounds nuw i8, ptr addrspace(5) %4, i32 16
  %428 = fsub float %409, %334
  %429 = fmul float %412, 2.000000e+00
  %430 = fdiv float %428, %429
  %431 = tail call fastcc float @llvm.copysign.f32(float noundef 1.000000e+00, float noundef %430) #13
  %432 = tail call fastcc float @llvm.fabs.f32(float noundef %430) #13
  %433 = tail call float @llvm.fmuladd.f32(float %430, float %430, float 1.000000e+00)
  %434 = tail call fastcc float @llvm.sqrt.f32(float noundef %433) #13
  %435 = fadd float %432, %434
  %436 = fdiv float %431, %435
  %437 = tail call float @llvm.fmuladd.f32(float %436, float %436, float 1.000000e+00)
  %438 = tail call fastcc float @llvm.sqrt.f32(float noundef %437) #13
  %439 = fdiv float 1.000000e+00, %438
  %440 = fmul float %436, %439
  %441 = fneg float %414
  %442 = fmul float %440, %441
  %443 = tail call float @llvm.fmuladd.f32(float %439, float %415, float %442)
  store float %443, ptr addrspace(5) %28, align 4, !tbaa !16
  %444 = fmul float %439, %414
  %445 = tail call float @llvm.fmuladd.f32(float %440, float %415, float %444)
  store float %445, ptr addrspace(5) %32, align 4, !tbaa !16
  %446 = fneg float %412
  %447 = fmul float %440, %446
  %448 = tail call float @llvm.fmuladd.f32(float %439, float %334, float %447)
  %449 = fmul float %439, %412
  %450 = tail call float @llvm.fmuladd.f32(float %440, float %334, float %449)
  %451 = getelementptr inbounds nuw i8, ptr addrspace(5) %4, i32 28
  %452 = fneg float %409
  %453 = fmul float %440, %452
  %454 = tail call float @llvm.fmuladd.f32(float %439, float %410, float %453)
  %455 = fmul float %439, %409
  %456 = tail call float @llvm.fmuladd.f32(float %440, float %410, float %455)
  %457 = fneg float %411
  %458 = fmul float %440, %457
  %459 = tail call float @llvm.fmuladd.f32(float %439, float %413, float %458)
  store float %459, ptr addrspace(5) %27, align 4, !tbaa !16
  %460 = fmul float %439, %411
  %461 = tail call float @llvm.fmuladd.f32(float %440, float %413, float %460)
  store float %461, ptr addrspace(5) %31, align 4, !tbaa !16
  %462 = fneg float %421
  %463 = fmul float %440, %462
  %464 = tail call float @llvm.fmuladd.f32(float %439, float %343, float %463)
  store float %464, ptr addrspace(5) %43, align 4, !tbaa !16
  %465 = fmul float %439, %421
  %466 = tail call float @llvm.fmuladd.f32(float %440, float %343, float %465)
  store float %466, ptr addrspace(5) %44, align 4, !tbaa !16
  %467 = fneg float %454
  %468 = fmul float %440, %467
  %469 = tail call float @llvm.fmuladd.f32(float %439, float %448, float %468)
  store float %469, ptr addrspace(5) %427, align 4, !tbaa !16
  %470 = fmul float %439, %454
  %471 = tail call float @llvm.fmuladd.f32(float %440, float %448, float %470)
  store float %471, ptr addrspace(5) %451, align 4, !tbaa !16
  %472 = fneg float %419
  %473 = fmul float %440, %472
  %474 = tail call float @llvm.fmuladd.f32(float %439, float %341, float %473)
  store float %474, ptr addrspace(5) %46, align 4, !tbaa !16
  %475 = fmul float %439, %419
  %476 = tail call float @llvm.fmuladd.f32(float %440, float %341, float %475)
  store float %476, ptr addrspace(5) %47, align 4, !tbaa !16
  %477 = fneg float %456
  %478 = fmul float %440, %477
  %479 = tail call float @llvm.fmuladd.f32(float %439, float %450, float %478)
  store float %479, ptr addrspace(5) %187, align 4, !tbaa !16
  %480 = fmul float %439, %456
  %481 = tail call float @llvm.fmuladd.f32(float %440, float %450, float %480)
  store float %481, ptr addrspace(5) %426, align 4, !tbaa !16
  %482 = fneg float %417
  %483 = fmul float %440, %482
  %484 = tail call float @llvm.fmuladd.f32(float %439, float %339, float %483)
  store float %484, ptr addrspace(5) %49, align 4, !tbaa !16
  %485 = fmul float %439, %417
  %486 = tail call float @llvm.fmuladd.f32(float %440, float %339, float %485)
  store float %486, ptr addrspace(5) %50, align 4, !tbaa !16
  br label %487

487:                                              ; preds = %425, %408
  %488 = phi float [ %481, %425 ], [ %409, %408 ]
  %489 = phi float [ %471, %425 ], [ %410, %408 ]
  %490 = phi float [ %461, %425 ], [ %411, %408 ]
  %491 = phi float [ %479, %425 ], [ %412, %408 ]
  %492 = phi float [ %469, %425 ], [ %334, %408 ]
  %493 = phi float [ %459, %425 ], [ %413, %408 ]
  %494 = phi float [ %445, %425 ], [ %414, %408 ]
  %495 = phi float [ %443, %425 ], [ %415, %408 ]
  %496 = phi float [ %486, %425 ], [ %417, %408 ]
  %497 = phi float [ %484, %425 ], [ %339, %408 ]
  %498 = phi float [ %476, %425 ], [ %419, %408 ]
  %499 = phi float [ %474, %425 ], [ %341, %408 ]
  %500 = phi float [ %466, %425 ], [ %421, %408 ]
  %501 = phi float [ %464, %425 ], [ %343, %408 ]
  %502 = tail call fastcc float @llvm.fabs.f32(float noundef %495) #13
  %503 = fcmp olt float %502, 0x3D71979980000000
  br i1 %503, label %565, label %504

504:                                              ; preds = %487
  %505 = getelementptr inbounds nuw i8, ptr addrspace(5) %4, i32 16
  %506 = fsub float %492, %416
  %507 = fmul float %495, 2.000000e+00
  %508 = fdiv float %506, %507
  %509 = tail call fastcc float @llvm.copysign.f32(float noundef 1.000000e+00, float noundef %508) #13
  %510 = tail call fastcc float @llvm.fabs.f32(float noundef %508) #13
  %511 = tail call float @llvm.fmuladd.f32(float %508, float %508, float 1.000000e+00)
  %512 = tail call fastcc float @llvm.sqrt.f32(float noundef %511) #13
  %513 = fadd float %510, %512
  %514 = fdiv float %509, %513
  %515 = tail call float @llvm.fmuladd.f32(float %514, float %514, float 1.000000e+00)
  %516 = tail call fastcc float @llvm.sqrt.f32(float noundef %515) #13
  %517 = fdiv float 1.000000e+00, %516
  %518 = fmul float %514, %517
  %519 = fneg float %495
  %520 = fmul float %518, %519
  %521 = tail call float @llvm.fmuladd.f32(float %517, float %416, float %520)
  %522 = fmul float %517, %495
  %523 = tail call float @llvm.fmuladd.f32(float %518, float %416, float %522)
  %524 = fneg float %492
  %525 = fmul float %518, %524
  %526 = tail call float @llvm.fmuladd.f32(float %517, float %493, float %525)
  store float %526, ptr addrspace(5) %27, align 4, !tbaa !16
  %527 = fmul float %517, %492
  %528 = tail call float @llvm.fmuladd.f32(float %518, float %493, float %527)
  %529 = getelementptr inbounds nuw i8, ptr addrspace(5) %4, i32 28
  %530 = fneg float %489
  %531 = fmul float %518, %530
  %532 = tail call float @llvm.fmuladd.f32(float %517, float %490, float %531)
  %533 = fmul float %517, %489
  %534 = tail call float @llvm.fmuladd.f32(float %518, float %490, float %533)
  store float %534, ptr addrspace(5) %529, align 4, !tbaa !16
  %535 = fneg float %526
  %536 = fmul float %518, %535
  %537 = tail call float @llvm.fmuladd.f32(float %517, float %521, float %536)
  store float %537, ptr addrspace(5) %4, align 4, !tbaa !16
  %538 = fmul float %517, %526
  %539 = tail call float @llvm.fmuladd.f32(float %518, float %521, float %538)
  %540 = fneg float %501
  %541 = fmul float %518, %540
  %542 = tail call float @llvm.fmuladd.f32(float %517, float %422, float %541)
  store float %542, ptr addrspace(5) %5, align 4, !tbaa !16
  %543 = fmul float %517, %501
  %544 = tail call float @llvm.fmuladd.f32(float %518, float %422, float %543)
  store float %544, ptr addrspace(5) %43, align 4, !tbaa !16
  %545 = fneg float %528
  %546 = fmul float %518, %545
  %547 = tail call float @llvm.fmuladd.f32(float %517, float %523, float %546)
  store float %547, ptr addrspace(5) %28, align 4, !tbaa !16
  %548 = fmul float %517, %528
  %549 = tail call float @llvm.fmuladd.f32(float %518, float %523, float %548)
  store float %549, ptr addrspace(5) %505, align 4, !tbaa !16
  %550 = fneg float %499
  %551 = fmul float %518, %550
  %552 = tail call float @llvm.fmuladd.f32(float %517, float %420, float %551)
  store float %552, ptr addrspace(5) %45, align 4, !tbaa !16
  %553 = fmul float %517, %499
  %554 = tail call float @llvm.fmuladd.f32(float %518, float %420, float %553)
  store float %554, ptr addrspace(5) %46, align 4, !tbaa !16
  %555 = fneg float %491
  %556 = fmul float %518, %555
  %557 = tail call float @llvm.fmuladd.f32(float %517, float %494, float %556)
  %558 = fmul float %517, %491
  %559 = tail call float @llvm.fmuladd.f32(float %518, float %494, float %558)
  store float %559, ptr addrspace(5) %187, align 4, !tbaa !16
  %560 = fneg float %497
  %561 = fmul float %518, %560
  %562 = tail call float @llvm.fmuladd.f32(float %517, float %418, float %561)
  store float %562, ptr addrspace(5) %48, align 4, !tbaa !16
  %563 = fmul float %517, %497
  %564 = tail call float @llvm.fmuladd.f32(float %518, float %418, float %563)
  store float %564, ptr addrspace(5) %49, align 4, !tbaa !16
  br label %565

565:                                              ; preds = %504, %487
  %566 = phi float [ %534, %504 ], [ %489, %487 ]
  %567 = phi float [ %532, %504 ], [ %490, %487 ]
  %568 = phi float [ %559, %504 ], [ %491, %487 ]
  %569 = phi float [ %549, %504 ], [ %492, %487 ]
  %570 = phi float [ %539, %504 ], [ %493, %487 ]
  %571 = phi float [ %557, %504 ], [ %494, %487 ]
  %572 = phi float [ %547, %504 ], [ %495, %487 ]
  %573 = phi float [ %537, %504 ], [ %416, %487 ]
  %574 = phi float [ %564, %504 ], [ %497, %487 ]
  %575 = phi float [ %562, %504 ], [ %418, %487 ]
  %576 = phi float [ %554, %504 ], [ %499, %487 ]
  %577 = phi float [ %552, %504 ], [ %420, %487 ]
  %578 = phi float [ %544, %504 ], [ %501, %487 ]
  %579 = phi float [ %542, %504 ], [ %422, %487 ]
  %580 = tail call fastcc float @llvm.fabs.f32(float noundef %571) #13
  %581 = fcmp olt float %580, 0x3D71979980000000
  br i1 %581, label %642, label %582

582:                                              ; preds = %565
  %583 = getelementptr inbounds nuw i8, ptr addrspace(5) %4, i32 32
  %584 = fsub float %488, %573
  %585 = fmul float %571, 2.000000e+00
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
  %597 = fneg float %571
  %598 = fmul float %596, %597
  %599 = tail call float @llvm.fmuladd.f32(float %595, float %573, float %598)
  %600 = fmul float %595, %571
  %601 = tail call float @llvm.fmuladd.f32(float %596, float %573, float %600)
  store float %601, ptr addrspace(5) %32, align 4, !tbaa !16
  %602 = fneg float %568
  %603 = fmul float %596, %602
  %604 = tail call float @llvm.fmuladd.f32(float %595, float %570, float %603)
  store float %604, ptr addrspace(5) %27, align 4, !tbaa !16
  %605 = fmul float %595, %568
  %606 = tail call float @llvm.fmuladd.f32(float %596, float %570, float %605)
  %607 = fneg float %488
  %608 = fmul float %596, %607
  %609 = tail call float @llvm.fmuladd.f32(float %595, float %567, float %608)
  store float %609, ptr addrspace(5) %31, align 4, !tbaa !16
  %610 = fmul float %595, %488
  %611 = tail call float @llvm.fmuladd.f32(float %596, float %567, float %610)
  %612 = fneg float %609
  %613 = fmul float %596, %612
  %614 = tail call float @llvm.fmuladd.f32(float %595, float %599, float %613)
  store float %614, ptr addrspace(5) %4, align 4, !tbaa !16
  %615 = fmul float %595, %609
  %616 = tail call float @llvm.fmuladd.f32(float %596, float %599, float %615)
  %617 = fneg float %500
  %618 = fmul float %596, %617
  %619 = tail call float @llvm.fmuladd.f32(float %595, float %579, float %618)
  store float %619, ptr addrspace(5) %5, align 4, !tbaa !16
  %620 = fmul float %595, %500
  %621 = tail call float @llvm.fmuladd.f32(float %596, float %579, float %620)
  store float %621, ptr addrspace(5) %44, align 4, !tbaa !16
  %622 = fneg float %566
  %623 = fmul float %596, %622
  %624 = tail call float @llvm.fmuladd.f32(float %595, float %572, float %623)
  %625 = fmul float %595, %566
  %626 = tail call float @llvm.fmuladd.f32(float %596, float %572, float %625)
  %627 = fneg float %498
  %628 = fmul float %596, %627
  %629 = tail call float @llvm.fmuladd.f32(float %595, float %577, float %628)
  store float %629, ptr addrspace(5) %45, align 4, !tbaa !16
  %630 = fmul float %595, %498
  %631 = tail call float @llvm.fmuladd.f32(float %596, float %577, float %630)
  store float %631, ptr addrspace(5) %47, align 4, !tbaa !16
  %632 = fneg float %611
  %633 = fmul float %596, %632
  %634 = tail call float @llvm.fmuladd.f32(float %595, float %601, float %633)
  %635 = fmul float %595, %611
  %636 = tail call float @llvm.fmuladd.f32(float %596, float %601, float %635)
  store float %636, ptr addrspace(5) %583, align 4, !tbaa !16
  %637 = fneg float %496
  %638 = fmul float %596, %637
  %639 = tail call float @llvm.fmuladd.f32(float %595, float %575, float %638)
  store float %639, ptr addrspace(5) %48, align 4, !tbaa !16
  %640 = fmul float %595, %496
  %641 = tail call float @llvm.fmuladd.f32(float %596, float %575, float %640)
  store float %641, ptr addrspace(5) %50, align 4, !tbaa !16
  br label %642

642:                                              ; preds = %582, %565
  %643 = phi float [ %636, %582 ], [ %488, %565 ]
  %644 = phi float [ %626, %582 ], [ %566, %565 ]
  %645 = phi float [ %616, %582 ], [ %567, %565 ]
  %646 = phi float [ %606, %582 ], [ %568, %565 ]
  %647 = phi float [ %604, %582 ], [ %570, %565 ]
  %648 = phi float [ %634, %582 ], [ %571, %565 ]
  %649 = phi float [ %624, %582 ], [ %572, %565 ]
  %650 = phi float [ %614, %582 ], [ %573, %565 ]
  %651 = phi float [ %641, %582 ], [ %496, %565 ]
  %652 = phi float [ %639, %582 ], [ %575, %565 ]
  %653 = phi float [ %631, %582 ], [ %498, %565 ]
  %654 = phi float [ %629, %582 ], [ %577, %565 ]
  %655 = phi float [ %621, %582 ], [ %500, %565 ]
  %656 = phi float [ %619, %582 ], [ %579, %565 ]
  %657 = tail call fastcc float @llvm.fabs.f32(float noundef %646) #13
  %658 = fcmp olt float %657, 0x3D71979980000000
  br i1 %658, label %721, label %659

659:                                              ; preds = %642
  %660 = getelementptr inbounds nuw i8, ptr addrspace(5) %4, i32 32
  %661 = getelementptr inbounds nuw i8, ptr addrspace(5) %4, i32 16
  %662 = fsub float %643, %569
  %663 = fmul float %646, 2.000000e+00
  %664 = fdiv float %662, %663
  %665 = tail call fastcc float @llvm.copysign.f32(float noundef 1.000000e+00, float noundef %664) #13
  %666 = tail call fastcc float @llvm.fabs.f32(float noundef %664) #13
  %667 = tail call float @llvm.fmuladd.f32(float %664, float %664, float 1.000000e+00)
  %668 = tail call fastcc float @llvm.sqrt.f32(float noundef %667) #13
  %669 = fadd float %666, %668
  %670 = fdiv float %665, %669
  %671 = tail call float @llvm.fmuladd.f32(float %670, float %670, float 1.000000e+00)
  %672 = tail call fastcc float @llvm.sqrt.f32(float noundef %671) #13
  %673 = fdiv float 1.000000e+00, %672
  %674 = fmul float %670, %673
  %675 = fneg float %648
  %676 = fmul float %674, %675
  %677 = tail call float @llvm.fmuladd.f32(float %673, float %649, float %676)
  store float %677, ptr addrspace(5) %28, align 4, !tbaa !16
  %678 = fmul float %673, %648
  %679 = tail call float @llvm.fmuladd.f32(float %674, float %649, float %678)
  store float %679, ptr addrspace(5) %32, align 4, !tbaa !16
  %680 = fneg float %646
  %681 = fmul float %674, %680
  %682 = tail call float @llvm.fmuladd.f32(float %673, float %569, float %681)
  %683 = fmul float %673, %646
  %684 = tail call float @llvm.fmuladd.f32(float %674, float %569, float %683)
  store float %684, ptr addrspace(5) %187, align 4, !tbaa !16
  %685 = getelementptr inbounds nuw i8, ptr addrspace(5) %4, i32 28
  %686 = fneg float %643
  %687 = fmul float %674, %686
  %688 = tail call float @llvm.fmuladd.f32(float %673, float %644, float %687)
  store float %688, ptr addrspace(5) %685, align 4, !tbaa !16
  %689 = fmul float %673, %643
  %690 = tail call float @llvm.fmuladd.f32(float %674, float %644, float %689)
  %691 = fneg float %645
  %692 = fmul float %674, %691
  %693 = tail call float @llvm.fmuladd.f32(float %673, float %647, float %692)
  %694 = fmul float %673, %645
  %695 = tail call float @llvm.fmuladd.f32(float %674, float %647, float %694)
  store float %695, ptr addrspace(5) %31, align 4, !tbaa !16
  %696 = fneg float %655
  %697 = fmul float %674, %696
  %698 = tail call float @llvm.fmuladd.f32(float %673, float %578, float %697)
  store float %698, ptr addrspace(5) %43, align 4, !tbaa !16
  %699 = fmul float %673, %655
  %700 = tail call float @llvm.fmuladd.f32(float %674, float %578, float %699)
  store float %700, ptr addrspace(5) %44, align 4, !tbaa !16
  %701 = fneg float %688
  %702 = fmul float %674, %701
  %703 = tail call float @llvm.fmuladd.f32(float %673, float %682, float %702)
  store float %703, ptr addrspace(5) %661, align 4, !tbaa !16
  %704 = fmul float %673, %688
  %705 = tail call float @llvm.fmuladd.f32(float %674, float %682, float %704)
  %706 = fneg float %653
  %707 = fmul float %674, %706
  %708 = tail call float @llvm.fmuladd.f32(float %673, float %576, float %707)
  store float %708, ptr addrspace(5) %46, align 4, !tbaa !16
  %709 = fmul float %673, %653
  %710 = tail call float @llvm.fmuladd.f32(float %674, float %576, float %709)
  store float %710, ptr addrspace(5) %47, align 4, !tbaa !16
  %711 = fneg float %690
  %712 = fmul float %674, %711
  %713 = tail call float @llvm.fmuladd.f32(float %673, float %684, float %712)
  %714 = fmul float %673, %690
  %715 = tail call float @llvm.fmuladd.f32(float %674, float %684, float %714)
  store float %715, ptr addrspace(5) %660, align 4, !tbaa !16
  %716 = fneg float %651
  %717 = fmul float %674, %716
  %718 = tail call float @llvm.fmuladd.f32(float %673, float %574, float %717)
  store float %718, ptr addrspace(5) %49, align 4, !tbaa !16
  %719 = fmul float %673, %651
  %720 = tail call float @llvm.fmuladd.f32(float %674, float %574, float %719)
  store float %720, ptr addrspace(5) %50, align 4, !tbaa !16
  br label %721

721:                                              ; preds = %659, %642
  %722 = phi float [ %715, %659 ], [ %643, %642 ]
  %723 = phi float [ %705, %659 ], [ %644, %642 ]
  %724 = phi float [ %695, %659 ], [ %645, %642 ]
  %725 = phi float [ %713, %659 ], [ %646, %642 ]
  %726 = phi float [ %703, %659 ], [ %569, %642 ]
  %727 = phi float [ %693, %659 ], [ %647, %642 ]
  %728 = phi float [ %679, %659 ], [ %648, %642 ]
  %729 = phi float [ %677, %659 ], [ %649, %642 ]
  %730 = phi float [ %720, %659 ], [ %651, %642 ]
  %731 = phi float [ %718, %659 ], [ %574, %642 ]
  %732 = phi float [ %710, %659 ], [ %653, %642 ]
  %733 = phi float [ %708, %659 ], [ %576, %642 ]
  %734 = phi float [ %700, %659 ], [ %655, %642 ]
  %735 = phi float [ %698, %659 ], [ %578, %642 ]
  %736 = tail call fastcc float @llvm.fabs.f32(float noundef %729) #13
  %737 = fcmp olt float %736, 0x3D71979980000000
  br i1 %737, label %798, label %738

738:                                              ; preds = %721
  %739 = getelementptr inbounds nuw i8, ptr addrspace(5) %4, i32 16
  %740 = fsub float %726, %650
  %741 = fmul float %729, 2.000000e+00
  %742 = fdiv float %740, %741
  %743 = tail call fastcc float @llvm.copysign.f32(float noundef 1.000000e+00, float noundef %742) #13
  %744 = tail call fastcc float @llvm.fabs.f32(float noundef %742) #13
  %745 = tail call float @llvm.fmuladd.f32(float %742, float %742, float 1.000000e+00)
  %746 = tail call fastcc float @llvm.sqrt.f32(float noundef %745) #13
  %747 = fadd float %744, %746
  %748 = fdiv float %743, %747
  %749 = tail call float @llvm.fmuladd.f32(float %748, float %748, float 1.000000e+00)
  %750 = tail call fastcc float @llvm.sqrt.f32(float noundef %749) #13
  %751 = fdiv float 1.000000e+00, %750
  %752 = fmul float %748, %751
  %753 = fneg float %729
  %754 = fmul float %752, %753
  %755 = tail call float @llvm.fmuladd.f32(float %751, float %650, float %754)
  %756 = fmul float %751, %729
  %757 = tail call float @llvm.fmuladd.f32(float %752, float %650, float %756)
  %758 = fneg float %726
  %759 = fmul float %752, %758
  %760 = tail call float @llvm.fmuladd.f32(float %751, float %727, float %759)
  %761 = fmul float %751, %726
  %762 = tail call float @llvm.fmuladd.f32(float %752, float %727, float %761)
  %763 = fneg float %723
  %764 = fmul float %752, %763
  %765 = tail call float @llvm.fmuladd.f32(float %751, float %724, float %764)
  %766 = fmul float %751, %723
  %767 = tail call float @llvm.fmuladd.f32(float %752, float %724, float %766)
  %768 = fneg float %760
  %769 = fmul float %752, %768
  %770 = tail call float @llvm.fmuladd.f32(float %751, float %755, float %769)
  store float %770, ptr addrspace(5) %4, align 4, !tbaa !16
  %771 = fmul float %751, %760
  %772 = tail call float @llvm.fmuladd.f32(float %752, float %755, float %771)
  %773 = fneg float %735
  %774 = fmul float %752, %773
  %775 = tail call float @llvm.fmuladd.f32(float %751, float %656, float %774)
  store float %775, ptr addrspace(5) %5, align 4, !tbaa !16
  %776 = fmul float %751, %735
  %777 = tail call float @llvm.fmuladd.f32(float %752, float %656, float %776)
  store float %777, ptr addrspace(5) %43, align 4, !tbaa !16
  %778 = fneg float %762
  %779 = fmul float %752, %778
  %780 = tail call float @llvm.fmuladd.f32(float %751, float %757, float %779)
  %781 = fmul float %751, %762
  %782 = tail call float @llvm.fmuladd.f32(float %752, float %757, float %781)
  store float %782, ptr addrspace(5) %739, align 4, !tbaa !16
  %783 = fneg float %733
  %784 = fmul float %752, %783
  %785 = tail call float @llvm.fmuladd.f32(float %751, float %654, float %784)
  store float %785, ptr addrspace(5) %45, align 4, !tbaa !16
  %786 = fmul float %751, %733
  %787 = tail call float @llvm.fmuladd.f32(float %752, float %654, float %786)
  store float %787, ptr addrspace(5) %46, align 4, !tbaa !16
  %788 = fneg float %725
  %789 = fmul float %752, %788
  %790 = tail call float @llvm.fmuladd.f32(float %751, float %728, float %789)
  %791 = fmul float %751, %725
  %792 = tail call float @llvm.fmuladd.f32(float %752, float %728, float %791)
  %793 = fneg float %731
  %794 = fmul float %752, %793
  %795 = tail call float @llvm.fmuladd.f32(float %751, float %652, float %794)
  store float %795, ptr addrspace(5) %48, align 4, !tbaa !16
  %796 = fmul float %751, %731
  %797 = tail call float @llvm.fmuladd.f32(float %752, float %652, float %796)
  store float %797, ptr addrspace(5) %49, align 4, !tbaa !16
  br label %798

798:                                              ; preds = %738, %721
  %799 = phi float [ %767, %738 ], [ %723, %721 ]
  %800 = phi float [ %765, %738 ], [ %724, %721 ]
  %801 = phi float [ %792, %738 ], [ %725, %721 ]
  %802 = phi float [ %782, %738 ], [ %726, %721 ]
  %803 = phi float [ %772, %738 ], [ %727, %721 ]
  %804 = phi float [ %790, %738 ], [ %728, %721 ]
  %805 = phi float [ %780, %738 ], [ %729, %721 ]
  %806 = phi float [ %770, %738 ], [ %650, %721 ]
  %807 = phi float [ %797, %738 ], [ %731, %721 ]
  %808 = phi float [ %795, %738 ], [ %652, %721 ]
  %809 = phi float [ %787, %738 ], [ %733, %721 ]
  %810 = phi float [ %785, %738 ], [ %654, %721 ]
  %811 = phi float [ %777, %738 ], [ %735, %721 ]
  %812 = phi float [ %775, %738 ], [ %656, %721 ]
  %813 = tail call fastcc float @llvm.fabs.f32(float noundef %804) #13
  %814 = fcmp olt float %813, 0x3D71979980000000
  br i1 %814, label %875, label %815

815:                                              ; preds = %798
  %816 = getelementptr inbounds nuw i8, ptr addrspace(5) %4, i32 32
  %817 = fsub float %722, %806
  %818 = fmul float %804, 2.000000e+00
  %819 = fdiv float %817, %818
  %820 = tail call fastcc float @llvm.copysign.f32(float noundef 1.000000e+00, float noundef %819) #13
  %821 = tail call fastcc float @llvm.fabs.f32(float noundef %819) #13
  %822 = tail call float @llvm.fmuladd.f32(float %819, float %819, float 1.000000e+00)
  %823 = tail call fastcc float @llvm.sqrt.f32(float noundef %822) #13
  %824 = fadd float %821, %823
  %825 = fdiv float %820, %824
  %826 = tail call float @llvm.fmuladd.f32(float %825, float %825, float 1.000000e+00)
  %827 = tail call fastcc float @llvm.sqrt.f32(float noundef %826) #13
  %828 = fdiv float 1.000000e+00, %827
  %829 = fmul float %825, %828
  %830 = fneg float %804
  %831 = fmul float %829, %830
  %832 = tail call float @llvm.fmuladd.f32(float %828, float %806, float %831)
  %833 = fmul float %828, %804
  %834 = tail call float @llvm.fmuladd.f32(float %829, float %806, float %833)
  %835 = fneg float %801
  %836 = fmul float %829, %835
  %837 = tail call float @llvm.fmuladd.f32(float %828, float %803, float %836)
  %838 = fmul float %828, %801
  %839 = tail call float @llvm.fmuladd.f32(float %829, float %803, float %838)
  %840 = fneg float %722
  %841 = fmul float %829, %840
  %842 = tail call float @llvm.fmuladd.f32(float %828, float %800, float %841)
  %843 = fmul float %828, %722
  %844 = tail call float @llvm.fmuladd.f32(float %829, float %800, float %843)
  %845 = fneg float %842
  %846 = fmul float %829, %845
  %847 = tail call float @llvm.fmuladd.f32(float %828, float %832, float %846)
  store float %847, ptr addrspace(5) %4, align 4, !tbaa !16
  %848 = fmul float %828, %842
  %849 = tail call float @llvm.fmuladd.f32(float %829, float %832, float %848)
  %850 = fneg float %734
  %851 = fmul float %829, %850
  %852 = tail call float @llvm.fmuladd.f32(float %828, float %812, float %851)
  store float %852, ptr addrspace(5) %5, align 4, !tbaa !16
  %853 = fmul float %828, %734
  %854 = tail call float @llvm.fmuladd.f32(float %829, float %812, float %853)
  store float %854, ptr addrspace(5) %44, align 4, !tbaa !16
  %855 = fneg float %799
  %856 = fmul float %829, %855
  %857 = tail call float @llvm.fmuladd.f32(float %828, float %805, float %856)
  %858 = fmul float %828, %799
  %859 = tail call float @llvm.fmuladd.f32(float %829, float %805, float %858)
  %860 = fneg float %732
  %861 = fmul float %829, %860
  %862 = tail call float @llvm.fmuladd.f32(float %828, float %810, float %861)
  store float %862, ptr addrspace(5) %45, align 4, !tbaa !16
  %863 = fmul float %828, %732
  %864 = tail call float @llvm.fmuladd.f32(float %829, float %810, float %863)
  store float %864, ptr addrspace(5) %47, align 4, !tbaa !16
  %865 = fneg float %844
  %866 = fmul float %829, %865
  %867 = tail call float @llvm.fmuladd.f32(float %828, float %834, float %866)
  %868 = fmul float %828, %844
  %869 = tail call float @llvm.fmuladd.f32(float %829, float %834, float %868)
  store float %869, ptr addrspace(5) %816, align 4, !tbaa !16
  %870 = fneg float %730
  %871 = fmul float %829, %870
  %872 = tail call float @llvm.fmuladd.f32(float %828, float %808, float %871)
  store float %872, ptr addrspace(5) %48, align 4, !tbaa !16
  %873 = fmul float %828, %730
  %874 = tail call float @llvm.fmuladd.f32(float %829, float %808, float %873)
  store float %874, ptr addrspace(5) %50, align 4, !tbaa !16
  br label %875

875:                                              ; preds = %815, %798
  %876 = phi float [ %869, %815 ], [ %722, %798 ]
  %877 = phi float [ %859, %815 ], [ %799, %798 ]
  %878 = phi float [ %849, %815 ], [ %800, %798 ]
  %879 = phi float [ %839, %815 ], [ %801, %798 ]
  %880 = phi float [ %837, %815 ], [ %803, %798 ]
  %881 = phi float [ %867, %815 ], [ %804, %798 ]
  %882 = phi float [ %857, %815 ], [ %805, %798 ]
  %883 = phi float [ %847, %815 ], [ %806, %798 ]
  %884 = phi float [ %874, %815 ], [ %730, %798 ]
  %885 = phi float [ %872, %815 ], [ %808, %798 ]
  %886 = phi float [ %864, %815 ], [ %732, %798 ]
  %887 = phi float [ %862, %815 ], [ %810, %798 ]
  %888 = phi float [ %854, %815 ], [ %734, %798 ]
  %889 = phi float [ %852, %815 ], [ %812, %798 ]
  %890 = tail call fastcc float @llvm.fabs.f32(float noundef %879) #13
  %891 = fcmp olt float %890, 0x3D71979980000000
  br i1 %891, label %953, label %892

892:                                              ; preds = %875
  %893 = getelementptr inbounds nuw i8, ptr addrspace(5) %4, i32 32
  %894 = getelementptr inbounds nuw i8, ptr addrspace(5) %4, i32 16
  %895 = fsub float %876, %802
  %896 = fmul float %879, 2.000000e+00
  %897 = fdiv float %895, %896
  %898 = tail call fastcc float @llvm.copysign.f32(float noundef 1.000000e+00, float noundef %897) #13
  %899 = tail call fastcc float @llvm.fabs.f32(float noundef %897) #13
  %900 = tail call float @llvm.fmuladd.f32(float %897, float %897, float 1.000000e+00)
  %901 = tail call fastcc float @llvm.sqrt.f32(float noundef %900) #13
  %902 = fadd float %899, %901
  %903 = fdiv float %898, %902
  %904 = tail call float @llvm.fmuladd.f32(float %903, float %903, float 1.000000e+00)
  %905 = tail call fastcc float @llvm.sqrt.f32(float noundef %904) #13
  %906 = fdiv float 1.000000e+00, %905
  %907 = fmul float %903, %906
  %908 = fneg float %881
  %909 = fmul float %907, %908
  %910 = tail call float @llvm.fmuladd.f32(float %906, float %882, float %909)
  %911 = fmul float %906, %881
  %912 = tail call float @llvm.fmuladd.f32(float %907, float %882, float %911)
  %913 = fneg float %879
  %914 = fmul float %907, %913
  %915 = tail call float @llvm.fmuladd.f32(float %906, float %802, float %914)
  %916 = fmul float %906, %879
  %917 = tail call float @llvm.fmuladd.f32(float %907, float %802, float %916)
  %918 = fneg float %876
  %919 = fmul float %907, %918
  %920 = tail call float @llvm.fmuladd.f32(float %906, float %877, float %919)
  %921 = fmul float %906, %876
  %922 = tail call float @llvm.fmuladd.f32(float %907, float %877, float %921)
  %923 = fneg float %878
  %924 = fmul float %907, %923
  %925 = tail call float @llvm.fmuladd.f32(float %906, float %880, float %924)
  %926 = fmul float %906, %878
  %927 = tail call float @llvm.fmuladd.f32(float %907, float %880, float %926)
  %928 = fneg float %888
  %929 = fmul float %907, %928
  %930 = tail call float @llvm.fmuladd.f32(float %906, float %811, float %929)
  store float %930, ptr addrspace(5) %43, align 4, !tbaa !16
  %931 = fmul float %906, %888
  %932 = tail call float @llvm.fmuladd.f32(float %907, float %811, float %931)
  store float %932, ptr addrspace(5) %44, align 4, !tbaa !16
  %933 = fneg float %920
  %934 = fmul float %907, %933
  %935 = tail call float @llvm.fmuladd.f32(float %906, float %915, float %934)
  store float %935, ptr addrspace(5) %894, align 4, !tbaa !16
  %936 = fmul float %906, %920
  %937 = tail call float @llvm.fmuladd.f32(float %907, float %915, float %936)
  %938 = fneg float %886
  %939 = fmul float %907, %938
  %940 = tail call float @llvm.fmuladd.f32(float %906, float %809, float %939)
  store float %940, ptr addrspace(5) %46, align 4, !tbaa !16
  %941 = fmul float %906, %886
  %942 = tail call float @llvm.fmuladd.f32(float %907, float %809, float %941)
  store float %942, ptr addrspace(5) %47, align 4, !tbaa !16
  %943 = fneg float %922
  %944 = fmul float %907, %943
  %945 = tail call float @llvm.fmuladd.f32(float %906, float %917, float %944)
  %946 = fmul float %906, %922
  %947 = tail call float @llvm.fmuladd.f32(float %907, float %917, float %946)
  store float %947, ptr addrspace(5) %893, align 4, !tbaa !16
  %948 = fneg float %884
  %949 = fmul float %907, %948
  %950 = tail call float @llvm.fmuladd.f32(float %906, float %807, float %949)
  store float %950, ptr addrspace(5) %49, align 4, !tbaa !16
  %951 = fmul float %906, %884
  %952 = tail call float @llvm.fmuladd.f32(float %907, float %807, float %951)
  store float %952, ptr addrspace(5) %50, align 4, !tbaa !16
  br label %953

953:                                              ; preds = %892, %875
  %954 = phi float [ %947, %892 ], [ %876, %875 ]
  %955 = phi float [ %937, %892 ], [ %877, %875 ]
  %956 = phi float [ %927, %892 ], [ %878, %875 ]
  %957 = phi float [ %945, %892 ], [ %879, %875 ]
  %958 = phi float [ %935, %892 ], [ %802, %875 ]
  %959 = phi float [ %925, %892 ], [ %880, %875 ]
  %960 = phi float [ %912, %892 ], [ %881, %875 ]
  %961 = phi float [ %910, %892 ], [ %882, %875 ]
  %962 = phi float [ %952, %892 ], [ %884, %875 ]
  %963 = phi float [ %950, %892 ], [ %807, %875 ]
  %964 = phi float [ %942, %892 ], [ %886, %875 ]
  %965 = phi float [ %940, %892 ], [ %809, %875 ]
  %966 = phi float [ %932, %892 ], [ %888, %875 ]
  %967 = phi float [ %930, %892 ], [ %811, %875 ]
  %968 = tail call fastcc float @llvm.fabs.f32(float noundef %961) #13
  %969 = fcmp olt float %968, 0x3D71979980000000
  br i1 %969, label %1030, label %970

970:                                              ; preds = %953
  %971 = getelementptr inbounds nuw i8, ptr addrspace(5) %4, i32 16
  %972 = fsub float %958, %883
  %973 = fmul float %961, 2.000000e+00
  %974 = fdiv float %972, %973
  %975 = tail call fastcc float @llvm.copysign.f32(float noundef 1.000000e+00, float noundef %974) #13
  %976 = tail call fastcc float @llvm.fabs.f32(float noundef %974) #13
  %977 = tail call float @llvm.fmuladd.f32(float %974, float %974, float 1.000000e+00)
  %978 = tail call fastcc float @llvm.sqrt.f32(float noundef %977) #13
  %979 = fadd float %976, %978
  %980 = fdiv float %975, %979
  %981 = tail call float @llvm.fmuladd.f32(float %980, float %980, float 1.000000e+00)
  %982 = tail call fastcc float @llvm.sqrt.f32(float noundef %981) #13
  %983 = fdiv float 1.000000e+00, %982
  %984 = fmul float %980, %983
  %985 = fneg float %961
  %986 = fmul float %984, %985
  %987 = tail call float @llvm.fmuladd.f32(float %983, float %883, float %986)
  %988 = fmul float %983, %961
  %989 = tail call float @llvm.fmuladd.f32(float %984, float %883, float %988)
  %990 = fneg float %958
  %991 = fmul float %984, %990
  %992 = tail call float @llvm.fmuladd.f32(float %983, float %959, float %991)
  %993 = fmul float %983, %958
  %994 = tail call float @llvm.fmuladd.f32(float %984, float %959, float %993)
  %995 = fneg float %955
  %996 = fmul float %984, %995
  %997 = tail call float @llvm.fmuladd.f32(float %983, float %956, float %996)
  %998 = fmul float %983, %955
  %999 = tail call float @llvm.fmuladd.f32(float %984, float %956, float %998)
  %1000 = fneg float %992
  %1001 = fmul float %984, %1000
  %1002 = tail call float @llvm.fmuladd.f32(float %983, float %987, float %1001)
  store float %1002, ptr addrspace(5) %4, align 4, !tbaa !16
  %1003 = fmul float %983, %992
  %1004 = tail call float @llvm.fmuladd.f32(float %984, float %987, float %1003)
  %1005 = fneg float %967
  %1006 = fmul float %984, %1005
  %1007 = tail call float @llvm.fmuladd.f32(float %983, float %889, float %1006)
  store float %1007, ptr addrspace(5) %5, align 4, !tbaa !16
  %1008 = fmul float %983, %967
  %1009 = tail call float @llvm.fmuladd.f32(float %984, float %889, float %1008)
  store float %1009, ptr addrspace(5) %43, align 4, !tbaa !16
  %1010 = fneg float %994
  %1011 = fmul float %984, %1010
  %1012 = tail call float @llvm.fmuladd.f32(float %983, float %989, float %1011)
  %1013 = fmul float %983, %994
  %1014 = tail call float @llvm.fmuladd.f32(float %984, float %989, float %1013)
  store float %1014, ptr addrspace(5) %971, align 4, !tbaa !16
  %1015 = fneg float %965
  %1016 = fmul float %984, %1015
  %1017 = tail call float @llvm.fmuladd.f32(float %983, float %887, float %1016)
  store float %1017, ptr addrspace(5) %45, align 4, !tbaa !16
  %1018 = fmul float %983, %965
  %1019 = tail call float @llvm.fmuladd.f32(float %984, float %887, float %1018)
  store float %1019, ptr addrspace(5) %46, align 4, !tbaa !16
  %1020 = fneg float %957
  %1021 = fmul float %984, %1020
  %1022 = tail call float @llvm.fmuladd.f32(float %983, float %960, float %1021)
  %1023 = fmul float %983, %957
  %1024 = tail call float @llvm.fmuladd.f32(float %984, float %960, float %1023)
  %1025 = fneg float %963
  %1026 = fmul float %984, %1025
  %1027 = tail call float @llvm.fmuladd.f32(float %983, float %885, float %1026)
  store float %1027, ptr addrspace(5) %48, align 4, !tbaa !16
  %1028 = fmul float %983, %963
  %1029 = tail call float @llvm.fmuladd.f32(float %984, float %885, float %1028)
  store float %1029, ptr addrspace(5) %49, align 4, !tbaa !16
  br label %1030

1030:                                             ; preds = %970, %953
  %1031 = phi float [ %999, %970 ], [ %955, %953 ]
  %1032 = phi float [ %997, %970 ], [ %956, %953 ]
  %1033 = phi float [ %1024, %970 ], [ %957, %953 ]
  %1034 = phi float [ %1014, %970 ], [ %958, %953 ]
  %1035 = phi float [ %1004, %970 ], [ %959, %953 ]
  %1036 = phi float [ %1022, %970 ], [ %960, %953 ]
  %1037 = phi float [ %1012, %970 ], [ %961, %953 ]
  %1038 = phi float [ %1002, %970 ], [ %883, %953 ]
  %1039 = phi float [ %1029, %970 ], [ %963, %953 ]
  %1040 = phi float [ %1027, %970 ], [ %885, %953 ]
  %1041 = phi float [ %1019, %970 ], [ %965, %953 ]
  %1042 = phi float [ %1017, %970 ], [ %887, %953 ]
  %1043 = phi float [ %1009, %970 ], [ %967, %953 ]
  %1044 = phi float [ %1007, %970 ], [ %889, %953 ]
  %1045 = tail call fastcc float @llvm.fabs.f32(float noundef %1036) #13
  %1046 = fcmp olt float %1045, 0x3D71979980000000
  br i1 %1046, label %1107, label %1047

1047:                                             ; preds = %1030
  %1048 = getelementptr inbounds nuw i8, ptr addrspace(5) %4, i32 32
  %1049 = fsub float %954, %1038
  %1050 = fmul float %1036, 2.000000e+00
  %1051 = fdiv float %1049, %1050
  %1052 = tail call fastcc float @llvm.copysign.f32(float noundef 1.000000e+00, float noundef %1051) #13
  %1053 = tail call fastcc float @llvm.fabs.f32(float noundef %1051) #13
  %1054 = tail call float @llvm.fmuladd.f32(float %1051, float %1051, float 1.000000e+00)
  %1055 = tail call fastcc float @llvm.sqrt.f32(float noundef %1054) #13
  %1056 = fadd float %1053, %1055
  %1057 = fdiv float %1052, %1056
  %1058 = tail call float @llvm.fmuladd.f32(float %1057, float %1057, float 1.000000e+00)
  %1059 = tail call fastcc float @llvm.sqrt.f32(float noundef %1058) #13
  %1060 = fdiv float 1.000000e+00, %1059
  %1061 = fmul float %1057, %1060
  %1062 = fneg float %1036
  %1063 = fmul float %1061, %1062
  %1064 = tail call float @llvm.fmuladd.f32(float %1060, float %1038, float %1063)
  %1065 = fmul float %1060, %1036
  %1066 = tail call float @llvm.fmuladd.f32(float %1061, float %1038, float %1065)
  %1067 = fneg float %1033
  %1068 = fmul float %1061, %1067
  %1069 = tail call float @llvm.fmuladd.f32(float %1060, float %1035, float %1068)
  %1070 = fmul float %1060, %1033
  %1071 = tail call float @llvm.fmuladd.f32(float %1061, float %1035, float %1070)
  %1072 = fneg float %954
  %1073 = fmul float %1061, %1072
  %1074 = tail call float @llvm.fmuladd.f32(float %1060, float %1032, float %1073)
  %1075 = fmul float %1060, %954
  %1076 = tail call float @llvm.fmuladd.f32(float %1061, float %1032, float %1075)
  %1077 = fneg float %1074
  %1078 = fmul float %1061, %1077
  %1079 = tail call float @llvm.fmuladd.f32(float %1060, float %1064, float %1078)
  store float %1079, ptr addrspace(5) %4, align 4, !tbaa !16
  %1080 = fmul float %1060, %1074
  %1081 = tail call float @llvm.fmuladd.f32(float %1061, float %1064, float %1080)
  %1082 = fneg float %966
  %1083 = fmul float %1061, %1082
  %1084 = tail call float @llvm.fmuladd.f32(float %1060, float %1044, float %1083)
  store float %1084, ptr addrspace(5) %5, align 4, !tbaa !16
  %1085 = fmul float %1060, %966
  %1086 = tail call float @llvm.fmuladd.f32(float %1061, float %1044, float %1085)
  store float %1086, ptr addrspace(5) %44, align 4, !tbaa !16
  %1087 = fneg float %1031
  %1088 = fmul float %1061, %1087
  %1089 = tail call float @llvm.fmuladd.f32(float %1060, float %1037, float %1088)
  %1090 = fmul float %1060, %1031
  %1091 = tail call float @llvm.fmuladd.f32(float %1061, float %1037, float %1090)
  %1092 = fneg float %964
  %1093 = fmul float %1061, %1092
  %1094 = tail call float @llvm.fmuladd.f32(float %1060, float %1042, float %1093)
  store float %1094, ptr addrspace(5) %45, align 4, !tbaa !16
  %1095 = fmul float %1060, %964
  %1096 = tail call float @llvm.fmuladd.f32(float %1061, float %1042, float %1095)
  store float %1096, ptr addrspace(5) %47, align 4, !tbaa !16
  %1097 = fneg float %1076
  %1098 = fmul float %1061, %1097
  %1099 = tail call float @llvm.fmuladd.f32(float %1060, float %1066, float %1098)
  %1100 = fmul float %1060, %1076
  %1101 = tail call float @llvm.fmuladd.f32(float %1061, float %1066, float %1100)
  store float %1101, ptr addrspace(5) %1048, align 4, !tbaa !16
  %1102 = fneg float %962
  %1103 = fmul float %1061, %1102
  %1104 = tail call float @llvm.fmuladd.f32(float %1060, float %1040, float %1103)
  store float %1104, ptr addrspace(5) %48, align 4, !tbaa !16
  %1105 = fmul float %1060, %962
  %1106 = tail call float @llvm.fmuladd.f32(float %1061, float %1040, float %1105)
  store float %1106, ptr addrspace(5) %50, align 4, !tbaa !16
  br label %1107

1107:                                             ; preds = %1047, %1030
  %1108 = phi float [ %1101, %1047 ], [ %954, %1030 ]
  %1109 = phi float [ %1091, %1047 ], [ %1031, %1030 ]
  %1110 = phi float [ %1081, %1047 ], [ %1032, %1030 ]
  %1111 = phi float [ %1071, %1047 ], [ %1033, %1030 ]
  %1112 = phi float [ %1069, %1047 ], [ %1035, %1030 ]
  %1113 = phi float [ %1099, %1047 ], [ %1036, %1030 ]
  %1114 = phi float [ %1089, %1047 ], [ %1037, %1030 ]
  %1115 = phi float [ %1079, %1047 ], [ %1038, %1030 ]
  %1116 = phi float [ %1106, %1047 ], [ %962, %1030 ]
  %1117 = phi float [ %1104, %1047 ], [ %1040, %1030 ]
  %1118 = phi float [ %1096, %1047 ], [ %964, %1030 ]
  %1119 = phi float [ %1094, %1047 ], [ %1042, %1030 ]
  %1120 = phi float [ %1086, %1047 ], [ %966, %1030 ]
  %1121 = phi float [ %1084, %1047 ], [ %1044, %1030 ]
  %1122 = tail call fastcc float @llvm.fabs.f32(float noundef %1111) #13
  %1123 = fcmp olt float %1122, 0x3D71979980000000
  br i1 %1123, label %1185, label %1124

1124:                                             ; preds = %1107
  %1125 = getelementptr inbounds nuw i8, ptr addrspace(5) %4, i32 32
  %1126 = getelementptr inbounds nuw i8, ptr addrspace(5) %4, i32 16
  %1127 = fsub float %1108, %1034
  %1128 = fmul float %1111, 2.000000e+00
  %1129 = fdiv float %1127, %1128
  %1130 = tail call fastcc float @llvm.copysign.f32(float noundef 1.000000e+00, float noundef %1129) #13
  %1131 = tail call fastcc float @llvm.fabs.f32(float noundef %1129) #13
  %1132 = tail call float @llvm.fmuladd.f32(float %1129, float %1129, float 1.000000e+00)
  %1133 = tail call fastcc float @llvm.sqrt.f32(float noundef %1132) #13
  %1134 = fadd float %1131, %1133
  %1135 = fdiv float %1130, %1134
  %1136 = tail call float @llvm.fmuladd.f32(float %1135, float %1135, float 1.000000e+00)
  %1137 = tail call fastcc float @llvm.sqrt.f32(float noundef %1136) #13
  %1138 = fdiv float 1.000000e+00, %1137
  %1139 = fmul float %1135, %1138
  %1140 = fneg float %1113
  %1141 = fmul float %1139, %1140
  %1142 = tail call float @llvm.fmuladd.f32(float %1138, float %1114, float %1141)
  %1143 = fmul float %1138, %1113
  %1144 = tail call float @llvm.fmuladd.f32(float %1139, float %1114, float %1143)
  %1145 = fneg float %1111
  %1146 = fmul float %1139, %1145
  %1147 = tail call float @llvm.fmuladd.f32(float %1138, float %1034, float %1146)
  %1148 = fmul float %1138, %1111
  %1149 = tail call float @llvm.fmuladd.f32(float %1139, float %1034, float %1148)
  %1150 = fneg float %1108
  %1151 = fmul float %1139, %1150
  %1152 = tail call float @llvm.fmuladd.f32(float %1138, float %1109, float %1151)
  %1153 = fmul float %1138, %1108
  %1154 = tail call float @llvm.fmuladd.f32(float %1139, float %1109, float %1153)
  %1155 = fneg float %1110
  %1156 = fmul float %1139, %1155
  %1157 = tail call float @llvm.fmuladd.f32(float %1138, float %1112, float %1156)
  %1158 = fmul float %1138, %1110
  %1159 = tail call float @llvm.fmuladd.f32(float %1139, float %1112, float %1158)
  %1160 = fneg float %1120
  %1161 = fmul float %1139, %1160
  %1162 = tail call float @llvm.fmuladd.f32(float %1138, float %1043, float %1161)
  store float %1162, ptr addrspace(5) %43, align 4, !tbaa !16
  %1163 = fmul float %1138, %1120
  %1164 = tail call float @llvm.fmuladd.f32(float %1139, float %1043, float %1163)
  store float %1164, ptr addrspace(5) %44, align 4, !tbaa !16
  %1165 = fneg float %1152
  %1166 = fmul float %1139, %1165
  %1167 = tail call float @llvm.fmuladd.f32(float %1138, float %1147, float %1166)
  store float %1167, ptr addrspace(5) %1126, align 4, !tbaa !16
  %1168 = fmul float %1138, %1152
  %1169 = tail call float @llvm.fmuladd.f32(float %1139, float %1147, float %1168)
  %1170 = fneg float %1118
  %1171 = fmul float %1139, %1170
  %1172 = tail call float @llvm.fmuladd.f32(float %1138, float %1041, float %1171)
  store float %1172, ptr addrspace(5) %46, align 4, !tbaa !16
  %1173 = fmul float %1138, %1118
  %1174 = tail call float @llvm.fmuladd.f32(float %1139, float %1041, float %1173)
  store float %1174, ptr addrspace(5) %47, align 4, !tbaa !16
  %1175 = fneg float %1154
  %1176 = fmul float %1139, %1175
  %1177 = tail call float @llvm.fmuladd.f32(float %1138, float %1149, float %1176)
  %1178 = fmul float %1138, %1154
  %1179 = tail call float @llvm.fmuladd.f32(float %1139, float %1149, float %1178)
  store float %1179, ptr addrspace(5) %1125, align 4, !tbaa !16
  %1180 = fneg float %1116
  %1181 = fmul float %1139, %1180
  %1182 = tail call float @llvm.fmuladd.f32(float %1138, float %1039, float %1181)
  store float %1182, ptr addrspace(5) %49, align 4, !tbaa !16
  %1183 = fmul float %1138, %1116
  %1184 = tail call float @llvm.fmuladd.f32(float %1139, float %1039, float %1183)
  store float %1184, ptr addrspace(5) %50, align 4, !tbaa !16
  br label %1185

1185:                                             ; preds = %1124, %1107
  %1186 = phi float [ %1179, %1124 ], [ %1108, %1107 ]
  %1187 = phi float [ %1169, %1124 ], [ %1109, %1107 ]
  %1188 = phi float [ %1159, %1124 ], [ %1110, %1107 ]
  %1189 = phi float [ %1177, %1124 ], [ %1111, %1107 ]
  %1190 = phi float [ %1167, %1124 ], [ %1034, %1107 ]
  %1191 = phi float [ %1157, %1124 ], [ %1112, %1107 ]
  %1192 = phi float [ %1144, %1124 ], [ %1113, %1107 ]
  %1193 = phi float [ %1142, %1124 ], [ %1114, %1107 ]
  %1194 = phi float [ %1184, %1124 ], [ %1116, %1107 ]
  %1195 = phi float [ %1182, %1124 ], [ %1039, %1107 ]
  %1196 = phi float [ %1174, %1124 ], [ %1118, %1107 ]
  %1197 = phi float [ %1172, %1124 ], [ %1041, %1107 ]
  %1198 = phi float [ %1164, %1124 ], [ %1120, %1107 ]
  %1199 = phi float [ %1162, %1124 ], [ %1043, %1107 ]
  %1200 = tail call fastcc float @llvm.fabs.f32(float noundef %1193) #13
  %1201 = fcmp olt float %1200, 0x3D71979980000000
  br i1 %1201, label %1262, label %1202

1202:                                             ; preds = %1185
  %1203 = getelementptr inbounds nuw i8, ptr addrspace(5) %4, i32 16
  %1204 = fsub float %1190, %1115
  %1205 = fmul float %1193, 2.000000e+00
  %1206 = fdiv float %1204, %1205
  %1207 = tail call fastcc float @llvm.copysign.f32(float noundef 1.000000e+00, float noundef %1206) #13
  %1208 = tail call fastcc float @llvm.fabs.f32(float noundef %1206) #13
  %1209 = tail call float @llvm.fmuladd.f32(float %1206, float %1206, float 1.000000e+00)
  %1210 = tail call fastcc float @llvm.sqrt.f32(float noundef %1209) #13
  %1211 = fadd float %1208, %1210
  %1212 = fdiv float %1207, %1211
  %1213 = tail call float @llvm.fmuladd.f32(float %1212, float %1212, float 1.000000e+00)
  %1214 = tail call fastcc float @llvm.sqrt.f32(float noundef %1213) #13
  %1215 = fdiv float 1.000000e+00, %1214
  %1216 = fmul float %1212, %1215
  %1217 = fneg float %1193
  %1218 = fmul float %1216, %1217
  %1219 = tail call float @llvm.fmuladd.f32(float %1215, float %1115, float %1218)
  %1220 = fmul float %1215, %1193
  %1221 = tail call float @llvm.fmuladd.f32(float %1216, float %1115, float %1220)
  %1222 = fneg float %1190
  %1223 = fmul float %1216, %1222
  %1224 = tail call float @llvm.fmuladd.f32(float %1215, float %1191, float %1223)
  %1225 = fmul float %1215, %1190
  %1226 = tail call float @llvm.fmuladd.f32(float %1216, float %1191, float %1225)
  %1227 = fneg float %1187
  %1228 = fmul float %1216, %1227
  %1229 = tail call float @llvm.fmuladd.f32(float %1215, float %1188, float %1228)
  %1230 = fmul float %1215, %1187
  %1231 = tail call float @llvm.fmuladd.f32(float %1216, float %1188, float %1230)
  %1232 = fneg float %1224
  %1233 = fmul float %1216, %1232
  %1234 = tail call float @llvm.fmuladd.f32(float %1215, float %1219, float %1233)
  store float %1234, ptr addrspace(5) %4, align 4, !tbaa !16
  %1235 = fmul float %1215, %1224
  %1236 = tail call float @llvm.fmuladd.f32(float %1216, float %1219, float %1235)
  %1237 = fneg float %1199
  %1238 = fmul float %1216, %1237
  %1239 = tail call float @llvm.fmuladd.f32(float %1215, float %1121, float %1238)
  store float %1239, ptr addrspace(5) %5, align 4, !tbaa !16
  %1240 = fmul float %1215, %1199
  %1241 = tail call float @llvm.fmuladd.f32(float %1216, float %1121, float %1240)
  store float %1241, ptr addrspace(5) %43, align 4, !tbaa !16
  %1242 = fneg float %1226
  %1243 = fmul float %1216, %1242
  %1244 = tail call float @llvm.fmuladd.f32(float %1215, float %1221, float %1243)
  %1245 = fmul float %1215, %1226
  %1246 = tail call float @llvm.fmuladd.f32(float %1216, float %1221, float %1245)
  store float %1246, ptr addrspace(5) %1203, align 4, !tbaa !16
  %1247 = fneg float %1197
  %1248 = fmul float %1216, %1247
  %1249 = tail call float @llvm.fmuladd.f32(float %1215, float %1119, float %1248)
  store float %1249, ptr addrspace(5) %45, align 4, !tbaa !16
  %1250 = fmul float %1215, %1197
  %1251 = tail call float @llvm.fmuladd.f32(float %1216, float %1119, float %1250)
  store float %1251, ptr addrspace(5) %46, align 4, !tbaa !16
  %1252 = fneg float %1189
  %1253 = fmul float %1216, %1252
  %1254 = tail call float @llvm.fmuladd.f32(float %1215, float %1192, float %1253)
  %1255 = fmul float %1215, %1189
  %1256 = tail call float @llvm.fmuladd.f32(float %1216, float %1192, float %1255)
  %1257 = fneg float %1195
  %1258 = fmul float %1216, %1257
  %1259 = tail call float @llvm.fmuladd.f32(float %1215, float %1117, float %1258)
  store float %1259, ptr addrspace(5) %48, align 4, !tbaa !16
  %1260 = fmul float %1215, %1195
  %1261 = tail call float @llvm.fmuladd.f32(float %1216, float %1117, float %1260)
  store float %1261, ptr addrspace(5) %49, align 4, !tbaa !16
  br label %1262

1262:                                             ; preds = %1202, %1185
  %1263 = phi float [ %1231, %1202 ], [ %1187, %1185 ]
  %1264 = phi float [ %1229, %1202 ], [ %1188, %1185 ]
  %1265 = phi float [ %1256, %1202 ], [ %1189, %1185 ]
  %1266 = phi float [ %1246, %1202 ], [ %1190, %1185 ]
  %1267 = phi float [ %1236, %1202 ], [ %1191, %1185 ]
  %1268 = phi float [ %1254, %1202 ], [ %1192, %1185 ]
  %1269 = phi float [ %1244, %1202 ], [ %1193, %1185 ]
  %1270 = phi float [ %1234, %1202 ], [ %1115, %1185 ]
  %1271 = phi float [ %1261, %1202 ], [ %1195, %1185 ]
  %1272 = phi float [ %1259, %1202 ], [ %1117, %1185 ]
  %1273 = phi float [ %1251, %1202 ], [ %1197, %1185 ]
  %1274 = phi float [ %1249, %1202 ], [ %1119, %1185 ]
  %1275 = phi float [ %1241, %1202 ], [ %1199, %1185 ]
  %1276 = phi float [ %1239, %1202 ], [ %1121, %1185 ]
  %1277 = tail call fastcc float @llvm.fabs.f32(float noundef %1268) #13
  %1278 = fcmp olt float %1277, 0x3D71979980000000
  br i1 %1278, label %1328, label %1279

1279:                                             ; preds = %1262
  %1280 = getelementptr inbounds nuw i8, ptr addrspace(5) %4, i32 32
  %1281 = fsub float %1186, %1270
  %1282 = fmul float %1268, 2.000000e+00
  %1283 = fdiv float %1281, %1282
  %1284 = tail call fastcc float @llvm.copysign.f32(float noundef 1.000000e+00, float noundef %1283) #13
  %1285 = tail call fastcc float @llvm.fabs.f32(float noundef %1283) #13
  %1286 = tail call float @llvm.fmuladd.f32(float %1283, float %1283, float 1.000000e+00)
  %1287 = tail call fastcc float @llvm.sqrt.f32(float noundef %1286) #13
  %1288 = fadd float %1285, %1287
  %1289 = fdiv float %1284, %1288
  %1290 = tail call float @llvm.fmuladd.f32(float %1289, float %1289, float 1.000000e+00)
  %1291 = tail call fastcc float @llvm.sqrt.f32(float noundef %1290) #13
  %1292 = fdiv float 1.000000e+00, %1291
  %1293 = fmul float %1289, %1292
  %1294 = fneg float %1268
  %1295 = fmul float %1293, %1294
  %1296 = tail call float @llvm.fmuladd.f32(float %1292, float %1270, float %1295)
  %1297 = fmul float %1292, %1268
  %1298 = tail call float @llvm.fmuladd.f32(float %1293, float %1270, float %1297)
  %1299 = fmul float %1292, %1265
  %1300 = tail call float @llvm.fmuladd.f32(float %1293, float %1267, float %1299)
  %1301 = fneg float %1186
  %1302 = fmul float %1293, %1301
  %1303 = tail call float @llvm.fmuladd.f32(float %1292, float %1264, float %1302)
  %1304 = fmul float %1292, %1186
  %1305 = tail call float @llvm.fmuladd.f32(float %1293, float %1264, float %1304)
  %1306 = fneg float %1303
  %1307 = fmul float %1293, %1306
  %1308 = tail call float @llvm.fmuladd.f32(float %1292, float %1296, float %1307)
  store float %1308, ptr addrspace(5) %4, align 4, !tbaa !16
  %1309 = fneg float %1198
  %1310 = fmul float %1293, %1309
  %1311 = tail call float @llvm.fmuladd.f32(float %1292, float %1276, float %1310)
  store float %1311, ptr addrspace(5) %5, align 4, !tbaa !16
  %1312 = fmul float %1292, %1198
  %1313 = tail call float @llvm.fmuladd.f32(float %1293, float %1276, float %1312)
  store float %1313, ptr addrspace(5) %44, align 4, !tbaa !16
  %1314 = fmul float %1292, %1263
  %1315 = tail call float @llvm.fmuladd.f32(float %1293, float %1269, float %1314)
  %1316 = fneg float %1196
  %1317 = fmul float %1293, %1316
  %1318 = tail call float @llvm.fmuladd.f32(float %1292, float %1274, float %1317)
  store float %1318, ptr addrspace(5) %45, align 4, !tbaa !16
  %1319 = fmul float %1292, %1196
  %1320 = tail call float @llvm.fmuladd.f32(float %1293, float %1274, float %1319)
  store float %1320, ptr addrspace(5) %47, align 4, !tbaa !16
  %1321 = fmul float %1292, %1305
  %1322 = tail call float @llvm.fmuladd.f32(float %1293, float %1298, float %1321)
  store float %1322, ptr addrspace(5) %1280, align 4, !tbaa !16
  %1323 = fneg float %1194
  %1324 = fmul float %1293, %1323
  %1325 = tail call float @llvm.fmuladd.f32(float %1292, float %1272, float %1324)
  store float %1325, ptr addrspace(5) %48, align 4, !tbaa !16
  %1326 = fmul float %1292, %1194
  %1327 = tail call float @llvm.fmuladd.f32(float %1293, float %1272, float %1326)
  store float %1327, ptr addrspace(5) %50, align 4, !tbaa !16
  br label %1328

1328:                                             ; preds = %1279, %1262
  %1329 = phi float [ %1308, %1279 ], [ %1270, %1262 ]
  %1330 = phi float [ %1322, %1279 ], [ %1186, %1262 ]
  %1331 = phi float [ %1315, %1279 ], [ %1263, %1262 ]
  %1332 = phi float [ %1300, %1279 ], [ %1265, %1262 ]
  %1333 = phi float [ %1327, %1279 ], [ %1194, %1262 ]
  %1334 = phi float [ %1320, %1279 ], [ %1196, %1262 ]
  %1335 = phi float [ %1313, %1279 ], [ %1198, %1262 ]
  %1336 = tail call fastcc float @llvm.fabs.f32(float noundef %1332) #13
  %1337 = fcmp olt float %1336, 0x3D71979980000000
  br i1 %1337, label %1384, label %1338

1338:                                             ; preds = %1328
  %1339 = getelementptr inbounds nuw i8, ptr addrspace(5) %4, i32 32
  %1340 = getelementptr inbounds nuw i8, ptr addrspace(5) %4, i32 16
  %1341 = fsub float %1330, %1266
  %1342 = fmul float %1332, 2.000000e+00
  %1343 = fdiv float %1341, %1342
  %1344 = tail call fastcc float @llvm.copysign.f32(float noundef 1.000000e+00, float noundef %1343) #13
  %1345 = tail call fastcc float @llvm.fabs.f32(float noundef %1343) #13
  %1346 = tail call float @llvm.fmuladd.f32(float %1343, float %1343, float 1.000000e+00)
  %1347 = tail call fastcc float @llvm.sqrt.f32(float noundef %1346) #13
  %1348 = fadd float %1345, %1347
  %1349 = fdiv float %1344, %1348
  %1350 = tail call float @llvm.fmuladd.f32(float %1349, float %1349, float 1.000000e+00)
  %1351 = tail call fastcc float @llvm.sqrt.f32(float noundef %1350) #13
  %1352 = fdiv float 1.000000e+00, %1351
  %1353 = fmul float %1349, %1352
  %1354 = fneg float %1332
  %1355 = fmul float %1353, %1354
  %1356 = tail call float @llvm.fmuladd.f32(float %1352, float %1266, float %1355)
  %1357 = fmul float %1352, %1332
  %1358 = tail call float @llvm.fmuladd.f32(float %1353, float %1266, float %1357)
  %1359 = fneg float %1330
  %1360 = fmul float %1353, %1359
  %1361 = tail call float @llvm.fmuladd.f32(float %1352, float %1331, float %1360)
  %1362 = fmul float %1352, %1330
  %1363 = tail call float @llvm.fmuladd.f32(float %1353, float %1331, float %1362)
  %1364 = fneg float %1335
  %1365 = fmul float %1353, %1364
  %1366 = tail call float @llvm.fmuladd.f32(float %1352, float %1275, float %1365)
  store float %1366, ptr addrspace(5) %43, align 4, !tbaa !16
  %1367 = fmul float %1352, %1335
  %1368 = tail call float @llvm.fmuladd.f32(float %1353, float %1275, float %1367)
  store float %1368, ptr addrspace(5) %44, align 4, !tbaa !16
  %1369 = fneg float %1361
  %1370 = fmul float %1353, %1369
  %1371 = tail call float @llvm.fmuladd.f32(float %1352, float %1356, float %1370)
  store float %1371, ptr addrspace(5) %1340, align 4, !tbaa !16
  %1372 = fneg float %1334
  %1373 = fmul float %1353, %1372
  %1374 = tail call float @llvm.fmuladd.f32(float %1352, float %1273, float %1373)
  store float %1374, ptr addrspace(5) %46, align 4, !tbaa !16
  %1375 = fmul float %1352, %1334
  %1376 = tail call float @llvm.fmuladd.f32(float %1353, float %1273, float %1375)
  store float %1376, ptr addrspace(5) %47, align 4, !tbaa !16
  %1377 = fmul float %1352, %1363
  %1378 = tail call float @llvm.fmuladd.f32(float %1353, float %1358, float %1377)
  store float %1378, ptr addrspace(5) %1339, align 4, !tbaa !16
  %1379 = fneg float %1333
  %1380 = fmul float %1353, %1379
  %1381 = tail call float @llvm.fmuladd.f32(float %1352, float %1271, float %1380)
  store float %1381, ptr addrspace(5) %49, align 4, !tbaa !16
  %1382 = fmul float %1352, %1333
  %1383 = tail call float @llvm.fmuladd.f32(float %1353, float %1271, float %1382)
  store float %1383, ptr addrspace(5) %50, align 4, !tbaa !16
  br label %1384

1384:                                             ; preds = %1328, %1338
  %1385 = phi float [ %1378, %1338 ], [ %1330, %1328 ]
  %1386 = phi float [ %1371, %1338 ], [ %1266, %1328 ]
  %1387 = fcmp ule float %1386, %1329
  %1388 = select i1 %1387, float %1329, float %1386
  %1389 = zext i1 %1387 to i32
  %1390 = xor i1 %1387, true
  %1391 = zext i1 %1390 to i32
  %1392 = fcmp ogt float %1385, %1388
  %1393 = select i1 %1392, i32 %1391, i32 2
  %1394 = select i1 %1392, i32 2, i32 %1391
  %1395 = getelementptr inbounds nuw [3 x float], ptr addrspace(5) %4, i32 %1393
  %1396 = getelementptr inbounds nuw float, ptr addrspace(5) %1395, i32 %1393
  %1397 = load float, ptr addrspace(5) %1396, align 4, !tbaa !16
  %1398 = select i1 %1387, i32 12, i32 0
  %1399 = getelementptr inbounds nuw i8, ptr addrspace(5) %4, i32 %1398
  %1400 = getelementptr inbounds nuw float, ptr addrspace(5) %1399, i32 %1389
  %1401 = load float, ptr addrspace(5) %1400, align 4, !tbaa !16
  %1402 = fcmp ogt float %1397, %1401
  %1403 = select i1 %1402, i32 %1389, i32 %1393
  %1404 = select i1 %1402, i32 %1393, i32 %1389
  %1405 = trunc i64 %20 to i32
  %1406 = mul nsw i32 %1405, 3
  %1407 = mul nsw i32 %1405, 9
  %1408 = getelementptr inbounds nuw [3 x float], ptr addrspace(5) %4, i32 %1394
  %1409 = getelementptr inbounds nuw float, ptr addrspace(5) %1408, i32 %1394
  %1410 = load float, ptr addrspace(5) %1409, align 4, !tbaa !16
  %1411 = sext i32 %1406 to i64
  %1412 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %1411
  store float %1410, ptr addrspace(1) %1412, align 4, !tbaa !16
  %1413 = getelementptr float, ptr addrspace(5) %5, i32 %1394
  %1414 = load float, ptr addrspace(5) %1413, align 4, !tbaa !16
  %1415 = tail call fastcc float @llvm.fabs.f32(float noundef %1414) #13
  %1416 = sext i32 %1407 to i64
  %1417 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %1416
  store float %1415, ptr addrspace(1) %1417, align 4, !tbaa !16
  %1418 = getelementptr i8, ptr addrspace(5) %1413, i32 12
  %1419 = load float, ptr addrspace(5) %1418, align 4, !tbaa !16
  %1420 = tail call fastcc float @llvm.fabs.f32(float noundef %1419) #13
  %1421 = sext i32 %1407 to i64
  %1422 = getelementptr float, ptr addrspace(1) %2, i64 %1421
  %1423 = getelementptr i8, ptr addrspace(1) %1422, i64 4
  store float %1420, ptr addrspace(1) %1423, align 4, !tbaa !16
  %1424 = getelementptr i8, ptr addrspace(5) %1413, i32 24
  %1425 = load float, ptr addrspace(5) %1424, align 4, !tbaa !16
  %1426 = tail call fastcc float @llvm.fabs.f32(float noundef %1425) #13
  %1427 = sext i32 %1407 to i64
  %1428 = getelementptr float, ptr addrspace(1) %2, i64 %1427
  %1429 = getelementptr i8, ptr addrspace(1) %1428, i64 8
  store float %1426, ptr addrspace(1) %1429, align 4, !tbaa !16
  %1430 = getelementptr inbounds nuw [3 x float], ptr addrspace(5) %4, i32 %1404
  %1431 = getelementptr inbounds nuw float, ptr addrspace(5) %1430, i32 %1404
  %1432 = load float, ptr addrspace(5) %1431, align 4, !tbaa !16
  %1433 = sext i32 %1406 to i64
  %1434 = getelementptr float, ptr addrspace(1) %1, i64 %1433
  %1435 = getelementptr i8, ptr addrspace(1) %1434, i64 4
  store float %1432, ptr addrspace(1) %1435, align 4, !tbaa !16
  %1436 = getelementptr float, ptr addrspace(5) %5, i32 %1404
  %1437 = load float, ptr addrspace(5) %1436, align 4, !tbaa !16
  %1438 = tail call fastcc float @llvm.fabs.f32(float noundef %1437) #13
  %1439 = sext i32 %1407 to i64
  %1440 = getelementptr float, ptr addrspace(1) %2, i64 %1439
  %1441 = getelementptr i8, ptr addrspace(1) %1440, i64 12
  store float %1438, ptr addrspace(1) %1441, align 4, !tbaa !16
  %1442 = getelementptr i8, ptr addrspace(5) %1436, i32 12
  %1443 = load float, ptr addrspace(5) %1442, align 4, !tbaa !16
  %1444 = tail call fastcc float @llvm.fabs.f32(float noundef %1443) #13
  %1445 = sext i32 %1407 to i64
  %1446 = getelementptr float, ptr addrspace(1) %2, i64 %1445
  %1447 = getelementptr i8, ptr addrspace(1) %1446, i64 16
  store float %1444, ptr addrspace(1) %1447, align 4, !tbaa !16
  %1448 = getelementptr i8, ptr addrspace(5) %1436, i32 24
  %1449 = load float, ptr addrspace(5) %1448, align 4, !tbaa !16
  %1450 = tail call fastcc float @llvm.fabs.f32(float noundef %1449) #13
  %1451 = sext i32 %1407 to i64
  %1452 = getelementptr float, ptr addrspace(1) %2, i64 %1451
  %1453 = getelementptr i8, ptr addrspace(1) %1452, i64 20
  store float %1450, ptr addrspace(1) %1453, align 4, !tbaa !16
  %1454 = getelementptr inbounds nuw [3 x float], ptr addrspace(5) %4, i32 %1403
  %1455 = getelementptr inbounds nuw float, ptr addrspace(5) %1454, i32 %1403
  %1456 = load float, ptr addrspace(5) %1455, align 4, !tbaa !16
  %1457 = sext i32 %1406 to i64
  %1458 = getelementptr float, ptr addrspace(1) %1, i64 %1457
  %1459 = getelementptr i8, ptr addrspace(1) %1458, i64 8
  store float %1456, ptr addrspace(1) %1459, align 4, !tbaa !16
  %1460 = getelementptr float, ptr addrspace(5) %5, i32 %1403
  %1461 = load float, ptr addrspace(5) %1460, align 4, !tbaa !16
  %1462 = tail call fastcc float @llvm.fabs.f32(float noundef %1461) #13
  %1463 = sext i32 %1407 to i64
  %1464 = getelementptr float, ptr addrspace(1) %2, i64 %1463
  %1465 = getelementptr i8, ptr addrspace(1) %1464, i64 24
  store float %1462, ptr addrspace(1) %1465, align 4, !tbaa !16
  %1466 = getelementptr i8, ptr addrspace(5) %1460, i32 12
  %1467 = load float, ptr addrspace(5) %1466, align 4, !tbaa !16
  %1468 = tail call fastcc float @llvm.fabs.f32(float noundef %1467) #13
  %1469 = sext i32 %1407 to i64
  %1470 = getelementptr float, ptr addrspace(1) %2, i64 %1469
  %1471 = getelementptr i8, ptr addrspace(1) %1470, i64 28
  store float %1468, ptr addrspace(1) %1471, align 4, !tbaa !16
  %1472 = getelementptr i8, ptr addrspace(5) %1460, i32 24
  %1473 = load float, ptr addrspace(5) %1472, align 4, !tbaa !16
  %1474 = tail call fastcc float @llvm.fabs.f32(float noundef %1473) #13
  %1475 = sext i32 %1407 to i64
  %1476 = getelementptr float, ptr addrspace(1) %2, i64 %1475
  %1477 = getelementptr i8, ptr addrspace(1) %1476, i64 32
  store float %1474, ptr addrspace(1) %1477, align 4, !tbaa !16
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

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-lds-kernel-id" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="false" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-lds-kernel-id" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="false" }
attributes #4 = { convergent mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="false" }
attributes #5 = { alwaysinline convergent mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="false" }
attributes #6 = { convergent nofree norecurse nosync nounwind memory(argmem: readwrite) "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="false" }
attributes #7 = { alwaysinline convergent nofree norecurse nosync nounwind memory(argmem: readwrite) "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="false" }
attributes #8 = { nofree norecurse nosync nounwind memory(argmem: readwrite) "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="false" }
attributes #9 = { alwaysinline nofree norecurse nosync nounwind memory(argmem: readwrite) "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="false" }
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
