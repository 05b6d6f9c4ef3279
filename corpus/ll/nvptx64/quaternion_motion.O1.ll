; ModuleID = 'corpus/opencl/quaternion_motion.cl'
source_filename = "corpus/opencl/quaternion_motion.cl"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.world = type { float, float, float, float }

@__const.verlet_cloth.steps = private unnamed_addr addrspace(4) constant [8 x <2 x i32>] [<2 x i32> <i32 1, i32 0>, <2 x i32> <i32 -1, i32 0>, <2 x i32> <i32 0, i32 1>, <2 x i32> <i32 0, i32 -1>, <2 x i32> splat (i32 1), <2 x i32> splat (i32 -1), <2 x i32> <i32 1, i32 -1>, <2 x i32> <i32 -1, i32 1>], align 8

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @quaternion_step(ptr addrspace(1) noundef align 16 captures(none) %0, ptr addrspace(1) noundef readonly align 16 captures(none) %1, ptr addrspace(1) noundef align 16 captures(none) %2, float noundef %3) local_unnamed_addr #0 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !13 !kernel_arg_type_qual !14 {
  tail call void @__clang_ocl_kern_imp_quaternion_step(ptr addrspace(1) noundef align 16 %0, ptr addrspace(1) noundef align 16 %1, ptr addrspace(1) noundef align 16 %2, float noundef %3) #8
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local void @__clang_ocl_kern_imp_quaternion_step(ptr addrspace(1) noundef align 16 captures(none) %0, ptr addrspace(1) noundef readonly align 16 captures(none) %1, ptr addrspace(1) noundef align 16 captures(none) %2, float noundef %3) local_unnamed_addr #1 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !13 !kernel_arg_type_qual !14 {
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = zext nneg i32 %6 to i64
  %9 = zext nneg i32 %5 to i64
  %10 = mul nuw nsw i64 %8, %9
  %11 = zext nneg i32 %7 to i64
  %12 = add nuw nsw i64 %10, %11
  %13 = shl i64 %12, 32
  %14 = ashr exact i64 %13, 32
  %15 = getelementptr inbounds <4 x float>, ptr addrspace(1) %0, i64 %14
  %16 = load <4 x float>, ptr addrspace(1) %15, align 16, !tbaa !15
  %17 = fadd <4 x float> %16, <float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 2.000000e+00>
  %18 = fmul float %3, 5.000000e-01
  %19 = insertelement <4 x float> poison, float %18, i64 0
  %20 = shufflevector <4 x float> %19, <4 x float> poison, <4 x i32> zeroinitializer
  %21 = getelementptr inbounds <4 x float>, ptr addrspace(1) %1, i64 %14
  %22 = load <4 x float>, ptr addrspace(1) %21, align 16
  %23 = shufflevector <4 x float> %17, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %24 = extractelement <4 x float> %17, i64 3
  %25 = shufflevector <4 x float> %17, <4 x float> poison, <3 x i32> <i32 3, i32 3, i32 3>
  %26 = shufflevector <4 x float> %22, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %27 = fmul <3 x float> %26, %25
  %28 = tail call <3 x float> @llvm.fmuladd.v3f32(<3 x float> %23, <3 x float> zeroinitializer, <3 x float> %27)
  %29 = extractelement <4 x float> %22, i64 1
  %30 = extractelement <4 x float> %17, i64 2
  %31 = extractelement <4 x float> %22, i64 2
  %32 = extractelement <4 x float> %17, i64 1
  %33 = fneg float %32
  %34 = fmul float %31, %33
  %35 = tail call float @llvm.fmuladd.f32(float %29, float %30, float %34)
  %36 = insertelement <3 x float> poison, float %35, i64 0
  %37 = extractelement <4 x float> %17, i64 0
  %38 = extractelement <4 x float> %22, i64 0
  %39 = fneg float %30
  %40 = fmul float %38, %39
  %41 = tail call float @llvm.fmuladd.f32(float %31, float %37, float %40)
  %42 = insertelement <3 x float> %36, float %41, i64 1
  %43 = fneg float %37
  %44 = fmul float %29, %43
  %45 = tail call float @llvm.fmuladd.f32(float %38, float %32, float %44)
  %46 = insertelement <3 x float> %42, float %45, i64 2
  %47 = fadd <3 x float> %28, %46
  %48 = shufflevector <3 x float> %47, <3 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 poison>
  %49 = fmul float %29, %32
  %50 = tail call float @llvm.fmuladd.f32(float %38, float %37, float %49)
  %51 = tail call noundef float @llvm.fmuladd.f32(float %31, float %30, float %50)
  %52 = fneg float %51
  %53 = tail call float @llvm.fmuladd.f32(float %24, float 0.000000e+00, float %52)
  %54 = insertelement <4 x float> %48, float %53, i64 3
  %55 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %20, <4 x float> %54, <4 x float> %17)
  %56 = extractelement <4 x float> %55, i64 0
  %57 = extractelement <4 x float> %55, i64 1
  %58 = fmul float %57, %57
  %59 = tail call float @llvm.fmuladd.f32(float %56, float %56, float %58)
  %60 = extractelement <4 x float> %55, i64 2
  %61 = tail call float @llvm.fmuladd.f32(float %60, float %60, float %59)
  %62 = extractelement <4 x float> %55, i64 3
  %63 = tail call noundef float @llvm.fmuladd.f32(float %62, float %62, float %61)
  %64 = tail call float @llvm.nvvm.sqrt.approx.f(float %63) #8
  %65 = fdiv float 1.000000e+00, %64
  %66 = insertelement <4 x float> poison, float %65, i64 0
  %67 = shufflevector <4 x float> %66, <4 x float> poison, <4 x i32> zeroinitializer
  %68 = fmul <4 x float> %67, %55
  store <4 x float> %68, ptr addrspace(1) %15, align 16, !tbaa !15
  %69 = getelementptr inbounds <4 x float>, ptr addrspace(1) %2, i64 %14
  %70 = load <4 x float>, ptr addrspace(1) %69, align 16
  %71 = shufflevector <4 x float> %70, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %72 = extractelement <4 x float> %68, i64 1
  %73 = extractelement <4 x float> %70, i64 2
  %74 = extractelement <4 x float> %68, i64 2
  %75 = extractelement <4 x float> %70, i64 1
  %76 = fneg float %75
  %77 = fmul float %74, %76
  %78 = tail call float @llvm.fmuladd.f32(float %72, float %73, float %77)
  %79 = insertelement <3 x float> poison, float %78, i64 0
  %80 = extractelement <4 x float> %70, i64 0
  %81 = extractelement <4 x float> %68, i64 0
  %82 = fneg float %73
  %83 = fmul float %81, %82
  %84 = tail call float @llvm.fmuladd.f32(float %74, float %80, float %83)
  %85 = insertelement <3 x float> %79, float %84, i64 1
  %86 = fneg float %80
  %87 = fmul float %72, %86
  %88 = tail call float @llvm.fmuladd.f32(float %81, float %75, float %87)
  %89 = insertelement <3 x float> %85, float %88, i64 2
  %90 = fmul <3 x float> %89, splat (float 2.000000e+00)
  %91 = shufflevector <4 x float> %68, <4 x float> poison, <3 x i32> <i32 3, i32 3, i32 3>
  %92 = tail call <3 x float> @llvm.fmuladd.v3f32(<3 x float> %91, <3 x float> %90, <3 x float> %71)
  %93 = extractelement <3 x float> %90, i64 2
  %94 = extractelement <3 x float> %90, i64 1
  %95 = fneg float %94
  %96 = fmul float %74, %95
  %97 = tail call float @llvm.fmuladd.f32(float %72, float %93, float %96)
  %98 = insertelement <3 x float> poison, float %97, i64 0
  %99 = extractelement <3 x float> %90, i64 0
  %100 = fneg float %93
  %101 = fmul float %81, %100
  %102 = tail call float @llvm.fmuladd.f32(float %74, float %99, float %101)
  %103 = insertelement <3 x float> %98, float %102, i64 1
  %104 = fneg float %99
  %105 = fmul float %72, %104
  %106 = tail call float @llvm.fmuladd.f32(float %81, float %94, float %105)
  %107 = insertelement <3 x float> %103, float %106, i64 2
  %108 = fadd <3 x float> %92, %107
  %109 = shufflevector <3 x float> %108, <3 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 poison>
  %110 = shufflevector <4 x float> %109, <4 x float> %70, <4 x i32> <i32 0, i32 1, i32 2, i32 7>
  store <4 x float> %110, ptr addrspace(1) %69, align 16
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @verlet_cloth(ptr addrspace(1) noundef readonly align 16 captures(none) %0, ptr addrspace(1) noundef align 16 captures(none) %1, i32 noundef %2, i32 noundef %3, ptr noundef readonly byval(%struct.world) align 4 captures(none) %4, float noundef %5) local_unnamed_addr #2 !kernel_arg_addr_space !16 !kernel_arg_access_qual !17 !kernel_arg_type !18 !kernel_arg_base_type !19 !kernel_arg_type_qual !20 {
  tail call void @__clang_ocl_kern_imp_verlet_cloth(ptr addrspace(1) noundef align 16 %0, ptr addrspace(1) noundef align 16 %1, i32 noundef %2, i32 noundef %3, ptr noundef nonnull byval(%struct.world) align 4 %4, float noundef %5) #8
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @__clang_ocl_kern_imp_verlet_cloth(ptr addrspace(1) noundef readonly align 16 captures(none) %0, ptr addrspace(1) noundef align 16 captures(none) %1, i32 noundef %2, i32 noundef %3, ptr noundef readonly byval(%struct.world) align 4 captures(none) %4, float noundef %5) local_unnamed_addr #3 !kernel_arg_addr_space !16 !kernel_arg_access_qual !17 !kernel_arg_type !18 !kernel_arg_base_type !19 !kernel_arg_type_qual !20 {
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
  %17 = mul nsw i32 %2, %16
  %18 = add nsw i32 %17, %11
  %19 = sext i32 %18 to i64
  %20 = getelementptr inbounds <4 x float>, ptr addrspace(1) %0, i64 %19
  %21 = load <4 x float>, ptr addrspace(1) %20, align 16, !tbaa !15
  %22 = load float, ptr %4, align 4, !tbaa !21
  %23 = getelementptr inbounds nuw i8, ptr %4, i64 4
  %24 = load float, ptr %23, align 4, !tbaa !24
  %25 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %26 = load float, ptr %25, align 4, !tbaa !25
  %27 = insertelement <4 x float> <float poison, float poison, float poison, float 0.000000e+00>, float %22, i64 0
  %28 = insertelement <4 x float> %27, float %24, i64 1
  %29 = insertelement <4 x float> %28, float %26, i64 2
  %30 = fmul float %5, 0x3FF6A09E60000000
  br label %33

