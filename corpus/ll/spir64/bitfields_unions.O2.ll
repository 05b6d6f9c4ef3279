; ModuleID = 'corpus/opencl/bitfields_unions.cl'
source_filename = "corpus/opencl/bitfields_unions.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

%struct.record = type <{ i8, i32, i16, float }>

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_kernel void @float_fields(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2) local_unnamed_addr #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #8
  %5 = shl i64 %4, 32
  %6 = ashr exact i64 %5, 32
  %7 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %6
  %8 = load i32, ptr addrspace(1) %7, align 4, !tbaa !12
  %9 = and i32 %8, 8388607
  %10 = lshr i32 %8, 22
  %11 = and i32 %10, 510
  %12 = lshr i32 %8, 31
  %13 = xor i32 %12, %9
  %14 = xor i32 %13, %11
  %15 = getelementptr inbounds i32, ptr addrspace(1) %1, i64 %6
  store i32 %14, ptr addrspace(1) %15, align 4, !tbaa !4
  %16 = add i32 %8, 16777216
  %17 = and i32 %16, 2139095040
  %18 = and i32 %8, -2139095296
  %19 = or disjoint i32 %17, %18
  %20 = xor i32 %19, -2147483648
  %21 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %6
  store i32 %20, ptr addrspace(1) %21, align 4, !tbaa !12
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_float_fields(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2) local_unnamed_addr #1 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #8
  %5 = shl i64 %4, 32
  %6 = ashr exact i64 %5, 32
  %7 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %6
  %8 = load i32, ptr addrspace(1) %7, align 4, !tbaa !12
  %9 = and i32 %8, 8388607
  %10 = lshr i32 %8, 22
  %11 = and i32 %10, 510
  %12 = lshr i32 %8, 31
  %13 = xor i32 %12, %9
  %14 = xor i32 %13, %11
  %15 = getelementptr inbounds i32, ptr addrspace(1) %1, i64 %6
  store i32 %14, ptr addrspace(1) %15, align 4, !tbaa !4
  %16 = add i32 %8, 16777216
  %17 = and i32 %16, 2139095040
  %18 = and i32 %8, -2139095296
  %19 = or disjoint i32 %17, %18
  %20 = xor i32 %19, -2147483648
  %21 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %6
  store i32 %20, ptr addrspace(1) %21, align 4, !tbaa !12
  ret void
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_kernel void @header_fields(ptr addrspace(1) noundef readonly align 8 captures(none) %0, ptr addrspace(1) noundef writeonly align 8 captures(none) %1) local_unnamed_addr #0 !kernel_arg_addr_space !14 !kernel_arg_access_qual !15 !kernel_arg_type !16 !kernel_arg_base_type !17 !kernel_arg_type_qual !18 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #8
  %4 = shl i64 %3, 32
  %5 = ashr exact i64 %4, 32
  %6 = getelementptr inbounds <2 x i32>, ptr addrspace(1) %0, i64 %5
  %7 = load i32, ptr addrspace(1) %6, align 8, !tbaa !19
  %8 = shl i32 %7, 14
  %9 = and i32 %8, 3932160
  %10 = add i32 %9, %7
  %11 = insertelement <2 x i32> poison, i32 %10, i64 0
  %12 = getelementptr inbounds nuw i8, ptr addrspace(1) %6, i64 4
  %13 = load i32, ptr addrspace(1) %12, align 4, !tbaa !19
  %14 = add i32 %13, 33488896
  %15 = shl i32 %13, 19
  %16 = ashr i32 %15, 21
  %17 = and i32 %7, 65280
  %18 = icmp eq i32 %17, 1536
  %19 = select i1 %18, i32 8192, i32 32768
  %20 = insertelement <4 x i32> poison, i32 %14, i64 0
  %21 = insertelement <4 x i32> %20, i32 %13, i64 1
  %22 = insertelement <4 x i32> %21, i32 %16, i64 2
  %23 = insertelement <4 x i32> %22, i32 %19, i64 3
  %24 = and <4 x i32> %23, <i32 33488896, i32 -33497088, i32 8191, i32 -1>
  %25 = tail call i32 @llvm.vector.reduce.or.v4i32(<4 x i32> %24)
  %26 = insertelement <2 x i32> %11, i32 %25, i64 1
  %27 = and i32 %14, 16777216
  %28 = icmp eq i32 %27, 0
  br i1 %28, label %35, label %29

