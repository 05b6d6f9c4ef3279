; ModuleID = 'corpus/opencl/pb_2mm.cl'
source_filename = "corpus/opencl/pb_2mm.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

; Function Attrs: convergent nofree norecurse nounwind memory(argmem: readwrite)
define dso_local spir_kernel void @mm2_kernel1(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, float noundef %6) local_unnamed_addr #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 {
  %8 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %9 = trunc i64 %8 to i32
  %10 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #4
  %11 = trunc i64 %10 to i32
  %12 = icmp sgt i32 %3, %11
  %13 = icmp sgt i32 %4, %9
  %14 = select i1 %12, i1 %13, i1 false
  br i1 %14, label %15, label %39

15:                                               ; preds = %7
  %16 = mul nsw i32 %4, %11
  %17 = add nsw i32 %16, %9
  %18 = sext i32 %17 to i64
  %19 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %18
  store float 0.000000e+00, ptr addrspace(1) %19, align 4, !tbaa !13
  %20 = icmp sgt i32 %5, 0
  br i1 %20, label %21, label %39

21:                                               ; preds = %15
  %22 = mul nsw i32 %5, %11
  br label %23

23:                                               ; preds = %21, %23
  %24 = phi float [ 0.000000e+00, %21 ], [ %36, %23 ]
  %25 = phi i32 [ 0, %21 ], [ %37, %23 ]
  %26 = add nsw i32 %25, %22
  %27 = sext i32 %26 to i64
  %28 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %27
  %29 = load float, ptr addrspace(1) %28, align 4, !tbaa !13
  %30 = fmul float %6, %29
  %31 = mul nsw i32 %25, %4
  %32 = add nsw i32 %31, %9
  %33 = sext i32 %32 to i64
  %34 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %33
  %35 = load float, ptr addrspace(1) %34, align 4, !tbaa !13
  %36 = tail call float @llvm.fmuladd.f32(float %30, float %35, float %24)
  store float %36, ptr addrspace(1) %19, align 4, !tbaa !13
  %37 = add nuw nsw i32 %25, 1
  %38 = icmp slt i32 %37, %5
  br i1 %38, label %23, label %39

39:                                               ; preds = %23, %15, %7
  ret void
}

; Function Attrs: alwaysinline convergent nofree norecurse nounwind memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_mm2_kernel1(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, float noundef %6) local_unnamed_addr #1 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 {
  %8 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %9 = trunc i64 %8 to i32
  %10 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #4
  %11 = trunc i64 %10 to i32
  %12 = icmp sgt i32 %3, %11
  %13 = icmp sgt i32 %4, %9
  %14 = select i1 %12, i1 %13, i1 false
  br i1 %14, label %15, label %39

15:                                               ; preds = %7
  %16 = mul nsw i32 %4, %11
  %17 = add nsw i32 %16, %9
  %18 = sext i32 %17 to i64
  %19 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %18
  store float 0.000000e+00, ptr addrspace(1) %19, align 4, !tbaa !13
  %20 = icmp sgt i32 %5, 0
  br i1 %20, label %21, label %39

21:                                               ; preds = %15
  %22 = mul nsw i32 %5, %11
  br label %23

23:                                               ; preds = %21, %23
  %24 = phi float [ 0.000000e+00, %21 ], [ %36, %23 ]
  %25 = phi i32 [ 0, %21 ], [ %37, %23 ]
  %26 = add nsw i32 %25, %22
  %27 = sext i32 %26 to i64
  %28 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %27
  %29 = load float, ptr addrspace(1) %28, align 4, !tbaa !13
  %30 = fmul float %6, %29
  %31 = mul nsw i32 %25, %4
  %32 = add nsw i32 %31, %9
  %33 = sext i32 %32 to i64
  %34 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %33
  %35 = load float, ptr addrspace(1) %34, align 4, !tbaa !13
  %36 = tail call float @llvm.fmuladd.f32(float %30, float %35, float %24)
  store float %36, ptr addrspace(1) %19, align 4, !tbaa !13
  %37 = add nuw nsw i32 %25, 1
  %38 = icmp slt i32 %37, %5
  br i1 %38, label %23, label %39

39:                                               ; preds = %23, %15, %7
  ret void
}

; Function Attrs: convergent nofree norecurse nounwind memory(argmem: readwrite)
define dso_local spir_kernel void @mm2_kernel2(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef align 4 captures(none) %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, float noundef %6) local_unnamed_addr #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 {
  %8 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %9 = trunc i64 %8 to i32
  %10 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #4
  %11 = trunc i64 %10 to i32
  %12 = icmp sgt i32 %3, %11
  %13 = icmp sgt i32 %4, %9
  %14 = select i1 %12, i1 %13, i1 false
  br i1 %14, label %15, label %40

