; ModuleID = 'corpus/opencl/constant_arguments.cl'
source_filename = "corpus/opencl/constant_arguments.cl"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.shape = type { [3 x float], float, i32 }

@library = dso_local local_unnamed_addr addrspace(4) constant [3 x %struct.shape] [%struct.shape { [3 x float] [float 2.500000e-01, float 5.000000e-01, float 7.500000e-01], float 5.000000e-01, i32 0 }, %struct.shape { [3 x float] [float -1.000000e+00, float 0.000000e+00, float 1.000000e+00], float 7.500000e-01, i32 1 }, %struct.shape { [3 x float] [float 2.000000e+00, float 2.000000e+00, float 2.000000e+00], float 3.000000e+00, i32 2 }], align 4
@curve = dso_local addrspace(4) constant [8 x <2 x float>] [<2 x float> <float 0.000000e+00, float 1.000000e+00>, <2 x float> <float 5.000000e-01, float 2.000000e+00>, <2 x float> <float 1.000000e+00, float 4.000000e+00>, <2 x float> <float 1.500000e+00, float 8.000000e+00>, <2 x float> <float 2.000000e+00, float 5.000000e+00>, <2 x float> <float 2.500000e+00, float 3.000000e+00>, <2 x float> <float 3.000000e+00, float 2.000000e+00>, <2 x float> <float 3.500000e+00, float 1.000000e+00>], align 8
@signed_steps = dso_local local_unnamed_addr addrspace(4) constant [4 x i16] [i16 -3, i16 5, i16 -7, i16 11], align 2
@wide = dso_local local_unnamed_addr addrspace(4) constant [2 x i64] [i64 81985529216486895, i64 -81985529216486896], align 8
@halves = dso_local local_unnamed_addr addrspace(4) constant [4 x double] [double 5.000000e-01, double 2.500000e-01, double 1.250000e-01, double 6.250000e-02], align 8
@name = dso_local local_unnamed_addr addrspace(4) constant [8 x i8] c"corpus\00\00", align 1

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @constant_filter(ptr addrspace(4) noundef readonly align 4 captures(none) %0, i32 noundef %1, ptr addrspace(1) noundef readonly align 4 captures(none) %2, ptr addrspace(1) noundef writeonly align 4 captures(none) %3) local_unnamed_addr #0 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  tail call void @__clang_ocl_kern_imp_constant_filter(ptr addrspace(4) noundef align 4 %0, i32 noundef %1, ptr addrspace(1) noundef align 4 %2, ptr addrspace(1) noundef align 4 %3) #7
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @__clang_ocl_kern_imp_constant_filter(ptr addrspace(4) noundef readonly align 4 captures(none) %0, i32 noundef %1, ptr addrspace(1) noundef readonly align 4 captures(none) %2, ptr addrspace(1) noundef writeonly align 4 captures(none) %3) local_unnamed_addr #1 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %6 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %8 = zext nneg i32 %6 to i64
  %9 = zext nneg i32 %7 to i64
  %10 = mul nuw nsw i64 %8, %9
  %11 = zext nneg i32 %5 to i64
  %12 = add nuw nsw i64 %10, %11
  %13 = trunc i64 %12 to i32
  %14 = icmp sgt i32 %1, 0
  br i1 %14, label %20, label %15

15:                                               ; preds = %20, %4
  %16 = phi float [ 0.000000e+00, %4 ], [ %30, %20 ]
  %17 = shl i64 %12, 32
  %18 = ashr exact i64 %17, 30
  %19 = getelementptr inbounds i8, ptr addrspace(1) %3, i64 %18
  store float %16, ptr addrspace(1) %19, align 4, !tbaa !14
  ret void

