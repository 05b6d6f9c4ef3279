; ModuleID = 'corpus/opencl/pb_atax_bicg.cl'
source_filename = "corpus/opencl/pb_atax_bicg.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

; Function Attrs: convergent nofree norecurse nounwind memory(argmem: readwrite)
define dso_local spir_kernel void @atax_kernel1(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef align 4 captures(none) %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %6 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %7 = trunc i64 %6 to i32
  %8 = icmp sgt i32 %3, %7
  %9 = icmp sgt i32 %4, 0
  %10 = and i1 %8, %9
  br i1 %10, label %11, label %29

11:                                               ; preds = %5
  %12 = mul nsw i32 %4, %7
  %13 = sext i32 %7 to i64
  %14 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %13
  %15 = load float, ptr addrspace(1) %14, align 4, !tbaa !12
  br label %16

16:                                               ; preds = %11, %16
  %17 = phi float [ %15, %11 ], [ %26, %16 ]
  %18 = phi i32 [ 0, %11 ], [ %27, %16 ]
  %19 = add nsw i32 %18, %12
  %20 = sext i32 %19 to i64
  %21 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %20
  %22 = load float, ptr addrspace(1) %21, align 4, !tbaa !12
  %23 = zext nneg i32 %18 to i64
  %24 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %23
  %25 = load float, ptr addrspace(1) %24, align 4, !tbaa !12
  %26 = tail call float @llvm.fmuladd.f32(float %22, float %25, float %17)
  store float %26, ptr addrspace(1) %14, align 4, !tbaa !12
  %27 = add nuw nsw i32 %18, 1
  %28 = icmp slt i32 %27, %4
  br i1 %28, label %16, label %29

29:                                               ; preds = %16, %5
  ret void
}

; Function Attrs: alwaysinline convergent nofree norecurse nounwind memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_atax_kernel1(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef align 4 captures(none) %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #1 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %6 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %7 = trunc i64 %6 to i32
  %8 = icmp sgt i32 %3, %7
  %9 = icmp sgt i32 %4, 0
  %10 = and i1 %8, %9
  br i1 %10, label %11, label %29

11:                                               ; preds = %5
  %12 = mul nsw i32 %4, %7
  %13 = sext i32 %7 to i64
  %14 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %13
  %15 = load float, ptr addrspace(1) %14, align 4, !tbaa !12
  br label %16

16:                                               ; preds = %11, %16
  %17 = phi float [ %15, %11 ], [ %26, %16 ]
  %18 = phi i32 [ 0, %11 ], [ %27, %16 ]
  %19 = add nsw i32 %18, %12
  %20 = sext i32 %19 to i64
  %21 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %20
  %22 = load float, ptr addrspace(1) %21, align 4, !tbaa !12
  %23 = zext nneg i32 %18 to i64
  %24 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %23
  %25 = load float, ptr addrspace(1) %24, align 4, !tbaa !12
  %26 = tail call float @llvm.fmuladd.f32(float %22, float %25, float %17)
  store float %26, ptr addrspace(1) %14, align 4, !tbaa !12
  %27 = add nuw nsw i32 %18, 1
  %28 = icmp slt i32 %27, %4
  br i1 %28, label %16, label %29

29:                                               ; preds = %16, %5
  ret void
}

