; ModuleID = 'corpus/opencl/strings_search.cl'
source_filename = "corpus/opencl/strings_search.cl"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@alphabet = dso_local local_unnamed_addr addrspace(4) constant [65 x i8] c"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/\00", align 1
@smith_waterman.diag = internal unnamed_addr addrspace(3) global [3 x [17 x i32]] undef, align 4
@smith_waterman.top = internal unnamed_addr addrspace(3) global [16 x i32] undef, align 4

; Function Attrs: nofree noinline norecurse nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @find_pattern(ptr addrspace(1) noundef readonly align 1 captures(none) %0, ptr addrspace(1) noundef readonly align 1 captures(none) %1, ptr addrspace(1) noundef align 4 captures(none) %2, ptr addrspace(1) noundef align 4 captures(none) %3, i32 noundef %4, i32 noundef %5) local_unnamed_addr #0 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  tail call void @__clang_ocl_kern_imp_find_pattern(ptr addrspace(1) noundef align 1 %0, ptr addrspace(1) noundef align 1 %1, ptr addrspace(1) noundef align 4 %2, ptr addrspace(1) noundef align 4 %3, i32 noundef %4, i32 noundef %5) #12
  ret void
}

; Function Attrs: nofree noinline norecurse nounwind memory(argmem: readwrite)
define dso_local void @__clang_ocl_kern_imp_find_pattern(ptr addrspace(1) noundef readonly align 1 captures(none) %0, ptr addrspace(1) noundef readonly align 1 captures(none) %1, ptr addrspace(1) noundef align 4 captures(none) %2, ptr addrspace(1) noundef align 4 captures(none) %3, i32 noundef %4, i32 noundef %5) local_unnamed_addr #1 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %7 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %9 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %10 = mul i32 %8, %9
  %11 = add i32 %10, %7
  %12 = sub nsw i32 %4, %5
  %13 = icmp slt i32 %12, %11
  br i1 %13, label %35, label %14

14:                                               ; preds = %6
  %15 = icmp sgt i32 %5, 0
  br i1 %15, label %16, label %29

16:                                               ; preds = %14, %26
  %17 = phi i32 [ %27, %26 ], [ 0, %14 ]
  %18 = add nsw i32 %17, %11
  %19 = sext i32 %18 to i64
  %20 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %19
  %21 = load i8, ptr addrspace(1) %20, align 1, !tbaa !14
  %22 = zext nneg i32 %17 to i64
  %23 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 %22
  %24 = load i8, ptr addrspace(1) %23, align 1, !tbaa !14
  %25 = icmp eq i8 %21, %24
  br i1 %25, label %26, label %29

26:                                               ; preds = %16
  %27 = add nuw nsw i32 %17, 1
  %28 = icmp eq i32 %27, %5
  br i1 %28, label %29, label %16, !llvm.loop !15

29:                                               ; preds = %16, %26, %14
  %30 = phi i32 [ 0, %14 ], [ %17, %16 ], [ %5, %26 ]
  %31 = icmp eq i32 %30, %5
  br i1 %31, label %32, label %35

32:                                               ; preds = %29
  %33 = atomicrmw min ptr addrspace(1) %2, i32 %11 monotonic, align 4
  %34 = atomicrmw uinc_wrap ptr addrspace(1) %3, i32 -1 monotonic, align 4
  br label %35

35:                                               ; preds = %29, %32, %6
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @edit_distance(ptr addrspace(1) noundef readonly align 1 captures(none) %0, ptr addrspace(1) noundef readonly align 1 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2) local_unnamed_addr #2 !kernel_arg_addr_space !17 !kernel_arg_access_qual !18 !kernel_arg_type !19 !kernel_arg_base_type !19 !kernel_arg_type_qual !20 {
  tail call void @__clang_ocl_kern_imp_edit_distance(ptr addrspace(1) noundef align 1 %0, ptr addrspace(1) noundef align 1 %1, ptr addrspace(1) noundef align 4 %2) #12
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @__clang_ocl_kern_imp_edit_distance(ptr addrspace(1) noundef readonly align 1 captures(none) %0, ptr addrspace(1) noundef readonly align 1 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2) local_unnamed_addr #3 !kernel_arg_addr_space !17 !kernel_arg_access_qual !18 !kernel_arg_type !19 !kernel_arg_base_type !19 !kernel_arg_type_qual !20 {
  %4 = alloca [17 x i8], align 1
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #12
  br label %17

