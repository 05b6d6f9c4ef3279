; ModuleID = 'corpus/opencl/colour_convert.cl'
source_filename = "corpus/opencl/colour_convert.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_kernel void @rgba_to_nv12(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 1 captures(none) %1, ptr addrspace(1) noundef writeonly align 2 captures(none) %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 {
  %6 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %7 = trunc i64 %6 to i32
  %8 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #5
  %9 = trunc i64 %8 to i32
  %10 = shl nsw i32 %7, 1
  %11 = icmp slt i32 %10, %3
  br i1 %11, label %12, label %119

12:                                               ; preds = %5
  %13 = shl nsw i32 %9, 1
  %14 = icmp slt i32 %13, %4
  br i1 %14, label %15, label %119

15:                                               ; preds = %12
  %16 = mul nsw i32 %13, %3
  %17 = add nsw i32 %10, %16
  %18 = sext i32 %17 to i64
  %19 = getelementptr inbounds <4 x i8>, ptr addrspace(1) %0, i64 %18
  %20 = load <4 x i8>, ptr addrspace(1) %19, align 4, !tbaa !13
  %21 = tail call spir_func <4 x i32> @_Z12convert_int4Dv4_h(<4 x i8> noundef %20) #5
  %22 = extractelement <4 x i32> %21, i64 0
  %23 = mul nsw i32 %22, 66
  %24 = extractelement <4 x i32> %21, i64 1
  %25 = mul nsw i32 %24, 129
  %26 = extractelement <4 x i32> %21, i64 2
  %27 = mul nsw i32 %26, 25
  %28 = add i32 %25, 128
  %29 = add i32 %28, %23
  %30 = add i32 %29, %27
  %31 = lshr i32 %30, 8
  %32 = trunc i32 %31 to i8
  %33 = add i8 %32, 16
  %34 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %18
  store i8 %33, ptr addrspace(1) %34, align 1, !tbaa !13
  %35 = or disjoint i32 %10, 1
  %36 = add nsw i32 %35, %16
  %37 = sext i32 %36 to i64
  %38 = getelementptr inbounds <4 x i8>, ptr addrspace(1) %0, i64 %37
  %39 = load <4 x i8>, ptr addrspace(1) %38, align 4, !tbaa !13
  %40 = tail call spir_func <4 x i32> @_Z12convert_int4Dv4_h(<4 x i8> noundef %39) #5
  %41 = extractelement <4 x i32> %40, i64 0
  %42 = mul nsw i32 %41, 66
  %43 = extractelement <4 x i32> %40, i64 1
  %44 = mul nsw i32 %43, 129
  %45 = extractelement <4 x i32> %40, i64 2
  %46 = mul nsw i32 %45, 25
  %47 = add i32 %44, 128
  %48 = add i32 %47, %42
  %49 = add i32 %48, %46
  %50 = lshr i32 %49, 8
  %51 = trunc i32 %50 to i8
  %52 = add i8 %51, 16
  %53 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %37
  store i8 %52, ptr addrspace(1) %53, align 1, !tbaa !13
  %54 = or disjoint i32 %13, 1
  %55 = mul nsw i32 %54, %3
  %56 = add nsw i32 %10, %55
  %57 = sext i32 %56 to i64
  %58 = getelementptr inbounds <4 x i8>, ptr addrspace(1) %0, i64 %57
  %59 = load <4 x i8>, ptr addrspace(1) %58, align 4, !tbaa !13
  %60 = tail call spir_func <4 x i32> @_Z12convert_int4Dv4_h(<4 x i8> noundef %59) #5
  %61 = shufflevector <4 x i32> %60, <4 x i32> poison, <8 x i32> <i32 0, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %62 = extractelement <4 x i32> %60, i64 0
  %63 = mul nsw i32 %62, 66
  %64 = extractelement <4 x i32> %60, i64 1
  %65 = mul nsw i32 %64, 129
  %66 = extractelement <4 x i32> %60, i64 2
  %67 = mul nsw i32 %66, 25
  %68 = add i32 %65, 128
  %69 = add i32 %68, %63
  %70 = add i32 %69, %67
  %71 = lshr i32 %70, 8
  %72 = trunc i32 %71 to i8
  %73 = add i8 %72, 16
  %74 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %57
  store i8 %73, ptr addrspace(1) %74, align 1, !tbaa !13
  %75 = shufflevector <4 x i32> %21, <4 x i32> %40, <8 x i32> <i32 0, i32 1, i32 2, i32 4, i32 5, i32 6, i32 poison, i32 poison>
  %76 = shufflevector <8 x i32> %75, <8 x i32> %61, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 8, i32 9>
  %77 = mul <8 x i32> %76, <i32 -38, i32 -74, i32 112, i32 -38, i32 -74, i32 112, i32 -38, i32 -74>
  %78 = mul <8 x i32> %76, <i32 112, i32 -94, i32 -18, i32 112, i32 -94, i32 -18, i32 112, i32 -94>
  %79 = add nsw i32 %35, %55
  %80 = sext i32 %79 to i64
  %81 = getelementptr inbounds <4 x i8>, ptr addrspace(1) %0, i64 %80
  %82 = load <4 x i8>, ptr addrspace(1) %81, align 4, !tbaa !13
  %83 = tail call spir_func <4 x i32> @_Z12convert_int4Dv4_h(<4 x i8> noundef %82) #5
  %84 = extractelement <4 x i32> %83, i64 0
  %85 = mul nsw i32 %84, 66
  %86 = extractelement <4 x i32> %83, i64 1
  %87 = mul nsw i32 %86, 129
  %88 = extractelement <4 x i32> %83, i64 2
  %89 = mul nsw i32 %88, 25
  %90 = add i32 %87, 128
  %91 = add i32 %90, %85
  %92 = add i32 %91, %89
  %93 = lshr i32 %92, 8
  %94 = trunc i32 %93 to i8
  %95 = add i8 %94, 16
  %96 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %80
  store i8 %95, ptr addrspace(1) %96, align 1, !tbaa !13
  %97 = shufflevector <4 x i32> %60, <4 x i32> %83, <4 x i32> <i32 2, i32 4, i32 5, i32 6>
  %98 = mul <4 x i32> %97, <i32 112, i32 -38, i32 -74, i32 112>
  %99 = shufflevector <4 x i32> %98, <4 x i32> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 poison, i32 poison, i32 poison, i32 poison>
  %100 = add <8 x i32> %77, %99
  %101 = shufflevector <8 x i32> %100, <8 x i32> %77, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 12, i32 13, i32 14, i32 15>
  %102 = tail call i32 @llvm.vector.reduce.add.v8i32(<8 x i32> %101)
  %103 = mul <4 x i32> %97, <i32 -18, i32 112, i32 -94, i32 -18>
  %104 = shufflevector <4 x i32> %103, <4 x i32> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 poison, i32 poison, i32 poison, i32 poison>
  %105 = add <8 x i32> %78, %104
  %106 = shufflevector <8 x i32> %105, <8 x i32> %78, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 12, i32 13, i32 14, i32 15>
  %107 = tail call i32 @llvm.vector.reduce.add.v8i32(<8 x i32> %106)
  %108 = insertelement <2 x i32> poison, i32 %102, i64 0
  %109 = insertelement <2 x i32> %108, i32 %107, i64 1
  %110 = add <2 x i32> %109, splat (i32 512)
  %111 = ashr <2 x i32> %110, splat (i32 10)
  %112 = add nsw <2 x i32> %111, splat (i32 128)
  %113 = tail call spir_func <2 x i8> @_Z18convert_uchar2_satDv2_i(<2 x i32> noundef %112) #5
  %114 = sdiv i32 %3, 2
  %115 = mul nsw i32 %114, %9
  %116 = add nsw i32 %115, %7
  %117 = sext i32 %116 to i64
  %118 = getelementptr inbounds <2 x i8>, ptr addrspace(1) %2, i64 %117
  store <2 x i8> %113, ptr addrspace(1) %118, align 2, !tbaa !13
  br label %119