20:                                               ; preds = %4, %20
  %21 = phi i32 [ %31, %20 ], [ 0, %4 ]
  %22 = phi float [ %30, %20 ], [ 0.000000e+00, %4 ]
  %23 = zext nneg i32 %21 to i64
  %24 = getelementptr inbounds nuw float, ptr addrspace(4) %0, i64 %23
  %25 = load float, ptr addrspace(4) %24, align 4, !tbaa !14
  %26 = add nsw i32 %21, %13
  %27 = sext i32 %26 to i64
  %28 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %27
  %29 = load float, ptr addrspace(1) %28, align 4, !tbaa !14
  %30 = tail call noundef float @llvm.fmuladd.f32(float %25, float %29, float %22)
  %31 = add nuw nsw i32 %21, 1
  %32 = icmp eq i32 %31, %1
  br i1 %32, label %15, label %20, !llvm.loop !16
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @constant_shapes(ptr addrspace(4) noundef readonly align 4 captures(none) %0, i32 noundef %1, ptr addrspace(1) noundef readonly align 16 captures(none) %2, ptr addrspace(1) noundef writeonly align 4 captures(none) %3) local_unnamed_addr #0 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !18 !kernel_arg_base_type !19 !kernel_arg_type_qual !13 {
  tail call void @__clang_ocl_kern_imp_constant_shapes(ptr addrspace(4) noundef align 4 %0, i32 noundef %1, ptr addrspace(1) noundef align 16 %2, ptr addrspace(1) noundef align 4 %3) #7
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @__clang_ocl_kern_imp_constant_shapes(ptr addrspace(4) noundef readonly align 4 captures(none) %0, i32 noundef %1, ptr addrspace(1) noundef readonly align 16 captures(none) %2, ptr addrspace(1) noundef writeonly align 4 captures(none) %3) local_unnamed_addr #1 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !18 !kernel_arg_base_type !19 !kernel_arg_type_qual !13 {
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %6 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %8 = zext nneg i32 %6 to i64
  %9 = zext nneg i32 %7 to i64
  %10 = mul nuw nsw i64 %8, %9
  %11 = zext nneg i32 %5 to i64
  %12 = add nuw nsw i64 %10, %11
  %13 = shl i64 %12, 32
  %14 = ashr exact i64 %13, 32
  %15 = icmp sgt i32 %1, 0
  br i1 %15, label %16, label %23

16:                                               ; preds = %4
  %17 = getelementptr inbounds <4 x float>, ptr addrspace(1) %2, i64 %14
  %18 = load float, ptr addrspace(1) %17, align 16, !tbaa !20
  %19 = getelementptr inbounds nuw i8, ptr addrspace(1) %17, i64 4
  %20 = load float, ptr addrspace(1) %19, align 4, !tbaa !20
  %21 = getelementptr inbounds nuw i8, ptr addrspace(1) %17, i64 8
  %22 = load float, ptr addrspace(1) %21, align 8, !tbaa !20
  br label %26

23:                                               ; preds = %64, %4
  %24 = phi i32 [ 0, %4 ], [ %67, %64 ]
  %25 = getelementptr inbounds i32, ptr addrspace(1) %3, i64 %14
  store i32 %24, ptr addrspace(1) %25, align 4, !tbaa !6
  ret void

26:                                               ; preds = %16, %64
  %27 = phi i32 [ 0, %16 ], [ %67, %64 ]
  %28 = phi i32 [ 0, %16 ], [ %68, %64 ]
  %29 = zext nneg i32 %28 to i64
  %30 = getelementptr inbounds nuw %struct.shape, ptr addrspace(4) %0, i64 %29
  %31 = load float, ptr addrspace(4) %30, align 4, !tbaa !14
  %32 = fsub float %18, %31
  %33 = tail call noundef float @llvm.fabs.f32(float %32)
  %34 = getelementptr inbounds nuw i8, ptr addrspace(4) %30, i64 4
  %35 = load float, ptr addrspace(4) %34, align 4, !tbaa !14
  %36 = fsub float %20, %35
  %37 = tail call noundef float @llvm.fabs.f32(float %36)
  %38 = getelementptr inbounds nuw i8, ptr addrspace(4) %30, i64 8
  %39 = load float, ptr addrspace(4) %38, align 4, !tbaa !14
  %40 = fsub float %22, %39
  %41 = tail call noundef float @llvm.fabs.f32(float %40)
  %42 = getelementptr inbounds nuw i8, ptr addrspace(4) %30, i64 16
  %43 = load i32, ptr addrspace(4) %42, align 4, !tbaa !21
  switch i32 %43, label %58 [
    i32 0, label %44
    i32 1, label %52
  ]

