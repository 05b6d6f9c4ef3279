; ModuleID = 'corpus/opencl/noinline_calls.cl'
source_filename = "corpus/opencl/noinline_calls.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

%struct.record = type { [4 x i32], i16, i16, i32 }

@call_pointers.shared = internal unnamed_addr addrspace(3) global [32 x i32] undef, align 4

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_kernel void @call_chain(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1) local_unnamed_addr #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #17
  %4 = shl i64 %3, 32
  %5 = ashr exact i64 %4, 32
  %6 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %5
  %7 = load float, ptr addrspace(1) %6, align 4, !tbaa !12
  %8 = tail call spir_func float @newton(float noundef %7) #18
  %9 = tail call spir_func <2 x float> @both(float noundef %7, float noundef 2.000000e+00) #19
  %10 = extractelement <2 x float> %9, i64 1
  %11 = fadd float %8, %10
  %12 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %5
  store float %11, ptr addrspace(1) %12, align 4, !tbaa !12
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_call_chain(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1) local_unnamed_addr #1 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #17
  %4 = shl i64 %3, 32
  %5 = ashr exact i64 %4, 32
  %6 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %5
  %7 = load float, ptr addrspace(1) %6, align 4, !tbaa !12
  %8 = tail call spir_func float @newton(float noundef %7) #18
  %9 = tail call spir_func <2 x float> @both(float noundef %7, float noundef 2.000000e+00) #19
  %10 = extractelement <2 x float> %9, i64 1
  %11 = fadd float %8, %10
  %12 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %5
  store float %11, ptr addrspace(1) %12, align 4, !tbaa !12
  ret void
}

