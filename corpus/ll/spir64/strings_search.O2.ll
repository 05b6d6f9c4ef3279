; ModuleID = 'corpus/opencl/strings_search.cl'
source_filename = "corpus/opencl/strings_search.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

@alphabet = dso_local local_unnamed_addr addrspace(2) constant [65 x i8] c"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/\00", align 1
@smith_waterman.diag = internal unnamed_addr addrspace(3) global [3 x [17 x i32]] undef, align 4
@smith_waterman.top = internal unnamed_addr addrspace(3) global [16 x i32] undef, align 4

; Function Attrs: convergent norecurse nounwind
define dso_local spir_kernel void @find_pattern(ptr addrspace(1) noundef readonly align 1 captures(none) %0, ptr addrspace(1) noundef readonly align 1 captures(none) %1, ptr addrspace(1) noundef align 4 %2, ptr addrspace(1) noundef align 4 %3, i32 noundef %4, i32 noundef %5) local_unnamed_addr #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %7 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #8
  %8 = trunc i64 %7 to i32
  %9 = sub nsw i32 %4, %5
  %10 = icmp slt i32 %9, %8
  br i1 %10, label %32, label %11

11:                                               ; preds = %6
  %12 = icmp sgt i32 %5, 0
  br i1 %12, label %13, label %26

13:                                               ; preds = %11, %23
  %14 = phi i32 [ %24, %23 ], [ 0, %11 ]
  %15 = add nsw i32 %14, %8
  %16 = sext i32 %15 to i64
  %17 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %16
  %18 = load i8, ptr addrspace(1) %17, align 1, !tbaa !12
  %19 = zext nneg i32 %14 to i64
  %20 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 %19
  %21 = load i8, ptr addrspace(1) %20, align 1, !tbaa !12
  %22 = icmp eq i8 %18, %21
  br i1 %22, label %23, label %26

23:                                               ; preds = %13
  %24 = add nuw nsw i32 %14, 1
  %25 = icmp slt i32 %24, %5
  br i1 %25, label %13, label %29

26:                                               ; preds = %13, %11
  %27 = phi i32 [ 0, %11 ], [ %14, %13 ]
  %28 = icmp eq i32 %27, %5
  br i1 %28, label %29, label %32

29:                                               ; preds = %23, %26
  %30 = tail call spir_func i32 @_Z10atomic_minPU3AS1Vii(ptr addrspace(1) noundef align 4 %2, i32 noundef %8) #9
  %31 = tail call spir_func i32 @_Z10atomic_incPU3AS1Vi(ptr addrspace(1) noundef align 4 %3) #9
  br label %32

32:                                               ; preds = %6, %26, %29
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define dso_local spir_func void @__clang_ocl_kern_imp_find_pattern(ptr addrspace(1) noundef readonly align 1 captures(none) %0, ptr addrspace(1) noundef readonly align 1 captures(none) %1, ptr addrspace(1) noundef align 4 %2, ptr addrspace(1) noundef align 4 %3, i32 noundef %4, i32 noundef %5) local_unnamed_addr #1 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %7 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #8
  %8 = trunc i64 %7 to i32
  %9 = sub nsw i32 %4, %5
  %10 = icmp slt i32 %9, %8
  br i1 %10, label %32, label %11

11:                                               ; preds = %6
  %12 = icmp sgt i32 %5, 0
  br i1 %12, label %13, label %26

13:                                               ; preds = %11, %23
  %14 = phi i32 [ %24, %23 ], [ 0, %11 ]
  %15 = add nsw i32 %14, %8
  %16 = sext i32 %15 to i64
  %17 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %16
  %18 = load i8, ptr addrspace(1) %17, align 1, !tbaa !12
  %19 = zext nneg i32 %14 to i64
  %20 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 %19
  %21 = load i8, ptr addrspace(1) %20, align 1, !tbaa !12
  %22 = icmp eq i8 %18, %21
  br i1 %22, label %23, label %26

23:                                               ; preds = %13
  %24 = add nuw nsw i32 %14, 1
  %25 = icmp slt i32 %24, %5
  br i1 %25, label %13, label %29

26:                                               ; preds = %13, %11
  %27 = phi i32 [ 0, %11 ], [ %14, %13 ]
  %28 = icmp eq i32 %27, %5
  br i1 %28, label %29, label %32

29:                                               ; preds = %23, %26
  %30 = tail call spir_func i32 @_Z10atomic_minPU3AS1Vii(ptr addrspace(1) noundef %2, i32 noundef %8) #9
  %31 = tail call spir_func i32 @_Z10atomic_incPU3AS1Vi(ptr addrspace(1) noundef %3) #9
  br label %32

32:                                               ; preds = %26, %29, %6
  ret void
}

; Function Attrs: convergent nofree norecurse nounwind memory(argmem: readwrite)
define dso_local spir_kernel void @edit_distance(ptr addrspace(1) noundef readonly align 1 captures(none) %0, ptr addrspace(1) noundef readonly align 1 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2) local_unnamed_addr #2 !kernel_arg_addr_space !13 !kernel_arg_access_qual !14 !kernel_arg_type !15 !kernel_arg_base_type !15 !kernel_arg_type_qual !16 {
  %4 = alloca [17 x i8], align 1
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #10
  %5 = getelementptr inbounds nuw i8, ptr %4, i64 1
  store i8 1, ptr %5, align 1, !tbaa !12
  %6 = getelementptr inbounds nuw i8, ptr %4, i64 2
  store i8 2, ptr %6, align 1, !tbaa !12
  %7 = getelementptr inbounds nuw i8, ptr %4, i64 3
  store i8 3, ptr %7, align 1, !tbaa !12
  %8 = getelementptr inbounds nuw i8, ptr %4, i64 4
  store i8 4, ptr %8, align 1, !tbaa !12
  %9 = getelementptr inbounds nuw i8, ptr %4, i64 5
  store i8 5, ptr %9, align 1, !tbaa !12
  %10 = getelementptr inbounds nuw i8, ptr %4, i64 6
  store i8 6, ptr %10, align 1, !tbaa !12
  %11 = getelementptr inbounds nuw i8, ptr %4, i64 7
  store i8 7, ptr %11, align 1, !tbaa !12
  %12 = getelementptr inbounds nuw i8, ptr %4, i64 8
  store i8 8, ptr %12, align 1, !tbaa !12
  %13 = getelementptr inbounds nuw i8, ptr %4, i64 9
  store i8 9, ptr %13, align 1, !tbaa !12
  %14 = getelementptr inbounds nuw i8, ptr %4, i64 10
  store i8 10, ptr %14, align 1, !tbaa !12
  %15 = getelementptr inbounds nuw i8, ptr %4, i64 11
  store i8 11, ptr %15, align 1, !tbaa !12
  %16 = getelementptr inbounds nuw i8, ptr %4, i64 12
  store i8 12, ptr %16, align 1, !tbaa !12
  %17 = getelementptr inbounds nuw i8, ptr %4, i64 13
  store i8 13, ptr %17, align 1, !tbaa !12
  %18 = getelementptr inbounds nuw i8, ptr %4, i64 14
  store i8 14, ptr %18, align 1, !tbaa !12
  %19 = getelementptr inbounds nuw i8, ptr %4, i64 15
  store i8 15, ptr %19, align 1, !tbaa !12
  %20 = getelementptr inbounds nuw i8, ptr %4, i64 16
  store i8 16, ptr %20, align 1, !tbaa !12
  %21 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #8
  %22 = trunc i64 %21 to i32
  %23 = shl nsw i32 %22, 4
  br label %24