31:                                               ; preds = %73
  %32 = icmp eq i32 %16, 0
  br i1 %32, label %77, label %82

33:                                               ; preds = %6, %73
  %34 = phi <4 x float> [ %29, %6 ], [ %74, %73 ]
  %35 = phi i32 [ 0, %6 ], [ %75, %73 ]
  %36 = zext nneg i32 %35 to i64
  %37 = getelementptr inbounds nuw <2 x i32>, ptr addrspace(4) @__const.verlet_cloth.steps, i64 %36
  %38 = load i32, ptr addrspace(4) %37, align 8
  %39 = add nsw i32 %38, %11
  %40 = getelementptr inbounds nuw i8, ptr addrspace(4) %37, i64 4
  %41 = load i32, ptr addrspace(4) %40, align 4
  %42 = add nsw i32 %41, %16
  %43 = icmp sgt i32 %39, -1
  %44 = icmp sgt i32 %42, -1
  %45 = select i1 %43, i1 %44, i1 false
  %46 = icmp slt i32 %39, %2
  %47 = and i1 %46, %45
  %48 = icmp slt i32 %42, %3
  %49 = select i1 %47, i1 %48, i1 false
  br i1 %49, label %50, label %73

50:                                               ; preds = %33
  %51 = mul nsw i32 %42, %2
  %52 = add nuw nsw i32 %51, %39
  %53 = zext nneg i32 %52 to i64
  %54 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %0, i64 %53
  %55 = load <4 x float>, ptr addrspace(1) %54, align 16, !tbaa !15
  %56 = fsub <4 x float> %55, %21
  %57 = extractelement <4 x float> %56, i64 0
  %58 = extractelement <4 x float> %56, i64 1
  %59 = fmul float %58, %58
  %60 = tail call float @llvm.fmuladd.f32(float %57, float %57, float %59)
  %61 = extractelement <4 x float> %56, i64 2
  %62 = tail call float @llvm.fmuladd.f32(float %61, float %61, float %60)
  %63 = tail call float @llvm.nvvm.sqrt.approx.f(float %62) #8
  %64 = icmp samesign ult i32 %35, 4
  %65 = select i1 %64, float %5, float %30
  %66 = fsub float %63, %65
  %67 = fmul float %66, 4.000000e+01
  %68 = fadd float %63, 0x3F847AE140000000
  %69 = fdiv float %67, %68
  %70 = insertelement <4 x float> poison, float %69, i64 0
  %71 = shufflevector <4 x float> %70, <4 x float> poison, <4 x i32> zeroinitializer
  %72 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %56, <4 x float> %71, <4 x float> %34)
  br label %73

