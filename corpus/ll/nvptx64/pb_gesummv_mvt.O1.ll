; ModuleID = 'corpus/opencl/pb_gesummv_mvt.cl'
source_filename = "corpus/opencl/pb_gesummv_mvt.cl"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @gesummv(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef readonly align 4 captures(none) %2, ptr addrspace(1) noundef align 4 captures(none) %3, ptr addrspace(1) noundef align 4 captures(none) %4, float noundef %5, float noundef %6, i32 noundef %7) local_unnamed_addr #0 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  tail call void @__clang_ocl_kern_imp_gesummv(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, ptr addrspace(1) noundef align 4 %3, ptr addrspace(1) noundef align 4 %4, float noundef %5, float noundef %6, i32 noundef %7) #4
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @__clang_ocl_kern_imp_gesummv(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef readonly align 4 captures(none) %2, ptr addrspace(1) noundef align 4 captures(none) %3, ptr addrspace(1) noundef align 4 captures(none) %4, float noundef %5, float noundef %6, i32 noundef %7) local_unnamed_addr #1 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %9 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %10 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %11 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %12 = zext nneg i32 %10 to i64
  %13 = zext nneg i32 %9 to i64
  %14 = mul nuw nsw i64 %12, %13
  %15 = zext nneg i32 %11 to i64
  %16 = add nuw nsw i64 %14, %15
  %17 = trunc i64 %16 to i32
  %18 = icmp sgt i32 %7, %17
  br i1 %18, label %19, label %54

19:                                               ; preds = %8
  %20 = icmp sgt i32 %7, 0
  br i1 %20, label %21, label %27

21:                                               ; preds = %19
  %22 = mul nsw i32 %7, %17
  %23 = shl i64 %16, 32
  %24 = ashr exact i64 %23, 32
  %25 = getelementptr inbounds float, ptr addrspace(1) %4, i64 %24
  %26 = getelementptr inbounds float, ptr addrspace(1) %3, i64 %24
  br label %36

27:                                               ; preds = %36, %19
  %28 = shl i64 %16, 32
  %29 = ashr exact i64 %28, 32
  %30 = getelementptr inbounds float, ptr addrspace(1) %4, i64 %29
  %31 = load float, ptr addrspace(1) %30, align 4, !tbaa !14
  %32 = getelementptr inbounds float, ptr addrspace(1) %3, i64 %29
  %33 = load float, ptr addrspace(1) %32, align 4, !tbaa !14
  %34 = fmul float %6, %33
  %35 = tail call float @llvm.fmuladd.f32(float %5, float %31, float %34)
  store float %35, ptr addrspace(1) %32, align 4, !tbaa !14
  br label %54

36:                                               ; preds = %21, %36
  %37 = phi i32 [ 0, %21 ], [ %52, %36 ]
  %38 = add nsw i32 %37, %22
  %39 = sext i32 %38 to i64
  %40 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %39
  %41 = load float, ptr addrspace(1) %40, align 4, !tbaa !14
  %42 = zext nneg i32 %37 to i64
  %43 = getelementptr inbounds nuw float, ptr addrspace(1) %2, i64 %42
  %44 = load float, ptr addrspace(1) %43, align 4, !tbaa !14
  %45 = load float, ptr addrspace(1) %25, align 4, !tbaa !14
  %46 = tail call float @llvm.fmuladd.f32(float %41, float %44, float %45)
  store float %46, ptr addrspace(1) %25, align 4, !tbaa !14
  %47 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %39
  %48 = load float, ptr addrspace(1) %47, align 4, !tbaa !14
  %49 = load float, ptr addrspace(1) %43, align 4, !tbaa !14
  %50 = load float, ptr addrspace(1) %26, align 4, !tbaa !14
  %51 = tail call float @llvm.fmuladd.f32(float %48, float %49, float %50)
  store float %51, ptr addrspace(1) %26, align 4, !tbaa !14
  %52 = add nuw nsw i32 %37, 1
  %53 = icmp eq i32 %52, %7
  br i1 %53, label %27, label %36, !llvm.loop !16

