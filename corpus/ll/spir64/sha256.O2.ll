; ModuleID = 'corpus/opencl/sha256.cl'
source_filename = "corpus/opencl/sha256.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

@k256 = dso_local local_unnamed_addr addrspace(2) constant [64 x i32] [i32 1116352408, i32 1899447441, i32 -1245643825, i32 -373957723, i32 961987163, i32 1508970993, i32 -1841331548, i32 -1424204075, i32 -670586216, i32 310598401, i32 607225278, i32 1426881987, i32 1925078388, i32 -2132889090, i32 -1680079193, i32 -1046744716, i32 -459576895, i32 -272742522, i32 264347078, i32 604807628, i32 770255983, i32 1249150122, i32 1555081692, i32 1996064986, i32 -1740746414, i32 -1473132947, i32 -1341970488, i32 -1084653625, i32 -958395405, i32 -710438585, i32 113926993, i32 338241895, i32 666307205, i32 773529912, i32 1294757372, i32 1396182291, i32 1695183700, i32 1986661051, i32 -2117940946, i32 -1838011259, i32 -1564481375, i32 -1474664885, i32 -1035236496, i32 -949202525, i32 -778901479, i32 -694614492, i32 -200395387, i32 275423344, i32 430227734, i32 506948616, i32 659060556, i32 883997877, i32 958139571, i32 1322822218, i32 1537002063, i32 1747873779, i32 1955562222, i32 2024104815, i32 -2067236844, i32 -1933114872, i32 -1866530822, i32 -1538233109, i32 -1090935817, i32 -965641998], align 4

; Function Attrs: convergent nofree norecurse nounwind memory(argmem: readwrite)
define dso_local spir_kernel void @sha256_blocks(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %4 = alloca [8 x i32], align 4
  %5 = alloca [16 x i32], align 4
  %6 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #10
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #11
  store i32 1779033703, ptr %4, align 4, !tbaa !4
  %7 = getelementptr inbounds nuw i8, ptr %4, i64 4
  store i32 -1150833019, ptr %7, align 4, !tbaa !4
  %8 = getelementptr inbounds nuw i8, ptr %4, i64 8
  store i32 1013904242, ptr %8, align 4, !tbaa !4
  %9 = getelementptr inbounds nuw i8, ptr %4, i64 12
  store i32 -1521486534, ptr %9, align 4, !tbaa !4
  %10 = getelementptr inbounds nuw i8, ptr %4, i64 16
  store i32 1359893119, ptr %10, align 4, !tbaa !4
  %11 = getelementptr inbounds nuw i8, ptr %4, i64 20
  store i32 -1694144372, ptr %11, align 4, !tbaa !4
  %12 = getelementptr inbounds nuw i8, ptr %4, i64 24
  store i32 528734635, ptr %12, align 4, !tbaa !4
  %13 = getelementptr inbounds nuw i8, ptr %4, i64 28
  store i32 1541459225, ptr %13, align 4, !tbaa !4
  %14 = icmp eq i32 %2, 0
  br i1 %14, label %27, label %15

15:                                               ; preds = %3
  %16 = trunc i64 %6 to i32
  %17 = mul i32 %2, %16
  br label %18

18:                                               ; preds = %15, %18
  %19 = phi i32 [ 0, %15 ], [ %25, %18 ]
  %20 = add i32 %17, %19
  %21 = shl i32 %20, 4
  %22 = zext i32 %21 to i64
  %23 = shl nuw nsw i64 %22, 2
  %24 = getelementptr nuw i8, ptr addrspace(1) %0, i64 %23
  call void @llvm.memcpy.p0.p1.i64(ptr noundef nonnull align 4 dereferenceable(64) %5, ptr addrspace(1) noundef align 4 dereferenceable(64) %24, i64 64, i1 false), !tbaa !4
  call spir_func void @sha256_transform(ptr noundef %4, ptr noundef %5) #12
  %25 = add nuw i32 %19, 1
  %26 = icmp ult i32 %25, %2
  br i1 %26, label %18, label %27

27:                                               ; preds = %18, %3
  %28 = shl i64 %6, 5
  %29 = and i64 %28, 17179869152
  %30 = getelementptr i8, ptr addrspace(1) %1, i64 %29
  call void @llvm.memcpy.p1.p0.i64(ptr addrspace(1) noundef align 4 dereferenceable(32) %30, ptr noundef nonnull align 4 dereferenceable(32) %4, i64 32, i1 false), !tbaa !4
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #11
  ret void
}

; Function Attrs: alwaysinline convergent nofree norecurse nounwind memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_sha256_blocks(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, i32 noundef %2) local_unnamed_addr #1 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %4 = alloca [8 x i32], align 4
  %5 = alloca [16 x i32], align 4
  %6 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #10
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #11
  store i32 1779033703, ptr %4, align 4, !tbaa !4
  %7 = getelementptr inbounds nuw i8, ptr %4, i64 4
  store i32 -1150833019, ptr %7, align 4, !tbaa !4
  %8 = getelementptr inbounds nuw i8, ptr %4, i64 8
  store i32 1013904242, ptr %8, align 4, !tbaa !4
  %9 = getelementptr inbounds nuw i8, ptr %4, i64 12
  store i32 -1521486534, ptr %9, align 4, !tbaa !4
  %10 = getelementptr inbounds nuw i8, ptr %4, i64 16
  store i32 1359893119, ptr %10, align 4, !tbaa !4
  %11 = getelementptr inbounds nuw i8, ptr %4, i64 20
  store i32 -1694144372, ptr %11, align 4, !tbaa !4
  %12 = getelementptr inbounds nuw i8, ptr %4, i64 24
  store i32 528734635, ptr %12, align 4, !tbaa !4
  %13 = getelementptr inbounds nuw i8, ptr %4, i64 28
  store i32 1541459225, ptr %13, align 4, !tbaa !4
  %14 = icmp eq i32 %2, 0
  br i1 %14, label %27, label %15

15:                                               ; preds = %3
  %16 = trunc i64 %6 to i32
  %17 = mul i32 %2, %16
  br label %18

18:                                               ; preds = %15, %18
  %19 = phi i32 [ 0, %15 ], [ %25, %18 ]
  %20 = add i32 %17, %19
  %21 = shl i32 %20, 4
  %22 = zext i32 %21 to i64
  %23 = shl nuw nsw i64 %22, 2
  %24 = getelementptr nuw i8, ptr addrspace(1) %0, i64 %23
  call void @llvm.memcpy.p0.p1.i64(ptr noundef nonnull align 4 dereferenceable(64) %5, ptr addrspace(1) noundef align 4 dereferenceable(64) %24, i64 64, i1 false), !tbaa !4
  call spir_func void @sha256_transform(ptr noundef %4, ptr noundef %5) #12
  %25 = add nuw i32 %19, 1
  %26 = icmp ult i32 %25, %2
  br i1 %26, label %18, label %27

27:                                               ; preds = %18, %3
  %28 = shl i64 %6, 5
  %29 = and i64 %28, 17179869152
  %30 = getelementptr i8, ptr addrspace(1) %1, i64 %29
  call void @llvm.memcpy.p1.p0.i64(ptr addrspace(1) noundef align 4 dereferenceable(32) %30, ptr noundef nonnull align 4 dereferenceable(32) %4, i64 32, i1 false), !tbaa !4
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #11
  ret void
}

