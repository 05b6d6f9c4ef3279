; ModuleID = 'corpus/opencl/noinline_calls.cl'
source_filename = "corpus/opencl/noinline_calls.cl"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.record = type { [4 x i32], i16, i16, i32 }

@call_pointers.shared = internal unnamed_addr addrspace(3) global [32 x i32] undef, align 4

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @call_chain(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1) local_unnamed_addr #0 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  tail call void @__clang_ocl_kern_imp_call_chain(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1) #12
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local void @__clang_ocl_kern_imp_call_chain(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1) local_unnamed_addr #1 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
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
  %13 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %12
  %14 = load float, ptr addrspace(1) %13, align 4, !tbaa !14
  %15 = tail call fastcc float @newton(float noundef %14) #12
  %16 = tail call fastcc <2 x float> @both(float noundef %14, float noundef 2.000000e+00) #12
  %17 = extractelement <2 x float> %16, i64 1
  %18 = fadd float %15, %17
  %19 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %12
  store float %18, ptr addrspace(1) %19, align 4, !tbaa !14
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind
define dso_local ptx_kernel void @call_pointers(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1) local_unnamed_addr #2 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !16 !kernel_arg_base_type !16 !kernel_arg_type_qual !13 {
  tail call void @__clang_ocl_kern_imp_call_pointers(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1) #13
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind
define dso_local void @__clang_ocl_kern_imp_call_pointers(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1) local_unnamed_addr #3 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !16 !kernel_arg_base_type !16 !kernel_arg_type_qual !13 {
  %3 = alloca [8 x i32], align 4
  %4 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = zext nneg i32 %4 to i64
  %6 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %5
  %7 = load i32, ptr addrspace(1) %6, align 4, !tbaa !6
  %8 = getelementptr inbounds nuw i32, ptr addrspace(3) @call_pointers.shared, i64 %5
  store i32 %7, ptr addrspace(3) %8, align 4, !tbaa !6
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #12
  %9 = and i32 %4, 31
  %10 = zext nneg i32 %9 to i64
  %11 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %10
  %12 = load i32, ptr addrspace(1) %11, align 4, !tbaa !6
  store i32 %12, ptr %3, align 4, !tbaa !6
  %13 = add nuw nsw i32 %4, 3
  %14 = and i32 %13, 31
  %15 = zext nneg i32 %14 to i64
  %16 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %15
  %17 = load i32, ptr addrspace(1) %16, align 4, !tbaa !6
  %18 = getelementptr inbounds nuw i8, ptr %3, i64 4
  store i32 %17, ptr %18, align 4, !tbaa !6
  %19 = add nuw nsw i32 %4, 6
  %20 = and i32 %19, 31
  %21 = zext nneg i32 %20 to i64
  %22 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %21
  %23 = load i32, ptr addrspace(1) %22, align 4, !tbaa !6
  %24 = getelementptr inbounds nuw i8, ptr %3, i64 8
  store i32 %23, ptr %24, align 4, !tbaa !6
  %25 = add nuw nsw i32 %4, 9
  %26 = and i32 %25, 31
  %27 = zext nneg i32 %26 to i64
  %28 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %27
  %29 = load i32, ptr addrspace(1) %28, align 4, !tbaa !6
  %30 = getelementptr inbounds nuw i8, ptr %3, i64 12
  store i32 %29, ptr %30, align 4, !tbaa !6
  %31 = add nuw nsw i32 %4, 12
  %32 = and i32 %31, 31
  %33 = zext nneg i32 %32 to i64
  %34 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %33
  %35 = load i32, ptr addrspace(1) %34, align 4, !tbaa !6
  %36 = getelementptr inbounds nuw i8, ptr %3, i64 16
  store i32 %35, ptr %36, align 4, !tbaa !6
  %37 = add nuw nsw i32 %4, 15
  %38 = and i32 %37, 31
  %39 = zext nneg i32 %38 to i64
  %40 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %39
  %41 = load i32, ptr addrspace(1) %40, align 4, !tbaa !6
  %42 = getelementptr inbounds nuw i8, ptr %3, i64 20
  store i32 %41, ptr %42, align 4, !tbaa !6
  %43 = add nuw nsw i32 %4, 18
  %44 = and i32 %43, 31
  %45 = zext nneg i32 %44 to i64
  %46 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %45
  %47 = load i32, ptr addrspace(1) %46, align 4, !tbaa !6
  %48 = getelementptr inbounds nuw i8, ptr %3, i64 24
  store i32 %47, ptr %48, align 4, !tbaa !6
  %49 = add nuw nsw i32 %4, 21
  %50 = and i32 %49, 31
  %51 = zext nneg i32 %50 to i64
  %52 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %51
  %53 = load i32, ptr addrspace(1) %52, align 4, !tbaa !6
  %54 = getelementptr inbounds nuw i8, ptr %3, i64 28
  store i32 %53, ptr %54, align 4, !tbaa !6
  %55 = call fastcc i32 @sum_private(ptr noundef %3) #12
  %56 = tail call fastcc i32 @sum_local(i32 noundef %4) #12
  %57 = mul nsw i32 %55, 3
  %58 = sub i32 %57, %56
  %59 = and i64 %5, 7
  %60 = getelementptr inbounds nuw i32, ptr %3, i64 %59
  %61 = load i32, ptr %60, align 4, !tbaa !6
  %62 = add nsw i32 %58, %61
  tail call fastcc void @store_global(ptr addrspace(1) noundef %1, i32 noundef %4, i32 noundef %62) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #12
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @call_structs(ptr addrspace(1) noundef readonly align 16 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1) local_unnamed_addr #0 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !17 !kernel_arg_base_type !18 !kernel_arg_type_qual !13 {
  tail call void @__clang_ocl_kern_imp_call_structs(ptr addrspace(1) noundef align 16 %0, ptr addrspace(1) noundef align 4 %1) #12
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local void @__clang_ocl_kern_imp_call_structs(ptr addrspace(1) noundef readonly align 16 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1) local_unnamed_addr #1 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !17 !kernel_arg_base_type !18 !kernel_arg_type_qual !13 {
  %3 = alloca %struct.record, align 4
  %4 = alloca %struct.record, align 4
  %5 = alloca %struct.record, align 4
  %6 = alloca %struct.record, align 4
  %7 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %9 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %10 = zext nneg i32 %8 to i64
  %11 = zext nneg i32 %9 to i64
  %12 = mul nuw nsw i64 %10, %11
  %13 = zext nneg i32 %7 to i64
  %14 = add nuw nsw i64 %12, %13
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #12
  %15 = shl i64 %14, 32
  %16 = ashr exact i64 %15, 32
  %17 = getelementptr inbounds <4 x i32>, ptr addrspace(1) %0, i64 %16
  %18 = load <4 x i32>, ptr addrspace(1) %17, align 16, !tbaa !19
  %19 = tail call fastcc { [4 x i32], i16, i16 } @make(<4 x i32> noundef %18) #12
  %20 = extractvalue { [4 x i32], i16, i16 } %19, 0
  %21 = extractvalue { [4 x i32], i16, i16 } %19, 1
  %22 = extractvalue { [4 x i32], i16, i16 } %19, 2
  %23 = extractvalue [4 x i32] %20, 0
  store i32 %23, ptr %4, align 4
  %24 = extractvalue [4 x i32] %20, 1
  %25 = getelementptr inbounds nuw i8, ptr %4, i64 4
  store i32 %24, ptr %25, align 4
  %26 = extractvalue [4 x i32] %20, 2
  %27 = getelementptr inbounds nuw i8, ptr %4, i64 8
  store i32 %26, ptr %27, align 4
  %28 = extractvalue [4 x i32] %20, 3
  %29 = getelementptr inbounds nuw i8, ptr %4, i64 12
  store i32 %28, ptr %29, align 4
  %30 = getelementptr inbounds nuw i8, ptr %4, i64 16
  store i16 %21, ptr %30, align 4
  %31 = getelementptr inbounds nuw i8, ptr %4, i64 18
  store i16 %22, ptr %31, align 2
  %32 = getelementptr inbounds nuw i8, ptr %4, i64 20
  store i32 0, ptr %32, align 4
  %33 = tail call fastcc { [4 x i32], i16, i16, i32 } @hashed(ptr noundef nonnull byval(%struct.record) align 4 %4) #12
  %34 = extractvalue { [4 x i32], i16, i16, i32 } %33, 0
  %35 = extractvalue { [4 x i32], i16, i16, i32 } %33, 1
  %36 = extractvalue { [4 x i32], i16, i16, i32 } %33, 2
  %37 = extractvalue { [4 x i32], i16, i16, i32 } %33, 3
  %38 = extractvalue [4 x i32] %34, 0
  store i32 %38, ptr %3, align 4
  %39 = extractvalue [4 x i32] %34, 1
  %40 = getelementptr inbounds nuw i8, ptr %3, i64 4
  store i32 %39, ptr %40, align 4
  %41 = extractvalue [4 x i32] %34, 2
  %42 = getelementptr inbounds nuw i8, ptr %3, i64 8
  store i32 %41, ptr %42, align 4
  %43 = extractvalue [4 x i32] %34, 3
  %44 = getelementptr inbounds nuw i8, ptr %3, i64 12
  store i32 %43, ptr %44, align 4
  %45 = getelementptr inbounds nuw i8, ptr %3, i64 16
  store i16 %35, ptr %45, align 4
  %46 = getelementptr inbounds nuw i8, ptr %3, i64 18
  store i16 %36, ptr %46, align 2
  %47 = getelementptr inbounds nuw i8, ptr %3, i64 20
  store i32 %37, ptr %47, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #12
  %48 = add nuw nsw i64 %14, 1
  %49 = and i64 %48, 31
  %50 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %0, i64 %49
  %51 = load <4 x i32>, ptr addrspace(1) %50, align 16, !tbaa !19
  %52 = tail call fastcc { [4 x i32], i16, i16 } @make(<4 x i32> noundef %51) #12
  %53 = extractvalue { [4 x i32], i16, i16 } %52, 0
  %54 = extractvalue { [4 x i32], i16, i16 } %52, 1
  %55 = extractvalue { [4 x i32], i16, i16 } %52, 2
  %56 = extractvalue [4 x i32] %53, 0
  store i32 %56, ptr %6, align 4
  %57 = extractvalue [4 x i32] %53, 1
  %58 = getelementptr inbounds nuw i8, ptr %6, i64 4
  store i32 %57, ptr %58, align 4
  %59 = extractvalue [4 x i32] %53, 2
  %60 = getelementptr inbounds nuw i8, ptr %6, i64 8
  store i32 %59, ptr %60, align 4
  %61 = extractvalue [4 x i32] %53, 3
  %62 = getelementptr inbounds nuw i8, ptr %6, i64 12
  store i32 %61, ptr %62, align 4
  %63 = getelementptr inbounds nuw i8, ptr %6, i64 16
  store i16 %54, ptr %63, align 4
  %64 = getelementptr inbounds nuw i8, ptr %6, i64 18
  store i16 %55, ptr %64, align 2
  %65 = getelementptr inbounds nuw i8, ptr %6, i64 20
  store i32 0, ptr %65, align 4
  %66 = tail call fastcc { [4 x i32], i16, i16, i32 } @hashed(ptr noundef nonnull byval(%struct.record) align 4 %6) #12
  %67 = extractvalue { [4 x i32], i16, i16, i32 } %66, 0
  %68 = extractvalue { [4 x i32], i16, i16, i32 } %66, 1
  %69 = extractvalue { [4 x i32], i16, i16, i32 } %66, 2
  %70 = extractvalue { [4 x i32], i16, i16, i32 } %66, 3
  %71 = extractvalue [4 x i32] %67, 0
  store i32 %71, ptr %5, align 4
  %72 = extractvalue [4 x i32] %67, 1
  %73 = getelementptr inbounds nuw i8, ptr %5, i64 4
  store i32 %72, ptr %73, align 4
  %74 = extractvalue [4 x i32] %67, 2
  %75 = getelementptr inbounds nuw i8, ptr %5, i64 8
  store i32 %74, ptr %75, align 4
  %76 = extractvalue [4 x i32] %67, 3
  %77 = getelementptr inbounds nuw i8, ptr %5, i64 12
  store i32 %76, ptr %77, align 4
  %78 = getelementptr inbounds nuw i8, ptr %5, i64 16
  store i16 %68, ptr %78, align 4
  %79 = getelementptr inbounds nuw i8, ptr %5, i64 18
  store i16 %69, ptr %79, align 2
  %80 = getelementptr inbounds nuw i8, ptr %5, i64 20
  store i32 %70, ptr %80, align 4
  %81 = tail call noundef i32 @llvm.fshl.i32(i32 %70, i32 %70, i32 7)
  %82 = tail call fastcc i32 @compare(ptr noundef nonnull byval(%struct.record) align 4 %3, ptr noundef nonnull byval(%struct.record) align 4 %5) #12
  %83 = xor i32 %81, %82
  %84 = xor i32 %83, %37
  %85 = getelementptr inbounds i32, ptr addrspace(1) %1, i64 %16
  store i32 %84, ptr addrspace(1) %85, align 4, !tbaa !6
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #12
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #4

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none)
define internal fastcc float @newton(float noundef %0) unnamed_addr #5 {
  %2 = tail call fastcc <2 x float> @both(float noundef 2.500000e-01, float noundef 5.000000e-01) #12
  %3 = extractelement <2 x float> %2, i64 0
  %4 = tail call noundef float @llvm.fabs.f32(float %3)
  %5 = fcmp uge float %4, 1.000000e+00
  br i1 %5, label %6, label %42