; Function Attrs: convergent norecurse nounwind
define dso_local spir_kernel void @call_pointers(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1) local_unnamed_addr #2 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !14 !kernel_arg_base_type !14 !kernel_arg_type_qual !11 {
  %3 = alloca [8 x i32], align 4
  %4 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #17
  %5 = trunc i64 %4 to i32
  %6 = sext i32 %5 to i64
  %7 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %6
  %8 = load i32, ptr addrspace(1) %7, align 4, !tbaa !4
  %9 = getelementptr inbounds i32, ptr addrspace(3) @call_pointers.shared, i64 %6
  store i32 %8, ptr addrspace(3) %9, align 4, !tbaa !4
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #18
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #19
  %10 = and i64 %4, 31
  %11 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %10
  %12 = load i32, ptr addrspace(1) %11, align 4, !tbaa !4
  store i32 %12, ptr %3, align 4, !tbaa !4
  %13 = add nsw i32 %5, 3
  %14 = and i32 %13, 31
  %15 = zext nneg i32 %14 to i64
  %16 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %15
  %17 = load i32, ptr addrspace(1) %16, align 4, !tbaa !4
  %18 = getelementptr inbounds nuw i8, ptr %3, i64 4
  store i32 %17, ptr %18, align 4, !tbaa !4
  %19 = add nsw i32 %5, 6
  %20 = and i32 %19, 31
  %21 = zext nneg i32 %20 to i64
  %22 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %21
  %23 = load i32, ptr addrspace(1) %22, align 4, !tbaa !4
  %24 = getelementptr inbounds nuw i8, ptr %3, i64 8
  store i32 %23, ptr %24, align 4, !tbaa !4
  %25 = add nsw i32 %5, 9
  %26 = and i32 %25, 31
  %27 = zext nneg i32 %26 to i64
  %28 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %27
  %29 = load i32, ptr addrspace(1) %28, align 4, !tbaa !4
  %30 = getelementptr inbounds nuw i8, ptr %3, i64 12
  store i32 %29, ptr %30, align 4, !tbaa !4
  %31 = add nsw i32 %5, 12
  %32 = and i32 %31, 31
  %33 = zext nneg i32 %32 to i64
  %34 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %33
  %35 = load i32, ptr addrspace(1) %34, align 4, !tbaa !4
  %36 = getelementptr inbounds nuw i8, ptr %3, i64 16
  store i32 %35, ptr %36, align 4, !tbaa !4
  %37 = add nsw i32 %5, 15
  %38 = and i32 %37, 31
  %39 = zext nneg i32 %38 to i64
  %40 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %39
  %41 = load i32, ptr addrspace(1) %40, align 4, !tbaa !4
  %42 = getelementptr inbounds nuw i8, ptr %3, i64 20
  store i32 %41, ptr %42, align 4, !tbaa !4
  %43 = add nsw i32 %5, 18
  %44 = and i32 %43, 31
  %45 = zext nneg i32 %44 to i64
  %46 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %45
  %47 = load i32, ptr addrspace(1) %46, align 4, !tbaa !4
  %48 = getelementptr inbounds nuw i8, ptr %3, i64 24
  store i32 %47, ptr %48, align 4, !tbaa !4
  %49 = add nsw i32 %5, 21
  %50 = and i32 %49, 31
  %51 = zext nneg i32 %50 to i64
  %52 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %51
  %53 = load i32, ptr addrspace(1) %52, align 4, !tbaa !4
  %54 = getelementptr inbounds nuw i8, ptr %3, i64 28
  store i32 %53, ptr %54, align 4, !tbaa !4
  %55 = addrspacecast ptr %3 to ptr addrspace(4)
  %56 = call spir_func i32 @sum_private(ptr addrspace(4) noundef %55) #19
  %57 = tail call spir_func i32 @sum_local(i32 noundef %5) #19
  %58 = mul nsw i32 %56, 3
  %59 = sub i32 %58, %57
  %60 = and i64 %4, 7
  %61 = getelementptr inbounds nuw i32, ptr %3, i64 %60
  %62 = load i32, ptr %61, align 4, !tbaa !4
  %63 = add nsw i32 %59, %62
  tail call spir_func void @store_global(ptr addrspace(1) noundef align 4 %1, i32 noundef %5, i32 noundef %63) #19
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #19
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define dso_local spir_func void @__clang_ocl_kern_imp_call_pointers(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1) local_unnamed_addr #3 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !14 !kernel_arg_base_type !14 !kernel_arg_type_qual !11 {
  %3 = alloca [8 x i32], align 4
  %4 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #17
  %5 = trunc i64 %4 to i32
  %6 = sext i32 %5 to i64
  %7 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %6
  %8 = load i32, ptr addrspace(1) %7, align 4, !tbaa !4
  %9 = getelementptr inbounds i32, ptr addrspace(3) @call_pointers.shared, i64 %6
  store i32 %8, ptr addrspace(3) %9, align 4, !tbaa !4
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #18
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #19
  %10 = and i64 %4, 31
  %11 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %10
  %12 = load i32, ptr addrspace(1) %11, align 4, !tbaa !4
  store i32 %12, ptr %3, align 4, !tbaa !4
  %13 = add nsw i32 %5, 3
  %14 = and i32 %13, 31
  %15 = zext nneg i32 %14 to i64
  %16 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %15
  %17 = load i32, ptr addrspace(1) %16, align 4, !tbaa !4
  %18 = getelementptr inbounds nuw i8, ptr %3, i64 4
  store i32 %17, ptr %18, align 4, !tbaa !4
  %19 = add nsw i32 %5, 6
  %20 = and i32 %19, 31
  %21 = zext nneg i32 %20 to i64
  %22 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %21
  %23 = load i32, ptr addrspace(1) %22, align 4, !tbaa !4
  %24 = getelementptr inbounds nuw i8, ptr %3, i64 8
  store i32 %23, ptr %24, align 4, !tbaa !4
  %25 = add nsw i32 %5, 9
  %26 = and i32 %25, 31
  %27 = zext nneg i32 %26 to i64
  %28 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %27
  %29 = load i32, ptr addrspace(1) %28, align 4, !tbaa !4
  %30 = getelementptr inbounds nuw i8, ptr %3, i64 12
  store i32 %29, ptr %30, align 4, !tbaa !4
  %31 = add nsw i32 %5, 12
  %32 = and i32 %31, 31
  %33 = zext nneg i32 %32 to i64
  %34 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %33
  %35 = load i32, ptr addrspace(1) %34, align 4, !tbaa !4
  %36 = getelementptr inbounds nuw i8, ptr %3, i64 16
  store i32 %35, ptr %36, align 4, !tbaa !4
  %37 = add nsw i32 %5, 15
  %38 = and i32 %37, 31
  %39 = zext nneg i32 %38 to i64
  %40 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %39
  %41 = load i32, ptr addrspace(1) %40, align 4, !tbaa !4
  %42 = getelementptr inbounds nuw i8, ptr %3, i64 20
  store i32 %41, ptr %42, align 4, !tbaa !4
  %43 = add nsw i32 %5, 18
  %44 = and i32 %43, 31
  %45 = zext nneg i32 %44 to i64
  %46 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %45
  %47 = load i32, ptr addrspace(1) %46, align 4, !tbaa !4
  %48 = getelementptr inbounds nuw i8, ptr %3, i64 24
  store i32 %47, ptr %48, align 4, !tbaa !4
  %49 = add nsw i32 %5, 21
  %50 = and i32 %49, 31
  %51 = zext nneg i32 %50 to i64
  %52 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %51
  %53 = load i32, ptr addrspace(1) %52, align 4, !tbaa !4
  %54 = getelementptr inbounds nuw i8, ptr %3, i64 28
  store i32 %53, ptr %54, align 4, !tbaa !4
  %55 = addrspacecast ptr %3 to ptr addrspace(4)
  %56 = call spir_func i32 @sum_private(ptr addrspace(4) noundef %55) #19
  %57 = tail call spir_func i32 @sum_local(i32 noundef %5) #19
  %58 = mul nsw i32 %56, 3
  %59 = sub i32 %58, %57
  %60 = and i64 %4, 7
  %61 = getelementptr inbounds nuw i32, ptr %3, i64 %60
  %62 = load i32, ptr %61, align 4, !tbaa !4
  %63 = add nsw i32 %59, %62
  tail call spir_func void @store_global(ptr addrspace(1) noundef %1, i32 noundef %5, i32 noundef %63) #19
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #19
  ret void
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_kernel void @call_structs(ptr addrspace(1) noundef readonly align 16 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1) local_unnamed_addr #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !15 !kernel_arg_base_type !16 !kernel_arg_type_qual !11 {
  %3 = alloca %struct.record, align 4
  %4 = alloca %struct.record, align 4
  %5 = alloca %struct.record, align 4
  %6 = alloca %struct.record, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %4)
  call void @llvm.lifetime.start.p0(ptr nonnull %6)
  %7 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #17
  %8 = trunc i64 %7 to i32
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #19
  %9 = sext i32 %8 to i64
  %10 = getelementptr inbounds <4 x i32>, ptr addrspace(1) %0, i64 %9
  %11 = load <4 x i32>, ptr addrspace(1) %10, align 16, !tbaa !17
  call spir_func void @make(ptr dead_on_unwind writable sret(%struct.record) align 4 %4, <4 x i32> noundef %11) #19
  call spir_func void @hashed(ptr dead_on_unwind writable sret(%struct.record) align 4 %3, ptr noundef nonnull byval(%struct.record) align 4 %4) #18
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #19
  %12 = add nsw i32 %8, 1
  %13 = and i32 %12, 31
  %14 = zext nneg i32 %13 to i64
  %15 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %0, i64 %14
  %16 = load <4 x i32>, ptr addrspace(1) %15, align 16, !tbaa !17
  call spir_func void @make(ptr dead_on_unwind writable sret(%struct.record) align 4 %6, <4 x i32> noundef %16) #19
  call spir_func void @hashed(ptr dead_on_unwind writable sret(%struct.record) align 4 %5, ptr noundef nonnull byval(%struct.record) align 4 %6) #18
  %17 = getelementptr inbounds nuw i8, ptr %3, i64 20
  %18 = load i32, ptr %17, align 4, !tbaa !18
  %19 = getelementptr inbounds nuw i8, ptr %5, i64 20
  %20 = load i32, ptr %19, align 4, !tbaa !18
  %21 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %20, i32 noundef 7) #17
  %22 = xor i32 %21, %18
  %23 = tail call spir_func i32 @compare(ptr noundef nonnull byval(%struct.record) align 4 %3, ptr noundef nonnull byval(%struct.record) align 4 %5) #19
  %24 = xor i32 %22, %23
  %25 = getelementptr inbounds i32, ptr addrspace(1) %1, i64 %9
  store i32 %24, ptr addrspace(1) %25, align 4, !tbaa !4
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #19
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #19
  call void @llvm.lifetime.end.p0(ptr nonnull %4)
  call void @llvm.lifetime.end.p0(ptr nonnull %6)
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_call_structs(ptr addrspace(1) noundef readonly align 16 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1) local_unnamed_addr #1 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !15 !kernel_arg_base_type !16 !kernel_arg_type_qual !11 {
  %3 = alloca %struct.record, align 4
  %4 = alloca %struct.record, align 4
  %5 = alloca %struct.record, align 4
  %6 = alloca %struct.record, align 4
  %7 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #17
  %8 = trunc i64 %7 to i32
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #19
  %9 = sext i32 %8 to i64
  %10 = getelementptr inbounds <4 x i32>, ptr addrspace(1) %0, i64 %9
  %11 = load <4 x i32>, ptr addrspace(1) %10, align 16, !tbaa !17
  call spir_func void @make(ptr dead_on_unwind writable sret(%struct.record) align 4 %4, <4 x i32> noundef %11) #19
  call spir_func void @hashed(ptr dead_on_unwind writable sret(%struct.record) align 4 %3, ptr noundef nonnull byval(%struct.record) align 4 %4) #18
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #19
  %12 = add nsw i32 %8, 1
  %13 = and i32 %12, 31
  %14 = zext nneg i32 %13 to i64
  %15 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %0, i64 %14
  %16 = load <4 x i32>, ptr addrspace(1) %15, align 16, !tbaa !17
  call spir_func void @make(ptr dead_on_unwind writable sret(%struct.record) align 4 %6, <4 x i32> noundef %16) #19
  call spir_func void @hashed(ptr dead_on_unwind writable sret(%struct.record) align 4 %5, ptr noundef nonnull byval(%struct.record) align 4 %6) #18
  %17 = getelementptr inbounds nuw i8, ptr %3, i64 20
  %18 = load i32, ptr %17, align 4, !tbaa !18
  %19 = getelementptr inbounds nuw i8, ptr %5, i64 20
  %20 = load i32, ptr %19, align 4, !tbaa !18
  %21 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %20, i32 noundef 7) #17
  %22 = xor i32 %21, %18
  %23 = tail call spir_func i32 @compare(ptr noundef nonnull byval(%struct.record) align 4 %3, ptr noundef nonnull byval(%struct.record) align 4 %5) #19
  %24 = xor i32 %22, %23
  %25 = getelementptr inbounds i32, ptr addrspace(1) %1, i64 %9
  store i32 %24, ptr addrspace(1) %25, align 4, !tbaa !4
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #19
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #19
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #5

