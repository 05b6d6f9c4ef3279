; ModuleID = 'corpus/opencl/plane_rotation.cl'
source_filename = "corpus/opencl/plane_rotation.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

%struct.rotm_param = type { float, float, float, float, float }

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_kernel void @rot(i32 noundef %0, ptr addrspace(1) noundef align 4 captures(none) %1, ptr addrspace(1) noundef align 4 captures(none) %2, float noundef %3, float noundef %4) local_unnamed_addr #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %6 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %7 = trunc i64 %6 to i32
  %8 = icmp sgt i32 %0, %7
  br i1 %8, label %9, label %20

9:                                                ; preds = %5
  %10 = sext i32 %7 to i64
  %11 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %10
  %12 = load float, ptr addrspace(1) %11, align 4, !tbaa !12
  %13 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %10
  %14 = load float, ptr addrspace(1) %13, align 4, !tbaa !12
  %15 = fmul float %4, %14
  %16 = tail call float @llvm.fmuladd.f32(float %3, float %12, float %15)
  store float %16, ptr addrspace(1) %11, align 4, !tbaa !12
  %17 = fneg float %12
  %18 = fmul float %4, %17
  %19 = tail call float @llvm.fmuladd.f32(float %3, float %14, float %18)
  store float %19, ptr addrspace(1) %13, align 4, !tbaa !12
  br label %20

20:                                               ; preds = %5, %9
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_rot(i32 noundef %0, ptr addrspace(1) noundef align 4 captures(none) %1, ptr addrspace(1) noundef align 4 captures(none) %2, float noundef %3, float noundef %4) local_unnamed_addr #1 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %6 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %7 = trunc i64 %6 to i32
  %8 = icmp sgt i32 %0, %7
  br i1 %8, label %9, label %20

9:                                                ; preds = %5
  %10 = sext i32 %7 to i64
  %11 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %10
  %12 = load float, ptr addrspace(1) %11, align 4, !tbaa !12
  %13 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %10
  %14 = load float, ptr addrspace(1) %13, align 4, !tbaa !12
  %15 = fmul float %4, %14
  %16 = tail call float @llvm.fmuladd.f32(float %3, float %12, float %15)
  store float %16, ptr addrspace(1) %11, align 4, !tbaa !12
  %17 = fneg float %12
  %18 = fmul float %4, %17
  %19 = tail call float @llvm.fmuladd.f32(float %3, float %14, float %18)
  store float %19, ptr addrspace(1) %13, align 4, !tbaa !12
  br label %20

20:                                               ; preds = %9, %5
  ret void
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_kernel void @rotm(i32 noundef %0, ptr addrspace(1) noundef align 4 captures(none) %1, ptr addrspace(1) noundef align 4 captures(none) %2, ptr noundef readonly byval(%struct.rotm_param) align 4 captures(none) %3) local_unnamed_addr #0 !kernel_arg_addr_space !14 !kernel_arg_access_qual !15 !kernel_arg_type !16 !kernel_arg_base_type !16 !kernel_arg_type_qual !17 {
  %5 = load float, ptr %3, align 4
  %6 = getelementptr inbounds nuw i8, ptr %3, i64 4
  %7 = load float, ptr %6, align 4
  %8 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %9 = load float, ptr %8, align 4
  %10 = getelementptr inbounds nuw i8, ptr %3, i64 12
  %11 = load float, ptr %10, align 4
  %12 = getelementptr inbounds nuw i8, ptr %3, i64 16
  %13 = load float, ptr %12, align 4
  %14 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %15 = trunc i64 %14 to i32
  %16 = icmp sgt i32 %0, %15
  br i1 %16, label %17, label %36

17:                                               ; preds = %4
  %18 = fcmp oeq float %5, 1.000000e+00
  br i1 %18, label %22, label %19

19:                                               ; preds = %17
  %20 = fcmp oeq float %5, 0.000000e+00
  br i1 %20, label %21, label %22

