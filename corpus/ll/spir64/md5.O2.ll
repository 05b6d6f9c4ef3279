; ModuleID = 'corpus/opencl/md5.cl'
source_filename = "corpus/opencl/md5.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

%union.anon = type { [16 x i32] }

; Function Attrs: convergent norecurse nounwind
define dso_local spir_kernel void @md5_bruteforce(ptr addrspace(1) noundef readonly align 1 captures(none) %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, ptr addrspace(1) noundef writeonly align 16 captures(none) %4, ptr addrspace(1) noundef readonly align 4 %5, ptr addrspace(1) noundef align 4 %6) local_unnamed_addr #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 {
  %8 = alloca [16 x i32], align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #10
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(64) %8, i8 0, i64 64, i1 false), !tbaa !4
  %9 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #11
  %10 = trunc i64 %9 to i32
  %11 = icmp eq i32 %2, 0
  br i1 %11, label %14, label %12

12:                                               ; preds = %7
  %13 = add i32 %3, %10
  br label %33

14:                                               ; preds = %33, %7
  %15 = shl i32 %2, 3
  %16 = and i32 %15, 24
  %17 = shl nuw i32 128, %16
  %18 = lshr i32 %2, 2
  %19 = zext nneg i32 %18 to i64
  %20 = getelementptr inbounds nuw i32, ptr %8, i64 %19
  %21 = load i32, ptr %20, align 4, !tbaa !4
  %22 = or i32 %21, %17
  store i32 %22, ptr %20, align 4, !tbaa !4
  %23 = getelementptr inbounds nuw i8, ptr %8, i64 56
  store i32 %15, ptr %23, align 4, !tbaa !4
  %24 = call spir_func <4 x i32> @md5_block(ptr noundef %8) #12
  %25 = and i64 %9, 4294967295
  %26 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %4, i64 %25
  store <4 x i32> %24, ptr addrspace(1) %26, align 16, !tbaa !13
  %27 = addrspacecast ptr addrspace(1) %5 to ptr addrspace(4)
  %28 = tail call spir_func <4 x i32> @_Z6vload4mPU3AS4Kj(i64 noundef 0, ptr addrspace(4) noundef %27) #13
  %29 = icmp eq <4 x i32> %24, %28
  %30 = sext <4 x i1> %29 to <4 x i32>
  %31 = tail call spir_func i32 @_Z3allDv4_i(<4 x i32> noundef %30) #11
  %32 = icmp eq i32 %31, 0
  br i1 %32, label %56, label %54

33:                                               ; preds = %12, %33
  %34 = phi i32 [ %37, %33 ], [ %13, %12 ]
  %35 = phi i32 [ %52, %33 ], [ 0, %12 ]
  %36 = freeze i32 %34
  %37 = udiv i32 %36, %1
  %38 = mul i32 %37, %1
  %39 = sub i32 %36, %38
  %40 = zext i32 %39 to i64
  %41 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 %40
  %42 = load i8, ptr addrspace(1) %41, align 1, !tbaa !13
  %43 = zext i8 %42 to i32
  %44 = shl i32 %35, 3
  %45 = and i32 %44, 24
  %46 = shl nuw i32 %43, %45
  %47 = lshr i32 %35, 2
  %48 = zext nneg i32 %47 to i64
  %49 = getelementptr inbounds nuw i32, ptr %8, i64 %48
  %50 = load i32, ptr %49, align 4, !tbaa !4
  %51 = or i32 %50, %46
  store i32 %51, ptr %49, align 4, !tbaa !4
  %52 = add nuw i32 %35, 1
  %53 = icmp ult i32 %52, %2
  br i1 %53, label %33, label %14

54:                                               ; preds = %14
  %55 = tail call spir_func i32 @_Z10atomic_minPU3AS1Vjj(ptr addrspace(1) noundef align 4 %6, i32 noundef %10) #12
  br label %56

56:                                               ; preds = %14, %54
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #10
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define dso_local spir_func void @__clang_ocl_kern_imp_md5_bruteforce(ptr addrspace(1) noundef readonly align 1 captures(none) %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, ptr addrspace(1) noundef writeonly align 16 captures(none) %4, ptr addrspace(1) noundef readonly align 4 %5, ptr addrspace(1) noundef align 4 %6) local_unnamed_addr #1 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 {
  %8 = alloca [16 x i32], align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #10
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(64) %8, i8 0, i64 64, i1 false), !tbaa !4
  %9 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #11
  %10 = trunc i64 %9 to i32
  %11 = icmp eq i32 %2, 0
  br i1 %11, label %14, label %12

12:                                               ; preds = %7
  %13 = add i32 %3, %10
  br label %33

