; ModuleID = 'corpus/opencl/compression.cl'
source_filename = "corpus/opencl/compression.cl"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@codes = dso_local local_unnamed_addr addrspace(4) constant [32 x i8] c"\01\12\01#\01\12\014\01\12\01#\01\12\01E\01\12\01#\01\12\014\01\12\01#\01\12\01U", align 1

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @rle_encode(ptr addrspace(1) noundef readonly align 1 captures(none) %0, ptr addrspace(1) noundef writeonly align 1 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2, i32 noundef %3) local_unnamed_addr #0 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  tail call void @__clang_ocl_kern_imp_rle_encode(ptr addrspace(1) noundef align 1 %0, ptr addrspace(1) noundef align 1 %1, ptr addrspace(1) noundef align 4 %2, i32 noundef %3) #4
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @__clang_ocl_kern_imp_rle_encode(ptr addrspace(1) noundef readonly align 1 captures(none) %0, ptr addrspace(1) noundef writeonly align 1 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2, i32 noundef %3) local_unnamed_addr #1 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %6 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %8 = zext nneg i32 %6 to i64
  %9 = zext nneg i32 %7 to i64
  %10 = mul nuw nsw i64 %8, %9
  %11 = zext nneg i32 %5 to i64
  %12 = add nuw nsw i64 %10, %11
  %13 = trunc i64 %12 to i32
  %14 = mul nsw i32 %3, %13
  %15 = sext i32 %14 to i64
  %16 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %15
  %17 = shl nsw i32 %14, 1
  %18 = sext i32 %17 to i64
  %19 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %18
  %20 = icmp sgt i32 %3, 0
  br i1 %20, label %21, label %54

21:                                               ; preds = %4, %46
  %22 = phi i32 [ %51, %46 ], [ 0, %4 ]
  %23 = phi i32 [ %48, %46 ], [ 0, %4 ]
  %24 = zext nneg i32 %23 to i64
  %25 = getelementptr inbounds nuw i8, ptr addrspace(1) %16, i64 %24
  %26 = load i8, ptr addrspace(1) %25, align 1, !tbaa !14
  %27 = add nuw nsw i32 %23, 1
  %28 = icmp slt i32 %27, %3
  br i1 %28, label %29, label %46

29:                                               ; preds = %21, %36
  %30 = phi i32 [ %38, %36 ], [ %27, %21 ]
  %31 = phi i32 [ %37, %36 ], [ 1, %21 ]
  %32 = zext nneg i32 %30 to i64
  %33 = getelementptr inbounds nuw i8, ptr addrspace(1) %16, i64 %32
  %34 = load i8, ptr addrspace(1) %33, align 1, !tbaa !14
  %35 = icmp eq i8 %34, %26
  br i1 %35, label %36, label %42

36:                                               ; preds = %29
  %37 = add nuw nsw i32 %31, 1
  %38 = add nuw nsw i32 %37, %23
  %39 = icmp slt i32 %38, %3
  %40 = icmp samesign ult i32 %31, 254
  %41 = select i1 %39, i1 %40, i1 false
  br i1 %41, label %29, label %42, !llvm.loop !15

42:                                               ; preds = %36, %29
  %43 = phi i32 [ %31, %29 ], [ %37, %36 ]
  %44 = phi i32 [ %30, %29 ], [ %38, %36 ]
  %45 = trunc i32 %43 to i8
  br label %46

46:                                               ; preds = %42, %21
  %47 = phi i8 [ 1, %21 ], [ %45, %42 ]
  %48 = phi i32 [ %27, %21 ], [ %44, %42 ]
  %49 = zext nneg i32 %22 to i64
  %50 = getelementptr inbounds nuw i8, ptr addrspace(1) %19, i64 %49
  store i8 %47, ptr addrspace(1) %50, align 1, !tbaa !14
  %51 = add nuw nsw i32 %22, 2
  %52 = getelementptr inbounds nuw i8, ptr addrspace(1) %50, i64 1
  store i8 %26, ptr addrspace(1) %52, align 1, !tbaa !14
  %53 = icmp slt i32 %48, %3
  br i1 %53, label %21, label %54, !llvm.loop !17