44:                                               ; preds = %26
  %45 = fmul float %36, %36
  %46 = tail call float @llvm.fmuladd.f32(float %32, float %32, float %45)
  %47 = tail call float @llvm.fmuladd.f32(float %40, float %40, float %46)
  %48 = getelementptr inbounds nuw i8, ptr addrspace(4) %30, i64 12
  %49 = load float, ptr addrspace(4) %48, align 4, !tbaa !23
  %50 = fmul float %49, %49
  %51 = fcmp olt float %47, %50
  br label %64

52:                                               ; preds = %26
  %53 = tail call noundef float @llvm.maximumnum.f32(float %37, float %41)
  %54 = tail call noundef float @llvm.maximumnum.f32(float %33, float %53)
  %55 = getelementptr inbounds nuw i8, ptr addrspace(4) %30, i64 12
  %56 = load float, ptr addrspace(4) %55, align 4, !tbaa !23
  %57 = fcmp olt float %54, %56
  br label %64

58:                                               ; preds = %26
  %59 = fadd float %33, %37
  %60 = fadd float %59, %41
  %61 = getelementptr inbounds nuw i8, ptr addrspace(4) %30, i64 12
  %62 = load float, ptr addrspace(4) %61, align 4, !tbaa !23
  %63 = fcmp olt float %60, %62
  br label %64