73:                                               ; preds = %33, %50
  %74 = phi <4 x float> [ %72, %50 ], [ %34, %33 ]
  %75 = add nuw nsw i32 %35, 1
  %76 = icmp eq i32 %75, 8
  br i1 %76, label %31, label %33, !llvm.loop !26

77:                                               ; preds = %31
  %78 = icmp eq i32 %11, 0
  %79 = add nsw i32 %2, -1
  %80 = icmp eq i32 %79, %11
  %81 = select i1 %78, i1 true, i1 %80
  br i1 %81, label %91, label %82

82:                                               ; preds = %31, %77
  %83 = getelementptr inbounds <4 x float>, ptr addrspace(1) %1, i64 %19
  %84 = load <4 x float>, ptr addrspace(1) %83, align 16, !tbaa !15
  %85 = fsub <4 x float> %21, %84
  %86 = getelementptr inbounds nuw i8, ptr %4, i64 12
  %87 = load <1 x float>, ptr %86, align 4
  %88 = shufflevector <1 x float> %87, <1 x float> poison, <4 x i32> zeroinitializer
  %89 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %85, <4 x float> %88, <4 x float> %21)
  %90 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %74, <4 x float> splat (float 0x3F1A36E2E0000000), <4 x float> %89)
  br label %91

91:                                               ; preds = %77, %82
  %92 = phi <4 x float> [ %90, %82 ], [ %21, %77 ]
  %93 = shufflevector <4 x float> %92, <4 x float> %21, <4 x i32> <i32 0, i32 1, i32 2, i32 7>
  %94 = getelementptr inbounds <4 x float>, ptr addrspace(1) %1, i64 %19
  store <4 x float> %93, ptr addrspace(1) %94, align 16, !tbaa !15
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @skinning(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef readonly align 4 captures(none) %2, ptr addrspace(1) noundef readonly align 16 captures(none) %3, ptr addrspace(1) noundef writeonly align 4 captures(none) %4) local_unnamed_addr #2 !kernel_arg_addr_space !28 !kernel_arg_access_qual !29 !kernel_arg_type !30 !kernel_arg_base_type !31 !kernel_arg_type_qual !32 {
  tail call void @__clang_ocl_kern_imp_skinning(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, ptr addrspace(1) noundef align 16 %3, ptr addrspace(1) noundef align 4 %4) #8
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @__clang_ocl_kern_imp_skinning(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef readonly align 4 captures(none) %2, ptr addrspace(1) noundef readonly align 16 captures(none) %3, ptr addrspace(1) noundef writeonly align 4 captures(none) %4) local_unnamed_addr #3 !kernel_arg_addr_space !28 !kernel_arg_access_qual !29 !kernel_arg_type !30 !kernel_arg_base_type !31 !kernel_arg_type_qual !32 {
  %6 = alloca [4 x i8], align 1
  %7 = alloca [4 x float], align 4
  %8 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %9 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %10 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %11 = zext nneg i32 %9 to i64
  %12 = zext nneg i32 %8 to i64
  %13 = mul nuw nsw i64 %11, %12
  %14 = zext nneg i32 %10 to i64
  %15 = add nuw nsw i64 %13, %14
  %16 = shl i64 %15, 32
  %17 = ashr exact i64 %16, 32
  %18 = addrspacecast ptr addrspace(1) %0 to ptr
  %19 = mul nsw i64 %17, 12
  %20 = getelementptr inbounds nuw i8, ptr %18, i64 %19
  %21 = load <1 x float>, ptr %20, align 4
  %22 = shufflevector <1 x float> %21, <1 x float> poison, <3 x i32> <i32 0, i32 poison, i32 poison>
  %23 = getelementptr inbounds nuw i8, ptr %20, i64 4
  %24 = load float, ptr %23, align 4, !tbaa !15
  %25 = insertelement <3 x float> %22, float %24, i64 1
  %26 = getelementptr i8, ptr %20, i64 8
  %27 = load float, ptr %26, align 4, !tbaa !33
  %28 = insertelement <3 x float> %25, float %27, i64 2
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #8
  %29 = getelementptr inbounds <4 x i8>, ptr addrspace(1) %1, i64 %17
  %30 = load <4 x i8>, ptr addrspace(1) %29, align 4
  %31 = extractelement <4 x i8> %30, i64 0
  store i8 %31, ptr %6, align 1, !tbaa !15
  %32 = getelementptr inbounds nuw i8, ptr %6, i64 1
  %33 = extractelement <4 x i8> %30, i64 1
  store i8 %33, ptr %32, align 1, !tbaa !15
  %34 = getelementptr inbounds nuw i8, ptr %6, i64 2
  %35 = extractelement <4 x i8> %30, i64 2
  store i8 %35, ptr %34, align 1, !tbaa !15
  %36 = getelementptr inbounds nuw i8, ptr %6, i64 3
  %37 = extractelement <4 x i8> %30, i64 3
  store i8 %37, ptr %36, align 1, !tbaa !15
  %38 = getelementptr inbounds <4 x i8>, ptr addrspace(1) %2, i64 %17
  %39 = load <4 x i8>, ptr addrspace(1) %38, align 4, !tbaa !15
  %40 = uitofp <4 x i8> %39 to <4 x float>
  %41 = extractelement <4 x float> %40, i64 0
  %42 = extractelement <4 x float> %40, i64 1
  %43 = extractelement <4 x float> %40, i64 2
  %44 = extractelement <4 x float> %40, i64 3
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #8
  store float %41, ptr %7, align 4, !tbaa !33
  %45 = getelementptr inbounds nuw i8, ptr %7, i64 4
  store float %42, ptr %45, align 4, !tbaa !33
  %46 = getelementptr inbounds nuw i8, ptr %7, i64 8
  store float %43, ptr %46, align 4, !tbaa !33
  %47 = getelementptr inbounds nuw i8, ptr %7, i64 12
  store float %44, ptr %47, align 4, !tbaa !33
  %48 = shufflevector <3 x float> %28, <3 x float> <float undef, float poison, float poison>, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %49 = extractelement <1 x float> %21, i64 0
  br label %64