; Function Attrs: convergent mustprogress nofree noinline norecurse nounwind willreturn memory(none)
define internal spir_func float @newton(float noundef %0) unnamed_addr #6 {
  %2 = tail call spir_func <2 x float> @both(float noundef 2.500000e-01, float noundef 5.000000e-01) #19
  %3 = extractelement <2 x float> %2, i64 0
  %4 = tail call spir_func float @_Z4fabsf(float noundef %3) #17
  %5 = fcmp uge float %4, 1.000000e+00
  br i1 %5, label %6, label %42

6:                                                ; preds = %1
  %7 = fsub float %3, %0
  %8 = extractelement <2 x float> %2, i64 1
  %9 = fmul float %8, 0x3F50624DE0000000
  %10 = tail call float @llvm.fmuladd.f32(float %7, float 0x3F847AE140000000, float %9)
  %11 = fsub float 2.500000e-01, %10
  %12 = tail call spir_func <2 x float> @both(float noundef %11, float noundef 5.000000e-01) #19
  %13 = extractelement <2 x float> %12, i64 0
  %14 = tail call spir_func float @_Z4fabsf(float noundef %13) #17
  %15 = fcmp uge float %14, 1.000000e+00
  br i1 %15, label %16, label %42

16:                                               ; preds = %6
  %17 = fsub float %13, %0
  %18 = extractelement <2 x float> %12, i64 1
  %19 = fmul float %18, 0x3F50624DE0000000
  %20 = tail call float @llvm.fmuladd.f32(float %17, float 0x3F847AE140000000, float %19)
  %21 = fsub float %11, %20
  %22 = tail call spir_func <2 x float> @both(float noundef %21, float noundef 5.000000e-01) #19
  %23 = extractelement <2 x float> %22, i64 0
  %24 = tail call spir_func float @_Z4fabsf(float noundef %23) #17
  %25 = fcmp uge float %24, 1.000000e+00
  br i1 %25, label %26, label %42