54:                                               ; preds = %27, %8
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @mvt1(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef align 4 captures(none) %1, ptr addrspace(1) noundef readonly align 4 captures(none) %2, i32 noundef %3) local_unnamed_addr #0 !kernel_arg_addr_space !18 !kernel_arg_access_qual !19 !kernel_arg_type !20 !kernel_arg_base_type !20 !kernel_arg_type_qual !21 {
  tail call void @__clang_ocl_kern_imp_mvt1(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, i32 noundef %3) #4
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @__clang_ocl_kern_imp_mvt1(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef align 4 captures(none) %1, ptr addrspace(1) noundef readonly align 4 captures(none) %2, i32 noundef %3) local_unnamed_addr #1 !kernel_arg_addr_space !18 !kernel_arg_access_qual !19 !kernel_arg_type !20 !kernel_arg_base_type !20 !kernel_arg_type_qual !21 {
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = zext nneg i32 %6 to i64
  %9 = zext nneg i32 %5 to i64
  %10 = mul nuw nsw i64 %8, %9
  %11 = zext nneg i32 %7 to i64
  %12 = add nuw nsw i64 %10, %11
  %13 = trunc i64 %12 to i32
  %14 = icmp sgt i32 %3, %13
  %15 = icmp sgt i32 %3, 0
  %16 = and i1 %14, %15
  br i1 %16, label %17, label %36

17:                                               ; preds = %4
  %18 = mul nsw i32 %3, %13
  %19 = shl i64 %12, 32
  %20 = ashr exact i64 %19, 30
  %21 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %20
  %22 = load float, ptr addrspace(1) %21, align 4, !tbaa !14
  br label %23

23:                                               ; preds = %17, %23
  %24 = phi float [ %22, %17 ], [ %33, %23 ]
  %25 = phi i32 [ 0, %17 ], [ %34, %23 ]
  %26 = add nsw i32 %25, %18
  %27 = sext i32 %26 to i64
  %28 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %27
  %29 = load float, ptr addrspace(1) %28, align 4, !tbaa !14
  %30 = zext nneg i32 %25 to i64
  %31 = getelementptr inbounds nuw float, ptr addrspace(1) %2, i64 %30
  %32 = load float, ptr addrspace(1) %31, align 4, !tbaa !14
  %33 = tail call float @llvm.fmuladd.f32(float %29, float %32, float %24)
  store float %33, ptr addrspace(1) %21, align 4, !tbaa !14
  %34 = add nuw nsw i32 %25, 1
  %35 = icmp eq i32 %34, %3
  br i1 %35, label %36, label %23, !llvm.loop !22

36:                                               ; preds = %23, %4
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @mvt2(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef align 4 captures(none) %1, ptr addrspace(1) noundef readonly align 4 captures(none) %2, i32 noundef %3) local_unnamed_addr #0 !kernel_arg_addr_space !18 !kernel_arg_access_qual !19 !kernel_arg_type !20 !kernel_arg_base_type !20 !kernel_arg_type_qual !21 {
  tail call void @__clang_ocl_kern_imp_mvt2(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, i32 noundef %3) #4
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @__clang_ocl_kern_imp_mvt2(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef align 4 captures(none) %1, ptr addrspace(1) noundef readonly align 4 captures(none) %2, i32 noundef %3) local_unnamed_addr #1 !kernel_arg_addr_space !18 !kernel_arg_access_qual !19 !kernel_arg_type !20 !kernel_arg_base_type !20 !kernel_arg_type_qual !21 {
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = zext nneg i32 %6 to i64
  %9 = zext nneg i32 %5 to i64
  %10 = mul nuw nsw i64 %8, %9
  %11 = zext nneg i32 %7 to i64
  %12 = add nuw nsw i64 %10, %11
  %13 = trunc i64 %12 to i32
  %14 = icmp sgt i32 %3, %13
  %15 = icmp sgt i32 %3, 0
  %16 = and i1 %14, %15
  br i1 %16, label %17, label %36

17:                                               ; preds = %4
  %18 = shl i64 %12, 32
  %19 = ashr exact i64 %18, 30
  %20 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %19
  %21 = load float, ptr addrspace(1) %20, align 4, !tbaa !14
  br label %22

22:                                               ; preds = %17, %22
  %23 = phi float [ %21, %17 ], [ %33, %22 ]
  %24 = phi i32 [ 0, %17 ], [ %34, %22 ]
  %25 = mul nuw nsw i32 %24, %3
  %26 = add nsw i32 %25, %13
  %27 = sext i32 %26 to i64
  %28 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %27
  %29 = load float, ptr addrspace(1) %28, align 4, !tbaa !14
  %30 = zext nneg i32 %24 to i64
  %31 = getelementptr inbounds nuw float, ptr addrspace(1) %2, i64 %30
  %32 = load float, ptr addrspace(1) %31, align 4, !tbaa !14
  %33 = tail call float @llvm.fmuladd.f32(float %29, float %32, float %23)
  store float %33, ptr addrspace(1) %20, align 4, !tbaa !14
  %34 = add nuw nsw i32 %24, 1
  %35 = icmp eq i32 %34, %3
  br i1 %35, label %36, label %22, !llvm.loop !23