21:                                               ; preds = %19
  br label %22

22:                                               ; preds = %17, %21, %19
  %23 = phi float [ %11, %19 ], [ %11, %21 ], [ 1.000000e+00, %17 ]
  %24 = phi float [ %9, %19 ], [ %9, %21 ], [ -1.000000e+00, %17 ]
  %25 = phi float [ %7, %19 ], [ 1.000000e+00, %21 ], [ %7, %17 ]
  %26 = phi float [ %13, %19 ], [ 1.000000e+00, %21 ], [ %13, %17 ]
  %27 = sext i32 %15 to i64
  %28 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %27
  %29 = load float, ptr addrspace(1) %28, align 4, !tbaa !12
  %30 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %27
  %31 = load float, ptr addrspace(1) %30, align 4, !tbaa !12
  %32 = fmul float %23, %31
  %33 = tail call float @llvm.fmuladd.f32(float %29, float %25, float %32)
  store float %33, ptr addrspace(1) %28, align 4, !tbaa !12
  %34 = fmul float %26, %31
  %35 = tail call float @llvm.fmuladd.f32(float %29, float %24, float %34)
  store float %35, ptr addrspace(1) %30, align 4, !tbaa !12
  br label %36

36:                                               ; preds = %4, %22
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_rotm(i32 noundef %0, ptr addrspace(1) noundef align 4 captures(none) %1, ptr addrspace(1) noundef align 4 captures(none) %2, ptr noundef byval(%struct.rotm_param) align 4 captures(none) %3) local_unnamed_addr #1 !kernel_arg_addr_space !14 !kernel_arg_access_qual !15 !kernel_arg_type !16 !kernel_arg_base_type !16 !kernel_arg_type_qual !17 {
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %6 = trunc i64 %5 to i32
  %7 = icmp sgt i32 %0, %6
  br i1 %7, label %8, label %37

8:                                                ; preds = %4
  %9 = load float, ptr %3, align 4, !tbaa !18
  %10 = fcmp oeq float %9, 1.000000e+00
  br i1 %10, label %13, label %11

11:                                               ; preds = %8
  %12 = fcmp oeq float %9, 0.000000e+00
  br i1 %12, label %13, label %19

13:                                               ; preds = %11, %8
  %14 = phi i64 [ 12, %8 ], [ 4, %11 ]
  %15 = phi i64 [ 8, %8 ], [ 16, %11 ]
  %16 = phi float [ -1.000000e+00, %8 ], [ 1.000000e+00, %11 ]
  %17 = getelementptr inbounds nuw i8, ptr %3, i64 %14
  store float 1.000000e+00, ptr %17, align 4, !tbaa !12
  %18 = getelementptr inbounds nuw i8, ptr %3, i64 %15
  store float %16, ptr %18, align 4, !tbaa !12
  br label %19

19:                                               ; preds = %13, %11
  %20 = sext i32 %6 to i64
  %21 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %20
  %22 = load float, ptr addrspace(1) %21, align 4, !tbaa !12
  %23 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %20
  %24 = load float, ptr addrspace(1) %23, align 4, !tbaa !12
  %25 = getelementptr inbounds nuw i8, ptr %3, i64 4
  %26 = load float, ptr %25, align 4, !tbaa !20
  %27 = getelementptr inbounds nuw i8, ptr %3, i64 12
  %28 = load float, ptr %27, align 4, !tbaa !21
  %29 = fmul float %24, %28
  %30 = tail call float @llvm.fmuladd.f32(float %22, float %26, float %29)
  store float %30, ptr addrspace(1) %21, align 4, !tbaa !12
  %31 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %32 = load float, ptr %31, align 4, !tbaa !22
  %33 = getelementptr inbounds nuw i8, ptr %3, i64 16
  %34 = load float, ptr %33, align 4, !tbaa !23
  %35 = fmul float %24, %34
  %36 = tail call float @llvm.fmuladd.f32(float %22, float %32, float %35)
  store float %36, ptr addrspace(1) %23, align 4, !tbaa !12
  br label %37