24:                                               ; preds = %3, %33
  %25 = phi i32 [ 1, %3 ], [ %34, %33 ]
  %26 = phi i8 [ 0, %3 ], [ %27, %33 ]
  %27 = trunc nuw nsw i32 %25 to i8
  %28 = add nsw i32 %25, %23
  %29 = sext i32 %28 to i64
  %30 = getelementptr i8, ptr addrspace(1) %0, i64 %29
  %31 = getelementptr i8, ptr addrspace(1) %30, i64 -1
  %32 = load i8, ptr addrspace(1) %31, align 1, !tbaa !12
  br label %36

33:                                               ; preds = %36
  %34 = add nuw nsw i32 %25, 1
  %35 = icmp samesign ult i32 %25, 16
  br i1 %35, label %24, label %57

36:                                               ; preds = %24, %36
  %37 = phi i8 [ %27, %24 ], [ %54, %36 ]
  %38 = phi i32 [ 1, %24 ], [ %55, %36 ]
  %39 = phi i8 [ %26, %24 ], [ %42, %36 ]
  %40 = zext nneg i32 %38 to i64
  %41 = getelementptr inbounds nuw i8, ptr %4, i64 %40
  %42 = load i8, ptr %41, align 1, !tbaa !12
  %43 = add nsw i32 %38, %23
  %44 = sext i32 %43 to i64
  %45 = getelementptr i8, ptr addrspace(1) %1, i64 %44
  %46 = getelementptr i8, ptr addrspace(1) %45, i64 -1
  %47 = load i8, ptr addrspace(1) %46, align 1, !tbaa !12
  %48 = icmp ne i8 %32, %47
  %49 = zext i1 %48 to i8
  %50 = add i8 %39, %49
  %51 = add i8 %42, 1
  %52 = add i8 %37, 1
  %53 = tail call spir_func zeroext i8 @_Z3minhh(i8 noundef zeroext %51, i8 noundef zeroext %52) #8
  %54 = tail call spir_func zeroext i8 @_Z3minhh(i8 noundef zeroext %53, i8 noundef zeroext %50) #8
  store i8 %54, ptr %41, align 1, !tbaa !12
  %55 = add nuw nsw i32 %38, 1
  %56 = icmp samesign ult i32 %38, 16
  br i1 %56, label %36, label %33

57:                                               ; preds = %33
  store i8 %27, ptr %4, align 1, !tbaa !12
  %58 = load i8, ptr %20, align 1, !tbaa !12
  %59 = zext i8 %58 to i32
  %60 = sext i32 %22 to i64
  %61 = getelementptr inbounds i32, ptr addrspace(1) %2, i64 %60
  store i32 %59, ptr addrspace(1) %61, align 4, !tbaa !4
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #10
  ret void
}

; Function Attrs: alwaysinline convergent nofree norecurse nounwind memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_edit_distance(ptr addrspace(1) noundef readonly align 1 captures(none) %0, ptr addrspace(1) noundef readonly align 1 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2) local_unnamed_addr #3 !kernel_arg_addr_space !13 !kernel_arg_access_qual !14 !kernel_arg_type !15 !kernel_arg_base_type !15 !kernel_arg_type_qual !16 {
  %4 = alloca [17 x i8], align 1
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #10
  %5 = getelementptr inbounds nuw i8, ptr %4, i64 1
  store i8 1, ptr %5, align 1, !tbaa !12
  %6 = getelementptr inbounds nuw i8, ptr %4, i64 2
  store i8 2, ptr %6, align 1, !tbaa !12
  %7 = getelementptr inbounds nuw i8, ptr %4, i64 3
  store i8 3, ptr %7, align 1, !tbaa !12
  %8 = getelementptr inbounds nuw i8, ptr %4, i64 4
  store i8 4, ptr %8, align 1, !tbaa !12
  %9 = getelementptr inbounds nuw i8, ptr %4, i64 5
  store i8 5, ptr %9, align 1, !tbaa !12
  %10 = getelementptr inbounds nuw i8, ptr %4, i64 6
  store i8 6, ptr %10, align 1, !tbaa !12
  %11 = getelementptr inbounds nuw i8, ptr %4, i64 7
  store i8 7, ptr %11, align 1, !tbaa !12
  %12 = getelementptr inbounds nuw i8, ptr %4, i64 8
  store i8 8, ptr %12, align 1, !tbaa !12
  %13 = getelementptr inbounds nuw i8, ptr %4, i64 9
  store i8 9, ptr %13, align 1, !tbaa !12
  %14 = getelementptr inbounds nuw i8, ptr %4, i64 10
  store i8 10, ptr %14, align 1, !tbaa !12
  %15 = getelementptr inbounds nuw i8, ptr %4, i64 11
  store i8 11, ptr %15, align 1, !tbaa !12
  %16 = getelementptr inbounds nuw i8, ptr %4, i64 12
  store i8 12, ptr %16, align 1, !tbaa !12
  %17 = getelementptr inbounds nuw i8, ptr %4, i64 13
  store i8 13, ptr %17, align 1, !tbaa !12
  %18 = getelementptr inbounds nuw i8, ptr %4, i64 14
  store i8 14, ptr %18, align 1, !tbaa !12
  %19 = getelementptr inbounds nuw i8, ptr %4, i64 15
  store i8 15, ptr %19, align 1, !tbaa !12
  %20 = getelementptr inbounds nuw i8, ptr %4, i64 16
  store i8 16, ptr %20, align 1, !tbaa !12
  %21 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #8
  %22 = trunc i64 %21 to i32
  %23 = shl nsw i32 %22, 4
  br label %29

24:                                               ; preds = %38
  store i8 %32, ptr %4, align 1, !tbaa !12
  %25 = load i8, ptr %20, align 1, !tbaa !12
  %26 = zext i8 %25 to i32
  %27 = sext i32 %22 to i64
  %28 = getelementptr inbounds i32, ptr addrspace(1) %2, i64 %27
  store i32 %26, ptr addrspace(1) %28, align 4, !tbaa !4
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #10
  ret void

29:                                               ; preds = %3, %38
  %30 = phi i32 [ 1, %3 ], [ %39, %38 ]
  %31 = phi i8 [ 0, %3 ], [ %32, %38 ]
  %32 = trunc nuw nsw i32 %30 to i8
  %33 = add nsw i32 %30, %23
  %34 = sext i32 %33 to i64
  %35 = getelementptr i8, ptr addrspace(1) %0, i64 %34
  %36 = getelementptr i8, ptr addrspace(1) %35, i64 -1
  %37 = load i8, ptr addrspace(1) %36, align 1, !tbaa !12
  br label %41

38:                                               ; preds = %41
  %39 = add nuw nsw i32 %30, 1
  %40 = icmp samesign ult i32 %30, 16
  br i1 %40, label %29, label %24

