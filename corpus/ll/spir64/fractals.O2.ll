; ModuleID = 'corpus/opencl/fractals.cl'
source_filename = "corpus/opencl/fractals.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

%struct.view = type { float, float, float }

; Function Attrs: convergent nofree norecurse nounwind memory(argmem: readwrite)
define dso_local spir_kernel void @mandelbrot(ptr addrspace(1) noundef writeonly align 4 captures(none) %0, ptr noundef readonly byval(%struct.view) align 4 captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %5 = load float, ptr %1, align 4
  %6 = getelementptr inbounds nuw i8, ptr %1, i64 4
  %7 = load float, ptr %6, align 4
  %8 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %9 = load float, ptr %8, align 4
  %10 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %11 = trunc i64 %10 to i32
  %12 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #6
  %13 = trunc i64 %12 to i32
  %14 = sitofp i32 %11 to float
  %15 = tail call float @llvm.fmuladd.f32(float %14, float %9, float %5)
  %16 = sitofp i32 %13 to float
  %17 = tail call float @llvm.fmuladd.f32(float %16, float %9, float %7)
  %18 = fadd float %15, -2.500000e-01
  %19 = fmul float %17, %17
  %20 = tail call float @llvm.fmuladd.f32(float %18, float %18, float %19)
  %21 = fadd float %18, %20
  %22 = fmul float %20, %21
  %23 = fmul float %17, 2.500000e-01
  %24 = fmul float %17, %23
  %25 = fcmp ugt float %22, %24
  br i1 %25, label %26, label %63

26:                                               ; preds = %4
  %27 = fadd float %15, 1.000000e+00
  %28 = tail call float @llvm.fmuladd.f32(float %27, float %27, float %19)
  %29 = fcmp ugt float %28, 6.250000e-02
  br i1 %29, label %30, label %63

30:                                               ; preds = %26
  %31 = icmp sgt i32 %3, 0
  br i1 %31, label %32, label %49

32:                                               ; preds = %30, %32
  %33 = phi float [ %43, %32 ], [ 0.000000e+00, %30 ]
  %34 = phi float [ %42, %32 ], [ 0.000000e+00, %30 ]
  %35 = phi float [ %39, %32 ], [ 0.000000e+00, %30 ]
  %36 = phi float [ %41, %32 ], [ 0.000000e+00, %30 ]
  %37 = phi i32 [ %44, %32 ], [ 0, %30 ]
  %38 = fmul float %36, 2.000000e+00
  %39 = tail call float @llvm.fmuladd.f32(float %38, float %35, float %17)
  %40 = fsub float %34, %33
  %41 = fadd float %15, %40
  %42 = fmul float %41, %41
  %43 = fmul float %39, %39
  %44 = add nuw nsw i32 %37, 1
  %45 = icmp slt i32 %44, %3
  %46 = fadd float %42, %43
  %47 = fcmp ole float %46, 1.600000e+01
  %48 = select i1 %45, i1 %47, i1 false
  br i1 %48, label %32, label %49

49:                                               ; preds = %32, %30
  %50 = phi i32 [ 0, %30 ], [ %44, %32 ]
  %51 = icmp slt i32 %50, %3
  br i1 %51, label %52, label %63

52:                                               ; preds = %49
  %53 = mul nuw nsw i32 %50, 9
  %54 = and i32 %53, 255
  %55 = shl i32 %50, 8
  %56 = mul i32 %55, %50
  %57 = and i32 %56, 65280
  %58 = or disjoint i32 %54, %57
  %59 = mul i32 %50, 16580608
  %60 = add i32 %59, 16711680
  %61 = or disjoint i32 %58, %60
  %62 = or i32 %61, -16777216
  br label %63

63:                                               ; preds = %26, %4, %49, %52
  %64 = phi i32 [ %62, %52 ], [ -16777216, %49 ], [ -16777216, %4 ], [ -16777216, %26 ]
  %65 = mul nsw i32 %2, %13
  %66 = add nsw i32 %65, %11
  %67 = sext i32 %66 to i64
  %68 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %67
  store i32 %64, ptr addrspace(1) %68, align 4, !tbaa !4
  ret void
}