26:                                               ; preds = %16
  %27 = fsub float %23, %0
  %28 = extractelement <2 x float> %22, i64 1
  %29 = fmul float %28, 0x3F50624DE0000000
  %30 = tail call float @llvm.fmuladd.f32(float %27, float 0x3F847AE140000000, float %29)
  %31 = fsub float %21, %30
  %32 = tail call spir_func <2 x float> @both(float noundef %31, float noundef 5.000000e-01) #19
  %33 = extractelement <2 x float> %32, i64 0
  %34 = tail call spir_func float @_Z4fabsf(float noundef %33) #17
  %35 = fcmp uge float %34, 1.000000e+00
  br i1 %35, label %36, label %42

36:                                               ; preds = %26
  %37 = fsub float %33, %0
  %38 = extractelement <2 x float> %32, i64 1
  %39 = fmul float %38, 0x3F50624DE0000000
  %40 = tail call float @llvm.fmuladd.f32(float %37, float 0x3F847AE140000000, float %39)
  %41 = fsub float %31, %40
  br label %42

42:                                               ; preds = %36, %26, %16, %6, %1
  %43 = phi float [ 2.500000e-01, %1 ], [ %41, %36 ], [ %11, %6 ], [ %31, %26 ], [ %21, %16 ]
  ret float %43
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none)
define internal spir_func <2 x float> @both(float noundef %0, float noundef %1) unnamed_addr #7 {
  %3 = tail call spir_func float @poly(float noundef %0, float noundef 1.000000e+00, float noundef 2.000000e+00, float noundef 4.000000e+00, float noundef 5.000000e+00) #19
  %4 = insertelement <2 x float> poison, float %3, i64 0
  %5 = fneg float %0
  %6 = fmul float %1, %5
  %7 = tail call spir_func float @poly(float noundef %6, float noundef 5.000000e+00, float noundef 4.000000e+00, float noundef 2.000000e+00, float noundef 1.000000e+00) #19
  %8 = insertelement <2 x float> %4, float %7, i64 1
  ret <2 x float> %8
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func float @_Z4fabsf(float noundef) local_unnamed_addr #5

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #8

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none)
define internal spir_func noundef float @poly(float noundef %0, float noundef %1, float noundef %2, float noundef %3, float noundef %4) unnamed_addr #7 {
  %6 = tail call float @llvm.fmuladd.f32(float %1, float %0, float %2)
  %7 = tail call float @llvm.fmuladd.f32(float %6, float %0, float 3.000000e+00)
  %8 = tail call float @llvm.fmuladd.f32(float %7, float %0, float %3)
  %9 = tail call float @llvm.fmuladd.f32(float %8, float %0, float %4)
  ret float %9
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z12get_local_idj(i32 noundef) local_unnamed_addr #5

