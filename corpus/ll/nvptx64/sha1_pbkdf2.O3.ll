; ModuleID = 'corpus/opencl/sha1_pbkdf2.cl'
source_filename = "corpus/opencl/sha1_pbkdf2.cl"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.pbkdf2_tmp = type { [5 x i32], [5 x i32], [5 x i32], [5 x i32] }

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @pbkdf2_init(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2) local_unnamed_addr #0 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  tail call void @__clang_ocl_kern_imp_pbkdf2_init(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2) #11
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local void @__clang_ocl_kern_imp_pbkdf2_init(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2) local_unnamed_addr #1 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %4 = alloca %struct.pbkdf2_tmp, align 4
  %5 = alloca [16 x i32], align 4
  %6 = alloca [5 x i32], align 4
  %7 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %9 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %10 = zext nneg i32 %8 to i64
  %11 = zext nneg i32 %9 to i64
  %12 = mul nuw nsw i64 %10, %11
  %13 = zext nneg i32 %7 to i64
  %14 = add nuw nsw i64 %12, %13
  %15 = trunc i64 %14 to i32
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #11
  %16 = shl i32 %15, 3
  %17 = zext i32 %16 to i64
  %18 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %17
  %19 = load i32, ptr addrspace(1) %18, align 4, !tbaa !6
  %20 = xor i32 %19, 909522486
  store i32 %20, ptr %5, align 4, !tbaa !6
  %21 = or disjoint i32 %16, 1
  %22 = zext i32 %21 to i64
  %23 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %22
  %24 = load i32, ptr addrspace(1) %23, align 4, !tbaa !6
  %25 = xor i32 %24, 909522486
  %26 = getelementptr inbounds nuw i8, ptr %5, i64 4
  store i32 %25, ptr %26, align 4, !tbaa !6
  %27 = or disjoint i32 %16, 2
  %28 = zext i32 %27 to i64
  %29 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %28
  %30 = load i32, ptr addrspace(1) %29, align 4, !tbaa !6
  %31 = xor i32 %30, 909522486
  %32 = getelementptr inbounds nuw i8, ptr %5, i64 8
  store i32 %31, ptr %32, align 4, !tbaa !6
  %33 = or disjoint i32 %16, 3
  %34 = zext i32 %33 to i64
  %35 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %34
  %36 = load i32, ptr addrspace(1) %35, align 4, !tbaa !6
  %37 = xor i32 %36, 909522486
  %38 = getelementptr inbounds nuw i8, ptr %5, i64 12
  store i32 %37, ptr %38, align 4, !tbaa !6
  %39 = or disjoint i32 %16, 4
  %40 = zext i32 %39 to i64
  %41 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %40
  %42 = load i32, ptr addrspace(1) %41, align 4, !tbaa !6
  %43 = xor i32 %42, 909522486
  %44 = getelementptr inbounds nuw i8, ptr %5, i64 16
  store i32 %43, ptr %44, align 4, !tbaa !6
  %45 = or disjoint i32 %16, 5
  %46 = zext i32 %45 to i64
  %47 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %46
  %48 = load i32, ptr addrspace(1) %47, align 4, !tbaa !6
  %49 = xor i32 %48, 909522486
  %50 = getelementptr inbounds nuw i8, ptr %5, i64 20
  store i32 %49, ptr %50, align 4, !tbaa !6
  %51 = or disjoint i32 %16, 6
  %52 = zext i32 %51 to i64
  %53 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %52
  %54 = load i32, ptr addrspace(1) %53, align 4, !tbaa !6
  %55 = xor i32 %54, 909522486
  %56 = getelementptr inbounds nuw i8, ptr %5, i64 24
  store i32 %55, ptr %56, align 4, !tbaa !6
  %57 = or disjoint i32 %16, 7
  %58 = zext i32 %57 to i64
  %59 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %58
  %60 = load i32, ptr addrspace(1) %59, align 4, !tbaa !6
  %61 = xor i32 %60, 909522486
  %62 = getelementptr inbounds nuw i8, ptr %5, i64 28
  store i32 %61, ptr %62, align 4, !tbaa !6
  %63 = getelementptr inbounds nuw i8, ptr %5, i64 32
  store i32 909522486, ptr %63, align 4, !tbaa !6
  %64 = getelementptr inbounds nuw i8, ptr %5, i64 36
  store i32 909522486, ptr %64, align 4, !tbaa !6
  %65 = getelementptr inbounds nuw i8, ptr %5, i64 40
  store i32 909522486, ptr %65, align 4, !tbaa !6
  %66 = getelementptr inbounds nuw i8, ptr %5, i64 44
  store i32 909522486, ptr %66, align 4, !tbaa !6
  %67 = getelementptr inbounds nuw i8, ptr %5, i64 48
  store i32 909522486, ptr %67, align 4, !tbaa !6
  %68 = getelementptr inbounds nuw i8, ptr %5, i64 52
  store i32 909522486, ptr %68, align 4, !tbaa !6
  %69 = getelementptr inbounds nuw i8, ptr %5, i64 56
  store i32 909522486, ptr %69, align 4, !tbaa !6
  %70 = getelementptr inbounds nuw i8, ptr %5, i64 60
  store i32 909522486, ptr %70, align 4, !tbaa !6
  store i32 1732584193, ptr %4, align 4, !tbaa !6
  %71 = getelementptr inbounds nuw i8, ptr %4, i64 4
  store i32 -271733879, ptr %71, align 4, !tbaa !6
  %72 = getelementptr inbounds nuw i8, ptr %4, i64 8
  store i32 -1732584194, ptr %72, align 4, !tbaa !6
  %73 = getelementptr inbounds nuw i8, ptr %4, i64 12
  store i32 271733878, ptr %73, align 4, !tbaa !6
  %74 = getelementptr inbounds nuw i8, ptr %4, i64 16
  store i32 -1009589776, ptr %74, align 4, !tbaa !6
  call fastcc void @sha1_transform(ptr noundef %4, ptr noundef %5) #11
  %75 = xor i32 %19, 1549556828
  store i32 %75, ptr %5, align 4, !tbaa !6
  %76 = xor i32 %24, 1549556828
  store i32 %76, ptr %26, align 4, !tbaa !6
  %77 = xor i32 %30, 1549556828
  store i32 %77, ptr %32, align 4, !tbaa !6
  %78 = xor i32 %36, 1549556828
  store i32 %78, ptr %38, align 4, !tbaa !6
  %79 = xor i32 %42, 1549556828
  store i32 %79, ptr %44, align 4, !tbaa !6
  %80 = xor i32 %48, 1549556828
  store i32 %80, ptr %50, align 4, !tbaa !6
  %81 = xor i32 %54, 1549556828
  store i32 %81, ptr %56, align 4, !tbaa !6
  %82 = xor i32 %60, 1549556828
  store i32 %82, ptr %62, align 4, !tbaa !6
  store i32 1549556828, ptr %63, align 4, !tbaa !6
  store i32 1549556828, ptr %64, align 4, !tbaa !6
  store i32 1549556828, ptr %65, align 4, !tbaa !6
  store i32 1549556828, ptr %66, align 4, !tbaa !6
  store i32 1549556828, ptr %67, align 4, !tbaa !6
  store i32 1549556828, ptr %68, align 4, !tbaa !6
  store i32 1549556828, ptr %69, align 4, !tbaa !6
  store i32 1549556828, ptr %70, align 4, !tbaa !6
  %83 = getelementptr inbounds nuw i8, ptr %4, i64 20
  store i32 1732584193, ptr %83, align 4, !tbaa !6
  %84 = getelementptr inbounds nuw i8, ptr %4, i64 24
  store i32 -271733879, ptr %84, align 4, !tbaa !6
  %85 = getelementptr inbounds nuw i8, ptr %4, i64 28
  store i32 -1732584194, ptr %85, align 4, !tbaa !6
  %86 = getelementptr inbounds nuw i8, ptr %4, i64 32
  store i32 271733878, ptr %86, align 4, !tbaa !6
  %87 = getelementptr inbounds nuw i8, ptr %4, i64 36
  store i32 -1009589776, ptr %87, align 4, !tbaa !6
  call fastcc void @sha1_transform(ptr noundef %83, ptr noundef %5) #11
  store i32 0, ptr %56, align 4, !tbaa !6
  store i32 0, ptr %62, align 4, !tbaa !6
  store i32 0, ptr %63, align 4, !tbaa !6
  store i32 0, ptr %64, align 4, !tbaa !6
  store i32 0, ptr %65, align 4, !tbaa !6
  store i32 0, ptr %66, align 4, !tbaa !6
  store i32 0, ptr %67, align 4, !tbaa !6
  store i32 0, ptr %68, align 4, !tbaa !6
  store i32 0, ptr %69, align 4, !tbaa !6
  %88 = load i32, ptr addrspace(1) %1, align 4, !tbaa !6
  store i32 %88, ptr %5, align 4, !tbaa !6
  %89 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 4
  %90 = load i32, ptr addrspace(1) %89, align 4, !tbaa !6
  store i32 %90, ptr %26, align 4, !tbaa !6
  %91 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 8
  %92 = load i32, ptr addrspace(1) %91, align 4, !tbaa !6
  store i32 %92, ptr %32, align 4, !tbaa !6
  %93 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 12
  %94 = load i32, ptr addrspace(1) %93, align 4, !tbaa !6
  store i32 %94, ptr %38, align 4, !tbaa !6
  store i32 1, ptr %44, align 4, !tbaa !6
  store i32 -2147483648, ptr %50, align 4, !tbaa !6
  store i32 672, ptr %70, align 4, !tbaa !6
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #11
  %95 = load i32, ptr %4, align 4, !tbaa !6
  store i32 %95, ptr %6, align 4, !tbaa !6
  %96 = load i32, ptr %71, align 4, !tbaa !6
  %97 = getelementptr inbounds nuw i8, ptr %6, i64 4
  store i32 %96, ptr %97, align 4, !tbaa !6
  %98 = load i32, ptr %72, align 4, !tbaa !6
  %99 = getelementptr inbounds nuw i8, ptr %6, i64 8
  store i32 %98, ptr %99, align 4, !tbaa !6
  %100 = load i32, ptr %73, align 4, !tbaa !6
  %101 = getelementptr inbounds nuw i8, ptr %6, i64 12
  store i32 %100, ptr %101, align 4, !tbaa !6
  %102 = load i32, ptr %74, align 4, !tbaa !6
  %103 = getelementptr inbounds nuw i8, ptr %6, i64 16
  store i32 %102, ptr %103, align 4, !tbaa !6
  call fastcc void @sha1_transform(ptr noundef %6, ptr noundef %5) #11
  %104 = load i32, ptr %6, align 4, !tbaa !6
  store i32 %104, ptr %5, align 4, !tbaa !6
  %105 = load i32, ptr %97, align 4, !tbaa !6
  store i32 %105, ptr %26, align 4, !tbaa !6
  %106 = load i32, ptr %99, align 4, !tbaa !6
  store i32 %106, ptr %32, align 4, !tbaa !6
  %107 = load i32, ptr %101, align 4, !tbaa !6
  store i32 %107, ptr %38, align 4, !tbaa !6
  %108 = load i32, ptr %103, align 4, !tbaa !6
  store i32 %108, ptr %44, align 4, !tbaa !6
  store i32 0, ptr %56, align 4, !tbaa !6
  store i32 0, ptr %62, align 4, !tbaa !6
  store i32 0, ptr %63, align 4, !tbaa !6
  store i32 0, ptr %64, align 4, !tbaa !6
  store i32 0, ptr %65, align 4, !tbaa !6
  store i32 0, ptr %66, align 4, !tbaa !6
  store i32 0, ptr %67, align 4, !tbaa !6
  store i32 0, ptr %68, align 4, !tbaa !6
  store i32 0, ptr %69, align 4, !tbaa !6
  store i32 -2147483648, ptr %50, align 4, !tbaa !6
  store i32 672, ptr %70, align 4, !tbaa !6
  %109 = load i32, ptr %83, align 4, !tbaa !6
  store i32 %109, ptr %6, align 4, !tbaa !6
  %110 = getelementptr inbounds nuw i8, ptr %4, i64 24
  %111 = load i32, ptr %110, align 4, !tbaa !6
  store i32 %111, ptr %97, align 4, !tbaa !6
  %112 = getelementptr inbounds nuw i8, ptr %4, i64 28
  %113 = load i32, ptr %112, align 4, !tbaa !6
  store i32 %113, ptr %99, align 4, !tbaa !6
  %114 = getelementptr inbounds nuw i8, ptr %4, i64 32
  %115 = load i32, ptr %114, align 4, !tbaa !6
  store i32 %115, ptr %101, align 4, !tbaa !6
  %116 = getelementptr inbounds nuw i8, ptr %4, i64 36
  %117 = load i32, ptr %116, align 4, !tbaa !6
  store i32 %117, ptr %103, align 4, !tbaa !6
  call fastcc void @sha1_transform(ptr noundef %6, ptr noundef %5) #11
  %118 = getelementptr inbounds nuw i8, ptr %4, i64 40
  %119 = getelementptr inbounds nuw i8, ptr %4, i64 60
  %120 = load i32, ptr %6, align 4, !tbaa !6
  store i32 %120, ptr %118, align 4, !tbaa !6
  store i32 %120, ptr %119, align 4, !tbaa !6
  %121 = load i32, ptr %97, align 4, !tbaa !6
  %122 = getelementptr inbounds nuw i8, ptr %4, i64 44
  store i32 %121, ptr %122, align 4, !tbaa !6
  %123 = getelementptr inbounds nuw i8, ptr %4, i64 64
  store i32 %121, ptr %123, align 4, !tbaa !6
  %124 = load i32, ptr %99, align 4, !tbaa !6
  %125 = getelementptr inbounds nuw i8, ptr %4, i64 48
  store i32 %124, ptr %125, align 4, !tbaa !6
  %126 = getelementptr inbounds nuw i8, ptr %4, i64 68
  store i32 %124, ptr %126, align 4, !tbaa !6
  %127 = load i32, ptr %101, align 4, !tbaa !6
  %128 = getelementptr inbounds nuw i8, ptr %4, i64 52
  store i32 %127, ptr %128, align 4, !tbaa !6
  %129 = getelementptr inbounds nuw i8, ptr %4, i64 72
  store i32 %127, ptr %129, align 4, !tbaa !6
  %130 = load i32, ptr %103, align 4, !tbaa !6
  %131 = getelementptr inbounds nuw i8, ptr %4, i64 56
  store i32 %130, ptr %131, align 4, !tbaa !6
  %132 = getelementptr inbounds nuw i8, ptr %4, i64 76
  store i32 %130, ptr %132, align 4, !tbaa !6
  %133 = and i64 %14, 4294967295
  %134 = getelementptr inbounds nuw %struct.pbkdf2_tmp, ptr addrspace(1) %2, i64 %133
  call void @llvm.memcpy.p1.p0.i64(ptr addrspace(1) noundef align 4 dereferenceable(80) %134, ptr noundef nonnull align 4 dereferenceable(80) %4, i64 80, i1 false), !tbaa.struct !14
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #11
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @pbkdf2_loop(ptr addrspace(1) noundef align 4 captures(none) %0, i32 noundef %1) local_unnamed_addr #2 !kernel_arg_addr_space !16 !kernel_arg_access_qual !17 !kernel_arg_type !18 !kernel_arg_base_type !18 !kernel_arg_type_qual !19 {
  tail call void @__clang_ocl_kern_imp_pbkdf2_loop(ptr addrspace(1) noundef align 4 %0, i32 noundef %1) #11
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @__clang_ocl_kern_imp_pbkdf2_loop(ptr addrspace(1) noundef align 4 captures(none) %0, i32 noundef %1) local_unnamed_addr #3 !kernel_arg_addr_space !16 !kernel_arg_access_qual !17 !kernel_arg_type !18 !kernel_arg_base_type !18 !kernel_arg_type_qual !19 {
  %3 = alloca [16 x i32], align 4
  %4 = alloca [5 x i32], align 4
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %6 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %8 = mul i32 %6, %7
  %9 = add i32 %8, %5
  %10 = zext i32 %9 to i64
  %11 = getelementptr inbounds nuw %struct.pbkdf2_tmp, ptr addrspace(1) %0, i64 %10
  %12 = getelementptr inbounds nuw i8, ptr addrspace(1) %11, i64 20
  %13 = getelementptr inbounds nuw i8, ptr addrspace(1) %11, i64 40
  %14 = getelementptr inbounds nuw i8, ptr addrspace(1) %11, i64 60
  %15 = load i32, ptr addrspace(1) %11, align 4, !tbaa !6
  %16 = load i32, ptr addrspace(1) %12, align 4, !tbaa !6
  %17 = load i32, ptr addrspace(1) %13, align 4, !tbaa !6
  %18 = load i32, ptr addrspace(1) %14, align 4, !tbaa !6
  %19 = getelementptr inbounds nuw i8, ptr addrspace(1) %11, i64 4
  %20 = load i32, ptr addrspace(1) %19, align 4, !tbaa !6
  %21 = getelementptr inbounds nuw i8, ptr addrspace(1) %11, i64 24
  %22 = load i32, ptr addrspace(1) %21, align 4, !tbaa !6
  %23 = getelementptr inbounds nuw i8, ptr addrspace(1) %11, i64 44
  %24 = load i32, ptr addrspace(1) %23, align 4, !tbaa !6
  %25 = getelementptr inbounds nuw i8, ptr addrspace(1) %11, i64 64
  %26 = load i32, ptr addrspace(1) %25, align 4, !tbaa !6
  %27 = getelementptr inbounds nuw i8, ptr addrspace(1) %11, i64 8
  %28 = load i32, ptr addrspace(1) %27, align 4, !tbaa !6
  %29 = getelementptr inbounds nuw i8, ptr addrspace(1) %11, i64 28
  %30 = load i32, ptr addrspace(1) %29, align 4, !tbaa !6
  %31 = getelementptr inbounds nuw i8, ptr addrspace(1) %11, i64 48
  %32 = load i32, ptr addrspace(1) %31, align 4, !tbaa !6
  %33 = getelementptr inbounds nuw i8, ptr addrspace(1) %11, i64 68
  %34 = load i32, ptr addrspace(1) %33, align 4, !tbaa !6
  %35 = getelementptr inbounds nuw i8, ptr addrspace(1) %11, i64 12
  %36 = load i32, ptr addrspace(1) %35, align 4, !tbaa !6
  %37 = getelementptr inbounds nuw i8, ptr addrspace(1) %11, i64 32
  %38 = load i32, ptr addrspace(1) %37, align 4, !tbaa !6
  %39 = getelementptr inbounds nuw i8, ptr addrspace(1) %11, i64 52
  %40 = load i32, ptr addrspace(1) %39, align 4, !tbaa !6
  %41 = getelementptr inbounds nuw i8, ptr addrspace(1) %11, i64 72
  %42 = load i32, ptr addrspace(1) %41, align 4, !tbaa !6
  %43 = getelementptr inbounds nuw i8, ptr addrspace(1) %11, i64 16
  %44 = load i32, ptr addrspace(1) %43, align 4, !tbaa !6
  %45 = getelementptr inbounds nuw i8, ptr addrspace(1) %11, i64 36
  %46 = load i32, ptr addrspace(1) %45, align 4, !tbaa !6
  %47 = getelementptr inbounds nuw i8, ptr addrspace(1) %11, i64 56
  %48 = load i32, ptr addrspace(1) %47, align 4, !tbaa !6
  %49 = getelementptr inbounds nuw i8, ptr addrspace(1) %11, i64 76
  %50 = load i32, ptr addrspace(1) %49, align 4, !tbaa !6
  %51 = icmp eq i32 %1, 0
  br i1 %51, label %72, label %52