; Function Attrs: alwaysinline convergent nofree norecurse nounwind memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_mandelbrot(ptr addrspace(1) noundef writeonly align 4 captures(none) %0, ptr noundef readonly byval(%struct.view) align 4 captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #1 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %6 = trunc i64 %5 to i32
  %7 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #6
  %8 = trunc i64 %7 to i32
  %9 = load float, ptr %1, align 4, !tbaa !12
  %10 = sitofp i32 %6 to float
  %11 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %12 = load float, ptr %11, align 4, !tbaa !15
  %13 = tail call float @llvm.fmuladd.f32(float %10, float %12, float %9)
  %14 = getelementptr inbounds nuw i8, ptr %1, i64 4
  %15 = load float, ptr %14, align 4, !tbaa !16
  %16 = sitofp i32 %8 to float
  %17 = tail call float @llvm.fmuladd.f32(float %16, float %12, float %15)
  %18 = fadd float %13, -2.500000e-01
  %19 = fmul float %17, %17
  %20 = tail call float @llvm.fmuladd.f32(float %18, float %18, float %19)
  %21 = fadd float %18, %20
  %22 = fmul float %20, %21
  %23 = fmul float %17, 2.500000e-01
  %24 = fmul float %17, %23
  %25 = fcmp ugt float %22, %24
  br i1 %25, label %26, label %63

26:                                               ; preds = %4
  %27 = fadd float %13, 1.000000e+00
  %28 = tail call float @llvm.fmuladd.f32(float %27, float %27, float %19)
  %29 = fcmp ugt float %28, 6.250000e-02
  br i1 %29, label %30, label %63

30:                                               ; preds = %26
  %31 = icmp sgt i32 %3, 0
  br i1 %31, label %32, label %49

32:                                               ; preds = %30, %32
  %33 = phi float [ %43, %32 ], [ 0.000000e+00, %30 ]
  %34 = phi float [ %42, %32 ], [ 0.000000e+00, %30 ]
  %35 = phi float [ %39, %32 ], [ 0.000000e+00, %30 ]
  %36 = phi float [ %41, %32 ], [ 0.000000e+00, %30 ]
  %37 = phi i32 [ %44, %32 ], [ 0, %30 ]
  %38 = fmul float %36, 2.000000e+00
  %39 = tail call float @llvm.fmuladd.f32(float %38, float %35, float %17)
  %40 = fsub float %34, %33
  %41 = fadd float %13, %40
  %42 = fmul float %41, %41
  %43 = fmul float %39, %39
  %44 = add nuw nsw i32 %37, 1
  %45 = icmp slt i32 %44, %3
  %46 = fadd float %42, %43
  %47 = fcmp ole float %46, 1.600000e+01
  %48 = select i1 %45, i1 %47, i1 false
  br i1 %48, label %32, label %49

49:                                               ; preds = %32, %30
  %50 = phi i32 [ 0, %30 ], [ %44, %32 ]
  %51 = icmp slt i32 %50, %3
  br i1 %51, label %52, label %63

52:                                               ; preds = %49
  %53 = mul nuw nsw i32 %50, 9
  %54 = and i32 %53, 255
  %55 = shl i32 %50, 8
  %56 = mul i32 %55, %50
  %57 = and i32 %56, 65280
  %58 = or disjoint i32 %54, %57
  %59 = mul i32 %50, 16580608
  %60 = add i32 %59, 16711680
  %61 = or disjoint i32 %58, %60
  %62 = or i32 %61, -16777216
  br label %63

63:                                               ; preds = %26, %4, %52, %49
  %64 = phi i32 [ %62, %52 ], [ -16777216, %49 ], [ -16777216, %4 ], [ -16777216, %26 ]
  %65 = mul nsw i32 %2, %8
  %66 = add nsw i32 %65, %6
  %67 = sext i32 %66 to i64
  %68 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %67
  store i32 %64, ptr addrspace(1) %68, align 4, !tbaa !4
  ret void
}

