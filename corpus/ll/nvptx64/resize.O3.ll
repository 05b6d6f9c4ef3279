; ModuleID = 'corpus/opencl/resize.cl'
source_filename = "corpus/opencl/resize.cl"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.extent = type { i32, i32 }
%struct.affine = type { [2 x [3 x float]] }

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @resize_bilinear(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, ptr noundef readonly byval(%struct.extent) align 4 captures(none) %2, ptr noundef readonly byval(%struct.extent) align 4 captures(none) %3, float noundef %4, float noundef %5) local_unnamed_addr #0 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !13 !kernel_arg_type_qual !14 {
  tail call void @__clang_ocl_kern_imp_resize_bilinear(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr noundef nonnull byval(%struct.extent) align 4 %2, ptr noundef nonnull byval(%struct.extent) align 4 %3, float noundef %4, float noundef %5) #4
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

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @resize_bicubic(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, float noundef %5) local_unnamed_addr #0 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !19 !kernel_arg_base_type !19 !kernel_arg_type_qual !14 {
  tail call void @__clang_ocl_kern_imp_resize_bicubic(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, float noundef %5) #4
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local void @__clang_ocl_kern_imp_resize_bicubic(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, float noundef %5) local_unnamed_addr #1 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !19 !kernel_arg_base_type !19 !kernel_arg_type_qual !14 {
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
  %17 = sitofp i32 %11 to float
  %18 = fadd float %17, 5.000000e-01
  %19 = tail call float @llvm.fmuladd.f32(float %18, float %5, float -5.000000e-01)
  %20 = uitofp nneg i32 %16 to float
  %21 = fadd float %20, 5.000000e-01
  %22 = tail call float @llvm.fmuladd.f32(float %21, float %5, float -5.000000e-01)
  %23 = tail call noundef float @llvm.floor.f32(float %19)
  %24 = fptosi float %23 to i32
  %25 = tail call noundef float @llvm.floor.f32(float %22)
  %26 = fptosi float %25 to i32
  %27 = sitofp i32 %24 to float
  %28 = fsub float %19, %27
  %29 = fsub float 1.000000e+00, %28
  %30 = fadd float %28, 1.000000e+00
  %31 = tail call float @llvm.fmuladd.f32(float %30, float -5.000000e-01, float 2.500000e+00)
  %32 = tail call float @llvm.fmuladd.f32(float %31, float %30, float -4.000000e+00)
  %33 = tail call float @llvm.fmuladd.f32(float %32, float %30, float 2.000000e+00)
  %34 = tail call float @llvm.fmuladd.f32(float %28, float 1.500000e+00, float -2.500000e+00)
  %35 = fmul float %28, %34
  %36 = tail call float @llvm.fmuladd.f32(float %35, float %28, float 1.000000e+00)
  %37 = tail call float @llvm.fmuladd.f32(float %29, float 1.500000e+00, float -2.500000e+00)
  %38 = fmul float %29, %37
  %39 = tail call float @llvm.fmuladd.f32(float %38, float %29, float 1.000000e+00)
  %40 = fadd float %29, 1.000000e+00
  %41 = tail call float @llvm.fmuladd.f32(float %40, float -5.000000e-01, float 2.500000e+00)
  %42 = tail call float @llvm.fmuladd.f32(float %41, float %40, float -4.000000e+00)
  %43 = tail call float @llvm.fmuladd.f32(float %42, float %40, float 2.000000e+00)
  %44 = sitofp i32 %26 to float
  %45 = fsub float %22, %44
  %46 = fsub float 1.000000e+00, %45
  %47 = fadd float %45, 1.000000e+00
  %48 = tail call float @llvm.fmuladd.f32(float %47, float -5.000000e-01, float 2.500000e+00)
  %49 = tail call float @llvm.fmuladd.f32(float %48, float %47, float -4.000000e+00)
  %50 = tail call float @llvm.fmuladd.f32(float %49, float %47, float 2.000000e+00)
  %51 = tail call float @llvm.fmuladd.f32(float %45, float 1.500000e+00, float -2.500000e+00)
  %52 = fmul float %45, %51
  %53 = tail call float @llvm.fmuladd.f32(float %52, float %45, float 1.000000e+00)
  %54 = tail call float @llvm.fmuladd.f32(float %46, float 1.500000e+00, float -2.500000e+00)
  %55 = fmul float %46, %54
  %56 = tail call float @llvm.fmuladd.f32(float %55, float %46, float 1.000000e+00)
  %57 = fadd float %46, 1.000000e+00
  %58 = tail call float @llvm.fmuladd.f32(float %57, float -5.000000e-01, float 2.500000e+00)
  %59 = tail call float @llvm.fmuladd.f32(float %58, float %57, float -4.000000e+00)
  %60 = tail call float @llvm.fmuladd.f32(float %59, float %57, float 2.000000e+00)
  %61 = add nsw i32 %2, -1
  %62 = tail call i32 @llvm.smax.i32(i32 %24, i32 1)
  %63 = add nsw i32 %62, -1
  %64 = tail call noundef range(i32 -2147483648, 2147483647) i32 @llvm.smin.i32(i32 range(i32 -2147483648, 2147483647) %61, i32 %63)
  %65 = sext i32 %64 to i64
  %66 = tail call noundef i32 @llvm.smax.i32(i32 %24, i32 0)
  %67 = tail call noundef range(i32 -2147483648, 2147483647) i32 @llvm.smin.i32(i32 range(i32 -2147483648, 2147483647) %61, i32 %66)
  %68 = sext i32 %67 to i64
  %69 = tail call i32 @llvm.smax.i32(i32 %24, i32 -1)
  %70 = add nsw i32 %69, 1
  %71 = tail call noundef range(i32 -2147483648, 2147483647) i32 @llvm.smin.i32(i32 range(i32 -2147483648, 2147483647) %61, i32 %70)
  %72 = sext i32 %71 to i64
  %73 = tail call i32 @llvm.smax.i32(i32 %24, i32 -2)
  %74 = add nsw i32 %73, 2
  %75 = tail call noundef range(i32 -2147483648, 2147483647) i32 @llvm.smin.i32(i32 range(i32 -2147483648, 2147483647) %61, i32 %74)
  %76 = sext i32 %75 to i64
  %77 = tail call i32 @llvm.smax.i32(i32 %26, i32 1)
  %78 = tail call i32 @llvm.smin.i32(i32 %3, i32 %77)
  %79 = add nsw i32 %78, -1
  %80 = mul nsw i32 %79, %2
  %81 = sext i32 %80 to i64
  %82 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %81
  %83 = getelementptr inbounds float, ptr addrspace(1) %82, i64 %65
  %84 = load float, ptr addrspace(1) %83, align 4, !tbaa !20
  %85 = getelementptr inbounds float, ptr addrspace(1) %82, i64 %68
  %86 = load float, ptr addrspace(1) %85, align 4, !tbaa !20
  %87 = getelementptr inbounds float, ptr addrspace(1) %82, i64 %72
  %88 = load float, ptr addrspace(1) %87, align 4, !tbaa !20
  %89 = getelementptr inbounds float, ptr addrspace(1) %82, i64 %76
  %90 = load float, ptr addrspace(1) %89, align 4, !tbaa !20
  %91 = fmul float %36, %86
  %92 = tail call float @llvm.fmuladd.f32(float %84, float %33, float %91)
  %93 = tail call float @llvm.fmuladd.f32(float %88, float %39, float %92)
  %94 = tail call noundef float @llvm.fmuladd.f32(float %90, float %43, float %93)
  %95 = tail call float @llvm.fmuladd.f32(float %50, float %94, float 0.000000e+00)
  %96 = tail call i32 @llvm.smax.i32(i32 %26, i32 0)
  %97 = add nuw nsw i32 %96, 1
  %98 = tail call i32 @llvm.smin.i32(i32 %3, i32 %97)
  %99 = add nsw i32 %98, -1
  %100 = mul nsw i32 %99, %2
  %101 = sext i32 %100 to i64
  %102 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %101
  %103 = getelementptr inbounds float, ptr addrspace(1) %102, i64 %65
  %104 = load float, ptr addrspace(1) %103, align 4, !tbaa !20
  %105 = getelementptr inbounds float, ptr addrspace(1) %102, i64 %68
  %106 = load float, ptr addrspace(1) %105, align 4, !tbaa !20
  %107 = getelementptr inbounds float, ptr addrspace(1) %102, i64 %72
  %108 = load float, ptr addrspace(1) %107, align 4, !tbaa !20
  %109 = getelementptr inbounds float, ptr addrspace(1) %102, i64 %76
  %110 = load float, ptr addrspace(1) %109, align 4, !tbaa !20
  %111 = fmul float %36, %106
  %112 = tail call float @llvm.fmuladd.f32(float %104, float %33, float %111)
  %113 = tail call float @llvm.fmuladd.f32(float %108, float %39, float %112)
  %114 = tail call noundef float @llvm.fmuladd.f32(float %110, float %43, float %113)
  %115 = tail call float @llvm.fmuladd.f32(float %53, float %114, float %95)
  %116 = tail call i32 @llvm.smax.i32(i32 %26, i32 -1)
  %117 = add nsw i32 %116, 2
  %118 = tail call i32 @llvm.smin.i32(i32 %3, i32 %117)
  %119 = add nsw i32 %118, -1
  %120 = mul nsw i32 %119, %2
  %121 = sext i32 %120 to i64
  %122 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %121
  %123 = getelementptr inbounds float, ptr addrspace(1) %122, i64 %65
  %124 = load float, ptr addrspace(1) %123, align 4, !tbaa !20
  %125 = getelementptr inbounds float, ptr addrspace(1) %122, i64 %68
  %126 = load float, ptr addrspace(1) %125, align 4, !tbaa !20
  %127 = getelementptr inbounds float, ptr addrspace(1) %122, i64 %72
  %128 = load float, ptr addrspace(1) %127, align 4, !tbaa !20
  %129 = getelementptr inbounds float, ptr addrspace(1) %122, i64 %76
  %130 = load float, ptr addrspace(1) %129, align 4, !tbaa !20
  %131 = fmul float %36, %126
  %132 = tail call float @llvm.fmuladd.f32(float %124, float %33, float %131)
  %133 = tail call float @llvm.fmuladd.f32(float %128, float %39, float %132)
  %134 = tail call noundef float @llvm.fmuladd.f32(float %130, float %43, float %133)
  %135 = tail call float @llvm.fmuladd.f32(float %56, float %134, float %115)
  %136 = tail call i32 @llvm.smax.i32(i32 %26, i32 -2)
  %137 = add nsw i32 %136, 3
  %138 = tail call i32 @llvm.smin.i32(i32 %3, i32 %137)
  %139 = add nsw i32 %138, -1
  %140 = mul nsw i32 %139, %2
  %141 = sext i32 %140 to i64
  %142 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %141
  %143 = getelementptr inbounds float, ptr addrspace(1) %142, i64 %65
  %144 = load float, ptr addrspace(1) %143, align 4, !tbaa !20
  %145 = getelementptr inbounds float, ptr addrspace(1) %142, i64 %68
  %146 = load float, ptr addrspace(1) %145, align 4, !tbaa !20
  %147 = getelementptr inbounds float, ptr addrspace(1) %142, i64 %72
  %148 = load float, ptr addrspace(1) %147, align 4, !tbaa !20
  %149 = getelementptr inbounds float, ptr addrspace(1) %142, i64 %76
  %150 = load float, ptr addrspace(1) %149, align 4, !tbaa !20
  %151 = fmul float %36, %146
  %152 = tail call float @llvm.fmuladd.f32(float %144, float %33, float %151)
  %153 = tail call float @llvm.fmuladd.f32(float %148, float %39, float %152)
  %154 = tail call noundef float @llvm.fmuladd.f32(float %150, float %43, float %153)
  %155 = tail call float @llvm.fmuladd.f32(float %60, float %154, float %135)
  %156 = mul nsw i32 %4, %16
  %157 = add nsw i32 %156, %11
  %158 = sext i32 %157 to i64
  %159 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %158
  store float %155, ptr addrspace(1) %159, align 4, !tbaa !20
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @half_size(ptr addrspace(1) noundef readonly align 1 captures(none) %0, ptr addrspace(1) noundef writeonly align 1 captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !kernel_arg_addr_space !22 !kernel_arg_access_qual !23 !kernel_arg_type !24 !kernel_arg_base_type !24 !kernel_arg_type_qual !25 {
  tail call void @__clang_ocl_kern_imp_half_size(ptr addrspace(1) noundef align 1 %0, ptr addrspace(1) noundef align 1 %1, i32 noundef %2) #4
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local void @__clang_ocl_kern_imp_half_size(ptr addrspace(1) noundef readonly align 1 captures(none) %0, ptr addrspace(1) noundef writeonly align 1 captures(none) %1, i32 noundef %2) local_unnamed_addr #1 !kernel_arg_addr_space !22 !kernel_arg_access_qual !23 !kernel_arg_type !24 !kernel_arg_base_type !24 !kernel_arg_type_qual !25 {
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
define dso_local ptx_kernel void @warp_affine(ptr addrspace(1) noundef readonly align 2 captures(none) %0, ptr addrspace(1) noundef writeonly align 2 captures(none) %1, ptr noundef readonly byval(%struct.affine) align 4 captures(none) %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #0 !kernel_arg_addr_space !26 !kernel_arg_access_qual !27 !kernel_arg_type !28 !kernel_arg_base_type !28 !kernel_arg_type_qual !29 {
  tail call void @__clang_ocl_kern_imp_warp_affine(ptr addrspace(1) noundef align 2 %0, ptr addrspace(1) noundef align 2 %1, ptr noundef nonnull byval(%struct.affine) align 4 %2, i32 noundef %3, i32 noundef %4) #4
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local void @__clang_ocl_kern_imp_warp_affine(ptr addrspace(1) noundef readonly align 2 captures(none) %0, ptr addrspace(1) noundef writeonly align 2 captures(none) %1, ptr noundef readonly byval(%struct.affine) align 4 captures(none) %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #1 !kernel_arg_addr_space !26 !kernel_arg_access_qual !27 !kernel_arg_type !28 !kernel_arg_base_type !28 !kernel_arg_type_qual !29 {
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
  %61 = load i16, ptr addrspace(1) %60, align 2, !tbaa !30
  %62 = zext i16 %61 to i32
  %63 = sub i32 256, %52
  %64 = mul i32 %63, %62
  %65 = getelementptr i8, ptr addrspace(1) %60, i64 2
  %66 = load i16, ptr addrspace(1) %65, align 2, !tbaa !30
  %67 = zext i16 %66 to i32
  %68 = mul i32 %67, %52
  %69 = add i32 %68, %64
  %70 = add nuw nsw i32 %38, 1
  %71 = mul nsw i32 %70, %3
  %72 = add nsw i32 %71, %36
  %73 = sext i32 %72 to i64
  %74 = getelementptr inbounds i16, ptr addrspace(1) %0, i64 %73
  %75 = load i16, ptr addrspace(1) %74, align 2, !tbaa !30
  %76 = zext i16 %75 to i32
  %77 = mul i32 %63, %76
  %78 = getelementptr i8, ptr addrspace(1) %74, i64 2
  %79 = load i16, ptr addrspace(1) %78, align 2, !tbaa !30
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
  store i16 %92, ptr addrspace(1) %96, align 2, !tbaa !30
  ret void
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #3

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x float> @llvm.fmuladd.v4f32(<4 x float>, <4 x float>, <4 x float>) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x float> @llvm.rint.v4f32(<4 x float>) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.floor.f32(float) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.maximumnum.f32(float, float) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smin.i32(i32, i32) #2

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" "uniform-work-group-size"="false" }
attributes #1 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #2 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nounwind }

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
!22 = !{i32 1, i32 1, i32 0}
!23 = !{!"none", !"none", !"none"}
!24 = !{!"uchar*", !"uchar*", !"int"}
!25 = !{!"const", !"", !""}
!26 = !{i32 1, i32 1, i32 0, i32 0, i32 0}
!27 = !{!"none", !"none", !"none", !"none", !"none"}
!28 = !{!"ushort*", !"ushort*", !"affine", !"int", !"int"}
!29 = !{!"const", !"", !"", !"", !""}
!30 = !{!31, !31, i64 0}
!31 = !{!"short", !8, i64 0}
