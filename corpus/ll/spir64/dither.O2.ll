; ModuleID = 'corpus/opencl/dither.cl'
source_filename = "corpus/opencl/dither.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

; Function Attrs: convergent norecurse nounwind
define dso_local spir_kernel void @dither_ordered(ptr addrspace(1) noundef readonly align 1 captures(none) %0, ptr addrspace(1) noundef align 4 %1, i32 noundef %2) local_unnamed_addr #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #7
  %5 = trunc i64 %4 to i32
  %6 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #7
  %7 = trunc i64 %6 to i32
  %8 = xor i32 %7, %5
  %9 = shl i32 %8, 1
  %10 = and i32 %9, 2
  %11 = and i32 %7, 1
  %12 = or disjoint i32 %10, %11
  %13 = shl nuw nsw i32 %12, 2
  %14 = and i32 %8, 2
  %15 = or disjoint i32 %13, %14
  %16 = lshr i32 %7, 1
  %17 = and i32 %16, 1
  %18 = or disjoint i32 %15, %17
  %19 = shl nuw nsw i32 %18, 4
  %20 = and i32 %9, 8
  %21 = or disjoint i32 %19, %20
  %22 = and i32 %7, 4
  %23 = or disjoint i32 %21, %22
  %24 = or disjoint i32 %23, 2
  %25 = mul nsw i32 %2, %7
  %26 = add nsw i32 %25, %5
  %27 = sext i32 %26 to i64
  %28 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %27
  %29 = load i8, ptr addrspace(1) %28, align 1, !tbaa !12
  %30 = zext i8 %29 to i32
  %31 = icmp samesign ult i32 %24, %30
  br i1 %31, label %32, label %39

32:                                               ; preds = %3
  %33 = ashr i32 %26, 5
  %34 = sext i32 %33 to i64
  %35 = getelementptr inbounds i32, ptr addrspace(1) %1, i64 %34
  %36 = and i32 %26, 31
  %37 = shl nuw i32 1, %36
  %38 = tail call spir_func i32 @_Z9atomic_orPU3AS1Vjj(ptr addrspace(1) noundef %35, i32 noundef %37) #8
  br label %39

39:                                               ; preds = %3, %32
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define dso_local spir_func void @__clang_ocl_kern_imp_dither_ordered(ptr addrspace(1) noundef readonly align 1 captures(none) %0, ptr addrspace(1) noundef align 4 %1, i32 noundef %2) local_unnamed_addr #1 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #7
  %5 = trunc i64 %4 to i32
  %6 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #7
  %7 = trunc i64 %6 to i32
  %8 = xor i32 %7, %5
  %9 = shl i32 %8, 1
  %10 = and i32 %9, 2
  %11 = and i32 %7, 1
  %12 = or disjoint i32 %10, %11
  %13 = shl nuw nsw i32 %12, 2
  %14 = and i32 %8, 2
  %15 = or disjoint i32 %13, %14
  %16 = lshr i32 %7, 1
  %17 = and i32 %16, 1
  %18 = or disjoint i32 %15, %17
  %19 = shl nuw nsw i32 %18, 4
  %20 = and i32 %9, 8
  %21 = or disjoint i32 %19, %20
  %22 = and i32 %7, 4
  %23 = or disjoint i32 %21, %22
  %24 = or disjoint i32 %23, 2
  %25 = mul nsw i32 %2, %7
  %26 = add nsw i32 %25, %5
  %27 = sext i32 %26 to i64
  %28 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %27
  %29 = load i8, ptr addrspace(1) %28, align 1, !tbaa !12
  %30 = zext i8 %29 to i32
  %31 = icmp samesign ult i32 %24, %30
  br i1 %31, label %32, label %39

32:                                               ; preds = %3
  %33 = ashr i32 %26, 5
  %34 = sext i32 %33 to i64
  %35 = getelementptr inbounds i32, ptr addrspace(1) %1, i64 %34
  %36 = and i32 %26, 31
  %37 = shl nuw i32 1, %36
  %38 = tail call spir_func i32 @_Z9atomic_orPU3AS1Vjj(ptr addrspace(1) noundef %35, i32 noundef %37) #8
  br label %39

39:                                               ; preds = %32, %3
  ret void
}

