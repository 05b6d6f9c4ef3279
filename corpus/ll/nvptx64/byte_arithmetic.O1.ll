; ModuleID = 'corpus/opencl/byte_arithmetic.cl'
source_filename = "corpus/opencl/byte_arithmetic.cl"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@step_size = dso_local local_unnamed_addr addrspace(4) constant [16 x i16] [i16 7, i16 9, i16 12, i16 17, i16 23, i16 31, i16 41, i16 55, i16 73, i16 97, i16 130, i16 173, i16 230, i16 307, i16 408, i16 544], align 2
@index_change = dso_local local_unnamed_addr addrspace(4) constant [8 x i8] c"\FF\FF\FF\FF\02\04\06\08", align 1
@__const.gf256_encode.gen = private unnamed_addr addrspace(4) constant [4 x i8] c"\1E\D8\E7t", align 1

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @alpha_blend(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef align 4 captures(none) %1, i8 noundef zeroext %2) local_unnamed_addr #0 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !13 !kernel_arg_type_qual !14 {
  tail call void @__clang_ocl_kern_imp_alpha_blend(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, i8 noundef zeroext %2) #8
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local void @__clang_ocl_kern_imp_alpha_blend(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef align 4 captures(none) %1, i8 noundef zeroext %2) local_unnamed_addr #1 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !13 !kernel_arg_type_qual !14 {
  %4 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %6 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = zext nneg i32 %5 to i64
  %8 = zext nneg i32 %6 to i64
  %9 = mul nuw nsw i64 %7, %8
  %10 = zext nneg i32 %4 to i64
  %11 = add nuw nsw i64 %9, %10
  %12 = shl i64 %11, 32
  %13 = ashr exact i64 %12, 32
  %14 = getelementptr inbounds <4 x i8>, ptr addrspace(1) %0, i64 %13
  %15 = load <4 x i8>, ptr addrspace(1) %14, align 4, !tbaa !15
  %16 = getelementptr inbounds <4 x i8>, ptr addrspace(1) %1, i64 %13
  %17 = load <4 x i8>, ptr addrspace(1) %16, align 4, !tbaa !15
  %18 = extractelement <4 x i8> %15, i64 3
  %19 = zext i8 %18 to i16
  %20 = zext i8 %2 to i16
  %21 = mul nuw i16 %19, %20
  %22 = udiv i16 %21, 255
  %23 = zext <4 x i8> %15 to <4 x i16>
  %24 = insertelement <4 x i16> poison, i16 %22, i64 0
  %25 = shufflevector <4 x i16> %24, <4 x i16> poison, <4 x i32> zeroinitializer
  %26 = mul <4 x i16> %25, %23
  %27 = zext <4 x i8> %17 to <4 x i16>
  %28 = sub nuw nsw i16 255, %22
  %29 = insertelement <4 x i16> poison, i16 %28, i64 0
  %30 = shufflevector <4 x i16> %29, <4 x i16> poison, <4 x i32> zeroinitializer
  %31 = mul nuw <4 x i16> %30, %27
  %32 = add <4 x i16> %26, splat (i16 128)
  %33 = add <4 x i16> %32, %31
  %34 = lshr <4 x i16> %33, splat (i16 8)
  %35 = add <4 x i16> %34, %33
  %36 = lshr <4 x i16> %35, splat (i16 8)
  %37 = trunc nuw <4 x i16> %36 to <4 x i8>
  %38 = extractelement <4 x i8> %17, i64 3
  %39 = trunc nuw i16 %22 to i8
  %40 = tail call noundef i8 @llvm.uadd.sat.i8(i8 %38, i8 %39)
  %41 = insertelement <4 x i8> %37, i8 %40, i64 3
  store <4 x i8> %41, ptr addrspace(1) %16, align 4, !tbaa !15
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @mix_audio(ptr addrspace(1) noundef readonly align 16 captures(none) %0, ptr addrspace(1) noundef readonly align 16 captures(none) %1, ptr addrspace(1) noundef writeonly align 16 captures(none) %2, i16 noundef signext %3, i16 noundef signext %4) local_unnamed_addr #0 !kernel_arg_addr_space !16 !kernel_arg_access_qual !17 !kernel_arg_type !18 !kernel_arg_base_type !19 !kernel_arg_type_qual !20 {
  tail call void @__clang_ocl_kern_imp_mix_audio(ptr addrspace(1) noundef align 16 %0, ptr addrspace(1) noundef align 16 %1, ptr addrspace(1) noundef align 16 %2, i16 noundef signext %3, i16 noundef signext %4) #8
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local void @__clang_ocl_kern_imp_mix_audio(ptr addrspace(1) noundef readonly align 16 captures(none) %0, ptr addrspace(1) noundef readonly align 16 captures(none) %1, ptr addrspace(1) noundef writeonly align 16 captures(none) %2, i16 noundef signext %3, i16 noundef signext %4) local_unnamed_addr #1 !kernel_arg_addr_space !16 !kernel_arg_access_qual !17 !kernel_arg_type !18 !kernel_arg_base_type !19 !kernel_arg_type_qual !20 {
  %6 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %7 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %8 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %9 = zext nneg i32 %7 to i64
  %10 = zext nneg i32 %8 to i64
  %11 = mul nuw nsw i64 %9, %10
  %12 = zext nneg i32 %6 to i64
  %13 = add nuw nsw i64 %11, %12
  %14 = shl i64 %13, 32
  %15 = ashr exact i64 %14, 32
  %16 = getelementptr inbounds <8 x i16>, ptr addrspace(1) %0, i64 %15
  %17 = load <8 x i16>, ptr addrspace(1) %16, align 16, !tbaa !15
  %18 = insertelement <8 x i16> poison, i16 %3, i64 0
  %19 = shufflevector <8 x i16> %18, <8 x i16> poison, <8 x i32> zeroinitializer
  %20 = sext <8 x i16> %17 to <8 x i32>
  %21 = sext <8 x i16> %19 to <8 x i32>
  %22 = mul nsw <8 x i32> %20, %21
  %23 = lshr <8 x i32> %22, splat (i32 15)
  %24 = trunc <8 x i32> %23 to <8 x i16>
  %25 = and <8 x i16> %24, splat (i16 -2)
  %26 = getelementptr inbounds <8 x i16>, ptr addrspace(1) %1, i64 %15
  %27 = load <8 x i16>, ptr addrspace(1) %26, align 16, !tbaa !15
  %28 = insertelement <8 x i16> poison, i16 %4, i64 0
  %29 = shufflevector <8 x i16> %28, <8 x i16> poison, <8 x i32> zeroinitializer
  %30 = sext <8 x i16> %27 to <8 x i32>
  %31 = sext <8 x i16> %29 to <8 x i32>
  %32 = mul nsw <8 x i32> %30, %31
  %33 = lshr <8 x i32> %32, splat (i32 15)
  %34 = trunc <8 x i32> %33 to <8 x i16>
  %35 = and <8 x i16> %34, splat (i16 -2)
  %36 = tail call noundef <8 x i16> @llvm.sadd.sat.v8i16(<8 x i16> range(i16 0, -1) %25, <8 x i16> range(i16 0, -1) %35)
  %37 = tail call <8 x i16> @llvm.smin.v8i16(<8 x i16> %36, <8 x i16> splat (i16 30000))
  %38 = ashr <8 x i16> %24, splat (i16 1)
  %39 = ashr <8 x i16> %34, splat (i16 1)
  %40 = add nsw <8 x i16> %39, %38
  %41 = sdiv <8 x i16> %40, splat (i16 -16)
  %42 = add <8 x i16> %41, %37
  %43 = getelementptr inbounds <8 x i16>, ptr addrspace(1) %2, i64 %15
  store <8 x i16> %42, ptr addrspace(1) %43, align 16, !tbaa !15
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @adpcm_decode(ptr addrspace(1) noundef readonly align 1 captures(none) %0, ptr addrspace(1) noundef writeonly align 2 captures(none) %1) local_unnamed_addr #2 !kernel_arg_addr_space !21 !kernel_arg_access_qual !22 !kernel_arg_type !23 !kernel_arg_base_type !23 !kernel_arg_type_qual !24 {
  tail call void @__clang_ocl_kern_imp_adpcm_decode(ptr addrspace(1) noundef align 1 %0, ptr addrspace(1) noundef align 2 %1) #8
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @__clang_ocl_kern_imp_adpcm_decode(ptr addrspace(1) noundef readonly align 1 captures(none) %0, ptr addrspace(1) noundef writeonly align 2 captures(none) %1) local_unnamed_addr #3 !kernel_arg_addr_space !21 !kernel_arg_access_qual !22 !kernel_arg_type !23 !kernel_arg_base_type !23 !kernel_arg_type_qual !24 {
  %3 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %4 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = mul i32 %4, %5
  %7 = add i32 %6, %3
  %8 = shl nsw i32 %7, 4
  %9 = shl nsw i32 %7, 5
  br label %11