41:                                               ; preds = %29, %41
  %42 = phi i8 [ %32, %29 ], [ %59, %41 ]
  %43 = phi i32 [ 1, %29 ], [ %60, %41 ]
  %44 = phi i8 [ %31, %29 ], [ %47, %41 ]
  %45 = zext nneg i32 %43 to i64
  %46 = getelementptr inbounds nuw i8, ptr %4, i64 %45
  %47 = load i8, ptr %46, align 1, !tbaa !12
  %48 = add nsw i32 %43, %23
  %49 = sext i32 %48 to i64
  %50 = getelementptr i8, ptr addrspace(1) %1, i64 %49
  %51 = getelementptr i8, ptr addrspace(1) %50, i64 -1
  %52 = load i8, ptr addrspace(1) %51, align 1, !tbaa !12
  %53 = icmp ne i8 %37, %52
  %54 = zext i1 %53 to i8
  %55 = add i8 %44, %54
  %56 = add i8 %47, 1
  %57 = add i8 %42, 1
  %58 = tail call spir_func zeroext i8 @_Z3minhh(i8 noundef zeroext %56, i8 noundef zeroext %57) #8
  %59 = tail call spir_func zeroext i8 @_Z3minhh(i8 noundef zeroext %58, i8 noundef zeroext %55) #8
  store i8 %59, ptr %46, align 1, !tbaa !12
  %60 = add nuw nsw i32 %43, 1
  %61 = icmp samesign ult i32 %43, 16
  br i1 %61, label %41, label %38
}

; Function Attrs: convergent norecurse nounwind
define dso_local spir_kernel void @smith_waterman(ptr addrspace(1) noundef readonly align 1 captures(none) %0, ptr addrspace(1) noundef readonly align 1 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2, ptr addrspace(1) noundef readonly align 4 captures(none) %3, i32 noundef %4) local_unnamed_addr #0 !kernel_arg_addr_space !17 !kernel_arg_access_qual !18 !kernel_arg_type !19 !kernel_arg_base_type !19 !kernel_arg_type_qual !20 {
  %6 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #8
  %7 = trunc i64 %6 to i32
  %8 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #8
  %9 = trunc i64 %8 to i32
  %10 = shl nsw i32 %9, 4
  %11 = add nsw i32 %10, %7
  %12 = sext i32 %11 to i64
  %13 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %12
  %14 = load i8, ptr addrspace(1) %13, align 1, !tbaa !12
  %15 = sext i32 %7 to i64
  %16 = getelementptr i32, ptr addrspace(3) @smith_waterman.diag, i64 %15
  %17 = getelementptr i8, ptr addrspace(3) %16, i64 4
  store i32 0, ptr addrspace(3) %17, align 4, !tbaa !4
  %18 = getelementptr i8, ptr addrspace(3) %16, i64 72
  store i32 0, ptr addrspace(3) %18, align 4, !tbaa !4
  %19 = getelementptr i8, ptr addrspace(3) %16, i64 140
  store i32 0, ptr addrspace(3) %19, align 4, !tbaa !4
  %20 = icmp slt i32 %7, 3
  br i1 %20, label %21, label %23

21:                                               ; preds = %5
  %22 = getelementptr inbounds [17 x i32], ptr addrspace(3) @smith_waterman.diag, i64 %15
  store i32 0, ptr addrspace(3) %22, align 4, !tbaa !4
  br label %23

23:                                               ; preds = %21, %5
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #9
  %24 = zext i8 %14 to i32
  %25 = shl nuw nsw i32 %24, 2
  %26 = sub nsw i32 0, %4
  %27 = icmp sgt i32 %7, 0
  br label %64

28:                                               ; preds = %102
  %29 = getelementptr inbounds i32, ptr addrspace(3) @smith_waterman.top, i64 %15
  store i32 %104, ptr addrspace(3) %29, align 4, !tbaa !4
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #9
  %30 = icmp eq i32 %7, 0
  br i1 %30, label %31, label %111

31:                                               ; preds = %28
  %32 = load i32, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @smith_waterman.top, i64 4), align 4, !tbaa !4
  %33 = tail call spir_func i32 @_Z3maxii(i32 noundef %104, i32 noundef %32) #8
  %34 = load i32, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @smith_waterman.top, i64 8), align 4, !tbaa !4
  %35 = tail call spir_func i32 @_Z3maxii(i32 noundef %33, i32 noundef %34) #8
  %36 = load i32, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @smith_waterman.top, i64 12), align 4, !tbaa !4
  %37 = tail call spir_func i32 @_Z3maxii(i32 noundef %35, i32 noundef %36) #8
  %38 = load i32, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @smith_waterman.top, i64 16), align 4, !tbaa !4
  %39 = tail call spir_func i32 @_Z3maxii(i32 noundef %37, i32 noundef %38) #8
  %40 = load i32, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @smith_waterman.top, i64 20), align 4, !tbaa !4
  %41 = tail call spir_func i32 @_Z3maxii(i32 noundef %39, i32 noundef %40) #8
  %42 = load i32, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @smith_waterman.top, i64 24), align 4, !tbaa !4
  %43 = tail call spir_func i32 @_Z3maxii(i32 noundef %41, i32 noundef %42) #8
  %44 = load i32, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @smith_waterman.top, i64 28), align 4, !tbaa !4
  %45 = tail call spir_func i32 @_Z3maxii(i32 noundef %43, i32 noundef %44) #8
  %46 = load i32, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @smith_waterman.top, i64 32), align 4, !tbaa !4
  %47 = tail call spir_func i32 @_Z3maxii(i32 noundef %45, i32 noundef %46) #8
  %48 = load i32, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @smith_waterman.top, i64 36), align 4, !tbaa !4
  %49 = tail call spir_func i32 @_Z3maxii(i32 noundef %47, i32 noundef %48) #8
  %50 = load i32, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @smith_waterman.top, i64 40), align 4, !tbaa !4
  %51 = tail call spir_func i32 @_Z3maxii(i32 noundef %49, i32 noundef %50) #8
  %52 = load i32, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @smith_waterman.top, i64 44), align 4, !tbaa !4
  %53 = tail call spir_func i32 @_Z3maxii(i32 noundef %51, i32 noundef %52) #8
  %54 = load i32, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @smith_waterman.top, i64 48), align 4, !tbaa !4
  %55 = tail call spir_func i32 @_Z3maxii(i32 noundef %53, i32 noundef %54) #8
  %56 = load i32, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @smith_waterman.top, i64 52), align 4, !tbaa !4
  %57 = tail call spir_func i32 @_Z3maxii(i32 noundef %55, i32 noundef %56) #8
  %58 = load i32, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @smith_waterman.top, i64 56), align 4, !tbaa !4
  %59 = tail call spir_func i32 @_Z3maxii(i32 noundef %57, i32 noundef %58) #8
  %60 = load i32, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @smith_waterman.top, i64 60), align 4, !tbaa !4
  %61 = tail call spir_func i32 @_Z3maxii(i32 noundef %59, i32 noundef %60) #8
  %62 = sext i32 %9 to i64
  %63 = getelementptr inbounds i32, ptr addrspace(1) %2, i64 %62
  store i32 %61, ptr addrspace(1) %63, align 4, !tbaa !4
  br label %111

