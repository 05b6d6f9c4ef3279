; ModuleID = 'corpus/opencl/cellular.cl'
source_filename = "corpus/opencl/cellular.cl"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@rule_1d.cell = internal unnamed_addr addrspace(3) global [2 x [34 x i8]] undef, align 1

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @life_bytes(ptr addrspace(1) noundef readonly align 1 captures(none) %0, ptr addrspace(1) noundef writeonly align 1 captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  tail call void @__clang_ocl_kern_imp_life_bytes(ptr addrspace(1) noundef align 1 %0, ptr addrspace(1) noundef align 1 %1, i32 noundef %2, i32 noundef %3) #9
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local void @__clang_ocl_kern_imp_life_bytes(ptr addrspace(1) noundef readonly align 1 captures(none) %0, ptr addrspace(1) noundef writeonly align 1 captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #1 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = mul i32 %6, %5
  %9 = add i32 %8, %7
  %10 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %11 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %12 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %13 = mul nuw nsw i32 %11, %10
  %14 = add nuw nsw i32 %13, %12
  %15 = add i32 %9, -1
  %16 = add i32 %15, %2
  %17 = srem i32 %16, %2
  %18 = add nsw i32 %9, 1
  %19 = srem i32 %18, %2
  %20 = add nsw i32 %14, -1
  %21 = add i32 %20, %3
  %22 = srem i32 %21, %3
  %23 = add nuw nsw i32 %14, 1
  %24 = srem i32 %23, %3
  %25 = mul nsw i32 %22, %2
  %26 = add nsw i32 %25, %17
  %27 = sext i32 %26 to i64
  %28 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %27
  %29 = load i8, ptr addrspace(1) %28, align 1, !tbaa !14
  %30 = zext i8 %29 to i32
  %31 = add nsw i32 %25, %9
  %32 = sext i32 %31 to i64
  %33 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %32
  %34 = load i8, ptr addrspace(1) %33, align 1, !tbaa !14
  %35 = zext i8 %34 to i32
  %36 = add nuw nsw i32 %35, %30
  %37 = add nsw i32 %25, %19
  %38 = sext i32 %37 to i64
  %39 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %38
  %40 = load i8, ptr addrspace(1) %39, align 1, !tbaa !14
  %41 = zext i8 %40 to i32
  %42 = add nuw nsw i32 %36, %41
  %43 = mul nsw i32 %2, %14
  %44 = add nsw i32 %17, %43
  %45 = sext i32 %44 to i64
  %46 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %45
  %47 = load i8, ptr addrspace(1) %46, align 1, !tbaa !14
  %48 = zext i8 %47 to i32
  %49 = add nuw nsw i32 %42, %48
  %50 = add nsw i32 %19, %43
  %51 = sext i32 %50 to i64
  %52 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %51
  %53 = load i8, ptr addrspace(1) %52, align 1, !tbaa !14
  %54 = zext i8 %53 to i32
  %55 = add nuw nsw i32 %49, %54
  %56 = mul nsw i32 %24, %2
  %57 = add nsw i32 %56, %17
  %58 = sext i32 %57 to i64
  %59 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %58
  %60 = load i8, ptr addrspace(1) %59, align 1, !tbaa !14
  %61 = zext i8 %60 to i32
  %62 = add nuw nsw i32 %55, %61
  %63 = add nsw i32 %56, %9
  %64 = sext i32 %63 to i64
  %65 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %64
  %66 = load i8, ptr addrspace(1) %65, align 1, !tbaa !14
  %67 = zext i8 %66 to i32
  %68 = add nuw nsw i32 %62, %67
  %69 = add nsw i32 %56, %19
  %70 = sext i32 %69 to i64
  %71 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %70
  %72 = load i8, ptr addrspace(1) %71, align 1, !tbaa !14
  %73 = zext i8 %72 to i32
  %74 = add nuw nsw i32 %68, %73
  switch i32 %74, label %81 [
    i32 3, label %82
    i32 2, label %75
  ]

75:                                               ; preds = %4
  %76 = add nsw i32 %43, %9
  %77 = sext i32 %76 to i64
  %78 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %77
  %79 = load i8, ptr addrspace(1) %78, align 1, !tbaa !14
  %80 = icmp ne i8 %79, 0
  br label %82

81:                                               ; preds = %4
  br label %82

82:                                               ; preds = %4, %81, %75
  %83 = phi i1 [ true, %4 ], [ %80, %75 ], [ false, %81 ]
  %84 = zext i1 %83 to i8
  %85 = add nsw i32 %43, %9
  %86 = sext i32 %85 to i64
  %87 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %86
  store i8 %84, ptr addrspace(1) %87, align 1, !tbaa !14
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @life_bits(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !kernel_arg_addr_space !15 !kernel_arg_access_qual !16 !kernel_arg_type !17 !kernel_arg_base_type !17 !kernel_arg_type_qual !18 {
  tail call void @__clang_ocl_kern_imp_life_bits(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, i32 noundef %2) #9
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local void @__clang_ocl_kern_imp_life_bits(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, i32 noundef %2) local_unnamed_addr #1 !kernel_arg_addr_space !15 !kernel_arg_access_qual !16 !kernel_arg_type !17 !kernel_arg_base_type !17 !kernel_arg_type_qual !18 {
  %4 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %6 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %7 = zext nneg i32 %5 to i64
  %8 = zext nneg i32 %4 to i64
  %9 = mul nuw nsw i64 %7, %8
  %10 = zext nneg i32 %6 to i64
  %11 = add nuw nsw i64 %9, %10
  %12 = trunc i64 %11 to i32
  %13 = add i32 %12, -1
  %14 = add i32 %13, %2
  %15 = srem i32 %14, %2
  %16 = sext i32 %15 to i64
  %17 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %16
  %18 = load i32, ptr addrspace(1) %17, align 4, !tbaa !6
  %19 = shl i64 %11, 32
  %20 = ashr exact i64 %19, 32
  %21 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %20
  %22 = load i32, ptr addrspace(1) %21, align 4, !tbaa !6
  %23 = add nsw i32 %12, 1
  %24 = srem i32 %23, %2
  %25 = sext i32 %24 to i64
  %26 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %25
  %27 = load i32, ptr addrspace(1) %26, align 4, !tbaa !6
  %28 = tail call noundef i32 @llvm.fshl.i32(i32 %18, i32 %18, i32 1)
  %29 = tail call noundef i32 @llvm.fshl.i32(i32 %18, i32 %18, i32 31)
  %30 = xor i32 %28, %18
  %31 = xor i32 %30, %29
  %32 = and i32 %28, %18
  %33 = and i32 %30, %29
  %34 = or i32 %33, %32
  %35 = tail call noundef i32 @llvm.fshl.i32(i32 %27, i32 %27, i32 1)
  %36 = tail call noundef i32 @llvm.fshl.i32(i32 %27, i32 %27, i32 31)
  %37 = xor i32 %35, %27
  %38 = xor i32 %37, %36
  %39 = and i32 %35, %27
  %40 = and i32 %37, %36
  %41 = or i32 %40, %39
  %42 = tail call noundef i32 @llvm.fshl.i32(i32 %22, i32 %22, i32 1)
  %43 = tail call noundef i32 @llvm.fshl.i32(i32 %22, i32 %22, i32 31)
  %44 = xor i32 %42, %43
  %45 = and i32 %42, %43
  %46 = xor i32 %44, %31
  %47 = xor i32 %38, %46
  %48 = and i32 %44, %31
  %49 = and i32 %38, %46
  %50 = or i32 %49, %48
  %51 = xor i32 %34, %45
  %52 = xor i32 %41, %51
  %53 = and i32 %34, %45
  %54 = and i32 %41, %51
  %55 = or i32 %54, %53
  %56 = xor i32 %52, %50
  %57 = and i32 %52, %50
  %58 = or i32 %55, %57
  %59 = xor i32 %58, -1
  %60 = or i32 %47, %22
  %61 = and i32 %56, %60
  %62 = and i32 %61, %59
  %63 = getelementptr inbounds i32, ptr addrspace(1) %1, i64 %20
  store i32 %62, ptr addrspace(1) %63, align 4, !tbaa !6
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind
define dso_local ptx_kernel void @rule_1d(ptr addrspace(1) noundef align 1 captures(none) %0, i32 noundef %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #2 !kernel_arg_addr_space !19 !kernel_arg_access_qual !11 !kernel_arg_type !20 !kernel_arg_base_type !20 !kernel_arg_type_qual !21 {
  tail call void @__clang_ocl_kern_imp_rule_1d(ptr addrspace(1) noundef align 1 %0, i32 noundef %1, i32 noundef %2, i32 noundef %3) #10
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind
define dso_local void @__clang_ocl_kern_imp_rule_1d(ptr addrspace(1) noundef align 1 captures(none) %0, i32 noundef %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #3 !kernel_arg_addr_space !19 !kernel_arg_access_qual !11 !kernel_arg_type !20 !kernel_arg_base_type !20 !kernel_arg_type_qual !21 {
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %6 = zext nneg i32 %5 to i64
  %7 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %8 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %9 = zext nneg i32 %8 to i64
  %10 = zext nneg i32 %7 to i64
  %11 = mul nuw nsw i64 %9, %10
  %12 = add nuw nsw i64 %11, %6
  %13 = trunc i64 %12 to i32
  %14 = shl i64 %12, 32
  %15 = ashr exact i64 %14, 32
  %16 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %15
  %17 = load i8, ptr addrspace(1) %16, align 1, !tbaa !14
  %18 = add nuw nsw i64 %6, 1
  %19 = getelementptr inbounds nuw i8, ptr addrspace(3) @rule_1d.cell, i64 %18
  store i8 %17, ptr addrspace(3) %19, align 1, !tbaa !14
  %20 = icmp samesign ult i32 %5, 2
  br i1 %20, label %21, label %24

21:                                               ; preds = %4
  %22 = getelementptr inbounds nuw [34 x i8], ptr addrspace(3) @rule_1d.cell, i64 %6
  store i8 0, ptr addrspace(3) %22, align 1, !tbaa !14
  %23 = getelementptr inbounds nuw i8, ptr addrspace(3) %22, i64 33
  store i8 0, ptr addrspace(3) %23, align 1, !tbaa !14
  br label %24

24:                                               ; preds = %21, %4
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %25 = getelementptr inbounds nuw i8, ptr addrspace(3) @rule_1d.cell, i64 %18
  %26 = icmp slt i32 %2, 1
  br i1 %26, label %27, label %28

27:                                               ; preds = %28, %24
  ret void

28:                                               ; preds = %24, %28
  %29 = phi i32 [ %57, %28 ], [ 1, %24 ]
  %30 = and i32 %29, 1
  %31 = xor i32 %30, 1
  %32 = zext nneg i32 %31 to i64
  %33 = getelementptr inbounds nuw [34 x i8], ptr addrspace(3) @rule_1d.cell, i64 %32
  %34 = getelementptr inbounds nuw i8, ptr addrspace(3) %33, i64 %6
  %35 = load i8, ptr addrspace(3) %34, align 1, !tbaa !14
  %36 = zext i8 %35 to i32
  %37 = shl nuw nsw i32 %36, 2
  %38 = getelementptr inbounds nuw i8, ptr addrspace(3) %33, i64 %18
  %39 = load i8, ptr addrspace(3) %38, align 1, !tbaa !14
  %40 = zext i8 %39 to i32
  %41 = shl nuw nsw i32 %40, 1
  %42 = or i32 %41, %37
  %43 = getelementptr inbounds nuw i8, ptr addrspace(3) %34, i64 2
  %44 = load i8, ptr addrspace(3) %43, align 1, !tbaa !14
  %45 = zext i8 %44 to i32
  %46 = or i32 %42, %45
  %47 = and i32 %46, 31
  %48 = lshr i32 %1, %47
  %49 = trunc i32 %48 to i8
  %50 = and i8 %49, 1
  %51 = zext nneg i32 %30 to i64
  %52 = getelementptr inbounds nuw [34 x i8], ptr addrspace(3) %25, i64 %51
  store i8 %50, ptr addrspace(3) %52, align 1, !tbaa !14
  %53 = mul nsw i32 %29, %3
  %54 = add nsw i32 %53, %13
  %55 = sext i32 %54 to i64
  %56 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %55
  store i8 %50, ptr addrspace(1) %56, align 1, !tbaa !14
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %57 = add nuw i32 %29, 1
  %58 = icmp eq i32 %29, %2
  br i1 %58, label %27, label %28, !llvm.loop !22
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @forest_fire(ptr addrspace(1) noundef readonly align 1 captures(none) %0, ptr addrspace(1) noundef writeonly align 1 captures(none) %1, ptr addrspace(1) noundef align 4 captures(none) %2, i32 noundef %3) local_unnamed_addr #4 !kernel_arg_addr_space !24 !kernel_arg_access_qual !11 !kernel_arg_type !25 !kernel_arg_base_type !25 !kernel_arg_type_qual !13 {
  tail call void @__clang_ocl_kern_imp_forest_fire(ptr addrspace(1) noundef align 1 %0, ptr addrspace(1) noundef align 1 %1, ptr addrspace(1) noundef align 4 %2, i32 noundef %3) #9
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @__clang_ocl_kern_imp_forest_fire(ptr addrspace(1) noundef readonly align 1 captures(none) %0, ptr addrspace(1) noundef writeonly align 1 captures(none) %1, ptr addrspace(1) noundef align 4 captures(none) %2, i32 noundef %3) local_unnamed_addr #5 !kernel_arg_addr_space !24 !kernel_arg_access_qual !11 !kernel_arg_type !25 !kernel_arg_base_type !25 !kernel_arg_type_qual !13 {
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = mul i32 %6, %5
  %9 = add i32 %8, %7
  %10 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %11 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %12 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %13 = mul nuw nsw i32 %11, %10
  %14 = add nuw nsw i32 %13, %12
  %15 = tail call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y()
  %16 = mul nuw nsw i32 %11, %15
  %17 = mul nsw i32 %3, %14
  %18 = add nsw i32 %17, %9
  %19 = sext i32 %18 to i64
  %20 = getelementptr inbounds i32, ptr addrspace(1) %2, i64 %19
  %21 = load i32, ptr addrspace(1) %20, align 4, !tbaa !6
  %22 = shl i32 %21, 13
  %23 = xor i32 %22, %21
  %24 = lshr i32 %23, 17
  %25 = xor i32 %24, %23
  %26 = shl i32 %25, 5
  %27 = xor i32 %26, %25
  store i32 %27, ptr addrspace(1) %20, align 4, !tbaa !6
  %28 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %19
  %29 = load i8, ptr addrspace(1) %28, align 1, !tbaa !14
  switch i8 %29, label %75 [
    i8 2, label %30
    i8 1, label %31
    i8 0, label %70
  ]

30:                                               ; preds = %4
  br label %75

31:                                               ; preds = %4
  %32 = and i32 %27, 255
  %33 = icmp eq i32 %32, 0
  br label %36

34:                                               ; preds = %66
  %35 = select i1 %67, i8 2, i8 1
  br label %75

36:                                               ; preds = %31, %66
  %37 = phi i32 [ 0, %31 ], [ %68, %66 ]
  %38 = phi i1 [ %33, %31 ], [ %67, %66 ]
  %39 = icmp eq i32 %37, 0
  %40 = zext i1 %39 to i32
  %41 = add nsw i32 %9, %40
  %42 = icmp eq i32 %37, 1
  %43 = sext i1 %42 to i32
  %44 = add i32 %41, %43
  %45 = icmp eq i32 %37, 2
  %46 = zext i1 %45 to i32
  %47 = add nuw nsw i32 %14, %46
  %48 = icmp eq i32 %37, 3
  %49 = sext i1 %48 to i32
  %50 = add nsw i32 %47, %49
  %51 = icmp sgt i32 %44, -1
  %52 = icmp sgt i32 %50, -1
  %53 = select i1 %51, i1 %52, i1 false
  %54 = icmp slt i32 %44, %3
  %55 = and i1 %54, %53
  %56 = icmp slt i32 %50, %16
  %57 = select i1 %55, i1 %56, i1 false
  br i1 %57, label %58, label %66

58:                                               ; preds = %36
  %59 = mul nsw i32 %50, %3
  %60 = add nuw nsw i32 %59, %44
  %61 = zext nneg i32 %60 to i64
  %62 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 %61
  %63 = load i8, ptr addrspace(1) %62, align 1, !tbaa !14
  %64 = icmp eq i8 %63, 2
  %65 = select i1 %64, i1 true, i1 %38
  br label %66

66:                                               ; preds = %58, %36
  %67 = phi i1 [ %38, %36 ], [ %65, %58 ]
  %68 = add nuw nsw i32 %37, 1
  %69 = icmp eq i32 %68, 4
  br i1 %69, label %34, label %36, !llvm.loop !26

70:                                               ; preds = %4
  %71 = lshr i32 %27, 8
  %72 = urem i32 %71, 20
  %73 = icmp eq i32 %72, 0
  %74 = zext i1 %73 to i8
  br label %75

75:                                               ; preds = %70, %4, %34, %30
  %76 = phi i8 [ %29, %4 ], [ 0, %30 ], [ %35, %34 ], [ %74, %70 ]
  %77 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %19
  store i8 %76, ptr addrspace(1) %77, align 1, !tbaa !14
  ret void
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #6

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #7

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #7

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #7

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #7

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #7

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #7

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.fshl.i32(i32, i32, i32) #8

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 65536) i32 @llvm.nvvm.read.ptx.sreg.nctaid.y() #7

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" "uniform-work-group-size"="false" }
attributes #1 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #2 = { convergent noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" "uniform-work-group-size"="false" }
attributes #3 = { convergent noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #4 = { nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" "uniform-work-group-size"="false" }
attributes #5 = { nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #6 = { convergent nocallback nounwind }
attributes #7 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #8 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #9 = { nounwind }
attributes #10 = { convergent nounwind }

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
!10 = !{i32 1, i32 1, i32 0, i32 0}
!11 = !{!"none", !"none", !"none", !"none"}
!12 = !{!"uchar*", !"uchar*", !"int", !"int"}
!13 = !{!"const", !"", !"", !""}
!14 = !{!8, !8, i64 0}
!15 = !{i32 1, i32 1, i32 0}
!16 = !{!"none", !"none", !"none"}
!17 = !{!"uint*", !"uint*", !"int"}
!18 = !{!"const", !"", !""}
!19 = !{i32 1, i32 0, i32 0, i32 0}
!20 = !{!"uchar*", !"uint", !"int", !"int"}
!21 = !{!"", !"", !"", !""}
!22 = distinct !{!22, !23}
!23 = !{!"llvm.loop.unroll.disable"}
!24 = !{i32 1, i32 1, i32 1, i32 0}
!25 = !{!"uchar*", !"uchar*", !"uint*", !"int"}
!26 = distinct !{!26, !23}