; Function Attrs: convergent nounwind
declare dso_local spir_func void @_Z7barrierj(i32 noundef) local_unnamed_addr #9

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define internal spir_func i32 @sum_private(ptr addrspace(4) noundef captures(none) %0) unnamed_addr #10 {
  %2 = load i32, ptr addrspace(4) %0, align 4, !tbaa !4
  %3 = getelementptr inbounds nuw i8, ptr addrspace(4) %0, i64 4
  %4 = load i32, ptr addrspace(4) %3, align 4, !tbaa !4
  %5 = add nsw i32 %4, %2
  store i32 %5, ptr addrspace(4) %3, align 4, !tbaa !4
  %6 = getelementptr inbounds nuw i8, ptr addrspace(4) %0, i64 8
  %7 = load i32, ptr addrspace(4) %6, align 4, !tbaa !4
  %8 = add nsw i32 %7, %5
  store i32 %8, ptr addrspace(4) %6, align 4, !tbaa !4
  %9 = getelementptr inbounds nuw i8, ptr addrspace(4) %0, i64 12
  %10 = load i32, ptr addrspace(4) %9, align 4, !tbaa !4
  %11 = add nsw i32 %10, %8
  store i32 %11, ptr addrspace(4) %9, align 4, !tbaa !4
  %12 = getelementptr inbounds nuw i8, ptr addrspace(4) %0, i64 16
  %13 = load i32, ptr addrspace(4) %12, align 4, !tbaa !4
  %14 = add nsw i32 %13, %11
  store i32 %14, ptr addrspace(4) %12, align 4, !tbaa !4
  %15 = getelementptr inbounds nuw i8, ptr addrspace(4) %0, i64 20
  %16 = load i32, ptr addrspace(4) %15, align 4, !tbaa !4
  %17 = add nsw i32 %16, %14
  store i32 %17, ptr addrspace(4) %15, align 4, !tbaa !4
  %18 = getelementptr inbounds nuw i8, ptr addrspace(4) %0, i64 24
  %19 = load i32, ptr addrspace(4) %18, align 4, !tbaa !4
  %20 = add nsw i32 %19, %17
  store i32 %20, ptr addrspace(4) %18, align 4, !tbaa !4
  %21 = getelementptr inbounds nuw i8, ptr addrspace(4) %0, i64 28
  %22 = load i32, ptr addrspace(4) %21, align 4, !tbaa !4
  %23 = add nsw i32 %22, %20
  store i32 %23, ptr addrspace(4) %21, align 4, !tbaa !4
  ret i32 %23
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(read, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define internal spir_func i32 @sum_local(i32 noundef %0) unnamed_addr #11 {
  %2 = and i32 %0, 31
  %3 = zext nneg i32 %2 to i64
  %4 = getelementptr inbounds nuw i32, ptr addrspace(3) @call_pointers.shared, i64 %3
  %5 = load i32, ptr addrspace(3) %4, align 4, !tbaa !4
  %6 = add nsw i32 %0, 1
  %7 = and i32 %6, 31
  %8 = zext nneg i32 %7 to i64
  %9 = getelementptr inbounds nuw i32, ptr addrspace(3) @call_pointers.shared, i64 %8
  %10 = load i32, ptr addrspace(3) %9, align 4, !tbaa !4
  %11 = add nsw i32 %0, 2
  %12 = and i32 %11, 31
  %13 = zext nneg i32 %12 to i64
  %14 = getelementptr inbounds nuw i32, ptr addrspace(3) @call_pointers.shared, i64 %13
  %15 = load i32, ptr addrspace(3) %14, align 4, !tbaa !4
  %16 = add nsw i32 %0, 3
  %17 = and i32 %16, 31
  %18 = zext nneg i32 %17 to i64
  %19 = getelementptr inbounds nuw i32, ptr addrspace(3) @call_pointers.shared, i64 %18
  %20 = load i32, ptr addrspace(3) %19, align 4, !tbaa !4
  %21 = add nsw i32 %0, 4
  %22 = and i32 %21, 31
  %23 = zext nneg i32 %22 to i64
  %24 = getelementptr inbounds nuw i32, ptr addrspace(3) @call_pointers.shared, i64 %23
  %25 = load i32, ptr addrspace(3) %24, align 4, !tbaa !4
  %26 = insertelement <4 x i32> poison, i32 %10, i64 0
  %27 = insertelement <4 x i32> %26, i32 %5, i64 1
  %28 = insertelement <4 x i32> %27, i32 %15, i64 2
  %29 = insertelement <4 x i32> %28, i32 %20, i64 3
  %30 = tail call i32 @llvm.vector.reduce.add.v4i32(<4 x i32> %29)
  %31 = add i32 %30, %25
  ret i32 %31
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: write)
define internal spir_func void @store_global(ptr addrspace(1) noundef writeonly captures(none) %0, i32 noundef %1, i32 noundef %2) unnamed_addr #12 {
  %4 = sext i32 %1 to i64
  %5 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %4
  store i32 %2, ptr addrspace(1) %5, align 4, !tbaa !4
  ret void
}