5:                                                ; preds = %17
  %6 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %7 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %8 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %9 = zext nneg i32 %7 to i64
  %10 = zext nneg i32 %8 to i64
  %11 = mul nuw nsw i64 %9, %10
  %12 = zext nneg i32 %6 to i64
  %13 = add nuw nsw i64 %11, %12
  %14 = trunc i64 %13 to i32
  %15 = shl nsw i32 %14, 4
  %16 = load i8, ptr %4, align 1, !tbaa !14
  br label %31

17:                                               ; preds = %3, %17
  %18 = phi i32 [ 0, %3 ], [ %22, %17 ]
  %19 = trunc nuw nsw i32 %18 to i8
  %20 = zext nneg i32 %18 to i64
  %21 = getelementptr inbounds nuw i8, ptr %4, i64 %20
  store i8 %19, ptr %21, align 1, !tbaa !14
  %22 = add nuw nsw i32 %18, 1
  %23 = icmp eq i32 %22, 17
  br i1 %23, label %5, label %17, !llvm.loop !21

24:                                               ; preds = %40
  store i8 %34, ptr %4, align 1, !tbaa !14
  %25 = getelementptr inbounds nuw i8, ptr %4, i64 16
  %26 = load i8, ptr %25, align 1, !tbaa !14
  %27 = zext i8 %26 to i32
  %28 = shl i64 %13, 32
  %29 = ashr exact i64 %28, 30
  %30 = getelementptr inbounds i8, ptr addrspace(1) %2, i64 %29
  store i32 %27, ptr addrspace(1) %30, align 4, !tbaa !6
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #12
  ret void

31:                                               ; preds = %5, %40
  %32 = phi i32 [ 1, %5 ], [ %41, %40 ]
  %33 = phi i8 [ %16, %5 ], [ %34, %40 ]
  %34 = trunc nuw nsw i32 %32 to i8
  %35 = add nsw i32 %32, %15
  %36 = sext i32 %35 to i64
  %37 = getelementptr i8, ptr addrspace(1) %0, i64 %36
  %38 = getelementptr i8, ptr addrspace(1) %37, i64 -1
  %39 = load i8, ptr addrspace(1) %38, align 1, !tbaa !14
  br label %43

40:                                               ; preds = %43
  %41 = add nuw nsw i32 %32, 1
  %42 = icmp eq i32 %41, 17
  br i1 %42, label %24, label %31, !llvm.loop !22

43:                                               ; preds = %31, %43
  %44 = phi i8 [ %34, %31 ], [ %61, %43 ]
  %45 = phi i32 [ 1, %31 ], [ %62, %43 ]
  %46 = phi i8 [ %33, %31 ], [ %49, %43 ]
  %47 = zext nneg i32 %45 to i64
  %48 = getelementptr inbounds nuw i8, ptr %4, i64 %47
  %49 = load i8, ptr %48, align 1, !tbaa !14
  %50 = add nsw i32 %45, %15
  %51 = sext i32 %50 to i64
  %52 = getelementptr i8, ptr addrspace(1) %1, i64 %51
  %53 = getelementptr i8, ptr addrspace(1) %52, i64 -1
  %54 = load i8, ptr addrspace(1) %53, align 1, !tbaa !14
  %55 = icmp ne i8 %39, %54
  %56 = zext i1 %55 to i8
  %57 = add i8 %46, %56
  %58 = add i8 %49, 1
  %59 = add i8 %44, 1
  %60 = tail call noundef i8 @llvm.umin.i8(i8 %59, i8 %58)
  %61 = tail call noundef i8 @llvm.umin.i8(i8 %57, i8 %60)
  store i8 %61, ptr %48, align 1, !tbaa !14
  %62 = add nuw nsw i32 %45, 1
  %63 = icmp eq i32 %62, 17
  br i1 %63, label %40, label %43, !llvm.loop !23
}

