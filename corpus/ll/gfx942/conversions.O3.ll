; ModuleID = 'corpus/opencl/conversions.cl'
source_filename = "corpus/opencl/conversions.cl"
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
define protected amdgpu_kernel void @float_to_ints(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 1 captures(none) %1, ptr addrspace(1) noundef writeonly align 2 captures(none) %2, ptr addrspace(1) noundef writeonly align 16 captures(none) %3, ptr addrspace(1) noundef writeonly align 8 captures(none) %4) local_unnamed_addr #3 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !14 !kernel_arg_base_type !15 !kernel_arg_type_qual !16 {
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
  %21 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %20
  %22 = load float, ptr addrspace(1) %21, align 4, !tbaa !17, !amdgpu.noclobber !19
  %23 = tail call noundef float @llvm.rint.f32(float %22)
  %24 = fcmp ole float %23, -1.280000e+02
  %25 = select i1 %24, float -1.280000e+02, float %23
  %26 = fptosi float %25 to i8
  %27 = fcmp ult float %23, 1.270000e+02
  %28 = select i1 %27, i8 %26, i8 127
  %29 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 %20
  store i8 %28, ptr addrspace(1) %29, align 1, !tbaa !20
  %30 = fmul float %22, 2.000000e+02
  %31 = fcmp ole float %30, 0.000000e+00
  %32 = select i1 %31, float 0.000000e+00, float %30
  %33 = fptoui float %32 to i16
  %34 = fcmp ult float %30, 6.553500e+04
  %35 = select i1 %34, i16 %33, i16 -1
  %36 = getelementptr inbounds nuw i16, ptr addrspace(1) %2, i64 %20
  store i16 %35, ptr addrspace(1) %36, align 2, !tbaa !21
  %37 = fptosi float %23 to i32
  %38 = insertelement <4 x i32> poison, i32 %37, i64 0
  %39 = fptosi float %22 to i32
  %40 = insertelement <4 x i32> %38, i32 %39, i64 1
  %41 = tail call noundef float @llvm.ceil.f32(float %22)
  %42 = fptosi float %41 to i32
  %43 = insertelement <4 x i32> %40, i32 %42, i64 2
  %44 = tail call noundef float @llvm.floor.f32(float %22)
  %45 = fptosi float %44 to i32
  %46 = insertelement <4 x i32> %43, i32 %45, i64 3
  %47 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %3, i64 %20
  store <4 x i32> %46, ptr addrspace(1) %47, align 16, !tbaa !20
  %48 = fmul float %22, 0x4376345780000000
  %49 = tail call noundef float @llvm.rint.f32(float %48)
  %50 = fcmp ole float %49, 0xC3E0000000000000
  %51 = select i1 %50, float 0xC3E0000000000000, float %49
  %52 = fptosi float %51 to i64
  %53 = fcmp ult float %49, 0x43E0000000000000
  %54 = select i1 %53, i64 %52, i64 9223372036854775807
  %55 = getelementptr inbounds nuw i64, ptr addrspace(1) %4, i64 %20
  store i64 %54, ptr addrspace(1) %55, align 8, !tbaa !10
  ret void
}