37:                                               ; preds = %4, %19
  ret void
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_kernel void @rotg(ptr addrspace(1) noundef align 4 captures(none) %0, ptr addrspace(1) noundef align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 8 captures(none) %2) local_unnamed_addr #0 !kernel_arg_addr_space !24 !kernel_arg_access_qual !25 !kernel_arg_type !26 !kernel_arg_base_type !27 !kernel_arg_type_qual !28 {
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %5 = shl i64 %4, 32
  %6 = ashr exact i64 %5, 32
  %7 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %6
  %8 = load float, ptr addrspace(1) %7, align 4, !tbaa !12
  %9 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %6
  %10 = load float, ptr addrspace(1) %9, align 4, !tbaa !12
  %11 = tail call spir_func float @_Z4fabsf(float noundef %8) #4
  %12 = tail call spir_func float @_Z4fabsf(float noundef %10) #4
  %13 = fadd float %11, %12
  %14 = fcmp oeq float %13, 0.000000e+00
  br i1 %14, label %15, label %17

15:                                               ; preds = %3
  %16 = getelementptr inbounds <2 x float>, ptr addrspace(1) %2, i64 %6
  store <2 x float> <float 1.000000e+00, float 0.000000e+00>, ptr addrspace(1) %16, align 8, !tbaa !29
  br label %40

17:                                               ; preds = %3
  %18 = fdiv float %8, %13
  %19 = fdiv float %10, %13
  %20 = tail call spir_func float @_Z4fabsf(float noundef %8) #4
  %21 = tail call spir_func float @_Z4fabsf(float noundef %10) #4
  %22 = fcmp ogt float %20, %21
  %23 = select i1 %22, float %8, float %10
  %24 = fmul float %19, %19
  %25 = tail call float @llvm.fmuladd.f32(float %18, float %18, float %24)
  %26 = tail call spir_func float @_Z4sqrtf(float noundef %25) #4
  %27 = fmul float %13, %26
  %28 = tail call spir_func float @_Z8copysignff(float noundef %27, float noundef %23) #4
  %29 = fdiv float %8, %28
  %30 = fdiv float %10, %28
  %31 = insertelement <2 x float> poison, float %29, i64 0
  %32 = insertelement <2 x float> %31, float %30, i64 1
  %33 = getelementptr inbounds <2 x float>, ptr addrspace(1) %2, i64 %6
  store <2 x float> %32, ptr addrspace(1) %33, align 8, !tbaa !29
  store float %28, ptr addrspace(1) %7, align 4, !tbaa !12
  br i1 %22, label %38, label %34

34:                                               ; preds = %17
  %35 = fcmp une float %29, 0.000000e+00
  br i1 %35, label %36, label %38

36:                                               ; preds = %34
  %37 = fdiv float 1.000000e+00, %29
  br label %38

38:                                               ; preds = %36, %34, %17
  %39 = phi float [ 1.000000e+00, %34 ], [ %37, %36 ], [ %30, %17 ]
  store float %39, ptr addrspace(1) %9, align 4, !tbaa !12
  br label %40

40:                                               ; preds = %15, %38
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_rotg(ptr addrspace(1) noundef align 4 captures(none) %0, ptr addrspace(1) noundef align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 8 captures(none) %2) local_unnamed_addr #1 !kernel_arg_addr_space !24 !kernel_arg_access_qual !25 !kernel_arg_type !26 !kernel_arg_base_type !27 !kernel_arg_type_qual !28 {
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %5 = shl i64 %4, 32
  %6 = ashr exact i64 %5, 32
  %7 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %6
  %8 = load float, ptr addrspace(1) %7, align 4, !tbaa !12
  %9 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %6
  %10 = load float, ptr addrspace(1) %9, align 4, !tbaa !12
  %11 = tail call spir_func float @_Z4fabsf(float noundef %8) #4
  %12 = tail call spir_func float @_Z4fabsf(float noundef %10) #4
  %13 = fadd float %11, %12
  %14 = fcmp oeq float %13, 0.000000e+00
  br i1 %14, label %15, label %17