29:                                               ; preds = %2
  %30 = shl i32 %7, 25
  %31 = and i32 %30, 503316480
  %32 = and i32 %25, 33554431
  %33 = or disjoint i32 %32, %31
  %34 = insertelement <2 x i32> %26, i32 %33, i64 1
  br label %35

35:                                               ; preds = %2, %29
  %36 = phi <2 x i32> [ %34, %29 ], [ %26, %2 ]
  %37 = getelementptr inbounds <2 x i32>, ptr addrspace(1) %1, i64 %5
  store <2 x i32> %36, ptr addrspace(1) %37, align 8, !tbaa !19
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_header_fields(ptr addrspace(1) noundef readonly align 8 captures(none) %0, ptr addrspace(1) noundef writeonly align 8 captures(none) %1) local_unnamed_addr #1 !kernel_arg_addr_space !14 !kernel_arg_access_qual !15 !kernel_arg_type !16 !kernel_arg_base_type !17 !kernel_arg_type_qual !18 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #8
  %4 = shl i64 %3, 32
  %5 = ashr exact i64 %4, 32
  %6 = getelementptr inbounds <2 x i32>, ptr addrspace(1) %0, i64 %5
  %7 = load i32, ptr addrspace(1) %6, align 8, !tbaa !19
  %8 = shl i32 %7, 14
  %9 = and i32 %8, 3932160
  %10 = add i32 %9, %7
  %11 = insertelement <2 x i32> poison, i32 %10, i64 0
  %12 = getelementptr inbounds nuw i8, ptr addrspace(1) %6, i64 4
  %13 = load i32, ptr addrspace(1) %12, align 4, !tbaa !19
  %14 = add i32 %13, 33488896
  %15 = shl i32 %13, 19
  %16 = ashr i32 %15, 21
  %17 = and i32 %7, 65280
  %18 = icmp eq i32 %17, 1536
  %19 = select i1 %18, i32 8192, i32 32768
  %20 = insertelement <4 x i32> poison, i32 %14, i64 0
  %21 = insertelement <4 x i32> %20, i32 %13, i64 1
  %22 = insertelement <4 x i32> %21, i32 %16, i64 2
  %23 = insertelement <4 x i32> %22, i32 %19, i64 3
  %24 = and <4 x i32> %23, <i32 33488896, i32 -33497088, i32 8191, i32 -1>
  %25 = tail call i32 @llvm.vector.reduce.or.v4i32(<4 x i32> %24)
  %26 = insertelement <2 x i32> %11, i32 %25, i64 1
  %27 = and i32 %14, 16777216
  %28 = icmp eq i32 %27, 0
  br i1 %28, label %35, label %29

29:                                               ; preds = %2
  %30 = shl i32 %7, 25
  %31 = and i32 %30, 503316480
  %32 = and i32 %25, 33554431
  %33 = or disjoint i32 %32, %31
  %34 = insertelement <2 x i32> %26, i32 %33, i64 1
  br label %35