52:                                               ; preds = %2
  %53 = getelementptr inbounds nuw i8, ptr %3, i64 20
  %54 = getelementptr inbounds nuw i8, ptr %3, i64 60
  %55 = getelementptr inbounds nuw i8, ptr %3, i64 4
  %56 = getelementptr inbounds nuw i8, ptr %4, i64 4
  %57 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %58 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %59 = getelementptr inbounds nuw i8, ptr %3, i64 12
  %60 = getelementptr inbounds nuw i8, ptr %4, i64 12
  %61 = getelementptr inbounds nuw i8, ptr %3, i64 16
  %62 = getelementptr inbounds nuw i8, ptr %4, i64 16
  %63 = getelementptr inbounds nuw i8, ptr %3, i64 24
  %64 = getelementptr inbounds nuw i8, ptr %3, i64 28
  %65 = getelementptr inbounds nuw i8, ptr %3, i64 32
  %66 = getelementptr inbounds nuw i8, ptr %3, i64 36
  %67 = getelementptr inbounds nuw i8, ptr %3, i64 40
  %68 = getelementptr inbounds nuw i8, ptr %3, i64 44
  %69 = getelementptr inbounds nuw i8, ptr %3, i64 48
  %70 = getelementptr inbounds nuw i8, ptr %3, i64 52
  %71 = getelementptr inbounds nuw i8, ptr %3, i64 56
  br label %83

72:                                               ; preds = %83, %2
  %73 = phi i32 [ %48, %2 ], [ %104, %83 ]
  %74 = phi i32 [ %40, %2 ], [ %103, %83 ]
  %75 = phi i32 [ %32, %2 ], [ %102, %83 ]
  %76 = phi i32 [ %24, %2 ], [ %101, %83 ]
  %77 = phi i32 [ %17, %2 ], [ %100, %83 ]
  %78 = phi i32 [ %50, %2 ], [ %109, %83 ]
  %79 = phi i32 [ %42, %2 ], [ %108, %83 ]
  %80 = phi i32 [ %34, %2 ], [ %107, %83 ]
  %81 = phi i32 [ %26, %2 ], [ %106, %83 ]
  %82 = phi i32 [ %18, %2 ], [ %105, %83 ]
  store i32 %77, ptr addrspace(1) %13, align 4, !tbaa !6
  store i32 %82, ptr addrspace(1) %14, align 4, !tbaa !6
  store i32 %76, ptr addrspace(1) %23, align 4, !tbaa !6
  store i32 %81, ptr addrspace(1) %25, align 4, !tbaa !6
  store i32 %75, ptr addrspace(1) %31, align 4, !tbaa !6
  store i32 %80, ptr addrspace(1) %33, align 4, !tbaa !6
  store i32 %74, ptr addrspace(1) %39, align 4, !tbaa !6
  store i32 %79, ptr addrspace(1) %41, align 4, !tbaa !6
  store i32 %73, ptr addrspace(1) %47, align 4, !tbaa !6
  store i32 %78, ptr addrspace(1) %49, align 4, !tbaa !6
  ret void