50:                                               ; preds = %120
  %51 = fadd float %41, %42
  %52 = fadd float %43, %51
  %53 = fadd float %44, %52
  %54 = fadd float %53, 1.000000e+00
  %55 = shufflevector <4 x float> %121, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %56 = insertelement <3 x float> poison, float %54, i64 0
  %57 = shufflevector <3 x float> %56, <3 x float> poison, <3 x i32> zeroinitializer
  %58 = fdiv <3 x float> %55, %57
  %59 = addrspacecast ptr addrspace(1) %4 to ptr
  %60 = shufflevector <3 x float> %58, <3 x float> poison, <2 x i32> <i32 0, i32 1>
  %61 = getelementptr inbounds nuw i8, ptr %59, i64 %19
  store <2 x float> %60, ptr %61, align 4, !tbaa !15
  %62 = extractelement <3 x float> %58, i64 2
  %63 = getelementptr i8, ptr %61, i64 8
  store float %62, ptr %63, align 4, !tbaa !33
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #8
  ret void

64:                                               ; preds = %5, %120
  %65 = phi <4 x float> [ %48, %5 ], [ %121, %120 ]
  %66 = phi i32 [ 0, %5 ], [ %122, %120 ]
  %67 = zext nneg i32 %66 to i64
  %68 = getelementptr inbounds nuw float, ptr %7, i64 %67
  %69 = load float, ptr %68, align 4, !tbaa !33
  %70 = fcmp oeq float %69, 0.000000e+00
  br i1 %70, label %120, label %71

