; ModuleID = 'corpus/opencl/sha1_pbkdf2.cl'
source_filename = "corpus/opencl/sha1_pbkdf2.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

%struct.pbkdf2_tmp = type { [5 x i32], [5 x i32], [5 x i32], [5 x i32] }

; Function Attrs: convergent nofree norecurse nounwind memory(argmem: readwrite)
define dso_local spir_kernel void @pbkdf2_init(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2) local_unnamed_addr #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %4 = alloca %struct.pbkdf2_tmp, align 4
  %5 = alloca [16 x i32], align 4
  %6 = alloca [5 x i32], align 4
  %7 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #11
  %8 = trunc i64 %7 to i32
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #12
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #12
  %9 = shl i32 %8, 3
  br label %10

10:                                               ; preds = %3, %19
  %11 = phi i32 [ 0, %3 ], [ %23, %19 ]
  %12 = icmp samesign ult i32 %11, 8
  br i1 %12, label %13, label %19

13:                                               ; preds = %10
  %14 = or disjoint i32 %11, %9
  %15 = zext i32 %14 to i64
  %16 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %15
  %17 = load i32, ptr addrspace(1) %16, align 4, !tbaa !4
  %18 = xor i32 %17, 909522486
  br label %19

19:                                               ; preds = %13, %10
  %20 = phi i32 [ %18, %13 ], [ 909522486, %10 ]
  %21 = zext nneg i32 %11 to i64
  %22 = getelementptr inbounds nuw i32, ptr %5, i64 %21
  store i32 %20, ptr %22, align 4, !tbaa !4
  %23 = add nuw nsw i32 %11, 1
  %24 = icmp samesign ult i32 %11, 15
  br i1 %24, label %10, label %25

25:                                               ; preds = %19
  store i32 1732584193, ptr %4, align 4, !tbaa !4
  %26 = getelementptr inbounds nuw i8, ptr %4, i64 4
  store i32 -271733879, ptr %26, align 4, !tbaa !4
  %27 = getelementptr inbounds nuw i8, ptr %4, i64 8
  store i32 -1732584194, ptr %27, align 4, !tbaa !4
  %28 = getelementptr inbounds nuw i8, ptr %4, i64 12
  store i32 271733878, ptr %28, align 4, !tbaa !4
  %29 = getelementptr inbounds nuw i8, ptr %4, i64 16
  store i32 -1009589776, ptr %29, align 4, !tbaa !4
  call spir_func void @sha1_transform(ptr noundef %4, ptr noundef %5) #13
  %30 = load i32, ptr %5, align 4, !tbaa !4
  %31 = xor i32 %30, 1785358954
  store i32 %31, ptr %5, align 4, !tbaa !4
  %32 = getelementptr inbounds nuw i8, ptr %5, i64 4
  %33 = load i32, ptr %32, align 4, !tbaa !4
  %34 = xor i32 %33, 1785358954
  store i32 %34, ptr %32, align 4, !tbaa !4
  %35 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %36 = load i32, ptr %35, align 4, !tbaa !4
  %37 = xor i32 %36, 1785358954
  store i32 %37, ptr %35, align 4, !tbaa !4
  %38 = getelementptr inbounds nuw i8, ptr %5, i64 12
  %39 = load i32, ptr %38, align 4, !tbaa !4
  %40 = xor i32 %39, 1785358954
  store i32 %40, ptr %38, align 4, !tbaa !4
  %41 = getelementptr inbounds nuw i8, ptr %5, i64 16
  %42 = load i32, ptr %41, align 4, !tbaa !4
  %43 = xor i32 %42, 1785358954
  store i32 %43, ptr %41, align 4, !tbaa !4
  %44 = getelementptr inbounds nuw i8, ptr %5, i64 20
  %45 = load i32, ptr %44, align 4, !tbaa !4
  %46 = xor i32 %45, 1785358954
  store i32 %46, ptr %44, align 4, !tbaa !4
  %47 = getelementptr inbounds nuw i8, ptr %5, i64 24
  %48 = load i32, ptr %47, align 4, !tbaa !4
  %49 = xor i32 %48, 1785358954
  store i32 %49, ptr %47, align 4, !tbaa !4
  %50 = getelementptr inbounds nuw i8, ptr %5, i64 28
  %51 = load i32, ptr %50, align 4, !tbaa !4
  %52 = xor i32 %51, 1785358954
  store i32 %52, ptr %50, align 4, !tbaa !4
  %53 = getelementptr inbounds nuw i8, ptr %5, i64 32
  %54 = load i32, ptr %53, align 4, !tbaa !4
  %55 = xor i32 %54, 1785358954
  store i32 %55, ptr %53, align 4, !tbaa !4
  %56 = getelementptr inbounds nuw i8, ptr %5, i64 36
  %57 = load i32, ptr %56, align 4, !tbaa !4
  %58 = xor i32 %57, 1785358954
  store i32 %58, ptr %56, align 4, !tbaa !4
  %59 = getelementptr inbounds nuw i8, ptr %5, i64 40
  %60 = load i32, ptr %59, align 4, !tbaa !4
  %61 = xor i32 %60, 1785358954
  store i32 %61, ptr %59, align 4, !tbaa !4
  %62 = getelementptr inbounds nuw i8, ptr %5, i64 44
  %63 = load i32, ptr %62, align 4, !tbaa !4
  %64 = xor i32 %63, 1785358954
  store i32 %64, ptr %62, align 4, !tbaa !4
  %65 = getelementptr inbounds nuw i8, ptr %5, i64 48
  %66 = load i32, ptr %65, align 4, !tbaa !4
  %67 = xor i32 %66, 1785358954
  store i32 %67, ptr %65, align 4, !tbaa !4
  %68 = getelementptr inbounds nuw i8, ptr %5, i64 52
  %69 = load i32, ptr %68, align 4, !tbaa !4
  %70 = xor i32 %69, 1785358954
  store i32 %70, ptr %68, align 4, !tbaa !4
  %71 = getelementptr inbounds nuw i8, ptr %5, i64 56
  %72 = load i32, ptr %71, align 4, !tbaa !4
  %73 = xor i32 %72, 1785358954
  store i32 %73, ptr %71, align 4, !tbaa !4
  %74 = getelementptr inbounds nuw i8, ptr %5, i64 60
  %75 = load i32, ptr %74, align 4, !tbaa !4
  %76 = xor i32 %75, 1785358954
  store i32 %76, ptr %74, align 4, !tbaa !4
  %77 = getelementptr inbounds nuw i8, ptr %4, i64 20
  store i32 1732584193, ptr %77, align 4, !tbaa !4
  %78 = getelementptr inbounds nuw i8, ptr %4, i64 24
  store i32 -271733879, ptr %78, align 4, !tbaa !4
  %79 = getelementptr inbounds nuw i8, ptr %4, i64 28
  store i32 -1732584194, ptr %79, align 4, !tbaa !4
  %80 = getelementptr inbounds nuw i8, ptr %4, i64 32
  store i32 271733878, ptr %80, align 4, !tbaa !4
  %81 = getelementptr inbounds nuw i8, ptr %4, i64 36
  store i32 -1009589776, ptr %81, align 4, !tbaa !4
  call spir_func void @sha1_transform(ptr noundef %77, ptr noundef %5) #13
  %82 = getelementptr inbounds nuw i8, ptr %5, i64 24
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(36) %82, i8 0, i64 36, i1 false)
  call void @llvm.memcpy.p0.p1.i64(ptr noundef nonnull align 4 dereferenceable(16) %5, ptr addrspace(1) noundef align 4 dereferenceable(16) %1, i64 16, i1 false), !tbaa !4
  store i32 1, ptr %41, align 4, !tbaa !4
  store i32 -2147483648, ptr %44, align 4, !tbaa !4
  store i32 672, ptr %74, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #12
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(20) %6, ptr noundef nonnull align 4 dereferenceable(20) %4, i64 20, i1 false), !tbaa !4
  call spir_func void @sha1_transform(ptr noundef %6, ptr noundef %5) #13
  %83 = load i32, ptr %6, align 4, !tbaa !4
  store i32 %83, ptr %5, align 4, !tbaa !4
  %84 = getelementptr inbounds nuw i8, ptr %6, i64 4
  %85 = load i32, ptr %84, align 4, !tbaa !4
  store i32 %85, ptr %32, align 4, !tbaa !4
  %86 = getelementptr inbounds nuw i8, ptr %6, i64 8
  %87 = load i32, ptr %86, align 4, !tbaa !4
  store i32 %87, ptr %35, align 4, !tbaa !4
  %88 = getelementptr inbounds nuw i8, ptr %6, i64 12
  %89 = load i32, ptr %88, align 4, !tbaa !4
  store i32 %89, ptr %38, align 4, !tbaa !4
  %90 = getelementptr inbounds nuw i8, ptr %6, i64 16
  %91 = load i32, ptr %90, align 4, !tbaa !4
  store i32 %91, ptr %41, align 4, !tbaa !4
  %92 = getelementptr inbounds nuw i8, ptr %5, i64 20
  store i32 0, ptr %92, align 4, !tbaa !4
  %93 = getelementptr inbounds nuw i8, ptr %5, i64 24
  store i32 0, ptr %93, align 4, !tbaa !4
  %94 = getelementptr inbounds nuw i8, ptr %5, i64 28
  store i32 0, ptr %94, align 4, !tbaa !4
  %95 = getelementptr inbounds nuw i8, ptr %5, i64 32
  store i32 0, ptr %95, align 4, !tbaa !4
  %96 = getelementptr inbounds nuw i8, ptr %5, i64 36
  store i32 0, ptr %96, align 4, !tbaa !4
  %97 = getelementptr inbounds nuw i8, ptr %5, i64 40
  store i32 0, ptr %97, align 4, !tbaa !4
  %98 = getelementptr inbounds nuw i8, ptr %5, i64 44
  store i32 0, ptr %98, align 4, !tbaa !4
  %99 = getelementptr inbounds nuw i8, ptr %5, i64 48
  store i32 0, ptr %99, align 4, !tbaa !4
  %100 = getelementptr inbounds nuw i8, ptr %5, i64 52
  store i32 0, ptr %100, align 4, !tbaa !4
  %101 = getelementptr inbounds nuw i8, ptr %5, i64 56
  store i32 0, ptr %101, align 4, !tbaa !4
  %102 = getelementptr inbounds nuw i8, ptr %5, i64 60
  store i32 0, ptr %102, align 4, !tbaa !4
  store i32 -2147483648, ptr %44, align 4, !tbaa !4
  store i32 672, ptr %74, align 4, !tbaa !4
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(20) %6, ptr noundef nonnull align 4 dereferenceable(20) %77, i64 20, i1 false), !tbaa !4
  call spir_func void @sha1_transform(ptr noundef %6, ptr noundef %5) #13
  %103 = getelementptr inbounds nuw i8, ptr %4, i64 40
  %104 = getelementptr inbounds nuw i8, ptr %4, i64 60
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(20) %103, ptr noundef nonnull align 4 dereferenceable(20) %6, i64 20, i1 false), !tbaa !4
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(20) %104, ptr noundef nonnull align 4 dereferenceable(20) %6, i64 20, i1 false), !tbaa !4
  %105 = and i64 %7, 4294967295
  %106 = getelementptr inbounds nuw %struct.pbkdf2_tmp, ptr addrspace(1) %2, i64 %105
  call void @llvm.memcpy.p1.p0.i64(ptr addrspace(1) noundef align 4 dereferenceable(80) %106, ptr noundef nonnull align 4 dereferenceable(80) %4, i64 80, i1 false), !tbaa.struct !12
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #12
  ret void
}

