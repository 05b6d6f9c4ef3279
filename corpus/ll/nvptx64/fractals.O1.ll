; ModuleID = 'corpus/opencl/fractals.cl'
source_filename = "corpus/opencl/fractals.cl"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.view = type { float, float, float }

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @mandelbrot(ptr addrspace(1) noundef writeonly align 4 captures(none) %0, ptr noundef readonly byval(%struct.view) align 4 captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  tail call void @__clang_ocl_kern_imp_mandelbrot(ptr addrspace(1) noundef align 4 %0, ptr noundef nonnull byval(%struct.view) align 4 %1, i32 noundef %2, i32 noundef %3) #6
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @__clang_ocl_kern_imp_mandelbrot(ptr addrspace(1) noundef writeonly align 4 captures(none) %0, ptr noundef readonly byval(%struct.view) align 4 captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #1 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = mul i32 %6, %5
  %9 = add i32 %8, %7
  %10 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %11 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %12 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %13 = mul nuw nsw i32 %11, %10
  %14 = add nuw nsw i32 %13, %12
  %15 = load float, ptr %1, align 4, !tbaa !14
  %16 = sitofp i32 %9 to float
  %17 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %18 = load float, ptr %17, align 4, !tbaa !17
  %19 = tail call float @llvm.fmuladd.f32(float %16, float %18, float %15)
  %20 = getelementptr inbounds nuw i8, ptr %1, i64 4
  %21 = load float, ptr %20, align 4, !tbaa !18
  %22 = uitofp nneg i32 %14 to float
  %23 = tail call float @llvm.fmuladd.f32(float %22, float %18, float %21)
  %24 = fadd float %19, -2.500000e-01
  %25 = fmul float %23, %23
  %26 = tail call float @llvm.fmuladd.f32(float %24, float %24, float %25)
  %27 = fadd float %24, %26
  %28 = fmul float %26, %27
  %29 = fmul float %23, 2.500000e-01
  %30 = fmul float %23, %29
  %31 = fcmp ugt float %28, %30
  br i1 %31, label %32, label %55

32:                                               ; preds = %4
  %33 = fadd float %19, 1.000000e+00
  %34 = tail call float @llvm.fmuladd.f32(float %33, float %33, float %25)
  %35 = fcmp ugt float %34, 6.250000e-02
  br i1 %35, label %36, label %55

36:                                               ; preds = %32
  %37 = icmp sgt i32 %3, 0
  br i1 %37, label %38, label %55

38:                                               ; preds = %36, %38
  %39 = phi float [ %49, %38 ], [ 0.000000e+00, %36 ]
  %40 = phi float [ %48, %38 ], [ 0.000000e+00, %36 ]
  %41 = phi float [ %45, %38 ], [ 0.000000e+00, %36 ]
  %42 = phi float [ %47, %38 ], [ 0.000000e+00, %36 ]
  %43 = phi i32 [ %50, %38 ], [ 0, %36 ]
  %44 = fmul float %42, 2.000000e+00
  %45 = tail call float @llvm.fmuladd.f32(float %44, float %41, float %23)
  %46 = fsub float %40, %39
  %47 = fadd float %19, %46
  %48 = fmul float %47, %47
  %49 = fmul float %45, %45
  %50 = add nuw nsw i32 %43, 1
  %51 = icmp slt i32 %50, %3
  %52 = fadd float %48, %49
  %53 = fcmp ole float %52, 1.600000e+01
  %54 = select i1 %51, i1 %53, i1 false
  br i1 %54, label %38, label %55, !llvm.loop !19

55:                                               ; preds = %38, %36, %4, %32
  %56 = phi i32 [ %3, %4 ], [ %3, %32 ], [ 0, %36 ], [ %50, %38 ]
  %57 = icmp slt i32 %56, %3
  br i1 %57, label %58, label %69

58:                                               ; preds = %55
  %59 = mul nsw i32 %56, 9
  %60 = and i32 %59, 255
  %61 = shl i32 %56, 8
  %62 = mul i32 %61, %56
  %63 = and i32 %62, 65280
  %64 = or disjoint i32 %60, %63
  %65 = mul i32 %56, 16580608
  %66 = add i32 %65, 16711680
  %67 = or disjoint i32 %64, %66
  %68 = or i32 %67, -16777216
  br label %69

69:                                               ; preds = %58, %55
  %70 = phi i32 [ %68, %58 ], [ -16777216, %55 ]
  %71 = mul nsw i32 %2, %14
  %72 = add nsw i32 %71, %9
  %73 = sext i32 %72 to i64
  %74 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %73
  store i32 %70, ptr addrspace(1) %74, align 4, !tbaa !6
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: write)
define dso_local ptx_kernel void @mandelbrot_double(ptr addrspace(1) noundef writeonly align 2 captures(none) %0, double noundef %1, double noundef %2, double noundef %3, i32 noundef %4, i32 noundef %5) local_unnamed_addr #2 !kernel_arg_addr_space !21 !kernel_arg_access_qual !22 !kernel_arg_type !23 !kernel_arg_base_type !23 !kernel_arg_type_qual !24 {
  tail call void @__clang_ocl_kern_imp_mandelbrot_double(ptr addrspace(1) noundef align 2 %0, double noundef %1, double noundef %2, double noundef %3, i32 noundef %4, i32 noundef %5) #6
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: write)
define dso_local void @__clang_ocl_kern_imp_mandelbrot_double(ptr addrspace(1) noundef writeonly align 2 captures(none) %0, double noundef %1, double noundef %2, double noundef %3, i32 noundef %4, i32 noundef %5) local_unnamed_addr #3 !kernel_arg_addr_space !21 !kernel_arg_access_qual !22 !kernel_arg_type !23 !kernel_arg_base_type !23 !kernel_arg_type_qual !24 {
  %7 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %8 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %9 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %10 = mul i32 %8, %7
  %11 = add i32 %10, %9
  %12 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %13 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %14 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %15 = mul nuw nsw i32 %13, %12
  %16 = add nuw nsw i32 %15, %14
  %17 = sitofp i32 %11 to double
  %18 = fmul double %3, %17
  %19 = sitofp i32 %4 to double
  %20 = fdiv double %18, %19
  %21 = fadd double %1, %20
  %22 = uitofp nneg i32 %16 to double
  %23 = fmul double %3, %22
  %24 = fdiv double %23, %19
  %25 = fadd double %2, %24
  br label %26

