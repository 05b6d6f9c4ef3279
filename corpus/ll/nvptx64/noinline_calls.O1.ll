; ModuleID = 'corpus/opencl/noinline_calls.cl'
source_filename = "corpus/opencl/noinline_calls.cl"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.record = type { [4 x i32], i16, i16, i32 }

@call_pointers.shared = internal unnamed_addr addrspace(3) global [32 x i32] undef, align 4

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @call_chain(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1) local_unnamed_addr #0 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  tail call void @__clang_ocl_kern_imp_call_chain(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1) #13
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
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
  %15 = tail call fastcc float @newton(float noundef %14) #13
  %16 = tail call fastcc <2 x float> @both(float noundef %14, float noundef 2.000000e+00) #13
  %17 = extractelement <2 x float> %16, i64 1
  %18 = fadd float %15, %17
  %19 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %12
  store float %18, ptr addrspace(1) %19, align 4, !tbaa !14
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind
define dso_local ptx_kernel void @call_pointers(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1) local_unnamed_addr #2 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !16 !kernel_arg_base_type !16 !kernel_arg_type_qual !13 {
  tail call void @__clang_ocl_kern_imp_call_pointers(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1) #14
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
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #13
  br label %18

9:                                                ; preds = %18
  %10 = call fastcc i32 @sum_private(ptr noundef %3) #13
  %11 = tail call fastcc i32 @sum_local(i32 noundef %4) #13
  %12 = mul nsw i32 %10, 3
  %13 = sub i32 %12, %11
  %14 = and i64 %5, 7
  %15 = getelementptr inbounds nuw i32, ptr %3, i64 %14
  %16 = load i32, ptr %15, align 4, !tbaa !6
  %17 = add nsw i32 %13, %16
  tail call fastcc void @store_global(ptr addrspace(1) noundef %1, i32 noundef %4, i32 noundef %17) #13
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #13
  ret void

18:                                               ; preds = %2, %18
  %19 = phi i32 [ 0, %2 ], [ %28, %18 ]
  %20 = mul nuw nsw i32 %19, 3
  %21 = add nuw nsw i32 %20, %4
  %22 = and i32 %21, 31
  %23 = zext nneg i32 %22 to i64
  %24 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %23
  %25 = load i32, ptr addrspace(1) %24, align 4, !tbaa !6
  %26 = zext nneg i32 %19 to i64
  %27 = getelementptr inbounds nuw i32, ptr %3, i64 %26
  store i32 %25, ptr %27, align 4, !tbaa !6
  %28 = add nuw nsw i32 %19, 1
  %29 = icmp eq i32 %28, 8
  br i1 %29, label %9, label %18, !llvm.loop !17
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @call_structs(ptr addrspace(1) noundef readonly align 16 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1) local_unnamed_addr #0 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !19 !kernel_arg_base_type !20 !kernel_arg_type_qual !13 {
  tail call void @__clang_ocl_kern_imp_call_structs(ptr addrspace(1) noundef align 16 %0, ptr addrspace(1) noundef align 4 %1) #13
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @__clang_ocl_kern_imp_call_structs(ptr addrspace(1) noundef readonly align 16 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1) local_unnamed_addr #1 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !19 !kernel_arg_base_type !20 !kernel_arg_type_qual !13 {
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
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #13
  %15 = shl i64 %14, 32
  %16 = ashr exact i64 %15, 32
  %17 = getelementptr inbounds <4 x i32>, ptr addrspace(1) %0, i64 %16
  %18 = load <4 x i32>, ptr addrspace(1) %17, align 16, !tbaa !21
  %19 = tail call fastcc { [4 x i32], i16, i16 } @make(<4 x i32> noundef %18) #13
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
  %33 = tail call fastcc { [4 x i32], i16, i16, i32 } @hashed(ptr noundef nonnull byval(%struct.record) align 4 %4) #13
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
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #13
  %48 = add nuw nsw i64 %14, 1
  %49 = and i64 %48, 31
  %50 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %0, i64 %49
  %51 = load <4 x i32>, ptr addrspace(1) %50, align 16, !tbaa !21
  %52 = tail call fastcc { [4 x i32], i16, i16 } @make(<4 x i32> noundef %51) #13
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
  %66 = tail call fastcc { [4 x i32], i16, i16, i32 } @hashed(ptr noundef nonnull byval(%struct.record) align 4 %6) #13
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
  %82 = tail call fastcc i32 @compare(ptr noundef nonnull byval(%struct.record) align 4 %3, ptr noundef nonnull byval(%struct.record) align 4 %5) #13
  %83 = xor i32 %81, %82
  %84 = xor i32 %83, %37
  %85 = getelementptr inbounds i32, ptr addrspace(1) %1, i64 %16
  store i32 %84, ptr addrspace(1) %85, align 4, !tbaa !6
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #13
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #13
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #4