; Function Attrs: alwaysinline convergent nofree norecurse nounwind memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_pbkdf2_init(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2) local_unnamed_addr #1 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %4 = alloca %struct.pbkdf2_tmp, align 4
  %5 = alloca [16 x i32], align 4
  %6 = alloca [5 x i32], align 4
  %7 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #11
  %8 = trunc i64 %7 to i32
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #12
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #12
  %9 = shl i32 %8, 3
  br label %10

10:                                               ; preds = %3, %19
  %11 = phi i32 [ 0, %3 ], [ %23, %19 ]
  %12 = icmp samesign ult i32 %11, 8
  br i1 %12, label %13, label %19

13:                                               ; preds = %10
  %14 = or disjoint i32 %11, %9
  %15 = zext i32 %14 to i64
  %16 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %15
  %17 = load i32, ptr addrspace(1) %16, align 4, !tbaa !4
  %18 = xor i32 %17, 909522486
  br label %19

19:                                               ; preds = %10, %13
  %20 = phi i32 [ %18, %13 ], [ 909522486, %10 ]
  %21 = zext nneg i32 %11 to i64
  %22 = getelementptr inbounds nuw i32, ptr %5, i64 %21
  store i32 %20, ptr %22, align 4, !tbaa !4
  %23 = add nuw nsw i32 %11, 1
  %24 = icmp samesign ult i32 %11, 15
  br i1 %24, label %10, label %25

25:                                               ; preds = %19
  store i32 1732584193, ptr %4, align 4, !tbaa !4
  %26 = getelementptr inbounds nuw i8, ptr %4, i64 4
  store i32 -271733879, ptr %26, align 4, !tbaa !4
  %27 = getelementptr inbounds nuw i8, ptr %4, i64 8
  store i32 -1732584194, ptr %27, align 4, !tbaa !4
  %28 = getelementptr inbounds nuw i8, ptr %4, i64 12
  store i32 271733878, ptr %28, align 4, !tbaa !4
  %29 = getelementptr inbounds nuw i8, ptr %4, i64 16
  store i32 -1009589776, ptr %29, align 4, !tbaa !4
  call spir_func void @sha1_transform(ptr noundef %4, ptr noundef %5) #13
  %30 = load i32, ptr %5, align 4, !tbaa !4
  %31 = xor i32 %30, 1785358954
  store i32 %31, ptr %5, align 4, !tbaa !4
  %32 = getelementptr inbounds nuw i8, ptr %5, i64 4
  %33 = load i32, ptr %32, align 4, !tbaa !4
  %34 = xor i32 %33, 1785358954
  store i32 %34, ptr %32, align 4, !tbaa !4
  %35 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %36 = load i32, ptr %35, align 4, !tbaa !4
  %37 = xor i32 %36, 1785358954
  store i32 %37, ptr %35, align 4, !tbaa !4
  %38 = getelementptr inbounds nuw i8, ptr %5, i64 12
  %39 = load i32, ptr %38, align 4, !tbaa !4
  %40 = xor i32 %39, 1785358954
  store i32 %40, ptr %38, align 4, !tbaa !4
  %41 = getelementptr inbounds nuw i8, ptr %5, i64 16
  %42 = load i32, ptr %41, align 4, !tbaa !4
  %43 = xor i32 %42, 1785358954
  store i32 %43, ptr %41, align 4, !tbaa !4
  %44 = getelementptr inbounds nuw i8, ptr %5, i64 20
  %45 = load i32, ptr %44, align 4, !tbaa !4
  %46 = xor i32 %45, 1785358954
  store i32 %46, ptr %44, align 4, !tbaa !4
  %47 = getelementptr inbounds nuw i8, ptr %5, i64 24
  %48 = load i32, ptr %47, align 4, !tbaa !4
  %49 = xor i32 %48, 1785358954
  store i32 %49, ptr %47, align 4, !tbaa !4
  %50 = getelementptr inbounds nuw i8, ptr %5, i64 28
  %51 = load i32, ptr %50, align 4, !tbaa !4
  %52 = xor i32 %51, 1785358954
  store i32 %52, ptr %50, align 4, !tbaa !4
  %53 = getelementptr inbounds nuw i8, ptr %5, i64 32
  %54 = load i32, ptr %53, align 4, !tbaa !4
  %55 = xor i32 %54, 1785358954
  store i32 %55, ptr %53, align 4, !tbaa !4
  %56 = getelementptr inbounds nuw i8, ptr %5, i64 36
  %57 = load i32, ptr %56, align 4, !tbaa !4
  %58 = xor i32 %57, 1785358954
  store i32 %58, ptr %56, align 4, !tbaa !4
  %59 = getelementptr inbounds nuw i8, ptr %5, i64 40
  %60 = load i32, ptr %59, align 4, !tbaa !4
  %61 = xor i32 %60, 1785358954
  store i32 %61, ptr %59, align 4, !tbaa !4
  %62 = getelementptr inbounds nuw i8, ptr %5, i64 44
  %63 = load i32, ptr %62, align 4, !tbaa !4
  %64 = xor i32 %63, 1785358954
  store i32 %64, ptr %62, align 4, !tbaa !4
  %65 = getelementptr inbounds nuw i8, ptr %5, i64 48
  %66 = load i32, ptr %65, align 4, !tbaa !4
  %67 = xor i32 %66, 1785358954
  store i32 %67, ptr %65, align 4, !tbaa !4
  %68 = getelementptr inbounds nuw i8, ptr %5, i64 52
  %69 = load i32, ptr %68, align 4, !tbaa !4
  %70 = xor i32 %69, 1785358954
  store i32 %70, ptr %68, align 4, !tbaa !4
  %71 = getelementptr inbounds nuw i8, ptr %5, i64 56
  %72 = load i32, ptr %71, align 4, !tbaa !4
  %73 = xor i32 %72, 1785358954
  store i32 %73, ptr %71, align 4, !tbaa !4
  %74 = getelementptr inbounds nuw i8, ptr %5, i64 60
  %75 = load i32, ptr %74, align 4, !tbaa !4
  %76 = xor i32 %75, 1785358954
  store i32 %76, ptr %74, align 4, !tbaa !4
  %77 = getelementptr inbounds nuw i8, ptr %4, i64 20
  store i32 1732584193, ptr %77, align 4, !tbaa !4
  %78 = getelementptr inbounds nuw i8, ptr %4, i64 24
  store i32 -271733879, ptr %78, align 4, !tbaa !4
  %79 = getelementptr inbounds nuw i8, ptr %4, i64 28
  store i32 -1732584194, ptr %79, align 4, !tbaa !4
  %80 = getelementptr inbounds nuw i8, ptr %4, i64 32
  store i32 271733878, ptr %80, align 4, !tbaa !4
  %81 = getelementptr inbounds nuw i8, ptr %4, i64 36
  store i32 -1009589776, ptr %81, align 4, !tbaa !4
  call spir_func void @sha1_transform(ptr noundef %77, ptr noundef %5) #13
  %82 = getelementptr inbounds nuw i8, ptr %5, i64 24
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(36) %82, i8 0, i64 36, i1 false)
  call void @llvm.memcpy.p0.p1.i64(ptr noundef nonnull align 4 dereferenceable(16) %5, ptr addrspace(1) noundef align 4 dereferenceable(16) %1, i64 16, i1 false), !tbaa !4
  store i32 1, ptr %41, align 4, !tbaa !4
  store i32 -2147483648, ptr %44, align 4, !tbaa !4
  store i32 672, ptr %74, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #12
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(20) %6, ptr noundef nonnull align 4 dereferenceable(20) %4, i64 20, i1 false), !tbaa !4
  call spir_func void @sha1_transform(ptr noundef %6, ptr noundef %5) #13
  %83 = load i32, ptr %6, align 4, !tbaa !4
  store i32 %83, ptr %5, align 4, !tbaa !4
  %84 = getelementptr inbounds nuw i8, ptr %6, i64 4
  %85 = load i32, ptr %84, align 4, !tbaa !4
  store i32 %85, ptr %32, align 4, !tbaa !4
  %86 = getelementptr inbounds nuw i8, ptr %6, i64 8
  %87 = load i32, ptr %86, align 4, !tbaa !4
  store i32 %87, ptr %35, align 4, !tbaa !4
  %88 = getelementptr inbounds nuw i8, ptr %6, i64 12
  %89 = load i32, ptr %88, align 4, !tbaa !4
  store i32 %89, ptr %38, align 4, !tbaa !4
  %90 = getelementptr inbounds nuw i8, ptr %6, i64 16
  %91 = load i32, ptr %90, align 4, !tbaa !4
  store i32 %91, ptr %41, align 4, !tbaa !4
  %92 = getelementptr inbounds nuw i8, ptr %5, i64 20
  store i32 0, ptr %92, align 4, !tbaa !4
  %93 = getelementptr inbounds nuw i8, ptr %5, i64 24
  store i32 0, ptr %93, align 4, !tbaa !4
  %94 = getelementptr inbounds nuw i8, ptr %5, i64 28
  store i32 0, ptr %94, align 4, !tbaa !4
  %95 = getelementptr inbounds nuw i8, ptr %5, i64 32
  store i32 0, ptr %95, align 4, !tbaa !4
  %96 = getelementptr inbounds nuw i8, ptr %5, i64 36
  store i32 0, ptr %96, align 4, !tbaa !4
  %97 = getelementptr inbounds nuw i8, ptr %5, i64 40
  store i32 0, ptr %97, align 4, !tbaa !4
  %98 = getelementptr inbounds nuw i8, ptr %5, i64 44
  store i32 0, ptr %98, align 4, !tbaa !4
  %99 = getelementptr inbounds nuw i8, ptr %5, i64 48
  store i32 0, ptr %99, align 4, !tbaa !4
  %100 = getelementptr inbounds nuw i8, ptr %5, i64 52
  store i32 0, ptr %100, align 4, !tbaa !4
  %101 = getelementptr inbounds nuw i8, ptr %5, i64 56
  store i32 0, ptr %101, align 4, !tbaa !4
  %102 = getelementptr inbounds nuw i8, ptr %5, i64 60
  store i32 0, ptr %102, align 4, !tbaa !4
  store i32 -2147483648, ptr %44, align 4, !tbaa !4
  store i32 672, ptr %74, align 4, !tbaa !4
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(20) %6, ptr noundef nonnull align 4 dereferenceable(20) %77, i64 20, i1 false), !tbaa !4
  call spir_func void @sha1_transform(ptr noundef %6, ptr noundef %5) #13
  %103 = getelementptr inbounds nuw i8, ptr %4, i64 40
  %104 = getelementptr inbounds nuw i8, ptr %4, i64 60
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(20) %103, ptr noundef nonnull align 4 dereferenceable(20) %6, i64 20, i1 false), !tbaa !4
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(20) %104, ptr noundef nonnull align 4 dereferenceable(20) %6, i64 20, i1 false), !tbaa !4
  %105 = and i64 %7, 4294967295
  %106 = getelementptr inbounds nuw %struct.pbkdf2_tmp, ptr addrspace(1) %2, i64 %105
  call void @llvm.memcpy.p1.p0.i64(ptr addrspace(1) noundef align 4 dereferenceable(80) %106, ptr noundef nonnull align 4 dereferenceable(80) %4, i64 80, i1 false), !tbaa.struct !12
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #12
  ret void
}