26:                                               ; preds = %33, %6
  %27 = phi double [ %25, %6 ], [ %35, %33 ]
  %28 = phi i16 [ 0, %6 ], [ %30, %33 ]
  %29 = phi double [ %21, %6 ], [ %39, %33 ]
  %30 = add i16 %28, 1
  %31 = zext i16 %30 to i32
  %32 = icmp sgt i32 %5, %31
  br i1 %32, label %33, label %43

33:                                               ; preds = %26
  %34 = fmul double %29, 2.000000e+00
  %35 = tail call noundef double @llvm.fma.f64(double %34, double %27, double %25)
  %36 = fneg double %27
  %37 = fmul double %27, %36
  %38 = tail call double @llvm.fmuladd.f64(double %29, double %29, double %37)
  %39 = fadd double %21, %38
  %40 = fmul double %35, %35
  %41 = tail call double @llvm.fmuladd.f64(double %39, double %39, double %40)
  %42 = fcmp olt double %41, 4.000000e+00
  br i1 %42, label %26, label %43, !llvm.loop !25

43:                                               ; preds = %26, %33
  %44 = mul nsw i32 %4, %16
  %45 = add nsw i32 %44, %11
  %46 = sext i32 %45 to i64
  %47 = getelementptr inbounds i16, ptr addrspace(1) %0, i64 %46
  store i16 %30, ptr addrspace(1) %47, align 2, !tbaa !26
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: write)
define dso_local ptx_kernel void @julia_vec4(ptr addrspace(1) noundef writeonly align 4 captures(none) %0, float noundef %1, float noundef %2, i32 noundef %3) local_unnamed_addr #2 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !28 !kernel_arg_base_type !29 !kernel_arg_type_qual !13 {
  tail call void @__clang_ocl_kern_imp_julia_vec4(ptr addrspace(1) noundef align 4 %0, float noundef %1, float noundef %2, i32 noundef %3) #6
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: write)
define dso_local void @__clang_ocl_kern_imp_julia_vec4(ptr addrspace(1) noundef writeonly align 4 captures(none) %0, float noundef %1, float noundef %2, i32 noundef %3) local_unnamed_addr #3 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !28 !kernel_arg_base_type !29 !kernel_arg_type_qual !13 {
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = mul i32 %6, %5
  %9 = add i32 %8, %7
  %10 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %11 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %12 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %13 = mul nuw nsw i32 %11, %10
  %14 = add nuw nsw i32 %13, %12
  %15 = icmp sgt i32 %3, 0
  br i1 %15, label %16, label %63

