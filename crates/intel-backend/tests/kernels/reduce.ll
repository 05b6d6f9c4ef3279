; ModuleID = 'reduce.cl'
source_filename = "reduce.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

; Function Attrs: convergent norecurse nounwind
define dso_local spir_kernel void @reduce(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, ptr addrspace(3) noundef align 4 captures(none) %2, i32 noundef %3) local_unnamed_addr #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %5 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4
  %6 = trunc i64 %5 to i32
  %7 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %8 = trunc i64 %7 to i32
  %9 = icmp sgt i32 %3, %8
  br i1 %9, label %10, label %14

10:                                               ; preds = %4
  %11 = sext i32 %8 to i64
  %12 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %11
  %13 = load i32, ptr addrspace(1) %12, align 4, !tbaa !4
  br label %14

14:                                               ; preds = %10, %4
  %15 = phi i32 [ %13, %10 ], [ 0, %4 ]
  %16 = sext i32 %6 to i64
  %17 = getelementptr inbounds i32, ptr addrspace(3) %2, i64 %16
  store i32 %15, ptr addrspace(3) %17, align 4, !tbaa !4
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #5
  %18 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #4
  %19 = lshr i64 %18, 1
  %20 = trunc i64 %19 to i32
  %21 = icmp sgt i32 %20, 0
  br i1 %21, label %24, label %22

22:                                               ; preds = %34, %14
  %23 = icmp eq i32 %6, 0
  br i1 %23, label %37, label %41

24:                                               ; preds = %14, %34
  %25 = phi i32 [ %35, %34 ], [ %20, %14 ]
  %26 = icmp sgt i32 %25, %6
  br i1 %26, label %27, label %34

27:                                               ; preds = %24
  %28 = add nsw i32 %25, %6
  %29 = sext i32 %28 to i64
  %30 = getelementptr inbounds i32, ptr addrspace(3) %2, i64 %29
  %31 = load i32, ptr addrspace(3) %30, align 4, !tbaa !4
  %32 = load i32, ptr addrspace(3) %17, align 4, !tbaa !4
  %33 = add nsw i32 %32, %31
  store i32 %33, ptr addrspace(3) %17, align 4, !tbaa !4
  br label %34

34:                                               ; preds = %27, %24
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #5
  %35 = lshr i32 %25, 1
  %36 = icmp eq i32 %35, 0
  br i1 %36, label %22, label %24

37:                                               ; preds = %22
  %38 = load i32, ptr addrspace(3) %2, align 4, !tbaa !4
  %39 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #4
  %40 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %39
  store i32 %38, ptr addrspace(1) %40, align 4, !tbaa !4
  br label %41

41:                                               ; preds = %22, %37
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define dso_local spir_func void @__clang_ocl_kern_imp_reduce(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, ptr addrspace(3) noundef align 4 captures(none) %2, i32 noundef %3) local_unnamed_addr #1 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %5 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4
  %6 = trunc i64 %5 to i32
  %7 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %8 = trunc i64 %7 to i32
  %9 = icmp sgt i32 %3, %8
  br i1 %9, label %10, label %14

10:                                               ; preds = %4
  %11 = sext i32 %8 to i64
  %12 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %11
  %13 = load i32, ptr addrspace(1) %12, align 4, !tbaa !4
  br label %14

14:                                               ; preds = %4, %10
  %15 = phi i32 [ %13, %10 ], [ 0, %4 ]
  %16 = sext i32 %6 to i64
  %17 = getelementptr inbounds i32, ptr addrspace(3) %2, i64 %16
  store i32 %15, ptr addrspace(3) %17, align 4, !tbaa !4
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #5
  %18 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #4
  %19 = lshr i64 %18, 1
  %20 = trunc i64 %19 to i32
  %21 = icmp sgt i32 %20, 0
  br i1 %21, label %24, label %22

22:                                               ; preds = %34, %14
  %23 = icmp eq i32 %6, 0
  br i1 %23, label %37, label %41

24:                                               ; preds = %14, %34
  %25 = phi i32 [ %35, %34 ], [ %20, %14 ]
  %26 = icmp sgt i32 %25, %6
  br i1 %26, label %27, label %34

27:                                               ; preds = %24
  %28 = add nsw i32 %25, %6
  %29 = sext i32 %28 to i64
  %30 = getelementptr inbounds i32, ptr addrspace(3) %2, i64 %29
  %31 = load i32, ptr addrspace(3) %30, align 4, !tbaa !4
  %32 = load i32, ptr addrspace(3) %17, align 4, !tbaa !4
  %33 = add nsw i32 %32, %31
  store i32 %33, ptr addrspace(3) %17, align 4, !tbaa !4
  br label %34

34:                                               ; preds = %27, %24
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #5
  %35 = lshr i32 %25, 1
  %36 = icmp eq i32 %35, 0
  br i1 %36, label %22, label %24

37:                                               ; preds = %22
  %38 = load i32, ptr addrspace(3) %2, align 4, !tbaa !4
  %39 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #4
  %40 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %39
  store i32 %38, ptr addrspace(1) %40, align 4, !tbaa !4
  br label %41

41:                                               ; preds = %37, %22
  ret void
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z12get_local_idj(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent nounwind
declare dso_local spir_func void @_Z7barrierj(i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z14get_local_sizej(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z12get_group_idj(i32 noundef) local_unnamed_addr #2

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
!8 = !{i32 1, i32 1, i32 3, i32 0}
!9 = !{!"none", !"none", !"none", !"none"}
!10 = !{!"int*", !"int*", !"int*", !"int"}
!11 = !{!"const", !"", !"", !""}
