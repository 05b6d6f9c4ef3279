; ModuleID = 'halves.cl'
source_filename = "halves.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_kernel void @halves(ptr addrspace(1) noundef readonly align 2 captures(none) %0, ptr addrspace(1) noundef align 2 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2, i32 noundef %3) local_unnamed_addr #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %6 = trunc i64 %5 to i32
  %7 = icmp sgt i32 %3, %6
  br i1 %7, label %8, label %20

8:                                                ; preds = %4
  %9 = sext i32 %6 to i64
  %10 = getelementptr inbounds half, ptr addrspace(1) %0, i64 %9
  %11 = load half, ptr addrspace(1) %10, align 2, !tbaa !12
  %12 = getelementptr inbounds half, ptr addrspace(1) %1, i64 %9
  %13 = load half, ptr addrspace(1) %12, align 2, !tbaa !12
  %14 = tail call half @llvm.fmuladd.f16(half %11, half %13, half %11)
  %15 = fcmp olt half %14, %13
  %16 = fadd half %13, 0xHBE00
  %17 = select i1 %15, half %14, half %16
  store half %17, ptr addrspace(1) %12, align 2, !tbaa !12
  %18 = fpext half %14 to float
  %19 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %9
  store float %18, ptr addrspace(1) %19, align 4, !tbaa !14
  br label %20

20:                                               ; preds = %4, %8
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_halves(ptr addrspace(1) noundef readonly align 2 captures(none) %0, ptr addrspace(1) noundef align 2 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2, i32 noundef %3) local_unnamed_addr #1 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %6 = trunc i64 %5 to i32
  %7 = icmp sgt i32 %3, %6
  br i1 %7, label %8, label %20

8:                                                ; preds = %4
  %9 = sext i32 %6 to i64
  %10 = getelementptr inbounds half, ptr addrspace(1) %0, i64 %9
  %11 = load half, ptr addrspace(1) %10, align 2, !tbaa !12
  %12 = getelementptr inbounds half, ptr addrspace(1) %1, i64 %9
  %13 = load half, ptr addrspace(1) %12, align 2, !tbaa !12
  %14 = tail call half @llvm.fmuladd.f16(half %11, half %13, half %11)
  %15 = fcmp olt half %14, %13
  %16 = fadd half %13, 0xHBE00
  %17 = select i1 %15, half %14, half %16
  store half %17, ptr addrspace(1) %12, align 2, !tbaa !12
  %18 = fpext half %14 to float
  %19 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %9
  store float %18, ptr addrspace(1) %19, align 4, !tbaa !14
  br label %20

20:                                               ; preds = %8, %4
  ret void
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare half @llvm.fmuladd.f16(half, half, half) #3

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
!8 = !{i32 1, i32 1, i32 1, i32 0}
!9 = !{!"none", !"none", !"none", !"none"}
!10 = !{!"half*", !"half*", !"float*", !"int"}
!11 = !{!"const", !"", !"", !""}
!12 = !{!13, !13, i64 0}
!13 = !{!"half", !6, i64 0}
!14 = !{!15, !15, i64 0}
!15 = !{!"float", !6, i64 0}