16:                                               ; preds = %4
  %17 = uitofp nneg i32 %14 to float
  %18 = tail call float @llvm.fmuladd.f32(float %17, float 0x3FC99999A0000000, float 0xBFF99999A0000000)
  %19 = insertelement <4 x float> poison, float %18, i64 0
  %20 = shufflevector <4 x float> %19, <4 x float> poison, <4 x i32> zeroinitializer
  %21 = sitofp i32 %9 to float
  %22 = fmul float %21, 4.000000e+00
  %23 = insertelement <4 x float> poison, float %22, i64 0
  %24 = shufflevector <4 x float> %23, <4 x float> poison, <4 x i32> zeroinitializer
  %25 = fadd <4 x float> %24, <float 0.000000e+00, float 1.000000e+00, float 2.000000e+00, float 3.000000e+00>
  %26 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %25, <4 x float> splat (float 0x3FB99999A0000000), <4 x float> splat (float 0xBFF99999A0000000))
  %27 = insertelement <4 x float> poison, float %2, i64 0
  %28 = shufflevector <4 x float> %27, <4 x float> poison, <4 x i32> zeroinitializer
  %29 = insertelement <4 x float> poison, float %1, i64 0
  %30 = shufflevector <4 x float> %29, <4 x float> poison, <4 x i32> zeroinitializer
  br label %31

31:                                               ; preds = %51, %16
  %32 = phi <4 x float> [ %26, %16 ], [ %54, %51 ]
  %33 = phi <4 x float> [ %20, %16 ], [ %53, %51 ]
  %34 = phi <4 x i32> [ zeroinitializer, %16 ], [ %52, %51 ]
  %35 = phi i32 [ 0, %16 ], [ %55, %51 ]
  %36 = fmul <4 x float> %32, %32
  %37 = fmul <4 x float> %33, %33
  %38 = fadd <4 x float> %37, %36
  %39 = fcmp olt <4 x float> %38, splat (float 4.000000e+00)
  %40 = bitcast <4 x i1> %39 to i4
  %41 = icmp eq i4 %40, 0
  br i1 %41, label %51, label %42

42:                                               ; preds = %31
  %43 = zext <4 x i1> %39 to <4 x i32>
  %44 = add <4 x i32> %34, %43
  %45 = fmul <4 x float> %32, splat (float 2.000000e+00)
  %46 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %45, <4 x float> %33, <4 x float> %28)
  %47 = select <4 x i1> %39, <4 x float> %46, <4 x float> %33
  %48 = fsub <4 x float> %36, %37
  %49 = fadd <4 x float> %30, %48
  %50 = select <4 x i1> %39, <4 x float> %49, <4 x float> %32
  br label %51

51:                                               ; preds = %31, %42
  %52 = phi <4 x i32> [ %44, %42 ], [ %34, %31 ]
  %53 = phi <4 x float> [ %47, %42 ], [ %33, %31 ]
  %54 = phi <4 x float> [ %50, %42 ], [ %32, %31 ]
  %55 = add nuw nsw i32 %35, 1
  %56 = icmp eq i32 %55, %3
  %57 = select i1 %41, i1 true, i1 %56
  br i1 %57, label %58, label %31, !llvm.loop !30

58:                                               ; preds = %51
  %59 = mul <4 x i32> %52, splat (i32 6)
  %60 = tail call <4 x i32> @llvm.smax.v4i32(<4 x i32> %59, <4 x i32> zeroinitializer)
  %61 = tail call <4 x i32> @llvm.umin.v4i32(<4 x i32> %60, <4 x i32> splat (i32 255))
  %62 = trunc nuw <4 x i32> %61 to <4 x i8>
  br label %63