; Function Attrs: convergent nofree norecurse nounwind memory(argmem: write)
define dso_local spir_kernel void @mandelbrot_double(ptr addrspace(1) noundef writeonly align 2 captures(none) %0, double noundef %1, double noundef %2, double noundef %3, i32 noundef %4, i32 noundef %5) local_unnamed_addr #2 !kernel_arg_addr_space !17 !kernel_arg_access_qual !18 !kernel_arg_type !19 !kernel_arg_base_type !19 !kernel_arg_type_qual !20 {
  %7 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %8 = trunc i64 %7 to i32
  %9 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #6
  %10 = trunc i64 %9 to i32
  %11 = sitofp i32 %8 to double
  %12 = fmul double %3, %11
  %13 = sitofp i32 %4 to double
  %14 = fdiv double %12, %13
  %15 = fadd double %1, %14
  %16 = sitofp i32 %10 to double
  %17 = fmul double %3, %16
  %18 = fdiv double %17, %13
  %19 = fadd double %2, %18
  br label %20

20:                                               ; preds = %29, %6
  %21 = phi double [ %19, %6 ], [ %25, %29 ]
  %22 = phi i16 [ 0, %6 ], [ %26, %29 ]
  %23 = phi double [ %15, %6 ], [ %33, %29 ]
  %24 = fmul double %23, 2.000000e+00
  %25 = tail call spir_func double @_Z3fmaddd(double noundef %24, double noundef %21, double noundef %19) #6
  %26 = add i16 %22, 1
  %27 = zext i16 %26 to i32
  %28 = icmp sgt i32 %5, %27
  br i1 %28, label %29, label %37

29:                                               ; preds = %20
  %30 = fneg double %21
  %31 = fmul double %21, %30
  %32 = tail call double @llvm.fmuladd.f64(double %23, double %23, double %31)
  %33 = fadd double %15, %32
  %34 = fmul double %25, %25
  %35 = tail call double @llvm.fmuladd.f64(double %33, double %33, double %34)
  %36 = fcmp olt double %35, 4.000000e+00
  br i1 %36, label %20, label %37

37:                                               ; preds = %20, %29
  %38 = mul nsw i32 %4, %10
  %39 = add nsw i32 %38, %8
  %40 = sext i32 %39 to i64
  %41 = getelementptr inbounds i16, ptr addrspace(1) %0, i64 %40
  store i16 %26, ptr addrspace(1) %41, align 2, !tbaa !21
  ret void
}

; Function Attrs: alwaysinline convergent nofree norecurse nounwind memory(argmem: write)
define dso_local spir_func void @__clang_ocl_kern_imp_mandelbrot_double(ptr addrspace(1) noundef writeonly align 2 captures(none) %0, double noundef %1, double noundef %2, double noundef %3, i32 noundef %4, i32 noundef %5) local_unnamed_addr #3 !kernel_arg_addr_space !17 !kernel_arg_access_qual !18 !kernel_arg_type !19 !kernel_arg_base_type !19 !kernel_arg_type_qual !20 {
  %7 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %8 = trunc i64 %7 to i32
  %9 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #6
  %10 = trunc i64 %9 to i32
  %11 = sitofp i32 %8 to double
  %12 = fmul double %3, %11
  %13 = sitofp i32 %4 to double
  %14 = fdiv double %12, %13
  %15 = fadd double %1, %14
  %16 = sitofp i32 %10 to double
  %17 = fmul double %3, %16
  %18 = fdiv double %17, %13
  %19 = fadd double %2, %18
  br label %20

20:                                               ; preds = %29, %6
  %21 = phi double [ %19, %6 ], [ %25, %29 ]
  %22 = phi i16 [ 0, %6 ], [ %26, %29 ]
  %23 = phi double [ %15, %6 ], [ %33, %29 ]
  %24 = fmul double %23, 2.000000e+00
  %25 = tail call spir_func double @_Z3fmaddd(double noundef %24, double noundef %21, double noundef %19) #6
  %26 = add i16 %22, 1
  %27 = zext i16 %26 to i32
  %28 = icmp sgt i32 %5, %27
  br i1 %28, label %29, label %37

