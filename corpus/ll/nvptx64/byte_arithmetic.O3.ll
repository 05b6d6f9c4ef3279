; ModuleID = 'corpus/opencl/byte_arithmetic.cl'
source_filename = "corpus/opencl/byte_arithmetic.cl"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@step_size = dso_local local_unnamed_addr addrspace(4) constant [16 x i16] [i16 7, i16 9, i16 12, i16 17, i16 23, i16 31, i16 41, i16 55, i16 73, i16 97, i16 130, i16 173, i16 230, i16 307, i16 408, i16 544], align 2
@index_change = dso_local local_unnamed_addr addrspace(4) constant [8 x i8] c"\FF\FF\FF\FF\02\04\06\08", align 1

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @alpha_blend(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef align 4 captures(none) %1, i8 noundef zeroext %2) local_unnamed_addr #0 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !13 !kernel_arg_type_qual !14 {
  tail call void @__clang_ocl_kern_imp_alpha_blend(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, i8 noundef zeroext %2) #7
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
  tail call void @__clang_ocl_kern_imp_mix_audio(ptr addrspace(1) noundef align 16 %0, ptr addrspace(1) noundef align 16 %1, ptr addrspace(1) noundef align 16 %2, i16 noundef signext %3, i16 noundef signext %4) #7
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
  tail call void @__clang_ocl_kern_imp_adpcm_decode(ptr addrspace(1) noundef align 1 %0, ptr addrspace(1) noundef align 2 %1) #7
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
  %56 = tail call noundef range(i8 0, 16) i8 @llvm.umin.i8(i8 %55, i8 15)
  %57 = add nuw nsw i32 %14, %9
  %58 = sext i32 %57 to i64
  %59 = getelementptr inbounds i16, ptr addrspace(1) %1, i64 %58
  store i16 %49, ptr addrspace(1) %59, align 2, !tbaa !25
  %60 = add nuw nsw i32 %14, 1
  %61 = icmp eq i32 %60, 32
  br i1 %61, label %10, label %11
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @gf256_encode(ptr addrspace(1) noundef readonly align 1 captures(none) %0, ptr addrspace(1) noundef writeonly align 1 captures(none) %1) local_unnamed_addr #2 !kernel_arg_addr_space !21 !kernel_arg_access_qual !22 !kernel_arg_type !27 !kernel_arg_base_type !27 !kernel_arg_type_qual !24 {
  tail call void @__clang_ocl_kern_imp_gf256_encode(ptr addrspace(1) noundef align 1 %0, ptr addrspace(1) noundef align 1 %1) #7
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @__clang_ocl_kern_imp_gf256_encode(ptr addrspace(1) noundef readonly align 1 captures(none) %0, ptr addrspace(1) noundef writeonly align 1 captures(none) %1) local_unnamed_addr #3 !kernel_arg_addr_space !21 !kernel_arg_access_qual !22 !kernel_arg_type !27 !kernel_arg_base_type !27 !kernel_arg_type_qual !24 {
  %3 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %4 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = zext nneg i32 %4 to i64
  %7 = zext nneg i32 %5 to i64
  %8 = mul nuw nsw i64 %6, %7
  %9 = zext nneg i32 %3 to i64
  %10 = add nuw nsw i64 %8, %9
  %11 = trunc i64 %10 to i32
  %12 = shl nsw i32 %11, 4
  br label %22

13:                                               ; preds = %22
  %14 = insertelement <4 x i8> poison, i8 %64, i64 0
  %15 = insertelement <4 x i8> %14, i8 %68, i64 1
  %16 = insertelement <4 x i8> %15, i8 %74, i64 2
  %17 = insertelement <4 x i8> %16, i8 %77, i64 3
  %18 = shl i64 %10, 32
  %19 = addrspacecast ptr addrspace(1) %1 to ptr
  %20 = ashr exact i64 %18, 30
  %21 = getelementptr inbounds nuw i8, ptr %19, i64 %20
  store <4 x i8> %17, ptr %21, align 1, !tbaa !15
  ret void

