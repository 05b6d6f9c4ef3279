; ModuleID = 'scan.cl'
source_filename = "scan.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

; Function Attrs: convergent norecurse nounwind
define dso_local spir_kernel void @scan(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, ptr addrspace(3) noundef align 4 captures(none) %2) local_unnamed_addr #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %4 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4
  %5 = trunc i64 %4 to i32
  %6 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #4
  %7 = trunc i64 %6 to i32
  %8 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %9 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %8
  %10 = load i32, ptr addrspace(1) %9, align 4, !tbaa !4
  %11 = sext i32 %5 to i64
  %12 = getelementptr inbounds i32, ptr addrspace(3) %2, i64 %11
  store i32 %10, ptr addrspace(3) %12, align 4, !tbaa !4
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #5
  %13 = icmp sgt i32 %7, 1
  br i1 %13, label %14, label %28

14:                                               ; preds = %3, %22
  %15 = phi i32 [ %26, %22 ], [ 1, %3 ]
  %16 = icmp sgt i32 %15, %5
  br i1 %16, label %22, label %17

17:                                               ; preds = %14
  %18 = sub nsw i32 %5, %15
  %19 = zext nneg i32 %18 to i64
  %20 = getelementptr inbounds nuw i32, ptr addrspace(3) %2, i64 %19
  %21 = load i32, ptr addrspace(3) %20, align 4, !tbaa !4
  br label %22

22:                                               ; preds = %17, %14
  %23 = phi i32 [ %21, %17 ], [ 0, %14 ]
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #5
  %24 = load i32, ptr addrspace(3) %12, align 4, !tbaa !4
  %25 = add nsw i32 %24, %23
  store i32 %25, ptr addrspace(3) %12, align 4, !tbaa !4
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #5
  %26 = shl nsw i32 %15, 1
  %27 = icmp slt i32 %26, %7
  br i1 %27, label %14, label %28

28:                                               ; preds = %22, %3
  %29 = load i32, ptr addrspace(3) %12, align 4, !tbaa !4
  %30 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %31 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %30
  store i32 %29, ptr addrspace(1) %31, align 4, !tbaa !4
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define dso_local spir_func void @__clang_ocl_kern_imp_scan(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, ptr addrspace(3) noundef align 4 captures(none) %2) local_unnamed_addr #1 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %4 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4
  %5 = trunc i64 %4 to i32
  %6 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #4
  %7 = trunc i64 %6 to i32
  %8 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %9 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %8
  %10 = load i32, ptr addrspace(1) %9, align 4, !tbaa !4
  %11 = sext i32 %5 to i64
  %12 = getelementptr inbounds i32, ptr addrspace(3) %2, i64 %11
  store i32 %10, ptr addrspace(3) %12, align 4, !tbaa !4
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #5
  %13 = icmp sgt i32 %7, 1
  br i1 %13, label %18, label %14

14:                                               ; preds = %26, %3
  %15 = load i32, ptr addrspace(3) %12, align 4, !tbaa !4
  %16 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %17 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %16
  store i32 %15, ptr addrspace(1) %17, align 4, !tbaa !4
  ret void

18:                                               ; preds = %3, %26
  %19 = phi i32 [ %30, %26 ], [ 1, %3 ]
  %20 = icmp sgt i32 %19, %5
  br i1 %20, label %26, label %21

21:                                               ; preds = %18
  %22 = sub nsw i32 %5, %19
  %23 = zext nneg i32 %22 to i64
  %24 = getelementptr inbounds nuw i32, ptr addrspace(3) %2, i64 %23
  %25 = load i32, ptr addrspace(3) %24, align 4, !tbaa !4
  br label %26

26:                                               ; preds = %18, %21
  %27 = phi i32 [ %25, %21 ], [ 0, %18 ]
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #5
  %28 = load i32, ptr addrspace(3) %12, align 4, !tbaa !4
  %29 = add nsw i32 %28, %27
  store i32 %29, ptr addrspace(3) %12, align 4, !tbaa !4
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #5
  %30 = shl nsw i32 %19, 1
  %31 = icmp slt i32 %30, %7
  br i1 %31, label %18, label %14
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z12get_local_idj(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z14get_local_sizej(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent nounwind
declare dso_local spir_func void @_Z7barrierj(i32 noundef) local_unnamed_addr #3

attributes #0 = { convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #1 = { alwaysinline convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #2 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #4 = { convergent nounwind willreturn memory(none) }
attributes #5 = { convergent nounwind }

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
!8 = !{i32 1, i32 1, i32 3}
!9 = !{!"none", !"none", !"none"}
!10 = !{!"int*", !"int*", !"int*"}
!11 = !{!"const", !"", !""}
