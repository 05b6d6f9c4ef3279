target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

; Function Attrs: convergent norecurse nounwind
define dso_local spir_kernel void @groups(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef readonly align 8 captures(none) %2, ptr addrspace(1) noundef writeonly align 4 captures(none) %3, ptr addrspace(1) noundef writeonly align 4 captures(none) %4, ptr addrspace(1) noundef writeonly align 8 captures(none) %5, ptr addrspace(3) noundef align 4 captures(none) %6) local_unnamed_addr #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %8 = tail call spir_func i64 @_Z20get_global_linear_idv() #4
  %9 = trunc i64 %8 to i32
  %10 = tail call spir_func i64 @_Z19get_local_linear_idv() #4
  %11 = sext i32 %9 to i64
  %12 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %11
  %13 = load i32, ptr addrspace(1) %12, align 4, !tbaa !4
  %14 = shl i64 %10, 32
  %15 = ashr exact i64 %14, 32
  %16 = getelementptr inbounds i32, ptr addrspace(3) %6, i64 %15
  store i32 %13, ptr addrspace(3) %16, align 4, !tbaa !4
  %17 = icmp sgt i32 %13, -90
  %18 = zext i1 %17 to i32
  %19 = tail call spir_func i32 @_Z14work_group_alli(i32 noundef %18) #4
  %20 = icmp sgt i32 %13, 90
  %21 = zext i1 %20 to i32
  %22 = tail call spir_func i32 @_Z14work_group_anyi(i32 noundef %21) #4
  %23 = shl nsw i32 %22, 1
  %24 = add nsw i32 %23, %19
  %25 = mul nsw i32 %9, 10
  %26 = sext i32 %25 to i64
  %27 = getelementptr inbounds i32, ptr addrspace(1) %3, i64 %26
  store i32 %24, ptr addrspace(1) %27, align 4, !tbaa !4
  %28 = tail call spir_func i32 @_Z20work_group_broadcastimm(i32 noundef %13, i64 noundef 2, i64 noundef 1) #4
  %29 = getelementptr i8, ptr addrspace(1) %27, i64 4
  store i32 %28, ptr addrspace(1) %29, align 4, !tbaa !4
  %30 = tail call spir_func i32 @_Z21work_group_reduce_addi(i32 noundef %13) #4
  %31 = getelementptr i8, ptr addrspace(1) %27, i64 8
  store i32 %30, ptr addrspace(1) %31, align 4, !tbaa !4
  %32 = tail call spir_func i32 @_Z21work_group_reduce_minj(i32 noundef %13) #4
  %33 = getelementptr i8, ptr addrspace(1) %27, i64 12
  store i32 %32, ptr addrspace(1) %33, align 4, !tbaa !4
  %34 = tail call spir_func i32 @_Z21work_group_reduce_maxi(i32 noundef %13) #4
  %35 = getelementptr i8, ptr addrspace(1) %27, i64 16
  store i32 %34, ptr addrspace(1) %35, align 4, !tbaa !4
  %36 = tail call spir_func i32 @_Z29work_group_scan_inclusive_addi(i32 noundef %13) #4
  %37 = getelementptr i8, ptr addrspace(1) %27, i64 20
  store i32 %36, ptr addrspace(1) %37, align 4, !tbaa !4
  %38 = tail call spir_func i32 @_Z29work_group_scan_exclusive_addi(i32 noundef %13) #4
  %39 = getelementptr i8, ptr addrspace(1) %27, i64 24
  store i32 %38, ptr addrspace(1) %39, align 4, !tbaa !4
  %40 = tail call spir_func i32 @_Z29work_group_scan_exclusive_maxi(i32 noundef %13) #4
  %41 = getelementptr i8, ptr addrspace(1) %27, i64 28
  store i32 %40, ptr addrspace(1) %41, align 4, !tbaa !4
  %42 = tail call spir_func i32 @_Z29work_group_scan_inclusive_mini(i32 noundef %13) #4
  %43 = getelementptr i8, ptr addrspace(1) %27, i64 32
  store i32 %42, ptr addrspace(1) %43, align 4, !tbaa !4
  tail call spir_func void @_Z18work_group_barrierj(i32 noundef 1) #4
  %44 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #5
  %45 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 1) #5
  %46 = mul i64 %45, %44
  %47 = xor i64 %15, -1
  %48 = getelementptr i32, ptr addrspace(3) %6, i64 %46
  %49 = getelementptr i32, ptr addrspace(3) %48, i64 %47
  %50 = load i32, ptr addrspace(3) %49, align 4, !tbaa !4
  %51 = getelementptr i8, ptr addrspace(1) %27, i64 36
  store i32 %50, ptr addrspace(1) %51, align 4, !tbaa !4
  %52 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %11
  %53 = load float, ptr addrspace(1) %52, align 4, !tbaa !12
  %54 = tail call spir_func float @_Z21work_group_reduce_maxf(float noundef %53) #4
  %55 = shl nsw i32 %9, 1
  %56 = sext i32 %55 to i64
  %57 = getelementptr inbounds float, ptr addrspace(1) %4, i64 %56
  store float %54, ptr addrspace(1) %57, align 4, !tbaa !12
  %58 = load float, ptr addrspace(1) %52, align 4, !tbaa !12
  %59 = tail call spir_func float @_Z29work_group_scan_inclusive_minf(float noundef %58) #4
  %60 = or disjoint i32 %55, 1
  %61 = sext i32 %60 to i64
  %62 = getelementptr inbounds float, ptr addrspace(1) %4, i64 %61
  store float %59, ptr addrspace(1) %62, align 4, !tbaa !12
  %63 = getelementptr inbounds i64, ptr addrspace(1) %2, i64 %11
  %64 = load i64, ptr addrspace(1) %63, align 8, !tbaa !14
  %65 = tail call spir_func i64 @_Z21work_group_reduce_addl(i64 noundef %64) #4
  %66 = getelementptr inbounds i64, ptr addrspace(1) %5, i64 %56
  store i64 %65, ptr addrspace(1) %66, align 8, !tbaa !14
  %67 = load i64, ptr addrspace(1) %63, align 8, !tbaa !14
  %68 = tail call spir_func i64 @_Z29work_group_scan_exclusive_addl(i64 noundef %67) #4
  %69 = getelementptr inbounds i64, ptr addrspace(1) %5, i64 %61
  store i64 %68, ptr addrspace(1) %69, align 8, !tbaa !14
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define dso_local spir_func void @__clang_ocl_kern_imp_groups(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef readonly align 8 captures(none) %2, ptr addrspace(1) noundef writeonly align 4 captures(none) %3, ptr addrspace(1) noundef writeonly align 4 captures(none) %4, ptr addrspace(1) noundef writeonly align 8 captures(none) %5, ptr addrspace(3) noundef align 4 captures(none) %6) local_unnamed_addr #1 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %8 = tail call spir_func i64 @_Z20get_global_linear_idv() #4
  %9 = trunc i64 %8 to i32
  %10 = tail call spir_func i64 @_Z19get_local_linear_idv() #4
  %11 = sext i32 %9 to i64
  %12 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %11
  %13 = load i32, ptr addrspace(1) %12, align 4, !tbaa !4
  %14 = shl i64 %10, 32
  %15 = ashr exact i64 %14, 32
  %16 = getelementptr inbounds i32, ptr addrspace(3) %6, i64 %15
  store i32 %13, ptr addrspace(3) %16, align 4, !tbaa !4
  %17 = icmp sgt i32 %13, -90
  %18 = zext i1 %17 to i32
  %19 = tail call spir_func i32 @_Z14work_group_alli(i32 noundef %18) #4
  %20 = icmp sgt i32 %13, 90
  %21 = zext i1 %20 to i32
  %22 = tail call spir_func i32 @_Z14work_group_anyi(i32 noundef %21) #4
  %23 = shl nsw i32 %22, 1
  %24 = add nsw i32 %23, %19
  %25 = mul nsw i32 %9, 10
  %26 = sext i32 %25 to i64
  %27 = getelementptr inbounds i32, ptr addrspace(1) %3, i64 %26
  store i32 %24, ptr addrspace(1) %27, align 4, !tbaa !4
  %28 = tail call spir_func i32 @_Z20work_group_broadcastimm(i32 noundef %13, i64 noundef 2, i64 noundef 1) #4
  %29 = getelementptr i8, ptr addrspace(1) %27, i64 4
  store i32 %28, ptr addrspace(1) %29, align 4, !tbaa !4
  %30 = tail call spir_func i32 @_Z21work_group_reduce_addi(i32 noundef %13) #4
  %31 = getelementptr i8, ptr addrspace(1) %27, i64 8
  store i32 %30, ptr addrspace(1) %31, align 4, !tbaa !4
  %32 = tail call spir_func i32 @_Z21work_group_reduce_minj(i32 noundef %13) #4
  %33 = getelementptr i8, ptr addrspace(1) %27, i64 12
  store i32 %32, ptr addrspace(1) %33, align 4, !tbaa !4
  %34 = tail call spir_func i32 @_Z21work_group_reduce_maxi(i32 noundef %13) #4
  %35 = getelementptr i8, ptr addrspace(1) %27, i64 16
  store i32 %34, ptr addrspace(1) %35, align 4, !tbaa !4
  %36 = tail call spir_func i32 @_Z29work_group_scan_inclusive_addi(i32 noundef %13) #4
  %37 = getelementptr i8, ptr addrspace(1) %27, i64 20
  store i32 %36, ptr addrspace(1) %37, align 4, !tbaa !4
  %38 = tail call spir_func i32 @_Z29work_group_scan_exclusive_addi(i32 noundef %13) #4
  %39 = getelementptr i8, ptr addrspace(1) %27, i64 24
  store i32 %38, ptr addrspace(1) %39, align 4, !tbaa !4
  %40 = tail call spir_func i32 @_Z29work_group_scan_exclusive_maxi(i32 noundef %13) #4
  %41 = getelementptr i8, ptr addrspace(1) %27, i64 28
  store i32 %40, ptr addrspace(1) %41, align 4, !tbaa !4
  %42 = tail call spir_func i32 @_Z29work_group_scan_inclusive_mini(i32 noundef %13) #4
  %43 = getelementptr i8, ptr addrspace(1) %27, i64 32
  store i32 %42, ptr addrspace(1) %43, align 4, !tbaa !4
  tail call spir_func void @_Z18work_group_barrierj(i32 noundef 1) #4
  %44 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #5
  %45 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 1) #5
  %46 = mul i64 %45, %44
  %47 = xor i64 %15, -1
  %48 = getelementptr i32, ptr addrspace(3) %6, i64 %46
  %49 = getelementptr i32, ptr addrspace(3) %48, i64 %47
  %50 = load i32, ptr addrspace(3) %49, align 4, !tbaa !4
  %51 = getelementptr i8, ptr addrspace(1) %27, i64 36
  store i32 %50, ptr addrspace(1) %51, align 4, !tbaa !4
  %52 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %11
  %53 = load float, ptr addrspace(1) %52, align 4, !tbaa !12
  %54 = tail call spir_func float @_Z21work_group_reduce_maxf(float noundef %53) #4
  %55 = shl nsw i32 %9, 1
  %56 = sext i32 %55 to i64
  %57 = getelementptr inbounds float, ptr addrspace(1) %4, i64 %56
  store float %54, ptr addrspace(1) %57, align 4, !tbaa !12
  %58 = load float, ptr addrspace(1) %52, align 4, !tbaa !12
  %59 = tail call spir_func float @_Z29work_group_scan_inclusive_minf(float noundef %58) #4
  %60 = or disjoint i32 %55, 1
  %61 = sext i32 %60 to i64
  %62 = getelementptr inbounds float, ptr addrspace(1) %4, i64 %61
  store float %59, ptr addrspace(1) %62, align 4, !tbaa !12
  %63 = getelementptr inbounds i64, ptr addrspace(1) %2, i64 %11
  %64 = load i64, ptr addrspace(1) %63, align 8, !tbaa !14
  %65 = tail call spir_func i64 @_Z21work_group_reduce_addl(i64 noundef %64) #4
  %66 = getelementptr inbounds i64, ptr addrspace(1) %5, i64 %56
  store i64 %65, ptr addrspace(1) %66, align 8, !tbaa !14
  %67 = load i64, ptr addrspace(1) %63, align 8, !tbaa !14
  %68 = tail call spir_func i64 @_Z29work_group_scan_exclusive_addl(i64 noundef %67) #4
  %69 = getelementptr inbounds i64, ptr addrspace(1) %5, i64 %61
  store i64 %68, ptr addrspace(1) %69, align 8, !tbaa !14
  ret void
}