14:                                               ; preds = %33, %7
  %15 = shl i32 %2, 3
  %16 = and i32 %15, 24
  %17 = shl nuw i32 128, %16
  %18 = lshr i32 %2, 2
  %19 = zext nneg i32 %18 to i64
  %20 = getelementptr inbounds nuw i32, ptr %8, i64 %19
  %21 = load i32, ptr %20, align 4, !tbaa !4
  %22 = or i32 %21, %17
  store i32 %22, ptr %20, align 4, !tbaa !4
  %23 = getelementptr inbounds nuw i8, ptr %8, i64 56
  store i32 %15, ptr %23, align 4, !tbaa !4
  %24 = call spir_func <4 x i32> @md5_block(ptr noundef %8) #12
  %25 = and i64 %9, 4294967295
  %26 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %4, i64 %25
  store <4 x i32> %24, ptr addrspace(1) %26, align 16, !tbaa !13
  %27 = addrspacecast ptr addrspace(1) %5 to ptr addrspace(4)
  %28 = tail call spir_func <4 x i32> @_Z6vload4mPU3AS4Kj(i64 noundef 0, ptr addrspace(4) noundef %27) #13
  %29 = icmp eq <4 x i32> %24, %28
  %30 = sext <4 x i1> %29 to <4 x i32>
  %31 = tail call spir_func i32 @_Z3allDv4_i(<4 x i32> noundef %30) #11
  %32 = icmp eq i32 %31, 0
  br i1 %32, label %56, label %54

33:                                               ; preds = %12, %33
  %34 = phi i32 [ %37, %33 ], [ %13, %12 ]
  %35 = phi i32 [ %52, %33 ], [ 0, %12 ]
  %36 = freeze i32 %34
  %37 = udiv i32 %36, %1
  %38 = mul i32 %37, %1
  %39 = sub i32 %36, %38
  %40 = zext i32 %39 to i64
  %41 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 %40
  %42 = load i8, ptr addrspace(1) %41, align 1, !tbaa !13
  %43 = zext i8 %42 to i32
  %44 = shl i32 %35, 3
  %45 = and i32 %44, 24
  %46 = shl nuw i32 %43, %45
  %47 = lshr i32 %35, 2
  %48 = zext nneg i32 %47 to i64
  %49 = getelementptr inbounds nuw i32, ptr %8, i64 %48
  %50 = load i32, ptr %49, align 4, !tbaa !4
  %51 = or i32 %50, %46
  store i32 %51, ptr %49, align 4, !tbaa !4
  %52 = add nuw i32 %35, 1
  %53 = icmp ult i32 %52, %2
  br i1 %53, label %33, label %14

54:                                               ; preds = %14
  %55 = tail call spir_func i32 @_Z10atomic_minPU3AS1Vjj(ptr addrspace(1) noundef %6, i32 noundef %10) #12
  br label %56

56:                                               ; preds = %54, %14
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #10
  ret void
}

; Function Attrs: convergent nofree norecurse nounwind memory(argmem: readwrite)
define dso_local spir_kernel void @md5_bytes(ptr addrspace(1) noundef readonly align 1 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 16 captures(none) %2) local_unnamed_addr #2 !kernel_arg_addr_space !14 !kernel_arg_access_qual !15 !kernel_arg_type !16 !kernel_arg_base_type !17 !kernel_arg_type_qual !18 {
  %4 = alloca %union.anon, align 4
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #11
  %6 = and i64 %5, 4294967295
  %7 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %6
  %8 = load i32, ptr addrspace(1) %7, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #10
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(64) %4, i8 0, i64 64, i1 false), !tbaa !13
  %9 = icmp eq i32 %8, 0
  br i1 %9, label %43, label %10

10:                                               ; preds = %3
  %11 = trunc i64 %5 to i32
  %12 = shl i32 %11, 4
  %13 = icmp ult i32 %8, 4
  %14 = sub i32 0, %8
  %15 = icmp ugt i32 %12, %14
  %16 = or i1 %13, %15
  br i1 %16, label %31, label %17

17:                                               ; preds = %10
  %18 = and i32 %8, -4
  br label %19

19:                                               ; preds = %19, %17
  %20 = phi i32 [ 0, %17 ], [ %27, %19 ]
  %21 = add i32 %20, %12
  %22 = zext i32 %21 to i64
  %23 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 %22
  %24 = load <4 x i8>, ptr addrspace(1) %23, align 1, !tbaa !13
  %25 = zext i32 %20 to i64
  %26 = getelementptr inbounds nuw i8, ptr %4, i64 %25
  store <4 x i8> %24, ptr %26, align 4, !tbaa !13
  %27 = add nuw i32 %20, 4
  %28 = icmp eq i32 %27, %18
  br i1 %28, label %29, label %19, !llvm.loop !19

29:                                               ; preds = %19
  %30 = icmp eq i32 %8, %18
  br i1 %30, label %43, label %31

31:                                               ; preds = %10, %29
  %32 = phi i32 [ 0, %10 ], [ %18, %29 ]
  br label %33