; Function Attrs: convergent nofree norecurse nounwind memory(argmem: readwrite)
define dso_local spir_kernel void @dither_rows(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 1 captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #2 !kernel_arg_addr_space !13 !kernel_arg_access_qual !14 !kernel_arg_type !15 !kernel_arg_base_type !15 !kernel_arg_type_qual !16 {
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #7
  %6 = icmp sgt i32 %2, 0
  br i1 %6, label %7, label %36

7:                                                ; preds = %4
  %8 = trunc i64 %5 to i32
  %9 = and i32 %8, 1
  %10 = icmp eq i32 %9, 0
  %11 = mul nsw i32 %2, %8
  %12 = add nsw i32 %3, -1
  %13 = sitofp i32 %12 to float
  br label %14

14:                                               ; preds = %7, %14
  %15 = phi float [ 0.000000e+00, %7 ], [ %30, %14 ]
  %16 = phi float [ 0.000000e+00, %7 ], [ %31, %14 ]
  %17 = phi i32 [ 0, %7 ], [ %34, %14 ]
  %18 = xor i32 %17, -1
  %19 = add nsw i32 %2, %18
  %20 = select i1 %10, i32 %17, i32 %19
  %21 = add nsw i32 %20, %11
  %22 = sext i32 %21 to i64
  %23 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %22
  %24 = load float, ptr addrspace(1) %23, align 4, !tbaa !17
  %25 = tail call float @llvm.fmuladd.f32(float %24, float %13, float %15)
  %26 = tail call spir_func i32 @_Z15convert_int_rtef(float noundef %25) #7
  %27 = tail call spir_func i32 @_Z5clampiii(i32 noundef %26, i32 noundef 0, i32 noundef %12) #7
  %28 = sitofp i32 %27 to float
  %29 = fsub float %25, %28
  %30 = tail call float @llvm.fmuladd.f32(float %29, float 4.375000e-01, float %16)
  %31 = fmul float %29, 6.250000e-02
  %32 = trunc i32 %27 to i8
  %33 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %22
  store i8 %32, ptr addrspace(1) %33, align 1, !tbaa !12
  %34 = add nuw nsw i32 %17, 1
  %35 = icmp slt i32 %34, %2
  br i1 %35, label %14, label %36

36:                                               ; preds = %14, %4
  ret void
}

; Function Attrs: alwaysinline convergent nofree norecurse nounwind memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_dither_rows(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 1 captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #3 !kernel_arg_addr_space !13 !kernel_arg_access_qual !14 !kernel_arg_type !15 !kernel_arg_base_type !15 !kernel_arg_type_qual !16 {
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #7
  %6 = icmp sgt i32 %2, 0
  br i1 %6, label %7, label %14

7:                                                ; preds = %4
  %8 = trunc i64 %5 to i32
  %9 = and i32 %8, 1
  %10 = icmp eq i32 %9, 0
  %11 = mul nsw i32 %2, %8
  %12 = add nsw i32 %3, -1
  %13 = sitofp i32 %12 to float
  br label %15

14:                                               ; preds = %15, %4
  ret void

15:                                               ; preds = %7, %15
  %16 = phi float [ 0.000000e+00, %7 ], [ %31, %15 ]
  %17 = phi float [ 0.000000e+00, %7 ], [ %32, %15 ]
  %18 = phi i32 [ 0, %7 ], [ %35, %15 ]
  %19 = xor i32 %18, -1
  %20 = add nsw i32 %2, %19
  %21 = select i1 %10, i32 %18, i32 %20
  %22 = add nsw i32 %21, %11
  %23 = sext i32 %22 to i64
  %24 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %23
  %25 = load float, ptr addrspace(1) %24, align 4, !tbaa !17
  %26 = tail call float @llvm.fmuladd.f32(float %25, float %13, float %16)
  %27 = tail call spir_func i32 @_Z15convert_int_rtef(float noundef %26) #7
  %28 = tail call spir_func i32 @_Z5clampiii(i32 noundef %27, i32 noundef 0, i32 noundef %12) #7
  %29 = sitofp i32 %28 to float
  %30 = fsub float %26, %29
  %31 = tail call float @llvm.fmuladd.f32(float %30, float 4.375000e-01, float %17)
  %32 = fmul float %30, 6.250000e-02
  %33 = trunc i32 %28 to i8
  %34 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %23
  store i8 %33, ptr addrspace(1) %34, align 1, !tbaa !12
  %35 = add nuw nsw i32 %18, 1
  %36 = icmp slt i32 %35, %2
  br i1 %36, label %15, label %14
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare dso_local spir_func i32 @_Z9atomic_orPU3AS1Vjj(ptr addrspace(1) noundef, i32 noundef) local_unnamed_addr #5

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #6

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i32 @_Z5clampiii(i32 noundef, i32 noundef, i32 noundef) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i32 @_Z15convert_int_rtef(float noundef) local_unnamed_addr #4

attributes #0 = { convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #2 = { convergent nofree norecurse nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #3 = { alwaysinline convergent nofree norecurse nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #4 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #5 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #6 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { convergent nounwind willreturn memory(none) }
attributes #8 = { convergent nounwind }

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
!8 = !{i32 1, i32 1, i32 0}
!9 = !{!"none", !"none", !"none"}
!10 = !{!"uchar*", !"uint*", !"int"}
!11 = !{!"const", !"volatile", !""}
!12 = !{!6, !6, i64 0}
!13 = !{i32 1, i32 1, i32 0, i32 0}
!14 = !{!"none", !"none", !"none", !"none"}
!15 = !{!"float*", !"uchar*", !"int", !"int"}
!16 = !{!"const", !"", !"", !""}
!17 = !{!18, !18, i64 0}
!18 = !{!"float", !6, i64 0}