35:                                               ; preds = %29, %2
  %36 = phi <2 x i32> [ %34, %29 ], [ %26, %2 ]
  %37 = getelementptr inbounds <2 x i32>, ptr addrspace(1) %1, i64 %5
  store <2 x i32> %36, ptr addrspace(1) %37, align 8, !tbaa !19
  ret void
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_kernel void @packed_records(ptr addrspace(1) noundef readonly align 1 captures(none) %0, ptr addrspace(1) noundef writeonly align 1 captures(none) %1) local_unnamed_addr #0 !kernel_arg_addr_space !14 !kernel_arg_access_qual !15 !kernel_arg_type !20 !kernel_arg_base_type !20 !kernel_arg_type_qual !18 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #8
  %4 = trunc i64 %3 to i32
  %5 = sext i32 %4 to i64
  %6 = getelementptr inbounds %struct.record, ptr addrspace(1) %0, i64 %5
  %7 = load i8, ptr addrspace(1) %6, align 1, !tbaa !19
  %8 = getelementptr inbounds nuw i8, ptr addrspace(1) %6, i64 1
  %9 = load i32, ptr addrspace(1) %8, align 1, !tbaa !4
  %10 = getelementptr inbounds nuw i8, ptr addrspace(1) %6, i64 5
  %11 = load i16, ptr addrspace(1) %10, align 1, !tbaa !21
  %12 = getelementptr inbounds nuw i8, ptr addrspace(1) %6, i64 7
  %13 = load i32, ptr addrspace(1) %12, align 1, !tbaa !12
  %14 = mul i32 %9, -1640531535
  %15 = zext i8 %7 to i32
  %16 = add i32 %14, %15
  %17 = tail call i16 @llvm.bswap.i16(i16 %11)
  %18 = and i32 %13, -2139095041
  %19 = or disjoint i32 %18, 1056964608
  %20 = bitcast i32 %19 to float
  %21 = fmul float %20, 2.000000e+00
  %22 = sub nsw i32 31, %4
  %23 = sext i32 %22 to i64
  %24 = getelementptr inbounds %struct.record, ptr addrspace(1) %1, i64 %23
  store i8 %7, ptr addrspace(1) %24, align 1, !tbaa !19
  %25 = getelementptr inbounds nuw i8, ptr addrspace(1) %24, i64 1
  store i32 %16, ptr addrspace(1) %25, align 1, !tbaa !4
  %26 = getelementptr inbounds nuw i8, ptr addrspace(1) %24, i64 5
  store i16 %17, ptr addrspace(1) %26, align 1, !tbaa !21
  %27 = getelementptr inbounds nuw i8, ptr addrspace(1) %24, i64 7
  store float %21, ptr addrspace(1) %27, align 1, !tbaa !12
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_packed_records(ptr addrspace(1) noundef readonly align 1 captures(none) %0, ptr addrspace(1) noundef writeonly align 1 captures(none) %1) local_unnamed_addr #1 !kernel_arg_addr_space !14 !kernel_arg_access_qual !15 !kernel_arg_type !20 !kernel_arg_base_type !20 !kernel_arg_type_qual !18 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #8
  %4 = trunc i64 %3 to i32
  %5 = sext i32 %4 to i64
  %6 = getelementptr inbounds %struct.record, ptr addrspace(1) %0, i64 %5
  %7 = load i8, ptr addrspace(1) %6, align 1, !tbaa !19
  %8 = getelementptr inbounds nuw i8, ptr addrspace(1) %6, i64 1
  %9 = load i32, ptr addrspace(1) %8, align 1, !tbaa !4
  %10 = getelementptr inbounds nuw i8, ptr addrspace(1) %6, i64 5
  %11 = load i16, ptr addrspace(1) %10, align 1, !tbaa !21
  %12 = getelementptr inbounds nuw i8, ptr addrspace(1) %6, i64 7
  %13 = load i32, ptr addrspace(1) %12, align 1, !tbaa !12
  %14 = mul i32 %9, -1640531535
  %15 = zext i8 %7 to i32
  %16 = add i32 %14, %15
  %17 = tail call i16 @llvm.bswap.i16(i16 %11)
  %18 = and i32 %13, -2139095041
  %19 = or disjoint i32 %18, 1056964608
  %20 = bitcast i32 %19 to float
  %21 = fmul float %20, 2.000000e+00
  %22 = sub nsw i32 31, %4
  %23 = sext i32 %22 to i64
  %24 = getelementptr inbounds %struct.record, ptr addrspace(1) %1, i64 %23
  store i8 %7, ptr addrspace(1) %24, align 1, !tbaa !19
  %25 = getelementptr inbounds nuw i8, ptr addrspace(1) %24, i64 1
  store i32 %16, ptr addrspace(1) %25, align 1, !tbaa !4
  %26 = getelementptr inbounds nuw i8, ptr addrspace(1) %24, i64 5
  store i16 %17, ptr addrspace(1) %26, align 1, !tbaa !21
  %27 = getelementptr inbounds nuw i8, ptr addrspace(1) %24, i64 7
  store float %21, ptr addrspace(1) %27, align 1, !tbaa !12
  ret void
}