64:                                               ; preds = %58, %52, %44
  %65 = phi i1 [ %63, %58 ], [ %51, %44 ], [ %57, %52 ]
  %66 = zext i1 %65 to i32
  %67 = add nuw nsw i32 %27, %66
  %68 = add nuw nsw i32 %28, 1
  %69 = icmp eq i32 %68, %1
  br i1 %69, label %23, label %26, !llvm.loop !24
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @constant_swizzles(ptr addrspace(4) noundef readonly align 4 captures(none) %0, ptr addrspace(4) noundef readonly align 16 captures(none) %1, ptr addrspace(1) noundef readonly align 1 captures(none) %2, ptr addrspace(1) noundef writeonly align 16 captures(none) %3) local_unnamed_addr #2 !kernel_arg_addr_space !25 !kernel_arg_access_qual !11 !kernel_arg_type !26 !kernel_arg_base_type !27 !kernel_arg_type_qual !28 {
  tail call void @__clang_ocl_kern_imp_constant_swizzles(ptr addrspace(4) noundef align 4 %0, ptr addrspace(4) noundef align 16 %1, ptr addrspace(1) noundef align 1 %2, ptr addrspace(1) noundef align 16 %3) #7
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local void @__clang_ocl_kern_imp_constant_swizzles(ptr addrspace(4) noundef readonly align 4 captures(none) %0, ptr addrspace(4) noundef readonly align 16 captures(none) %1, ptr addrspace(1) noundef readonly align 1 captures(none) %2, ptr addrspace(1) noundef writeonly align 16 captures(none) %3) local_unnamed_addr #3 !kernel_arg_addr_space !25 !kernel_arg_access_qual !11 !kernel_arg_type !26 !kernel_arg_base_type !27 !kernel_arg_type_qual !28 {
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %6 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %8 = zext nneg i32 %6 to i64
  %9 = zext nneg i32 %7 to i64
  %10 = mul nuw nsw i64 %8, %9
  %11 = zext nneg i32 %5 to i64
  %12 = add nuw nsw i64 %10, %11
  %13 = shl i64 %12, 32
  %14 = ashr exact i64 %13, 32
  %15 = getelementptr inbounds i8, ptr addrspace(1) %2, i64 %14
  %16 = load i8, ptr addrspace(1) %15, align 1, !tbaa !20
  %17 = zext i8 %16 to i64
  %18 = getelementptr inbounds nuw <4 x i8>, ptr addrspace(4) %0, i64 %17
  %19 = load <4 x i8>, ptr addrspace(4) %18, align 4, !tbaa !20
  %20 = and i64 %12, 3
  %21 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(4) %1, i64 %20
  %22 = load <4 x i32>, ptr addrspace(4) %21, align 16, !tbaa !20
  %23 = shufflevector <4 x i8> %19, <4 x i8> poison, <4 x i32> <i32 3, i32 2, i32 1, i32 0>
  %24 = zext <4 x i8> %23 to <4 x i32>
  %25 = xor <4 x i32> %22, %24
  %26 = getelementptr inbounds <4 x i32>, ptr addrspace(1) %3, i64 %14
  store <4 x i32> %25, ptr addrspace(1) %26, align 16, !tbaa !20
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @constant_tables(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 8 captures(none) %1) local_unnamed_addr #2 !kernel_arg_addr_space !29 !kernel_arg_access_qual !30 !kernel_arg_type !31 !kernel_arg_base_type !32 !kernel_arg_type_qual !33 {
  tail call void @__clang_ocl_kern_imp_constant_tables(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 8 %1) #7
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local void @__clang_ocl_kern_imp_constant_tables(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 8 captures(none) %1) local_unnamed_addr #3 !kernel_arg_addr_space !29 !kernel_arg_access_qual !30 !kernel_arg_type !31 !kernel_arg_base_type !32 !kernel_arg_type_qual !33 {
  %3 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %4 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = zext nneg i32 %4 to i64
  %7 = zext nneg i32 %5 to i64
  %8 = mul nuw nsw i64 %6, %7
  %9 = zext nneg i32 %3 to i64
  %10 = add nuw nsw i64 %8, %9
  %11 = trunc i64 %10 to i32
  %12 = shl nsw i32 %11, 1
  %13 = sext i32 %12 to i64
  %14 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %13
  %15 = load i32, ptr addrspace(1) %14, align 4, !tbaa !6
  %16 = getelementptr i8, ptr addrspace(1) %14, i64 4
  %17 = load i32, ptr addrspace(1) %16, align 4, !tbaa !6
  %18 = srem i32 %15, 3
  %19 = sext i32 %18 to i64
  %20 = getelementptr inbounds %struct.shape, ptr addrspace(4) @library, i64 %19
  %21 = tail call fastcc float @lookup(ptr addrspace(4) noundef @curve, i32 noundef 8, i32 noundef %15) #7
  %22 = srem i32 %17, 3
  %23 = sext i32 %22 to i64
  %24 = getelementptr inbounds float, ptr addrspace(4) %20, i64 %23
  %25 = load float, ptr addrspace(4) %24, align 4, !tbaa !14
  %26 = getelementptr inbounds nuw i8, ptr addrspace(4) %20, i64 12
  %27 = load float, ptr addrspace(4) %26, align 4, !tbaa !23
  %28 = tail call float @llvm.fmuladd.f32(float %21, float %25, float %27)
  %29 = tail call fastcc float @lookup(ptr addrspace(4) noundef nonnull getelementptr inbounds nuw (i8, ptr addrspace(4) @curve, i64 16), i32 noundef 6, i32 noundef %17) #7
  %30 = and i32 %15, 3
  %31 = zext nneg i32 %30 to i64
  %32 = getelementptr inbounds nuw i16, ptr addrspace(4) @signed_steps, i64 %31
  %33 = load i16, ptr addrspace(4) %32, align 2, !tbaa !34
  %34 = sitofp i16 %33 to float
  %35 = fadd float %29, %34
  %36 = xor i32 %17, %15
  %37 = and i32 %36, 15
  %38 = zext nneg i32 %37 to i64
  %39 = getelementptr inbounds nuw i8, ptr addrspace(4) @wide, i64 %38
  %40 = load i8, ptr addrspace(4) %39, align 1, !tbaa !20
  %41 = uitofp i8 %40 to float
  %42 = fadd float %35, %41
  %43 = and i32 %17, 3
  %44 = zext nneg i32 %43 to i64
  %45 = getelementptr inbounds nuw double, ptr addrspace(4) @halves, i64 %44
  %46 = load double, ptr addrspace(4) %45, align 8, !tbaa !36
  %47 = fptrunc double %46 to float
  %48 = fadd float %42, %47
  %49 = and i32 %15, 7
  %50 = zext nneg i32 %49 to i64
  %51 = getelementptr inbounds nuw i8, ptr addrspace(4) @name, i64 %50
  %52 = load i8, ptr addrspace(4) %51, align 1, !tbaa !20
  %53 = sitofp i8 %52 to float
  %54 = fadd float %48, %53
  %55 = insertelement <2 x float> poison, float %28, i64 0
  %56 = icmp eq i32 %18, 1
  %57 = fneg float %54
  %58 = select i1 %56, float %57, float %54
  %59 = insertelement <2 x float> %55, float %58, i64 1
  %60 = shl i64 %10, 32
  %61 = ashr exact i64 %60, 29
  %62 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %61
  store <2 x float> %59, ptr addrspace(1) %62, align 8, !tbaa !20
  ret void
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #4

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none)
define internal fastcc float @lookup(ptr addrspace(4) noundef readonly captures(none) %0, i32 noundef range(i32 6, 9) %1, i32 noundef %2) unnamed_addr #5 {
  %4 = srem i32 %2, %1
  %5 = sext i32 %4 to i64
  %6 = getelementptr inbounds <2 x float>, ptr addrspace(4) %0, i64 %5
  %7 = add nsw i32 %2, 1
  %8 = srem i32 %7, %1
  %9 = sext i32 %8 to i64
  %10 = getelementptr inbounds <2 x float>, ptr addrspace(4) %0, i64 %9
  %11 = getelementptr inbounds nuw i8, ptr addrspace(4) %6, i64 4
  %12 = load float, ptr addrspace(4) %11, align 4, !tbaa !20
  %13 = getelementptr inbounds nuw i8, ptr addrspace(4) %10, i64 4
  %14 = load float, ptr addrspace(4) %13, align 4, !tbaa !20
  %15 = fsub float %14, %12
  %16 = tail call noundef float @llvm.fmuladd.f32(float %15, float 2.500000e-01, float %12)
  %17 = load float, ptr addrspace(4) %6, align 8, !tbaa !20
  %18 = fadd float %17, %16
  ret float %18
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #6

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #6

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #6

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fabs.f32(float) #4

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.maximumnum.f32(float, float) #4