; Function Attrs: convergent mustprogress nofree noinline norecurse nounwind willreturn memory(argmem: readwrite)
define internal spir_func void @hashed(ptr dead_on_unwind noalias nonnull writable writeonly sret(%struct.record) align 4 captures(none) initializes((0, 24)) %0, ptr noundef byval(%struct.record) align 4 captures(none) initializes((20, 24)) %1) unnamed_addr #13 {
  %3 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %4 = load i16, ptr %3, align 4, !tbaa !21
  %5 = zext i16 %4 to i32
  %6 = load i32, ptr %1, align 4, !tbaa !4
  %7 = tail call spir_func i32 @mix32(i32 noundef %5, i32 noundef %6) #18
  %8 = getelementptr inbounds nuw i8, ptr %1, i64 4
  %9 = load i32, ptr %8, align 4, !tbaa !4
  %10 = tail call spir_func i32 @mix32(i32 noundef %7, i32 noundef %9) #18
  %11 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %12 = load i32, ptr %11, align 4, !tbaa !4
  %13 = tail call spir_func i32 @mix32(i32 noundef %10, i32 noundef %12) #18
  %14 = getelementptr inbounds nuw i8, ptr %1, i64 12
  %15 = load i32, ptr %14, align 4, !tbaa !4
  %16 = tail call spir_func i32 @mix32(i32 noundef %13, i32 noundef %15) #18
  %17 = getelementptr inbounds nuw i8, ptr %1, i64 20
  store i32 %16, ptr %17, align 4, !tbaa !18
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(24) %0, ptr noundef nonnull align 4 dereferenceable(24) %1, i64 24, i1 false), !tbaa.struct !22
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: write)
define internal spir_func void @make(ptr dead_on_unwind noalias nonnull writable writeonly sret(%struct.record) align 4 captures(none) initializes((0, 24)) %0, <4 x i32> noundef %1) unnamed_addr #12 {
  %3 = extractelement <4 x i32> %1, i64 0
  store i32 %3, ptr %0, align 4, !tbaa !4
  %4 = extractelement <4 x i32> %1, i64 1
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 4
  store i32 %4, ptr %5, align 4, !tbaa !4
  %6 = extractelement <4 x i32> %1, i64 2
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store i32 %6, ptr %7, align 4, !tbaa !4
  %8 = extractelement <4 x i32> %1, i64 3
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 12
  store i32 %8, ptr %9, align 4, !tbaa !4
  %10 = trunc i32 %3 to i16
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 16
  store i16 %10, ptr %11, align 4, !tbaa !21
  %12 = bitcast <4 x i32> %1 to <8 x i16>
  %13 = extractelement <8 x i16> %12, i64 7
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 18
  store i16 %13, ptr %14, align 2, !tbaa !24
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 20
  store i32 0, ptr %15, align 4, !tbaa !18
  ret void
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i32 @_Z6rotatejj(i32 noundef, i32 noundef) local_unnamed_addr #5

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: read)
define internal spir_func range(i32 -65535, 65536) i32 @compare(ptr noundef readonly byval(%struct.record) align 4 captures(none) %0, ptr noundef readonly byval(%struct.record) align 4 captures(none) %1) unnamed_addr #14 {
  %3 = load i32, ptr %0, align 4, !tbaa !4
  %4 = load i32, ptr %1, align 4, !tbaa !4
  %5 = icmp eq i32 %3, %4
  br i1 %5, label %6, label %32