; Function Attrs: convergent noinline norecurse nounwind
define dso_local ptx_kernel void @smith_waterman(ptr addrspace(1) noundef readonly align 1 captures(none) %0, ptr addrspace(1) noundef readonly align 1 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2, ptr addrspace(1) noundef readonly align 4 captures(none) %3, i32 noundef %4) local_unnamed_addr #4 !kernel_arg_addr_space !24 !kernel_arg_access_qual !25 !kernel_arg_type !26 !kernel_arg_base_type !26 !kernel_arg_type_qual !27 {
  tail call void @__clang_ocl_kern_imp_smith_waterman(ptr addrspace(1) noundef align 1 %0, ptr addrspace(1) noundef align 1 %1, ptr addrspace(1) noundef align 4 %2, ptr addrspace(1) noundef align 4 %3, i32 noundef %4) #13
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind
define dso_local void @__clang_ocl_kern_imp_smith_waterman(ptr addrspace(1) noundef readonly align 1 captures(none) %0, ptr addrspace(1) noundef readonly align 1 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2, ptr addrspace(1) noundef readonly align 4 captures(none) %3, i32 noundef %4) local_unnamed_addr #5 !kernel_arg_addr_space !24 !kernel_arg_access_qual !25 !kernel_arg_type !26 !kernel_arg_base_type !26 !kernel_arg_type_qual !27 {
  %6 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %7 = zext nneg i32 %6 to i64
  %8 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %9 = shl nsw i32 %8, 4
  %10 = add nuw nsw i32 %9, %6
  %11 = zext nneg i32 %10 to i64
  %12 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 %11
  %13 = load i8, ptr addrspace(1) %12, align 1, !tbaa !14
  %14 = getelementptr inbounds nuw i32, ptr addrspace(3) @smith_waterman.diag, i64 %7
  br label %18

15:                                               ; preds = %18
  %16 = zext nneg i32 %8 to i64
  %17 = icmp samesign ult i32 %6, 3
  br i1 %17, label %25, label %27

18:                                               ; preds = %5, %18
  %19 = phi i32 [ 0, %5 ], [ %23, %18 ]
  %20 = zext nneg i32 %19 to i64
  %21 = getelementptr inbounds nuw [17 x i32], ptr addrspace(3) %14, i64 %20
  %22 = getelementptr inbounds nuw i8, ptr addrspace(3) %21, i64 4
  store i32 0, ptr addrspace(3) %22, align 4, !tbaa !6
  %23 = add nuw nsw i32 %19, 1
  %24 = icmp eq i32 %23, 3
  br i1 %24, label %15, label %18, !llvm.loop !28

25:                                               ; preds = %15
  %26 = getelementptr inbounds nuw [17 x i32], ptr addrspace(3) @smith_waterman.diag, i64 %7
  store i32 0, ptr addrspace(3) %26, align 4, !tbaa !6
  br label %27

27:                                               ; preds = %25, %15
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %28 = getelementptr inbounds nuw i32, ptr addrspace(3) @smith_waterman.diag, i64 %7
  %29 = getelementptr inbounds nuw i32, ptr addrspace(3) @smith_waterman.diag, i64 %7
  %30 = getelementptr inbounds nuw i32, ptr addrspace(3) @smith_waterman.diag, i64 %7
  %31 = zext i8 %13 to i64
  %32 = shl nuw nsw i64 %31, 4
  %33 = getelementptr inbounds nuw i8, ptr addrspace(1) %3, i64 %32
  %34 = sub nsw i32 0, %4
  %35 = icmp eq i32 %6, 0
  br label %39