; Function Attrs: convergent nofree norecurse nounwind memory(argmem: readwrite)
define dso_local spir_kernel void @pbkdf2_loop(ptr addrspace(1) noundef align 4 captures(none) %0, i32 noundef %1) local_unnamed_addr #0 !kernel_arg_addr_space !14 !kernel_arg_access_qual !15 !kernel_arg_type !16 !kernel_arg_base_type !16 !kernel_arg_type_qual !17 {
  %3 = alloca [16 x i32], align 4
  %4 = alloca [5 x i32], align 4
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #11
  %6 = and i64 %5, 4294967295
  %7 = getelementptr inbounds nuw %struct.pbkdf2_tmp, ptr addrspace(1) %0, i64 %6
  %8 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 20
  %9 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 40
  %10 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 60
  %11 = load i32, ptr addrspace(1) %9, align 4, !tbaa !4
  %12 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 44
  %13 = load i32, ptr addrspace(1) %12, align 4, !tbaa !4
  %14 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 48
  %15 = load i32, ptr addrspace(1) %14, align 4, !tbaa !4
  %16 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 52
  %17 = load i32, ptr addrspace(1) %16, align 4, !tbaa !4
  %18 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 56
  %19 = load i32, ptr addrspace(1) %18, align 4, !tbaa !4
  %20 = load i32, ptr addrspace(1) %10, align 4, !tbaa !4
  %21 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 64
  %22 = load <4 x i32>, ptr addrspace(1) %21, align 4, !tbaa !4
  %23 = icmp eq i32 %1, 0
  br i1 %23, label %33, label %24

24:                                               ; preds = %2
  %25 = getelementptr inbounds nuw i8, ptr %3, i64 20
  %26 = getelementptr inbounds nuw i8, ptr %3, i64 60
  %27 = getelementptr inbounds nuw i8, ptr %3, i64 24
  %28 = getelementptr inbounds nuw i8, ptr %3, i64 4
  %29 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %30 = getelementptr inbounds nuw i8, ptr %3, i64 12
  %31 = getelementptr inbounds nuw i8, ptr %3, i64 16
  %32 = getelementptr inbounds nuw i8, ptr %4, i64 4
  br label %48

33:                                               ; preds = %48, %2
  %34 = phi i32 [ %19, %2 ], [ %66, %48 ]
  %35 = phi i32 [ %17, %2 ], [ %65, %48 ]
  %36 = phi i32 [ %15, %2 ], [ %64, %48 ]
  %37 = phi i32 [ %13, %2 ], [ %63, %48 ]
  %38 = phi i32 [ %11, %2 ], [ %57, %48 ]
  %39 = phi i32 [ %20, %2 ], [ %59, %48 ]
  %40 = phi <4 x i32> [ %22, %2 ], [ %60, %48 ]
  %41 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 76
  %42 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 72
  %43 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 68
  store i32 %38, ptr addrspace(1) %9, align 4, !tbaa !4
  store i32 %39, ptr addrspace(1) %10, align 4, !tbaa !4
  store i32 %37, ptr addrspace(1) %12, align 4, !tbaa !4
  %44 = extractelement <4 x i32> %40, i64 0
  store i32 %44, ptr addrspace(1) %21, align 4, !tbaa !4
  store i32 %36, ptr addrspace(1) %14, align 4, !tbaa !4
  %45 = extractelement <4 x i32> %40, i64 1
  store i32 %45, ptr addrspace(1) %43, align 4, !tbaa !4
  store i32 %35, ptr addrspace(1) %16, align 4, !tbaa !4
  %46 = extractelement <4 x i32> %40, i64 2
  store i32 %46, ptr addrspace(1) %42, align 4, !tbaa !4
  store i32 %34, ptr addrspace(1) %18, align 4, !tbaa !4
  %47 = extractelement <4 x i32> %40, i64 3
  store i32 %47, ptr addrspace(1) %41, align 4, !tbaa !4
  ret void

48:                                               ; preds = %24, %48
  %49 = phi i32 [ %19, %24 ], [ %66, %48 ]
  %50 = phi i32 [ %17, %24 ], [ %65, %48 ]
  %51 = phi i32 [ %15, %24 ], [ %64, %48 ]
  %52 = phi i32 [ %13, %24 ], [ %63, %48 ]
  %53 = phi i32 [ %11, %24 ], [ %57, %48 ]
  %54 = phi i32 [ %20, %24 ], [ %59, %48 ]
  %55 = phi i32 [ 0, %24 ], [ %61, %48 ]
  %56 = phi <4 x i32> [ %22, %24 ], [ %60, %48 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #12
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #12
  store i32 %53, ptr %3, align 4, !tbaa !4
  store i32 %52, ptr %28, align 4, !tbaa !4
  store i32 %51, ptr %29, align 4, !tbaa !4
  store i32 %50, ptr %30, align 4, !tbaa !4
  store i32 %49, ptr %31, align 4, !tbaa !4
  call void @llvm.memcpy.p0.p1.i64(ptr noundef nonnull align 4 dereferenceable(20) %4, ptr addrspace(1) noundef align 4 dereferenceable(20) %7, i64 20, i1 false)
  store i32 -2147483648, ptr %25, align 4, !tbaa !4
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(36) %27, i8 0, i64 36, i1 false), !tbaa !4
  store i32 672, ptr %26, align 4, !tbaa !4
  call spir_func void @sha1_transform(ptr noundef %4, ptr noundef %3) #13
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(20) %3, ptr noundef nonnull align 4 dereferenceable(20) %4, i64 20, i1 false)
  call void @llvm.memcpy.p0.p1.i64(ptr noundef nonnull align 4 dereferenceable(20) %4, ptr addrspace(1) noundef nonnull align 4 dereferenceable(20) %8, i64 20, i1 false)
  store i32 -2147483648, ptr %25, align 4, !tbaa !4
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(36) %27, i8 0, i64 36, i1 false), !tbaa !4
  store i32 672, ptr %26, align 4, !tbaa !4
  call spir_func void @sha1_transform(ptr noundef %4, ptr noundef %3) #13
  %57 = load i32, ptr %4, align 4, !tbaa !4
  %58 = load <4 x i32>, ptr %32, align 4, !tbaa !4
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #12
  %59 = xor i32 %54, %57
  %60 = xor <4 x i32> %56, %58
  %61 = add nuw i32 %55, 1
  %62 = icmp ult i32 %61, %1
  %63 = extractelement <4 x i32> %58, i64 0
  %64 = extractelement <4 x i32> %58, i64 1
  %65 = extractelement <4 x i32> %58, i64 2
  %66 = extractelement <4 x i32> %58, i64 3
  br i1 %62, label %48, label %33
}

; Function Attrs: alwaysinline convergent nofree norecurse nounwind memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_pbkdf2_loop(ptr addrspace(1) noundef align 4 captures(none) %0, i32 noundef %1) local_unnamed_addr #1 !kernel_arg_addr_space !14 !kernel_arg_access_qual !15 !kernel_arg_type !16 !kernel_arg_base_type !16 !kernel_arg_type_qual !17 {
  %3 = alloca [16 x i32], align 4
  %4 = alloca [5 x i32], align 4
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #11
  %6 = and i64 %5, 4294967295
  %7 = getelementptr inbounds nuw %struct.pbkdf2_tmp, ptr addrspace(1) %0, i64 %6
  %8 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 20
  %9 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 40
  %10 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 60
  %11 = load i32, ptr addrspace(1) %9, align 4, !tbaa !4
  %12 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 44
  %13 = load i32, ptr addrspace(1) %12, align 4, !tbaa !4
  %14 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 48
  %15 = load i32, ptr addrspace(1) %14, align 4, !tbaa !4
  %16 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 52
  %17 = load i32, ptr addrspace(1) %16, align 4, !tbaa !4
  %18 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 56
  %19 = load i32, ptr addrspace(1) %18, align 4, !tbaa !4
  %20 = load i32, ptr addrspace(1) %10, align 4, !tbaa !4
  %21 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 64
  %22 = load <4 x i32>, ptr addrspace(1) %21, align 4, !tbaa !4
  %23 = icmp eq i32 %1, 0
  br i1 %23, label %33, label %24

24:                                               ; preds = %2
  %25 = getelementptr inbounds nuw i8, ptr %3, i64 20
  %26 = getelementptr inbounds nuw i8, ptr %3, i64 60
  %27 = getelementptr inbounds nuw i8, ptr %3, i64 24
  %28 = getelementptr inbounds nuw i8, ptr %3, i64 4
  %29 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %30 = getelementptr inbounds nuw i8, ptr %3, i64 12
  %31 = getelementptr inbounds nuw i8, ptr %3, i64 16
  %32 = getelementptr inbounds nuw i8, ptr %4, i64 4
  br label %48

33:                                               ; preds = %48, %2
  %34 = phi i32 [ %19, %2 ], [ %66, %48 ]
  %35 = phi i32 [ %17, %2 ], [ %65, %48 ]
  %36 = phi i32 [ %15, %2 ], [ %64, %48 ]
  %37 = phi i32 [ %13, %2 ], [ %63, %48 ]
  %38 = phi i32 [ %11, %2 ], [ %57, %48 ]
  %39 = phi i32 [ %20, %2 ], [ %59, %48 ]
  %40 = phi <4 x i32> [ %22, %2 ], [ %60, %48 ]
  %41 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 76
  %42 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 72
  %43 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 68
  store i32 %38, ptr addrspace(1) %9, align 4, !tbaa !4
  store i32 %39, ptr addrspace(1) %10, align 4, !tbaa !4
  store i32 %37, ptr addrspace(1) %12, align 4, !tbaa !4
  %44 = extractelement <4 x i32> %40, i64 0
  store i32 %44, ptr addrspace(1) %21, align 4, !tbaa !4
  store i32 %36, ptr addrspace(1) %14, align 4, !tbaa !4
  %45 = extractelement <4 x i32> %40, i64 1
  store i32 %45, ptr addrspace(1) %43, align 4, !tbaa !4
  store i32 %35, ptr addrspace(1) %16, align 4, !tbaa !4
  %46 = extractelement <4 x i32> %40, i64 2
  store i32 %46, ptr addrspace(1) %42, align 4, !tbaa !4
  store i32 %34, ptr addrspace(1) %18, align 4, !tbaa !4
  %47 = extractelement <4 x i32> %40, i64 3
  store i32 %47, ptr addrspace(1) %41, align 4, !tbaa !4
  ret void