54:                                               ; preds = %46, %4
  %55 = phi i32 [ 0, %4 ], [ %51, %46 ]
  %56 = shl i64 %12, 32
  %57 = ashr exact i64 %56, 30
  %58 = getelementptr inbounds i8, ptr addrspace(1) %2, i64 %57
  store i32 %55, ptr addrspace(1) %58, align 4, !tbaa !6
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @pack_bits(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, ptr addrspace(1) noundef readonly align 4 captures(none) %2, i32 noundef %3) local_unnamed_addr #0 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !18 !kernel_arg_base_type !18 !kernel_arg_type_qual !19 {
  tail call void @__clang_ocl_kern_imp_pack_bits(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, i32 noundef %3) #4
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @__clang_ocl_kern_imp_pack_bits(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, ptr addrspace(1) noundef readonly align 4 captures(none) %2, i32 noundef %3) local_unnamed_addr #1 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !18 !kernel_arg_base_type !18 !kernel_arg_type_qual !19 {
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %6 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %8 = mul i32 %6, %7
  %9 = add i32 %8, %5
  %10 = and i32 %3, 31
  %11 = shl nsw i32 -1, %10
  %12 = xor i32 %11, -1
  %13 = mul i32 %3, %9
  %14 = shl i32 %9, 5
  br label %16

15:                                               ; preds = %43
  ret void

16:                                               ; preds = %4, %43
  %17 = phi i64 [ 0, %4 ], [ %46, %43 ]
  %18 = phi i32 [ 0, %4 ], [ %47, %43 ]
  %19 = phi i32 [ %13, %4 ], [ %45, %43 ]
  %20 = phi i32 [ 0, %4 ], [ %44, %43 ]
  %21 = add nuw nsw i32 %18, %14
  %22 = zext i32 %21 to i64
  %23 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %22
  %24 = load i32, ptr addrspace(1) %23, align 4, !tbaa !6
  %25 = and i32 %24, %12
  %26 = load i32, ptr addrspace(1) %2, align 4, !tbaa !6
  %27 = sub i32 %25, %26
  %28 = and i32 %27, %12
  %29 = zext nneg i32 %28 to i64
  %30 = and i32 %20, 63
  %31 = zext nneg i32 %30 to i64
  %32 = shl i64 %29, %31
  %33 = or i64 %32, %17
  %34 = add i32 %20, %3
  %35 = icmp ugt i32 %34, 31
  br i1 %35, label %36, label %43

36:                                               ; preds = %16
  %37 = trunc i64 %33 to i32
  %38 = add i32 %19, 1
  %39 = zext i32 %19 to i64
  %40 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %39
  store i32 %37, ptr addrspace(1) %40, align 4, !tbaa !6
  %41 = lshr i64 %33, 32
  %42 = add i32 %34, -32
  br label %43