; Function Attrs: alwaysinline mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define protected void @__clang_ocl_kern_imp_float_to_ints(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 1 captures(none) %1, ptr addrspace(1) noundef writeonly align 2 captures(none) %2, ptr addrspace(1) noundef writeonly align 16 captures(none) %3, ptr addrspace(1) noundef writeonly align 8 captures(none) %4) local_unnamed_addr #4 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !14 !kernel_arg_base_type !15 !kernel_arg_type_qual !16 {
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
  %21 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %20
  %22 = load float, ptr addrspace(1) %21, align 4, !tbaa !17
  %23 = tail call noundef float @llvm.rint.f32(float %22)
  %24 = fcmp ole float %23, -1.280000e+02
  %25 = select i1 %24, float -1.280000e+02, float %23
  %26 = fptosi float %25 to i8
  %27 = fcmp ult float %23, 1.270000e+02
  %28 = select i1 %27, i8 %26, i8 127
  %29 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 %20
  store i8 %28, ptr addrspace(1) %29, align 1, !tbaa !20
  %30 = fmul float %22, 2.000000e+02
  %31 = fcmp ole float %30, 0.000000e+00
  %32 = select i1 %31, float 0.000000e+00, float %30
  %33 = fptoui float %32 to i16
  %34 = fcmp ult float %30, 6.553500e+04
  %35 = select i1 %34, i16 %33, i16 -1
  %36 = getelementptr inbounds nuw i16, ptr addrspace(1) %2, i64 %20
  store i16 %35, ptr addrspace(1) %36, align 2, !tbaa !21
  %37 = fptosi float %23 to i32
  %38 = insertelement <4 x i32> poison, i32 %37, i64 0
  %39 = fptosi float %22 to i32
  %40 = insertelement <4 x i32> %38, i32 %39, i64 1
  %41 = tail call noundef float @llvm.ceil.f32(float %22)
  %42 = fptosi float %41 to i32
  %43 = insertelement <4 x i32> %40, i32 %42, i64 2
  %44 = tail call noundef float @llvm.floor.f32(float %22)
  %45 = fptosi float %44 to i32
  %46 = insertelement <4 x i32> %43, i32 %45, i64 3
  %47 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %3, i64 %20
  store <4 x i32> %46, ptr addrspace(1) %47, align 16, !tbaa !20
  %48 = fmul float %22, 0x4376345780000000
  %49 = tail call noundef float @llvm.rint.f32(float %48)
  %50 = fcmp ole float %49, 0xC3E0000000000000
  %51 = select i1 %50, float 0xC3E0000000000000, float %49
  %52 = fptosi float %51 to i64
  %53 = fcmp ult float %49, 0x43E0000000000000
  %54 = select i1 %53, i64 %52, i64 9223372036854775807
  %55 = getelementptr inbounds nuw i64, ptr addrspace(1) %4, i64 %20
  store i64 %54, ptr addrspace(1) %55, align 8, !tbaa !10
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define protected amdgpu_kernel void @ints_to_float(ptr addrspace(1) noundef readonly align 8 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 16 captures(none) %2, ptr addrspace(1) noundef writeonly align 8 captures(none) %3) local_unnamed_addr #3 !kernel_arg_addr_space !23 !kernel_arg_access_qual !24 !kernel_arg_type !25 !kernel_arg_base_type !26 !kernel_arg_type_qual !27 {
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
  %20 = getelementptr inbounds nuw i64, ptr addrspace(1) %0, i64 %19
  %21 = load i64, ptr addrspace(1) %20, align 8, !tbaa !10, !amdgpu.noclobber !19
  %22 = sitofp i64 %21 to float
  %23 = fcmp ole float %22, 0xC3E0000000000000
  %24 = select i1 %23, float 0xC3E0000000000000, float %22
  %25 = fptosi float %24 to i64
  %26 = fcmp ult float %22, 0x43E0000000000000
  %27 = tail call noundef range(i64 0, -9223372036854775807) i64 @llvm.abs.i64(i64 %21, i1 false)
  %28 = tail call range(i64 0, -9223372036854775807) i64 @llvm.abs.i64(i64 %25, i1 false)
  %29 = select i1 %26, i64 %28, i64 9223372036854775807
  %30 = icmp ule i64 %29, %27
  %31 = icmp ne i64 %21, 9223372036854775807
  %32 = and i1 %31, %30
  %33 = icmp eq i64 %21, 0
  %34 = select i1 %33, float 0.000000e+00, float 1.000000e+00
  %35 = tail call noundef float @llvm.copysign.f32(float %34, float %22)
  %36 = fmul float %35, 0xFFF0000000000000
  %37 = bitcast float %22 to i32
  %38 = sub nsw i32 -2147483648, %37
  %39 = icmp slt i64 %21, 0
  %40 = select i1 %39, i32 %38, i32 %37
  %41 = bitcast float %36 to i32
  %42 = sub nsw i32 -2147483648, %41
  %43 = icmp slt i32 %41, 0
  %44 = select i1 %43, i32 %42, i32 %41
  %45 = icmp sge i32 %40, %44
  %46 = select i1 %45, i32 -1, i32 1
  %47 = add nsw i32 %46, %40
  %48 = sub i32 -2147483648, %47
  %49 = icmp slt i32 %47, 0
  %50 = icmp ne i32 %47, 0
  %51 = or i1 %45, %50
  %52 = select i1 %51, i32 %47, i32 -2147483648
  %53 = select i1 %49, i32 %48, i32 %52
  %54 = fcmp ord float %36, 0.000000e+00
  %55 = insertelement <2 x float> poison, float %36, i64 0
  %56 = insertelement <2 x float> %55, float %22, i64 1
  %57 = tail call <2 x float> @llvm.fabs.v2f32(<2 x float> %56)
  %58 = bitcast <2 x float> %57 to <2 x i32>
  %59 = extractelement <2 x i32> %58, i64 0
  %60 = extractelement <2 x i32> %58, i64 1
  %61 = or i32 %59, %60
  %62 = icmp eq i32 %61, 0
  %63 = icmp eq i32 %37, %41
  %64 = or i1 %63, %62
  %65 = bitcast i32 %53 to float
  %66 = select i1 %54, float %65, float %36
  %67 = select i1 %64, float %36, float %66
  %68 = select i1 %32, float %22, float %67
  %69 = insertelement <4 x float> poison, float %68, i64 0
  %70 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %19
  %71 = load i32, ptr addrspace(1) %70, align 4, !tbaa !6, !amdgpu.noclobber !19
  %72 = uitofp i32 %71 to float
  %73 = insertelement <4 x float> %69, float %72, i64 1
  %74 = fptoui float %72 to i32
  %75 = fcmp oge float %72, 0x41F0000000000000
  %76 = bitcast float %72 to i32
  %77 = icmp samesign ugt i32 %76, 2139095039
  %78 = select i1 %77, i32 -1, i32 1
  %79 = add nsw i32 %78, %76
  %80 = sub i32 -2147483648, %79
  %81 = icmp slt i32 %79, 0
  %82 = select i1 %81, i32 %80, i32 %79
  %83 = icmp eq i32 %76, 2139095040
  %84 = bitcast i32 %82 to float
  %85 = select i1 %83, float 0x7FF0000000000000, float %84
  %86 = icmp ule i32 %71, %74
  %87 = select i1 %75, i1 true, i1 %86
  %88 = select i1 %87, float %72, float %85
  %89 = insertelement <4 x float> %73, float %88, i64 2
  %90 = uitofp i64 %21 to float
  %91 = fptoui float %90 to i64
  %92 = fcmp ult float %90, 0x43F0000000000000
  %93 = select i1 %92, i64 %91, i64 -1
  %94 = icmp ule i64 %93, %21
  %95 = icmp ne i64 %21, -1
  %96 = and i1 %95, %94
  %97 = bitcast float %90 to i32
  %98 = add nsw i32 %97, -1
  %99 = bitcast i32 %98 to float
  %100 = select i1 %33, float 0xB6A0000000000000, float %99
  %101 = select i1 %96, float %90, float %100
  %102 = insertelement <4 x float> %89, float %101, i64 3
  %103 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %2, i64 %19
  store <4 x float> %102, ptr addrspace(1) %103, align 16, !tbaa !20
  %104 = load i64, ptr addrspace(1) %20, align 8, !tbaa !10
  %105 = sitofp i64 %104 to double
  %106 = load i32, ptr addrspace(1) %70, align 4, !tbaa !6
  %107 = zext i32 %106 to i64
  %108 = shl nuw nsw i64 %107, 31
  %109 = uitofp nneg i64 %108 to double
  %110 = fcmp ult double %109, 0x43F0000000000000
  %111 = icmp eq i32 %106, 0
  %112 = select i1 %111, double 0x7FF8000000000000, double 0xFFF0000000000000
  %113 = bitcast double %109 to i64
  %114 = bitcast double %112 to i64
  %115 = sub nsw i64 -9223372036854775808, %114
  %116 = icmp sle i64 %115, %113
  %117 = select i1 %116, i64 -1, i64 1
  %118 = add nsw i64 %117, %113
  %119 = sub i64 -9223372036854775808, %118
  %120 = icmp slt i64 %118, 0
  %121 = icmp ne i64 %118, 0
  %122 = or i1 %116, %121
  %123 = select i1 %122, i64 %118, i64 -9223372036854775808
  %124 = select i1 %120, i64 %119, i64 %123
  %125 = fcmp ord double %112, 0.000000e+00
  %126 = bitcast i64 %124 to double
  %127 = select i1 %125, double %126, double %112
  %128 = select i1 %110, double %109, double %127
  %129 = fadd double %128, %105
  %130 = getelementptr inbounds nuw double, ptr addrspace(1) %3, i64 %19
  store double %129, ptr addrspace(1) %130, align 8, !tbaa !28
  ret void
}