; Function Attrs: convergent nounwind
declare dso_local spir_func i64 @_Z20get_global_linear_idv() local_unnamed_addr #2

; Function Attrs: convergent nounwind
declare dso_local spir_func i64 @_Z19get_local_linear_idv() local_unnamed_addr #2

; Function Attrs: convergent nounwind
declare dso_local spir_func i32 @_Z14work_group_alli(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent nounwind
declare dso_local spir_func i32 @_Z14work_group_anyi(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent nounwind
declare dso_local spir_func i32 @_Z20work_group_broadcastimm(i32 noundef, i64 noundef, i64 noundef) local_unnamed_addr #2

; Function Attrs: convergent nounwind
declare dso_local spir_func i32 @_Z21work_group_reduce_addi(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent nounwind
declare dso_local spir_func i32 @_Z21work_group_reduce_minj(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent nounwind
declare dso_local spir_func i32 @_Z21work_group_reduce_maxi(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent nounwind
declare dso_local spir_func i32 @_Z29work_group_scan_inclusive_addi(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent nounwind
declare dso_local spir_func i32 @_Z29work_group_scan_exclusive_addi(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent nounwind
declare dso_local spir_func i32 @_Z29work_group_scan_exclusive_maxi(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent nounwind
declare dso_local spir_func i32 @_Z29work_group_scan_inclusive_mini(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent nounwind
declare dso_local spir_func void @_Z18work_group_barrierj(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z14get_local_sizej(i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare dso_local spir_func float @_Z21work_group_reduce_maxf(float noundef) local_unnamed_addr #2

; Function Attrs: convergent nounwind
declare dso_local spir_func float @_Z29work_group_scan_inclusive_minf(float noundef) local_unnamed_addr #2

; Function Attrs: convergent nounwind
declare dso_local spir_func i64 @_Z21work_group_reduce_addl(i64 noundef) local_unnamed_addr #2

; Function Attrs: convergent nounwind
declare dso_local spir_func i64 @_Z29work_group_scan_exclusive_addl(i64 noundef) local_unnamed_addr #2

attributes #0 = { convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #2 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #4 = { convergent nounwind }
attributes #5 = { convergent nounwind willreturn memory(none) }

!llvm.module.flags = !{!0, !1}
!opencl.ocl.version = !{!2}
!opencl.spir.version = !{!2}
!llvm.ident = !{!3}
!llvm.errno.tbaa = !{!4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 7, !"frame-pointer", i32 2}
!2 = !{i32 3, i32 0}
!3 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!4 = !{!5, !5, i64 0}
!5 = !{!"int", !6, i64 0}
!6 = !{!"omnipotent char", !7, i64 0}
!7 = !{!"Simple C/C++ TBAA"}
!8 = !{i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 3}
!9 = !{!"none", !"none", !"none", !"none", !"none", !"none", !"none"}
!10 = !{!"int*", !"float*", !"long*", !"int*", !"float*", !"long*", !"int*"}
!11 = !{!"const", !"const", !"const", !"", !"", !"", !""}
!12 = !{!13, !13, i64 0}
!13 = !{!"float", !6, i64 0}
!14 = !{!15, !15, i64 0}
!15 = !{!"long", !6, i64 0}