22:                                               ; preds = %2, %22
  %23 = phi i8 [ 0, %2 ], [ %77, %22 ]
  %24 = phi i8 [ 0, %2 ], [ %74, %22 ]
  %25 = phi i8 [ 0, %2 ], [ %68, %22 ]
  %26 = phi i8 [ 0, %2 ], [ %64, %22 ]
  %27 = phi i32 [ 0, %2 ], [ %78, %22 ]
  %28 = add nuw nsw i32 %27, %12
  %29 = sext i32 %28 to i64
  %30 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %29
  %31 = load i8, ptr addrspace(1) %30, align 1, !tbaa !15
  %32 = xor i8 %26, %31
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
  %49 = shl i8 %48, 1
  %50 = xor i8 %49, 29
  %51 = icmp slt i8 %48, 0
  %52 = select i1 %51, i8 %50, i8 %49
  %53 = shl i8 %52, 1
  %54 = xor i8 %53, 29
  %55 = icmp slt i8 %52, 0
  %56 = select i1 %55, i8 %54, i8 %53
  %57 = shl i8 %56, 1
  %58 = xor i8 %57, 29
  %59 = icmp slt i8 %56, 0
  %60 = select i1 %59, i8 %58, i8 %57
  %61 = xor i8 %40, %25
  %62 = xor i8 %61, %36
  %63 = xor i8 %62, %44
  %64 = xor i8 %63, %48
  %65 = xor i8 %48, %24
  %66 = xor i8 %65, %44
  %67 = xor i8 %66, %56
  %68 = xor i8 %67, %60
  %69 = xor i8 %32, %23
  %70 = xor i8 %69, %36
  %71 = xor i8 %70, %40
  %72 = xor i8 %71, %52
  %73 = xor i8 %72, %56
  %74 = xor i8 %73, %60
  %75 = xor i8 %40, %56
  %76 = xor i8 %75, %48
  %77 = xor i8 %76, %52
  %78 = add nuw nsw i32 %27, 1
  %79 = icmp eq i32 %78, 16
  br i1 %79, label %13, label %22
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @char_chain(ptr addrspace(1) noundef readonly align 8 captures(none) %0, ptr addrspace(1) noundef writeonly align 8 captures(none) %1, i8 noundef signext %2) local_unnamed_addr #0 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !28 !kernel_arg_base_type !29 !kernel_arg_type_qual !14 {
  tail call void @__clang_ocl_kern_imp_char_chain(ptr addrspace(1) noundef align 8 %0, ptr addrspace(1) noundef align 8 %1, i8 noundef signext %2) #7
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local void @__clang_ocl_kern_imp_char_chain(ptr addrspace(1) noundef readonly align 8 captures(none) %0, ptr addrspace(1) noundef writeonly align 8 captures(none) %1, i8 noundef signext %2) local_unnamed_addr #1 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !28 !kernel_arg_base_type !29 !kernel_arg_type_qual !14 {
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
  %17 = mul i8 %16, 3
  %18 = zext i8 %17 to i32
  %19 = mul i32 %18, 50331648
  %20 = add i32 %19, 16777216
  %21 = ashr i32 %20, 25
  %22 = mul i32 %21, 50331648
  %23 = add i32 %22, 33554432
  %24 = ashr i32 %23, 26
  %25 = mul nsw i32 %24, 50331648
  %26 = add nsw i32 %25, 50331648
  %27 = ashr i32 %26, 27
  %28 = mul nsw i32 %27, 50331648
  %29 = add nsw i32 %28, 67108864
  %30 = lshr exact i32 %29, 24
  %31 = trunc nuw i32 %30 to i8
  %32 = insertelement <8 x i8> poison, i8 %2, i64 0
  %33 = shufflevector <8 x i8> %32, <8 x i8> poison, <8 x i32> zeroinitializer
  %34 = mul <8 x i8> %15, %33
  %35 = ashr <8 x i8> %15, splat (i8 2)
  %36 = add <8 x i8> %34, %35
  %37 = lshr <8 x i8> %15, splat (i8 3)
  %38 = xor <8 x i8> %36, %37
  %39 = icmp sgt <8 x i8> %15, %38
  %40 = sub <8 x i8> <i8 0, i8 0, i8 0, i8 0, i8 0, i8 0, i8 poison, i8 poison>, %15
  %41 = select <8 x i1> %39, <8 x i8> %40, <8 x i8> <i8 3, i8 3, i8 3, i8 3, i8 3, i8 3, i8 poison, i8 poison>
  %42 = extractelement <8 x i8> %15, i64 6
  %43 = sext i8 %2 to i16
  %44 = add nsw i16 %43, 10
  %45 = sext i8 %42 to i16
  %46 = sdiv i16 %45, %44
  %47 = trunc i16 %46 to i8
  %48 = extractelement <8 x i8> %15, i64 5
  %49 = srem i8 %48, 11
  %50 = insertelement <8 x i8> %41, i8 %49, i64 6
  %51 = insertelement <8 x i8> %38, i8 %47, i64 6
  %52 = add <8 x i8> %50, %51
  %53 = insertelement <8 x i8> %52, i8 %31, i64 7
  %54 = getelementptr inbounds <8 x i8>, ptr addrspace(1) %1, i64 %13
  store <8 x i8> %53, ptr addrspace(1) %54, align 8, !tbaa !15
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i8 @llvm.uadd.sat.i8(i8, i8) #5

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i16 @llvm.sadd.sat.i16(i16, i16) #5

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <8 x i16> @llvm.sadd.sat.v8i16(<8 x i16>, <8 x i16>) #5

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i16 @llvm.ssub.sat.i16(i16, i16) #5

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i8 @llvm.smax.i8(i8, i8) #5

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <8 x i16> @llvm.smin.v8i16(<8 x i16>, <8 x i16>) #6

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i8 @llvm.umin.i8(i8, i8) #6

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" "uniform-work-group-size"="false" }
attributes #1 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #2 = { nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" "uniform-work-group-size"="false" }
attributes #3 = { nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #4 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
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
!27 = !{!"uchar*", !"uchar*"}
!28 = !{!"char8*", !"char8*", !"char"}
!29 = !{!"char __attribute__((ext_vector_type(8)))*", !"char __attribute__((ext_vector_type(8)))*", !"char"}