; Function Attrs: alwaysinline mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define protected void @__clang_ocl_kern_imp_ints_to_float(ptr addrspace(1) noundef readonly align 8 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 16 captures(none) %2, ptr addrspace(1) noundef writeonly align 8 captures(none) %3) local_unnamed_addr #4 !kernel_arg_addr_space !23 !kernel_arg_access_qual !24 !kernel_arg_type !25 !kernel_arg_base_type !26 !kernel_arg_type_qual !27 {
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
  %20 = getelementptr inbounds nuw i64, ptr addrspace(1) %0, i64 %19
  %21 = load i64, ptr addrspace(1) %20, align 8, !tbaa !10
  %22 = sitofp i64 %21 to float
  %23 = fcmp ole float %22, 0xC3E0000000000000
  %24 = select i1 %23, float 0xC3E0000000000000, float %22
  %25 = fptosi float %24 to i64
  %26 = fcmp ult float %22, 0x43E0000000000000
  %27 = tail call noundef range(i64 0, -9223372036854775807) i64 @llvm.abs.i64(i64 %21, i1 false)
  %28 = tail call range(i64 0, -9223372036854775807) i64 @llvm.abs.i64(i64 %25, i1 false)
  %29 = select i1 %26, i64 %28, i64 9223372036854775807
  %30 = icmp ule i64 %29, %27
  %31 = icmp ne i64 %21, 9223372036854775807
  %32 = and i1 %31, %30
  %33 = icmp eq i64 %21, 0
  %34 = select i1 %33, float 0.000000e+00, float 1.000000e+00
  %35 = tail call noundef float @llvm.copysign.f32(float %34, float %22)
  %36 = fmul float %35, 0xFFF0000000000000
  %37 = bitcast float %22 to i32
  %38 = sub nsw i32 -2147483648, %37
  %39 = icmp slt i64 %21, 0
  %40 = select i1 %39, i32 %38, i32 %37
  %41 = bitcast float %36 to i32
  %42 = sub nsw i32 -2147483648, %41
  %43 = icmp slt i32 %41, 0
  %44 = select i1 %43, i32 %42, i32 %41
  %45 = icmp sge i32 %40, %44
  %46 = select i1 %45, i32 -1, i32 1
  %47 = add nsw i32 %46, %40
  %48 = sub i32 -2147483648, %47
  %49 = icmp slt i32 %47, 0
  %50 = icmp ne i32 %47, 0
  %51 = or i1 %45, %50
  %52 = select i1 %51, i32 %47, i32 -2147483648
  %53 = select i1 %49, i32 %48, i32 %52
  %54 = fcmp ord float %36, 0.000000e+00
  %55 = insertelement <2 x float> poison, float %36, i64 0
  %56 = insertelement <2 x float> %55, float %22, i64 1
  %57 = tail call <2 x float> @llvm.fabs.v2f32(<2 x float> %56)
  %58 = bitcast <2 x float> %57 to <2 x i32>
  %59 = extractelement <2 x i32> %58, i64 0
  %60 = extractelement <2 x i32> %58, i64 1
  %61 = or i32 %59, %60
  %62 = icmp eq i32 %61, 0
  %63 = icmp eq i32 %37, %41
  %64 = or i1 %63, %62
  %65 = bitcast i32 %53 to float
  %66 = select i1 %54, float %65, float %36
  %67 = select i1 %64, float %36, float %66
  %68 = select i1 %32, float %22, float %67
  %69 = insertelement <4 x float> poison, float %68, i64 0
  %70 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %19
  %71 = load i32, ptr addrspace(1) %70, align 4, !tbaa !6
  %72 = uitofp i32 %71 to float
  %73 = insertelement <4 x float> %69, float %72, i64 1
  %74 = fptoui float %72 to i32
  %75 = fcmp oge float %72, 0x41F0000000000000
  %76 = bitcast float %72 to i32
  %77 = icmp samesign ugt i32 %76, 2139095039
  %78 = select i1 %77, i32 -1, i32 1
  %79 = add nsw i32 %78, %76
  %80 = sub i32 -2147483648, %79
  %81 = icmp slt i32 %79, 0
  %82 = select i1 %81, i32 %80, i32 %79
  %83 = icmp eq i32 %76, 2139095040
  %84 = bitcast i32 %82 to float
  %85 = select i1 %83, float 0x7FF0000000000000, float %84
  %86 = icmp ule i32 %71, %74
  %87 = select i1 %75, i1 true, i1 %86
  %88 = select i1 %87, float %72, float %85
  %89 = insertelement <4 x float> %73, float %88, i64 2
  %90 = uitofp i64 %21 to float
  %91 = fptoui float %90 to i64
  %92 = fcmp ult float %90, 0x43F0000000000000
  %93 = select i1 %92, i64 %91, i64 -1
  %94 = icmp ule i64 %93, %21
  %95 = icmp ne i64 %21, -1
  %96 = and i1 %95, %94
  %97 = bitcast float %90 to i32
  %98 = add nsw i32 %97, -1
  %99 = bitcast i32 %98 to float
  %100 = select i1 %33, float 0xB6A0000000000000, float %99
  %101 = select i1 %96, float %90, float %100
  %102 = insertelement <4 x float> %89, float %101, i64 3
  %103 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %2, i64 %19
  store <4 x float> %102, ptr addrspace(1) %103, align 16, !tbaa !20
  %104 = load i64, ptr addrspace(1) %20, align 8, !tbaa !10
  %105 = sitofp i64 %104 to double
  %106 = load i32, ptr addrspace(1) %70, align 4, !tbaa !6
  %107 = zext i32 %106 to i64
  %108 = shl nuw nsw i64 %107, 31
  %109 = uitofp nneg i64 %108 to double
  %110 = fcmp ult double %109, 0x43F0000000000000
  %111 = icmp eq i32 %106, 0
  %112 = select i1 %111, double 0x7FF8000000000000, double 0xFFF0000000000000
  %113 = bitcast double %109 to i64
  %114 = bitcast double %112 to i64
  %115 = sub nsw i64 -9223372036854775808, %114
  %116 = icmp sle i64 %115, %113
  %117 = select i1 %116, i64 -1, i64 1
  %118 = add nsw i64 %117, %113
  %119 = sub i64 -9223372036854775808, %118
  %120 = icmp slt i64 %118, 0
  %121 = icmp ne i64 %118, 0
  %122 = or i1 %116, %121
  %123 = select i1 %122, i64 %118, i64 -9223372036854775808
  %124 = select i1 %120, i64 %119, i64 %123
  %125 = fcmp ord double %112, 0.000000e+00
  %126 = bitcast i64 %124 to double
  %127 = select i1 %125, double %126, double %112
  %128 = select i1 %110, double %109, double %127
  %129 = fadd double %128, %105
  %130 = getelementptr inbounds nuw double, ptr addrspace(1) %3, i64 %19
  store double %129, ptr addrspace(1) %130, align 8, !tbaa !28
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define protected amdgpu_kernel void @narrow_saturating(ptr addrspace(1) noundef readonly align 16 captures(none) %0, ptr addrspace(1) noundef align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 8 captures(none) %2, ptr addrspace(1) noundef writeonly align 8 captures(none) %3) local_unnamed_addr #3 !kernel_arg_addr_space !23 !kernel_arg_access_qual !24 !kernel_arg_type !30 !kernel_arg_base_type !31 !kernel_arg_type_qual !32 {
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
  %20 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %0, i64 %19
  %21 = load <4 x i32>, ptr addrspace(1) %20, align 16, !tbaa !20, !amdgpu.noclobber !19
  %22 = tail call noundef <4 x i32> @llvm.smax.v4i32(<4 x i32> %21, <4 x i32> zeroinitializer)
  %23 = tail call <4 x i32> @llvm.umin.v4i32(<4 x i32> %22, <4 x i32> splat (i32 255))
  %24 = trunc nuw <4 x i32> %23 to <4 x i8>
  %25 = getelementptr inbounds nuw <4 x i8>, ptr addrspace(1) %1, i64 %19
  store <4 x i8> %24, ptr addrspace(1) %25, align 4, !tbaa !20
  %26 = tail call noundef <4 x i32> @llvm.smax.v4i32(<4 x i32> %21, <4 x i32> splat (i32 -32768))
  %27 = tail call noundef <4 x i32> @llvm.smin.v4i32(<4 x i32> %26, <4 x i32> splat (i32 32767))
  %28 = trunc nsw <4 x i32> %27 to <4 x i16>
  %29 = getelementptr inbounds nuw <4 x i16>, ptr addrspace(1) %2, i64 %19
  store <4 x i16> %28, ptr addrspace(1) %29, align 8, !tbaa !20
  %30 = tail call <4 x i32> @llvm.umin.v4i32(<4 x i32> %22, <4 x i32> splat (i32 65535))
  %31 = trunc nuw <4 x i32> %30 to <4 x i16>
  %32 = load <4 x i8>, ptr addrspace(1) %25, align 4, !tbaa !20
  %33 = zext <4 x i8> %32 to <4 x i16>
  %34 = add <4 x i16> %33, %31
  %35 = getelementptr inbounds nuw <4 x i16>, ptr addrspace(1) %3, i64 %19
  store <4 x i16> %34, ptr addrspace(1) %35, align 8, !tbaa !20
  ret void
}

