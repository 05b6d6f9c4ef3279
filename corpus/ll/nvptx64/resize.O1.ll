; ModuleID = 'corpus/opencl/resize.cl'
source_filename = "corpus/opencl/resize.cl"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.extent = type { i32, i32 }
%struct.affine = type { [2 x [3 x float]] }

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @resize_bilinear(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, ptr noundef readonly byval(%struct.extent) align 4 captures(none) %2, ptr noundef readonly byval(%struct.extent) align 4 captures(none) %3, float noundef %4, float noundef %5) local_unnamed_addr #0 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !13 !kernel_arg_type_qual !14 {
  tail call void @__clang_ocl_kern_imp_resize_bilinear(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr noundef nonnull byval(%struct.extent) align 4 %2, ptr noundef nonnull byval(%struct.extent) align 4 %3, float noundef %4, float noundef %5) #7
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local void @__clang_ocl_kern_imp_resize_bilinear(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, ptr noundef readonly byval(%struct.extent) align 4 captures(none) %2, ptr noundef readonly byval(%struct.extent) align 4 captures(none) %3, float noundef %4, float noundef %5) local_unnamed_addr #1 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !13 !kernel_arg_type_qual !14 {
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
  %17 = load i32, ptr %3, align 4, !tbaa !15
  %18 = icmp sgt i32 %17, %11
  %19 = getelementptr inbounds nuw i8, ptr %3, i64 4
  %20 = load i32, ptr %19, align 4
  %21 = icmp sgt i32 %20, %16
  %22 = select i1 %18, i1 %21, i1 false
  br i1 %22, label %23, label %91

23:                                               ; preds = %6
  %24 = sitofp i32 %11 to float
  %25 = fadd float %24, 5.000000e-01
  %26 = tail call float @llvm.fmuladd.f32(float %25, float %4, float -5.000000e-01)
  %27 = tail call noundef float @llvm.maximumnum.f32(float %26, float 0.000000e+00)
  %28 = uitofp nneg i32 %16 to float
  %29 = fadd float %28, 5.000000e-01
  %30 = tail call float @llvm.fmuladd.f32(float %29, float %5, float -5.000000e-01)
  %31 = tail call noundef float @llvm.maximumnum.f32(float %30, float 0.000000e+00)
  %32 = fptosi float %27 to i32
  %33 = load i32, ptr %2, align 4, !tbaa !15
  %34 = add nsw i32 %33, -1
  %35 = tail call noundef range(i32 -2147483648, 2147483647) i32 @llvm.smin.i32(i32 range(i32 -2147483648, 2147483647) %34, i32 %32)
  %36 = fptosi float %31 to i32
  %37 = getelementptr inbounds nuw i8, ptr %2, i64 4
  %38 = load i32, ptr %37, align 4, !tbaa !17
  %39 = add nsw i32 %38, -1
  %40 = tail call noundef range(i32 -2147483648, 2147483647) i32 @llvm.smin.i32(i32 range(i32 -2147483648, 2147483647) %39, i32 %36)
  %41 = add nsw i32 %35, 1
  %42 = tail call noundef range(i32 -2147483648, 2147483647) i32 @llvm.smin.i32(i32 range(i32 -2147483648, 2147483647) %34, i32 %41)
  %43 = add nsw i32 %40, 1
  %44 = tail call noundef range(i32 -2147483648, 2147483647) i32 @llvm.smin.i32(i32 range(i32 -2147483648, 2147483647) %39, i32 %43)
  %45 = sitofp i32 %35 to float
  %46 = fsub float %27, %45
  %47 = sitofp i32 %40 to float
  %48 = fsub float %31, %47
  %49 = mul nsw i32 %40, %33
  %50 = add nsw i32 %49, %35
  %51 = sext i32 %50 to i64
  %52 = getelementptr inbounds <4 x i8>, ptr addrspace(1) %0, i64 %51
  %53 = load <4 x i8>, ptr addrspace(1) %52, align 4, !tbaa !18
  %54 = uitofp <4 x i8> %53 to <4 x float>
  %55 = add nsw i32 %49, %42
  %56 = sext i32 %55 to i64
  %57 = getelementptr inbounds <4 x i8>, ptr addrspace(1) %0, i64 %56
  %58 = load <4 x i8>, ptr addrspace(1) %57, align 4, !tbaa !18
  %59 = uitofp <4 x i8> %58 to <4 x float>
  %60 = insertelement <4 x float> poison, float %46, i64 0
  %61 = shufflevector <4 x float> %60, <4 x float> poison, <4 x i32> zeroinitializer
  %62 = fsub <4 x float> %59, %54
  %63 = tail call noundef <4 x float> @llvm.fmuladd.v4f32(<4 x float> %62, <4 x float> %61, <4 x float> %54)
  %64 = mul nsw i32 %44, %33
  %65 = add nsw i32 %64, %35
  %66 = sext i32 %65 to i64
  %67 = getelementptr inbounds <4 x i8>, ptr addrspace(1) %0, i64 %66
  %68 = load <4 x i8>, ptr addrspace(1) %67, align 4, !tbaa !18
  %69 = uitofp <4 x i8> %68 to <4 x float>
  %70 = add nsw i32 %64, %42
  %71 = sext i32 %70 to i64
  %72 = getelementptr inbounds <4 x i8>, ptr addrspace(1) %0, i64 %71
  %73 = load <4 x i8>, ptr addrspace(1) %72, align 4, !tbaa !18
  %74 = uitofp <4 x i8> %73 to <4 x float>
  %75 = fsub <4 x float> %74, %69
  %76 = tail call noundef <4 x float> @llvm.fmuladd.v4f32(<4 x float> %75, <4 x float> %61, <4 x float> %69)
  %77 = insertelement <4 x float> poison, float %48, i64 0
  %78 = shufflevector <4 x float> %77, <4 x float> poison, <4 x i32> zeroinitializer
  %79 = fsub <4 x float> %76, %63
  %80 = tail call noundef <4 x float> @llvm.fmuladd.v4f32(<4 x float> %79, <4 x float> %78, <4 x float> %63)
  %81 = tail call noundef <4 x float> @llvm.rint.v4f32(<4 x float> %80)
  %82 = fcmp ole <4 x float> %81, zeroinitializer
  %83 = select <4 x i1> %82, <4 x float> zeroinitializer, <4 x float> %81
  %84 = fptoui <4 x float> %83 to <4 x i8>
  %85 = fcmp oge <4 x float> %81, splat (float 2.550000e+02)
  %86 = select <4 x i1> %85, <4 x i8> splat (i8 -1), <4 x i8> %84
  %87 = mul nsw i32 %17, %16
  %88 = add nsw i32 %87, %11
  %89 = sext i32 %88 to i64
  %90 = getelementptr inbounds <4 x i8>, ptr addrspace(1) %1, i64 %89
  store <4 x i8> %86, ptr addrspace(1) %90, align 4, !tbaa !18
  br label %91