36:                                               ; preds = %22, %4
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @syrk(float noundef %0, float noundef %1, ptr addrspace(1) noundef readonly align 4 captures(none) %2, ptr addrspace(1) noundef align 4 captures(none) %3, i32 noundef %4, i32 noundef %5) local_unnamed_addr #0 !kernel_arg_addr_space !24 !kernel_arg_access_qual !25 !kernel_arg_type !26 !kernel_arg_base_type !26 !kernel_arg_type_qual !27 {
  tail call void @__clang_ocl_kern_imp_syrk(float noundef %0, float noundef %1, ptr addrspace(1) noundef align 4 %2, ptr addrspace(1) noundef align 4 %3, i32 noundef %4, i32 noundef %5) #4
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @__clang_ocl_kern_imp_syrk(float noundef %0, float noundef %1, ptr addrspace(1) noundef readonly align 4 captures(none) %2, ptr addrspace(1) noundef align 4 captures(none) %3, i32 noundef %4, i32 noundef %5) local_unnamed_addr #1 !kernel_arg_addr_space !24 !kernel_arg_access_qual !25 !kernel_arg_type !26 !kernel_arg_base_type !26 !kernel_arg_type_qual !27 {
  %7 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %8 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %9 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %10 = mul i32 %8, %7
  %11 = add i32 %10, %9
  %12 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %13 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %14 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %15 = mul nuw nsw i32 %13, %12
  %16 = add nuw nsw i32 %15, %14
  %17 = icmp sgt i32 %4, %16
  %18 = icmp sgt i32 %4, %11
  %19 = and i1 %17, %18
  br i1 %19, label %20, label %47

20:                                               ; preds = %6
  %21 = mul nsw i32 %4, %16
  %22 = add nsw i32 %21, %11
  %23 = sext i32 %22 to i64
  %24 = getelementptr inbounds float, ptr addrspace(1) %3, i64 %23
  %25 = load float, ptr addrspace(1) %24, align 4, !tbaa !14
  %26 = fmul float %1, %25
  store float %26, ptr addrspace(1) %24, align 4, !tbaa !14
  %27 = icmp sgt i32 %5, 0
  br i1 %27, label %28, label %47

28:                                               ; preds = %20
  %29 = mul nuw nsw i32 %5, %16
  %30 = mul nsw i32 %5, %11
  %31 = load float, ptr addrspace(1) %24, align 4, !tbaa !14
  br label %32

32:                                               ; preds = %28, %32
  %33 = phi float [ %31, %28 ], [ %44, %32 ]
  %34 = phi i32 [ 0, %28 ], [ %45, %32 ]
  %35 = add nuw nsw i32 %34, %29
  %36 = zext nneg i32 %35 to i64
  %37 = getelementptr inbounds nuw float, ptr addrspace(1) %2, i64 %36
  %38 = load float, ptr addrspace(1) %37, align 4, !tbaa !14
  %39 = fmul float %0, %38
  %40 = add nsw i32 %34, %30
  %41 = sext i32 %40 to i64
  %42 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %41
  %43 = load float, ptr addrspace(1) %42, align 4, !tbaa !14
  %44 = tail call float @llvm.fmuladd.f32(float %39, float %43, float %33)
  store float %44, ptr addrspace(1) %24, align 4, !tbaa !14
  %45 = add nuw nsw i32 %34, 1
  %46 = icmp eq i32 %45, %5
  br i1 %46, label %47, label %32, !llvm.loop !28

47:                                               ; preds = %32, %20, %6
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @syr2k(float noundef %0, float noundef %1, ptr addrspace(1) noundef readonly align 4 captures(none) %2, ptr addrspace(1) noundef readonly align 4 captures(none) %3, ptr addrspace(1) noundef align 4 captures(none) %4, i32 noundef %5, i32 noundef %6) local_unnamed_addr #0 !kernel_arg_addr_space !29 !kernel_arg_access_qual !30 !kernel_arg_type !31 !kernel_arg_base_type !31 !kernel_arg_type_qual !32 {
  tail call void @__clang_ocl_kern_imp_syr2k(float noundef %0, float noundef %1, ptr addrspace(1) noundef align 4 %2, ptr addrspace(1) noundef align 4 %3, ptr addrspace(1) noundef align 4 %4, i32 noundef %5, i32 noundef %6) #4
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @__clang_ocl_kern_imp_syr2k(float noundef %0, float noundef %1, ptr addrspace(1) noundef readonly align 4 captures(none) %2, ptr addrspace(1) noundef readonly align 4 captures(none) %3, ptr addrspace(1) noundef align 4 captures(none) %4, i32 noundef %5, i32 noundef %6) local_unnamed_addr #1 !kernel_arg_addr_space !29 !kernel_arg_access_qual !30 !kernel_arg_type !31 !kernel_arg_base_type !31 !kernel_arg_type_qual !32 {
  %8 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %9 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %10 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %11 = mul i32 %9, %8
  %12 = add i32 %11, %10
  %13 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %14 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %15 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %16 = mul nuw nsw i32 %14, %13
  %17 = add nuw nsw i32 %16, %15
  %18 = icmp sgt i32 %5, %17
  %19 = icmp sgt i32 %5, %12
  %20 = and i1 %18, %19
  br i1 %20, label %21, label %56

