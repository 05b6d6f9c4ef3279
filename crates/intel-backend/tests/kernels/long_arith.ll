; ModuleID = 'long_arith.cl'
source_filename = "long_arith.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_kernel void @long_arith(ptr addrspace(1) noundef readonly align 8 captures(none) %0, ptr addrspace(1) noundef readonly align 8 captures(none) %1, ptr addrspace(1) noundef writeonly align 8 captures(none) %2, i32 noundef %3) local_unnamed_addr #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  %6 = trunc i64 %5 to i32
  %7 = icmp sgt i32 %3, %6
  br i1 %7, label %8, label %35

8:                                                ; preds = %4
  %9 = sext i32 %6 to i64
  %10 = getelementptr inbounds i64, ptr addrspace(1) %0, i64 %9
  %11 = load i64, ptr addrspace(1) %10, align 8, !tbaa !12
  %12 = getelementptr inbounds i64, ptr addrspace(1) %1, i64 %9
  %13 = load i64, ptr addrspace(1) %12, align 8, !tbaa !12
  %14 = mul i64 %13, %11
  %15 = lshr i64 %11, 7
  %16 = add i64 %14, %15
  %17 = ashr i64 %13, 3
  %18 = sub i64 %16, %17
  %19 = icmp slt i64 %11, %13
  %20 = xor i64 %18, 81985529216486895
  %21 = select i1 %19, i64 %20, i64 %18
  %22 = and i64 %13, 63
  %23 = shl i64 %11, %22
  %24 = add i64 %21, %23
  %25 = shl nsw i32 %6, 1
  %26 = sext i32 %25 to i64
  %27 = getelementptr inbounds i64, ptr addrspace(1) %2, i64 %26
  store i64 %24, ptr addrspace(1) %27, align 8, !tbaa !12
  %28 = lshr i64 %11, 40
  %29 = or i64 %28, 1
  %30 = sdiv i64 %13, %29
  %31 = or i64 %13, 1
  %32 = urem i64 %11, %31
  %33 = add i64 %32, %30
  %34 = getelementptr i8, ptr addrspace(1) %27, i64 8
  store i64 %33, ptr addrspace(1) %34, align 8, !tbaa !12
  br label %35

35:                                               ; preds = %4, %8
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_long_arith(ptr addrspace(1) noundef readonly align 8 captures(none) %0, ptr addrspace(1) noundef readonly align 8 captures(none) %1, ptr addrspace(1) noundef writeonly align 8 captures(none) %2, i32 noundef %3) local_unnamed_addr #1 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  %6 = trunc i64 %5 to i32
  %7 = icmp sgt i32 %3, %6
  br i1 %7, label %8, label %35

8:                                                ; preds = %4
  %9 = sext i32 %6 to i64
  %10 = getelementptr inbounds i64, ptr addrspace(1) %0, i64 %9
  %11 = load i64, ptr addrspace(1) %10, align 8, !tbaa !12
  %12 = getelementptr inbounds i64, ptr addrspace(1) %1, i64 %9
  %13 = load i64, ptr addrspace(1) %12, align 8, !tbaa !12
  %14 = mul i64 %13, %11
  %15 = lshr i64 %11, 7
  %16 = add i64 %14, %15
  %17 = ashr i64 %13, 3
  %18 = sub i64 %16, %17
  %19 = icmp slt i64 %11, %13
  %20 = xor i64 %18, 81985529216486895
  %21 = select i1 %19, i64 %20, i64 %18
  %22 = and i64 %13, 63
  %23 = shl i64 %11, %22
  %24 = add i64 %21, %23
  %25 = shl nsw i32 %6, 1
  %26 = sext i32 %25 to i64
  %27 = getelementptr inbounds i64, ptr addrspace(1) %2, i64 %26
  store i64 %24, ptr addrspace(1) %27, align 8, !tbaa !12
  %28 = lshr i64 %11, 40
  %29 = or i64 %28, 1
  %30 = sdiv i64 %13, %29
  %31 = or i64 %13, 1
  %32 = urem i64 %11, %31
  %33 = add i64 %32, %30
  %34 = getelementptr i8, ptr addrspace(1) %27, i64 8
  store i64 %33, ptr addrspace(1) %34, align 8, !tbaa !12
  br label %35

35:                                               ; preds = %4, %8
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
!10 = !{!"ulong*", !"long*", !"ulong*", !"int"}
!11 = !{!"const", !"const", !"", !""}
!12 = !{!13, !13, i64 0}
!13 = !{!"long", !6, i64 0}