36:                                               ; preds = %74
  %37 = getelementptr inbounds nuw i32, ptr addrspace(3) @smith_waterman.top, i64 %7
  store i32 %76, ptr addrspace(3) %37, align 4, !tbaa !6
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %38 = icmp eq i32 %6, 0
  br i1 %38, label %85, label %94

39:                                               ; preds = %27, %74
  %40 = phi i32 [ 0, %27 ], [ %76, %74 ]
  %41 = phi i32 [ 0, %27 ], [ %81, %74 ]
  %42 = sub nsw i32 %41, %6
  %43 = icmp ult i32 %42, 16
  br i1 %43, label %44, label %74

44:                                               ; preds = %39
  %45 = add nuw nsw i32 %41, 2
  %46 = urem i32 %45, 3
  %47 = zext nneg i32 %46 to i64
  %48 = getelementptr inbounds nuw [17 x i32], ptr addrspace(3) %28, i64 %47
  %49 = load i32, ptr addrspace(3) %48, align 4, !tbaa !6
  %50 = sub nsw i32 %49, %4
  %51 = getelementptr inbounds nuw i8, ptr addrspace(3) %48, i64 4
  %52 = load i32, ptr addrspace(3) %51, align 4, !tbaa !6
  %53 = sub nsw i32 %52, %4
  %54 = add nuw nsw i32 %41, 1
  %55 = urem i32 %54, 3
  %56 = zext nneg i32 %55 to i64
  %57 = getelementptr inbounds nuw [17 x i32], ptr addrspace(3) %29, i64 %56
  %58 = load i32, ptr addrspace(3) %57, align 4, !tbaa !6
  %59 = or disjoint i32 %42, %9
  %60 = zext nneg i32 %59 to i64
  %61 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 %60
  %62 = load i8, ptr addrspace(1) %61, align 1, !tbaa !14
  %63 = zext i8 %62 to i64
  %64 = getelementptr inbounds nuw i32, ptr addrspace(1) %33, i64 %63
  %65 = load i32, ptr addrspace(1) %64, align 4, !tbaa !6
  %66 = add nsw i32 %65, %58
  %67 = icmp eq i32 %41, %6
  %68 = select i1 %67, i32 %34, i32 %53
  %69 = select i1 %35, i32 %34, i32 %50
  %70 = tail call noundef i32 @llvm.smax.i32(i32 %68, i32 %69)
  %71 = tail call i32 @llvm.smax.i32(i32 %66, i32 %70)
  %72 = tail call i32 @llvm.smax.i32(i32 %71, i32 0)
  %73 = tail call noundef i32 @llvm.smax.i32(i32 %40, i32 %72)
  br label %74

74:                                               ; preds = %44, %39
  %75 = phi i32 [ %72, %44 ], [ 0, %39 ]
  %76 = phi i32 [ %73, %44 ], [ %40, %39 ]
  %77 = urem i32 %41, 3
  %78 = zext nneg i32 %77 to i64
  %79 = getelementptr inbounds nuw [17 x i32], ptr addrspace(3) %30, i64 %78
  %80 = getelementptr inbounds nuw i8, ptr addrspace(3) %79, i64 4
  store i32 %75, ptr addrspace(3) %80, align 4, !tbaa !6
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %81 = add nuw nsw i32 %41, 1
  %82 = icmp eq i32 %81, 31
  br i1 %82, label %36, label %39, !llvm.loop !29

83:                                               ; preds = %85
  %84 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %16
  store i32 %91, ptr addrspace(1) %84, align 4, !tbaa !6
  br label %94