attributes #0 = { nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" "uniform-work-group-size"="false" }
attributes #1 = { nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #2 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" "uniform-work-group-size"="false" }
attributes #3 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #4 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #6 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { nounwind }

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
!10 = !{i32 2, i32 0, i32 1, i32 1}
!11 = !{!"none", !"none", !"none", !"none"}
!12 = !{!"float*", !"int", !"float*", !"float*"}
!13 = !{!"const", !"", !"const", !""}
!14 = !{!15, !15, i64 0}
!15 = !{!"float", !8, i64 0}
!16 = distinct !{!16, !17}
!17 = !{!"llvm.loop.unroll.disable"}
!18 = !{!"shape*", !"int", !"float4*", !"int*"}
!19 = !{!"shape*", !"int", !"float __attribute__((ext_vector_type(4)))*", !"int*"}
!20 = !{!8, !8, i64 0}
!21 = !{!22, !7, i64 16}
!22 = !{!"", !8, i64 0, !15, i64 12, !7, i64 16}
!23 = !{!22, !15, i64 12}
!24 = distinct !{!24, !17}
!25 = !{i32 2, i32 2, i32 1, i32 1}
!26 = !{!"uchar4*", !"uint4*", !"uchar*", !"uint4*"}
!27 = !{!"uchar __attribute__((ext_vector_type(4)))*", !"uint __attribute__((ext_vector_type(4)))*", !"uchar*", !"uint __attribute__((ext_vector_type(4)))*"}
!28 = !{!"const", !"const", !"const", !""}
!29 = !{i32 1, i32 1}
!30 = !{!"none", !"none"}
!31 = !{!"int*", !"float2*"}
!32 = !{!"int*", !"float __attribute__((ext_vector_type(2)))*"}
!33 = !{!"const", !""}
!34 = !{!35, !35, i64 0}
!35 = !{!"short", !8, i64 0}
!36 = !{!37, !37, i64 0}
!37 = !{!"double", !8, i64 0}