6:                                                ; preds = %1
  %7 = fsub float %3, %0
  %8 = extractelement <2 x float> %2, i64 1
  %9 = fmul float %8, 0x3F50624DE0000000
  %10 = tail call float @llvm.fmuladd.f32(float %7, float 0x3F847AE140000000, float %9)
  %11 = fsub float 2.500000e-01, %10
  %12 = tail call fastcc <2 x float> @both(float noundef %11, float noundef 5.000000e-01) #12
  %13 = extractelement <2 x float> %12, i64 0
  %14 = tail call noundef float @llvm.fabs.f32(float %13)
  %15 = fcmp uge float %14, 1.000000e+00
  br i1 %15, label %16, label %42

16:                                               ; preds = %6
  %17 = fsub float %13, %0
  %18 = extractelement <2 x float> %12, i64 1
  %19 = fmul float %18, 0x3F50624DE0000000
  %20 = tail call float @llvm.fmuladd.f32(float %17, float 0x3F847AE140000000, float %19)
  %21 = fsub float %11, %20
  %22 = tail call fastcc <2 x float> @both(float noundef %21, float noundef 5.000000e-01) #12
  %23 = extractelement <2 x float> %22, i64 0
  %24 = tail call noundef float @llvm.fabs.f32(float %23)
  %25 = fcmp uge float %24, 1.000000e+00
  br i1 %25, label %26, label %42