63:                                               ; preds = %58, %4
  %64 = phi <4 x i8> [ zeroinitializer, %4 ], [ %62, %58 ]
  %65 = shl nuw nsw i32 %14, 3
  %66 = add nsw i32 %65, %9
  %67 = sext i32 %66 to i64
  %68 = getelementptr inbounds <4 x i8>, ptr addrspace(1) %0, i64 %67
  store <4 x i8> %64, ptr addrspace(1) %68, align 4, !tbaa !31
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: write)
define dso_local ptx_kernel void @mandelbrot_fixed(ptr addrspace(1) noundef writeonly align 2 captures(none) %0, i64 noundef %1, i64 noundef %2, i64 noundef %3, i32 noundef %4, i32 noundef %5) local_unnamed_addr #2 !kernel_arg_addr_space !21 !kernel_arg_access_qual !22 !kernel_arg_type !32 !kernel_arg_base_type !32 !kernel_arg_type_qual !24 {
  tail call void @__clang_ocl_kern_imp_mandelbrot_fixed(ptr addrspace(1) noundef align 2 %0, i64 noundef %1, i64 noundef %2, i64 noundef %3, i32 noundef %4, i32 noundef %5) #6
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: write)
define dso_local void @__clang_ocl_kern_imp_mandelbrot_fixed(ptr addrspace(1) noundef writeonly align 2 captures(none) %0, i64 noundef %1, i64 noundef %2, i64 noundef %3, i32 noundef %4, i32 noundef %5) local_unnamed_addr #3 !kernel_arg_addr_space !21 !kernel_arg_access_qual !22 !kernel_arg_type !32 !kernel_arg_base_type !32 !kernel_arg_type_qual !24 {
  %7 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %8 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %9 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %10 = zext nneg i32 %8 to i64
  %11 = zext nneg i32 %7 to i64
  %12 = mul nuw nsw i64 %10, %11
  %13 = zext nneg i32 %9 to i64
  %14 = add nuw nsw i64 %12, %13
  %15 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %16 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %17 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %18 = mul nuw nsw i32 %16, %15
  %19 = add nuw nsw i32 %18, %17
  %20 = zext nneg i32 %19 to i64
  %21 = shl i64 %14, 32
  %22 = ashr exact i64 %21, 32
  %23 = mul nsw i64 %22, %3
  %24 = add nsw i64 %23, %1
  %25 = mul nsw i64 %3, %20
  %26 = add nsw i64 %25, %2
  br label %27

27:                                               ; preds = %101, %6
  %28 = phi i16 [ 0, %6 ], [ %102, %101 ]
  %29 = phi i64 [ 0, %6 ], [ %103, %101 ]
  %30 = phi i64 [ 0, %6 ], [ %104, %101 ]
  %31 = zext i16 %28 to i32
  %32 = icmp sgt i32 %5, %31
  br i1 %32, label %33, label %106

33:                                               ; preds = %27
  %34 = tail call noundef range(i64 0, -9223372036854775807) i64 @llvm.abs.i64(i64 %30, i1 false)
  %35 = lshr i64 %34, 32
  %36 = and i64 %34, 4294967295
  %37 = mul nuw nsw i64 %35, %35
  %38 = mul nuw nsw i64 %36, %35
  %39 = mul nuw i64 %36, %36
  %40 = lshr i64 %39, 32
  %41 = add nuw i64 %40, %38
  %42 = lshr i64 %38, 1
  %43 = lshr i64 %41, 1
  %44 = add nuw nsw i64 %43, %42
  %45 = and i64 %38, 1
  %46 = and i64 %45, %41
  %47 = add nuw i64 %44, %46
  %48 = lshr i64 %47, 31
  %49 = add nuw nsw i64 %48, %37
  %50 = shl i64 %49, 3
  %51 = tail call noundef range(i64 0, -9223372036854775807) i64 @llvm.abs.i64(i64 %29, i1 false)
  %52 = lshr i64 %51, 32
  %53 = and i64 %51, 4294967295
  %54 = mul nuw nsw i64 %52, %52
  %55 = mul nuw nsw i64 %53, %52
  %56 = mul nuw i64 %53, %53
  %57 = lshr i64 %56, 32
  %58 = add nuw i64 %57, %55
  %59 = lshr i64 %55, 1
  %60 = lshr i64 %58, 1
  %61 = add nuw nsw i64 %60, %59
  %62 = and i64 %55, 1
  %63 = and i64 %62, %58
  %64 = add nuw i64 %61, %63
  %65 = lshr i64 %64, 31
  %66 = add nuw nsw i64 %65, %54
  %67 = shl i64 %66, 3
  %68 = add i64 %50, %67
  %69 = icmp ugt i64 %68, 4611686018427387904
  br i1 %69, label %101, label %70

70:                                               ; preds = %33
  %71 = mul nuw nsw i64 %35, %52
  %72 = mul nuw nsw i64 %35, %53
  %73 = mul nuw nsw i64 %36, %52
  %74 = mul nuw i64 %36, %53
  %75 = lshr i64 %74, 32
  %76 = add nuw i64 %75, %73
  %77 = lshr i64 %72, 1
  %78 = lshr i64 %76, 1
  %79 = add nuw nsw i64 %78, %77
  %80 = and i64 %72, 1
  %81 = and i64 %80, %76
  %82 = add nuw i64 %79, %81
  %83 = lshr i64 %82, 31
  %84 = add nuw nsw i64 %83, %71
  %85 = shl i64 %84, 3
  %86 = xor i64 %30, %29
  %87 = icmp slt i64 %86, 0
  %88 = sub nsw i64 0, %85
  %89 = select i1 %87, i64 %88, i64 %85
  %90 = shl nsw i64 %89, 1
  %91 = add nsw i64 %26, %90
  %92 = sub nsw i64 %50, %67
  %93 = add nsw i64 %24, %92
  %94 = tail call noundef range(i64 0, -9223372036854775807) i64 @llvm.abs.i64(i64 %93, i1 false)
  %95 = icmp ugt i64 %94, 4611686018427387903
  br i1 %95, label %101, label %96