71:                                               ; preds = %64
  %72 = getelementptr inbounds nuw i8, ptr %6, i64 %67
  %73 = load i8, ptr %72, align 1, !tbaa !15
  %74 = zext i8 %73 to i64
  %75 = mul nuw nsw i64 %74, 48
  %76 = getelementptr inbounds nuw i8, ptr addrspace(1) %3, i64 %75
  %77 = insertelement <3 x float> poison, float %69, i64 0
  %78 = shufflevector <3 x float> %77, <3 x float> poison, <3 x i32> zeroinitializer
  %79 = load float, ptr addrspace(1) %76, align 16, !tbaa !15
  %80 = getelementptr inbounds nuw i8, ptr addrspace(1) %76, i64 4
  %81 = load float, ptr addrspace(1) %80, align 4, !tbaa !15
  %82 = fmul float %24, %81
  %83 = tail call float @llvm.fmuladd.f32(float %79, float %49, float %82)
  %84 = getelementptr inbounds nuw i8, ptr addrspace(1) %76, i64 8
  %85 = load float, ptr addrspace(1) %84, align 8, !tbaa !15
  %86 = tail call float @llvm.fmuladd.f32(float %85, float %27, float %83)
  %87 = getelementptr inbounds nuw i8, ptr addrspace(1) %76, i64 12
  %88 = load float, ptr addrspace(1) %87, align 4, !tbaa !15
  %89 = fadd float %88, %86
  %90 = insertelement <3 x float> poison, float %89, i64 0
  %91 = getelementptr inbounds nuw i8, ptr addrspace(1) %76, i64 16
  %92 = load float, ptr addrspace(1) %91, align 16, !tbaa !15
  %93 = getelementptr inbounds nuw i8, ptr addrspace(1) %76, i64 20
  %94 = load float, ptr addrspace(1) %93, align 4, !tbaa !15
  %95 = fmul float %24, %94
  %96 = tail call float @llvm.fmuladd.f32(float %92, float %49, float %95)
  %97 = getelementptr inbounds nuw i8, ptr addrspace(1) %76, i64 24
  %98 = load float, ptr addrspace(1) %97, align 8, !tbaa !15
  %99 = tail call float @llvm.fmuladd.f32(float %98, float %27, float %96)
  %100 = getelementptr inbounds nuw i8, ptr addrspace(1) %76, i64 28
  %101 = load float, ptr addrspace(1) %100, align 4, !tbaa !15
  %102 = fadd float %101, %99
  %103 = insertelement <3 x float> %90, float %102, i64 1
  %104 = getelementptr inbounds nuw i8, ptr addrspace(1) %76, i64 32
  %105 = load float, ptr addrspace(1) %104, align 16, !tbaa !15
  %106 = getelementptr inbounds nuw i8, ptr addrspace(1) %76, i64 36
  %107 = load float, ptr addrspace(1) %106, align 4, !tbaa !15
  %108 = fmul float %24, %107
  %109 = tail call float @llvm.fmuladd.f32(float %105, float %49, float %108)
  %110 = getelementptr inbounds nuw i8, ptr addrspace(1) %76, i64 40
  %111 = load float, ptr addrspace(1) %110, align 8, !tbaa !15
  %112 = tail call float @llvm.fmuladd.f32(float %111, float %27, float %109)
  %113 = getelementptr inbounds nuw i8, ptr addrspace(1) %76, i64 44
  %114 = load float, ptr addrspace(1) %113, align 4, !tbaa !15
  %115 = fadd float %114, %112
  %116 = insertelement <3 x float> %103, float %115, i64 2
  %117 = shufflevector <4 x float> %65, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %118 = tail call <3 x float> @llvm.fmuladd.v3f32(<3 x float> %78, <3 x float> %116, <3 x float> %117)
  %119 = shufflevector <3 x float> %118, <3 x float> <float undef, float poison, float poison>, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  br label %120