10:                                               ; preds = %48
  ret void

11:                                               ; preds = %2, %48
  %12 = phi i16 [ 0, %2 ], [ %49, %48 ]
  %13 = phi i8 [ 4, %2 ], [ %56, %48 ]
  %14 = phi i32 [ 0, %2 ], [ %60, %48 ]
  %15 = lshr i32 %14, 1
  %16 = add nuw nsw i32 %15, %8
  %17 = sext i32 %16 to i64
  %18 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %17
  %19 = load i8, ptr addrspace(1) %18, align 1, !tbaa !15
  %20 = zext i8 %19 to i32
  %21 = shl nuw nsw i32 %14, 2
  %22 = and i32 %21, 4
  %23 = lshr i32 %20, %22
  %24 = zext nneg i8 %13 to i64
  %25 = getelementptr inbounds nuw i16, ptr addrspace(4) @step_size, i64 %24
  %26 = load i16, ptr addrspace(4) %25, align 2, !tbaa !25
  %27 = ashr i16 %26, 3
  %28 = and i32 %23, 1
  %29 = icmp eq i32 %28, 0
  %30 = ashr i16 %26, 2
  %31 = select i1 %29, i16 0, i16 %30
  %32 = add nsw i16 %31, %27
  %33 = and i32 %23, 2
  %34 = icmp eq i32 %33, 0
  %35 = ashr i16 %26, 1
  %36 = select i1 %34, i16 0, i16 %35
  %37 = add nsw i16 %32, %36
  %38 = and i32 %23, 4
  %39 = icmp eq i32 %38, 0
  %40 = select i1 %39, i16 0, i16 %26
  %41 = add i16 %37, %40
  %42 = and i32 %23, 8
  %43 = icmp eq i32 %42, 0
  br i1 %43, label %46, label %44