15:                                               ; preds = %7
  %16 = mul nsw i32 %4, %11
  %17 = add nsw i32 %16, %9
  %18 = sext i32 %17 to i64
  %19 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %18
  %20 = load float, ptr addrspace(1) %19, align 4, !tbaa !13
  %21 = fmul float %6, %20
  store float %21, ptr addrspace(1) %19, align 4, !tbaa !13
  %22 = icmp sgt i32 %5, 0
  br i1 %22, label %23, label %40

23:                                               ; preds = %15
  %24 = mul nsw i32 %5, %11
  br label %25

25:                                               ; preds = %23, %25
  %26 = phi float [ %21, %23 ], [ %37, %25 ]
  %27 = phi i32 [ 0, %23 ], [ %38, %25 ]
  %28 = add nsw i32 %27, %24
  %29 = sext i32 %28 to i64
  %30 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %29
  %31 = load float, ptr addrspace(1) %30, align 4, !tbaa !13
  %32 = mul nsw i32 %27, %4
  %33 = add nsw i32 %32, %9
  %34 = sext i32 %33 to i64
  %35 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %34
  %36 = load float, ptr addrspace(1) %35, align 4, !tbaa !13
  %37 = tail call float @llvm.fmuladd.f32(float %31, float %36, float %26)
  store float %37, ptr addrspace(1) %19, align 4, !tbaa !13
  %38 = add nuw nsw i32 %27, 1
  %39 = icmp slt i32 %38, %5
  br i1 %39, label %25, label %40

40:                                               ; preds = %25, %15, %7
  ret void
}

; Function Attrs: alwaysinline convergent nofree norecurse nounwind memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_mm2_kernel2(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef align 4 captures(none) %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, float noundef %6) local_unnamed_addr #1 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 {
  %8 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %9 = trunc i64 %8 to i32
  %10 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #4
  %11 = trunc i64 %10 to i32
  %12 = icmp sgt i32 %3, %11
  %13 = icmp sgt i32 %4, %9
  %14 = select i1 %12, i1 %13, i1 false
  br i1 %14, label %15, label %40

15:                                               ; preds = %7
  %16 = mul nsw i32 %4, %11
  %17 = add nsw i32 %16, %9
  %18 = sext i32 %17 to i64
  %19 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %18
  %20 = load float, ptr addrspace(1) %19, align 4, !tbaa !13
  %21 = fmul float %6, %20
  store float %21, ptr addrspace(1) %19, align 4, !tbaa !13
  %22 = icmp sgt i32 %5, 0
  br i1 %22, label %23, label %40

23:                                               ; preds = %15
  %24 = mul nsw i32 %5, %11
  br label %25

25:                                               ; preds = %23, %25
  %26 = phi float [ %21, %23 ], [ %37, %25 ]
  %27 = phi i32 [ 0, %23 ], [ %38, %25 ]
  %28 = add nsw i32 %27, %24
  %29 = sext i32 %28 to i64
  %30 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %29
  %31 = load float, ptr addrspace(1) %30, align 4, !tbaa !13
  %32 = mul nsw i32 %27, %4
  %33 = add nsw i32 %32, %9
  %34 = sext i32 %33 to i64
  %35 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %34
  %36 = load float, ptr addrspace(1) %35, align 4, !tbaa !13
  %37 = tail call float @llvm.fmuladd.f32(float %31, float %36, float %26)
  store float %37, ptr addrspace(1) %19, align 4, !tbaa !13
  %38 = add nuw nsw i32 %27, 1
  %39 = icmp slt i32 %38, %5
  br i1 %39, label %25, label %40

40:                                               ; preds = %25, %15, %7
  ret void
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #3

attributes #0 = { convergent nofree norecurse nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline convergent nofree norecurse nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #2 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { convergent nounwind willreturn memory(none) }

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
!8 = !{i32 1, i32 1, i32 1, i32 0, i32 0, i32 0, i32 0}
!9 = !{!"none", !"none", !"none", !"none", !"none", !"none", !"none"}
!10 = !{!"DATA_TYPE*", !"DATA_TYPE*", !"DATA_TYPE*", !"int", !"int", !"int", !"DATA_TYPE"}
!11 = !{!"float*", !"float*", !"float*", !"int", !"int", !"int", !"float"}
!12 = !{!"", !"", !"", !"", !"", !"", !""}
!13 = !{!14, !14, i64 0}
!14 = !{!"float", !6, i64 0}