64:                                               ; preds = %23, %102
  %65 = phi i32 [ 0, %23 ], [ %104, %102 ]
  %66 = phi i32 [ 0, %23 ], [ %109, %102 ]
  %67 = sub nsw i32 %66, %7
  %68 = icmp ult i32 %67, 16
  %69 = trunc nuw nsw i32 %66 to i8
  br i1 %68, label %70, label %102

70:                                               ; preds = %64
  %71 = add nuw nsw i8 %69, 2
  %72 = urem i8 %71, 3
  %73 = zext nneg i8 %72 to i64
  %74 = getelementptr [17 x i32], ptr addrspace(3) %16, i64 %73
  %75 = load i32, ptr addrspace(3) %74, align 4, !tbaa !4
  %76 = sub nsw i32 %75, %4
  %77 = getelementptr i8, ptr addrspace(3) %74, i64 4
  %78 = load i32, ptr addrspace(3) %77, align 4, !tbaa !4
  %79 = sub nsw i32 %78, %4
  %80 = add nuw nsw i8 %69, 1
  %81 = urem i8 %80, 3
  %82 = zext nneg i8 %81 to i64
  %83 = getelementptr [17 x i32], ptr addrspace(3) %16, i64 %82
  %84 = load i32, ptr addrspace(3) %83, align 4, !tbaa !4
  %85 = or disjoint i32 %67, %10
  %86 = sext i32 %85 to i64
  %87 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %86
  %88 = load i8, ptr addrspace(1) %87, align 1, !tbaa !12
  %89 = zext i8 %88 to i32
  %90 = add nuw nsw i32 %25, %89
  %91 = zext nneg i32 %90 to i64
  %92 = getelementptr inbounds nuw i32, ptr addrspace(1) %3, i64 %91
  %93 = load i32, ptr addrspace(1) %92, align 4, !tbaa !4
  %94 = add nsw i32 %93, %84
  %95 = tail call spir_func i32 @_Z3maxii(i32 noundef 0, i32 noundef %94) #8
  %96 = icmp eq i32 %66, %7
  %97 = select i1 %96, i32 %26, i32 %79
  %98 = select i1 %27, i32 %76, i32 %26
  %99 = tail call spir_func i32 @_Z3maxii(i32 noundef %97, i32 noundef %98) #8
  %100 = tail call spir_func i32 @_Z3maxii(i32 noundef %95, i32 noundef %99) #8
  %101 = tail call spir_func i32 @_Z3maxii(i32 noundef %65, i32 noundef %100) #8
  br label %102

102:                                              ; preds = %64, %70
  %103 = phi i32 [ %100, %70 ], [ 0, %64 ]
  %104 = phi i32 [ %101, %70 ], [ %65, %64 ]
  %105 = urem i8 %69, 3
  %106 = zext nneg i8 %105 to i64
  %107 = getelementptr [17 x i32], ptr addrspace(3) %16, i64 %106
  %108 = getelementptr i8, ptr addrspace(3) %107, i64 4
  store i32 %103, ptr addrspace(3) %108, align 4, !tbaa !4
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #9
  %109 = add nuw nsw i32 %66, 1
  %110 = icmp samesign ult i32 %66, 30
  br i1 %110, label %64, label %28

111:                                              ; preds = %28, %31
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define dso_local spir_func void @__clang_ocl_kern_imp_smith_waterman(ptr addrspace(1) noundef readonly align 1 captures(none) %0, ptr addrspace(1) noundef readonly align 1 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2, ptr addrspace(1) noundef readonly align 4 captures(none) %3, i32 noundef %4) local_unnamed_addr #1 !kernel_arg_addr_space !17 !kernel_arg_access_qual !18 !kernel_arg_type !19 !kernel_arg_base_type !19 !kernel_arg_type_qual !20 {
  %6 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #8
  %7 = trunc i64 %6 to i32
  %8 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #8
  %9 = trunc i64 %8 to i32
  %10 = shl nsw i32 %9, 4
  %11 = add nsw i32 %10, %7
  %12 = sext i32 %11 to i64
  %13 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %12
  %14 = load i8, ptr addrspace(1) %13, align 1, !tbaa !12
  %15 = sext i32 %7 to i64
  %16 = getelementptr i32, ptr addrspace(3) @smith_waterman.diag, i64 %15
  %17 = getelementptr i8, ptr addrspace(3) %16, i64 4
  store i32 0, ptr addrspace(3) %17, align 4, !tbaa !4
  %18 = getelementptr i8, ptr addrspace(3) %16, i64 72
  store i32 0, ptr addrspace(3) %18, align 4, !tbaa !4
  %19 = getelementptr i8, ptr addrspace(3) %16, i64 140
  store i32 0, ptr addrspace(3) %19, align 4, !tbaa !4
  %20 = icmp slt i32 %7, 3
  br i1 %20, label %21, label %23

21:                                               ; preds = %5
  %22 = getelementptr inbounds [17 x i32], ptr addrspace(3) @smith_waterman.diag, i64 %15
  store i32 0, ptr addrspace(3) %22, align 4, !tbaa !4
  br label %23

23:                                               ; preds = %21, %5
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #9
  %24 = zext i8 %14 to i32
  %25 = shl nuw nsw i32 %24, 2
  %26 = sub nsw i32 0, %4
  %27 = icmp sgt i32 %7, 0
  br label %64

28:                                               ; preds = %102
  %29 = getelementptr inbounds i32, ptr addrspace(3) @smith_waterman.top, i64 %15
  store i32 %104, ptr addrspace(3) %29, align 4, !tbaa !4
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #9
  %30 = icmp eq i32 %7, 0
  br i1 %30, label %31, label %111