120:                                              ; preds = %64, %71
  %121 = phi <4 x float> [ %65, %64 ], [ %119, %71 ]
  %122 = add nuw nsw i32 %66, 1
  %123 = icmp eq i32 %122, 4
  br i1 %123, label %50, label %64, !llvm.loop !34
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @euler_particles(ptr addrspace(1) noundef align 16 captures(none) %0, ptr addrspace(1) noundef align 16 captures(none) %1, float noundef %2, i32 noundef %3) local_unnamed_addr #2 !kernel_arg_addr_space !35 !kernel_arg_access_qual !11 !kernel_arg_type !36 !kernel_arg_base_type !37 !kernel_arg_type_qual !38 {
  tail call void @__clang_ocl_kern_imp_euler_particles(ptr addrspace(1) noundef align 16 %0, ptr addrspace(1) noundef align 16 %1, float noundef %2, i32 noundef %3) #8
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @__clang_ocl_kern_imp_euler_particles(ptr addrspace(1) noundef align 16 captures(none) %0, ptr addrspace(1) noundef align 16 captures(none) %1, float noundef %2, i32 noundef %3) local_unnamed_addr #3 !kernel_arg_addr_space !35 !kernel_arg_access_qual !11 !kernel_arg_type !36 !kernel_arg_base_type !37 !kernel_arg_type_qual !38 {
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = zext nneg i32 %6 to i64
  %9 = zext nneg i32 %5 to i64
  %10 = mul nuw nsw i64 %8, %9
  %11 = zext nneg i32 %7 to i64
  %12 = add nuw nsw i64 %10, %11
  %13 = shl i64 %12, 32
  %14 = ashr exact i64 %13, 32
  %15 = getelementptr inbounds <4 x float>, ptr addrspace(1) %0, i64 %14
  %16 = load <4 x float>, ptr addrspace(1) %15, align 16, !tbaa !15
  %17 = getelementptr inbounds <4 x float>, ptr addrspace(1) %1, i64 %14
  %18 = load <4 x float>, ptr addrspace(1) %17, align 16, !tbaa !15
  %19 = icmp sgt i32 %3, 0
  br i1 %19, label %20, label %23