; Function Attrs: nofree noinline norecurse nosync nounwind memory(none)
define internal fastcc float @newton(float noundef %0) unnamed_addr #5 {
  br label %2

2:                                                ; preds = %15, %1
  %3 = phi float [ 2.500000e-01, %1 ], [ %16, %15 ]
  %4 = phi i32 [ 0, %1 ], [ %17, %15 ]
  %5 = tail call fastcc <2 x float> @both(float noundef %3, float noundef 5.000000e-01) #13
  %6 = extractelement <2 x float> %5, i64 0
  %7 = tail call noundef float @llvm.fabs.f32(float %6)
  %8 = fcmp olt float %7, 1.000000e+00
  br i1 %8, label %15, label %9

9:                                                ; preds = %2
  %10 = fsub float %6, %0
  %11 = extractelement <2 x float> %5, i64 1
  %12 = fmul float %11, 0x3F50624DE0000000
  %13 = tail call float @llvm.fmuladd.f32(float %10, float 0x3F847AE140000000, float %12)
  %14 = fsub float %3, %13
  br label %15

15:                                               ; preds = %2, %9
  %16 = phi float [ %14, %9 ], [ %3, %2 ]
  %17 = add nuw nsw i32 %4, 1
  %18 = icmp eq i32 %17, 4
  %19 = select i1 %8, i1 true, i1 %18
  br i1 %19, label %20, label %2, !llvm.loop !22

20:                                               ; preds = %15
  ret float %16
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none)
define internal fastcc <2 x float> @both(float noundef %0, float noundef %1) unnamed_addr #6 {
  %3 = tail call fastcc float @poly(float noundef %0, float noundef 1.000000e+00, float noundef 2.000000e+00, float noundef 4.000000e+00, float noundef 5.000000e+00) #13
  %4 = insertelement <2 x float> poison, float %3, i64 0
  %5 = fneg float %0
  %6 = fmul float %1, %5
  %7 = tail call fastcc float @poly(float noundef %6, float noundef 5.000000e+00, float noundef 4.000000e+00, float noundef 2.000000e+00, float noundef 1.000000e+00) #13
  %8 = insertelement <2 x float> %4, float %7, i64 1
  ret <2 x float> %8
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #4

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #7

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none)
define internal fastcc noundef float @poly(float noundef %0, float noundef %1, float noundef %2, float noundef %3, float noundef %4) unnamed_addr #6 {
  %6 = tail call float @llvm.fmuladd.f32(float %1, float %0, float %2)
  %7 = tail call float @llvm.fmuladd.f32(float %6, float %0, float 3.000000e+00)
  %8 = tail call float @llvm.fmuladd.f32(float %7, float %0, float %3)
  %9 = tail call float @llvm.fmuladd.f32(float %8, float %0, float %4)
  ret float %9
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define internal fastcc i32 @sum_private(ptr noundef nonnull captures(none) %0) unnamed_addr #1 {
  br label %3

2:                                                ; preds = %3
  ret i32 %9