; Function Attrs: convergent nofree norecurse nounwind memory(argmem: readwrite)
define dso_local spir_kernel void @decode_bc1(ptr addrspace(1) noundef readonly align 8 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1) local_unnamed_addr #2 !kernel_arg_addr_space !14 !kernel_arg_access_qual !15 !kernel_arg_type !23 !kernel_arg_base_type !23 !kernel_arg_type_qual !18 {
  %3 = alloca [4 x <4 x i32>], align 16
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #8
  %5 = trunc i64 %4 to i32
  %6 = sext i32 %5 to i64
  %7 = getelementptr inbounds i64, ptr addrspace(1) %0, i64 %6
  %8 = load i64, ptr addrspace(1) %7, align 8, !tbaa !24
  %9 = trunc i64 %8 to i32
  %10 = and i32 %9, 65535
  %11 = lshr i32 %9, 16
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #9
  %12 = lshr i32 %10, 11
  %13 = trunc nuw nsw i32 %12 to i16
  %14 = trunc i64 %8 to i16
  %15 = lshr i16 %14, 5
  %16 = and i16 %15, 63
  %17 = insertelement <2 x i16> poison, i16 %13, i64 0
  %18 = insertelement <2 x i16> %17, i16 %16, i64 1
  %19 = mul nuw nsw <2 x i16> %18, splat (i16 255)
  %20 = udiv <2 x i16> %19, <i16 31, i16 63>
  %21 = and i16 %14, 31
  %22 = mul nuw nsw i16 %21, 255
  %23 = udiv i16 %22, 31
  %24 = zext nneg i16 %23 to i32
  %25 = shufflevector <2 x i16> %20, <2 x i16> poison, <4 x i32> <i32 0, i32 1, i32 poison, i32 poison>
  %26 = zext <4 x i16> %25 to <4 x i32>
  %27 = insertelement <4 x i32> %26, i32 255, i64 3
  %28 = insertelement <4 x i32> %27, i32 %24, i64 2
  store <4 x i32> %28, ptr %3, align 16, !tbaa !19
  %29 = insertelement <2 x i32> poison, i32 %9, i64 0
  %30 = shufflevector <2 x i32> %29, <2 x i32> poison, <2 x i32> zeroinitializer
  %31 = lshr <2 x i32> %30, <i32 27, i32 21>
  %32 = trunc nuw nsw <2 x i32> %31 to <2 x i16>
  %33 = and <2 x i16> %32, <i16 -1, i16 63>
  %34 = mul nuw nsw <2 x i16> %33, splat (i16 255)
  %35 = udiv <2 x i16> %34, <i16 31, i16 63>
  %36 = trunc nuw i32 %11 to i16
  %37 = and i16 %36, 31
  %38 = mul nuw nsw i16 %37, 255
  %39 = udiv i16 %38, 31
  %40 = zext nneg i16 %39 to i32
  %41 = shufflevector <2 x i16> %35, <2 x i16> poison, <4 x i32> <i32 0, i32 1, i32 poison, i32 poison>
  %42 = zext <4 x i16> %41 to <4 x i32>
  %43 = insertelement <4 x i32> %42, i32 255, i64 3
  %44 = insertelement <4 x i32> %43, i32 %40, i64 2
  %45 = getelementptr inbounds nuw i8, ptr %3, i64 16
  store <4 x i32> %44, ptr %45, align 16, !tbaa !19
  %46 = icmp samesign ugt i32 %10, %11
  br i1 %46, label %47, label %58