83:                                               ; preds = %52, %83
  %84 = phi i32 [ %50, %52 ], [ %109, %83 ]
  %85 = phi i32 [ %42, %52 ], [ %108, %83 ]
  %86 = phi i32 [ %34, %52 ], [ %107, %83 ]
  %87 = phi i32 [ %26, %52 ], [ %106, %83 ]
  %88 = phi i32 [ %18, %52 ], [ %105, %83 ]
  %89 = phi i32 [ %48, %52 ], [ %104, %83 ]
  %90 = phi i32 [ %40, %52 ], [ %103, %83 ]
  %91 = phi i32 [ %32, %52 ], [ %102, %83 ]
  %92 = phi i32 [ %24, %52 ], [ %101, %83 ]
  %93 = phi i32 [ 0, %52 ], [ %110, %83 ]
  %94 = phi i32 [ %17, %52 ], [ %100, %83 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #11
  store i32 %94, ptr %3, align 4, !tbaa !6
  store i32 %15, ptr %4, align 4, !tbaa !6
  store i32 %92, ptr %55, align 4, !tbaa !6
  store i32 %20, ptr %56, align 4, !tbaa !6
  store i32 %91, ptr %57, align 4, !tbaa !6
  store i32 %28, ptr %58, align 4, !tbaa !6
  store i32 %90, ptr %59, align 4, !tbaa !6
  store i32 %36, ptr %60, align 4, !tbaa !6
  store i32 %89, ptr %61, align 4, !tbaa !6
  store i32 %44, ptr %62, align 4, !tbaa !6
  store i32 -2147483648, ptr %53, align 4, !tbaa !6
  store i32 0, ptr %63, align 4, !tbaa !6
  store i32 0, ptr %64, align 4, !tbaa !6
  store i32 0, ptr %65, align 4, !tbaa !6
  store i32 0, ptr %66, align 4, !tbaa !6
  store i32 0, ptr %67, align 4, !tbaa !6
  store i32 0, ptr %68, align 4, !tbaa !6
  store i32 0, ptr %69, align 4, !tbaa !6
  store i32 0, ptr %70, align 4, !tbaa !6
  store i32 0, ptr %71, align 4, !tbaa !6
  store i32 672, ptr %54, align 4, !tbaa !6
  call fastcc void @sha1_transform(ptr noundef %4, ptr noundef %3) #11
  %95 = load i32, ptr %4, align 4, !tbaa !6
  %96 = load i32, ptr %56, align 4, !tbaa !6
  %97 = load i32, ptr %58, align 4, !tbaa !6
  %98 = load i32, ptr %60, align 4, !tbaa !6
  %99 = load i32, ptr %62, align 4, !tbaa !6
  store i32 %95, ptr %3, align 4, !tbaa !6
  store i32 %16, ptr %4, align 4, !tbaa !6
  store i32 %96, ptr %55, align 4, !tbaa !6
  store i32 %22, ptr %56, align 4, !tbaa !6
  store i32 %97, ptr %57, align 4, !tbaa !6
  store i32 %30, ptr %58, align 4, !tbaa !6
  store i32 %98, ptr %59, align 4, !tbaa !6
  store i32 %38, ptr %60, align 4, !tbaa !6
  store i32 %99, ptr %61, align 4, !tbaa !6
  store i32 %46, ptr %62, align 4, !tbaa !6
  store i32 -2147483648, ptr %53, align 4, !tbaa !6
  store i32 0, ptr %63, align 4, !tbaa !6
  store i32 0, ptr %64, align 4, !tbaa !6
  store i32 0, ptr %65, align 4, !tbaa !6
  store i32 0, ptr %66, align 4, !tbaa !6
  store i32 0, ptr %67, align 4, !tbaa !6
  store i32 0, ptr %68, align 4, !tbaa !6
  store i32 0, ptr %69, align 4, !tbaa !6
  store i32 0, ptr %70, align 4, !tbaa !6
  store i32 0, ptr %71, align 4, !tbaa !6
  store i32 672, ptr %54, align 4, !tbaa !6
  call fastcc void @sha1_transform(ptr noundef %4, ptr noundef %3) #11
  %100 = load i32, ptr %4, align 4, !tbaa !6
  %101 = load i32, ptr %56, align 4, !tbaa !6
  %102 = load i32, ptr %58, align 4, !tbaa !6
  %103 = load i32, ptr %60, align 4, !tbaa !6
  %104 = load i32, ptr %62, align 4, !tbaa !6
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #11
  %105 = xor i32 %88, %100
  %106 = xor i32 %87, %101
  %107 = xor i32 %86, %102
  %108 = xor i32 %85, %103
  %109 = xor i32 %84, %104
  %110 = add nuw i32 %93, 1
  %111 = icmp eq i32 %110, %1
  br i1 %111, label %72, label %83
}

; Function Attrs: nofree noinline norecurse nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @pbkdf2_comp(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef align 4 captures(none) %2) local_unnamed_addr #4 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !20 !kernel_arg_base_type !20 !kernel_arg_type_qual !21 {
  tail call void @__clang_ocl_kern_imp_pbkdf2_comp(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2) #11
  ret void
}

; Function Attrs: nofree noinline norecurse nounwind memory(argmem: readwrite)
define dso_local void @__clang_ocl_kern_imp_pbkdf2_comp(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef align 4 captures(none) %2) local_unnamed_addr #5 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !20 !kernel_arg_base_type !20 !kernel_arg_type_qual !21 {
  %4 = alloca %struct.pbkdf2_tmp, align 4
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %6 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %8 = zext nneg i32 %6 to i64
  %9 = zext nneg i32 %7 to i64
  %10 = mul nuw nsw i64 %8, %9
  %11 = zext nneg i32 %5 to i64
  %12 = add nuw nsw i64 %10, %11
  %13 = trunc i64 %12 to i32
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #11
  %14 = and i64 %12, 4294967295
  %15 = getelementptr inbounds nuw %struct.pbkdf2_tmp, ptr addrspace(1) %0, i64 %14
  call void @llvm.memcpy.p0.p1.i64(ptr noundef nonnull align 4 dereferenceable(80) %4, ptr addrspace(1) noundef align 4 dereferenceable(80) %15, i64 80, i1 false), !tbaa.struct !14
  %16 = getelementptr inbounds nuw i8, ptr %4, i64 60
  %17 = load i32, ptr %16, align 4
  %18 = mul i32 %13, 3
  br label %20

19:                                               ; preds = %20
  br i1 %27, label %36, label %31

20:                                               ; preds = %3, %20
  %21 = phi i32 [ 0, %3 ], [ %28, %20 ]
  %22 = zext nneg i32 %21 to i64
  %23 = getelementptr inbounds nuw i32, ptr %16, i64 %22
  %24 = load i32, ptr %23, align 4, !tbaa !6
  %25 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %22
  %26 = load i32, ptr addrspace(1) %25, align 4, !tbaa !6
  %27 = icmp eq i32 %24, %26
  %28 = add nuw nsw i32 %21, 1
  %29 = icmp samesign ult i32 %21, 4
  %30 = select i1 %29, i1 %27, i1 false
  br i1 %30, label %20, label %19

31:                                               ; preds = %19
  %32 = load i32, ptr addrspace(1) %1, align 4, !tbaa !6
  %33 = xor i32 %32, %17
  %34 = and i32 %33, 15
  %35 = icmp eq i32 %34, 0
  br i1 %35, label %36, label %38

36:                                               ; preds = %31, %19
  %37 = atomicrmw umin ptr addrspace(1) %2, i32 %18 monotonic, align 4
  br label %38

38:                                               ; preds = %36, %31
  br label %39

39:                                               ; preds = %38, %39
  %40 = phi i32 [ %49, %39 ], [ 0, %38 ]
  %41 = zext nneg i32 %40 to i64
  %42 = getelementptr inbounds nuw i32, ptr %16, i64 %41
  %43 = load i32, ptr %42, align 4, !tbaa !6
  %44 = zext nneg i32 %40 to i64
  %45 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %44
  %46 = getelementptr inbounds nuw i8, ptr addrspace(1) %45, i64 20
  %47 = load i32, ptr addrspace(1) %46, align 4, !tbaa !6
  %48 = icmp eq i32 %43, %47
  %49 = add nuw nsw i32 %40, 1
  %50 = icmp samesign ult i32 %40, 4
  %51 = select i1 %50, i1 %48, i1 false
  br i1 %51, label %39, label %52

52:                                               ; preds = %39
  br i1 %48, label %59, label %53

53:                                               ; preds = %52
  %54 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 20
  %55 = load i32, ptr addrspace(1) %54, align 4, !tbaa !6
  %56 = xor i32 %55, %17
  %57 = and i32 %56, 15
  %58 = icmp eq i32 %57, 0
  br i1 %58, label %59, label %62

59:                                               ; preds = %53, %52
  %60 = add i32 %18, 1
  %61 = atomicrmw umin ptr addrspace(1) %2, i32 %60 monotonic, align 4
  br label %62

62:                                               ; preds = %59, %53
  br label %63

63:                                               ; preds = %62, %63
  %64 = phi i32 [ %73, %63 ], [ 0, %62 ]
  %65 = zext nneg i32 %64 to i64
  %66 = getelementptr inbounds nuw i32, ptr %16, i64 %65
  %67 = load i32, ptr %66, align 4, !tbaa !6
  %68 = zext nneg i32 %64 to i64
  %69 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %68
  %70 = getelementptr inbounds nuw i8, ptr addrspace(1) %69, i64 40
  %71 = load i32, ptr addrspace(1) %70, align 4, !tbaa !6
  %72 = icmp eq i32 %67, %71
  %73 = add nuw nsw i32 %64, 1
  %74 = icmp samesign ult i32 %64, 4
  %75 = select i1 %74, i1 %72, i1 false
  br i1 %75, label %63, label %76

76:                                               ; preds = %63
  br i1 %72, label %83, label %77

77:                                               ; preds = %76
  %78 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 40
  %79 = load i32, ptr addrspace(1) %78, align 4, !tbaa !6
  %80 = xor i32 %79, %17
  %81 = and i32 %80, 15
  %82 = icmp eq i32 %81, 0
  br i1 %82, label %83, label %86

83:                                               ; preds = %77, %76
  %84 = add i32 %18, 2
  %85 = atomicrmw umin ptr addrspace(1) %2, i32 %84 monotonic, align 4
  br label %86