3:                                                ; preds = %1, %3
  %4 = phi i32 [ 0, %1 ], [ %10, %3 ]
  %5 = phi i32 [ 0, %1 ], [ %9, %3 ]
  %6 = zext nneg i32 %4 to i64
  %7 = getelementptr inbounds nuw i32, ptr %0, i64 %6
  %8 = load i32, ptr %7, align 4, !tbaa !6
  %9 = add nsw i32 %8, %5
  store i32 %9, ptr %7, align 4, !tbaa !6
  %10 = add nuw nsw i32 %4, 1
  %11 = icmp eq i32 %10, 8
  br i1 %11, label %2, label %3, !llvm.loop !23
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(read, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define internal fastcc i32 @sum_local(i32 noundef range(i32 0, 1024) %0) unnamed_addr #8 {
  br label %3

2:                                                ; preds = %3
  ret i32 %11

3:                                                ; preds = %1, %3
  %4 = phi i32 [ 0, %1 ], [ %12, %3 ]
  %5 = phi i32 [ 0, %1 ], [ %11, %3 ]
  %6 = add nuw nsw i32 %4, %0
  %7 = and i32 %6, 31
  %8 = zext nneg i32 %7 to i64
  %9 = getelementptr inbounds nuw i32, ptr addrspace(3) @call_pointers.shared, i64 %8
  %10 = load i32, ptr addrspace(3) %9, align 4, !tbaa !6
  %11 = add nsw i32 %10, %5
  %12 = add nuw nsw i32 %4, 1
  %13 = icmp eq i32 %12, 5
  br i1 %13, label %2, label %3, !llvm.loop !24
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: write)
define internal fastcc void @store_global(ptr addrspace(1) noundef writeonly captures(none) %0, i32 noundef range(i32 0, 1024) %1, i32 noundef %2) unnamed_addr #9 {
  %4 = zext nneg i32 %1 to i64
  %5 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %4
  store i32 %2, ptr addrspace(1) %5, align 4, !tbaa !6
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define internal fastcc { [4 x i32], i16, i16, i32 } @hashed(ptr noundef byval(%struct.record) align 4 captures(none) %0) unnamed_addr #1 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %3 = load i16, ptr %2, align 4, !tbaa !25
  %4 = zext i16 %3 to i32
  br label %24

5:                                                ; preds = %24
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 20
  store i32 %30, ptr %6, align 4, !tbaa !28
  %7 = load i32, ptr %0, align 4
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 4
  %9 = load i32, ptr %8, align 4
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %11 = load i32, ptr %10, align 4
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 12
  %13 = load i32, ptr %12, align 4, !tbaa !21
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 18
  %15 = load i16, ptr %14, align 2, !tbaa !29
  %16 = insertvalue [4 x i32] poison, i32 %7, 0
  %17 = insertvalue [4 x i32] %16, i32 %9, 1
  %18 = insertvalue [4 x i32] %17, i32 %11, 2
  %19 = insertvalue [4 x i32] %18, i32 %13, 3
  %20 = insertvalue { [4 x i32], i16, i16, i32 } poison, [4 x i32] %19, 0
  %21 = insertvalue { [4 x i32], i16, i16, i32 } %20, i16 %3, 1
  %22 = insertvalue { [4 x i32], i16, i16, i32 } %21, i16 %15, 2
  %23 = insertvalue { [4 x i32], i16, i16, i32 } %22, i32 %30, 3
  ret { [4 x i32], i16, i16, i32 } %23

