target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

@transpose.tile = internal unnamed_addr addrspace(3) global [8 x [9 x i32]] undef, align 4

; Function Attrs: convergent norecurse nounwind
define dso_local spir_kernel void @transpose(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %5 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #4
  %6 = shl i64 %5, 3
  %7 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4
  %8 = add i64 %6, %7
  %9 = trunc i64 %8 to i32
  %10 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 1) #4
  %11 = shl i64 %10, 3
  %12 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 1) #4
  %13 = add i64 %11, %12
  %14 = trunc i64 %13 to i32
  %15 = icmp sgt i32 %3, %9
  %16 = icmp sgt i32 %2, %14
  %17 = select i1 %15, i1 %16, i1 false
  br i1 %17, label %18, label %27

18:                                               ; preds = %4
  %19 = tail call spir_func i32 @_Z5mad24iii(i32 noundef %14, i32 noundef %3, i32 noundef %9) #4
  %20 = sext i32 %19 to i64
  %21 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %20
  %22 = load i32, ptr addrspace(1) %21, align 4, !tbaa !4
  %23 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 1) #4
  %24 = getelementptr inbounds nuw [9 x i32], ptr addrspace(3) @transpose.tile, i64 %23
  %25 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4
  %26 = getelementptr inbounds nuw i32, ptr addrspace(3) %24, i64 %25
  store i32 %22, ptr addrspace(3) %26, align 4, !tbaa !4
  br label %27

27:                                               ; preds = %18, %4
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #5
  %28 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 1) #4
  %29 = shl i64 %28, 3
  %30 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4
  %31 = add i64 %29, %30
  %32 = trunc i64 %31 to i32
  %33 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #4
  %34 = shl i64 %33, 3
  %35 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 1) #4
  %36 = add i64 %34, %35
  %37 = trunc i64 %36 to i32
  %38 = icmp sgt i32 %2, %32
  %39 = icmp sgt i32 %3, %37
  %40 = select i1 %38, i1 %39, i1 false
  br i1 %40, label %41, label %50

41:                                               ; preds = %27
  %42 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4
  %43 = getelementptr inbounds nuw [9 x i32], ptr addrspace(3) @transpose.tile, i64 %42
  %44 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 1) #4
  %45 = getelementptr inbounds nuw i32, ptr addrspace(3) %43, i64 %44
  %46 = load i32, ptr addrspace(3) %45, align 4, !tbaa !4
  %47 = tail call spir_func i32 @_Z5mad24iii(i32 noundef %37, i32 noundef %2, i32 noundef %32) #4
  %48 = sext i32 %47 to i64
  %49 = getelementptr inbounds i32, ptr addrspace(1) %1, i64 %48
  store i32 %46, ptr addrspace(1) %49, align 4, !tbaa !4
  br label %50

50:                                               ; preds = %27, %41
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define dso_local spir_func void @__clang_ocl_kern_imp_transpose(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #1 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %5 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #4
  %6 = shl i64 %5, 3
  %7 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4
  %8 = add i64 %6, %7
  %9 = trunc i64 %8 to i32
  %10 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 1) #4
  %11 = shl i64 %10, 3
  %12 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 1) #4
  %13 = add i64 %11, %12
  %14 = trunc i64 %13 to i32
  %15 = icmp sgt i32 %3, %9
  %16 = icmp sgt i32 %2, %14
  %17 = select i1 %15, i1 %16, i1 false
  br i1 %17, label %18, label %27

18:                                               ; preds = %4
  %19 = tail call spir_func i32 @_Z5mad24iii(i32 noundef %14, i32 noundef %3, i32 noundef %9) #4
  %20 = sext i32 %19 to i64
  %21 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %20
  %22 = load i32, ptr addrspace(1) %21, align 4, !tbaa !4
  %23 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 1) #4
  %24 = getelementptr inbounds nuw [9 x i32], ptr addrspace(3) @transpose.tile, i64 %23
  %25 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4
  %26 = getelementptr inbounds nuw i32, ptr addrspace(3) %24, i64 %25
  store i32 %22, ptr addrspace(3) %26, align 4, !tbaa !4
  br label %27

27:                                               ; preds = %18, %4
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #5
  %28 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 1) #4
  %29 = shl i64 %28, 3
  %30 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4
  %31 = add i64 %29, %30
  %32 = trunc i64 %31 to i32
  %33 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #4
  %34 = shl i64 %33, 3
  %35 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 1) #4
  %36 = add i64 %34, %35
  %37 = trunc i64 %36 to i32
  %38 = icmp sgt i32 %2, %32
  %39 = icmp sgt i32 %3, %37
  %40 = select i1 %38, i1 %39, i1 false
  br i1 %40, label %41, label %50

41:                                               ; preds = %27
  %42 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4
  %43 = getelementptr inbounds nuw [9 x i32], ptr addrspace(3) @transpose.tile, i64 %42
  %44 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 1) #4
  %45 = getelementptr inbounds nuw i32, ptr addrspace(3) %43, i64 %44
  %46 = load i32, ptr addrspace(3) %45, align 4, !tbaa !4
  %47 = tail call spir_func i32 @_Z5mad24iii(i32 noundef %37, i32 noundef %2, i32 noundef %32) #4
  %48 = sext i32 %47 to i64
  %49 = getelementptr inbounds i32, ptr addrspace(1) %1, i64 %48
  store i32 %46, ptr addrspace(1) %49, align 4, !tbaa !4
  br label %50

50:                                               ; preds = %41, %27
  ret void
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z12get_group_idj(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z12get_local_idj(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i32 @_Z5mad24iii(i32 noundef, i32 noundef, i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent nounwind
declare dso_local spir_func void @_Z7barrierj(i32 noundef) local_unnamed_addr #3

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
!8 = !{i32 1, i32 1, i32 0, i32 0}
!9 = !{!"none", !"none", !"none", !"none"}
!10 = !{!"int*", !"int*", !"int", !"int"}
!11 = !{!"const", !"", !"", !""}