; Function Attrs: convergent norecurse nounwind
define dso_local spir_kernel void @sha256d_nonce(ptr addrspace(1) noundef readonly align 4 captures(none) %0, i32 noundef %1, i32 noundef %2, ptr addrspace(1) noundef align 4 %3) local_unnamed_addr #2 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !14 !kernel_arg_base_type !14 !kernel_arg_type_qual !15 {
  %5 = alloca [8 x i32], align 4
  %6 = alloca [8 x i32], align 4
  %7 = alloca [16 x i32], align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #11
  store i32 1779033703, ptr %5, align 4, !tbaa !4
  %8 = getelementptr inbounds nuw i8, ptr %5, i64 4
  store i32 -1150833019, ptr %8, align 4, !tbaa !4
  %9 = getelementptr inbounds nuw i8, ptr %5, i64 8
  store i32 1013904242, ptr %9, align 4, !tbaa !4
  %10 = getelementptr inbounds nuw i8, ptr %5, i64 12
  store i32 -1521486534, ptr %10, align 4, !tbaa !4
  %11 = getelementptr inbounds nuw i8, ptr %5, i64 16
  store i32 1359893119, ptr %11, align 4, !tbaa !4
  %12 = getelementptr inbounds nuw i8, ptr %5, i64 20
  store i32 -1694144372, ptr %12, align 4, !tbaa !4
  %13 = getelementptr inbounds nuw i8, ptr %5, i64 24
  store i32 528734635, ptr %13, align 4, !tbaa !4
  %14 = getelementptr inbounds nuw i8, ptr %5, i64 28
  store i32 1541459225, ptr %14, align 4, !tbaa !4
  call void @llvm.memcpy.p0.p1.i64(ptr noundef nonnull align 4 dereferenceable(64) %7, ptr addrspace(1) noundef align 4 dereferenceable(64) %0, i64 64, i1 false), !tbaa !4
  call spir_func void @sha256_transform(ptr noundef %5, ptr noundef %7) #12
  %15 = getelementptr inbounds nuw i8, ptr %7, i64 20
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(40) %15, i8 0, i64 40, i1 false), !tbaa !4
  %16 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #10
  %17 = trunc i64 %16 to i32
  %18 = add i32 %1, %17
  %19 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 64
  %20 = load i32, ptr addrspace(1) %19, align 4, !tbaa !4
  store i32 %20, ptr %7, align 4, !tbaa !4
  %21 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 68
  %22 = load i32, ptr addrspace(1) %21, align 4, !tbaa !4
  %23 = getelementptr inbounds nuw i8, ptr %7, i64 4
  store i32 %22, ptr %23, align 4, !tbaa !4
  %24 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 72
  %25 = load i32, ptr addrspace(1) %24, align 4, !tbaa !4
  %26 = getelementptr inbounds nuw i8, ptr %7, i64 8
  store i32 %25, ptr %26, align 4, !tbaa !4
  %27 = getelementptr inbounds nuw i8, ptr %7, i64 12
  store i32 %18, ptr %27, align 4, !tbaa !4
  %28 = getelementptr inbounds nuw i8, ptr %7, i64 16
  store i32 -2147483648, ptr %28, align 4, !tbaa !4
  %29 = getelementptr inbounds nuw i8, ptr %7, i64 60
  store i32 640, ptr %29, align 4, !tbaa !4
  call spir_func void @sha256_transform(ptr noundef %5, ptr noundef %7) #12
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(32) %7, ptr noundef nonnull align 4 dereferenceable(32) %5, i64 32, i1 false), !tbaa !4
  %30 = getelementptr inbounds nuw i8, ptr %7, i64 32
  store i32 -2147483648, ptr %30, align 4, !tbaa !4
  %31 = getelementptr inbounds nuw i8, ptr %7, i64 36
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(24) %31, i8 0, i64 24, i1 false), !tbaa !4
  store i32 256, ptr %29, align 4, !tbaa !4
  store i32 1779033703, ptr %6, align 4, !tbaa !4
  %32 = getelementptr inbounds nuw i8, ptr %6, i64 4
  store i32 -1150833019, ptr %32, align 4, !tbaa !4
  %33 = getelementptr inbounds nuw i8, ptr %6, i64 8
  store i32 1013904242, ptr %33, align 4, !tbaa !4
  %34 = getelementptr inbounds nuw i8, ptr %6, i64 12
  store i32 -1521486534, ptr %34, align 4, !tbaa !4
  %35 = getelementptr inbounds nuw i8, ptr %6, i64 16
  store i32 1359893119, ptr %35, align 4, !tbaa !4
  %36 = getelementptr inbounds nuw i8, ptr %6, i64 20
  store i32 -1694144372, ptr %36, align 4, !tbaa !4
  %37 = getelementptr inbounds nuw i8, ptr %6, i64 24
  store i32 528734635, ptr %37, align 4, !tbaa !4
  %38 = getelementptr inbounds nuw i8, ptr %6, i64 28
  store i32 1541459225, ptr %38, align 4, !tbaa !4
  call spir_func void @sha256_transform(ptr noundef %6, ptr noundef %7) #12
  %39 = load i32, ptr %38, align 4, !tbaa !4
  %40 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #10
  %41 = getelementptr i32, ptr addrspace(1) %3, i64 %40
  %42 = getelementptr i8, ptr addrspace(1) %41, i64 8
  store volatile i32 %39, ptr addrspace(1) %42, align 4, !tbaa !4
  %43 = icmp ugt i32 %39, %2
  br i1 %43, label %46, label %44

44:                                               ; preds = %4
  %45 = tail call spir_func i32 @_Z10atomic_incPU3AS1Vj(ptr addrspace(1) noundef align 4 %3) #12
  br label %46

46:                                               ; preds = %4, %44
  %47 = getelementptr inbounds nuw i8, ptr addrspace(1) %3, i64 4
  %48 = xor i32 %39, -1
  %49 = tail call spir_func i32 @_Z10atomic_maxPU3AS1Vjj(ptr addrspace(1) noundef nonnull %47, i32 noundef %48) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #11
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define dso_local spir_func void @__clang_ocl_kern_imp_sha256d_nonce(ptr addrspace(1) noundef readonly align 4 captures(none) %0, i32 noundef %1, i32 noundef %2, ptr addrspace(1) noundef align 4 %3) local_unnamed_addr #3 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !14 !kernel_arg_base_type !14 !kernel_arg_type_qual !15 {
  %5 = alloca [8 x i32], align 4
  %6 = alloca [8 x i32], align 4
  %7 = alloca [16 x i32], align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #11
  store i32 1779033703, ptr %5, align 4, !tbaa !4
  %8 = getelementptr inbounds nuw i8, ptr %5, i64 4
  store i32 -1150833019, ptr %8, align 4, !tbaa !4
  %9 = getelementptr inbounds nuw i8, ptr %5, i64 8
  store i32 1013904242, ptr %9, align 4, !tbaa !4
  %10 = getelementptr inbounds nuw i8, ptr %5, i64 12
  store i32 -1521486534, ptr %10, align 4, !tbaa !4
  %11 = getelementptr inbounds nuw i8, ptr %5, i64 16
  store i32 1359893119, ptr %11, align 4, !tbaa !4
  %12 = getelementptr inbounds nuw i8, ptr %5, i64 20
  store i32 -1694144372, ptr %12, align 4, !tbaa !4
  %13 = getelementptr inbounds nuw i8, ptr %5, i64 24
  store i32 528734635, ptr %13, align 4, !tbaa !4
  %14 = getelementptr inbounds nuw i8, ptr %5, i64 28
  store i32 1541459225, ptr %14, align 4, !tbaa !4
  call void @llvm.memcpy.p0.p1.i64(ptr noundef nonnull align 4 dereferenceable(64) %7, ptr addrspace(1) noundef align 4 dereferenceable(64) %0, i64 64, i1 false), !tbaa !4
  call spir_func void @sha256_transform(ptr noundef %5, ptr noundef %7) #12
  %15 = getelementptr inbounds nuw i8, ptr %7, i64 20
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(40) %15, i8 0, i64 40, i1 false), !tbaa !4
  %16 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #10
  %17 = trunc i64 %16 to i32
  %18 = add i32 %1, %17
  %19 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 64
  %20 = load i32, ptr addrspace(1) %19, align 4, !tbaa !4
  store i32 %20, ptr %7, align 4, !tbaa !4
  %21 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 68
  %22 = load i32, ptr addrspace(1) %21, align 4, !tbaa !4
  %23 = getelementptr inbounds nuw i8, ptr %7, i64 4
  store i32 %22, ptr %23, align 4, !tbaa !4
  %24 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 72
  %25 = load i32, ptr addrspace(1) %24, align 4, !tbaa !4
  %26 = getelementptr inbounds nuw i8, ptr %7, i64 8
  store i32 %25, ptr %26, align 4, !tbaa !4
  %27 = getelementptr inbounds nuw i8, ptr %7, i64 12
  store i32 %18, ptr %27, align 4, !tbaa !4
  %28 = getelementptr inbounds nuw i8, ptr %7, i64 16
  store i32 -2147483648, ptr %28, align 4, !tbaa !4
  %29 = getelementptr inbounds nuw i8, ptr %7, i64 60
  store i32 640, ptr %29, align 4, !tbaa !4
  call spir_func void @sha256_transform(ptr noundef %5, ptr noundef %7) #12
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(32) %7, ptr noundef nonnull align 4 dereferenceable(32) %5, i64 32, i1 false), !tbaa !4
  %30 = getelementptr inbounds nuw i8, ptr %7, i64 32
  store i32 -2147483648, ptr %30, align 4, !tbaa !4
  %31 = getelementptr inbounds nuw i8, ptr %7, i64 36
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(24) %31, i8 0, i64 24, i1 false), !tbaa !4
  store i32 256, ptr %29, align 4, !tbaa !4
  store i32 1779033703, ptr %6, align 4, !tbaa !4
  %32 = getelementptr inbounds nuw i8, ptr %6, i64 4
  store i32 -1150833019, ptr %32, align 4, !tbaa !4
  %33 = getelementptr inbounds nuw i8, ptr %6, i64 8
  store i32 1013904242, ptr %33, align 4, !tbaa !4
  %34 = getelementptr inbounds nuw i8, ptr %6, i64 12
  store i32 -1521486534, ptr %34, align 4, !tbaa !4
  %35 = getelementptr inbounds nuw i8, ptr %6, i64 16
  store i32 1359893119, ptr %35, align 4, !tbaa !4
  %36 = getelementptr inbounds nuw i8, ptr %6, i64 20
  store i32 -1694144372, ptr %36, align 4, !tbaa !4
  %37 = getelementptr inbounds nuw i8, ptr %6, i64 24
  store i32 528734635, ptr %37, align 4, !tbaa !4
  %38 = getelementptr inbounds nuw i8, ptr %6, i64 28
  store i32 1541459225, ptr %38, align 4, !tbaa !4
  call spir_func void @sha256_transform(ptr noundef %6, ptr noundef %7) #12
  %39 = load i32, ptr %38, align 4, !tbaa !4
  %40 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #10
  %41 = getelementptr i32, ptr addrspace(1) %3, i64 %40
  %42 = getelementptr i8, ptr addrspace(1) %41, i64 8
  store volatile i32 %39, ptr addrspace(1) %42, align 4, !tbaa !4
  %43 = icmp ugt i32 %39, %2
  br i1 %43, label %46, label %44