20:                                               ; preds = %4
  %21 = insertelement <4 x float> poison, float %2, i64 0
  %22 = shufflevector <4 x float> %21, <4 x float> poison, <4 x i32> zeroinitializer
  br label %26

23:                                               ; preds = %26, %4
  %24 = phi <4 x float> [ %18, %4 ], [ %37, %26 ]
  %25 = phi <4 x float> [ %16, %4 ], [ %39, %26 ]
  store <4 x float> %25, ptr addrspace(1) %15, align 16, !tbaa !15
  store <4 x float> %24, ptr addrspace(1) %17, align 16, !tbaa !15
  ret void

26:                                               ; preds = %20, %26
  %27 = phi <4 x float> [ %16, %20 ], [ %39, %26 ]
  %28 = phi i32 [ 0, %20 ], [ %40, %26 ]
  %29 = phi <4 x float> [ %18, %20 ], [ %37, %26 ]
  %30 = extractelement <4 x float> %29, i64 1
  %31 = tail call float @llvm.fmuladd.f32(float %2, float 0xC0239999A0000000, float %30)
  %32 = insertelement <4 x float> %29, float %31, i64 1
  %33 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %32, <4 x float> %22, <4 x float> %27)
  %34 = tail call noundef <4 x float> @llvm.fabs.v4f32(<4 x float> %33)
  %35 = fcmp ogt <4 x float> %34, splat (float 1.000000e+00)
  %36 = fmul <4 x float> %32, splat (float 0xBFE99999A0000000)
  %37 = select <4 x i1> %35, <4 x float> %36, <4 x float> %32
  %38 = tail call noundef <4 x float> @llvm.maximumnum.v4f32(<4 x float> %33, <4 x float> splat (float -1.000000e+00))
  %39 = tail call noundef <4 x float> @llvm.minimumnum.v4f32(<4 x float> %38, <4 x float> splat (float 1.000000e+00))
  %40 = add nuw nsw i32 %28, 1
  %41 = icmp eq i32 %40, %3
  br i1 %41, label %23, label %26, !llvm.loop !39
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #4

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x float> @llvm.fmuladd.v4f32(<4 x float>, <4 x float>, <4 x float>) #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #4

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <3 x float> @llvm.fmuladd.v3f32(<3 x float>, <3 x float>, <3 x float>) #5

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #5

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
declare <4 x float> @llvm.fabs.v4f32(<4 x float>) #5

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x float> @llvm.maximumnum.v4f32(<4 x float>, <4 x float>) #5

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x float> @llvm.minimumnum.v4f32(<4 x float>, <4 x float>) #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.sqrt.approx.f(float) #7

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" "uniform-work-group-size"="false" }
attributes #1 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #2 = { nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" "uniform-work-group-size"="false" }
attributes #3 = { nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #4 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #5 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { mustprogress nocallback nofree nosync nounwind willreturn memory(none) }
attributes #8 = { nounwind }

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
!10 = !{i32 1, i32 1, i32 1, i32 0}
!11 = !{!"none", !"none", !"none", !"none"}
!12 = !{!"float4*", !"float4*", !"float4*", !"float"}
!13 = !{!"float __attribute__((ext_vector_type(4)))*", !"float __attribute__((ext_vector_type(4)))*", !"float __attribute__((ext_vector_type(4)))*", !"float"}
!14 = !{!"", !"const", !"", !""}
!15 = !{!8, !8, i64 0}
!16 = !{i32 1, i32 1, i32 0, i32 0, i32 0, i32 0}
!17 = !{!"none", !"none", !"none", !"none", !"none", !"none"}
!18 = !{!"float4*", !"float4*", !"int", !"int", !"world", !"float"}
!19 = !{!"float __attribute__((ext_vector_type(4)))*", !"float __attribute__((ext_vector_type(4)))*", !"int", !"int", !"world", !"float"}
!20 = !{!"const", !"", !"", !"", !"", !""}
!21 = !{!22, !23, i64 0}
!22 = !{!"", !23, i64 0, !23, i64 4, !23, i64 8, !23, i64 12}
!23 = !{!"float", !8, i64 0}
!24 = !{!22, !23, i64 4}
!25 = !{!22, !23, i64 8}
!26 = distinct !{!26, !27}
!27 = !{!"llvm.loop.unroll.disable"}
!28 = !{i32 1, i32 1, i32 1, i32 1, i32 1}
!29 = !{!"none", !"none", !"none", !"none", !"none"}
!30 = !{!"float*", !"uchar4*", !"uchar4*", !"float4*", !"float*"}
!31 = !{!"float*", !"uchar __attribute__((ext_vector_type(4)))*", !"uchar __attribute__((ext_vector_type(4)))*", !"float __attribute__((ext_vector_type(4)))*", !"float*"}
!32 = !{!"const", !"const", !"const", !"const", !""}
!33 = !{!23, !23, i64 0}
!34 = distinct !{!34, !27}
!35 = !{i32 1, i32 1, i32 0, i32 0}
!36 = !{!"float4*", !"float4*", !"float", !"int"}
!37 = !{!"float __attribute__((ext_vector_type(4)))*", !"float __attribute__((ext_vector_type(4)))*", !"float", !"int"}
!38 = !{!"", !"", !"", !""}
!39 = distinct !{!39, !27}