33:                                               ; preds = %31, %33
  %34 = phi i32 [ %41, %33 ], [ %32, %31 ]
  %35 = add i32 %34, %12
  %36 = zext i32 %35 to i64
  %37 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 %36
  %38 = load i8, ptr addrspace(1) %37, align 1, !tbaa !13
  %39 = zext i32 %34 to i64
  %40 = getelementptr inbounds nuw i8, ptr %4, i64 %39
  store i8 %38, ptr %40, align 1, !tbaa !13
  %41 = add nuw i32 %34, 1
  %42 = icmp ult i32 %41, %8
  br i1 %42, label %33, label %43, !llvm.loop !22

43:                                               ; preds = %33, %29, %3
  %44 = zext i32 %8 to i64
  %45 = getelementptr inbounds nuw i8, ptr %4, i64 %44
  store i8 -128, ptr %45, align 1, !tbaa !13
  %46 = shl i32 %8, 3
  %47 = getelementptr inbounds nuw i8, ptr %4, i64 56
  store i32 %46, ptr %47, align 4, !tbaa !13
  %48 = call spir_func <4 x i32> @md5_block(ptr noundef %4) #12
  %49 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %2, i64 %6
  store <4 x i32> %48, ptr addrspace(1) %49, align 16, !tbaa !13
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #10
  ret void
}

; Function Attrs: alwaysinline convergent nofree norecurse nounwind memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_md5_bytes(ptr addrspace(1) noundef readonly align 1 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 16 captures(none) %2) local_unnamed_addr #3 !kernel_arg_addr_space !14 !kernel_arg_access_qual !15 !kernel_arg_type !16 !kernel_arg_base_type !17 !kernel_arg_type_qual !18 {
  %4 = alloca %union.anon, align 4
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #11
  %6 = and i64 %5, 4294967295
  %7 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %6
  %8 = load i32, ptr addrspace(1) %7, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #10
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(64) %4, i8 0, i64 64, i1 false), !tbaa !13
  %9 = icmp eq i32 %8, 0
  br i1 %9, label %33, label %10

10:                                               ; preds = %3
  %11 = trunc i64 %5 to i32
  %12 = shl i32 %11, 4
  %13 = icmp ult i32 %8, 4
  %14 = sub i32 0, %8
  %15 = icmp ugt i32 %12, %14
  %16 = or i1 %13, %15
  br i1 %16, label %31, label %17

17:                                               ; preds = %10
  %18 = and i32 %8, -4
  br label %19

19:                                               ; preds = %19, %17
  %20 = phi i32 [ 0, %17 ], [ %27, %19 ]
  %21 = add i32 %20, %12
  %22 = zext i32 %21 to i64
  %23 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 %22
  %24 = load <4 x i8>, ptr addrspace(1) %23, align 1, !tbaa !13
  %25 = zext i32 %20 to i64
  %26 = getelementptr inbounds nuw i8, ptr %4, i64 %25
  store <4 x i8> %24, ptr %26, align 4, !tbaa !13
  %27 = add nuw i32 %20, 4
  %28 = icmp eq i32 %27, %18
  br i1 %28, label %29, label %19, !llvm.loop !23

29:                                               ; preds = %19
  %30 = icmp eq i32 %8, %18
  br i1 %30, label %33, label %31

31:                                               ; preds = %10, %29
  %32 = phi i32 [ 0, %10 ], [ %18, %29 ]
  br label %40

33:                                               ; preds = %40, %29, %3
  %34 = zext i32 %8 to i64
  %35 = getelementptr inbounds nuw i8, ptr %4, i64 %34
  store i8 -128, ptr %35, align 1, !tbaa !13
  %36 = shl i32 %8, 3
  %37 = getelementptr inbounds nuw i8, ptr %4, i64 56
  store i32 %36, ptr %37, align 4, !tbaa !13
  %38 = call spir_func <4 x i32> @md5_block(ptr noundef %4) #12
  %39 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %2, i64 %6
  store <4 x i32> %38, ptr addrspace(1) %39, align 16, !tbaa !13
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #10
  ret void