31:                                               ; preds = %28
  %32 = load i32, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @smith_waterman.top, i64 4), align 4, !tbaa !4
  %33 = tail call spir_func i32 @_Z3maxii(i32 noundef %104, i32 noundef %32) #8
  %34 = load i32, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @smith_waterman.top, i64 8), align 4, !tbaa !4
  %35 = tail call spir_func i32 @_Z3maxii(i32 noundef %33, i32 noundef %34) #8
  %36 = load i32, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @smith_waterman.top, i64 12), align 4, !tbaa !4
  %37 = tail call spir_func i32 @_Z3maxii(i32 noundef %35, i32 noundef %36) #8
  %38 = load i32, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @smith_waterman.top, i64 16), align 4, !tbaa !4
  %39 = tail call spir_func i32 @_Z3maxii(i32 noundef %37, i32 noundef %38) #8
  %40 = load i32, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @smith_waterman.top, i64 20), align 4, !tbaa !4
  %41 = tail call spir_func i32 @_Z3maxii(i32 noundef %39, i32 noundef %40) #8
  %42 = load i32, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @smith_waterman.top, i64 24), align 4, !tbaa !4
  %43 = tail call spir_func i32 @_Z3maxii(i32 noundef %41, i32 noundef %42) #8
  %44 = load i32, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @smith_waterman.top, i64 28), align 4, !tbaa !4
  %45 = tail call spir_func i32 @_Z3maxii(i32 noundef %43, i32 noundef %44) #8
  %46 = load i32, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @smith_waterman.top, i64 32), align 4, !tbaa !4
  %47 = tail call spir_func i32 @_Z3maxii(i32 noundef %45, i32 noundef %46) #8
  %48 = load i32, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @smith_waterman.top, i64 36), align 4, !tbaa !4
  %49 = tail call spir_func i32 @_Z3maxii(i32 noundef %47, i32 noundef %48) #8
  %50 = load i32, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @smith_waterman.top, i64 40), align 4, !tbaa !4
  %51 = tail call spir_func i32 @_Z3maxii(i32 noundef %49, i32 noundef %50) #8
  %52 = load i32, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @smith_waterman.top, i64 44), align 4, !tbaa !4
  %53 = tail call spir_func i32 @_Z3maxii(i32 noundef %51, i32 noundef %52) #8
  %54 = load i32, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @smith_waterman.top, i64 48), align 4, !tbaa !4
  %55 = tail call spir_func i32 @_Z3maxii(i32 noundef %53, i32 noundef %54) #8
  %56 = load i32, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @smith_waterman.top, i64 52), align 4, !tbaa !4
  %57 = tail call spir_func i32 @_Z3maxii(i32 noundef %55, i32 noundef %56) #8
  %58 = load i32, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @smith_waterman.top, i64 56), align 4, !tbaa !4
  %59 = tail call spir_func i32 @_Z3maxii(i32 noundef %57, i32 noundef %58) #8
  %60 = load i32, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @smith_waterman.top, i64 60), align 4, !tbaa !4
  %61 = tail call spir_func i32 @_Z3maxii(i32 noundef %59, i32 noundef %60) #8
  %62 = sext i32 %9 to i64
  %63 = getelementptr inbounds i32, ptr addrspace(1) %2, i64 %62
  store i32 %61, ptr addrspace(1) %63, align 4, !tbaa !4
  br label %111

64:                                               ; preds = %23, %102
  %65 = phi i32 [ 0, %23 ], [ %104, %102 ]
  %66 = phi i32 [ 0, %23 ], [ %109, %102 ]
  %67 = sub nsw i32 %66, %7
  %68 = icmp ult i32 %67, 16
  %69 = trunc nuw nsw i32 %66 to i8
  br i1 %68, label %70, label %102

70:                                               ; preds = %64
  %71 = add nuw nsw i8 %69, 2
  %72 = urem i8 %71, 3
  %73 = zext nneg i8 %72 to i64
  %74 = getelementptr [17 x i32], ptr addrspace(3) %16, i64 %73
  %75 = load i32, ptr addrspace(3) %74, align 4, !tbaa !4
  %76 = sub nsw i32 %75, %4
  %77 = getelementptr i8, ptr addrspace(3) %74, i64 4
  %78 = load i32, ptr addrspace(3) %77, align 4, !tbaa !4
  %79 = sub nsw i32 %78, %4
  %80 = add nuw nsw i8 %69, 1
  %81 = urem i8 %80, 3
  %82 = zext nneg i8 %81 to i64
  %83 = getelementptr [17 x i32], ptr addrspace(3) %16, i64 %82
  %84 = load i32, ptr addrspace(3) %83, align 4, !tbaa !4
  %85 = or disjoint i32 %67, %10
  %86 = sext i32 %85 to i64
  %87 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %86
  %88 = load i8, ptr addrspace(1) %87, align 1, !tbaa !12
  %89 = zext i8 %88 to i32
  %90 = add nuw nsw i32 %25, %89
  %91 = zext nneg i32 %90 to i64
  %92 = getelementptr inbounds nuw i32, ptr addrspace(1) %3, i64 %91
  %93 = load i32, ptr addrspace(1) %92, align 4, !tbaa !4
  %94 = add nsw i32 %93, %84
  %95 = tail call spir_func i32 @_Z3maxii(i32 noundef 0, i32 noundef %94) #8
  %96 = icmp eq i32 %66, %7
  %97 = select i1 %96, i32 %26, i32 %79
  %98 = select i1 %27, i32 %76, i32 %26
  %99 = tail call spir_func i32 @_Z3maxii(i32 noundef %97, i32 noundef %98) #8
  %100 = tail call spir_func i32 @_Z3maxii(i32 noundef %95, i32 noundef %99) #8
  %101 = tail call spir_func i32 @_Z3maxii(i32 noundef %65, i32 noundef %100) #8
  br label %102

102:                                              ; preds = %64, %70
  %103 = phi i32 [ %100, %70 ], [ 0, %64 ]
  %104 = phi i32 [ %101, %70 ], [ %65, %64 ]
  %105 = urem i8 %69, 3
  %106 = zext nneg i8 %105 to i64
  %107 = getelementptr [17 x i32], ptr addrspace(3) %16, i64 %106
  %108 = getelementptr i8, ptr addrspace(3) %107, i64 4
  store i32 %103, ptr addrspace(3) %108, align 4, !tbaa !4
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #9
  %109 = add nuw nsw i32 %66, 1
  %110 = icmp samesign ult i32 %66, 30
  br i1 %110, label %64, label %28

111:                                              ; preds = %31, %28
  ret void
}