6:                                                ; preds = %2
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 4
  %8 = load i32, ptr %7, align 4, !tbaa !4
  %9 = getelementptr inbounds nuw i8, ptr %1, i64 4
  %10 = load i32, ptr %9, align 4, !tbaa !4
  %11 = icmp eq i32 %8, %10
  br i1 %11, label %12, label %32

12:                                               ; preds = %6
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %14 = load i32, ptr %13, align 4, !tbaa !4
  %15 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %16 = load i32, ptr %15, align 4, !tbaa !4
  %17 = icmp eq i32 %14, %16
  br i1 %17, label %18, label %32

18:                                               ; preds = %12
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 12
  %20 = load i32, ptr %19, align 4, !tbaa !4
  %21 = getelementptr inbounds nuw i8, ptr %1, i64 12
  %22 = load i32, ptr %21, align 4, !tbaa !4
  %23 = icmp eq i32 %20, %22
  br i1 %23, label %24, label %32

24:                                               ; preds = %18
  %25 = getelementptr inbounds nuw i8, ptr %0, i64 18
  %26 = load i16, ptr %25, align 2, !tbaa !24
  %27 = zext i16 %26 to i32
  %28 = getelementptr inbounds nuw i8, ptr %1, i64 18
  %29 = load i16, ptr %28, align 2, !tbaa !24
  %30 = zext i16 %29 to i32
  %31 = sub nsw i32 %27, %30
  br label %37