44:                                               ; preds = %11
  %45 = tail call noundef i16 @llvm.ssub.sat.i16(i16 %12, i16 %41)
  br label %48

46:                                               ; preds = %11
  %47 = tail call noundef i16 @llvm.sadd.sat.i16(i16 %12, i16 %41)
  br label %48

48:                                               ; preds = %46, %44
  %49 = phi i16 [ %45, %44 ], [ %47, %46 ]
  %50 = and i32 %23, 7
  %51 = zext nneg i32 %50 to i64
  %52 = getelementptr inbounds nuw i8, ptr addrspace(4) @index_change, i64 %51
  %53 = load i8, ptr addrspace(4) %52, align 1, !tbaa !15
  %54 = add i8 %53, %13
  %55 = tail call noundef i8 @llvm.smax.i8(i8 %54, i8 0)
  %56 = tail call noundef range(i8 0, 16) i8 @llvm.smin.i8(i8 %55, i8 15)
  %57 = add nuw nsw i32 %14, %9
  %58 = sext i32 %57 to i64
  %59 = getelementptr inbounds i16, ptr addrspace(1) %1, i64 %58
  store i16 %49, ptr addrspace(1) %59, align 2, !tbaa !25
  %60 = add nuw nsw i32 %14, 1
  %61 = icmp eq i32 %60, 32
  br i1 %61, label %10, label %11, !llvm.loop !27
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @gf256_encode(ptr addrspace(1) noundef readonly align 1 captures(none) %0, ptr addrspace(1) noundef writeonly align 1 captures(none) %1) local_unnamed_addr #2 !kernel_arg_addr_space !21 !kernel_arg_access_qual !22 !kernel_arg_type !29 !kernel_arg_base_type !29 !kernel_arg_type_qual !24 {
  tail call void @__clang_ocl_kern_imp_gf256_encode(ptr addrspace(1) noundef align 1 %0, ptr addrspace(1) noundef align 1 %1) #8
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @__clang_ocl_kern_imp_gf256_encode(ptr addrspace(1) noundef readonly align 1 captures(none) %0, ptr addrspace(1) noundef writeonly align 1 captures(none) %1) local_unnamed_addr #3 !kernel_arg_addr_space !21 !kernel_arg_access_qual !22 !kernel_arg_type !29 !kernel_arg_base_type !29 !kernel_arg_type_qual !24 {
  %3 = alloca [4 x i8], align 4
  %4 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %6 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = zext nneg i32 %5 to i64
  %8 = zext nneg i32 %6 to i64
  %9 = mul nuw nsw i64 %7, %8
  %10 = zext nneg i32 %4 to i64
  %11 = add nuw nsw i64 %9, %10
  %12 = trunc i64 %11 to i32
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #8
  store i32 0, ptr %3, align 4
  %13 = shl nsw i32 %12, 4
  %14 = getelementptr inbounds nuw i8, ptr %3, i64 3
  br label %30