47:                                               ; preds = %2
  %48 = shl nuw nsw <4 x i32> %28, splat (i32 1)
  %49 = add nuw nsw <4 x i32> %48, %44
  %50 = trunc nuw nsw <4 x i32> %49 to <4 x i16>
  %51 = udiv <4 x i16> %50, splat (i16 3)
  %52 = zext nneg <4 x i16> %51 to <4 x i32>
  %53 = shl nuw nsw <4 x i32> %44, splat (i32 1)
  %54 = add nuw nsw <4 x i32> %28, %53
  %55 = trunc nuw nsw <4 x i32> %54 to <4 x i16>
  %56 = udiv <4 x i16> %55, splat (i16 3)
  %57 = zext nneg <4 x i16> %56 to <4 x i32>
  br label %61

58:                                               ; preds = %2
  %59 = add nuw nsw <4 x i32> %28, %44
  %60 = lshr <4 x i32> %59, splat (i32 1)
  br label %61

61:                                               ; preds = %58, %47
  %62 = phi <4 x i32> [ %52, %47 ], [ %60, %58 ]
  %63 = phi <4 x i32> [ %57, %47 ], [ zeroinitializer, %58 ]
  %64 = getelementptr inbounds nuw i8, ptr %3, i64 32
  store <4 x i32> %62, ptr %64, align 16, !tbaa !19
  %65 = getelementptr inbounds nuw i8, ptr %3, i64 48
  store <4 x i32> %63, ptr %65, align 16, !tbaa !19
  %66 = lshr i64 %8, 32
  %67 = trunc nuw i64 %66 to i32
  %68 = shl nsw i32 %5, 4
  br label %69

69:                                               ; preds = %61, %69
  %70 = phi i32 [ %67, %61 ], [ %91, %69 ]
  %71 = phi i32 [ 0, %61 ], [ %92, %69 ]
  %72 = and i32 %70, 3
  %73 = zext nneg i32 %72 to i64
  %74 = getelementptr inbounds nuw <4 x i32>, ptr %3, i64 %73
  %75 = load i32, ptr %74, align 16, !tbaa !19
  %76 = getelementptr inbounds nuw i8, ptr %74, i64 4
  %77 = load i32, ptr %76, align 4, !tbaa !19
  %78 = shl i32 %77, 8
  %79 = or i32 %78, %75
  %80 = getelementptr inbounds nuw i8, ptr %74, i64 8
  %81 = load i32, ptr %80, align 8, !tbaa !19
  %82 = shl i32 %81, 16
  %83 = or i32 %79, %82
  %84 = getelementptr inbounds nuw i8, ptr %74, i64 12
  %85 = load i32, ptr %84, align 4, !tbaa !19
  %86 = shl i32 %85, 24
  %87 = or i32 %83, %86
  %88 = add nuw nsw i32 %71, %68
  %89 = sext i32 %88 to i64
  %90 = getelementptr inbounds i32, ptr addrspace(1) %1, i64 %89
  store i32 %87, ptr addrspace(1) %90, align 4, !tbaa !4
  %91 = lshr i32 %70, 2
  %92 = add nuw nsw i32 %71, 1
  %93 = icmp samesign ult i32 %71, 15
  br i1 %93, label %69, label %94

94:                                               ; preds = %69
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #9
  ret void
}