96:                                               ; preds = %70
  %97 = tail call noundef range(i64 0, -9223372036854775807) i64 @llvm.abs.i64(i64 %91, i1 false)
  %98 = icmp ult i64 %97, 4611686018427387904
  %99 = zext i1 %98 to i16
  %100 = add i16 %28, %99
  br label %101

101:                                              ; preds = %96, %70, %33
  %102 = phi i16 [ %28, %70 ], [ %28, %33 ], [ %100, %96 ]
  %103 = phi i64 [ %91, %70 ], [ %29, %33 ], [ %91, %96 ]
  %104 = phi i64 [ %93, %70 ], [ %30, %33 ], [ %93, %96 ]
  %105 = phi i1 [ false, %70 ], [ false, %33 ], [ %98, %96 ]
  br i1 %105, label %27, label %106

106:                                              ; preds = %101, %27
  %107 = phi i16 [ %102, %101 ], [ %28, %27 ]
  %108 = trunc i64 %14 to i32
  %109 = mul nsw i32 %4, %19
  %110 = add nsw i32 %109, %108
  %111 = sext i32 %110 to i64
  %112 = getelementptr inbounds i16, ptr addrspace(1) %0, i64 %111
  store i16 %107, ptr addrspace(1) %112, align 2, !tbaa !26
  ret void
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #4

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #4

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x float> @llvm.fmuladd.v4f32(<4 x float>, <4 x float>, <4 x float>) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #5

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x i32> @llvm.smax.v4i32(<4 x i32>, <4 x i32>) #4

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x i32> @llvm.umin.v4i32(<4 x i32>, <4 x i32>) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.abs.i64(i64, i1 immarg) #5

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fma.f64(double, double, double) #4

attributes #0 = { nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" "uniform-work-group-size"="false" }
attributes #1 = { nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #2 = { nofree noinline norecurse nosync nounwind memory(argmem: write) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" "uniform-work-group-size"="false" }
attributes #3 = { nofree noinline norecurse nosync nounwind memory(argmem: write) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #4 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { nounwind }

!llvm.module.flags = !{!0, !1}
!opencl.ocl.version = !{!2, !3}
!llvm.ident = !{!4, !5}
!llvm.errno.tbaa = !{!6}
!nvvmir.version = !{!2}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 7, !"frame-pointer", i32 2}
!2 = !{i32 2, i32 0}
!3 = !{i32 3, i32 0}
!4 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!5 = !{!"clang version 3.8.0 (tags/RELEASE_380/final)"}
!6 = !{!7, !7, i64 0}
!7 = !{!"int", !8, i64 0}
!8 = !{!"omnipotent char", !9, i64 0}
!9 = !{!"Simple C/C++ TBAA"}
!10 = !{i32 1, i32 0, i32 0, i32 0}
!11 = !{!"none", !"none", !"none", !"none"}
!12 = !{!"uint*", !"view", !"int", !"int"}
!13 = !{!"", !"", !"", !""}
!14 = !{!15, !16, i64 0}
!15 = !{!"", !16, i64 0, !16, i64 4, !16, i64 8}
!16 = !{!"float", !8, i64 0}
!17 = !{!15, !16, i64 8}
!18 = !{!15, !16, i64 4}
!19 = distinct !{!19, !20}
!20 = !{!"llvm.loop.unroll.disable"}
!21 = !{i32 1, i32 0, i32 0, i32 0, i32 0, i32 0}
!22 = !{!"none", !"none", !"none", !"none", !"none", !"none"}
!23 = !{!"ushort*", !"double", !"double", !"double", !"int", !"int"}
!24 = !{!"", !"", !"", !"", !"", !""}
!25 = distinct !{!25, !20}
!26 = !{!27, !27, i64 0}
!27 = !{!"short", !8, i64 0}
!28 = !{!"uchar4*", !"float", !"float", !"int"}
!29 = !{!"uchar __attribute__((ext_vector_type(4)))*", !"float", !"float", !"int"}
!30 = distinct !{!30, !20}
!31 = !{!8, !8, i64 0}
!32 = !{!"ushort*", !"long", !"long", !"long", !"int", !"int"}
