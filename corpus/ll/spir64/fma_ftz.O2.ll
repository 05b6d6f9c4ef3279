; ModuleID = 'corpus/opencl/fma_ftz.cl'
source_filename = "corpus/opencl/fma_ftz.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_kernel void @horner(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1) local_unnamed_addr #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %4 = shl i64 %3, 32
  %5 = ashr exact i64 %4, 32
  %6 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %5
  %7 = load float, ptr addrspace(1) %6, align 4, !tbaa !12
  %8 = tail call nsz float @llvm.fmuladd.f32(float %7, float 0x3F81110CA0000000, float 0x3FA5555680000000)
  %9 = tail call nsz float @llvm.fmuladd.f32(float %8, float %7, float 0x3FC55555A0000000)
  %10 = tail call nsz float @llvm.fmuladd.f32(float %9, float %7, float 5.000000e-01)
  %11 = tail call nsz float @llvm.fmuladd.f32(float %10, float %7, float 1.000000e+00)
  %12 = tail call nsz float @llvm.fmuladd.f32(float %11, float %7, float 1.000000e+00)
  %13 = fneg nsz float %7
  %14 = tail call nsz spir_func float @_Z3madfff(float noundef %12, float noundef %12, float noundef %13) #6
  %15 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %5
  store float %14, ptr addrspace(1) %15, align 4, !tbaa !12
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_horner(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1) local_unnamed_addr #1 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %4 = shl i64 %3, 32
  %5 = ashr exact i64 %4, 32
  %6 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %5
  %7 = load float, ptr addrspace(1) %6, align 4, !tbaa !12
  %8 = tail call nsz float @llvm.fmuladd.f32(float %7, float 0x3F81110CA0000000, float 0x3FA5555680000000)
  %9 = tail call nsz float @llvm.fmuladd.f32(float %8, float %7, float 0x3FC55555A0000000)
  %10 = tail call nsz float @llvm.fmuladd.f32(float %9, float %7, float 5.000000e-01)
  %11 = tail call nsz float @llvm.fmuladd.f32(float %10, float %7, float 1.000000e+00)
  %12 = tail call nsz float @llvm.fmuladd.f32(float %11, float %7, float 1.000000e+00)
  %13 = fneg nsz float %7
  %14 = tail call nsz spir_func float @_Z3madfff(float noundef %12, float noundef %12, float noundef %13) #6
  %15 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %5
  store float %14, ptr addrspace(1) %15, align 4, !tbaa !12
  ret void
}

; Function Attrs: convergent nofree norecurse nounwind memory(argmem: readwrite)
define dso_local spir_kernel void @complex_iterate(ptr addrspace(1) noundef align 8 captures(none) %0, i32 noundef %1) local_unnamed_addr #2 !kernel_arg_addr_space !14 !kernel_arg_access_qual !9 !kernel_arg_type !15 !kernel_arg_base_type !16 !kernel_arg_type_qual !17 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %4 = shl i64 %3, 32
  %5 = ashr exact i64 %4, 29
  %6 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %5
  %7 = load <2 x float>, ptr addrspace(1) %6, align 8, !tbaa !18
  %8 = icmp sgt i32 %1, 0
  br i1 %8, label %9, label %28

9:                                                ; preds = %2
  %10 = fmul nsz <2 x float> %7, splat (float 5.000000e-01)
  %11 = extractelement <2 x float> %10, i64 0
  %12 = extractelement <2 x float> %10, i64 1
  br label %13

13:                                               ; preds = %9, %13
  %14 = phi <2 x float> [ %7, %9 ], [ %25, %13 ]
  %15 = phi i32 [ 0, %9 ], [ %26, %13 ]
  %16 = extractelement <2 x float> %14, i64 0
  %17 = extractelement <2 x float> %14, i64 1
  %18 = fneg nsz float %17
  %19 = fmul nsz float %17, %18
  %20 = tail call nsz float @llvm.fmuladd.f32(float %16, float %16, float %19)
  %21 = fadd nsz float %11, %20
  %22 = insertelement <2 x float> poison, float %21, i64 0
  %23 = fmul nsz float %16, 2.000000e+00
  %24 = tail call nsz float @llvm.fmuladd.f32(float %23, float %17, float %12)
  %25 = insertelement <2 x float> %22, float %24, i64 1
  %26 = add nuw nsw i32 %15, 1
  %27 = icmp slt i32 %26, %1
  br i1 %27, label %13, label %28