15:                                               ; preds = %3
  %16 = getelementptr inbounds <2 x float>, ptr addrspace(1) %2, i64 %6
  store <2 x float> <float 1.000000e+00, float 0.000000e+00>, ptr addrspace(1) %16, align 8, !tbaa !29
  br label %40

17:                                               ; preds = %3
  %18 = fdiv float %8, %13
  %19 = fdiv float %10, %13
  %20 = tail call spir_func float @_Z4fabsf(float noundef %8) #4
  %21 = tail call spir_func float @_Z4fabsf(float noundef %10) #4
  %22 = fcmp ogt float %20, %21
  %23 = select i1 %22, float %8, float %10
  %24 = fmul float %19, %19
  %25 = tail call float @llvm.fmuladd.f32(float %18, float %18, float %24)
  %26 = tail call spir_func float @_Z4sqrtf(float noundef %25) #4
  %27 = fmul float %13, %26
  %28 = tail call spir_func float @_Z8copysignff(float noundef %27, float noundef %23) #4
  %29 = fdiv float %8, %28
  %30 = fdiv float %10, %28
  %31 = insertelement <2 x float> poison, float %29, i64 0
  %32 = insertelement <2 x float> %31, float %30, i64 1
  %33 = getelementptr inbounds <2 x float>, ptr addrspace(1) %2, i64 %6
  store <2 x float> %32, ptr addrspace(1) %33, align 8, !tbaa !29
  store float %28, ptr addrspace(1) %7, align 4, !tbaa !12
  br i1 %22, label %38, label %34

34:                                               ; preds = %17
  %35 = fcmp une float %29, 0.000000e+00
  br i1 %35, label %36, label %38

36:                                               ; preds = %34
  %37 = fdiv float 1.000000e+00, %29
  br label %38

38:                                               ; preds = %17, %36, %34
  %39 = phi float [ 1.000000e+00, %34 ], [ %37, %36 ], [ %30, %17 ]
  store float %39, ptr addrspace(1) %9, align 4, !tbaa !12
  br label %40

40:                                               ; preds = %38, %15
  ret void
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #3

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func float @_Z4fabsf(float noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func float @_Z8copysignff(float noundef, float noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func float @_Z4sqrtf(float noundef) local_unnamed_addr #2

attributes #0 = { convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
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
!8 = !{i32 0, i32 1, i32 1, i32 0, i32 0}
!9 = !{!"none", !"none", !"none", !"none", !"none"}
!10 = !{!"int", !"float*", !"float*", !"float", !"float"}
!11 = !{!"", !"", !"", !"", !""}
!12 = !{!13, !13, i64 0}
!13 = !{!"float", !6, i64 0}
!14 = !{i32 0, i32 1, i32 1, i32 0}
!15 = !{!"none", !"none", !"none", !"none"}
!16 = !{!"int", !"float*", !"float*", !"rotm_param"}
!17 = !{!"", !"", !"", !""}
!18 = !{!19, !13, i64 0}
!19 = !{!"", !13, i64 0, !13, i64 4, !13, i64 8, !13, i64 12, !13, i64 16}
!20 = !{!19, !13, i64 4}
!21 = !{!19, !13, i64 12}
!22 = !{!19, !13, i64 8}
!23 = !{!19, !13, i64 16}
!24 = !{i32 1, i32 1, i32 1}
!25 = !{!"none", !"none", !"none"}
!26 = !{!"float*", !"float*", !"float2*"}
!27 = !{!"float*", !"float*", !"float __attribute__((ext_vector_type(2)))*"}
!28 = !{!"", !"", !""}
!29 = !{!6, !6, i64 0}