29:                                               ; preds = %20
  %30 = fneg double %21
  %31 = fmul double %21, %30
  %32 = tail call double @llvm.fmuladd.f64(double %23, double %23, double %31)
  %33 = fadd double %15, %32
  %34 = fmul double %25, %25
  %35 = tail call double @llvm.fmuladd.f64(double %33, double %33, double %34)
  %36 = fcmp olt double %35, 4.000000e+00
  br i1 %36, label %20, label %37

37:                                               ; preds = %20, %29
  %38 = mul nsw i32 %4, %10
  %39 = add nsw i32 %38, %8
  %40 = sext i32 %39 to i64
  %41 = getelementptr inbounds i16, ptr addrspace(1) %0, i64 %40
  store i16 %26, ptr addrspace(1) %41, align 2, !tbaa !21
  ret void
}

; Function Attrs: convergent nofree norecurse nounwind memory(argmem: write)
define dso_local spir_kernel void @julia_vec4(ptr addrspace(1) noundef writeonly align 4 captures(none) %0, float noundef %1, float noundef %2, i32 noundef %3) local_unnamed_addr #2 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !23 !kernel_arg_base_type !24 !kernel_arg_type_qual !11 {
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %6 = trunc i64 %5 to i32
  %7 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #6
  %8 = trunc i64 %7 to i32
  %9 = icmp sgt i32 %3, 0
  br i1 %9, label %10, label %50

10:                                               ; preds = %4
  %11 = sitofp i32 %8 to float
  %12 = tail call float @llvm.fmuladd.f32(float %11, float 0x3FC99999A0000000, float 0xBFF99999A0000000)
  %13 = insertelement <4 x float> poison, float %12, i64 0
  %14 = shufflevector <4 x float> %13, <4 x float> poison, <4 x i32> zeroinitializer
  %15 = sitofp i32 %6 to float
  %16 = fmul float %15, 4.000000e+00
  %17 = insertelement <4 x float> poison, float %16, i64 0
  %18 = shufflevector <4 x float> %17, <4 x float> poison, <4 x i32> zeroinitializer
  %19 = fadd <4 x float> %18, <float 0.000000e+00, float 1.000000e+00, float 2.000000e+00, float 3.000000e+00>
  %20 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %19, <4 x float> splat (float 0x3FB99999A0000000), <4 x float> splat (float 0xBFF99999A0000000))
  %21 = insertelement <4 x float> poison, float %2, i64 0
  %22 = shufflevector <4 x float> %21, <4 x float> poison, <4 x i32> zeroinitializer
  %23 = insertelement <4 x float> poison, float %1, i64 0
  %24 = shufflevector <4 x float> %23, <4 x float> poison, <4 x i32> zeroinitializer
  br label %25

25:                                               ; preds = %10, %37
  %26 = phi <4 x float> [ %20, %10 ], [ %44, %37 ]
  %27 = phi <4 x float> [ %14, %10 ], [ %41, %37 ]
  %28 = phi <4 x i32> [ zeroinitializer, %10 ], [ %38, %37 ]
  %29 = phi i32 [ 0, %10 ], [ %45, %37 ]
  %30 = fmul <4 x float> %26, %26
  %31 = fmul <4 x float> %27, %27
  %32 = fadd <4 x float> %31, %30
  %33 = fcmp olt <4 x float> %32, splat (float 4.000000e+00)
  %34 = sext <4 x i1> %33 to <4 x i32>
  %35 = tail call spir_func i32 @_Z3anyDv4_i(<4 x i32> noundef %34) #6
  %36 = icmp eq i32 %35, 0
  br i1 %36, label %47, label %37