43:                                               ; preds = %36, %16
  %44 = phi i32 [ %42, %36 ], [ %34, %16 ]
  %45 = phi i32 [ %38, %36 ], [ %19, %16 ]
  %46 = phi i64 [ %41, %36 ], [ %33, %16 ]
  %47 = add nuw nsw i32 %18, 1
  %48 = icmp eq i32 %47, 32
  br i1 %48, label %15, label %16, !llvm.loop !20
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @unpack_bits(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 !kernel_arg_addr_space !21 !kernel_arg_access_qual !11 !kernel_arg_type !22 !kernel_arg_base_type !22 !kernel_arg_type_qual !13 {
  tail call void @__clang_ocl_kern_imp_unpack_bits(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, i32 noundef %2, i32 noundef %3) #4
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @__clang_ocl_kern_imp_unpack_bits(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #1 !kernel_arg_addr_space !21 !kernel_arg_access_qual !11 !kernel_arg_type !22 !kernel_arg_base_type !22 !kernel_arg_type_qual !13 {
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %6 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %8 = mul i32 %6, %7
  %9 = add i32 %8, %5
  %10 = and i32 %3, 31
  %11 = shl nsw i32 -1, %10
  %12 = xor i32 %11, -1
  %13 = mul i32 %3, %9
  %14 = shl i32 %9, 5
  br label %16

15:                                               ; preds = %37
  ret void

16:                                               ; preds = %4, %37
  %17 = phi i32 [ 0, %4 ], [ %44, %37 ]
  %18 = mul i32 %17, %3
  %19 = lshr i32 %18, 5
  %20 = add i32 %19, %13
  %21 = and i32 %18, 31
  %22 = zext i32 %20 to i64
  %23 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %22
  %24 = load i32, ptr addrspace(1) %23, align 4, !tbaa !6
  %25 = lshr i32 %24, %21
  %26 = add i32 %21, %3
  %27 = icmp ugt i32 %26, 32
  br i1 %27, label %28, label %37

28:                                               ; preds = %16
  %29 = add i32 %20, 1
  %30 = zext i32 %29 to i64
  %31 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %30
  %32 = load i32, ptr addrspace(1) %31, align 4, !tbaa !6
  %33 = sub i32 0, %18
  %34 = and i32 %33, 31
  %35 = shl i32 %32, %34
  %36 = or i32 %35, %25
  br label %37

37:                                               ; preds = %28, %16
  %38 = phi i32 [ %36, %28 ], [ %25, %16 ]
  %39 = and i32 %38, %12
  %40 = add i32 %39, %2
  %41 = add nuw nsw i32 %17, %14
  %42 = zext i32 %41 to i64
  %43 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %42
  store i32 %40, ptr addrspace(1) %43, align 4, !tbaa !6
  %44 = add nuw nsw i32 %17, 1
  %45 = icmp eq i32 %44, 32
  br i1 %45, label %15, label %16, !llvm.loop !23
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @huffman_decode(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 1 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2, i32 noundef %3) local_unnamed_addr #0 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !24 !kernel_arg_base_type !24 !kernel_arg_type_qual !13 {
  tail call void @__clang_ocl_kern_imp_huffman_decode(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 1 %1, ptr addrspace(1) noundef align 4 %2, i32 noundef %3) #4
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @__clang_ocl_kern_imp_huffman_decode(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 1 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2, i32 noundef %3) local_unnamed_addr #1 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !24 !kernel_arg_base_type !24 !kernel_arg_type_qual !13 {
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %6 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %8 = zext nneg i32 %6 to i64
  %9 = zext nneg i32 %7 to i64
  %10 = mul nuw nsw i64 %8, %9
  %11 = zext nneg i32 %5 to i64
  %12 = add nuw nsw i64 %10, %11
  %13 = shl nuw nsw i64 %12, 3
  %14 = and i64 %13, 4294967288
  %15 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %14
  %16 = icmp sgt i32 %3, 0
  br i1 %16, label %17, label %27

17:                                               ; preds = %4
  %18 = getelementptr inbounds nuw i8, ptr addrspace(1) %15, i64 4
  %19 = load i32, ptr addrspace(1) %18, align 4, !tbaa !6
  %20 = zext i32 %19 to i64
  %21 = shl nuw i64 %20, 32
  %22 = load i32, ptr addrspace(1) %15, align 4, !tbaa !6
  %23 = zext i32 %22 to i64
  %24 = or disjoint i64 %21, %23
  %25 = trunc i64 %12 to i32
  %26 = mul i32 %3, %25
  br label %31

27:                                               ; preds = %64, %4
  %28 = phi i32 [ 0, %4 ], [ %45, %64 ]
  %29 = and i64 %12, 4294967295
  %30 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %29
  store i32 %28, ptr addrspace(1) %30, align 4, !tbaa !6
  ret void

31:                                               ; preds = %17, %64
  %32 = phi i64 [ %24, %17 ], [ %67, %64 ]
  %33 = phi i32 [ 64, %17 ], [ %66, %64 ]
  %34 = phi i32 [ 0, %17 ], [ %68, %64 ]
  %35 = phi i32 [ 0, %17 ], [ %45, %64 ]
  %36 = phi i32 [ 2, %17 ], [ %65, %64 ]
  %37 = and i64 %32, 31
  %38 = getelementptr inbounds nuw i8, ptr addrspace(4) @codes, i64 %37
  %39 = load i8, ptr addrspace(4) %38, align 1, !tbaa !14
  %40 = and i8 %39, 15
  %41 = zext nneg i8 %40 to i32
  %42 = zext nneg i8 %40 to i64
  %43 = lshr i64 %32, %42
  %44 = sub i32 %33, %41
  %45 = add i32 %35, %41
  %46 = lshr i8 %39, 4
  %47 = add nuw nsw i8 %46, 97
  %48 = add i32 %34, %26
  %49 = zext i32 %48 to i64
  %50 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 %49
  store i8 %47, ptr addrspace(1) %50, align 1, !tbaa !14
  %51 = icmp ult i32 %44, 33
  %52 = icmp ult i32 %36, 8
  %53 = select i1 %51, i1 %52, i1 false
  br i1 %53, label %54, label %64

54:                                               ; preds = %31
  %55 = add nuw nsw i32 %36, 1
  %56 = zext nneg i32 %36 to i64
  %57 = getelementptr inbounds nuw i32, ptr addrspace(1) %15, i64 %56
  %58 = load i32, ptr addrspace(1) %57, align 4, !tbaa !6
  %59 = zext i32 %58 to i64
  %60 = zext nneg i32 %44 to i64
  %61 = shl nuw i64 %59, %60
  %62 = or i64 %61, %43
  %63 = add nuw nsw i32 %44, 32
  br label %64

64:                                               ; preds = %54, %31
  %65 = phi i32 [ %55, %54 ], [ %36, %31 ]
  %66 = phi i32 [ %63, %54 ], [ %44, %31 ]
  %67 = phi i64 [ %62, %54 ], [ %43, %31 ]
  %68 = add nuw nsw i32 %34, 1
  %69 = icmp eq i32 %68, %3
  br i1 %69, label %27, label %31, !llvm.loop !25
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @varint_delta(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef align 1 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2, ptr addrspace(1) noundef writeonly align 4 captures(none) %3, i32 noundef %4) local_unnamed_addr #0 !kernel_arg_addr_space !26 !kernel_arg_access_qual !27 !kernel_arg_type !28 !kernel_arg_base_type !28 !kernel_arg_type_qual !29 {
  tail call void @__clang_ocl_kern_imp_varint_delta(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 1 %1, ptr addrspace(1) noundef align 4 %2, ptr addrspace(1) noundef align 4 %3, i32 noundef %4) #4
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @__clang_ocl_kern_imp_varint_delta(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef align 1 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2, ptr addrspace(1) noundef writeonly align 4 captures(none) %3, i32 noundef %4) local_unnamed_addr #1 !kernel_arg_addr_space !26 !kernel_arg_access_qual !27 !kernel_arg_type !28 !kernel_arg_base_type !28 !kernel_arg_type_qual !29 {
  %6 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %7 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %8 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %9 = zext nneg i32 %7 to i64
  %10 = zext nneg i32 %8 to i64
  %11 = mul nuw nsw i64 %9, %10
  %12 = zext nneg i32 %6 to i64
  %13 = add nuw nsw i64 %11, %12
  %14 = trunc i64 %13 to i32
  %15 = mul nsw i32 %4, %14
  %16 = mul nsw i32 %15, 5
  %17 = sext i32 %16 to i64
  %18 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %17
  %19 = icmp sgt i32 %4, 0
  br i1 %19, label %26, label %20

20:                                               ; preds = %49, %5
  %21 = phi i32 [ 0, %5 ], [ %53, %49 ]
  %22 = shl i64 %13, 32
  %23 = ashr exact i64 %22, 30
  %24 = getelementptr inbounds i8, ptr addrspace(1) %2, i64 %23
  store i32 %21, ptr addrspace(1) %24, align 4, !tbaa !6
  %25 = icmp sgt i32 %4, 0
  br i1 %25, label %58, label %62

26:                                               ; preds = %5, %49
  %27 = phi i32 [ %53, %49 ], [ 0, %5 ]
  %28 = phi i32 [ %33, %49 ], [ 0, %5 ]
  %29 = phi i32 [ %56, %49 ], [ 0, %5 ]
  %30 = add nsw i32 %29, %15
  %31 = sext i32 %30 to i64
  %32 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %31
  %33 = load i32, ptr addrspace(1) %32, align 4, !tbaa !6
  %34 = sub nsw i32 %33, %28
  %35 = shl i32 %34, 1
  %36 = ashr i32 %34, 31
  %37 = xor i32 %35, %36
  %38 = icmp ugt i32 %37, 127
  br i1 %38, label %39, label %49

39:                                               ; preds = %26, %39
  %40 = phi i32 [ %44, %39 ], [ %27, %26 ]
  %41 = phi i32 [ %47, %39 ], [ %37, %26 ]
  %42 = trunc i32 %41 to i8
  %43 = or i8 %42, -128
  %44 = add nsw i32 %40, 1
  %45 = sext i32 %40 to i64
  %46 = getelementptr inbounds i8, ptr addrspace(1) %18, i64 %45
  store i8 %43, ptr addrspace(1) %46, align 1, !tbaa !14
  %47 = lshr i32 %41, 7
  %48 = icmp ugt i32 %41, 16383
  br i1 %48, label %39, label %49, !llvm.loop !30

49:                                               ; preds = %39, %26
  %50 = phi i32 [ %37, %26 ], [ %47, %39 ]
  %51 = phi i32 [ %27, %26 ], [ %44, %39 ]
  %52 = trunc nuw nsw i32 %50 to i8
  %53 = add nsw i32 %51, 1
  %54 = sext i32 %51 to i64
  %55 = getelementptr inbounds i8, ptr addrspace(1) %18, i64 %54
  store i8 %52, ptr addrspace(1) %55, align 1, !tbaa !14
  %56 = add nuw nsw i32 %29, 1
  %57 = icmp eq i32 %56, %4
  br i1 %57, label %20, label %26, !llvm.loop !31

58:                                               ; preds = %20, %78
  %59 = phi i32 [ %87, %78 ], [ 0, %20 ]
  %60 = phi i32 [ %83, %78 ], [ 0, %20 ]
  %61 = phi i32 [ %67, %78 ], [ 0, %20 ]
  br label %63

62:                                               ; preds = %78, %20
  ret void

63:                                               ; preds = %58, %63
  %64 = phi i32 [ %67, %63 ], [ %61, %58 ]
  %65 = phi i32 [ %75, %63 ], [ 0, %58 ]
  %66 = phi i32 [ %76, %63 ], [ 0, %58 ]
  %67 = add nsw i32 %64, 1
  %68 = sext i32 %64 to i64
  %69 = getelementptr inbounds i8, ptr addrspace(1) %18, i64 %68
  %70 = load i8, ptr addrspace(1) %69, align 1, !tbaa !14
  %71 = and i8 %70, 127
  %72 = zext nneg i8 %71 to i32
  %73 = and i32 %66, 31
  %74 = shl i32 %72, %73
  %75 = or i32 %74, %65
  %76 = add i32 %66, 7
  %77 = icmp sgt i8 %70, -1
  br i1 %77, label %78, label %63, !llvm.loop !32

78:                                               ; preds = %63
  %79 = lshr i32 %75, 1
  %80 = and i32 %75, 1
  %81 = sub nsw i32 0, %80
  %82 = xor i32 %79, %81
  %83 = add nsw i32 %82, %60
  %84 = add nsw i32 %59, %15
  %85 = sext i32 %84 to i64
  %86 = getelementptr inbounds i32, ptr addrspace(1) %3, i64 %85
  store i32 %83, ptr addrspace(1) %86, align 4, !tbaa !6
  %87 = add nuw nsw i32 %59, 1
  %88 = icmp eq i32 %87, %4
  br i1 %88, label %62, label %58, !llvm.loop !33
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @lz_decode(ptr addrspace(1) noundef readonly align 1 captures(none) %0, ptr addrspace(1) noundef align 1 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2) local_unnamed_addr #0 !kernel_arg_addr_space !34 !kernel_arg_access_qual !35 !kernel_arg_type !36 !kernel_arg_base_type !36 !kernel_arg_type_qual !37 {
  tail call void @__clang_ocl_kern_imp_lz_decode(ptr addrspace(1) noundef align 1 %0, ptr addrspace(1) noundef align 1 %1, ptr addrspace(1) noundef align 4 %2) #4
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @__clang_ocl_kern_imp_lz_decode(ptr addrspace(1) noundef readonly align 1 captures(none) %0, ptr addrspace(1) noundef align 1 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2) local_unnamed_addr #1 !kernel_arg_addr_space !34 !kernel_arg_access_qual !35 !kernel_arg_type !36 !kernel_arg_base_type !36 !kernel_arg_type_qual !37 {
  %4 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %6 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = zext nneg i32 %5 to i64
  %8 = zext nneg i32 %6 to i64
  %9 = mul nuw nsw i64 %7, %8
  %10 = zext nneg i32 %4 to i64
  %11 = add nuw nsw i64 %9, %10
  %12 = trunc i64 %11 to i32
  %13 = shl nsw i32 %12, 5
  %14 = sext i32 %13 to i64
  %15 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %14
  %16 = shl nsw i32 %12, 6
  %17 = sext i32 %16 to i64
  %18 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %17
  br label %19

19:                                               ; preds = %3, %61
  %20 = phi i32 [ 0, %3 ], [ %63, %61 ]
  %21 = phi i32 [ 0, %3 ], [ %62, %61 ]
  %22 = add nsw i32 %21, 1
  %23 = sext i32 %21 to i64
  %24 = getelementptr inbounds i8, ptr addrspace(1) %15, i64 %23
  %25 = load i8, ptr addrspace(1) %24, align 1, !tbaa !14
  %26 = icmp sgt i8 %25, -1
  %27 = icmp eq i32 %20, 0
  %28 = select i1 %26, i1 true, i1 %27
  br i1 %28, label %29, label %33

29:                                               ; preds = %19
  %30 = add nsw i32 %20, 1
  %31 = sext i32 %20 to i64
  %32 = getelementptr inbounds i8, ptr addrspace(1) %18, i64 %31
  store i8 %25, ptr addrspace(1) %32, align 1, !tbaa !14
  br label %61, !llvm.loop !38

33:                                               ; preds = %19
  %34 = sext i32 %22 to i64
  %35 = getelementptr inbounds i8, ptr addrspace(1) %15, i64 %34
  %36 = load i8, ptr addrspace(1) %35, align 1, !tbaa !14
  %37 = zext i8 %36 to i32
  %38 = srem i32 %37, %20
  %39 = xor i32 %38, -1
  %40 = and i8 %25, 7
  %41 = add nuw nsw i8 %40, 2
  %42 = zext nneg i8 %41 to i32
  %43 = sub i32 64, %20
  %44 = tail call noundef range(i32 1, 10) i32 @llvm.smin.i32(i32 range(i32 1, -2147483648) %43, i32 range(i32 2, 10) %42)
  %45 = add i32 %20, 1
  %46 = add i32 %45, %44
  %47 = tail call i32 @llvm.smin.i32(i32 %43, i32 1)
  %48 = sub i32 %46, %47
  br label %49

49:                                               ; preds = %33, %49
  %50 = phi i32 [ %20, %33 ], [ %57, %49 ]
  %51 = add i32 %50, %39
  %52 = sext i32 %51 to i64
  %53 = getelementptr inbounds i8, ptr addrspace(1) %18, i64 %52
  %54 = load i8, ptr addrspace(1) %53, align 1, !tbaa !14
  %55 = sext i32 %50 to i64
  %56 = getelementptr inbounds i8, ptr addrspace(1) %18, i64 %55
  store i8 %54, ptr addrspace(1) %56, align 1, !tbaa !14
  %57 = add i32 %50, 1
  %58 = icmp eq i32 %57, %48
  br i1 %58, label %59, label %49, !llvm.loop !39

59:                                               ; preds = %49
  %60 = add nsw i32 %21, 2
  br label %61

61:                                               ; preds = %59, %29
  %62 = phi i32 [ %22, %29 ], [ %60, %59 ]
  %63 = phi i32 [ %30, %29 ], [ %57, %59 ]
  %64 = icmp slt i32 %62, 31
  %65 = icmp slt i32 %63, 64
  %66 = select i1 %64, i1 %65, i1 false
  br i1 %66, label %19, label %67

67:                                               ; preds = %61
  %68 = shl i64 %11, 32
  %69 = ashr exact i64 %68, 30
  %70 = getelementptr inbounds i8, ptr addrspace(1) %2, i64 %69
  store i32 %63, ptr addrspace(1) %70, align 4, !tbaa !6
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smin.i32(i32, i32) #3

attributes #0 = { nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" "uniform-work-group-size"="false" }
attributes #1 = { nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
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
!10 = !{i32 1, i32 1, i32 1, i32 0}
!11 = !{!"none", !"none", !"none", !"none"}
!12 = !{!"uchar*", !"uchar*", !"int*", !"int"}
!13 = !{!"const", !"", !"", !""}
!14 = !{!8, !8, i64 0}
!15 = distinct !{!15, !16}
!16 = !{!"llvm.loop.unroll.disable"}
!17 = distinct !{!17, !16}
!18 = !{!"uint*", !"uint*", !"uint*", !"uint"}
!19 = !{!"const", !"", !"const", !""}
!20 = distinct !{!20, !16}
!21 = !{i32 1, i32 1, i32 0, i32 0}
!22 = !{!"uint*", !"uint*", !"uint", !"uint"}
!23 = distinct !{!23, !16}
!24 = !{!"uint*", !"uchar*", !"uint*", !"int"}
!25 = distinct !{!25, !16}
!26 = !{i32 1, i32 1, i32 1, i32 1, i32 0}
!27 = !{!"none", !"none", !"none", !"none", !"none"}
!28 = !{!"int*", !"uchar*", !"int*", !"int*", !"int"}
!29 = !{!"const", !"", !"", !"", !""}
!30 = distinct !{!30, !16}
!31 = distinct !{!31, !16}
!32 = distinct !{!32, !16}
!33 = distinct !{!33, !16}
!34 = !{i32 1, i32 1, i32 1}
!35 = !{!"none", !"none", !"none"}
!36 = !{!"uchar*", !"uchar*", !"int*"}
!37 = !{!"const", !"", !""}
!38 = distinct !{!38, !16}
!39 = distinct !{!39, !16}
