; ModuleID = 'divide.cl'
source_filename = "divide.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_kernel void @divide(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, ptr addrspace(1) noundef align 1 captures(none) %2, i32 noundef %3) local_unnamed_addr #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  %6 = shl i64 %5, 32
  %7 = ashr exact i64 %6, 32
  %8 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %7
  %9 = load i32, ptr addrspace(1) %8, align 4, !tbaa !4
  %10 = getelementptr i8, ptr addrspace(1) %8, i64 4
  %11 = load i32, ptr addrspace(1) %10, align 4, !tbaa !4
  %12 = or i32 %11, 1
  %13 = freeze i32 %9
  %14 = freeze i32 %12
  %15 = sdiv i32 %13, %14
  %16 = mul i32 %15, %14
  %17 = sub i32 %13, %16
  %18 = and i32 %12, 255
  %19 = udiv i32 %9, %18
  %20 = sdiv i32 %9, %3
  %21 = sdiv i32 %9, 7
  %22 = urem i32 %9, 10
  %23 = add nsw i32 %22, %21
  %24 = add i32 %23, %15
  %25 = add i32 %24, %17
  %26 = add i32 %25, %19
  %27 = add i32 %26, %20
  %28 = getelementptr inbounds i32, ptr addrspace(1) %1, i64 %7
  store i32 %27, ptr addrspace(1) %28, align 4, !tbaa !4
  %29 = getelementptr inbounds i8, ptr addrspace(1) %2, i64 %7
  %30 = load i8, ptr addrspace(1) %29, align 1, !tbaa !12
  %31 = trunc i32 %3 to i8
  %32 = or i8 %31, 1
  %33 = sext i8 %30 to i16
  %34 = sext i8 %32 to i16
  %35 = sdiv i16 %33, %34
  %36 = trunc i16 %35 to i8
  %37 = srem i8 %30, 3
  %38 = add i8 %37, %36
  store i8 %38, ptr addrspace(1) %29, align 1, !tbaa !12
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_divide(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, ptr addrspace(1) noundef align 1 captures(none) %2, i32 noundef %3) local_unnamed_addr #1 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  %6 = shl i64 %5, 32
  %7 = ashr exact i64 %6, 32
  %8 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %7
  %9 = load i32, ptr addrspace(1) %8, align 4, !tbaa !4
  %10 = getelementptr i8, ptr addrspace(1) %8, i64 4
  %11 = load i32, ptr addrspace(1) %10, align 4, !tbaa !4
  %12 = or i32 %11, 1
  %13 = freeze i32 %9
  %14 = freeze i32 %12
  %15 = sdiv i32 %13, %14
  %16 = mul i32 %15, %14
  %17 = sub i32 %13, %16
  %18 = and i32 %12, 255
  %19 = udiv i32 %9, %18
  %20 = sdiv i32 %9, %3
  %21 = sdiv i32 %9, 7
  %22 = urem i32 %9, 10
  %23 = add nsw i32 %22, %21
  %24 = add i32 %23, %15
  %25 = add i32 %24, %17
  %26 = add i32 %25, %19
  %27 = add i32 %26, %20
  %28 = getelementptr inbounds i32, ptr addrspace(1) %1, i64 %7
  store i32 %27, ptr addrspace(1) %28, align 4, !tbaa !4
  %29 = getelementptr inbounds i8, ptr addrspace(1) %2, i64 %7
  %30 = load i8, ptr addrspace(1) %29, align 1, !tbaa !12
  %31 = trunc i32 %3 to i8
  %32 = or i8 %31, 1
  %33 = sext i8 %30 to i16
  %34 = sext i8 %32 to i16
  %35 = sdiv i16 %33, %34
  %36 = trunc i16 %35 to i8
  %37 = srem i8 %30, 3
  %38 = add i8 %37, %36
  store i8 %38, ptr addrspace(1) %29, align 1, !tbaa !12
  ret void
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #2

attributes #0 = { convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #1 = { alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #2 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { convergent nounwind willreturn memory(none) }

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
!10 = !{!"int*", !"int*", !"char*", !"int"}
!11 = !{!"const", !"", !"", !""}
!12 = !{!6, !6, i64 0}
