; ModuleID = 'corpus/opencl/byte_arithmetic.cl'
source_filename = "corpus/opencl/byte_arithmetic.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

@step_size = dso_local local_unnamed_addr addrspace(2) constant [16 x i16] [i16 7, i16 9, i16 12, i16 17, i16 23, i16 31, i16 41, i16 55, i16 73, i16 97, i16 130, i16 173, i16 230, i16 307, i16 408, i16 544], align 2
@index_change = dso_local local_unnamed_addr addrspace(2) constant [8 x i8] c"\FF\FF\FF\FF\02\04\06\08", align 1

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_kernel void @alpha_blend(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef align 4 captures(none) %1, i8 noundef zeroext %2) local_unnamed_addr #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 {
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #8
  %5 = shl i64 %4, 32
  %6 = ashr exact i64 %5, 32
  %7 = getelementptr inbounds <4 x i8>, ptr addrspace(1) %0, i64 %6
  %8 = load <4 x i8>, ptr addrspace(1) %7, align 4, !tbaa !13
  %9 = getelementptr inbounds <4 x i8>, ptr addrspace(1) %1, i64 %6
  %10 = load <4 x i8>, ptr addrspace(1) %9, align 4, !tbaa !13
  %11 = extractelement <4 x i8> %8, i64 3
  %12 = zext i8 %11 to i16
  %13 = zext i8 %2 to i16
  %14 = mul nuw i16 %12, %13
  %15 = udiv i16 %14, 255
  %16 = tail call spir_func <4 x i16> @_Z15convert_ushort4Dv4_h(<4 x i8> noundef %8) #8
  %17 = insertelement <4 x i16> poison, i16 %15, i64 0
  %18 = shufflevector <4 x i16> %17, <4 x i16> poison, <4 x i32> zeroinitializer
  %19 = mul <4 x i16> %18, %16
  %20 = tail call spir_func <4 x i16> @_Z15convert_ushort4Dv4_h(<4 x i8> noundef %10) #8
  %21 = sub nuw nsw i16 255, %15
  %22 = insertelement <4 x i16> poison, i16 %21, i64 0
  %23 = shufflevector <4 x i16> %22, <4 x i16> poison, <4 x i32> zeroinitializer
  %24 = mul <4 x i16> %23, %20
  %25 = add <4 x i16> %19, splat (i16 128)
  %26 = add <4 x i16> %25, %24
  %27 = lshr <4 x i16> %26, splat (i16 8)
  %28 = add <4 x i16> %27, %26
  %29 = lshr <4 x i16> %28, splat (i16 8)
  %30 = tail call spir_func <4 x i8> @_Z14convert_uchar4Dv4_t(<4 x i16> noundef %29) #8
  %31 = extractelement <4 x i8> %10, i64 3
  %32 = trunc nuw i16 %15 to i8
  %33 = tail call spir_func zeroext i8 @_Z7add_sathh(i8 noundef zeroext %31, i8 noundef zeroext %32) #8
  %34 = insertelement <4 x i8> %30, i8 %33, i64 3
  store <4 x i8> %34, ptr addrspace(1) %9, align 4, !tbaa !13
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_alpha_blend(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef align 4 captures(none) %1, i8 noundef zeroext %2) local_unnamed_addr #1 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 {
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #8
  %5 = shl i64 %4, 32
  %6 = ashr exact i64 %5, 32
  %7 = getelementptr inbounds <4 x i8>, ptr addrspace(1) %0, i64 %6
  %8 = load <4 x i8>, ptr addrspace(1) %7, align 4, !tbaa !13
  %9 = getelementptr inbounds <4 x i8>, ptr addrspace(1) %1, i64 %6
  %10 = load <4 x i8>, ptr addrspace(1) %9, align 4, !tbaa !13
  %11 = extractelement <4 x i8> %8, i64 3
  %12 = zext i8 %11 to i16
  %13 = zext i8 %2 to i16
  %14 = mul nuw i16 %12, %13
  %15 = udiv i16 %14, 255
  %16 = tail call spir_func <4 x i16> @_Z15convert_ushort4Dv4_h(<4 x i8> noundef %8) #8
  %17 = insertelement <4 x i16> poison, i16 %15, i64 0
  %18 = shufflevector <4 x i16> %17, <4 x i16> poison, <4 x i32> zeroinitializer
  %19 = mul <4 x i16> %18, %16
  %20 = tail call spir_func <4 x i16> @_Z15convert_ushort4Dv4_h(<4 x i8> noundef %10) #8
  %21 = sub nuw nsw i16 255, %15
  %22 = insertelement <4 x i16> poison, i16 %21, i64 0
  %23 = shufflevector <4 x i16> %22, <4 x i16> poison, <4 x i32> zeroinitializer
  %24 = mul <4 x i16> %23, %20
  %25 = add <4 x i16> %19, splat (i16 128)
  %26 = add <4 x i16> %25, %24
  %27 = lshr <4 x i16> %26, splat (i16 8)
  %28 = add <4 x i16> %27, %26
  %29 = lshr <4 x i16> %28, splat (i16 8)
  %30 = tail call spir_func <4 x i8> @_Z14convert_uchar4Dv4_t(<4 x i16> noundef %29) #8
  %31 = extractelement <4 x i8> %10, i64 3
  %32 = trunc nuw i16 %15 to i8
  %33 = tail call spir_func zeroext i8 @_Z7add_sathh(i8 noundef zeroext %31, i8 noundef zeroext %32) #8
  %34 = insertelement <4 x i8> %30, i8 %33, i64 3
  store <4 x i8> %34, ptr addrspace(1) %9, align 4, !tbaa !13
  ret void
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_kernel void @mix_audio(ptr addrspace(1) noundef readonly align 16 captures(none) %0, ptr addrspace(1) noundef readonly align 16 captures(none) %1, ptr addrspace(1) noundef writeonly align 16 captures(none) %2, i16 noundef signext %3, i16 noundef signext %4) local_unnamed_addr #0 !kernel_arg_addr_space !14 !kernel_arg_access_qual !15 !kernel_arg_type !16 !kernel_arg_base_type !17 !kernel_arg_type_qual !18 {
  %6 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #8
  %7 = shl i64 %6, 32
  %8 = ashr exact i64 %7, 32
  %9 = getelementptr inbounds <8 x i16>, ptr addrspace(1) %0, i64 %8
  %10 = load <8 x i16>, ptr addrspace(1) %9, align 16, !tbaa !13
  %11 = insertelement <8 x i16> poison, i16 %3, i64 0
  %12 = shufflevector <8 x i16> %11, <8 x i16> poison, <8 x i32> zeroinitializer
  %13 = tail call spir_func <8 x i16> @_Z6mul_hiDv8_sS_(<8 x i16> noundef %10, <8 x i16> noundef %12) #8
  %14 = shl <8 x i16> %13, splat (i16 1)
  %15 = getelementptr inbounds <8 x i16>, ptr addrspace(1) %1, i64 %8
  %16 = load <8 x i16>, ptr addrspace(1) %15, align 16, !tbaa !13
  %17 = insertelement <8 x i16> poison, i16 %4, i64 0
  %18 = shufflevector <8 x i16> %17, <8 x i16> poison, <8 x i32> zeroinitializer
  %19 = tail call spir_func <8 x i16> @_Z6mul_hiDv8_sS_(<8 x i16> noundef %16, <8 x i16> noundef %18) #8
  %20 = shl <8 x i16> %19, splat (i16 1)
  %21 = tail call spir_func <8 x i16> @_Z7add_satDv8_sS_(<8 x i16> noundef %14, <8 x i16> noundef %20) #8
  %22 = icmp sgt <8 x i16> %21, splat (i16 30000)
  %23 = sext <8 x i1> %22 to <8 x i16>
  %24 = tail call spir_func <8 x i16> @_Z6selectDv8_sS_S_(<8 x i16> noundef %21, <8 x i16> noundef splat (i16 30000), <8 x i16> noundef %23) #8
  %25 = tail call spir_func <8 x i16> @_Z5rhaddDv8_sS_(<8 x i16> noundef %14, <8 x i16> noundef %20) #8
  %26 = sdiv <8 x i16> %25, splat (i16 -16)
  %27 = add <8 x i16> %26, %24
  %28 = getelementptr inbounds <8 x i16>, ptr addrspace(1) %2, i64 %8
  store <8 x i16> %27, ptr addrspace(1) %28, align 16, !tbaa !13
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_mix_audio(ptr addrspace(1) noundef readonly align 16 captures(none) %0, ptr addrspace(1) noundef readonly align 16 captures(none) %1, ptr addrspace(1) noundef writeonly align 16 captures(none) %2, i16 noundef signext %3, i16 noundef signext %4) local_unnamed_addr #1 !kernel_arg_addr_space !14 !kernel_arg_access_qual !15 !kernel_arg_type !16 !kernel_arg_base_type !17 !kernel_arg_type_qual !18 {
  %6 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #8
  %7 = shl i64 %6, 32
  %8 = ashr exact i64 %7, 32
  %9 = getelementptr inbounds <8 x i16>, ptr addrspace(1) %0, i64 %8
  %10 = load <8 x i16>, ptr addrspace(1) %9, align 16, !tbaa !13
  %11 = insertelement <8 x i16> poison, i16 %3, i64 0
  %12 = shufflevector <8 x i16> %11, <8 x i16> poison, <8 x i32> zeroinitializer
  %13 = tail call spir_func <8 x i16> @_Z6mul_hiDv8_sS_(<8 x i16> noundef %10, <8 x i16> noundef %12) #8
  %14 = shl <8 x i16> %13, splat (i16 1)
  %15 = getelementptr inbounds <8 x i16>, ptr addrspace(1) %1, i64 %8
  %16 = load <8 x i16>, ptr addrspace(1) %15, align 16, !tbaa !13
  %17 = insertelement <8 x i16> poison, i16 %4, i64 0
  %18 = shufflevector <8 x i16> %17, <8 x i16> poison, <8 x i32> zeroinitializer
  %19 = tail call spir_func <8 x i16> @_Z6mul_hiDv8_sS_(<8 x i16> noundef %16, <8 x i16> noundef %18) #8
  %20 = shl <8 x i16> %19, splat (i16 1)
  %21 = tail call spir_func <8 x i16> @_Z7add_satDv8_sS_(<8 x i16> noundef %14, <8 x i16> noundef %20) #8
  %22 = icmp sgt <8 x i16> %21, splat (i16 30000)
  %23 = sext <8 x i1> %22 to <8 x i16>
  %24 = tail call spir_func <8 x i16> @_Z6selectDv8_sS_S_(<8 x i16> noundef %21, <8 x i16> noundef splat (i16 30000), <8 x i16> noundef %23) #8
  %25 = tail call spir_func <8 x i16> @_Z5rhaddDv8_sS_(<8 x i16> noundef %14, <8 x i16> noundef %20) #8
  %26 = sdiv <8 x i16> %25, splat (i16 -16)
  %27 = add <8 x i16> %26, %24
  %28 = getelementptr inbounds <8 x i16>, ptr addrspace(1) %2, i64 %8
  store <8 x i16> %27, ptr addrspace(1) %28, align 16, !tbaa !13
  ret void
}

