; ModuleID = 'corpus/opencl/histogram.cl'
source_filename = "corpus/opencl/histogram.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

@histogram256.bins = internal addrspace(3) global [256 x i32] undef, align 4

; Function Attrs: convergent norecurse nounwind
define dso_local spir_kernel void @histogram256(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %4 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4
  %5 = trunc i64 %4 to i32
  %6 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #4
  %7 = trunc i64 %6 to i32
  %8 = icmp ult i32 %5, 256
  br i1 %8, label %13, label %9

9:                                                ; preds = %13, %3
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #5
  %10 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %11 = trunc i64 %10 to i32
  %12 = icmp ugt i32 %2, %11
  br i1 %12, label %20, label %19

13:                                               ; preds = %3, %13
  %14 = phi i32 [ %17, %13 ], [ %5, %3 ]
  %15 = zext nneg i32 %14 to i64
  %16 = getelementptr inbounds nuw i32, ptr addrspace(3) @histogram256.bins, i64 %15
  store i32 0, ptr addrspace(3) %16, align 4, !tbaa !4
  %17 = add i32 %14, %7
  %18 = icmp ult i32 %17, 256
  br i1 %18, label %13, label %9

19:                                               ; preds = %20, %9
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #5
  br i1 %8, label %47, label %58

20:                                               ; preds = %9, %20
  %21 = phi i32 [ %45, %20 ], [ %11, %9 ]
  %22 = zext i32 %21 to i64
  %23 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %22
  %24 = load i32, ptr addrspace(1) %23, align 4, !tbaa !4
  %25 = and i32 %24, 255
  %26 = zext nneg i32 %25 to i64
  %27 = getelementptr inbounds nuw i32, ptr addrspace(3) @histogram256.bins, i64 %26
  %28 = tail call spir_func i32 @_Z10atomic_incPU3AS3Vj(ptr addrspace(3) noundef %27) #5
  %29 = lshr i32 %24, 8
  %30 = and i32 %29, 255
  %31 = zext nneg i32 %30 to i64
  %32 = getelementptr inbounds nuw i32, ptr addrspace(3) @histogram256.bins, i64 %31
  %33 = tail call spir_func i32 @_Z10atomic_incPU3AS3Vj(ptr addrspace(3) noundef %32) #5
  %34 = lshr i32 %24, 16
  %35 = and i32 %34, 255
  %36 = zext nneg i32 %35 to i64
  %37 = getelementptr inbounds nuw i32, ptr addrspace(3) @histogram256.bins, i64 %36
  %38 = tail call spir_func i32 @_Z10atomic_incPU3AS3Vj(ptr addrspace(3) noundef %37) #5
  %39 = lshr i32 %24, 24
  %40 = zext nneg i32 %39 to i64
  %41 = getelementptr inbounds nuw i32, ptr addrspace(3) @histogram256.bins, i64 %40
  %42 = tail call spir_func i32 @_Z10atomic_incPU3AS3Vj(ptr addrspace(3) noundef %41) #5
  %43 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #4
  %44 = trunc i64 %43 to i32
  %45 = add i32 %21, %44
  %46 = icmp ult i32 %45, %2
  br i1 %46, label %20, label %19

47:                                               ; preds = %19, %47
  %48 = phi i32 [ %56, %47 ], [ %5, %19 ]
  %49 = zext nneg i32 %48 to i64
  %50 = getelementptr inbounds nuw i32, ptr addrspace(3) @histogram256.bins, i64 %49
  %51 = load i32, ptr addrspace(3) %50, align 4, !tbaa !4
  %52 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #4
  %53 = shl i64 %52, 10
  %54 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 %53
  %55 = getelementptr inbounds nuw i32, ptr addrspace(1) %54, i64 %49
  store i32 %51, ptr addrspace(1) %55, align 4, !tbaa !4
  %56 = add i32 %48, %7
  %57 = icmp ult i32 %56, 256
  br i1 %57, label %47, label %58

58:                                               ; preds = %47, %19
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define dso_local spir_func void @__clang_ocl_kern_imp_histogram256(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, i32 noundef %2) local_unnamed_addr #1 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %4 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4
  %5 = trunc i64 %4 to i32
  %6 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #4
  %7 = trunc i64 %6 to i32
  %8 = icmp ult i32 %5, 256
  br i1 %8, label %13, label %9

9:                                                ; preds = %13, %3
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #5
  %10 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %11 = trunc i64 %10 to i32
  %12 = icmp ugt i32 %2, %11
  br i1 %12, label %20, label %19

13:                                               ; preds = %3, %13
  %14 = phi i32 [ %17, %13 ], [ %5, %3 ]
  %15 = zext nneg i32 %14 to i64
  %16 = getelementptr inbounds nuw i32, ptr addrspace(3) @histogram256.bins, i64 %15
  store i32 0, ptr addrspace(3) %16, align 4, !tbaa !4
  %17 = add i32 %14, %7
  %18 = icmp ult i32 %17, 256
  br i1 %18, label %13, label %9

19:                                               ; preds = %20, %9
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #5
  br i1 %8, label %48, label %47

20:                                               ; preds = %9, %20
  %21 = phi i32 [ %45, %20 ], [ %11, %9 ]
  %22 = zext i32 %21 to i64
  %23 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %22
  %24 = load i32, ptr addrspace(1) %23, align 4, !tbaa !4
  %25 = and i32 %24, 255
  %26 = zext nneg i32 %25 to i64
  %27 = getelementptr inbounds nuw i32, ptr addrspace(3) @histogram256.bins, i64 %26
  %28 = tail call spir_func i32 @_Z10atomic_incPU3AS3Vj(ptr addrspace(3) noundef %27) #5
  %29 = lshr i32 %24, 8
  %30 = and i32 %29, 255
  %31 = zext nneg i32 %30 to i64
  %32 = getelementptr inbounds nuw i32, ptr addrspace(3) @histogram256.bins, i64 %31
  %33 = tail call spir_func i32 @_Z10atomic_incPU3AS3Vj(ptr addrspace(3) noundef %32) #5
  %34 = lshr i32 %24, 16
  %35 = and i32 %34, 255
  %36 = zext nneg i32 %35 to i64
  %37 = getelementptr inbounds nuw i32, ptr addrspace(3) @histogram256.bins, i64 %36
  %38 = tail call spir_func i32 @_Z10atomic_incPU3AS3Vj(ptr addrspace(3) noundef %37) #5
  %39 = lshr i32 %24, 24
  %40 = zext nneg i32 %39 to i64
  %41 = getelementptr inbounds nuw i32, ptr addrspace(3) @histogram256.bins, i64 %40
  %42 = tail call spir_func i32 @_Z10atomic_incPU3AS3Vj(ptr addrspace(3) noundef %41) #5
  %43 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #4
  %44 = trunc i64 %43 to i32
  %45 = add i32 %21, %44
  %46 = icmp ult i32 %45, %2
  br i1 %46, label %20, label %19

47:                                               ; preds = %48, %19
  ret void

48:                                               ; preds = %19, %48
  %49 = phi i32 [ %57, %48 ], [ %5, %19 ]
  %50 = zext nneg i32 %49 to i64
  %51 = getelementptr inbounds nuw i32, ptr addrspace(3) @histogram256.bins, i64 %50
  %52 = load i32, ptr addrspace(3) %51, align 4, !tbaa !4
  %53 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #4
  %54 = shl i64 %53, 10
  %55 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 %54
  %56 = getelementptr inbounds nuw i32, ptr addrspace(1) %55, i64 %50
  store i32 %52, ptr addrspace(1) %56, align 4, !tbaa !4
  %57 = add i32 %49, %7
  %58 = icmp ult i32 %57, 256
  br i1 %58, label %48, label %47
}

