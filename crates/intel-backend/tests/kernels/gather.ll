; ModuleID = 'gather.cl'
source_filename = "gather.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

; Function Attrs: convergent nofree norecurse nounwind memory(argmem: readwrite)
define dso_local spir_kernel void @gather(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %6 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  %7 = trunc i64 %6 to i32
  %8 = sext i32 %7 to i64
  %9 = getelementptr inbounds i32, ptr addrspace(1) %1, i64 %8
  %10 = load i32, ptr addrspace(1) %9, align 4, !tbaa !4
  %11 = and i32 %10, 1
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %34, label %13

13:                                               ; preds = %5
  %14 = icmp sgt i32 %4, 0
  br i1 %14, label %15, label %46

15:                                               ; preds = %13, %26
  %16 = phi i32 [ %32, %26 ], [ 0, %13 ]
  %17 = phi i32 [ %31, %26 ], [ 0, %13 ]
  %18 = phi i32 [ %24, %26 ], [ %7, %13 ]
  %19 = sext i32 %18 to i64
  %20 = getelementptr inbounds i32, ptr addrspace(1) %1, i64 %19
  %21 = load i32, ptr addrspace(1) %20, align 4, !tbaa !4
  %22 = add nsw i32 %21, %17
  %23 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %19
  %24 = load i32, ptr addrspace(1) %23, align 4, !tbaa !4
  %25 = icmp eq i32 %24, %3
  br i1 %25, label %46, label %26

26:                                               ; preds = %15
  %27 = and i32 %24, 1
  %28 = icmp eq i32 %27, 0
  %29 = xor i32 %22, %16
  %30 = sub nsw i32 %22, %24
  %31 = select i1 %28, i32 %30, i32 %29
  %32 = add nuw nsw i32 %16, 1
  %33 = icmp slt i32 %32, %4
  br i1 %33, label %15, label %46

34:                                               ; preds = %5, %34
  %35 = phi i32 [ %43, %34 ], [ 0, %5 ]
  %36 = phi i32 [ %44, %34 ], [ 0, %5 ]
  %37 = add nsw i32 %36, %7
  %38 = and i32 %37, 31
  %39 = zext nneg i32 %38 to i64
  %40 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %39
  %41 = load i32, ptr addrspace(1) %40, align 4, !tbaa !4
  %42 = mul nsw i32 %41, %36
  %43 = add nsw i32 %42, %35
  %44 = add nuw nsw i32 %36, 1
  %45 = icmp slt i32 %44, %4
  br i1 %45, label %34, label %46

46:                                               ; preds = %15, %26, %34, %13
  %47 = phi i32 [ 0, %13 ], [ %43, %34 ], [ %22, %15 ], [ %31, %26 ]
  %48 = getelementptr inbounds i32, ptr addrspace(1) %2, i64 %8
  store i32 %47, ptr addrspace(1) %48, align 4, !tbaa !4
  ret void
}

; Function Attrs: alwaysinline convergent nofree norecurse nounwind memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_gather(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #1 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %6 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  %7 = trunc i64 %6 to i32
  %8 = sext i32 %7 to i64
  %9 = getelementptr inbounds i32, ptr addrspace(1) %1, i64 %8
  %10 = load i32, ptr addrspace(1) %9, align 4, !tbaa !4
  %11 = and i32 %10, 1
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %34, label %13

13:                                               ; preds = %5
  %14 = icmp sgt i32 %4, 0
  br i1 %14, label %15, label %46

15:                                               ; preds = %13, %26
  %16 = phi i32 [ %32, %26 ], [ 0, %13 ]
  %17 = phi i32 [ %31, %26 ], [ 0, %13 ]
  %18 = phi i32 [ %24, %26 ], [ %7, %13 ]
  %19 = sext i32 %18 to i64
  %20 = getelementptr inbounds i32, ptr addrspace(1) %1, i64 %19
  %21 = load i32, ptr addrspace(1) %20, align 4, !tbaa !4
  %22 = add nsw i32 %21, %17
  %23 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %19
  %24 = load i32, ptr addrspace(1) %23, align 4, !tbaa !4
  %25 = icmp eq i32 %24, %3
  br i1 %25, label %46, label %26

26:                                               ; preds = %15
  %27 = and i32 %24, 1
  %28 = icmp eq i32 %27, 0
  %29 = xor i32 %22, %16
  %30 = sub nsw i32 %22, %24
  %31 = select i1 %28, i32 %30, i32 %29
  %32 = add nuw nsw i32 %16, 1
  %33 = icmp slt i32 %32, %4
  br i1 %33, label %15, label %46

34:                                               ; preds = %5, %34
  %35 = phi i32 [ %43, %34 ], [ 0, %5 ]
  %36 = phi i32 [ %44, %34 ], [ 0, %5 ]
  %37 = add nsw i32 %36, %7
  %38 = and i32 %37, 31
  %39 = zext nneg i32 %38 to i64
  %40 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %39
  %41 = load i32, ptr addrspace(1) %40, align 4, !tbaa !4
  %42 = mul nsw i32 %41, %36
  %43 = add nsw i32 %42, %35
  %44 = add nuw nsw i32 %36, 1
  %45 = icmp slt i32 %44, %4
  br i1 %45, label %34, label %46

46:                                               ; preds = %15, %26, %34, %13
  %47 = phi i32 [ 0, %13 ], [ %43, %34 ], [ %22, %15 ], [ %31, %26 ]
  %48 = getelementptr inbounds i32, ptr addrspace(1) %2, i64 %8
  store i32 %47, ptr addrspace(1) %48, align 4, !tbaa !4
  ret void
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #2

attributes #0 = { convergent nofree norecurse nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #1 = { alwaysinline convergent nofree norecurse nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
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
!8 = !{i32 1, i32 1, i32 1, i32 0, i32 0}
!9 = !{!"none", !"none", !"none", !"none", !"none"}
!10 = !{!"int*", !"int*", !"int*", !"int", !"int"}
!11 = !{!"const", !"const", !"", !"", !""}