44:                                               ; preds = %4
  %45 = tail call spir_func i32 @_Z10atomic_incPU3AS1Vj(ptr addrspace(1) noundef %3) #12
  br label %46

46:                                               ; preds = %44, %4
  %47 = getelementptr inbounds nuw i8, ptr addrspace(1) %3, i64 4
  %48 = xor i32 %39, -1
  %49 = tail call spir_func i32 @_Z10atomic_maxPU3AS1Vjj(ptr addrspace(1) noundef nonnull %47, i32 noundef %48) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #11
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #4

; Function Attrs: convergent nofree norecurse nounwind memory(argmem: readwrite)
define internal spir_func void @sha256_transform(ptr noundef nonnull captures(none) %0, ptr noundef nonnull captures(none) %1) unnamed_addr #6 {
  %3 = load i32, ptr %0, align 4, !tbaa !4
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 4
  %5 = load i32, ptr %4, align 4, !tbaa !4
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %7 = load i32, ptr %6, align 4, !tbaa !4
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 12
  %9 = load i32, ptr %8, align 4, !tbaa !4
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %11 = load i32, ptr %10, align 4, !tbaa !4
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %13 = load i32, ptr %12, align 4, !tbaa !4
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %15 = load i32, ptr %14, align 4, !tbaa !4
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 28
  %17 = load i32, ptr %16, align 4, !tbaa !4
  %18 = load i32, ptr %1, align 4, !tbaa !4
  %19 = getelementptr inbounds nuw i8, ptr %1, i64 56
  %20 = getelementptr inbounds nuw i8, ptr %1, i64 36
  %21 = getelementptr inbounds nuw i8, ptr %1, i64 4
  %22 = getelementptr inbounds nuw i8, ptr %1, i64 60
  %23 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %24 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %25 = getelementptr inbounds nuw i8, ptr %1, i64 4
  %26 = getelementptr inbounds nuw i8, ptr %1, i64 4
  %27 = getelementptr inbounds nuw i8, ptr %1, i64 44
  %28 = getelementptr inbounds nuw i8, ptr %1, i64 12
  %29 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %30 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %31 = getelementptr inbounds nuw i8, ptr %1, i64 48
  %32 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %33 = getelementptr inbounds nuw i8, ptr %1, i64 12
  %34 = getelementptr inbounds nuw i8, ptr %1, i64 12
  %35 = getelementptr inbounds nuw i8, ptr %1, i64 52
  %36 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %37 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %38 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %39 = getelementptr inbounds nuw i8, ptr %1, i64 56
  %40 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %41 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %42 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %43 = getelementptr inbounds nuw i8, ptr %1, i64 60
  %44 = getelementptr inbounds nuw i8, ptr %1, i64 28
  %45 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %46 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %47 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %48 = getelementptr inbounds nuw i8, ptr %1, i64 28
  %49 = getelementptr inbounds nuw i8, ptr %1, i64 28
  %50 = getelementptr inbounds nuw i8, ptr %1, i64 36
  %51 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %52 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %53 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %54 = getelementptr inbounds nuw i8, ptr %1, i64 36
  %55 = getelementptr inbounds nuw i8, ptr %1, i64 36
  %56 = getelementptr inbounds nuw i8, ptr %1, i64 44
  %57 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %58 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %59 = getelementptr inbounds nuw i8, ptr %1, i64 48
  %60 = getelementptr inbounds nuw i8, ptr %1, i64 44
  %61 = getelementptr inbounds nuw i8, ptr %1, i64 44
  %62 = getelementptr inbounds nuw i8, ptr %1, i64 52
  %63 = getelementptr inbounds nuw i8, ptr %1, i64 48
  %64 = getelementptr inbounds nuw i8, ptr %1, i64 48
  %65 = getelementptr inbounds nuw i8, ptr %1, i64 56
  %66 = getelementptr inbounds nuw i8, ptr %1, i64 52
  %67 = getelementptr inbounds nuw i8, ptr %1, i64 52
  %68 = getelementptr inbounds nuw i8, ptr %1, i64 60
  %69 = getelementptr inbounds nuw i8, ptr %1, i64 56
  %70 = getelementptr inbounds nuw i8, ptr %1, i64 56
  %71 = getelementptr inbounds nuw i8, ptr %1, i64 60
  %72 = getelementptr inbounds nuw i8, ptr %1, i64 60
  br label %73

73:                                               ; preds = %2, %784
  %74 = phi i32 [ %18, %2 ], [ %120, %784 ]
  %75 = phi i32 [ %3, %2 ], [ %809, %784 ]
  %76 = phi i32 [ %5, %2 ], [ %766, %784 ]
  %77 = phi i32 [ 0, %2 ], [ %810, %784 ]
  %78 = phi i32 [ %17, %2 ], [ %676, %784 ]
  %79 = phi i32 [ %15, %2 ], [ %720, %784 ]
  %80 = phi i32 [ %13, %2 ], [ %764, %784 ]
  %81 = phi i32 [ %11, %2 ], [ %807, %784 ]
  %82 = phi i32 [ %9, %2 ], [ %678, %784 ]
  %83 = phi i32 [ %7, %2 ], [ %722, %784 ]
  %84 = icmp eq i32 %77, 0
  br i1 %84, label %119, label %102

85:                                               ; preds = %784
  %86 = load i32, ptr %0, align 4, !tbaa !4
  %87 = add i32 %86, %809
  store i32 %87, ptr %0, align 4, !tbaa !4
  %88 = load i32, ptr %4, align 4, !tbaa !4
  %89 = add i32 %88, %766
  store i32 %89, ptr %4, align 4, !tbaa !4
  %90 = load i32, ptr %6, align 4, !tbaa !4
  %91 = add i32 %90, %722
  store i32 %91, ptr %6, align 4, !tbaa !4
  %92 = load i32, ptr %8, align 4, !tbaa !4
  %93 = add i32 %92, %678
  store i32 %93, ptr %8, align 4, !tbaa !4
  %94 = load i32, ptr %10, align 4, !tbaa !4
  %95 = add i32 %94, %807
  store i32 %95, ptr %10, align 4, !tbaa !4
  %96 = load i32, ptr %12, align 4, !tbaa !4
  %97 = add i32 %96, %764
  store i32 %97, ptr %12, align 4, !tbaa !4
  %98 = load i32, ptr %14, align 4, !tbaa !4
  %99 = add i32 %98, %720
  store i32 %99, ptr %14, align 4, !tbaa !4
  %100 = load i32, ptr %16, align 4, !tbaa !4
  %101 = add i32 %100, %676
  store i32 %101, ptr %16, align 4, !tbaa !4
  ret void