15:                                               ; preds = %54
  %16 = load <4 x i8>, ptr %3, align 4
  %17 = getelementptr inbounds nuw i8, ptr %3, i64 1
  %18 = load i8, ptr %17, align 1, !tbaa !15
  %19 = insertelement <4 x i8> %16, i8 %18, i64 1
  %20 = getelementptr inbounds nuw i8, ptr %3, i64 2
  %21 = load i8, ptr %20, align 2, !tbaa !15
  %22 = insertelement <4 x i8> %19, i8 %21, i64 2
  %23 = getelementptr inbounds nuw i8, ptr %3, i64 3
  %24 = load i8, ptr %23, align 1, !tbaa !15
  %25 = insertelement <4 x i8> %22, i8 %24, i64 3
  %26 = shl i64 %11, 32
  %27 = addrspacecast ptr addrspace(1) %1 to ptr
  %28 = ashr exact i64 %26, 30
  %29 = getelementptr inbounds nuw i8, ptr %27, i64 %28
  store <4 x i8> %25, ptr %29, align 1, !tbaa !15
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #8
  ret void

30:                                               ; preds = %2, %54
  %31 = phi i32 [ 0, %2 ], [ %55, %54 ]
  %32 = add nuw nsw i32 %31, %13
  %33 = sext i32 %32 to i64
  %34 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %33
  %35 = load i8, ptr addrspace(1) %34, align 1, !tbaa !15
  %36 = load i8, ptr %3, align 4, !tbaa !15
  %37 = xor i8 %36, %35
  br label %57

38:                                               ; preds = %82, %38
  %39 = phi i8 [ %50, %38 ], [ %37, %82 ]
  %40 = phi i32 [ %52, %38 ], [ 0, %82 ]
  %41 = phi i8 [ %46, %38 ], [ 0, %82 ]
  %42 = phi i8 [ %51, %38 ], [ 116, %82 ]
  %43 = and i8 %42, 1
  %44 = icmp eq i8 %43, 0
  %45 = select i1 %44, i8 0, i8 %39
  %46 = xor i8 %45, %41
  %47 = shl i8 %39, 1
  %48 = xor i8 %47, 29
  %49 = icmp slt i8 %39, 0
  %50 = select i1 %49, i8 %48, i8 %47
  %51 = lshr i8 %42, 1
  %52 = add nuw nsw i32 %40, 1
  %53 = icmp eq i32 %52, 8
  br i1 %53, label %54, label %38, !llvm.loop !30

54:                                               ; preds = %38
  store i8 %46, ptr %14, align 1, !tbaa !15
  %55 = add nuw nsw i32 %31, 1
  %56 = icmp eq i32 %55, 16
  br i1 %56, label %15, label %30, !llvm.loop !31