; Function Attrs: convergent nofree norecurse nounwind memory(argmem: readwrite)
define dso_local spir_kernel void @adpcm_decode(ptr addrspace(1) noundef readonly align 1 captures(none) %0, ptr addrspace(1) noundef writeonly align 2 captures(none) %1) local_unnamed_addr #2 !kernel_arg_addr_space !19 !kernel_arg_access_qual !20 !kernel_arg_type !21 !kernel_arg_base_type !21 !kernel_arg_type_qual !22 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #8
  %4 = trunc i64 %3 to i32
  %5 = shl nsw i32 %4, 4
  %6 = shl nsw i32 %4, 5
  br label %7

7:                                                ; preds = %2, %44
  %8 = phi i16 [ 0, %2 ], [ %45, %44 ]
  %9 = phi i8 [ 4, %2 ], [ %51, %44 ]
  %10 = phi i32 [ 0, %2 ], [ %55, %44 ]
  %11 = lshr i32 %10, 1
  %12 = add nuw nsw i32 %11, %5
  %13 = sext i32 %12 to i64
  %14 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %13
  %15 = load i8, ptr addrspace(1) %14, align 1, !tbaa !13
  %16 = zext i8 %15 to i32
  %17 = shl nuw nsw i32 %10, 2
  %18 = and i32 %17, 4
  %19 = lshr i32 %16, %18
  %20 = sext i8 %9 to i64
  %21 = getelementptr inbounds i16, ptr addrspace(2) @step_size, i64 %20
  %22 = load i16, ptr addrspace(2) %21, align 2, !tbaa !23
  %23 = ashr i16 %22, 3
  %24 = and i32 %19, 1
  %25 = icmp eq i32 %24, 0
  %26 = ashr i16 %22, 2
  %27 = select i1 %25, i16 0, i16 %26
  %28 = add nsw i16 %27, %23
  %29 = and i32 %19, 2
  %30 = icmp eq i32 %29, 0
  %31 = ashr i16 %22, 1
  %32 = select i1 %30, i16 0, i16 %31
  %33 = add nsw i16 %28, %32
  %34 = and i32 %19, 4
  %35 = icmp eq i32 %34, 0
  %36 = select i1 %35, i16 0, i16 %22
  %37 = add i16 %33, %36
  %38 = and i32 %19, 8
  %39 = icmp eq i32 %38, 0
  br i1 %39, label %42, label %40