; Function Attrs: convergent norecurse nounwind
define dso_local spir_kernel void @histogram_saturating(ptr addrspace(1) noundef readonly align 2 captures(none) %0, ptr addrspace(1) noundef align 4 %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !14 !kernel_arg_base_type !14 !kernel_arg_type_qual !15 {
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %6 = trunc i64 %5 to i32
  %7 = icmp ugt i32 %2, %6
  br i1 %7, label %8, label %35

8:                                                ; preds = %4, %30
  %9 = phi i32 [ %33, %30 ], [ %6, %4 ]
  %10 = zext i32 %9 to i64
  %11 = getelementptr inbounds nuw i16, ptr addrspace(1) %0, i64 %10
  %12 = load i16, ptr addrspace(1) %11, align 2, !tbaa !16
  %13 = zext i16 %12 to i32
  %14 = lshr i32 %13, 2
  %15 = zext nneg i32 %14 to i64
  %16 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %15
  %17 = shl nuw nsw i32 %13, 3
  %18 = and i32 %17, 24
  %19 = tail call spir_func i32 @_Z10atomic_addPU3AS1Vjj(ptr addrspace(1) noundef %16, i32 noundef 0) #5
  %20 = shl nuw nsw i32 1, %18
  br label %21

21:                                               ; preds = %26, %8
  %22 = phi i32 [ %19, %8 ], [ %28, %26 ]
  %23 = lshr i32 %22, %18
  %24 = and i32 %23, 255
  %25 = icmp ult i32 %24, %3
  br i1 %25, label %26, label %30

26:                                               ; preds = %21
  %27 = add i32 %22, %20
  %28 = tail call spir_func i32 @_Z14atomic_cmpxchgPU3AS1Vjjj(ptr addrspace(1) noundef %16, i32 noundef %22, i32 noundef %27) #5
  %29 = icmp eq i32 %28, %22
  br i1 %29, label %30, label %21

30:                                               ; preds = %26, %21
  %31 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #4
  %32 = trunc i64 %31 to i32
  %33 = add i32 %9, %32
  %34 = icmp ult i32 %33, %2
  br i1 %34, label %8, label %35

35:                                               ; preds = %30, %4
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define dso_local spir_func void @__clang_ocl_kern_imp_histogram_saturating(ptr addrspace(1) noundef readonly align 2 captures(none) %0, ptr addrspace(1) noundef align 4 %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #1 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !14 !kernel_arg_base_type !14 !kernel_arg_type_qual !15 {
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %6 = trunc i64 %5 to i32
  %7 = icmp ugt i32 %2, %6
  br i1 %7, label %9, label %8

8:                                                ; preds = %31, %4
  ret void

9:                                                ; preds = %4, %31
  %10 = phi i32 [ %34, %31 ], [ %6, %4 ]
  %11 = zext i32 %10 to i64
  %12 = getelementptr inbounds nuw i16, ptr addrspace(1) %0, i64 %11
  %13 = load i16, ptr addrspace(1) %12, align 2, !tbaa !16
  %14 = zext i16 %13 to i32
  %15 = lshr i32 %14, 2
  %16 = zext nneg i32 %15 to i64
  %17 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %16
  %18 = shl nuw nsw i32 %14, 3
  %19 = and i32 %18, 24
  %20 = tail call spir_func i32 @_Z10atomic_addPU3AS1Vjj(ptr addrspace(1) noundef %17, i32 noundef 0) #5
  %21 = shl nuw nsw i32 1, %19
  br label %22

22:                                               ; preds = %27, %9
  %23 = phi i32 [ %20, %9 ], [ %29, %27 ]
  %24 = lshr i32 %23, %19
  %25 = and i32 %24, 255
  %26 = icmp ult i32 %25, %3
  br i1 %26, label %27, label %31

27:                                               ; preds = %22
  %28 = add i32 %23, %21
  %29 = tail call spir_func i32 @_Z14atomic_cmpxchgPU3AS1Vjjj(ptr addrspace(1) noundef %17, i32 noundef %23, i32 noundef %28) #5
  %30 = icmp eq i32 %29, %23
  br i1 %30, label %31, label %22

31:                                               ; preds = %22, %27
  %32 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #4
  %33 = trunc i64 %32 to i32
  %34 = add i32 %10, %33
  %35 = icmp ult i32 %34, %2
  br i1 %35, label %9, label %8
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

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z12get_group_idj(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent nounwind
declare dso_local spir_func i32 @_Z10atomic_addPU3AS1Vjj(ptr addrspace(1) noundef, i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare dso_local spir_func i32 @_Z14atomic_cmpxchgPU3AS1Vjjj(ptr addrspace(1) noundef, i32 noundef, i32 noundef) local_unnamed_addr #3

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
!2 = !{i32 2, i32 0}
!3 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!4 = !{!5, !5, i64 0}
!5 = !{!"int", !6, i64 0}
!6 = !{!"omnipotent char", !7, i64 0}
!7 = !{!"Simple C/C++ TBAA"}
!8 = !{i32 1, i32 1, i32 0}
!9 = !{!"none", !"none", !"none"}
!10 = !{!"uint*", !"uint*", !"uint"}
!11 = !{!"const", !"", !""}
!12 = !{i32 1, i32 1, i32 0, i32 0}
!13 = !{!"none", !"none", !"none", !"none"}
!14 = !{!"ushort*", !"uint*", !"uint", !"uint"}
!15 = !{!"const", !"", !"", !""}
!16 = !{!17, !17, i64 0}
!17 = !{!"short", !6, i64 0}