91:                                               ; preds = %6, %23
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @resize_bicubic(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, float noundef %5) local_unnamed_addr #2 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !19 !kernel_arg_base_type !19 !kernel_arg_type_qual !14 {
  tail call void @__clang_ocl_kern_imp_resize_bicubic(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, float noundef %5) #7
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @__clang_ocl_kern_imp_resize_bicubic(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, float noundef %5) local_unnamed_addr #3 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !19 !kernel_arg_base_type !19 !kernel_arg_type_qual !14 {
  %7 = alloca [4 x float], align 4
  %8 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %9 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %10 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %11 = mul i32 %9, %8
  %12 = add i32 %11, %10
  %13 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %14 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %15 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %16 = mul nuw nsw i32 %14, %13
  %17 = add nuw nsw i32 %16, %15
  %18 = sitofp i32 %12 to float
  %19 = fadd float %18, 5.000000e-01
  %20 = tail call float @llvm.fmuladd.f32(float %19, float %5, float -5.000000e-01)
  %21 = uitofp nneg i32 %17 to float
  %22 = fadd float %21, 5.000000e-01
  %23 = tail call float @llvm.fmuladd.f32(float %22, float %5, float -5.000000e-01)
  %24 = tail call noundef float @llvm.floor.f32(float %20)
  %25 = fptosi float %24 to i32
  %26 = tail call noundef float @llvm.floor.f32(float %23)
  %27 = fptosi float %26 to i32
  %28 = sitofp i32 %25 to float
  %29 = fsub float %20, %28
  %30 = fsub float 1.000000e+00, %29
  %31 = fadd float %29, 1.000000e+00
  %32 = tail call float @llvm.fmuladd.f32(float %31, float -5.000000e-01, float 2.500000e+00)
  %33 = tail call float @llvm.fmuladd.f32(float %32, float %31, float -4.000000e+00)
  %34 = tail call float @llvm.fmuladd.f32(float %33, float %31, float 2.000000e+00)
  %35 = tail call float @llvm.fmuladd.f32(float %29, float 1.500000e+00, float -2.500000e+00)
  %36 = fmul float %29, %35
  %37 = tail call float @llvm.fmuladd.f32(float %36, float %29, float 1.000000e+00)
  %38 = tail call float @llvm.fmuladd.f32(float %30, float 1.500000e+00, float -2.500000e+00)
  %39 = fmul float %30, %38
  %40 = tail call float @llvm.fmuladd.f32(float %39, float %30, float 1.000000e+00)
  %41 = fadd float %30, 1.000000e+00
  %42 = tail call float @llvm.fmuladd.f32(float %41, float -5.000000e-01, float 2.500000e+00)
  %43 = tail call float @llvm.fmuladd.f32(float %42, float %41, float -4.000000e+00)
  %44 = tail call float @llvm.fmuladd.f32(float %43, float %41, float 2.000000e+00)
  %45 = sitofp i32 %27 to float
  %46 = fsub float %23, %45
  %47 = fsub float 1.000000e+00, %46
  %48 = fadd float %46, 1.000000e+00
  %49 = tail call float @llvm.fmuladd.f32(float %48, float -5.000000e-01, float 2.500000e+00)
  %50 = tail call float @llvm.fmuladd.f32(float %49, float %48, float -4.000000e+00)
  %51 = tail call float @llvm.fmuladd.f32(float %50, float %48, float 2.000000e+00)
  %52 = tail call float @llvm.fmuladd.f32(float %46, float 1.500000e+00, float -2.500000e+00)
  %53 = fmul float %46, %52
  %54 = tail call float @llvm.fmuladd.f32(float %53, float %46, float 1.000000e+00)
  %55 = tail call float @llvm.fmuladd.f32(float %47, float 1.500000e+00, float -2.500000e+00)
  %56 = fmul float %47, %55
  %57 = tail call float @llvm.fmuladd.f32(float %56, float %47, float 1.000000e+00)
  %58 = fadd float %47, 1.000000e+00
  %59 = tail call float @llvm.fmuladd.f32(float %58, float -5.000000e-01, float 2.500000e+00)
  %60 = tail call float @llvm.fmuladd.f32(float %59, float %58, float -4.000000e+00)
  %61 = tail call float @llvm.fmuladd.f32(float %60, float %58, float 2.000000e+00)
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #7
  store float %51, ptr %7, align 4, !tbaa !20
  %62 = getelementptr inbounds nuw i8, ptr %7, i64 4
  store float %54, ptr %62, align 4, !tbaa !20
  %63 = getelementptr inbounds nuw i8, ptr %7, i64 8
  store float %57, ptr %63, align 4, !tbaa !20
  %64 = getelementptr inbounds nuw i8, ptr %7, i64 12
  store float %61, ptr %64, align 4, !tbaa !20
  %65 = add nsw i32 %2, -1
  %66 = tail call i32 @llvm.smax.i32(i32 %25, i32 1)
  %67 = add nsw i32 %66, -1
  %68 = tail call noundef range(i32 -2147483648, 2147483647) i32 @llvm.smin.i32(i32 range(i32 -2147483648, 2147483647) %65, i32 %67)
  %69 = sext i32 %68 to i64
  %70 = tail call noundef i32 @llvm.smax.i32(i32 %25, i32 0)
  %71 = tail call noundef range(i32 -2147483648, 2147483647) i32 @llvm.smin.i32(i32 range(i32 -2147483648, 2147483647) %65, i32 %70)
  %72 = sext i32 %71 to i64
  %73 = tail call i32 @llvm.smax.i32(i32 %25, i32 -1)
  %74 = add nsw i32 %73, 1
  %75 = tail call noundef range(i32 -2147483648, 2147483647) i32 @llvm.smin.i32(i32 range(i32 -2147483648, 2147483647) %65, i32 %74)
  %76 = sext i32 %75 to i64
  %77 = tail call i32 @llvm.smax.i32(i32 %25, i32 -2)
  %78 = add nsw i32 %77, 2
  %79 = tail call noundef range(i32 -2147483648, 2147483647) i32 @llvm.smin.i32(i32 range(i32 -2147483648, 2147483647) %65, i32 %78)
  %80 = sext i32 %79 to i64
  br label %86