40:                                               ; preds = %7
  %41 = tail call spir_func signext i16 @_Z7sub_satss(i16 noundef signext %8, i16 noundef signext %37) #8
  br label %44

42:                                               ; preds = %7
  %43 = tail call spir_func signext i16 @_Z7add_satss(i16 noundef signext %8, i16 noundef signext %37) #8
  br label %44

44:                                               ; preds = %42, %40
  %45 = phi i16 [ %41, %40 ], [ %43, %42 ]
  %46 = and i32 %19, 7
  %47 = zext nneg i32 %46 to i64
  %48 = getelementptr inbounds nuw i8, ptr addrspace(2) @index_change, i64 %47
  %49 = load i8, ptr addrspace(2) %48, align 1, !tbaa !13
  %50 = add i8 %49, %9
  %51 = tail call spir_func signext i8 @_Z5clampccc(i8 noundef signext %50, i8 noundef signext 0, i8 noundef signext 15) #8
  %52 = add nuw nsw i32 %10, %6
  %53 = sext i32 %52 to i64
  %54 = getelementptr inbounds i16, ptr addrspace(1) %1, i64 %53
  store i16 %45, ptr addrspace(1) %54, align 2, !tbaa !23
  %55 = add nuw nsw i32 %10, 1
  %56 = icmp samesign ult i32 %10, 31
  br i1 %56, label %7, label %57