102:                                              ; preds = %73
  %103 = load i32, ptr %19, align 4, !tbaa !4
  %104 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %103, i32 noundef 15) #10
  %105 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %103, i32 noundef 13) #10
  %106 = lshr i32 %103, 10
  %107 = xor i32 %106, %104
  %108 = xor i32 %107, %105
  %109 = load i32, ptr %20, align 4, !tbaa !4
  %110 = add i32 %108, %109
  %111 = load i32, ptr %21, align 4, !tbaa !4
  %112 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %111, i32 noundef 25) #10
  %113 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %111, i32 noundef 14) #10
  %114 = lshr i32 %111, 3
  %115 = xor i32 %114, %112
  %116 = xor i32 %115, %113
  %117 = add i32 %110, %74
  %118 = add i32 %117, %116
  store i32 %118, ptr %1, align 4, !tbaa !4
  br label %119

119:                                              ; preds = %102, %73
  %120 = phi i32 [ %118, %102 ], [ %74, %73 ]
  %121 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %81, i32 noundef 26) #10
  %122 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %81, i32 noundef 21) #10
  %123 = xor i32 %122, %121
  %124 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %81, i32 noundef 7) #10
  %125 = xor i32 %123, %124
  %126 = add i32 %125, %78
  %127 = tail call spir_func i32 @_Z9bitselectjjj(i32 noundef %79, i32 noundef %80, i32 noundef %81) #10
  %128 = add i32 %126, %127
  %129 = zext nneg i32 %77 to i64
  %130 = getelementptr inbounds nuw i32, ptr addrspace(2) @k256, i64 %129
  %131 = load i32, ptr addrspace(2) %130, align 4, !tbaa !4
  %132 = add i32 %128, %131
  %133 = add i32 %132, %120
  %134 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %75, i32 noundef 30) #10
  %135 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %75, i32 noundef 19) #10
  %136 = xor i32 %135, %134
  %137 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %75, i32 noundef 10) #10
  %138 = xor i32 %136, %137
  %139 = xor i32 %75, %83
  %140 = tail call spir_func i32 @_Z9bitselectjjj(i32 noundef %75, i32 noundef %76, i32 noundef %139) #10
  %141 = add i32 %133, %82
  %142 = add i32 %140, %133
  %143 = add i32 %142, %138
  br i1 %84, label %144, label %146

144:                                              ; preds = %119
  %145 = load i32, ptr %26, align 4, !tbaa !4
  br label %164

146:                                              ; preds = %119
  %147 = load i32, ptr %22, align 4, !tbaa !4
  %148 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %147, i32 noundef 15) #10
  %149 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %147, i32 noundef 13) #10
  %150 = lshr i32 %147, 10
  %151 = xor i32 %150, %148
  %152 = xor i32 %151, %149
  %153 = load i32, ptr %23, align 4, !tbaa !4
  %154 = add i32 %152, %153
  %155 = load i32, ptr %24, align 4, !tbaa !4
  %156 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %155, i32 noundef 25) #10
  %157 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %155, i32 noundef 14) #10
  %158 = lshr i32 %155, 3
  %159 = xor i32 %158, %156
  %160 = xor i32 %159, %157
  %161 = load i32, ptr %25, align 4, !tbaa !4
  %162 = add i32 %154, %161
  %163 = add i32 %162, %160
  store i32 %163, ptr %25, align 4, !tbaa !4
  br label %164

164:                                              ; preds = %144, %146
  %165 = phi i32 [ %145, %144 ], [ %163, %146 ]
  %166 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %141, i32 noundef 26) #10
  %167 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %141, i32 noundef 21) #10
  %168 = xor i32 %167, %166
  %169 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %141, i32 noundef 7) #10
  %170 = xor i32 %168, %169
  %171 = add i32 %170, %79
  %172 = tail call spir_func i32 @_Z9bitselectjjj(i32 noundef %80, i32 noundef %81, i32 noundef %141) #10
  %173 = add i32 %171, %172
  %174 = zext nneg i32 %77 to i64
  %175 = getelementptr inbounds nuw i32, ptr addrspace(2) @k256, i64 %174
  %176 = getelementptr inbounds nuw i8, ptr addrspace(2) %175, i64 4
  %177 = load i32, ptr addrspace(2) %176, align 4, !tbaa !4
  %178 = add i32 %173, %177
  %179 = add i32 %178, %165
  %180 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %143, i32 noundef 30) #10
  %181 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %143, i32 noundef 19) #10
  %182 = xor i32 %181, %180
  %183 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %143, i32 noundef 10) #10
  %184 = xor i32 %182, %183
  %185 = xor i32 %143, %76
  %186 = tail call spir_func i32 @_Z9bitselectjjj(i32 noundef %143, i32 noundef %75, i32 noundef %185) #10
  %187 = add i32 %179, %83
  %188 = add i32 %186, %179
  %189 = add i32 %188, %184
  br i1 %84, label %190, label %192

190:                                              ; preds = %164
  %191 = load i32, ptr %30, align 4, !tbaa !4
  br label %209

192:                                              ; preds = %164
  %193 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %120, i32 noundef 15) #10
  %194 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %120, i32 noundef 13) #10
  %195 = lshr i32 %120, 10
  %196 = xor i32 %195, %193
  %197 = xor i32 %196, %194
  %198 = load i32, ptr %27, align 4, !tbaa !4
  %199 = add i32 %197, %198
  %200 = load i32, ptr %28, align 4, !tbaa !4
  %201 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %200, i32 noundef 25) #10
  %202 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %200, i32 noundef 14) #10
  %203 = lshr i32 %200, 3
  %204 = xor i32 %203, %201
  %205 = xor i32 %204, %202
  %206 = load i32, ptr %29, align 4, !tbaa !4
  %207 = add i32 %199, %206
  %208 = add i32 %207, %205
  store i32 %208, ptr %29, align 4, !tbaa !4
  br label %209

209:                                              ; preds = %190, %192
  %210 = phi i32 [ %191, %190 ], [ %208, %192 ]
  %211 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %187, i32 noundef 26) #10
  %212 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %187, i32 noundef 21) #10
  %213 = xor i32 %212, %211
  %214 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %187, i32 noundef 7) #10
  %215 = xor i32 %213, %214
  %216 = add i32 %215, %80
  %217 = tail call spir_func i32 @_Z9bitselectjjj(i32 noundef %81, i32 noundef %141, i32 noundef %187) #10
  %218 = add i32 %216, %217
  %219 = zext nneg i32 %77 to i64
  %220 = getelementptr inbounds nuw i32, ptr addrspace(2) @k256, i64 %219
  %221 = getelementptr inbounds nuw i8, ptr addrspace(2) %220, i64 8
  %222 = load i32, ptr addrspace(2) %221, align 4, !tbaa !4
  %223 = add i32 %218, %222
  %224 = add i32 %223, %210
  %225 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %189, i32 noundef 30) #10
  %226 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %189, i32 noundef 19) #10
  %227 = xor i32 %226, %225
  %228 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %189, i32 noundef 10) #10
  %229 = xor i32 %227, %228
  %230 = xor i32 %189, %75
  %231 = tail call spir_func i32 @_Z9bitselectjjj(i32 noundef %189, i32 noundef %143, i32 noundef %230) #10
  %232 = add i32 %224, %76
  %233 = add i32 %231, %224
  %234 = add i32 %233, %229
  br i1 %84, label %235, label %237

235:                                              ; preds = %209
  %236 = load i32, ptr %34, align 4, !tbaa !4
  br label %254