37:                                               ; preds = %25
  %38 = sub <4 x i32> %28, %34
  %39 = fmul <4 x float> %26, splat (float 2.000000e+00)
  %40 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %39, <4 x float> %27, <4 x float> %22)
  %41 = tail call spir_func <4 x float> @_Z6selectDv4_fS_Dv4_i(<4 x float> noundef %27, <4 x float> noundef %40, <4 x i32> noundef %34) #6
  %42 = fsub <4 x float> %30, %31
  %43 = fadd <4 x float> %24, %42
  %44 = tail call spir_func <4 x float> @_Z6selectDv4_fS_Dv4_i(<4 x float> noundef %26, <4 x float> noundef %43, <4 x i32> noundef %34) #6
  %45 = add nuw nsw i32 %29, 1
  %46 = icmp slt i32 %45, %3
  br i1 %46, label %25, label %47

47:                                               ; preds = %25, %37
  %48 = phi <4 x i32> [ %38, %37 ], [ %28, %25 ]
  %49 = mul <4 x i32> %48, splat (i32 6)
  br label %50

50:                                               ; preds = %47, %4
  %51 = phi <4 x i32> [ zeroinitializer, %4 ], [ %49, %47 ]
  %52 = tail call spir_func <4 x i8> @_Z18convert_uchar4_satDv4_i(<4 x i32> noundef %51) #6
  %53 = shl nsw i32 %8, 3
  %54 = add nsw i32 %53, %6
  %55 = sext i32 %54 to i64
  %56 = getelementptr inbounds <4 x i8>, ptr addrspace(1) %0, i64 %55
  store <4 x i8> %52, ptr addrspace(1) %56, align 4, !tbaa !25
  ret void
}

; Function Attrs: alwaysinline convergent nofree norecurse nounwind memory(argmem: write)
define dso_local spir_func void @__clang_ocl_kern_imp_julia_vec4(ptr addrspace(1) noundef writeonly align 4 captures(none) %0, float noundef %1, float noundef %2, i32 noundef %3) local_unnamed_addr #3 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !23 !kernel_arg_base_type !24 !kernel_arg_type_qual !11 {
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %6 = trunc i64 %5 to i32
  %7 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #6
  %8 = trunc i64 %7 to i32
  %9 = icmp sgt i32 %3, 0
  br i1 %9, label %10, label %50

10:                                               ; preds = %4
  %11 = sitofp i32 %8 to float
  %12 = tail call float @llvm.fmuladd.f32(float %11, float 0x3FC99999A0000000, float 0xBFF99999A0000000)
  %13 = insertelement <4 x float> poison, float %12, i64 0
  %14 = shufflevector <4 x float> %13, <4 x float> poison, <4 x i32> zeroinitializer
  %15 = sitofp i32 %6 to float
  %16 = fmul float %15, 4.000000e+00
  %17 = insertelement <4 x float> poison, float %16, i64 0
  %18 = shufflevector <4 x float> %17, <4 x float> poison, <4 x i32> zeroinitializer
  %19 = fadd <4 x float> %18, <float 0.000000e+00, float 1.000000e+00, float 2.000000e+00, float 3.000000e+00>
  %20 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %19, <4 x float> splat (float 0x3FB99999A0000000), <4 x float> splat (float 0xBFF99999A0000000))
  %21 = insertelement <4 x float> poison, float %2, i64 0
  %22 = shufflevector <4 x float> %21, <4 x float> poison, <4 x i32> zeroinitializer
  %23 = insertelement <4 x float> poison, float %1, i64 0
  %24 = shufflevector <4 x float> %23, <4 x float> poison, <4 x i32> zeroinitializer
  br label %25

25:                                               ; preds = %10, %37
  %26 = phi <4 x float> [ %20, %10 ], [ %44, %37 ]
  %27 = phi <4 x float> [ %14, %10 ], [ %41, %37 ]
  %28 = phi <4 x i32> [ zeroinitializer, %10 ], [ %38, %37 ]
  %29 = phi i32 [ 0, %10 ], [ %45, %37 ]
  %30 = fmul <4 x float> %26, %26
  %31 = fmul <4 x float> %27, %27
  %32 = fadd <4 x float> %31, %30
  %33 = fcmp olt <4 x float> %32, splat (float 4.000000e+00)
  %34 = sext <4 x i1> %33 to <4 x i32>
  %35 = tail call spir_func i32 @_Z3anyDv4_i(<4 x i32> noundef %34) #6
  %36 = icmp eq i32 %35, 0
  br i1 %36, label %47, label %37

