; ModuleID = 'corpus/opencl/cutcp.cl'
source_filename = "corpus/opencl/cutcp.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

; Function Attrs: convergent nofree norecurse nounwind memory(argmem: readwrite)
define dso_local spir_kernel void @cutoff_potential(ptr addrspace(1) noundef align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 16 captures(none) %1, i32 noundef %2, float noundef %3, float noundef %4, i32 noundef %5, i32 noundef %6) local_unnamed_addr #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 {
  %8 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %9 = trunc i64 %8 to i32
  %10 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #4
  %11 = trunc i64 %10 to i32
  %12 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 2) #4
  %13 = trunc i64 %12 to i32
  %14 = sitofp i32 %9 to float
  %15 = fmul float %3, %14
  %16 = sitofp i32 %11 to float
  %17 = fmul float %3, %16
  %18 = sitofp i32 %13 to float
  %19 = fmul float %3, %18
  %20 = fdiv float 1.000000e+00, %4
  %21 = icmp sgt i32 %2, 0
  br i1 %21, label %22, label %53

22:                                               ; preds = %7, %49
  %23 = phi float [ %50, %49 ], [ 0.000000e+00, %7 ]
  %24 = phi i32 [ %51, %49 ], [ 0, %7 ]
  %25 = zext nneg i32 %24 to i64
  %26 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %1, i64 %25
  %27 = load <4 x float>, ptr addrspace(1) %26, align 16, !tbaa !13
  %28 = extractelement <4 x float> %27, i64 0
  %29 = fsub float %28, %15
  %30 = extractelement <4 x float> %27, i64 1
  %31 = fsub float %30, %17
  %32 = extractelement <4 x float> %27, i64 2
  %33 = fsub float %32, %19
  %34 = fmul float %31, %31
  %35 = tail call float @llvm.fmuladd.f32(float %29, float %29, float %34)
  %36 = tail call float @llvm.fmuladd.f32(float %33, float %33, float %35)
  %37 = fcmp olt float %36, %4
  %38 = fcmp ogt float %36, 0.000000e+00
  %39 = and i1 %37, %38
  br i1 %39, label %40, label %49

40:                                               ; preds = %22
  %41 = fneg float %36
  %42 = tail call float @llvm.fmuladd.f32(float %41, float %20, float 1.000000e+00)
  %43 = extractelement <4 x float> %27, i64 3
  %44 = tail call spir_func float @_Z4sqrtf(float noundef %36) #4
  %45 = fdiv float 1.000000e+00, %44
  %46 = fmul float %43, %45
  %47 = fmul float %42, %46
  %48 = tail call float @llvm.fmuladd.f32(float %47, float %42, float %23)
  br label %49

49:                                               ; preds = %40, %22
  %50 = phi float [ %48, %40 ], [ %23, %22 ]
  %51 = add nuw nsw i32 %24, 1
  %52 = icmp slt i32 %51, %2
  br i1 %52, label %22, label %53

53:                                               ; preds = %49, %7
  %54 = phi float [ 0.000000e+00, %7 ], [ %50, %49 ]
  %55 = mul nsw i32 %6, %13
  %56 = add nsw i32 %55, %11
  %57 = mul nsw i32 %56, %5
  %58 = add nsw i32 %57, %9
  %59 = sext i32 %58 to i64
  %60 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %59
  %61 = load float, ptr addrspace(1) %60, align 4, !tbaa !14
  %62 = fadd float %54, %61
  store float %62, ptr addrspace(1) %60, align 4, !tbaa !14
  ret void
}

; Function Attrs: alwaysinline convergent nofree norecurse nounwind memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_cutoff_potential(ptr addrspace(1) noundef align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 16 captures(none) %1, i32 noundef %2, float noundef %3, float noundef %4, i32 noundef %5, i32 noundef %6) local_unnamed_addr #1 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 {
  %8 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %9 = trunc i64 %8 to i32
  %10 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #4
  %11 = trunc i64 %10 to i32
  %12 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 2) #4
  %13 = trunc i64 %12 to i32
  %14 = sitofp i32 %9 to float
  %15 = fmul float %3, %14
  %16 = sitofp i32 %11 to float
  %17 = fmul float %3, %16
  %18 = sitofp i32 %13 to float
  %19 = fmul float %3, %18
  %20 = fdiv float 1.000000e+00, %4
  %21 = icmp sgt i32 %2, 0
  br i1 %21, label %32, label %22

22:                                               ; preds = %59, %7
  %23 = phi float [ 0.000000e+00, %7 ], [ %60, %59 ]
  %24 = mul nsw i32 %6, %13
  %25 = add nsw i32 %24, %11
  %26 = mul nsw i32 %25, %5
  %27 = add nsw i32 %26, %9
  %28 = sext i32 %27 to i64
  %29 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %28
  %30 = load float, ptr addrspace(1) %29, align 4, !tbaa !14
  %31 = fadd float %23, %30
  store float %31, ptr addrspace(1) %29, align 4, !tbaa !14
  ret void

32:                                               ; preds = %7, %59
  %33 = phi float [ %60, %59 ], [ 0.000000e+00, %7 ]
  %34 = phi i32 [ %61, %59 ], [ 0, %7 ]
  %35 = zext nneg i32 %34 to i64
  %36 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %1, i64 %35
  %37 = load <4 x float>, ptr addrspace(1) %36, align 16, !tbaa !13
  %38 = extractelement <4 x float> %37, i64 0
  %39 = fsub float %38, %15
  %40 = extractelement <4 x float> %37, i64 1
  %41 = fsub float %40, %17
  %42 = extractelement <4 x float> %37, i64 2
  %43 = fsub float %42, %19
  %44 = fmul float %41, %41
  %45 = tail call float @llvm.fmuladd.f32(float %39, float %39, float %44)
  %46 = tail call float @llvm.fmuladd.f32(float %43, float %43, float %45)
  %47 = fcmp olt float %46, %4
  %48 = fcmp ogt float %46, 0.000000e+00
  %49 = and i1 %47, %48
  br i1 %49, label %50, label %59

50:                                               ; preds = %32
  %51 = fneg float %46
  %52 = tail call float @llvm.fmuladd.f32(float %51, float %20, float 1.000000e+00)
  %53 = extractelement <4 x float> %37, i64 3
  %54 = tail call spir_func float @_Z4sqrtf(float noundef %46) #4
  %55 = fdiv float 1.000000e+00, %54
  %56 = fmul float %53, %55
  %57 = fmul float %52, %56
  %58 = tail call float @llvm.fmuladd.f32(float %57, float %52, float %33)
  br label %59

59:                                               ; preds = %50, %32
  %60 = phi float [ %58, %50 ], [ %33, %32 ]
  %61 = add nuw nsw i32 %34, 1
  %62 = icmp slt i32 %61, %2
  br i1 %62, label %32, label %22
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #3

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func float @_Z4sqrtf(float noundef) local_unnamed_addr #2

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
!8 = !{i32 1, i32 1, i32 0, i32 0, i32 0, i32 0, i32 0}
!9 = !{!"none", !"none", !"none", !"none", !"none", !"none", !"none"}
!10 = !{!"float*", !"float4*", !"int", !"float", !"float", !"int", !"int"}
!11 = !{!"float*", !"float __attribute__((ext_vector_type(4)))*", !"int", !"float", !"float", !"int", !"int"}
!12 = !{!"", !"const", !"", !"", !"", !"", !""}
!13 = !{!6, !6, i64 0}
!14 = !{!15, !15, i64 0}
!15 = !{!"float", !6, i64 0}