; Function Attrs: alwaysinline mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define protected void @__clang_ocl_kern_imp_narrow_saturating(ptr addrspace(1) noundef readonly align 16 captures(none) %0, ptr addrspace(1) noundef align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 8 captures(none) %2, ptr addrspace(1) noundef writeonly align 8 captures(none) %3) local_unnamed_addr #4 !kernel_arg_addr_space !23 !kernel_arg_access_qual !24 !kernel_arg_type !30 !kernel_arg_base_type !31 !kernel_arg_type_qual !32 {
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
  %20 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %0, i64 %19
  %21 = load <4 x i32>, ptr addrspace(1) %20, align 16, !tbaa !20
  %22 = tail call noundef <4 x i32> @llvm.smax.v4i32(<4 x i32> %21, <4 x i32> zeroinitializer)
  %23 = tail call <4 x i32> @llvm.umin.v4i32(<4 x i32> %22, <4 x i32> splat (i32 255))
  %24 = trunc nuw <4 x i32> %23 to <4 x i8>
  %25 = getelementptr inbounds nuw <4 x i8>, ptr addrspace(1) %1, i64 %19
  store <4 x i8> %24, ptr addrspace(1) %25, align 4, !tbaa !20
  %26 = tail call noundef <4 x i32> @llvm.smax.v4i32(<4 x i32> %21, <4 x i32> splat (i32 -32768))
  %27 = tail call noundef <4 x i32> @llvm.smin.v4i32(<4 x i32> %26, <4 x i32> splat (i32 32767))
  %28 = trunc nsw <4 x i32> %27 to <4 x i16>
  %29 = getelementptr inbounds nuw <4 x i16>, ptr addrspace(1) %2, i64 %19
  store <4 x i16> %28, ptr addrspace(1) %29, align 8, !tbaa !20
  %30 = tail call <4 x i32> @llvm.umin.v4i32(<4 x i32> %22, <4 x i32> splat (i32 65535))
  %31 = trunc nuw <4 x i32> %30 to <4 x i16>
  %32 = load <4 x i8>, ptr addrspace(1) %25, align 4, !tbaa !20
  %33 = zext <4 x i8> %32 to <4 x i16>
  %34 = add <4 x i16> %33, %31
  %35 = getelementptr inbounds nuw <4 x i16>, ptr addrspace(1) %3, i64 %19
  store <4 x i16> %34, ptr addrspace(1) %35, align 8, !tbaa !20
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define protected amdgpu_kernel void @reinterpret(ptr addrspace(1) noundef readonly align 16 captures(none) %0, ptr addrspace(1) noundef writeonly align 16 captures(none) %1) local_unnamed_addr #3 !kernel_arg_addr_space !33 !kernel_arg_access_qual !34 !kernel_arg_type !35 !kernel_arg_base_type !36 !kernel_arg_type_qual !37 {
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
  %18 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %0, i64 %17
  %19 = load <8 x i8>, ptr addrspace(1) %18, align 16, !tbaa !20
  %20 = shufflevector <8 x i8> %19, <8 x i8> poison, <16 x i32> <i32 1, i32 0, i32 3, i32 2, i32 5, i32 4, i32 7, i32 6, i32 5, i32 4, i32 7, i32 6, i32 1, i32 0, i32 3, i32 2>
  %21 = bitcast <16 x i8> %20 to <2 x i64>
  %22 = lshr <2 x i64> %21, splat (i64 3)
  %23 = bitcast <2 x i64> %22 to <4 x i32>
  %24 = and <4 x i32> %23, <i32 1073741823, i32 536870911, i32 1073741823, i32 536870911>
  %25 = bitcast <4 x i32> %24 to <4 x float>
  %26 = fneg <4 x float> %25
  %27 = extractelement <2 x i64> %22, i64 0
  %28 = bitcast i64 %27 to <2 x i32>
  %29 = bitcast <4 x float> %26 to <4 x i32>
  %30 = shufflevector <4 x i32> %29, <4 x i32> %24, <4 x i32> <i32 0, i32 5, i32 6, i32 7>
  %31 = extractelement <2 x i64> %22, i64 1
  %32 = bitcast i64 %31 to <2 x i32>
  %33 = shufflevector <2 x i32> %28, <2 x i32> %32, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %34 = xor <4 x i32> %33, %30
  %35 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %1, i64 %17
  store <4 x i32> %34, ptr addrspace(1) %35, align 16, !tbaa !20
  ret void
}