37:                                               ; preds = %25
  %38 = sub <4 x i32> %28, %34
  %39 = fmul <4 x float> %26, splat (float 2.000000e+00)
  %40 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %39, <4 x float> %27, <4 x float> %22)
  %41 = tail call spir_func <4 x float> @_Z6selectDv4_fS_Dv4_i(<4 x float> noundef %27, <4 x float> noundef %40, <4 x i32> noundef %34) #6
  %42 = fsub <4 x float> %30, %31
  %43 = fadd <4 x float> %24, %42
  %44 = tail call spir_func <4 x float> @_Z6selectDv4_fS_Dv4_i(<4 x float> noundef %26, <4 x float> noundef %43, <4 x i32> noundef %34) #6
  %45 = add nuw nsw i32 %29, 1
  %46 = icmp slt i32 %45, %3
  br i1 %46, label %25, label %47

47:                                               ; preds = %25, %37
  %48 = phi <4 x i32> [ %38, %37 ], [ %28, %25 ]
  %49 = mul <4 x i32> %48, splat (i32 6)
  br label %50

50:                                               ; preds = %47, %4
  %51 = phi <4 x i32> [ zeroinitializer, %4 ], [ %49, %47 ]
  %52 = tail call spir_func <4 x i8> @_Z18convert_uchar4_satDv4_i(<4 x i32> noundef %51) #6
  %53 = shl nsw i32 %8, 3
  %54 = add nsw i32 %53, %6
  %55 = sext i32 %54 to i64
  %56 = getelementptr inbounds <4 x i8>, ptr addrspace(1) %0, i64 %55
  store <4 x i8> %52, ptr addrspace(1) %56, align 4, !tbaa !25
  ret void
}

; Function Attrs: convergent nofree norecurse nounwind memory(argmem: write)
define dso_local spir_kernel void @mandelbrot_fixed(ptr addrspace(1) noundef writeonly align 2 captures(none) %0, i64 noundef %1, i64 noundef %2, i64 noundef %3, i32 noundef %4, i32 noundef %5) local_unnamed_addr #2 !kernel_arg_addr_space !17 !kernel_arg_access_qual !18 !kernel_arg_type !26 !kernel_arg_base_type !26 !kernel_arg_type_qual !20 {
  %7 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %8 = trunc i64 %7 to i32
  %9 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #6
  %10 = trunc i64 %9 to i32
  %11 = sext i32 %8 to i64
  %12 = mul nsw i64 %3, %11
  %13 = add nsw i64 %12, %1
  %14 = sext i32 %10 to i64
  %15 = mul nsw i64 %3, %14
  %16 = add nsw i64 %15, %2
  br label %17

17:                                               ; preds = %40, %6
  %18 = phi i16 [ 0, %6 ], [ %50, %40 ]
  %19 = phi i64 [ 0, %6 ], [ %47, %40 ]
  %20 = phi i64 [ 0, %6 ], [ %37, %40 ]
  %21 = zext i16 %18 to i32
  %22 = icmp sgt i32 %5, %21
  br i1 %22, label %23, label %51

23:                                               ; preds = %17
  %24 = tail call spir_func i64 @_Z3absl(i64 noundef %20) #6
  %25 = tail call spir_func i64 @_Z6mul_himm(i64 noundef %24, i64 noundef %24) #6
  %26 = shl i64 %25, 3
  %27 = tail call spir_func i64 @_Z3absl(i64 noundef %19) #6
  %28 = tail call spir_func i64 @_Z6mul_himm(i64 noundef %27, i64 noundef %27) #6
  %29 = shl i64 %28, 3
  %30 = add i64 %29, %26
  %31 = icmp ugt i64 %30, 4611686018427387904
  br i1 %31, label %51, label %32