; Function Attrs: alwaysinline convergent nofree norecurse nounwind memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_decode_bc1(ptr addrspace(1) noundef readonly align 8 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1) local_unnamed_addr #3 !kernel_arg_addr_space !14 !kernel_arg_access_qual !15 !kernel_arg_type !23 !kernel_arg_base_type !23 !kernel_arg_type_qual !18 {
  %3 = alloca [4 x <4 x i32>], align 16
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #8
  %5 = trunc i64 %4 to i32
  %6 = sext i32 %5 to i64
  %7 = getelementptr inbounds i64, ptr addrspace(1) %0, i64 %6
  %8 = load i64, ptr addrspace(1) %7, align 8, !tbaa !24
  %9 = trunc i64 %8 to i32
  %10 = and i32 %9, 65535
  %11 = lshr i32 %9, 16
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #9
  %12 = lshr i32 %10, 11
  %13 = trunc nuw nsw i32 %12 to i16
  %14 = trunc i64 %8 to i16
  %15 = lshr i16 %14, 5
  %16 = and i16 %15, 63
  %17 = insertelement <2 x i16> poison, i16 %13, i64 0
  %18 = insertelement <2 x i16> %17, i16 %16, i64 1
  %19 = mul nuw nsw <2 x i16> %18, splat (i16 255)
  %20 = udiv <2 x i16> %19, <i16 31, i16 63>
  %21 = and i16 %14, 31
  %22 = mul nuw nsw i16 %21, 255
  %23 = udiv i16 %22, 31
  %24 = zext nneg i16 %23 to i32
  %25 = shufflevector <2 x i16> %20, <2 x i16> poison, <4 x i32> <i32 0, i32 1, i32 poison, i32 poison>
  %26 = zext <4 x i16> %25 to <4 x i32>
  %27 = insertelement <4 x i32> %26, i32 255, i64 3
  %28 = insertelement <4 x i32> %27, i32 %24, i64 2
  store <4 x i32> %28, ptr %3, align 16, !tbaa !19
  %29 = insertelement <2 x i32> poison, i32 %9, i64 0
  %30 = shufflevector <2 x i32> %29, <2 x i32> poison, <2 x i32> zeroinitializer
  %31 = lshr <2 x i32> %30, <i32 27, i32 21>
  %32 = trunc nuw nsw <2 x i32> %31 to <2 x i16>
  %33 = and <2 x i16> %32, <i16 -1, i16 63>
  %34 = mul nuw nsw <2 x i16> %33, splat (i16 255)
  %35 = udiv <2 x i16> %34, <i16 31, i16 63>
  %36 = trunc nuw i32 %11 to i16
  %37 = and i16 %36, 31
  %38 = mul nuw nsw i16 %37, 255
  %39 = udiv i16 %38, 31
  %40 = zext nneg i16 %39 to i32
  %41 = shufflevector <2 x i16> %35, <2 x i16> poison, <4 x i32> <i32 0, i32 1, i32 poison, i32 poison>
  %42 = zext <4 x i16> %41 to <4 x i32>
  %43 = insertelement <4 x i32> %42, i32 255, i64 3
  %44 = insertelement <4 x i32> %43, i32 %40, i64 2
  %45 = getelementptr inbounds nuw i8, ptr %3, i64 16
  store <4 x i32> %44, ptr %45, align 16, !tbaa !19
  %46 = icmp samesign ugt i32 %10, %11
  br i1 %46, label %47, label %58

47:                                               ; preds = %2
  %48 = shl nuw nsw <4 x i32> %28, splat (i32 1)
  %49 = add nuw nsw <4 x i32> %48, %44
  %50 = trunc nuw nsw <4 x i32> %49 to <4 x i16>
  %51 = udiv <4 x i16> %50, splat (i16 3)
  %52 = zext nneg <4 x i16> %51 to <4 x i32>
  %53 = shl nuw nsw <4 x i32> %44, splat (i32 1)
  %54 = add nuw nsw <4 x i32> %28, %53
  %55 = trunc nuw nsw <4 x i32> %54 to <4 x i16>
  %56 = udiv <4 x i16> %55, splat (i16 3)
  %57 = zext nneg <4 x i16> %56 to <4 x i32>
  br label %61