24:                                               ; preds = %1, %24
  %25 = phi i32 [ 0, %1 ], [ %31, %24 ]
  %26 = phi i32 [ %4, %1 ], [ %30, %24 ]
  %27 = zext nneg i32 %25 to i64
  %28 = getelementptr inbounds nuw i32, ptr %0, i64 %27
  %29 = load i32, ptr %28, align 4, !tbaa !6
  %30 = tail call fastcc i32 @mix32(i32 noundef %26, i32 noundef %29) #13
  %31 = add nuw nsw i32 %25, 1
  %32 = icmp eq i32 %31, 4
  br i1 %32, label %5, label %24, !llvm.loop !30
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none)
define internal fastcc { [4 x i32], i16, i16 } @make(<4 x i32> noundef %0) unnamed_addr #6 {
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

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: read)
define internal fastcc i32 @compare(ptr noundef readonly byval(%struct.record) align 4 captures(none) %0, ptr noundef readonly byval(%struct.record) align 4 captures(none) %1) unnamed_addr #10 {
  br label %6

3:                                                ; preds = %6
  %4 = add nuw nsw i32 %7, 1
  %5 = icmp eq i32 %4, 4
  br i1 %5, label %17, label %6, !llvm.loop !31

6:                                                ; preds = %2, %3
  %7 = phi i32 [ 0, %2 ], [ %4, %3 ]
  %8 = zext nneg i32 %7 to i64
  %9 = getelementptr inbounds nuw i32, ptr %0, i64 %8
  %10 = load i32, ptr %9, align 4, !tbaa !6
  %11 = getelementptr inbounds nuw i32, ptr %1, i64 %8
  %12 = load i32, ptr %11, align 4, !tbaa !6
  %13 = icmp eq i32 %10, %12
  br i1 %13, label %3, label %14

14:                                               ; preds = %6
  %15 = icmp ult i32 %10, %12
  %16 = select i1 %15, i32 -1, i32 1
  br label %17

17:                                               ; preds = %3, %14
  %18 = phi i32 [ %16, %14 ], [ undef, %3 ]
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 18
  %20 = load i16, ptr %19, align 2
  %21 = zext i16 %20 to i32
  %22 = getelementptr inbounds nuw i8, ptr %1, i64 18
  %23 = load i16, ptr %22, align 2
  %24 = zext i16 %23 to i32
  %25 = sub nsw i32 %21, %24
  %26 = select i1 %13, i32 %25, i32 %18
  ret i32 %26
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none)
define internal fastcc noundef i32 @mix32(i32 noundef %0, i32 noundef %1) unnamed_addr #6 {
  %3 = mul i32 %1, -862048943
  %4 = xor i32 %3, %0
  %5 = tail call noundef i32 @llvm.fshl.i32(i32 %4, i32 %4, i32 13)
  %6 = mul i32 %5, 5
  %7 = add i32 %6, -430675100
  ret i32 %7
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #11

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #12

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #12

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #12

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.fshl.i32(i32, i32, i32) #7

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fabs.f32(float) #7

attributes #0 = { nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" "uniform-work-group-size"="false" }
attributes #1 = { nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #2 = { convergent noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" "uniform-work-group-size"="false" }
attributes #3 = { convergent noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #4 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #5 = { nofree noinline norecurse nosync nounwind memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #6 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #7 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #8 = { nofree noinline norecurse nosync nounwind memory(read, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #9 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: write) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #10 = { nofree noinline norecurse nosync nounwind memory(argmem: read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #11 = { convergent nocallback nounwind }
attributes #12 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #13 = { nounwind }
attributes #14 = { convergent nounwind }

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
!17 = distinct !{!17, !18}
!18 = !{!"llvm.loop.unroll.disable"}
!19 = !{!"uint4*", !"uint*"}
!20 = !{!"uint __attribute__((ext_vector_type(4)))*", !"uint*"}
!21 = !{!8, !8, i64 0}
!22 = distinct !{!22, !18}
!23 = distinct !{!23, !18}
!24 = distinct !{!24, !18}
!25 = !{!26, !27, i64 16}
!26 = !{!"", !8, i64 0, !27, i64 16, !27, i64 18, !7, i64 20}
!27 = !{!"short", !8, i64 0}
!28 = !{!26, !7, i64 20}
!29 = !{!27, !27, i64 0}
!30 = distinct !{!30, !18}
!31 = distinct !{!31, !18}