40:                                               ; preds = %31, %40
  %41 = phi i32 [ %48, %40 ], [ %32, %31 ]
  %42 = add i32 %41, %12
  %43 = zext i32 %42 to i64
  %44 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 %43
  %45 = load i8, ptr addrspace(1) %44, align 1, !tbaa !13
  %46 = zext i32 %41 to i64
  %47 = getelementptr inbounds nuw i8, ptr %4, i64 %46
  store i8 %45, ptr %47, align 1, !tbaa !13
  %48 = add nuw i32 %41, 1
  %49 = icmp ult i32 %48, %8
  br i1 %49, label %40, label %33, !llvm.loop !24
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #4

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: read)
define internal spir_func <4 x i32> @md5_block(ptr noundef nonnull readonly captures(none) %0) unnamed_addr #6 {
  %2 = load i32, ptr %0, align 4, !tbaa !4
  %3 = add i32 %2, -680876937
  %4 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %3, i32 noundef 7) #11
  %5 = add i32 %4, -271733879
  %6 = and i32 %5, 2004318071
  %7 = xor i32 %6, -1732584194
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 4
  %9 = load i32, ptr %8, align 4, !tbaa !4
  %10 = add i32 %9, -117830708
  %11 = add i32 %10, %7
  %12 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %11, i32 noundef 12) #11
  %13 = add i32 %12, %5
  %14 = xor i32 %5, -271733879
  %15 = and i32 %13, %14
  %16 = xor i32 %15, -271733879
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %18 = load i32, ptr %17, align 4, !tbaa !4
  %19 = add i32 %18, -1126478375
  %20 = add i32 %19, %16
  %21 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %20, i32 noundef 17) #11
  %22 = add i32 %21, %13
  %23 = xor i32 %13, %5
  %24 = and i32 %22, %23
  %25 = xor i32 %24, %5
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 12
  %27 = load i32, ptr %26, align 4, !tbaa !4
  %28 = add i32 %27, -1316259209
  %29 = add i32 %28, %25
  %30 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %29, i32 noundef 22) #11
  %31 = add i32 %30, %22
  %32 = xor i32 %22, %13
  %33 = and i32 %31, %32
  %34 = xor i32 %33, %13
  %35 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %36 = load i32, ptr %35, align 4, !tbaa !4
  %37 = add i32 %4, -448152776
  %38 = add i32 %37, %36
  %39 = add i32 %38, %34
  %40 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %39, i32 noundef 7) #11
  %41 = add i32 %40, %31
  %42 = xor i32 %31, %22
  %43 = and i32 %41, %42
  %44 = xor i32 %43, %22
  %45 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %46 = load i32, ptr %45, align 4, !tbaa !4
  %47 = add i32 %13, 1200080426
  %48 = add i32 %47, %46
  %49 = add i32 %48, %44
  %50 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %49, i32 noundef 12) #11
  %51 = add i32 %50, %41
  %52 = xor i32 %41, %31
  %53 = and i32 %51, %52
  %54 = xor i32 %53, %31
  %55 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %56 = load i32, ptr %55, align 4, !tbaa !4
  %57 = add i32 %22, -1473231341
  %58 = add i32 %57, %56
  %59 = add i32 %58, %54
  %60 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %59, i32 noundef 17) #11
  %61 = add i32 %60, %51
  %62 = xor i32 %51, %41
  %63 = and i32 %61, %62
  %64 = xor i32 %63, %41
  %65 = getelementptr inbounds nuw i8, ptr %0, i64 28
  %66 = load i32, ptr %65, align 4, !tbaa !4
  %67 = add i32 %31, -45705983
  %68 = add i32 %67, %66
  %69 = add i32 %68, %64
  %70 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %69, i32 noundef 22) #11
  %71 = add i32 %70, %61
  %72 = xor i32 %61, %51
  %73 = and i32 %71, %72
  %74 = xor i32 %73, %51
  %75 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %76 = load i32, ptr %75, align 4, !tbaa !4
  %77 = add i32 %41, 1770035416
  %78 = add i32 %77, %76
  %79 = add i32 %78, %74
  %80 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %79, i32 noundef 7) #11
  %81 = add i32 %80, %71
  %82 = xor i32 %71, %61
  %83 = and i32 %81, %82
  %84 = xor i32 %83, %61
  %85 = getelementptr inbounds nuw i8, ptr %0, i64 36
  %86 = load i32, ptr %85, align 4, !tbaa !4
  %87 = add i32 %51, -1958414417
  %88 = add i32 %87, %86
  %89 = add i32 %88, %84
  %90 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %89, i32 noundef 12) #11
  %91 = add i32 %90, %81
  %92 = xor i32 %81, %71
  %93 = and i32 %91, %92
  %94 = xor i32 %93, %71
  %95 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %96 = load i32, ptr %95, align 4, !tbaa !4
  %97 = add i32 %61, -42063
  %98 = add i32 %97, %96
  %99 = add i32 %98, %94
  %100 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %99, i32 noundef 17) #11
  %101 = add i32 %100, %91
  %102 = xor i32 %91, %81
  %103 = and i32 %101, %102
  %104 = xor i32 %103, %81
  %105 = getelementptr inbounds nuw i8, ptr %0, i64 44
  %106 = load i32, ptr %105, align 4, !tbaa !4
  %107 = add i32 %71, -1990404162
  %108 = add i32 %107, %106
  %109 = add i32 %108, %104
  %110 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %109, i32 noundef 22) #11
  %111 = add i32 %110, %101
  %112 = xor i32 %101, %91
  %113 = and i32 %111, %112
  %114 = xor i32 %113, %91
  %115 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %116 = load i32, ptr %115, align 4, !tbaa !4
  %117 = add i32 %81, 1804603682
  %118 = add i32 %117, %116
  %119 = add i32 %118, %114
  %120 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %119, i32 noundef 7) #11
  %121 = add i32 %120, %111
  %122 = xor i32 %111, %101
  %123 = and i32 %121, %122
  %124 = xor i32 %123, %101
  %125 = getelementptr inbounds nuw i8, ptr %0, i64 52
  %126 = load i32, ptr %125, align 4, !tbaa !4
  %127 = add i32 %91, -40341101
  %128 = add i32 %127, %126
  %129 = add i32 %128, %124
  %130 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %129, i32 noundef 12) #11
  %131 = add i32 %130, %121
  %132 = xor i32 %121, %111
  %133 = and i32 %131, %132
  %134 = xor i32 %133, %111
  %135 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %136 = load i32, ptr %135, align 4, !tbaa !4
  %137 = add i32 %101, -1502002290
  %138 = add i32 %137, %136
  %139 = add i32 %138, %134
  %140 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %139, i32 noundef 17) #11
  %141 = add i32 %140, %131
  %142 = xor i32 %131, %121
  %143 = and i32 %141, %142
  %144 = xor i32 %143, %121
  %145 = getelementptr inbounds nuw i8, ptr %0, i64 60
  %146 = load i32, ptr %145, align 4, !tbaa !4
  %147 = add i32 %111, 1236535329
  %148 = add i32 %147, %146
  %149 = add i32 %148, %144
  %150 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %149, i32 noundef 22) #11
  %151 = add i32 %150, %141
  %152 = xor i32 %151, %141
  %153 = and i32 %152, %131
  %154 = xor i32 %153, %141
  %155 = add i32 %9, -165796510
  %156 = add i32 %155, %121
  %157 = add i32 %156, %154
  %158 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %157, i32 noundef 5) #11
  %159 = add i32 %158, %151
  %160 = xor i32 %159, %151
  %161 = and i32 %160, %141
  %162 = xor i32 %161, %151
  %163 = add i32 %56, -1069501632
  %164 = add i32 %163, %131
  %165 = add i32 %164, %162
  %166 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %165, i32 noundef 9) #11
  %167 = add i32 %166, %159
  %168 = xor i32 %167, %159
  %169 = and i32 %168, %151
  %170 = xor i32 %169, %159
  %171 = add i32 %106, 643717713
  %172 = add i32 %171, %141
  %173 = add i32 %172, %170
  %174 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %173, i32 noundef 14) #11
  %175 = add i32 %174, %167
  %176 = xor i32 %175, %167
  %177 = and i32 %176, %159
  %178 = xor i32 %177, %167
  %179 = add i32 %2, -373897302
  %180 = add i32 %179, %151
  %181 = add i32 %180, %178
  %182 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %181, i32 noundef 20) #11
  %183 = add i32 %182, %175
  %184 = xor i32 %183, %175
  %185 = and i32 %184, %167
  %186 = xor i32 %185, %175
  %187 = add i32 %46, -701558691
  %188 = add i32 %187, %159
  %189 = add i32 %188, %186
  %190 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %189, i32 noundef 5) #11
  %191 = add i32 %190, %183
  %192 = xor i32 %191, %183
  %193 = and i32 %192, %175
  %194 = xor i32 %193, %183
  %195 = add i32 %96, 38016083
  %196 = add i32 %195, %167
  %197 = add i32 %196, %194
  %198 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %197, i32 noundef 9) #11
  %199 = add i32 %198, %191
  %200 = xor i32 %199, %191
  %201 = and i32 %200, %183
  %202 = xor i32 %201, %191
  %203 = add i32 %146, -660478335
  %204 = add i32 %203, %175
  %205 = add i32 %204, %202
  %206 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %205, i32 noundef 14) #11
  %207 = add i32 %206, %199
  %208 = xor i32 %207, %199
  %209 = and i32 %208, %191
  %210 = xor i32 %209, %199
  %211 = add i32 %36, -405537848
  %212 = add i32 %211, %183
  %213 = add i32 %212, %210
  %214 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %213, i32 noundef 20) #11
  %215 = add i32 %214, %207
  %216 = xor i32 %215, %207
  %217 = and i32 %216, %199
  %218 = xor i32 %217, %207
  %219 = add i32 %86, 568446438
  %220 = add i32 %219, %191
  %221 = add i32 %220, %218
  %222 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %221, i32 noundef 5) #11
  %223 = add i32 %222, %215
  %224 = xor i32 %223, %215
  %225 = and i32 %224, %207
  %226 = xor i32 %225, %215
  %227 = add i32 %136, -1019803690
  %228 = add i32 %227, %199
  %229 = add i32 %228, %226
  %230 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %229, i32 noundef 9) #11
  %231 = add i32 %230, %223
  %232 = xor i32 %231, %223
  %233 = and i32 %232, %215
  %234 = xor i32 %233, %223
  %235 = add i32 %27, -187363961
  %236 = add i32 %235, %207
  %237 = add i32 %236, %234
  %238 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %237, i32 noundef 14) #11
  %239 = add i32 %238, %231
  %240 = xor i32 %239, %231
  %241 = and i32 %240, %223
  %242 = xor i32 %241, %231
  %243 = add i32 %76, 1163531501
  %244 = add i32 %243, %215
  %245 = add i32 %244, %242
  %246 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %245, i32 noundef 20) #11
  %247 = add i32 %246, %239
  %248 = xor i32 %247, %239
  %249 = and i32 %248, %231
  %250 = xor i32 %249, %239
  %251 = add i32 %126, -1444681467
  %252 = add i32 %251, %223
  %253 = add i32 %252, %250
  %254 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %253, i32 noundef 5) #11
  %255 = add i32 %254, %247
  %256 = xor i32 %255, %247
  %257 = and i32 %256, %239
  %258 = xor i32 %257, %247
  %259 = add i32 %18, -51403784
  %260 = add i32 %259, %231
  %261 = add i32 %260, %258
  %262 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %261, i32 noundef 9) #11
  %263 = add i32 %262, %255
  %264 = xor i32 %263, %255
  %265 = and i32 %264, %247
  %266 = xor i32 %265, %255
  %267 = add i32 %66, 1735328473
  %268 = add i32 %267, %239
  %269 = add i32 %268, %266
  %270 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %269, i32 noundef 14) #11
  %271 = add i32 %270, %263
  %272 = xor i32 %271, %263
  %273 = and i32 %272, %255
  %274 = xor i32 %273, %263
  %275 = add i32 %116, -1926607734
  %276 = add i32 %275, %247
  %277 = add i32 %276, %274
  %278 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %277, i32 noundef 20) #11
  %279 = add i32 %278, %271
  %280 = xor i32 %272, %279
  %281 = add i32 %46, -378558
  %282 = add i32 %281, %255
  %283 = add i32 %282, %280
  %284 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %283, i32 noundef 4) #11
  %285 = add i32 %284, %279
  %286 = xor i32 %279, %271
  %287 = xor i32 %286, %285
  %288 = add i32 %76, -2022574463
  %289 = add i32 %288, %263
  %290 = add i32 %289, %287
  %291 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %290, i32 noundef 11) #11
  %292 = add i32 %291, %285
  %293 = xor i32 %285, %279
  %294 = xor i32 %293, %292
  %295 = add i32 %106, 1839030562
  %296 = add i32 %295, %271
  %297 = add i32 %296, %294
  %298 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %297, i32 noundef 16) #11
  %299 = add i32 %298, %292
  %300 = xor i32 %292, %285
  %301 = xor i32 %300, %299
  %302 = add i32 %136, -35309556
  %303 = add i32 %302, %279
  %304 = add i32 %303, %301
  %305 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %304, i32 noundef 23) #11
  %306 = add i32 %305, %299
  %307 = xor i32 %299, %292
  %308 = xor i32 %307, %306
  %309 = add i32 %9, -1530992060
  %310 = add i32 %309, %285
  %311 = add i32 %310, %308
  %312 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %311, i32 noundef 4) #11
  %313 = add i32 %312, %306
  %314 = xor i32 %306, %299
  %315 = xor i32 %314, %313
  %316 = add i32 %36, 1272893353
  %317 = add i32 %316, %292
  %318 = add i32 %317, %315
  %319 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %318, i32 noundef 11) #11
  %320 = add i32 %319, %313
  %321 = xor i32 %313, %306
  %322 = xor i32 %321, %320
  %323 = add i32 %66, -155497632
  %324 = add i32 %323, %299
  %325 = add i32 %324, %322
  %326 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %325, i32 noundef 16) #11
  %327 = add i32 %326, %320
  %328 = xor i32 %320, %313
  %329 = xor i32 %328, %327
  %330 = add i32 %96, -1094730640
  %331 = add i32 %330, %306
  %332 = add i32 %331, %329
  %333 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %332, i32 noundef 23) #11
  %334 = add i32 %333, %327
  %335 = xor i32 %327, %320
  %336 = xor i32 %335, %334
  %337 = add i32 %126, 681279174
  %338 = add i32 %337, %313
  %339 = add i32 %338, %336
  %340 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %339, i32 noundef 4) #11
  %341 = add i32 %340, %334
  %342 = xor i32 %334, %327
  %343 = xor i32 %342, %341
  %344 = add i32 %2, -358537222
  %345 = add i32 %344, %320
  %346 = add i32 %345, %343
  %347 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %346, i32 noundef 11) #11
  %348 = add i32 %347, %341
  %349 = xor i32 %341, %334
  %350 = xor i32 %349, %348
  %351 = add i32 %27, -722521979
  %352 = add i32 %351, %327
  %353 = add i32 %352, %350
  %354 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %353, i32 noundef 16) #11
  %355 = add i32 %354, %348
  %356 = xor i32 %348, %341
  %357 = xor i32 %356, %355
  %358 = add i32 %56, 76029189
  %359 = add i32 %358, %334
  %360 = add i32 %359, %357
  %361 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %360, i32 noundef 23) #11
  %362 = add i32 %361, %355
  %363 = xor i32 %355, %348
  %364 = xor i32 %363, %362
  %365 = add i32 %86, -640364487
  %366 = add i32 %365, %341
  %367 = add i32 %366, %364
  %368 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %367, i32 noundef 4) #11
  %369 = add i32 %368, %362
  %370 = xor i32 %362, %355
  %371 = xor i32 %370, %369
  %372 = add i32 %116, -421815835
  %373 = add i32 %372, %348
  %374 = add i32 %373, %371
  %375 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %374, i32 noundef 11) #11
  %376 = add i32 %375, %369
  %377 = xor i32 %369, %362
  %378 = xor i32 %377, %376
  %379 = add i32 %146, 530742520
  %380 = add i32 %379, %355
  %381 = add i32 %380, %378
  %382 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %381, i32 noundef 16) #11
  %383 = add i32 %382, %376
  %384 = xor i32 %376, %369
  %385 = xor i32 %384, %383
  %386 = add i32 %18, -995338651
  %387 = add i32 %386, %362
  %388 = add i32 %387, %385
  %389 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %388, i32 noundef 23) #11
  %390 = add i32 %389, %383
  %391 = xor i32 %376, -1
  %392 = or i32 %390, %391
  %393 = xor i32 %392, %383
  %394 = add i32 %2, -198630844
  %395 = add i32 %394, %369
  %396 = add i32 %395, %393
  %397 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %396, i32 noundef 6) #11
  %398 = add i32 %397, %390
  %399 = xor i32 %383, -1
  %400 = or i32 %398, %399
  %401 = xor i32 %400, %390
  %402 = add i32 %66, 1126891415
  %403 = add i32 %402, %376
  %404 = add i32 %403, %401
  %405 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %404, i32 noundef 10) #11
  %406 = add i32 %405, %398
  %407 = xor i32 %390, -1
  %408 = or i32 %406, %407
  %409 = xor i32 %408, %398
  %410 = add i32 %136, -1416354905
  %411 = add i32 %410, %383
  %412 = add i32 %411, %409
  %413 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %412, i32 noundef 15) #11
  %414 = add i32 %413, %406
  %415 = xor i32 %398, -1
  %416 = or i32 %414, %415
  %417 = xor i32 %416, %406
  %418 = add i32 %46, -57434055
  %419 = add i32 %418, %390
  %420 = add i32 %419, %417
  %421 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %420, i32 noundef 21) #11
  %422 = add i32 %421, %414
  %423 = xor i32 %406, -1
  %424 = or i32 %422, %423
  %425 = xor i32 %424, %414
  %426 = add i32 %116, 1700485571
  %427 = add i32 %426, %398
  %428 = add i32 %427, %425
  %429 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %428, i32 noundef 6) #11
  %430 = add i32 %429, %422
  %431 = xor i32 %414, -1
  %432 = or i32 %430, %431
  %433 = xor i32 %432, %422
  %434 = add i32 %27, -1894986606
  %435 = add i32 %434, %406
  %436 = add i32 %435, %433
  %437 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %436, i32 noundef 10) #11
  %438 = add i32 %437, %430
  %439 = xor i32 %422, -1
  %440 = or i32 %438, %439
  %441 = xor i32 %440, %430
  %442 = add i32 %96, -1051523
  %443 = add i32 %442, %414
  %444 = add i32 %443, %441
  %445 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %444, i32 noundef 15) #11
  %446 = add i32 %445, %438
  %447 = xor i32 %430, -1
  %448 = or i32 %446, %447
  %449 = xor i32 %448, %438
  %450 = add i32 %9, -2054922799
  %451 = add i32 %450, %422
  %452 = add i32 %451, %449
  %453 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %452, i32 noundef 21) #11
  %454 = add i32 %453, %446
  %455 = xor i32 %438, -1
  %456 = or i32 %454, %455
  %457 = xor i32 %456, %446
  %458 = add i32 %76, 1873313359
  %459 = add i32 %458, %430
  %460 = add i32 %459, %457
  %461 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %460, i32 noundef 6) #11
  %462 = add i32 %461, %454
  %463 = xor i32 %446, -1
  %464 = or i32 %462, %463
  %465 = xor i32 %464, %454
  %466 = add i32 %146, -30611744
  %467 = add i32 %466, %438
  %468 = add i32 %467, %465
  %469 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %468, i32 noundef 10) #11
  %470 = add i32 %469, %462
  %471 = xor i32 %454, -1
  %472 = or i32 %470, %471
  %473 = xor i32 %472, %462
  %474 = add i32 %56, -1560198380
  %475 = add i32 %474, %446
  %476 = add i32 %475, %473
  %477 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %476, i32 noundef 15) #11
  %478 = add i32 %477, %470
  %479 = xor i32 %462, -1
  %480 = or i32 %478, %479
  %481 = xor i32 %480, %470
  %482 = add i32 %126, 1309151649
  %483 = add i32 %482, %454
  %484 = add i32 %483, %481
  %485 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %484, i32 noundef 21) #11
  %486 = add i32 %485, %478
  %487 = xor i32 %470, -1
  %488 = or i32 %486, %487
  %489 = xor i32 %488, %478
  %490 = add i32 %36, -145523070
  %491 = add i32 %490, %462
  %492 = add i32 %491, %489
  %493 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %492, i32 noundef 6) #11
  %494 = xor i32 %478, -1
  %495 = add i32 %106, -1120210379
  %496 = add i32 %495, %470
  %497 = xor i32 %486, -1
  %498 = add i32 %18, 718787259
  %499 = add i32 %498, %478
  %500 = add i32 %86, -343485551
  %501 = add i32 %500, %486
  %502 = add i32 %493, %486
  %503 = or i32 %502, %494
  %504 = xor i32 %503, %486
  %505 = add i32 %496, %504
  %506 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %505, i32 noundef 10) #11
  %507 = add i32 %506, %502
  %508 = or i32 %507, %497
  %509 = xor i32 %508, %502
  %510 = add i32 %499, %509
  %511 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %510, i32 noundef 15) #11
  %512 = add i32 %511, %507
  %513 = xor i32 %502, -1
  %514 = or i32 %512, %513
  %515 = xor i32 %514, %507
  %516 = add i32 %501, %515
  %517 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %516, i32 noundef 21) #11
  %518 = add i32 %512, -271733879
  %519 = insertelement <4 x i32> poison, i32 %502, i64 0
  %520 = insertelement <4 x i32> %519, i32 %518, i64 1
  %521 = insertelement <4 x i32> %520, i32 %512, i64 2
  %522 = insertelement <4 x i32> %521, i32 %507, i64 3
  %523 = insertelement <4 x i32> <i32 1732584193, i32 poison, i32 -1732584194, i32 271733878>, i32 %517, i64 1
  %524 = add <4 x i32> %522, %523
  ret <4 x i32> %524
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i32 @_Z3allDv4_i(<4 x i32> noundef) local_unnamed_addr #5

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(read)
declare dso_local spir_func <4 x i32> @_Z6vload4mPU3AS4Kj(i64 noundef, ptr addrspace(4) noundef) local_unnamed_addr #7