85:                                               ; preds = %36, %85
  %86 = phi i32 [ %92, %85 ], [ 1, %36 ]
  %87 = phi i32 [ %91, %85 ], [ %76, %36 ]
  %88 = zext nneg i32 %86 to i64
  %89 = getelementptr inbounds nuw i32, ptr addrspace(3) @smith_waterman.top, i64 %88
  %90 = load i32, ptr addrspace(3) %89, align 4, !tbaa !6
  %91 = tail call noundef i32 @llvm.smax.i32(i32 %87, i32 %90)
  %92 = add nuw nsw i32 %86, 1
  %93 = icmp eq i32 %92, 16
  br i1 %93, label %83, label %85, !llvm.loop !30

94:                                               ; preds = %83, %36
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @bitap(ptr addrspace(1) noundef readonly align 1 captures(none) %0, ptr addrspace(1) noundef readonly align 1 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2, i32 noundef %3) local_unnamed_addr #2 !kernel_arg_addr_space !31 !kernel_arg_access_qual !32 !kernel_arg_type !33 !kernel_arg_base_type !33 !kernel_arg_type_qual !34 {
  tail call void @__clang_ocl_kern_imp_bitap(ptr addrspace(1) noundef align 1 %0, ptr addrspace(1) noundef align 1 %1, ptr addrspace(1) noundef align 4 %2, i32 noundef %3) #12
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @__clang_ocl_kern_imp_bitap(ptr addrspace(1) noundef readonly align 1 captures(none) %0, ptr addrspace(1) noundef readonly align 1 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2, i32 noundef %3) local_unnamed_addr #3 !kernel_arg_addr_space !31 !kernel_arg_access_qual !32 !kernel_arg_type !33 !kernel_arg_base_type !33 !kernel_arg_type_qual !34 {
  %5 = alloca [4 x i8], align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #12
  store i32 0, ptr %5, align 4
  br label %19

6:                                                ; preds = %19
  %7 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %9 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %10 = zext nneg i32 %8 to i64
  %11 = zext nneg i32 %9 to i64
  %12 = mul nuw nsw i64 %10, %11
  %13 = zext nneg i32 %7 to i64
  %14 = add nuw nsw i64 %12, %13
  %15 = icmp sgt i32 %3, 0
  br i1 %15, label %16, label %33

16:                                               ; preds = %6
  %17 = trunc i64 %14 to i32
  %18 = mul nsw i32 %3, %17
  br label %38

19:                                               ; preds = %4, %19
  %20 = phi i32 [ 0, %4 ], [ %31, %19 ]
  %21 = shl nuw nsw i32 1, %20
  %22 = zext nneg i32 %20 to i64
  %23 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 %22
  %24 = load i8, ptr addrspace(1) %23, align 1, !tbaa !14
  %25 = and i8 %24, 3
  %26 = zext nneg i8 %25 to i64
  %27 = getelementptr inbounds nuw i8, ptr %5, i64 %26
  %28 = load i8, ptr %27, align 1, !tbaa !14
  %29 = trunc nuw i32 %21 to i8
  %30 = or i8 %28, %29
  store i8 %30, ptr %27, align 1, !tbaa !14
  %31 = add nuw nsw i32 %20, 1
  %32 = icmp eq i32 %31, 8
  br i1 %32, label %6, label %19, !llvm.loop !35

33:                                               ; preds = %38, %6
  %34 = phi i32 [ 0, %6 ], [ %68, %38 ]
  %35 = shl i64 %14, 32
  %36 = ashr exact i64 %35, 30
  %37 = getelementptr inbounds i8, ptr addrspace(1) %2, i64 %36
  store i32 %34, ptr addrspace(1) %37, align 4, !tbaa !6
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #12
  ret void

