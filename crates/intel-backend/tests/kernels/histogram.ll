; ModuleID = 'histogram.cl'
source_filename = "histogram.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

@histogram.own = internal addrspace(3) global [64 x i32] undef, align 4

; Function Attrs: convergent norecurse nounwind
define dso_local spir_kernel void @histogram(ptr addrspace(1) noundef readonly align 1 captures(none) %0, ptr addrspace(1) noundef align 4 %1, i32 noundef %2) local_unnamed_addr #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %4 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4
  %5 = trunc i64 %4 to i32
  %6 = icmp slt i32 %5, 64
  br i1 %6, label %11, label %7

7:                                                ; preds = %11, %3
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #5
  %8 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %9 = trunc i64 %8 to i32
  %10 = icmp sgt i32 %2, %9
  br i1 %10, label %20, label %19

11:                                               ; preds = %3, %11
  %12 = phi i32 [ %17, %11 ], [ %5, %3 ]
  %13 = sext i32 %12 to i64
  %14 = getelementptr inbounds i32, ptr addrspace(3) @histogram.own, i64 %13
  store i32 0, ptr addrspace(3) %14, align 4, !tbaa !4
  %15 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #4
  %16 = trunc i64 %15 to i32
  %17 = add i32 %12, %16
  %18 = icmp slt i32 %17, 64
  br i1 %18, label %11, label %7

19:                                               ; preds = %20, %7
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #5
  br i1 %6, label %33, label %44

20:                                               ; preds = %7, %20
  %21 = phi i32 [ %31, %20 ], [ %9, %7 ]
  %22 = sext i32 %21 to i64
  %23 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %22
  %24 = load i8, ptr addrspace(1) %23, align 1, !tbaa !12
  %25 = lshr i8 %24, 2
  %26 = zext nneg i8 %25 to i64
  %27 = getelementptr inbounds nuw i32, ptr addrspace(3) @histogram.own, i64 %26
  %28 = tail call spir_func i32 @_Z10atomic_incPU3AS3Vj(ptr addrspace(3) noundef %27) #5
  %29 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #4
  %30 = trunc i64 %29 to i32
  %31 = add i32 %21, %30
  %32 = icmp slt i32 %31, %2
  br i1 %32, label %20, label %19

33:                                               ; preds = %19, %33
  %34 = phi i32 [ %42, %33 ], [ %5, %19 ]
  %35 = sext i32 %34 to i64
  %36 = getelementptr inbounds i32, ptr addrspace(1) %1, i64 %35
  %37 = getelementptr inbounds i32, ptr addrspace(3) @histogram.own, i64 %35
  %38 = load i32, ptr addrspace(3) %37, align 4, !tbaa !4
  %39 = tail call spir_func i32 @_Z10atomic_addPU3AS1Vjj(ptr addrspace(1) noundef %36, i32 noundef %38) #5
  %40 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #4
  %41 = trunc i64 %40 to i32
  %42 = add i32 %34, %41
  %43 = icmp slt i32 %42, 64
  br i1 %43, label %33, label %44

44:                                               ; preds = %33, %19
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define dso_local spir_func void @__clang_ocl_kern_imp_histogram(ptr addrspace(1) noundef readonly align 1 captures(none) %0, ptr addrspace(1) noundef align 4 %1, i32 noundef %2) local_unnamed_addr #1 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %4 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4
  %5 = trunc i64 %4 to i32
  %6 = icmp slt i32 %5, 64
  br i1 %6, label %11, label %7

7:                                                ; preds = %11, %3
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #5
  %8 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %9 = trunc i64 %8 to i32
  %10 = icmp sgt i32 %2, %9
  br i1 %10, label %20, label %19

11:                                               ; preds = %3, %11
  %12 = phi i32 [ %17, %11 ], [ %5, %3 ]
  %13 = sext i32 %12 to i64
  %14 = getelementptr inbounds i32, ptr addrspace(3) @histogram.own, i64 %13
  store i32 0, ptr addrspace(3) %14, align 4, !tbaa !4
  %15 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #4
  %16 = trunc i64 %15 to i32
  %17 = add i32 %12, %16
  %18 = icmp slt i32 %17, 64
  br i1 %18, label %11, label %7

19:                                               ; preds = %20, %7
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #5
  br i1 %6, label %34, label %33

20:                                               ; preds = %7, %20
  %21 = phi i32 [ %31, %20 ], [ %9, %7 ]
  %22 = sext i32 %21 to i64
  %23 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %22
  %24 = load i8, ptr addrspace(1) %23, align 1, !tbaa !12
  %25 = lshr i8 %24, 2
  %26 = zext nneg i8 %25 to i64
  %27 = getelementptr inbounds nuw i32, ptr addrspace(3) @histogram.own, i64 %26
  %28 = tail call spir_func i32 @_Z10atomic_incPU3AS3Vj(ptr addrspace(3) noundef %27) #5
  %29 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #4
  %30 = trunc i64 %29 to i32
  %31 = add i32 %21, %30
  %32 = icmp slt i32 %31, %2
  br i1 %32, label %20, label %19

33:                                               ; preds = %34, %19
  ret void

34:                                               ; preds = %19, %34
  %35 = phi i32 [ %43, %34 ], [ %5, %19 ]
  %36 = sext i32 %35 to i64
  %37 = getelementptr inbounds i32, ptr addrspace(1) %1, i64 %36
  %38 = getelementptr inbounds i32, ptr addrspace(3) @histogram.own, i64 %36
  %39 = load i32, ptr addrspace(3) %38, align 4, !tbaa !4
  %40 = tail call spir_func i32 @_Z10atomic_addPU3AS1Vjj(ptr addrspace(1) noundef %37, i32 noundef %39) #5
  %41 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #4
  %42 = trunc i64 %41 to i32
  %43 = add i32 %35, %42
  %44 = icmp slt i32 %43, 64
  br i1 %44, label %34, label %33
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z12get_local_idj(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z14get_local_sizej(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent nounwind
declare dso_local spir_func void @_Z7barrierj(i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent nounwind
declare dso_local spir_func i32 @_Z10atomic_incPU3AS3Vj(ptr addrspace(3) noundef) local_unnamed_addr #3

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z15get_global_sizej(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent nounwind
declare dso_local spir_func i32 @_Z10atomic_addPU3AS1Vjj(ptr addrspace(1) noundef, i32 noundef) local_unnamed_addr #3

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
!8 = !{i32 1, i32 1, i32 0}
!9 = !{!"none", !"none", !"none"}
!10 = !{!"uchar*", !"uint*", !"int"}
!11 = !{!"const", !"", !""}
!12 = !{!6, !6, i64 0}