57:                                               ; preds = %44
  ret void
}

; Function Attrs: alwaysinline convergent nofree norecurse nounwind memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_adpcm_decode(ptr addrspace(1) noundef readonly align 1 captures(none) %0, ptr addrspace(1) noundef writeonly align 2 captures(none) %1) local_unnamed_addr #3 !kernel_arg_addr_space !19 !kernel_arg_access_qual !20 !kernel_arg_type !21 !kernel_arg_base_type !21 !kernel_arg_type_qual !22 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #8
  %4 = trunc i64 %3 to i32
  %5 = shl nsw i32 %4, 4
  %6 = shl nsw i32 %4, 5
  br label %8

7:                                                ; preds = %45
  ret void

8:                                                ; preds = %2, %45
  %9 = phi i16 [ 0, %2 ], [ %46, %45 ]
  %10 = phi i8 [ 4, %2 ], [ %52, %45 ]
  %11 = phi i32 [ 0, %2 ], [ %56, %45 ]
  %12 = lshr i32 %11, 1
  %13 = add nuw nsw i32 %12, %5
  %14 = sext i32 %13 to i64
  %15 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %14
  %16 = load i8, ptr addrspace(1) %15, align 1, !tbaa !13
  %17 = zext i8 %16 to i32
  %18 = shl nuw nsw i32 %11, 2
  %19 = and i32 %18, 4
  %20 = lshr i32 %17, %19
  %21 = sext i8 %10 to i64
  %22 = getelementptr inbounds i16, ptr addrspace(2) @step_size, i64 %21
  %23 = load i16, ptr addrspace(2) %22, align 2, !tbaa !23
  %24 = ashr i16 %23, 3
  %25 = and i32 %20, 1
  %26 = icmp eq i32 %25, 0
  %27 = ashr i16 %23, 2
  %28 = select i1 %26, i16 0, i16 %27
  %29 = add nsw i16 %28, %24
  %30 = and i32 %20, 2
  %31 = icmp eq i32 %30, 0
  %32 = ashr i16 %23, 1
  %33 = select i1 %31, i16 0, i16 %32
  %34 = add nsw i16 %29, %33
  %35 = and i32 %20, 4
  %36 = icmp eq i32 %35, 0
  %37 = select i1 %36, i16 0, i16 %23
  %38 = add i16 %34, %37
  %39 = and i32 %20, 8
  %40 = icmp eq i32 %39, 0
  br i1 %40, label %43, label %41

41:                                               ; preds = %8
  %42 = tail call spir_func signext i16 @_Z7sub_satss(i16 noundef signext %9, i16 noundef signext %38) #8
  br label %45

43:                                               ; preds = %8
  %44 = tail call spir_func signext i16 @_Z7add_satss(i16 noundef signext %9, i16 noundef signext %38) #8
  br label %45

45:                                               ; preds = %43, %41
  %46 = phi i16 [ %42, %41 ], [ %44, %43 ]
  %47 = and i32 %20, 7
  %48 = zext nneg i32 %47 to i64
  %49 = getelementptr inbounds nuw i8, ptr addrspace(2) @index_change, i64 %48
  %50 = load i8, ptr addrspace(2) %49, align 1, !tbaa !13
  %51 = add i8 %50, %10
  %52 = tail call spir_func signext i8 @_Z5clampccc(i8 noundef signext %51, i8 noundef signext 0, i8 noundef signext 15) #8
  %53 = add nuw nsw i32 %11, %6
  %54 = sext i32 %53 to i64
  %55 = getelementptr inbounds i16, ptr addrspace(1) %1, i64 %54
  store i16 %46, ptr addrspace(1) %55, align 2, !tbaa !23
  %56 = add nuw nsw i32 %11, 1
  %57 = icmp samesign ult i32 %11, 31
  br i1 %57, label %8, label %7
}

; Function Attrs: convergent norecurse nounwind
define dso_local spir_kernel void @gf256_encode(ptr addrspace(1) noundef readonly align 1 captures(none) %0, ptr addrspace(1) noundef align 1 %1) local_unnamed_addr #4 !kernel_arg_addr_space !19 !kernel_arg_access_qual !20 !kernel_arg_type !25 !kernel_arg_base_type !25 !kernel_arg_type_qual !22 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #8
  %4 = trunc i64 %3 to i32
  %5 = shl nsw i32 %4, 4
  br label %6

