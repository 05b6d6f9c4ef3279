; ModuleID = 'corpus/opencl/pb_correlation.cl'
source_filename = "corpus/opencl/pb_correlation.cl"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @mean_kernel(ptr addrspace(1) noundef align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, float noundef %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #0 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !13 !kernel_arg_type_qual !14 {
  tail call void @__clang_ocl_kern_imp_mean_kernel(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, float noundef %2, i32 noundef %3, i32 noundef %4) #7
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @__clang_ocl_kern_imp_mean_kernel(ptr addrspace(1) noundef align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, float noundef %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #1 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !13 !kernel_arg_type_qual !14 {
  %6 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %8 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = zext nneg i32 %7 to i64
  %10 = zext nneg i32 %6 to i64
  %11 = mul nuw nsw i64 %9, %10
  %12 = zext nneg i32 %8 to i64
  %13 = add nuw nsw i64 %11, %12
  %14 = trunc i64 %13 to i32
  %15 = icmp sgt i32 %3, %14
  br i1 %15, label %16, label %37

16:                                               ; preds = %5
  %17 = shl i64 %13, 32
  %18 = ashr exact i64 %17, 30
  %19 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %18
  store float 0.000000e+00, ptr addrspace(1) %19, align 4, !tbaa !15
  %20 = icmp sgt i32 %4, 0
  br i1 %20, label %21, label %23

21:                                               ; preds = %16
  %22 = load float, ptr addrspace(1) %19, align 4, !tbaa !15
  br label %26

23:                                               ; preds = %26, %16
  %24 = load float, ptr addrspace(1) %19, align 4, !tbaa !15
  %25 = fdiv float %24, %2
  store float %25, ptr addrspace(1) %19, align 4, !tbaa !15
  br label %37

26:                                               ; preds = %21, %26
  %27 = phi float [ %22, %21 ], [ %34, %26 ]
  %28 = phi i32 [ 0, %21 ], [ %35, %26 ]
  %29 = mul nsw i32 %28, %3
  %30 = add nsw i32 %29, %14
  %31 = sext i32 %30 to i64
  %32 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %31
  %33 = load float, ptr addrspace(1) %32, align 4, !tbaa !15
  %34 = fadd float %33, %27
  store float %34, ptr addrspace(1) %19, align 4, !tbaa !15
  %35 = add nuw nsw i32 %28, 1
  %36 = icmp eq i32 %35, %4
  br i1 %36, label %23, label %26, !llvm.loop !17

37:                                               ; preds = %23, %5
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @std_kernel(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, ptr addrspace(1) noundef readonly align 4 captures(none) %2, float noundef %3, float noundef %4, i32 noundef %5, i32 noundef %6) local_unnamed_addr #0 !kernel_arg_addr_space !19 !kernel_arg_access_qual !20 !kernel_arg_type !21 !kernel_arg_base_type !22 !kernel_arg_type_qual !23 {
  tail call void @__clang_ocl_kern_imp_std_kernel(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, float noundef %3, float noundef %4, i32 noundef %5, i32 noundef %6) #7
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @__clang_ocl_kern_imp_std_kernel(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, ptr addrspace(1) noundef readonly align 4 captures(none) %2, float noundef %3, float noundef %4, i32 noundef %5, i32 noundef %6) local_unnamed_addr #1 !kernel_arg_addr_space !19 !kernel_arg_access_qual !20 !kernel_arg_type !21 !kernel_arg_base_type !22 !kernel_arg_type_qual !23 {
  %8 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %9 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %10 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %11 = zext nneg i32 %9 to i64
  %12 = zext nneg i32 %8 to i64
  %13 = mul nuw nsw i64 %11, %12
  %14 = zext nneg i32 %10 to i64
  %15 = add nuw nsw i64 %13, %14
  %16 = trunc i64 %15 to i32
  %17 = icmp sgt i32 %5, %16
  br i1 %17, label %18, label %46

18:                                               ; preds = %7
  %19 = icmp sgt i32 %6, 0
  br i1 %19, label %20, label %25

20:                                               ; preds = %18
  %21 = shl i64 %15, 32
  %22 = ashr exact i64 %21, 30
  %23 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %22
  %24 = load float, ptr addrspace(1) %23, align 4, !tbaa !15
  br label %34

25:                                               ; preds = %34, %18
  %26 = phi float [ 0.000000e+00, %18 ], [ %43, %34 ]
  %27 = fdiv float %26, %3
  %28 = tail call float @llvm.nvvm.sqrt.approx.f(float %27) #7
  %29 = fcmp ugt float %28, %4
  %30 = select i1 %29, float %28, float 1.000000e+00
  %31 = shl i64 %15, 32
  %32 = ashr exact i64 %31, 30
  %33 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %32
  store float %30, ptr addrspace(1) %33, align 4, !tbaa !15
  br label %46

34:                                               ; preds = %20, %34
  %35 = phi i32 [ 0, %20 ], [ %44, %34 ]
  %36 = phi float [ 0.000000e+00, %20 ], [ %43, %34 ]
  %37 = mul nsw i32 %35, %5
  %38 = add nsw i32 %37, %16
  %39 = sext i32 %38 to i64
  %40 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %39
  %41 = load float, ptr addrspace(1) %40, align 4, !tbaa !15
  %42 = fsub float %41, %24
  %43 = tail call float @llvm.fmuladd.f32(float %42, float %42, float %36)
  %44 = add nuw nsw i32 %35, 1
  %45 = icmp eq i32 %44, %6
  br i1 %45, label %25, label %34, !llvm.loop !24

46:                                               ; preds = %25, %7
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @reduce_kernel(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef align 4 captures(none) %2, float noundef %3, i32 noundef %4, i32 noundef %5) local_unnamed_addr #2 !kernel_arg_addr_space !25 !kernel_arg_access_qual !26 !kernel_arg_type !27 !kernel_arg_base_type !28 !kernel_arg_type_qual !29 {
  tail call void @__clang_ocl_kern_imp_reduce_kernel(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, float noundef %3, i32 noundef %4, i32 noundef %5) #7
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local void @__clang_ocl_kern_imp_reduce_kernel(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef align 4 captures(none) %2, float noundef %3, i32 noundef %4, i32 noundef %5) local_unnamed_addr #3 !kernel_arg_addr_space !25 !kernel_arg_access_qual !26 !kernel_arg_type !27 !kernel_arg_base_type !28 !kernel_arg_type_qual !29 {
  %7 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %8 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %9 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %10 = zext nneg i32 %8 to i64
  %11 = zext nneg i32 %7 to i64
  %12 = mul nuw nsw i64 %10, %11
  %13 = zext nneg i32 %9 to i64
  %14 = add nuw nsw i64 %12, %13
  %15 = trunc i64 %14 to i32
  %16 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %17 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %18 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %19 = mul nuw nsw i32 %17, %16
  %20 = add nuw nsw i32 %19, %18
  %21 = icmp sgt i32 %5, %20
  %22 = icmp sgt i32 %4, %15
  %23 = select i1 %21, i1 %22, i1 false
  br i1 %23, label %24, label %40

24:                                               ; preds = %6
  %25 = shl i64 %14, 32
  %26 = ashr exact i64 %25, 32
  %27 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %26
  %28 = load float, ptr addrspace(1) %27, align 4, !tbaa !15
  %29 = mul nsw i32 %4, %20
  %30 = add nsw i32 %29, %15
  %31 = sext i32 %30 to i64
  %32 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %31
  %33 = load float, ptr addrspace(1) %32, align 4, !tbaa !15
  %34 = fsub float %33, %28
  store float %34, ptr addrspace(1) %32, align 4, !tbaa !15
  %35 = tail call float @llvm.nvvm.sqrt.approx.f(float %3) #7
  %36 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %26
  %37 = load float, ptr addrspace(1) %36, align 4, !tbaa !15
  %38 = fmul float %35, %37
  %39 = fdiv float %34, %38
  store float %39, ptr addrspace(1) %32, align 4, !tbaa !15
  br label %40

40:                                               ; preds = %24, %6
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @corr_kernel(ptr addrspace(1) noundef writeonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 !kernel_arg_addr_space !30 !kernel_arg_access_qual !31 !kernel_arg_type !32 !kernel_arg_base_type !33 !kernel_arg_type_qual !34 {
  tail call void @__clang_ocl_kern_imp_corr_kernel(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, i32 noundef %2, i32 noundef %3) #7
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @__clang_ocl_kern_imp_corr_kernel(ptr addrspace(1) noundef writeonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #1 !kernel_arg_addr_space !30 !kernel_arg_access_qual !31 !kernel_arg_type !32 !kernel_arg_base_type !33 !kernel_arg_type_qual !34 {
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = mul i32 %6, %5
  %9 = add i32 %8, %7
  %10 = icmp sgt i32 %2, %9
  br i1 %10, label %11, label %48

11:                                               ; preds = %4
  %12 = mul nsw i32 %2, %9
  %13 = add nsw i32 %12, %9
  %14 = sext i32 %13 to i64
  %15 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %14
  store float 1.000000e+00, ptr addrspace(1) %15, align 4, !tbaa !15
  %16 = add nsw i32 %9, 1
  %17 = icmp slt i32 %16, %2
  br i1 %17, label %18, label %48

18:                                               ; preds = %11
  %19 = icmp sgt i32 %3, 0
  br label %20

20:                                               ; preds = %18, %22
  %21 = phi i32 [ %16, %18 ], [ %31, %22 ]
  br i1 %19, label %33, label %22

22:                                               ; preds = %33, %20
  %23 = phi float [ 0.000000e+00, %20 ], [ %45, %33 ]
  %24 = add nsw i32 %21, %12
  %25 = sext i32 %24 to i64
  %26 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %25
  store float %23, ptr addrspace(1) %26, align 4, !tbaa !15
  %27 = mul nsw i32 %21, %2
  %28 = add nsw i32 %27, %9
  %29 = sext i32 %28 to i64
  %30 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %29
  store float %23, ptr addrspace(1) %30, align 4, !tbaa !15
  %31 = add nsw i32 %21, 1
  %32 = icmp slt i32 %31, %2
  br i1 %32, label %20, label %48, !llvm.loop !35

33:                                               ; preds = %20, %33
  %34 = phi i32 [ %46, %33 ], [ 0, %20 ]
  %35 = phi float [ %45, %33 ], [ 0.000000e+00, %20 ]
  %36 = mul nsw i32 %34, %2
  %37 = add nsw i32 %36, %9
  %38 = sext i32 %37 to i64
  %39 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %38
  %40 = load float, ptr addrspace(1) %39, align 4, !tbaa !15
  %41 = add nsw i32 %36, %21
  %42 = sext i32 %41 to i64
  %43 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %42
  %44 = load float, ptr addrspace(1) %43, align 4, !tbaa !15
  %45 = tail call float @llvm.fmuladd.f32(float %40, float %44, float %35)
  %46 = add nuw nsw i32 %34, 1
  %47 = icmp eq i32 %46, %3
  br i1 %47, label %22, label %33, !llvm.loop !36

48:                                               ; preds = %22, %11, %4
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @covar_kernel(ptr addrspace(1) noundef align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 !kernel_arg_addr_space !30 !kernel_arg_access_qual !31 !kernel_arg_type !32 !kernel_arg_base_type !33 !kernel_arg_type_qual !34 {
  tail call void @__clang_ocl_kern_imp_covar_kernel(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, i32 noundef %2, i32 noundef %3) #7
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @__clang_ocl_kern_imp_covar_kernel(ptr addrspace(1) noundef align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #1 !kernel_arg_addr_space !30 !kernel_arg_access_qual !31 !kernel_arg_type !32 !kernel_arg_base_type !33 !kernel_arg_type_qual !34 {
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = mul i32 %6, %5
  %9 = add i32 %8, %7
  %10 = icmp sgt i32 %2, %9
  br i1 %10, label %11, label %44

11:                                               ; preds = %4
  %12 = mul nsw i32 %2, %9
  %13 = icmp sgt i32 %3, 0
  br label %14

14:                                               ; preds = %11, %21
  %15 = phi i32 [ %9, %11 ], [ %27, %21 ]
  %16 = add nsw i32 %15, %12
  %17 = sext i32 %16 to i64
  %18 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %17
  store float 0.000000e+00, ptr addrspace(1) %18, align 4, !tbaa !15
  br i1 %13, label %19, label %21

19:                                               ; preds = %14
  %20 = load float, ptr addrspace(1) %18, align 4, !tbaa !15
  br label %29

21:                                               ; preds = %29, %14
  %22 = load float, ptr addrspace(1) %18, align 4, !tbaa !15
  %23 = mul nsw i32 %15, %2
  %24 = add nsw i32 %23, %9
  %25 = sext i32 %24 to i64
  %26 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %25
  store float %22, ptr addrspace(1) %26, align 4, !tbaa !15
  %27 = add nsw i32 %15, 1
  %28 = icmp slt i32 %27, %2
  br i1 %28, label %14, label %44, !llvm.loop !37

29:                                               ; preds = %19, %29
  %30 = phi float [ %20, %19 ], [ %41, %29 ]
  %31 = phi i32 [ 0, %19 ], [ %42, %29 ]
  %32 = mul nsw i32 %31, %2
  %33 = add nsw i32 %32, %9
  %34 = sext i32 %33 to i64
  %35 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %34
  %36 = load float, ptr addrspace(1) %35, align 4, !tbaa !15
  %37 = add nsw i32 %32, %15
  %38 = sext i32 %37 to i64
  %39 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %38
  %40 = load float, ptr addrspace(1) %39, align 4, !tbaa !15
  %41 = tail call float @llvm.fmuladd.f32(float %36, float %40, float %30)
  store float %41, ptr addrspace(1) %18, align 4, !tbaa !15
  %42 = add nuw nsw i32 %31, 1
  %43 = icmp eq i32 %42, %3
  br i1 %43, label %21, label %29, !llvm.loop !38

44:                                               ; preds = %21, %4
  ret void
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.sqrt.approx.f(float) #6

attributes #0 = { nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" "uniform-work-group-size"="false" }
attributes #1 = { nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #2 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" "uniform-work-group-size"="false" }
attributes #3 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #4 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { mustprogress nocallback nofree nosync nounwind willreturn memory(none) }
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
!10 = !{i32 1, i32 1, i32 0, i32 0, i32 0}
!11 = !{!"none", !"none", !"none", !"none", !"none"}
!12 = !{!"DATA_TYPE*", !"DATA_TYPE*", !"DATA_TYPE", !"int", !"int"}
!13 = !{!"float*", !"float*", !"float", !"int", !"int"}
!14 = !{!"", !"", !"", !"", !""}
!15 = !{!16, !16, i64 0}
!16 = !{!"float", !8, i64 0}
!17 = distinct !{!17, !18}
!18 = !{!"llvm.loop.unroll.disable"}
!19 = !{i32 1, i32 1, i32 1, i32 0, i32 0, i32 0, i32 0}
!20 = !{!"none", !"none", !"none", !"none", !"none", !"none", !"none"}
!21 = !{!"DATA_TYPE*", !"DATA_TYPE*", !"DATA_TYPE*", !"DATA_TYPE", !"DATA_TYPE", !"int", !"int"}
!22 = !{!"float*", !"float*", !"float*", !"float", !"float", !"int", !"int"}
!23 = !{!"", !"", !"", !"", !"", !"", !""}
!24 = distinct !{!24, !18}
!25 = !{i32 1, i32 1, i32 1, i32 0, i32 0, i32 0}
!26 = !{!"none", !"none", !"none", !"none", !"none", !"none"}
!27 = !{!"DATA_TYPE*", !"DATA_TYPE*", !"DATA_TYPE*", !"DATA_TYPE", !"int", !"int"}
!28 = !{!"float*", !"float*", !"float*", !"float", !"int", !"int"}
!29 = !{!"", !"", !"", !"", !"", !""}
!30 = !{i32 1, i32 1, i32 0, i32 0}
!31 = !{!"none", !"none", !"none", !"none"}
!32 = !{!"DATA_TYPE*", !"DATA_TYPE*", !"int", !"int"}
!33 = !{!"float*", !"float*", !"int", !"int"}
!34 = !{!"", !"", !"", !""}
!35 = distinct !{!35, !18}
!36 = distinct !{!36, !18}
!37 = distinct !{!37, !18}
!38 = distinct !{!38, !18}
