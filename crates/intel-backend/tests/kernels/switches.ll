; ModuleID = 'switches.cl'
source_filename = "switches.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

; Function Attrs: convergent nofree norecurse nounwind memory(argmem: readwrite)
define dso_local spir_kernel void @switches(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  %5 = shl i64 %4, 32
  %6 = ashr exact i64 %5, 32
  %7 = icmp sgt i32 %2, 0
  br i1 %7, label %8, label %43

8:                                                ; preds = %3
  %9 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %6
  %10 = load i32, ptr addrspace(1) %9, align 4, !tbaa !4
  br label %11

11:                                               ; preds = %8, %38
  %12 = phi i32 [ %41, %38 ], [ 0, %8 ]
  %13 = phi i32 [ %40, %38 ], [ 0, %8 ]
  %14 = phi i32 [ %39, %38 ], [ %10, %8 ]
  %15 = add nsw i32 %12, %14
  %16 = and i32 %15, 7
  switch i32 %16, label %32 [
    i32 0, label %17
    i32 1, label %19
    i32 2, label %21
    i32 3, label %23
    i32 5, label %26
    i32 7, label %28
  ]

17:                                               ; preds = %11
  %18 = add nsw i32 %13, %14
  br label %34

19:                                               ; preds = %11
  %20 = xor i32 %12, %13
  br label %34

21:                                               ; preds = %11
  %22 = add nsw i32 %13, -3
  br label %23

23:                                               ; preds = %21, %11
  %24 = phi i32 [ %22, %21 ], [ %13, %11 ]
  %25 = mul nsw i32 %24, 5
  br label %34

26:                                               ; preds = %11
  %27 = shl i32 %13, 1
  br label %38

28:                                               ; preds = %11
  %29 = icmp slt i32 %13, 0
  br i1 %29, label %43, label %30

30:                                               ; preds = %28
  %31 = add nsw i32 %13, -1
  br label %34

32:                                               ; preds = %11
  %33 = add nsw i32 %13, 11
  br label %34

34:                                               ; preds = %32, %30, %23, %19, %17
  %35 = phi i32 [ %33, %32 ], [ %18, %17 ], [ %20, %19 ], [ %25, %23 ], [ %31, %30 ]
  %36 = and i32 %35, 3
  %37 = add nsw i32 %36, %14
  br label %38

38:                                               ; preds = %34, %26
  %39 = phi i32 [ %37, %34 ], [ %14, %26 ]
  %40 = phi i32 [ %35, %34 ], [ %27, %26 ]
  %41 = add nuw nsw i32 %12, 1
  %42 = icmp slt i32 %41, %2
  br i1 %42, label %11, label %43

43:                                               ; preds = %28, %38, %3
  %44 = phi i32 [ 0, %3 ], [ %40, %38 ], [ %13, %28 ]
  %45 = getelementptr inbounds i32, ptr addrspace(1) %1, i64 %6
  store i32 %44, ptr addrspace(1) %45, align 4, !tbaa !4
  ret void
}

; Function Attrs: alwaysinline convergent nofree norecurse nounwind memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_switches(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, i32 noundef %2) local_unnamed_addr #1 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  %5 = shl i64 %4, 32
  %6 = ashr exact i64 %5, 32
  %7 = icmp sgt i32 %2, 0
  br i1 %7, label %8, label %43

8:                                                ; preds = %3
  %9 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %6
  %10 = load i32, ptr addrspace(1) %9, align 4, !tbaa !4
  br label %11

11:                                               ; preds = %8, %38
  %12 = phi i32 [ %41, %38 ], [ 0, %8 ]
  %13 = phi i32 [ %40, %38 ], [ 0, %8 ]
  %14 = phi i32 [ %39, %38 ], [ %10, %8 ]
  %15 = add nsw i32 %12, %14
  %16 = and i32 %15, 7
  switch i32 %16, label %32 [
    i32 0, label %17
    i32 1, label %19
    i32 2, label %21
    i32 3, label %23
    i32 5, label %26
    i32 7, label %28
  ]

17:                                               ; preds = %11
  %18 = add nsw i32 %13, %14
  br label %34

19:                                               ; preds = %11
  %20 = xor i32 %12, %13
  br label %34

21:                                               ; preds = %11
  %22 = add nsw i32 %13, -3
  br label %23

23:                                               ; preds = %11, %21
  %24 = phi i32 [ %22, %21 ], [ %13, %11 ]
  %25 = mul nsw i32 %24, 5
  br label %34

26:                                               ; preds = %11
  %27 = shl i32 %13, 1
  br label %38

28:                                               ; preds = %11
  %29 = icmp slt i32 %13, 0
  br i1 %29, label %43, label %30

30:                                               ; preds = %28
  %31 = add nsw i32 %13, -1
  br label %34

32:                                               ; preds = %11
  %33 = add nsw i32 %13, 11
  br label %34

34:                                               ; preds = %32, %30, %23, %19, %17
  %35 = phi i32 [ %33, %32 ], [ %18, %17 ], [ %20, %19 ], [ %25, %23 ], [ %31, %30 ]
  %36 = and i32 %35, 3
  %37 = add nsw i32 %36, %14
  br label %38

38:                                               ; preds = %34, %26
  %39 = phi i32 [ %37, %34 ], [ %14, %26 ]
  %40 = phi i32 [ %35, %34 ], [ %27, %26 ]
  %41 = add nuw nsw i32 %12, 1
  %42 = icmp slt i32 %41, %2
  br i1 %42, label %11, label %43

43:                                               ; preds = %38, %28, %3
  %44 = phi i32 [ 0, %3 ], [ %13, %28 ], [ %40, %38 ]
  %45 = getelementptr inbounds i32, ptr addrspace(1) %1, i64 %6
  store i32 %44, ptr addrspace(1) %45, align 4, !tbaa !4
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
!8 = !{i32 1, i32 1, i32 0}
!9 = !{!"none", !"none", !"none"}
!10 = !{!"int*", !"int*", !"int"}
!11 = !{!"const", !"", !""}