26:                                               ; preds = %16
  %27 = fsub float %23, %0
  %28 = extractelement <2 x float> %22, i64 1
  %29 = fmul float %28, 0x3F50624DE0000000
  %30 = tail call float @llvm.fmuladd.f32(float %27, float 0x3F847AE140000000, float %29)
  %31 = fsub float %21, %30
  %32 = tail call fastcc <2 x float> @both(float noundef %31, float noundef 5.000000e-01) #12
  %33 = extractelement <2 x float> %32, i64 0
  %34 = tail call noundef float @llvm.fabs.f32(float %33)
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
  %43 = phi float [ %41, %36 ], [ 2.500000e-01, %1 ], [ %11, %6 ], [ %31, %26 ], [ %21, %16 ]
  ret float %43
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none)
define internal fastcc <2 x float> @both(float noundef %0, float noundef %1) unnamed_addr #5 {
  %3 = tail call fastcc float @poly(float noundef %0, float noundef 1.000000e+00, float noundef 2.000000e+00, float noundef 4.000000e+00, float noundef 5.000000e+00) #12
  %4 = insertelement <2 x float> poison, float %3, i64 0
  %5 = fneg float %0
  %6 = fmul float %1, %5
  %7 = tail call fastcc float @poly(float noundef %6, float noundef 5.000000e+00, float noundef 4.000000e+00, float noundef 2.000000e+00, float noundef 1.000000e+00) #12
  %8 = insertelement <2 x float> %4, float %7, i64 1
  ret <2 x float> %8
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #4

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #6

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none)
define internal fastcc noundef float @poly(float noundef %0, float noundef %1, float noundef %2, float noundef %3, float noundef %4) unnamed_addr #5 {
  %6 = tail call float @llvm.fmuladd.f32(float %1, float %0, float %2)
  %7 = tail call float @llvm.fmuladd.f32(float %6, float %0, float 3.000000e+00)
  %8 = tail call float @llvm.fmuladd.f32(float %7, float %0, float %3)
  %9 = tail call float @llvm.fmuladd.f32(float %8, float %0, float %4)
  ret float %9
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define internal fastcc i32 @sum_private(ptr noundef nonnull captures(none) %0) unnamed_addr #1 {
  %2 = load i32, ptr %0, align 4, !tbaa !6
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 4
  %4 = load i32, ptr %3, align 4, !tbaa !6
  %5 = add nsw i32 %4, %2
  store i32 %5, ptr %3, align 4, !tbaa !6
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %7 = load i32, ptr %6, align 4, !tbaa !6
  %8 = add nsw i32 %7, %5
  store i32 %8, ptr %6, align 4, !tbaa !6
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 12
  %10 = load i32, ptr %9, align 4, !tbaa !6
  %11 = add nsw i32 %10, %8
  store i32 %11, ptr %9, align 4, !tbaa !6
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %13 = load i32, ptr %12, align 4, !tbaa !6
  %14 = add nsw i32 %13, %11
  store i32 %14, ptr %12, align 4, !tbaa !6
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %16 = load i32, ptr %15, align 4, !tbaa !6
  %17 = add nsw i32 %16, %14
  store i32 %17, ptr %15, align 4, !tbaa !6
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %19 = load i32, ptr %18, align 4, !tbaa !6
  %20 = add nsw i32 %19, %17
  store i32 %20, ptr %18, align 4, !tbaa !6
  %21 = getelementptr inbounds nuw i8, ptr %0, i64 28
  %22 = load i32, ptr %21, align 4, !tbaa !6
  %23 = add nsw i32 %22, %20
  store i32 %23, ptr %21, align 4, !tbaa !6
  ret i32 %23
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(read, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define internal fastcc i32 @sum_local(i32 noundef range(i32 0, 1024) %0) unnamed_addr #7 {
  %2 = and i32 %0, 31
  %3 = zext nneg i32 %2 to i64
  %4 = getelementptr inbounds nuw i32, ptr addrspace(3) @call_pointers.shared, i64 %3
  %5 = load i32, ptr addrspace(3) %4, align 4, !tbaa !6
  %6 = add nuw nsw i32 %0, 1
  %7 = and i32 %6, 31
  %8 = zext nneg i32 %7 to i64
  %9 = getelementptr inbounds nuw i32, ptr addrspace(3) @call_pointers.shared, i64 %8
  %10 = load i32, ptr addrspace(3) %9, align 4, !tbaa !6
  %11 = add nsw i32 %10, %5
  %12 = add nuw nsw i32 %0, 2
  %13 = and i32 %12, 31
  %14 = zext nneg i32 %13 to i64
  %15 = getelementptr inbounds nuw i32, ptr addrspace(3) @call_pointers.shared, i64 %14
  %16 = load i32, ptr addrspace(3) %15, align 4, !tbaa !6
  %17 = add nsw i32 %16, %11
  %18 = add nuw nsw i32 %0, 3
  %19 = and i32 %18, 31
  %20 = zext nneg i32 %19 to i64
  %21 = getelementptr inbounds nuw i32, ptr addrspace(3) @call_pointers.shared, i64 %20
  %22 = load i32, ptr addrspace(3) %21, align 4, !tbaa !6
  %23 = add nsw i32 %22, %17
  %24 = add nuw nsw i32 %0, 4
  %25 = and i32 %24, 31
  %26 = zext nneg i32 %25 to i64
  %27 = getelementptr inbounds nuw i32, ptr addrspace(3) @call_pointers.shared, i64 %26
  %28 = load i32, ptr addrspace(3) %27, align 4, !tbaa !6
  %29 = add nsw i32 %28, %23
  ret i32 %29
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: write)
define internal fastcc void @store_global(ptr addrspace(1) noundef writeonly captures(none) %0, i32 noundef range(i32 0, 1024) %1, i32 noundef %2) unnamed_addr #8 {
  %4 = zext nneg i32 %1 to i64
  %5 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %4
  store i32 %2, ptr addrspace(1) %5, align 4, !tbaa !6
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: read)
define internal fastcc { [4 x i32], i16, i16, i32 } @hashed(ptr noundef readonly byval(%struct.record) align 4 captures(none) %0) unnamed_addr #9 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %3 = load i16, ptr %2, align 4, !tbaa !20
  %4 = zext i16 %3 to i32
  %5 = load i32, ptr %0, align 4, !tbaa !6
  %6 = tail call fastcc i32 @mix32(i32 noundef %4, i32 noundef %5) #12
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 4
  %8 = load i32, ptr %7, align 4, !tbaa !6
  %9 = tail call fastcc i32 @mix32(i32 noundef %6, i32 noundef %8) #12
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %11 = load i32, ptr %10, align 4, !tbaa !6
  %12 = tail call fastcc i32 @mix32(i32 noundef %9, i32 noundef %11) #12
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 12
  %14 = load i32, ptr %13, align 4, !tbaa !6
  %15 = tail call fastcc i32 @mix32(i32 noundef %12, i32 noundef %14) #12
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 18
  %17 = load i16, ptr %16, align 2, !tbaa !23
  %18 = insertvalue [4 x i32] poison, i32 %5, 0
  %19 = insertvalue [4 x i32] %18, i32 %8, 1
  %20 = insertvalue [4 x i32] %19, i32 %11, 2
  %21 = insertvalue [4 x i32] %20, i32 %14, 3
  %22 = insertvalue { [4 x i32], i16, i16, i32 } poison, [4 x i32] %21, 0
  %23 = insertvalue { [4 x i32], i16, i16, i32 } %22, i16 %3, 1
  %24 = insertvalue { [4 x i32], i16, i16, i32 } %23, i16 %17, 2
  %25 = insertvalue { [4 x i32], i16, i16, i32 } %24, i32 %15, 3
  ret { [4 x i32], i16, i16, i32 } %25
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none)
define internal fastcc { [4 x i32], i16, i16 } @make(<4 x i32> noundef %0) unnamed_addr #5 {
  %2 = extractelement <4 x i32> %0, i64 0
  %3 = extractelement <4 x i32> %0, i64 1
  %4 = extractelement <4 x i32> %0, i64 2
  %5 = extractelement <4 x i32> %0, i64 3
  %6 = trunc i32 %2 to i16
  %7 = bitcast <4 x i32> %0 to <8 x i16>
  %8 = extractelement <8 x i16> %7, i64 7
  %9 = insertvalue [4 x i32] poison, i32 %2, 0
  %10 = insertvalue [4 x i32] %9, i32 %3, 1
  %11 = insertvalue [4 x i32] %10, i32 %4, 2
  %12 = insertvalue [4 x i32] %11, i32 %5, 3
  %13 = insertvalue { [4 x i32], i16, i16 } poison, [4 x i32] %12, 0
  %14 = insertvalue { [4 x i32], i16, i16 } %13, i16 %6, 1
  %15 = insertvalue { [4 x i32], i16, i16 } %14, i16 %8, 2
  ret { [4 x i32], i16, i16 } %15
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: read)
define internal fastcc i32 @compare(ptr noundef readonly byval(%struct.record) align 4 captures(none) %0, ptr noundef readonly byval(%struct.record) align 4 captures(none) %1) unnamed_addr #9 {
  %3 = load i32, ptr %0, align 4, !tbaa !6
  %4 = load i32, ptr %1, align 4, !tbaa !6
  %5 = icmp eq i32 %3, %4
  br i1 %5, label %6, label %24