48:                                               ; preds = %24, %48
  %49 = phi i32 [ %19, %24 ], [ %66, %48 ]
  %50 = phi i32 [ %17, %24 ], [ %65, %48 ]
  %51 = phi i32 [ %15, %24 ], [ %64, %48 ]
  %52 = phi i32 [ %13, %24 ], [ %63, %48 ]
  %53 = phi i32 [ %11, %24 ], [ %57, %48 ]
  %54 = phi i32 [ %20, %24 ], [ %59, %48 ]
  %55 = phi i32 [ 0, %24 ], [ %61, %48 ]
  %56 = phi <4 x i32> [ %22, %24 ], [ %60, %48 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #12
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #12
  store i32 %53, ptr %3, align 4, !tbaa !4
  store i32 %52, ptr %28, align 4, !tbaa !4
  store i32 %51, ptr %29, align 4, !tbaa !4
  store i32 %50, ptr %30, align 4, !tbaa !4
  store i32 %49, ptr %31, align 4, !tbaa !4
  call void @llvm.memcpy.p0.p1.i64(ptr noundef nonnull align 4 dereferenceable(20) %4, ptr addrspace(1) noundef align 4 dereferenceable(20) %7, i64 20, i1 false)
  store i32 -2147483648, ptr %25, align 4, !tbaa !4
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(36) %27, i8 0, i64 36, i1 false), !tbaa !4
  store i32 672, ptr %26, align 4, !tbaa !4
  call spir_func void @sha1_transform(ptr noundef %4, ptr noundef %3) #13
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(20) %3, ptr noundef nonnull align 4 dereferenceable(20) %4, i64 20, i1 false)
  call void @llvm.memcpy.p0.p1.i64(ptr noundef nonnull align 4 dereferenceable(20) %4, ptr addrspace(1) noundef nonnull align 4 dereferenceable(20) %8, i64 20, i1 false)
  store i32 -2147483648, ptr %25, align 4, !tbaa !4
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(36) %27, i8 0, i64 36, i1 false), !tbaa !4
  store i32 672, ptr %26, align 4, !tbaa !4
  call spir_func void @sha1_transform(ptr noundef %4, ptr noundef %3) #13
  %57 = load i32, ptr %4, align 4, !tbaa !4
  %58 = load <4 x i32>, ptr %32, align 4, !tbaa !4
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #12
  %59 = xor i32 %54, %57
  %60 = xor <4 x i32> %56, %58
  %61 = add nuw i32 %55, 1
  %62 = icmp ult i32 %61, %1
  %63 = extractelement <4 x i32> %58, i64 0
  %64 = extractelement <4 x i32> %58, i64 1
  %65 = extractelement <4 x i32> %58, i64 2
  %66 = extractelement <4 x i32> %58, i64 3
  br i1 %62, label %48, label %33
}

; Function Attrs: convergent norecurse nounwind
define dso_local spir_kernel void @pbkdf2_comp(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef align 4 %2) local_unnamed_addr #2 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !18 !kernel_arg_base_type !18 !kernel_arg_type_qual !19 {
  %4 = alloca %struct.pbkdf2_tmp, align 4
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #11
  %6 = trunc i64 %5 to i32
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #12
  %7 = and i64 %5, 4294967295
  %8 = getelementptr inbounds nuw %struct.pbkdf2_tmp, ptr addrspace(1) %0, i64 %7
  call void @llvm.memcpy.p0.p1.i64(ptr noundef nonnull align 4 dereferenceable(80) %4, ptr addrspace(1) noundef align 4 dereferenceable(80) %8, i64 80, i1 false), !tbaa.struct !12
  %9 = getelementptr inbounds nuw i8, ptr %4, i64 60
  %10 = load i32, ptr %9, align 4
  %11 = mul i32 %6, 3
  br label %13

12:                                               ; preds = %13
  br i1 %20, label %29, label %24

13:                                               ; preds = %3, %13
  %14 = phi i32 [ 0, %3 ], [ %21, %13 ]
  %15 = zext nneg i32 %14 to i64
  %16 = getelementptr inbounds nuw i32, ptr %9, i64 %15
  %17 = load i32, ptr %16, align 4, !tbaa !4
  %18 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %15
  %19 = load i32, ptr addrspace(1) %18, align 4, !tbaa !4
  %20 = icmp eq i32 %17, %19
  %21 = add nuw nsw i32 %14, 1
  %22 = icmp samesign ult i32 %14, 4
  %23 = select i1 %22, i1 %20, i1 false
  br i1 %23, label %13, label %12

24:                                               ; preds = %12
  %25 = load i32, ptr addrspace(1) %1, align 4, !tbaa !4
  %26 = xor i32 %25, %10
  %27 = and i32 %26, 15
  %28 = icmp eq i32 %27, 0
  br i1 %28, label %29, label %31

29:                                               ; preds = %24, %12
  %30 = tail call spir_func i32 @_Z10atomic_minPU3AS1Vjj(ptr addrspace(1) noundef align 4 %2, i32 noundef %11) #13
  br label %31

31:                                               ; preds = %29, %24
  br label %32

32:                                               ; preds = %31, %32
  %33 = phi i32 [ %42, %32 ], [ 0, %31 ]
  %34 = zext nneg i32 %33 to i64
  %35 = getelementptr inbounds nuw i32, ptr %9, i64 %34
  %36 = load i32, ptr %35, align 4, !tbaa !4
  %37 = zext nneg i32 %33 to i64
  %38 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %37
  %39 = getelementptr inbounds nuw i8, ptr addrspace(1) %38, i64 20
  %40 = load i32, ptr addrspace(1) %39, align 4, !tbaa !4
  %41 = icmp eq i32 %36, %40
  %42 = add nuw nsw i32 %33, 1
  %43 = icmp samesign ult i32 %33, 4
  %44 = select i1 %43, i1 %41, i1 false
  br i1 %44, label %32, label %45

45:                                               ; preds = %32
  br i1 %41, label %52, label %46

46:                                               ; preds = %45
  %47 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 20
  %48 = load i32, ptr addrspace(1) %47, align 4, !tbaa !4
  %49 = xor i32 %48, %10
  %50 = and i32 %49, 15
  %51 = icmp eq i32 %50, 0
  br i1 %51, label %52, label %55

52:                                               ; preds = %46, %45
  %53 = add i32 %11, 1
  %54 = tail call spir_func i32 @_Z10atomic_minPU3AS1Vjj(ptr addrspace(1) noundef align 4 %2, i32 noundef %53) #13
  br label %55

55:                                               ; preds = %52, %46
  br label %56

56:                                               ; preds = %55, %56
  %57 = phi i32 [ %66, %56 ], [ 0, %55 ]
  %58 = zext nneg i32 %57 to i64
  %59 = getelementptr inbounds nuw i32, ptr %9, i64 %58
  %60 = load i32, ptr %59, align 4, !tbaa !4
  %61 = zext nneg i32 %57 to i64
  %62 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %61
  %63 = getelementptr inbounds nuw i8, ptr addrspace(1) %62, i64 40
  %64 = load i32, ptr addrspace(1) %63, align 4, !tbaa !4
  %65 = icmp eq i32 %60, %64
  %66 = add nuw nsw i32 %57, 1
  %67 = icmp samesign ult i32 %57, 4
  %68 = select i1 %67, i1 %65, i1 false
  br i1 %68, label %56, label %69

69:                                               ; preds = %56
  br i1 %65, label %76, label %70

70:                                               ; preds = %69
  %71 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 40
  %72 = load i32, ptr addrspace(1) %71, align 4, !tbaa !4
  %73 = xor i32 %72, %10
  %74 = and i32 %73, 15
  %75 = icmp eq i32 %74, 0
  br i1 %75, label %76, label %79

76:                                               ; preds = %70, %69
  %77 = add i32 %11, 2
  %78 = tail call spir_func i32 @_Z10atomic_minPU3AS1Vjj(ptr addrspace(1) noundef align 4 %2, i32 noundef %77) #13
  br label %79

79:                                               ; preds = %76, %70
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #12
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define dso_local spir_func void @__clang_ocl_kern_imp_pbkdf2_comp(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef align 4 %2) local_unnamed_addr #3 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !18 !kernel_arg_base_type !18 !kernel_arg_type_qual !19 {
  %4 = alloca %struct.pbkdf2_tmp, align 4
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #11
  %6 = trunc i64 %5 to i32
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #12
  %7 = and i64 %5, 4294967295
  %8 = getelementptr inbounds nuw %struct.pbkdf2_tmp, ptr addrspace(1) %0, i64 %7
  call void @llvm.memcpy.p0.p1.i64(ptr noundef nonnull align 4 dereferenceable(80) %4, ptr addrspace(1) noundef align 4 dereferenceable(80) %8, i64 80, i1 false), !tbaa.struct !12
  %9 = getelementptr inbounds nuw i8, ptr %4, i64 60
  %10 = load i32, ptr %9, align 4
  %11 = mul i32 %6, 3
  br label %13

12:                                               ; preds = %13
  br i1 %20, label %29, label %24

13:                                               ; preds = %3, %13
  %14 = phi i32 [ 0, %3 ], [ %21, %13 ]
  %15 = zext nneg i32 %14 to i64
  %16 = getelementptr inbounds nuw i32, ptr %9, i64 %15
  %17 = load i32, ptr %16, align 4, !tbaa !4
  %18 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %15
  %19 = load i32, ptr addrspace(1) %18, align 4, !tbaa !4
  %20 = icmp eq i32 %17, %19
  %21 = add nuw nsw i32 %14, 1
  %22 = icmp samesign ult i32 %14, 4
  %23 = select i1 %22, i1 %20, i1 false
  br i1 %23, label %13, label %12

24:                                               ; preds = %12
  %25 = load i32, ptr addrspace(1) %1, align 4, !tbaa !4
  %26 = xor i32 %25, %10
  %27 = and i32 %26, 15
  %28 = icmp eq i32 %27, 0
  br i1 %28, label %29, label %31

29:                                               ; preds = %24, %12
  %30 = tail call spir_func i32 @_Z10atomic_minPU3AS1Vjj(ptr addrspace(1) noundef %2, i32 noundef %11) #13
  br label %31

31:                                               ; preds = %29, %24
  br label %32

32:                                               ; preds = %31, %32
  %33 = phi i32 [ %42, %32 ], [ 0, %31 ]
  %34 = zext nneg i32 %33 to i64
  %35 = getelementptr inbounds nuw i32, ptr %9, i64 %34
  %36 = load i32, ptr %35, align 4, !tbaa !4
  %37 = zext nneg i32 %33 to i64
  %38 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %37
  %39 = getelementptr inbounds nuw i8, ptr addrspace(1) %38, i64 20
  %40 = load i32, ptr addrspace(1) %39, align 4, !tbaa !4
  %41 = icmp eq i32 %36, %40
  %42 = add nuw nsw i32 %33, 1
  %43 = icmp samesign ult i32 %33, 4
  %44 = select i1 %43, i1 %41, i1 false
  br i1 %44, label %32, label %45

45:                                               ; preds = %32
  br i1 %41, label %52, label %46

46:                                               ; preds = %45
  %47 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 20
  %48 = load i32, ptr addrspace(1) %47, align 4, !tbaa !4
  %49 = xor i32 %48, %10
  %50 = and i32 %49, 15
  %51 = icmp eq i32 %50, 0
  br i1 %51, label %52, label %55

52:                                               ; preds = %46, %45
  %53 = add i32 %11, 1
  %54 = tail call spir_func i32 @_Z10atomic_minPU3AS1Vjj(ptr addrspace(1) noundef %2, i32 noundef %53) #13
  br label %55

55:                                               ; preds = %52, %46
  br label %56

56:                                               ; preds = %55, %56
  %57 = phi i32 [ %66, %56 ], [ 0, %55 ]
  %58 = zext nneg i32 %57 to i64
  %59 = getelementptr inbounds nuw i32, ptr %9, i64 %58
  %60 = load i32, ptr %59, align 4, !tbaa !4
  %61 = zext nneg i32 %57 to i64
  %62 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %61
  %63 = getelementptr inbounds nuw i8, ptr addrspace(1) %62, i64 40
  %64 = load i32, ptr addrspace(1) %63, align 4, !tbaa !4
  %65 = icmp eq i32 %60, %64
  %66 = add nuw nsw i32 %57, 1
  %67 = icmp samesign ult i32 %57, 4
  %68 = select i1 %67, i1 %65, i1 false
  br i1 %68, label %56, label %69

69:                                               ; preds = %56
  br i1 %65, label %76, label %70