; Function Attrs: convergent nofree norecurse nounwind memory(argmem: readwrite)
define dso_local spir_kernel void @bitap(ptr addrspace(1) noundef readonly align 1 captures(none) %0, ptr addrspace(1) noundef readonly align 1 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2, i32 noundef %3) local_unnamed_addr #2 !kernel_arg_addr_space !21 !kernel_arg_access_qual !22 !kernel_arg_type !23 !kernel_arg_base_type !23 !kernel_arg_type_qual !24 {
  %5 = alloca [4 x i8], align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #10
  store i32 0, ptr %5, align 4
  %6 = load <4 x i8>, ptr addrspace(1) %1, align 1, !tbaa !12
  %7 = and <4 x i8> %6, splat (i8 3)
  %8 = extractelement <4 x i8> %7, i64 0
  %9 = zext nneg i8 %8 to i64
  %10 = getelementptr inbounds nuw i8, ptr %5, i64 %9
  %11 = load i8, ptr %10, align 1, !tbaa !12
  %12 = or i8 %11, 1
  store i8 %12, ptr %10, align 1, !tbaa !12
  %13 = extractelement <4 x i8> %7, i64 1
  %14 = zext nneg i8 %13 to i64
  %15 = getelementptr inbounds nuw i8, ptr %5, i64 %14
  %16 = load i8, ptr %15, align 1, !tbaa !12
  %17 = or i8 %16, 2
  store i8 %17, ptr %15, align 1, !tbaa !12
  %18 = extractelement <4 x i8> %7, i64 2
  %19 = zext nneg i8 %18 to i64
  %20 = getelementptr inbounds nuw i8, ptr %5, i64 %19
  %21 = load i8, ptr %20, align 1, !tbaa !12
  %22 = or i8 %21, 4
  store i8 %22, ptr %20, align 1, !tbaa !12
  %23 = extractelement <4 x i8> %7, i64 3
  %24 = zext nneg i8 %23 to i64
  %25 = getelementptr inbounds nuw i8, ptr %5, i64 %24
  %26 = load i8, ptr %25, align 1, !tbaa !12
  %27 = or i8 %26, 8
  store i8 %27, ptr %25, align 1, !tbaa !12
  %28 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 4
  %29 = load <4 x i8>, ptr addrspace(1) %28, align 1, !tbaa !12
  %30 = and <4 x i8> %29, splat (i8 3)
  %31 = extractelement <4 x i8> %30, i64 0
  %32 = zext nneg i8 %31 to i64
  %33 = getelementptr inbounds nuw i8, ptr %5, i64 %32
  %34 = load i8, ptr %33, align 1, !tbaa !12
  %35 = or i8 %34, 16
  store i8 %35, ptr %33, align 1, !tbaa !12
  %36 = extractelement <4 x i8> %30, i64 1
  %37 = zext nneg i8 %36 to i64
  %38 = getelementptr inbounds nuw i8, ptr %5, i64 %37
  %39 = load i8, ptr %38, align 1, !tbaa !12
  %40 = or i8 %39, 32
  store i8 %40, ptr %38, align 1, !tbaa !12
  %41 = extractelement <4 x i8> %30, i64 2
  %42 = zext nneg i8 %41 to i64
  %43 = getelementptr inbounds nuw i8, ptr %5, i64 %42
  %44 = load i8, ptr %43, align 1, !tbaa !12
  %45 = or i8 %44, 64
  store i8 %45, ptr %43, align 1, !tbaa !12
  %46 = extractelement <4 x i8> %30, i64 3
  %47 = zext nneg i8 %46 to i64
  %48 = getelementptr inbounds nuw i8, ptr %5, i64 %47
  %49 = load i8, ptr %48, align 1, !tbaa !12
  %50 = or i8 %49, -128
  store i8 %50, ptr %48, align 1, !tbaa !12
  %51 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #8
  %52 = trunc i64 %51 to i32
  %53 = icmp sgt i32 %3, 0
  br i1 %53, label %54, label %94

54:                                               ; preds = %4
  %55 = mul nsw i32 %3, %52
  br label %56

56:                                               ; preds = %54, %56
  %57 = phi i8 [ 0, %54 ], [ %74, %56 ]
  %58 = phi i32 [ 0, %54 ], [ %92, %56 ]
  %59 = phi i32 [ 0, %54 ], [ %91, %56 ]
  %60 = phi i8 [ 0, %54 ], [ %80, %56 ]
  %61 = add nsw i32 %58, %55
  %62 = sext i32 %61 to i64
  %63 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %62
  %64 = load i8, ptr addrspace(1) %63, align 1, !tbaa !12
  %65 = and i8 %64, 3
  %66 = zext nneg i8 %65 to i64
  %67 = getelementptr inbounds nuw i8, ptr %5, i64 %66
  %68 = load i8, ptr %67, align 1, !tbaa !12
  %69 = zext i8 %57 to i32
  %70 = shl nuw nsw i32 %69, 1
  %71 = zext i8 %68 to i32
  %72 = trunc i32 %70 to i8
  %73 = or disjoint i8 %72, 1
  %74 = and i8 %68, %73
  %75 = zext i8 %60 to i32
  %76 = shl nuw nsw i32 %75, 1
  %77 = and i32 %76, %71
  %78 = or i32 %77, %70
  %79 = trunc i32 %78 to i8
  %80 = or disjoint i8 %79, 1
  %81 = lshr i8 %74, 2
  %82 = and i8 %81, 1
  %83 = zext nneg i8 %82 to i32
  %84 = zext i8 %80 to i32
  %85 = shl nuw nsw i32 %84, 4
  %86 = and i32 %85, 256
  %87 = or disjoint i32 %86, %83
  %88 = shl nuw nsw i32 %84, 9
  %89 = and i32 %88, 65536
  %90 = add nuw nsw i32 %89, %59
  %91 = add nuw nsw i32 %90, %87
  %92 = add nuw nsw i32 %58, 1
  %93 = icmp slt i32 %92, %3
  br i1 %93, label %56, label %94

94:                                               ; preds = %56, %4
  %95 = phi i32 [ 0, %4 ], [ %91, %56 ]
  %96 = sext i32 %52 to i64
  %97 = getelementptr inbounds i32, ptr addrspace(1) %2, i64 %96
  store i32 %95, ptr addrspace(1) %97, align 4, !tbaa !4
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #10
  ret void
}

; Function Attrs: alwaysinline convergent nofree norecurse nounwind memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_bitap(ptr addrspace(1) noundef readonly align 1 captures(none) %0, ptr addrspace(1) noundef readonly align 1 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2, i32 noundef %3) local_unnamed_addr #3 !kernel_arg_addr_space !21 !kernel_arg_access_qual !22 !kernel_arg_type !23 !kernel_arg_base_type !23 !kernel_arg_type_qual !24 {
  %5 = alloca [4 x i8], align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #10
  store i32 0, ptr %5, align 4
  %6 = load <4 x i8>, ptr addrspace(1) %1, align 1, !tbaa !12
  %7 = and <4 x i8> %6, splat (i8 3)
  %8 = extractelement <4 x i8> %7, i64 0
  %9 = zext nneg i8 %8 to i64
  %10 = getelementptr inbounds nuw i8, ptr %5, i64 %9
  %11 = load i8, ptr %10, align 1, !tbaa !12
  %12 = or i8 %11, 1
  store i8 %12, ptr %10, align 1, !tbaa !12
  %13 = extractelement <4 x i8> %7, i64 1
  %14 = zext nneg i8 %13 to i64
  %15 = getelementptr inbounds nuw i8, ptr %5, i64 %14
  %16 = load i8, ptr %15, align 1, !tbaa !12
  %17 = or i8 %16, 2
  store i8 %17, ptr %15, align 1, !tbaa !12
  %18 = extractelement <4 x i8> %7, i64 2
  %19 = zext nneg i8 %18 to i64
  %20 = getelementptr inbounds nuw i8, ptr %5, i64 %19
  %21 = load i8, ptr %20, align 1, !tbaa !12
  %22 = or i8 %21, 4
  store i8 %22, ptr %20, align 1, !tbaa !12
  %23 = extractelement <4 x i8> %7, i64 3
  %24 = zext nneg i8 %23 to i64
  %25 = getelementptr inbounds nuw i8, ptr %5, i64 %24
  %26 = load i8, ptr %25, align 1, !tbaa !12
  %27 = or i8 %26, 8
  store i8 %27, ptr %25, align 1, !tbaa !12
  %28 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 4
  %29 = load <4 x i8>, ptr addrspace(1) %28, align 1, !tbaa !12
  %30 = and <4 x i8> %29, splat (i8 3)
  %31 = extractelement <4 x i8> %30, i64 0
  %32 = zext nneg i8 %31 to i64
  %33 = getelementptr inbounds nuw i8, ptr %5, i64 %32
  %34 = load i8, ptr %33, align 1, !tbaa !12
  %35 = or i8 %34, 16
  store i8 %35, ptr %33, align 1, !tbaa !12
  %36 = extractelement <4 x i8> %30, i64 1
  %37 = zext nneg i8 %36 to i64
  %38 = getelementptr inbounds nuw i8, ptr %5, i64 %37
  %39 = load i8, ptr %38, align 1, !tbaa !12
  %40 = or i8 %39, 32
  store i8 %40, ptr %38, align 1, !tbaa !12
  %41 = extractelement <4 x i8> %30, i64 2
  %42 = zext nneg i8 %41 to i64
  %43 = getelementptr inbounds nuw i8, ptr %5, i64 %42
  %44 = load i8, ptr %43, align 1, !tbaa !12
  %45 = or i8 %44, 64
  store i8 %45, ptr %43, align 1, !tbaa !12
  %46 = extractelement <4 x i8> %30, i64 3
  %47 = zext nneg i8 %46 to i64
  %48 = getelementptr inbounds nuw i8, ptr %5, i64 %47
  %49 = load i8, ptr %48, align 1, !tbaa !12
  %50 = or i8 %49, -128
  store i8 %50, ptr %48, align 1, !tbaa !12
  %51 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #8
  %52 = trunc i64 %51 to i32
  %53 = icmp sgt i32 %3, 0
  br i1 %53, label %54, label %56

