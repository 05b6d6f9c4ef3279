target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

; Function Attrs: convergent norecurse nounwind
define dso_local spir_kernel void @radix(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 2 captures(none) %2, ptr addrspace(3) noundef align 4 captures(none) %3, ptr addrspace(3) noundef align 2 captures(none) %4) local_unnamed_addr #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %6 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4
  %7 = trunc i64 %6 to i32
  %8 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #4
  %9 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #4
  %10 = mul i64 %9, %8
  %11 = trunc i64 %10 to i32
  %12 = add i32 %11, %7
  %13 = zext i32 %12 to i64
  %14 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %13
  %15 = load i32, ptr addrspace(1) %14, align 4, !tbaa !4
  %16 = and i64 %6, 4294967295
  %17 = getelementptr inbounds nuw i32, ptr addrspace(3) %3, i64 %16
  store i32 %15, ptr addrspace(3) %17, align 4, !tbaa !4
  %18 = trunc i64 %6 to i16
  %19 = getelementptr inbounds nuw i16, ptr addrspace(3) %4, i64 %16
  store i16 %18, ptr addrspace(3) %19, align 2, !tbaa !12
  br label %20

20:                                               ; preds = %5, %20
  %21 = phi i32 [ 0, %5 ], [ %54, %20 ]
  tail call spir_func void @_Z18work_group_barrierj(i32 noundef 1) #5
  %22 = load i32, ptr addrspace(3) %17, align 4, !tbaa !4
  %23 = lshr i32 %22, %21
  %24 = and i32 %23, 3
  %25 = load i16, ptr addrspace(3) %19, align 2, !tbaa !12
  %26 = icmp eq i32 %24, 0
  %27 = zext i1 %26 to i32
  %28 = tail call spir_func i32 @_Z29work_group_scan_exclusive_addj(i32 noundef %27) #5
  %29 = select i1 %26, i32 %28, i32 0
  %30 = tail call spir_func i32 @_Z21work_group_reduce_addj(i32 noundef %27) #5
  %31 = icmp eq i32 %24, 1
  %32 = zext i1 %31 to i32
  %33 = tail call spir_func i32 @_Z29work_group_scan_exclusive_addj(i32 noundef %32) #5
  %34 = add i32 %33, %30
  %35 = select i1 %31, i32 %34, i32 %29
  %36 = tail call spir_func i32 @_Z21work_group_reduce_addj(i32 noundef %32) #5
  %37 = add i32 %36, %30
  %38 = icmp eq i32 %24, 2
  %39 = zext i1 %38 to i32
  %40 = tail call spir_func i32 @_Z29work_group_scan_exclusive_addj(i32 noundef %39) #5
  %41 = add i32 %40, %37
  %42 = select i1 %38, i32 %41, i32 %35
  %43 = tail call spir_func i32 @_Z21work_group_reduce_addj(i32 noundef %39) #5
  %44 = add i32 %43, %37
  %45 = icmp eq i32 %24, 3
  %46 = zext i1 %45 to i32
  %47 = tail call spir_func i32 @_Z29work_group_scan_exclusive_addj(i32 noundef %46) #5
  %48 = add i32 %47, %44
  %49 = select i1 %45, i32 %48, i32 %42
  %50 = tail call spir_func i32 @_Z21work_group_reduce_addj(i32 noundef %46) #5
  %51 = zext i32 %49 to i64
  %52 = getelementptr inbounds nuw i32, ptr addrspace(3) %3, i64 %51
  store i32 %22, ptr addrspace(3) %52, align 4, !tbaa !4
  %53 = getelementptr inbounds nuw i16, ptr addrspace(3) %4, i64 %51
  store i16 %25, ptr addrspace(3) %53, align 2, !tbaa !12
  %54 = add nuw nsw i32 %21, 2
  %55 = icmp samesign ult i32 %21, 30
  br i1 %55, label %20, label %56

56:                                               ; preds = %20
  tail call spir_func void @_Z18work_group_barrierj(i32 noundef 1) #5
  %57 = load i32, ptr addrspace(3) %17, align 4, !tbaa !4
  %58 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %13
  store i32 %57, ptr addrspace(1) %58, align 4, !tbaa !4
  %59 = load i16, ptr addrspace(3) %19, align 2, !tbaa !12
  %60 = getelementptr inbounds nuw i16, ptr addrspace(1) %2, i64 %13
  store i16 %59, ptr addrspace(1) %60, align 2, !tbaa !12
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define dso_local spir_func void @__clang_ocl_kern_imp_radix(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 2 captures(none) %2, ptr addrspace(3) noundef align 4 captures(none) %3, ptr addrspace(3) noundef align 2 captures(none) %4) local_unnamed_addr #1 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %6 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4
  %7 = trunc i64 %6 to i32
  %8 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #4
  %9 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #4
  %10 = mul i64 %9, %8
  %11 = trunc i64 %10 to i32
  %12 = add i32 %11, %7
  %13 = zext i32 %12 to i64
  %14 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %13
  %15 = load i32, ptr addrspace(1) %14, align 4, !tbaa !4
  %16 = and i64 %6, 4294967295
  %17 = getelementptr inbounds nuw i32, ptr addrspace(3) %3, i64 %16
  store i32 %15, ptr addrspace(3) %17, align 4, !tbaa !4
  %18 = trunc i64 %6 to i16
  %19 = getelementptr inbounds nuw i16, ptr addrspace(3) %4, i64 %16
  store i16 %18, ptr addrspace(3) %19, align 2, !tbaa !12
  br label %25

