; ModuleID = 'corpus/opencl/median_filter.cl'
source_filename = "corpus/opencl/median_filter.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

; Function Attrs: convergent norecurse nounwind
define dso_local spir_kernel void @median3x3(ptr addrspace(1) noundef align 1 %0, ptr addrspace(1) noundef align 1 %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #9
  %6 = trunc i64 %5 to i32
  %7 = shl i32 %6, 2
  %8 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #9
  %9 = icmp sgt i32 %7, 3
  %10 = add nsw i32 %2, -4
  %11 = icmp slt i32 %7, %10
  %12 = select i1 %9, i1 %11, i1 false
  br i1 %12, label %13, label %85

13:                                               ; preds = %4
  %14 = trunc i64 %8 to i32
  %15 = add i32 %14, 1
  %16 = zext nneg i32 %7 to i64
  %17 = getelementptr i8, ptr addrspace(1) %0, i64 %16
  %18 = mul nsw i32 %2, %14
  %19 = sext i32 %18 to i64
  %20 = getelementptr i8, ptr addrspace(1) %17, i64 %19
  %21 = getelementptr inbounds i8, ptr addrspace(1) %20, i64 -1
  %22 = addrspacecast ptr addrspace(1) %21 to ptr addrspace(4)
  %23 = tail call spir_func <4 x i8> @_Z6vload4mPU3AS4Kh(i64 noundef 0, ptr addrspace(4) noundef %22) #10
  %24 = addrspacecast ptr addrspace(1) %20 to ptr addrspace(4)
  %25 = tail call spir_func <4 x i8> @_Z6vload4mPU3AS4Kh(i64 noundef 0, ptr addrspace(4) noundef %24) #10
  %26 = getelementptr inbounds nuw i8, ptr addrspace(1) %20, i64 1
  %27 = addrspacecast ptr addrspace(1) %26 to ptr addrspace(4)
  %28 = tail call spir_func <4 x i8> @_Z6vload4mPU3AS4Kh(i64 noundef 0, ptr addrspace(4) noundef %27) #10
  %29 = mul nsw i32 %15, %2
  %30 = sext i32 %29 to i64
  %31 = getelementptr i8, ptr addrspace(1) %17, i64 %30
  %32 = getelementptr inbounds i8, ptr addrspace(1) %31, i64 -1
  %33 = addrspacecast ptr addrspace(1) %32 to ptr addrspace(4)
  %34 = tail call spir_func <4 x i8> @_Z6vload4mPU3AS4Kh(i64 noundef 0, ptr addrspace(4) noundef %33) #10
  %35 = addrspacecast ptr addrspace(1) %31 to ptr addrspace(4)
  %36 = tail call spir_func <4 x i8> @_Z6vload4mPU3AS4Kh(i64 noundef 0, ptr addrspace(4) noundef %35) #10
  %37 = getelementptr inbounds nuw i8, ptr addrspace(1) %31, i64 1
  %38 = addrspacecast ptr addrspace(1) %37 to ptr addrspace(4)
  %39 = tail call spir_func <4 x i8> @_Z6vload4mPU3AS4Kh(i64 noundef 0, ptr addrspace(4) noundef %38) #10
  %40 = add i32 %14, 2
  %41 = mul nsw i32 %40, %2
  %42 = sext i32 %41 to i64
  %43 = getelementptr i8, ptr addrspace(1) %17, i64 %42
  %44 = getelementptr inbounds i8, ptr addrspace(1) %43, i64 -1
  %45 = addrspacecast ptr addrspace(1) %44 to ptr addrspace(4)
  %46 = tail call spir_func <4 x i8> @_Z6vload4mPU3AS4Kh(i64 noundef 0, ptr addrspace(4) noundef %45) #10
  %47 = addrspacecast ptr addrspace(1) %43 to ptr addrspace(4)
  %48 = tail call spir_func <4 x i8> @_Z6vload4mPU3AS4Kh(i64 noundef 0, ptr addrspace(4) noundef %47) #10
  %49 = getelementptr inbounds nuw i8, ptr addrspace(1) %43, i64 1
  %50 = addrspacecast ptr addrspace(1) %49 to ptr addrspace(4)
  %51 = tail call spir_func <4 x i8> @_Z6vload4mPU3AS4Kh(i64 noundef 0, ptr addrspace(4) noundef %50) #10
  %52 = tail call spir_func <4 x i8> @_Z3minDv4_hS_(<4 x i8> noundef %25, <4 x i8> noundef %28) #9
  %53 = tail call spir_func <4 x i8> @_Z3maxDv4_hS_(<4 x i8> noundef %25, <4 x i8> noundef %28) #9
  %54 = tail call spir_func <4 x i8> @_Z3minDv4_hS_(<4 x i8> noundef %36, <4 x i8> noundef %39) #9
  %55 = tail call spir_func <4 x i8> @_Z3maxDv4_hS_(<4 x i8> noundef %36, <4 x i8> noundef %39) #9
  %56 = tail call spir_func <4 x i8> @_Z3minDv4_hS_(<4 x i8> noundef %48, <4 x i8> noundef %51) #9
  %57 = tail call spir_func <4 x i8> @_Z3maxDv4_hS_(<4 x i8> noundef %48, <4 x i8> noundef %51) #9
  %58 = tail call spir_func <4 x i8> @_Z3minDv4_hS_(<4 x i8> noundef %23, <4 x i8> noundef %52) #9
  %59 = tail call spir_func <4 x i8> @_Z3maxDv4_hS_(<4 x i8> noundef %23, <4 x i8> noundef %52) #9
  %60 = tail call spir_func <4 x i8> @_Z3minDv4_hS_(<4 x i8> noundef %34, <4 x i8> noundef %54) #9
  %61 = tail call spir_func <4 x i8> @_Z3maxDv4_hS_(<4 x i8> noundef %34, <4 x i8> noundef %54) #9
  %62 = tail call spir_func <4 x i8> @_Z3minDv4_hS_(<4 x i8> noundef %46, <4 x i8> noundef %56) #9
  %63 = tail call spir_func <4 x i8> @_Z3maxDv4_hS_(<4 x i8> noundef %46, <4 x i8> noundef %56) #9
  %64 = tail call spir_func <4 x i8> @_Z3minDv4_hS_(<4 x i8> noundef %59, <4 x i8> noundef %53) #9
  %65 = tail call spir_func <4 x i8> @_Z3maxDv4_hS_(<4 x i8> noundef %59, <4 x i8> noundef %53) #9
  %66 = tail call spir_func <4 x i8> @_Z3minDv4_hS_(<4 x i8> noundef %61, <4 x i8> noundef %55) #9
  %67 = tail call spir_func <4 x i8> @_Z3maxDv4_hS_(<4 x i8> noundef %61, <4 x i8> noundef %55) #9
  %68 = tail call spir_func <4 x i8> @_Z3minDv4_hS_(<4 x i8> noundef %63, <4 x i8> noundef %57) #9
  %69 = tail call spir_func <4 x i8> @_Z3maxDv4_hS_(<4 x i8> noundef %63, <4 x i8> noundef %57) #9
  %70 = tail call spir_func <4 x i8> @_Z3maxDv4_hS_(<4 x i8> noundef %58, <4 x i8> noundef %60) #9
  %71 = tail call spir_func <4 x i8> @_Z3minDv4_hS_(<4 x i8> noundef %67, <4 x i8> noundef %69) #9
  %72 = tail call spir_func <4 x i8> @_Z3minDv4_hS_(<4 x i8> noundef %66, <4 x i8> noundef %68) #9
  %73 = tail call spir_func <4 x i8> @_Z3maxDv4_hS_(<4 x i8> noundef %66, <4 x i8> noundef %68) #9
  %74 = tail call spir_func <4 x i8> @_Z3maxDv4_hS_(<4 x i8> noundef %70, <4 x i8> noundef %62) #9
  %75 = tail call spir_func <4 x i8> @_Z3maxDv4_hS_(<4 x i8> noundef %64, <4 x i8> noundef %72) #9
  %76 = tail call spir_func <4 x i8> @_Z3minDv4_hS_(<4 x i8> noundef %65, <4 x i8> noundef %71) #9
  %77 = tail call spir_func <4 x i8> @_Z3minDv4_hS_(<4 x i8> noundef %75, <4 x i8> noundef %73) #9
  %78 = tail call spir_func <4 x i8> @_Z3minDv4_hS_(<4 x i8> noundef %77, <4 x i8> noundef %76) #9
  %79 = tail call spir_func <4 x i8> @_Z3maxDv4_hS_(<4 x i8> noundef %77, <4 x i8> noundef %76) #9
  %80 = tail call spir_func <4 x i8> @_Z3maxDv4_hS_(<4 x i8> noundef %74, <4 x i8> noundef %78) #9
  %81 = tail call spir_func <4 x i8> @_Z3minDv4_hS_(<4 x i8> noundef %80, <4 x i8> noundef %79) #9
  %82 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %30
  %83 = getelementptr inbounds nuw i8, ptr addrspace(1) %82, i64 %16
  %84 = addrspacecast ptr addrspace(1) %83 to ptr addrspace(4)
  tail call spir_func void @_Z7vstore4Dv4_hmPU3AS4h(<4 x i8> noundef %81, i64 noundef 0, ptr addrspace(4) noundef %84) #11
  br label %85

85:                                               ; preds = %4, %13
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define dso_local spir_func void @__clang_ocl_kern_imp_median3x3(ptr addrspace(1) noundef align 1 %0, ptr addrspace(1) noundef align 1 %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #1 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #9
  %6 = trunc i64 %5 to i32
  %7 = shl i32 %6, 2
  %8 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #9
  %9 = icmp sgt i32 %7, 3
  %10 = add nsw i32 %2, -4
  %11 = icmp slt i32 %7, %10
  %12 = select i1 %9, i1 %11, i1 false
  br i1 %12, label %13, label %85

13:                                               ; preds = %4
  %14 = trunc i64 %8 to i32
  %15 = add i32 %14, 1
  %16 = zext nneg i32 %7 to i64
  %17 = getelementptr i8, ptr addrspace(1) %0, i64 %16
  %18 = mul nsw i32 %2, %14
  %19 = sext i32 %18 to i64
  %20 = getelementptr i8, ptr addrspace(1) %17, i64 %19
  %21 = getelementptr inbounds i8, ptr addrspace(1) %20, i64 -1
  %22 = addrspacecast ptr addrspace(1) %21 to ptr addrspace(4)
  %23 = tail call spir_func <4 x i8> @_Z6vload4mPU3AS4Kh(i64 noundef 0, ptr addrspace(4) noundef %22) #10
  %24 = addrspacecast ptr addrspace(1) %20 to ptr addrspace(4)
  %25 = tail call spir_func <4 x i8> @_Z6vload4mPU3AS4Kh(i64 noundef 0, ptr addrspace(4) noundef %24) #10
  %26 = getelementptr inbounds nuw i8, ptr addrspace(1) %20, i64 1
  %27 = addrspacecast ptr addrspace(1) %26 to ptr addrspace(4)
  %28 = tail call spir_func <4 x i8> @_Z6vload4mPU3AS4Kh(i64 noundef 0, ptr addrspace(4) noundef %27) #10
  %29 = mul nsw i32 %15, %2
  %30 = sext i32 %29 to i64
  %31 = getelementptr i8, ptr addrspace(1) %17, i64 %30
  %32 = getelementptr inbounds i8, ptr addrspace(1) %31, i64 -1
  %33 = addrspacecast ptr addrspace(1) %32 to ptr addrspace(4)
  %34 = tail call spir_func <4 x i8> @_Z6vload4mPU3AS4Kh(i64 noundef 0, ptr addrspace(4) noundef %33) #10
  %35 = addrspacecast ptr addrspace(1) %31 to ptr addrspace(4)
  %36 = tail call spir_func <4 x i8> @_Z6vload4mPU3AS4Kh(i64 noundef 0, ptr addrspace(4) noundef %35) #10
  %37 = getelementptr inbounds nuw i8, ptr addrspace(1) %31, i64 1
  %38 = addrspacecast ptr addrspace(1) %37 to ptr addrspace(4)
  %39 = tail call spir_func <4 x i8> @_Z6vload4mPU3AS4Kh(i64 noundef 0, ptr addrspace(4) noundef %38) #10
  %40 = add i32 %14, 2
  %41 = mul nsw i32 %40, %2
  %42 = sext i32 %41 to i64
  %43 = getelementptr i8, ptr addrspace(1) %17, i64 %42
  %44 = getelementptr inbounds i8, ptr addrspace(1) %43, i64 -1
  %45 = addrspacecast ptr addrspace(1) %44 to ptr addrspace(4)
  %46 = tail call spir_func <4 x i8> @_Z6vload4mPU3AS4Kh(i64 noundef 0, ptr addrspace(4) noundef %45) #10
  %47 = addrspacecast ptr addrspace(1) %43 to ptr addrspace(4)
  %48 = tail call spir_func <4 x i8> @_Z6vload4mPU3AS4Kh(i64 noundef 0, ptr addrspace(4) noundef %47) #10
  %49 = getelementptr inbounds nuw i8, ptr addrspace(1) %43, i64 1
  %50 = addrspacecast ptr addrspace(1) %49 to ptr addrspace(4)
  %51 = tail call spir_func <4 x i8> @_Z6vload4mPU3AS4Kh(i64 noundef 0, ptr addrspace(4) noundef %50) #10
  %52 = tail call spir_func <4 x i8> @_Z3minDv4_hS_(<4 x i8> noundef %25, <4 x i8> noundef %28) #9
  %53 = tail call spir_func <4 x i8> @_Z3maxDv4_hS_(<4 x i8> noundef %25, <4 x i8> noundef %28) #9
  %54 = tail call spir_func <4 x i8> @_Z3minDv4_hS_(<4 x i8> noundef %36, <4 x i8> noundef %39) #9
  %55 = tail call spir_func <4 x i8> @_Z3maxDv4_hS_(<4 x i8> noundef %36, <4 x i8> noundef %39) #9
  %56 = tail call spir_func <4 x i8> @_Z3minDv4_hS_(<4 x i8> noundef %48, <4 x i8> noundef %51) #9
  %57 = tail call spir_func <4 x i8> @_Z3maxDv4_hS_(<4 x i8> noundef %48, <4 x i8> noundef %51) #9
  %58 = tail call spir_func <4 x i8> @_Z3minDv4_hS_(<4 x i8> noundef %23, <4 x i8> noundef %52) #9
  %59 = tail call spir_func <4 x i8> @_Z3maxDv4_hS_(<4 x i8> noundef %23, <4 x i8> noundef %52) #9
  %60 = tail call spir_func <4 x i8> @_Z3minDv4_hS_(<4 x i8> noundef %34, <4 x i8> noundef %54) #9
  %61 = tail call spir_func <4 x i8> @_Z3maxDv4_hS_(<4 x i8> noundef %34, <4 x i8> noundef %54) #9
  %62 = tail call spir_func <4 x i8> @_Z3minDv4_hS_(<4 x i8> noundef %46, <4 x i8> noundef %56) #9
  %63 = tail call spir_func <4 x i8> @_Z3maxDv4_hS_(<4 x i8> noundef %46, <4 x i8> noundef %56) #9
  %64 = tail call spir_func <4 x i8> @_Z3minDv4_hS_(<4 x i8> noundef %59, <4 x i8> noundef %53) #9
  %65 = tail call spir_func <4 x i8> @_Z3maxDv4_hS_(<4 x i8> noundef %59, <4 x i8> noundef %53) #9
  %66 = tail call spir_func <4 x i8> @_Z3minDv4_hS_(<4 x i8> noundef %61, <4 x i8> noundef %55) #9
  %67 = tail call spir_func <4 x i8> @_Z3maxDv4_hS_(<4 x i8> noundef %61, <4 x i8> noundef %55) #9
  %68 = tail call spir_func <4 x i8> @_Z3minDv4_hS_(<4 x i8> noundef %63, <4 x i8> noundef %57) #9
  %69 = tail call spir_func <4 x i8> @_Z3maxDv4_hS_(<4 x i8> noundef %63, <4 x i8> noundef %57) #9
  %70 = tail call spir_func <4 x i8> @_Z3maxDv4_hS_(<4 x i8> noundef %58, <4 x i8> noundef %60) #9
  %71 = tail call spir_func <4 x i8> @_Z3minDv4_hS_(<4 x i8> noundef %67, <4 x i8> noundef %69) #9
  %72 = tail call spir_func <4 x i8> @_Z3minDv4_hS_(<4 x i8> noundef %66, <4 x i8> noundef %68) #9
  %73 = tail call spir_func <4 x i8> @_Z3maxDv4_hS_(<4 x i8> noundef %66, <4 x i8> noundef %68) #9
  %74 = tail call spir_func <4 x i8> @_Z3maxDv4_hS_(<4 x i8> noundef %70, <4 x i8> noundef %62) #9
  %75 = tail call spir_func <4 x i8> @_Z3maxDv4_hS_(<4 x i8> noundef %64, <4 x i8> noundef %72) #9
  %76 = tail call spir_func <4 x i8> @_Z3minDv4_hS_(<4 x i8> noundef %65, <4 x i8> noundef %71) #9
  %77 = tail call spir_func <4 x i8> @_Z3minDv4_hS_(<4 x i8> noundef %75, <4 x i8> noundef %73) #9
  %78 = tail call spir_func <4 x i8> @_Z3minDv4_hS_(<4 x i8> noundef %77, <4 x i8> noundef %76) #9
  %79 = tail call spir_func <4 x i8> @_Z3maxDv4_hS_(<4 x i8> noundef %77, <4 x i8> noundef %76) #9
  %80 = tail call spir_func <4 x i8> @_Z3maxDv4_hS_(<4 x i8> noundef %74, <4 x i8> noundef %78) #9
  %81 = tail call spir_func <4 x i8> @_Z3minDv4_hS_(<4 x i8> noundef %80, <4 x i8> noundef %79) #9
  %82 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %30
  %83 = getelementptr inbounds nuw i8, ptr addrspace(1) %82, i64 %16
  %84 = addrspacecast ptr addrspace(1) %83 to ptr addrspace(4)
  tail call spir_func void @_Z7vstore4Dv4_hmPU3AS4h(<4 x i8> noundef %81, i64 noundef 0, ptr addrspace(4) noundef %84) #11
  br label %85

85:                                               ; preds = %4, %13
  ret void
}

; Function Attrs: convergent nofree norecurse nounwind memory(argmem: readwrite)
define dso_local spir_kernel void @median5x5(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #2 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !11 {
  %5 = alloca [25 x float], align 4
  %6 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #9
  %7 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #9
  %8 = trunc i64 %7 to i32
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #12
  %9 = mul i32 %2, %8
  %10 = zext i32 %9 to i64
  %11 = and i64 %6, 4294967295
  %12 = add nuw nsw i64 %11, %10
  %13 = zext i32 %2 to i64
  %14 = shl i64 %12, 32
  %15 = ashr exact i64 %14, 30
  %16 = getelementptr i8, ptr addrspace(1) %0, i64 %15
  call void @llvm.memcpy.p0.p1.i64(ptr noundef nonnull align 4 dereferenceable(20) %5, ptr addrspace(1) noundef align 4 dereferenceable(20) %16, i64 20, i1 false), !tbaa !13
  %17 = getelementptr inbounds nuw i8, ptr %5, i64 20
  %18 = trunc i64 %12 to i32
  %19 = add i32 %2, %18
  %20 = sext i32 %19 to i64
  %21 = shl nsw i64 %20, 2
  %22 = getelementptr i8, ptr addrspace(1) %0, i64 %21
  call void @llvm.memcpy.p0.p1.i64(ptr noundef nonnull align 4 dereferenceable(20) %17, ptr addrspace(1) noundef align 4 dereferenceable(20) %22, i64 20, i1 false), !tbaa !13
  %23 = getelementptr inbounds nuw i8, ptr %5, i64 40
  %24 = shl i64 %13, 33
  %25 = shl i64 %12, 32
  %26 = add i64 %24, %25
  %27 = ashr exact i64 %26, 30
  %28 = getelementptr i8, ptr addrspace(1) %0, i64 %27
  call void @llvm.memcpy.p0.p1.i64(ptr noundef nonnull align 4 dereferenceable(20) %23, ptr addrspace(1) noundef align 4 dereferenceable(20) %28, i64 20, i1 false), !tbaa !13
  %29 = getelementptr inbounds nuw i8, ptr %5, i64 60
  %30 = mul nuw nsw i64 %13, 3
  %31 = add nuw nsw i64 %12, %30
  %32 = shl i64 %31, 32
  %33 = ashr exact i64 %32, 30
  %34 = getelementptr i8, ptr addrspace(1) %0, i64 %33
  call void @llvm.memcpy.p0.p1.i64(ptr noundef nonnull align 4 dereferenceable(20) %29, ptr addrspace(1) noundef align 4 dereferenceable(20) %34, i64 20, i1 false), !tbaa !13
  %35 = getelementptr inbounds nuw i8, ptr %5, i64 80
  %36 = shl i64 %13, 34
  %37 = shl i64 %12, 32
  %38 = add i64 %36, %37
  %39 = ashr exact i64 %38, 30
  %40 = getelementptr i8, ptr addrspace(1) %0, i64 %39
  call void @llvm.memcpy.p0.p1.i64(ptr noundef nonnull align 4 dereferenceable(20) %35, ptr addrspace(1) noundef align 4 dereferenceable(20) %40, i64 20, i1 false), !tbaa !13
  br label %41

41:                                               ; preds = %44, %4
  %42 = phi i32 [ %43, %44 ], [ 0, %4 ]
  %43 = add nuw nsw i32 %42, 1
  br label %52

44:                                               ; preds = %52
  %45 = zext nneg i32 %42 to i64
  %46 = getelementptr inbounds nuw float, ptr %5, i64 %45
  %47 = load float, ptr %46, align 4, !tbaa !13
  %48 = zext nneg i32 %62 to i64
  %49 = getelementptr inbounds nuw float, ptr %5, i64 %48
  %50 = load float, ptr %49, align 4, !tbaa !13
  store float %50, ptr %46, align 4, !tbaa !13
  store float %47, ptr %49, align 4, !tbaa !13
  %51 = icmp samesign ult i32 %42, 12
  br i1 %51, label %41, label %65

52:                                               ; preds = %41, %52
  %53 = phi i32 [ %63, %52 ], [ %43, %41 ]
  %54 = phi i32 [ %62, %52 ], [ %42, %41 ]
  %55 = zext nneg i32 %53 to i64
  %56 = getelementptr inbounds nuw float, ptr %5, i64 %55
  %57 = load float, ptr %56, align 4, !tbaa !13
  %58 = zext nneg i32 %54 to i64
  %59 = getelementptr inbounds nuw float, ptr %5, i64 %58
  %60 = load float, ptr %59, align 4, !tbaa !13
  %61 = fcmp olt float %57, %60
  %62 = select i1 %61, i32 %53, i32 %54
  %63 = add nuw nsw i32 %53, 1
  %64 = icmp samesign ult i32 %53, 24
  br i1 %64, label %52, label %44

65:                                               ; preds = %44
  %66 = trunc i64 %6 to i32
  %67 = getelementptr inbounds nuw i8, ptr %5, i64 48
  %68 = load float, ptr %67, align 4, !tbaa !13
  %69 = mul nsw i32 %3, %8
  %70 = add nsw i32 %69, %66
  %71 = sext i32 %70 to i64
  %72 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %71
  store float %68, ptr addrspace(1) %72, align 4, !tbaa !13
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #12
  ret void
}

; Function Attrs: alwaysinline convergent nofree norecurse nounwind memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_median5x5(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #3 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !11 {
  %5 = alloca [25 x float], align 4
  %6 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #9
  %7 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #9
  %8 = trunc i64 %7 to i32
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #12
  %9 = mul i32 %2, %8
  %10 = zext i32 %9 to i64
  %11 = and i64 %6, 4294967295
  %12 = add nuw nsw i64 %11, %10
  %13 = zext i32 %2 to i64
  %14 = shl i64 %12, 32
  %15 = ashr exact i64 %14, 30
  %16 = getelementptr i8, ptr addrspace(1) %0, i64 %15
  call void @llvm.memcpy.p0.p1.i64(ptr noundef nonnull align 4 dereferenceable(20) %5, ptr addrspace(1) noundef align 4 dereferenceable(20) %16, i64 20, i1 false), !tbaa !13
  %17 = getelementptr inbounds nuw i8, ptr %5, i64 20
  %18 = trunc i64 %12 to i32
  %19 = add i32 %2, %18
  %20 = sext i32 %19 to i64
  %21 = shl nsw i64 %20, 2
  %22 = getelementptr i8, ptr addrspace(1) %0, i64 %21
  call void @llvm.memcpy.p0.p1.i64(ptr noundef nonnull align 4 dereferenceable(20) %17, ptr addrspace(1) noundef align 4 dereferenceable(20) %22, i64 20, i1 false), !tbaa !13
  %23 = getelementptr inbounds nuw i8, ptr %5, i64 40
  %24 = shl i64 %13, 33
  %25 = shl i64 %12, 32
  %26 = add i64 %24, %25
  %27 = ashr exact i64 %26, 30
  %28 = getelementptr i8, ptr addrspace(1) %0, i64 %27
  call void @llvm.memcpy.p0.p1.i64(ptr noundef nonnull align 4 dereferenceable(20) %23, ptr addrspace(1) noundef align 4 dereferenceable(20) %28, i64 20, i1 false), !tbaa !13
  %29 = getelementptr inbounds nuw i8, ptr %5, i64 60
  %30 = mul nuw nsw i64 %13, 3
  %31 = add nuw nsw i64 %12, %30
  %32 = shl i64 %31, 32
  %33 = ashr exact i64 %32, 30
  %34 = getelementptr i8, ptr addrspace(1) %0, i64 %33
  call void @llvm.memcpy.p0.p1.i64(ptr noundef nonnull align 4 dereferenceable(20) %29, ptr addrspace(1) noundef align 4 dereferenceable(20) %34, i64 20, i1 false), !tbaa !13
  %35 = getelementptr inbounds nuw i8, ptr %5, i64 80
  %36 = shl i64 %13, 34
  %37 = shl i64 %12, 32
  %38 = add i64 %36, %37
  %39 = ashr exact i64 %38, 30
  %40 = getelementptr i8, ptr addrspace(1) %0, i64 %39
  call void @llvm.memcpy.p0.p1.i64(ptr noundef nonnull align 4 dereferenceable(20) %35, ptr addrspace(1) noundef align 4 dereferenceable(20) %40, i64 20, i1 false), !tbaa !13
  br label %49

41:                                               ; preds = %52
  %42 = trunc i64 %6 to i32
  %43 = getelementptr inbounds nuw i8, ptr %5, i64 48
  %44 = load float, ptr %43, align 4, !tbaa !13
  %45 = mul nsw i32 %3, %8
  %46 = add nsw i32 %45, %42
  %47 = sext i32 %46 to i64
  %48 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %47
  store float %44, ptr addrspace(1) %48, align 4, !tbaa !13
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #12
  ret void

49:                                               ; preds = %52, %4
  %50 = phi i32 [ %51, %52 ], [ 0, %4 ]
  %51 = add nuw nsw i32 %50, 1
  br label %60

52:                                               ; preds = %60
  %53 = zext nneg i32 %50 to i64
  %54 = getelementptr inbounds nuw float, ptr %5, i64 %53
  %55 = load float, ptr %54, align 4, !tbaa !13
  %56 = zext nneg i32 %70 to i64
  %57 = getelementptr inbounds nuw float, ptr %5, i64 %56
  %58 = load float, ptr %57, align 4, !tbaa !13
  store float %58, ptr %54, align 4, !tbaa !13
  store float %55, ptr %57, align 4, !tbaa !13
  %59 = icmp samesign ult i32 %50, 12
  br i1 %59, label %49, label %41

60:                                               ; preds = %49, %60
  %61 = phi i32 [ %71, %60 ], [ %51, %49 ]
  %62 = phi i32 [ %70, %60 ], [ %50, %49 ]
  %63 = zext nneg i32 %61 to i64
  %64 = getelementptr inbounds nuw float, ptr %5, i64 %63
  %65 = load float, ptr %64, align 4, !tbaa !13
  %66 = zext nneg i32 %62 to i64
  %67 = getelementptr inbounds nuw float, ptr %5, i64 %66
  %68 = load float, ptr %67, align 4, !tbaa !13
  %69 = fcmp olt float %65, %68
  %70 = select i1 %69, i32 %61, i32 %62
  %71 = add nuw nsw i32 %61, 1
  %72 = icmp samesign ult i32 %61, 24
  br i1 %72, label %60, label %52
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #5

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(read)
declare dso_local spir_func <4 x i8> @_Z6vload4mPU3AS4Kh(i64 noundef, ptr addrspace(4) noundef) local_unnamed_addr #6

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func <4 x i8> @_Z3minDv4_hS_(<4 x i8> noundef, <4 x i8> noundef) local_unnamed_addr #5

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func <4 x i8> @_Z3maxDv4_hS_(<4 x i8> noundef, <4 x i8> noundef) local_unnamed_addr #5

; Function Attrs: convergent nounwind
declare dso_local spir_func void @_Z7vstore4Dv4_hmPU3AS4h(<4 x i8> noundef, i64 noundef, ptr addrspace(4) noundef) local_unnamed_addr #7

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p1.i64(ptr noalias writeonly captures(none), ptr addrspace(1) noalias readonly captures(none), i64, i1 immarg) #8

attributes #0 = { convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #2 = { convergent nofree norecurse nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #3 = { alwaysinline convergent nofree norecurse nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #4 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #5 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #6 = { convergent mustprogress nofree nounwind willreturn memory(read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #7 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #8 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #9 = { convergent nounwind willreturn memory(none) }
attributes #10 = { convergent nounwind willreturn memory(read) }
attributes #11 = { convergent nounwind }
attributes #12 = { nounwind }

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
!8 = !{i32 1, i32 1, i32 0, i32 0}
!9 = !{!"none", !"none", !"none", !"none"}
!10 = !{!"uchar*", !"uchar*", !"int", !"int"}
!11 = !{!"const", !"", !"", !""}
!12 = !{!"float*", !"float*", !"int", !"int"}
!13 = !{!14, !14, i64 0}
!14 = !{!"float", !6, i64 0}