237:                                              ; preds = %209
  %238 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %165, i32 noundef 15) #10
  %239 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %165, i32 noundef 13) #10
  %240 = lshr i32 %165, 10
  %241 = xor i32 %240, %238
  %242 = xor i32 %241, %239
  %243 = load i32, ptr %31, align 4, !tbaa !4
  %244 = add i32 %242, %243
  %245 = load i32, ptr %32, align 4, !tbaa !4
  %246 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %245, i32 noundef 25) #10
  %247 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %245, i32 noundef 14) #10
  %248 = lshr i32 %245, 3
  %249 = xor i32 %248, %246
  %250 = xor i32 %249, %247
  %251 = load i32, ptr %33, align 4, !tbaa !4
  %252 = add i32 %244, %251
  %253 = add i32 %252, %250
  store i32 %253, ptr %33, align 4, !tbaa !4
  br label %254

254:                                              ; preds = %235, %237
  %255 = phi i32 [ %236, %235 ], [ %253, %237 ]
  %256 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %232, i32 noundef 26) #10
  %257 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %232, i32 noundef 21) #10
  %258 = xor i32 %257, %256
  %259 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %232, i32 noundef 7) #10
  %260 = xor i32 %258, %259
  %261 = add i32 %260, %81
  %262 = tail call spir_func i32 @_Z9bitselectjjj(i32 noundef %141, i32 noundef %187, i32 noundef %232) #10
  %263 = add i32 %261, %262
  %264 = zext nneg i32 %77 to i64
  %265 = getelementptr inbounds nuw i32, ptr addrspace(2) @k256, i64 %264
  %266 = getelementptr inbounds nuw i8, ptr addrspace(2) %265, i64 12
  %267 = load i32, ptr addrspace(2) %266, align 4, !tbaa !4
  %268 = add i32 %263, %267
  %269 = add i32 %268, %255
  %270 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %234, i32 noundef 30) #10
  %271 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %234, i32 noundef 19) #10
  %272 = xor i32 %271, %270
  %273 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %234, i32 noundef 10) #10
  %274 = xor i32 %272, %273
  %275 = xor i32 %234, %143
  %276 = tail call spir_func i32 @_Z9bitselectjjj(i32 noundef %234, i32 noundef %189, i32 noundef %275) #10
  %277 = add i32 %269, %75
  %278 = add i32 %276, %269
  %279 = add i32 %278, %274
  br i1 %84, label %280, label %282

280:                                              ; preds = %254
  %281 = load i32, ptr %38, align 4, !tbaa !4
  br label %299

282:                                              ; preds = %254
  %283 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %210, i32 noundef 15) #10
  %284 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %210, i32 noundef 13) #10
  %285 = lshr i32 %210, 10
  %286 = xor i32 %285, %283
  %287 = xor i32 %286, %284
  %288 = load i32, ptr %35, align 4, !tbaa !4
  %289 = add i32 %287, %288
  %290 = load i32, ptr %36, align 4, !tbaa !4
  %291 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %290, i32 noundef 25) #10
  %292 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %290, i32 noundef 14) #10
  %293 = lshr i32 %290, 3
  %294 = xor i32 %293, %291
  %295 = xor i32 %294, %292
  %296 = load i32, ptr %37, align 4, !tbaa !4
  %297 = add i32 %289, %296
  %298 = add i32 %297, %295
  store i32 %298, ptr %37, align 4, !tbaa !4
  br label %299

299:                                              ; preds = %280, %282
  %300 = phi i32 [ %281, %280 ], [ %298, %282 ]
  %301 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %277, i32 noundef 26) #10
  %302 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %277, i32 noundef 21) #10
  %303 = xor i32 %302, %301
  %304 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %277, i32 noundef 7) #10
  %305 = xor i32 %303, %304
  %306 = add i32 %305, %141
  %307 = tail call spir_func i32 @_Z9bitselectjjj(i32 noundef %187, i32 noundef %232, i32 noundef %277) #10
  %308 = add i32 %306, %307
  %309 = zext nneg i32 %77 to i64
  %310 = getelementptr inbounds nuw i32, ptr addrspace(2) @k256, i64 %309
  %311 = getelementptr inbounds nuw i8, ptr addrspace(2) %310, i64 16
  %312 = load i32, ptr addrspace(2) %311, align 4, !tbaa !4
  %313 = add i32 %308, %312
  %314 = add i32 %313, %300
  %315 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %279, i32 noundef 30) #10
  %316 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %279, i32 noundef 19) #10
  %317 = xor i32 %316, %315
  %318 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %279, i32 noundef 10) #10
  %319 = xor i32 %317, %318
  %320 = xor i32 %279, %189
  %321 = tail call spir_func i32 @_Z9bitselectjjj(i32 noundef %279, i32 noundef %234, i32 noundef %320) #10
  %322 = add i32 %314, %143
  %323 = add i32 %321, %314
  %324 = add i32 %323, %319
  br i1 %84, label %325, label %327

325:                                              ; preds = %299
  %326 = load i32, ptr %42, align 4, !tbaa !4
  br label %344

327:                                              ; preds = %299
  %328 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %255, i32 noundef 15) #10
  %329 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %255, i32 noundef 13) #10
  %330 = lshr i32 %255, 10
  %331 = xor i32 %330, %328
  %332 = xor i32 %331, %329
  %333 = load i32, ptr %39, align 4, !tbaa !4
  %334 = add i32 %332, %333
  %335 = load i32, ptr %40, align 4, !tbaa !4
  %336 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %335, i32 noundef 25) #10
  %337 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %335, i32 noundef 14) #10
  %338 = lshr i32 %335, 3
  %339 = xor i32 %338, %336
  %340 = xor i32 %339, %337
  %341 = load i32, ptr %41, align 4, !tbaa !4
  %342 = add i32 %334, %341
  %343 = add i32 %342, %340
  store i32 %343, ptr %41, align 4, !tbaa !4
  br label %344

344:                                              ; preds = %325, %327
  %345 = phi i32 [ %326, %325 ], [ %343, %327 ]
  %346 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %322, i32 noundef 26) #10
  %347 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %322, i32 noundef 21) #10
  %348 = xor i32 %347, %346
  %349 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %322, i32 noundef 7) #10
  %350 = xor i32 %348, %349
  %351 = add i32 %350, %187
  %352 = tail call spir_func i32 @_Z9bitselectjjj(i32 noundef %232, i32 noundef %277, i32 noundef %322) #10
  %353 = add i32 %351, %352
  %354 = zext nneg i32 %77 to i64
  %355 = getelementptr inbounds nuw i32, ptr addrspace(2) @k256, i64 %354
  %356 = getelementptr inbounds nuw i8, ptr addrspace(2) %355, i64 20
  %357 = load i32, ptr addrspace(2) %356, align 4, !tbaa !4
  %358 = add i32 %353, %357
  %359 = add i32 %358, %345
  %360 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %324, i32 noundef 30) #10
  %361 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %324, i32 noundef 19) #10
  %362 = xor i32 %361, %360
  %363 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %324, i32 noundef 10) #10
  %364 = xor i32 %362, %363
  %365 = xor i32 %324, %234
  %366 = tail call spir_func i32 @_Z9bitselectjjj(i32 noundef %324, i32 noundef %279, i32 noundef %365) #10
  %367 = add i32 %359, %189
  %368 = add i32 %366, %359
  %369 = add i32 %368, %364
  br i1 %84, label %370, label %372

370:                                              ; preds = %344
  %371 = load i32, ptr %46, align 4, !tbaa !4
  br label %389

372:                                              ; preds = %344
  %373 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %300, i32 noundef 15) #10
  %374 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %300, i32 noundef 13) #10
  %375 = lshr i32 %300, 10
  %376 = xor i32 %375, %373
  %377 = xor i32 %376, %374
  %378 = load i32, ptr %43, align 4, !tbaa !4
  %379 = add i32 %377, %378
  %380 = load i32, ptr %44, align 4, !tbaa !4
  %381 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %380, i32 noundef 25) #10
  %382 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %380, i32 noundef 14) #10
  %383 = lshr i32 %380, 3
  %384 = xor i32 %383, %381
  %385 = xor i32 %384, %382
  %386 = load i32, ptr %45, align 4, !tbaa !4
  %387 = add i32 %379, %386
  %388 = add i32 %387, %385
  store i32 %388, ptr %45, align 4, !tbaa !4
  br label %389

