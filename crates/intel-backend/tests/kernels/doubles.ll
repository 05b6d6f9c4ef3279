; ModuleID = 'doubles.cl'
source_filename = "doubles.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_kernel void @doubles(ptr addrspace(1) noundef readonly align 8 captures(none) %0, ptr addrspace(1) noundef align 8 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2, double noundef %3) local_unnamed_addr #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %6 = trunc i64 %5 to i32
  %7 = sext i32 %6 to i64
  %8 = getelementptr inbounds double, ptr addrspace(1) %0, i64 %7
  %9 = load double, ptr addrspace(1) %8, align 8, !tbaa !12
  %10 = getelementptr inbounds double, ptr addrspace(1) %1, i64 %7
  %11 = load double, ptr addrspace(1) %10, align 8, !tbaa !12
  %12 = tail call spir_func double @_Z3fmaddd(double noundef %9, double noundef %3, double noundef %11) #4
  %13 = fneg double %9
  %14 = tail call double @llvm.fmuladd.f64(double %13, double 5.000000e-01, double %12)
  %15 = fcmp ogt double %14, %11
  %16 = sitofp i32 %6 to double
  %17 = fsub double %16, %11
  %18 = select i1 %15, double %14, double %17
  store double %18, ptr addrspace(1) %10, align 8, !tbaa !12
  %19 = fptrunc double %14 to float
  %20 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %7
  store float %19, ptr addrspace(1) %20, align 4, !tbaa !14
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_doubles(ptr addrspace(1) noundef readonly align 8 captures(none) %0, ptr addrspace(1) noundef align 8 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2, double noundef %3) local_unnamed_addr #1 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %6 = trunc i64 %5 to i32
  %7 = sext i32 %6 to i64
  %8 = getelementptr inbounds double, ptr addrspace(1) %0, i64 %7
  %9 = load double, ptr addrspace(1) %8, align 8, !tbaa !12
  %10 = getelementptr inbounds double, ptr addrspace(1) %1, i64 %7
  %11 = load double, ptr addrspace(1) %10, align 8, !tbaa !12
  %12 = tail call spir_func double @_Z3fmaddd(double noundef %9, double noundef %3, double noundef %11) #4
  %13 = fneg double %9
  %14 = tail call double @llvm.fmuladd.f64(double %13, double 5.000000e-01, double %12)
  %15 = fcmp ogt double %14, %11
  %16 = sitofp i32 %6 to double
  %17 = fsub double %16, %11
  %18 = select i1 %15, double %14, double %17
  store double %18, ptr addrspace(1) %10, align 8, !tbaa !12
  %19 = fptrunc double %14 to float
  %20 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %7
  store float %19, ptr addrspace(1) %20, align 4, !tbaa !14
  ret void
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func double @_Z3fmaddd(double noundef, double noundef, double noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #3

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
!10 = !{!"double*", !"double*", !"float*", !"double"}
!11 = !{!"const", !"", !"", !""}
!12 = !{!13, !13, i64 0}
!13 = !{!"double", !6, i64 0}
!14 = !{!15, !15, i64 0}
!15 = !{!"float", !6, i64 0}