20:                                               ; preds = %25
  tail call spir_func void @_Z18work_group_barrierj(i32 noundef 1) #5
  %21 = load i32, ptr addrspace(3) %17, align 4, !tbaa !4
  %22 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %13
  store i32 %21, ptr addrspace(1) %22, align 4, !tbaa !4
  %23 = load i16, ptr addrspace(3) %19, align 2, !tbaa !12
  %24 = getelementptr inbounds nuw i16, ptr addrspace(1) %2, i64 %13
  store i16 %23, ptr addrspace(1) %24, align 2, !tbaa !12
  ret void

25:                                               ; preds = %5, %25
  %26 = phi i32 [ 0, %5 ], [ %59, %25 ]
  tail call spir_func void @_Z18work_group_barrierj(i32 noundef 1) #5
  %27 = load i32, ptr addrspace(3) %17, align 4, !tbaa !4
  %28 = lshr i32 %27, %26
  %29 = and i32 %28, 3
  %30 = load i16, ptr addrspace(3) %19, align 2, !tbaa !12
  %31 = icmp eq i32 %29, 0
  %32 = zext i1 %31 to i32
  %33 = tail call spir_func i32 @_Z29work_group_scan_exclusive_addj(i32 noundef %32) #5
  %34 = select i1 %31, i32 %33, i32 0
  %35 = tail call spir_func i32 @_Z21work_group_reduce_addj(i32 noundef %32) #5
  %36 = icmp eq i32 %29, 1
  %37 = zext i1 %36 to i32
  %38 = tail call spir_func i32 @_Z29work_group_scan_exclusive_addj(i32 noundef %37) #5
  %39 = add i32 %38, %35
  %40 = select i1 %36, i32 %39, i32 %34
  %41 = tail call spir_func i32 @_Z21work_group_reduce_addj(i32 noundef %37) #5
  %42 = add i32 %41, %35
  %43 = icmp eq i32 %29, 2
  %44 = zext i1 %43 to i32
  %45 = tail call spir_func i32 @_Z29work_group_scan_exclusive_addj(i32 noundef %44) #5
  %46 = add i32 %45, %42
  %47 = select i1 %43, i32 %46, i32 %40
  %48 = tail call spir_func i32 @_Z21work_group_reduce_addj(i32 noundef %44) #5
  %49 = add i32 %48, %42
  %50 = icmp eq i32 %29, 3
  %51 = zext i1 %50 to i32
  %52 = tail call spir_func i32 @_Z29work_group_scan_exclusive_addj(i32 noundef %51) #5
  %53 = add i32 %52, %49
  %54 = select i1 %50, i32 %53, i32 %47
  %55 = tail call spir_func i32 @_Z21work_group_reduce_addj(i32 noundef %51) #5
  %56 = zext i32 %54 to i64
  %57 = getelementptr inbounds nuw i32, ptr addrspace(3) %3, i64 %56
  store i32 %27, ptr addrspace(3) %57, align 4, !tbaa !4
  %58 = getelementptr inbounds nuw i16, ptr addrspace(3) %4, i64 %56
  store i16 %30, ptr addrspace(3) %58, align 2, !tbaa !12
  %59 = add nuw nsw i32 %26, 2
  %60 = icmp samesign ult i32 %26, 30
  br i1 %60, label %25, label %20
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z12get_local_idj(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z14get_local_sizej(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z12get_group_idj(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent nounwind
declare dso_local spir_func void @_Z18work_group_barrierj(i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare dso_local spir_func i32 @_Z29work_group_scan_exclusive_addj(i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare dso_local spir_func i32 @_Z21work_group_reduce_addj(i32 noundef) local_unnamed_addr #3

attributes #0 = { convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
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
!2 = !{i32 3, i32 0}
!3 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!4 = !{!5, !5, i64 0}
!5 = !{!"int", !6, i64 0}
!6 = !{!"omnipotent char", !7, i64 0}
!7 = !{!"Simple C/C++ TBAA"}
!8 = !{i32 1, i32 1, i32 1, i32 3, i32 3}
!9 = !{!"none", !"none", !"none", !"none", !"none"}
!10 = !{!"uint*", !"uint*", !"ushort*", !"uint*", !"ushort*"}
!11 = !{!"const", !"", !"", !"", !""}
!12 = !{!13, !13, i64 0}
!13 = !{!"short", !6, i64 0}