38:                                               ; preds = %16, %38
  %39 = phi i32 [ 0, %16 ], [ %55, %38 ]
  %40 = phi i32 [ 0, %16 ], [ %69, %38 ]
  %41 = phi i32 [ 0, %16 ], [ %68, %38 ]
  %42 = phi i32 [ 0, %16 ], [ %59, %38 ]
  %43 = add nsw i32 %40, %18
  %44 = sext i32 %43 to i64
  %45 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %44
  %46 = load i8, ptr addrspace(1) %45, align 1, !tbaa !14
  %47 = and i8 %46, 3
  %48 = zext nneg i8 %47 to i64
  %49 = getelementptr inbounds nuw i8, ptr %5, i64 %48
  %50 = load i8, ptr %49, align 1, !tbaa !14
  %51 = shl nsw i32 %39, 1
  %52 = and i32 %51, 510
  %53 = or disjoint i32 %51, 1
  %54 = zext i8 %50 to i32
  %55 = and i32 %53, %54
  %56 = shl nsw i32 %42, 1
  %57 = and i32 %56, %54
  %58 = or i32 %57, %52
  %59 = or disjoint i32 %58, 1
  %60 = lshr i32 %55, 2
  %61 = and i32 %60, 1
  %62 = shl nuw nsw i32 %58, 4
  %63 = and i32 %62, 256
  %64 = or disjoint i32 %61, %63
  %65 = shl nuw nsw i32 %58, 9
  %66 = and i32 %65, 65536
  %67 = add nuw nsw i32 %66, %41
  %68 = add nuw nsw i32 %67, %64
  %69 = add nuw nsw i32 %40, 1
  %70 = icmp eq i32 %69, %3
  br i1 %70, label %33, label %38, !llvm.loop !36
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @base64_encode(ptr addrspace(1) noundef readonly align 1 captures(none) %0, ptr addrspace(1) noundef writeonly align 1 captures(none) %1) local_unnamed_addr #6 !kernel_arg_addr_space !37 !kernel_arg_access_qual !38 !kernel_arg_type !39 !kernel_arg_base_type !39 !kernel_arg_type_qual !40 {
  tail call void @__clang_ocl_kern_imp_base64_encode(ptr addrspace(1) noundef align 1 %0, ptr addrspace(1) noundef align 1 %1) #12
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local void @__clang_ocl_kern_imp_base64_encode(ptr addrspace(1) noundef readonly align 1 captures(none) %0, ptr addrspace(1) noundef writeonly align 1 captures(none) %1) local_unnamed_addr #7 !kernel_arg_addr_space !37 !kernel_arg_access_qual !38 !kernel_arg_type !39 !kernel_arg_base_type !39 !kernel_arg_type_qual !40 {
  %3 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %4 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = zext nneg i32 %4 to i64
  %7 = zext nneg i32 %5 to i64
  %8 = mul nuw nsw i64 %6, %7
  %9 = zext nneg i32 %3 to i64
  %10 = add nuw nsw i64 %8, %9
  %11 = shl i64 %10, 32
  %12 = ashr exact i64 %11, 32
  %13 = addrspacecast ptr addrspace(1) %0 to ptr
  %14 = mul nsw i64 %12, 3
  %15 = getelementptr inbounds nuw i8, ptr %13, i64 %14
  %16 = getelementptr i8, ptr %15, i64 2
  %17 = load i8, ptr %16, align 1, !tbaa !14
  %18 = load i8, ptr %15, align 1, !tbaa !14
  %19 = zext i8 %18 to i32
  %20 = shl nuw nsw i32 %19, 16
  %21 = getelementptr inbounds nuw i8, ptr %15, i64 1
  %22 = load i8, ptr %21, align 1, !tbaa !14
  %23 = zext i8 %22 to i32
  %24 = shl nuw nsw i32 %23, 8
  %25 = zext i8 %17 to i32
  %26 = or disjoint i32 %24, %25
  %27 = or disjoint i32 %24, %20
  %28 = lshr i32 %19, 2
  %29 = zext nneg i32 %28 to i64
  %30 = getelementptr inbounds nuw i8, ptr addrspace(4) @alphabet, i64 %29
  %31 = load i8, ptr addrspace(4) %30, align 1, !tbaa !14
  %32 = insertelement <4 x i8> poison, i8 %31, i64 0
  %33 = lshr i32 %27, 12
  %34 = and i32 %33, 63
  %35 = zext nneg i32 %34 to i64
  %36 = getelementptr inbounds nuw i8, ptr addrspace(4) @alphabet, i64 %35
  %37 = load i8, ptr addrspace(4) %36, align 1, !tbaa !14
  %38 = insertelement <4 x i8> %32, i8 %37, i64 1
  %39 = lshr i32 %26, 6
  %40 = and i32 %39, 63
  %41 = zext nneg i32 %40 to i64
  %42 = getelementptr inbounds nuw i8, ptr addrspace(4) @alphabet, i64 %41
  %43 = load i8, ptr addrspace(4) %42, align 1, !tbaa !14
  %44 = insertelement <4 x i8> %38, i8 %43, i64 2
  %45 = and i32 %25, 63
  %46 = zext nneg i32 %45 to i64
  %47 = getelementptr inbounds nuw i8, ptr addrspace(4) @alphabet, i64 %46
  %48 = load i8, ptr addrspace(4) %47, align 1, !tbaa !14
  %49 = insertelement <4 x i8> %44, i8 %48, i64 3
  %50 = addrspacecast ptr addrspace(1) %1 to ptr
  %51 = ashr exact i64 %11, 30
  %52 = getelementptr inbounds nuw i8, ptr %50, i64 %51
  store <4 x i8> %49, ptr %52, align 1, !tbaa !14
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #8

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #8

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #9

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #10

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #10

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #10

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #11

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i8 @llvm.umin.i8(i8, i8) #11