54:                                               ; preds = %4
  %55 = mul nsw i32 %3, %52
  br label %60

56:                                               ; preds = %60, %4
  %57 = phi i32 [ 0, %4 ], [ %95, %60 ]
  %58 = sext i32 %52 to i64
  %59 = getelementptr inbounds i32, ptr addrspace(1) %2, i64 %58
  store i32 %57, ptr addrspace(1) %59, align 4, !tbaa !4
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #10
  ret void

60:                                               ; preds = %54, %60
  %61 = phi i8 [ 0, %54 ], [ %78, %60 ]
  %62 = phi i32 [ 0, %54 ], [ %96, %60 ]
  %63 = phi i32 [ 0, %54 ], [ %95, %60 ]
  %64 = phi i8 [ 0, %54 ], [ %84, %60 ]
  %65 = add nsw i32 %62, %55
  %66 = sext i32 %65 to i64
  %67 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %66
  %68 = load i8, ptr addrspace(1) %67, align 1, !tbaa !12
  %69 = and i8 %68, 3
  %70 = zext nneg i8 %69 to i64
  %71 = getelementptr inbounds nuw i8, ptr %5, i64 %70
  %72 = load i8, ptr %71, align 1, !tbaa !12
  %73 = zext i8 %61 to i32
  %74 = shl nuw nsw i32 %73, 1
  %75 = zext i8 %72 to i32
  %76 = trunc i32 %74 to i8
  %77 = or disjoint i8 %76, 1
  %78 = and i8 %72, %77
  %79 = zext i8 %64 to i32
  %80 = shl nuw nsw i32 %79, 1
  %81 = and i32 %80, %75
  %82 = or i32 %81, %74
  %83 = trunc i32 %82 to i8
  %84 = or disjoint i8 %83, 1
  %85 = lshr i8 %78, 2
  %86 = and i8 %85, 1
  %87 = zext nneg i8 %86 to i32
  %88 = zext i8 %84 to i32
  %89 = shl nuw nsw i32 %88, 4
  %90 = and i32 %89, 256
  %91 = or disjoint i32 %90, %87
  %92 = shl nuw nsw i32 %88, 9
  %93 = and i32 %92, 65536
  %94 = add nuw nsw i32 %93, %63
  %95 = add nuw nsw i32 %94, %91
  %96 = add nuw nsw i32 %62, 1
  %97 = icmp slt i32 %96, %3
  br i1 %97, label %60, label %56
}