86:                                               ; preds = %83, %77
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #11
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #6

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #6

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define internal fastcc void @sha1_transform(ptr noundef nonnull captures(none) %0, ptr noundef nonnull readonly captures(none) %1) unnamed_addr #7 {
  %3 = load i32, ptr %1, align 4, !tbaa !6
  %4 = getelementptr inbounds nuw i8, ptr %1, i64 4
  %5 = load i32, ptr %4, align 4, !tbaa !6
  %6 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %7 = load i32, ptr %6, align 4, !tbaa !6
  %8 = getelementptr inbounds nuw i8, ptr %1, i64 12
  %9 = load i32, ptr %8, align 4, !tbaa !6
  %10 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %11 = load i32, ptr %10, align 4, !tbaa !6
  %12 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %13 = load i32, ptr %12, align 4, !tbaa !6
  %14 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %15 = load i32, ptr %14, align 4, !tbaa !6
  %16 = getelementptr inbounds nuw i8, ptr %1, i64 28
  %17 = load i32, ptr %16, align 4, !tbaa !6
  %18 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %19 = load i32, ptr %18, align 4, !tbaa !6
  %20 = getelementptr inbounds nuw i8, ptr %1, i64 36
  %21 = load i32, ptr %20, align 4, !tbaa !6
  %22 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %23 = load i32, ptr %22, align 4, !tbaa !6
  %24 = getelementptr inbounds nuw i8, ptr %1, i64 44
  %25 = load i32, ptr %24, align 4, !tbaa !6
  %26 = getelementptr inbounds nuw i8, ptr %1, i64 48
  %27 = load i32, ptr %26, align 4, !tbaa !6
  %28 = getelementptr inbounds nuw i8, ptr %1, i64 52
  %29 = load i32, ptr %28, align 4, !tbaa !6
  %30 = getelementptr inbounds nuw i8, ptr %1, i64 56
  %31 = load i32, ptr %30, align 4, !tbaa !6
  %32 = getelementptr inbounds nuw i8, ptr %1, i64 60
  %33 = load i32, ptr %32, align 4, !tbaa !6
  %34 = load i32, ptr %0, align 4, !tbaa !6
  %35 = getelementptr inbounds nuw i8, ptr %0, i64 4
  %36 = load i32, ptr %35, align 4, !tbaa !6
  %37 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %38 = load i32, ptr %37, align 4, !tbaa !6
  %39 = getelementptr inbounds nuw i8, ptr %0, i64 12
  %40 = load i32, ptr %39, align 4, !tbaa !6
  %41 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %42 = load i32, ptr %41, align 4, !tbaa !6
  %43 = tail call noundef i32 @llvm.fshl.i32(i32 %34, i32 %34, i32 5)
  %44 = add i32 %43, %42
  %45 = xor i32 %40, %38
  %46 = and i32 %45, %36
  %47 = xor i32 %46, %40
  %48 = add i32 %44, %47
  %49 = add i32 %48, 1518500249
  %50 = add i32 %49, %3
  %51 = tail call noundef i32 @llvm.fshl.i32(i32 %50, i32 %50, i32 5)
  %52 = add i32 %51, %40
  %53 = tail call noundef i32 @llvm.fshl.i32(i32 %36, i32 %36, i32 30)
  %54 = xor i32 %38, %53
  %55 = and i32 %54, %34
  %56 = xor i32 %55, %38
  %57 = add i32 %52, %56
  %58 = add i32 %57, 1518500249
  %59 = add i32 %58, %5
  %60 = tail call noundef i32 @llvm.fshl.i32(i32 %59, i32 %59, i32 5)
  %61 = add i32 %60, %38
  %62 = tail call noundef i32 @llvm.fshl.i32(i32 %34, i32 %34, i32 30)
  %63 = xor i32 %53, %62
  %64 = and i32 %63, %50
  %65 = xor i32 %64, %53
  %66 = add i32 %61, %65
  %67 = add i32 %66, 1518500249
  %68 = add i32 %67, %7
  %69 = tail call noundef i32 @llvm.fshl.i32(i32 %68, i32 %68, i32 5)
  %70 = add i32 %69, %53
  %71 = tail call noundef i32 @llvm.fshl.i32(i32 %50, i32 %50, i32 30)
  %72 = xor i32 %62, %71
  %73 = and i32 %72, %59
  %74 = xor i32 %73, %62
  %75 = add i32 %70, %74
  %76 = add i32 %75, 1518500249
  %77 = add i32 %76, %9
  %78 = tail call noundef i32 @llvm.fshl.i32(i32 %77, i32 %77, i32 5)
  %79 = add i32 %78, %62
  %80 = tail call noundef i32 @llvm.fshl.i32(i32 %59, i32 %59, i32 30)
  %81 = xor i32 %71, %80
  %82 = and i32 %81, %68
  %83 = xor i32 %82, %71
  %84 = add i32 %79, %83
  %85 = add i32 %84, 1518500249
  %86 = add i32 %85, %11
  %87 = tail call noundef i32 @llvm.fshl.i32(i32 %86, i32 %86, i32 5)
  %88 = add i32 %87, %71
  %89 = tail call noundef i32 @llvm.fshl.i32(i32 %68, i32 %68, i32 30)
  %90 = xor i32 %80, %89
  %91 = and i32 %90, %77
  %92 = xor i32 %91, %80
  %93 = add i32 %88, %92
  %94 = add i32 %93, 1518500249
  %95 = add i32 %94, %13
  %96 = tail call noundef i32 @llvm.fshl.i32(i32 %95, i32 %95, i32 5)
  %97 = add i32 %96, %80
  %98 = tail call noundef i32 @llvm.fshl.i32(i32 %77, i32 %77, i32 30)
  %99 = xor i32 %89, %98
  %100 = and i32 %99, %86
  %101 = xor i32 %100, %89
  %102 = add i32 %97, %101
  %103 = add i32 %102, 1518500249
  %104 = add i32 %103, %15
  %105 = tail call noundef i32 @llvm.fshl.i32(i32 %104, i32 %104, i32 5)
  %106 = add i32 %105, %89
  %107 = tail call noundef i32 @llvm.fshl.i32(i32 %86, i32 %86, i32 30)
  %108 = xor i32 %98, %107
  %109 = and i32 %108, %95
  %110 = xor i32 %109, %98
  %111 = add i32 %106, %110
  %112 = add i32 %111, 1518500249
  %113 = add i32 %112, %17
  %114 = tail call noundef i32 @llvm.fshl.i32(i32 %113, i32 %113, i32 5)
  %115 = add i32 %114, %98
  %116 = tail call noundef i32 @llvm.fshl.i32(i32 %95, i32 %95, i32 30)
  %117 = xor i32 %107, %116
  %118 = and i32 %117, %104
  %119 = xor i32 %118, %107
  %120 = add i32 %115, %119
  %121 = add i32 %120, 1518500249
  %122 = add i32 %121, %19
  %123 = tail call noundef i32 @llvm.fshl.i32(i32 %122, i32 %122, i32 5)
  %124 = add i32 %123, %107
  %125 = tail call noundef i32 @llvm.fshl.i32(i32 %104, i32 %104, i32 30)
  %126 = xor i32 %116, %125
  %127 = and i32 %126, %113
  %128 = xor i32 %127, %116
  %129 = add i32 %124, %128
  %130 = add i32 %129, 1518500249
  %131 = add i32 %130, %21
  %132 = tail call noundef i32 @llvm.fshl.i32(i32 %131, i32 %131, i32 5)
  %133 = add i32 %132, %116
  %134 = tail call noundef i32 @llvm.fshl.i32(i32 %113, i32 %113, i32 30)
  %135 = xor i32 %125, %134
  %136 = and i32 %135, %122
  %137 = xor i32 %136, %125
  %138 = add i32 %133, %137
  %139 = add i32 %138, 1518500249
  %140 = add i32 %139, %23
  %141 = tail call noundef i32 @llvm.fshl.i32(i32 %140, i32 %140, i32 5)
  %142 = add i32 %141, %125
  %143 = tail call noundef i32 @llvm.fshl.i32(i32 %122, i32 %122, i32 30)
  %144 = xor i32 %134, %143
  %145 = and i32 %144, %131
  %146 = xor i32 %145, %134
  %147 = add i32 %142, %146
  %148 = add i32 %147, 1518500249
  %149 = add i32 %148, %25
  %150 = tail call noundef i32 @llvm.fshl.i32(i32 %149, i32 %149, i32 5)
  %151 = add i32 %150, %134
  %152 = tail call noundef i32 @llvm.fshl.i32(i32 %131, i32 %131, i32 30)
  %153 = xor i32 %143, %152
  %154 = and i32 %153, %140
  %155 = xor i32 %154, %143
  %156 = add i32 %151, %155
  %157 = add i32 %156, 1518500249
  %158 = add i32 %157, %27
  %159 = tail call noundef i32 @llvm.fshl.i32(i32 %158, i32 %158, i32 5)
  %160 = add i32 %159, %143
  %161 = tail call noundef i32 @llvm.fshl.i32(i32 %140, i32 %140, i32 30)
  %162 = xor i32 %152, %161
  %163 = and i32 %162, %149
  %164 = xor i32 %163, %152
  %165 = add i32 %160, %164
  %166 = add i32 %165, 1518500249
  %167 = add i32 %166, %29
  %168 = tail call noundef i32 @llvm.fshl.i32(i32 %167, i32 %167, i32 5)
  %169 = add i32 %168, %152
  %170 = tail call noundef i32 @llvm.fshl.i32(i32 %149, i32 %149, i32 30)
  %171 = xor i32 %161, %170
  %172 = and i32 %171, %158
  %173 = xor i32 %172, %161
  %174 = add i32 %169, %173
  %175 = add i32 %174, 1518500249
  %176 = add i32 %175, %31
  %177 = tail call noundef i32 @llvm.fshl.i32(i32 %176, i32 %176, i32 5)
  %178 = add i32 %177, %161
  %179 = tail call noundef i32 @llvm.fshl.i32(i32 %158, i32 %158, i32 30)
  %180 = xor i32 %170, %179
  %181 = and i32 %180, %167
  %182 = xor i32 %181, %170
  %183 = add i32 %178, %182
  %184 = add i32 %183, 1518500249
  %185 = add i32 %184, %33
  %186 = tail call noundef i32 @llvm.fshl.i32(i32 %185, i32 %185, i32 5)
  %187 = add i32 %186, %170
  %188 = tail call noundef i32 @llvm.fshl.i32(i32 %167, i32 %167, i32 30)
  %189 = xor i32 %179, %188
  %190 = and i32 %189, %176
  %191 = xor i32 %190, %179
  %192 = add i32 %187, %191
  %193 = add i32 %192, 1518500249
  %194 = xor i32 %19, %29
  %195 = xor i32 %194, %7
  %196 = xor i32 %195, %3
  %197 = tail call noundef i32 @llvm.fshl.i32(i32 %196, i32 %196, i32 1)
  %198 = add i32 %193, %197
  %199 = tail call noundef i32 @llvm.fshl.i32(i32 %198, i32 %198, i32 5)
  %200 = add i32 %199, %179
  %201 = tail call noundef i32 @llvm.fshl.i32(i32 %176, i32 %176, i32 30)
  %202 = xor i32 %188, %201
  %203 = and i32 %202, %185
  %204 = xor i32 %203, %188
  %205 = add i32 %200, %204
  %206 = add i32 %205, 1518500249
  %207 = xor i32 %21, %31
  %208 = xor i32 %207, %9
  %209 = xor i32 %208, %5
  %210 = tail call noundef i32 @llvm.fshl.i32(i32 %209, i32 %209, i32 1)
  %211 = add i32 %206, %210
  %212 = tail call noundef i32 @llvm.fshl.i32(i32 %211, i32 %211, i32 5)
  %213 = add i32 %212, %188
  %214 = tail call noundef i32 @llvm.fshl.i32(i32 %185, i32 %185, i32 30)
  %215 = xor i32 %201, %214
  %216 = and i32 %215, %198
  %217 = xor i32 %216, %201
  %218 = add i32 %213, %217
  %219 = add i32 %218, 1518500249
  %220 = xor i32 %23, %33
  %221 = xor i32 %220, %11
  %222 = xor i32 %221, %7
  %223 = tail call noundef i32 @llvm.fshl.i32(i32 %222, i32 %222, i32 1)
  %224 = add i32 %219, %223
  %225 = tail call noundef i32 @llvm.fshl.i32(i32 %224, i32 %224, i32 5)
  %226 = add i32 %225, %201
  %227 = tail call noundef i32 @llvm.fshl.i32(i32 %198, i32 %198, i32 30)
  %228 = xor i32 %214, %227
  %229 = and i32 %228, %211
  %230 = xor i32 %229, %214
  %231 = add i32 %226, %230
  %232 = add i32 %231, 1518500249
  %233 = xor i32 %25, %197
  %234 = xor i32 %233, %13
  %235 = xor i32 %234, %9
  %236 = tail call noundef i32 @llvm.fshl.i32(i32 %235, i32 %235, i32 1)
  %237 = add i32 %232, %236
  %238 = tail call noundef i32 @llvm.fshl.i32(i32 %237, i32 %237, i32 5)
  %239 = add i32 %238, %214
  %240 = tail call noundef i32 @llvm.fshl.i32(i32 %211, i32 %211, i32 30)
  %241 = xor i32 %240, %224
  %242 = xor i32 %241, %227
  %243 = add i32 %239, %242
  %244 = add i32 %243, 1859775393
  %245 = xor i32 %27, %210
  %246 = xor i32 %245, %15
  %247 = xor i32 %246, %11
  %248 = tail call noundef i32 @llvm.fshl.i32(i32 %247, i32 %247, i32 1)
  %249 = add i32 %244, %248
  %250 = tail call noundef i32 @llvm.fshl.i32(i32 %249, i32 %249, i32 5)
  %251 = add i32 %250, %227
  %252 = tail call noundef i32 @llvm.fshl.i32(i32 %224, i32 %224, i32 30)
  %253 = xor i32 %252, %237
  %254 = xor i32 %253, %240
  %255 = add i32 %251, %254
  %256 = add i32 %255, 1859775393
  %257 = xor i32 %29, %223
  %258 = xor i32 %257, %17
  %259 = xor i32 %258, %13
  %260 = tail call noundef i32 @llvm.fshl.i32(i32 %259, i32 %259, i32 1)
  %261 = add i32 %256, %260
  %262 = tail call noundef i32 @llvm.fshl.i32(i32 %261, i32 %261, i32 5)
  %263 = add i32 %262, %240
  %264 = tail call noundef i32 @llvm.fshl.i32(i32 %237, i32 %237, i32 30)
  %265 = xor i32 %264, %249
  %266 = xor i32 %265, %252
  %267 = add i32 %263, %266
  %268 = add i32 %267, 1859775393
  %269 = xor i32 %31, %236
  %270 = xor i32 %269, %19
  %271 = xor i32 %270, %15
  %272 = tail call noundef i32 @llvm.fshl.i32(i32 %271, i32 %271, i32 1)
  %273 = add i32 %268, %272
  %274 = tail call noundef i32 @llvm.fshl.i32(i32 %273, i32 %273, i32 5)
  %275 = add i32 %274, %252
  %276 = tail call noundef i32 @llvm.fshl.i32(i32 %249, i32 %249, i32 30)
  %277 = xor i32 %276, %261
  %278 = xor i32 %277, %264
  %279 = add i32 %275, %278
  %280 = add i32 %279, 1859775393
  %281 = xor i32 %33, %248
  %282 = xor i32 %281, %21
  %283 = xor i32 %282, %17
  %284 = tail call noundef i32 @llvm.fshl.i32(i32 %283, i32 %283, i32 1)
  %285 = add i32 %280, %284
  %286 = tail call noundef i32 @llvm.fshl.i32(i32 %285, i32 %285, i32 5)
  %287 = add i32 %286, %264
  %288 = tail call noundef i32 @llvm.fshl.i32(i32 %261, i32 %261, i32 30)
  %289 = xor i32 %288, %273
  %290 = xor i32 %289, %276
  %291 = add i32 %287, %290
  %292 = add i32 %291, 1859775393
  %293 = xor i32 %197, %260
  %294 = xor i32 %293, %23
  %295 = xor i32 %294, %19
  %296 = tail call noundef i32 @llvm.fshl.i32(i32 %295, i32 %295, i32 1)
  %297 = add i32 %292, %296
  %298 = tail call noundef i32 @llvm.fshl.i32(i32 %297, i32 %297, i32 5)
  %299 = add i32 %298, %276
  %300 = tail call noundef i32 @llvm.fshl.i32(i32 %273, i32 %273, i32 30)
  %301 = xor i32 %300, %285
  %302 = xor i32 %301, %288
  %303 = add i32 %299, %302
  %304 = add i32 %303, 1859775393
  %305 = xor i32 %210, %272
  %306 = xor i32 %305, %25
  %307 = xor i32 %306, %21
  %308 = tail call noundef i32 @llvm.fshl.i32(i32 %307, i32 %307, i32 1)
  %309 = add i32 %304, %308
  %310 = tail call noundef i32 @llvm.fshl.i32(i32 %309, i32 %309, i32 5)
  %311 = add i32 %310, %288
  %312 = tail call noundef i32 @llvm.fshl.i32(i32 %285, i32 %285, i32 30)
  %313 = xor i32 %312, %297
  %314 = xor i32 %313, %300
  %315 = add i32 %311, %314
  %316 = add i32 %315, 1859775393
  %317 = xor i32 %223, %284
  %318 = xor i32 %317, %27
  %319 = xor i32 %318, %23
  %320 = tail call noundef i32 @llvm.fshl.i32(i32 %319, i32 %319, i32 1)
  %321 = add i32 %316, %320
  %322 = tail call noundef i32 @llvm.fshl.i32(i32 %321, i32 %321, i32 5)
  %323 = add i32 %322, %300
  %324 = tail call noundef i32 @llvm.fshl.i32(i32 %297, i32 %297, i32 30)
  %325 = xor i32 %324, %309
  %326 = xor i32 %325, %312
  %327 = add i32 %323, %326
  %328 = add i32 %327, 1859775393
  %329 = xor i32 %236, %296
  %330 = xor i32 %329, %29
  %331 = xor i32 %330, %25
  %332 = tail call noundef i32 @llvm.fshl.i32(i32 %331, i32 %331, i32 1)
  %333 = add i32 %328, %332
  %334 = tail call noundef i32 @llvm.fshl.i32(i32 %333, i32 %333, i32 5)
  %335 = add i32 %334, %312
  %336 = tail call noundef i32 @llvm.fshl.i32(i32 %309, i32 %309, i32 30)
  %337 = xor i32 %336, %321
  %338 = xor i32 %337, %324
  %339 = add i32 %335, %338
  %340 = add i32 %339, 1859775393
  %341 = xor i32 %248, %308
  %342 = xor i32 %341, %31
  %343 = xor i32 %342, %27
  %344 = tail call noundef i32 @llvm.fshl.i32(i32 %343, i32 %343, i32 1)
  %345 = add i32 %340, %344
  %346 = tail call noundef i32 @llvm.fshl.i32(i32 %345, i32 %345, i32 5)
  %347 = add i32 %346, %324
  %348 = tail call noundef i32 @llvm.fshl.i32(i32 %321, i32 %321, i32 30)
  %349 = xor i32 %348, %333
  %350 = xor i32 %349, %336
  %351 = add i32 %347, %350
  %352 = add i32 %351, 1859775393
  %353 = xor i32 %260, %320
  %354 = xor i32 %353, %33
  %355 = xor i32 %354, %29
  %356 = tail call noundef i32 @llvm.fshl.i32(i32 %355, i32 %355, i32 1)
  %357 = add i32 %352, %356
  %358 = tail call noundef i32 @llvm.fshl.i32(i32 %357, i32 %357, i32 5)
  %359 = add i32 %358, %336
  %360 = tail call noundef i32 @llvm.fshl.i32(i32 %333, i32 %333, i32 30)
  %361 = xor i32 %360, %345
  %362 = xor i32 %361, %348
  %363 = add i32 %359, %362
  %364 = add i32 %363, 1859775393
  %365 = xor i32 %272, %332
  %366 = xor i32 %365, %197
  %367 = xor i32 %366, %31
  %368 = tail call noundef i32 @llvm.fshl.i32(i32 %367, i32 %367, i32 1)
  %369 = add i32 %364, %368
  %370 = tail call noundef i32 @llvm.fshl.i32(i32 %369, i32 %369, i32 5)
  %371 = add i32 %370, %348
  %372 = tail call noundef i32 @llvm.fshl.i32(i32 %345, i32 %345, i32 30)
  %373 = xor i32 %372, %357
  %374 = xor i32 %373, %360
  %375 = add i32 %371, %374
  %376 = add i32 %375, 1859775393
  %377 = xor i32 %284, %344
  %378 = xor i32 %377, %210
  %379 = xor i32 %378, %33
  %380 = tail call noundef i32 @llvm.fshl.i32(i32 %379, i32 %379, i32 1)
  %381 = add i32 %376, %380
  %382 = tail call noundef i32 @llvm.fshl.i32(i32 %381, i32 %381, i32 5)
  %383 = add i32 %382, %360
  %384 = tail call noundef i32 @llvm.fshl.i32(i32 %357, i32 %357, i32 30)
  %385 = xor i32 %384, %369
  %386 = xor i32 %385, %372
  %387 = add i32 %383, %386
  %388 = add i32 %387, 1859775393
  %389 = xor i32 %296, %356
  %390 = xor i32 %389, %223
  %391 = xor i32 %390, %197
  %392 = tail call noundef i32 @llvm.fshl.i32(i32 %391, i32 %391, i32 1)
  %393 = add i32 %388, %392
  %394 = tail call noundef i32 @llvm.fshl.i32(i32 %393, i32 %393, i32 5)
  %395 = add i32 %394, %372
  %396 = tail call noundef i32 @llvm.fshl.i32(i32 %369, i32 %369, i32 30)
  %397 = xor i32 %396, %381
  %398 = xor i32 %397, %384
  %399 = add i32 %395, %398
  %400 = add i32 %399, 1859775393
  %401 = xor i32 %308, %368
  %402 = xor i32 %401, %236
  %403 = xor i32 %402, %210
  %404 = tail call noundef i32 @llvm.fshl.i32(i32 %403, i32 %403, i32 1)
  %405 = add i32 %400, %404
  %406 = tail call noundef i32 @llvm.fshl.i32(i32 %405, i32 %405, i32 5)
  %407 = add i32 %406, %384
  %408 = tail call noundef i32 @llvm.fshl.i32(i32 %381, i32 %381, i32 30)
  %409 = xor i32 %408, %393
  %410 = xor i32 %409, %396
  %411 = add i32 %407, %410
  %412 = add i32 %411, 1859775393
  %413 = xor i32 %320, %380
  %414 = xor i32 %413, %248
  %415 = xor i32 %414, %223
  %416 = tail call noundef i32 @llvm.fshl.i32(i32 %415, i32 %415, i32 1)
  %417 = add i32 %412, %416
  %418 = tail call noundef i32 @llvm.fshl.i32(i32 %417, i32 %417, i32 5)
  %419 = add i32 %418, %396
  %420 = tail call noundef i32 @llvm.fshl.i32(i32 %393, i32 %393, i32 30)
  %421 = xor i32 %420, %405
  %422 = xor i32 %421, %408
  %423 = add i32 %419, %422
  %424 = add i32 %423, 1859775393
  %425 = xor i32 %332, %392
  %426 = xor i32 %425, %260
  %427 = xor i32 %426, %236
  %428 = tail call noundef i32 @llvm.fshl.i32(i32 %427, i32 %427, i32 1)
  %429 = add i32 %424, %428
  %430 = tail call noundef i32 @llvm.fshl.i32(i32 %429, i32 %429, i32 5)
  %431 = add i32 %430, %408
  %432 = tail call noundef i32 @llvm.fshl.i32(i32 %405, i32 %405, i32 30)
  %433 = xor i32 %432, %417
  %434 = xor i32 %433, %420
  %435 = add i32 %431, %434
  %436 = add i32 %435, 1859775393
  %437 = xor i32 %344, %404
  %438 = xor i32 %437, %272
  %439 = xor i32 %438, %248
  %440 = tail call noundef i32 @llvm.fshl.i32(i32 %439, i32 %439, i32 1)
  %441 = add i32 %436, %440
  %442 = tail call noundef i32 @llvm.fshl.i32(i32 %441, i32 %441, i32 5)
  %443 = add i32 %442, %420
  %444 = tail call noundef i32 @llvm.fshl.i32(i32 %417, i32 %417, i32 30)
  %445 = xor i32 %444, %429
  %446 = xor i32 %445, %432
  %447 = add i32 %443, %446
  %448 = add i32 %447, 1859775393
  %449 = xor i32 %356, %416
  %450 = xor i32 %449, %284
  %451 = xor i32 %450, %260
  %452 = tail call noundef i32 @llvm.fshl.i32(i32 %451, i32 %451, i32 1)
  %453 = add i32 %448, %452
  %454 = tail call noundef i32 @llvm.fshl.i32(i32 %453, i32 %453, i32 5)
  %455 = add i32 %454, %432
  %456 = tail call noundef i32 @llvm.fshl.i32(i32 %429, i32 %429, i32 30)
  %457 = xor i32 %456, %441
  %458 = xor i32 %457, %444
  %459 = add i32 %455, %458
  %460 = add i32 %459, 1859775393
  %461 = xor i32 %368, %428
  %462 = xor i32 %461, %296
  %463 = xor i32 %462, %272
  %464 = tail call noundef i32 @llvm.fshl.i32(i32 %463, i32 %463, i32 1)
  %465 = add i32 %460, %464
  %466 = tail call noundef i32 @llvm.fshl.i32(i32 %465, i32 %465, i32 5)
  %467 = add i32 %466, %444
  %468 = tail call noundef i32 @llvm.fshl.i32(i32 %441, i32 %441, i32 30)
  %469 = xor i32 %468, %453
  %470 = xor i32 %469, %456
  %471 = add i32 %467, %470
  %472 = add i32 %471, 1859775393
  %473 = xor i32 %380, %440
  %474 = xor i32 %473, %308
  %475 = xor i32 %474, %284
  %476 = tail call noundef i32 @llvm.fshl.i32(i32 %475, i32 %475, i32 1)
  %477 = add i32 %472, %476
  %478 = tail call noundef i32 @llvm.fshl.i32(i32 %477, i32 %477, i32 5)
  %479 = add i32 %478, %456
  %480 = xor i32 %468, %465
  %481 = tail call noundef i32 @llvm.fshl.i32(i32 %453, i32 %453, i32 30)
  %482 = xor i32 %481, %465
  %483 = and i32 %480, %482
  %484 = xor i32 %483, %465
  %485 = add i32 %479, %484
  %486 = add i32 %485, -1894007588
  %487 = xor i32 %392, %452
  %488 = xor i32 %487, %320
  %489 = xor i32 %488, %296
  %490 = tail call noundef i32 @llvm.fshl.i32(i32 %489, i32 %489, i32 1)
  %491 = add i32 %486, %490
  %492 = tail call noundef i32 @llvm.fshl.i32(i32 %491, i32 %491, i32 5)
  %493 = add i32 %492, %468
  %494 = xor i32 %481, %477
  %495 = tail call noundef i32 @llvm.fshl.i32(i32 %465, i32 %465, i32 30)
  %496 = xor i32 %495, %477
  %497 = and i32 %494, %496
  %498 = xor i32 %497, %477
  %499 = add i32 %493, %498
  %500 = add i32 %499, -1894007588
  %501 = xor i32 %404, %464
  %502 = xor i32 %501, %332
  %503 = xor i32 %502, %308
  %504 = tail call noundef i32 @llvm.fshl.i32(i32 %503, i32 %503, i32 1)
  %505 = add i32 %500, %504
  %506 = tail call noundef i32 @llvm.fshl.i32(i32 %505, i32 %505, i32 5)
  %507 = add i32 %506, %481
  %508 = xor i32 %495, %491
  %509 = tail call noundef i32 @llvm.fshl.i32(i32 %477, i32 %477, i32 30)
  %510 = xor i32 %509, %491
  %511 = and i32 %508, %510
  %512 = xor i32 %511, %491
  %513 = add i32 %507, %512
  %514 = add i32 %513, -1894007588
  %515 = xor i32 %416, %476
  %516 = xor i32 %515, %344
  %517 = xor i32 %516, %320
  %518 = tail call noundef i32 @llvm.fshl.i32(i32 %517, i32 %517, i32 1)
  %519 = add i32 %514, %518
  %520 = tail call noundef i32 @llvm.fshl.i32(i32 %519, i32 %519, i32 5)
  %521 = add i32 %520, %495
  %522 = xor i32 %509, %505
  %523 = tail call noundef i32 @llvm.fshl.i32(i32 %491, i32 %491, i32 30)
  %524 = xor i32 %523, %505
  %525 = and i32 %522, %524
  %526 = xor i32 %525, %505
  %527 = add i32 %521, %526
  %528 = add i32 %527, -1894007588
  %529 = xor i32 %428, %490
  %530 = xor i32 %529, %356
  %531 = xor i32 %530, %332
  %532 = tail call noundef i32 @llvm.fshl.i32(i32 %531, i32 %531, i32 1)
  %533 = add i32 %528, %532
  %534 = tail call noundef i32 @llvm.fshl.i32(i32 %533, i32 %533, i32 5)
  %535 = add i32 %534, %509
  %536 = xor i32 %523, %519
  %537 = tail call noundef i32 @llvm.fshl.i32(i32 %505, i32 %505, i32 30)
  %538 = xor i32 %537, %519
  %539 = and i32 %536, %538
  %540 = xor i32 %539, %519
  %541 = add i32 %535, %540
  %542 = add i32 %541, -1894007588
  %543 = xor i32 %440, %504
  %544 = xor i32 %543, %368
  %545 = xor i32 %544, %344
  %546 = tail call noundef i32 @llvm.fshl.i32(i32 %545, i32 %545, i32 1)
  %547 = add i32 %542, %546
  %548 = tail call noundef i32 @llvm.fshl.i32(i32 %547, i32 %547, i32 5)
  %549 = add i32 %548, %523
  %550 = xor i32 %537, %533
  %551 = tail call noundef i32 @llvm.fshl.i32(i32 %519, i32 %519, i32 30)
  %552 = xor i32 %551, %533
  %553 = and i32 %550, %552
  %554 = xor i32 %553, %533
  %555 = add i32 %549, %554
  %556 = add i32 %555, -1894007588
  %557 = xor i32 %452, %518
  %558 = xor i32 %557, %380
  %559 = xor i32 %558, %356
  %560 = tail call noundef i32 @llvm.fshl.i32(i32 %559, i32 %559, i32 1)
  %561 = add i32 %556, %560
  %562 = tail call noundef i32 @llvm.fshl.i32(i32 %561, i32 %561, i32 5)
  %563 = add i32 %562, %537
  %564 = xor i32 %551, %547
  %565 = tail call noundef i32 @llvm.fshl.i32(i32 %533, i32 %533, i32 30)
  %566 = xor i32 %565, %547
  %567 = and i32 %564, %566
  %568 = xor i32 %567, %547
  %569 = add i32 %563, %568
  %570 = add i32 %569, -1894007588
  %571 = xor i32 %464, %532
  %572 = xor i32 %571, %392
  %573 = xor i32 %572, %368
  %574 = tail call noundef i32 @llvm.fshl.i32(i32 %573, i32 %573, i32 1)
  %575 = add i32 %570, %574
  %576 = tail call noundef i32 @llvm.fshl.i32(i32 %575, i32 %575, i32 5)
  %577 = add i32 %576, %551
  %578 = xor i32 %565, %561
  %579 = tail call noundef i32 @llvm.fshl.i32(i32 %547, i32 %547, i32 30)
  %580 = xor i32 %579, %561
  %581 = and i32 %578, %580
  %582 = xor i32 %581, %561
  %583 = add i32 %577, %582
  %584 = add i32 %583, -1894007588
  %585 = xor i32 %476, %546
  %586 = xor i32 %585, %404
  %587 = xor i32 %586, %380
  %588 = tail call noundef i32 @llvm.fshl.i32(i32 %587, i32 %587, i32 1)
  %589 = add i32 %584, %588
  %590 = tail call noundef i32 @llvm.fshl.i32(i32 %589, i32 %589, i32 5)
  %591 = add i32 %590, %565
  %592 = xor i32 %579, %575
  %593 = tail call noundef i32 @llvm.fshl.i32(i32 %561, i32 %561, i32 30)
  %594 = xor i32 %593, %575
  %595 = and i32 %592, %594
  %596 = xor i32 %595, %575
  %597 = add i32 %591, %596
  %598 = add i32 %597, -1894007588
  %599 = xor i32 %490, %560
  %600 = xor i32 %599, %416
  %601 = xor i32 %600, %392
  %602 = tail call noundef i32 @llvm.fshl.i32(i32 %601, i32 %601, i32 1)
  %603 = add i32 %598, %602
  %604 = tail call noundef i32 @llvm.fshl.i32(i32 %603, i32 %603, i32 5)
  %605 = add i32 %604, %579
  %606 = xor i32 %593, %589
  %607 = tail call noundef i32 @llvm.fshl.i32(i32 %575, i32 %575, i32 30)
  %608 = xor i32 %607, %589
  %609 = and i32 %606, %608
  %610 = xor i32 %609, %589
  %611 = add i32 %605, %610
  %612 = add i32 %611, -1894007588
  %613 = xor i32 %504, %574
  %614 = xor i32 %613, %428
  %615 = xor i32 %614, %404
  %616 = tail call noundef i32 @llvm.fshl.i32(i32 %615, i32 %615, i32 1)
  %617 = add i32 %612, %616
  %618 = tail call noundef i32 @llvm.fshl.i32(i32 %617, i32 %617, i32 5)
  %619 = add i32 %618, %593
  %620 = xor i32 %607, %603
  %621 = tail call noundef i32 @llvm.fshl.i32(i32 %589, i32 %589, i32 30)
  %622 = xor i32 %621, %603
  %623 = and i32 %620, %622
  %624 = xor i32 %623, %603
  %625 = add i32 %619, %624
  %626 = add i32 %625, -1894007588
  %627 = xor i32 %518, %588
  %628 = xor i32 %627, %440
  %629 = xor i32 %628, %416
  %630 = tail call noundef i32 @llvm.fshl.i32(i32 %629, i32 %629, i32 1)
  %631 = add i32 %626, %630
  %632 = tail call noundef i32 @llvm.fshl.i32(i32 %631, i32 %631, i32 5)
  %633 = add i32 %632, %607
  %634 = xor i32 %621, %617
  %635 = tail call noundef i32 @llvm.fshl.i32(i32 %603, i32 %603, i32 30)
  %636 = xor i32 %635, %617
  %637 = and i32 %634, %636
  %638 = xor i32 %637, %617
  %639 = add i32 %633, %638
  %640 = add i32 %639, -1894007588
  %641 = xor i32 %532, %602
  %642 = xor i32 %641, %452
  %643 = xor i32 %642, %428
  %644 = tail call noundef i32 @llvm.fshl.i32(i32 %643, i32 %643, i32 1)
  %645 = add i32 %640, %644
  %646 = tail call noundef i32 @llvm.fshl.i32(i32 %645, i32 %645, i32 5)
  %647 = add i32 %646, %621
  %648 = xor i32 %635, %631
  %649 = tail call noundef i32 @llvm.fshl.i32(i32 %617, i32 %617, i32 30)
  %650 = xor i32 %649, %631
  %651 = and i32 %648, %650
  %652 = xor i32 %651, %631
  %653 = add i32 %647, %652
  %654 = add i32 %653, -1894007588
  %655 = xor i32 %546, %616
  %656 = xor i32 %655, %464
  %657 = xor i32 %656, %440
  %658 = tail call noundef i32 @llvm.fshl.i32(i32 %657, i32 %657, i32 1)
  %659 = add i32 %654, %658
  %660 = tail call noundef i32 @llvm.fshl.i32(i32 %659, i32 %659, i32 5)
  %661 = add i32 %660, %635
  %662 = xor i32 %649, %645
  %663 = tail call noundef i32 @llvm.fshl.i32(i32 %631, i32 %631, i32 30)
  %664 = xor i32 %663, %645
  %665 = and i32 %662, %664
  %666 = xor i32 %665, %645
  %667 = add i32 %661, %666
  %668 = add i32 %667, -1894007588
  %669 = xor i32 %560, %630
  %670 = xor i32 %669, %476
  %671 = xor i32 %670, %452
  %672 = tail call noundef i32 @llvm.fshl.i32(i32 %671, i32 %671, i32 1)
  %673 = add i32 %668, %672
  %674 = tail call noundef i32 @llvm.fshl.i32(i32 %673, i32 %673, i32 5)
  %675 = add i32 %674, %649
  %676 = xor i32 %663, %659
  %677 = tail call noundef i32 @llvm.fshl.i32(i32 %645, i32 %645, i32 30)
  %678 = xor i32 %677, %659
  %679 = and i32 %676, %678
  %680 = xor i32 %679, %659
  %681 = add i32 %675, %680
  %682 = add i32 %681, -1894007588
  %683 = xor i32 %574, %644
  %684 = xor i32 %683, %490
  %685 = xor i32 %684, %464
  %686 = tail call noundef i32 @llvm.fshl.i32(i32 %685, i32 %685, i32 1)
  %687 = add i32 %682, %686
  %688 = tail call noundef i32 @llvm.fshl.i32(i32 %687, i32 %687, i32 5)
  %689 = add i32 %688, %663
  %690 = xor i32 %677, %673
  %691 = tail call noundef i32 @llvm.fshl.i32(i32 %659, i32 %659, i32 30)
  %692 = xor i32 %691, %673
  %693 = and i32 %690, %692
  %694 = xor i32 %693, %673
  %695 = add i32 %689, %694
  %696 = add i32 %695, -1894007588
  %697 = xor i32 %588, %658
  %698 = xor i32 %697, %504
  %699 = xor i32 %698, %476
  %700 = tail call noundef i32 @llvm.fshl.i32(i32 %699, i32 %699, i32 1)
  %701 = add i32 %696, %700
  %702 = tail call noundef i32 @llvm.fshl.i32(i32 %701, i32 %701, i32 5)
  %703 = add i32 %702, %677
  %704 = xor i32 %691, %687
  %705 = tail call noundef i32 @llvm.fshl.i32(i32 %673, i32 %673, i32 30)
  %706 = xor i32 %705, %687
  %707 = and i32 %704, %706
  %708 = xor i32 %707, %687
  %709 = add i32 %703, %708
  %710 = add i32 %709, -1894007588
  %711 = xor i32 %602, %672
  %712 = xor i32 %711, %518
  %713 = xor i32 %712, %490
  %714 = tail call noundef i32 @llvm.fshl.i32(i32 %713, i32 %713, i32 1)
  %715 = add i32 %710, %714
  %716 = tail call noundef i32 @llvm.fshl.i32(i32 %715, i32 %715, i32 5)
  %717 = add i32 %716, %691
  %718 = xor i32 %705, %701
  %719 = tail call noundef i32 @llvm.fshl.i32(i32 %687, i32 %687, i32 30)
  %720 = xor i32 %719, %701
  %721 = and i32 %718, %720
  %722 = xor i32 %721, %701
  %723 = add i32 %717, %722
  %724 = add i32 %723, -1894007588
  %725 = xor i32 %616, %686
  %726 = xor i32 %725, %532
  %727 = xor i32 %726, %504
  %728 = tail call noundef i32 @llvm.fshl.i32(i32 %727, i32 %727, i32 1)
  %729 = add i32 %724, %728
  %730 = tail call noundef i32 @llvm.fshl.i32(i32 %729, i32 %729, i32 5)
  %731 = add i32 %730, %705
  %732 = xor i32 %719, %715
  %733 = tail call noundef i32 @llvm.fshl.i32(i32 %701, i32 %701, i32 30)
  %734 = xor i32 %733, %715
  %735 = and i32 %732, %734
  %736 = xor i32 %735, %715
  %737 = add i32 %731, %736
  %738 = add i32 %737, -1894007588
  %739 = xor i32 %630, %700
  %740 = xor i32 %739, %546
  %741 = xor i32 %740, %518
  %742 = tail call noundef i32 @llvm.fshl.i32(i32 %741, i32 %741, i32 1)
  %743 = add i32 %738, %742
  %744 = tail call noundef i32 @llvm.fshl.i32(i32 %743, i32 %743, i32 5)
  %745 = add i32 %744, %719
  %746 = xor i32 %733, %729
  %747 = tail call noundef i32 @llvm.fshl.i32(i32 %715, i32 %715, i32 30)
  %748 = xor i32 %747, %729
  %749 = and i32 %746, %748
  %750 = xor i32 %749, %729
  %751 = add i32 %745, %750
  %752 = add i32 %751, -1894007588
  %753 = xor i32 %644, %714
  %754 = xor i32 %753, %560
  %755 = xor i32 %754, %532
  %756 = tail call noundef i32 @llvm.fshl.i32(i32 %755, i32 %755, i32 1)
  %757 = add i32 %752, %756
  %758 = tail call noundef i32 @llvm.fshl.i32(i32 %757, i32 %757, i32 5)
  %759 = add i32 %758, %733
  %760 = tail call noundef i32 @llvm.fshl.i32(i32 %729, i32 %729, i32 30)
  %761 = xor i32 %760, %743
  %762 = xor i32 %761, %747
  %763 = add i32 %759, %762
  %764 = add i32 %763, -899497514
  %765 = xor i32 %658, %728
  %766 = xor i32 %765, %574
  %767 = xor i32 %766, %546
  %768 = tail call noundef i32 @llvm.fshl.i32(i32 %767, i32 %767, i32 1)
  %769 = add i32 %764, %768
  %770 = tail call noundef i32 @llvm.fshl.i32(i32 %769, i32 %769, i32 5)
  %771 = add i32 %770, %747
  %772 = tail call noundef i32 @llvm.fshl.i32(i32 %743, i32 %743, i32 30)
  %773 = xor i32 %772, %757
  %774 = xor i32 %773, %760
  %775 = add i32 %771, %774
  %776 = add i32 %775, -899497514
  %777 = xor i32 %672, %742
  %778 = xor i32 %777, %588
  %779 = xor i32 %778, %560
  %780 = tail call noundef i32 @llvm.fshl.i32(i32 %779, i32 %779, i32 1)
  %781 = add i32 %776, %780
  %782 = tail call noundef i32 @llvm.fshl.i32(i32 %781, i32 %781, i32 5)
  %783 = add i32 %782, %760
  %784 = tail call noundef i32 @llvm.fshl.i32(i32 %757, i32 %757, i32 30)
  %785 = xor i32 %784, %769
  %786 = xor i32 %785, %772
  %787 = add i32 %783, %786
  %788 = add i32 %787, -899497514
  %789 = xor i32 %686, %756
  %790 = xor i32 %789, %602
  %791 = xor i32 %790, %574
  %792 = tail call noundef i32 @llvm.fshl.i32(i32 %791, i32 %791, i32 1)
  %793 = add i32 %788, %792
  %794 = tail call noundef i32 @llvm.fshl.i32(i32 %793, i32 %793, i32 5)
  %795 = add i32 %794, %772
  %796 = tail call noundef i32 @llvm.fshl.i32(i32 %769, i32 %769, i32 30)
  %797 = xor i32 %796, %781
  %798 = xor i32 %797, %784
  %799 = add i32 %795, %798
  %800 = add i32 %799, -899497514
  %801 = xor i32 %700, %768
  %802 = xor i32 %801, %616
  %803 = xor i32 %802, %588
  %804 = tail call noundef i32 @llvm.fshl.i32(i32 %803, i32 %803, i32 1)
  %805 = add i32 %800, %804
  %806 = tail call noundef i32 @llvm.fshl.i32(i32 %805, i32 %805, i32 5)
  %807 = add i32 %806, %784
  %808 = tail call noundef i32 @llvm.fshl.i32(i32 %781, i32 %781, i32 30)
  %809 = xor i32 %808, %793
  %810 = xor i32 %809, %796
  %811 = add i32 %807, %810
  %812 = add i32 %811, -899497514
  %813 = xor i32 %714, %780
  %814 = xor i32 %813, %630
  %815 = xor i32 %814, %602
  %816 = tail call noundef i32 @llvm.fshl.i32(i32 %815, i32 %815, i32 1)
  %817 = add i32 %812, %816
  %818 = tail call noundef i32 @llvm.fshl.i32(i32 %817, i32 %817, i32 5)
  %819 = add i32 %818, %796
  %820 = tail call noundef i32 @llvm.fshl.i32(i32 %793, i32 %793, i32 30)
  %821 = xor i32 %820, %805
  %822 = xor i32 %821, %808
  %823 = add i32 %819, %822
  %824 = add i32 %823, -899497514
  %825 = xor i32 %728, %792
  %826 = xor i32 %825, %644
  %827 = xor i32 %826, %616
  %828 = tail call noundef i32 @llvm.fshl.i32(i32 %827, i32 %827, i32 1)
  %829 = add i32 %824, %828
  %830 = tail call noundef i32 @llvm.fshl.i32(i32 %829, i32 %829, i32 5)
  %831 = add i32 %830, %808
  %832 = tail call noundef i32 @llvm.fshl.i32(i32 %805, i32 %805, i32 30)
  %833 = xor i32 %832, %817
  %834 = xor i32 %833, %820
  %835 = add i32 %831, %834
  %836 = add i32 %835, -899497514
  %837 = xor i32 %742, %804
  %838 = xor i32 %837, %658
  %839 = xor i32 %838, %630
  %840 = tail call noundef i32 @llvm.fshl.i32(i32 %839, i32 %839, i32 1)
  %841 = add i32 %836, %840
  %842 = tail call noundef i32 @llvm.fshl.i32(i32 %841, i32 %841, i32 5)
  %843 = add i32 %842, %820
  %844 = tail call noundef i32 @llvm.fshl.i32(i32 %817, i32 %817, i32 30)
  %845 = xor i32 %844, %829
  %846 = xor i32 %845, %832
  %847 = add i32 %843, %846
  %848 = add i32 %847, -899497514
  %849 = xor i32 %756, %816
  %850 = xor i32 %849, %672
  %851 = xor i32 %850, %644
  %852 = tail call noundef i32 @llvm.fshl.i32(i32 %851, i32 %851, i32 1)
  %853 = add i32 %848, %852
  %854 = tail call noundef i32 @llvm.fshl.i32(i32 %853, i32 %853, i32 5)
  %855 = add i32 %854, %832
  %856 = tail call noundef i32 @llvm.fshl.i32(i32 %829, i32 %829, i32 30)
  %857 = xor i32 %856, %841
  %858 = xor i32 %857, %844
  %859 = add i32 %855, %858
  %860 = add i32 %859, -899497514
  %861 = xor i32 %768, %828
  %862 = xor i32 %861, %686
  %863 = xor i32 %862, %658
  %864 = tail call noundef i32 @llvm.fshl.i32(i32 %863, i32 %863, i32 1)
  %865 = add i32 %860, %864
  %866 = tail call noundef i32 @llvm.fshl.i32(i32 %865, i32 %865, i32 5)
  %867 = add i32 %866, %844
  %868 = tail call noundef i32 @llvm.fshl.i32(i32 %841, i32 %841, i32 30)
  %869 = xor i32 %868, %853
  %870 = xor i32 %869, %856
  %871 = add i32 %867, %870
  %872 = add i32 %871, -899497514
  %873 = xor i32 %780, %840
  %874 = xor i32 %873, %700
  %875 = xor i32 %874, %672
  %876 = tail call noundef i32 @llvm.fshl.i32(i32 %875, i32 %875, i32 1)
  %877 = add i32 %872, %876
  %878 = tail call noundef i32 @llvm.fshl.i32(i32 %877, i32 %877, i32 5)
  %879 = add i32 %878, %856
  %880 = tail call noundef i32 @llvm.fshl.i32(i32 %853, i32 %853, i32 30)
  %881 = xor i32 %880, %865
  %882 = xor i32 %881, %868
  %883 = add i32 %879, %882
  %884 = add i32 %883, -899497514
  %885 = xor i32 %792, %852
  %886 = xor i32 %885, %714
  %887 = xor i32 %886, %686
  %888 = tail call noundef i32 @llvm.fshl.i32(i32 %887, i32 %887, i32 1)
  %889 = add i32 %884, %888
  %890 = tail call noundef i32 @llvm.fshl.i32(i32 %889, i32 %889, i32 5)
  %891 = add i32 %890, %868
  %892 = tail call noundef i32 @llvm.fshl.i32(i32 %865, i32 %865, i32 30)
  %893 = xor i32 %892, %877
  %894 = xor i32 %893, %880
  %895 = add i32 %891, %894
  %896 = add i32 %895, -899497514
  %897 = xor i32 %804, %864
  %898 = xor i32 %897, %728
  %899 = xor i32 %898, %700
  %900 = tail call noundef i32 @llvm.fshl.i32(i32 %899, i32 %899, i32 1)
  %901 = add i32 %896, %900
  %902 = tail call noundef i32 @llvm.fshl.i32(i32 %901, i32 %901, i32 5)
  %903 = add i32 %902, %880
  %904 = tail call noundef i32 @llvm.fshl.i32(i32 %877, i32 %877, i32 30)
  %905 = xor i32 %904, %889
  %906 = xor i32 %905, %892
  %907 = add i32 %903, %906
  %908 = add i32 %907, -899497514
  %909 = xor i32 %816, %876
  %910 = xor i32 %909, %742
  %911 = xor i32 %910, %714
  %912 = tail call noundef i32 @llvm.fshl.i32(i32 %911, i32 %911, i32 1)
  %913 = add i32 %908, %912
  %914 = tail call noundef i32 @llvm.fshl.i32(i32 %913, i32 %913, i32 5)
  %915 = add i32 %914, %892
  %916 = tail call noundef i32 @llvm.fshl.i32(i32 %889, i32 %889, i32 30)
  %917 = xor i32 %916, %901
  %918 = xor i32 %917, %904
  %919 = add i32 %915, %918
  %920 = add i32 %919, -899497514
  %921 = xor i32 %828, %888
  %922 = xor i32 %921, %756
  %923 = xor i32 %922, %728
  %924 = tail call noundef i32 @llvm.fshl.i32(i32 %923, i32 %923, i32 1)
  %925 = add i32 %920, %924
  %926 = tail call noundef i32 @llvm.fshl.i32(i32 %925, i32 %925, i32 5)
  %927 = add i32 %926, %904
  %928 = tail call noundef i32 @llvm.fshl.i32(i32 %901, i32 %901, i32 30)
  %929 = xor i32 %928, %913
  %930 = xor i32 %929, %916
  %931 = add i32 %927, %930
  %932 = add i32 %931, -899497514
  %933 = xor i32 %840, %900
  %934 = xor i32 %933, %768
  %935 = xor i32 %934, %742
  %936 = tail call noundef i32 @llvm.fshl.i32(i32 %935, i32 %935, i32 1)
  %937 = add i32 %932, %936
  %938 = tail call noundef i32 @llvm.fshl.i32(i32 %937, i32 %937, i32 5)
  %939 = add i32 %938, %916
  %940 = tail call noundef i32 @llvm.fshl.i32(i32 %913, i32 %913, i32 30)
  %941 = xor i32 %940, %925
  %942 = xor i32 %941, %928
  %943 = add i32 %939, %942
  %944 = add i32 %943, -899497514
  %945 = xor i32 %852, %912
  %946 = xor i32 %945, %780
  %947 = xor i32 %946, %756
  %948 = tail call noundef i32 @llvm.fshl.i32(i32 %947, i32 %947, i32 1)
  %949 = add i32 %944, %948
  %950 = tail call noundef i32 @llvm.fshl.i32(i32 %949, i32 %949, i32 5)
  %951 = add i32 %950, %928
  %952 = tail call noundef i32 @llvm.fshl.i32(i32 %925, i32 %925, i32 30)
  %953 = xor i32 %952, %937
  %954 = xor i32 %953, %940
  %955 = add i32 %951, %954
  %956 = add i32 %955, -899497514
  %957 = xor i32 %864, %924
  %958 = xor i32 %957, %792
  %959 = xor i32 %958, %768
  %960 = tail call noundef i32 @llvm.fshl.i32(i32 %959, i32 %959, i32 1)
  %961 = add i32 %956, %960
  %962 = tail call noundef i32 @llvm.fshl.i32(i32 %961, i32 %961, i32 30)
  %963 = tail call noundef i32 @llvm.fshl.i32(i32 %961, i32 %961, i32 5)
  %964 = add i32 %963, %940
  %965 = tail call noundef i32 @llvm.fshl.i32(i32 %937, i32 %937, i32 30)
  %966 = xor i32 %965, %949
  %967 = xor i32 %966, %952
  %968 = add i32 %964, %967
  %969 = add i32 %968, -899497514
  %970 = xor i32 %876, %936
  %971 = xor i32 %970, %804
  %972 = xor i32 %971, %780
  %973 = tail call noundef i32 @llvm.fshl.i32(i32 %972, i32 %972, i32 1)
  %974 = add i32 %969, %973
  %975 = xor i32 %962, %974
  %976 = tail call noundef i32 @llvm.fshl.i32(i32 %949, i32 %949, i32 30)
  %977 = xor i32 %975, %976
  %978 = tail call noundef i32 @llvm.fshl.i32(i32 %974, i32 %974, i32 5)
  %979 = add i32 %978, %952
  %980 = xor i32 %976, %961
  %981 = xor i32 %980, %965
  %982 = add i32 %979, %981
  %983 = add i32 %982, -899497514
  %984 = xor i32 %888, %948
  %985 = xor i32 %984, %816
  %986 = xor i32 %985, %792
  %987 = tail call noundef i32 @llvm.fshl.i32(i32 %986, i32 %986, i32 1)
  %988 = add i32 %983, %987
  %989 = tail call noundef i32 @llvm.fshl.i32(i32 %988, i32 %988, i32 5)
  %990 = xor i32 %900, %960
  %991 = xor i32 %990, %828
  %992 = xor i32 %991, %804
  %993 = tail call noundef i32 @llvm.fshl.i32(i32 %992, i32 %992, i32 1)
  %994 = add i32 %989, %965
  %995 = add i32 %994, %977
  %996 = add i32 %995, -899497514
  %997 = add i32 %996, %993
  %998 = tail call noundef i32 @llvm.fshl.i32(i32 %974, i32 %974, i32 30)
  %999 = add i32 %997, %34
  store i32 %999, ptr %0, align 4, !tbaa !6
  %1000 = add i32 %988, %36
  store i32 %1000, ptr %35, align 4, !tbaa !6
  %1001 = add i32 %998, %38
  store i32 %1001, ptr %37, align 4, !tbaa !6
  %1002 = add i32 %962, %40
  store i32 %1002, ptr %39, align 4, !tbaa !6
  %1003 = add i32 %976, %42
  store i32 %1003, ptr %41, align 4, !tbaa !6
  ret void
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p1.p0.i64(ptr addrspace(1) noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #8

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p1.i64(ptr noalias writeonly captures(none), ptr addrspace(1) noalias readonly captures(none), i64, i1 immarg) #8

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #9

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #9

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #9

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.fshl.i32(i32, i32, i32) #10

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" "uniform-work-group-size"="false" }
attributes #1 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #2 = { nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" "uniform-work-group-size"="false" }
attributes #3 = { nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #4 = { nofree noinline norecurse nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" "uniform-work-group-size"="false" }
attributes #5 = { nofree noinline norecurse nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #6 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #7 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #8 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #9 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #10 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #11 = { nounwind }

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
!10 = !{i32 1, i32 1, i32 1}
!11 = !{!"none", !"none", !"none"}
!12 = !{!"uint*", !"uint*", !"pbkdf2_tmp*"}
!13 = !{!"const", !"const", !""}
!14 = !{i64 0, i64 20, !15, i64 20, i64 20, !15, i64 40, i64 20, !15, i64 60, i64 20, !15}
!15 = !{!8, !8, i64 0}
!16 = !{i32 1, i32 0}
!17 = !{!"none", !"none"}
!18 = !{!"pbkdf2_tmp*", !"uint"}
!19 = !{!"", !""}
!20 = !{!"pbkdf2_tmp*", !"uint*", !"uint*"}
!21 = !{!"const", !"const", !"volatile"}