32:                                               ; preds = %23
  %33 = tail call spir_func i64 @_Z3absl(i64 noundef %20) #6
  %34 = tail call spir_func i64 @_Z3absl(i64 noundef %19) #6
  %35 = tail call spir_func i64 @_Z6mul_himm(i64 noundef %33, i64 noundef %34) #6
  %36 = sub nsw i64 %26, %29
  %37 = add nsw i64 %13, %36
  %38 = tail call spir_func i64 @_Z3absl(i64 noundef %37) #6
  %39 = icmp ugt i64 %38, 4611686018427387903
  br i1 %39, label %51, label %40

40:                                               ; preds = %32
  %41 = xor i64 %20, %19
  %42 = icmp slt i64 %41, 0
  %43 = shl i64 %35, 3
  %44 = sub nsw i64 0, %43
  %45 = select i1 %42, i64 %44, i64 %43
  %46 = shl nsw i64 %45, 1
  %47 = add nsw i64 %16, %46
  %48 = tail call spir_func i64 @_Z3absl(i64 noundef %47) #6
  %49 = icmp ugt i64 %48, 4611686018427387903
  %50 = add i16 %18, 1
  br i1 %49, label %51, label %17

51:                                               ; preds = %40, %23, %32, %17
  %52 = mul nsw i32 %4, %10
  %53 = add nsw i32 %52, %8
  %54 = sext i32 %53 to i64
  %55 = getelementptr inbounds i16, ptr addrspace(1) %0, i64 %54
  store i16 %18, ptr addrspace(1) %55, align 2, !tbaa !21
  ret void
}

; Function Attrs: alwaysinline convergent nofree norecurse nounwind memory(argmem: write)
define dso_local spir_func void @__clang_ocl_kern_imp_mandelbrot_fixed(ptr addrspace(1) noundef writeonly align 2 captures(none) %0, i64 noundef %1, i64 noundef %2, i64 noundef %3, i32 noundef %4, i32 noundef %5) local_unnamed_addr #3 !kernel_arg_addr_space !17 !kernel_arg_access_qual !18 !kernel_arg_type !26 !kernel_arg_base_type !26 !kernel_arg_type_qual !20 {
  %7 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %8 = trunc i64 %7 to i32
  %9 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #6
  %10 = trunc i64 %9 to i32
  %11 = sext i32 %8 to i64
  %12 = mul nsw i64 %3, %11
  %13 = add nsw i64 %12, %1
  %14 = sext i32 %10 to i64
  %15 = mul nsw i64 %3, %14
  %16 = add nsw i64 %15, %2
  br label %17

17:                                               ; preds = %40, %6
  %18 = phi i16 [ 0, %6 ], [ %50, %40 ]
  %19 = phi i64 [ 0, %6 ], [ %47, %40 ]
  %20 = phi i64 [ 0, %6 ], [ %37, %40 ]
  %21 = zext i16 %18 to i32
  %22 = icmp sgt i32 %5, %21
  br i1 %22, label %23, label %51

23:                                               ; preds = %17
  %24 = tail call spir_func i64 @_Z3absl(i64 noundef %20) #6
  %25 = tail call spir_func i64 @_Z6mul_himm(i64 noundef %24, i64 noundef %24) #6
  %26 = shl i64 %25, 3
  %27 = tail call spir_func i64 @_Z3absl(i64 noundef %19) #6
  %28 = tail call spir_func i64 @_Z6mul_himm(i64 noundef %27, i64 noundef %27) #6
  %29 = shl i64 %28, 3
  %30 = add i64 %29, %26
  %31 = icmp ugt i64 %30, 4611686018427387904
  br i1 %31, label %51, label %32

32:                                               ; preds = %23
  %33 = tail call spir_func i64 @_Z3absl(i64 noundef %20) #6
  %34 = tail call spir_func i64 @_Z3absl(i64 noundef %19) #6
  %35 = tail call spir_func i64 @_Z6mul_himm(i64 noundef %33, i64 noundef %34) #6
  %36 = sub nsw i64 %26, %29
  %37 = add nsw i64 %13, %36
  %38 = tail call spir_func i64 @_Z3absl(i64 noundef %37) #6
  %39 = icmp ugt i64 %38, 4611686018427387903
  br i1 %39, label %51, label %40

