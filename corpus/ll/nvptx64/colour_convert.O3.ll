; ModuleID = 'corpus/opencl/colour_convert.cl'
source_filename = "corpus/opencl/colour_convert.cl"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @rgba_to_nv12(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 1 captures(none) %1, ptr addrspace(1) noundef writeonly align 2 captures(none) %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #0 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !13 !kernel_arg_type_qual !14 {
  tail call void @__clang_ocl_kern_imp_rgba_to_nv12(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 1 %1, ptr addrspace(1) noundef align 2 %2, i32 noundef %3, i32 noundef %4) #4
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local void @__clang_ocl_kern_imp_rgba_to_nv12(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 1 captures(none) %1, ptr addrspace(1) noundef writeonly align 2 captures(none) %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #1 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !13 !kernel_arg_type_qual !14 {
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
  %16 = shl nsw i32 %10, 1
  %17 = icmp slt i32 %16, %3
  br i1 %17, label %18, label %171

18:                                               ; preds = %5
  %19 = shl nuw nsw i32 %15, 1
  %20 = icmp slt i32 %19, %4
  br i1 %20, label %21, label %171

21:                                               ; preds = %18
  %22 = mul nsw i32 %19, %3
  %23 = add nsw i32 %16, %22
  %24 = sext i32 %23 to i64
  %25 = getelementptr inbounds <4 x i8>, ptr addrspace(1) %0, i64 %24
  %26 = load <4 x i8>, ptr addrspace(1) %25, align 4, !tbaa !15
  %27 = freeze <4 x i8> %26
  %28 = bitcast <4 x i8> %27 to i32
  %29 = lshr i32 %28, 16
  %30 = and i32 %29, 255
  %31 = lshr i32 %28, 8
  %32 = and i32 %31, 255
  %33 = and i32 %28, 255
  %34 = mul nuw nsw i32 %33, 66
  %35 = mul nuw nsw i32 %32, 129
  %36 = mul nuw nsw i32 %30, 25
  %37 = add nuw nsw i32 %35, 128
  %38 = add nuw nsw i32 %37, %34
  %39 = add nuw nsw i32 %38, %36
  %40 = lshr i32 %39, 8
  %41 = trunc nuw i32 %40 to i8
  %42 = add nuw i8 %41, 16
  %43 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %24
  store i8 %42, ptr addrspace(1) %43, align 1, !tbaa !15
  %44 = mul nsw i32 %33, -38
  %45 = mul nsw i32 %32, -74
  %46 = mul nuw nsw i32 %30, 112
  %47 = add nsw i32 %44, %45
  %48 = add nsw i32 %47, %46
  %49 = mul nuw nsw i32 %33, 112
  %50 = mul nsw i32 %32, -94
  %51 = mul nsw i32 %30, -18
  %52 = add nsw i32 %49, %50
  %53 = add nsw i32 %52, %51
  %54 = or disjoint i32 %16, 1
  %55 = add nsw i32 %54, %22
  %56 = sext i32 %55 to i64
  %57 = getelementptr inbounds <4 x i8>, ptr addrspace(1) %0, i64 %56
  %58 = load <4 x i8>, ptr addrspace(1) %57, align 4, !tbaa !15
  %59 = freeze <4 x i8> %58
  %60 = bitcast <4 x i8> %59 to i32
  %61 = lshr i32 %60, 16
  %62 = and i32 %61, 255
  %63 = lshr i32 %60, 8
  %64 = and i32 %63, 255
  %65 = and i32 %60, 255
  %66 = mul nuw nsw i32 %65, 66
  %67 = mul nuw nsw i32 %64, 129
  %68 = mul nuw nsw i32 %62, 25
  %69 = add nuw nsw i32 %67, 128
  %70 = add nuw nsw i32 %69, %66
  %71 = add nuw nsw i32 %70, %68
  %72 = lshr i32 %71, 8
  %73 = trunc nuw i32 %72 to i8
  %74 = add nuw i8 %73, 16
  %75 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %56
  store i8 %74, ptr addrspace(1) %75, align 1, !tbaa !15
  %76 = mul nsw i32 %65, -38
  %77 = mul nsw i32 %64, -74
  %78 = mul nuw nsw i32 %62, 112
  %79 = add nsw i32 %76, %48
  %80 = add nsw i32 %79, %77
  %81 = add nsw i32 %80, %78
  %82 = mul nuw nsw i32 %65, 112
  %83 = mul nsw i32 %64, -94
  %84 = mul nsw i32 %62, -18
  %85 = add nsw i32 %82, %53
  %86 = add nsw i32 %85, %83
  %87 = add nsw i32 %86, %84
  %88 = or disjoint i32 %19, 1
  %89 = mul nsw i32 %88, %3
  %90 = add nsw i32 %16, %89
  %91 = sext i32 %90 to i64
  %92 = getelementptr inbounds <4 x i8>, ptr addrspace(1) %0, i64 %91
  %93 = load <4 x i8>, ptr addrspace(1) %92, align 4, !tbaa !15
  %94 = freeze <4 x i8> %93
  %95 = bitcast <4 x i8> %94 to i32
  %96 = lshr i32 %95, 16
  %97 = and i32 %96, 255
  %98 = lshr i32 %95, 8
  %99 = and i32 %98, 255
  %100 = and i32 %95, 255
  %101 = mul nuw nsw i32 %100, 66
  %102 = mul nuw nsw i32 %99, 129
  %103 = mul nuw nsw i32 %97, 25
  %104 = add nuw nsw i32 %102, 128
  %105 = add nuw nsw i32 %104, %101
  %106 = add nuw nsw i32 %105, %103
  %107 = lshr i32 %106, 8
  %108 = trunc nuw i32 %107 to i8
  %109 = add nuw i8 %108, 16
  %110 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %91
  store i8 %109, ptr addrspace(1) %110, align 1, !tbaa !15
  %111 = mul nsw i32 %100, -38
  %112 = mul nsw i32 %99, -74
  %113 = mul nuw nsw i32 %97, 112
  %114 = add nsw i32 %111, %81
  %115 = add nsw i32 %114, %112
  %116 = add nsw i32 %115, %113
  %117 = mul nuw nsw i32 %100, 112
  %118 = mul nsw i32 %99, -94
  %119 = mul nsw i32 %97, -18
  %120 = add nsw i32 %117, %87
  %121 = add nsw i32 %120, %118
  %122 = add nsw i32 %121, %119
  %123 = add nsw i32 %54, %89
  %124 = sext i32 %123 to i64
  %125 = getelementptr inbounds <4 x i8>, ptr addrspace(1) %0, i64 %124
  %126 = load <4 x i8>, ptr addrspace(1) %125, align 4, !tbaa !15
  %127 = freeze <4 x i8> %126
  %128 = bitcast <4 x i8> %127 to i32
  %129 = lshr i32 %128, 16
  %130 = and i32 %129, 255
  %131 = lshr i32 %128, 8
  %132 = and i32 %131, 255
  %133 = and i32 %128, 255
  %134 = mul nuw nsw i32 %133, 66
  %135 = mul nuw nsw i32 %132, 129
  %136 = mul nuw nsw i32 %130, 25
  %137 = add nuw nsw i32 %135, 128
  %138 = add nuw nsw i32 %137, %134
  %139 = add nuw nsw i32 %138, %136
  %140 = lshr i32 %139, 8
  %141 = trunc nuw i32 %140 to i8
  %142 = add nuw i8 %141, 16
  %143 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %124
  store i8 %142, ptr addrspace(1) %143, align 1, !tbaa !15
  %144 = mul nsw i32 %133, -38
  %145 = mul nsw i32 %132, -74
  %146 = mul nuw nsw i32 %130, 112
  %147 = add nsw i32 %144, %116
  %148 = add nsw i32 %147, %145
  %149 = add nsw i32 %148, %146
  %150 = mul nuw nsw i32 %133, 112
  %151 = mul nsw i32 %132, -94
  %152 = mul nsw i32 %130, -18
  %153 = add nsw i32 %150, %122
  %154 = add nsw i32 %153, %151
  %155 = add nsw i32 %154, %152
  %156 = add nsw i32 %149, 512
  %157 = ashr i32 %156, 10
  %158 = insertelement <2 x i32> poison, i32 %157, i64 0
  %159 = add nsw i32 %155, 512
  %160 = ashr i32 %159, 10
  %161 = insertelement <2 x i32> %158, i32 %160, i64 1
  %162 = add <2 x i32> %161, splat (i32 128)
  %163 = tail call noundef <2 x i32> @llvm.smax.v2i32(<2 x i32> %162, <2 x i32> zeroinitializer)
  %164 = tail call <2 x i32> @llvm.umin.v2i32(<2 x i32> %163, <2 x i32> splat (i32 255))
  %165 = trunc nuw <2 x i32> %164 to <2 x i8>
  %166 = sdiv i32 %3, 2
  %167 = mul nsw i32 %166, %15
  %168 = add nsw i32 %167, %10
  %169 = sext i32 %168 to i64
  %170 = getelementptr inbounds <2 x i8>, ptr addrspace(1) %2, i64 %169
  store <2 x i8> %165, ptr addrspace(1) %170, align 2, !tbaa !15
  br label %171

171:                                              ; preds = %5, %18, %21
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @yuv_to_rgba(ptr addrspace(1) noundef readonly align 1 captures(none) %0, ptr addrspace(1) noundef readonly align 2 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #0 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !16 !kernel_arg_base_type !17 !kernel_arg_type_qual !18 {
  tail call void @__clang_ocl_kern_imp_yuv_to_rgba(ptr addrspace(1) noundef align 1 %0, ptr addrspace(1) noundef align 2 %1, ptr addrspace(1) noundef align 4 %2, i32 noundef %3, i32 noundef %4) #4
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local void @__clang_ocl_kern_imp_yuv_to_rgba(ptr addrspace(1) noundef readonly align 1 captures(none) %0, ptr addrspace(1) noundef readonly align 2 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #1 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !16 !kernel_arg_base_type !17 !kernel_arg_type_qual !18 {
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
  %16 = icmp sgt i32 %3, %10
  %17 = icmp sgt i32 %4, %15
  %18 = select i1 %16, i1 %17, i1 false
  br i1 %18, label %19, label %58

19:                                               ; preds = %5
  %20 = mul nsw i32 %3, %15
  %21 = add nsw i32 %20, %10
  %22 = sext i32 %21 to i64
  %23 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %22
  %24 = load i8, ptr addrspace(1) %23, align 1, !tbaa !15
  %25 = zext i8 %24 to i32
  %26 = mul nuw nsw i32 %25, 298
  %27 = add nsw i32 %26, -4640
  %28 = lshr i32 %15, 1
  %29 = ashr i32 %3, 1
  %30 = mul nsw i32 %29, %28
  %31 = ashr i32 %10, 1
  %32 = add nsw i32 %30, %31
  %33 = sext i32 %32 to i64
  %34 = getelementptr inbounds <2 x i8>, ptr addrspace(1) %1, i64 %33
  %35 = load <2 x i8>, ptr addrspace(1) %34, align 2, !tbaa !15
  %36 = zext <2 x i8> %35 to <2 x i32>
  %37 = add nsw <2 x i32> %36, splat (i32 -128)
  %38 = extractelement <2 x i32> %37, i64 1
  %39 = mul nsw i32 %38, 409
  %40 = add nsw i32 %39, %27
  %41 = insertelement <3 x i32> poison, i32 %40, i64 0
  %42 = extractelement <2 x i32> %37, i64 0
  %43 = mul nsw i32 %42, -100
  %44 = add nsw i32 %43, %27
  %45 = mul nsw i32 %38, -208
  %46 = add nsw i32 %44, %45
  %47 = insertelement <3 x i32> %41, i32 %46, i64 1
  %48 = mul nsw i32 %42, 516
  %49 = add nsw i32 %48, %27
  %50 = insertelement <3 x i32> %47, i32 %49, i64 2
  %51 = ashr <3 x i32> %50, splat (i32 8)
  %52 = tail call noundef <3 x i32> @llvm.smax.v3i32(<3 x i32> range(i32 -8388608, 8388608) %51, <3 x i32> zeroinitializer)
  %53 = tail call <3 x i32> @llvm.umin.v3i32(<3 x i32> %52, <3 x i32> splat (i32 255))
  %54 = shufflevector <3 x i32> %53, <3 x i32> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 poison>
  %55 = trunc nuw <4 x i32> %54 to <4 x i8>
  %56 = insertelement <4 x i8> %55, i8 -1, i64 3
  %57 = getelementptr inbounds <4 x i8>, ptr addrspace(1) %2, i64 %22
  store <4 x i8> %56, ptr addrspace(1) %57, align 4, !tbaa !15
  br label %58

58:                                               ; preds = %5, %19
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @rgb_to_hsv(ptr addrspace(1) noundef readonly align 16 captures(none) %0, ptr addrspace(1) noundef writeonly align 16 captures(none) %1) local_unnamed_addr #0 !kernel_arg_addr_space !19 !kernel_arg_access_qual !20 !kernel_arg_type !21 !kernel_arg_base_type !22 !kernel_arg_type_qual !23 {
  tail call void @__clang_ocl_kern_imp_rgb_to_hsv(ptr addrspace(1) noundef align 16 %0, ptr addrspace(1) noundef align 16 %1) #4
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local void @__clang_ocl_kern_imp_rgb_to_hsv(ptr addrspace(1) noundef readonly align 16 captures(none) %0, ptr addrspace(1) noundef writeonly align 16 captures(none) %1) local_unnamed_addr #1 !kernel_arg_addr_space !19 !kernel_arg_access_qual !20 !kernel_arg_type !21 !kernel_arg_base_type !22 !kernel_arg_type_qual !23 {
  %3 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %4 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %6 = zext nneg i32 %4 to i64
  %7 = zext nneg i32 %3 to i64
  %8 = mul nuw nsw i64 %6, %7
  %9 = zext nneg i32 %5 to i64
  %10 = add nuw nsw i64 %8, %9
  %11 = shl i64 %10, 32
  %12 = ashr exact i64 %11, 32
  %13 = getelementptr inbounds <4 x float>, ptr addrspace(1) %0, i64 %12
  %14 = load <4 x float>, ptr addrspace(1) %13, align 16, !tbaa !15
  %15 = extractelement <4 x float> %14, i64 0
  %16 = extractelement <4 x float> %14, i64 1
  %17 = tail call noundef float @llvm.maximumnum.f32(float %15, float %16)
  %18 = extractelement <4 x float> %14, i64 2
  %19 = tail call noundef float @llvm.maximumnum.f32(float %17, float %18)
  %20 = tail call noundef float @llvm.minimumnum.f32(float %15, float %16)
  %21 = tail call noundef float @llvm.minimumnum.f32(float %20, float %18)
  %22 = fsub float %19, %21
  %23 = fcmp ogt float %22, 0.000000e+00
  br i1 %23, label %24, label %42

24:                                               ; preds = %2
  %25 = fcmp oeq float %19, %15
  br i1 %25, label %26, label %32

26:                                               ; preds = %24
  %27 = fsub float %16, %18
  %28 = fdiv float %27, %22, !fpmath !24
  %29 = fcmp olt float %16, %18
  %30 = select i1 %29, float 6.000000e+00, float 0.000000e+00
  %31 = fadd float %30, %28
  br label %42

32:                                               ; preds = %24
  %33 = fcmp oeq float %19, %16
  br i1 %33, label %34, label %38

34:                                               ; preds = %32
  %35 = fsub float %18, %15
  %36 = fdiv float %35, %22, !fpmath !24
  %37 = fadd float %36, 2.000000e+00
  br label %42

38:                                               ; preds = %32
  %39 = fsub float %15, %16
  %40 = fdiv float %39, %22, !fpmath !24
  %41 = fadd float %40, 4.000000e+00
  br label %42

42:                                               ; preds = %26, %38, %34, %2
  %43 = phi float [ %31, %26 ], [ %37, %34 ], [ %41, %38 ], [ 0.000000e+00, %2 ]
  %44 = fcmp ogt float %19, 0.000000e+00
  %45 = fdiv float %22, %19
  %46 = select i1 %44, float %45, float 0.000000e+00
  %47 = fdiv float %43, 6.000000e+00, !fpmath !24
  %48 = insertelement <4 x float> poison, float %47, i64 0
  %49 = insertelement <4 x float> %48, float %46, i64 1
  %50 = insertelement <4 x float> %49, float %19, i64 2
  %51 = shufflevector <4 x float> %50, <4 x float> %14, <4 x i32> <i32 0, i32 1, i32 2, i32 7>
  %52 = getelementptr inbounds <4 x float>, ptr addrspace(1) %1, i64 %12
  store <4 x float> %51, ptr addrspace(1) %52, align 16, !tbaa !15
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @hsv_to_rgb(ptr addrspace(1) noundef readonly align 16 captures(none) %0, ptr addrspace(1) noundef writeonly align 16 captures(none) %1) local_unnamed_addr #0 !kernel_arg_addr_space !19 !kernel_arg_access_qual !20 !kernel_arg_type !21 !kernel_arg_base_type !22 !kernel_arg_type_qual !23 {
  tail call void @__clang_ocl_kern_imp_hsv_to_rgb(ptr addrspace(1) noundef align 16 %0, ptr addrspace(1) noundef align 16 %1) #4
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local void @__clang_ocl_kern_imp_hsv_to_rgb(ptr addrspace(1) noundef readonly align 16 captures(none) %0, ptr addrspace(1) noundef writeonly align 16 captures(none) %1) local_unnamed_addr #1 !kernel_arg_addr_space !19 !kernel_arg_access_qual !20 !kernel_arg_type !21 !kernel_arg_base_type !22 !kernel_arg_type_qual !23 {
  %3 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %4 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %6 = zext nneg i32 %4 to i64
  %7 = zext nneg i32 %3 to i64
  %8 = mul nuw nsw i64 %6, %7
  %9 = zext nneg i32 %5 to i64
  %10 = add nuw nsw i64 %8, %9
  %11 = shl i64 %10, 32
  %12 = ashr exact i64 %11, 32
  %13 = getelementptr inbounds <4 x float>, ptr addrspace(1) %0, i64 %12
  %14 = load <4 x float>, ptr addrspace(1) %13, align 16, !tbaa !15
  %15 = extractelement <4 x float> %14, i64 0
  %16 = fmul float %15, 6.000000e+00
  %17 = insertelement <3 x float> poison, float %16, i64 0
  %18 = shufflevector <3 x float> %17, <3 x float> poison, <3 x i32> zeroinitializer
  %19 = fadd <3 x float> %18, <float 5.000000e+00, float 3.000000e+00, float 1.000000e+00>
  %20 = fmul <3 x float> %19, splat (float 0x3FC5555560000000)
  %21 = tail call noundef <3 x float> @llvm.floor.v3f32(<3 x float> %20)
  %22 = tail call <3 x float> @llvm.fmuladd.v3f32(<3 x float> %21, <3 x float> splat (float -6.000000e+00), <3 x float> %19)
  %23 = fsub <3 x float> splat (float 4.000000e+00), %22
  %24 = tail call noundef <3 x float> @llvm.minimumnum.v3f32(<3 x float> %22, <3 x float> %23)
  %25 = tail call noundef <3 x float> @llvm.maximumnum.v3f32(<3 x float> %24, <3 x float> zeroinitializer)
  %26 = tail call noundef <3 x float> @llvm.minimumnum.v3f32(<3 x float> %25, <3 x float> splat (float 1.000000e+00))
  %27 = extractelement <4 x float> %14, i64 2
  %28 = shufflevector <4 x float> %14, <4 x float> poison, <3 x i32> <i32 2, i32 2, i32 2>
  %29 = extractelement <4 x float> %14, i64 1
  %30 = fneg float %29
  %31 = fmul float %27, %30
  %32 = insertelement <3 x float> poison, float %31, i64 0
  %33 = shufflevector <3 x float> %32, <3 x float> poison, <3 x i32> zeroinitializer
  %34 = tail call <3 x float> @llvm.fmuladd.v3f32(<3 x float> %33, <3 x float> %26, <3 x float> %28)
  %35 = shufflevector <3 x float> %34, <3 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 poison>
  %36 = shufflevector <4 x float> %35, <4 x float> %14, <4 x i32> <i32 0, i32 1, i32 2, i32 7>
  %37 = getelementptr inbounds <4 x float>, ptr addrspace(1) %1, i64 %12
  store <4 x float> %36, ptr addrspace(1) %37, align 16, !tbaa !15
  ret void
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <3 x float> @llvm.fmuladd.v3f32(<3 x float>, <3 x float>, <3 x float>) #2

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
declare <2 x i32> @llvm.smax.v2i32(<2 x i32>, <2 x i32>) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <2 x i32> @llvm.umin.v2i32(<2 x i32>, <2 x i32>) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <3 x i32> @llvm.smax.v3i32(<3 x i32>, <3 x i32>) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <3 x i32> @llvm.umin.v3i32(<3 x i32>, <3 x i32>) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <3 x float> @llvm.floor.v3f32(<3 x float>) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.maximumnum.f32(float, float) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.minimumnum.f32(float, float) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <3 x float> @llvm.maximumnum.v3f32(<3 x float>, <3 x float>) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <3 x float> @llvm.minimumnum.v3f32(<3 x float>, <3 x float>) #2

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
!10 = !{i32 1, i32 1, i32 1, i32 0, i32 0}
!11 = !{!"none", !"none", !"none", !"none", !"none"}
!12 = !{!"uchar4*", !"uchar*", !"uchar2*", !"int", !"int"}
!13 = !{!"uchar __attribute__((ext_vector_type(4)))*", !"uchar*", !"uchar __attribute__((ext_vector_type(2)))*", !"int", !"int"}
!14 = !{!"const", !"", !"", !"", !""}
!15 = !{!8, !8, i64 0}
!16 = !{!"uchar*", !"uchar2*", !"uchar4*", !"int", !"int"}
!17 = !{!"uchar*", !"uchar __attribute__((ext_vector_type(2)))*", !"uchar __attribute__((ext_vector_type(4)))*", !"int", !"int"}
!18 = !{!"const", !"const", !"", !"", !""}
!19 = !{i32 1, i32 1}
!20 = !{!"none", !"none"}
!21 = !{!"float4*", !"float4*"}
!22 = !{!"float __attribute__((ext_vector_type(4)))*", !"float __attribute__((ext_vector_type(4)))*"}
!23 = !{!"const", !""}
!24 = !{float 2.500000e+00}