21:                                               ; preds = %7
  %22 = mul nsw i32 %5, %17
  %23 = add nsw i32 %22, %12
  %24 = sext i32 %23 to i64
  %25 = getelementptr inbounds float, ptr addrspace(1) %4, i64 %24
  %26 = load float, ptr addrspace(1) %25, align 4, !tbaa !14
  %27 = fmul float %1, %26
  %28 = icmp sgt i32 %6, 0
  br i1 %28, label %29, label %32

29:                                               ; preds = %21
  %30 = mul nuw nsw i32 %6, %17
  %31 = mul nsw i32 %6, %12
  br label %34

32:                                               ; preds = %34, %21
  %33 = phi float [ %27, %21 ], [ %53, %34 ]
  store float %33, ptr addrspace(1) %25, align 4, !tbaa !14
  br label %56

34:                                               ; preds = %29, %34
  %35 = phi i32 [ 0, %29 ], [ %54, %34 ]
  %36 = phi float [ %27, %29 ], [ %53, %34 ]
  %37 = add nuw nsw i32 %35, %30
  %38 = zext nneg i32 %37 to i64
  %39 = getelementptr inbounds nuw float, ptr addrspace(1) %2, i64 %38
  %40 = load float, ptr addrspace(1) %39, align 4, !tbaa !14
  %41 = fmul float %0, %40
  %42 = add nsw i32 %35, %31
  %43 = sext i32 %42 to i64
  %44 = getelementptr inbounds float, ptr addrspace(1) %3, i64 %43
  %45 = load float, ptr addrspace(1) %44, align 4, !tbaa !14
  %46 = getelementptr inbounds nuw float, ptr addrspace(1) %3, i64 %38
  %47 = load float, ptr addrspace(1) %46, align 4, !tbaa !14
  %48 = fmul float %0, %47
  %49 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %43
  %50 = load float, ptr addrspace(1) %49, align 4, !tbaa !14
  %51 = fmul float %48, %50
  %52 = tail call float @llvm.fmuladd.f32(float %41, float %45, float %51)
  %53 = fadd float %36, %52
  %54 = add nuw nsw i32 %35, 1
  %55 = icmp eq i32 %54, %6
  br i1 %55, label %32, label %34, !llvm.loop !33

56:                                               ; preds = %32, %7
  ret void
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #3

attributes #0 = { nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" "uniform-work-group-size"="false" }
attributes #1 = { nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #2 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nounwind }

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
!10 = !{i32 1, i32 1, i32 1, i32 1, i32 1, i32 0, i32 0, i32 0}
!11 = !{!"none", !"none", !"none", !"none", !"none", !"none", !"none", !"none"}
!12 = !{!"float*", !"float*", !"float*", !"float*", !"float*", !"float", !"float", !"int"}
!13 = !{!"", !"", !"", !"", !"", !"", !"", !""}
!14 = !{!15, !15, i64 0}
!15 = !{!"float", !8, i64 0}
!16 = distinct !{!16, !17}
!17 = !{!"llvm.loop.unroll.disable"}
!18 = !{i32 1, i32 1, i32 1, i32 0}
!19 = !{!"none", !"none", !"none", !"none"}
!20 = !{!"float*", !"float*", !"float*", !"int"}
!21 = !{!"", !"", !"", !""}
!22 = distinct !{!22, !17}
!23 = distinct !{!23, !17}
!24 = !{i32 0, i32 0, i32 1, i32 1, i32 0, i32 0}
!25 = !{!"none", !"none", !"none", !"none", !"none", !"none"}
!26 = !{!"float", !"float", !"float*", !"float*", !"int", !"int"}
!27 = !{!"", !"", !"", !"", !"", !""}
!28 = distinct !{!28, !17}
!29 = !{i32 0, i32 0, i32 1, i32 1, i32 1, i32 0, i32 0}
!30 = !{!"none", !"none", !"none", !"none", !"none", !"none", !"none"}
!31 = !{!"float", !"float", !"float*", !"float*", !"float*", !"int", !"int"}
!32 = !{!"", !"", !"", !"", !"", !"", !""}
!33 = distinct !{!33, !17}