attributes #0 = { nofree noinline norecurse nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" "uniform-work-group-size"="false" }
attributes #1 = { nofree noinline norecurse nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #2 = { nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" "uniform-work-group-size"="false" }
attributes #3 = { nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #4 = { convergent noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" "uniform-work-group-size"="false" }
attributes #5 = { convergent noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #6 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" "uniform-work-group-size"="false" }
attributes #7 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #8 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #9 = { convergent nocallback nounwind }
attributes #10 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #11 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #12 = { nounwind }
attributes #13 = { convergent nounwind }

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
!10 = !{i32 1, i32 1, i32 1, i32 1, i32 0, i32 0}
!11 = !{!"none", !"none", !"none", !"none", !"none", !"none"}
!12 = !{!"uchar*", !"uchar*", !"int*", !"int*", !"int", !"int"}
!13 = !{!"const", !"const", !"volatile", !"volatile", !"", !""}
!14 = !{!8, !8, i64 0}
!15 = distinct !{!15, !16}
!16 = !{!"llvm.loop.unroll.disable"}
!17 = !{i32 1, i32 1, i32 1}
!18 = !{!"none", !"none", !"none"}
!19 = !{!"uchar*", !"uchar*", !"int*"}
!20 = !{!"const", !"const", !""}
!21 = distinct !{!21, !16}
!22 = distinct !{!22, !16}
!23 = distinct !{!23, !16}
!24 = !{i32 1, i32 1, i32 1, i32 1, i32 0}
!25 = !{!"none", !"none", !"none", !"none", !"none"}
!26 = !{!"uchar*", !"uchar*", !"int*", !"int*", !"int"}
!27 = !{!"const", !"const", !"", !"const", !""}
!28 = distinct !{!28, !16}
!29 = distinct !{!29, !16}
!30 = distinct !{!30, !16}
!31 = !{i32 1, i32 1, i32 1, i32 0}
!32 = !{!"none", !"none", !"none", !"none"}
!33 = !{!"uchar*", !"uchar*", !"int*", !"int"}
!34 = !{!"const", !"const", !"", !""}
!35 = distinct !{!35, !16}
!36 = distinct !{!36, !16}
!37 = !{i32 1, i32 1}
!38 = !{!"none", !"none"}
!39 = !{!"uchar*", !"uchar*"}
!40 = !{!"const", !""}
