; ModuleID = 'corpus/opencl/bignum_modexp.cl'
source_filename = "corpus/opencl/bignum_modexp.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

%struct.modulus_t = type { [8 x i32], i32 }
%struct.big_t = type { [8 x i32] }

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite, inaccessiblemem: readwrite)
define dso_local spir_kernel void @mont_mul(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2, ptr noundef readonly byval(%struct.modulus_t) align 4 captures(none) %3) local_unnamed_addr #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %5 = alloca %struct.big_t, align 4
  %6 = alloca %struct.big_t, align 4
  %7 = alloca %struct.big_t, align 4
  %8 = alloca %struct.modulus_t, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %8)
  call void @llvm.lifetime.start.p0(ptr nonnull %6)
  call void @llvm.lifetime.start.p0(ptr nonnull %7)
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(36) %8, ptr noundef nonnull align 4 dereferenceable(36) %3, i64 36, i1 false)
  %9 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #11
  %10 = trunc i64 %9 to i32
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #12
  %11 = shl i32 %10, 3
  %12 = zext i32 %11 to i64
  %13 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %12
  call void @llvm.memcpy.p0.p1.i64(ptr noundef nonnull align 4 dereferenceable(32) %6, ptr addrspace(1) noundef readonly align 4 dereferenceable(32) %13, i64 32, i1 false), !tbaa !4
  %14 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %12
  call void @llvm.memcpy.p0.p1.i64(ptr noundef nonnull align 4 dereferenceable(32) %7, ptr addrspace(1) noundef readonly align 4 dereferenceable(32) %14, i64 32, i1 false), !tbaa !4
  %15 = addrspacecast ptr %8 to ptr addrspace(4)
  call spir_func void @mont(ptr dead_on_unwind writable sret(%struct.big_t) align 4 %5, ptr noundef nonnull byval(%struct.big_t) align 4 %6, ptr noundef nonnull byval(%struct.big_t) align 4 %7, ptr addrspace(4) noundef %15) #13
  %16 = shl i64 %9, 5
  %17 = and i64 %16, 17179869152
  %18 = getelementptr nuw i8, ptr addrspace(1) %2, i64 %17
  call void @llvm.memcpy.p1.p0.i64(ptr addrspace(1) noundef align 4 dereferenceable(32) %18, ptr noundef nonnull align 4 dereferenceable(32) %5, i64 32, i1 false), !tbaa !4
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %8)
  call void @llvm.lifetime.end.p0(ptr nonnull %6)
  call void @llvm.lifetime.end.p0(ptr nonnull %7)
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite, inaccessiblemem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_mont_mul(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2, ptr noundef readonly byval(%struct.modulus_t) align 4 captures(none) %3) local_unnamed_addr #1 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %5 = alloca %struct.big_t, align 4
  %6 = alloca %struct.big_t, align 4
  %7 = alloca %struct.big_t, align 4
  %8 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #11
  %9 = trunc i64 %8 to i32
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #12
  %10 = shl i32 %9, 3
  %11 = zext i32 %10 to i64
  %12 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %11
  call void @llvm.memcpy.p0.p1.i64(ptr noundef nonnull align 4 dereferenceable(32) %6, ptr addrspace(1) noundef readonly align 4 dereferenceable(32) %12, i64 32, i1 false), !tbaa !4
  %13 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %11
  call void @llvm.memcpy.p0.p1.i64(ptr noundef nonnull align 4 dereferenceable(32) %7, ptr addrspace(1) noundef readonly align 4 dereferenceable(32) %13, i64 32, i1 false), !tbaa !4
  %14 = addrspacecast ptr %3 to ptr addrspace(4)
  call spir_func void @mont(ptr dead_on_unwind writable sret(%struct.big_t) align 4 %5, ptr noundef nonnull byval(%struct.big_t) align 4 %6, ptr noundef nonnull byval(%struct.big_t) align 4 %7, ptr addrspace(4) noundef %14) #13
  %15 = shl i64 %8, 5
  %16 = and i64 %15, 17179869152
  %17 = getelementptr nuw i8, ptr addrspace(1) %2, i64 %16
  call void @llvm.memcpy.p1.p0.i64(ptr addrspace(1) noundef align 4 dereferenceable(32) %17, ptr noundef nonnull align 4 dereferenceable(32) %5, i64 32, i1 false), !tbaa !4
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #12
  ret void
}

; Function Attrs: convergent nofree norecurse nounwind memory(argmem: readwrite, inaccessiblemem: readwrite)
define dso_local spir_kernel void @mod_exp(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2, ptr noundef readonly byval(%struct.modulus_t) align 4 captures(none) %3) local_unnamed_addr #2 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %5 = alloca %struct.big_t, align 4
  %6 = alloca %struct.big_t, align 4
  %7 = alloca %struct.big_t, align 4
  %8 = alloca %struct.big_t, align 4
  %9 = alloca %struct.modulus_t, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %9)
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(36) %9, ptr noundef nonnull align 4 dereferenceable(36) %3, i64 36, i1 false)
  %10 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #11
  %11 = trunc i64 %10 to i32
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #12
  %12 = shl i32 %11, 3
  %13 = zext i32 %12 to i64
  %14 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %13
  call void @llvm.memcpy.p0.p1.i64(ptr noundef nonnull align 4 dereferenceable(32) %5, ptr addrspace(1) noundef readonly align 4 dereferenceable(32) %14, i64 32, i1 false), !tbaa !4
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #12
  call void @llvm.memcpy.p0.p1.i64(ptr noundef nonnull align 4 dereferenceable(32) %6, ptr addrspace(1) noundef align 4 dereferenceable(32) %14, i64 32, i1 false)
  %15 = and i64 %10, 4294967295
  %16 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %15
  %17 = load i32, ptr addrspace(1) %16, align 4, !tbaa !4
  %18 = or i32 %17, 1
  %19 = tail call spir_func i32 @_Z3clzj(i32 noundef %18) #11
  %20 = sub i32 30, %19
  %21 = icmp sgt i32 %20, -1
  br i1 %21, label %22, label %24

22:                                               ; preds = %4
  %23 = addrspacecast ptr %9 to ptr addrspace(4)
  br label %28

24:                                               ; preds = %35, %4
  %25 = shl i64 %10, 5
  %26 = and i64 %25, 17179869152
  %27 = getelementptr i8, ptr addrspace(1) %2, i64 %26
  call void @llvm.memcpy.p1.p0.i64(ptr addrspace(1) noundef align 4 dereferenceable(32) %27, ptr noundef nonnull align 4 dereferenceable(32) %6, i64 32, i1 false), !tbaa !4
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %9)
  ret void

28:                                               ; preds = %22, %35
  %29 = phi i32 [ %20, %22 ], [ %36, %35 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #12
  call spir_func void @mont(ptr dead_on_unwind writable sret(%struct.big_t) align 4 %7, ptr noundef nonnull byval(%struct.big_t) align 4 %6, ptr noundef nonnull byval(%struct.big_t) align 4 %6, ptr addrspace(4) noundef %23) #13
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(32) %6, ptr noundef nonnull align 4 dereferenceable(32) %7, i64 32, i1 false), !tbaa.struct !12
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #12
  %30 = and i32 %29, 31
  %31 = shl nuw i32 1, %30
  %32 = and i32 %31, %18
  %33 = icmp eq i32 %32, 0
  br i1 %33, label %35, label %34

34:                                               ; preds = %28
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #12
  call spir_func void @mont(ptr dead_on_unwind writable sret(%struct.big_t) align 4 %8, ptr noundef nonnull byval(%struct.big_t) align 4 %6, ptr noundef nonnull byval(%struct.big_t) align 4 %5, ptr addrspace(4) noundef %23) #13
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(32) %6, ptr noundef nonnull align 4 dereferenceable(32) %8, i64 32, i1 false), !tbaa.struct !12
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #12
  br label %35

35:                                               ; preds = %34, %28
  %36 = add nsw i32 %29, -1
  %37 = icmp sgt i32 %29, 0
  br i1 %37, label %28, label %24
}

; Function Attrs: alwaysinline convergent nofree norecurse nounwind memory(argmem: readwrite, inaccessiblemem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_mod_exp(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2, ptr noundef readonly byval(%struct.modulus_t) align 4 captures(none) %3) local_unnamed_addr #3 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %5 = alloca %struct.big_t, align 4
  %6 = alloca %struct.big_t, align 4
  %7 = alloca %struct.big_t, align 4
  %8 = alloca %struct.big_t, align 4
  %9 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #11
  %10 = trunc i64 %9 to i32
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #12
  %11 = shl i32 %10, 3
  %12 = zext i32 %11 to i64
  %13 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %12
  call void @llvm.memcpy.p0.p1.i64(ptr noundef nonnull align 4 dereferenceable(32) %5, ptr addrspace(1) noundef readonly align 4 dereferenceable(32) %13, i64 32, i1 false), !tbaa !4
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #12
  call void @llvm.memcpy.p0.p1.i64(ptr noundef nonnull align 4 dereferenceable(32) %6, ptr addrspace(1) noundef align 4 dereferenceable(32) %13, i64 32, i1 false)
  %14 = and i64 %9, 4294967295
  %15 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %14
  %16 = load i32, ptr addrspace(1) %15, align 4, !tbaa !4
  %17 = or i32 %16, 1
  %18 = tail call spir_func i32 @_Z3clzj(i32 noundef %17) #11
  %19 = sub i32 30, %18
  %20 = icmp sgt i32 %19, -1
  br i1 %20, label %21, label %23

21:                                               ; preds = %4
  %22 = addrspacecast ptr %3 to ptr addrspace(4)
  br label %27

23:                                               ; preds = %34, %4
  %24 = shl i64 %9, 5
  %25 = and i64 %24, 17179869152
  %26 = getelementptr i8, ptr addrspace(1) %2, i64 %25
  call void @llvm.memcpy.p1.p0.i64(ptr addrspace(1) noundef align 4 dereferenceable(32) %26, ptr noundef nonnull align 4 dereferenceable(32) %6, i64 32, i1 false), !tbaa !4
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #12
  ret void

27:                                               ; preds = %21, %34
  %28 = phi i32 [ %19, %21 ], [ %35, %34 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #12
  call spir_func void @mont(ptr dead_on_unwind writable sret(%struct.big_t) align 4 %7, ptr noundef nonnull byval(%struct.big_t) align 4 %6, ptr noundef nonnull byval(%struct.big_t) align 4 %6, ptr addrspace(4) noundef %22) #13
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(32) %6, ptr noundef nonnull align 4 dereferenceable(32) %7, i64 32, i1 false), !tbaa.struct !12
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #12
  %29 = and i32 %28, 31
  %30 = shl nuw i32 1, %29
  %31 = and i32 %30, %17
  %32 = icmp eq i32 %31, 0
  br i1 %32, label %34, label %33

33:                                               ; preds = %27
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #12
  call spir_func void @mont(ptr dead_on_unwind writable sret(%struct.big_t) align 4 %8, ptr noundef nonnull byval(%struct.big_t) align 4 %6, ptr noundef nonnull byval(%struct.big_t) align 4 %5, ptr addrspace(4) noundef %22) #13
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(32) %6, ptr noundef nonnull align 4 dereferenceable(32) %8, i64 32, i1 false), !tbaa.struct !12
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #12
  br label %34