; Function Attrs: convergent nofree norecurse nounwind memory(argmem: readwrite)
define dso_local spir_kernel void @atax_kernel2(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef align 4 captures(none) %1, ptr addrspace(1) noundef readonly align 4 captures(none) %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %6 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %7 = trunc i64 %6 to i32
  %8 = icmp sgt i32 %4, %7
  %9 = icmp sgt i32 %3, 0
  %10 = and i1 %8, %9
  br i1 %10, label %11, label %29

11:                                               ; preds = %5
  %12 = sext i32 %7 to i64
  %13 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %12
  %14 = load float, ptr addrspace(1) %13, align 4, !tbaa !12
  br label %15

15:                                               ; preds = %11, %15
  %16 = phi float [ %14, %11 ], [ %26, %15 ]
  %17 = phi i32 [ 0, %11 ], [ %27, %15 ]
  %18 = mul nsw i32 %17, %4
  %19 = add nsw i32 %18, %7
  %20 = sext i32 %19 to i64
  %21 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %20
  %22 = load float, ptr addrspace(1) %21, align 4, !tbaa !12
  %23 = zext nneg i32 %17 to i64
  %24 = getelementptr inbounds nuw float, ptr addrspace(1) %2, i64 %23
  %25 = load float, ptr addrspace(1) %24, align 4, !tbaa !12
  %26 = tail call float @llvm.fmuladd.f32(float %22, float %25, float %16)
  store float %26, ptr addrspace(1) %13, align 4, !tbaa !12
  %27 = add nuw nsw i32 %17, 1
  %28 = icmp slt i32 %27, %3
  br i1 %28, label %15, label %29

29:                                               ; preds = %15, %5
  ret void
}

; Function Attrs: alwaysinline convergent nofree norecurse nounwind memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_atax_kernel2(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef align 4 captures(none) %1, ptr addrspace(1) noundef readonly align 4 captures(none) %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #1 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %6 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %7 = trunc i64 %6 to i32
  %8 = icmp sgt i32 %4, %7
  %9 = icmp sgt i32 %3, 0
  %10 = and i1 %8, %9
  br i1 %10, label %11, label %29

11:                                               ; preds = %5
  %12 = sext i32 %7 to i64
  %13 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %12
  %14 = load float, ptr addrspace(1) %13, align 4, !tbaa !12
  br label %15

15:                                               ; preds = %11, %15
  %16 = phi float [ %14, %11 ], [ %26, %15 ]
  %17 = phi i32 [ 0, %11 ], [ %27, %15 ]
  %18 = mul nsw i32 %17, %4
  %19 = add nsw i32 %18, %7
  %20 = sext i32 %19 to i64
  %21 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %20
  %22 = load float, ptr addrspace(1) %21, align 4, !tbaa !12
  %23 = zext nneg i32 %17 to i64
  %24 = getelementptr inbounds nuw float, ptr addrspace(1) %2, i64 %23
  %25 = load float, ptr addrspace(1) %24, align 4, !tbaa !12
  %26 = tail call float @llvm.fmuladd.f32(float %22, float %25, float %16)
  store float %26, ptr addrspace(1) %13, align 4, !tbaa !12
  %27 = add nuw nsw i32 %17, 1
  %28 = icmp slt i32 %27, %3
  br i1 %28, label %15, label %29

29:                                               ; preds = %15, %5
  ret void
}

