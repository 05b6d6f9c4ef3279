; ModuleID = 'atomics.cl'
source_filename = "atomics.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

; Function Attrs: convergent norecurse nounwind
define dso_local spir_kernel void @atomics(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, ptr addrspace(1) noundef align 4 %2, i32 noundef %3) local_unnamed_addr #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %6 = trunc i64 %5 to i32
  %7 = icmp sgt i32 %3, %6
  br i1 %7, label %8, label %29

8:                                                ; preds = %4
  %9 = tail call spir_func i32 @_Z10atomic_addPU3AS1Vii(ptr addrspace(1) noundef align 4 %0, i32 noundef %6) #5
  %10 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 4
  %11 = tail call spir_func i32 @_Z10atomic_maxPU3AS1Vii(ptr addrspace(1) noundef nonnull %10, i32 noundef %6) #5
  %12 = getelementptr inbounds nuw i8, ptr addrspace(1) %2, i64 4
  %13 = tail call spir_func i32 @_Z10atomic_minPU3AS1Vjj(ptr addrspace(1) noundef nonnull %12, i32 noundef %6) #5
  %14 = and i32 %6, 31
  %15 = shl nuw i32 1, %14
  %16 = tail call spir_func i32 @_Z9atomic_orPU3AS1Vjj(ptr addrspace(1) noundef align 4 %2, i32 noundef %15) #5
  %17 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 8
  %18 = tail call spir_func i32 @_Z14atomic_cmpxchgPU3AS1Viii(ptr addrspace(1) noundef nonnull %17, i32 noundef 5, i32 noundef %6) #5
  %19 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 12
  %20 = tail call spir_func i32 @_Z10atomic_incPU3AS1Vi(ptr addrspace(1) noundef nonnull %19) #5
  %21 = icmp sgt i32 %9, -1
  %22 = zext i1 %21 to i32
  %23 = getelementptr inbounds nuw i8, ptr addrspace(1) %2, i64 8
  %24 = sext i32 %6 to i64
  %25 = getelementptr inbounds i32, ptr addrspace(1) %23, i64 %24
  %26 = tail call spir_func i32 @_Z11atomic_xchgPU3AS1Vii(ptr addrspace(1) noundef %25, i32 noundef %6) #5
  %27 = add nsw i32 %26, %22
  %28 = getelementptr inbounds i32, ptr addrspace(1) %1, i64 %24
  store i32 %27, ptr addrspace(1) %28, align 4, !tbaa !4
  br label %29

29:                                               ; preds = %4, %8
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define dso_local spir_func void @__clang_ocl_kern_imp_atomics(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, ptr addrspace(1) noundef align 4 %2, i32 noundef %3) local_unnamed_addr #1 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %6 = trunc i64 %5 to i32
  %7 = icmp sgt i32 %3, %6
  br i1 %7, label %8, label %29

8:                                                ; preds = %4
  %9 = tail call spir_func i32 @_Z10atomic_addPU3AS1Vii(ptr addrspace(1) noundef %0, i32 noundef %6) #5
  %10 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 4
  %11 = tail call spir_func i32 @_Z10atomic_maxPU3AS1Vii(ptr addrspace(1) noundef nonnull %10, i32 noundef %6) #5
  %12 = getelementptr inbounds nuw i8, ptr addrspace(1) %2, i64 4
  %13 = tail call spir_func i32 @_Z10atomic_minPU3AS1Vjj(ptr addrspace(1) noundef nonnull %12, i32 noundef %6) #5
  %14 = and i32 %6, 31
  %15 = shl nuw i32 1, %14
  %16 = tail call spir_func i32 @_Z9atomic_orPU3AS1Vjj(ptr addrspace(1) noundef %2, i32 noundef %15) #5
  %17 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 8
  %18 = tail call spir_func i32 @_Z14atomic_cmpxchgPU3AS1Viii(ptr addrspace(1) noundef nonnull %17, i32 noundef 5, i32 noundef %6) #5
  %19 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 12
  %20 = tail call spir_func i32 @_Z10atomic_incPU3AS1Vi(ptr addrspace(1) noundef nonnull %19) #5
  %21 = icmp sgt i32 %9, -1
  %22 = zext i1 %21 to i32
  %23 = getelementptr inbounds nuw i8, ptr addrspace(1) %2, i64 8
  %24 = sext i32 %6 to i64
  %25 = getelementptr inbounds i32, ptr addrspace(1) %23, i64 %24
  %26 = tail call spir_func i32 @_Z11atomic_xchgPU3AS1Vii(ptr addrspace(1) noundef %25, i32 noundef %6) #5
  %27 = add nsw i32 %26, %22
  %28 = getelementptr inbounds i32, ptr addrspace(1) %1, i64 %24
  store i32 %27, ptr addrspace(1) %28, align 4, !tbaa !4
  br label %29

29:                                               ; preds = %4, %8
  ret void
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent nounwind
declare dso_local spir_func i32 @_Z10atomic_addPU3AS1Vii(ptr addrspace(1) noundef, i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare dso_local spir_func i32 @_Z10atomic_maxPU3AS1Vii(ptr addrspace(1) noundef, i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare dso_local spir_func i32 @_Z10atomic_minPU3AS1Vjj(ptr addrspace(1) noundef, i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare dso_local spir_func i32 @_Z9atomic_orPU3AS1Vjj(ptr addrspace(1) noundef, i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare dso_local spir_func i32 @_Z14atomic_cmpxchgPU3AS1Viii(ptr addrspace(1) noundef, i32 noundef, i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare dso_local spir_func i32 @_Z10atomic_incPU3AS1Vi(ptr addrspace(1) noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare dso_local spir_func i32 @_Z11atomic_xchgPU3AS1Vii(ptr addrspace(1) noundef, i32 noundef) local_unnamed_addr #3

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
!8 = !{i32 1, i32 1, i32 1, i32 0}
!9 = !{!"none", !"none", !"none", !"none"}
!10 = !{!"int*", !"int*", !"uint*", !"int"}
!11 = !{!"volatile", !"", !"volatile", !""}