32:                                               ; preds = %18, %12, %6, %2
  %33 = phi i32 [ %3, %2 ], [ %8, %6 ], [ %14, %12 ], [ %20, %18 ]
  %34 = phi i32 [ %4, %2 ], [ %10, %6 ], [ %16, %12 ], [ %22, %18 ]
  %35 = icmp ult i32 %33, %34
  %36 = select i1 %35, i32 -1, i32 1
  br label %37

37:                                               ; preds = %32, %24
  %38 = phi i32 [ %31, %24 ], [ %36, %32 ]
  ret i32 %38
}

; Function Attrs: convergent mustprogress nofree noinline norecurse nounwind willreturn memory(none)
define internal spir_func i32 @mix32(i32 noundef %0, i32 noundef %1) unnamed_addr #6 {
  %3 = mul i32 %1, -862048943
  %4 = xor i32 %3, %0
  %5 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %4, i32 noundef 13) #17
  %6 = mul i32 %5, 5
  %7 = add i32 %6, -430675100
  ret i32 %7
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #15

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.vector.reduce.add.v4i32(<4 x i32>) #16

attributes #0 = { convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #2 = { convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #3 = { alwaysinline convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #4 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #5 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #6 = { convergent mustprogress nofree noinline norecurse nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #7 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #8 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #9 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #10 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #11 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(read, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #12 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: write) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #13 = { convergent mustprogress nofree noinline norecurse nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #14 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #15 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #16 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #17 = { convergent nounwind willreturn memory(none) }
attributes #18 = { convergent nounwind }
attributes #19 = { nounwind }

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
!8 = !{i32 1, i32 1}
!9 = !{!"none", !"none"}
!10 = !{!"float*", !"float*"}
!11 = !{!"const", !""}
!12 = !{!13, !13, i64 0}
!13 = !{!"float", !6, i64 0}
!14 = !{!"int*", !"int*"}
!15 = !{!"uint4*", !"uint*"}
!16 = !{!"uint __attribute__((ext_vector_type(4)))*", !"uint*"}
!17 = !{!6, !6, i64 0}
!18 = !{!19, !5, i64 20}
!19 = !{!"", !6, i64 0, !20, i64 16, !20, i64 18, !5, i64 20}
!20 = !{!"short", !6, i64 0}
!21 = !{!19, !20, i64 16}
!22 = !{i64 0, i64 16, !17, i64 16, i64 2, !23, i64 18, i64 2, !23, i64 20, i64 4, !4}
!23 = !{!20, !20, i64 0}
!24 = !{!19, !20, i64 18}