; Function Attrs: convergent norecurse nounwind
define dso_local spir_kernel void @base64_encode(ptr addrspace(1) noundef align 1 %0, ptr addrspace(1) noundef align 1 %1) local_unnamed_addr #0 !kernel_arg_addr_space !25 !kernel_arg_access_qual !26 !kernel_arg_type !27 !kernel_arg_base_type !27 !kernel_arg_type_qual !28 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #8
  %4 = shl i64 %3, 32
  %5 = ashr exact i64 %4, 32
  %6 = addrspacecast ptr addrspace(1) %0 to ptr addrspace(4)
  %7 = tail call spir_func <3 x i8> @_Z6vload3mPU3AS4Kh(i64 noundef %5, ptr addrspace(4) noundef %6) #11
  %8 = extractelement <3 x i8> %7, i64 0
  %9 = extractelement <3 x i8> %7, i64 1
  %10 = zext i8 %9 to i32
  %11 = shl nuw nsw i32 %10, 8
  %12 = extractelement <3 x i8> %7, i64 2
  %13 = zext i8 %8 to i32
  %14 = shl nuw nsw i32 %13, 16
  %15 = zext i8 %12 to i32
  %16 = or disjoint i32 %11, %15
  %17 = or disjoint i32 %11, %14
  %18 = insertelement <4 x i32> poison, i32 %13, i64 0
  %19 = insertelement <4 x i32> %18, i32 %17, i64 1
  %20 = insertelement <4 x i32> %19, i32 %16, i64 2
  %21 = insertelement <4 x i32> %20, i32 %15, i64 3
  %22 = lshr <4 x i32> %21, <i32 0, i32 12, i32 6, i32 0>
  %23 = lshr <4 x i32> %22, <i32 2, i32 63, i32 63, i32 63>
  %24 = and <4 x i32> %22, <i32 poison, i32 63, i32 63, i32 63>
  %25 = shufflevector <4 x i32> %23, <4 x i32> %24, <4 x i32> <i32 0, i32 5, i32 6, i32 7>
  %26 = trunc <4 x i32> %25 to <4 x i8>
  %27 = extractelement <4 x i8> %26, i64 0
  %28 = zext i8 %27 to i64
  %29 = getelementptr inbounds nuw i8, ptr addrspace(2) @alphabet, i64 %28
  %30 = load i8, ptr addrspace(2) %29, align 1, !tbaa !12
  %31 = insertelement <4 x i8> poison, i8 %30, i64 0
  %32 = extractelement <4 x i8> %26, i64 1
  %33 = zext nneg i8 %32 to i64
  %34 = getelementptr inbounds nuw i8, ptr addrspace(2) @alphabet, i64 %33
  %35 = load i8, ptr addrspace(2) %34, align 1, !tbaa !12
  %36 = insertelement <4 x i8> %31, i8 %35, i64 1
  %37 = extractelement <4 x i8> %26, i64 2
  %38 = zext nneg i8 %37 to i64
  %39 = getelementptr inbounds nuw i8, ptr addrspace(2) @alphabet, i64 %38
  %40 = load i8, ptr addrspace(2) %39, align 1, !tbaa !12
  %41 = insertelement <4 x i8> %36, i8 %40, i64 2
  %42 = extractelement <4 x i8> %26, i64 3
  %43 = zext nneg i8 %42 to i64
  %44 = getelementptr inbounds nuw i8, ptr addrspace(2) @alphabet, i64 %43
  %45 = load i8, ptr addrspace(2) %44, align 1, !tbaa !12
  %46 = insertelement <4 x i8> %41, i8 %45, i64 3
  %47 = addrspacecast ptr addrspace(1) %1 to ptr addrspace(4)
  tail call spir_func void @_Z7vstore4Dv4_hmPU3AS4h(<4 x i8> noundef %46, i64 noundef %5, ptr addrspace(4) noundef %47) #9
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define dso_local spir_func void @__clang_ocl_kern_imp_base64_encode(ptr addrspace(1) noundef align 1 %0, ptr addrspace(1) noundef align 1 %1) local_unnamed_addr #1 !kernel_arg_addr_space !25 !kernel_arg_access_qual !26 !kernel_arg_type !27 !kernel_arg_base_type !27 !kernel_arg_type_qual !28 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #8
  %4 = shl i64 %3, 32
  %5 = ashr exact i64 %4, 32
  %6 = addrspacecast ptr addrspace(1) %0 to ptr addrspace(4)
  %7 = tail call spir_func <3 x i8> @_Z6vload3mPU3AS4Kh(i64 noundef %5, ptr addrspace(4) noundef %6) #11
  %8 = extractelement <3 x i8> %7, i64 0
  %9 = extractelement <3 x i8> %7, i64 1
  %10 = zext i8 %9 to i32
  %11 = shl nuw nsw i32 %10, 8
  %12 = extractelement <3 x i8> %7, i64 2
  %13 = zext i8 %8 to i32
  %14 = shl nuw nsw i32 %13, 16
  %15 = zext i8 %12 to i32
  %16 = or disjoint i32 %11, %15
  %17 = or disjoint i32 %11, %14
  %18 = insertelement <4 x i32> poison, i32 %13, i64 0
  %19 = insertelement <4 x i32> %18, i32 %17, i64 1
  %20 = insertelement <4 x i32> %19, i32 %16, i64 2
  %21 = insertelement <4 x i32> %20, i32 %15, i64 3
  %22 = lshr <4 x i32> %21, <i32 0, i32 12, i32 6, i32 0>
  %23 = lshr <4 x i32> %22, <i32 2, i32 63, i32 63, i32 63>
  %24 = and <4 x i32> %22, <i32 poison, i32 63, i32 63, i32 63>
  %25 = shufflevector <4 x i32> %23, <4 x i32> %24, <4 x i32> <i32 0, i32 5, i32 6, i32 7>
  %26 = trunc <4 x i32> %25 to <4 x i8>
  %27 = extractelement <4 x i8> %26, i64 0
  %28 = zext i8 %27 to i64
  %29 = getelementptr inbounds nuw i8, ptr addrspace(2) @alphabet, i64 %28
  %30 = load i8, ptr addrspace(2) %29, align 1, !tbaa !12
  %31 = insertelement <4 x i8> poison, i8 %30, i64 0
  %32 = extractelement <4 x i8> %26, i64 1
  %33 = zext nneg i8 %32 to i64
  %34 = getelementptr inbounds nuw i8, ptr addrspace(2) @alphabet, i64 %33
  %35 = load i8, ptr addrspace(2) %34, align 1, !tbaa !12
  %36 = insertelement <4 x i8> %31, i8 %35, i64 1
  %37 = extractelement <4 x i8> %26, i64 2
  %38 = zext nneg i8 %37 to i64
  %39 = getelementptr inbounds nuw i8, ptr addrspace(2) @alphabet, i64 %38
  %40 = load i8, ptr addrspace(2) %39, align 1, !tbaa !12
  %41 = insertelement <4 x i8> %36, i8 %40, i64 2
  %42 = extractelement <4 x i8> %26, i64 3
  %43 = zext nneg i8 %42 to i64
  %44 = getelementptr inbounds nuw i8, ptr addrspace(2) @alphabet, i64 %43
  %45 = load i8, ptr addrspace(2) %44, align 1, !tbaa !12
  %46 = insertelement <4 x i8> %41, i8 %45, i64 3
  %47 = addrspacecast ptr addrspace(1) %1 to ptr addrspace(4)
  tail call spir_func void @_Z7vstore4Dv4_hmPU3AS4h(<4 x i8> noundef %46, i64 noundef %5, ptr addrspace(4) noundef %47) #9
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #5

; Function Attrs: convergent nounwind
declare dso_local spir_func i32 @_Z10atomic_minPU3AS1Vii(ptr addrspace(1) noundef, i32 noundef) local_unnamed_addr #6

; Function Attrs: convergent nounwind
declare dso_local spir_func i32 @_Z10atomic_incPU3AS1Vi(ptr addrspace(1) noundef) local_unnamed_addr #6

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func zeroext i8 @_Z3minhh(i8 noundef zeroext, i8 noundef zeroext) local_unnamed_addr #5

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z12get_local_idj(i32 noundef) local_unnamed_addr #5

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z12get_group_idj(i32 noundef) local_unnamed_addr #5

; Function Attrs: convergent nounwind
declare dso_local spir_func void @_Z7barrierj(i32 noundef) local_unnamed_addr #6

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i32 @_Z3maxii(i32 noundef, i32 noundef) local_unnamed_addr #5

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(read)
declare dso_local spir_func <3 x i8> @_Z6vload3mPU3AS4Kh(i64 noundef, ptr addrspace(4) noundef) local_unnamed_addr #7

; Function Attrs: convergent nounwind
declare dso_local spir_func void @_Z7vstore4Dv4_hmPU3AS4h(<4 x i8> noundef, i64 noundef, ptr addrspace(4) noundef) local_unnamed_addr #6

attributes #0 = { convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #2 = { convergent nofree norecurse nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #3 = { alwaysinline convergent nofree norecurse nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #4 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #5 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #6 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #7 = { convergent mustprogress nofree nounwind willreturn memory(read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #8 = { convergent nounwind willreturn memory(none) }
attributes #9 = { convergent nounwind }
attributes #10 = { nounwind }
attributes #11 = { convergent nounwind willreturn memory(read) }

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
!8 = !{i32 1, i32 1, i32 1, i32 1, i32 0, i32 0}
!9 = !{!"none", !"none", !"none", !"none", !"none", !"none"}
!10 = !{!"uchar*", !"uchar*", !"int*", !"int*", !"int", !"int"}
!11 = !{!"const", !"const", !"volatile", !"volatile", !"", !""}
!12 = !{!6, !6, i64 0}
!13 = !{i32 1, i32 1, i32 1}
!14 = !{!"none", !"none", !"none"}
!15 = !{!"uchar*", !"uchar*", !"int*"}
!16 = !{!"const", !"const", !""}
!17 = !{i32 1, i32 1, i32 1, i32 1, i32 0}
!18 = !{!"none", !"none", !"none", !"none", !"none"}
!19 = !{!"uchar*", !"uchar*", !"int*", !"int*", !"int"}
!20 = !{!"const", !"const", !"", !"const", !""}
!21 = !{i32 1, i32 1, i32 1, i32 0}
!22 = !{!"none", !"none", !"none", !"none"}
!23 = !{!"uchar*", !"uchar*", !"int*", !"int"}
!24 = !{!"const", !"const", !"", !""}
!25 = !{i32 1, i32 1}
!26 = !{!"none", !"none"}
!27 = !{!"uchar*", !"uchar*"}
!28 = !{!"const", !""}