6:                                                ; preds = %2, %6
  %7 = phi i8 [ 0, %2 ], [ %75, %6 ]
  %8 = phi i8 [ 0, %2 ], [ %74, %6 ]
  %9 = phi i8 [ 0, %2 ], [ %73, %6 ]
  %10 = phi i8 [ 0, %2 ], [ %72, %6 ]
  %11 = phi i32 [ 0, %2 ], [ %70, %6 ]
  %12 = add nuw nsw i32 %11, %5
  %13 = sext i32 %12 to i64
  %14 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %13
  %15 = load i8, ptr addrspace(1) %14, align 1, !tbaa !13
  %16 = xor i8 %10, %15
  %17 = shl i8 %16, 1
  %18 = xor i8 %17, 29
  %19 = icmp slt i8 %16, 0
  %20 = xor i8 %16, %7
  %21 = select i1 %19, i8 %18, i8 %17
  %22 = shl i8 %21, 1
  %23 = xor i8 %22, 29
  %24 = icmp slt i8 %21, 0
  %25 = select i1 %24, i8 %23, i8 %22
  %26 = shl i8 %25, 1
  %27 = xor i8 %26, 29
  %28 = icmp slt i8 %25, 0
  %29 = select i1 %28, i8 %27, i8 %26
  %30 = shl i8 %29, 1
  %31 = xor i8 %30, 29
  %32 = icmp slt i8 %29, 0
  %33 = select i1 %32, i8 %31, i8 %30
  %34 = shl i8 %33, 1
  %35 = xor i8 %34, 29
  %36 = icmp slt i8 %33, 0
  %37 = select i1 %36, i8 %35, i8 %34
  %38 = shl i8 %37, 1
  %39 = xor i8 %38, 29
  %40 = icmp slt i8 %37, 0
  %41 = select i1 %40, i8 %39, i8 %38
  %42 = shl i8 %41, 1
  %43 = xor i8 %42, 29
  %44 = icmp slt i8 %41, 0
  %45 = select i1 %44, i8 %43, i8 %42
  %46 = xor i8 %20, %21
  %47 = insertelement <4 x i8> <i8 poison, i8 poison, i8 poison, i8 0>, i8 %9, i64 0
  %48 = insertelement <4 x i8> %47, i8 %8, i64 1
  %49 = insertelement <4 x i8> %48, i8 %46, i64 2
  %50 = insertelement <4 x i8> poison, i8 %25, i64 0
  %51 = insertelement <4 x i8> %50, i8 %33, i64 1
  %52 = insertelement <4 x i8> %51, i8 %41, i64 3
  %53 = shufflevector <4 x i8> %52, <4 x i8> poison, <4 x i32> <i32 0, i32 1, i32 0, i32 3>
  %54 = xor <4 x i8> %49, %53
  %55 = insertelement <4 x i8> poison, i8 %21, i64 0
  %56 = insertelement <4 x i8> %55, i8 %29, i64 1
  %57 = insertelement <4 x i8> %56, i8 %37, i64 2
  %58 = insertelement <4 x i8> %57, i8 %25, i64 3
  %59 = xor <4 x i8> %58, %54
  %60 = insertelement <4 x i8> poison, i8 %29, i64 0
  %61 = insertelement <4 x i8> %60, i8 %41, i64 1
  %62 = insertelement <4 x i8> %61, i8 %33, i64 3
  %63 = shufflevector <4 x i8> %62, <4 x i8> poison, <4 x i32> <i32 0, i32 1, i32 1, i32 3>
  %64 = xor <4 x i8> %59, %63
  %65 = insertelement <4 x i8> poison, i8 %33, i64 0
  %66 = insertelement <4 x i8> %65, i8 %45, i64 1
  %67 = insertelement <4 x i8> %66, i8 %37, i64 3
  %68 = shufflevector <4 x i8> %67, <4 x i8> poison, <4 x i32> <i32 0, i32 1, i32 1, i32 3>
  %69 = xor <4 x i8> %64, %68
  %70 = add nuw nsw i32 %11, 1
  %71 = icmp samesign ult i32 %11, 15
  %72 = extractelement <4 x i8> %69, i64 0
  %73 = extractelement <4 x i8> %69, i64 1
  %74 = extractelement <4 x i8> %69, i64 2
  %75 = extractelement <4 x i8> %69, i64 3
  br i1 %71, label %6, label %76

76:                                               ; preds = %6
  %77 = sext i32 %4 to i64
  %78 = addrspacecast ptr addrspace(1) %1 to ptr addrspace(4)
  tail call spir_func void @_Z7vstore4Dv4_hmPU3AS4h(<4 x i8> noundef %69, i64 noundef %77, ptr addrspace(4) noundef %78) #9
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define dso_local spir_func void @__clang_ocl_kern_imp_gf256_encode(ptr addrspace(1) noundef readonly align 1 captures(none) %0, ptr addrspace(1) noundef align 1 %1) local_unnamed_addr #5 !kernel_arg_addr_space !19 !kernel_arg_access_qual !20 !kernel_arg_type !25 !kernel_arg_base_type !25 !kernel_arg_type_qual !22 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #8
  %4 = trunc i64 %3 to i32
  %5 = shl nsw i32 %4, 4
  br label %9

