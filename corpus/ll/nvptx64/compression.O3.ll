; ModuleID = 'corpus/opencl/compression.cl'
source_filename = "corpus/opencl/compression.cl"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@codes = dso_local local_unnamed_addr addrspace(4) constant [32 x i8] c"\01\12\01#\01\12\014\01\12\01#\01\12\01E\01\12\01#\01\12\014\01\12\01#\01\12\01U", align 1

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @rle_encode(ptr addrspace(1) noundef readonly align 1 captures(none) %0, ptr addrspace(1) noundef writeonly align 1 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2, i32 noundef %3) local_unnamed_addr #0 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  tail call void @__clang_ocl_kern_imp_rle_encode(ptr addrspace(1) noundef align 1 %0, ptr addrspace(1) noundef align 1 %1, ptr addrspace(1) noundef align 4 %2, i32 noundef %3) #5
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
  br i1 %41, label %29, label %42

42:                                               ; preds = %36, %29
  %43 = phi i32 [ %31, %29 ], [ %37, %36 ]
  %44 = phi i32 [ %30, %29 ], [ %38, %36 ]
  %45 = trunc nuw i32 %43 to i8
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
  br i1 %53, label %21, label %54

54:                                               ; preds = %46, %4
  %55 = phi i32 [ 0, %4 ], [ %51, %46 ]
  %56 = shl i64 %12, 32
  %57 = ashr exact i64 %56, 30
  %58 = getelementptr inbounds i8, ptr addrspace(1) %2, i64 %57
  store i32 %55, ptr addrspace(1) %58, align 4, !tbaa !6
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @pack_bits(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, ptr addrspace(1) noundef readonly align 4 captures(none) %2, i32 noundef %3) local_unnamed_addr #0 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !15 !kernel_arg_base_type !15 !kernel_arg_type_qual !16 {
  tail call void @__clang_ocl_kern_imp_pack_bits(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, i32 noundef %3) #5
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @__clang_ocl_kern_imp_pack_bits(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, ptr addrspace(1) noundef readonly align 4 captures(none) %2, i32 noundef %3) local_unnamed_addr #1 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !15 !kernel_arg_base_type !15 !kernel_arg_type_qual !16 {
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

15:                                               ; preds = %70
  ret void

16:                                               ; preds = %70, %4
  %17 = phi i64 [ 0, %4 ], [ %73, %70 ]
  %18 = phi i32 [ 0, %4 ], [ %74, %70 ]
  %19 = phi i32 [ %13, %4 ], [ %72, %70 ]
  %20 = phi i32 [ 0, %4 ], [ %71, %70 ]
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
  %37 = add i32 %34, -32
  %38 = lshr i64 %33, 32
  %39 = zext i32 %19 to i64
  %40 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %39
  %41 = add i32 %19, 1
  %42 = trunc i64 %33 to i32
  store i32 %42, ptr addrspace(1) %40, align 4, !tbaa !6
  br label %43

43:                                               ; preds = %36, %16
  %44 = phi i32 [ %37, %36 ], [ %34, %16 ]
  %45 = phi i32 [ %41, %36 ], [ %19, %16 ]
  %46 = phi i64 [ %38, %36 ], [ %33, %16 ]
  %47 = or disjoint i32 %18, 1
  %48 = add nuw nsw i32 %47, %14
  %49 = zext i32 %48 to i64
  %50 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %49
  %51 = load i32, ptr addrspace(1) %50, align 4, !tbaa !6
  %52 = and i32 %51, %12
  %53 = load i32, ptr addrspace(1) %2, align 4, !tbaa !6
  %54 = sub i32 %52, %53
  %55 = and i32 %54, %12
  %56 = zext nneg i32 %55 to i64
  %57 = and i32 %44, 63
  %58 = zext nneg i32 %57 to i64
  %59 = shl i64 %56, %58
  %60 = or i64 %59, %46
  %61 = add i32 %44, %3
  %62 = icmp ugt i32 %61, 31
  br i1 %62, label %63, label %70

63:                                               ; preds = %43
  %64 = add i32 %61, -32
  %65 = lshr i64 %60, 32
  %66 = zext i32 %45 to i64
  %67 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %66
  %68 = add i32 %45, 1
  %69 = trunc i64 %60 to i32
  store i32 %69, ptr addrspace(1) %67, align 4, !tbaa !6
  br label %70