; Function Attrs: convergent nofree norecurse nounwind memory(argmem: readwrite)
define dso_local spir_kernel void @bicg_kernel1(ptr addrspace(1) noundef readonly align 8 captures(none) %0, ptr addrspace(1) noundef readonly align 8 captures(none) %1, ptr addrspace(1) noundef writeonly align 8 captures(none) %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !14 !kernel_arg_base_type !14 !kernel_arg_type_qual !11 {
  %6 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %7 = trunc i64 %6 to i32
  %8 = icmp sgt i32 %3, %7
  br i1 %8, label %9, label %28

9:                                                ; preds = %5
  %10 = sext i32 %7 to i64
  %11 = getelementptr inbounds double, ptr addrspace(1) %2, i64 %10
  store double 0.000000e+00, ptr addrspace(1) %11, align 8, !tbaa !15
  %12 = icmp sgt i32 %4, 0
  br i1 %12, label %13, label %28

13:                                               ; preds = %9
  %14 = mul nsw i32 %4, %7
  br label %15

15:                                               ; preds = %13, %15
  %16 = phi double [ 0.000000e+00, %13 ], [ %25, %15 ]
  %17 = phi i32 [ 0, %13 ], [ %26, %15 ]
  %18 = add nsw i32 %17, %14
  %19 = sext i32 %18 to i64
  %20 = getelementptr inbounds double, ptr addrspace(1) %0, i64 %19
  %21 = load double, ptr addrspace(1) %20, align 8, !tbaa !15
  %22 = zext nneg i32 %17 to i64
  %23 = getelementptr inbounds nuw double, ptr addrspace(1) %1, i64 %22
  %24 = load double, ptr addrspace(1) %23, align 8, !tbaa !15
  %25 = tail call double @llvm.fmuladd.f64(double %21, double %24, double %16)
  store double %25, ptr addrspace(1) %11, align 8, !tbaa !15
  %26 = add nuw nsw i32 %17, 1
  %27 = icmp slt i32 %26, %4
  br i1 %27, label %15, label %28

28:                                               ; preds = %15, %9, %5
  ret void
}

; Function Attrs: alwaysinline convergent nofree norecurse nounwind memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_bicg_kernel1(ptr addrspace(1) noundef readonly align 8 captures(none) %0, ptr addrspace(1) noundef readonly align 8 captures(none) %1, ptr addrspace(1) noundef writeonly align 8 captures(none) %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #1 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !14 !kernel_arg_base_type !14 !kernel_arg_type_qual !11 {
  %6 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %7 = trunc i64 %6 to i32
  %8 = icmp sgt i32 %3, %7
  br i1 %8, label %9, label %28

9:                                                ; preds = %5
  %10 = sext i32 %7 to i64
  %11 = getelementptr inbounds double, ptr addrspace(1) %2, i64 %10
  store double 0.000000e+00, ptr addrspace(1) %11, align 8, !tbaa !15
  %12 = icmp sgt i32 %4, 0
  br i1 %12, label %13, label %28

13:                                               ; preds = %9
  %14 = mul nsw i32 %4, %7
  br label %15

15:                                               ; preds = %13, %15
  %16 = phi double [ 0.000000e+00, %13 ], [ %25, %15 ]
  %17 = phi i32 [ 0, %13 ], [ %26, %15 ]
  %18 = add nsw i32 %17, %14
  %19 = sext i32 %18 to i64
  %20 = getelementptr inbounds double, ptr addrspace(1) %0, i64 %19
  %21 = load double, ptr addrspace(1) %20, align 8, !tbaa !15
  %22 = zext nneg i32 %17 to i64
  %23 = getelementptr inbounds nuw double, ptr addrspace(1) %1, i64 %22
  %24 = load double, ptr addrspace(1) %23, align 8, !tbaa !15
  %25 = tail call double @llvm.fmuladd.f64(double %21, double %24, double %16)
  store double %25, ptr addrspace(1) %11, align 8, !tbaa !15
  %26 = add nuw nsw i32 %17, 1
  %27 = icmp slt i32 %26, %4
  br i1 %27, label %15, label %28

28:                                               ; preds = %15, %9, %5
  ret void
}

; Function Attrs: convergent nofree norecurse nounwind memory(argmem: readwrite)
define dso_local spir_kernel void @bicg_kernel2(ptr addrspace(1) noundef readonly align 8 captures(none) %0, ptr addrspace(1) noundef readonly align 8 captures(none) %1, ptr addrspace(1) noundef writeonly align 8 captures(none) %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !14 !kernel_arg_base_type !14 !kernel_arg_type_qual !11 {
  %6 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %7 = trunc i64 %6 to i32
  %8 = icmp sgt i32 %4, %7
  br i1 %8, label %9, label %29

9:                                                ; preds = %5
  %10 = icmp sgt i32 %3, 0
  br i1 %10, label %15, label %11

11:                                               ; preds = %15, %9
  %12 = phi double [ 0.000000e+00, %9 ], [ %26, %15 ]
  %13 = sext i32 %7 to i64
  %14 = getelementptr inbounds double, ptr addrspace(1) %2, i64 %13
  store double %12, ptr addrspace(1) %14, align 8, !tbaa !15
  br label %29

15:                                               ; preds = %9, %15
  %16 = phi i32 [ %27, %15 ], [ 0, %9 ]
  %17 = phi double [ %26, %15 ], [ 0.000000e+00, %9 ]
  %18 = zext nneg i32 %16 to i64
  %19 = getelementptr inbounds nuw double, ptr addrspace(1) %1, i64 %18
  %20 = load double, ptr addrspace(1) %19, align 8, !tbaa !15
  %21 = mul nsw i32 %16, %4
  %22 = add nsw i32 %21, %7
  %23 = sext i32 %22 to i64
  %24 = getelementptr inbounds double, ptr addrspace(1) %0, i64 %23
  %25 = load double, ptr addrspace(1) %24, align 8, !tbaa !15
  %26 = tail call double @llvm.fmuladd.f64(double %20, double %25, double %17)
  %27 = add nuw nsw i32 %16, 1
  %28 = icmp slt i32 %27, %3
  br i1 %28, label %15, label %11

29:                                               ; preds = %5, %11
  ret void
}

; Function Attrs: alwaysinline convergent nofree norecurse nounwind memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_bicg_kernel2(ptr addrspace(1) noundef readonly align 8 captures(none) %0, ptr addrspace(1) noundef readonly align 8 captures(none) %1, ptr addrspace(1) noundef writeonly align 8 captures(none) %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #1 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !14 !kernel_arg_base_type !14 !kernel_arg_type_qual !11 {
  %6 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %7 = trunc i64 %6 to i32
  %8 = icmp sgt i32 %4, %7
  br i1 %8, label %9, label %29

9:                                                ; preds = %5
  %10 = icmp sgt i32 %3, 0
  br i1 %10, label %15, label %11

11:                                               ; preds = %15, %9
  %12 = phi double [ 0.000000e+00, %9 ], [ %26, %15 ]
  %13 = sext i32 %7 to i64
  %14 = getelementptr inbounds double, ptr addrspace(1) %2, i64 %13
  store double %12, ptr addrspace(1) %14, align 8, !tbaa !15
  br label %29

15:                                               ; preds = %9, %15
  %16 = phi i32 [ %27, %15 ], [ 0, %9 ]
  %17 = phi double [ %26, %15 ], [ 0.000000e+00, %9 ]
  %18 = zext nneg i32 %16 to i64
  %19 = getelementptr inbounds nuw double, ptr addrspace(1) %1, i64 %18
  %20 = load double, ptr addrspace(1) %19, align 8, !tbaa !15
  %21 = mul nsw i32 %16, %4
  %22 = add nsw i32 %21, %7
  %23 = sext i32 %22 to i64
  %24 = getelementptr inbounds double, ptr addrspace(1) %0, i64 %23
  %25 = load double, ptr addrspace(1) %24, align 8, !tbaa !15
  %26 = tail call double @llvm.fmuladd.f64(double %20, double %25, double %17)
  %27 = add nuw nsw i32 %16, 1
  %28 = icmp slt i32 %27, %3
  br i1 %28, label %15, label %11

29:                                               ; preds = %11, %5
  ret void
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #3

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #3

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
!8 = !{i32 1, i32 1, i32 1, i32 0, i32 0}
!9 = !{!"none", !"none", !"none", !"none", !"none"}
!10 = !{!"float*", !"float*", !"float*", !"int", !"int"}
!11 = !{!"", !"", !"", !"", !""}
!12 = !{!13, !13, i64 0}
!13 = !{!"float", !6, i64 0}
!14 = !{!"double*", !"double*", !"double*", !"int", !"int"}
!15 = !{!16, !16, i64 0}
!16 = !{!"double", !6, i64 0}