119:                                              ; preds = %5, %12, %15
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_rgba_to_nv12(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 1 captures(none) %1, ptr addrspace(1) noundef writeonly align 2 captures(none) %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #1 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 {
  %6 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %7 = trunc i64 %6 to i32
  %8 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #5
  %9 = trunc i64 %8 to i32
  %10 = shl nsw i32 %7, 1
  %11 = icmp slt i32 %10, %3
  br i1 %11, label %12, label %119

12:                                               ; preds = %5
  %13 = shl nsw i32 %9, 1
  %14 = icmp slt i32 %13, %4
  br i1 %14, label %15, label %119

15:                                               ; preds = %12
  %16 = mul nsw i32 %13, %3
  %17 = add nsw i32 %10, %16
  %18 = sext i32 %17 to i64
  %19 = getelementptr inbounds <4 x i8>, ptr addrspace(1) %0, i64 %18
  %20 = load <4 x i8>, ptr addrspace(1) %19, align 4, !tbaa !13
  %21 = tail call spir_func <4 x i32> @_Z12convert_int4Dv4_h(<4 x i8> noundef %20) #5
  %22 = extractelement <4 x i32> %21, i64 0
  %23 = mul nsw i32 %22, 66
  %24 = extractelement <4 x i32> %21, i64 1
  %25 = mul nsw i32 %24, 129
  %26 = extractelement <4 x i32> %21, i64 2
  %27 = mul nsw i32 %26, 25
  %28 = add i32 %25, 128
  %29 = add i32 %28, %23
  %30 = add i32 %29, %27
  %31 = lshr i32 %30, 8
  %32 = trunc i32 %31 to i8
  %33 = add i8 %32, 16
  %34 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %18
  store i8 %33, ptr addrspace(1) %34, align 1, !tbaa !13
  %35 = or disjoint i32 %10, 1
  %36 = add nsw i32 %35, %16
  %37 = sext i32 %36 to i64
  %38 = getelementptr inbounds <4 x i8>, ptr addrspace(1) %0, i64 %37
  %39 = load <4 x i8>, ptr addrspace(1) %38, align 4, !tbaa !13
  %40 = tail call spir_func <4 x i32> @_Z12convert_int4Dv4_h(<4 x i8> noundef %39) #5
  %41 = extractelement <4 x i32> %40, i64 0
  %42 = mul nsw i32 %41, 66
  %43 = extractelement <4 x i32> %40, i64 1
  %44 = mul nsw i32 %43, 129
  %45 = extractelement <4 x i32> %40, i64 2
  %46 = mul nsw i32 %45, 25
  %47 = add i32 %44, 128
  %48 = add i32 %47, %42
  %49 = add i32 %48, %46
  %50 = lshr i32 %49, 8
  %51 = trunc i32 %50 to i8
  %52 = add i8 %51, 16
  %53 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %37
  store i8 %52, ptr addrspace(1) %53, align 1, !tbaa !13
  %54 = or disjoint i32 %13, 1
  %55 = mul nsw i32 %54, %3
  %56 = add nsw i32 %10, %55
  %57 = sext i32 %56 to i64
  %58 = getelementptr inbounds <4 x i8>, ptr addrspace(1) %0, i64 %57
  %59 = load <4 x i8>, ptr addrspace(1) %58, align 4, !tbaa !13
  %60 = tail call spir_func <4 x i32> @_Z12convert_int4Dv4_h(<4 x i8> noundef %59) #5
  %61 = shufflevector <4 x i32> %60, <4 x i32> poison, <8 x i32> <i32 0, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %62 = extractelement <4 x i32> %60, i64 0
  %63 = mul nsw i32 %62, 66
  %64 = extractelement <4 x i32> %60, i64 1
  %65 = mul nsw i32 %64, 129
  %66 = extractelement <4 x i32> %60, i64 2
  %67 = mul nsw i32 %66, 25
  %68 = add i32 %65, 128
  %69 = add i32 %68, %63
  %70 = add i32 %69, %67
  %71 = lshr i32 %70, 8
  %72 = trunc i32 %71 to i8
  %73 = add i8 %72, 16
  %74 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %57
  store i8 %73, ptr addrspace(1) %74, align 1, !tbaa !13
  %75 = shufflevector <4 x i32> %21, <4 x i32> %40, <8 x i32> <i32 0, i32 1, i32 2, i32 4, i32 5, i32 6, i32 poison, i32 poison>
  %76 = shufflevector <8 x i32> %75, <8 x i32> %61, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 8, i32 9>
  %77 = mul <8 x i32> %76, <i32 -38, i32 -74, i32 112, i32 -38, i32 -74, i32 112, i32 -38, i32 -74>
  %78 = mul <8 x i32> %76, <i32 112, i32 -94, i32 -18, i32 112, i32 -94, i32 -18, i32 112, i32 -94>
  %79 = add nsw i32 %35, %55
  %80 = sext i32 %79 to i64
  %81 = getelementptr inbounds <4 x i8>, ptr addrspace(1) %0, i64 %80
  %82 = load <4 x i8>, ptr addrspace(1) %81, align 4, !tbaa !13
  %83 = tail call spir_func <4 x i32> @_Z12convert_int4Dv4_h(<4 x i8> noundef %82) #5
  %84 = extractelement <4 x i32> %83, i64 0
  %85 = mul nsw i32 %84, 66
  %86 = extractelement <4 x i32> %83, i64 1
  %87 = mul nsw i32 %86, 129
  %88 = extractelement <4 x i32> %83, i64 2
  %89 = mul nsw i32 %88, 25
  %90 = add i32 %87, 128
  %91 = add i32 %90, %85
  %92 = add i32 %91, %89
  %93 = lshr i32 %92, 8
  %94 = trunc i32 %93 to i8
  %95 = add i8 %94, 16
  %96 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %80
  store i8 %95, ptr addrspace(1) %96, align 1, !tbaa !13
  %97 = shufflevector <4 x i32> %60, <4 x i32> %83, <4 x i32> <i32 2, i32 4, i32 5, i32 6>
  %98 = mul <4 x i32> %97, <i32 112, i32 -38, i32 -74, i32 112>
  %99 = shufflevector <4 x i32> %98, <4 x i32> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 poison, i32 poison, i32 poison, i32 poison>
  %100 = add <8 x i32> %77, %99
  %101 = shufflevector <8 x i32> %100, <8 x i32> %77, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 12, i32 13, i32 14, i32 15>
  %102 = tail call i32 @llvm.vector.reduce.add.v8i32(<8 x i32> %101)
  %103 = mul <4 x i32> %97, <i32 -18, i32 112, i32 -94, i32 -18>
  %104 = shufflevector <4 x i32> %103, <4 x i32> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 poison, i32 poison, i32 poison, i32 poison>
  %105 = add <8 x i32> %78, %104
  %106 = shufflevector <8 x i32> %105, <8 x i32> %78, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 12, i32 13, i32 14, i32 15>
  %107 = tail call i32 @llvm.vector.reduce.add.v8i32(<8 x i32> %106)
  %108 = insertelement <2 x i32> poison, i32 %102, i64 0
  %109 = insertelement <2 x i32> %108, i32 %107, i64 1
  %110 = add <2 x i32> %109, splat (i32 512)
  %111 = ashr <2 x i32> %110, splat (i32 10)
  %112 = add nsw <2 x i32> %111, splat (i32 128)
  %113 = tail call spir_func <2 x i8> @_Z18convert_uchar2_satDv2_i(<2 x i32> noundef %112) #5
  %114 = sdiv i32 %3, 2
  %115 = mul nsw i32 %114, %9
  %116 = add nsw i32 %115, %7
  %117 = sext i32 %116 to i64
  %118 = getelementptr inbounds <2 x i8>, ptr addrspace(1) %2, i64 %117
  store <2 x i8> %113, ptr addrspace(1) %118, align 2, !tbaa !13
  br label %119

119:                                              ; preds = %5, %12, %15
  ret void
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_kernel void @yuv_to_rgba(ptr addrspace(1) noundef readonly align 1 captures(none) %0, ptr addrspace(1) noundef readonly align 2 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !14 !kernel_arg_base_type !15 !kernel_arg_type_qual !16 {
  %6 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %7 = trunc i64 %6 to i32
  %8 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #5
  %9 = trunc i64 %8 to i32
  %10 = icmp sgt i32 %3, %7
  %11 = icmp sgt i32 %4, %9
  %12 = select i1 %10, i1 %11, i1 false
  br i1 %12, label %13, label %49

13:                                               ; preds = %5
  %14 = mul nsw i32 %3, %9
  %15 = add nsw i32 %14, %7
  %16 = sext i32 %15 to i64
  %17 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %16
  %18 = load i8, ptr addrspace(1) %17, align 1, !tbaa !13
  %19 = zext i8 %18 to i32
  %20 = mul nuw nsw i32 %19, 298
  %21 = ashr i32 %9, 1
  %22 = ashr i32 %3, 1
  %23 = mul nsw i32 %21, %22
  %24 = ashr i32 %7, 1
  %25 = add nsw i32 %23, %24
  %26 = sext i32 %25 to i64
  %27 = getelementptr inbounds <2 x i8>, ptr addrspace(1) %1, i64 %26
  %28 = load <2 x i8>, ptr addrspace(1) %27, align 2, !tbaa !13
  %29 = tail call spir_func <2 x i32> @_Z12convert_int2Dv2_h(<2 x i8> noundef %28) #5
  %30 = add <2 x i32> %29, splat (i32 -128)
  %31 = extractelement <2 x i32> %30, i64 0
  %32 = mul i32 %31, -100
  %33 = add nsw i32 %20, -4640
  %34 = add i32 %32, %33
  %35 = shufflevector <2 x i32> %30, <2 x i32> poison, <2 x i32> <i32 1, i32 1>
  %36 = mul <2 x i32> %35, <i32 409, i32 -208>
  %37 = insertelement <2 x i32> poison, i32 %33, i64 0
  %38 = insertelement <2 x i32> %37, i32 %34, i64 1
  %39 = add <2 x i32> %36, %38
  %40 = shufflevector <2 x i32> %39, <2 x i32> poison, <3 x i32> <i32 0, i32 1, i32 poison>
  %41 = mul nsw i32 %31, 516
  %42 = add nsw i32 %41, %33
  %43 = insertelement <3 x i32> %40, i32 %42, i64 2
  %44 = ashr <3 x i32> %43, splat (i32 8)
  %45 = tail call spir_func <3 x i8> @_Z18convert_uchar3_satDv3_i(<3 x i32> noundef %44) #5
  %46 = shufflevector <3 x i8> %45, <3 x i8> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 poison>
  %47 = insertelement <4 x i8> %46, i8 -1, i64 3
  %48 = getelementptr inbounds <4 x i8>, ptr addrspace(1) %2, i64 %16
  store <4 x i8> %47, ptr addrspace(1) %48, align 4, !tbaa !13
  br label %49

49:                                               ; preds = %5, %13
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_yuv_to_rgba(ptr addrspace(1) noundef readonly align 1 captures(none) %0, ptr addrspace(1) noundef readonly align 2 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #1 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !14 !kernel_arg_base_type !15 !kernel_arg_type_qual !16 {
  %6 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %7 = trunc i64 %6 to i32
  %8 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #5
  %9 = trunc i64 %8 to i32
  %10 = icmp sgt i32 %3, %7
  %11 = icmp sgt i32 %4, %9
  %12 = select i1 %10, i1 %11, i1 false
  br i1 %12, label %13, label %49

13:                                               ; preds = %5
  %14 = mul nsw i32 %3, %9
  %15 = add nsw i32 %14, %7
  %16 = sext i32 %15 to i64
  %17 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %16
  %18 = load i8, ptr addrspace(1) %17, align 1, !tbaa !13
  %19 = zext i8 %18 to i32
  %20 = mul nuw nsw i32 %19, 298
  %21 = ashr i32 %9, 1
  %22 = ashr i32 %3, 1
  %23 = mul nsw i32 %21, %22
  %24 = ashr i32 %7, 1
  %25 = add nsw i32 %23, %24
  %26 = sext i32 %25 to i64
  %27 = getelementptr inbounds <2 x i8>, ptr addrspace(1) %1, i64 %26
  %28 = load <2 x i8>, ptr addrspace(1) %27, align 2, !tbaa !13
  %29 = tail call spir_func <2 x i32> @_Z12convert_int2Dv2_h(<2 x i8> noundef %28) #5
  %30 = add <2 x i32> %29, splat (i32 -128)
  %31 = extractelement <2 x i32> %30, i64 0
  %32 = mul i32 %31, -100
  %33 = add nsw i32 %20, -4640
  %34 = add i32 %32, %33
  %35 = shufflevector <2 x i32> %30, <2 x i32> poison, <2 x i32> <i32 1, i32 1>
  %36 = mul <2 x i32> %35, <i32 409, i32 -208>
  %37 = insertelement <2 x i32> poison, i32 %33, i64 0
  %38 = insertelement <2 x i32> %37, i32 %34, i64 1
  %39 = add <2 x i32> %36, %38
  %40 = shufflevector <2 x i32> %39, <2 x i32> poison, <3 x i32> <i32 0, i32 1, i32 poison>
  %41 = mul nsw i32 %31, 516
  %42 = add nsw i32 %41, %33
  %43 = insertelement <3 x i32> %40, i32 %42, i64 2
  %44 = ashr <3 x i32> %43, splat (i32 8)
  %45 = tail call spir_func <3 x i8> @_Z18convert_uchar3_satDv3_i(<3 x i32> noundef %44) #5
  %46 = shufflevector <3 x i8> %45, <3 x i8> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 poison>
  %47 = insertelement <4 x i8> %46, i8 -1, i64 3
  %48 = getelementptr inbounds <4 x i8>, ptr addrspace(1) %2, i64 %16
  store <4 x i8> %47, ptr addrspace(1) %48, align 4, !tbaa !13
  br label %49

49:                                               ; preds = %5, %13
  ret void
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_kernel void @rgb_to_hsv(ptr addrspace(1) noundef readonly align 16 captures(none) %0, ptr addrspace(1) noundef writeonly align 16 captures(none) %1) local_unnamed_addr #0 !kernel_arg_addr_space !17 !kernel_arg_access_qual !18 !kernel_arg_type !19 !kernel_arg_base_type !20 !kernel_arg_type_qual !21 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %4 = shl i64 %3, 32
  %5 = ashr exact i64 %4, 32
  %6 = getelementptr inbounds <4 x float>, ptr addrspace(1) %0, i64 %5
  %7 = load <4 x float>, ptr addrspace(1) %6, align 16, !tbaa !13
  %8 = extractelement <4 x float> %7, i64 0
  %9 = extractelement <4 x float> %7, i64 1
  %10 = tail call spir_func float @_Z4fmaxff(float noundef %8, float noundef %9) #5
  %11 = extractelement <4 x float> %7, i64 2
  %12 = tail call spir_func float @_Z4fmaxff(float noundef %10, float noundef %11) #5
  %13 = tail call spir_func float @_Z4fminff(float noundef %8, float noundef %9) #5
  %14 = tail call spir_func float @_Z4fminff(float noundef %13, float noundef %11) #5
  %15 = fsub float %12, %14
  %16 = fcmp ogt float %15, 0.000000e+00
  br i1 %16, label %17, label %35

17:                                               ; preds = %2
  %18 = fcmp oeq float %12, %8
  br i1 %18, label %19, label %25

19:                                               ; preds = %17
  %20 = fsub float %9, %11
  %21 = fdiv float %20, %15, !fpmath !22
  %22 = fcmp olt float %9, %11
  %23 = select i1 %22, float 6.000000e+00, float 0.000000e+00
  %24 = fadd float %23, %21
  br label %35

25:                                               ; preds = %17
  %26 = fcmp oeq float %12, %9
  br i1 %26, label %27, label %31

27:                                               ; preds = %25
  %28 = fsub float %11, %8
  %29 = fdiv float %28, %15, !fpmath !22
  %30 = fadd float %29, 2.000000e+00
  br label %35

31:                                               ; preds = %25
  %32 = fsub float %8, %9
  %33 = fdiv float %32, %15, !fpmath !22
  %34 = fadd float %33, 4.000000e+00
  br label %35

35:                                               ; preds = %2, %19, %27, %31
  %36 = phi float [ %24, %19 ], [ %30, %27 ], [ %34, %31 ], [ 0.000000e+00, %2 ]
  %37 = fcmp ogt float %12, 0.000000e+00
  %38 = fdiv float %15, %12
  %39 = select i1 %37, float %38, float 0.000000e+00
  %40 = fdiv float %36, 6.000000e+00, !fpmath !22
  %41 = insertelement <4 x float> poison, float %40, i64 0
  %42 = insertelement <4 x float> %41, float %39, i64 1
  %43 = insertelement <4 x float> %42, float %12, i64 2
  %44 = shufflevector <4 x float> %43, <4 x float> %7, <4 x i32> <i32 0, i32 1, i32 2, i32 7>
  %45 = getelementptr inbounds <4 x float>, ptr addrspace(1) %1, i64 %5
  store <4 x float> %44, ptr addrspace(1) %45, align 16, !tbaa !13
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_rgb_to_hsv(ptr addrspace(1) noundef readonly align 16 captures(none) %0, ptr addrspace(1) noundef writeonly align 16 captures(none) %1) local_unnamed_addr #1 !kernel_arg_addr_space !17 !kernel_arg_access_qual !18 !kernel_arg_type !19 !kernel_arg_base_type !20 !kernel_arg_type_qual !21 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %4 = shl i64 %3, 32
  %5 = ashr exact i64 %4, 32
  %6 = getelementptr inbounds <4 x float>, ptr addrspace(1) %0, i64 %5
  %7 = load <4 x float>, ptr addrspace(1) %6, align 16, !tbaa !13
  %8 = extractelement <4 x float> %7, i64 0
  %9 = extractelement <4 x float> %7, i64 1
  %10 = tail call spir_func float @_Z4fmaxff(float noundef %8, float noundef %9) #5
  %11 = extractelement <4 x float> %7, i64 2
  %12 = tail call spir_func float @_Z4fmaxff(float noundef %10, float noundef %11) #5
  %13 = tail call spir_func float @_Z4fminff(float noundef %8, float noundef %9) #5
  %14 = tail call spir_func float @_Z4fminff(float noundef %13, float noundef %11) #5
  %15 = fsub float %12, %14
  %16 = fcmp ogt float %15, 0.000000e+00
  br i1 %16, label %17, label %35

17:                                               ; preds = %2
  %18 = fcmp oeq float %12, %8
  br i1 %18, label %19, label %25

19:                                               ; preds = %17
  %20 = fsub float %9, %11
  %21 = fdiv float %20, %15, !fpmath !22
  %22 = fcmp olt float %9, %11
  %23 = select i1 %22, float 6.000000e+00, float 0.000000e+00
  %24 = fadd float %23, %21
  br label %35

25:                                               ; preds = %17
  %26 = fcmp oeq float %12, %9
  br i1 %26, label %27, label %31

27:                                               ; preds = %25
  %28 = fsub float %11, %8
  %29 = fdiv float %28, %15, !fpmath !22
  %30 = fadd float %29, 2.000000e+00
  br label %35

31:                                               ; preds = %25
  %32 = fsub float %8, %9
  %33 = fdiv float %32, %15, !fpmath !22
  %34 = fadd float %33, 4.000000e+00
  br label %35

35:                                               ; preds = %19, %31, %27, %2
  %36 = phi float [ %24, %19 ], [ %30, %27 ], [ %34, %31 ], [ 0.000000e+00, %2 ]
  %37 = fcmp ogt float %12, 0.000000e+00
  %38 = fdiv float %15, %12
  %39 = select i1 %37, float %38, float 0.000000e+00
  %40 = fdiv float %36, 6.000000e+00, !fpmath !22
  %41 = insertelement <4 x float> poison, float %40, i64 0
  %42 = insertelement <4 x float> %41, float %39, i64 1
  %43 = insertelement <4 x float> %42, float %12, i64 2
  %44 = shufflevector <4 x float> %43, <4 x float> %7, <4 x i32> <i32 0, i32 1, i32 2, i32 7>
  %45 = getelementptr inbounds <4 x float>, ptr addrspace(1) %1, i64 %5
  store <4 x float> %44, ptr addrspace(1) %45, align 16, !tbaa !13
  ret void
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_kernel void @hsv_to_rgb(ptr addrspace(1) noundef readonly align 16 captures(none) %0, ptr addrspace(1) noundef writeonly align 16 captures(none) %1) local_unnamed_addr #0 !kernel_arg_addr_space !17 !kernel_arg_access_qual !18 !kernel_arg_type !19 !kernel_arg_base_type !20 !kernel_arg_type_qual !21 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %4 = shl i64 %3, 32
  %5 = ashr exact i64 %4, 32
  %6 = getelementptr inbounds <4 x float>, ptr addrspace(1) %0, i64 %5
  %7 = load <4 x float>, ptr addrspace(1) %6, align 16, !tbaa !13
  %8 = extractelement <4 x float> %7, i64 0
  %9 = fmul float %8, 6.000000e+00
  %10 = insertelement <3 x float> poison, float %9, i64 0
  %11 = shufflevector <3 x float> %10, <3 x float> poison, <3 x i32> zeroinitializer
  %12 = fadd <3 x float> %11, <float 5.000000e+00, float 3.000000e+00, float 1.000000e+00>
  %13 = fmul <3 x float> %12, splat (float 0x3FC5555560000000)
  %14 = tail call spir_func <3 x float> @_Z5floorDv3_f(<3 x float> noundef %13) #5
  %15 = tail call <3 x float> @llvm.fmuladd.v3f32(<3 x float> %14, <3 x float> splat (float -6.000000e+00), <3 x float> %12)
  %16 = fsub <3 x float> splat (float 4.000000e+00), %15
  %17 = tail call spir_func <3 x float> @_Z3minDv3_fS_(<3 x float> noundef %15, <3 x float> noundef %16) #5
  %18 = tail call spir_func <3 x float> @_Z5clampDv3_fff(<3 x float> noundef %17, float noundef 0.000000e+00, float noundef 1.000000e+00) #5
  %19 = extractelement <4 x float> %7, i64 2
  %20 = shufflevector <4 x float> %7, <4 x float> poison, <3 x i32> <i32 2, i32 2, i32 2>
  %21 = extractelement <4 x float> %7, i64 1
  %22 = fneg float %21
  %23 = fmul float %19, %22
  %24 = insertelement <3 x float> poison, float %23, i64 0
  %25 = shufflevector <3 x float> %24, <3 x float> poison, <3 x i32> zeroinitializer
  %26 = tail call <3 x float> @llvm.fmuladd.v3f32(<3 x float> %25, <3 x float> %18, <3 x float> %20)
  %27 = shufflevector <3 x float> %26, <3 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 poison>
  %28 = shufflevector <4 x float> %27, <4 x float> %7, <4 x i32> <i32 0, i32 1, i32 2, i32 7>
  %29 = getelementptr inbounds <4 x float>, ptr addrspace(1) %1, i64 %5
  store <4 x float> %28, ptr addrspace(1) %29, align 16, !tbaa !13
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_hsv_to_rgb(ptr addrspace(1) noundef readonly align 16 captures(none) %0, ptr addrspace(1) noundef writeonly align 16 captures(none) %1) local_unnamed_addr #1 !kernel_arg_addr_space !17 !kernel_arg_access_qual !18 !kernel_arg_type !19 !kernel_arg_base_type !20 !kernel_arg_type_qual !21 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %4 = shl i64 %3, 32
  %5 = ashr exact i64 %4, 32
  %6 = getelementptr inbounds <4 x float>, ptr addrspace(1) %0, i64 %5
  %7 = load <4 x float>, ptr addrspace(1) %6, align 16, !tbaa !13
  %8 = extractelement <4 x float> %7, i64 0
  %9 = fmul float %8, 6.000000e+00
  %10 = insertelement <3 x float> poison, float %9, i64 0
  %11 = shufflevector <3 x float> %10, <3 x float> poison, <3 x i32> zeroinitializer
  %12 = fadd <3 x float> %11, <float 5.000000e+00, float 3.000000e+00, float 1.000000e+00>
  %13 = fmul <3 x float> %12, splat (float 0x3FC5555560000000)
  %14 = tail call spir_func <3 x float> @_Z5floorDv3_f(<3 x float> noundef %13) #5
  %15 = tail call <3 x float> @llvm.fmuladd.v3f32(<3 x float> %14, <3 x float> splat (float -6.000000e+00), <3 x float> %12)
  %16 = fsub <3 x float> splat (float 4.000000e+00), %15
  %17 = tail call spir_func <3 x float> @_Z3minDv3_fS_(<3 x float> noundef %15, <3 x float> noundef %16) #5
  %18 = tail call spir_func <3 x float> @_Z5clampDv3_fff(<3 x float> noundef %17, float noundef 0.000000e+00, float noundef 1.000000e+00) #5
  %19 = extractelement <4 x float> %7, i64 2
  %20 = shufflevector <4 x float> %7, <4 x float> poison, <3 x i32> <i32 2, i32 2, i32 2>
  %21 = extractelement <4 x float> %7, i64 1
  %22 = fneg float %21
  %23 = fmul float %19, %22
  %24 = insertelement <3 x float> poison, float %23, i64 0
  %25 = shufflevector <3 x float> %24, <3 x float> poison, <3 x i32> zeroinitializer
  %26 = tail call <3 x float> @llvm.fmuladd.v3f32(<3 x float> %25, <3 x float> %18, <3 x float> %20)
  %27 = shufflevector <3 x float> %26, <3 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 poison>
  %28 = shufflevector <4 x float> %27, <4 x float> %7, <4 x i32> <i32 0, i32 1, i32 2, i32 7>
  %29 = getelementptr inbounds <4 x float>, ptr addrspace(1) %1, i64 %5
  store <4 x float> %28, ptr addrspace(1) %29, align 16, !tbaa !13
  ret void
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func <4 x i32> @_Z12convert_int4Dv4_h(<4 x i8> noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func <2 x i8> @_Z18convert_uchar2_satDv2_i(<2 x i32> noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func <2 x i32> @_Z12convert_int2Dv2_h(<2 x i8> noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func <3 x i8> @_Z18convert_uchar3_satDv3_i(<3 x i32> noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func float @_Z4fmaxff(float noundef, float noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func float @_Z4fminff(float noundef, float noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func <3 x float> @_Z5floorDv3_f(<3 x float> noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <3 x float> @llvm.fmuladd.v3f32(<3 x float>, <3 x float>, <3 x float>) #3

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func <3 x float> @_Z5clampDv3_fff(<3 x float> noundef, float noundef, float noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func <3 x float> @_Z3minDv3_fS_(<3 x float> noundef, <3 x float> noundef) local_unnamed_addr #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.vector.reduce.add.v8i32(<8 x i32>) #4

attributes #0 = { convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #2 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { convergent nounwind willreturn memory(none) }

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
!8 = !{i32 1, i32 1, i32 1, i32 0, i32 0}
!9 = !{!"none", !"none", !"none", !"none", !"none"}
!10 = !{!"uchar4*", !"uchar*", !"uchar2*", !"int", !"int"}
!11 = !{!"uchar __attribute__((ext_vector_type(4)))*", !"uchar*", !"uchar __attribute__((ext_vector_type(2)))*", !"int", !"int"}
!12 = !{!"const", !"", !"", !"", !""}
!13 = !{!6, !6, i64 0}
!14 = !{!"uchar*", !"uchar2*", !"uchar4*", !"int", !"int"}
!15 = !{!"uchar*", !"uchar __attribute__((ext_vector_type(2)))*", !"uchar __attribute__((ext_vector_type(4)))*", !"int", !"int"}
!16 = !{!"const", !"const", !"", !"", !""}
!17 = !{i32 1, i32 1}
!18 = !{!"none", !"none"}
!19 = !{!"float4*", !"float4*"}
!20 = !{!"float __attribute__((ext_vector_type(4)))*", !"float __attribute__((ext_vector_type(4)))*"}
!21 = !{!"const", !""}
!22 = !{float 2.500000e+00}