34:                                               ; preds = %27, %33
  %35 = add nsw i32 %28, -1
  %36 = icmp sgt i32 %28, 0
  br i1 %36, label %27, label %23
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #5

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite, inaccessiblemem: readwrite)
define internal spir_func void @mont(ptr dead_on_unwind noalias nonnull writable writeonly sret(%struct.big_t) align 4 captures(none) initializes((0, 32)) %0, ptr noundef readonly byval(%struct.big_t) align 4 captures(none) %1, ptr noundef readonly byval(%struct.big_t) align 4 captures(none) %2, ptr addrspace(4) noundef readonly captures(none) %3) unnamed_addr #6 {
  %5 = getelementptr inbounds nuw i8, ptr addrspace(4) %3, i64 32
  %6 = load i32, ptr addrspace(4) %5, align 4, !tbaa !14
  %7 = load i32, ptr addrspace(4) %3, align 4, !tbaa !4
  %8 = getelementptr inbounds nuw i8, ptr addrspace(4) %3, i64 4
  %9 = load i32, ptr %2, align 4, !tbaa !4
  %10 = load i32, ptr %1, align 4, !tbaa !4
  %11 = zext i32 %10 to i64
  %12 = getelementptr inbounds nuw i8, ptr %1, i64 4
  %13 = load i32, ptr %12, align 4, !tbaa !4
  %14 = zext i32 %13 to i64
  %15 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %16 = load i32, ptr %15, align 4, !tbaa !4
  %17 = zext i32 %16 to i64
  %18 = getelementptr inbounds nuw i8, ptr %1, i64 12
  %19 = load <4 x i32>, ptr %18, align 4
  %20 = shufflevector <4 x i32> %19, <4 x i32> poison, <2 x i32> <i32 0, i32 poison>
  %21 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %22 = load i32, ptr %21, align 4, !tbaa !4
  %23 = zext i32 %22 to i64
  %24 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %25 = load i32, ptr %24, align 4, !tbaa !4
  %26 = zext i32 %25 to i64
  %27 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %28 = load i32, ptr %27, align 4, !tbaa !4
  %29 = getelementptr inbounds nuw i8, ptr %1, i64 28
  %30 = load i32, ptr %29, align 4, !tbaa !4
  %31 = zext i32 %30 to i64
  %32 = load i32, ptr addrspace(4) %8, align 4, !tbaa !4
  %33 = zext i32 %32 to i64
  %34 = getelementptr inbounds nuw i8, ptr addrspace(4) %3, i64 8
  %35 = getelementptr inbounds nuw i8, ptr addrspace(4) %3, i64 12
  %36 = getelementptr inbounds nuw i8, ptr addrspace(4) %3, i64 16
  %37 = load i32, ptr addrspace(4) %36, align 4, !tbaa !4
  %38 = zext i32 %37 to i64
  %39 = getelementptr inbounds nuw i8, ptr addrspace(4) %3, i64 20
  %40 = getelementptr inbounds nuw i8, ptr addrspace(4) %3, i64 24
  %41 = getelementptr inbounds nuw i8, ptr addrspace(4) %3, i64 28
  %42 = load i32, ptr addrspace(4) %41, align 4, !tbaa !4
  %43 = zext i32 %42 to i64
  %44 = getelementptr inbounds nuw i8, ptr %2, i64 4
  %45 = load i32, ptr %44, align 4, !tbaa !4
  %46 = load i32, ptr %15, align 4, !tbaa !4
  %47 = zext i32 %46 to i64
  %48 = load i32, ptr %21, align 4, !tbaa !4
  %49 = load i32, ptr %24, align 4, !tbaa !4
  %50 = zext i32 %49 to i64
  %51 = load i32, ptr %29, align 4, !tbaa !4
  %52 = load i32, ptr addrspace(4) %8, align 4, !tbaa !4
  %53 = zext i32 %52 to i64
  %54 = load i32, ptr addrspace(4) %36, align 4, !tbaa !4
  %55 = zext i32 %54 to i64
  %56 = load i32, ptr addrspace(4) %41, align 4, !tbaa !4
  %57 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %58 = load i32, ptr %57, align 4, !tbaa !4
  %59 = load i32, ptr %27, align 4, !tbaa !4
  %60 = load i32, ptr %29, align 4, !tbaa !4
  %61 = zext i32 %60 to i64
  %62 = load i32, ptr addrspace(4) %34, align 4, !tbaa !4
  %63 = zext i32 %62 to i64
  %64 = load i32, ptr %1, align 4, !tbaa !4
  %65 = load i32, ptr %12, align 4, !tbaa !4
  %66 = insertelement <2 x i64> poison, i64 %47, i64 0
  %67 = insertelement <2 x i64> %66, i64 %53, i64 1
  %68 = load <4 x i32>, ptr %18, align 4
  %69 = shufflevector <4 x i32> %68, <4 x i32> poison, <2 x i32> <i32 0, i32 poison>
  %70 = load i32, ptr addrspace(4) %34, align 4, !tbaa !4
  %71 = insertelement <2 x i32> %69, i32 %70, i64 1
  %72 = zext <2 x i32> %71 to <2 x i64>
  %73 = insertelement <2 x i32> poison, i32 %70, i64 0
  %74 = insertelement <2 x i32> %73, i32 %58, i64 1
  %75 = zext <2 x i32> %74 to <2 x i64>
  %76 = load i32, ptr addrspace(4) %35, align 4, !tbaa !4
  %77 = insertelement <2 x i32> poison, i32 %76, i64 0
  %78 = insertelement <2 x i32> %77, i32 %58, i64 1
  %79 = zext <2 x i32> %78 to <2 x i64>
  %80 = load <4 x i32>, ptr %15, align 4
  %81 = shufflevector <4 x i32> %80, <4 x i32> poison, <2 x i32> <i32 0, i32 poison>
  %82 = load i32, ptr addrspace(4) %8, align 4, !tbaa !4
  %83 = insertelement <2 x i32> %81, i32 %82, i64 1
  %84 = zext <2 x i32> %83 to <2 x i64>
  %85 = load <2 x i32>, ptr addrspace(4) %39, align 4, !tbaa !4
  %86 = load <2 x i32>, ptr %24, align 4, !tbaa !4
  %87 = shufflevector <2 x i32> %86, <2 x i32> %85, <2 x i32> <i32 1, i32 2>
  %88 = zext <2 x i32> %87 to <2 x i64>
  %89 = insertelement <2 x i32> %85, i32 %51, i64 0
  %90 = zext <2 x i32> %89 to <2 x i64>
  %91 = load <2 x i32>, ptr %18, align 4, !tbaa !4
  %92 = insertelement <2 x i64> poison, i64 %50, i64 0
  %93 = insertelement <2 x i64> %92, i64 %55, i64 1
  %94 = load <2 x i32>, ptr addrspace(4) %39, align 4, !tbaa !4
  %95 = insertelement <2 x i32> poison, i32 %28, i64 0
  %96 = shufflevector <2 x i32> %95, <2 x i32> %94, <2 x i32> <i32 0, i32 2>
  %97 = zext <2 x i32> %96 to <2 x i64>
  %98 = shufflevector <2 x i32> %94, <2 x i32> poison, <2 x i32> <i32 1, i32 poison>
  %99 = insertelement <2 x i32> %98, i32 %45, i64 1
  %100 = zext <2 x i32> %99 to <2 x i64>
  %101 = insertelement <2 x i64> %100, i64 %38, i64 0
  %102 = load <2 x i32>, ptr addrspace(4) %34, align 4, !tbaa !4
  %103 = shufflevector <2 x i32> %20, <2 x i32> %102, <2 x i32> <i32 0, i32 2>
  %104 = zext <2 x i32> %103 to <2 x i64>
  %105 = load <2 x i32>, ptr %1, align 4, !tbaa !4
  %106 = zext i32 %9 to i64
  %107 = mul nuw i64 %106, %11
  %108 = trunc i64 %107 to i32
  %109 = lshr i64 %107, 32
  %110 = mul nuw i64 %106, %14
  %111 = add nuw i64 %109, %110
  %112 = lshr i64 %111, 32
  %113 = mul nuw i64 %106, %17
  %114 = add nuw i64 %112, %113
  %115 = lshr i64 %114, 32
  %116 = mul i32 %6, %108
  %117 = tail call spir_func i32 @_Z6mul_hijj(i32 noundef %116, i32 noundef %7) #11
  %118 = icmp ne i32 %108, 0
  %119 = zext i1 %118 to i32
  %120 = add i32 %117, %119
  %121 = insertelement <2 x i32> poison, i32 %116, i64 0
  %122 = shufflevector <2 x i32> %121, <2 x i32> %105, <2 x i32> <i32 0, i32 2>
  %123 = zext <2 x i32> %122 to <2 x i64>
  %124 = insertelement <2 x i32> %105, i32 %116, i64 0
  %125 = zext <2 x i32> %124 to <2 x i64>
  %126 = zext i32 %116 to i64
  %127 = mul nuw i64 %33, %126
  %128 = and i64 %111, 4294967295
  %129 = zext i32 %120 to i64
  %130 = add nuw nsw i64 %128, %129
  %131 = add nuw i64 %130, %127
  %132 = lshr i64 %131, 32
  %133 = insertelement <2 x i32> %102, i32 %45, i64 1
  %134 = zext <2 x i32> %133 to <2 x i64>
  %135 = insertelement <2 x i64> poison, i64 %106, i64 0
  %136 = shufflevector <2 x i64> %135, <2 x i64> %123, <2 x i32> <i32 0, i32 2>
  %137 = mul nuw <2 x i64> %136, %104
  %138 = and i64 %114, 4294967295
  %139 = add nuw nsw i64 %138, %132
  %140 = shufflevector <2 x i32> %133, <2 x i32> %102, <2 x i32> <i32 3, i32 1>
  %141 = zext <2 x i32> %140 to <2 x i64>
  %142 = mul nuw <2 x i64> %134, %123
  %143 = insertelement <2 x i64> poison, i64 %115, i64 0
  %144 = insertelement <2 x i64> %143, i64 %139, i64 1
  %145 = add nuw <2 x i64> %144, %137
  %146 = extractelement <2 x i64> %145, i64 0
  %147 = lshr i64 %146, 32
  %148 = mul nuw i64 %106, %23
  %149 = add nuw i64 %147, %148
  %150 = lshr i64 %149, 32
  %151 = mul nuw i64 %106, %26
  %152 = add nuw i64 %150, %151
  %153 = lshr i64 %152, 32
  %154 = insertelement <2 x i32> %121, i32 %48, i64 1
  %155 = zext <2 x i32> %154 to <2 x i64>
  %156 = and i64 %131, 4294967295
  %157 = insertelement <2 x i64> poison, i64 %139, i64 0
  %158 = insertelement <2 x i64> %157, i64 %156, i64 1
  %159 = add nuw <2 x i64> %158, %142
  %160 = and <2 x i64> %145, splat (i64 4294967295)
  %161 = lshr <2 x i64> %159, splat (i64 32)
  %162 = mul nuw <2 x i64> %141, %125
  %163 = add nuw nsw <2 x i64> %160, %161
  %164 = add nuw <2 x i64> %163, %162
  %165 = extractelement <2 x i64> %164, i64 0
  %166 = lshr i64 %165, 32
  %167 = and i64 %149, 4294967295
  %168 = shufflevector <2 x i64> %135, <2 x i64> %155, <2 x i32> <i32 0, i32 2>
  %169 = mul nuw <2 x i64> %168, %97
  %170 = and i64 %152, 4294967295
  %171 = insertelement <2 x i64> %155, i64 %47, i64 1
  %172 = insertelement <2 x i64> poison, i64 %167, i64 0
  %173 = and <2 x i64> %164, splat (i64 4294967295)
  %174 = shufflevector <2 x i64> %172, <2 x i64> %173, <2 x i32> <i32 0, i32 2>
  %175 = insertelement <2 x i64> poison, i64 %166, i64 0
  %176 = extractelement <2 x i64> %164, i64 1
  %177 = lshr i64 %176, 32
  %178 = mul nuw <2 x i64> %101, %171
  %179 = insertelement <2 x i64> %175, i64 %177, i64 1
  %180 = add nuw nsw <2 x i64> %174, %179
  %181 = add nuw <2 x i64> %180, %178
  %182 = extractelement <2 x i64> %181, i64 0
  %183 = lshr i64 %182, 32
  %184 = add nuw nsw i64 %170, %183
  %185 = insertelement <2 x i64> poison, i64 %153, i64 0
  %186 = insertelement <2 x i64> %185, i64 %184, i64 1
  %187 = add nuw <2 x i64> %186, %169
  %188 = extractelement <2 x i64> %187, i64 0
  %189 = lshr i64 %188, 32
  %190 = mul nuw i64 %106, %31
  %191 = add nuw i64 %189, %190
  %192 = lshr i64 %191, 32
  %193 = trunc nuw i64 %192 to i32
  %194 = and i64 %191, 4294967295
  %195 = bitcast <2 x i64> %159 to <4 x i32>
  %196 = extractelement <4 x i32> %195, i64 2
  %197 = mul i32 %6, %196
  %198 = tail call spir_func i32 @_Z6mul_hijj(i32 noundef %197, i32 noundef %7) #11
  %199 = icmp ne i32 %196, 0
  %200 = zext i1 %199 to i32
  %201 = add i32 %198, %200
  %202 = insertelement <2 x i32> poison, i32 %197, i64 0
  %203 = insertelement <2 x i32> %202, i32 %64, i64 1
  %204 = zext <2 x i32> %203 to <2 x i64>
  %205 = insertelement <2 x i32> %203, i32 %65, i64 1
  %206 = zext <2 x i32> %205 to <2 x i64>
  %207 = shufflevector <2 x i32> %202, <2 x i32> %91, <2 x i32> <i32 0, i32 2>
  %208 = zext <2 x i32> %207 to <2 x i64>
  %209 = insertelement <2 x i32> %91, i32 %197, i64 0
  %210 = zext <2 x i32> %209 to <2 x i64>
  %211 = shufflevector <2 x i32> %202, <2 x i32> %86, <2 x i32> <i32 0, i32 2>
  %212 = zext <2 x i32> %211 to <2 x i64>
  %213 = shufflevector <2 x i64> %100, <2 x i64> %204, <2 x i32> <i32 1, i32 2>
  %214 = mul nuw <2 x i64> %67, %213
  %215 = zext i32 %201 to i64
  %216 = insertelement <2 x i64> poison, i64 %177, i64 0
  %217 = insertelement <2 x i64> %216, i64 %215, i64 1
  %218 = add nuw nsw <2 x i64> %173, %217
  %219 = add nuw <2 x i64> %218, %214
  %220 = lshr <2 x i64> %219, splat (i64 32)
  %221 = mul nuw <2 x i64> %213, %72
  %222 = and <2 x i64> %181, splat (i64 4294967295)
  %223 = add nuw nsw <2 x i64> %222, %220
  %224 = add nuw <2 x i64> %223, %221
  %225 = shufflevector <2 x i64> %187, <2 x i64> %224, <2 x i32> <i32 1, i32 2>
  %226 = lshr <2 x i64> %225, splat (i64 32)
  %227 = mul nuw <2 x i64> %100, %155
  %228 = and <2 x i64> %187, splat (i64 4294967295)
  %229 = add nuw nsw <2 x i64> %228, %226
  %230 = add nuw <2 x i64> %229, %227
  %231 = extractelement <2 x i64> %230, i64 0
  %232 = lshr i64 %231, 32
  %233 = mul nuw <2 x i64> %75, %204
  %234 = extractelement <2 x i64> %230, i64 1
  %235 = lshr i64 %234, 32
  %236 = insertelement <2 x i64> %100, i64 %43, i64 0
  %237 = insertelement <2 x i64> %155, i64 %50, i64 1
  %238 = mul nuw <2 x i64> %236, %237
  %239 = insertelement <2 x i64> poison, i64 %194, i64 0
  %240 = and <2 x i64> %230, splat (i64 4294967295)
  %241 = shufflevector <2 x i64> %239, <2 x i64> %240, <2 x i32> <i32 0, i32 2>
  %242 = insertelement <2 x i64> poison, i64 %232, i64 0
  %243 = insertelement <2 x i64> %242, i64 %235, i64 1
  %244 = add nuw nsw <2 x i64> %241, %243
  %245 = extractelement <2 x i64> %219, i64 1
  %246 = and i64 %245, 4294967295
  %247 = shufflevector <2 x i64> %223, <2 x i64> poison, <2 x i32> <i32 1, i32 poison>
  %248 = insertelement <2 x i64> %247, i64 %246, i64 1
  %249 = add nuw <2 x i64> %248, %233
  %250 = lshr <2 x i64> %249, splat (i64 32)
  %251 = mul nuw <2 x i64> %79, %206
  %252 = and <2 x i64> %224, splat (i64 4294967295)
  %253 = add nuw nsw <2 x i64> %252, %250
  %254 = add nuw <2 x i64> %253, %251
  %255 = extractelement <2 x i64> %254, i64 0
  %256 = lshr i64 %255, 32
  %257 = shufflevector <2 x i64> %100, <2 x i64> %208, <2 x i32> <i32 1, i32 2>
  %258 = mul nuw <2 x i64> %93, %257
  %259 = insertelement <2 x i64> poison, i64 %235, i64 0
  %260 = insertelement <2 x i64> %259, i64 %256, i64 1
  %261 = add nuw nsw <2 x i64> %240, %260
  %262 = add nuw <2 x i64> %244, %238
  %263 = bitcast <2 x i64> %262 to <4 x i32>
  %264 = extractelement <4 x i32> %263, i64 1
  %265 = add i32 %264, %193
  %266 = icmp ult i32 %265, %264
  %267 = zext i1 %266 to i32
  %268 = insertelement <2 x i32> %85, i32 %58, i64 1
  %269 = zext <2 x i32> %268 to <2 x i64>
  %270 = shufflevector <2 x i32> %268, <2 x i32> %85, <2 x i32> <i32 3, i32 1>
  %271 = zext <2 x i32> %270 to <2 x i64>
  %272 = insertelement <2 x i32> poison, i32 %56, i64 0
  %273 = insertelement <2 x i32> %272, i32 %58, i64 1
  %274 = zext <2 x i32> %273 to <2 x i64>
  %275 = zext i32 %265 to i64
  %276 = add nuw <2 x i64> %261, %258
  %277 = lshr <2 x i64> %276, splat (i64 32)
  %278 = mul nuw <2 x i64> %257, %88
  %279 = and <2 x i64> %262, splat (i64 4294967295)
  %280 = bitcast <2 x i64> %249 to <4 x i32>
  %281 = extractelement <4 x i32> %280, i64 2
  %282 = extractelement <2 x i64> %254, i64 1
  %283 = lshr i64 %282, 32
  %284 = mul i32 %6, %281
  %285 = tail call spir_func i32 @_Z6mul_hijj(i32 noundef %284, i32 noundef %7) #11
  %286 = icmp ne i32 %281, 0
  %287 = zext i1 %286 to i32
  %288 = add i32 %285, %287
  %289 = and <2 x i64> %254, splat (i64 4294967295)
  %290 = zext i32 %288 to i64
  %291 = insertelement <2 x i64> poison, i64 %283, i64 0
  %292 = insertelement <2 x i64> %291, i64 %290, i64 1
  %293 = add nuw nsw <2 x i64> %289, %292
  %294 = and <2 x i64> %276, splat (i64 4294967295)
  %295 = add nuw nsw <2 x i64> %279, %277
  %296 = mul nuw <2 x i64> %269, %208
  %297 = add nuw <2 x i64> %295, %278
  %298 = lshr <2 x i64> %297, splat (i64 32)
  %299 = mul nuw <2 x i64> %257, %90
  %300 = and <2 x i64> %297, splat (i64 4294967295)
  %301 = insertelement <2 x i64> poison, i64 %275, i64 0
  %302 = shufflevector <2 x i64> %301, <2 x i64> %300, <2 x i32> <i32 0, i32 2>
  %303 = add nuw nsw <2 x i64> %298, %302
  %304 = mul nuw <2 x i64> %271, %210
  %305 = add nuw <2 x i64> %303, %299
  %306 = mul nuw <2 x i64> %274, %212
  %307 = and <2 x i64> %305, splat (i64 4294967295)
  %308 = load i32, ptr addrspace(4) %35, align 4, !tbaa !4
  %309 = zext i32 %308 to i64
  %310 = load i32, ptr addrspace(4) %41, align 4, !tbaa !4
  %311 = zext i32 %310 to i64
  %312 = getelementptr inbounds nuw i8, ptr %2, i64 12
  %313 = load i32, ptr %1, align 4, !tbaa !4
  %314 = zext i32 %313 to i64
  %315 = load i32, ptr %12, align 4, !tbaa !4
  %316 = zext i32 %315 to i64
  %317 = load i32, ptr %21, align 4, !tbaa !4
  %318 = load i32, ptr %24, align 4, !tbaa !4
  %319 = zext i32 %318 to i64
  %320 = load i32, ptr addrspace(4) %36, align 4, !tbaa !4
  %321 = zext i32 %320 to i64
  %322 = load i32, ptr addrspace(4) %41, align 4, !tbaa !4
  %323 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %324 = load i32, ptr %15, align 4, !tbaa !4
  %325 = zext i32 %324 to i64
  %326 = load i32, ptr %27, align 4, !tbaa !4
  %327 = zext i32 %326 to i64
  %328 = load i32, ptr %29, align 4, !tbaa !4
  %329 = zext i32 %328 to i64
  %330 = load i32, ptr addrspace(4) %8, align 4, !tbaa !4
  %331 = zext i32 %330 to i64
  %332 = load i32, ptr addrspace(4) %36, align 4, !tbaa !4
  %333 = zext i32 %332 to i64
  %334 = load i32, ptr addrspace(4) %39, align 4, !tbaa !4
  %335 = load i32, ptr addrspace(4) %40, align 4, !tbaa !4
  %336 = zext i32 %335 to i64
  %337 = load i32, ptr addrspace(4) %41, align 4, !tbaa !4
  %338 = zext i32 %337 to i64
  %339 = getelementptr inbounds nuw i8, ptr %2, i64 20
  %340 = load i32, ptr %24, align 4, !tbaa !4
  %341 = zext i32 %340 to i64
  %342 = load i32, ptr %29, align 4, !tbaa !4
  %343 = load i32, ptr %1, align 4, !tbaa !4
  %344 = load i32, ptr %12, align 4, !tbaa !4
  %345 = insertelement <2 x i64> poison, i64 %325, i64 0
  %346 = insertelement <2 x i64> %345, i64 %331, i64 1
  %347 = load <4 x i32>, ptr %18, align 4
  %348 = shufflevector <4 x i32> %347, <4 x i32> poison, <2 x i32> <i32 0, i32 poison>
  %349 = load i32, ptr addrspace(4) %34, align 4, !tbaa !4
  %350 = insertelement <2 x i32> %348, i32 %349, i64 1
  %351 = zext <2 x i32> %350 to <2 x i64>
  %352 = insertelement <2 x i32> poison, i32 %349, i64 0
  %353 = load i32, ptr addrspace(4) %35, align 4, !tbaa !4
  %354 = insertelement <2 x i32> poison, i32 %353, i64 0
  %355 = load <2 x i32>, ptr %27, align 4, !tbaa !4
  %356 = load <2 x i32>, ptr %21, align 4, !tbaa !4
  %357 = load <2 x i32>, ptr addrspace(4) %39, align 4, !tbaa !4
  %358 = shufflevector <2 x i32> %355, <2 x i32> %357, <2 x i32> <i32 0, i32 2>
  %359 = zext <2 x i32> %358 to <2 x i64>
  %360 = shufflevector <2 x i32> %355, <2 x i32> %357, <2 x i32> <i32 1, i32 3>
  %361 = zext <2 x i32> %360 to <2 x i64>
  %362 = shufflevector <2 x i32> %357, <2 x i32> poison, <2 x i32> <i32 1, i32 poison>
  %363 = insertelement <2 x i32> poison, i32 %322, i64 0
  %364 = load <2 x i32>, ptr %15, align 4, !tbaa !4
  %365 = insertelement <2 x i32> poison, i32 %284, i64 0
  %366 = shufflevector <2 x i32> %365, <2 x i32> %364, <2 x i32> <i32 0, i32 2>
  %367 = zext <2 x i32> %366 to <2 x i64>
  %368 = shufflevector <2 x i64> %75, <2 x i64> %367, <2 x i32> <i32 1, i32 2>
  %369 = mul nuw <2 x i64> %368, %84
  %370 = add nuw <2 x i64> %293, %369
  %371 = shufflevector <2 x i64> %276, <2 x i64> %370, <2 x i32> <i32 1, i32 2>
  %372 = lshr <2 x i64> %371, splat (i64 32)
  %373 = add nuw nsw <2 x i64> %294, %372
  %374 = add nuw <2 x i64> %373, %296
  %375 = lshr <2 x i64> %374, splat (i64 32)
  %376 = add nuw nsw <2 x i64> %300, %375
  %377 = add nuw <2 x i64> %376, %304
  %378 = lshr <2 x i64> %377, splat (i64 32)
  %379 = add nuw nsw <2 x i64> %307, %378
  %380 = add nuw <2 x i64> %379, %306
  %381 = shufflevector <2 x i64> %380, <2 x i64> %305, <2 x i32> <i32 2, i32 0>
  %382 = lshr <2 x i64> %381, splat (i64 32)
  %383 = trunc nuw <2 x i64> %382 to <2 x i32>
  %384 = extractelement <2 x i32> %383, i64 0
  %385 = add i32 %384, %267
  %386 = extractelement <2 x i32> %383, i64 1
  %387 = add i32 %385, %386
  %388 = insertelement <2 x i32> poison, i32 %385, i64 0
  %389 = insertelement <2 x i32> %388, i32 %387, i64 1
  %390 = icmp ult <2 x i32> %389, %383
  %391 = extractelement <2 x i1> %390, i64 0
  %392 = zext i1 %391 to i32
  %393 = extractelement <2 x i1> %390, i64 1
  %394 = zext i1 %393 to i32
  %395 = add nuw nsw i32 %392, %394
  %396 = lshr <2 x i64> %380, <i64 4294967295, i64 32>
  %397 = zext i32 %387 to i64
  %398 = and <2 x i64> %370, <i64 4294967295, i64 poison>
  %399 = lshr <2 x i64> %370, <i64 4294967295, i64 32>
  %400 = shufflevector <2 x i64> %398, <2 x i64> %399, <2 x i32> <i32 0, i32 3>
  %401 = tail call i64 @llvm.vector.reduce.add.v2i64(<2 x i64> %400)
  %402 = extractelement <2 x i64> %374, i64 1
  %403 = and i64 %402, 4294967295
  %404 = extractelement <2 x i64> %370, i64 1
  %405 = and i64 %404, 4294967295
  %406 = load <2 x i32>, ptr addrspace(4) %35, align 4, !tbaa !4
  %407 = load <2 x i32>, ptr %312, align 4, !tbaa !4
  %408 = load i32, ptr %323, align 4, !tbaa !4
  %409 = shufflevector <2 x i32> %406, <2 x i32> %407, <2 x i32> <i32 1, i32 2>
  %410 = zext <2 x i32> %409 to <2 x i64>
  %411 = extractelement <2 x i64> %410, i64 1
  %412 = mul nuw i64 %411, %314
  %413 = add nuw i64 %405, %412
  %414 = lshr i64 %413, 32
  %415 = mul nuw i64 %411, %316
  %416 = load <2 x i32>, ptr addrspace(4) %8, align 4, !tbaa !4
  %417 = shufflevector <2 x i32> %364, <2 x i32> %416, <2 x i32> <i32 0, i32 2>
  %418 = zext <2 x i32> %417 to <2 x i64>
  %419 = load <2 x i32>, ptr %1, align 4, !tbaa !4
  %420 = mul nuw <2 x i64> %410, %367
  %421 = trunc i64 %413 to i32
  %422 = mul i32 %6, %421
  %423 = tail call spir_func i32 @_Z6mul_hijj(i32 noundef %422, i32 noundef %7) #11
  %424 = icmp ne i32 %421, 0
  %425 = zext i1 %424 to i32
  %426 = add i32 %423, %425
  %427 = insertelement <2 x i32> poison, i32 %422, i64 0
  %428 = shufflevector <2 x i32> %427, <2 x i32> %419, <2 x i32> <i32 0, i32 2>
  %429 = zext <2 x i32> %428 to <2 x i64>
  %430 = insertelement <2 x i32> %419, i32 %422, i64 0
  %431 = zext <2 x i32> %430 to <2 x i64>
  %432 = shufflevector <2 x i64> %410, <2 x i64> %429, <2 x i32> <i32 1, i32 2>
  %433 = mul nuw <2 x i64> %432, %418
  %434 = zext i32 %426 to i64
  %435 = shufflevector <2 x i32> %364, <2 x i32> %416, <2 x i32> <i32 1, i32 3>
  %436 = zext <2 x i32> %435 to <2 x i64>
  %437 = shufflevector <2 x i32> %416, <2 x i32> poison, <2 x i32> <i32 1, i32 poison>
  %438 = insertelement <2 x i32> %437, i32 %408, i64 1
  %439 = zext <2 x i32> %438 to <2 x i64>
  %440 = mul nuw <2 x i64> %432, %436
  %441 = zext i32 %408 to i64
  %442 = insertelement <2 x i32> %406, i32 %408, i64 1
  %443 = zext <2 x i32> %442 to <2 x i64>
  %444 = mul nuw <2 x i64> %439, %429
  %445 = insertelement <2 x i32> poison, i32 %58, i64 0
  %446 = insertelement <2 x i32> %445, i32 %284, i64 1
  %447 = zext <2 x i32> %446 to <2 x i64>
  %448 = extractelement <2 x i64> %447, i64 0
  %449 = mul nuw i64 %448, %61
  %450 = load <2 x i32>, ptr addrspace(4) %39, align 4, !tbaa !4
  %451 = insertelement <2 x i32> poison, i32 %59, i64 0
  %452 = shufflevector <2 x i32> %451, <2 x i32> %450, <2 x i32> <i32 0, i32 2>
  %453 = zext <2 x i32> %452 to <2 x i64>
  %454 = shufflevector <2 x i32> %450, <2 x i32> poison, <2 x i32> <i32 1, i32 poison>
  %455 = insertelement <2 x i32> %454, i32 %317, i64 1
  %456 = zext <2 x i32> %455 to <2 x i64>
  %457 = extractelement <2 x i64> %447, i64 1
  %458 = mul nuw i64 %457, %63
  %459 = add nuw i64 %401, %458
  %460 = lshr i64 %459, 32
  %461 = mul nuw i64 %457, %309
  %462 = add nuw nsw i64 %403, %460
  %463 = and i64 %459, 4294967295
  %464 = add nuw nsw i64 %463, %414
  %465 = insertelement <2 x i64> poison, i64 %462, i64 0
  %466 = insertelement <2 x i64> %465, i64 %464, i64 1
  %467 = insertelement <2 x i64> poison, i64 %461, i64 0
  %468 = insertelement <2 x i64> %467, i64 %415, i64 1
  %469 = add nuw <2 x i64> %466, %468
  %470 = add nuw i64 %462, %461
  %471 = lshr i64 %470, 32
  %472 = shufflevector <2 x i64> %377, <2 x i64> %469, <2 x i32> <i32 1, i32 3>
  %473 = and <2 x i64> %472, <i64 4294967295, i64 poison>
  %474 = lshr <2 x i64> %472, <i64 4294967295, i64 32>
  %475 = shufflevector <2 x i64> %473, <2 x i64> %474, <2 x i32> <i32 0, i32 3>
  %476 = and <2 x i64> %469, splat (i64 4294967295)
  %477 = insertelement <2 x i64> poison, i64 %471, i64 0
  %478 = shufflevector <2 x i64> %477, <2 x i64> %476, <2 x i32> <i32 0, i32 2>
  %479 = add nuw nsw <2 x i64> %478, %475
  %480 = add nuw <2 x i64> %479, %420
  %481 = shufflevector <2 x i64> %396, <2 x i64> %480, <2 x i32> <i32 1, i32 2>
  %482 = lshr <2 x i64> %481, <i64 0, i64 32>
  %483 = mul nuw <2 x i64> %453, %447
  %484 = and <2 x i64> %380, splat (i64 4294967295)
  %485 = add nuw nsw <2 x i64> %484, %482
  %486 = add nuw <2 x i64> %485, %483
  %487 = extractelement <2 x i64> %486, i64 0
  %488 = lshr i64 %487, 32
  %489 = add nuw nsw i64 %488, %397
  %490 = add nuw i64 %489, %449
  %491 = lshr i64 %490, 32
  %492 = trunc nuw i64 %491 to i32
  %493 = add i32 %395, %492
  %494 = icmp ult i32 %493, %492
  %495 = zext i1 %494 to i32
  %496 = shufflevector <2 x i64> %474, <2 x i64> poison, <2 x i32> <i32 1, i32 poison>
  %497 = insertelement <2 x i64> %496, i64 %434, i64 1
  %498 = add nuw nsw <2 x i64> %476, %497
  %499 = and i64 %490, 4294967295
  %500 = and <2 x i64> %486, splat (i64 4294967295)
  %501 = add nuw <2 x i64> %498, %433
  %502 = lshr <2 x i64> %501, splat (i64 32)
  %503 = and <2 x i64> %480, splat (i64 4294967295)
  %504 = add nuw nsw <2 x i64> %503, %502
  %505 = add nuw <2 x i64> %504, %440
  %506 = shufflevector <2 x i64> %486, <2 x i64> %505, <2 x i32> <i32 1, i32 2>
  %507 = lshr <2 x i64> %506, splat (i64 32)
  %508 = shufflevector <2 x i64> %410, <2 x i64> %447, <2 x i32> <i32 3, i32 1>
  %509 = mul nuw <2 x i64> %508, %456
  %510 = add nuw nsw <2 x i64> %500, %507
  %511 = add nuw <2 x i64> %510, %509
  %512 = extractelement <2 x i64> %511, i64 0
  %513 = and i64 %512, 4294967295
  %514 = lshr <2 x i64> %511, splat (i64 32)
  %515 = insertelement <2 x i64> %410, i64 %311, i64 0
  %516 = insertelement <2 x i64> %367, i64 %319, i64 1
  %517 = mul nuw <2 x i64> %515, %516
  %518 = insertelement <2 x i64> poison, i64 %499, i64 0
  %519 = insertelement <2 x i64> %518, i64 %513, i64 1
  %520 = add nuw nsw <2 x i64> %519, %514
  %521 = add nuw <2 x i64> %520, %517
  %522 = bitcast <2 x i64> %521 to <4 x i32>
  %523 = extractelement <4 x i32> %522, i64 1
  %524 = add i32 %493, %523
  %525 = icmp ult i32 %524, %523
  %526 = zext i1 %525 to i32
  %527 = add nuw nsw i32 %495, %526
  %528 = zext i32 %524 to i64
  %529 = shufflevector <2 x i32> %427, <2 x i32> %356, <2 x i32> <i32 0, i32 2>
  %530 = zext <2 x i32> %529 to <2 x i64>
  %531 = insertelement <2 x i32> %356, i32 %422, i64 0
  %532 = zext <2 x i32> %531 to <2 x i64>
  %533 = extractelement <2 x i64> %501, i64 1
  %534 = and i64 %533, 4294967295
  %535 = shufflevector <2 x i64> %504, <2 x i64> poison, <2 x i32> <i32 1, i32 poison>
  %536 = insertelement <2 x i64> %535, i64 %534, i64 1
  %537 = add nuw <2 x i64> %536, %444
  %538 = and <2 x i64> %505, splat (i64 4294967295)
  %539 = lshr <2 x i64> %537, splat (i64 32)
  %540 = mul nuw <2 x i64> %443, %431
  %541 = add nuw nsw <2 x i64> %538, %539
  %542 = add nuw <2 x i64> %541, %540
  %543 = extractelement <2 x i64> %542, i64 0
  %544 = lshr i64 %543, 32
  %545 = extractelement <2 x i64> %511, i64 1
  %546 = and i64 %545, 4294967295
  %547 = shufflevector <2 x i64> %410, <2 x i64> %530, <2 x i32> <i32 1, i32 2>
  %548 = mul nuw <2 x i64> %547, %359
  %549 = and <2 x i64> %521, splat (i64 4294967295)
  %550 = insertelement <2 x i32> %362, i32 %408, i64 1
  %551 = zext <2 x i32> %550 to <2 x i64>
  %552 = mul nuw <2 x i64> %547, %361
  %553 = insertelement <2 x i32> %363, i32 %408, i64 1
  %554 = zext <2 x i32> %553 to <2 x i64>
  %555 = bitcast <2 x i64> %537 to <4 x i32>
  %556 = extractelement <4 x i32> %555, i64 2
  %557 = extractelement <2 x i64> %542, i64 1
  %558 = lshr i64 %557, 32
  %559 = insertelement <2 x i64> %551, i64 %321, i64 0
  %560 = insertelement <2 x i64> %530, i64 %325, i64 1
  %561 = mul nuw <2 x i64> %559, %560
  %562 = insertelement <2 x i64> poison, i64 %546, i64 0
  %563 = and <2 x i64> %542, splat (i64 4294967295)
  %564 = shufflevector <2 x i64> %562, <2 x i64> %563, <2 x i32> <i32 0, i32 2>
  %565 = insertelement <2 x i64> poison, i64 %544, i64 0
  %566 = insertelement <2 x i64> %565, i64 %558, i64 1
  %567 = add nuw nsw <2 x i64> %564, %566
  %568 = mul i32 %6, %556
  %569 = tail call spir_func i32 @_Z6mul_hijj(i32 noundef %568, i32 noundef %7) #11
  %570 = icmp ne i32 %556, 0
  %571 = zext i1 %570 to i32
  %572 = add i32 %569, %571
  %573 = insertelement <2 x i32> poison, i32 %568, i64 0
  %574 = insertelement <2 x i32> %573, i32 %343, i64 1
  %575 = zext <2 x i32> %574 to <2 x i64>
  %576 = insertelement <2 x i32> %574, i32 %344, i64 1
  %577 = zext <2 x i32> %576 to <2 x i64>
  %578 = zext i32 %568 to i64
  %579 = shufflevector <2 x i64> %551, <2 x i64> %575, <2 x i32> <i32 1, i32 2>
  %580 = mul nuw <2 x i64> %346, %579
  %581 = zext i32 %572 to i64
  %582 = insertelement <2 x i64> poison, i64 %558, i64 0
  %583 = insertelement <2 x i64> %582, i64 %581, i64 1
  %584 = add nuw nsw <2 x i64> %563, %583
  %585 = add nuw <2 x i64> %567, %561
  %586 = shufflevector <2 x i64> %521, <2 x i64> %585, <2 x i32> <i32 1, i32 2>
  %587 = lshr <2 x i64> %586, splat (i64 32)
  %588 = add nuw nsw <2 x i64> %549, %587
  %589 = add nuw <2 x i64> %588, %548
  %590 = lshr <2 x i64> %589, splat (i64 32)
  %591 = add nuw <2 x i64> %584, %580
  %592 = lshr <2 x i64> %591, splat (i64 32)
  %593 = mul nuw <2 x i64> %579, %351
  %594 = and <2 x i64> %585, splat (i64 4294967295)
  %595 = add nuw nsw <2 x i64> %594, %592
  %596 = add nuw <2 x i64> %595, %593
  %597 = shufflevector <2 x i64> %589, <2 x i64> %596, <2 x i32> <i32 1, i32 2>
  %598 = lshr <2 x i64> %597, splat (i64 32)
  %599 = and <2 x i64> %589, splat (i64 4294967295)
  %600 = insertelement <2 x i64> poison, i64 %528, i64 0
  %601 = shufflevector <2 x i64> %600, <2 x i64> %599, <2 x i32> <i32 0, i32 2>
  %602 = add nuw nsw <2 x i64> %590, %601
  %603 = mul nuw <2 x i64> %551, %530
  %604 = add nuw nsw <2 x i64> %599, %598
  %605 = add nuw <2 x i64> %602, %552
  %606 = add nuw <2 x i64> %604, %603
  %607 = lshr <2 x i64> %606, splat (i64 32)
  %608 = mul nuw <2 x i64> %554, %532
  %609 = and <2 x i64> %605, splat (i64 4294967295)
  %610 = add nuw nsw <2 x i64> %609, %607
  %611 = add nuw <2 x i64> %610, %608
  %612 = shufflevector <2 x i64> %611, <2 x i64> %605, <2 x i32> <i32 2, i32 0>
  %613 = lshr <2 x i64> %612, splat (i64 32)
  %614 = trunc nuw <2 x i64> %613 to <2 x i32>
  %615 = extractelement <2 x i32> %614, i64 0
  %616 = add i32 %527, %615
  %617 = extractelement <2 x i32> %614, i64 1
  %618 = add i32 %616, %617
  %619 = insertelement <2 x i32> poison, i32 %616, i64 0
  %620 = insertelement <2 x i32> %619, i32 %618, i64 1
  %621 = icmp ult <2 x i32> %620, %614
  %622 = extractelement <2 x i1> %621, i64 0
  %623 = zext i1 %622 to i32
  %624 = extractelement <2 x i1> %621, i64 1
  %625 = zext i1 %624 to i32
  %626 = add nuw nsw i32 %623, %625
  %627 = mul nuw i64 %441, %327
  %628 = and <2 x i64> %611, <i64 4294967295, i64 poison>
  %629 = lshr <2 x i64> %611, <i64 4294967295, i64 32>
  %630 = shufflevector <2 x i64> %628, <2 x i64> %629, <2 x i32> <i32 0, i32 3>
  %631 = tail call i64 @llvm.vector.reduce.add.v2i64(<2 x i64> %630)
  %632 = add nuw i64 %631, %627
  %633 = lshr i64 %632, 32
  %634 = mul nuw i64 %441, %329
  %635 = zext i32 %618 to i64
  %636 = add nuw nsw i64 %633, %635
  %637 = add nuw i64 %636, %634
  %638 = lshr i64 %637, 32
  %639 = trunc nuw i64 %638 to i32
  %640 = add i32 %626, %639
  %641 = icmp ult i32 %640, %639
  %642 = zext i1 %641 to i32
  %643 = extractelement <2 x i64> %591, i64 1
  %644 = and i64 %643, 4294967295
  %645 = shufflevector <2 x i64> %595, <2 x i64> poison, <2 x i32> <i32 1, i32 poison>
  %646 = insertelement <2 x i64> %645, i64 %644, i64 1
  %647 = and <2 x i64> %596, splat (i64 4294967295)
  %648 = mul nuw i64 %333, %578
  %649 = extractelement <2 x i64> %606, i64 1
  %650 = and i64 %649, 4294967295
  %651 = mul nuw i64 %336, %578
  %652 = and i64 %632, 4294967295
  %653 = and i64 %637, 4294967295
  %654 = load <4 x i32>, ptr %15, align 4
  %655 = shufflevector <4 x i32> %654, <4 x i32> poison, <2 x i32> <i32 0, i32 poison>
  %656 = load i32, ptr addrspace(4) %8, align 4, !tbaa !4
  %657 = insertelement <2 x i32> %655, i32 %656, i64 1
  %658 = zext <2 x i32> %657 to <2 x i64>
  %659 = load i32, ptr addrspace(4) %36, align 4, !tbaa !4
  %660 = zext i32 %659 to i64
  %661 = load i32, ptr addrspace(4) %41, align 4, !tbaa !4
  %662 = load i32, ptr %1, align 4, !tbaa !4
  %663 = zext i32 %662 to i64
  %664 = load i32, ptr %12, align 4, !tbaa !4
  %665 = zext i32 %664 to i64
  %666 = load i32, ptr %15, align 4, !tbaa !4
  %667 = zext i32 %666 to i64
  %668 = load i32, ptr %18, align 4, !tbaa !4
  %669 = zext i32 %668 to i64
  %670 = load i32, ptr %21, align 4, !tbaa !4
  %671 = zext i32 %670 to i64
  %672 = load i32, ptr %27, align 4, !tbaa !4
  %673 = load i32, ptr %29, align 4, !tbaa !4
  %674 = zext i32 %673 to i64
  %675 = load i32, ptr addrspace(4) %8, align 4, !tbaa !4
  %676 = zext i32 %675 to i64
  %677 = load i32, ptr addrspace(4) %34, align 4, !tbaa !4
  %678 = load i32, ptr addrspace(4) %35, align 4, !tbaa !4
  %679 = zext i32 %678 to i64
  %680 = load i32, ptr addrspace(4) %36, align 4, !tbaa !4
  %681 = load i32, ptr addrspace(4) %41, align 4, !tbaa !4
  %682 = zext i32 %681 to i64
  %683 = getelementptr inbounds nuw i8, ptr %2, i64 28
  %684 = load i32, ptr %683, align 4, !tbaa !4
  %685 = load i32, ptr %1, align 4, !tbaa !4
  %686 = load i32, ptr %12, align 4, !tbaa !4
  %687 = zext i32 %686 to i64
  %688 = load i32, ptr %21, align 4, !tbaa !4
  %689 = load i32, ptr %24, align 4, !tbaa !4
  %690 = zext i32 %689 to i64
  %691 = load i32, ptr addrspace(4) %35, align 4, !tbaa !4
  %692 = zext i32 %691 to i64
  %693 = load i32, ptr addrspace(4) %36, align 4, !tbaa !4
  %694 = zext i32 %693 to i64
  %695 = load i32, ptr addrspace(4) %41, align 4, !tbaa !4
  %696 = zext i32 %695 to i64
  tail call void @llvm.experimental.noalias.scope.decl(metadata !16)
  %697 = load i32, ptr addrspace(4) %3, align 4, !tbaa !4, !noalias !16
  %698 = zext i32 %697 to i64
  %699 = getelementptr inbounds nuw i8, ptr %0, i64 4
  %700 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %701 = getelementptr inbounds nuw i8, ptr %0, i64 12
  %702 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %703 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %704 = insertelement <2 x i64> poison, i64 %690, i64 0
  %705 = insertelement <2 x i64> %704, i64 %694, i64 1
  %706 = insertelement <2 x i64> poison, i64 %671, i64 0
  %707 = insertelement <2 x i64> %706, i64 %679, i64 1
  %708 = insertelement <2 x i32> poison, i32 %680, i64 0
  %709 = insertelement <2 x i32> %708, i32 %684, i64 1
  %710 = zext <2 x i32> %709 to <2 x i64>
  %711 = insertelement <2 x i64> %710, i64 %679, i64 0
  %712 = insertelement <2 x i64> poison, i64 %338, i64 0
  %713 = insertelement <2 x i64> poison, i64 %578, i64 0
  %714 = insertelement <2 x i64> %713, i64 %341, i64 1
  %715 = insertelement <2 x i64> poison, i64 %653, i64 0
  %716 = load <2 x i32>, ptr %18, align 4, !tbaa !4
  %717 = insertelement <2 x i32> poison, i32 %334, i64 0
  %718 = shufflevector <2 x i32> %717, <2 x i32> %716, <2 x i32> <i32 0, i32 2>
  %719 = zext <2 x i32> %718 to <2 x i64>
  %720 = load <2 x i32>, ptr addrspace(4) %34, align 4, !tbaa !4
  %721 = shufflevector <2 x i32> %716, <2 x i32> %720, <2 x i32> <i32 0, i32 2>
  %722 = zext <2 x i32> %721 to <2 x i64>
  %723 = shufflevector <2 x i32> %716, <2 x i32> %720, <2 x i32> <i32 1, i32 3>
  %724 = zext <2 x i32> %723 to <2 x i64>
  %725 = load <2 x i32>, ptr %27, align 4, !tbaa !4
  %726 = load <2 x i32>, ptr addrspace(4) %39, align 4, !tbaa !4
  %727 = shufflevector <2 x i32> %725, <2 x i32> %726, <2 x i32> <i32 0, i32 2>
  %728 = zext <2 x i32> %727 to <2 x i64>
  %729 = shufflevector <2 x i32> %725, <2 x i32> %726, <2 x i32> <i32 1, i32 3>
  %730 = zext <2 x i32> %729 to <2 x i64>
  %731 = load i32, ptr %15, align 4, !tbaa !4
  %732 = load <2 x i32>, ptr %339, align 4, !tbaa !4
  %733 = shufflevector <2 x i32> %352, <2 x i32> %732, <2 x i32> <i32 0, i32 2>
  %734 = zext <2 x i32> %733 to <2 x i64>
  %735 = shufflevector <2 x i32> %354, <2 x i32> %732, <2 x i32> <i32 0, i32 2>
  %736 = zext <2 x i32> %735 to <2 x i64>
  %737 = mul nuw <2 x i64> %734, %575
  %738 = add nuw <2 x i64> %646, %737
  %739 = lshr <2 x i64> %738, splat (i64 32)
  %740 = mul nuw <2 x i64> %736, %577
  %741 = add nuw nsw <2 x i64> %647, %739
  %742 = add nuw <2 x i64> %741, %740
  %743 = extractelement <2 x i64> %742, i64 0
  %744 = lshr i64 %743, 32
  %745 = add nuw nsw i64 %650, %744
  %746 = add nuw i64 %745, %648
  %747 = lshr i64 %746, 32
  %748 = bitcast <2 x i64> %738 to <4 x i32>
  %749 = extractelement <4 x i32> %748, i64 2
  %750 = extractelement <2 x i64> %742, i64 1
  %751 = lshr i64 %750, 32
  %752 = mul i32 %6, %749
  %753 = tail call spir_func i32 @_Z6mul_hijj(i32 noundef %752, i32 noundef %7) #11
  %754 = icmp ne i32 %749, 0
  %755 = zext i1 %754 to i32
  %756 = add i32 %753, %755
  %757 = insertelement <2 x i32> %732, i32 %752, i64 1
  %758 = zext <2 x i32> %757 to <2 x i64>
  %759 = shufflevector <2 x i64> %734, <2 x i64> %758, <2 x i32> <i32 1, i32 3>
  %760 = mul nuw <2 x i64> %759, %658
  %761 = and <2 x i64> %742, splat (i64 4294967295)
  %762 = zext i32 %756 to i64
  %763 = insertelement <2 x i64> poison, i64 %751, i64 0
  %764 = insertelement <2 x i64> %763, i64 %762, i64 1
  %765 = add nuw nsw <2 x i64> %761, %764
  %766 = add nuw <2 x i64> %765, %760
  %767 = shufflevector <2 x i64> %611, <2 x i64> %766, <2 x i32> <i32 1, i32 2>
  %768 = and <2 x i64> %767, <i64 4294967295, i64 poison>
  %769 = lshr <2 x i64> %767, <i64 4294967295, i64 32>
  %770 = shufflevector <2 x i64> %768, <2 x i64> %769, <2 x i32> <i32 0, i32 3>
  %771 = shufflevector <2 x i64> %758, <2 x i64> poison, <2 x i32> <i32 poison, i32 0>
  %772 = insertelement <2 x i64> %771, i64 %578, i64 0
  %773 = mul nuw <2 x i64> %772, %719
  %774 = and i64 %746, 4294967295
  %775 = and <2 x i64> %766, <i64 4294967295, i64 poison>
  %776 = lshr <2 x i64> %766, splat (i64 32)
  %777 = insertelement <2 x i64> poison, i64 %747, i64 0
  %778 = insertelement <2 x i64> %777, i64 %774, i64 1
  %779 = add nuw nsw <2 x i64> %778, %770
  %780 = mul nuw <2 x i64> %758, %722
  %781 = shufflevector <2 x i64> %775, <2 x i64> poison, <2 x i32> <i32 poison, i32 0>
  %782 = insertelement <2 x i64> %781, i64 %774, i64 0
  %783 = add nuw nsw <2 x i64> %782, %776
  %784 = add nuw <2 x i64> %779, %773
  %785 = extractelement <2 x i64> %784, i64 0
  %786 = lshr i64 %785, 32
  %787 = add nuw nsw i64 %652, %786
  %788 = add nuw i64 %787, %651
  %789 = lshr i64 %788, 32
  %790 = load <2 x i32>, ptr %24, align 4, !tbaa !4
  %791 = insertelement <2 x i32> poison, i32 %752, i64 0
  %792 = shufflevector <2 x i32> %791, <2 x i32> %790, <2 x i32> <i32 0, i32 2>
  %793 = zext <2 x i32> %792 to <2 x i64>
  %794 = shufflevector <2 x i64> %712, <2 x i64> %758, <2 x i32> <i32 0, i32 2>
  %795 = mul nuw <2 x i64> %794, %714
  %796 = and i64 %788, 4294967295
  %797 = insertelement <2 x i64> %715, i64 %796, i64 1
  %798 = insertelement <2 x i64> poison, i64 %789, i64 0
  %799 = add nuw <2 x i64> %783, %780
  %800 = lshr <2 x i64> %799, splat (i64 32)
  %801 = mul nuw <2 x i64> %758, %724
  %802 = and <2 x i64> %784, splat (i64 4294967295)
  %803 = add nuw nsw <2 x i64> %802, %800
  %804 = add nuw <2 x i64> %803, %801
  %805 = lshr <2 x i64> %804, splat (i64 32)
  %806 = shufflevector <2 x i64> %798, <2 x i64> %805, <2 x i32> <i32 0, i32 2>
  %807 = add nuw nsw <2 x i64> %797, %806
  %808 = insertelement <2 x i64> poison, i64 %341, i64 0
  %809 = insertelement <2 x i64> %808, i64 %660, i64 1
  %810 = mul nuw <2 x i64> %809, %758
  %811 = extractelement <2 x i64> %804, i64 0
  %812 = and i64 %811, 4294967295
  %813 = insertelement <2 x i64> poison, i64 %796, i64 0
  %814 = insertelement <2 x i64> %813, i64 %812, i64 1
  %815 = add nuw nsw <2 x i64> %814, %805
  %816 = add nuw <2 x i64> %807, %795
  %817 = bitcast <2 x i64> %816 to <4 x i32>
  %818 = extractelement <4 x i32> %817, i64 1
  %819 = add i32 %640, %818
  %820 = icmp ult i32 %819, %818
  %821 = zext i1 %820 to i32
  %822 = add nuw nsw i32 %642, %821
  %823 = zext i32 %819 to i64
  %824 = add nuw <2 x i64> %815, %810
  %825 = lshr <2 x i64> %824, splat (i64 32)
  %826 = load <2 x i32>, ptr addrspace(4) %39, align 4, !tbaa !4
  %827 = shufflevector <2 x i32> %790, <2 x i32> %826, <2 x i32> <i32 1, i32 2>
  %828 = zext <2 x i32> %827 to <2 x i64>
  %829 = mul nuw <2 x i64> %828, %758
  %830 = and <2 x i64> %816, splat (i64 4294967295)
  %831 = add nuw nsw <2 x i64> %830, %825
  %832 = add nuw <2 x i64> %831, %829
  %833 = lshr <2 x i64> %832, splat (i64 32)
  %834 = insertelement <2 x i32> %826, i32 %342, i64 0
  %835 = zext <2 x i32> %834 to <2 x i64>
  %836 = mul nuw <2 x i64> %835, %758
  %837 = extractelement <2 x i64> %832, i64 0
  %838 = and i64 %837, 4294967295
  %839 = insertelement <2 x i64> poison, i64 %823, i64 0
  %840 = insertelement <2 x i64> %839, i64 %838, i64 1
  %841 = add nuw nsw <2 x i64> %833, %840
  %842 = add nuw <2 x i64> %841, %836
  %843 = insertelement <2 x i32> %732, i32 %661, i64 0
  %844 = zext <2 x i32> %843 to <2 x i64>
  %845 = extractelement <2 x i64> %844, i64 1
  %846 = mul nuw i64 %845, %663
  %847 = extractelement <2 x i64> %766, i64 1
  %848 = and i64 %847, 4294967295
  %849 = add nuw i64 %848, %846
  %850 = trunc i64 %849 to i32
  %851 = lshr i64 %849, 32
  %852 = mul nuw i64 %845, %665
  %853 = extractelement <2 x i64> %799, i64 1
  %854 = and i64 %853, 4294967295
  %855 = add nuw nsw i64 %854, %851
  %856 = add nuw i64 %855, %852
  %857 = lshr i64 %856, 32
  %858 = mul nuw i64 %845, %667
  %859 = extractelement <2 x i64> %804, i64 1
  %860 = and i64 %859, 4294967295
  %861 = add nuw nsw i64 %860, %857
  %862 = add nuw i64 %861, %858
  %863 = lshr i64 %862, 32
  %864 = mul nuw i64 %845, %669
  %865 = extractelement <2 x i64> %824, i64 1
  %866 = and i64 %865, 4294967295
  %867 = add nuw nsw i64 %866, %863
  %868 = add nuw i64 %867, %864
  %869 = lshr i64 %868, 32
  %870 = extractelement <2 x i64> %832, i64 1
  %871 = and i64 %870, 4294967295
  %872 = mul nuw <2 x i64> %844, %793
  %873 = and <2 x i64> %842, splat (i64 4294967295)
  %874 = mul i32 %6, %850
  %875 = tail call spir_func i32 @_Z6mul_hijj(i32 noundef %874, i32 noundef %7) #11
  %876 = icmp ne i32 %850, 0
  %877 = zext i1 %876 to i32
  %878 = add i32 %875, %877
  %879 = and i64 %856, 4294967295
  %880 = zext i32 %878 to i64
  %881 = add nuw nsw i64 %879, %880
  %882 = and i64 %862, 4294967295
  %883 = and i64 %868, 4294967295
  %884 = insertelement <2 x i32> poison, i32 %874, i64 0
  %885 = insertelement <2 x i32> %884, i32 %731, i64 1
  %886 = zext <2 x i32> %885 to <2 x i64>
  %887 = shufflevector <2 x i64> %844, <2 x i64> %886, <2 x i32> <i32 1, i32 2>
  %888 = mul nuw <2 x i64> %707, %887
  %889 = insertelement <2 x i64> poison, i64 %871, i64 0
  %890 = insertelement <2 x i64> %889, i64 %883, i64 1
  %891 = insertelement <2 x i64> poison, i64 %869, i64 0
  %892 = mul nuw i64 %845, %674
  %893 = insertelement <2 x i64> %886, i64 %687, i64 1
  %894 = mul nuw <2 x i64> %711, %893
  %895 = insertelement <2 x i64> poison, i64 %883, i64 0
  %896 = load <2 x i32>, ptr addrspace(4) %8, align 4, !tbaa !4
  %897 = insertelement <2 x i32> poison, i32 %731, i64 0
  %898 = shufflevector <2 x i32> %897, <2 x i32> %896, <2 x i32> <i32 0, i32 2>
  %899 = zext <2 x i32> %898 to <2 x i64>
  %900 = mul nuw <2 x i64> %710, %886
  %901 = shufflevector <2 x i64> %710, <2 x i64> poison, <2 x i32> <i32 1, i32 poison>
  %902 = load i32, ptr %18, align 4, !tbaa !4
  %903 = insertelement <2 x i32> %896, i32 %902, i64 0
  %904 = zext <2 x i32> %903 to <2 x i64>
  %905 = insertelement <2 x i64> %710, i64 %682, i64 0
  %906 = insertelement <2 x i64> %886, i64 %690, i64 1
  %907 = mul nuw <2 x i64> %905, %906
  %908 = load <2 x i32>, ptr addrspace(4) %39, align 4, !tbaa !4
  %909 = insertelement <2 x i32> poison, i32 %672, i64 0
  %910 = shufflevector <2 x i32> %909, <2 x i32> %908, <2 x i32> <i32 0, i32 2>
  %911 = zext <2 x i32> %910 to <2 x i64>
  %912 = shufflevector <2 x i32> %908, <2 x i32> poison, <2 x i32> <i32 1, i32 poison>
  %913 = insertelement <2 x i32> %912, i32 %684, i64 1
  %914 = zext <2 x i32> %913 to <2 x i64>
  %915 = insertelement <2 x i32> %884, i32 %688, i64 1
  %916 = zext <2 x i32> %915 to <2 x i64>
  %917 = insertelement <2 x i32> poison, i32 %677, i64 0
  %918 = insertelement <2 x i32> %917, i32 %684, i64 1
  %919 = zext <2 x i32> %918 to <2 x i64>
  %920 = insertelement <2 x i32> %884, i32 %685, i64 1
  %921 = zext <2 x i32> %920 to <2 x i64>
  %922 = zext i32 %874 to i64
  %923 = mul nuw i64 %676, %922
  %924 = add nuw i64 %881, %923
  %925 = lshr i64 %924, 32
  %926 = mul nuw <2 x i64> %919, %921
  %927 = add nuw nsw i64 %882, %925
  %928 = and i64 %924, 4294967295
  %929 = insertelement <2 x i64> poison, i64 %927, i64 0
  %930 = insertelement <2 x i64> %929, i64 %928, i64 1
  %931 = add nuw <2 x i64> %930, %926
  %932 = lshr <2 x i64> %931, splat (i64 32)
  %933 = shufflevector <2 x i64> %891, <2 x i64> %932, <2 x i32> <i32 0, i32 2>
  %934 = add nuw nsw <2 x i64> %890, %933
  %935 = add nuw <2 x i64> %934, %888
  %936 = shufflevector <2 x i64> %842, <2 x i64> %935, <2 x i32> <i32 1, i32 2>
  %937 = lshr <2 x i64> %936, splat (i64 32)
  %938 = add nuw nsw <2 x i64> %873, %937
  %939 = add nuw <2 x i64> %938, %872
  %940 = shufflevector <2 x i64> %939, <2 x i64> %842, <2 x i32> <i32 2, i32 0>
  %941 = lshr <2 x i64> %940, splat (i64 32)
  %942 = trunc nuw <2 x i64> %941 to <2 x i32>
  %943 = extractelement <2 x i32> %942, i64 0
  %944 = add i32 %822, %943
  %945 = extractelement <2 x i32> %942, i64 1
  %946 = add i32 %944, %945
  %947 = insertelement <2 x i32> poison, i32 %944, i64 0
  %948 = insertelement <2 x i32> %947, i32 %946, i64 1
  %949 = icmp ult <2 x i32> %948, %942
  %950 = extractelement <2 x i1> %949, i64 0
  %951 = zext i1 %950 to i32
  %952 = extractelement <2 x i1> %949, i64 1
  %953 = zext i1 %952 to i32
  %954 = add nuw nsw i32 %951, %953
  %955 = zext i32 %946 to i64
  %956 = extractelement <2 x i64> %931, i64 0
  %957 = and i64 %956, 4294967295
  %958 = insertelement <2 x i64> %895, i64 %957, i64 1
  %959 = add nuw nsw <2 x i64> %958, %932
  %960 = lshr <2 x i64> %939, <i64 4294967295, i64 32>
  %961 = add nuw <2 x i64> %959, %894
  %962 = and <2 x i64> %935, splat (i64 4294967295)
  %963 = lshr <2 x i64> %961, splat (i64 32)
  %964 = add nuw nsw <2 x i64> %962, %963
  %965 = add nuw <2 x i64> %964, %900
  %966 = shufflevector <2 x i64> %960, <2 x i64> %965, <2 x i32> <i32 1, i32 2>
  %967 = lshr <2 x i64> %966, <i64 0, i64 32>
  %968 = shufflevector <2 x i64> %844, <2 x i64> %916, <2 x i32> <i32 1, i32 2>
  %969 = mul nuw <2 x i64> %968, %911
  %970 = and <2 x i64> %939, splat (i64 4294967295)
  %971 = add nuw nsw <2 x i64> %970, %967
  %972 = add nuw <2 x i64> %971, %969
  %973 = extractelement <2 x i64> %972, i64 0
  %974 = lshr i64 %973, 32
  %975 = add nuw nsw i64 %974, %955
  %976 = add nuw i64 %975, %892
  %977 = lshr i64 %976, 32
  %978 = trunc nuw i64 %977 to i32
  %979 = add i32 %954, %978
  %980 = icmp ult i32 %979, %978
  %981 = zext i1 %980 to i32
  %982 = bitcast <2 x i64> %931 to <4 x i32>
  %983 = extractelement <4 x i32> %982, i64 2
  %984 = and <2 x i64> %961, splat (i64 4294967295)
  %985 = mul i32 %6, %983
  %986 = tail call spir_func i32 @_Z6mul_hijj(i32 noundef %985, i32 noundef %7) #11
  %987 = icmp ne i32 %983, 0
  %988 = zext i1 %987 to i32
  %989 = add i32 %986, %988
  %990 = zext i32 %985 to i64
  %991 = insertelement <2 x i64> %901, i64 %990, i64 1
  %992 = mul nuw <2 x i64> %991, %899
  %993 = zext i32 %989 to i64
  %994 = shufflevector <2 x i64> %963, <2 x i64> poison, <2 x i32> <i32 1, i32 poison>
  %995 = insertelement <2 x i64> %994, i64 %993, i64 1
  %996 = add nuw nsw <2 x i64> %984, %995
  %997 = and <2 x i64> %972, splat (i64 4294967295)
  %998 = add nuw <2 x i64> %996, %992
  %999 = lshr <2 x i64> %998, splat (i64 32)
  %1000 = mul nuw <2 x i64> %991, %904
  %1001 = and <2 x i64> %965, splat (i64 4294967295)
  %1002 = add nuw nsw <2 x i64> %1001, %999
  %1003 = add nuw <2 x i64> %1002, %1000
  %1004 = shufflevector <2 x i64> %972, <2 x i64> %1003, <2 x i32> <i32 1, i32 2>
  %1005 = lshr <2 x i64> %1004, splat (i64 32)
  %1006 = mul nuw <2 x i64> %914, %916
  %1007 = add nuw nsw <2 x i64> %997, %1005
  %1008 = add nuw <2 x i64> %1007, %1006
  %1009 = extractelement <2 x i64> %1008, i64 0
  %1010 = lshr i64 %1009, 32
  %1011 = and i64 %976, 4294967295
  %1012 = extractelement <2 x i64> %1008, i64 1
  %1013 = lshr i64 %1012, 32
  %1014 = insertelement <2 x i64> poison, i64 %1011, i64 0
  %1015 = and <2 x i64> %1008, splat (i64 4294967295)
  %1016 = shufflevector <2 x i64> %1014, <2 x i64> %1015, <2 x i32> <i32 0, i32 2>
  %1017 = insertelement <2 x i64> poison, i64 %1010, i64 0
  %1018 = insertelement <2 x i64> %1017, i64 %1013, i64 1
  %1019 = add nuw nsw <2 x i64> %1016, %1018
  %1020 = extractelement <2 x i64> %1003, i64 1
  %1021 = lshr i64 %1020, 32
  %1022 = mul nuw i64 %692, %990
  %1023 = extractelement <2 x i64> %998, i64 1
  %1024 = and i64 %1023, 4294967295
  %1025 = sub nsw i64 %1024, %698
  %1026 = ashr i64 %1025, 63
  %1027 = and <2 x i64> %1003, splat (i64 4294967295)
  %1028 = insertelement <2 x i64> %899, i64 %1021, i64 0
  %1029 = add nuw nsw <2 x i64> %1027, %1028
  %1030 = sub nsw <2 x i64> %1027, %1028
  %1031 = shufflevector <2 x i64> %1029, <2 x i64> %1030, <2 x i32> <i32 0, i32 3>
  %1032 = insertelement <2 x i64> poison, i64 %1022, i64 0
  %1033 = insertelement <2 x i64> %1032, i64 %1026, i64 1
  %1034 = add <2 x i64> %1031, %1033
  %1035 = extractelement <2 x i64> %1034, i64 0
  %1036 = lshr i64 %1035, 32
  %1037 = mul nuw <2 x i64> %705, %991
  %1038 = insertelement <2 x i64> poison, i64 %1013, i64 0
  %1039 = insertelement <2 x i64> %1038, i64 %1036, i64 1
  %1040 = add nuw nsw <2 x i64> %1015, %1039
  %1041 = add nuw <2 x i64> %1019, %907
  %1042 = bitcast <2 x i64> %1041 to <4 x i32>
  %1043 = extractelement <4 x i32> %1042, i64 1
  %1044 = add i32 %979, %1043
  %1045 = icmp ult i32 %1044, %1043
  %1046 = zext i1 %1045 to i32
  %1047 = add nuw nsw i32 %981, %1046
  %1048 = zext i32 %1044 to i64
  %1049 = add nuw <2 x i64> %1040, %1037
  %1050 = lshr <2 x i64> %1049, splat (i64 32)
  %1051 = mul nuw <2 x i64> %991, %728
  %1052 = and <2 x i64> %1041, splat (i64 4294967295)
  %1053 = add nuw nsw <2 x i64> %1052, %1050
  %1054 = add nuw <2 x i64> %1053, %1051
  %1055 = lshr <2 x i64> %1054, splat (i64 32)
  %1056 = mul nuw <2 x i64> %991, %730
  %1057 = extractelement <2 x i64> %1054, i64 0
  %1058 = and i64 %1057, 4294967295
  %1059 = insertelement <2 x i64> poison, i64 %1048, i64 0
  %1060 = insertelement <2 x i64> %1059, i64 %1058, i64 1
  %1061 = add nuw nsw <2 x i64> %1055, %1060
  %1062 = add nuw <2 x i64> %1061, %1056
  %1063 = bitcast <2 x i64> %1062 to <4 x i32>
  %1064 = extractelement <4 x i32> %1063, i64 1
  %1065 = add i32 %1047, %1064
  %1066 = icmp ult i32 %1065, %1064
  %1067 = extractelement <2 x i64> %1062, i64 1
  %1068 = lshr i64 %1067, 32
  %1069 = mul nuw i64 %696, %990
  %1070 = extractelement <2 x i64> %1034, i64 0
  %1071 = and i64 %1070, 4294967295
  %1072 = extractelement <2 x i64> %904, i64 1
  %1073 = sub nsw i64 %1071, %1072
  %1074 = extractelement <2 x i64> %1034, i64 1
  %1075 = ashr i64 %1074, 63
  %1076 = add nsw i64 %1073, %1075
  %1077 = ashr i64 %1076, 63
  %1078 = extractelement <2 x i64> %1049, i64 1
  %1079 = and i64 %1078, 4294967295
  %1080 = sub nsw i64 %1079, %692
  %1081 = add nsw i64 %1080, %1077
  %1082 = ashr i64 %1081, 63
  %1083 = extractelement <2 x i64> %1054, i64 1
  %1084 = and i64 %1083, 4294967295
  %1085 = sub nsw i64 %1084, %694
  %1086 = add nsw i64 %1085, %1082
  %1087 = ashr i64 %1086, 63
  %1088 = and <2 x i64> %1062, splat (i64 4294967295)
  %1089 = insertelement <2 x i64> %728, i64 %1068, i64 0
  %1090 = add nuw nsw <2 x i64> %1088, %1089
  %1091 = sub nsw <2 x i64> %1088, %1089
  %1092 = shufflevector <2 x i64> %1090, <2 x i64> %1091, <2 x i32> <i32 0, i32 3>
  %1093 = insertelement <2 x i64> poison, i64 %1069, i64 0
  %1094 = insertelement <2 x i64> %1093, i64 %1087, i64 1
  %1095 = add <2 x i64> %1092, %1094
  %1096 = extractelement <2 x i64> %1095, i64 0
  %1097 = bitcast <2 x i64> %1095 to <4 x i32>
  %1098 = extractelement <4 x i32> %1097, i64 1
  %1099 = add i32 %1065, %1098
  %1100 = icmp ult i32 %1099, %1098
  %1101 = extractelement <2 x i64> %1095, i64 0
  %1102 = and i64 %1101, 4294967295
  %1103 = extractelement <2 x i64> %730, i64 1
  %1104 = sub nsw i64 %1102, %1103
  %1105 = extractelement <2 x i64> %1095, i64 1
  %1106 = ashr i64 %1105, 63
  %1107 = add nsw i64 %1104, %1106
  %1108 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %1109 = ashr i64 %1107, 63
  %1110 = zext i32 %1099 to i64
  %1111 = sub nsw i64 %1110, %696
  %1112 = add nsw i64 %1111, %1109
  %1113 = trunc i64 %1112 to i32
  %1114 = getelementptr inbounds nuw i8, ptr %0, i64 28
  %1115 = or i1 %1066, %1100
  %1116 = icmp sgt i64 %1112, -1
  %1117 = select i1 %1115, i1 true, i1 %1116
  %1118 = select i1 %1117, i64 %1025, i64 %1023
  %1119 = trunc i64 %1118 to i32
  store i32 %1119, ptr %0, align 4, !tbaa !4, !alias.scope !16
  %1120 = extractelement <2 x i64> %1034, i64 1
  %1121 = select i1 %1117, i64 %1120, i64 %1020
  %1122 = trunc i64 %1121 to i32
  store i32 %1122, ptr %699, align 4, !tbaa !4, !alias.scope !16
  %1123 = select i1 %1117, i64 %1076, i64 %1035
  %1124 = trunc i64 %1123 to i32
  store i32 %1124, ptr %700, align 4, !tbaa !4, !alias.scope !16
  %1125 = select i1 %1117, i64 %1081, i64 %1078
  %1126 = trunc i64 %1125 to i32
  store i32 %1126, ptr %701, align 4, !tbaa !4, !alias.scope !16
  %1127 = select i1 %1117, i64 %1086, i64 %1083
  %1128 = trunc i64 %1127 to i32
  store i32 %1128, ptr %702, align 4, !tbaa !4, !alias.scope !16
  %1129 = extractelement <2 x i64> %1095, i64 1
  %1130 = select i1 %1117, i64 %1129, i64 %1067
  %1131 = trunc i64 %1130 to i32
  store i32 %1131, ptr %703, align 4, !tbaa !4, !alias.scope !16
  %1132 = select i1 %1117, i64 %1107, i64 %1096
  %1133 = trunc i64 %1132 to i32
  store i32 %1133, ptr %1108, align 4, !tbaa !4, !alias.scope !16
  %1134 = select i1 %1117, i32 %1113, i32 %1099
  store i32 %1134, ptr %1114, align 4, !tbaa !4, !alias.scope !16
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i32 @_Z6mul_hijj(i32 noundef, i32 noundef) local_unnamed_addr #5

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #7

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i32 @_Z3clzj(i32 noundef) local_unnamed_addr #5

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p1.i64(ptr noalias writeonly captures(none), ptr addrspace(1) noalias readonly captures(none), i64, i1 immarg) #8

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite)
declare void @llvm.experimental.noalias.scope.decl(metadata) #9

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p1.p0.i64(ptr addrspace(1) noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #8

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.vector.reduce.add.v2i64(<2 x i64>) #10

attributes #0 = { convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite, inaccessiblemem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite, inaccessiblemem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #2 = { convergent nofree norecurse nounwind memory(argmem: readwrite, inaccessiblemem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #3 = { alwaysinline convergent nofree norecurse nounwind memory(argmem: readwrite, inaccessiblemem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #4 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #5 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #6 = { convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite, inaccessiblemem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #7 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #8 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #9 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite) }
attributes #10 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #11 = { convergent nounwind willreturn memory(none) }
attributes #12 = { nounwind }
attributes #13 = { convergent nounwind }

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
!8 = !{i32 1, i32 1, i32 1, i32 0}
!9 = !{!"none", !"none", !"none", !"none"}
!10 = !{!"uint*", !"uint*", !"uint*", !"modulus_t"}
!11 = !{!"const", !"const", !"", !""}
!12 = !{i64 0, i64 32, !13}
!13 = !{!6, !6, i64 0}
!14 = !{!15, !5, i64 32}
!15 = !{!"", !6, i64 0, !5, i64 32}
!16 = !{!17}
!17 = distinct !{!17, !18, !"subtract_if: argument 0"}
!18 = distinct !{!18, !"subtract_if"}