; Function Attrs: convergent nounwind
declare dso_local spir_func i32 @_Z10atomic_minPU3AS1Vjj(ptr addrspace(1) noundef, i32 noundef) local_unnamed_addr #8

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i32 @_Z6rotatejj(i32 noundef, i32 noundef) local_unnamed_addr #5

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #9

attributes #0 = { convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #2 = { convergent nofree norecurse nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #3 = { alwaysinline convergent nofree norecurse nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #4 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #5 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #6 = { convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #7 = { convergent mustprogress nofree nounwind willreturn memory(read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #8 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #9 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #10 = { nounwind }
attributes #11 = { convergent nounwind willreturn memory(none) }
attributes #12 = { convergent nounwind }
attributes #13 = { convergent nounwind willreturn memory(read) }

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
!8 = !{i32 1, i32 0, i32 0, i32 0, i32 1, i32 1, i32 1}
!9 = !{!"none", !"none", !"none", !"none", !"none", !"none", !"none"}
!10 = !{!"uchar*", !"uint", !"uint", !"uint", !"uint4*", !"uint*", !"uint*"}
!11 = !{!"uchar*", !"uint", !"uint", !"uint", !"uint __attribute__((ext_vector_type(4)))*", !"uint*", !"uint*"}
!12 = !{!"const", !"", !"", !"", !"", !"const", !"volatile"}
!13 = !{!6, !6, i64 0}
!14 = !{i32 1, i32 1, i32 1}
!15 = !{!"none", !"none", !"none"}
!16 = !{!"uchar*", !"uint*", !"uint4*"}
!17 = !{!"uchar*", !"uint*", !"uint __attribute__((ext_vector_type(4)))*"}
!18 = !{!"const", !"const", !""}
!19 = distinct !{!19, !20, !21}
!20 = !{!"llvm.loop.isvectorized", i32 1}
!21 = !{!"llvm.loop.unroll.runtime.disable"}
!22 = distinct !{!22, !20}
!23 = distinct !{!23, !20, !21}
!24 = distinct !{!24, !20}