57:                                               ; preds = %30, %82
  %58 = phi i32 [ 0, %30 ], [ %59, %82 ]
  %59 = add nuw nsw i32 %58, 1
  %60 = zext nneg i32 %59 to i64
  %61 = getelementptr inbounds nuw i8, ptr %3, i64 %60
  %62 = load i8, ptr %61, align 1, !tbaa !15
  %63 = zext nneg i32 %58 to i64
  %64 = getelementptr inbounds nuw i8, ptr addrspace(4) @__const.gf256_encode.gen, i64 %63
  %65 = load i8, ptr addrspace(4) %64, align 1, !tbaa !15
  br label %66

66:                                               ; preds = %66, %57
  %67 = phi i8 [ %37, %57 ], [ %78, %66 ]
  %68 = phi i32 [ 0, %57 ], [ %80, %66 ]
  %69 = phi i8 [ 0, %57 ], [ %74, %66 ]
  %70 = phi i8 [ %65, %57 ], [ %79, %66 ]
  %71 = and i8 %70, 1
  %72 = icmp eq i8 %71, 0
  %73 = select i1 %72, i8 0, i8 %67
  %74 = xor i8 %73, %69
  %75 = shl i8 %67, 1
  %76 = xor i8 %75, 29
  %77 = icmp slt i8 %67, 0
  %78 = select i1 %77, i8 %76, i8 %75
  %79 = lshr i8 %70, 1
  %80 = add nuw nsw i32 %68, 1
  %81 = icmp eq i32 %80, 8
  br i1 %81, label %82, label %66, !llvm.loop !30

82:                                               ; preds = %66
  %83 = xor i8 %74, %62
  %84 = getelementptr inbounds nuw i8, ptr %3, i64 %63
  store i8 %83, ptr %84, align 1, !tbaa !15
  %85 = icmp eq i32 %59, 3
  br i1 %85, label %38, label %57, !llvm.loop !32
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @char_chain(ptr addrspace(1) noundef readonly align 8 captures(none) %0, ptr addrspace(1) noundef writeonly align 8 captures(none) %1, i8 noundef signext %2) local_unnamed_addr #2 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !33 !kernel_arg_base_type !34 !kernel_arg_type_qual !14 {
  tail call void @__clang_ocl_kern_imp_char_chain(ptr addrspace(1) noundef align 8 %0, ptr addrspace(1) noundef align 8 %1, i8 noundef signext %2) #8
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @__clang_ocl_kern_imp_char_chain(ptr addrspace(1) noundef readonly align 8 captures(none) %0, ptr addrspace(1) noundef writeonly align 8 captures(none) %1, i8 noundef signext %2) local_unnamed_addr #3 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !33 !kernel_arg_base_type !34 !kernel_arg_type_qual !14 {
  %4 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %6 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = zext nneg i32 %5 to i64
  %8 = zext nneg i32 %6 to i64
  %9 = mul nuw nsw i64 %7, %8
  %10 = zext nneg i32 %4 to i64
  %11 = add nuw nsw i64 %9, %10
  %12 = shl i64 %11, 32
  %13 = ashr exact i64 %12, 32
  %14 = getelementptr inbounds <8 x i8>, ptr addrspace(1) %0, i64 %13
  %15 = load <8 x i8>, ptr addrspace(1) %14, align 8, !tbaa !15
  %16 = extractelement <8 x i8> %15, i64 0
  br label %42