58:                                               ; preds = %2
  %59 = add nuw nsw <4 x i32> %28, %44
  %60 = lshr <4 x i32> %59, splat (i32 1)
  br label %61

61:                                               ; preds = %58, %47
  %62 = phi <4 x i32> [ %52, %47 ], [ %60, %58 ]
  %63 = phi <4 x i32> [ %57, %47 ], [ zeroinitializer, %58 ]
  %64 = getelementptr inbounds nuw i8, ptr %3, i64 32
  store <4 x i32> %62, ptr %64, align 16, !tbaa !19
  %65 = getelementptr inbounds nuw i8, ptr %3, i64 48
  store <4 x i32> %63, ptr %65, align 16, !tbaa !19
  %66 = lshr i64 %8, 32
  %67 = trunc nuw i64 %66 to i32
  %68 = shl nsw i32 %5, 4
  br label %70

69:                                               ; preds = %70
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #9
  ret void

70:                                               ; preds = %61, %70
  %71 = phi i32 [ %67, %61 ], [ %92, %70 ]
  %72 = phi i32 [ 0, %61 ], [ %93, %70 ]
  %73 = and i32 %71, 3
  %74 = zext nneg i32 %73 to i64
  %75 = getelementptr inbounds nuw <4 x i32>, ptr %3, i64 %74
  %76 = load i32, ptr %75, align 16, !tbaa !19
  %77 = getelementptr inbounds nuw i8, ptr %75, i64 4
  %78 = load i32, ptr %77, align 4, !tbaa !19
  %79 = shl i32 %78, 8
  %80 = or i32 %79, %76
  %81 = getelementptr inbounds nuw i8, ptr %75, i64 8
  %82 = load i32, ptr %81, align 8, !tbaa !19
  %83 = shl i32 %82, 16
  %84 = or i32 %80, %83
  %85 = getelementptr inbounds nuw i8, ptr %75, i64 12
  %86 = load i32, ptr %85, align 4, !tbaa !19
  %87 = shl i32 %86, 24
  %88 = or i32 %84, %87
  %89 = add nuw nsw i32 %72, %68
  %90 = sext i32 %89 to i64
  %91 = getelementptr inbounds i32, ptr addrspace(1) %1, i64 %90
  store i32 %88, ptr addrspace(1) %91, align 4, !tbaa !4
  %92 = lshr i32 %71, 2
  %93 = add nuw nsw i32 %72, 1
  %94 = icmp samesign ult i32 %72, 15
  br i1 %94, label %70, label %69
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #4

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i16 @llvm.bswap.i16(i16) #6

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.vector.reduce.or.v4i32(<4 x i32>) #7

attributes #0 = { convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #2 = { convergent nofree norecurse nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #3 = { alwaysinline convergent nofree norecurse nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #4 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #5 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #6 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #8 = { convergent nounwind willreturn memory(none) }
attributes #9 = { nounwind }

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
!8 = !{i32 1, i32 1, i32 1}
!9 = !{!"none", !"none", !"none"}
!10 = !{!"float*", !"uint*", !"float*"}
!11 = !{!"const", !"", !""}
!12 = !{!13, !13, i64 0}
!13 = !{!"float", !6, i64 0}
!14 = !{i32 1, i32 1}
!15 = !{!"none", !"none"}
!16 = !{!"uint2*", !"uint2*"}
!17 = !{!"uint __attribute__((ext_vector_type(2)))*", !"uint __attribute__((ext_vector_type(2)))*"}
!18 = !{!"const", !""}
!19 = !{!6, !6, i64 0}
!20 = !{!"record*", !"record*"}
!21 = !{!22, !22, i64 0}
!22 = !{!"short", !6, i64 0}
!23 = !{!"ulong*", !"uint*"}
!24 = !{!25, !25, i64 0}
!25 = !{!"long", !6, i64 0}