70:                                               ; preds = %69
  %71 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 40
  %72 = load i32, ptr addrspace(1) %71, align 4, !tbaa !4
  %73 = xor i32 %72, %10
  %74 = and i32 %73, 15
  %75 = icmp eq i32 %74, 0
  br i1 %75, label %76, label %79

76:                                               ; preds = %70, %69
  %77 = add i32 %11, 2
  %78 = tail call spir_func i32 @_Z10atomic_minPU3AS1Vjj(ptr addrspace(1) noundef %2, i32 noundef %77) #13
  br label %79

79:                                               ; preds = %76, %70
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #12
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #4

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define internal spir_func void @sha1_transform(ptr noundef nonnull captures(none) %0, ptr noundef nonnull readonly captures(none) %1) unnamed_addr #6 {
  %3 = load i32, ptr %1, align 4, !tbaa !4
  %4 = getelementptr inbounds nuw i8, ptr %1, i64 4
  %5 = load i32, ptr %4, align 4, !tbaa !4
  %6 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %7 = load i32, ptr %6, align 4, !tbaa !4
  %8 = getelementptr inbounds nuw i8, ptr %1, i64 12
  %9 = load i32, ptr %8, align 4, !tbaa !4
  %10 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %11 = load i32, ptr %10, align 4, !tbaa !4
  %12 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %13 = load i32, ptr %12, align 4, !tbaa !4
  %14 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %15 = load i32, ptr %14, align 4, !tbaa !4
  %16 = getelementptr inbounds nuw i8, ptr %1, i64 28
  %17 = load i32, ptr %16, align 4, !tbaa !4
  %18 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %19 = load i32, ptr %18, align 4, !tbaa !4
  %20 = getelementptr inbounds nuw i8, ptr %1, i64 36
  %21 = load i32, ptr %20, align 4, !tbaa !4
  %22 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %23 = load i32, ptr %22, align 4, !tbaa !4
  %24 = getelementptr inbounds nuw i8, ptr %1, i64 44
  %25 = load i32, ptr %24, align 4, !tbaa !4
  %26 = getelementptr inbounds nuw i8, ptr %1, i64 48
  %27 = load i32, ptr %26, align 4, !tbaa !4
  %28 = getelementptr inbounds nuw i8, ptr %1, i64 52
  %29 = load i32, ptr %28, align 4, !tbaa !4
  %30 = getelementptr inbounds nuw i8, ptr %1, i64 56
  %31 = load i32, ptr %30, align 4, !tbaa !4
  %32 = getelementptr inbounds nuw i8, ptr %1, i64 60
  %33 = load i32, ptr %32, align 4, !tbaa !4
  %34 = load i32, ptr %0, align 4, !tbaa !4
  %35 = getelementptr inbounds nuw i8, ptr %0, i64 4
  %36 = load i32, ptr %35, align 4, !tbaa !4
  %37 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %38 = load i32, ptr %37, align 4, !tbaa !4
  %39 = getelementptr inbounds nuw i8, ptr %0, i64 12
  %40 = load i32, ptr %39, align 4, !tbaa !4
  %41 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %42 = load i32, ptr %41, align 4, !tbaa !4
  %43 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %34, i32 noundef 5) #11
  %44 = tail call spir_func i32 @_Z9bitselectjjj(i32 noundef %40, i32 noundef %38, i32 noundef %36) #11
  %45 = add i32 %43, %42
  %46 = add i32 %45, %44
  %47 = add i32 %46, 1518500249
  %48 = add i32 %47, %3
  %49 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %36, i32 noundef 30) #11
  %50 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %48, i32 noundef 5) #11
  %51 = tail call spir_func i32 @_Z9bitselectjjj(i32 noundef %38, i32 noundef %49, i32 noundef %34) #11
  %52 = add i32 %50, %40
  %53 = add i32 %52, %51
  %54 = add i32 %53, 1518500249
  %55 = add i32 %54, %5
  %56 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %34, i32 noundef 30) #11
  %57 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %55, i32 noundef 5) #11
  %58 = tail call spir_func i32 @_Z9bitselectjjj(i32 noundef %49, i32 noundef %56, i32 noundef %48) #11
  %59 = add i32 %57, %38
  %60 = add i32 %59, %58
  %61 = add i32 %60, 1518500249
  %62 = add i32 %61, %7
  %63 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %48, i32 noundef 30) #11
  %64 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %62, i32 noundef 5) #11
  %65 = tail call spir_func i32 @_Z9bitselectjjj(i32 noundef %56, i32 noundef %63, i32 noundef %55) #11
  %66 = add i32 %64, %49
  %67 = add i32 %66, %65
  %68 = add i32 %67, 1518500249
  %69 = add i32 %68, %9
  %70 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %55, i32 noundef 30) #11
  %71 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %69, i32 noundef 5) #11
  %72 = tail call spir_func i32 @_Z9bitselectjjj(i32 noundef %63, i32 noundef %70, i32 noundef %62) #11
  %73 = add i32 %71, %56
  %74 = add i32 %73, %72
  %75 = add i32 %74, 1518500249
  %76 = add i32 %75, %11
  %77 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %62, i32 noundef 30) #11
  %78 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %76, i32 noundef 5) #11
  %79 = tail call spir_func i32 @_Z9bitselectjjj(i32 noundef %70, i32 noundef %77, i32 noundef %69) #11
  %80 = add i32 %78, %63
  %81 = add i32 %80, %79
  %82 = add i32 %81, 1518500249
  %83 = add i32 %82, %13
  %84 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %69, i32 noundef 30) #11
  %85 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %83, i32 noundef 5) #11
  %86 = tail call spir_func i32 @_Z9bitselectjjj(i32 noundef %77, i32 noundef %84, i32 noundef %76) #11
  %87 = add i32 %85, %70
  %88 = add i32 %87, %86
  %89 = add i32 %88, 1518500249
  %90 = add i32 %89, %15
  %91 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %76, i32 noundef 30) #11
  %92 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %90, i32 noundef 5) #11
  %93 = tail call spir_func i32 @_Z9bitselectjjj(i32 noundef %84, i32 noundef %91, i32 noundef %83) #11
  %94 = add i32 %92, %77
  %95 = add i32 %94, %93
  %96 = add i32 %95, 1518500249
  %97 = add i32 %96, %17
  %98 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %83, i32 noundef 30) #11
  %99 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %97, i32 noundef 5) #11
  %100 = tail call spir_func i32 @_Z9bitselectjjj(i32 noundef %91, i32 noundef %98, i32 noundef %90) #11
  %101 = add i32 %99, %84
  %102 = add i32 %101, %100
  %103 = add i32 %102, 1518500249
  %104 = add i32 %103, %19
  %105 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %90, i32 noundef 30) #11
  %106 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %104, i32 noundef 5) #11
  %107 = tail call spir_func i32 @_Z9bitselectjjj(i32 noundef %98, i32 noundef %105, i32 noundef %97) #11
  %108 = add i32 %106, %91
  %109 = add i32 %108, %107
  %110 = add i32 %109, 1518500249
  %111 = add i32 %110, %21
  %112 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %97, i32 noundef 30) #11
  %113 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %111, i32 noundef 5) #11
  %114 = tail call spir_func i32 @_Z9bitselectjjj(i32 noundef %105, i32 noundef %112, i32 noundef %104) #11
  %115 = add i32 %113, %98
  %116 = add i32 %115, %114
  %117 = add i32 %116, 1518500249
  %118 = add i32 %117, %23
  %119 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %104, i32 noundef 30) #11
  %120 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %118, i32 noundef 5) #11
  %121 = tail call spir_func i32 @_Z9bitselectjjj(i32 noundef %112, i32 noundef %119, i32 noundef %111) #11
  %122 = add i32 %120, %105
  %123 = add i32 %122, %121
  %124 = add i32 %123, 1518500249
  %125 = add i32 %124, %25
  %126 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %111, i32 noundef 30) #11
  %127 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %125, i32 noundef 5) #11
  %128 = tail call spir_func i32 @_Z9bitselectjjj(i32 noundef %119, i32 noundef %126, i32 noundef %118) #11
  %129 = add i32 %127, %112
  %130 = add i32 %129, %128
  %131 = add i32 %130, 1518500249
  %132 = add i32 %131, %27
  %133 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %118, i32 noundef 30) #11
  %134 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %132, i32 noundef 5) #11
  %135 = tail call spir_func i32 @_Z9bitselectjjj(i32 noundef %126, i32 noundef %133, i32 noundef %125) #11
  %136 = add i32 %134, %119
  %137 = add i32 %136, %135
  %138 = add i32 %137, 1518500249
  %139 = add i32 %138, %29
  %140 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %125, i32 noundef 30) #11
  %141 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %139, i32 noundef 5) #11
  %142 = tail call spir_func i32 @_Z9bitselectjjj(i32 noundef %133, i32 noundef %140, i32 noundef %132) #11
  %143 = add i32 %141, %126
  %144 = add i32 %143, %142
  %145 = add i32 %144, 1518500249
  %146 = add i32 %145, %31
  %147 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %132, i32 noundef 30) #11
  %148 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %146, i32 noundef 5) #11
  %149 = tail call spir_func i32 @_Z9bitselectjjj(i32 noundef %140, i32 noundef %147, i32 noundef %139) #11
  %150 = add i32 %148, %133
  %151 = add i32 %150, %149
  %152 = add i32 %151, 1518500249
  %153 = add i32 %152, %33
  %154 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %139, i32 noundef 30) #11
  %155 = xor i32 %19, %29
  %156 = xor i32 %155, %7
  %157 = xor i32 %156, %3
  %158 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %157, i32 noundef 1) #11
  %159 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %153, i32 noundef 5) #11
  %160 = tail call spir_func i32 @_Z9bitselectjjj(i32 noundef %147, i32 noundef %154, i32 noundef %146) #11
  %161 = add i32 %159, %140
  %162 = add i32 %161, %160
  %163 = add i32 %162, 1518500249
  %164 = add i32 %163, %158
  %165 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %146, i32 noundef 30) #11
  %166 = xor i32 %21, %31
  %167 = xor i32 %166, %9
  %168 = xor i32 %167, %5
  %169 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %168, i32 noundef 1) #11
  %170 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %164, i32 noundef 5) #11
  %171 = tail call spir_func i32 @_Z9bitselectjjj(i32 noundef %154, i32 noundef %165, i32 noundef %153) #11
  %172 = add i32 %170, %147
  %173 = add i32 %172, %171
  %174 = add i32 %173, 1518500249
  %175 = add i32 %174, %169
  %176 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %153, i32 noundef 30) #11
  %177 = xor i32 %23, %33
  %178 = xor i32 %177, %11
  %179 = xor i32 %178, %7
  %180 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %179, i32 noundef 1) #11
  %181 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %175, i32 noundef 5) #11
  %182 = tail call spir_func i32 @_Z9bitselectjjj(i32 noundef %165, i32 noundef %176, i32 noundef %164) #11
  %183 = add i32 %181, %154
  %184 = add i32 %183, %182
  %185 = add i32 %184, 1518500249
  %186 = add i32 %185, %180
  %187 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %164, i32 noundef 30) #11
  %188 = xor i32 %25, %158
  %189 = xor i32 %188, %13
  %190 = xor i32 %189, %9
  %191 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %190, i32 noundef 1) #11
  %192 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %186, i32 noundef 5) #11
  %193 = tail call spir_func i32 @_Z9bitselectjjj(i32 noundef %176, i32 noundef %187, i32 noundef %175) #11
  %194 = add i32 %192, %165
  %195 = add i32 %194, %193
  %196 = add i32 %195, 1518500249
  %197 = add i32 %196, %191
  %198 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %175, i32 noundef 30) #11
  %199 = xor i32 %27, %169
  %200 = xor i32 %199, %15
  %201 = xor i32 %200, %11
  %202 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %201, i32 noundef 1) #11
  %203 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %197, i32 noundef 5) #11
  %204 = xor i32 %187, %186
  %205 = xor i32 %204, %198
  %206 = add i32 %203, %176
  %207 = add i32 %206, %205
  %208 = add i32 %207, 1859775393
  %209 = add i32 %208, %202
  %210 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %186, i32 noundef 30) #11
  %211 = xor i32 %29, %180
  %212 = xor i32 %211, %17
  %213 = xor i32 %212, %13
  %214 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %213, i32 noundef 1) #11
  %215 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %209, i32 noundef 5) #11
  %216 = xor i32 %198, %197
  %217 = xor i32 %216, %210
  %218 = add i32 %215, %187
  %219 = add i32 %218, %217
  %220 = add i32 %219, 1859775393
  %221 = add i32 %220, %214
  %222 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %197, i32 noundef 30) #11
  %223 = xor i32 %31, %191
  %224 = xor i32 %223, %19
  %225 = xor i32 %224, %15
  %226 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %225, i32 noundef 1) #11
  %227 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %221, i32 noundef 5) #11
  %228 = xor i32 %210, %209
  %229 = xor i32 %228, %222
  %230 = add i32 %227, %198
  %231 = add i32 %230, %229
  %232 = add i32 %231, 1859775393
  %233 = add i32 %232, %226
  %234 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %209, i32 noundef 30) #11
  %235 = xor i32 %33, %202
  %236 = xor i32 %235, %21
  %237 = xor i32 %236, %17
  %238 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %237, i32 noundef 1) #11
  %239 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %233, i32 noundef 5) #11
  %240 = xor i32 %222, %221
  %241 = xor i32 %240, %234
  %242 = add i32 %239, %210
  %243 = add i32 %242, %241
  %244 = add i32 %243, 1859775393
  %245 = add i32 %244, %238
  %246 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %221, i32 noundef 30) #11
  %247 = xor i32 %158, %214
  %248 = xor i32 %247, %23
  %249 = xor i32 %248, %19
  %250 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %249, i32 noundef 1) #11
  %251 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %245, i32 noundef 5) #11
  %252 = xor i32 %234, %233
  %253 = xor i32 %252, %246
  %254 = add i32 %251, %222
  %255 = add i32 %254, %253
  %256 = add i32 %255, 1859775393
  %257 = add i32 %256, %250
  %258 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %233, i32 noundef 30) #11
  %259 = xor i32 %169, %226
  %260 = xor i32 %259, %25
  %261 = xor i32 %260, %21
  %262 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %261, i32 noundef 1) #11
  %263 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %257, i32 noundef 5) #11
  %264 = xor i32 %246, %245
  %265 = xor i32 %264, %258
  %266 = add i32 %263, %234
  %267 = add i32 %266, %265
  %268 = add i32 %267, 1859775393
  %269 = add i32 %268, %262
  %270 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %245, i32 noundef 30) #11
  %271 = xor i32 %180, %238
  %272 = xor i32 %271, %27
  %273 = xor i32 %272, %23
  %274 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %273, i32 noundef 1) #11
  %275 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %269, i32 noundef 5) #11
  %276 = xor i32 %258, %257
  %277 = xor i32 %276, %270
  %278 = add i32 %275, %246
  %279 = add i32 %278, %277
  %280 = add i32 %279, 1859775393
  %281 = add i32 %280, %274
  %282 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %257, i32 noundef 30) #11
  %283 = xor i32 %191, %250
  %284 = xor i32 %283, %29
  %285 = xor i32 %284, %25
  %286 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %285, i32 noundef 1) #11
  %287 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %281, i32 noundef 5) #11
  %288 = xor i32 %270, %269
  %289 = xor i32 %288, %282
  %290 = add i32 %287, %258
  %291 = add i32 %290, %289
  %292 = add i32 %291, 1859775393
  %293 = add i32 %292, %286
  %294 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %269, i32 noundef 30) #11
  %295 = xor i32 %202, %262
  %296 = xor i32 %295, %31
  %297 = xor i32 %296, %27
  %298 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %297, i32 noundef 1) #11
  %299 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %293, i32 noundef 5) #11
  %300 = xor i32 %282, %281
  %301 = xor i32 %300, %294
  %302 = add i32 %299, %270
  %303 = add i32 %302, %301
  %304 = add i32 %303, 1859775393
  %305 = add i32 %304, %298
  %306 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %281, i32 noundef 30) #11
  %307 = xor i32 %214, %274
  %308 = xor i32 %307, %33
  %309 = xor i32 %308, %29
  %310 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %309, i32 noundef 1) #11
  %311 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %305, i32 noundef 5) #11
  %312 = xor i32 %294, %293
  %313 = xor i32 %312, %306
  %314 = add i32 %311, %282
  %315 = add i32 %314, %313
  %316 = add i32 %315, 1859775393
  %317 = add i32 %316, %310
  %318 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %293, i32 noundef 30) #11
  %319 = xor i32 %226, %286
  %320 = xor i32 %319, %158
  %321 = xor i32 %320, %31
  %322 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %321, i32 noundef 1) #11
  %323 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %317, i32 noundef 5) #11
  %324 = xor i32 %306, %305
  %325 = xor i32 %324, %318
  %326 = add i32 %323, %294
  %327 = add i32 %326, %325
  %328 = add i32 %327, 1859775393
  %329 = add i32 %328, %322
  %330 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %305, i32 noundef 30) #11
  %331 = xor i32 %238, %298
  %332 = xor i32 %331, %169
  %333 = xor i32 %332, %33
  %334 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %333, i32 noundef 1) #11
  %335 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %329, i32 noundef 5) #11
  %336 = xor i32 %318, %317
  %337 = xor i32 %336, %330
  %338 = add i32 %335, %306
  %339 = add i32 %338, %337
  %340 = add i32 %339, 1859775393
  %341 = add i32 %340, %334
  %342 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %317, i32 noundef 30) #11
  %343 = xor i32 %250, %310
  %344 = xor i32 %343, %180
  %345 = xor i32 %344, %158
  %346 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %345, i32 noundef 1) #11
  %347 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %341, i32 noundef 5) #11
  %348 = xor i32 %330, %329
  %349 = xor i32 %348, %342
  %350 = add i32 %347, %318
  %351 = add i32 %350, %349
  %352 = add i32 %351, 1859775393
  %353 = add i32 %352, %346
  %354 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %329, i32 noundef 30) #11
  %355 = xor i32 %262, %322
  %356 = xor i32 %355, %191
  %357 = xor i32 %356, %169
  %358 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %357, i32 noundef 1) #11
  %359 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %353, i32 noundef 5) #11
  %360 = xor i32 %342, %341
  %361 = xor i32 %360, %354
  %362 = add i32 %359, %330
  %363 = add i32 %362, %361
  %364 = add i32 %363, 1859775393
  %365 = add i32 %364, %358
  %366 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %341, i32 noundef 30) #11
  %367 = xor i32 %274, %334
  %368 = xor i32 %367, %202
  %369 = xor i32 %368, %180
  %370 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %369, i32 noundef 1) #11
  %371 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %365, i32 noundef 5) #11
  %372 = xor i32 %354, %353
  %373 = xor i32 %372, %366
  %374 = add i32 %371, %342
  %375 = add i32 %374, %373
  %376 = add i32 %375, 1859775393
  %377 = add i32 %376, %370
  %378 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %353, i32 noundef 30) #11
  %379 = xor i32 %286, %346
  %380 = xor i32 %379, %214
  %381 = xor i32 %380, %191
  %382 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %381, i32 noundef 1) #11
  %383 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %377, i32 noundef 5) #11
  %384 = xor i32 %366, %365
  %385 = xor i32 %384, %378
  %386 = add i32 %383, %354
  %387 = add i32 %386, %385
  %388 = add i32 %387, 1859775393
  %389 = add i32 %388, %382
  %390 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %365, i32 noundef 30) #11
  %391 = xor i32 %298, %358
  %392 = xor i32 %391, %226
  %393 = xor i32 %392, %202
  %394 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %393, i32 noundef 1) #11
  %395 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %389, i32 noundef 5) #11
  %396 = xor i32 %378, %377
  %397 = xor i32 %396, %390
  %398 = add i32 %395, %366
  %399 = add i32 %398, %397
  %400 = add i32 %399, 1859775393
  %401 = add i32 %400, %394
  %402 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %377, i32 noundef 30) #11
  %403 = xor i32 %310, %370
  %404 = xor i32 %403, %238
  %405 = xor i32 %404, %214
  %406 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %405, i32 noundef 1) #11
  %407 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %401, i32 noundef 5) #11
  %408 = xor i32 %390, %389
  %409 = xor i32 %408, %402
  %410 = add i32 %407, %378
  %411 = add i32 %410, %409
  %412 = add i32 %411, 1859775393
  %413 = add i32 %412, %406
  %414 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %389, i32 noundef 30) #11
  %415 = xor i32 %322, %382
  %416 = xor i32 %415, %250
  %417 = xor i32 %416, %226
  %418 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %417, i32 noundef 1) #11
  %419 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %413, i32 noundef 5) #11
  %420 = xor i32 %402, %401
  %421 = xor i32 %420, %414
  %422 = add i32 %419, %390
  %423 = add i32 %422, %421
  %424 = add i32 %423, 1859775393
  %425 = add i32 %424, %418
  %426 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %401, i32 noundef 30) #11
  %427 = xor i32 %334, %394
  %428 = xor i32 %427, %262
  %429 = xor i32 %428, %238
  %430 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %429, i32 noundef 1) #11
  %431 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %425, i32 noundef 5) #11
  %432 = xor i32 %414, %413
  %433 = xor i32 %432, %426
  %434 = add i32 %431, %402
  %435 = add i32 %434, %433
  %436 = add i32 %435, 1859775393
  %437 = add i32 %436, %430
  %438 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %413, i32 noundef 30) #11
  %439 = xor i32 %346, %406
  %440 = xor i32 %439, %274
  %441 = xor i32 %440, %250
  %442 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %441, i32 noundef 1) #11
  %443 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %437, i32 noundef 5) #11
  %444 = xor i32 %426, %425
  %445 = tail call spir_func i32 @_Z9bitselectjjj(i32 noundef %425, i32 noundef %438, i32 noundef %444) #11
  %446 = add i32 %443, %414
  %447 = add i32 %446, %445
  %448 = add i32 %447, -1894007588
  %449 = add i32 %448, %442
  %450 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %425, i32 noundef 30) #11
  %451 = xor i32 %358, %418
  %452 = xor i32 %451, %286
  %453 = xor i32 %452, %262
  %454 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %453, i32 noundef 1) #11
  %455 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %449, i32 noundef 5) #11
  %456 = xor i32 %438, %437
  %457 = tail call spir_func i32 @_Z9bitselectjjj(i32 noundef %437, i32 noundef %450, i32 noundef %456) #11
  %458 = add i32 %455, %426
  %459 = add i32 %458, %457
  %460 = add i32 %459, -1894007588
  %461 = add i32 %460, %454
  %462 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %437, i32 noundef 30) #11
  %463 = xor i32 %370, %430
  %464 = xor i32 %463, %298
  %465 = xor i32 %464, %274
  %466 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %465, i32 noundef 1) #11
  %467 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %461, i32 noundef 5) #11
  %468 = xor i32 %450, %449
  %469 = tail call spir_func i32 @_Z9bitselectjjj(i32 noundef %449, i32 noundef %462, i32 noundef %468) #11
  %470 = add i32 %467, %438
  %471 = add i32 %470, %469
  %472 = add i32 %471, -1894007588
  %473 = add i32 %472, %466
  %474 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %449, i32 noundef 30) #11
  %475 = xor i32 %382, %442
  %476 = xor i32 %475, %310
  %477 = xor i32 %476, %286
  %478 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %477, i32 noundef 1) #11
  %479 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %473, i32 noundef 5) #11
  %480 = xor i32 %462, %461
  %481 = tail call spir_func i32 @_Z9bitselectjjj(i32 noundef %461, i32 noundef %474, i32 noundef %480) #11
  %482 = add i32 %479, %450
  %483 = add i32 %482, %481
  %484 = add i32 %483, -1894007588
  %485 = add i32 %484, %478
  %486 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %461, i32 noundef 30) #11
  %487 = xor i32 %394, %454
  %488 = xor i32 %487, %322
  %489 = xor i32 %488, %298
  %490 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %489, i32 noundef 1) #11
  %491 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %485, i32 noundef 5) #11
  %492 = xor i32 %474, %473
  %493 = tail call spir_func i32 @_Z9bitselectjjj(i32 noundef %473, i32 noundef %486, i32 noundef %492) #11
  %494 = add i32 %491, %462
  %495 = add i32 %494, %493
  %496 = add i32 %495, -1894007588
  %497 = add i32 %496, %490
  %498 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %473, i32 noundef 30) #11
  %499 = xor i32 %406, %466
  %500 = xor i32 %499, %334
  %501 = xor i32 %500, %310
  %502 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %501, i32 noundef 1) #11
  %503 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %497, i32 noundef 5) #11
  %504 = xor i32 %486, %485
  %505 = tail call spir_func i32 @_Z9bitselectjjj(i32 noundef %485, i32 noundef %498, i32 noundef %504) #11
  %506 = add i32 %503, %474
  %507 = add i32 %506, %505
  %508 = add i32 %507, -1894007588
  %509 = add i32 %508, %502
  %510 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %485, i32 noundef 30) #11
  %511 = xor i32 %418, %478
  %512 = xor i32 %511, %346
  %513 = xor i32 %512, %322
  %514 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %513, i32 noundef 1) #11
  %515 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %509, i32 noundef 5) #11
  %516 = xor i32 %498, %497
  %517 = tail call spir_func i32 @_Z9bitselectjjj(i32 noundef %497, i32 noundef %510, i32 noundef %516) #11
  %518 = add i32 %515, %486
  %519 = add i32 %518, %517
  %520 = add i32 %519, -1894007588
  %521 = add i32 %520, %514
  %522 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %497, i32 noundef 30) #11
  %523 = xor i32 %430, %490
  %524 = xor i32 %523, %358
  %525 = xor i32 %524, %334
  %526 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %525, i32 noundef 1) #11
  %527 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %521, i32 noundef 5) #11
  %528 = xor i32 %510, %509
  %529 = tail call spir_func i32 @_Z9bitselectjjj(i32 noundef %509, i32 noundef %522, i32 noundef %528) #11
  %530 = add i32 %527, %498
  %531 = add i32 %530, %529
  %532 = add i32 %531, -1894007588
  %533 = add i32 %532, %526
  %534 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %509, i32 noundef 30) #11
  %535 = xor i32 %442, %502
  %536 = xor i32 %535, %370
  %537 = xor i32 %536, %346
  %538 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %537, i32 noundef 1) #11
  %539 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %533, i32 noundef 5) #11
  %540 = xor i32 %522, %521
  %541 = tail call spir_func i32 @_Z9bitselectjjj(i32 noundef %521, i32 noundef %534, i32 noundef %540) #11
  %542 = add i32 %539, %510
  %543 = add i32 %542, %541
  %544 = add i32 %543, -1894007588
  %545 = add i32 %544, %538
  %546 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %521, i32 noundef 30) #11
  %547 = xor i32 %454, %514
  %548 = xor i32 %547, %382
  %549 = xor i32 %548, %358
  %550 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %549, i32 noundef 1) #11
  %551 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %545, i32 noundef 5) #11
  %552 = xor i32 %534, %533
  %553 = tail call spir_func i32 @_Z9bitselectjjj(i32 noundef %533, i32 noundef %546, i32 noundef %552) #11
  %554 = add i32 %551, %522
  %555 = add i32 %554, %553
  %556 = add i32 %555, -1894007588
  %557 = add i32 %556, %550
  %558 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %533, i32 noundef 30) #11
  %559 = xor i32 %466, %526
  %560 = xor i32 %559, %394
  %561 = xor i32 %560, %370
  %562 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %561, i32 noundef 1) #11
  %563 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %557, i32 noundef 5) #11
  %564 = xor i32 %546, %545
  %565 = tail call spir_func i32 @_Z9bitselectjjj(i32 noundef %545, i32 noundef %558, i32 noundef %564) #11
  %566 = add i32 %563, %534
  %567 = add i32 %566, %565
  %568 = add i32 %567, -1894007588
  %569 = add i32 %568, %562
  %570 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %545, i32 noundef 30) #11
  %571 = xor i32 %478, %538
  %572 = xor i32 %571, %406
  %573 = xor i32 %572, %382
  %574 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %573, i32 noundef 1) #11
  %575 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %569, i32 noundef 5) #11
  %576 = xor i32 %558, %557
  %577 = tail call spir_func i32 @_Z9bitselectjjj(i32 noundef %557, i32 noundef %570, i32 noundef %576) #11
  %578 = add i32 %575, %546
  %579 = add i32 %578, %577
  %580 = add i32 %579, -1894007588
  %581 = add i32 %580, %574
  %582 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %557, i32 noundef 30) #11
  %583 = xor i32 %490, %550
  %584 = xor i32 %583, %418
  %585 = xor i32 %584, %394
  %586 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %585, i32 noundef 1) #11
  %587 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %581, i32 noundef 5) #11
  %588 = xor i32 %570, %569
  %589 = tail call spir_func i32 @_Z9bitselectjjj(i32 noundef %569, i32 noundef %582, i32 noundef %588) #11
  %590 = add i32 %587, %558
  %591 = add i32 %590, %589
  %592 = add i32 %591, -1894007588
  %593 = add i32 %592, %586
  %594 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %569, i32 noundef 30) #11
  %595 = xor i32 %502, %562
  %596 = xor i32 %595, %430
  %597 = xor i32 %596, %406
  %598 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %597, i32 noundef 1) #11
  %599 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %593, i32 noundef 5) #11
  %600 = xor i32 %582, %581
  %601 = tail call spir_func i32 @_Z9bitselectjjj(i32 noundef %581, i32 noundef %594, i32 noundef %600) #11
  %602 = add i32 %599, %570
  %603 = add i32 %602, %601
  %604 = add i32 %603, -1894007588
  %605 = add i32 %604, %598
  %606 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %581, i32 noundef 30) #11
  %607 = xor i32 %514, %574
  %608 = xor i32 %607, %442
  %609 = xor i32 %608, %418
  %610 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %609, i32 noundef 1) #11
  %611 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %605, i32 noundef 5) #11
  %612 = xor i32 %594, %593
  %613 = tail call spir_func i32 @_Z9bitselectjjj(i32 noundef %593, i32 noundef %606, i32 noundef %612) #11
  %614 = add i32 %611, %582
  %615 = add i32 %614, %613
  %616 = add i32 %615, -1894007588
  %617 = add i32 %616, %610
  %618 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %593, i32 noundef 30) #11
  %619 = xor i32 %526, %586
  %620 = xor i32 %619, %454
  %621 = xor i32 %620, %430
  %622 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %621, i32 noundef 1) #11
  %623 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %617, i32 noundef 5) #11
  %624 = xor i32 %606, %605
  %625 = tail call spir_func i32 @_Z9bitselectjjj(i32 noundef %605, i32 noundef %618, i32 noundef %624) #11
  %626 = add i32 %623, %594
  %627 = add i32 %626, %625
  %628 = add i32 %627, -1894007588
  %629 = add i32 %628, %622
  %630 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %605, i32 noundef 30) #11
  %631 = xor i32 %538, %598
  %632 = xor i32 %631, %466
  %633 = xor i32 %632, %442
  %634 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %633, i32 noundef 1) #11
  %635 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %629, i32 noundef 5) #11
  %636 = xor i32 %618, %617
  %637 = tail call spir_func i32 @_Z9bitselectjjj(i32 noundef %617, i32 noundef %630, i32 noundef %636) #11
  %638 = add i32 %635, %606
  %639 = add i32 %638, %637
  %640 = add i32 %639, -1894007588
  %641 = add i32 %640, %634
  %642 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %617, i32 noundef 30) #11
  %643 = xor i32 %550, %610
  %644 = xor i32 %643, %478
  %645 = xor i32 %644, %454
  %646 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %645, i32 noundef 1) #11
  %647 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %641, i32 noundef 5) #11
  %648 = xor i32 %630, %629
  %649 = tail call spir_func i32 @_Z9bitselectjjj(i32 noundef %629, i32 noundef %642, i32 noundef %648) #11
  %650 = add i32 %647, %618
  %651 = add i32 %650, %649
  %652 = add i32 %651, -1894007588
  %653 = add i32 %652, %646
  %654 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %629, i32 noundef 30) #11
  %655 = xor i32 %562, %622
  %656 = xor i32 %655, %490
  %657 = xor i32 %656, %466
  %658 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %657, i32 noundef 1) #11
  %659 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %653, i32 noundef 5) #11
  %660 = xor i32 %642, %641
  %661 = tail call spir_func i32 @_Z9bitselectjjj(i32 noundef %641, i32 noundef %654, i32 noundef %660) #11
  %662 = add i32 %659, %630
  %663 = add i32 %662, %661
  %664 = add i32 %663, -1894007588
  %665 = add i32 %664, %658
  %666 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %641, i32 noundef 30) #11
  %667 = xor i32 %574, %634
  %668 = xor i32 %667, %502
  %669 = xor i32 %668, %478
  %670 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %669, i32 noundef 1) #11
  %671 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %665, i32 noundef 5) #11
  %672 = xor i32 %654, %653
  %673 = tail call spir_func i32 @_Z9bitselectjjj(i32 noundef %653, i32 noundef %666, i32 noundef %672) #11
  %674 = add i32 %671, %642
  %675 = add i32 %674, %673
  %676 = add i32 %675, -1894007588
  %677 = add i32 %676, %670
  %678 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %653, i32 noundef 30) #11
  %679 = xor i32 %586, %646
  %680 = xor i32 %679, %514
  %681 = xor i32 %680, %490
  %682 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %681, i32 noundef 1) #11
  %683 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %677, i32 noundef 5) #11
  %684 = xor i32 %666, %665
  %685 = xor i32 %684, %678
  %686 = add i32 %683, %654
  %687 = add i32 %686, %685
  %688 = add i32 %687, -899497514
  %689 = add i32 %688, %682
  %690 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %665, i32 noundef 30) #11
  %691 = xor i32 %598, %658
  %692 = xor i32 %691, %526
  %693 = xor i32 %692, %502
  %694 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %693, i32 noundef 1) #11
  %695 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %689, i32 noundef 5) #11
  %696 = xor i32 %678, %677
  %697 = xor i32 %696, %690
  %698 = add i32 %695, %666
  %699 = add i32 %698, %697
  %700 = add i32 %699, -899497514
  %701 = add i32 %700, %694
  %702 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %677, i32 noundef 30) #11
  %703 = xor i32 %610, %670
  %704 = xor i32 %703, %538
  %705 = xor i32 %704, %514
  %706 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %705, i32 noundef 1) #11
  %707 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %701, i32 noundef 5) #11
  %708 = xor i32 %690, %689
  %709 = xor i32 %708, %702
  %710 = add i32 %707, %678
  %711 = add i32 %710, %709
  %712 = add i32 %711, -899497514
  %713 = add i32 %712, %706
  %714 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %689, i32 noundef 30) #11
  %715 = xor i32 %622, %682
  %716 = xor i32 %715, %550
  %717 = xor i32 %716, %526
  %718 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %717, i32 noundef 1) #11
  %719 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %713, i32 noundef 5) #11
  %720 = xor i32 %702, %701
  %721 = xor i32 %720, %714
  %722 = add i32 %719, %690
  %723 = add i32 %722, %721
  %724 = add i32 %723, -899497514
  %725 = add i32 %724, %718
  %726 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %701, i32 noundef 30) #11
  %727 = xor i32 %634, %694
  %728 = xor i32 %727, %562
  %729 = xor i32 %728, %538
  %730 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %729, i32 noundef 1) #11
  %731 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %725, i32 noundef 5) #11
  %732 = xor i32 %714, %713
  %733 = xor i32 %732, %726
  %734 = add i32 %731, %702
  %735 = add i32 %734, %733
  %736 = add i32 %735, -899497514
  %737 = add i32 %736, %730
  %738 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %713, i32 noundef 30) #11
  %739 = xor i32 %646, %706
  %740 = xor i32 %739, %574
  %741 = xor i32 %740, %550
  %742 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %741, i32 noundef 1) #11
  %743 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %737, i32 noundef 5) #11
  %744 = xor i32 %726, %725
  %745 = xor i32 %744, %738
  %746 = add i32 %743, %714
  %747 = add i32 %746, %745
  %748 = add i32 %747, -899497514
  %749 = add i32 %748, %742
  %750 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %725, i32 noundef 30) #11
  %751 = xor i32 %658, %718
  %752 = xor i32 %751, %586
  %753 = xor i32 %752, %562
  %754 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %753, i32 noundef 1) #11
  %755 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %749, i32 noundef 5) #11
  %756 = xor i32 %738, %737
  %757 = xor i32 %756, %750
  %758 = add i32 %755, %726
  %759 = add i32 %758, %757
  %760 = add i32 %759, -899497514
  %761 = add i32 %760, %754
  %762 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %737, i32 noundef 30) #11
  %763 = xor i32 %670, %730
  %764 = xor i32 %763, %598
  %765 = xor i32 %764, %574
  %766 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %765, i32 noundef 1) #11
  %767 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %761, i32 noundef 5) #11
  %768 = xor i32 %750, %749
  %769 = xor i32 %768, %762
  %770 = add i32 %767, %738
  %771 = add i32 %770, %769
  %772 = add i32 %771, -899497514
  %773 = add i32 %772, %766
  %774 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %749, i32 noundef 30) #11
  %775 = xor i32 %682, %742
  %776 = xor i32 %775, %610
  %777 = xor i32 %776, %586
  %778 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %777, i32 noundef 1) #11
  %779 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %773, i32 noundef 5) #11
  %780 = xor i32 %762, %761
  %781 = xor i32 %780, %774
  %782 = add i32 %779, %750
  %783 = add i32 %782, %781
  %784 = add i32 %783, -899497514
  %785 = add i32 %784, %778
  %786 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %761, i32 noundef 30) #11
  %787 = xor i32 %694, %754
  %788 = xor i32 %787, %622
  %789 = xor i32 %788, %598
  %790 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %789, i32 noundef 1) #11
  %791 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %785, i32 noundef 5) #11
  %792 = xor i32 %774, %773
  %793 = xor i32 %792, %786
  %794 = add i32 %791, %762
  %795 = add i32 %794, %793
  %796 = add i32 %795, -899497514
  %797 = add i32 %796, %790
  %798 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %773, i32 noundef 30) #11
  %799 = xor i32 %706, %766
  %800 = xor i32 %799, %634
  %801 = xor i32 %800, %610
  %802 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %801, i32 noundef 1) #11
  %803 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %797, i32 noundef 5) #11
  %804 = xor i32 %786, %785
  %805 = xor i32 %804, %798
  %806 = add i32 %803, %774
  %807 = add i32 %806, %805
  %808 = add i32 %807, -899497514
  %809 = add i32 %808, %802
  %810 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %785, i32 noundef 30) #11
  %811 = xor i32 %718, %778
  %812 = xor i32 %811, %646
  %813 = xor i32 %812, %622
  %814 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %813, i32 noundef 1) #11
  %815 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %809, i32 noundef 5) #11
  %816 = xor i32 %798, %797
  %817 = xor i32 %816, %810
  %818 = add i32 %815, %786
  %819 = add i32 %818, %817
  %820 = add i32 %819, -899497514
  %821 = add i32 %820, %814
  %822 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %797, i32 noundef 30) #11
  %823 = xor i32 %730, %790
  %824 = xor i32 %823, %658
  %825 = xor i32 %824, %634
  %826 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %825, i32 noundef 1) #11
  %827 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %821, i32 noundef 5) #11
  %828 = xor i32 %810, %809
  %829 = xor i32 %828, %822
  %830 = add i32 %827, %798
  %831 = add i32 %830, %829
  %832 = add i32 %831, -899497514
  %833 = add i32 %832, %826
  %834 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %809, i32 noundef 30) #11
  %835 = xor i32 %742, %802
  %836 = xor i32 %835, %670
  %837 = xor i32 %836, %646
  %838 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %837, i32 noundef 1) #11
  %839 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %833, i32 noundef 5) #11
  %840 = xor i32 %822, %821
  %841 = xor i32 %840, %834
  %842 = add i32 %839, %810
  %843 = add i32 %842, %841
  %844 = add i32 %843, -899497514
  %845 = add i32 %844, %838
  %846 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %821, i32 noundef 30) #11
  %847 = xor i32 %754, %814
  %848 = xor i32 %847, %682
  %849 = xor i32 %848, %658
  %850 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %849, i32 noundef 1) #11
  %851 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %845, i32 noundef 5) #11
  %852 = xor i32 %834, %833
  %853 = xor i32 %852, %846
  %854 = add i32 %851, %822
  %855 = add i32 %854, %853
  %856 = add i32 %855, -899497514
  %857 = add i32 %856, %850
  %858 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %833, i32 noundef 30) #11
  %859 = xor i32 %766, %826
  %860 = xor i32 %859, %694
  %861 = xor i32 %860, %670
  %862 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %861, i32 noundef 1) #11
  %863 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %857, i32 noundef 5) #11
  %864 = xor i32 %846, %845
  %865 = xor i32 %864, %858
  %866 = add i32 %863, %834
  %867 = add i32 %866, %865
  %868 = add i32 %867, -899497514
  %869 = add i32 %868, %862
  %870 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %845, i32 noundef 30) #11
  %871 = xor i32 %778, %838
  %872 = xor i32 %871, %706
  %873 = xor i32 %872, %682
  %874 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %873, i32 noundef 1) #11
  %875 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %869, i32 noundef 5) #11
  %876 = xor i32 %858, %857
  %877 = xor i32 %876, %870
  %878 = add i32 %875, %846
  %879 = add i32 %878, %877
  %880 = add i32 %879, -899497514
  %881 = add i32 %880, %874
  %882 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %857, i32 noundef 30) #11
  %883 = xor i32 %790, %850
  %884 = xor i32 %883, %718
  %885 = xor i32 %884, %694
  %886 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %885, i32 noundef 1) #11
  %887 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %881, i32 noundef 5) #11
  %888 = xor i32 %870, %869
  %889 = xor i32 %888, %882
  %890 = add i32 %887, %858
  %891 = add i32 %890, %889
  %892 = add i32 %891, -899497514
  %893 = add i32 %892, %886
  %894 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %869, i32 noundef 30) #11
  %895 = xor i32 %802, %862
  %896 = xor i32 %895, %730
  %897 = xor i32 %896, %706
  %898 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %897, i32 noundef 1) #11
  %899 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %893, i32 noundef 5) #11
  %900 = xor i32 %882, %881
  %901 = xor i32 %900, %894
  %902 = add i32 %899, %870
  %903 = add i32 %902, %901
  %904 = add i32 %903, -899497514
  %905 = add i32 %904, %898
  %906 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %881, i32 noundef 30) #11
  %907 = xor i32 %814, %874
  %908 = xor i32 %907, %742
  %909 = xor i32 %908, %718
  %910 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %909, i32 noundef 1) #11
  %911 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %905, i32 noundef 5) #11
  %912 = xor i32 %894, %893
  %913 = xor i32 %912, %906
  %914 = add i32 %911, %882
  %915 = add i32 %914, %913
  %916 = add i32 %915, -899497514
  %917 = add i32 %916, %910
  %918 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %893, i32 noundef 30) #11
  %919 = add i32 %917, %34
  store i32 %919, ptr %0, align 4, !tbaa !4
  %920 = add i32 %905, %36
  store i32 %920, ptr %35, align 4, !tbaa !4
  %921 = add i32 %918, %38
  store i32 %921, ptr %37, align 4, !tbaa !4
  %922 = add i32 %906, %40
  store i32 %922, ptr %39, align 4, !tbaa !4
  %923 = add i32 %894, %42
  store i32 %923, ptr %41, align 4, !tbaa !4
  ret void
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p1.p0.i64(ptr addrspace(1) noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #7

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i32 @_Z6rotatejj(i32 noundef, i32 noundef) local_unnamed_addr #5

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i32 @_Z9bitselectjjj(i32 noundef, i32 noundef, i32 noundef) local_unnamed_addr #5

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p1.i64(ptr noalias writeonly captures(none), ptr addrspace(1) noalias readonly captures(none), i64, i1 immarg) #7

; Function Attrs: convergent nounwind
declare dso_local spir_func i32 @_Z10atomic_minPU3AS1Vjj(ptr addrspace(1) noundef, i32 noundef) local_unnamed_addr #8

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #9

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #10

attributes #0 = { convergent nofree norecurse nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline convergent nofree norecurse nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #2 = { convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #3 = { alwaysinline convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #4 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #5 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #6 = { convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #7 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #8 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #9 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #10 = { nocallback nofree nounwind willreturn memory(argmem: write) }
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
!8 = !{i32 1, i32 1, i32 1}
!9 = !{!"none", !"none", !"none"}
!10 = !{!"uint*", !"uint*", !"pbkdf2_tmp*"}
!11 = !{!"const", !"const", !""}
!12 = !{i64 0, i64 20, !13, i64 20, i64 20, !13, i64 40, i64 20, !13, i64 60, i64 20, !13}
!13 = !{!6, !6, i64 0}
!14 = !{i32 1, i32 0}
!15 = !{!"none", !"none"}
!16 = !{!"pbkdf2_tmp*", !"uint"}
!17 = !{!"", !""}
!18 = !{!"pbkdf2_tmp*", !"uint*", !"uint*"}
!19 = !{!"const", !"const", !"volatile"}