6:                                                ; preds = %2
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 4
  %8 = load i32, ptr %7, align 4, !tbaa !6
  %9 = getelementptr inbounds nuw i8, ptr %1, i64 4
  %10 = load i32, ptr %9, align 4, !tbaa !6
  %11 = icmp eq i32 %8, %10
  br i1 %11, label %12, label %24

12:                                               ; preds = %6
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %14 = load i32, ptr %13, align 4, !tbaa !6
  %15 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %16 = load i32, ptr %15, align 4, !tbaa !6
  %17 = icmp eq i32 %14, %16
  br i1 %17, label %18, label %24

18:                                               ; preds = %12
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 12
  %20 = load i32, ptr %19, align 4, !tbaa !6
  %21 = getelementptr inbounds nuw i8, ptr %1, i64 12
  %22 = load i32, ptr %21, align 4, !tbaa !6
  %23 = icmp eq i32 %20, %22
  br i1 %23, label %29, label %24

24:                                               ; preds = %18, %12, %6, %2
  %25 = phi i32 [ %3, %2 ], [ %8, %6 ], [ %14, %12 ], [ %20, %18 ]
  %26 = phi i32 [ %4, %2 ], [ %10, %6 ], [ %16, %12 ], [ %22, %18 ]
  %27 = icmp ult i32 %25, %26
  %28 = select i1 %27, i32 -1, i32 1
  br label %29

