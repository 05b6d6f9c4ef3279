; ModuleID = 'stencil.cl'
source_filename = "stencil.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_kernel void @stencil(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %6 = trunc i64 %5 to i32
  %7 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #4
  %8 = trunc i64 %7 to i32
  %9 = add nsw i32 %2, -1
  %10 = add nsw i32 %3, -1
  %11 = insertelement <4 x i32> poison, i32 %6, i64 0
  %12 = insertelement <4 x i32> %11, i32 %8, i64 1
  %13 = insertelement <4 x i32> %12, i32 %9, i64 2
  %14 = insertelement <4 x i32> %13, i32 %10, i64 3
  %15 = insertelement <4 x i32> <i32 0, i32 0, i32 poison, i32 poison>, i32 %6, i64 2
  %16 = insertelement <4 x i32> %15, i32 %8, i64 3
  %17 = icmp sgt <4 x i32> %14, %16
  %18 = freeze <4 x i1> %17
  %19 = bitcast <4 x i1> %18 to i4
  %20 = icmp eq i4 %19, -1
  br i1 %20, label %21, label %45

21:                                               ; preds = %4
  %22 = mul nsw i32 %2, %8
  %23 = add nsw i32 %22, %6
  %24 = sext i32 %23 to i64
  %25 = getelementptr float, ptr addrspace(1) %0, i64 %24
  %26 = getelementptr i8, ptr addrspace(1) %25, i64 -4
  %27 = load float, ptr addrspace(1) %26, align 4, !tbaa !12
  %28 = getelementptr i8, ptr addrspace(1) %25, i64 4
  %29 = load float, ptr addrspace(1) %28, align 4, !tbaa !12
  %30 = fadd float %27, %29
  %31 = sub nsw i32 %23, %2
  %32 = sext i32 %31 to i64
  %33 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %32
  %34 = load float, ptr addrspace(1) %33, align 4, !tbaa !12
  %35 = fadd float %30, %34
  %36 = add nsw i32 %23, %2
  %37 = sext i32 %36 to i64
  %38 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %37
  %39 = load float, ptr addrspace(1) %38, align 4, !tbaa !12
  %40 = fadd float %35, %39
  %41 = load float, ptr addrspace(1) %25, align 4, !tbaa !12
  %42 = fneg float %41
  %43 = tail call float @llvm.fmuladd.f32(float %40, float 2.500000e-01, float %42)
  %44 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %24
  store float %43, ptr addrspace(1) %44, align 4, !tbaa !12
  br label %45

45:                                               ; preds = %4, %21
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_stencil(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #1 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %6 = trunc i64 %5 to i32
  %7 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #4
  %8 = trunc i64 %7 to i32
  %9 = add nsw i32 %2, -1
  %10 = add nsw i32 %3, -1
  %11 = insertelement <4 x i32> poison, i32 %6, i64 0
  %12 = insertelement <4 x i32> %11, i32 %8, i64 1
  %13 = insertelement <4 x i32> %12, i32 %9, i64 2
  %14 = insertelement <4 x i32> %13, i32 %10, i64 3
  %15 = insertelement <4 x i32> <i32 0, i32 0, i32 poison, i32 poison>, i32 %6, i64 2
  %16 = insertelement <4 x i32> %15, i32 %8, i64 3
  %17 = icmp sgt <4 x i32> %14, %16
  %18 = freeze <4 x i1> %17
  %19 = bitcast <4 x i1> %18 to i4
  %20 = icmp eq i4 %19, -1
  br i1 %20, label %21, label %45

21:                                               ; preds = %4
  %22 = mul nsw i32 %2, %8
  %23 = add nsw i32 %22, %6
  %24 = sext i32 %23 to i64
  %25 = getelementptr float, ptr addrspace(1) %0, i64 %24
  %26 = getelementptr i8, ptr addrspace(1) %25, i64 -4
  %27 = load float, ptr addrspace(1) %26, align 4, !tbaa !12
  %28 = getelementptr i8, ptr addrspace(1) %25, i64 4
  %29 = load float, ptr addrspace(1) %28, align 4, !tbaa !12
  %30 = fadd float %27, %29
  %31 = sub nsw i32 %23, %2
  %32 = sext i32 %31 to i64
  %33 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %32
  %34 = load float, ptr addrspace(1) %33, align 4, !tbaa !12
  %35 = fadd float %30, %34
  %36 = add nsw i32 %23, %2
  %37 = sext i32 %36 to i64
  %38 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %37
  %39 = load float, ptr addrspace(1) %38, align 4, !tbaa !12
  %40 = fadd float %35, %39
  %41 = load float, ptr addrspace(1) %25, align 4, !tbaa !12
  %42 = fneg float %41
  %43 = tail call float @llvm.fmuladd.f32(float %40, float 2.500000e-01, float %42)
  %44 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %24
  store float %43, ptr addrspace(1) %44, align 4, !tbaa !12
  br label %45

45:                                               ; preds = %4, %21
  ret void
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #3

attributes #0 = { convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #1 = { alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
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
!2 = !{i32 1, i32 2}
!3 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!4 = !{!5, !5, i64 0}
!5 = !{!"int", !6, i64 0}
!6 = !{!"omnipotent char", !7, i64 0}
!7 = !{!"Simple C/C++ TBAA"}
!8 = !{i32 1, i32 1, i32 0, i32 0}
!9 = !{!"none", !"none", !"none", !"none"}
!10 = !{!"float*", !"float*", !"int", !"int"}
!11 = !{!"const", !"", !"", !""}
!12 = !{!13, !13, i64 0}
!13 = !{!"float", !6, i64 0}