81:                                               ; preds = %86
  %82 = mul nsw i32 %4, %17
  %83 = add nsw i32 %82, %12
  %84 = sext i32 %83 to i64
  %85 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %84
  store float %111, ptr addrspace(1) %85, align 4, !tbaa !20
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #7
  ret void

86:                                               ; preds = %6, %86
  %87 = phi float [ 0.000000e+00, %6 ], [ %111, %86 ]
  %88 = phi i32 [ 0, %6 ], [ %112, %86 ]
  %89 = add nsw i32 %88, %27
  %90 = tail call i32 @llvm.smax.i32(i32 %89, i32 1)
  %91 = tail call i32 @llvm.smin.i32(i32 %3, i32 %90)
  %92 = add nsw i32 %91, -1
  %93 = mul nsw i32 %92, %2
  %94 = sext i32 %93 to i64
  %95 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %94
  %96 = getelementptr inbounds float, ptr addrspace(1) %95, i64 %69
  %97 = load float, ptr addrspace(1) %96, align 4, !tbaa !20
  %98 = getelementptr inbounds float, ptr addrspace(1) %95, i64 %72
  %99 = load float, ptr addrspace(1) %98, align 4, !tbaa !20
  %100 = getelementptr inbounds float, ptr addrspace(1) %95, i64 %76
  %101 = load float, ptr addrspace(1) %100, align 4, !tbaa !20
  %102 = getelementptr inbounds float, ptr addrspace(1) %95, i64 %80
  %103 = load float, ptr addrspace(1) %102, align 4, !tbaa !20
  %104 = zext nneg i32 %88 to i64
  %105 = getelementptr inbounds nuw float, ptr %7, i64 %104
  %106 = load float, ptr %105, align 4, !tbaa !20
  %107 = fmul float %37, %99
  %108 = tail call float @llvm.fmuladd.f32(float %97, float %34, float %107)
  %109 = tail call float @llvm.fmuladd.f32(float %101, float %40, float %108)
  %110 = tail call noundef float @llvm.fmuladd.f32(float %103, float %44, float %109)
  %111 = tail call float @llvm.fmuladd.f32(float %106, float %110, float %87)
  %112 = add nuw nsw i32 %88, 1
  %113 = icmp eq i32 %112, 4
  br i1 %113, label %81, label %86, !llvm.loop !22
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @half_size(ptr addrspace(1) noundef readonly align 1 captures(none) %0, ptr addrspace(1) noundef writeonly align 1 captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !kernel_arg_addr_space !24 !kernel_arg_access_qual !25 !kernel_arg_type !26 !kernel_arg_base_type !26 !kernel_arg_type_qual !27 {
  tail call void @__clang_ocl_kern_imp_half_size(ptr addrspace(1) noundef align 1 %0, ptr addrspace(1) noundef align 1 %1, i32 noundef %2) #7
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local void @__clang_ocl_kern_imp_half_size(ptr addrspace(1) noundef readonly align 1 captures(none) %0, ptr addrspace(1) noundef writeonly align 1 captures(none) %1, i32 noundef %2) local_unnamed_addr #1 !kernel_arg_addr_space !24 !kernel_arg_access_qual !25 !kernel_arg_type !26 !kernel_arg_base_type !26 !kernel_arg_type_qual !27 {
  %4 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %6 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %7 = mul i32 %5, %4
  %8 = add i32 %7, %6
  %9 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %10 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %11 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %12 = mul nuw nsw i32 %10, %9
  %13 = add nuw nsw i32 %12, %11
  %14 = shl nuw nsw i32 %13, 1
  %15 = mul nsw i32 %2, %14
  %16 = sext i32 %15 to i64
  %17 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %16
  %18 = shl nsw i32 %8, 1
  %19 = sext i32 %18 to i64
  %20 = getelementptr inbounds i8, ptr addrspace(1) %17, i64 %19
  %21 = addrspacecast ptr addrspace(1) %20 to ptr
  %22 = load <2 x i8>, ptr %21, align 1, !tbaa !18
  %23 = or disjoint i32 %14, 1
  %24 = mul nsw i32 %23, %2
  %25 = sext i32 %24 to i64
  %26 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %25
  %27 = getelementptr inbounds i8, ptr addrspace(1) %26, i64 %19
  %28 = addrspacecast ptr addrspace(1) %27 to ptr
  %29 = load <2 x i8>, ptr %28, align 1, !tbaa !18
  %30 = lshr <2 x i8> %22, splat (i8 1)
  %31 = lshr <2 x i8> %29, splat (i8 1)
  %32 = add nuw <2 x i8> %31, %30
  %33 = or <2 x i8> %29, %22
  %34 = and <2 x i8> %33, splat (i8 1)
  %35 = add nuw <2 x i8> %32, %34
  %36 = extractelement <2 x i8> %35, i64 0
  %37 = extractelement <2 x i8> %35, i64 1
  %38 = lshr i8 %36, 1
  %39 = lshr i8 %37, 1
  %40 = add nuw i8 %39, %38
  %41 = and i8 %36, 1
  %42 = and i8 %41, %37
  %43 = add nuw i8 %40, %42
  %44 = sdiv i32 %2, 2
  %45 = mul nsw i32 %44, %13
  %46 = add nsw i32 %45, %8
  %47 = sext i32 %46 to i64
  %48 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %47
  store i8 %43, ptr addrspace(1) %48, align 1, !tbaa !18
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @warp_affine(ptr addrspace(1) noundef readonly align 2 captures(none) %0, ptr addrspace(1) noundef writeonly align 2 captures(none) %1, ptr noundef readonly byval(%struct.affine) align 4 captures(none) %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #0 !kernel_arg_addr_space !28 !kernel_arg_access_qual !29 !kernel_arg_type !30 !kernel_arg_base_type !30 !kernel_arg_type_qual !31 {
  tail call void @__clang_ocl_kern_imp_warp_affine(ptr addrspace(1) noundef align 2 %0, ptr addrspace(1) noundef align 2 %1, ptr noundef nonnull byval(%struct.affine) align 4 %2, i32 noundef %3, i32 noundef %4) #7
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local void @__clang_ocl_kern_imp_warp_affine(ptr addrspace(1) noundef readonly align 2 captures(none) %0, ptr addrspace(1) noundef writeonly align 2 captures(none) %1, ptr noundef readonly byval(%struct.affine) align 4 captures(none) %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #1 !kernel_arg_addr_space !28 !kernel_arg_access_qual !29 !kernel_arg_type !30 !kernel_arg_base_type !30 !kernel_arg_type_qual !31 {
  %6 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %8 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = mul i32 %7, %6
  %10 = add i32 %9, %8
  %11 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %12 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %13 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %14 = mul nuw nsw i32 %12, %11
  %15 = add nuw nsw i32 %14, %13
  %16 = load float, ptr %2, align 4, !tbaa !20
  %17 = sitofp i32 %10 to float
  %18 = getelementptr inbounds nuw i8, ptr %2, i64 4
  %19 = load float, ptr %18, align 4, !tbaa !20
  %20 = uitofp nneg i32 %15 to float
  %21 = fmul float %19, %20
  %22 = tail call float @llvm.fmuladd.f32(float %16, float %17, float %21)
  %23 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %24 = load float, ptr %23, align 4, !tbaa !20
  %25 = fadd float %24, %22
  %26 = getelementptr inbounds nuw i8, ptr %2, i64 12
  %27 = load float, ptr %26, align 4, !tbaa !20
  %28 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %29 = load float, ptr %28, align 4, !tbaa !20
  %30 = fmul float %29, %20
  %31 = tail call float @llvm.fmuladd.f32(float %27, float %17, float %30)
  %32 = getelementptr inbounds nuw i8, ptr %2, i64 20
  %33 = load float, ptr %32, align 4, !tbaa !20
  %34 = fadd float %33, %31
  %35 = tail call noundef float @llvm.floor.f32(float %25)
  %36 = fptosi float %35 to i32
  %37 = tail call noundef float @llvm.floor.f32(float %34)
  %38 = fptosi float %37 to i32
  %39 = icmp sgt i32 %36, -1
  %40 = icmp sgt i32 %38, -1
  %41 = select i1 %39, i1 %40, i1 false
  %42 = add nsw i32 %3, -1
  %43 = icmp sgt i32 %42, %36
  %44 = select i1 %41, i1 %43, i1 false
  %45 = add nsw i32 %4, -1
  %46 = icmp sgt i32 %45, %38
  %47 = select i1 %44, i1 %46, i1 false
  br i1 %47, label %48, label %91

48:                                               ; preds = %5
  %49 = uitofp nneg i32 %36 to float
  %50 = fsub float %25, %49
  %51 = fmul float %50, 2.560000e+02
  %52 = fptoui float %51 to i32
  %53 = uitofp nneg i32 %38 to float
  %54 = fsub float %34, %53
  %55 = fmul float %54, 2.560000e+02
  %56 = fptoui float %55 to i32
  %57 = mul nsw i32 %3, %38
  %58 = add nsw i32 %57, %36
  %59 = sext i32 %58 to i64
  %60 = getelementptr inbounds i16, ptr addrspace(1) %0, i64 %59
  %61 = load i16, ptr addrspace(1) %60, align 2, !tbaa !32
  %62 = zext i16 %61 to i32
  %63 = sub i32 256, %52
  %64 = mul i32 %63, %62
  %65 = getelementptr i8, ptr addrspace(1) %60, i64 2
  %66 = load i16, ptr addrspace(1) %65, align 2, !tbaa !32
  %67 = zext i16 %66 to i32
  %68 = mul i32 %67, %52
  %69 = add i32 %68, %64
  %70 = add nuw nsw i32 %38, 1
  %71 = mul nsw i32 %70, %3
  %72 = add nsw i32 %71, %36
  %73 = sext i32 %72 to i64
  %74 = getelementptr inbounds i16, ptr addrspace(1) %0, i64 %73
  %75 = load i16, ptr addrspace(1) %74, align 2, !tbaa !32
  %76 = zext i16 %75 to i32
  %77 = mul i32 %63, %76
  %78 = getelementptr i8, ptr addrspace(1) %74, i64 2
  %79 = load i16, ptr addrspace(1) %78, align 2, !tbaa !32
  %80 = zext i16 %79 to i32
  %81 = mul i32 %80, %52
  %82 = add i32 %81, %77
  %83 = lshr i32 %69, 8
  %84 = sub i32 256, %56
  %85 = mul i32 %83, %84
  %86 = lshr i32 %82, 8
  %87 = mul i32 %86, %56
  %88 = add i32 %87, %85
  %89 = lshr i32 %88, 8
  %90 = trunc i32 %89 to i16
  br label %91

91:                                               ; preds = %5, %48
  %92 = phi i16 [ %90, %48 ], [ 0, %5 ]
  %93 = mul nsw i32 %3, %15
  %94 = add nsw i32 %93, %10
  %95 = sext i32 %94 to i64
  %96 = getelementptr inbounds i16, ptr addrspace(1) %1, i64 %95
  store i16 %92, ptr addrspace(1) %96, align 2, !tbaa !32
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #4

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #6

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #6

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #6

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #6

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #6

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #6

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x float> @llvm.fmuladd.v4f32(<4 x float>, <4 x float>, <4 x float>) #5

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x float> @llvm.rint.v4f32(<4 x float>) #5

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.floor.f32(float) #5

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.maximumnum.f32(float, float) #5

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #5

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smin.i32(i32, i32) #5

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" "uniform-work-group-size"="false" }
attributes #1 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #2 = { nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" "uniform-work-group-size"="false" }
attributes #3 = { nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #4 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #5 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { nounwind }

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
!10 = !{i32 1, i32 1, i32 0, i32 0, i32 0, i32 0}
!11 = !{!"none", !"none", !"none", !"none", !"none", !"none"}
!12 = !{!"uchar4*", !"uchar4*", !"extent", !"extent", !"float", !"float"}
!13 = !{!"uchar __attribute__((ext_vector_type(4)))*", !"uchar __attribute__((ext_vector_type(4)))*", !"extent", !"extent", !"float", !"float"}
!14 = !{!"const", !"", !"", !"", !"", !""}
!15 = !{!16, !7, i64 0}
!16 = !{!"", !7, i64 0, !7, i64 4}
!17 = !{!16, !7, i64 4}
!18 = !{!8, !8, i64 0}
!19 = !{!"float*", !"float*", !"int", !"int", !"int", !"float"}
!20 = !{!21, !21, i64 0}
!21 = !{!"float", !8, i64 0}
!22 = distinct !{!22, !23}
!23 = !{!"llvm.loop.unroll.disable"}
!24 = !{i32 1, i32 1, i32 0}
!25 = !{!"none", !"none", !"none"}
!26 = !{!"uchar*", !"uchar*", !"int"}
!27 = !{!"const", !"", !""}
!28 = !{i32 1, i32 1, i32 0, i32 0, i32 0}
!29 = !{!"none", !"none", !"none", !"none", !"none"}
!30 = !{!"ushort*", !"ushort*", !"affine", !"int", !"int"}
!31 = !{!"const", !"", !"", !"", !""}
!32 = !{!33, !33, i64 0}
!33 = !{!"short", !8, i64 0}