; Function Attrs: alwaysinline mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define protected void @__clang_ocl_kern_imp_reinterpret(ptr addrspace(1) noundef readonly align 16 captures(none) %0, ptr addrspace(1) noundef writeonly align 16 captures(none) %1) local_unnamed_addr #4 !kernel_arg_addr_space !33 !kernel_arg_access_qual !34 !kernel_arg_type !35 !kernel_arg_base_type !36 !kernel_arg_type_qual !37 {
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
  %18 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %0, i64 %17
  %19 = load <8 x i8>, ptr addrspace(1) %18, align 16, !tbaa !20
  %20 = shufflevector <8 x i8> %19, <8 x i8> poison, <16 x i32> <i32 1, i32 0, i32 3, i32 2, i32 5, i32 4, i32 7, i32 6, i32 5, i32 4, i32 7, i32 6, i32 1, i32 0, i32 3, i32 2>
  %21 = bitcast <16 x i8> %20 to <2 x i64>
  %22 = lshr <2 x i64> %21, splat (i64 3)
  %23 = bitcast <2 x i64> %22 to <4 x i32>
  %24 = and <4 x i32> %23, <i32 1073741823, i32 536870911, i32 1073741823, i32 536870911>
  %25 = bitcast <4 x i32> %24 to <4 x float>
  %26 = fneg <4 x float> %25
  %27 = extractelement <2 x i64> %22, i64 0
  %28 = bitcast i64 %27 to <2 x i32>
  %29 = bitcast <4 x float> %26 to <4 x i32>
  %30 = shufflevector <4 x i32> %29, <4 x i32> %24, <4 x i32> <i32 0, i32 5, i32 6, i32 7>
  %31 = extractelement <2 x i64> %22, i64 1
  %32 = bitcast i64 %31 to <2 x i32>
  %33 = shufflevector <2 x i32> %28, <2 x i32> %32, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %34 = xor <4 x i32> %33, %30
  %35 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %1, i64 %17
  store <4 x i32> %34, ptr addrspace(1) %35, align 16, !tbaa !20
  ret void
}

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
declare float @llvm.rint.f32(float) #5

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.ceil.f32(float) #5

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.floor.f32(float) #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.abs.i64(i64, i1 immarg) #1

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.copysign.f32(float, float) #5

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x i32> @llvm.smax.v4i32(<4 x i32>, <4 x i32>) #5

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x i32> @llvm.umin.v4i32(<4 x i32>, <4 x i32>) #5

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x i32> @llvm.smin.v4i32(<4 x i32>, <4 x i32>) #5

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <2 x float> @llvm.fabs.v2f32(<2 x float>) #6

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) "amdgpu-agpr-alloc"="0" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-lds-kernel-id" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) "amdgpu-agpr-alloc"="0" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-lds-kernel-id" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #3 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #4 = { alwaysinline mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #5 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }

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
!12 = !{i32 1, i32 1, i32 1, i32 1, i32 1}
!13 = !{!"none", !"none", !"none", !"none", !"none"}
!14 = !{!"float*", !"char*", !"ushort*", !"int4*", !"long*"}
!15 = !{!"float*", !"char*", !"ushort*", !"int __attribute__((ext_vector_type(4)))*", !"long*"}
!16 = !{!"const", !"", !"", !"", !""}
!17 = !{!18, !18, i64 0}
!18 = !{!"float", !8, i64 0}
!19 = !{}
!20 = !{!8, !8, i64 0}
!21 = !{!22, !22, i64 0}
!22 = !{!"short", !8, i64 0}
!23 = !{i32 1, i32 1, i32 1, i32 1}
!24 = !{!"none", !"none", !"none", !"none"}
!25 = !{!"long*", !"uint*", !"float4*", !"double*"}
!26 = !{!"long*", !"uint*", !"float __attribute__((ext_vector_type(4)))*", !"double*"}
!27 = !{!"const", !"const", !"", !""}
!28 = !{!29, !29, i64 0}
!29 = !{!"double", !8, i64 0}
!30 = !{!"int4*", !"uchar4*", !"short4*", !"ushort4*"}
!31 = !{!"int __attribute__((ext_vector_type(4)))*", !"uchar __attribute__((ext_vector_type(4)))*", !"short __attribute__((ext_vector_type(4)))*", !"ushort __attribute__((ext_vector_type(4)))*"}
!32 = !{!"const", !"", !"", !""}
!33 = !{i32 1, i32 1}
!34 = !{!"none", !"none"}
!35 = !{!"uint4*", !"uint4*"}
!36 = !{!"uint __attribute__((ext_vector_type(4)))*", !"uint __attribute__((ext_vector_type(4)))*"}
!37 = !{!"const", !""}