70:                                               ; preds = %63, %43
  %71 = phi i32 [ %64, %63 ], [ %61, %43 ]
  %72 = phi i32 [ %68, %63 ], [ %45, %43 ]
  %73 = phi i64 [ %65, %63 ], [ %60, %43 ]
  %74 = add nuw nsw i32 %18, 2
  %75 = icmp eq i32 %74, 32
  br i1 %75, label %15, label %16
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @unpack_bits(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 !kernel_arg_addr_space !17 !kernel_arg_access_qual !11 !kernel_arg_type !18 !kernel_arg_base_type !18 !kernel_arg_type_qual !13 {
  tail call void @__clang_ocl_kern_imp_unpack_bits(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, i32 noundef %2, i32 noundef %3) #5
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @__clang_ocl_kern_imp_unpack_bits(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #1 !kernel_arg_addr_space !17 !kernel_arg_access_qual !11 !kernel_arg_type !18 !kernel_arg_base_type !18 !kernel_arg_type_qual !13 {
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

15:                                               ; preds = %64
  ret void

16:                                               ; preds = %64, %4
  %17 = phi i32 [ 0, %4 ], [ %71, %64 ]
  %18 = mul i32 %17, %3
  %19 = lshr i32 %18, 5
  %20 = add i32 %19, %13
  %21 = and i32 %18, 30
  %22 = zext i32 %20 to i64
  %23 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %22
  %24 = load i32, ptr addrspace(1) %23, align 4, !tbaa !6
  %25 = lshr i32 %24, %21
  %26 = add i32 %21, %3
  %27 = icmp ugt i32 %26, 32
  br i1 %27, label %28, label %37

28:                                               ; preds = %16
  %29 = sub i32 0, %18
  %30 = and i32 %29, 30
  %31 = add i32 %20, 1
  %32 = zext i32 %31 to i64
  %33 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %32
  %34 = load i32, ptr addrspace(1) %33, align 4, !tbaa !6
  %35 = shl i32 %34, %30
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
  %44 = or disjoint i32 %17, 1
  %45 = mul i32 %44, %3
  %46 = lshr i32 %45, 5
  %47 = add i32 %46, %13
  %48 = and i32 %45, 31
  %49 = zext i32 %47 to i64
  %50 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %49
  %51 = load i32, ptr addrspace(1) %50, align 4, !tbaa !6
  %52 = lshr i32 %51, %48
  %53 = add i32 %48, %3
  %54 = icmp ugt i32 %53, 32
  br i1 %54, label %55, label %64

55:                                               ; preds = %37
  %56 = sub i32 0, %45
  %57 = and i32 %56, 31
  %58 = add i32 %47, 1
  %59 = zext i32 %58 to i64
  %60 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %59
  %61 = load i32, ptr addrspace(1) %60, align 4, !tbaa !6
  %62 = shl i32 %61, %57
  %63 = or i32 %62, %52
  br label %64

64:                                               ; preds = %55, %37
  %65 = phi i32 [ %63, %55 ], [ %52, %37 ]
  %66 = and i32 %65, %12
  %67 = add i32 %66, %2
  %68 = add nuw nsw i32 %44, %14
  %69 = zext i32 %68 to i64
  %70 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %69
  store i32 %67, ptr addrspace(1) %70, align 4, !tbaa !6
  %71 = add nuw nsw i32 %17, 2
  %72 = icmp eq i32 %71, 32
  br i1 %72, label %15, label %16
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @huffman_decode(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 1 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2, i32 noundef %3) local_unnamed_addr #0 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !19 !kernel_arg_base_type !19 !kernel_arg_type_qual !13 {
  tail call void @__clang_ocl_kern_imp_huffman_decode(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 1 %1, ptr addrspace(1) noundef align 4 %2, i32 noundef %3) #5
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @__clang_ocl_kern_imp_huffman_decode(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 1 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2, i32 noundef %3) local_unnamed_addr #1 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !19 !kernel_arg_base_type !19 !kernel_arg_type_qual !13 {
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
  br i1 %16, label %17, label %55

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
  %27 = and i32 %3, 1
  %28 = icmp eq i32 %3, 1
  br i1 %28, label %33, label %29

29:                                               ; preds = %17
  %30 = and i32 %3, 2147483646
  br label %59

31:                                               ; preds = %125
  %32 = icmp eq i32 %27, 0
  br i1 %32, label %55, label %33

33:                                               ; preds = %31, %17
  %34 = phi i64 [ %24, %17 ], [ %128, %31 ]
  %35 = phi i32 [ 64, %17 ], [ %127, %31 ]
  %36 = phi i32 [ 0, %17 ], [ %129, %31 ]
  %37 = phi i32 [ 0, %17 ], [ %106, %31 ]
  %38 = phi i32 [ 2, %17 ], [ %126, %31 ]
  %39 = icmp ne i32 %27, 0
  tail call void @llvm.assume(i1 %39)
  %40 = and i64 %34, 31
  %41 = getelementptr inbounds nuw i8, ptr addrspace(4) @codes, i64 %40
  %42 = load i8, ptr addrspace(4) %41, align 1, !tbaa !14
  %43 = and i8 %42, 15
  %44 = zext nneg i8 %43 to i32
  %45 = sub i32 %35, %44
  %46 = add i32 %37, %44
  %47 = lshr i8 %42, 4
  %48 = add nuw nsw i8 %47, 97
  %49 = add i32 %36, %26
  %50 = zext i32 %49 to i64
  %51 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 %50
  store i8 %48, ptr addrspace(1) %51, align 1, !tbaa !14
  %52 = icmp ult i32 %45, 33
  %53 = icmp ult i32 %38, 8
  %54 = select i1 %52, i1 %53, i1 false
  br label %55

55:                                               ; preds = %33, %31, %4
  %56 = phi i32 [ 0, %4 ], [ %106, %31 ], [ %46, %33 ]
  %57 = and i64 %12, 4294967295
  %58 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %57
  store i32 %56, ptr addrspace(1) %58, align 4, !tbaa !6
  ret void

59:                                               ; preds = %125, %29
  %60 = phi i64 [ %24, %29 ], [ %128, %125 ]
  %61 = phi i32 [ 64, %29 ], [ %127, %125 ]
  %62 = phi i32 [ 0, %29 ], [ %129, %125 ]
  %63 = phi i32 [ 0, %29 ], [ %106, %125 ]
  %64 = phi i32 [ 2, %29 ], [ %126, %125 ]
  %65 = phi i32 [ 0, %29 ], [ %130, %125 ]
  %66 = and i64 %60, 31
  %67 = getelementptr inbounds nuw i8, ptr addrspace(4) @codes, i64 %66
  %68 = load i8, ptr addrspace(4) %67, align 1, !tbaa !14
  %69 = and i8 %68, 15
  %70 = zext nneg i8 %69 to i32
  %71 = zext nneg i8 %69 to i64
  %72 = lshr i64 %60, %71
  %73 = sub i32 %61, %70
  %74 = add i32 %63, %70
  %75 = lshr i8 %68, 4
  %76 = add nuw nsw i8 %75, 97
  %77 = add i32 %62, %26
  %78 = zext i32 %77 to i64
  %79 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 %78
  store i8 %76, ptr addrspace(1) %79, align 1, !tbaa !14
  %80 = icmp ult i32 %73, 33
  %81 = icmp ult i32 %64, 8
  %82 = select i1 %80, i1 %81, i1 false
  br i1 %82, label %83, label %93

83:                                               ; preds = %59
  %84 = add nuw nsw i32 %73, 32
  %85 = zext nneg i32 %73 to i64
  %86 = zext nneg i32 %64 to i64
  %87 = getelementptr inbounds nuw i32, ptr addrspace(1) %15, i64 %86
  %88 = add nuw nsw i32 %64, 1
  %89 = load i32, ptr addrspace(1) %87, align 4, !tbaa !6
  %90 = zext i32 %89 to i64
  %91 = shl nuw i64 %90, %85
  %92 = or i64 %91, %72
  br label %93

93:                                               ; preds = %83, %59
  %94 = phi i32 [ %88, %83 ], [ %64, %59 ]
  %95 = phi i32 [ %84, %83 ], [ %73, %59 ]
  %96 = phi i64 [ %92, %83 ], [ %72, %59 ]
  %97 = or disjoint i32 %62, 1
  %98 = and i64 %96, 31
  %99 = getelementptr inbounds nuw i8, ptr addrspace(4) @codes, i64 %98
  %100 = load i8, ptr addrspace(4) %99, align 1, !tbaa !14
  %101 = and i8 %100, 15
  %102 = zext nneg i8 %101 to i32
  %103 = zext nneg i8 %101 to i64
  %104 = lshr i64 %96, %103
  %105 = sub i32 %95, %102
  %106 = add i32 %74, %102
  %107 = lshr i8 %100, 4
  %108 = add nuw nsw i8 %107, 97
  %109 = add i32 %97, %26
  %110 = zext i32 %109 to i64
  %111 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 %110
  store i8 %108, ptr addrspace(1) %111, align 1, !tbaa !14
  %112 = icmp ult i32 %105, 33
  %113 = icmp ult i32 %94, 8
  %114 = select i1 %112, i1 %113, i1 false
  br i1 %114, label %115, label %125

115:                                              ; preds = %93
  %116 = add nuw nsw i32 %105, 32
  %117 = zext nneg i32 %105 to i64
  %118 = zext nneg i32 %94 to i64
  %119 = getelementptr inbounds nuw i32, ptr addrspace(1) %15, i64 %118
  %120 = add nuw nsw i32 %94, 1
  %121 = load i32, ptr addrspace(1) %119, align 4, !tbaa !6
  %122 = zext i32 %121 to i64
  %123 = shl nuw i64 %122, %117
  %124 = or i64 %123, %104
  br label %125

125:                                              ; preds = %115, %93
  %126 = phi i32 [ %120, %115 ], [ %94, %93 ]
  %127 = phi i32 [ %116, %115 ], [ %105, %93 ]
  %128 = phi i64 [ %124, %115 ], [ %104, %93 ]
  %129 = add nuw nsw i32 %62, 2
  %130 = add i32 %65, 2
  %131 = icmp eq i32 %130, %30
  br i1 %131, label %31, label %59
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @varint_delta(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef align 1 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2, ptr addrspace(1) noundef writeonly align 4 captures(none) %3, i32 noundef %4) local_unnamed_addr #0 !kernel_arg_addr_space !20 !kernel_arg_access_qual !21 !kernel_arg_type !22 !kernel_arg_base_type !22 !kernel_arg_type_qual !23 {
  tail call void @__clang_ocl_kern_imp_varint_delta(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 1 %1, ptr addrspace(1) noundef align 4 %2, ptr addrspace(1) noundef align 4 %3, i32 noundef %4) #5
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @__clang_ocl_kern_imp_varint_delta(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef align 1 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2, ptr addrspace(1) noundef writeonly align 4 captures(none) %3, i32 noundef %4) local_unnamed_addr #1 !kernel_arg_addr_space !20 !kernel_arg_access_qual !21 !kernel_arg_type !22 !kernel_arg_base_type !22 !kernel_arg_type_qual !23 {
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
  br i1 %19, label %20, label %134

20:                                               ; preds = %5
  %21 = add nsw i32 %4, -1
  %22 = and i32 %4, 1
  %23 = icmp eq i32 %21, 0
  br i1 %23, label %28, label %24

24:                                               ; preds = %20
  %25 = and i32 %4, 2147483646
  br label %68

26:                                               ; preds = %119
  %27 = icmp eq i32 %22, 0
  br i1 %27, label %59, label %28

28:                                               ; preds = %26, %20
  %29 = phi i32 [ 0, %20 ], [ %123, %26 ]
  %30 = phi i32 [ 0, %20 ], [ %103, %26 ]
  %31 = phi i32 [ 0, %20 ], [ %126, %26 ]
  %32 = icmp ne i32 %22, 0
  tail call void @llvm.assume(i1 %32)
  %33 = add nsw i32 %31, %15
  %34 = sext i32 %33 to i64
  %35 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %34
  %36 = load i32, ptr addrspace(1) %35, align 4, !tbaa !6
  %37 = sub nsw i32 %36, %30
  %38 = shl i32 %37, 1
  %39 = ashr i32 %37, 31
  %40 = xor i32 %38, %39
  %41 = icmp ugt i32 %40, 127
  br i1 %41, label %42, label %52

42:                                               ; preds = %28, %42
  %43 = phi i32 [ %47, %42 ], [ %29, %28 ]
  %44 = phi i32 [ %50, %42 ], [ %40, %28 ]
  %45 = trunc i32 %44 to i8
  %46 = or i8 %45, -128
  %47 = add nsw i32 %43, 1
  %48 = sext i32 %43 to i64
  %49 = getelementptr inbounds i8, ptr addrspace(1) %18, i64 %48
  store i8 %46, ptr addrspace(1) %49, align 1, !tbaa !14
  %50 = lshr i32 %44, 7
  %51 = icmp ugt i32 %44, 16383
  br i1 %51, label %42, label %52

52:                                               ; preds = %42, %28
  %53 = phi i32 [ %40, %28 ], [ %50, %42 ]
  %54 = phi i32 [ %29, %28 ], [ %47, %42 ]
  %55 = trunc nuw nsw i32 %53 to i8
  %56 = add nsw i32 %54, 1
  %57 = sext i32 %54 to i64
  %58 = getelementptr inbounds i8, ptr addrspace(1) %18, i64 %57
  store i8 %55, ptr addrspace(1) %58, align 1, !tbaa !14
  br label %59

59:                                               ; preds = %26, %52
  %60 = phi i32 [ %123, %26 ], [ %56, %52 ]
  %61 = shl i64 %13, 32
  %62 = ashr exact i64 %61, 30
  %63 = getelementptr inbounds i8, ptr addrspace(1) %2, i64 %62
  store i32 %60, ptr addrspace(1) %63, align 4, !tbaa !6
  %64 = and i32 %4, 1
  %65 = icmp eq i32 %21, 0
  br i1 %65, label %140, label %66

66:                                               ; preds = %59
  %67 = and i32 %4, 2147483646
  br label %129

68:                                               ; preds = %119, %24
  %69 = phi i32 [ 0, %24 ], [ %123, %119 ]
  %70 = phi i32 [ 0, %24 ], [ %103, %119 ]
  %71 = phi i32 [ 0, %24 ], [ %126, %119 ]
  %72 = phi i32 [ 0, %24 ], [ %127, %119 ]
  %73 = add nsw i32 %71, %15
  %74 = sext i32 %73 to i64
  %75 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %74
  %76 = load i32, ptr addrspace(1) %75, align 4, !tbaa !6
  %77 = sub nsw i32 %76, %70
  %78 = shl i32 %77, 1
  %79 = ashr i32 %77, 31
  %80 = xor i32 %78, %79
  %81 = icmp ugt i32 %80, 127
  br i1 %81, label %82, label %92

82:                                               ; preds = %68, %82
  %83 = phi i32 [ %87, %82 ], [ %69, %68 ]
  %84 = phi i32 [ %90, %82 ], [ %80, %68 ]
  %85 = trunc i32 %84 to i8
  %86 = or i8 %85, -128
  %87 = add nsw i32 %83, 1
  %88 = sext i32 %83 to i64
  %89 = getelementptr inbounds i8, ptr addrspace(1) %18, i64 %88
  store i8 %86, ptr addrspace(1) %89, align 1, !tbaa !14
  %90 = lshr i32 %84, 7
  %91 = icmp ugt i32 %84, 16383
  br i1 %91, label %82, label %92

92:                                               ; preds = %82, %68
  %93 = phi i32 [ %80, %68 ], [ %90, %82 ]
  %94 = phi i32 [ %69, %68 ], [ %87, %82 ]
  %95 = trunc nuw nsw i32 %93 to i8
  %96 = add nsw i32 %94, 1
  %97 = sext i32 %94 to i64
  %98 = getelementptr inbounds i8, ptr addrspace(1) %18, i64 %97
  store i8 %95, ptr addrspace(1) %98, align 1, !tbaa !14
  %99 = or disjoint i32 %71, 1
  %100 = add nsw i32 %99, %15
  %101 = sext i32 %100 to i64
  %102 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %101
  %103 = load i32, ptr addrspace(1) %102, align 4, !tbaa !6
  %104 = sub nsw i32 %103, %76
  %105 = shl i32 %104, 1
  %106 = ashr i32 %104, 31
  %107 = xor i32 %105, %106
  %108 = icmp ugt i32 %107, 127
  br i1 %108, label %109, label %119

109:                                              ; preds = %92, %109
  %110 = phi i32 [ %114, %109 ], [ %96, %92 ]
  %111 = phi i32 [ %117, %109 ], [ %107, %92 ]
  %112 = trunc i32 %111 to i8
  %113 = or i8 %112, -128
  %114 = add nsw i32 %110, 1
  %115 = sext i32 %110 to i64
  %116 = getelementptr inbounds i8, ptr addrspace(1) %18, i64 %115
  store i8 %113, ptr addrspace(1) %116, align 1, !tbaa !14
  %117 = lshr i32 %111, 7
  %118 = icmp ugt i32 %111, 16383
  br i1 %118, label %109, label %119

119:                                              ; preds = %109, %92
  %120 = phi i32 [ %107, %92 ], [ %117, %109 ]
  %121 = phi i32 [ %96, %92 ], [ %114, %109 ]
  %122 = trunc nuw nsw i32 %120 to i8
  %123 = add nsw i32 %121, 1
  %124 = sext i32 %121 to i64
  %125 = getelementptr inbounds i8, ptr addrspace(1) %18, i64 %124
  store i8 %122, ptr addrspace(1) %125, align 1, !tbaa !14
  %126 = add nuw nsw i32 %71, 2
  %127 = add i32 %72, 2
  %128 = icmp eq i32 %127, %25
  br i1 %128, label %26, label %68

129:                                              ; preds = %210, %66
  %130 = phi i32 [ 0, %66 ], [ %219, %210 ]
  %131 = phi i32 [ 0, %66 ], [ %215, %210 ]
  %132 = phi i32 [ 0, %66 ], [ %199, %210 ]
  %133 = phi i32 [ 0, %66 ], [ %220, %210 ]
  br label %170

134:                                              ; preds = %5
  %135 = shl i64 %13, 32
  %136 = ashr exact i64 %135, 30
  %137 = getelementptr inbounds i8, ptr addrspace(1) %2, i64 %136
  store i32 0, ptr addrspace(1) %137, align 4, !tbaa !6
  br label %169

138:                                              ; preds = %210
  %139 = icmp eq i32 %64, 0
  br i1 %139, label %169, label %140

140:                                              ; preds = %138, %59
  %141 = phi i32 [ 0, %59 ], [ %219, %138 ]
  %142 = phi i32 [ 0, %59 ], [ %215, %138 ]
  %143 = phi i32 [ 0, %59 ], [ %199, %138 ]
  %144 = icmp ne i32 %64, 0
  tail call void @llvm.assume(i1 %144)
  br label %145

145:                                              ; preds = %145, %140
  %146 = phi i32 [ %149, %145 ], [ %143, %140 ]
  %147 = phi i32 [ %157, %145 ], [ 0, %140 ]
  %148 = phi i32 [ %158, %145 ], [ 0, %140 ]
  %149 = add nsw i32 %146, 1
  %150 = sext i32 %146 to i64
  %151 = getelementptr inbounds i8, ptr addrspace(1) %18, i64 %150
  %152 = load i8, ptr addrspace(1) %151, align 1, !tbaa !14
  %153 = and i8 %152, 127
  %154 = zext nneg i8 %153 to i32
  %155 = and i32 %148, 31
  %156 = shl i32 %154, %155
  %157 = or i32 %156, %147
  %158 = add i32 %148, 7
  %159 = icmp sgt i8 %152, -1
  br i1 %159, label %160, label %145

160:                                              ; preds = %145
  %161 = lshr i32 %157, 1
  %162 = and i32 %157, 1
  %163 = sub nsw i32 0, %162
  %164 = xor i32 %161, %163
  %165 = add nsw i32 %164, %142
  %166 = add nsw i32 %141, %15
  %167 = sext i32 %166 to i64
  %168 = getelementptr inbounds i32, ptr addrspace(1) %3, i64 %167
  store i32 %165, ptr addrspace(1) %168, align 4, !tbaa !6
  br label %169

169:                                              ; preds = %160, %138, %134
  ret void

170:                                              ; preds = %129, %170
  %171 = phi i32 [ %174, %170 ], [ %132, %129 ]
  %172 = phi i32 [ %182, %170 ], [ 0, %129 ]
  %173 = phi i32 [ %183, %170 ], [ 0, %129 ]
  %174 = add nsw i32 %171, 1
  %175 = sext i32 %171 to i64
  %176 = getelementptr inbounds i8, ptr addrspace(1) %18, i64 %175
  %177 = load i8, ptr addrspace(1) %176, align 1, !tbaa !14
  %178 = and i8 %177, 127
  %179 = zext nneg i8 %178 to i32
  %180 = and i32 %173, 31
  %181 = shl i32 %179, %180
  %182 = or i32 %181, %172
  %183 = add i32 %173, 7
  %184 = icmp sgt i8 %177, -1
  br i1 %184, label %185, label %170

185:                                              ; preds = %170
  %186 = lshr i32 %182, 1
  %187 = and i32 %182, 1
  %188 = sub nsw i32 0, %187
  %189 = xor i32 %186, %188
  %190 = add nsw i32 %189, %131
  %191 = add nsw i32 %130, %15
  %192 = sext i32 %191 to i64
  %193 = getelementptr inbounds i32, ptr addrspace(1) %3, i64 %192
  store i32 %190, ptr addrspace(1) %193, align 4, !tbaa !6
  %194 = or disjoint i32 %130, 1
  br label %195

195:                                              ; preds = %195, %185
  %196 = phi i32 [ %199, %195 ], [ %174, %185 ]
  %197 = phi i32 [ %207, %195 ], [ 0, %185 ]
  %198 = phi i32 [ %208, %195 ], [ 0, %185 ]
  %199 = add nsw i32 %196, 1
  %200 = sext i32 %196 to i64
  %201 = getelementptr inbounds i8, ptr addrspace(1) %18, i64 %200
  %202 = load i8, ptr addrspace(1) %201, align 1, !tbaa !14
  %203 = and i8 %202, 127
  %204 = zext nneg i8 %203 to i32
  %205 = and i32 %198, 31
  %206 = shl i32 %204, %205
  %207 = or i32 %206, %197
  %208 = add i32 %198, 7
  %209 = icmp sgt i8 %202, -1
  br i1 %209, label %210, label %195

210:                                              ; preds = %195
  %211 = lshr i32 %207, 1
  %212 = and i32 %207, 1
  %213 = sub nsw i32 0, %212
  %214 = xor i32 %211, %213
  %215 = add nsw i32 %214, %190
  %216 = add nsw i32 %194, %15
  %217 = sext i32 %216 to i64
  %218 = getelementptr inbounds i32, ptr addrspace(1) %3, i64 %217
  store i32 %215, ptr addrspace(1) %218, align 4, !tbaa !6
  %219 = add nuw nsw i32 %130, 2
  %220 = add i32 %133, 2
  %221 = icmp eq i32 %220, %67
  br i1 %221, label %138, label %129
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @lz_decode(ptr addrspace(1) noundef readonly align 1 captures(none) %0, ptr addrspace(1) noundef align 1 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2) local_unnamed_addr #0 !kernel_arg_addr_space !24 !kernel_arg_access_qual !25 !kernel_arg_type !26 !kernel_arg_base_type !26 !kernel_arg_type_qual !27 {
  tail call void @__clang_ocl_kern_imp_lz_decode(ptr addrspace(1) noundef align 1 %0, ptr addrspace(1) noundef align 1 %1, ptr addrspace(1) noundef align 4 %2) #5
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @__clang_ocl_kern_imp_lz_decode(ptr addrspace(1) noundef readonly align 1 captures(none) %0, ptr addrspace(1) noundef align 1 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2) local_unnamed_addr #1 !kernel_arg_addr_space !24 !kernel_arg_access_qual !25 !kernel_arg_type !26 !kernel_arg_base_type !26 !kernel_arg_type_qual !27 {
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

19:                                               ; preds = %3, %124
  %20 = phi i32 [ 0, %3 ], [ %126, %124 ]
  %21 = phi i32 [ 0, %3 ], [ %125, %124 ]
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
  br label %124

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
  %43 = sub nsw i32 64, %20
  %44 = tail call noundef range(i32 1, 10) i32 @llvm.umin.i32(i32 range(i32 1, -2147483648) %43, i32 range(i32 2, 10) %42)
  %45 = add nsw i32 %20, %44
  %46 = and i32 %44, 7
  %47 = icmp eq i32 %46, 0
  br i1 %47, label %60, label %48

48:                                               ; preds = %33, %48
  %49 = phi i32 [ %57, %48 ], [ %20, %33 ]
  %50 = phi i32 [ %58, %48 ], [ 0, %33 ]
  %51 = add i32 %49, %39
  %52 = sext i32 %51 to i64
  %53 = getelementptr inbounds i8, ptr addrspace(1) %18, i64 %52
  %54 = load i8, ptr addrspace(1) %53, align 1, !tbaa !14
  %55 = sext i32 %49 to i64
  %56 = getelementptr inbounds i8, ptr addrspace(1) %18, i64 %55
  store i8 %54, ptr addrspace(1) %56, align 1, !tbaa !14
  %57 = add i32 %49, 1
  %58 = add i32 %50, 1
  %59 = icmp eq i32 %58, %46
  br i1 %59, label %60, label %48, !llvm.loop !28

60:                                               ; preds = %48, %33
  %61 = phi i32 [ %20, %33 ], [ %57, %48 ]
  %62 = icmp samesign ult i32 %44, 8
  br i1 %62, label %122, label %63

63:                                               ; preds = %60, %63
  %64 = phi i32 [ %120, %63 ], [ %61, %60 ]
  %65 = add i32 %64, %39
  %66 = sext i32 %65 to i64
  %67 = getelementptr inbounds i8, ptr addrspace(1) %18, i64 %66
  %68 = load i8, ptr addrspace(1) %67, align 1, !tbaa !14
  %69 = sext i32 %64 to i64
  %70 = getelementptr inbounds i8, ptr addrspace(1) %18, i64 %69
  store i8 %68, ptr addrspace(1) %70, align 1, !tbaa !14
  %71 = add i32 %64, 1
  %72 = sub i32 %64, %38
  %73 = sext i32 %72 to i64
  %74 = getelementptr inbounds i8, ptr addrspace(1) %18, i64 %73
  %75 = load i8, ptr addrspace(1) %74, align 1, !tbaa !14
  %76 = sext i32 %71 to i64
  %77 = getelementptr inbounds i8, ptr addrspace(1) %18, i64 %76
  store i8 %75, ptr addrspace(1) %77, align 1, !tbaa !14
  %78 = add i32 %64, 2
  %79 = add i32 %78, %39
  %80 = sext i32 %79 to i64
  %81 = getelementptr inbounds i8, ptr addrspace(1) %18, i64 %80
  %82 = load i8, ptr addrspace(1) %81, align 1, !tbaa !14
  %83 = sext i32 %78 to i64
  %84 = getelementptr inbounds i8, ptr addrspace(1) %18, i64 %83
  store i8 %82, ptr addrspace(1) %84, align 1, !tbaa !14
  %85 = add i32 %64, 3
  %86 = add i32 %85, %39
  %87 = sext i32 %86 to i64
  %88 = getelementptr inbounds i8, ptr addrspace(1) %18, i64 %87
  %89 = load i8, ptr addrspace(1) %88, align 1, !tbaa !14
  %90 = sext i32 %85 to i64
  %91 = getelementptr inbounds i8, ptr addrspace(1) %18, i64 %90
  store i8 %89, ptr addrspace(1) %91, align 1, !tbaa !14
  %92 = add i32 %64, 4
  %93 = add i32 %92, %39
  %94 = sext i32 %93 to i64
  %95 = getelementptr inbounds i8, ptr addrspace(1) %18, i64 %94
  %96 = load i8, ptr addrspace(1) %95, align 1, !tbaa !14
  %97 = sext i32 %92 to i64
  %98 = getelementptr inbounds i8, ptr addrspace(1) %18, i64 %97
  store i8 %96, ptr addrspace(1) %98, align 1, !tbaa !14
  %99 = add i32 %64, 5
  %100 = add i32 %99, %39
  %101 = sext i32 %100 to i64
  %102 = getelementptr inbounds i8, ptr addrspace(1) %18, i64 %101
  %103 = load i8, ptr addrspace(1) %102, align 1, !tbaa !14
  %104 = sext i32 %99 to i64
  %105 = getelementptr inbounds i8, ptr addrspace(1) %18, i64 %104
  store i8 %103, ptr addrspace(1) %105, align 1, !tbaa !14
  %106 = add i32 %64, 6
  %107 = add i32 %106, %39
  %108 = sext i32 %107 to i64
  %109 = getelementptr inbounds i8, ptr addrspace(1) %18, i64 %108
  %110 = load i8, ptr addrspace(1) %109, align 1, !tbaa !14
  %111 = sext i32 %106 to i64
  %112 = getelementptr inbounds i8, ptr addrspace(1) %18, i64 %111
  store i8 %110, ptr addrspace(1) %112, align 1, !tbaa !14
  %113 = add i32 %64, 7
  %114 = add i32 %113, %39
  %115 = sext i32 %114 to i64
  %116 = getelementptr inbounds i8, ptr addrspace(1) %18, i64 %115
  %117 = load i8, ptr addrspace(1) %116, align 1, !tbaa !14
  %118 = sext i32 %113 to i64
  %119 = getelementptr inbounds i8, ptr addrspace(1) %18, i64 %118
  store i8 %117, ptr addrspace(1) %119, align 1, !tbaa !14
  %120 = add i32 %64, 8
  %121 = icmp eq i32 %120, %45
  br i1 %121, label %122, label %63

122:                                              ; preds = %63, %60
  %123 = add nsw i32 %21, 2
  br label %124

124:                                              ; preds = %122, %29
  %125 = phi i32 [ %22, %29 ], [ %123, %122 ]
  %126 = phi i32 [ %30, %29 ], [ %45, %122 ]
  %127 = icmp slt i32 %125, 31
  %128 = icmp slt i32 %126, 64
  %129 = select i1 %127, i1 %128, i1 false
  br i1 %129, label %19, label %130

130:                                              ; preds = %124
  %131 = shl i64 %11, 32
  %132 = ashr exact i64 %131, 30
  %133 = getelementptr inbounds i8, ptr addrspace(1) %2, i64 %132
  store i32 %126, ptr addrspace(1) %133, align 4, !tbaa !6
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.umin.i32(i32, i32) #3

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #4

attributes #0 = { nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" "uniform-work-group-size"="false" }
attributes #1 = { nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #5 = { nounwind }

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
!15 = !{!"uint*", !"uint*", !"uint*", !"uint"}
!16 = !{!"const", !"", !"const", !""}
!17 = !{i32 1, i32 1, i32 0, i32 0}
!18 = !{!"uint*", !"uint*", !"uint", !"uint"}
!19 = !{!"uint*", !"uchar*", !"uint*", !"int"}
!20 = !{i32 1, i32 1, i32 1, i32 1, i32 0}
!21 = !{!"none", !"none", !"none", !"none", !"none"}
!22 = !{!"int*", !"uchar*", !"int*", !"int*", !"int"}
!23 = !{!"const", !"", !"", !"", !""}
!24 = !{i32 1, i32 1, i32 1}
!25 = !{!"none", !"none", !"none"}
!26 = !{!"uchar*", !"uchar*", !"int*"}
!27 = !{!"const", !"", !""}
!28 = distinct !{!28, !29}
!29 = !{!"llvm.loop.unroll.disable"}