389:                                              ; preds = %370, %372
  %390 = phi i32 [ %371, %370 ], [ %388, %372 ]
  %391 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %367, i32 noundef 26) #10
  %392 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %367, i32 noundef 21) #10
  %393 = xor i32 %392, %391
  %394 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %367, i32 noundef 7) #10
  %395 = xor i32 %393, %394
  %396 = add i32 %395, %232
  %397 = tail call spir_func i32 @_Z9bitselectjjj(i32 noundef %277, i32 noundef %322, i32 noundef %367) #10
  %398 = add i32 %396, %397
  %399 = zext nneg i32 %77 to i64
  %400 = getelementptr inbounds nuw i32, ptr addrspace(2) @k256, i64 %399
  %401 = getelementptr inbounds nuw i8, ptr addrspace(2) %400, i64 24
  %402 = load i32, ptr addrspace(2) %401, align 4, !tbaa !4
  %403 = add i32 %398, %402
  %404 = add i32 %403, %390
  %405 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %369, i32 noundef 30) #10
  %406 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %369, i32 noundef 19) #10
  %407 = xor i32 %406, %405
  %408 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %369, i32 noundef 10) #10
  %409 = xor i32 %407, %408
  %410 = xor i32 %369, %279
  %411 = tail call spir_func i32 @_Z9bitselectjjj(i32 noundef %369, i32 noundef %324, i32 noundef %410) #10
  %412 = add i32 %404, %234
  %413 = add i32 %411, %404
  %414 = add i32 %413, %409
  br i1 %84, label %415, label %417

415:                                              ; preds = %389
  %416 = load i32, ptr %49, align 4, !tbaa !4
  br label %433

417:                                              ; preds = %389
  %418 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %345, i32 noundef 15) #10
  %419 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %345, i32 noundef 13) #10
  %420 = lshr i32 %345, 10
  %421 = xor i32 %420, %418
  %422 = xor i32 %421, %419
  %423 = add i32 %422, %120
  %424 = load i32, ptr %47, align 4, !tbaa !4
  %425 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %424, i32 noundef 25) #10
  %426 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %424, i32 noundef 14) #10
  %427 = lshr i32 %424, 3
  %428 = xor i32 %427, %425
  %429 = xor i32 %428, %426
  %430 = load i32, ptr %48, align 4, !tbaa !4
  %431 = add i32 %423, %430
  %432 = add i32 %431, %429
  store i32 %432, ptr %48, align 4, !tbaa !4
  br label %433

433:                                              ; preds = %415, %417
  %434 = phi i32 [ %416, %415 ], [ %432, %417 ]
  %435 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %412, i32 noundef 26) #10
  %436 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %412, i32 noundef 21) #10
  %437 = xor i32 %436, %435
  %438 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %412, i32 noundef 7) #10
  %439 = xor i32 %437, %438
  %440 = add i32 %439, %277
  %441 = tail call spir_func i32 @_Z9bitselectjjj(i32 noundef %322, i32 noundef %367, i32 noundef %412) #10
  %442 = add i32 %440, %441
  %443 = zext nneg i32 %77 to i64
  %444 = getelementptr inbounds nuw i32, ptr addrspace(2) @k256, i64 %443
  %445 = getelementptr inbounds nuw i8, ptr addrspace(2) %444, i64 28
  %446 = load i32, ptr addrspace(2) %445, align 4, !tbaa !4
  %447 = add i32 %442, %446
  %448 = add i32 %447, %434
  %449 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %414, i32 noundef 30) #10
  %450 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %414, i32 noundef 19) #10
  %451 = xor i32 %450, %449
  %452 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %414, i32 noundef 10) #10
  %453 = xor i32 %451, %452
  %454 = xor i32 %414, %324
  %455 = tail call spir_func i32 @_Z9bitselectjjj(i32 noundef %414, i32 noundef %369, i32 noundef %454) #10
  %456 = add i32 %448, %279
  %457 = add i32 %455, %448
  %458 = add i32 %457, %453
  br i1 %84, label %459, label %461

459:                                              ; preds = %433
  %460 = load i32, ptr %52, align 4, !tbaa !4
  br label %477

461:                                              ; preds = %433
  %462 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %390, i32 noundef 15) #10
  %463 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %390, i32 noundef 13) #10
  %464 = lshr i32 %390, 10
  %465 = xor i32 %464, %462
  %466 = xor i32 %465, %463
  %467 = add i32 %466, %165
  %468 = load i32, ptr %50, align 4, !tbaa !4
  %469 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %468, i32 noundef 25) #10
  %470 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %468, i32 noundef 14) #10
  %471 = lshr i32 %468, 3
  %472 = xor i32 %471, %469
  %473 = xor i32 %472, %470
  %474 = load i32, ptr %51, align 4, !tbaa !4
  %475 = add i32 %467, %474
  %476 = add i32 %475, %473
  store i32 %476, ptr %51, align 4, !tbaa !4
  br label %477

477:                                              ; preds = %459, %461
  %478 = phi i32 [ %460, %459 ], [ %476, %461 ]
  %479 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %456, i32 noundef 26) #10
  %480 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %456, i32 noundef 21) #10
  %481 = xor i32 %480, %479
  %482 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %456, i32 noundef 7) #10
  %483 = xor i32 %481, %482
  %484 = add i32 %483, %322
  %485 = tail call spir_func i32 @_Z9bitselectjjj(i32 noundef %367, i32 noundef %412, i32 noundef %456) #10
  %486 = add i32 %484, %485
  %487 = zext nneg i32 %77 to i64
  %488 = getelementptr inbounds nuw i32, ptr addrspace(2) @k256, i64 %487
  %489 = getelementptr inbounds nuw i8, ptr addrspace(2) %488, i64 32
  %490 = load i32, ptr addrspace(2) %489, align 4, !tbaa !4
  %491 = add i32 %486, %490
  %492 = add i32 %491, %478
  %493 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %458, i32 noundef 30) #10
  %494 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %458, i32 noundef 19) #10
  %495 = xor i32 %494, %493
  %496 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %458, i32 noundef 10) #10
  %497 = xor i32 %495, %496
  %498 = xor i32 %458, %369
  %499 = tail call spir_func i32 @_Z9bitselectjjj(i32 noundef %458, i32 noundef %414, i32 noundef %498) #10
  %500 = add i32 %492, %324
  %501 = add i32 %499, %492
  %502 = add i32 %501, %497
  br i1 %84, label %503, label %505

503:                                              ; preds = %477
  %504 = load i32, ptr %55, align 4, !tbaa !4
  br label %521

505:                                              ; preds = %477
  %506 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %434, i32 noundef 15) #10
  %507 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %434, i32 noundef 13) #10
  %508 = lshr i32 %434, 10
  %509 = xor i32 %508, %506
  %510 = xor i32 %509, %507
  %511 = add i32 %510, %210
  %512 = load i32, ptr %53, align 4, !tbaa !4
  %513 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %512, i32 noundef 25) #10
  %514 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %512, i32 noundef 14) #10
  %515 = lshr i32 %512, 3
  %516 = xor i32 %515, %513
  %517 = xor i32 %516, %514
  %518 = load i32, ptr %54, align 4, !tbaa !4
  %519 = add i32 %511, %518
  %520 = add i32 %519, %517
  store i32 %520, ptr %54, align 4, !tbaa !4
  br label %521

521:                                              ; preds = %503, %505
  %522 = phi i32 [ %504, %503 ], [ %520, %505 ]
  %523 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %500, i32 noundef 26) #10
  %524 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %500, i32 noundef 21) #10
  %525 = xor i32 %524, %523
  %526 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %500, i32 noundef 7) #10
  %527 = xor i32 %525, %526
  %528 = add i32 %527, %367
  %529 = tail call spir_func i32 @_Z9bitselectjjj(i32 noundef %412, i32 noundef %456, i32 noundef %500) #10
  %530 = add i32 %528, %529
  %531 = zext nneg i32 %77 to i64
  %532 = getelementptr inbounds nuw i32, ptr addrspace(2) @k256, i64 %531
  %533 = getelementptr inbounds nuw i8, ptr addrspace(2) %532, i64 36
  %534 = load i32, ptr addrspace(2) %533, align 4, !tbaa !4
  %535 = add i32 %530, %534
  %536 = add i32 %535, %522
  %537 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %502, i32 noundef 30) #10
  %538 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %502, i32 noundef 19) #10
  %539 = xor i32 %538, %537
  %540 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %502, i32 noundef 10) #10
  %541 = xor i32 %539, %540
  %542 = xor i32 %502, %414
  %543 = tail call spir_func i32 @_Z9bitselectjjj(i32 noundef %502, i32 noundef %458, i32 noundef %542) #10
  %544 = add i32 %536, %369
  %545 = add i32 %543, %536
  %546 = add i32 %545, %541
  br i1 %84, label %547, label %549