28:                                               ; preds = %13, %2
  %29 = phi <2 x float> [ %7, %2 ], [ %25, %13 ]
  store <2 x float> %29, ptr addrspace(1) %6, align 8, !tbaa !18
  ret void
}

; Function Attrs: alwaysinline convergent nofree norecurse nounwind memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_complex_iterate(ptr addrspace(1) noundef align 8 captures(none) %0, i32 noundef %1) local_unnamed_addr #3 !kernel_arg_addr_space !14 !kernel_arg_access_qual !9 !kernel_arg_type !15 !kernel_arg_base_type !16 !kernel_arg_type_qual !17 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %4 = shl i64 %3, 32
  %5 = ashr exact i64 %4, 29
  %6 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %5
  %7 = load <2 x float>, ptr addrspace(1) %6, align 8, !tbaa !18
  %8 = icmp sgt i32 %1, 0
  br i1 %8, label %9, label %13

9:                                                ; preds = %2
  %10 = fmul nsz <2 x float> %7, splat (float 5.000000e-01)
  %11 = extractelement <2 x float> %10, i64 0
  %12 = extractelement <2 x float> %10, i64 1
  br label %15

13:                                               ; preds = %15, %2
  %14 = phi <2 x float> [ %7, %2 ], [ %27, %15 ]
  store <2 x float> %14, ptr addrspace(1) %6, align 8, !tbaa !18
  ret void

15:                                               ; preds = %9, %15
  %16 = phi <2 x float> [ %7, %9 ], [ %27, %15 ]
  %17 = phi i32 [ 0, %9 ], [ %28, %15 ]
  %18 = extractelement <2 x float> %16, i64 0
  %19 = extractelement <2 x float> %16, i64 1
  %20 = fneg nsz float %19
  %21 = fmul nsz float %19, %20
  %22 = tail call nsz float @llvm.fmuladd.f32(float %18, float %18, float %21)
  %23 = fadd nsz float %11, %22
  %24 = insertelement <2 x float> poison, float %23, i64 0
  %25 = fmul nsz float %18, 2.000000e+00
  %26 = tail call nsz float @llvm.fmuladd.f32(float %25, float %19, float %12)
  %27 = insertelement <2 x float> %24, float %26, i64 1
  %28 = add nuw nsw i32 %17, 1
  %29 = icmp slt i32 %28, %1
  br i1 %29, label %15, label %13
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_kernel void @min_max_chain(ptr addrspace(1) noundef readonly align 16 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1) local_unnamed_addr #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !19 !kernel_arg_base_type !20 !kernel_arg_type_qual !11 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %4 = shl i64 %3, 32
  %5 = ashr exact i64 %4, 32
  %6 = getelementptr inbounds <4 x float>, ptr addrspace(1) %0, i64 %5
  %7 = load float, ptr addrspace(1) %6, align 16, !tbaa !18
  %8 = getelementptr inbounds nuw i8, ptr addrspace(1) %6, i64 4
  %9 = load float, ptr addrspace(1) %8, align 4, !tbaa !18
  %10 = tail call nsz spir_func float @_Z4fminff(float noundef %7, float noundef %9) #6
  %11 = getelementptr inbounds nuw i8, ptr addrspace(1) %6, i64 8
  %12 = load float, ptr addrspace(1) %11, align 8, !tbaa !18
  %13 = getelementptr inbounds nuw i8, ptr addrspace(1) %6, i64 12
  %14 = load float, ptr addrspace(1) %13, align 4, !tbaa !18
  %15 = tail call nsz spir_func float @_Z4fminff(float noundef %12, float noundef %14) #6
  %16 = tail call nsz spir_func float @_Z4fminff(float noundef %10, float noundef %15) #6
  %17 = tail call nsz spir_func float @_Z4fmaxff(float noundef %7, float noundef %9) #6
  %18 = tail call nsz spir_func float @_Z4fmaxff(float noundef %12, float noundef %14) #6
  %19 = tail call nsz spir_func float @_Z4fmaxff(float noundef %17, float noundef %18) #6
  %20 = fadd nsz float %7, %9
  %21 = fadd nsz float %12, %20
  %22 = fadd nsz float %14, %21
  %23 = fsub nsz float %22, %16
  %24 = fsub nsz float %23, %19
  %25 = tail call nsz spir_func float @_Z5clampfff(float noundef %24, float noundef %16, float noundef %19) #6
  %26 = fcmp nsz ogt float %7, %9
  br i1 %26, label %27, label %29

27:                                               ; preds = %2
  %28 = fneg nsz float %12
  br label %31

29:                                               ; preds = %2
  %30 = tail call nsz spir_func float @_Z4fabsf(float noundef %14) #6
  br label %31