29:                                               ; preds = %18, %24
  %30 = phi i1 [ false, %24 ], [ true, %18 ]
  %31 = phi i32 [ %28, %24 ], [ undef, %18 ]
  %32 = getelementptr inbounds nuw i8, ptr %0, i64 18
  %33 = load i16, ptr %32, align 2
  %34 = zext i16 %33 to i32
  %35 = getelementptr inbounds nuw i8, ptr %1, i64 18
  %36 = load i16, ptr %35, align 2
  %37 = zext i16 %36 to i32
  %38 = sub nsw i32 %34, %37
  %39 = select i1 %30, i32 %38, i32 %31
  ret i32 %39
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none)
define internal fastcc noundef i32 @mix32(i32 noundef %0, i32 noundef %1) unnamed_addr #5 {
  %3 = mul i32 %1, -862048943
  %4 = xor i32 %3, %0
  %5 = tail call noundef i32 @llvm.fshl.i32(i32 %4, i32 %4, i32 13)
  %6 = mul i32 %5, 5
  %7 = add i32 %6, -430675100
  ret i32 %7
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #10

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #11

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #11

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #11

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.fshl.i32(i32, i32, i32) #6

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fabs.f32(float) #6

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" "uniform-work-group-size"="false" }
attributes #1 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #2 = { convergent noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" "uniform-work-group-size"="false" }
attributes #3 = { convergent noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #4 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #5 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #6 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(read, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #8 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: write) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #9 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #10 = { convergent nocallback nounwind }
attributes #11 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
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
!10 = !{i32 1, i32 1}
!11 = !{!"none", !"none"}
!12 = !{!"float*", !"float*"}
!13 = !{!"const", !""}
!14 = !{!15, !15, i64 0}
!15 = !{!"float", !8, i64 0}
!16 = !{!"int*", !"int*"}
!17 = !{!"uint4*", !"uint*"}
!18 = !{!"uint __attribute__((ext_vector_type(4)))*", !"uint*"}
!19 = !{!8, !8, i64 0}
!20 = !{!21, !22, i64 16}
!21 = !{!"", !8, i64 0, !22, i64 16, !22, i64 18, !7, i64 20}
!22 = !{!"short", !8, i64 0}
!23 = !{!22, !22, i64 0}