547:                                              ; preds = %521
  %548 = load i32, ptr %58, align 4, !tbaa !4
  br label %565

549:                                              ; preds = %521
  %550 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %478, i32 noundef 15) #10
  %551 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %478, i32 noundef 13) #10
  %552 = lshr i32 %478, 10
  %553 = xor i32 %552, %550
  %554 = xor i32 %553, %551
  %555 = add i32 %554, %255
  %556 = load i32, ptr %56, align 4, !tbaa !4
  %557 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %556, i32 noundef 25) #10
  %558 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %556, i32 noundef 14) #10
  %559 = lshr i32 %556, 3
  %560 = xor i32 %559, %557
  %561 = xor i32 %560, %558
  %562 = load i32, ptr %57, align 4, !tbaa !4
  %563 = add i32 %555, %562
  %564 = add i32 %563, %561
  store i32 %564, ptr %57, align 4, !tbaa !4
  br label %565

565:                                              ; preds = %547, %549
  %566 = phi i32 [ %548, %547 ], [ %564, %549 ]
  %567 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %544, i32 noundef 26) #10
  %568 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %544, i32 noundef 21) #10
  %569 = xor i32 %568, %567
  %570 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %544, i32 noundef 7) #10
  %571 = xor i32 %569, %570
  %572 = add i32 %571, %412
  %573 = tail call spir_func i32 @_Z9bitselectjjj(i32 noundef %456, i32 noundef %500, i32 noundef %544) #10
  %574 = add i32 %572, %573
  %575 = zext nneg i32 %77 to i64
  %576 = getelementptr inbounds nuw i32, ptr addrspace(2) @k256, i64 %575
  %577 = getelementptr inbounds nuw i8, ptr addrspace(2) %576, i64 40
  %578 = load i32, ptr addrspace(2) %577, align 4, !tbaa !4
  %579 = add i32 %574, %578
  %580 = add i32 %579, %566
  %581 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %546, i32 noundef 30) #10
  %582 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %546, i32 noundef 19) #10
  %583 = xor i32 %582, %581
  %584 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %546, i32 noundef 10) #10
  %585 = xor i32 %583, %584
  %586 = xor i32 %546, %458
  %587 = tail call spir_func i32 @_Z9bitselectjjj(i32 noundef %546, i32 noundef %502, i32 noundef %586) #10
  %588 = add i32 %580, %414
  %589 = add i32 %587, %580
  %590 = add i32 %589, %585
  br i1 %84, label %591, label %593

591:                                              ; preds = %565
  %592 = load i32, ptr %61, align 4, !tbaa !4
  br label %609

593:                                              ; preds = %565
  %594 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %522, i32 noundef 15) #10
  %595 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %522, i32 noundef 13) #10
  %596 = lshr i32 %522, 10
  %597 = xor i32 %596, %594
  %598 = xor i32 %597, %595
  %599 = add i32 %598, %300
  %600 = load i32, ptr %59, align 4, !tbaa !4
  %601 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %600, i32 noundef 25) #10
  %602 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %600, i32 noundef 14) #10
  %603 = lshr i32 %600, 3
  %604 = xor i32 %603, %601
  %605 = xor i32 %604, %602
  %606 = load i32, ptr %60, align 4, !tbaa !4
  %607 = add i32 %599, %606
  %608 = add i32 %607, %605
  store i32 %608, ptr %60, align 4, !tbaa !4
  br label %609

609:                                              ; preds = %591, %593
  %610 = phi i32 [ %592, %591 ], [ %608, %593 ]
  %611 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %588, i32 noundef 26) #10
  %612 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %588, i32 noundef 21) #10
  %613 = xor i32 %612, %611
  %614 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %588, i32 noundef 7) #10
  %615 = xor i32 %613, %614
  %616 = add i32 %615, %456
  %617 = tail call spir_func i32 @_Z9bitselectjjj(i32 noundef %500, i32 noundef %544, i32 noundef %588) #10
  %618 = add i32 %616, %617
  %619 = zext nneg i32 %77 to i64
  %620 = getelementptr inbounds nuw i32, ptr addrspace(2) @k256, i64 %619
  %621 = getelementptr inbounds nuw i8, ptr addrspace(2) %620, i64 44
  %622 = load i32, ptr addrspace(2) %621, align 4, !tbaa !4
  %623 = add i32 %618, %622
  %624 = add i32 %623, %610
  %625 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %590, i32 noundef 30) #10
  %626 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %590, i32 noundef 19) #10
  %627 = xor i32 %626, %625
  %628 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %590, i32 noundef 10) #10
  %629 = xor i32 %627, %628
  %630 = xor i32 %590, %502
  %631 = tail call spir_func i32 @_Z9bitselectjjj(i32 noundef %590, i32 noundef %546, i32 noundef %630) #10
  %632 = add i32 %624, %458
  %633 = add i32 %631, %624
  %634 = add i32 %633, %629
  br i1 %84, label %635, label %637

635:                                              ; preds = %609
  %636 = load i32, ptr %64, align 4, !tbaa !4
  br label %653

637:                                              ; preds = %609
  %638 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %566, i32 noundef 15) #10
  %639 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %566, i32 noundef 13) #10
  %640 = lshr i32 %566, 10
  %641 = xor i32 %640, %638
  %642 = xor i32 %641, %639
  %643 = add i32 %642, %345
  %644 = load i32, ptr %62, align 4, !tbaa !4
  %645 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %644, i32 noundef 25) #10
  %646 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %644, i32 noundef 14) #10
  %647 = lshr i32 %644, 3
  %648 = xor i32 %647, %645
  %649 = xor i32 %648, %646
  %650 = load i32, ptr %63, align 4, !tbaa !4
  %651 = add i32 %643, %650
  %652 = add i32 %651, %649
  store i32 %652, ptr %63, align 4, !tbaa !4
  br label %653

653:                                              ; preds = %635, %637
  %654 = phi i32 [ %636, %635 ], [ %652, %637 ]
  %655 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %632, i32 noundef 26) #10
  %656 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %632, i32 noundef 21) #10
  %657 = xor i32 %656, %655
  %658 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %632, i32 noundef 7) #10
  %659 = xor i32 %657, %658
  %660 = add i32 %659, %500
  %661 = tail call spir_func i32 @_Z9bitselectjjj(i32 noundef %544, i32 noundef %588, i32 noundef %632) #10
  %662 = add i32 %660, %661
  %663 = zext nneg i32 %77 to i64
  %664 = getelementptr inbounds nuw i32, ptr addrspace(2) @k256, i64 %663
  %665 = getelementptr inbounds nuw i8, ptr addrspace(2) %664, i64 48
  %666 = load i32, ptr addrspace(2) %665, align 4, !tbaa !4
  %667 = add i32 %662, %666
  %668 = add i32 %667, %654
  %669 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %634, i32 noundef 30) #10
  %670 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %634, i32 noundef 19) #10
  %671 = xor i32 %670, %669
  %672 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %634, i32 noundef 10) #10
  %673 = xor i32 %671, %672
  %674 = xor i32 %634, %546
  %675 = tail call spir_func i32 @_Z9bitselectjjj(i32 noundef %634, i32 noundef %590, i32 noundef %674) #10
  %676 = add i32 %668, %502
  %677 = add i32 %675, %668
  %678 = add i32 %677, %673
  br i1 %84, label %679, label %681

679:                                              ; preds = %653
  %680 = load i32, ptr %67, align 4, !tbaa !4
  br label %697

681:                                              ; preds = %653
  %682 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %610, i32 noundef 15) #10
  %683 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %610, i32 noundef 13) #10
  %684 = lshr i32 %610, 10
  %685 = xor i32 %684, %682
  %686 = xor i32 %685, %683
  %687 = add i32 %686, %390
  %688 = load i32, ptr %65, align 4, !tbaa !4
  %689 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %688, i32 noundef 25) #10
  %690 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %688, i32 noundef 14) #10
  %691 = lshr i32 %688, 3
  %692 = xor i32 %691, %689
  %693 = xor i32 %692, %690
  %694 = load i32, ptr %66, align 4, !tbaa !4
  %695 = add i32 %687, %694
  %696 = add i32 %695, %693
  store i32 %696, ptr %66, align 4, !tbaa !4
  br label %697