31:                                               ; preds = %27, %29
  %32 = phi nsz float [ %28, %27 ], [ %30, %29 ]
  %33 = tail call nsz float @llvm.fmuladd.f32(float %25, float 5.000000e-01, float %32)
  %34 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %5
  store float %33, ptr addrspace(1) %34, align 4, !tbaa !12
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_min_max_chain(ptr addrspace(1) noundef readonly align 16 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1) local_unnamed_addr #1 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !19 !kernel_arg_base_type !20 !kernel_arg_type_qual !11 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %4 = shl i64 %3, 32
  %5 = ashr exact i64 %4, 32
  %6 = getelementptr inbounds <4 x float>, ptr addrspace(1) %0, i64 %5
  %7 = load float, ptr addrspace(1) %6, align 16, !tbaa !18
  %8 = getelementptr inbounds nuw i8, ptr addrspace(1) %6, i64 4
  %9 = load float, ptr addrspace(1) %8, align 4, !tbaa !18
  %10 = tail call nsz spir_func float @_Z4fminff(float noundef %7, float noundef %9) #6
  %11 = getelementptr inbounds nuw i8, ptr addrspace(1) %6, i64 8
  %12 = load float, ptr addrspace(1) %11, align 8, !tbaa !18
  %13 = getelementptr inbounds nuw i8, ptr addrspace(1) %6, i64 12
  %14 = load float, ptr addrspace(1) %13, align 4, !tbaa !18
  %15 = tail call nsz spir_func float @_Z4fminff(float noundef %12, float noundef %14) #6
  %16 = tail call nsz spir_func float @_Z4fminff(float noundef %10, float noundef %15) #6
  %17 = tail call nsz spir_func float @_Z4fmaxff(float noundef %7, float noundef %9) #6
  %18 = tail call nsz spir_func float @_Z4fmaxff(float noundef %12, float noundef %14) #6
  %19 = tail call nsz spir_func float @_Z4fmaxff(float noundef %17, float noundef %18) #6
  %20 = fadd nsz float %7, %9
  %21 = fadd nsz float %12, %20
  %22 = fadd nsz float %14, %21
  %23 = fsub nsz float %22, %16
  %24 = fsub nsz float %23, %19
  %25 = tail call nsz spir_func float @_Z5clampfff(float noundef %24, float noundef %16, float noundef %19) #6
  %26 = fcmp nsz ogt float %7, %9
  br i1 %26, label %27, label %29

27:                                               ; preds = %2
  %28 = fneg nsz float %12
  br label %31

29:                                               ; preds = %2
  %30 = tail call nsz spir_func float @_Z4fabsf(float noundef %14) #6
  br label %31

31:                                               ; preds = %29, %27
  %32 = phi nsz float [ %28, %27 ], [ %30, %29 ]
  %33 = tail call nsz float @llvm.fmuladd.f32(float %25, float 5.000000e-01, float %32)
  %34 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %5
  store float %33, ptr addrspace(1) %34, align 4, !tbaa !12
  ret void
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #4

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #5

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func float @_Z3madfff(float noundef, float noundef, float noundef) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func float @_Z4fminff(float noundef, float noundef) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func float @_Z4fmaxff(float noundef, float noundef) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func float @_Z5clampfff(float noundef, float noundef, float noundef) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func float @_Z4fabsf(float noundef) local_unnamed_addr #4

attributes #0 = { convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "less-precise-fpmad"="true" "no-signed-zeros-fp-math"="true" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "less-precise-fpmad"="true" "no-signed-zeros-fp-math"="true" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #2 = { convergent nofree norecurse nounwind memory(argmem: readwrite) "frame-pointer"="all" "less-precise-fpmad"="true" "no-signed-zeros-fp-math"="true" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #3 = { alwaysinline convergent nofree norecurse nounwind memory(argmem: readwrite) "frame-pointer"="all" "less-precise-fpmad"="true" "no-signed-zeros-fp-math"="true" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #4 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "less-precise-fpmad"="true" "no-signed-zeros-fp-math"="true" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #5 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { convergent nounwind willreturn memory(none) }

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
!14 = !{i32 1, i32 0}
!15 = !{!"float2*", !"int"}
!16 = !{!"float __attribute__((ext_vector_type(2)))*", !"int"}
!17 = !{!"", !""}
!18 = !{!6, !6, i64 0}
!19 = !{!"float4*", !"float*"}
!20 = !{!"float __attribute__((ext_vector_type(4)))*", !"float*"}