6:                                                ; preds = %9
  %7 = sext i32 %4 to i64
  %8 = addrspacecast ptr addrspace(1) %1 to ptr addrspace(4)
  tail call spir_func void @_Z7vstore4Dv4_hmPU3AS4h(<4 x i8> noundef %72, i64 noundef %7, ptr addrspace(4) noundef %8) #9
  ret void

9:                                                ; preds = %2, %9
  %10 = phi i8 [ 0, %2 ], [ %78, %9 ]
  %11 = phi i8 [ 0, %2 ], [ %77, %9 ]
  %12 = phi i8 [ 0, %2 ], [ %76, %9 ]
  %13 = phi i8 [ 0, %2 ], [ %75, %9 ]
  %14 = phi i32 [ 0, %2 ], [ %73, %9 ]
  %15 = add nuw nsw i32 %14, %5
  %16 = sext i32 %15 to i64
  %17 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %16
  %18 = load i8, ptr addrspace(1) %17, align 1, !tbaa !13
  %19 = xor i8 %13, %18
  %20 = shl i8 %19, 1
  %21 = xor i8 %20, 29
  %22 = icmp slt i8 %19, 0
  %23 = xor i8 %19, %10
  %24 = select i1 %22, i8 %21, i8 %20
  %25 = shl i8 %24, 1
  %26 = xor i8 %25, 29
  %27 = icmp slt i8 %24, 0
  %28 = select i1 %27, i8 %26, i8 %25
  %29 = shl i8 %28, 1
  %30 = xor i8 %29, 29
  %31 = icmp slt i8 %28, 0
  %32 = select i1 %31, i8 %30, i8 %29
  %33 = shl i8 %32, 1
  %34 = xor i8 %33, 29
  %35 = icmp slt i8 %32, 0
  %36 = select i1 %35, i8 %34, i8 %33
  %37 = shl i8 %36, 1
  %38 = xor i8 %37, 29
  %39 = icmp slt i8 %36, 0
  %40 = select i1 %39, i8 %38, i8 %37
  %41 = shl i8 %40, 1
  %42 = xor i8 %41, 29
  %43 = icmp slt i8 %40, 0
  %44 = select i1 %43, i8 %42, i8 %41
  %45 = shl i8 %44, 1
  %46 = xor i8 %45, 29
  %47 = icmp slt i8 %44, 0
  %48 = select i1 %47, i8 %46, i8 %45
  %49 = xor i8 %23, %24
  %50 = insertelement <4 x i8> <i8 poison, i8 poison, i8 poison, i8 0>, i8 %12, i64 0
  %51 = insertelement <4 x i8> %50, i8 %11, i64 1
  %52 = insertelement <4 x i8> %51, i8 %49, i64 2
  %53 = insertelement <4 x i8> poison, i8 %28, i64 0
  %54 = insertelement <4 x i8> %53, i8 %36, i64 1
  %55 = insertelement <4 x i8> %54, i8 %44, i64 3
  %56 = shufflevector <4 x i8> %55, <4 x i8> poison, <4 x i32> <i32 0, i32 1, i32 0, i32 3>
  %57 = xor <4 x i8> %52, %56
  %58 = insertelement <4 x i8> poison, i8 %24, i64 0
  %59 = insertelement <4 x i8> %58, i8 %32, i64 1
  %60 = insertelement <4 x i8> %59, i8 %40, i64 2
  %61 = insertelement <4 x i8> %60, i8 %28, i64 3
  %62 = xor <4 x i8> %61, %57
  %63 = insertelement <4 x i8> poison, i8 %32, i64 0
  %64 = insertelement <4 x i8> %63, i8 %44, i64 1
  %65 = insertelement <4 x i8> %64, i8 %36, i64 3
  %66 = shufflevector <4 x i8> %65, <4 x i8> poison, <4 x i32> <i32 0, i32 1, i32 1, i32 3>
  %67 = xor <4 x i8> %62, %66
  %68 = insertelement <4 x i8> poison, i8 %36, i64 0
  %69 = insertelement <4 x i8> %68, i8 %48, i64 1
  %70 = insertelement <4 x i8> %69, i8 %40, i64 3
  %71 = shufflevector <4 x i8> %70, <4 x i8> poison, <4 x i32> <i32 0, i32 1, i32 1, i32 3>
  %72 = xor <4 x i8> %67, %71
  %73 = add nuw nsw i32 %14, 1
  %74 = icmp samesign ult i32 %14, 15
  %75 = extractelement <4 x i8> %72, i64 0
  %76 = extractelement <4 x i8> %72, i64 1
  %77 = extractelement <4 x i8> %72, i64 2
  %78 = extractelement <4 x i8> %72, i64 3
  br i1 %74, label %9, label %6
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_kernel void @char_chain(ptr addrspace(1) noundef readonly align 8 captures(none) %0, ptr addrspace(1) noundef writeonly align 8 captures(none) %1, i8 noundef signext %2) local_unnamed_addr #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !26 !kernel_arg_base_type !27 !kernel_arg_type_qual !12 {
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #8
  %5 = shl i64 %4, 32
  %6 = ashr exact i64 %5, 32
  %7 = getelementptr inbounds <8 x i8>, ptr addrspace(1) %0, i64 %6
  %8 = load <8 x i8>, ptr addrspace(1) %7, align 8, !tbaa !13
  %9 = extractelement <8 x i8> %8, i64 0
  %10 = mul i8 %9, 3
  %11 = zext i8 %10 to i32
  %12 = mul i32 %11, 50331648
  %13 = add i32 %12, 16777216
  %14 = ashr i32 %13, 25
  %15 = mul i32 %14, 50331648
  %16 = add i32 %15, 33554432
  %17 = ashr i32 %16, 26
  %18 = mul nsw i32 %17, 50331648
  %19 = add nsw i32 %18, 50331648
  %20 = ashr i32 %19, 27
  %21 = mul nsw i32 %20, 50331648
  %22 = add nsw i32 %21, 67108864
  %23 = lshr exact i32 %22, 24
  %24 = trunc nuw i32 %23 to i8
  %25 = lshr <8 x i8> %8, splat (i8 3)
  %26 = tail call spir_func <8 x i8> @_Z13convert_char8Dv8_h(<8 x i8> noundef %25) #8
  %27 = insertelement <8 x i8> poison, i8 %2, i64 0
  %28 = shufflevector <8 x i8> %27, <8 x i8> poison, <8 x i32> zeroinitializer
  %29 = mul <8 x i8> %8, %28
  %30 = ashr <8 x i8> %8, splat (i8 2)
  %31 = add <8 x i8> %29, %30
  %32 = xor <8 x i8> %31, %26
  %33 = icmp sgt <8 x i8> %8, %32
  %34 = sub <8 x i8> <i8 0, i8 0, i8 0, i8 0, i8 0, i8 0, i8 poison, i8 poison>, %8
  %35 = select <8 x i1> %33, <8 x i8> %34, <8 x i8> <i8 3, i8 3, i8 3, i8 3, i8 3, i8 3, i8 poison, i8 poison>
  %36 = extractelement <8 x i8> %8, i64 6
  %37 = sext i8 %2 to i16
  %38 = add nsw i16 %37, 10
  %39 = sext i8 %36 to i16
  %40 = sdiv i16 %39, %38
  %41 = trunc i16 %40 to i8
  %42 = extractelement <8 x i8> %8, i64 5
  %43 = srem i8 %42, 11
  %44 = insertelement <8 x i8> %35, i8 %43, i64 6
  %45 = insertelement <8 x i8> %32, i8 %41, i64 6
  %46 = add <8 x i8> %44, %45
  %47 = insertelement <8 x i8> %46, i8 %24, i64 7
  %48 = getelementptr inbounds <8 x i8>, ptr addrspace(1) %1, i64 %6
  store <8 x i8> %47, ptr addrspace(1) %48, align 8, !tbaa !13
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_char_chain(ptr addrspace(1) noundef readonly align 8 captures(none) %0, ptr addrspace(1) noundef writeonly align 8 captures(none) %1, i8 noundef signext %2) local_unnamed_addr #1 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !26 !kernel_arg_base_type !27 !kernel_arg_type_qual !12 {
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #8
  %5 = shl i64 %4, 32
  %6 = ashr exact i64 %5, 32
  %7 = getelementptr inbounds <8 x i8>, ptr addrspace(1) %0, i64 %6
  %8 = load <8 x i8>, ptr addrspace(1) %7, align 8, !tbaa !13
  %9 = extractelement <8 x i8> %8, i64 0
  %10 = mul i8 %9, 3
  %11 = zext i8 %10 to i32
  %12 = mul i32 %11, 50331648
  %13 = add i32 %12, 16777216
  %14 = ashr i32 %13, 25
  %15 = mul i32 %14, 50331648
  %16 = add i32 %15, 33554432
  %17 = ashr i32 %16, 26
  %18 = mul nsw i32 %17, 50331648
  %19 = add nsw i32 %18, 50331648
  %20 = ashr i32 %19, 27
  %21 = mul nsw i32 %20, 50331648
  %22 = add nsw i32 %21, 67108864
  %23 = lshr exact i32 %22, 24
  %24 = trunc nuw i32 %23 to i8
  %25 = lshr <8 x i8> %8, splat (i8 3)
  %26 = tail call spir_func <8 x i8> @_Z13convert_char8Dv8_h(<8 x i8> noundef %25) #8
  %27 = insertelement <8 x i8> poison, i8 %2, i64 0
  %28 = shufflevector <8 x i8> %27, <8 x i8> poison, <8 x i32> zeroinitializer
  %29 = mul <8 x i8> %8, %28
  %30 = ashr <8 x i8> %8, splat (i8 2)
  %31 = add <8 x i8> %29, %30
  %32 = xor <8 x i8> %31, %26
  %33 = icmp sgt <8 x i8> %8, %32
  %34 = sub <8 x i8> <i8 0, i8 0, i8 0, i8 0, i8 0, i8 0, i8 poison, i8 poison>, %8
  %35 = select <8 x i1> %33, <8 x i8> %34, <8 x i8> <i8 3, i8 3, i8 3, i8 3, i8 3, i8 3, i8 poison, i8 poison>
  %36 = extractelement <8 x i8> %8, i64 6
  %37 = sext i8 %2 to i16
  %38 = add nsw i16 %37, 10
  %39 = sext i8 %36 to i16
  %40 = sdiv i16 %39, %38
  %41 = trunc i16 %40 to i8
  %42 = extractelement <8 x i8> %8, i64 5
  %43 = srem i8 %42, 11
  %44 = insertelement <8 x i8> %35, i8 %43, i64 6
  %45 = insertelement <8 x i8> %32, i8 %41, i64 6
  %46 = add <8 x i8> %44, %45
  %47 = insertelement <8 x i8> %46, i8 %24, i64 7
  %48 = getelementptr inbounds <8 x i8>, ptr addrspace(1) %1, i64 %6
  store <8 x i8> %47, ptr addrspace(1) %48, align 8, !tbaa !13
  ret void
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #6

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func <4 x i16> @_Z15convert_ushort4Dv4_h(<4 x i8> noundef) local_unnamed_addr #6

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func <4 x i8> @_Z14convert_uchar4Dv4_t(<4 x i16> noundef) local_unnamed_addr #6

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func zeroext i8 @_Z7add_sathh(i8 noundef zeroext, i8 noundef zeroext) local_unnamed_addr #6

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func <8 x i16> @_Z6mul_hiDv8_sS_(<8 x i16> noundef, <8 x i16> noundef) local_unnamed_addr #6

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func <8 x i16> @_Z7add_satDv8_sS_(<8 x i16> noundef, <8 x i16> noundef) local_unnamed_addr #6

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func <8 x i16> @_Z6selectDv8_sS_S_(<8 x i16> noundef, <8 x i16> noundef, <8 x i16> noundef) local_unnamed_addr #6

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func <8 x i16> @_Z5rhaddDv8_sS_(<8 x i16> noundef, <8 x i16> noundef) local_unnamed_addr #6

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func signext i16 @_Z7sub_satss(i16 noundef signext, i16 noundef signext) local_unnamed_addr #6

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func signext i16 @_Z7add_satss(i16 noundef signext, i16 noundef signext) local_unnamed_addr #6

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func signext i8 @_Z5clampccc(i8 noundef signext, i8 noundef signext, i8 noundef signext) local_unnamed_addr #6