697:                                              ; preds = %679, %681
  %698 = phi i32 [ %680, %679 ], [ %696, %681 ]
  %699 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %676, i32 noundef 26) #10
  %700 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %676, i32 noundef 21) #10
  %701 = xor i32 %700, %699
  %702 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %676, i32 noundef 7) #10
  %703 = xor i32 %701, %702
  %704 = add i32 %703, %544
  %705 = tail call spir_func i32 @_Z9bitselectjjj(i32 noundef %588, i32 noundef %632, i32 noundef %676) #10
  %706 = add i32 %704, %705
  %707 = zext nneg i32 %77 to i64
  %708 = getelementptr inbounds nuw i32, ptr addrspace(2) @k256, i64 %707
  %709 = getelementptr inbounds nuw i8, ptr addrspace(2) %708, i64 52
  %710 = load i32, ptr addrspace(2) %709, align 4, !tbaa !4
  %711 = add i32 %706, %710
  %712 = add i32 %711, %698
  %713 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %678, i32 noundef 30) #10
  %714 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %678, i32 noundef 19) #10
  %715 = xor i32 %714, %713
  %716 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %678, i32 noundef 10) #10
  %717 = xor i32 %715, %716
  %718 = xor i32 %678, %590
  %719 = tail call spir_func i32 @_Z9bitselectjjj(i32 noundef %678, i32 noundef %634, i32 noundef %718) #10
  %720 = add i32 %712, %546
  %721 = add i32 %719, %712
  %722 = add i32 %721, %717
  br i1 %84, label %723, label %725

723:                                              ; preds = %697
  %724 = load i32, ptr %70, align 4, !tbaa !4
  br label %741

725:                                              ; preds = %697
  %726 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %654, i32 noundef 15) #10
  %727 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %654, i32 noundef 13) #10
  %728 = lshr i32 %654, 10
  %729 = xor i32 %728, %726
  %730 = xor i32 %729, %727
  %731 = add i32 %730, %434
  %732 = load i32, ptr %68, align 4, !tbaa !4
  %733 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %732, i32 noundef 25) #10
  %734 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %732, i32 noundef 14) #10
  %735 = lshr i32 %732, 3
  %736 = xor i32 %735, %733
  %737 = xor i32 %736, %734
  %738 = load i32, ptr %69, align 4, !tbaa !4
  %739 = add i32 %731, %738
  %740 = add i32 %739, %737
  store i32 %740, ptr %69, align 4, !tbaa !4
  br label %741

741:                                              ; preds = %723, %725
  %742 = phi i32 [ %724, %723 ], [ %740, %725 ]
  %743 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %720, i32 noundef 26) #10
  %744 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %720, i32 noundef 21) #10
  %745 = xor i32 %744, %743
  %746 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %720, i32 noundef 7) #10
  %747 = xor i32 %745, %746
  %748 = add i32 %747, %588
  %749 = tail call spir_func i32 @_Z9bitselectjjj(i32 noundef %632, i32 noundef %676, i32 noundef %720) #10
  %750 = add i32 %748, %749
  %751 = zext nneg i32 %77 to i64
  %752 = getelementptr inbounds nuw i32, ptr addrspace(2) @k256, i64 %751
  %753 = getelementptr inbounds nuw i8, ptr addrspace(2) %752, i64 56
  %754 = load i32, ptr addrspace(2) %753, align 4, !tbaa !4
  %755 = add i32 %750, %754
  %756 = add i32 %755, %742
  %757 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %722, i32 noundef 30) #10
  %758 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %722, i32 noundef 19) #10
  %759 = xor i32 %758, %757
  %760 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %722, i32 noundef 10) #10
  %761 = xor i32 %759, %760
  %762 = xor i32 %722, %634
  %763 = tail call spir_func i32 @_Z9bitselectjjj(i32 noundef %722, i32 noundef %678, i32 noundef %762) #10
  %764 = add i32 %756, %590
  %765 = add i32 %763, %756
  %766 = add i32 %765, %761
  br i1 %84, label %767, label %769

767:                                              ; preds = %741
  %768 = load i32, ptr %72, align 4, !tbaa !4
  br label %784

769:                                              ; preds = %741
  %770 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %698, i32 noundef 15) #10
  %771 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %698, i32 noundef 13) #10
  %772 = lshr i32 %698, 10
  %773 = xor i32 %772, %770
  %774 = xor i32 %773, %771
  %775 = add i32 %774, %478
  %776 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %120, i32 noundef 25) #10
  %777 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %120, i32 noundef 14) #10
  %778 = lshr i32 %120, 3
  %779 = xor i32 %778, %776
  %780 = xor i32 %779, %777
  %781 = load i32, ptr %71, align 4, !tbaa !4
  %782 = add i32 %775, %781
  %783 = add i32 %782, %780
  store i32 %783, ptr %71, align 4, !tbaa !4
  br label %784

784:                                              ; preds = %767, %769
  %785 = phi i32 [ %768, %767 ], [ %783, %769 ]
  %786 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %764, i32 noundef 26) #10
  %787 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %764, i32 noundef 21) #10
  %788 = xor i32 %787, %786
  %789 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %764, i32 noundef 7) #10
  %790 = xor i32 %788, %789
  %791 = add i32 %790, %632
  %792 = tail call spir_func i32 @_Z9bitselectjjj(i32 noundef %676, i32 noundef %720, i32 noundef %764) #10
  %793 = add i32 %791, %792
  %794 = zext nneg i32 %77 to i64
  %795 = getelementptr inbounds nuw i32, ptr addrspace(2) @k256, i64 %794
  %796 = getelementptr inbounds nuw i8, ptr addrspace(2) %795, i64 60
  %797 = load i32, ptr addrspace(2) %796, align 4, !tbaa !4
  %798 = add i32 %793, %797
  %799 = add i32 %798, %785
  %800 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %766, i32 noundef 30) #10
  %801 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %766, i32 noundef 19) #10
  %802 = xor i32 %801, %800
  %803 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %766, i32 noundef 10) #10
  %804 = xor i32 %802, %803
  %805 = xor i32 %766, %678
  %806 = tail call spir_func i32 @_Z9bitselectjjj(i32 noundef %766, i32 noundef %722, i32 noundef %805) #10
  %807 = add i32 %799, %634
  %808 = add i32 %806, %799
  %809 = add i32 %808, %804
  %810 = add nuw nsw i32 %77, 16
  %811 = icmp samesign ult i32 %77, 48
  br i1 %811, label %73, label %85
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i32 @_Z6rotatejj(i32 noundef, i32 noundef) local_unnamed_addr #5

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i32 @_Z9bitselectjjj(i32 noundef, i32 noundef, i32 noundef) local_unnamed_addr #5

; Function Attrs: convergent nounwind
declare dso_local spir_func i32 @_Z10atomic_incPU3AS1Vj(ptr addrspace(1) noundef) local_unnamed_addr #7

; Function Attrs: convergent nounwind
declare dso_local spir_func i32 @_Z10atomic_maxPU3AS1Vjj(ptr addrspace(1) noundef, i32 noundef) local_unnamed_addr #7

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p1.i64(ptr noalias writeonly captures(none), ptr addrspace(1) noalias readonly captures(none), i64, i1 immarg) #8

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p1.p0.i64(ptr addrspace(1) noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #8

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #9

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #8

attributes #0 = { convergent nofree norecurse nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline convergent nofree norecurse nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #2 = { convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #3 = { alwaysinline convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #4 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #5 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #6 = { convergent nofree norecurse nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #7 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #8 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #9 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #10 = { convergent nounwind willreturn memory(none) }
attributes #11 = { nounwind }
attributes #12 = { convergent nounwind }

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
!10 = !{!"uint*", !"uint*", !"uint"}
!11 = !{!"const", !"", !""}
!12 = !{i32 1, i32 0, i32 0, i32 1}
!13 = !{!"none", !"none", !"none", !"none"}
!14 = !{!"uint*", !"uint", !"uint", !"uint*"}
!15 = !{!"const", !"", !"", !"volatile"}