17:                                               ; preds = %42
  %18 = insertelement <8 x i8> poison, i8 %2, i64 0
  %19 = shufflevector <8 x i8> %18, <8 x i8> poison, <8 x i32> zeroinitializer
  %20 = mul <8 x i8> %15, %19
  %21 = ashr <8 x i8> %15, splat (i8 2)
  %22 = add <8 x i8> %20, %21
  %23 = lshr <8 x i8> %15, splat (i8 3)
  %24 = xor <8 x i8> %22, %23
  %25 = icmp sgt <8 x i8> %15, %24
  %26 = sub <8 x i8> <i8 0, i8 0, i8 0, i8 0, i8 0, i8 0, i8 poison, i8 poison>, %15
  %27 = select <8 x i1> %25, <8 x i8> %26, <8 x i8> <i8 3, i8 3, i8 3, i8 3, i8 3, i8 3, i8 poison, i8 poison>
  %28 = add <8 x i8> %27, %24
  %29 = extractelement <8 x i8> %15, i64 6
  %30 = sext i8 %29 to i32
  %31 = sext i8 %2 to i32
  %32 = add nsw i32 %31, 10
  %33 = sdiv i32 %30, %32
  %34 = extractelement <8 x i8> %15, i64 5
  %35 = sext i8 %34 to i32
  %36 = srem i32 %35, 11
  %37 = add nsw i32 %33, %36
  %38 = trunc i32 %37 to i8
  %39 = insertelement <8 x i8> %28, i8 %38, i64 6
  %40 = insertelement <8 x i8> %39, i8 %52, i64 7
  %41 = getelementptr inbounds <8 x i8>, ptr addrspace(1) %1, i64 %13
  store <8 x i8> %40, ptr addrspace(1) %41, align 8, !tbaa !15
  ret void

42:                                               ; preds = %3, %42
  %43 = phi i32 [ 0, %3 ], [ %53, %42 ]
  %44 = phi i8 [ %16, %3 ], [ %52, %42 ]
  %45 = zext i8 %44 to i32
  %46 = mul nuw nsw i32 %45, 3
  %47 = add nuw nsw i32 %46, %43
  %48 = shl i32 %47, 24
  %49 = ashr exact i32 %48, 24
  %50 = and i32 %43, 3
  %51 = ashr i32 %49, %50
  %52 = trunc nsw i32 %51 to i8
  %53 = add nuw nsw i32 %43, 1
  %54 = icmp eq i32 %53, 5
  br i1 %54, label %17, label %42, !llvm.loop !35
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #5

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i8 @llvm.uadd.sat.i8(i8, i8) #6

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i16 @llvm.sadd.sat.i16(i16, i16) #6

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <8 x i16> @llvm.sadd.sat.v8i16(<8 x i16>, <8 x i16>) #6

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i16 @llvm.ssub.sat.i16(i16, i16) #6

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i8 @llvm.smax.i8(i8, i8) #6

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i8 @llvm.smin.i8(i8, i8) #6

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <8 x i16> @llvm.smin.v8i16(<8 x i16>, <8 x i16>) #7

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" "uniform-work-group-size"="false" }
attributes #1 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #2 = { nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" "uniform-work-group-size"="false" }
attributes #3 = { nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #4 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #5 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
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
!10 = !{i32 1, i32 1, i32 0}
!11 = !{!"none", !"none", !"none"}
!12 = !{!"uchar4*", !"uchar4*", !"uchar"}
!13 = !{!"uchar __attribute__((ext_vector_type(4)))*", !"uchar __attribute__((ext_vector_type(4)))*", !"uchar"}
!14 = !{!"const", !"", !""}
!15 = !{!8, !8, i64 0}
!16 = !{i32 1, i32 1, i32 1, i32 0, i32 0}
!17 = !{!"none", !"none", !"none", !"none", !"none"}
!18 = !{!"short8*", !"short8*", !"short8*", !"short", !"short"}
!19 = !{!"short __attribute__((ext_vector_type(8)))*", !"short __attribute__((ext_vector_type(8)))*", !"short __attribute__((ext_vector_type(8)))*", !"short", !"short"}
!20 = !{!"const", !"const", !"", !"", !""}
!21 = !{i32 1, i32 1}
!22 = !{!"none", !"none"}
!23 = !{!"uchar*", !"short*"}
!24 = !{!"const", !""}
!25 = !{!26, !26, i64 0}
!26 = !{!"short", !8, i64 0}
!27 = distinct !{!27, !28}
!28 = !{!"llvm.loop.unroll.disable"}
!29 = !{!"uchar*", !"uchar*"}
!30 = distinct !{!30, !28}
!31 = distinct !{!31, !28}
!32 = distinct !{!32, !28}
!33 = !{!"char8*", !"char8*", !"char"}
!34 = !{!"char __attribute__((ext_vector_type(8)))*", !"char __attribute__((ext_vector_type(8)))*", !"char"}
!35 = distinct !{!35, !28}