; Function Attrs: convergent nounwind
declare dso_local spir_func void @_Z7vstore4Dv4_hmPU3AS4h(<4 x i8> noundef, i64 noundef, ptr addrspace(4) noundef) local_unnamed_addr #7

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func <8 x i8> @_Z13convert_char8Dv8_h(<8 x i8> noundef) local_unnamed_addr #6

attributes #0 = { convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #2 = { convergent nofree norecurse nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #3 = { alwaysinline convergent nofree norecurse nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #4 = { convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #5 = { alwaysinline convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #6 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #7 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #8 = { convergent nounwind willreturn memory(none) }
attributes #9 = { convergent nounwind }

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
!8 = !{i32 1, i32 1, i32 0}
!9 = !{!"none", !"none", !"none"}
!10 = !{!"uchar4*", !"uchar4*", !"uchar"}
!11 = !{!"uchar __attribute__((ext_vector_type(4)))*", !"uchar __attribute__((ext_vector_type(4)))*", !"uchar"}
!12 = !{!"const", !"", !""}
!13 = !{!6, !6, i64 0}
!14 = !{i32 1, i32 1, i32 1, i32 0, i32 0}
!15 = !{!"none", !"none", !"none", !"none", !"none"}
!16 = !{!"short8*", !"short8*", !"short8*", !"short", !"short"}
!17 = !{!"short __attribute__((ext_vector_type(8)))*", !"short __attribute__((ext_vector_type(8)))*", !"short __attribute__((ext_vector_type(8)))*", !"short", !"short"}
!18 = !{!"const", !"const", !"", !"", !""}
!19 = !{i32 1, i32 1}
!20 = !{!"none", !"none"}
!21 = !{!"uchar*", !"short*"}
!22 = !{!"const", !""}
!23 = !{!24, !24, i64 0}
!24 = !{!"short", !6, i64 0}
!25 = !{!"uchar*", !"uchar*"}
!26 = !{!"char8*", !"char8*", !"char"}
!27 = !{!"char __attribute__((ext_vector_type(8)))*", !"char __attribute__((ext_vector_type(8)))*", !"char"}