40:                                               ; preds = %32
  %41 = xor i64 %20, %19
  %42 = icmp slt i64 %41, 0
  %43 = shl i64 %35, 3
  %44 = sub nsw i64 0, %43
  %45 = select i1 %42, i64 %44, i64 %43
  %46 = shl nsw i64 %45, 1
  %47 = add nsw i64 %16, %46
  %48 = tail call spir_func i64 @_Z3absl(i64 noundef %47) #6
  %49 = icmp ugt i64 %48, 4611686018427387903
  %50 = add i16 %18, 1
  br i1 %49, label %51, label %17

51:                                               ; preds = %40, %23, %32, %17
  %52 = mul nsw i32 %4, %10
  %53 = add nsw i32 %52, %8
  %54 = sext i32 %53 to i64
  %55 = getelementptr inbounds i16, ptr addrspace(1) %0, i64 %54
  store i16 %18, ptr addrspace(1) %55, align 2, !tbaa !21
  ret void
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #4

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #5

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #5

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func double @_Z3fmaddd(double noundef, double noundef, double noundef) local_unnamed_addr #4

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x float> @llvm.fmuladd.v4f32(<4 x float>, <4 x float>, <4 x float>) #5

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i32 @_Z3anyDv4_i(<4 x i32> noundef) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func <4 x float> @_Z6selectDv4_fS_Dv4_i(<4 x float> noundef, <4 x float> noundef, <4 x i32> noundef) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func <4 x i8> @_Z18convert_uchar4_satDv4_i(<4 x i32> noundef) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z3absl(i64 noundef) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z6mul_himm(i64 noundef, i64 noundef) local_unnamed_addr #4

attributes #0 = { convergent nofree norecurse nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline convergent nofree norecurse nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #2 = { convergent nofree norecurse nounwind memory(argmem: write) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #3 = { alwaysinline convergent nofree norecurse nounwind memory(argmem: write) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #4 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #5 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { convergent nounwind willreturn memory(none) }

!llvm.module.flags = !{!0, !1}
!opencl.ocl.version = !{!2}
!opencl.spir.version = !{!2}
!llvm.ident = !{!3}
!llvm.errno.tbaa = !{!4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 7, !"frame-pointer", i32 2}
!2 = !{i32 2, i32 0}
!3 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!4 = !{!5, !5, i64 0}
!5 = !{!"int", !6, i64 0}
!6 = !{!"omnipotent char", !7, i64 0}
!7 = !{!"Simple C/C++ TBAA"}
!8 = !{i32 1, i32 0, i32 0, i32 0}
!9 = !{!"none", !"none", !"none", !"none"}
!10 = !{!"uint*", !"view", !"int", !"int"}
!11 = !{!"", !"", !"", !""}
!12 = !{!13, !14, i64 0}
!13 = !{!"", !14, i64 0, !14, i64 4, !14, i64 8}
!14 = !{!"float", !6, i64 0}
!15 = !{!13, !14, i64 8}
!16 = !{!13, !14, i64 4}
!17 = !{i32 1, i32 0, i32 0, i32 0, i32 0, i32 0}
!18 = !{!"none", !"none", !"none", !"none", !"none", !"none"}
!19 = !{!"ushort*", !"double", !"double", !"double", !"int", !"int"}
!20 = !{!"", !"", !"", !"", !"", !""}
!21 = !{!22, !22, i64 0}
!22 = !{!"short", !6, i64 0}
!23 = !{!"uchar4*", !"float", !"float", !"int"}
!24 = !{!"uchar __attribute__((ext_vector_type(4)))*", !"float", !"float", !"int"}
!25 = !{!6, !6, i64 0}
!26 = !{!"ushort*", !"long", !"long", !"long", !"int", !"int"}
